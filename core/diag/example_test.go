package diag_test

import (
	"fmt"

	"github.com/odsgen/ods/core/diag"
)

// A finding carries the change of the text that resolves it.
func ExampleApplyFixes() {
	text := []byte("add: {folder: yes}\n")
	finding := diag.Diagnostic{Severity: diag.Error, Pos: diag.Pos{File: "d.yaml", Line: 1, Col: 15}, Message: "'folder' is no boolean",
		SuggestedFixes: []diag.SuggestedFix{{Message: "write true",
			Edits: []diag.TextEdit{{File: "d.yaml", Start: 14, End: 17, NewText: "true"}}}}}
	fixed, n := diag.ApplyFixes("d.yaml", text, finding)
	fmt.Printf("%d: %s", n, fixed)
	// Output:
	// 1: add: {folder: true}
}
