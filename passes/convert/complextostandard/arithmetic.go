package complextostandard

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/generated/arith"
	complexd "github.com/odsgen/ods/generated/complexd"
	"github.com/odsgen/ods/generated/math"
)

func lowerPartwise(def *core.OpDef) func(e *emitter, op *core.Operation) number {
	return func(e *emitter, op *core.Operation) number {
		x, y := op.Operand(0), op.Operand(1)
		a := e.re(x)
		re := e.op(def, a, e.re(y))
		b := e.im(x)
		return number{re, e.op(def, b, e.im(y))}
	}
}

func lowerEqual(p arith.CmpFPredicate, join *core.OpDef) func(e *emitter, op *core.Operation) number {
	return func(e *emitter, op *core.Operation) number {
		x, y := e.parts(op.Operand(0)), e.parts(op.Operand(1))
		re := e.strictly(p, x.re, y.re)
		im := e.strictly(p, x.im, y.im)
		st := core.OperationState{Info: e.b.Context().LookupOp(join.Name), Operands: []*core.Value{re, im},
			Types: []core.Type{re.Type()}, Loc: e.b.Loc()}
		return number{re: e.b.Create(&st).Result(0)}
	}
}

func lowerMul(e *emitter, op *core.Operation) number {
	x, y := e.parts(op.Operand(0)), e.parts(op.Operand(1))
	ac := e.mul(x.re, y.re)
	re := e.sub(ac, e.mul(x.im, y.im))
	bc := e.mul(x.im, y.re)
	return number{re, e.add(bc, e.mul(x.re, y.im))}
}

func lowerNeg(e *emitter, op *core.Operation) number {
	x := e.parts(op.Operand(0))
	re := e.with(&arith.NegFDef, arith.FastMathFlagsNone, x.re)
	return number{re, e.with(&arith.NegFDef, arith.FastMathFlagsNone, x.im)}
}

func lowerConj(e *emitter, op *core.Operation) number {
	x := e.parts(op.Operand(0))
	return number{x.re, e.with(&arith.NegFDef, arith.FastMathFlagsNone, x.im)}
}

// root says what of the absolute value is computed.
type root uint8

const (
	noRoot root = iota
	squareRoot
	inverseSquareRoot
)

// magnitude is max * sqrt((min / max)^2 + 1) of the absolute values of the parts, or a root of that, which does not
// overflow early.
func (e *emitter) magnitude(x number, r root) *core.Value {
	one := e.constant(1)
	a, b := e.abs(x.re), e.abs(x.im)
	most := e.op(&arith.MaximumFDef, a, b)
	least := e.op(&arith.MinimumFDef, a, b)
	e = e.withNaN() // zero by zero
	ratio := e.div(least, most)
	sum := e.add(e.mul(ratio, ratio), one)
	if r == inverseSquareRoot {
		sum = e.op(&math.RsqrtDef, sum)
		least = e.op(&math.RsqrtDef, least)
		most = e.op(&math.RsqrtDef, most)
	}
	var m *core.Value
	if r == squareRoot {
		quarter := e.constant(0.25)
		s := e.op(&math.SqrtDef, most)
		m = e.mul(s, e.op(&math.PowFDef, sum, quarter))
	} else {
		m = e.mul(most, e.op(&math.SqrtDef, sum))
	}
	return e.choose(e.cmp(arith.CmpFPredicateUNO, m, m), least, m)
}

func lowerAbs(e *emitter, op *core.Operation) number {
	return number{re: e.magnitude(e.parts(op.Operand(0)), noRoot)}
}

func lowerAngle(e *emitter, op *core.Operation) number {
	x := e.parts(op.Operand(0))
	return number{re: e.op(&math.Atan2Def, x.im, x.re)}
}

func lowerSign(e *emitter, op *core.Operation) number {
	z := op.Operand(0)
	x := e.parts(z)
	zero := e.constant(0)
	reZero := e.strictly(arith.CmpFPredicateOEQ, x.re, zero)
	isZero := e.and(reZero, e.strictly(arith.CmpFPredicateOEQ, x.im, zero))
	abs := e.complexAbs(z)
	re := e.div(x.re, abs)
	sign := e.create(re, e.div(x.im, abs))
	return number{re: e.choose(isZero, z, sign)}
}

// lowerDivBasic is (a + bi)(c - di) / (cc + dd).
func lowerDivBasic(e *emitter, op *core.Operation) number {
	x, y := e.parts(op.Operand(0)), e.parts(op.Operand(1))
	cc := e.mul(y.re, y.re)
	norm := e.add(cc, e.mul(y.im, y.im))
	ac := e.mul(x.re, y.re)
	re := e.add(ac, e.mul(x.im, y.im))
	bc := e.mul(x.im, y.re)
	im := e.sub(bc, e.mul(x.re, y.im))
	q := e.div(re, norm)
	return number{q, e.div(im, norm)}
}

// unit is the sign of x, 1 where is holds and otherwise 0.
func (e *emitter) unit(is, x, one, zero *core.Value) *core.Value {
	return e.with(&math.CopySignDef, arith.FastMathFlagsNone, e.choose(is, one, zero), x)
}

