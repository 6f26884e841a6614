package arith

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/num"
	"github.com/odsgen/ods/core/rewrite"
	"github.com/odsgen/ods/generated/arith"
)

// CanonicalizationPatternsCmpF compares an integer that was converted to a float with a constant as an integer.
func (Hooks) CanonicalizationPatternsCmpF(set *rewrite.PatternSet) {
	set.Add(rewrite.OpPattern(&arith.CmpFDef, arith.AsCmpFOp, "cmpf(itofp(x), c)", compareAsInt).WithBenefit(1))
}

// intComparisons gives the signed and the unsigned predicate for the outcomes that count: a converted integer is never
// NaN, so that ordered and unordered predicates agree.
var intComparisons = [...][2]arith.CmpIPredicate{
	same:           {arith.CmpIPredicateEq, arith.CmpIPredicateEq},
	greater:        {arith.CmpIPredicateSgt, arith.CmpIPredicateUgt},
	greater | same: {arith.CmpIPredicateSge, arith.CmpIPredicateUge},
	less:           {arith.CmpIPredicateSlt, arith.CmpIPredicateUlt},
	less | same:    {arith.CmpIPredicateSle, arith.CmpIPredicateUle},
	less | greater: {arith.CmpIPredicateNe, arith.CmpIPredicateNe},
}

func compareAsInt(op arith.CmpFOp, rw *rewrite.Rewriter) bool {
	c, ok := op.Rhs().ConstantValue().(*core.FloatAttr)
	if !ok || c.Value().IsNaN() {
		return false
	}
	var x *core.Value
	signed := true
	if conv, ok := arith.AsSIToFPOp(op.Lhs().DefiningOp()); ok {
		x = conv.In()
	} else if conv, ok := arith.AsUIToFPOp(op.Lhs().DefiningOp()); ok {
		x, signed = conv.In(), false
	} else {
		return false
	}
	limit := c.Value()
	width := core.StorageWidth(x.Type())
	if !exactEnough(limit, width, signed) {
		return false
	}
	decide := func(v bool) bool {
		k := rw.Context().Bool(v)
		rw.ReplaceOp(op.Op, arith.NewConstant(&rw.Builder, k).Result())
		return true
	}
	switch op.Predicate() {
	case arith.CmpFPredicateORD, arith.CmpFPredicateUNO:
		return decide(op.Predicate() == arith.CmpFPredicateORD)
	case arith.CmpFPredicateAlwaysFalse, arith.CmpFPredicateAlwaysTrue:
		return false
	}
	preds := intComparisons[floatPredicates[op.Predicate()]&^unordered]
	p := preds[0]
	if !signed {
		p = preds[1]
	}
	least, greatest := num.Zero(width), num.UnsignedMax(width)
	if signed {
		least, greatest = num.SignedMin(width), num.SignedMax(width)
	}
	toFloat := func(v num.Int) num.Float {
		f, _ := num.FromInt(limit.Semantics(), v, signed, num.NearestTiesToEven)
		return f
	}
	if toFloat(greatest).LT(limit) { // every integer is less
		return decide(p == arith.CmpIPredicateNe || isLess(p))
	}
	if toFloat(least).GT(limit) { // every integer is greater
		return decide(p == arith.CmpIPredicateNe || isGreater(p))
	}
	k, _, st := limit.ToInt(width, signed, num.TowardZero)
	if st&num.InvalidOp != 0 {
		return false
	}
	if !limit.IsZero() && !toFloat(k).EQ(limit) {
		if p, ok = atFraction(p, limit.IsNegative(), signed); !ok {
			return decide(p == always)
		}
	}
	i := constant(rw, x.Type(), k)
	rw.ReplaceOp(op.Op, arith.NewCmpI(&rw.Builder, p, x, i).Result())
	return true
}

// exactEnough reports whether the conversion of an integer cannot change how it compares with the limit: the integer
// fits in the fraction, or rounding happens only where it does not matter.
func exactEnough(limit num.Float, width uint, signed bool) bool {
	precision := int(limit.Semantics().Precision())
	if int(width) <= precision {
		return true
	}
	valueBits := int(width)
	if signed {
		valueBits--
	}
	if limit.IsInf() {
		return limit.Semantics().MaxExponent() >= valueBits // otherwise the conversion itself may give infinity
	}
	exp, ok := limit.Ilogb()
	return !ok || exp < precision || exp > valueBits
}

func isLess(p arith.CmpIPredicate) bool {
	switch p {
	case arith.CmpIPredicateSlt, arith.CmpIPredicateSle, arith.CmpIPredicateUlt, arith.CmpIPredicateUle:
		return true
	}
	return false
}

func isGreater(p arith.CmpIPredicate) bool {
	switch p {
	case arith.CmpIPredicateSgt, arith.CmpIPredicateSge, arith.CmpIPredicateUgt, arith.CmpIPredicateUge:
		return true
	}
	return false
}

// The outcomes of comparing an integer with a fraction when it is known; they stand outside of the predicates.
const (
	never  arith.CmpIPredicate = 100
	always arith.CmpIPredicate = 101
)

// atFraction adapts a predicate for a limit that lies between two integers, the one next to zero of which it is
// compared with instead. ok is false when the outcome is known.
func atFraction(p arith.CmpIPredicate, negative, signed bool) (q arith.CmpIPredicate, ok bool) {
	switch p {
	case arith.CmpIPredicateNe:
		return always, false
	case arith.CmpIPredicateEq:
		return never, false
	}
	if negative && !signed { // no unsigned integer is negative
		if isGreater(p) {
			return always, false
		}
		return never, false
	}
	// The integer next to zero is below a positive limit and above a negative one.
	type key struct {
		less, negative, signed bool
	}
	return map[key]arith.CmpIPredicate{
		{true, false, true}:   arith.CmpIPredicateSle,
		{true, true, true}:    arith.CmpIPredicateSlt,
		{false, false, true}:  arith.CmpIPredicateSgt,
		{false, true, true}:   arith.CmpIPredicateSge,
		{true, false, false}:  arith.CmpIPredicateUle,
		{false, false, false}: arith.CmpIPredicateUgt,
	}[key{isLess(p), negative, signed}], true
}
