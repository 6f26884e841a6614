package tosa

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/rewrite"
	"github.com/odsgen/ods/generated/arith"
	"github.com/odsgen/ods/generated/quant"
	gen "github.com/odsgen/ods/generated/tosa"
	"github.com/odsgen/ods/passes"
)

func (*ArithConstToTosaConstPass) run(r *passes.Run) {
	set := rewrite.NewPatternSet(r.Op.Context())
	set.Add(rewrite.Pattern{Name: "arith.constant to tosa.const", Root: arith.ConstantDef.Name, Match: takeConstant})
	rewrite.Greedy(r.Op, set.Freeze(), r.GreedyConfig())
}

// takeConstant replaces a constant tensor.
func takeConstant(op *core.Operation, rw *rewrite.Rewriter) bool {
	value, ok := arith.ConstantOp{OpView: core.ViewOf(op)}.ValueAttr().(core.ElementsAttr)
	t, isTensor := op.Result(0).Type().(*core.RankedTensorType)
	if !ok || !isTensor || !core.IsStaticShape(t) || !isElement(t.ElementType()) || value.Type() != core.Type(t) {
		return rw.NoMatch(op, "no constant of dialect tosa")
	}
	rw.ReplaceOpWith(op, gen.Const{Values: value, OutputType: t}.Build(&rw.Builder).Op)
	return true
}

// isElement reports whether tensors of the dialect may have elements of a type.
func isElement(t core.Type) bool {
	switch t := t.(type) {
	case *core.IntegerType:
		return t.Signedness() != core.Signed
	case *core.FloatType, *gen.MXInt8Type, *quant.AnyQuantizedType, *quant.UniformQuantizedType, *quant.CalibratedQuantizedType:
		return true
	}
	return false
}
