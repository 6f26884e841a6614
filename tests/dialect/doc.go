// Package dialect is the test dialect: a definition that uses every feature of the language once (test.yaml), the code
// that odsgen makes of it (*.gen.go), and the hooks that the definition promises.
//
// Where mlir-opt registers an operation, a type or an attribute for a feature in its own test dialect, the one here is
// alike, and the tests compare the two. The command ods links this dialect for the same reason for which mlir-opt links
// its own: existing test files use it. Programs have no reason to import it.
package dialect
