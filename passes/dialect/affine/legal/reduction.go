package legal

import (
	"github.com/odsgen/ods/core"
	arithdefs "github.com/odsgen/ods/defs/arith"
	gen "github.com/odsgen/ods/generated/affine"
	"github.com/odsgen/ods/generated/arith"
	"github.com/odsgen/ods/passes/dialect/affine/loops"
)

// canCombine reports whether what a loop carries can be computed by copies of it that are combined in the end: all are
// reductions in which the order does not matter, and it does not matter either that each copy starts from the initial
// value.
func canCombine(loop gen.ForOp) bool {
	for i, init := range loop.Inits() {
		r, ok := loops.ReductionAt(loop, i)
		if !ok {
			return false
		}
		op := loops.Body(loop).Arg(i + 1).FirstUse().Owner()
		neutral := arithdefs.Neutral(op)
		if !isAssociative(r.Kind, op) || !isIdempotent(r.Kind) && (neutral == nil || init.ConstantValue() != neutral) {
			return false
		}
	}
	return true
}

// isAssociative reports whether the operands of a reduction can be combined in any order.
func isAssociative(kind arith.AtomicRMWKind, op *core.Operation) bool {
	switch kind {
	case arith.AtomicRMWKindAddf, arith.AtomicRMWKindMulf:
		f, ok := op.Attr("fastmath").(*arith.FastMathFlagsAttr)
		return ok && f.Value()&arith.FastMathFlagsReassoc != 0
	}
	return true
}

// isIdempotent reports whether combining a value twice is the same as doing it once.
func isIdempotent(kind arith.AtomicRMWKind) bool {
	switch kind {
	case arith.AtomicRMWKindAddf, arith.AtomicRMWKindMulf, arith.AtomicRMWKindAddi, arith.AtomicRMWKindMuli, arith.AtomicRMWKindXori:
		return false
	}
	return true
}
