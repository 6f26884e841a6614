package core

import (
	"fmt"
	"math/rand/v2"
	"testing"
)

// graphRegion builds a region of n blocks whose terminators name the given successors.
func graphRegion(c *Context, n int, succs func(i int) []int) (*Region, []*Block) {
	st := OperationState{Info: c.OpName("foo.region")}
	r := st.AddRegion()
	blocks := make([]*Block, n)
	for i := range blocks {
		blocks[i] = new(Block)
		r.Append(blocks[i])
	}
	for i, b := range blocks {
		s := OperationState{Info: c.OpName("foo.br")}
		for _, j := range succs(i) {
			s.Successors = append(s.Successors, blocks[j])
		}
		b.Append(Create(&s))
	}
	return Create(&st).Region(0), blocks
}

// reachableWithout returns what can be reached from the roots without entering the node avoided.
func reachableWithout(n int, roots []int, avoid int, succs func(i int) []int) []bool {
	seen := make([]bool, n)
	var walk func(i int)
	walk = func(i int) {
		if i == avoid || seen[i] {
			return
		}
		seen[i] = true
		for _, j := range succs(i) {
			walk(j)
		}
	}
	for _, r := range roots {
		walk(r)
	}
	return seen
}

// TestDominatorsOfRandomGraphs compares the trees with the definition: a dominates b when b cannot be reached without
// a.
func TestDominatorsOfRandomGraphs(t *testing.T) {
	c := testContext()
	rng := rand.New(rand.NewPCG(1, 2))
	for round := range 400 {
		n := 1 + rng.IntN(12)
		edges := make([][]int, n)
		for i := range edges {
			for range rng.IntN(4) {
				edges[i] = append(edges[i], rng.IntN(n))
			}
		}
		succs := func(i int) []int { return edges[i] }
		r, blocks := graphRegion(c, n, succs)
		var d DominanceInfo
		if round%3 == 0 {
			d.Tree(r)
			for _, b := range blocks { // another user of the scratch numbers
				b.num = uint32(rng.IntN(20))
			}
		}
		compareTree(t, fmt.Sprint("dominators of ", edges), d.Tree(r), blocks, []int{0}, succs)

		preds := make([][]int, n)
		var exits []int
		for i, l := range edges {
			if len(l) == 0 {
				exits = append(exits, i)
			}
			for _, j := range l {
				preds[j] = append(preds[j], i)
			}
		}
		var p PostDominanceInfo
		tree := p.Tree(r)
		back := func(i int) []int { return preds[i] }
		all := reachableWithout(n, exits, -1, back)
		for _, ok := range all {
			if !ok {
				exits = nil // roots inside endless loops are a matter of choice
			}
		}
		for i, b := range blocks {
			if !tree.IsReachable(b) {
				t.Fatalf("block %d of %v is not in the post-dominator tree", i, edges)
			}
		}
		if exits != nil {
			compareTree(t, fmt.Sprint("post-dominators of ", edges), tree, blocks, exits, back)
		}
	}
}

func compareTree(t *testing.T, what string, tree *DomTree, blocks []*Block, roots []int, succs func(int) []int) {
	t.Helper()
	n := len(blocks)
	all := reachableWithout(n, roots, -1, succs)
	for a := range n {
		without := reachableWithout(n, roots, a, succs)
		for b := range n {
			want := a == b || !all[b] || all[a] && !without[b]
			if got := tree.Dominates(blocks[a], blocks[b]); got != want {
				t.Fatalf("%s: %d over %d is %v, want %v", what, a, b, got, want)
			}
		}
		if tree.IsReachable(blocks[a]) != all[a] {
			t.Fatalf("%s: reachable %d is %v", what, a, !all[a])
		}
		if d := tree.Idom(blocks[a]); d != nil {
			if !tree.Dominates(d, blocks[a]) || tree.NearestCommon(d, blocks[a]) != d {
				t.Fatalf("%s: immediate dominator of %d", what, a)
			}
			found := false
			for _, k := range tree.Children(d) {
				found = found || k == blocks[a]
			}
			if !found {
				t.Fatalf("%s: %d is not among its dominator's children", what, a)
			}
		}
	}
}

