package fix

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/rewrite/conversion"
	"github.com/odsgen/ods/generated/arith"
	"github.com/odsgen/ods/passes"
	"github.com/odsgen/ods/passes/convert/structural"
)

// LowerToArith returns the pass toy-to-arith: numbers become i32, and all operations of the dialect operations of arith.
func LowerToArith() *passes.Pass {
	return &passes.Pass{Name: "toy-to-arith", Summary: "Turn fixed-point numbers into integers", Anchor: "builtin.module",
		Depends: []string{"arith", "func", "scf"}, Run: func(r *passes.Run) {
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
			structural.AddSCF(set, target, types) // numbers go through loops and conditions
			addLowerings(set, types)
			if !conversion.Full([]*core.Operation{r.Op}, target, set, r.ConversionConfig()) {
				r.Fail()
			}
		}}
}

// addLowerings adds a pattern for each operation: op is the operation, in the same with operands that were converted.
func addLowerings(set *conversion.PatternSet, types *conversion.TypeConverter) {
	conversion.On(set, types, &ConstantDef, func(op, _ ConstantOp, rw *conversion.Rewriter) bool {
		rw.ReplaceOp(op.Op, lowering{&rw.Builder}.constant(int64(op.Raw()), 32))
		return true
	})
	conversion.On(set, types, &AddDef, func(op, in AddOp, rw *conversion.Rewriter) bool {
		rw.ReplaceOp(op.Op, arith.NewAddI(&rw.Builder, in.Lhs(), in.Rhs()).Result())
		return true
	})
	// A product has twice the fraction bits, so it is made in 64 bits and shifted back.
	conversion.On(set, types, &MulDef, func(op, in MulOp, rw *conversion.Rewriter) bool {
		l := lowering{&rw.Builder}
		product := arith.NewMulI(l.b, l.widen(in.Lhs()), l.widen(in.Rhs())).Result()
		rw.ReplaceOp(op.Op, l.narrow(l.shiftDown(product, fraction(op.Result()), op.Rounding())))
		return true
	})
	conversion.On(set, types, &ScaleDef, func(op, in ScaleOp, rw *conversion.Rewriter) bool {
		l, ratio := lowering{&rw.Builder}, op.RatioAttr()
		product := arith.NewMulI(l.b, l.widen(in.Input()), l.constant(ratio.Numerator(), 64)).Result()
		rw.ReplaceOp(op.Op, l.narrow(arith.NewFloorDivSI(l.b, product, l.constant(ratio.Denominator(), 64)).Result()))
		return true
	})
	conversion.On(set, types, &RescaleDef, func(op, in RescaleOp, rw *conversion.Rewriter) bool {
		l := lowering{&rw.Builder}
		if from, to := fraction(op.Input()), fraction(op.Result()); to >= from {
			rw.ReplaceOp(op.Op, arith.NewShLI(l.b, in.Input(), l.constant(int64(to-from), 32)).Result())
		} else {
			rw.ReplaceOp(op.Op, l.narrow(l.shiftDown(l.widen(in.Input()), from-to, op.Rounding())))
		}
		return true
	})
	conversion.On(set, types, &ToIntDef, func(op, in ToIntOp, rw *conversion.Rewriter) bool {
		l := lowering{&rw.Builder}
		rw.ReplaceOp(op.Op, arith.NewShRSI(l.b, in.Input(), l.constant(int64(fraction(op.Input())), 32)).Result())
		return true
	})
}

// lowering builds the integer operations of one pattern.
type lowering struct{ b *core.Builder }

func (l lowering) constant(v int64, width uint) *core.Value {
	c := l.b.Context()
	return arith.NewConstant(l.b, c.IntegerAttr(c.Integer(width), v)).Result()
}

func (l lowering) widen(v *core.Value) *core.Value {
	return arith.NewExtSI(l.b, l.b.Context().I64(), v).Result()
}

func (l lowering) narrow(v *core.Value) *core.Value {
	return arith.NewTruncI(l.b, l.b.Context().I32(), v).Result()
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
