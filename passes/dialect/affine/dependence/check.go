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
	// Constraints, of a dependence that may exist, are those of pairs of iterations: the induction variables around the
	// source come first, then those around the destination.
	Constraints Constraints
	// SourceLoops is the number of induction variables around the source, CommonLoops of those around both.
	SourceLoops, CommonLoops int
}

// Component bounds the distance of the iterations of one loop between which there is a dependence. A bound without OK
// is unknown.
type Component struct {
	// IV is the induction variable of the loop.
	IV           *core.Value
	Lower, Upper int64
	LowerOK      bool
	UpperOK      bool
}

// Check looks for a dependence of the destination on the source at a depth: one that the loop at that depth, counted
// from 1, carries. A depth greater than the number of common loops means: within the same iteration of all of them. Two
// reads do not depend on each other, unless rar is set.
func Check(src, dst Access, depth int, rar bool) Result {
	return new(Checker).Check(src, dst, depth, rar)
}

// Checker is [Check] for many pairs or depths of accesses that do not change in between: what does not depend on the
// depth is computed once. The zero value is ready; it is for one goroutine.
type Checker struct {
	relations map[*core.Operation]*presburger.Relation // nil where there is none
	composed  map[[2]*core.Operation]*presburger.Relation
}

// Check is the function [Check].
func (c *Checker) Check(src, dst Access, depth int, rar bool) Result {
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
	srcRel, dstRel := c.relation(src), c.relation(dst)
	if srcRel == nil || dstRel == nil {
		return Result{Outcome: Unknown}
	}
	r := Result{SourceLoops: srcRel.Num(presburger.Domain), CommonLoops: commonDims(srcRel, dstRel)}
	if !rar && depth > r.CommonLoops && !block.AncestorOpInBlock(src.Op).IsBeforeInBlock(block.AncestorOpInBlock(dst.Op)) {
		return Result{Outcome: None}
	}
	both := c.compose(src.Op, dst.Op)
	r.Constraints = Constraints{both}
	r.order(depth)
	if both.IsEmpty() {
		return Result{Outcome: None}
	}
	r.Outcome = Exists
	return r
}

// relation returns the relation of an access, which is not to be changed, or nil.
func (c *Checker) relation(a Access) *presburger.Relation {
	r, known := c.relations[a.Op]
	if known {
		return r
	}
	r, ok := a.Relation()
	if !ok {
		r = nil
	}
	if c.relations == nil {
		c.relations = make(map[*core.Operation]*presburger.Relation)
	}
	c.relations[a.Op] = r
	return r
}

// compose returns a new set of the iterations in which two accesses, whose relations are known, access the same
// element.
func (c *Checker) compose(src, dst *core.Operation) *presburger.Relation {
	key := [2]*core.Operation{src, dst}
	if r := c.composed[key]; r != nil {
		return r.Clone()
	}
	r := c.relations[dst].Clone()
	r.Inverse()
	r.Compose(c.relations[src].Clone())
	r.Convert(presburger.Domain, 0, r.Num(presburger.Domain), presburger.Range, 0)
	if c.composed == nil {
		c.composed = make(map[[2]*core.Operation]*presburger.Relation)
	}
	c.composed[key] = r
	return r.Clone()
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

// order says that the source comes before the destination in the loop at a depth, and in the same iteration of the
// outer ones.
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
