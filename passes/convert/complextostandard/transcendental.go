package complextostandard

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/generated/arith"
	complexd "github.com/odsgen/ods/generated/complexd"
	"github.com/odsgen/ods/generated/math"
)

// lowerExp is e^a (cos b + i sin b), by halves where e^a overflows and its product with a small number would not.
func lowerExp(e *emitter, op *core.Operation) number {
	x := e.parts(op.Operand(0))
	zero, half, inf := e.constant(0), e.constant(0.5), e.inf()
	exp := e.op(&math.ExpDef, x.re)
	expHalf := e.op(&math.ExpDef, e.mul(x.re, half))
	cos := e.op(&math.CosDef, x.im)
	sin := e.op(&math.SinDef, x.im)
	expInf := e.eq(exp, inf)
	real := e.strictly(arith.CmpFPredicateOEQ, x.im, zero)
	part := func(f *core.Value) *core.Value {
		whole := e.mul(exp, f)
		return e.choose(expInf, e.mul(e.mul(expHalf, f), expHalf), whole)
	}
	re := part(cos)
	return number{re, e.choose(real, zero, part(sin))}
}

// lowerExpm1 is (e^a - 1) cos b + (cos b - 1) + i e^a sin b.
func lowerExpm1(e *emitter, op *core.Operation) number {
	x := e.parts(op.Operand(0))
	zero, one := e.constant(0), e.constant(1)
	expm1 := e.op(&math.ExpM1Def, x.re)
	exp := e.add(expm1, one)
	sin := e.op(&math.SinDef, x.im)
	cosm1 := e.cosMinusOne(x.im)
	cos := e.add(cosm1, one)
	re := e.add(e.mul(expm1, cos), cosm1)
	real := e.eq(x.im, zero)
	return number{re, e.choose(real, zero, e.mul(exp, sin))}
}

// cosCoefficients approximate (cos x - 1 + x^2/2) / x^4 for small x, in powers of x^2 from the highest.
var cosCoefficients = []float64{4.7377507964246204691685e-14, -1.1470284843425359765671e-11, 2.0876754287081521758361e-9,
	-2.7557319214999787979814e-7, 2.4801587301570552304991e-5, -1.3888888888888872993737e-3, 4.1666666666666666609054e-2}

// cosMinusOne is cos x - 1, by a polynomial below pi/4.
func (e *emitter) cosMinusOne(x *core.Value) *core.Value {
	minusHalf, minusOne := e.constant(-0.5), e.constant(-1)
	direct := e.add(e.op(&math.CosDef, x), minusOne)
	x2 := e.mul(x, x)
	x4 := e.mul(x2, x2)
	sum := e.constant(cosCoefficients[0])
	for _, c := range cosCoefficients[1:] {
		sum = e.op(&math.FmaDef, sum, x2, e.constant(c))
	}
	high := e.mul(x4, sum)
	small := e.with(&arith.AddFDef, arith.FastMathFlagsNone, high, e.mul(minusHalf, x2))
	limit := e.constant(0.61685)
	return e.choose(e.cmp(arith.CmpFPredicateOGE, x2, limit), direct, small)
}

// lowerLog is log |z| + i arg z.
func lowerLog(e *emitter, op *core.Operation) number {
	z := op.Operand(0)
	re := e.op(&math.LogDef, e.complexAbs(z))
	x := e.parts(z)
	return number{re, e.op(&math.Atan2Def, x.im, x.re)}
}

// lowerLog1p is the logarithm of 1 + z, exact for small z.
func lowerLog1p(e *emitter, op *core.Operation) number {
	x := e.parts(op.Operand(0))
	half, one := e.constant(0.5), e.constant(1)
	re1 := e.add(x.re, one)
	a, b := e.abs(re1), e.abs(x.im)
	most := e.op(&arith.MaximumFDef, a, b)
	least := e.op(&arith.MinimumFDef, a, b)
	useReal := e.cmp(arith.CmpFPredicateOGT, re1, b)
	small := e.choose(useReal, x.re, e.sub(most, one))
	careful := e.withNaN() // zero by zero
	ratio := careful.div(least, most)
	log := e.op(&math.Log1pDef, small)
	rest := careful.op(&math.Log1pDef, careful.mul(ratio, ratio))
	re := careful.add(careful.mul(half, rest), log)
	re = e.choose(careful.cmp(arith.CmpFPredicateUNO, re, re), least, re)
	return number{re, e.op(&math.Atan2Def, x.im, re1)}
}

