package vector

import (
	"slices"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/rewrite"
	vectordefs "github.com/odsgen/ods/defs/vector"
	"github.com/odsgen/ods/generated/arith"
	"github.com/odsgen/ods/generated/vector"
)

// AddScanLowering adds the pattern that combines the slices of a vector.scan one by one.
func AddScanLowering(set *rewrite.PatternSet) {
	set.Add(rewrite.OpPattern(&vector.ScanDef, vector.AsScanOp, "scan by slices", lowerScan))
}

// combines reports whether elements of a type can be combined in a way.
func combines(kind vector.CombiningKind, elem core.Type) bool {
	_, float := elem.(*core.FloatType)
	switch kind {
	case vector.CombiningKindADD, vector.CombiningKindMUL:
		return true
	case vector.CombiningKindMINNUMF, vector.CombiningKindMAXNUMF, vector.CombiningKindMINIMUMF, vector.CombiningKindMAXIMUMF:
		return float
	}
	return !float
}

func lowerScan(op vector.ScanOp, rw *rewrite.Rewriter) bool {
	t, initial := vectorOf(op.Source()), vectorOf(op.InitialValue())
	if !combines(op.Kind(), t.ElementType()) {
		return rw.NoMatch(op.Op, "elements cannot be combined like that")
	}
	rw.SetLoc(op.Op.Loc())
	b, c := &rw.Builder, op.Op.Context()
	dim := int(op.ReductionDim())
	at, sizes := make([]int64, len(t.Shape())), slices.Clone(t.Shape())
	sizes[dim] = 1
	row := c.Vector(sizes, t.ElementType(), nil)
	all := zero(b, c.Vector(t.Shape(), t.ElementType(), nil))
	var last, lastIn *core.Value
	for i := range t.Shape()[dim] {
		at[dim] = i
		in := slice(b, op.Source(), at, sizes)
		out := in
		switch {
		case i > 0:
			next := in
			if !op.Inclusive() {
				next = lastIn
			}
			out = vectordefs.Combine(op.Kind(), last, next, arith.FastMathFlags(0), nil, rw)
		case !op.Inclusive() && len(initial.Shape()) == 0:
			out = broadcast(b, row, op.InitialValue())
		case !op.Inclusive():
			out = shapeCast(b, row, op.InitialValue())
		}
		all = insertSlice(b, out, all, at)
		last, lastIn = out, in
	}
	var reduced *core.Value
	if len(initial.Shape()) == 0 {
		reduced = broadcast(b, initial, extract(b, last, 0))
	} else {
		reduced = shapeCast(b, initial, last)
	}
	rw.ReplaceOp(op.Op, all, reduced)
	return true
}
