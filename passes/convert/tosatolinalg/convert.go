package tosatolinalg

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/num"
	"github.com/odsgen/ods/generated/arith"
	"github.com/odsgen/ods/generated/math"
	"github.com/odsgen/ods/generated/tosa"
)

// clamp keeps elements between two constants.
func (p point) clamp(args []*core.Value) *core.Value {
	x := core.Must(tosa.AsClampOp(p.op))
	switch t := p.elem.(type) {
	case *core.FloatType:
		return p.clampOfFloats(x, t, args[0])
	case *core.IntegerType:
		low, ok := x.MinValAttr().(*core.IntegerAttr)
		high, ok2 := x.MaxValAttr().(*core.IntegerAttr)
		if !ok || !ok2 {
			return nil
		}
		unsigned := t.Signedness() == core.Unsigned
		least, greatest := limits(t.Width(), unsigned)
		within := func(a *core.IntegerAttr) *core.Value {
			n := min(max(a.Value().Int64(), least), greatest) // unsigned ones are taken for signed, as upstream does
			return p.integer(p.Context().Integer(t.Width()), n)
		}
		lowest := within(low)
		return p.clampInt(args[0], lowest, within(high), unsigned)
	}
	return nil
}

// limits returns the range of integers of a width, as far as 64 bits with sign hold it.
func limits(width uint, unsigned bool) (least, greatest int64) {
	switch {
	case unsigned && width <= 63:
		return 0, 1<<width - 1
	case unsigned:
		return 0, 1<<63 - 1
	case width >= 64:
		return -1 << 63, 1<<63 - 1
	}
	return -1 << (width - 1), 1<<(width-1) - 1
}

func (p point) clampOfFloats(x tosa.ClampOp, t *core.FloatType, v *core.Value) *core.Value {
	bound := func(a core.Attribute) *core.Value {
		f, ok := a.(*core.FloatAttr)
		if !ok {
			return nil
		}
		r, _, _ := f.Value().Convert(t.Semantics(), num.NearestTiesToEven)
		return p.constant(p.Context().FloatAttr(r))
	}
	low := bound(x.MinValAttr())
	high := bound(x.MaxValAttr())
	if low == nil || high == nil {
		return nil
	}
	r := p.clampFloat(v, low, high)
	if x.NanMode() != tosa.NanPropagationModeIGNORE {
		return r
	}
	return p.choose(p.isNaN(v), low, r)
}

// cast converts elements.
func (p point) cast(args []*core.Value) *core.Value {
	from, to, v := p.elem, p.result, args[0]
	if from == to {
		return v
	}
	switch s := from.(type) {
	case *core.FloatType:
		switch t := to.(type) {
		case *core.FloatType:
			return p.gen.op(resized(from, to, &arith.ExtFDef, &arith.TruncFDef), to, v)
		case *core.IntegerType:
			if t.Width() == 1 {
				return p.cmpF(arith.CmpFPredicateUNE, v, p.float(s, 0))
			}
			return p.floatToInt(s, t, v)
		}
	case *core.IntegerType:
		switch t := to.(type) {
		case *core.FloatType:
			if s.Width() == 1 {
				return p.gen.op(&arith.UIToFPDef, to, v)
			}
			if s.Signedness() == core.Unsigned {
				bits := core.NewUnrealizedCast(p.Builder, []core.Type{p.Context().Integer(s.Width())}, v).Result(0)
				return p.gen.op(&arith.UIToFPDef, to, bits)
			}
			return p.gen.op(&arith.SIToFPDef, to, v)
		case *core.IntegerType:
			return p.intToInt(s, t, v)
		}
	}
	return nil
}

// resized chooses between the operations that make a type wider, and narrower.
func resized(from, to core.Type, wider, narrower *core.OpDef) *core.OpDef {
	if width(from) < width(to) {
		return wider
	}
	return narrower
}

func (p point) intToInt(from, to *core.IntegerType, v *core.Value) *core.Value {
	if from.Width() == 1 && to.Width() > 1 {
		return p.gen.op(&arith.ExtUIDef, to, v)
	}
	if to.Width() == 1 {
		return p.cmpI(arith.CmpIPredicateNe, v, p.integer(p.Context().Integer(from.Width()), 0))
	}
	return p.gen.op(resized(from, to, &arith.ExtSIDef, &arith.TruncIDef), to, v)
}

// floatToInt rounds to the nearest integer, ties to even, and saturates.
func (p point) floatToInt(from *core.FloatType, to *core.IntegerType, v *core.Value) *core.Value {
	sem, w := from.Semantics(), to.Width()
	rounded := p.same(&math.RoundEvenDef, v)
	least, greatest := num.SignedMin(w), num.SignedMax(w)
	asFloat := func(n num.Int) *core.Value {
		f, _ := num.FromInt(sem, n, true, num.NearestTiesToEven)
		return p.constant(p.Context().FloatAttr(f))
	}
	asInt := func(n num.Int) *core.Value { return p.constant(p.Context().APIntAttr(to, n)) }
	if int(w)-1 > sem.MaxExponent() {
		// All finite values are in the range of the integers.
		conv := p.gen.op(&arith.FPToSIDef, to, rounded)
		inf := p.constant(p.Context().FloatAttr(num.FloatInf(sem, false)))
		negInf := p.constant(p.Context().FloatAttr(num.FloatInf(sem, true)))
		over := p.cmpF(arith.CmpFPredicateUEQ, rounded, inf)
		under := p.cmpF(arith.CmpFPredicateUEQ, rounded, negInf)
		low, high := asInt(least), asInt(greatest)
		return p.choose(under, low, p.choose(over, high, conv))
	}
	low := asFloat(least)
	if sem.Precision() >= w-1 {
		// The greatest integer is a value of the float type, so that floats can be clamped.
		return p.gen.op(&arith.FPToSIDef, to, p.clampFloat(rounded, low, asFloat(greatest)))
	}
	// The greatest integer plus one is a power of two, which floats have.
	f, _ := num.FromInt(sem, num.OneBitSet(w+1, w-1), true, num.NearestTiesToEven)
	beyond := p.constant(p.Context().FloatAttr(f))
	high := asInt(greatest)
	conv := p.gen.op(&arith.FPToSIDef, to, p.same(&arith.MaximumFDef, rounded, low))
	over := p.cmpF(arith.CmpFPredicateUGE, rounded, beyond)
	return p.choose(over, high, conv)
}
