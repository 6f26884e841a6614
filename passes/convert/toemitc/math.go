package toemitc

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/num"
	"github.com/odsgen/ods/core/rewrite"
	"github.com/odsgen/ods/core/rewrite/conversion"
	"github.com/odsgen/ods/generated/emitc"
	"github.com/odsgen/ods/generated/math"
)

// functions has the functions of the library for f64.
var functions = map[*core.OpDef]string{
	&math.FloorDef: "floor", &math.RoundDef: "round", &math.ExpDef: "exp", &math.CosDef: "cos", &math.SinDef: "sin",
	&math.AcosDef: "acos", &math.AsinDef: "asin", &math.Atan2Def: "atan2", &math.CeilDef: "ceil", &math.AbsFDef: "fabs",
	&math.PowFDef: "pow",
}

// AddMath adds the patterns for dialect math; cpp takes the functions of C++.
func AddMath(set *conversion.PatternSet, cpp bool) {
	for def, name := range functions {
		set.Add(conversion.Pattern{Name: def.Name + " to emitc", Root: def.Name,
			Plain: func(op *core.Operation, rw *rewrite.Rewriter) bool { return callLibrary(op, name, cpp, rw) }})
	}
}

func callLibrary(op *core.Operation, name string, cpp bool, rw *rewrite.Rewriter) bool {
	for _, t := range append(op.OperandTypes(), op.ResultTypes()...) {
		if f, ok := t.(*core.FloatType); !ok || f.Semantics() != num.F32 && f.Semantics() != num.F64 {
			return rw.NoMatch(op, "expected all operands and results to be of type f32 or f64")
		}
	}
	switch {
	case cpp:
		name = "std::" + name
	case op.Operand(0).Type() == rw.Context().F32():
		name += "f"
	}
	rw.ReplaceOpWith(op, emitc.NewCallOpaque(&rw.Builder, op.ResultTypes(), op.OperandList(0, op.NumOperands()), name).Op)
	return true
}