// trig is what sine and cosine have in common: e^b / 2, e^-b / 2, sin a, cos a.
func (e *emitter) trig(op *core.Operation) (up, down, sin, cos *core.Value) {
	x := e.parts(op.Operand(0))
	half := e.constant(0.5)
	exp := e.op(&math.ExpDef, x.im)
	up = e.mul(half, exp)
	down = e.div(half, exp)
	sin = e.op(&math.SinDef, x.re)
	return up, down, sin, e.op(&math.CosDef, x.re)
}

func lowerCos(e *emitter, op *core.Operation) number {
	up, down, sin, cos := e.trig(op)
	re := e.mul(e.add(down, up), cos)
	return number{re, e.mul(e.sub(down, up), sin)}
}

func lowerSin(e *emitter, op *core.Operation) number {
	up, down, sin, cos := e.trig(op)
	re := e.mul(e.add(up, down), sin)
	return number{re, e.mul(e.sub(up, down), cos)}
}

// lowerTan is -i tanh(iz).
func lowerTan(e *emitter, op *core.Operation) number {
	x := e.parts(op.Operand(0))
	minusOne := e.constant(-1)
	t := e.tanh(number{e.mul(x.im, minusOne), x.re}, minusOne)
	return number{t.im, e.mul(t.re, minusOne)}
}

func lowerTanh(e *emitter, op *core.Operation) number {
	x := e.parts(op.Operand(0))
	return e.tanh(x, e.constant(-1))
}

// tanh is (e^2a - e^-2a + i 4 sin b cos b) / (e^2a + e^-2a - 2 + 4 cos^2 b).
func (e *emitter) tanh(x number, minusOne *core.Value) number {
	inf, four := e.inf(), e.constant(4)
	twice := e.add(x.re, x.re)
	minusTwice := e.mul(minusOne, twice)
	up := e.op(&math.ExpM1Def, twice)
	down := e.op(&math.ExpM1Def, minusTwice)
	reNum := e.sub(up, down)
	cos := e.op(&math.CosDef, x.im)
	cos2 := e.mul(e.mul(cos, cos), four)
	sin := e.op(&math.SinDef, x.im)
	imNum := e.mul(four, e.mul(cos, sin))
	sum := e.add(up, down)
	norm := e.add(sum, cos2)
	isInf := e.eq(sum, inf)
	limit := e.copySign(minusOne, x.re)
	re := e.choose(isInf, limit, e.div(reNum, norm))
	im := e.div(imNum, norm)
	if e.finite() {
		return number{re, im}
	}
	abs := e.abs(x.re)
	zero, nan := e.constant(0), e.nan()
	reInf := e.eq(abs, inf)
	imZero := e.eq(x.im, zero)
	c := e.b.Context()
	yes := arith.NewConstant(e.b, c.Bool(true)).Result()
	reFinite := arith.NewXOrI(e.b, reInf, yes).Result()
	numNaN := e.cmp(arith.CmpFPredicateUNO, imNum, imNum)
	reNaN := e.and(numNaN, reFinite)
	zeroIm := e.or(imZero, e.and(reInf, numNaN))
	re = e.choose(reNaN, nan, re)
	return number{re, e.choose(zeroIm, zero, im)}
}

func lowerSqrt(e *emitter, op *core.Operation) number {
	zero, half := e.constant(0), e.constant(0.5)
	x := e.parts(op.Operand(0))
	abs := e.magnitude(x, squareRoot)
	angle := e.mul(e.op(&math.Atan2Def, x.im, x.re), half)
	cos := e.op(&math.CosDef, angle)
	sin := e.op(&math.SinDef, angle)
	sinZero := e.eq(sin, zero)
	re := e.mul(abs, cos)
	im := e.choose(sinZero, zero, e.mul(abs, sin))
	if !e.finite() {
		inf, negInf, nan := e.inf(), e.negInf(), e.nan()
		b := e.abs(x.im)
		imInf := e.eq(b, inf)
		imFinite := e.cmp(arith.CmpFPredicateONE, b, inf)
		reInf := e.eq(x.re, inf)
		reNegInf := e.eq(x.re, negInf)
		re = e.choose(e.and(reNegInf, imFinite), zero, re)
		re = e.choose(e.or(imInf, reInf), inf, re)
		signed := e.copySign(inf, x.im)
		im = e.choose(e.strictly(arith.CmpFPredicateUNO, abs, abs), nan, im)
		im = e.choose(e.or(imInf, reNegInf), signed, im)
	}
	isZero := e.eq(abs, zero)
	re = e.choose(isZero, zero, re)
	return number{re, e.choose(isZero, zero, im)}
}

