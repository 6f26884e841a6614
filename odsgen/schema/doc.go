// Package schema writes the JSON Schema of definition files, for completion and hover texts in editors.
//
//	os.WriteFile("dialect.schema.json", schema.Definitions(nil), 0o666)
//
// An editor with a YAML language server takes it from the first line of a definition:
//
//	# yaml-language-server: $schema=./dialect.schema.json
//
// The schema is made from the table of keys that the loader itself reads, so it cannot lag behind. With the names that
// are in scope ([load.Names]) it also completes constraints, traits, interfaces, templates and resources, and marks
// unknown ones. It is more lenient than "odsgen check" where JSON Schema cannot say what is meant, never stricter: what
// loads is valid.
package schema
