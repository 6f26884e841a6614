package fusion

import (
	"slices"

	"github.com/odsgen/ods/core"
	gen "github.com/odsgen/ods/generated/affine"
	"github.com/odsgen/ods/passes/dialect/affine/dependence"
	"github.com/odsgen/ods/passes/dialect/affine/slice"
)

// siblings fuses nests that load the same memory and do not depend on each other.
func (f *fuser) siblings() {
	for _, id := range f.worklist() {
		if n := f.nodes[id]; n != nil && n.op.Is(&gen.ForDef) {
			f.withSiblings(n)
		}
	}
}

// withSiblings fuses siblings into one nest.
func (f *fuser) withSiblings(dst *node) {
	visited := map[int]bool{}
	for {
		id, memory := f.sibling(dst, visited)
		if memory == nil {
			return
		}
		visited[id] = true
		p := pair{fuser: f, src: f.nodes[id], dst: dst}
		if p.fuseSibling(memory) == giveUp {
			return
		}
	}
}

// fuseSibling tries to fuse a sibling.
func (p *pair) fuseSibling(memory *core.Value) verdict {
	first, second := p.src.id, p.dst.id
	if p.dst.op.IsBeforeInBlock(p.src.op) {
		first, second = second, first
	}
	point := p.insertionPoint(first, second)
	if point == nil {
		return notFused
	}
	is := func(op *core.Operation) bool { return memRef(op) == memory }
	load, other := slices.IndexFunc(p.src.loads, is), slices.IndexFunc(p.dst.loads, is)
	if load < 0 || other < 0 {
		return notFused
	}
	outer := len(dependence.ForLoops(p.dst.op))
	depths := len(dependence.ForLoops(p.dst.loads[other])) - outer
	found := p.findSlices(depths, outer, slice.Sibling, memory)
	if found.maxDepth == 0 {
		return notFused
	}
	tolerance, v := p.toleranceFor(&found)
	if v == giveUp {
		return v
	}
	depth := found.maxDepth
	if !p.opts.Maximal {
		var ok bool
		if depth, ok = found.profitable(p.src.loads[load:load+1], tolerance); !ok {
			return notFused
		}
	}
	s := &found.slices[depth-1]
	if !p.isMaximal(s) {
		return notFused
	}
	if !p.isLegal(s, point, true) {
		return notFused
	}
	p.dst.op = slice.Fuse(found.src, found.dst, s, depth == depths).Op
	if point != p.dst.op {
		p.dst.op.MoveBefore(point)
	}
	p.merged(p.src.id, p.dst.id)
	p.recollect(p.dst)
	p.src.op.Erase()
	p.removeNode(p.src.id)
	return fusedIt
}

// sibling looks for a nest to fuse with another one: first among the users of arguments of the block, then through
// nodes before.
func (f *fuser) sibling(dst *node, visited map[int]bool) (int, *core.Value) {
	for _, arg := range f.block.Args() {
		for user := range arg.Users() {
			// What is read need not be the argument, which can be a subscript.
			if !dependence.IsRead(user) {
				continue
			}
			memory := memRef(user)
			nest, ok := f.nestOf(user)
			if !ok {
				continue
			}
			n := f.nodeOf(nest.Op)
			if n != nil && n != dst && !visited[n.id] && count(dst.loads, memory) > 0 && f.areSiblings(n, dst, memory) {
				return n.id, memory
			}
		}
	}
	for _, in := range memoryEdges(f.in[dst.id]) {
		before := f.nodes[in.node]
		if count(dst.loads, in.value) == 0 || !before.stored(in.value) && in.value.DefiningOp() != before.op {
			continue
		}
		for _, out := range memoryEdges(f.out[in.node]) {
			n := f.nodes[out.node]
			if !visited[n.id] && n != dst && out.value == in.value && n.op.Is(&gen.ForDef) && f.areSiblings(n, dst, out.value) {
				return n.id, out.value
			}
		}
	}
	return 0, nil
}

func (f *fuser) nodeOf(op *core.Operation) *node {
	for _, n := range f.nodes {
		if n.op == op {
			return n
		}
	}
	return nil
}

// areSiblings reports whether a nest can be fused into another one for the memory that both load.
func (f *fuser) areSiblings(src, dst *node, memory *core.Value) bool {
	// What uses results of the nest would be left without them; upstream crashes.
	if src.op.HasUses() || count(src.loads, memory) != 1 || f.reaches(src.id, dst.id) || f.reaches(dst.id, src.id) {
		return false
	}
	for _, op := range src.stores {
		m := memRef(op)
		if m != memRef(src.stores[0]) || count(src.loads, m) > 0 && f.storesBefore(src.id, m) > 0 {
			return false
		}
	}
	return true
}
