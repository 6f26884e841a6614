package arith

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/num"
	"github.com/odsgen/ods/core/query"
	"github.com/odsgen/ods/core/rt"
	gen "github.com/odsgen/ods/generated/arith"
	"github.com/odsgen/ods/passes/dialect/arith/integer"
)

// This file has conversions of small floats, by way of f32 and on its bits, in the order in which upstream makes the
// operations.

func extend(b *core.Builder, v *core.Value, t core.Type, flags *gen.FastMathFlagsAttr) *core.Value {
	return gen.ExtF{OutType: t, In: v, Fastmath: flags}.Build(b).Out()
}

func truncate(b *core.Builder, v *core.Value, t core.Type, flags *gen.FastMathFlagsAttr) *core.Value {
	return gen.TruncF{OutType: t, In: v, Fastmath: flags}.Build(b).Out()
}

// bits makes operations on integers that have the shape of a value.
type bits struct {
	b    *core.Builder
	like core.Type
}

func (x bits) typ(width uint) core.Type {
	return query.WithElement(x.like, x.b.Context().Integer(width))
}

func (x bits) k(width uint, v int64) *core.Value { return integer.Int(x.b, x.typ(width), v) }

// of reads the bits of floats of a width, and float makes floats of them.
func (x bits) of(v *core.Value, width uint) *core.Value {
	return gen.NewBitcast(x.b, x.typ(width), v).Out()
}

func (x bits) float(v *core.Value, sem *num.Semantics) *core.Value {
	return gen.NewBitcast(x.b, query.WithElement(x.like, x.b.Context().Float(sem)), v).Out()
}

func (x bits) narrow(v *core.Value, width uint) *core.Value {
	return gen.NewTruncI(x.b, x.typ(width), v).Out()
}
func (x bits) widen(v *core.Value, width uint) *core.Value {
	return gen.NewExtUI(x.b, x.typ(width), v).Out()
}
func (x bits) add(v, w *core.Value) *core.Value { return gen.NewAddI(x.b, v, w).Result() }
func (x bits) sub(v, w *core.Value) *core.Value { return gen.NewSubI(x.b, v, w).Result() }
func (x bits) and(v, w *core.Value) *core.Value { return gen.NewAndI(x.b, v, w).Result() }
func (x bits) or(v, w *core.Value) *core.Value  { return gen.NewOrI(x.b, v, w).Result() }
func (x bits) shl(v, n *core.Value) *core.Value { return gen.NewShLI(x.b, v, n).Result() }
func (x bits) shr(v, n *core.Value) *core.Value { return gen.NewShRUI(x.b, v, n).Result() }
func (x bits) is(p gen.CmpIPredicate, v, w *core.Value) *core.Value {
	return integer.Compare(x.b, p, v, w)
}
func (x bits) choose(c, v, w *core.Value) *core.Value { return gen.NewSelect(x.b, c, v, w).Result() }

// asF32 converts the operand of arith.truncf to f32.
func asF32(b *core.Builder, op *core.Operation) *core.Value {
	cast := core.Must(gen.AsTruncFOp(op))
	v := cast.In()
	t := query.WithElement(v.Type(), b.Context().F32())
	switch width := core.StorageWidth(core.ElementTypeOrSelf(v.Type())); {
	case width < 32:
		return extend(b, v, t, cast.FastmathAttr())
	case width > 32:
		return truncate(b, v, t, cast.FastmathAttr())
	}
	return v
}

// fromF32 converts f32 to the result type of arith.extf.
func fromF32(b *core.Builder, op *core.Operation, v *core.Value) *core.Value {
	cast := core.Must(gen.AsExtFOp(op))
	t := cast.Out().Type()
	switch width := core.StorageWidth(core.ElementTypeOrSelf(t)); {
	case width < 32:
		return truncate(b, v, t, cast.FastmathAttr())
	case width > 32:
		return extend(b, v, t, cast.FastmathAttr())
	}
	return v
}

// extendBF16: bf16 is the upper half of f32.
func extendBF16(b *core.Builder, op *core.Operation) *core.Value {
	x := bits{b, op.Operand(0).Type()}
	wide := x.widen(x.of(op.Operand(0), 16), 32)
	return x.float(x.shl(wide, x.k(32, 16)), num.F32)
}

// truncateBF16 rounds to nearest, ties to even: it adds 0x7fff and the last bit that is kept. NaN is handled apart.
func truncateBF16(b *core.Builder, op *core.Operation) *core.Value {
	v := op.Operand(0)
	x := bits{b, v.Type()}
	isNaN := gen.NewCmpF(b, gen.CmpFPredicateUNE, v, v).Result()
	bias, nan, half, one := x.k(32, 0x7fff), x.k(16, 0x7fc0), x.k(32, 16), x.k(32, 1)
	i := x.of(v, 32)
	last := x.and(x.shr(i, half), one)
	rounded := x.add(i, x.add(last, bias))
	upper := x.narrow(x.shr(rounded, half), 16)
	return x.float(x.choose(isNaN, nan, upper), num.BF16)
}

