package main

import "github.com/odsgen/ods/core"

// testDyn is the dialect that mlir-opt's tests make while they run, with its one operation.
var testDyn = core.DialectDef{Name: "test_dyn", Ops: []*core.OpDef{&oneResult}}

var oneResult = core.OpDef{
	Name: "test_dyn.one_result", Summary: "one result and nothing else",
	Operands: []core.ValueDef{{Arity: core.Variadic}},
	Results:  []core.ValueDef{{Arity: core.Variadic}},
	Regions:  []core.RegionDef{{Variadic: true}},
	Verify: func(_ any, op *core.Operation, r *core.Reporter) bool {
		if op.NumOperands() == 0 && op.NumResults() == 1 && op.NumRegions() == 0 {
			return true
		}
		return r.OpEmitErrorf(op, "expected a single result, no operands and no regions").Fail()
	},
}
