package view

import "github.com/odsgen/ods/core"

// VerifyList checks that a list has n entries, and an operand for each that is not an integer.
func VerifyList(op *core.Operation, name string, n int, static *core.DenseArrayAttr, vals int, r *core.Reporter) bool {
	if static.Len() != n {
		return r.OpEmitErrorf(op, "expected %d %s values, got %d", n, name, static.Len()).Fail()
	}
	dynamic := 0
	for i := range n {
		if static.Int(i) == core.Dynamic {
			dynamic++
		}
	}
	if vals != dynamic {
		return r.OpEmitErrorf(op, "expected %d dynamic %s values", dynamic, name).Fail()
	}
	return true
}
