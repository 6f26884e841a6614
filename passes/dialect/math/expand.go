package math

import (
	"math"
	"slices"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/num"
	"github.com/odsgen/ods/core/rewrite"
	"github.com/odsgen/ods/generated/arith"
	gen "github.com/odsgen/ods/generated/math"
	"github.com/odsgen/ods/passes"
)

// expansions has what each operation becomes: a value, or nil when it stays.
var expansions = []struct {
	def   *core.OpDef
	build func(e emitter, op *core.Operation) *core.Value
}{
	{&gen.CountLeadingZerosDef, emitter.ctlz}, {&gen.SinhDef, emitter.sinh}, {&gen.CoshDef, emitter.cosh},
	{&gen.TanDef, emitter.tan},
	{&gen.TanhDef, emitter.tanh}, {&gen.AsinhDef, emitter.asinh}, {&gen.AcoshDef, emitter.acosh}, {&gen.AtanhDef, emitter.atanh},
	{&gen.FmaDef, emitter.fma}, {&gen.CeilDef, emitter.ceil}, {&gen.Exp2Def, emitter.exp2}, {&gen.PowFDef, emitter.powf},
	{&gen.FPowIDef, emitter.fpowi}, {&gen.RoundDef, emitter.round}, {&gen.RoundEvenDef, emitter.roundEven},
	{&gen.RsqrtDef, emitter.rsqrt}, {&gen.ClampFDef, emitter.clampf},
}

func (p *MathExpandOpsPass) run(r *passes.Run) {
	set := rewrite.NewPatternSet(r.Op.Context())
	AddExpansions(set, p.Ops...)
	rewrite.Greedy(r.Op, set.Freeze(), r.GreedyConfig())
}

// AddExpansions adds the patterns of pass math-expand-ops for the operations with the given mnemonics, or for all
// without any.
func AddExpansions(set *rewrite.PatternSet, mnemonics ...string) {
	for _, x := range expansions {
		if len(mnemonics) > 0 && !slices.Contains(mnemonics, x.def.Name[len(gen.Name)+1:]) {
			continue
		}
		set.Add(rewrite.Pattern{Name: x.def.Name, Root: x.def.Name, Match: func(op *core.Operation, rw *rewrite.Rewriter) bool {
			v := x.build(emit(rw, op), op)
			if v == nil {
				return false
			}
			rw.ReplaceOp(op, v)
			return true
		}})
	}
}

// static reports whether the sizes of a type are known.
func static(t core.Type) bool {
	s, ok := t.(core.ShapedType)
	return !ok || core.IsStaticShape(s)
}

// ranked reports whether the rank of a type is known.
func ranked(t core.Type) bool {
	s, ok := t.(core.ShapedType)
	return !ok || s.HasRank()
}

func (e emitter) sinh(op *core.Operation) *core.Value {
	x := op.Operand(0)
	up := e.exp(x)
	down := e.exp(e.neg(x))
	half := e.mul(e.sub(up, down), e.float(0.5))
	return e.odd(e.great(half, x), x)
}

func (e emitter) cosh(op *core.Operation) *core.Value {
	x := op.Operand(0)
	up := e.exp(x)
	down := e.exp(e.neg(x))
	return e.great(e.mul(e.add(up, down), e.float(0.5)), x)
}

// great returns half of exp(|x|) in place of v where v is infinite, since exp(|x|) is though half of it is not.
func (e emitter) great(v, x *core.Value) *core.Value {
	if e.wrong || !e.semantics().HasInf() {
		return v
	}
	root := e.exp(e.mul(e.abs(x), e.float(0.5)))
	half := e.mul(e.mul(root, e.float(0.5)), root)
	return e.choose(e.cmpF(arith.CmpFPredicateOEQ, e.abs(v), e.inf(false)), half, v)
}

func (e emitter) tan(op *core.Operation) *core.Value {
	sin := gen.NewSin(e.b, op.Operand(0)).Result()
	return e.div(sin, gen.NewCos(e.b, op.Operand(0)).Result())
}

// tanh computes (1 - exp(-2|x|)) / (1 + exp(-2|x|)) with the sign of x, whose exponentials do not overflow.
func (e emitter) tanh(op *core.Operation) *core.Value {
	x := op.Operand(0)
	zero, one, negTwo := e.float(0), e.float(1), e.float(-2)
	negative := arith.NewUIToFP(e.b, e.t, e.cmpF(arith.CmpFPredicateOLT, x, zero)).Out()
	sign := e.add(e.mul(negative, negTwo), one)
	exp := e.exp(e.mul(negTwo, e.mul(sign, x)))
	dividend := e.sub(one, exp)
	return e.odd(e.mul(sign, e.div(dividend, e.add(one, exp))), x)
}

