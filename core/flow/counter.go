package flow

import (
	"slices"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/intrange"
	"github.com/odsgen/ods/core/upstream"
)

// Counter returns the range of a block argument of a loop that counts, by the ranges of the loop's bounds and steps. The
// range is unknown when the argument is not what it counts, and when there is no iteration. It reports false for what
// does not count.
func Counter(loop *core.Operation, arg *core.Value, of func(v *core.Value) intrange.Range) (r intrange.Range, counts bool) {
	l, ok := LoopLikeOpInterfaceKey.Of(loop)
	if !ok {
		return r, false
	}
	p := l.LoopParts()
	i := slices.Index(p.InductionVars, arg)
	if i < 0 {
		return r, len(p.InductionVars) > 0
	}
	bound := func(list []core.FoldResult) intrange.Range {
		return boundOf(list, i, core.StorageWidth(arg.Type()), of)
	}
	unsigned := p.Unsigned && !upstream.UnsignedCounters.In(loop.Context())
	if found, runs := intrange.Counter(bound(p.LowerBounds), bound(p.UpperBounds), bound(p.Steps), unsigned); runs {
		r = found
	}
	return r, true
}

// boundOf returns the range of a bound of a loop. Those of some loops are not described.
func boundOf(list []core.FoldResult, i int, width uint, of func(v *core.Value) intrange.Range) intrange.Range {
	if i < len(list) {
		if a, ok := list[i].Attr.(*core.IntegerAttr); ok && a.Value().Width() == width {
			return intrange.Constant(a.Value())
		}
		if v := list[i].Value; v != nil {
			if r := of(v); r.Width() == width {
				return r
			}
		}
	}
	return intrange.Max(width)
}
