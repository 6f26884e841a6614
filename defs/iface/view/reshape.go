package view

import "github.com/odsgen/ods/core"

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

// Compose joins the groups of two collapses, or of two expansions, one behind the other; ok is false when that gives neither.
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

// ComposeInverse returns the groups of the one reshape that does what an expansion and a collapse behind it do: fine has more groups than
// coarse, and both group the same dimensions. ok is false when a group of fine reaches over the end of one of coarse.
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

// ComposeCollapsed returns the groups that turn the shape src, whose dimensions were joined by srcGroups, into dst, that splitting the
// joined ones by dstGroups has given. dst must not have more dimensions in any group.
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

// CollapseGroups finds the groups of dimensions of a shape that, joined, give the other one.
func CollapseGroups(src, dst []int64) (groups [][]int64, ok bool) {
	if len(src) <= len(dst) {
		return nil, false
	}
	i := 0
	for _, want := range dst {
		var g []int64
		size := int64(1)
		for i < len(src) && src[i] != core.Dynamic && size*src[i] < want {
			size *= src[i]
			g = append(g, int64(i))
			i++
		}
		if i == len(src) || src[i] == core.Dynamic && (want != core.Dynamic || size != 1) ||
			want == core.Dynamic && src[i] != core.Dynamic || want != core.Dynamic && size*src[i] != want {
			return nil, false
		}
		groups = append(groups, append(g, int64(i)))
		i++
	}
	for ; i < len(src); i++ {
		if src[i] != core.Dynamic && src[i] != 1 {
			return nil, false
		}
		if n := len(groups); n > 0 {
			groups[n-1] = append(groups[n-1], int64(i))
		}
	}
	return groups, true
}