// asinh computes log(|x| + sqrt(x*x + 1)) with the sign of x. Of a negative number, the sum would cancel.
func (e emitter) asinh(op *core.Operation) *core.Value {
	x := op.Operand(0)
	if e.wrong {
		return e.areaFunction(x, 1)
	}
	y := e.abs(x)
	return e.signOf(e.logOfSum(y, e.sqrt(gen.NewFma(e.b, x, x, e.float(1)).Result())), x)
}

// logOfSum computes log(x + root), where the root of a great x is almost x: there, log(x) + log(2), since the sum and what the root is of may
// be infinite.
func (e emitter) logOfSum(x, root *core.Value) *core.Value {
	sum := e.add(x, root)
	great := e.cmpF(arith.CmpFPredicateOGE, x, e.float(math.Ldexp(1, e.semantics().MaxExponent()/2)))
	return e.add(e.log(e.choose(great, x, sum)), e.choose(great, e.float(math.Ln2), e.float(0)))
}

// acosh computes log(x + sqrt(x - 1)*sqrt(x + 1)). With the root of x*x - 1, there would be a result for great negative
// numbers.
func (e emitter) acosh(op *core.Operation) *core.Value {
	x := op.Operand(0)
	if e.wrong {
		return e.areaFunction(x, -1)
	}
	one := e.float(1)
	return e.logOfSum(x, e.mul(e.sqrt(e.sub(x, one)), e.sqrt(e.add(x, one))))
}

// areaFunction computes log(x + sqrt(x*x + c)).
func (e emitter) areaFunction(x *core.Value, c float64) *core.Value {
	constant := e.float(c)
	root := e.sqrt(gen.NewFma(e.b, x, x, constant).Result())
	return e.log(e.add(x, root))
}

func (e emitter) atanh(op *core.Operation) *core.Value {
	x := op.Operand(0)
	one := e.float(1)
	above := e.add(x, one)
	quotient := e.div(above, e.add(e.neg(x), one))
	log := e.log(quotient)
	return e.odd(e.mul(log, e.float(0.5)), x)
}

func (e emitter) fma(op *core.Operation) *core.Value {
	return e.add(e.mul(op.Operand(0), op.Operand(1)), op.Operand(2))
}

// ceil adds one to what is cut off of positive numbers, with the sign of the operand: that of numbers above -1 is a
// negative zero. Great numbers, which are whole, infinities and NaN, do not go through an integer.
func (e emitter) ceil(op *core.Operation) *core.Value {
	if !static(e.t) || !e.wrong && e.semantics().Precision() > 64 {
		return nil
	}
	x := op.Operand(0)
	whole := e.truncated(x)
	zero, one := e.float(0), e.float(1)
	above := e.cmpF(arith.CmpFPredicateOGT, x, whole)
	up := e.add(whole, e.choose(above, one, zero))
	if e.wrong {
		return up
	}
	fraction := e.cmpF(arith.CmpFPredicateOLT, e.abs(x), e.float(math.Ldexp(1, int(e.semantics().Precision())-1)))
	return e.choose(fraction, e.signOf(up, x), x)
}

func (e emitter) exp2(op *core.Operation) *core.Value {
	return e.exp(e.mul(op.Operand(0), e.float(math.Ln2)))
}

func (e emitter) rsqrt(op *core.Operation) *core.Value {
	if !static(e.t) {
		return nil
	}
	one := e.float(1)
	return e.div(one, e.sqrt(op.Operand(0)))
}

// clampf takes what is at least the minimum, and at most the maximum. Upstream takes the extrema the other way round.
func (e emitter) clampf(op *core.Operation) *core.Value {
	v := core.Must(gen.AsClampFOp(op))
	flags := v.Fastmath()
	if !e.wrong {
		low := arith.MaximumF{Lhs: v.Value(), Rhs: v.Min(), Fastmath: flags}.Build(e.b).Result()
		return arith.MinimumF{Lhs: low, Rhs: v.Max(), Fastmath: flags}.Build(e.b).Result()
	}
	low := arith.MinimumF{Lhs: v.Value(), Rhs: v.Min(), Fastmath: flags}.Build(e.b).Result()
	return arith.MaximumF{Lhs: low, Rhs: v.Max(), Fastmath: flags}.Build(e.b).Result()
}

// powf multiplies for some exponents, and computes exp(y*log(x)) for others.
func (e emitter) powf(op *core.Operation) *core.Value {
	x, y := op.Operand(0), op.Operand(1)
	if c, ok := constantFloat(y); ok {
		switch c {
		case 0:
			return e.float(1)
		case 1:
			return x
		case -1:
			return e.div(e.float(1), x)
		case 0.5:
			return e.rootPower(x, func(x *core.Value) *core.Value { return e.sqrt(x) }, func() *core.Value { return e.inf(false) })
		case -0.5:
			return e.rootPower(x, func(x *core.Value) *core.Value { return gen.NewRsqrt(e.b, x).Result() },
				func() *core.Value { return e.float(0) })
		case 2:
			return e.mul(x, x)
		case -2:
			one := e.float(1)
			return e.div(one, e.mul(x, x))
		case 3:
			return e.mul(e.mul(x, x), x)
		}
	}
	if e.wrong {
		return e.exp(e.mul(y, e.log(x)))
	}
	return e.power(x, y)
}

