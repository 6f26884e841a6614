package slice

import (
	"slices"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/affine/flat"
	"github.com/odsgen/ods/core/presburger"
	gen "github.com/odsgen/ods/generated/affine"
	"github.com/odsgen/ods/passes/dialect/affine/dependence"
	"github.com/odsgen/ods/passes/dialect/affine/loops"
)

// barrierAttr is the attribute of loops that are not sliced.
const barrierAttr = "slice_fusion_barrier"

// Outcome says how the computation of a slice went.
type Outcome uint8

// The outcomes.
const (
	Computed  Outcome = iota
	Incorrect         // the slice would have iterations that the sliced loops do not have
	Failed            // no slice was found
)

// bodyStart returns the operation before which a backward slice goes, bodyEnd that of a forward slice.
func bodyStart(l gen.ForOp) *core.Operation { return loops.Body(l).First() }
func bodyEnd(l gen.ForOp) *core.Operation   { return loops.Body(l).Last() }

// ofDependence computes the slice that a dependence between two accesses asks for, as [Union] does for many.
func ofDependence(src, dst *core.Operation, dep dependence.Constraints, depth int, backward bool) (*State, bool) {
	srcLoops, dstLoops := dependence.ForLoops(src), dependence.ForLoops(dst)
	if len(srcLoops) != dependence.Depth(src) || len(dstLoops) != dependence.Depth(dst) {
		return nil, false // parallel loops are not sliced
	}
	c := dep.Clone()
	sliced, around, offset := srcLoops, dstLoops, 0
	if backward {
		c.ProjectOut(len(srcLoops)+depth, len(dstLoops)-depth)
	} else {
		sliced, around, offset = dstLoops, srcLoops, depth
		c.ProjectOut(depth, len(srcLoops)-depth)
	}
	n := len(sliced)
	s := &State{IVs: c.Values(offset, offset+n)}
	s.Lower, s.Upper = flat.SliceBounds(c.Relation, offset, n, false)
	for i := range c.NumDimsAndSymbols() {
		if i < offset || i >= offset+n {
			s.Operands = append(s.Operands, c.Value(i))
		}
	}
	s.Before = bodyEnd(around[depth-1])
	if backward {
		s.Before = bodyStart(around[depth-1])
	}
	var sequential []*core.Value
	if dependence.IsRead(src) && dependence.IsRead(dst) {
		sequential = sequentialLoops(sliced[0])
	}
	s.keepWhole(sliced, sequential, depth >= n)
	return s, true
}

// sequentialLoops returns the induction variables of the loops of a nest whose iterations depend on one another.
func sequentialLoops(root gen.ForOp) (out []*core.Value) {
	root.Op.Walk(func(op *core.Operation) {
		if l, ok := gen.AsForOp(op); ok && (len(l.Inits()) > 0 || !dependence.IsMemoryParallel(l)) {
			out = append(out, loops.InductionVar(l))
		}
	})
	return out
}

// keepWhole takes the bounds of sequential loops and of those with a barrier away, and of loops inside of them.
func (s *State) keepWhole(sliced []gen.ForOp, sequential []*core.Value, innermost bool) {
	for i, l := range sliced {
		if !slices.Contains(sequential, loops.InductionVar(l)) && l.Op.Attr(barrierAttr) == nil {
			continue
		}
		maximal, known := s.IsMaximal()
		if isParallelReduction(l) && innermost && s.IsUnit() && known && maximal {
			continue
		}
		clear(s.Lower[i:])
		clear(s.Upper[i:])
		return
	}
}

// isParallelReduction reports whether all that iterations of a loop share are reductions, of which there is one at
// least.
func isParallelReduction(l gen.ForOp) bool {
	n := len(l.Inits())
	return n > 0 && len(loops.Reductions(l)) == n && dependence.IsMemoryParallel(l)
}

// InnermostCommonLoops returns the loops around all of the operations, outermost first.
func InnermostCommonLoops(ops []*core.Operation) []gen.ForOp {
	common := dependence.ForLoops(ops[0])
	for _, op := range ops[1:] {
		other := dependence.ForLoops(op)
		n := 0
		for n < min(len(common), len(other)) && common[n].Op == other[n].Op {
			n++
		}
		common = common[:n]
	}
	return common
}

