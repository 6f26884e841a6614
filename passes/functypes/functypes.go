package functypes

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/rewrite/conversion"
	"github.com/odsgen/ods/generated/funcd"
)

// Add adds patterns that convert the signatures of func.func, and the types of func.call and func.return.
func Add(set *conversion.PatternSet, types *conversion.TypeConverter) {
	set.Add(
		conversion.Pattern{Name: "func.func signature", Root: "func.func", Types: types,
			Match: func(op *core.Operation, _ []*core.Value, rw *conversion.Rewriter) bool {
				return convertFunc(funcd.FuncOp{OpView: core.ViewOf(op)}, rw, types)
			}},
		conversion.Pattern{Name: "func.call types", Root: "func.call", Types: types,
			Match: func(op *core.Operation, operands []*core.Value, rw *conversion.Rewriter) bool {
				return convertCall(funcd.CallOp{OpView: core.ViewOf(op)}, operands, rw, types)
			}},
		conversion.Pattern{Name: "func.return types", Root: "func.return", Types: types,
			Match: func(op *core.Operation, operands []*core.Value, rw *conversion.Rewriter) bool {
				rw.Modify(op, func() { op.SetOperands(operands) })
				return true
			}},
	)
}

// Legal makes functions, calls and returns legal once their types are.
func Legal(t *conversion.Target, types *conversion.TypeConverter) {
	t.DynamicOps(func(op *core.Operation) conversion.Legality {
		sig, ok := funcd.FuncOp{OpView: core.ViewOf(op)}.FunctionType().(*core.FunctionType)
		return conversion.LegalIf(ok && types.IsLegalSignature(sig) && types.IsLegalRegion(op.Region(0)))
	}, "func.func")
	t.DynamicOps(func(op *core.Operation) conversion.Legality { return conversion.LegalIf(types.IsLegalOp(op)) }, "func.call", "func.return")
}

func convertFunc(op funcd.FuncOp, rw *conversion.Rewriter, types *conversion.TypeConverter) bool {
	sig, ok := op.FunctionType().(*core.FunctionType)
	if !ok {
		return rw.NoMatch(op.Op, "the function type is none of builtin's")
	}
	args := conversion.NewSignature(len(sig.Inputs()))
	if !args.AddConverted(types, sig.Inputs(), 0) {
		return rw.NoMatch(op.Op, "an argument type cannot be converted")
	}
	results, ok := types.ConvertAll(sig.Results())
	if !ok {
		return rw.NoMatch(op.Op, "a result type cannot be converted")
	}
	if _, ok := rw.ConvertRegionTypes(op.Body(), types, args); !ok {
		return rw.NoMatch(op.Op, "the type of a block argument cannot be converted")
	}
	c := op.Context()
	rw.Modify(op.Op, func() { op.SetFunctionTypeAttr(c.TypeAttr(c.Function(args.Types(), results))) })
	return true
}

func convertCall(op funcd.CallOp, operands []*core.Value, rw *conversion.Rewriter, types *conversion.TypeConverter) bool {
	results, ok := types.ConvertAll(op.Op.ResultTypes())
	if !ok || len(results) != op.Op.NumResults() {
		return rw.NoMatch(op.Op, "a result type cannot be converted to one type")
	}
	call := rw.Create(&core.OperationState{Info: op.Op.Info(), Loc: op.Loc(), Types: results, Operands: operands, Attrs: op.Op.Attrs()})
	rw.ReplaceOp(op.Op, call.ResultList()...)
	return true
}
