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

// testNames adds to the test dialect an operation that has syntax to read and none to write.
var testNames = core.DialectDef{Name: "testnames", Extends: "test", Depends: []string{"test"}, Ops: []*core.OpDef{&withDots}}

var withDots = core.OpDef{
	Name: "test.dialect_custom_printer.with.dot", Summary: "a name with dots",
	Parse: func(*core.Parser, *core.OperationState) bool { return true },
}
