package tollvm

import (
	"math"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/rewrite/conversion"
	"github.com/odsgen/ods/generated/llvm"
)

// ComplexRange says how quotients of complex numbers are computed.
type ComplexRange string

// The ways: by the textbook's formula, or by Smith's algorithm with care for infinities and NaN.
const (
	ComplexImproved ComplexRange = "improved"
	ComplexBasic    ComplexRange = "basic"
	ComplexNone     ComplexRange = "none"
)

// complexValue is a complex number by its parts.
type complexValue struct{ re, im *core.Value }

// AddComplex adds the patterns for dialect complex.
func AddComplex(set *conversion.PatternSet, t *TypeConverter, r ComplexRange) {
	add := func(name string, match MatchFunc) {
		set.Add(conversion.Pattern{Name: name, Root: "complex." + name, Types: t.TypeConverter, Match: match})
	}
	binary := func(name string, compute func(f floats, x, y complexValue) complexValue) {
		add(name, func(op *core.Operation, in []*core.Value, rw *conversion.Rewriter) bool {
			e := t.Emit(&rw.Builder)
			x, y := e.parts(in[0]), e.parts(in[1])
			d := e.Poison(t.ConvertOne(op.Result(0).Type()))
			z := compute(e.floatsOf(op, x.re), x, y)
			rw.ReplaceOp(op, e.InsertValue(z.im, e.InsertValue(z.re, d, 0), 1))
			return true
		})
	}
	add("abs", func(op *core.Operation, in []*core.Value, rw *conversion.Rewriter) bool {
		e := t.Emit(&rw.Builder)
		x := e.parts(in[0])
		f := e.floatsOf(op, x.re)
		sum := f.op(&llvm.FAddDef, f.op(&llvm.FMulDef, x.re, x.re), f.op(&llvm.FMulDef, x.im, x.im))
		rw.ReplaceOpWith(op, llvm.NewSqrt(e.Builder, sum).Op)
		return true
	})
	binary("add", func(f floats, x, y complexValue) complexValue {
		re := f.op(&llvm.FAddDef, x.re, y.re)
		return complexValue{re, f.op(&llvm.FAddDef, x.im, y.im)}
	})
	binary("sub", func(f floats, x, y complexValue) complexValue {
		re := f.op(&llvm.FSubDef, x.re, y.re)
		return complexValue{re, f.op(&llvm.FSubDef, x.im, y.im)}
	})
	binary("mul", func(f floats, x, y complexValue) complexValue {
		re := f.op(&llvm.FSubDef, f.op(&llvm.FMulDef, y.re, x.re), f.op(&llvm.FMulDef, y.im, x.im))
		return complexValue{re, f.op(&llvm.FAddDef, f.op(&llvm.FMulDef, x.im, y.re), f.op(&llvm.FMulDef, x.re, y.im))}
	})
	if r == ComplexImproved {
		binary("div", smithDivision)
	} else {
		binary("div", basicDivision)
	}
	add("constant", func(op *core.Operation, in []*core.Value, rw *conversion.Rewriter) bool {
		return t.replaceWith(op, &llvm.ConstantDef, in, op.Attrs(), rw)
	})
	add("create", func(op *core.Operation, in []*core.Value, rw *conversion.Rewriter) bool {
		x := t.ConvertOne(op.Result(0).Type())
		if x == nil {
			return rw.NoMatch(op, "the type of the result cannot be converted")
		}
		e := t.Emit(&rw.Builder)
		d := e.InsertValue(in[0], e.Poison(x), 0)
		rw.ReplaceOp(op, e.InsertValue(in[1], d, 1))
		return true
	})
	for i, name := range []string{"re", "im"} {
		add(name, func(op *core.Operation, in []*core.Value, rw *conversion.Rewriter) bool {
			rw.ReplaceOp(op, t.Emit(&rw.Builder).ExtractValue(in[0], int64(i)))
			return true
		})
	}
}

