package legal

import (
	"slices"

	"github.com/odsgen/ods/core"
)

// CanFuse reports whether a slice of one nest can be put into another one, and the result before an operation between
// both, or before the second one, as far as that is not a matter of elements that affine accesses have in common: what
// the slice does may be done several times and in another order, and what is between the nests comes before or after
// both.
func (m *Memory) CanFuse(src, dst, point *core.Operation) bool {
	from, to := m.Touches(src), m.Touches(dst)
	for i, a := range from {
		if a.Writes && !a.HasAccess || m.conflictsOtherwise(a, from[i+1:]) || m.conflictsOtherwise(a, to) {
			return false
		}
	}
	first, second := src, dst
	if dst.IsBeforeInBlock(src) {
		first, second, from, to = dst, src, to, from
	}
	before := true
	for op := first.Next(); op != second; op = op.Next() {
		before = before && op != point
		moved := to
		if before {
			moved = from
		}
		if before && uses(op, first) || !before && uses(second, op) {
			return false
		}
		for _, t := range m.Touches(op) {
			if m.conflictsOtherwise(t, moved) {
				return false
			}
		}
	}
	return true
}

// conflictsOtherwise reports whether a touch conflicts with others, where the dependence analysis does not compare them.
func (m *Memory) conflictsOtherwise(t Touch, list []Touch) bool {
	return slices.ContainsFunc(list, func(o Touch) bool { return !sameElements(t, o) && m.Conflict(t, o) })
}

// uses reports whether an operation, or what is in it, uses a result of another one.
func uses(op, def *core.Operation) bool {
	for _, v := range def.Results() {
		for user := range v.Users() {
			if op.IsAncestorOf(user) {
				return true
			}
		}
	}
	return false
}
