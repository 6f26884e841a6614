package core

import "slices"

// FindLoc returns the first location for which found returns true: l itself, or one that it is made of, outermost and
// leftmost first, the callee of a call site before its caller. A location that occurs many times is asked once, so the time
// is linear in the number of different ones, however deeply they share one another.
func (c *Context) FindLoc(l Location, found func(LocDesc) bool) (LocDesc, bool) {
	if l.v&locCompound == 0 {
		d := c.Loc(l)
		return d, found(d)
	}
	seen := map[Location]bool{}
	for stack := []Location{l}; len(stack) > 0; {
		l := stack[len(stack)-1]
		stack = stack[:len(stack)-1]
		if l.v&locCompound != 0 {
			if seen[l] {
				continue
			}
			seen[l] = true
		}
		d := c.Loc(l)
		if found(d) {
			return d, true
		}
		switch d.Kind {
		case LocName:
			stack = append(stack, d.Child)
		case LocCallSite:
			stack = append(stack, d.Caller, d.Child)
		case LocFused:
			for _, part := range slices.Backward(d.Fused) {
				stack = append(stack, part)
			}
		}
	}
	return LocDesc{}, false
}
