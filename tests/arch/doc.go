// Package arch holds the rules that the source tree keeps, as functions over its loaded packages; the tests run them
// over this module, and over small trees in testdata that break each rule once.
//
//	tree, err := arch.Load("../..")
//	for _, v := range arch.ImportDirections(tree) {
//		fmt.Println(v)
//	}
//
// Every rule returns its violations as messages that say where, what is wrong and what to do; [Rules] lists them all. A
// package that does not exist yet breaks nothing.
package arch
