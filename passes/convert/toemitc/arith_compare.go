package toemitc

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/rewrite/conversion"
	emitcdefs "github.com/odsgen/ods/defs/emitc"
	"github.com/odsgen/ods/generated/arith"
	"github.com/odsgen/ods/generated/emitc"
)

func (a adder) addCompare() {
	a.add(&arith.CmpIDef, a.compareInts)
	a.add(&arith.CmpFDef, a.compareFloats)
}

// intPredicates has what comparisons of integers become.
var intPredicates = map[arith.CmpIPredicate]struct {
	by       emitc.CmpPredicate
	unsigned bool
}{
	arith.CmpIPredicateEq:  {emitc.CmpPredicateEq, false},
	arith.CmpIPredicateNe:  {emitc.CmpPredicateNe, false},
	arith.CmpIPredicateSlt: {emitc.CmpPredicateLt, false},
	arith.CmpIPredicateSle: {emitc.CmpPredicateLe, false},
	arith.CmpIPredicateSgt: {emitc.CmpPredicateGt, false},
	arith.CmpIPredicateSge: {emitc.CmpPredicateGe, false},
	arith.CmpIPredicateUlt: {emitc.CmpPredicateLt, true},
	arith.CmpIPredicateUle: {emitc.CmpPredicateLe, true},
	arith.CmpIPredicateUgt: {emitc.CmpPredicateGt, true},
	arith.CmpIPredicateUge: {emitc.CmpPredicateGe, true},
}

func (a adder) compareInts(op *core.Operation, in []*core.Value, rw *conversion.Rewriter) bool {
	cmp := core.Must(arith.AsCmpIOp(op))
	t := in[0].Type()
	p, ok := intPredicates[cmp.Predicate()]
	if !ok || !isCount(t) {
		return rw.NoMatch(op, "expected integer or size_t/ssize_t/ptrdiff_t type")
	}
	b, on := &rw.Builder, withSign(t, p.unsigned)
	lhs, rhs := castTo(b, in[0], on), castTo(b, in[1], on)
	rw.ReplaceOp(op, emitc.NewCmp(b, op.Result(0).Type(), lhs, rhs, p.by).Op.Result(0))
	return true
}

// floatPredicates has the comparisons of floats: what is compared, and whether the answer is true when one is NaN.
var floatPredicates = map[arith.CmpFPredicate]struct {
	by        emitc.CmpPredicate
	unordered bool
}{
	arith.CmpFPredicateOEQ: {emitc.CmpPredicateEq, false},
	arith.CmpFPredicateOGT: {emitc.CmpPredicateGt, false},
	arith.CmpFPredicateOGE: {emitc.CmpPredicateGe, false},
	arith.CmpFPredicateOLT: {emitc.CmpPredicateLt, false},
	arith.CmpFPredicateOLE: {emitc.CmpPredicateLe, false},
	arith.CmpFPredicateONE: {emitc.CmpPredicateNe, false},
	arith.CmpFPredicateUEQ: {emitc.CmpPredicateEq, true},
	arith.CmpFPredicateUGT: {emitc.CmpPredicateGt, true},
	arith.CmpFPredicateUGE: {emitc.CmpPredicateGe, true},
	arith.CmpFPredicateULT: {emitc.CmpPredicateLt, true},
	arith.CmpFPredicateULE: {emitc.CmpPredicateLe, true},
	arith.CmpFPredicateUNE: {emitc.CmpPredicateNe, true},
}

func (a adder) compareFloats(op *core.Operation, in []*core.Value, rw *conversion.Rewriter) bool {
	cmp := core.Must(arith.AsCmpFOp(op))
	if _, ok := in[1].Type().(*core.FloatType); !ok {
		return rw.NoMatch(op, "cmpf currently only supported on floats, not tensors/vectors thereof")
	}
	b := &rw.Builder
	switch cmp.Predicate() {
	case arith.CmpFPredicateAlwaysFalse, arith.CmpFPredicateAlwaysTrue:
		always := rw.Context().Bool(cmp.Predicate() == arith.CmpFPredicateAlwaysTrue)
		rw.ReplaceOp(op, emitc.NewConstant(b, rw.Context().I1(), always).Op.Result(0))
		return true
	case arith.CmpFPredicateORD:
		rw.ReplaceOp(op, ordered(b, in))
		return true
	case arith.CmpFPredicateUNO:
		rw.ReplaceOp(op, unorderedOf(b, in))
		return true
	}
	p, ok := floatPredicates[cmp.Predicate()]
	if !ok {
		return false
	}
	t := op.Result(0).Type()
	result := emitc.NewCmp(b, t, in[0], in[1], p.by).Op.Result(0)
	if p.unordered {
		rw.ReplaceOp(op, build(b, &emitc.LogicalOrDef, t, unorderedOf(b, in), result))
	} else {
		rw.ReplaceOp(op, build(b, &emitc.LogicalAndDef, t, ordered(b, in), result))
	}
	return true
}

// ordered tells whether no operand is NaN: each equals itself.
func ordered(b *core.Builder, in []*core.Value) *core.Value {
	return compareToSelf(b, in, emitc.CmpPredicateEq, &emitc.LogicalAndDef)
}

// unorderedOf tells whether an operand is NaN: it does not equal itself.
func unorderedOf(b *core.Builder, in []*core.Value) *core.Value {
	return compareToSelf(b, in, emitc.CmpPredicateNe, &emitc.LogicalOrDef)
}

func compareToSelf(b *core.Builder, in []*core.Value, p emitc.CmpPredicate, join *core.OpDef) *core.Value {
	i1 := b.Context().I1()
	lhs := emitc.NewCmp(b, i1, in[0], in[0], p).Op.Result(0)
	rhs := emitc.NewCmp(b, i1, in[1], in[1], p).Op.Result(0)
	return build(b, join, i1, lhs, rhs)
}

func (a adder) negate(op *core.Operation, in []*core.Value, rw *conversion.Rewriter) bool {
	t := in[0].Type()
	if !emitcdefs.IsFloat(t) {
		return rw.NoMatch(op, "floating-point type is not supported by EmitC")
	}
	rw.ReplaceOp(op, build(&rw.Builder, &emitc.UnaryMinusDef, t, in[0]))
	return true
}
