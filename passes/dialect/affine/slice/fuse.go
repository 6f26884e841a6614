package slice

import (
	"slices"

	"github.com/odsgen/ods/core"
	affinedefs "github.com/odsgen/ods/defs/affine"
	gen "github.com/odsgen/ods/generated/affine"
	"github.com/odsgen/ods/passes/dialect/affine/dependence"
	"github.com/odsgen/ods/passes/dialect/affine/loops"
)

// Strategy says which accesses loops are fused for.
type Strategy uint8

// The strategies: all accesses of both loops; what the first loop stores and the second one accesses; loads of the same
// memory.
const (
	Generic Strategy = iota
	ProducerConsumer
	Sibling
)

// accesses returns the affine accesses of a nest; false when it has conditions.
func accesses(root gen.ForOp) (out []*core.Operation, ok bool) {
	ok = true
	root.Op.Walk(func(op *core.Operation) {
		if dependence.IsRead(op) || dependence.IsWrite(op) {
			out = append(out, op)
		} else if op.Is(&gen.IfDef) {
			ok = false
		}
	})
	return out, ok
}

// memRef returns what an access accesses.
func memRef(op *core.Operation) *core.Value {
	a, _ := dependence.AccessOf(op)
	return a.MemRef
}

// ProducerConsumerMemRefs returns the memory that stores among the first operations and loads among the second ones
// access, in the order of the stores.
func ProducerConsumerMemRefs(src, dst []*core.Operation) (out []*core.Value) {
	for _, op := range src {
		if m := memRef(op); dependence.IsWrite(op) && !slices.Contains(out, m) &&
			slices.ContainsFunc(dst, func(o *core.Operation) bool { return dependence.IsRead(o) && memRef(o) == m }) {
			out = append(out, m)
		}
	}
	return out
}

// CanFuse looks for a slice of the source that can be put into the destination at a depth, and reports whether there is
// one that keeps dependences. memory is that which siblings load.
func CanFuse(src, dst gen.ForOp, depth int, s *State, strategy Strategy, memory *core.Value) bool {
	if depth == 0 || src.Op.Block() != dst.Op.Block() || !hasInsertionPoint(src.Op, dst.Op) {
		return false
	}
	backward := src.Op.IsBeforeInBlock(dst.Op)
	a, b := src, dst
	if !backward {
		a, b = dst, src
	}
	opsA, ok := accesses(a)
	if !ok {
		return false
	}
	opsB, ok := accesses(b)
	if !ok || strategy == ProducerConsumer && maxDepth(opsA, opsB) < depth {
		return false
	}
	chosen := slices.Clone(opsA)
	switch strategy {
	case ProducerConsumer:
		chosen = slices.DeleteFunc(chosen, func(op *core.Operation) bool { return !dependence.IsWrite(op) })
	case Sibling:
		chosen = slices.DeleteFunc(chosen, func(op *core.Operation) bool { return !dependence.IsRead(op) || memRef(op) != memory })
	}
	return Union(chosen, opsB, depth, dependence.NumCommonLoops(src.Op, dst.Op), backward, s) == Computed
}

// maxDepth returns the greatest depth at which a producer can go into a consumer: above loops that carry dependences on
// the memory.
func maxDepth(src, dst []*core.Operation) int {
	memory := ProducerConsumerMemRefs(src, dst)
	var target []dependence.Access
	var ops []*core.Operation
	stores := false
	for _, op := range dst {
		if a, ok := dependence.AccessOf(op); ok && slices.Contains(memory, a.MemRef) {
			target, ops = append(target, a), append(ops, op)
			stores = stores || a.IsStore
		}
	}
	if len(ops) == 0 {
		return 0
	}
	depth := len(InnermostCommonLoops(ops))
	if !stores {
		return depth
	}
	var checker dependence.Checker
	for _, x := range target {
		for _, y := range target {
			for d := 1; d <= dependence.NumCommonLoops(x.Op, y.Op)+1; d++ {
				if checker.Check(x, y, d, false).Outcome == dependence.Exists {
					depth = min(depth, d-1)
					break
				}
			}
		}
	}
	return depth
}

// Fuse puts the slice of a loop nest into another one. The sliced nest stays. Loops of the slice with one iteration go
// away; with innermost, those that only reduce become part of the loop around. It returns the nest that the slice went
// into, whose loops may have been replaced.
func Fuse(src, dst gen.ForOp, s *State, innermost bool) gen.ForOp {
	m := &core.IRMapping{}
	b := core.BuilderBefore(s.Before)
	b.Insert(src.Op.Clone(m))
	var sliced []gen.ForOp
	for i, iv := range s.IVs {
		v, ok := m.Lookup(iv)
		if !ok {
			continue
		}
		loop, _ := dependence.LoopOf(v)
		sliced = append(sliced, loop)
		if s.Lower[i] != nil {
			lower, operands := affinedefs.CanonicalMap(s.Lower[i], s.Operands)
			loops.SetLowerBound(loop, lower, operands)
		}
		if s.Upper[i] != nil {
			upper, operands := affinedefs.CanonicalMap(s.Upper[i], s.Operands)
			loops.SetUpperBound(loop, upper, operands)
		}
	}
	for _, loop := range sliced {
		if innermost && isParallelReduction(loop) && s.IsUnit() {
			if around, outer, ok := promoteReduction(loop); ok && around == dst.Op {
				dst = outer
			}
		} else {
			loops.PromoteIfSingleIteration(loop)
		}
	}
	return dst
}
