package tosatolinalg

import (
	"iter"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/num"
	"github.com/odsgen/ods/generated/arith"
	"github.com/odsgen/ods/generated/math"
	"github.com/odsgen/ods/generated/tosa"
)

// direct are operations that are one operation on elements: of floats, of integers, of booleans.
type direct struct{ float, integer, logical *core.OpDef }

var directOps = map[*core.OpDef]direct{
	&tosa.AddDef:               {float: &arith.AddFDef, integer: &arith.AddIDef},
	&tosa.SubDef:               {float: &arith.SubFDef, integer: &arith.SubIDef},
	&tosa.IntDivDef:            {integer: &arith.DivSIDef},
	&tosa.BitwiseAndDef:        {integer: &arith.AndIDef},
	&tosa.BitwiseOrDef:         {integer: &arith.OrIDef},
	&tosa.BitwiseXorDef:        {integer: &arith.XOrIDef},
	&tosa.LogicalLeftShiftDef:  {integer: &arith.ShLIDef},
	&tosa.LogicalRightShiftDef: {integer: &arith.ShRUIDef},
	&tosa.ClzDef:               {integer: &math.CountLeadingZerosDef},
	&tosa.LogicalAndDef:        {logical: &arith.AndIDef},
	&tosa.LogicalOrDef:         {logical: &arith.OrIDef},
	&tosa.LogicalXorDef:        {logical: &arith.XOrIDef},
	&tosa.PowDef:               {float: &math.PowFDef},
	&tosa.RsqrtDef:             {float: &math.RsqrtDef},
	&tosa.LogDef:               {float: &math.LogDef},
	&tosa.ExpDef:               {float: &math.ExpDef},
	&tosa.SinDef:               {float: &math.SinDef},
	&tosa.CosDef:               {float: &math.CosDef},
	&tosa.TanhDef:              {float: &math.TanhDef},
	&tosa.ErfDef:               {float: &math.ErfDef},
	&tosa.CeilDef:              {float: &math.CeilDef},
	&tosa.FloorDef:             {float: &math.FloorDef},
}

// point is one point of an operation: elem is the element type of its first operand, result that of its result.
type point struct {
	*gen
	op           *core.Operation
	elem, result core.Type
}

// computedOps are operations that take more. The functions return nil for what they do not know.
var computedOps = map[*core.OpDef]func(p point, args []*core.Value) *core.Value{
	&tosa.AbsDef:                  point.abs,
	&tosa.ReciprocalDef:           point.reciprocal,
	&tosa.MulDef:                  point.mul,
	&tosa.NegateDef:               point.negate,
	&tosa.BitwiseNotDef:           point.bitwiseNot,
	&tosa.ArithmeticRightShiftDef: point.shiftRight,
	&tosa.LogicalNotDef:           point.logicalNot,
	&tosa.GreaterDef:              compares(arith.CmpFPredicateOGT, arith.CmpIPredicateSgt),
	&tosa.GreaterEqualDef:         compares(arith.CmpFPredicateOGE, arith.CmpIPredicateSge),
	&tosa.EqualDef:                compares(arith.CmpFPredicateOEQ, arith.CmpIPredicateEq),
	&tosa.SelectDef:               point.selectOne,
	&tosa.MaximumDef:              point.maximum,
	&tosa.MinimumDef:              point.minimum,
	&tosa.ClampDef:                point.clamp,
	&tosa.SigmoidDef:              point.sigmoid,
	&tosa.CastDef:                 point.cast,
}

// elementwiseOps yields all operations that are computed element by element.
func elementwiseOps() iter.Seq[*core.OpDef] {
	return func(yield func(*core.OpDef) bool) {
		for def := range directOps {
			if !yield(def) {
				return
			}
		}
		for def := range computedOps {
			if !yield(def) {
				return
			}
		}
	}
}

