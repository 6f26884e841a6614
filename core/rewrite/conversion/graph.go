package conversion

import (
	"cmp"
	"math"
	"slices"
)

// legalizer holds, for each kind of operation, the patterns that can lead to legal IR, best first: those with the
// fewest steps to legal operations, then those with the greatest benefit. As upstream's, it is built from what patterns
// say they generate.
type legalizer struct {
	target *Target
	set    *PatternSet
	byRoot map[string][]*Pattern
	any    []*Pattern
}

func newLegalizer(t *Target, set *PatternSet) *legalizer {
	l := &legalizer{target: t, set: set, byRoot: make(map[string][]*Pattern)}
	l.build(set)
	l.order()
	return l
}

// patternList is a stack without duplicates.
type patternList struct {
	list []*Pattern
	in   map[*Pattern]bool
}

func (l *patternList) push(p *Pattern) {
	if !l.in[p] {
		l.in[p] = true
		l.list = append(l.list, p)
	}
}

func (l *patternList) pop() *Pattern {
	p := l.list[len(l.list)-1]
	l.list = l.list[:len(l.list)-1]
	delete(l.in, p)
	return p
}

// build finds the patterns whose results are legal or can be legalized. Operations of one root are handled from the
// last pattern added to the first, which is why of equally good patterns the last one is tried first.
func (l *legalizer) build(set *PatternSet) {
	parents := make(map[string][]string) // operations that patterns turn into the key
	waiting := make(map[string][]*Pattern)
	work := patternList{in: make(map[*Pattern]bool)}
	for _, p := range set.list {
		if p.Root == "" {
			l.any = append(l.any, p)
			continue
		}
		if l.target.alwaysLegal(p.Root) {
			continue
		}
		waiting[p.Root] = append(waiting[p.Root], p)
		for _, g := range p.Generates {
			if !slices.Contains(parents[g], p.Root) {
				parents[g] = append(parents[g], p.Root)
			}
		}
		work.push(p)
	}
	if len(l.any) > 0 { // nothing can be said about what is out of reach
		for _, p := range work.list {
			l.byRoot[p.Root] = append(l.byRoot[p.Root], p)
		}
		return
	}
	for len(work.list) > 0 {
		p := work.pop()
		if slices.ContainsFunc(p.Generates, func(g string) bool { return l.byRoot[g] == nil && !l.target.mayLegalize(g) }) {
			continue
		}
		l.byRoot[p.Root] = append(l.byRoot[p.Root], p)
		waiting[p.Root] = slices.DeleteFunc(waiting[p.Root], func(q *Pattern) bool { return q == p })
		for _, root := range parents[p.Root] {
			for _, q := range waiting[root] {
				work.push(q)
			}
		}
	}
}

// order sorts the patterns of each root.
func (l *legalizer) order() {
	depth := make(map[string]int)
	for root := range l.byRoot {
		l.depthOf(root, depth)
	}
	if len(l.any) > 0 {
		l.any, _ = l.sorted(l.any, depth)
		for root, list := range l.byRoot {
			l.byRoot[root] = merge(list, l.any)
		}
	}
}

// merge interleaves patterns of one root with those for any operation by what is left of their lists, as upstream's
// benefits are the distance to the list's end; the root's own come first when equal.
func merge(own, anyOp []*Pattern) []*Pattern {
	out := make([]*Pattern, 0, len(own)+len(anyOp))
	for len(own) > 0 || len(anyOp) > 0 {
		if len(own) >= len(anyOp) {
			out, own = append(out, own[0]), own[1:]
		} else {
			out, anyOp = append(out, anyOp[0]), anyOp[1:]
		}
	}
	return out
}

// depthOf returns the smallest number of steps from the operation to legal ones.
func (l *legalizer) depthOf(root string, depth map[string]int) int {
	if d, ok := depth[root]; ok {
		return d
	}
	list := l.byRoot[root]
	if len(list) == 0 {
		return 0
	}
	depth[root] = math.MaxInt // met again: a cycle
	sorted, d := l.sorted(list, depth)
	l.byRoot[root] = sorted
	depth[root] = d
	return d
}

func (l *legalizer) sorted(list []*Pattern, depth map[string]int) ([]*Pattern, int) {
	type ranked struct {
		p     *Pattern
		depth int
	}
	var all []ranked
	least := math.MaxInt
	for _, p := range list {
		d := 1
		for _, g := range p.Generates {
			if n := l.depthOf(g, depth); n < math.MaxInt {
				d = max(d, n+1)
			} else {
				d = math.MaxInt
			}
		}
		all = append(all, ranked{p, d})
		least = min(least, d)
	}
	slices.SortStableFunc(all, func(a, b ranked) int {
		return cmp.Or(cmp.Compare(a.depth, b.depth), cmp.Compare(b.p.Benefit, a.p.Benefit))
	})
	out := make([]*Pattern, len(all))
	for i, r := range all {
		out[i] = r.p
	}
	return out, least
}

// patterns returns the patterns to try on operations of a name.
func (l *legalizer) patterns(name string) []*Pattern {
	if list, ok := l.byRoot[name]; ok {
		return list
	}
	return l.any
}
