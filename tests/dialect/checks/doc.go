// Package checks has functions that the test dialect names with their package.
package checks

import "github.com/odsgen/ods/core"

// NoMark rejects operations with the attribute "mark".
func NoMark(op *core.Operation, r *core.Reporter) bool {
	if op.Attr("mark") == nil {
		return true
	}
	return r.OpErrorf(op, "is marked").Fail()
}

// Size is the number of operands, ten times.
func Size(op *core.Operation) int { return 10 * op.NumOperands() }

// IsSmall reports whether the attribute in the first slot is less than 10.
func IsSmall(op *core.Operation) bool {
	n, ok := op.Slot(0).(*core.IntegerAttr)
	return ok && n.Int64() < 10
}
