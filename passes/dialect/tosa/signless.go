package tosa

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/rewrite/conversion"
	gen "github.com/odsgen/ods/generated/tosa"
	"github.com/odsgen/ods/passes"
	"github.com/odsgen/ods/passes/convert/structural"
)

func (*ConvertIntegerTypeToSignlessPass) run(r *passes.Run) {
	types := conversion.NewTypeConverter()
	types.AddLegal(func(core.Type) bool { return true })
	conversion.AddConversionOf(types, func(t core.TensorType) core.Type {
		if elem, ok := t.ElementType().(*core.IntegerType); ok && elem.Signedness() != core.Signless {
			return t.CloneWith(nil, t.Context().Integer(elem.Width()))
		}
		return t
	})
	set, target := conversion.NewPatternSet(), conversion.NewTarget()
	structural.AddFunc(set, target, types)
	structural.AddAny(set, target, types)
	set.Add(conversion.Pattern{Name: "signless tosa.const", Root: gen.ConstDef.Name, Types: types, Benefit: 2,
		Match: func(op *core.Operation, _ []*core.Value, rw *conversion.Rewriter) bool {
			value, ok := gen.ConstOp{OpView: core.ViewOf(op)}.ValuesAttr().(*core.DenseElementsAttr)
			t, isShaped := types.ConvertOne(op.Result(0).Type()).(core.ShapedType)
			if !ok || !isShaped {
				return rw.NoMatch(op, "no dense constant")
			}
			rw.ReplaceOpWith(op, gen.Const{Values: op.Context().DenseElements(t, value.RawData()), OutputType: t}.Build(&rw.Builder).Op)
			return true
		}})
	if !conversion.Full([]*core.Operation{r.Op}, target, set, r.ConversionConfig()) {
		r.Fail()
	}
}
