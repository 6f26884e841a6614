package view

import (
	"slices"

	"github.com/odsgen/ods/core"
)

// Groups returns the groups of dimensions of an attribute like [[0, 1], [2]].
func Groups(a *core.ArrayAttr) [][]int64 {
	if a == nil {
		return nil
	}
	out := make([][]int64, a.Len())
	for i, g := range a.Elems() {
		list, ok := g.(*core.ArrayAttr)
		if !ok {
			continue
		}
		for _, e := range list.Elems() {
			if n, ok := e.(*core.IntegerAttr); ok {
				out[i] = append(out[i], n.Int64())
			}
		}
	}
	return out
}

// GroupsAttr is the reverse of [Groups].
func GroupsAttr(c *core.Context, groups [][]int64) *core.ArrayAttr {
	out := make([]core.Attribute, len(groups))
	for i, g := range groups {
		list := make([]core.Attribute, len(g))
		for k, n := range g {
			list[k] = c.IntegerAttr(c.Integer(64), n)
		}
		out[i] = c.Array(list...)
	}
	return c.Array(out...)
}

// VerifyCollapsed checks that joining groups of dimensions of a shape gives the collapsed one. A group may have several
// dynamic sizes when many is set.
func VerifyCollapsed(op *core.Operation, collapsed, expanded []int64, groups [][]int64, many bool, r *core.Reporter) bool {
	if len(collapsed) != len(groups) {
		return r.OpErrorf(op, "invalid number of reassociation groups: found %d, expected %d", len(groups), len(collapsed)).Fail()
	}
	next := int64(0)
	for i, g := range groups {
		dynamic, size := false, int64(1)
		for _, d := range g {
			if d != next {
				return r.OpErrorf(op, "reassociation indices must be contiguous").Fail()
			}
			next++
			if d >= int64(len(expanded)) {
				return r.OpErrorf(op, "reassociation index %d is out of bounds", d).Fail()
			}
			if expanded[d] == core.Dynamic {
				if dynamic && !many {
					return r.OpErrorf(op, "at most one dimension in a reassociation group may be dynamic").Fail()
				}
				dynamic = true
			}
			size = Mul(size, expanded[d])
		}
		if dynamic != (collapsed[i] == core.Dynamic) {
			return r.OpErrorf(op, "collapsed dim (%d) must be dynamic if and only if reassociation group is dynamic", i).Fail()
		}
		if !dynamic && size != collapsed[i] {
			return r.OpErrorf(op, "collapsed dim size (%d) must equal reassociation group size (%d)", collapsed[i], size).Fail()
		}
	}
	if len(collapsed) == 0 {
		for _, n := range expanded {
			if n != 1 {
				return r.OpErrorf(op, "rank 0 memrefs can only be extended/collapsed with/from ones").Fail()
			}
		}
		return true
	}
	if next != int64(len(expanded)) {
		return r.OpErrorf(op, "expanded rank (%d) inconsistent with number of reassociation indices (%d)", len(expanded), next).Fail()
	}
	return true
}

// Compose joins the groups of two collapses, or of two expansions, one behind the other; ok is false when that gives
// neither.
func Compose(a, b [][]int64) (groups [][]int64, ok bool) {
	if len(a) == len(b) {
		return nil, false
	}
	if len(a) < len(b) {
		a, b = b, a
	}
	if len(b) == 0 {
		return nil, true
	}
	dims := 0
	for _, g := range b {
		dims += len(g)
	}
	if dims != len(a) {
		return nil, false
	}
	for _, g := range b {
		var joined []int64
		for _, i := range g {
			joined = append(joined, a[i]...)
		}
		groups = append(groups, joined)
	}
	return groups, true
}

// ComposeInverse returns the groups of the one reshape that does what an expansion and a collapse behind it do: fine
// has more groups than coarse, and both group the same dimensions. ok is false when a group of fine reaches over the
// end of one of coarse.
func ComposeInverse(fine, coarse [][]int64) (groups [][]int64, ok bool) {
	next := 0
	for _, c := range coarse {
		end := c[len(c)-1]
		var g []int64
		for next < len(fine) {
			last := fine[next][len(fine[next])-1]
			if last > end {
				return nil, false
			}
			g = append(g, int64(next))
			next++
			if last == end {
				break
			}
		}
		groups = append(groups, g)
	}
	return groups, true
}

