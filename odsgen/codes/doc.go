// Package codes explains the codes of findings in definitions: what "odsgen explain ODS0401" prints and what
// docs/errors lists.
//
//	e, ok := codes.Explain("ODS0401")
//	fmt.Println(e.Title, e.Text, e.Example)
//
// Codes below ODS1000 are about YAML, names and definitions; those from ODS1000 on about assembly formats.
package codes
