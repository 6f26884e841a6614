package arith

import (
	"math"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/num"
	"github.com/odsgen/ods/core/query"
	gen "github.com/odsgen/ods/generated/arith"
	"github.com/odsgen/ods/passes/dialect/arith/integer"
)

// This file has what operations on wide integers become: a function for each, in the order in which upstream makes the
// operations.

func (h halves) is(p gen.CmpIPredicate, v, w *core.Value) *core.Value {
	return integer.Compare(h.b, p, v, w)
}

func (h halves) pick(c, v, w *core.Value) *core.Value { return gen.NewSelect(h.b, c, v, w).Result() }

func (h halves) compare() *core.Value {
	cmp := core.Must(gen.AsCmpIOp(h.op))
	if h.in[0].Type() == h.op.Operand(0).Type() {
		return h.no("the operands are legal")
	}
	l0, l1 := h.both(0)
	r0, r1 := h.both(1)
	switch p := cmp.Predicate(); p {
	case gen.CmpIPredicateEq:
		low := h.is(p, l0, r0)
		return h.shallower(gen.NewAndI(h.b, low, h.is(p, l1, r1)).Result())
	case gen.CmpIPredicateNe:
		low := h.is(p, l0, r0)
		return h.shallower(gen.NewOrI(h.b, low, h.is(p, l1, r1)).Result())
	default:
		low := h.is(unsignedPredicate(p), l0, r0)
		high := h.is(p, l1, r1)
		same := h.is(gen.CmpIPredicateEq, l1, r1)
		return h.shallower(h.pick(same, low, high))
	}
}

// unsignedPredicate returns the predicate that compares unsigned numbers in the same way.
func unsignedPredicate(p gen.CmpIPredicate) gen.CmpIPredicate {
	switch p {
	case gen.CmpIPredicateSge:
		return gen.CmpIPredicateUge
	case gen.CmpIPredicateSgt:
		return gen.CmpIPredicateUgt
	case gen.CmpIPredicateSle:
		return gen.CmpIPredicateUle
	case gen.CmpIPredicateSlt:
		return gen.CmpIPredicateUlt
	}
	return p
}

func (h halves) choose() *core.Value {
	if !h.vectorResult() {
		return h.no("the type is legal")
	}
	t0, t1 := h.both(1)
	f0, f1 := h.both(2)
	c := h.deeper(h.in[0])
	low := h.pick(c, t0, f0)
	return h.join(low, h.pick(c, t1, f1))
}

func (h halves) add() *core.Value {
	if !h.vectorResult() {
		return h.no("the type is legal")
	}
	l0, l1 := h.both(0)
	r0, r1 := h.both(1)
	low := gen.NewAddUIExtended(h.b, l0, r0)
	carry := gen.NewExtUI(h.b, part(h.result), low.Overflow()).Out()
	high := gen.NewAddI(h.b, carry, l1).Result()
	return h.join(low.Sum(), gen.NewAddI(h.b, high, r1).Result())
}

func (h halves) sub() *core.Value {
	if !h.vectorResult() {
		return h.no("the type is legal")
	}
	l0, l1 := h.both(0)
	r0, r1 := h.both(1)
	low := gen.NewSubI(h.b, l0, r0).Result()
	borrow := gen.NewExtUI(h.b, part(h.result), h.is(gen.CmpIPredicateUlt, l0, r0)).Out()
	high := gen.NewSubI(h.b, l1, borrow).Result()
	return h.join(low, gen.NewSubI(h.b, high, r1).Result())
}

func (h halves) mul() *core.Value {
	if !h.vectorResult() {
		return h.no("the type is legal")
	}
	l0, l1 := h.both(0)
	r0, r1 := h.both(1)
	low := gen.NewMulUIExtended(h.b, l0, r0)
	m1 := gen.NewMulI(h.b, l0, r1).Result()
	m2 := gen.NewMulI(h.b, l1, r0).Result()
	high := gen.NewAddI(h.b, low.High(), m1).Result()
	return h.join(low.Low(), gen.NewAddI(h.b, high, m2).Result())
}

func (h halves) bitwise() *core.Value {
	if !h.vectorResult() {
		return h.no("the type is legal")
	}
	l0, l1 := h.both(0)
	r0, r1 := h.both(1)
	like := func(v, w *core.Value) *core.Value {
		return h.b.Create(&core.OperationState{Info: h.op.Info(), Operands: []*core.Value{v, w}, Types: []core.Type{v.Type()}}).Result(0)
	}
	low := like(l0, r0)
	return h.join(low, like(l1, r1))
}