// lowerDivSmith is Smith's algorithm ("Algorithm 116: Complex division", 1962), with the results that C asks for where
// infinities and zeros make both parts of it NaN.
func lowerDivSmith(e *emitter, op *core.Operation) number {
	x, y := e.parts(op.Operand(0)), e.parts(op.Operand(1))

	ratio := e.div(y.re, y.im)
	norm := e.add(y.im, e.mul(ratio, y.re))
	re1 := e.div(e.add(e.mul(x.re, ratio), x.im), norm)
	im1 := e.div(e.sub(e.mul(x.im, ratio), x.re), norm)
	ratio = e.div(y.im, y.re)
	norm = e.add(y.re, e.mul(ratio, y.im))
	re2 := e.div(e.add(x.re, e.mul(x.im, ratio)), norm)
	im2 := e.div(e.sub(x.im, e.mul(x.re, ratio)), norm)

	// A number that is not NaN by zero.
	zero := e.constant(0)
	c := e.abs(y.re)
	cZero := e.strictly(arith.CmpFPredicateOEQ, c, zero)
	d := e.abs(y.im)
	dZero := e.strictly(arith.CmpFPredicateOEQ, d, zero)
	aKnown := e.strictly(arith.CmpFPredicateORD, x.re, zero)
	known := e.or(aKnown, e.strictly(arith.CmpFPredicateORD, x.im, zero))
	byZero := e.and(known, e.and(cZero, dZero))
	inf := e.inf()
	signed := e.with(&math.CopySignDef, arith.FastMathFlagsNone, inf, y.re)
	byZeroRe := e.mul(signed, x.re)
	byZeroIm := e.mul(signed, x.im)

	// An infinite number by a finite one.
	cFinite := e.strictly(arith.CmpFPredicateONE, c, inf)
	yFinite := e.and(cFinite, e.strictly(arith.CmpFPredicateONE, d, inf))
	a := e.abs(x.re)
	aInf := e.strictly(arith.CmpFPredicateOEQ, a, inf)
	b := e.abs(x.im)
	bInf := e.strictly(arith.CmpFPredicateOEQ, b, inf)
	infByFinite := e.and(e.or(aInf, bInf), yFinite)
	one := e.constant(1)
	u := number{re: e.unit(aInf, x.re, one, zero)}
	u.im = e.unit(bInf, x.im, one, zero)
	uc := e.mul(u.re, y.re)
	infRe := e.mul(inf, e.add(uc, e.mul(u.im, y.im)))
	ud := e.mul(u.re, y.im)
	infIm := e.mul(inf, e.sub(e.mul(u.im, y.re), ud))

	// A finite number by an infinite one.
	aFinite := e.strictly(arith.CmpFPredicateONE, a, inf)
	xFinite := e.and(aFinite, e.strictly(arith.CmpFPredicateONE, b, inf))
	cInf := e.strictly(arith.CmpFPredicateOEQ, c, inf)
	dInf := e.strictly(arith.CmpFPredicateOEQ, d, inf)
	finiteByInf := e.and(xFinite, e.or(cInf, dInf))
	v := number{re: e.unit(cInf, y.re, one, zero)}
	v.im = e.unit(dInf, y.im, one, zero)
	av := e.mul(x.re, v.re)
	zeroRe := e.mul(zero, e.add(av, e.mul(x.im, v.im)))
	bv := e.mul(x.im, v.re)
	zeroIm := e.mul(zero, e.sub(bv, e.mul(x.re, v.im)))

	first := e.strictly(arith.CmpFPredicateOLT, c, d)
	re := e.choose(first, re1, re2)
	im := e.choose(first, im1, im2)
	specialRe := e.choose(finiteByInf, zeroRe, re)
	specialIm := e.choose(finiteByInf, zeroIm, im)
	specialRe = e.choose(infByFinite, infRe, specialRe)
	specialIm = e.choose(infByFinite, infIm, specialIm)
	specialRe = e.choose(byZero, byZeroRe, specialRe)
	specialIm = e.choose(byZero, byZeroIm, specialIm)
	reNaN := e.strictly(arith.CmpFPredicateUNO, re, zero)
	special := e.and(reNaN, e.strictly(arith.CmpFPredicateUNO, im, zero))
	q := e.choose(special, specialRe, re)
	return number{q, e.choose(special, specialIm, im)}
}

// lowerAtan2 is -i log((y + ix) / sqrt(x^2 + y^2)).
func lowerAtan2(e *emitter, op *core.Operation) number {
	x, y := op.Operand(0), op.Operand(1)
	yy := e.complexOp(&complexd.MulDef, y, y)
	xx := e.complexOp(&complexd.MulDef, x, x)
	norm := e.complexOp(&complexd.SqrtDef, e.complexOp(&complexd.AddDef, yy, xx))
	zero := e.constant(0)
	i := e.create(zero, e.constant(1))
	sum := e.complexOp(&complexd.AddDef, y, e.complexOp(&complexd.MulDef, i, x))
	log := e.complexOp(&complexd.LogDef, e.complexOp(&complexd.DivDef, sum, norm))
	minusI := e.create(zero, e.constant(-1))
	return number{re: e.complexOp(&complexd.MulDef, minusI, log)}
}