func (e Emitter) parts(v *core.Value) complexValue {
	re := e.ExtractValue(v, 0)
	return complexValue{re, e.ExtractValue(v, 1)}
}

// floatsOf makes operations on the parts of complex numbers, with the flags of the operation that is converted.
func (e Emitter) floatsOf(op *core.Operation, part *core.Value) floats {
	var flags []core.NamedAttr
	for _, a := range fastmathAttrs(op) {
		if a.Name == "fastmathFlags" {
			flags = append(flags, a)
		}
	}
	return floats{e, part.Type(), flags}
}

// basicDivision: (a+bi)/(c+di) = ((ac+bd) + (bc-ad)i) / (cc+dd).
func basicDivision(f floats, x, y complexValue) complexValue {
	mul := func(a, b *core.Value) *core.Value { return f.op(&llvm.FMulDef, a, b) }
	norm := f.op(&llvm.FAddDef, mul(y.re, y.re), mul(y.im, y.im))
	re := f.op(&llvm.FAddDef, mul(x.re, y.re), mul(x.im, y.im))
	im := f.op(&llvm.FSubDef, mul(x.im, y.re), mul(x.re, y.im))
	re = f.op(&llvm.FDivDef, re, norm)
	return complexValue{re, f.op(&llvm.FDivDef, im, norm)}
}

// smith makes the operations of the algorithm of R. L. Smith (Algorithm 116, CACM 5, 1962) with the special cases of
// C99's annex G, in the order in which upstream makes them.
type smith struct{ floats }

func (s smith) add(a, b *core.Value) *core.Value { return s.op(&llvm.FAddDef, a, b) }
func (s smith) sub(a, b *core.Value) *core.Value { return s.op(&llvm.FSubDef, a, b) }
func (s smith) mul(a, b *core.Value) *core.Value { return s.op(&llvm.FMulDef, a, b) }
func (s smith) div(a, b *core.Value) *core.Value { return s.op(&llvm.FDivDef, a, b) }
func (s smith) abs(a *core.Value) *core.Value    { return s.op(&llvm.FAbsDef, a) }

func (s smith) is(p llvm.FCmpPredicate, a, b *core.Value) *core.Value {
	return llvm.NewFCmp(s.Builder, p, a, b).Op.Result(0)
}
func (s smith) and(a, b *core.Value) *core.Value { return llvm.NewAnd(s.Builder, a, b).Op.Result(0) }
func (s smith) or(a, b *core.Value) *core.Value  { return llvm.NewOr(s.Builder, a, b).Op.Result(0) }
func (s smith) choose(c, a, b *core.Value) *core.Value {
	return llvm.NewSelect(s.Builder, c, a, b).Op.Result(0)
}
func (s smith) copySign(a, b *core.Value) *core.Value {
	return llvm.NewCopySign(s.Builder, a, b).Op.Result(0)
}

// byImaginary divides after dividing both numbers by the imaginary part of y.
func (s smith) byImaginary(x, y complexValue) complexValue {
	ratio := s.div(y.re, y.im)
	denom := s.add(y.im, s.mul(ratio, y.re))
	re := s.div(s.add(s.mul(x.re, ratio), x.im), denom)
	return complexValue{re, s.div(s.sub(s.mul(x.im, ratio), x.re), denom)}
}

// byReal divides after dividing both numbers by the real part of y.
func (s smith) byReal(x, y complexValue) complexValue {
	ratio := s.div(y.im, y.re)
	denom := s.add(y.re, s.mul(ratio, y.im))
	re := s.div(s.add(x.re, s.mul(x.im, ratio)), denom)
	return complexValue{re, s.div(s.sub(x.im, s.mul(x.re, ratio)), denom)}
}

func (s smith) chooseParts(c *core.Value, a, b complexValue) complexValue {
	re := s.choose(c, a.re, b.re)
	return complexValue{re, s.choose(c, a.im, b.im)}
}

