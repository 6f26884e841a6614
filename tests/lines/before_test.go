package lines

import (
	"context"
	"errors"
	"slices"

	"github.com/odsgen/ods/backend/all"
	"github.com/odsgen/ods/backend/engine"
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/num"
	"github.com/odsgen/ods/core/rewrite"
	"github.com/odsgen/ods/core/rewrite/conversion"
	"github.com/odsgen/ods/generated/arith"
	"github.com/odsgen/ods/generated/funcd"
	"github.com/odsgen/ods/generated/scf"
	"github.com/odsgen/ods/passes"
)

func languageBefore(ctx *core.Context, n int64, start float64) (*core.Operation, float64, error) {
	module := core.NewModule(ctx, core.Location{})
	b := core.BuilderAtEnd(ctx, module.Body())
	f := funcd.NewFunc(b, "sum", ctx.Function([]core.Type{ctx.Index(), ctx.F64()}, []core.Type{ctx.F64()}))
	outside := b.Save()
	entry := b.CreateBlock(f.Body(), []core.Type{ctx.Index(), ctx.F64()})
	zero := arith.NewConstant(b, ctx.IndexAttr(0)).Op.Result(0)
	one := arith.NewConstant(b, ctx.IndexAttr(1)).Op.Result(0)
	two := arith.NewConstant(b, ctx.IndexAttr(2)).Op.Result(0)
	loop := scf.NewFor(b, []core.Type{ctx.F64()}, zero, entry.Arg(0), one, []*core.Value{entry.Arg(1)})
	behindLoop := b.Save()
	body := b.CreateBlock(loop.Region(), []core.Type{ctx.Index(), ctx.F64()})
	odd := arith.NewCmpI(b, arith.CmpIPredicateNe, arith.NewRemUI(b, body.Arg(0), two).Op.Result(0), zero).Op.Result(0)
	pick := scf.If{ResultsTypes: []core.Type{ctx.F64()}, Condition: odd}.Build(b)
	behindIf := b.Save()
	b.CreateBlock(pick.ThenRegion(), nil)
	scf.NewYield(b, []*core.Value{arith.NewAddF(b, body.Arg(1), body.Arg(1)).Op.Result(0)})
	b.CreateBlock(pick.ElseRegion(), nil)
	scf.NewYield(b, []*core.Value{body.Arg(1)})
	b.Restore(behindIf)
	scf.NewYield(b, []*core.Value{pick.Op.Result(0)})
	b.Restore(behindLoop)
	funcd.NewReturn(b, []*core.Value{loop.Op.Result(0)})
	b.Restore(outside)

	lowered := module.Clone(nil)
	pipeline, list := passes.ParsePipeline(all.Passes(), all.Pipeline(lowered))
	if list.HasErrors() {
		return nil, 0, list
	}
	if list, ok := passes.NewManagerOf(ctx, pipeline).Run(context.Background(), lowered); !ok {
		return nil, 0, list
	}
	e, err := engine.New(lowered, engine.Options{})
	if err != nil {
		return nil, 0, err
	}
	results, err := e.Call(context.Background(), "sum", engine.Int(num.NewSigned(64, n)), engine.Float(num.Float64(start)))
	if err != nil {
		return nil, 0, err
	}
	if len(results) != 1 || results[0].Kind != engine.FloatKind {
		return nil, 0, errors.New("the result is no float")
	}
	v, _ := results[0].Float.ToFloat64()
	return module, v, nil
}

func toolBefore(module *core.Operation) {
	set := rewrite.NewPatternSet(module.Context())
	set.Add(rewrite.Pattern{Name: "shift", Root: "arith.divui", Match: func(op *core.Operation, rw *rewrite.Rewriter) bool {
		by := op.Operand(1).DefiningOp()
		if by == nil {
			return false
		}
		value, ok := by.ConstantValue().(*core.IntegerAttr)
		if !ok || !value.Value().IsPowerOf2() {
			return false
		}
		t := op.Result(0).Type()
		shift := rw.Create(&core.OperationState{Info: rw.Context().InfoOf(&arith.ConstantDef), Types: []core.Type{t}, Loc: op.Loc(),
			Attrs: []core.NamedAttr{{Name: "value", Value: rw.Context().IntegerAttr(t, int64(value.Value().Log2()))}}})
		rw.ReplaceOpWith(op, rw.Create(&core.OperationState{Info: rw.Context().InfoOf(&arith.ShRUIDef), Types: []core.Type{t}, Loc: op.Loc(),
			Operands: []*core.Value{op.Operand(0), shift.Result(0)}}))
		return true
	}})
	rewrite.Greedy(module, set.Freeze(), rewrite.DefaultConfig())
}

