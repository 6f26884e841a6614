package math

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/num"
	"github.com/odsgen/ods/core/query"
	"github.com/odsgen/ods/core/rewrite"
	"github.com/odsgen/ods/core/upstream"
	"github.com/odsgen/ods/generated/arith"
	gen "github.com/odsgen/ods/generated/math"
)

// emitter makes operations on values of one type, which may be shaped: a constant is then a splat.
type emitter struct {
	b *core.Builder
	t core.Type
	// wrong says that what upstream makes of edge values is wanted: zeros with a sign, infinities, NaN.
	wrong bool
}

func emit(rw *rewrite.Rewriter, op *core.Operation) emitter {
	return emitter{&rw.Builder, op.Operand(0).Type(), upstream.MathExpansions.In(op.Context())}
}

// bits returns the emitter for integers of the width of the floats.
func (e emitter) bits() emitter {
	width := core.ElementTypeOrSelf(e.t).(*core.FloatType).Semantics().Width()
	return emitter{e.b, query.WithElement(e.t, e.b.Context().Integer(width)), e.wrong}
}

// constant makes a constant of the type.
func (e emitter) constant(scalar core.Attribute) *core.Value {
	if s, ok := e.t.(core.ShapedType); ok {
		scalar = e.b.Context().DenseSplat(s, scalar)
	}
	return arith.NewConstant(e.b, scalar).Result()
}

func (e emitter) semantics() *num.Semantics {
	return core.ElementTypeOrSelf(e.t).(*core.FloatType).Semantics()
}

// float makes a constant that is nearest to a number.
func (e emitter) float(v float64) *core.Value {
	f, _, _ := num.Float64(v).Convert(e.semantics(), num.NearestTiesToEven)
	return e.exactly(f)
}

func (e emitter) exactly(v num.Float) *core.Value { return e.constant(e.b.Context().FloatAttr(v)) }

// int makes a constant of integers; its bits beyond 64 are zero.
func (e emitter) int(v int64) *core.Value {
	t := core.ElementTypeOrSelf(e.t)
	return e.constant(e.b.Context().APIntAttr(t, num.NewInt(core.StorageWidth(t), uint64(v))))
}

func (e emitter) add(x, y *core.Value) *core.Value { return arith.NewAddF(e.b, x, y).Result() }
func (e emitter) sub(x, y *core.Value) *core.Value { return arith.NewSubF(e.b, x, y).Result() }
func (e emitter) mul(x, y *core.Value) *core.Value { return arith.NewMulF(e.b, x, y).Result() }
func (e emitter) div(x, y *core.Value) *core.Value { return arith.NewDivF(e.b, x, y).Result() }
func (e emitter) neg(x *core.Value) *core.Value    { return arith.NewNegF(e.b, x).Result() }
func (e emitter) exp(x *core.Value) *core.Value    { return gen.NewExp(e.b, x).Result() }
func (e emitter) log(x *core.Value) *core.Value    { return gen.NewLog(e.b, x).Result() }
func (e emitter) sqrt(x *core.Value) *core.Value   { return gen.NewSqrt(e.b, x).Result() }

func (e emitter) abs(x *core.Value) *core.Value { return gen.NewAbsF(e.b, x).Result() }

func (e emitter) trunc(x *core.Value) *core.Value { return gen.NewTrunc(e.b, x).Result() }

func (e emitter) both(x, y *core.Value) *core.Value { return arith.NewAndI(e.b, x, y).Result() }

func (e emitter) either(x, y *core.Value) *core.Value { return arith.NewOrI(e.b, x, y).Result() }

func (e emitter) inf(negative bool) *core.Value {
	return e.exactly(num.FloatInf(e.semantics(), negative))
}

// odd gives the result of an odd function the sign of the operand, which the formula loses where the result is a zero.
func (e emitter) odd(v, x *core.Value) *core.Value {
	if e.wrong {
		return v
	}
	return e.signOf(v, x)
}

// signOf returns the absolute value of x with the sign of y.
func (e emitter) signOf(x, y *core.Value) *core.Value { return gen.NewCopySign(e.b, x, y).Result() }

func (e emitter) addI(x, y *core.Value) *core.Value { return arith.NewAddI(e.b, x, y).Result() }
func (e emitter) subI(x, y *core.Value) *core.Value { return arith.NewSubI(e.b, x, y).Result() }
func (e emitter) and(x, y *core.Value) *core.Value  { return arith.NewAndI(e.b, x, y).Result() }
func (e emitter) shr(x, y *core.Value) *core.Value  { return arith.NewShRUI(e.b, x, y).Result() }

func (e emitter) cmpF(p arith.CmpFPredicate, x, y *core.Value) *core.Value {
	return arith.NewCmpF(e.b, p, x, y).Result()
}

func (e emitter) cmpI(p arith.CmpIPredicate, x, y *core.Value) *core.Value {
	return arith.NewCmpI(e.b, p, x, y).Result()
}

func (e emitter) choose(c, x, y *core.Value) *core.Value {
	return arith.NewSelect(e.b, c, x, y).Result()
}

// truncated drops what is after the point by way of i64. The sign survives where the result is a zero.
func (e emitter) truncated(x *core.Value) *core.Value {
	i := arith.NewFPToSI(e.b, query.WithElement(e.t, e.b.Context().I64()), x).Out()
	return e.signOf(arith.NewSIToFP(e.b, e.t, i).Out(), x)
}
