package fix

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/rewrite/conversion"
	"github.com/odsgen/ods/generated/arith"
	"github.com/odsgen/ods/passes"
	"github.com/odsgen/ods/passes/structural"
)

// LowerToArith returns the pass toy-to-arith: numbers become i32, and all operations of the dialect operations of arith.
func LowerToArith() *passes.Pass {
	return &passes.Pass{Name: "toy-to-arith", Summary: "Turn fixed-point numbers into integers", Anchor: "builtin.module",
		Depends: []string{"arith", "func"}, Run: func(r *passes.Run) {
			types := conversion.NewTypeConverter()
			types.AddLegal(func(core.Type) bool { return true })
			conversion.AddConversionOf(types, func(t *FixType) core.Type { return t.Context().I32() })
			types.AddSource(conversion.CastMaterialization)
			types.AddTarget(conversion.CastMaterialization)

			target := conversion.NewTarget()
			target.LegalDialects("arith")
			target.LegalOps("builtin.module")
			target.IllegalDialects(Name)

			set := conversion.NewPatternSet()
			structural.AddFunc(set, target, types)
			addLowerings(set, types)
			if !conversion.Full([]*core.Operation{r.Op}, target, set, r.ConversionConfig()) {
				r.Fail()
			}
		}}
}

func addLowerings(set *conversion.PatternSet, types *conversion.TypeConverter) {
	add := func(root string, lower func(l lowering, op *core.Operation, in []*core.Value) *core.Value) {
		set.Add(conversion.Pattern{Name: root + " to arith", Root: root, Types: types,
			Match: func(op *core.Operation, in []*core.Value, rw *conversion.Rewriter) bool {
				rw.ReplaceOp(op, lower(lowering{&rw.Builder}, op, in))
				return true
			}})
	}
	add("toy.constant", func(l lowering, op *core.Operation, _ []*core.Value) *core.Value {
		return l.constant(int64(ConstantOp{core.ViewOf(op)}.Raw()), 32)
	})
	add("toy.add", func(l lowering, _ *core.Operation, in []*core.Value) *core.Value {
		return arith.NewAddI(l.b, in[0], in[1]).Result()
	})
	// A product has twice the fraction bits, so it is made in 64 bits and shifted back.
	add("toy.mul", func(l lowering, op *core.Operation, in []*core.Value) *core.Value {
		mul := MulOp{core.ViewOf(op)}
		product := arith.NewMulI(l.b, l.widen(in[0]), l.widen(in[1])).Result()
		return l.narrow(l.shiftDown(product, fraction(mul.Result()), mul.Rounding()))
	})
	add("toy.scale", func(l lowering, op *core.Operation, in []*core.Value) *core.Value {
		ratio := ScaleOp{core.ViewOf(op)}.RatioAttr()
		product := arith.NewMulI(l.b, l.widen(in[0]), l.constant(ratio.Numerator(), 64)).Result()
		return l.narrow(arith.NewFloorDivSI(l.b, product, l.constant(ratio.Denominator(), 64)).Result())
	})
	add("toy.rescale", func(l lowering, op *core.Operation, in []*core.Value) *core.Value {
		re := RescaleOp{core.ViewOf(op)}
		from, to := fraction(re.Input()), fraction(re.Result())
		if to >= from {
			return arith.NewShLI(l.b, in[0], l.constant(int64(to-from), 32)).Result()
		}
		return l.narrow(l.shiftDown(l.widen(in[0]), from-to, re.Rounding()))
	})
	add("toy.to_int", func(l lowering, op *core.Operation, in []*core.Value) *core.Value {
		return arith.NewShRSI(l.b, in[0], l.constant(int64(fraction(op.Operand(0))), 32)).Result()
	})
}

// lowering builds the integer operations of one pattern.
type lowering struct{ b *core.Builder }

func (l lowering) constant(v int64, width uint) *core.Value {
	c := l.b.Context()
	return arith.NewConstant(l.b, c.IntegerAttr(c.Integer(width), v)).Result()
}

func (l lowering) widen(v *core.Value) *core.Value {
	return arith.NewExtSI(l.b, l.b.Context().I64(), v).Op.Result(0)
}

func (l lowering) narrow(v *core.Value) *core.Value {
	return arith.NewTruncI(l.b, l.b.Context().I32(), v).Op.Result(0)
}

func (l lowering) shiftDown(v *core.Value, bits uint32, r Rounding) *core.Value {
	if bits == 0 {
		return v
	}
	if r == RoundingNearest {
		v = arith.NewAddI(l.b, v, l.constant(1<<(bits-1), 64)).Result()
	}
	return arith.NewShRSI(l.b, v, l.constant(int64(bits), 64)).Result()
}