func smithDivision(f floats, x, y complexValue) complexValue {
	s := smith{f}
	byImaginary, byReal := s.byImaginary(x, y), s.byReal(x, y)
	zero := f.constant(0)

	// A number divided by zero is infinite.
	yRe := s.abs(y.re)
	reIsZero := s.is(llvm.FCmpPredicateOEQ, yRe, zero)
	yIm := s.abs(y.im)
	imIsZero := s.is(llvm.FCmpPredicateOEQ, yIm, zero)
	reIsNumber := s.is(llvm.FCmpPredicateORD, x.re, zero)
	someNumber := s.or(reIsNumber, s.is(llvm.FCmpPredicateORD, x.im, zero))
	byZero := s.and(someNumber, s.and(reIsZero, imIsZero))
	inf := f.constant(math.Inf(1))
	signed := s.copySign(inf, y.re)
	infinite := complexValue{re: s.mul(signed, x.re)}
	infinite.im = s.mul(signed, x.im)

	// Infinity divided by a finite number is infinite.
	reIsFinite := s.is(llvm.FCmpPredicateONE, yRe, inf)
	yIsFinite := s.and(reIsFinite, s.is(llvm.FCmpPredicateONE, yIm, inf))
	xRe := s.abs(x.re)
	xReIsInf := s.is(llvm.FCmpPredicateOEQ, xRe, inf)
	xIm := s.abs(x.im)
	xImIsInf := s.is(llvm.FCmpPredicateOEQ, xIm, inf)
	infByFinite := s.and(s.or(xReIsInf, xImIsInf), yIsFinite)
	one := f.constant(1)
	unit := s.units(x, xReIsInf, xImIsInf, one, zero)
	large := s.times(inf, unit, y)

	// A finite number divided by infinity is zero.
	xReIsFinite := s.is(llvm.FCmpPredicateONE, xRe, inf)
	xIsFinite := s.and(xReIsFinite, s.is(llvm.FCmpPredicateONE, xIm, inf))
	yReIsInf := s.is(llvm.FCmpPredicateOEQ, yRe, inf)
	yImIsInf := s.is(llvm.FCmpPredicateOEQ, yIm, inf)
	finiteByInf := s.and(xIsFinite, s.or(yReIsInf, yImIsInf))
	unit = s.units(y, yReIsInf, yImIsInf, one, zero)
	small := s.timesConjugate(zero, x, unit)

	plain := s.chooseParts(s.is(llvm.FCmpPredicateOLT, yRe, yIm), byImaginary, byReal)
	special := s.chooseParts(finiteByInf, small, plain)
	special = s.chooseParts(infByFinite, large, special)
	special = s.chooseParts(byZero, infinite, special)
	reIsNaN := s.is(llvm.FCmpPredicateUNO, plain.re, zero)
	isNaN := s.and(reIsNaN, s.is(llvm.FCmpPredicateUNO, plain.im, zero))
	return s.chooseParts(isNaN, special, plain)
}

// units replaces infinite parts by 1 and others by 0, with their signs.
func (s smith) units(v complexValue, reIsInf, imIsInf, one, zero *core.Value) complexValue {
	re := s.copySign(s.choose(reIsInf, one, zero), v.re)
	return complexValue{re, s.copySign(s.choose(imIsInf, one, zero), v.im)}
}

// times multiplies a number by the conjugate of y and scales.
func (s smith) times(scale *core.Value, unit, y complexValue) complexValue {
	re := s.mul(scale, s.add(s.mul(unit.re, y.re), s.mul(unit.im, y.im)))
	cross := s.mul(unit.re, y.im)
	return complexValue{re, s.mul(scale, s.sub(s.mul(unit.im, y.re), cross))}
}

// timesConjugate is times with the products in the other order.
func (s smith) timesConjugate(scale *core.Value, x, unit complexValue) complexValue {
	re := s.mul(scale, s.add(s.mul(x.re, unit.re), s.mul(x.im, unit.im)))
	return complexValue{re, s.mul(scale, s.sub(s.mul(x.im, unit.re), s.mul(x.re, unit.im)))}
}