// extremum chooses the first operand when the predicate holds.
func extremum(p gen.CmpIPredicate) func(h halves) *core.Value {
	return func(h halves) *core.Value {
		x, y := h.op.Operand(0), h.op.Operand(1)
		return h.pick(h.is(p, x, y), x, y)
	}
}

func (h halves) shl() *core.Value {
	if !h.vectorResult() {
		return h.no("the type is legal")
	}
	l0, l1 := h.both(0)
	n := h.half(h.in[1], 0)
	x := bits{h.b, n.Type()}
	zero := integer.Int(h.b, n.Type(), 0)
	width := integer.Int(h.b, n.Type(), int64(h.w.width))
	far := x.is(gen.CmpIPredicateUge, n, width) // the low half leaves its place
	low := x.choose(far, zero, x.shl(l0, n))
	back := x.sub(width, x.choose(far, width, n))
	right := x.shr(l0, back)
	left := x.shl(l0, x.sub(n, width))
	kept := x.choose(far, zero, x.shl(l1, n))
	return h.join(low, x.or(x.choose(far, left, right), kept))
}

func (h halves) shrU() *core.Value {
	if !h.vectorResult() {
		return h.no("the type is legal")
	}
	l0, l1 := h.both(0)
	n := h.half(h.in[1], 0)
	x := bits{h.b, n.Type()}
	zero := integer.Int(h.b, n.Type(), 0)
	width := integer.Int(h.b, n.Type(), int64(h.w.width))
	far := x.is(gen.CmpIPredicateUge, n, width)
	kept := x.choose(far, zero, x.shr(l0, n))
	high := x.choose(far, zero, x.shr(l1, n))
	left := x.shl(l1, x.sub(width, x.choose(far, width, n)))
	right := x.shr(l1, x.sub(n, width))
	return h.join(x.or(kept, x.choose(far, right, left)), high)
}

// shrS shifts zeros in, and the sign over them.
func (h halves) shrS() *core.Value {
	if !h.vectorResult() {
		return h.no("the type is legal")
	}
	l1, n := h.half(h.in[0], 1), h.half(h.in[1], 0)
	wide := h.op.Result(0).Type()
	zero := integer.Int(h.b, n.Type(), 0)
	sign := gen.NewExtSI(h.b, wide, h.shallower(h.is(gen.CmpIPredicateSlt, l1, zero))).Out()
	others := gen.NewSubI(h.b, integer.Int(h.b, n.Type(), int64(2*h.w.width)), n).Result()
	others = gen.NewExtUI(h.b, wide, h.shallower(others)).Out()
	signs := gen.NewShLI(h.b, sign, others).Result()
	shifted := gen.NewShRUI(h.b, h.op.Operand(0), h.op.Operand(1)).Result()
	r := gen.NewOrI(h.b, shifted, signs).Result()
	return h.pick(h.shallower(h.is(gen.CmpIPredicateEq, n, zero)), h.op.Operand(0), r)
}

// resized converts integers to a type; nothing is made where they have it.
func (h halves) resized(v *core.Value, t core.Type, build func(b *core.Builder) *core.Operation) *core.Value {
	if v.Type() == t {
		return v
	}
	return h.rw.CreateOrFold(build)
}

func (h halves) extS() *core.Value {
	if !h.vectorResult() {
		return h.no("the type is legal")
	}
	t, v := part(h.result), h.deeper(h.in[0])
	v = h.resized(v, t, func(b *core.Builder) *core.Operation { return gen.NewExtSI(b, t, v).Op })
	negative := h.is(gen.CmpIPredicateSlt, v, integer.Int(h.b, t, 0))
	return h.join(v, gen.NewExtSI(h.b, t, negative).Out())
}

func (h halves) extU() *core.Value {
	if !h.vectorResult() {
		return h.no("the type is legal")
	}
	t, v := part(h.result), h.deeper(h.in[0])
	v = h.resized(v, t, func(b *core.Builder) *core.Operation { return gen.NewExtUI(b, t, v).Op })
	return h.insert(v, integer.Int(h.b, h.result, 0), 0)
}

