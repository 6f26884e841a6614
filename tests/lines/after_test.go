package lines

import (
	"context"

	"github.com/odsgen/ods"
	"github.com/odsgen/ods/backend/engine"
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/rewrite"
	"github.com/odsgen/ods/core/rewrite/conversion"
	"github.com/odsgen/ods/generated/arith"
	"github.com/odsgen/ods/generated/complexd"
	"github.com/odsgen/ods/generated/funcd"
	"github.com/odsgen/ods/generated/scf"
	"github.com/odsgen/ods/passes/convert/structural"
)

func languageAfter(ctx *core.Context, n int64, start float64) (*core.Operation, float64, error) {
	module := core.NewModule(ctx, core.Location{})
	b := core.BuilderAtEnd(ctx, module.Body())
	typ := ctx.Function([]core.Type{ctx.Index(), ctx.F64()}, []core.Type{ctx.F64()})
	funcd.BuildFunc(b, "sum", typ, func(b *core.Builder, args []*core.Value) []*core.Value {
		zero := arith.NewConstant(b, ctx.IndexAttr(0)).Result()
		one := arith.NewConstant(b, ctx.IndexAttr(1)).Result()
		two := arith.NewConstant(b, ctx.IndexAttr(2)).Result()
		return scf.BuildFor(b, zero, args[0], one, args[1:], func(b *core.Builder, i *core.Value, sum []*core.Value) []*core.Value {
			odd := arith.NewCmpI(b, arith.CmpIPredicateNe, arith.NewRemUI(b, i, two).Result(), zero).Result()
			return scf.BuildIf(b, odd,
				func(b *core.Builder) []*core.Value { return []*core.Value{arith.NewAddF(b, sum[0], sum[0]).Result()} },
				func(b *core.Builder) []*core.Value { return sum }).Op.ResultList()
		}).Op.ResultList()
	})
	e, err := ods.Compile(context.Background(), module, "", engine.Options{})
	if err != nil {
		return nil, 0, err
	}
	sum, err := engine.Func[func(int64, float64) (float64, error)](e, "sum")
	if err != nil {
		return nil, 0, err
	}
	v, err := sum(n, start)
	return module, v, err
}

func toolAfter(module *core.Operation) {
	set := rewrite.NewPatternSet(module.Context())
	set.Add(rewrite.OpPattern(&arith.DivUIDef, arith.AsDivUIOp, "shift", func(op arith.DivUIOp, rw *rewrite.Rewriter) bool {
		by, ok := arith.AsConstantOp(op.Rhs().DefiningOp())
		if !ok {
			return false
		}
		value, ok := by.ValueAttr().(*core.IntegerAttr)
		if !ok || !value.Value().IsPowerOf2() {
			return false
		}
		shift := arith.NewConstant(&rw.Builder, rw.Context().IntegerAttr(value.Type(), int64(value.Value().Log2()))).Result()
		rw.ReplaceOp(op.Op, arith.NewShRUI(&rw.Builder, op.Lhs(), shift).Result())
		return true
	}))
	rewrite.Greedy(module, set.Freeze(), rewrite.DefaultConfig())
}

func loweringAfter(module *core.Operation) bool {
	types := conversion.NewTypeConverter()
	types.AddLegal(func(core.Type) bool { return true })
	conversion.AddConversionOf(types, func(t *core.ComplexType) core.Type { return t.ElementType() })
	set, target := conversion.NewPatternSet(), conversion.NewTarget()
	target.LegalDialects("arith", "builtin")
	target.IllegalDialects("complex")
	structural.AddFunc(set, target, types)
	structural.AddSCF(set, target, types)
	conversion.On(set, types, &complexd.MulDef, func(op, in complexd.MulOp, rw *conversion.Rewriter) bool {
		rw.ReplaceOp(op.Op, arith.NewMulF(&rw.Builder, in.Lhs(), in.Rhs()).Result())
		return true
	})
	return conversion.Full([]*core.Operation{module}, target, set, conversion.Config{})
}