func lowerRsqrt(e *emitter, op *core.Operation) number {
	zero, inf, minusHalf, nan := e.constant(0), e.inf(), e.constant(-0.5), e.nan()
	x := e.parts(op.Operand(0))
	abs := e.magnitude(x, inverseSquareRoot)
	angle := e.mul(e.op(&math.Atan2Def, x.im, x.re), minusHalf)
	cos := e.op(&math.CosDef, angle)
	sin := e.op(&math.SinDef, angle)
	re := e.mul(abs, cos)
	im := e.mul(abs, sin)
	if !e.finite() {
		minusOne := e.constant(-1)
		reZero := e.copySign(zero, x.re)
		imZero := e.mul(minusOne, e.copySign(zero, x.im))
		a, b := e.abs(x.re), e.abs(x.im)
		imInf := e.eq(b, inf)
		reNaN := e.cmp(arith.CmpFPredicateUNO, x.re, x.re)
		reInf := e.eq(a, inf)
		vanishes := e.or(e.and(imInf, reNaN), reInf)
		re = e.choose(vanishes, reZero, re)
		im = e.choose(vanishes, imZero, im)
	}
	reZero := e.eq(x.re, zero)
	isZero := e.and(reZero, e.eq(x.im, zero))
	re = e.choose(isZero, inf, re)
	return number{re, e.choose(isZero, nan, im)}
}

func lowerPow(e *emitter, op *core.Operation) number {
	exponent := e.parts(op.Operand(1))
	return number{re: e.pow(op.Operand(0), exponent)}
}

// lowerPowi converts the exponent.
func lowerPowi(e *emitter, op *core.Operation) number {
	n := arith.NewSIToFP(e.b, e.part, op.Operand(1)).Out()
	z := e.create(n, e.constant(0))
	return number{re: e.complexOp(&complexd.PowDef, op.Operand(0), z)}
}

// pow is |z|^c e^(-d arg z) (cos q + i sin q), where y = c + di and q = c arg z + d log |z|; 1 for y = 0 or z = 1, and
// 0 or infinity for powers of these.
func (e *emitter) pow(z *core.Value, y number) *core.Value {
	x := e.parts(z)
	abs := e.complexAbs(z)
	absToC := e.op(&math.PowFDef, abs, y.re)
	minusD := e.op(&arith.NegFDef, y.im)
	arg := e.op(&math.Atan2Def, x.im, x.re)
	scale := e.mul(absToC, e.op(&math.ExpDef, e.mul(minusD, arg)))
	log := e.op(&math.LogDef, abs)
	cArg := e.mul(y.re, arg)
	q := e.add(cArg, e.mul(y.im, log))
	cos := e.op(&math.CosDef, q)
	sin := e.op(&math.SinDef, q)
	inf, zero, one := e.inf(), e.constant(0), e.constant(1)
	complexOne := e.create(one, zero)
	complexZero := e.create(zero, zero)
	complexInf := e.create(inf, zero)
	absZero := e.eq(abs, zero)
	dZero := e.eq(y.im, zero)
	cZero := e.eq(y.re, zero)
	bZero := e.eq(x.im, zero)
	cNotNegative := e.cmp(arith.CmpFPredicateOLE, zero, y.re)
	re := e.mul(scale, cos)
	im := e.mul(scale, sin)
	ofZero := e.choose(cZero, complexOne, complexZero)
	result := e.create(re, im)
	result = e.choose(e.and(e.and(absZero, dZero), cNotNegative), ofZero, result)
	result = e.choose(e.and(cZero, dZero), complexOne, result)
	aOne := e.eq(x.re, one)
	result = e.choose(e.and(aOne, bZero), complexOne, result)
	aInf := e.and(e.eq(x.re, inf), bZero)
	grows := e.and(dZero, e.cmp(arith.CmpFPredicateOGT, y.re, zero))
	result = e.choose(e.and(aInf, grows), complexInf, result)
	vanishes := e.and(dZero, e.cmp(arith.CmpFPredicateOLT, y.re, zero))
	return e.choose(e.and(aInf, vanishes), complexZero, result)
}
