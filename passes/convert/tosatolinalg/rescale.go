package tosatolinalg

import (
	"slices"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/affine"
	"github.com/odsgen/ods/core/num"
	"github.com/odsgen/ods/generated/arith"
	"github.com/odsgen/ods/generated/tosa"
	"github.com/odsgen/ods/passes/dialect/tensor/shapes"
)

// scaler is what tosa.rescale does to one element.
type scaler struct {
	*gen
	op                                   tosa.RescaleOp
	rounding                             tosa.RoundingMode
	multiplier, shift, inputZP, outputZP factor
}

// factor is what elements are computed with: a constant, made in front or for each element, or an operand of the points.
type factor struct {
	value *core.Value
	zero  int64 // a zero point that is constant, when there is neither a value nor an argument
	arg   int   // the number of the argument, or 0
}

// rescale multiplies integers by factors that are a fraction, with tosa.apply_scale.
func rescale(g *gen, op *core.Operation, _ []*core.Value) []*core.Value {
	x := core.Must(tosa.AsRescaleOp(op))
	v, result := op.Operand(0), op.Result(0).Type().(core.ShapedType)
	switch {
	case x.RoundingMode() == tosa.RoundingModeINEXACTROUND:
		return g.fail("tosa.rescale with rounding mode = 'INEXACT_ROUND' is not currently supported")
	case x.RoundingMode() == tosa.RoundingModeDOUBLEROUND && !x.Scale32():
		return g.fail("tosa.rescale requires scale32 for double_round to be true")
	case !isInt(elemOf(v)):
		return g.fail("only support integer type")
	}
	var sizes []*core.Value
	for i, n := range result.Shape() {
		if n == core.Dynamic {
			sizes = append(sizes, g.dim(v, i))
		}
	}
	s := scaler{gen: g, op: x, rounding: x.RoundingMode()}
	in := operandList{gen: g, rank: len(shapeOf(v)), vals: []*core.Value{v}}
	in.maps = append(in.maps, affine.IdentityMap(in.rank))
	shifts, ok := constantInts(x.Shift())
	multipliers, ok2 := constantInts(x.Multiplier())
	if ok && ok2 && len(shifts) == len(multipliers) {
		for i, n := range shifts {
			if n > 63 { // everything is shifted out
				shifts[i], multipliers[i] = 0, 0
			}
		}
		if !slices.ContainsFunc(shifts, func(n int64) bool { return n > 31 }) {
			s.rounding = tosa.RoundingModeSINGLEROUND
		}
		s.multiplier = in.constants(g.Context().I32(), multipliers)
		s.shift = in.constants(g.Context().I8(), shifts)
	} else {
		s.multiplier = in.operand(x.Multiplier())
		s.shift = in.operand(x.Shift())
	}
	s.inputZP = in.zeroPoint(x.InputZp(), x.InputUnsigned())
	s.outputZP = in.zeroPoint(x.OutputZp(), x.OutputUnsigned())
	maps := append(in.maps, affine.IdentityMap(in.rank))
	out := g.empty(result.Shape(), result.ElementType(), sizes)
	return g.generic([]core.Type{result}, in.vals, []*core.Value{out}, maps, parallel(in.rank), s.point).ResultList()
}

// operandList are the operands of the points and their maps.
type operandList struct {
	*gen
	rank int
	vals []*core.Value
	maps []*affine.Map
}

func (l *operandList) add(v *core.Value, m *affine.Map) factor {
	l.vals, l.maps = append(l.vals, v), append(l.maps, m)
	return factor{arg: len(l.vals) - 1}
}

// constants are one number for all elements, or one for each channel.
func (l *operandList) constants(t core.Type, list []int64) factor {
	if len(list) == 1 {
		return factor{value: l.integer(t, list[0])}
	}
	return l.add(l.gen.constants(t, list), dims(l.rank, l.rank-1))
}

// operand is one number for all elements, or one for each channel, that is known when the program runs.
func (l *operandList) operand(v *core.Value) factor {
	if slices.Equal(shapeOf(v), []int64{1}) {
		return l.add(shapes.Collapse(l.Builder, nil, v, nil), dims(l.rank))
	}
	return l.add(v, dims(l.rank, l.rank-1))
}

func (l *operandList) zeroPoint(v *core.Value, unsigned bool) factor {
	n, ok := zeroPoint(v)
	if !ok {
		return l.operand(v)
	}
	if unsigned && n < 0 && width(elemOf(v)) < 32 {
		n += 1 << width(elemOf(v))
	}
	return factor{zero: n}
}

// constants makes a constant of one dimension.
func (g *gen) constants(t core.Type, list []int64) *core.Value {
	elems := make([]core.Attribute, len(list))
	for i, n := range list {
		elems[i] = g.Context().APIntAttr(t, num.NewSigned(64, n).SExtOrTrunc(width(t)))
	}
	return g.constant(g.Context().DenseOf(g.tensor([]int64{int64(len(list))}, t), elems))
}

// point rescales one element: to 32 bits, away from the zero point, scaled, to the other zero point, saturated.
func (s scaler) point(args []*core.Value) []*core.Value {
	v, i32 := args[0], s.Context().I32()
	in := s.Context().Integer(32)
	if width(v.Type()) > 32 {
		in = s.Context().Integer(48)
	}
	zp := s.zeroPointOf(s.inputZP, in, args)
	outZP := s.zeroPointOf(s.outputZP, i32, args)
	if width(v.Type()) < 32 {
		v = s.widened(v, i32, s.op.InputUnsigned())
	}
	v = s.same(&arith.SubIDef, v, zp)
	v = tosa.ApplyScale{OutputType: i32, Value: v, Multiplier: s.multiplier.of(args), Shift: s.shift.of(args),
		RoundingMode: s.rounding}.Build(s.Builder).Output()
	v = s.same(&arith.AddIDef, v, outZP)
	out := args[len(args)-1].Type()
	w := width(out)
	least, greatest := limits(w, s.op.OutputUnsigned())
	low := s.i32(least)
	v = s.clampInt(v, low, s.i32(greatest), false)
	if w < 32 {
		v = s.gen.op(&arith.TruncIDef, s.Context().Integer(w), v)
	}
	if isUnsigned(out) {
		v = core.NewUnrealizedCast(s.Builder, []core.Type{out}, v).Result(0)
	}
	return []*core.Value{v}
}

// of returns the value of a factor.
func (f factor) of(args []*core.Value) *core.Value {
	if f.value != nil {
		return f.value
	}
	return args[f.arg]
}

func (s scaler) zeroPointOf(f factor, t core.Type, args []*core.Value) *core.Value {
	if f.arg == 0 {
		return s.integer(t, f.zero)
	}
	v := args[f.arg]
	if width(v.Type()) >= width(t) {
		return v
	}
	return s.widened(v, t, isUnsigned(v.Type()))
}

// widened extends an integer; one that is unsigned by type loses that first.
func (s scaler) widened(v *core.Value, t core.Type, unsigned bool) *core.Value {
	if isUnsigned(v.Type()) {
		v = core.NewUnrealizedCast(s.Builder, []core.Type{s.Context().Integer(width(v.Type()))}, v).Result(0)
	}
	return s.gen.op(extension(unsigned), t, v)
}

func isUnsigned(t core.Type) bool {
	i, ok := t.(*core.IntegerType)
	return ok && i.Signedness() == core.Unsigned
}

func extension(unsigned bool) *core.OpDef {
	if unsigned {
		return &arith.ExtUIDef
	}
	return &arith.ExtSIDef
}
