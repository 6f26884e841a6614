// Package checks has verifiers that the test dialect names with their package.
package checks

import "github.com/odsgen/ods/core"

// NoMark rejects operations with the attribute "mark".
func NoMark(op *core.Operation, r *core.Reporter) bool {
	if op.Attr("mark") == nil {
		return true
	}
	return r.OpErrorf(op, "is marked").Fail()
}