// ComposeCollapsed returns the groups that turn the shape src, whose dimensions were joined by srcGroups, into dst,
// that splitting the joined ones by dstGroups has given. dst must not have more dimensions in any group.
func ComposeCollapsed(srcGroups, dstGroups [][]int64, src, dst []int64) (groups [][]int64, ok bool) {
	if len(srcGroups) == 0 {
		return CollapseGroups(src, dst)
	}
	for i, s := range srcGroups {
		d := dstGroups[i]
		from, to := src[s[0]:s[0]+int64(len(s))], dst[d[0]:d[0]+int64(len(d))]
		if len(from) == len(to) {
			dynamic := 0
			for k, n := range from {
				if n != to[k] {
					return nil, false
				}
				if n == core.Dynamic {
					dynamic++
				}
				groups = append(groups, []int64{s[0] + int64(k)})
			}
			if dynamic >= 2 {
				return nil, false
			}
			continue
		}
		part, ok := CollapseGroups(from, to)
		if !ok {
			return nil, false
		}
		for _, g := range part {
			for k := range g {
				g[k] += s[0]
			}
			groups = append(groups, g)
		}
	}
	return groups, true
}

// CollapseGroups finds the groups of dimensions of a shape that, joined, give the other one. Where dynamic sizes leave
// a choice, other than which group a 1 belongs to, there are none: dst may have one, and the search from the left and
// the one from the right must agree.
func CollapseGroups(src, dst []int64) (groups [][]int64, ok bool) {
	isDynamic := func(n int64) bool { return n == core.Dynamic }
	if first := slices.IndexFunc(dst, isDynamic); first >= 0 && slices.ContainsFunc(dst[first+1:], isDynamic) ||
		len(src) <= len(dst) {
		return nil, false
	}
	if len(dst) == 0 {
		return nil, !slices.ContainsFunc(src, func(n int64) bool { return n != 1 && n != core.Dynamic })
	}
	left, ok := joinedRanges(src, dst)
	if !ok {
		return nil, false
	}
	right, ok := joinedRanges(reversed(src), reversed(dst))
	if !ok {
		return nil, false
	}
	last := len(src) - 1
	for i, l := range left {
		m := right[len(dst)-1-i]
		r := span{last - m.end, last - m.start}
		var g []int64
		for k := min(l.start, r.start); k <= max(l.end, r.end); k++ {
			if l.has(k) != r.has(k) && src[k] != 1 {
				return nil, false
			}
			if l.has(k) {
				g = append(g, int64(k))
			}
		}
		groups = append(groups, g)
	}
	return groups, true
}

// span is the dimensions from start to end, both included.
type span struct{ start, end int }

func (s span) has(k int) bool { return s.start <= k && k <= s.end }

func reversed(shape []int64) []int64 {
	shape = slices.Clone(shape)
	slices.Reverse(shape)
	return shape
}

// joinedRanges finds the dimensions of src that make each one of dst, as few as possible, and for the last one all that
// are left. What a constant size skips belongs to the dynamic one in front of it.
func joinedRanges(src, dst []int64) (spans []span, ok bool) {
	next := 0
	for i, want := range dst {
		if next == len(src) {
			return nil, false
		}
		last := i == len(dst)-1
		var s span
		if want == core.Dynamic {
			k := slices.Index(src[next:], core.Dynamic)
			if k < 0 {
				return nil, false
			}
			if s = (span{next, next + k}); last {
				s.end = len(src) - 1
			}
		} else {
			if s, ok = spanOfSize(src, next, want, last); !ok {
				return nil, false
			}
			if s.start > next {
				if i == 0 || dst[i-1] != core.Dynamic {
					return nil, false
				}
				spans[i-1].end = s.start - 1
			}
		}
		spans = append(spans, s)
		next = s.end + 1
	}
	return spans, next == len(src)
}

// spanOfSize finds the first dimensions, at or behind a place, whose constant sizes multiply to a number; with those of
// size 1 that follow where all is to be taken.
func spanOfSize(src []int64, at int, want int64, all bool) (s span, ok bool) {
	product, start := int64(1), at
	for k := at; k < len(src); k++ {
		if src[k] == core.Dynamic {
			product, start = 1, k+1
			continue
		}
		product = Mul(product, src[k])
		for product > want && start <= k {
			product /= src[start]
			start++
		}
		if product == want && start <= k {
			end := k
			for all && end+1 < len(src) && src[end+1] == 1 {
				end++
			}
			return span{start, end}, true
		}
	}
	return s, false
}