// TestDominanceOfManyBlocks has the shapes that make quadratic or recursive algorithms fail.
func TestDominanceOfManyBlocks(t *testing.T) {
	c := testContext()
	const n = 100_000
	shapes := map[string]func(i int) []int{
		"chain":    func(i int) []int { return upTo(n, i+1) },
		"ladder":   func(i int) []int { return upTo(n, i+1, i+2) },
		"loops":    func(i int) []int { return append(upTo(n, i+1), max(0, i-2)) },
		"backward": func(i int) []int { return append(upTo(n, i+1), n-1-i) },
		"star":     func(i int) []int { return map[bool][]int{true: {n / 2, n - 1}, false: {(i + 1) % n}}[i == 0] },
	}
	for name, succs := range shapes {
		r, blocks := graphRegion(c, n, func(i int) []int { return nonEntry(succs(i)) })
		var d DominanceInfo
		if !d.DominatesBlock(blocks[0], blocks[n-1]) {
			t.Errorf("%s: the entry does not dominate", name)
		}
		var p PostDominanceInfo
		p.Tree(r)
		for b := range r.Blocks() {
			d.DominatesBlock(blocks[1], b)
		}
	}
}

func upTo(n int, l ...int) []int {
	var out []int
	for _, i := range l {
		if i < n {
			out = append(out, i)
		}
	}
	return out
}

func nonEntry(l []int) []int {
	for i := range l {
		l[i] = max(l[i], 1)
	}
	return l
}

func TestDominanceAcrossRegions(t *testing.T) {
	c := testContext()
	m := NewModule(c, Location{})
	_, blk := testFuncOp(m, "f", c.I32())
	b := BuilderAtEnd(c, blk)
	first := build(b, "foo.first", []Type{c.I32()})
	outer := b.Create(&OperationState{Info: c.OpName("foo.outer"), Types: []Type{c.I32()},
		Regions: []*Region{new(Region), new(Region)}})
	in0, in1 := new(Block), new(Block)
	outer.Region(0).Append(in0)
	outer.Region(1).Append(in1)
	nested := build(BuilderAtEnd(c, in0), "foo.nested", []Type{c.I32()})
	other := build(BuilderAtEnd(c, in1), "foo.other", nil)
	last := build(b, "foo.last", nil)

	var d DominanceInfo
	for _, q := range []struct {
		what      string
		got, want bool
	}{
		{"earlier before nested", d.ProperlyDominatesOp(first, nested), true},
		{"nested before earlier", d.ProperlyDominatesOp(nested, first), false},
		{"enclosing before nested", d.ProperlyDominatesOp(outer, nested), true},
		{"result of enclosing in nested", d.ProperlyDominates(outer.Result(0), nested), false},
		{"result of earlier in nested", d.ProperlyDominates(first.Result(0), nested), true},
		{"argument in nested", d.ProperlyDominates(blk.Arg(0), nested), true},
		{"sibling region", d.ProperlyDominatesOp(nested, other), false},
		{"nested value behind", d.ProperlyDominates(nested.Result(0), last), false},
		{"itself", d.ProperlyDominatesOp(first, first), false},
		{"itself, not properly", d.DominatesOp(first, first), true},
		{"block of enclosing", d.ProperlyDominatesBlock(blk, in0), true},
		{"own operand", d.Dominates(first.Result(0), first), true},
	} {
		if q.got != q.want {
			t.Errorf("%s: %v, want %v", q.what, q.got, q.want)
		}
	}
	if d.NearestCommonDominator(in0, in1) != blk || d.NearestCommonDominator(in0, blk) != blk {
		t.Error("the function's block is the nearest common dominator of nested blocks")
	}
	var p PostDominanceInfo
	if !p.ProperlyPostDominatesOp(last, first) || p.ProperlyPostDominatesOp(first, last) {
		t.Error("the last operation post-dominates the first")
	}

	// In a module order means nothing; in an unregistered operation's block it does not either.
	g := build(BuilderAtEnd(c, m.Body()), "foo.g", []Type{c.I32()})
	h := build(BuilderAtEnd(c, m.Body()), "foo.h", nil)
	if !d.ProperlyDominatesOp(h, g) || !d.ProperlyDominatesOp(g, g) {
		t.Error("in a graph region everything dominates everything")
	}
	if d.HasSSADominance(outer.Region(0)) || !outer.Region(0).MayHaveSSADominance() || !outer.Region(0).MayBeGraph() {
		t.Error("nothing is known about the regions of an unregistered operation")
	}
}

func BenchmarkDominance(b *testing.B) {
	c := testContext()
	const n = 10_000
	r, blocks := graphRegion(c, n, func(i int) []int { return nonEntry(upTo(n, i+1, i+2)) })
	b.ReportAllocs()
	for b.Loop() {
		var d DominanceInfo
		d.Tree(r)
		for _, blk := range blocks {
			d.DominatesBlock(blocks[1], blk)
		}
	}
	b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(b.N)/n, "ns/block")
}