func (h halves) trunc() *core.Value {
	t := h.op.Result(0).Type()
	if h.result != t {
		return h.no("the result is too wide")
	}
	if h.in[0].Type() == h.op.Operand(0).Type() {
		return h.no("the operand is legal")
	}
	v := h.shallower(h.half(h.in[0], 0))
	return h.resized(v, t, func(b *core.Builder) *core.Operation { return gen.NewTruncI(b, t, v).Op })
}

// indexCast casts the low half from or to index.
func (h halves) indexCast() *core.Value {
	_, unsigned := gen.AsIndexCastUIOp(h.op)
	cast := func(t core.Type, v *core.Value) *core.Value {
		if unsigned {
			return gen.NewIndexCastUI(h.b, t, v).Out()
		}
		return gen.NewIndexCast(h.b, t, v).Out()
	}
	t := h.op.Result(0).Type()
	if _, ok := core.ElementTypeOrSelf(t).(*core.IndexType); ok {
		if h.in[0].Type() == h.op.Operand(0).Type() {
			return h.no("the operand is legal")
		}
		return cast(t, h.shallower(h.half(h.in[0], 0)))
	}
	if !h.vectorResult() {
		return h.no("the type is legal")
	}
	v := cast(query.WithElement(t, h.b.Context().Integer(h.w.width)), h.op.Operand(0))
	if unsigned {
		return gen.NewExtUI(h.b, t, v).Out()
	}
	return gen.NewExtSI(h.b, t, v).Out()
}

// power makes two to the width of a half, rounded to a kind of floats.
func (h halves) power(t core.Type) *core.Value {
	return h.float(t, math.Ldexp(1, int(h.w.width)))
}

// float makes a float, or a vector of it.
func (h halves) float(t core.Type, v float64) *core.Value {
	f, _ := num.FromDouble(core.ElementTypeOrSelf(t).(*core.FloatType).Semantics(), v)
	return integer.Constant(h.b, t, h.b.Context().FloatAttr(f))
}

func (h halves) siToFP() *core.Value {
	v := h.op.Operand(0)
	if h.in[0].Type() == v.Type() {
		return h.no("the operand is legal")
	}
	zero := integer.Int(h.b, v.Type(), 0)
	negative := h.is(gen.CmpIPredicateSlt, v, zero)
	abs := h.pick(negative, gen.NewSubI(h.b, zero, v).Result(), v)
	r := gen.NewUIToFP(h.b, h.op.Result(0).Type(), abs).Out()
	return h.pick(negative, gen.NewNegF(h.b, r).Result(), r)
}

func (h halves) uiToFP() *core.Value {
	if h.in[0].Type() == h.op.Operand(0).Type() {
		return h.no("the operand is legal")
	}
	low, high := h.both(0)
	low = h.shallower(low)
	high = h.shallower(high)
	t := h.op.Result(0).Type()
	small := h.is(gen.CmpIPredicateEq, high, integer.Int(h.b, high.Type(), 0))
	l := gen.NewUIToFP(h.b, t, low).Out()
	u := gen.NewUIToFP(h.b, t, high).Out()
	u = gen.NewMulF(h.b, u, h.power(t)).Result()
	return h.pick(small, l, gen.NewAddF(h.b, l, u).Result())
}

func (h halves) fpToSI() *core.Value {
	if !h.vectorResult() {
		return h.no("the type is legal")
	}
	v, t := h.op.Operand(0), h.op.Result(0).Type()
	zeroFP := h.float(v.Type(), 0)
	zero := integer.Int(h.b, t, 0)
	negative := gen.NewCmpF(h.b, gen.CmpFPredicateOLT, v, zeroFP).Result()
	abs := h.pick(negative, gen.NewNegF(h.b, v).Result(), v)
	r := gen.NewFPToUI(h.b, t, abs).Out()
	return h.pick(negative, gen.NewSubI(h.b, zero, r).Result(), r)
}

func (h halves) fpToUI() *core.Value {
	if !h.vectorResult() {
		return h.no("the type is legal")
	}
	v, t := h.op.Operand(0), query.WithElement(h.op.Result(0).Type(), h.b.Context().Integer(h.w.width))
	power := h.power(v.Type())
	high := gen.NewFPToUI(h.b, t, gen.NewDivF(h.b, v, power).Result()).Out()
	low := gen.NewFPToUI(h.b, t, gen.NewRemF(h.b, v, power).Result()).Out()
	high = h.deeper(high)
	low = h.deeper(low)
	return h.join(low, high)
}