// extendF8E8M0: the eight bits are the exponent of f32; all ones are NaN.
func extendF8E8M0(b *core.Builder, op *core.Operation) *core.Value {
	x := bits{b, op.Operand(0).Type()}
	i := x.of(op.Operand(0), 8)
	ones, nan, shift := x.k(8, -1), x.k(32, 0xffffffff), x.k(32, 23)
	f := x.shl(x.widen(i, 32), shift)
	f = x.choose(x.is(gen.CmpIPredicateEq, i, ones), nan, f)
	return fromF32(b, op, x.float(f, num.F32))
}

// truncateF8E8M0 keeps the exponent.
func truncateF8E8M0(b *core.Builder, op *core.Operation) *core.Value {
	x := bits{b, op.Operand(0).Type()}
	i := x.of(asF32(b, op), 32)
	return x.float(x.narrow(x.shr(i, x.k(32, 23)), 8), num.F8E8M0FNU)
}

// extendF4E2M1 shifts exponent and fraction into place and adds the difference of the biases, and the sign. The one
// subnormal number, 0.5, has no fraction in f32.
func extendF4E2M1(b *core.Builder, op *core.Operation) *core.Value {
	x := bits{b, op.Operand(0).Type()}
	i := x.of(op.Operand(0), 4)
	zero, one, two, four, seven := x.k(4, 0), x.k(4, 1), x.k(4, 2), x.k(4, 4), x.k(4, 7)
	magnitude := x.and(i, seven)
	shift := x.k(32, 20)
	low := x.shl(magnitude, two)
	low = x.choose(x.is(gen.CmpIPredicateEq, magnitude, one), zero, low)
	placed := x.shl(x.widen(low, 32), shift)
	zero32, large, small := x.k(32, 0), x.k(32, 0x40000000), x.k(32, 0x3f000000)
	bias := x.choose(x.is(gen.CmpIPredicateUge, magnitude, four), large, small)
	bias = x.choose(x.is(gen.CmpIPredicateEq, magnitude, zero), zero32, bias)
	sign32, sign4 := x.k(32, 0x80000000), x.k(4, 8)
	sign := x.choose(x.is(gen.CmpIPredicateUge, i, sign4), sign32, zero32)
	f := x.add(x.add(placed, bias), sign)
	return fromF32(b, op, x.float(f, num.F32))
}

// truncateF4E2M1 clamps to the greatest numbers, moves sign, exponent and the first bit of the fraction into place, and
// rounds up by what is cut off. Subnormal numbers start from all ones, so that rounding gives zero or the least number.
func truncateF4E2M1(b *core.Builder, op *core.Operation) *core.Value {
	v := asF32(b, op)
	x := bits{b, v.Type()}
	one4, three4, shift22 := x.k(4, 1), x.k(4, 3), x.k(32, 22)
	zero8, ones8, zero32 := x.k(8, 0), x.k(8, 0xff), x.k(32, 0)
	bound := func(f float64) *core.Value {
		return integer.Constant(b, v.Type(), rt.FloatAttrOf(b.Context(), b.Context().F32(), f))
	}
	top, bottom := bound(6), bound(-6)
	v = gen.NewMinNumF(b, v, top).Result()
	v = gen.NewMaxNumF(b, v, bottom).Result()
	i := x.of(v, 32)

	sign := x.shl(x.narrow(x.shr(i, x.k(32, 31)), 4), three4)
	bias, shift23 := x.k(32, 126), x.k(32, 23)
	exp := x.sub(x.shr(i, shift23), bias)
	f4 := x.add(sign, x.shl(x.narrow(exp, 4), one4))
	first := x.and(i, x.k(32, 0x400000))
	f4 = x.add(f4, x.narrow(x.shr(first, shift22), 4))

	fraction := x.k(32, 0x7fffff)
	exp8 := x.narrow(exp, 8)
	isSubnormal := x.is(gen.CmpIPredicateSle, exp8, zero8)
	isBelow := x.is(gen.CmpIPredicateEq, exp8, ones8)
	hasFraction := x.is(gen.CmpIPredicateUgt, x.and(i, fraction), zero32)
	roundsToLeast := x.and(isBelow, hasFraction)
	isLeast := x.is(gen.CmpIPredicateEq, exp8, zero8)
	ones4, zero4 := x.k(4, 0xf), x.k(4, 0)
	r := x.choose(isSubnormal, ones4, f4)
	r = x.choose(roundsToLeast, zero4, r)
	r = x.choose(isLeast, f4, r)

	rest, half := x.k(32, 0x3fffff), x.k(32, 0x200000)
	up := x.is(gen.CmpIPredicateUge, x.and(i, rest), half)
	up = x.or(up, isSubnormal)
	r = x.choose(up, x.add(r, one4), r)
	return x.float(r, num.F4E2M1FN)
}
