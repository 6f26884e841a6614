package bufferize

import (
	"github.com/odsgen/ods/core"
	viewdefs "github.com/odsgen/ods/defs/iface/view"
	bufferizationgen "github.com/odsgen/ods/generated/bufferization"
	"github.com/odsgen/ods/generated/iface/view"
	"github.com/odsgen/ods/generated/linalg"
	"github.com/odsgen/ods/generated/tensor"
)

// This file knows operations that take a part out of a tensor, or put one into it, and compares the parts.

// insertion is an operation that puts source into a part of dest, or into all of it.
type insertion struct {
	op           *core.Operation
	source, dest *core.Use
	whole        bool
}

func insertionOf(op *core.Operation) (in insertion, ok bool) {
	switch {
	case op.Is(&tensor.InsertSliceDef), op.Is(&tensor.ParallelInsertSliceDef):
		return insertion{op, op.OperandUse(0), op.OperandUse(1), false}, true
	case op.Is(&bufferizationgen.MaterializeInDestinationDef), op.Is(&linalg.CopyDef) && op.NumOperands() == 2:
		return insertion{op, op.OperandUse(0), op.OperandUse(1), true}, true
	}
	return in, false
}

// isEquivalent reports whether v is the part that the operation writes to.
func (in insertion) isEquivalent(v *core.Value, same func(v, w *core.Value) bool) bool {
	if in.whole {
		return same(in.dest.Value(), v)
	}
	x, ok := extraction(v)
	if !ok || !same(in.dest.Value(), x.Op.Operand(0)) {
		return false
	}
	a, _ := view.OffsetSizeAndStrideOpInterfaceKey.Of(in.op)
	return sameNumbers(a.MixedOffsets(), x.MixedOffsets()) && sameNumbers(a.MixedSizes(), x.MixedSizes()) &&
		sameNumbers(a.MixedStrides(), x.MixedStrides())
}

func extraction(v *core.Value) (tensor.ExtractSliceOp, bool) {
	if op := v.DefiningOp(); op != nil {
		return tensor.AsExtractSliceOp(op)
	}
	return tensor.ExtractSliceOp{}, false
}

func sameNumbers(a, b []core.FoldResult) bool {
	if len(a) != len(b) {
		return false
	}
	for i := range a {
		if a[i].Value != nil && a[i].Value == b[i].Value {
			continue
		}
		x, ok1 := viewdefs.Constant(a[i])
		y, ok2 := viewdefs.Constant(b[i])
		if !ok1 || !ok2 || x != y {
			return false
		}
	}
	return true
}

// matchesDestination reports whether all that the operand may be is the part that the operation writes to.
func (s *AnalysisState) matchesDestination(u *core.Use, in insertion) bool {
	match := func(v *core.Value) bool { return !v.IsBlockArg() && in.isEquivalent(v, s.Equivalent) }
	for _, v := range s.Trace(u, match, TraceConfig{Leaves: true}) {
		if !match(v) {
			return false
		}
	}
	return true
}

// disjointSubsets reports whether a read and a write are of parts that an insertion keeps apart.
func (s *AnalysisState) disjointSubsets(read, write *core.Use) bool {
	if in, ok := insertionOf(read.Owner()); ok {
		// What is inserted overwrites exactly what was written.
		if read == in.dest && s.matchesDestination(write, in) {
			return true
		}
		// The part is read and written by one insertion, which leaves it as it is.
		if read == in.source && write == in.dest && s.matchesDestination(read, in) {
			return true
		}
	}
	if in, ok := insertionOf(write.Owner()); ok {
		return write == in.dest && s.Equivalent(read.Value(), in.source.Value()) && s.matchesDestination(in.source, in)
	}
	return false
}