// union accumulates the slices of several dependences.
type union struct {
	depth    int
	backward bool
	set      bool
	c        dependence.Constraints
	// around are the accesses, of dependences, around which the slice goes.
	around []*core.Operation
}

// Union computes what slice dependences between two groups of accesses ask for, at a depth of the loops around one of
// the groups: a backward slice is one of the loops around the first group, in terms of those around the second one, and
// goes to the start of a loop; a forward slice is the other way round and goes to the end. common is the number of
// loops around both groups.
func Union(a, b []*core.Operation, depth, common int, backward bool, s *State) Outcome {
	u := union{depth: depth, backward: backward}
	for _, x := range a {
		for _, y := range b {
			if !u.add(x, y, common) {
				return Failed
			}
		}
	}
	if !u.set {
		return Failed
	}
	return u.state(s)
}

// add adds the slice of one pair of accesses.
func (u *union) add(x, y *core.Operation, common int) bool {
	src, okX := dependence.AccessOf(x)
	dst, okY := dependence.AccessOf(y)
	if !okX || !okY {
		return false
	}
	if src.MemRef != dst.MemRef {
		return true
	}
	inner := x
	if u.backward {
		inner = y
	}
	if u.depth > dependence.Depth(inner) {
		return false
	}
	dep := dependence.Check(src, dst, common+1, !src.IsStore && !dst.IsStore)
	if dep.Outcome != dependence.Exists {
		return dep.Outcome == dependence.None
	}
	u.around = append(u.around, inner)
	s, ok := ofDependence(x, y, dep.Constraints, u.depth, u.backward)
	if !ok {
		return false
	}
	c, ok := s.Constraints()
	if !ok {
		return false
	}
	if !u.set {
		u.c, u.set = c, true
		return true
	}
	u.align(c)
	return u.c.Num(presburger.Local) == 0 && c.Num(presburger.Local) == 0 && u.c.UnionBoundingBox(c.Relation)
}

// aligned reports whether both have the same variables in the same order.
func aligned(a, b dependence.Constraints) bool {
	n := a.NumDimsAndSymbols()
	return a.NumDims() == b.NumDims() && n == b.NumDimsAndSymbols() && slices.Equal(a.Values(0, n), b.Values(0, n))
}

// align gives the union and c the same variables; loops that are new to one of them bound theirs.
func (u *union) align(c dependence.Constraints) {
	if aligned(u.c, c) {
		return
	}
	inUnion, inOther := u.c.Values(0, u.c.NumDims()), c.Values(0, c.NumDims())
	u.c.MergeAndAlign(0, c)
	for k := range u.c.NumDims() {
		v := u.c.Value(k)
		loop, ok := dependence.LoopOf(v)
		if !ok {
			continue
		}
		if !slices.Contains(inUnion, v) {
			u.c.AddForDomain(loop)
		}
		if !slices.Contains(inOther, v) {
			c.AddForDomain(loop)
		}
	}
}

// state makes the slice of the union.
func (u *union) state(s *State) Outcome {
	around := InnermostCommonLoops(u.around)
	if u.depth > len(around) {
		return Failed
	}
	n := u.c.NumDims()
	u.c.ConvertLoopIVSymbolsToDims()
	s.Lower, s.Upper = flat.SliceBounds(u.c.Relation, 0, n, false)
	s.Operands = u.c.Values(n, u.c.NumDimsAndSymbols())
	s.IVs = u.c.Values(0, n)
	if slices.Contains(s.IVs, nil) || slices.Contains(s.Operands, nil) {
		return Failed
	}
	if u.backward {
		s.Before = bodyStart(around[u.depth-1])
	} else {
		s.Before = bodyEnd(around[u.depth-1])
	}
	valid, known := s.isValid()
	switch {
	case !known:
		return Failed
	case !valid:
		return Incorrect
	}
	return Computed
}
