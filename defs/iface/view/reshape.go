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
