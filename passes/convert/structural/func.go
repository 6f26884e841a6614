package structural

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/rewrite/conversion"
	"github.com/odsgen/ods/generated/funcd"
)

// AddFunc adds patterns that convert the signatures of func.func, and the types of func.call and func.return, and makes
// them legal once their types are. The other blocks of a function are converted with its signature.
func AddFunc(set *conversion.PatternSet, target *conversion.Target, types *conversion.TypeConverter) {
	set.Add(conversion.Pattern{Name: "func.func signature", Root: "func.func", Types: types,
		Match: func(op *core.Operation, _ []*core.Value, rw *conversion.Rewriter) bool {
			return convertFunc(funcd.FuncOp{OpView: core.ViewOf(op)}, rw, types)
		}})
	target.DynamicOps(func(op *core.Operation) conversion.Legality {
		sig, ok := funcd.FuncOp{OpView: core.ViewOf(op)}.FunctionType().(*core.FunctionType)
		return conversion.LegalIf(ok && types.IsLegalSignature(sig) && types.IsLegalRegion(op.Region(0)))
	}, "func.func")
	Add(set, target, types, "func.call", "func.return")
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
	c := op.Op.Context()
	rw.Modify(op.Op, func() { op.SetFunctionTypeAttr(c.TypeAttr(c.Function(args.Types(), results))) })
	return true
}
