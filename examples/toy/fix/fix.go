package fix

import "github.com/odsgen/ods/core"

//go:generate go run github.com/odsgen/ods/cmd/odsgen gen --out . ../toy.yaml

// Dialect returns the dialect bound to its hooks.
func Dialect() *core.Dialect { return New(hooks{}) }

type hooks struct{}

var _ Hooks = hooks{}

// maxFraction leaves room for one integer bit and the sign.
const maxFraction = 30

func (hooks) VerifyFixType(r *core.Reporter, at core.Location, _ *core.Context, fraction uint32) bool {
	if fraction > maxFraction {
		return r.Errorf(at, "expected at most %d fraction bits, found %d", maxFraction, fraction).Fail()
	}
	return true
}

func (hooks) VerifyRatioAttr(r *core.Reporter, at core.Location, _ *core.Context, numerator, denominator int64) bool {
	if numerator <= 0 || denominator <= 0 {
		return r.Errorf(at, "expected a positive fraction, found %d : %d", numerator, denominator).Fail()
	}
	return true
}

func (hooks) VerifyRescale(op RescaleOp, r *core.Reporter) bool {
	if op.Input().Type() == op.Result().Type() {
		return r.OpErrorf(op.Op, "expected two different types, found '%s' twice", op.Input().Type()).Fail()
	}
	return true
}

func (hooks) MaterializeConstant(b *core.Builder, value core.Attribute, t core.Type, loc core.Location) *core.Operation {
	raw, ok := value.(*core.IntegerAttr)
	if !ok {
		return nil
	}
	return Constant{ResultType: t, Raw: int32(raw.Int64()), Loc: loc}.Build(b).Op
}

func (hooks) FoldConstant(op ConstantOp, _ *core.FoldIn) core.Fold {
	return core.FoldAttr(op.RawAttr())
}

// raw returns the integer behind a constant operand.
func raw(a core.Attribute) (int64, bool) {
	i, ok := a.(*core.IntegerAttr)
	if !ok {
		return 0, false
	}
	return i.Int64(), true
}

func fraction(v *core.Value) uint32 { return v.Type().(*FixType).Fraction() }

// shiftDown divides by a power of two with the given rounding.
func shiftDown(v int64, bits uint32, r Rounding) int64 {
	if r == RoundingNearest && bits > 0 {
		v += 1 << (bits - 1)
	}
	return v >> bits
}

// FoldAdd: add(x, 0) -> x, add(a, b) -> a+b.
func (hooks) FoldAdd(op AddOp, in *core.FoldIn) core.Fold {
	b, ok := raw(in.Const(1))
	if !ok {
		return core.NoFold
	}
	if b == 0 {
		return core.FoldValue(op.Lhs())
	}
	if a, ok := raw(in.Const(0)); ok {
		return core.FoldAttr(op.Op.Context().I32Attr(int32(a + b)))
	}
	return core.NoFold
}

// FoldMul: mul(x, 1) -> x, mul(a, b) -> a*b.
func (hooks) FoldMul(op MulOp, in *core.FoldIn) core.Fold {
	bits := fraction(op.Result())
	b, ok := raw(in.Const(1))
	if !ok {
		return core.NoFold
	}
	if b == 1<<bits {
		return core.FoldValue(op.Lhs())
	}
	if a, ok := raw(in.Const(0)); ok {
		return core.FoldAttr(op.Op.Context().I32Attr(int32(shiftDown(a*b, bits, op.Rounding()))))
	}
	return core.NoFold
}

// FoldScale: scale(x, n : n) -> x, scale(a, n : d) -> a*n/d.
func (hooks) FoldScale(op ScaleOp, in *core.FoldIn) core.Fold {
	ratio := op.RatioAttr()
	if ratio.Numerator() == ratio.Denominator() {
		return core.FoldValue(op.Input())
	}
	a, ok := raw(in.Const(0))
	if !ok {
		return core.NoFold
	}
	q := a * ratio.Numerator() / ratio.Denominator()
	if a < 0 && q*ratio.Denominator() != a*ratio.Numerator() {
		q--
	}
	return core.FoldAttr(op.Op.Context().I32Attr(int32(q)))
}

// KeepsAll tells the rewrite rules whether a change of the number of fraction bits of x lost nothing.
func (hooks) KeepsAll(x *core.Value, rescale *core.Operation) bool {
	return fraction(rescale.Result(0)) >= fraction(x)
}

// FoldRescale computes the integer of a constant.
func (hooks) FoldRescale(op RescaleOp, in *core.FoldIn) core.Fold {
	a, ok := raw(in.Const(0))
	if !ok {
		return core.NoFold
	}
	from, to := fraction(op.Input()), fraction(op.Result())
	if to >= from {
		return core.FoldAttr(op.Op.Context().I32Attr(int32(a << (to - from))))
	}
	return core.FoldAttr(op.Op.Context().I32Attr(int32(shiftDown(a, from-to, op.Rounding()))))
}