// compute makes what a point computes; nil when the types do not allow it.
func (p point) compute(args []*core.Value) *core.Value {
	def := p.op.Info().Def()
	if f, ok := computedOps[def]; ok {
		return f(p, args)
	}
	var by *core.OpDef
	switch d := directOps[def]; {
	case isFloat(p.elem):
		by = d.float
	case isIntOf(p.elem, 1) && d.logical != nil:
		by = d.logical
	case isInt(p.elem):
		by = d.integer
	}
	if by == nil {
		return nil
	}
	return p.gen.op(by, p.result, args...)
}

func (p point) abs(args []*core.Value) *core.Value {
	switch {
	case isFloat(p.elem):
		return p.gen.op(&math.AbsFDef, p.result, args...)
	case isInt(p.elem):
		neg := p.same(&arith.SubIDef, p.integer(p.elem, 0), args[0])
		return p.same(&arith.MaxSIDef, args[0], neg)
	}
	return nil
}

func (p point) reciprocal(args []*core.Value) *core.Value {
	if t, ok := p.elem.(*core.FloatType); ok {
		return p.same(&arith.DivFDef, p.float(t, 1), args[0])
	}
	return nil
}

// mul multiplies; integers are shifted afterwards, by tosa.apply_scale. A shift that is not constant is an argument.
func (p point) mul(args []*core.Value) *core.Value {
	shifts, ok := constantInts(p.op.Operand(2))
	a, b := args[0], args[1]
	if isFloat(p.elem) {
		if ok && shifts[0] != 0 {
			return nil
		}
		return p.gen.op(&arith.MulFDef, p.result, a, b)
	}
	if !isInt(p.elem) {
		return nil
	}
	widen := func(v *core.Value, t core.Type) *core.Value {
		if width(v.Type()) < width(t) {
			return p.gen.op(&arith.ExtSIDef, t, v)
		}
		return v
	}
	if ok && shifts[0] <= 0 {
		a, b = widen(a, p.result), widen(b, p.result)
		return p.gen.op(&arith.MulIDef, p.result, a, b)
	}
	i32 := p.Context().I32()
	var by *core.Value
	if ok {
		by = p.integer(p.Context().I8(), shifts[0])
	} else {
		by = args[2]
	}
	a, b = widen(a, i32), widen(b, i32)
	v := tosa.ApplyScale{OutputType: i32, Value: a, Multiplier: b, Shift: by, RoundingMode: tosa.RoundingModeSINGLEROUND}.
		Build(p.Builder).Output()
	if isIntOf(p.result, 32) {
		return v
	}
	return p.gen.op(&arith.TruncIDef, p.result, v)
}

// negate computes zero points - x, saturated. Zero points that are not constant are arguments.
func (p point) negate(args []*core.Value) *core.Value {
	if isFloat(p.elem) {
		return p.gen.op(&arith.NegFDef, p.result, args[0])
	}
	if !isInt(p.elem) {
		return nil
	}
	w := width(p.elem)
	greatest := num.SignedMax(w)
	t := p.Context().I64()
	var total *core.Value
	widen := func(v *core.Value) *core.Value {
		if w < width(t) {
			return p.gen.op(&arith.ExtSIDef, t, v)
		}
		return v
	}
	if len(args) == 1 {
		in, _ := zeroPoint(p.op.Operand(1))
		out, _ := zeroPoint(p.op.Operand(2))
		sum := in + out
		t = p.Context().Integer(wideEnough(greatest.Int64() + max(sum, -sum) + 1))
		total = p.integer(t, sum)
	} else {
		in := widen(args[1])
		total = p.same(&arith.AddIDef, in, widen(args[2]))
	}
	v := p.same(&arith.SubIDef, total, widen(args[0]))
	low := p.integer(t, num.SignedMin(w).Int64())
	v = p.clampInt(v, low, p.integer(t, greatest.Int64()), false)
	if w >= width(t) {
		return v
	}
	return p.gen.op(&arith.TruncIDef, p.elem, v)
}

