package dealloc

import (
	"cmp"
	"slices"

	"github.com/odsgen/ods/core"
)

// place is where a value was defined before anything changed: its number in a walk, and the position of its operation
// in the block.
type place struct{ number, index int }

// liveness says which memory is used in a block, or after it, and was defined before it.
type liveness struct {
	in     map[*core.Block][]*core.Value
	places map[*core.Value]place
}

func findLiveness(root *core.Operation) *liveness {
	l := &liveness{in: make(map[*core.Block][]*core.Value), places: make(map[*core.Value]place)}
	l.region(root)
	for b, list := range l.in {
		slices.SortStableFunc(list, l.compare)
		l.in[b] = list
	}
	return l
}

func (l *liveness) region(op *core.Operation) {
	for _, r := range op.Regions() {
		for b := range r.Blocks() {
			for _, a := range b.Args() {
				l.add(a, -1)
			}
			k := 0
			for nested := range b.Ops() {
				for _, v := range nested.Results() {
					l.add(v, k)
				}
				k++
				l.region(nested)
			}
		}
	}
}

func (l *liveness) add(v *core.Value, index int) {
	if !isMemory(v) {
		return
	}
	l.places[v] = place{len(l.places), index}
	def := v.ParentBlock()
	seen := map[*core.Block]bool{def: true}
	var todo []*core.Block
	for user := range v.Users() {
		todo = append(todo, user.Block())
	}
	for len(todo) > 0 {
		b := todo[len(todo)-1]
		todo = todo[:len(todo)-1]
		if seen[b] {
			continue
		}
		seen[b] = true
		l.in[b] = append(l.in[b], v)
		for p := range b.Preds() {
			todo = append(todo, p)
		}
		if b.Region() != def.Region() {
			todo = append(todo, b.ParentOp().Block())
		}
	}
}

// compare orders memory as upstream does: arguments, by number, before results, by the order of their operations.
func (l *liveness) compare(a, b *core.Value) int {
	if a.IsBlockArg() != b.IsBlockArg() {
		if a.IsBlockArg() {
			return -1
		}
		return 1
	}
	pa, pb := l.places[a], l.places[b]
	var order int
	switch {
	case a.IsBlockArg():
		order = cmp.Compare(a.Index(), b.Index())
	case a.ParentRegion() == b.ParentRegion():
		order = cmp.Compare(pa.index, pb.index)
	}
	if order == 0 && a.ParentRegion() != b.ParentRegion() {
		order = compareRegions(a.ParentRegion(), b.ParentRegion())
	}
	return cmp.Or(order, cmp.Compare(pa.number, pb.number))
}

// compareRegions orders different regions: by their numbers or those around them, by the operations that they belong
// to when these stand in one region, and otherwise by depth.
func compareRegions(a, b *core.Region) int {
	for a != nil && b != nil {
		if c := cmp.Compare(a.Index(), b.Index()); c != 0 {
			return c
		}
		p, q := a.Op(), b.Op()
		if a.ParentRegion() == b.ParentRegion() {
			if p == q || p.Block() != q.Block() || p.Block() == nil {
				return 0
			}
			if p.IsBeforeInBlock(q) {
				return -1
			}
			return 1
		}
		a, b = a.ParentRegion(), b.ParentRegion()
	}
	if b != nil {
		return -1
	}
	return 1
}
