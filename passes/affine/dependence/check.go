package dependence

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/presburger"
	affinedefs "github.com/odsgen/ods/defs/affine"
)

// Outcome is what the analysis of two accesses says.
type Outcome uint8

// The outcomes.
const (
	None    Outcome = iota // there is no dependence
	Exists                 // there may be one
	Unknown                // the accesses are not supported
)

// Result is what [Check] says.
type Result struct {
	Outcome
	// Constraints, of a dependence that may exist, are those of pairs of iterations: the induction variables around the source come first,
	// then those around the destination.
	Constraints Constraints
	// SourceLoops is the number of induction variables around the source, CommonLoops of those around both.
	SourceLoops, CommonLoops int
}

// Component bounds the distance of the iterations of one loop between which there is a dependence. A bound without OK is unknown.
type Component struct {
	// IV is the induction variable of the loop.
	IV           *core.Value
	Lower, Upper int64
	LowerOK      bool
	UpperOK      bool
}

// Check looks for a dependence of the destination on the source at a depth: one that the loop at that depth, counted from 1, carries. A
// depth greater than the number of common loops means: within the same iteration of all of them. Two reads do not depend on each other,
// unless rar is set.
func Check(src, dst Access, depth int, rar bool) Result {
	if src.MemRef != dst.MemRef || !rar && !src.IsStore && !dst.IsStore {
		return Result{Outcome: None}
	}
	if AnalysisScope(src.Op) != AnalysisScope(dst.Op) {
		return Result{Outcome: Unknown}
	}
	block := commonBlock(src.Op, dst.Op)
	if block == nil {
		return Result{Outcome: Unknown}
	}
	srcRel, ok := src.Relation()
	if !ok {
		return Result{Outcome: Unknown}
	}
	dstRel, ok := dst.Relation()
	if !ok {
		return Result{Outcome: Unknown}
	}
	r := Result{SourceLoops: srcRel.Num(presburger.Domain), CommonLoops: commonDims(srcRel, dstRel)}
	if !rar && depth > r.CommonLoops && !block.AncestorOpInBlock(src.Op).IsBeforeInBlock(block.AncestorOpInBlock(dst.Op)) {
		return Result{Outcome: None}
	}
	dstRel.Inverse()
	dstRel.Compose(srcRel)
	dstRel.Convert(presburger.Domain, 0, dstRel.Num(presburger.Domain), presburger.Range, 0)
	r.Constraints = Constraints{dstRel}
	r.order(depth)
	if dstRel.IsEmpty() {
		return Result{Outcome: None}
	}
	r.Outcome = Exists
	return r
}

// commonDims returns how many leading variables of the domains are the same induction variable.
func commonDims(a, b *presburger.Relation) int {
	n := 0
	for n < min(a.Num(presburger.Domain), b.Num(presburger.Domain)) {
		v, ok := a.ID(n).(*core.Value)
		if !ok || b.ID(n) != a.ID(n) || !affinedefs.IsInductionVar(v) {
			break
		}
		n++
	}
	return n
}

// order says that the source comes before the destination in the loop at a depth, and in the same iteration of the outer ones.
func (r Result) order(depth int) {
	for i := range min(r.CommonLoops, depth) {
		row := r.Constraints.ZeroRow()
		row[i], row[i+r.SourceLoops] = presburger.Of(-1), presburger.Of(1)
		if i == depth-1 {
			row[len(row)-1] = presburger.Of(-1)
			r.Constraints.AddInequality(row)
		} else {
			r.Constraints.AddEquality(row)
		}
	}
}

// Components returns bounds of the distance in each common loop.
func (r Result) Components() []Component {
	if r.Outcome != Exists || r.CommonLoops == 0 {
		return nil
	}
	out := make([]Component, r.CommonLoops)
	for j := range out {
		out[j].IV = r.Constraints.Value(j)
	}
	c := r.Constraints.Clone()
	n := c.NumVars()
	c.Insert(presburger.Range, 0, r.CommonLoops)
	for j := range out {
		eq := c.ZeroRow()
		eq[j], eq[j+r.CommonLoops], eq[j+r.CommonLoops+r.SourceLoops] = presburger.Of(1), presburger.Of(1), presburger.Of(-1)
		c.AddEquality(eq)
	}
	c.ProjectOut(r.CommonLoops, n)
	for j := range out {
		out[j].Lower, out[j].LowerOK = bound(c, presburger.LB, j)
		out[j].Upper, out[j].UpperOK = bound(c, presburger.UB, j)
	}
	return out
}

func bound(c Constraints, t presburger.BoundType, pos int) (int64, bool) {
	v, ok := c.ConstantBound(t, pos)
	if !ok {
		return 0, false
	}
	return v.Int64()
}