// wideEnough returns the least of the widths in use that holds a positive number, which has overflown when it is not.
func wideEnough(n int64) uint {
	for _, w := range []uint{16, 32} {
		if n > 0 && n <= 1<<(w-1)-1 {
			return w
		}
	}
	return 64
}

func (p point) bitwiseNot(args []*core.Value) *core.Value {
	if !isInt(p.elem) {
		return nil
	}
	return p.same(&arith.XOrIDef, args[0], p.integer(p.elem, -1))
}

func (p point) logicalNot(args []*core.Value) *core.Value {
	if !isIntOf(p.elem, 1) {
		return nil
	}
	return p.same(&arith.XOrIDef, args[0], p.integer(p.elem, 1))
}

// shiftRight adds the last bit that is shifted out when the result is to be rounded.
func (p point) shiftRight(args []*core.Value) *core.Value {
	if !isInt(p.elem) {
		return nil
	}
	x := core.Must(tosa.AsArithmeticRightShiftOp(p.op))
	v := p.same(&arith.ShRSIDef, args...)
	if !x.Round() {
		return v
	}
	i1 := p.Context().I1()
	one, zero := p.integer(p.elem, 1), p.integer(p.elem, 0)
	no, yes := p.integer(i1, 0), p.integer(i1, 1)
	shifts := p.cmpI(arith.CmpIPredicateSgt, args[1], zero)
	last := p.same(&arith.ShRSIDef, args[0], p.same(&arith.SubIDef, args[1], one))
	odd := p.same(&arith.AndIDef, p.gen.op(&arith.TruncIDef, i1, last), yes)
	rounds := p.choose(shifts, odd, no)
	return p.same(&arith.AddIDef, v, p.gen.op(&arith.ExtUIDef, p.result, rounds))
}

func compares(f arith.CmpFPredicate, i arith.CmpIPredicate) func(p point, args []*core.Value) *core.Value {
	return func(p point, args []*core.Value) *core.Value {
		if isFloat(p.elem) {
			return p.cmpF(f, args[0], args[1])
		}
		if t, ok := p.elem.(*core.IntegerType); ok && t.IsSignless() {
			return p.cmpI(i, args[0], args[1])
		}
		return nil
	}
}

func (p point) selectOne(args []*core.Value) *core.Value {
	if t := elemOf(p.op.Operand(1)); isFloat(t) || isInt(t) {
		return p.choose(args[0], args[1], args[2])
	}
	return nil
}

func (p point) maximum(args []*core.Value) *core.Value {
	x := core.Must(tosa.AsMaximumOp(p.op))
	return p.extremum(args, &arith.MaximumFDef, &arith.MaxSIDef, x.NanMode())
}

func (p point) minimum(args []*core.Value) *core.Value {
	x := core.Must(tosa.AsMinimumOp(p.op))
	return p.extremum(args, &arith.MinimumFDef, &arith.MinSIDef, x.NanMode())
}

// extremum takes the other one when one is not a number and that is to be ignored.
func (p point) extremum(args []*core.Value, float, integer *core.OpDef, nan tosa.NanPropagationMode) *core.Value {
	if t, ok := p.elem.(*core.IntegerType); ok && t.IsSignless() {
		return p.same(integer, args...)
	}
	if !isFloat(p.elem) {
		return nil
	}
	v := p.same(float, args...)
	if nan != tosa.NanPropagationModeIGNORE {
		return v
	}
	first, second := p.isNaN(args[0]), p.isNaN(args[1])
	return p.choose(second, args[0], p.choose(first, args[1], v))
}

func (p point) sigmoid(args []*core.Value) *core.Value {
	t, ok := p.elem.(*core.FloatType)
	if !ok {
		return nil
	}
	one := p.float(t, 1)
	exp := p.same(&math.ExpDef, p.same(&arith.NegFDef, args[0]))
	return p.same(&arith.DivFDef, one, p.same(&arith.AddFDef, exp, one))
}
