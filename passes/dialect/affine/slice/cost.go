package slice

import (
	"github.com/odsgen/ods/core"
	gen "github.com/odsgen/ods/generated/affine"
	"github.com/odsgen/ods/passes/dialect/affine/dependence"
	"github.com/odsgen/ods/passes/dialect/affine/loops"
)

// Stats are facts about the loops of a nest.
type Stats struct {
	root       *core.Operation
	children   map[*core.Operation][]*core.Operation
	operations map[*core.Operation]int64 // without loops, conditions and the terminator
	trips      map[*core.Operation]int64
}

// StatsOf collects facts about a nest; false when its numbers of iterations are not constant, or something is between
// its loops.
func StatsOf(root gen.ForOp) (Stats, bool) {
	s := Stats{root.Op, map[*core.Operation][]*core.Operation{}, map[*core.Operation]int64{}, map[*core.Operation]int64{}}
	ok := root.Op.WalkPost(func(op *core.Operation) core.WalkResult {
		l, is := gen.AsForOp(op)
		if !is {
			return core.WalkAdvance
		}
		if op != root.Op {
			if !op.ParentOp().Is(&gen.ForDef) {
				return core.WalkInterrupt
			}
			s.children[op.ParentOp()] = append(s.children[op.ParentOp()], op)
		}
		n := int64(-1)
		for o := range loops.Body(l).Ops() {
			if !o.Is(&gen.ForDef) && !o.Is(&gen.IfDef) {
				n++
			}
		}
		trips, known := loops.ConstantTripCount(l)
		if !known {
			return core.WalkInterrupt
		}
		s.operations[op], s.trips[op] = n, int64(trips)
		return core.WalkAdvance
	})
	return s, ok
}

// Cost returns how many operations the nest executes.
func (s Stats) Cost() int64 { return s.cost(s.root, nil, nil) }

// cost returns how many operations a loop executes, with other numbers of iterations where given, and with operations
// added to bodies.
func (s Stats) cost(op *core.Operation, trips, added map[*core.Operation]int64) int64 {
	n := s.operations[op] + added[op]
	for _, child := range s.children[op] {
		n += s.cost(child, trips, added)
	}
	if t, ok := trips[op]; ok {
		return t * n
	}
	return s.trips[op] * n
}

// FusedCost returns how many operations the destination executes with a slice of the source in it. It is assumed that a
// store in a slice of one iteration will be forwarded.
func FusedCost(src, dst Stats, s *State) (int64, bool) {
	trips, ok := s.tripCounts()
	if !ok {
		return 0, false
	}
	added := map[*core.Operation]int64{}
	if product(trips) == 1 {
		forwarded(src.root, s.Before.ParentOp(), added)
	}
	added[s.Before.ParentOp()] = src.cost(src.root, trips, added)
	return dst.cost(dst.root, nil, added), true
}

// forwarded counts the loads, in a loop, of memory that the source stores to.
func forwarded(src, around *core.Operation, added map[*core.Operation]int64) {
	seen := map[*core.Value]bool{}
	src.Walk(func(op *core.Operation) {
		a, ok := dependence.AccessOf(op)
		if !ok || !a.IsStore || seen[a.MemRef] {
			return
		}
		seen[a.MemRef] = true
		for user := range a.MemRef.Users() {
			if dependence.IsRead(user) && around.IsProperAncestorOf(user) && user.ParentOp().Is(&gen.ForDef) {
				added[user.ParentOp()]--
			}
		}
	})
}

// AdditionalFraction returns what fraction of the operations of both nests fusion adds.
func AdditionalFraction(src, dst gen.ForOp, s *State) (float64, bool) {
	a, okA := StatsOf(src)
	b, okB := StatsOf(dst)
	if !okA || !okB || s.IsEmpty() {
		return 0, false
	}
	n, ok := FusedCost(a, b, s)
	if !ok {
		return 0, false
	}
	return float64(n)/(float64(a.Cost())+float64(b.Cost())) - 1, true
}