func loweringBefore(module *core.Operation) bool {
	types := conversion.NewTypeConverter()
	types.AddLegal(func(core.Type) bool { return true })
	conversion.AddConversionOf(types, func(t *core.ComplexType) core.Type { return t.ElementType() })
	isLegal := func(op *core.Operation) conversion.Legality {
		for _, v := range append(op.ResultList(), op.OperandList(0, op.NumOperands())...) {
			if _, ok := v.Type().(*core.ComplexType); ok {
				return conversion.Illegal
			}
		}
		return conversion.Legal
	}
	set, target := conversion.NewPatternSet(), conversion.NewTarget()
	target.LegalDialects("arith", "builtin")
	target.IllegalDialects("complex")
	target.DynamicOps(isLegal, "scf.if", "scf.yield", "func.return")
	target.DynamicOps(func(op *core.Operation) conversion.Legality {
		f, _ := funcd.AsFuncOp(op)
		typ := f.FunctionType().(*core.FunctionType)
		for _, t := range append(slices.Clone(typ.Inputs()), typ.Results()...) {
			if _, ok := t.(*core.ComplexType); ok {
				return conversion.Illegal
			}
		}
		return conversion.Legal
	}, "func.func")
	add := func(root string, match func(op *core.Operation, in []*core.Value, rw *conversion.Rewriter) bool) {
		set.Add(conversion.Pattern{Name: root, Root: root, Types: types, Match: match})
	}
	add("func.func", func(op *core.Operation, _ []*core.Value, rw *conversion.Rewriter) bool {
		f, _ := funcd.AsFuncOp(op)
		typ := f.FunctionType().(*core.FunctionType)
		inputs, ok1 := types.ConvertAll(typ.Inputs())
		results, ok2 := types.ConvertAll(typ.Results())
		s := types.BlockSignature(f.Body().Entry())
		if !ok1 || !ok2 || s == nil {
			return false
		}
		rw.ApplySignature(f.Body().Entry(), s, types)
		rw.Modify(op, func() { f.SetFunctionType(op.Context().Function(inputs, results)) })
		return true
	})
	add("scf.if", func(op *core.Operation, in []*core.Value, rw *conversion.Rewriter) bool {
		results, ok := types.ConvertAll(op.ResultTypes())
		if !ok {
			return false
		}
		made := rw.Create(&core.OperationState{Info: op.Info(), Types: results, Operands: in, Loc: op.Loc(), Regions: []*core.Region{nil, nil}})
		for i := range 2 {
			rw.InlineRegionBefore(op.Region(i), made.Region(i), nil)
		}
		rw.ReplaceOp(op, made.ResultList()...)
		return true
	})
	for _, name := range []string{"scf.yield", "func.return"} {
		add(name, func(op *core.Operation, in []*core.Value, rw *conversion.Rewriter) bool {
			rw.ReplaceOpWith(op, rw.Create(&core.OperationState{Info: op.Info(), Operands: in, Loc: op.Loc()}))
			return true
		})
	}
	add("complex.mul", func(op *core.Operation, in []*core.Value, rw *conversion.Rewriter) bool {
		rw.ReplaceOpWith(op, rw.Create(&core.OperationState{Info: rw.Context().InfoOf(&arith.MulFDef), Operands: in,
			Types: []core.Type{in[0].Type()}, Loc: op.Loc()}))
		return true
	})
	return conversion.Full([]*core.Operation{module}, target, set, conversion.Config{})
}