// rootPower computes a power of 0.5 or -0.5. That of the negative zero is that of zero, and that of the negative infinity
// that of infinity.
func (e emitter) rootPower(x *core.Value, root func(*core.Value) *core.Value, ofInf func() *core.Value) *core.Value {
	if e.wrong {
		return root(x)
	}
	isInf := e.cmpF(arith.CmpFPredicateOEQ, x, e.inf(true))
	return e.choose(isInf, ofInf(), root(e.add(x, e.float(0))))
}

// power computes exp(y*log(|x|)), with the sign of x when y is odd. Negative numbers have powers for whole exponents only,
// and some powers are one where the formula has none.
func (e emitter) power(x, y *core.Value) *core.Value {
	zero, one, half := e.float(0), e.float(1), e.float(0.5)
	inf, negInf, nan := e.inf(false), e.inf(true), e.exactly(num.FloatNaN(e.semantics(), false))
	equal := func(x, y *core.Value) *core.Value { return e.cmpF(arith.CmpFPredicateOEQ, x, y) }
	abs := e.abs(x)
	magnitude := e.exp(e.mul(y, e.log(abs)))

	whole := equal(e.trunc(y), y)
	halves := e.mul(y, half)
	even := equal(e.trunc(halves), halves)
	ofWhole := e.choose(even, magnitude, e.signOf(magnitude, x))
	negative := e.both(e.cmpF(arith.CmpFPredicateOLT, x, zero), e.cmpF(arith.CmpFPredicateONE, x, negInf))
	power := e.choose(whole, ofWhole, e.choose(negative, nan, magnitude))

	unit := e.both(equal(abs, one), equal(e.abs(y), inf))
	unit = e.either(unit, e.either(equal(y, zero), equal(x, one)))
	return e.choose(unit, one, power)
}

// constantFloat returns the number that a value is everywhere.
func constantFloat(v *core.Value) (float64, bool) {
	f, ok := splat(v.ConstantValue()).(*core.FloatAttr)
	if !ok {
		return 0, false
	}
	n, _ := f.Value().ToFloat64()
	return n, true
}

// splat returns the value of a scalar, or of all elements when they are equal; else nil.
func splat(a core.Attribute) core.Attribute {
	if d, ok := a.(*core.DenseElementsAttr); ok {
		if !d.IsSplat() {
			return nil
		}
		return d.Element(0)
	}
	return a
}

// fpowi multiplies as often as the bits of a known exponent say, and takes the power with a float otherwise.
func (e emitter) fpowi(op *core.Operation) *core.Value {
	x, y := op.Operand(0), op.Operand(1)
	n, ok := splat(y.ConstantValue()).(*core.IntegerAttr)
	if !ok {
		return e.powerOfInteger(x, y)
	}
	power := n.Int64()
	rest := uint64(power)
	if power < 0 {
		rest = -rest
	}
	one, result := e.float(1), e.float(1)
	for ; rest > 0; rest >>= 1 {
		if rest&1 != 0 {
			result = e.mul(x, result)
		}
		x = e.mul(x, x)
	}
	if power >= 0 {
		return result
	}
	return e.reciprocal(one, result)
}

// powerOfInteger takes the power with a float. An exponent with more bits than a float is exact in may be rounded to one of
// the other parity, so that the sign is computed apart then.
func (e emitter) powerOfInteger(x, y *core.Value) *core.Value {
	power := func(x *core.Value) *core.Value {
		return gen.NewPowF(e.b, x, arith.NewSIToFP(e.b, e.t, y).Out()).Result()
	}
	if e.wrong || core.StorageWidth(core.ElementTypeOrSelf(y.Type())) <= e.semantics().Precision() {
		return power(x)
	}
	n := emitter{e.b, y.Type(), e.wrong}
	odd := e.cmpI(arith.CmpIPredicateNe, n.and(y, n.int(1)), n.int(0))
	magnitude := power(e.abs(x))
	return e.choose(odd, e.signOf(magnitude, x), magnitude)
}

// reciprocal computes 1/x. Upstream chooses the infinity that a zero gives by a comparison to which zeros are equal.
func (e emitter) reciprocal(one, x *core.Value) *core.Value {
	if !e.wrong {
		return e.div(one, x)
	}
	sem := e.semantics()
	zero, negZero := e.exactly(num.FloatZero(sem, false)), e.exactly(num.FloatZero(sem, true))
	inf, negInf := e.exactly(num.FloatInf(sem, false)), e.exactly(num.FloatInf(sem, true))
	isZero := e.cmpF(arith.CmpFPredicateOEQ, x, zero)
	isNegZero := e.cmpF(arith.CmpFPredicateOEQ, x, negZero)
	return e.choose(isNegZero, negInf, e.choose(isZero, inf, e.div(one, x)))
}
