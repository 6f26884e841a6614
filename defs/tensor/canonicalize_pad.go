package tensor

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/affine"
	"github.com/odsgen/ods/core/rewrite"
	affinedefs "github.com/odsgen/ods/defs/affine"
	"github.com/odsgen/ods/defs/iface/view"
	"github.com/odsgen/ods/generated/tensor"
)

// This file has the canonicalization patterns of tensor.pad.

// padding is what tensor.pad adds, in front and behind.
type padding struct{ low, high []core.FoldResult }

func paddingOf(op tensor.PadOp) padding {
	return padding{view.Mixed(op.Op.Context(), op.StaticLowAttr(), op.Low()), view.Mixed(op.Op.Context(), op.StaticHighAttr(), op.High())}
}

func allZero(list []core.FoldResult) bool {
	for _, m := range list {
		if !view.IsConstant(m, 0) {
			return false
		}
	}
	return true
}

// pad makes an operation like another one, with a copy of its region.
func pad(rw *rewrite.Rewriter, op tensor.PadOp, t core.Type, src *core.Value, p padding) tensor.PadOp {
	n := tensor.Pad{ResultType: t, Source: src, Low: view.Values(p.low), High: view.Values(p.high), StaticLow: view.Integers(p.low),
		StaticHigh: view.Integers(p.high),
		Nofold:     op.Nofold(), Attrs: op.Op.DiscardableAttrs()}.Build(&rw.Builder)
	var m core.IRMapping
	rw.CloneRegion(op.Region(), n.Region(), nil, &m)
	rw.SetAfter(n.Op)
	return n
}

// CanonicalizationPatternsPad adds empty paddings, casts in front and behind, paddings one behind the other, and
// constant operands.
func (h Hooks) CanonicalizationPatternsPad(set *rewrite.PatternSet) {
	add := func(name string, f func(op tensor.PadOp, rw *rewrite.Rewriter) bool) {
		set.Add(rewrite.OpPattern(&tensor.PadDef, tensor.AsPadOp, name, f))
	}
	add("tensor.pad of nothing", func(op tensor.PadOp, rw *rewrite.Rewriter) bool {
		p := paddingOf(op)
		return allZero(p.low) && allZero(p.high) && !op.Nofold() && castTo(op.Op, op.Source(), rw)
	})
	add("tensor.pad of cast", func(op tensor.PadOp, rw *rewrite.Rewriter) bool {
		c, ok := castUnder(op.Source())
		if !ok {
			return false
		}
		t := paddedType(ranked(c.Source()), op.StaticLow(), op.StaticHigh())
		shape := append([]int64(nil), t.Shape()...)
		for i, n := range ranked(op.Result()).Shape() {
			if shape[i] == core.Dynamic {
				shape[i] = n
			}
		}
		t = withShape(t, shape)
		if core.Type(t) == op.Result().Type() {
			rw.Modify(op.Op, func() { op.SetSource(c.Source()) })
			return true
		}
		return castTo(op.Op, pad(rw, op, t, c.Source(), paddingOf(op)).Result(), rw)
	})
	add("tensor.cast of pad", func(op tensor.PadOp, rw *rewrite.Rewriter) bool {
		if !op.Result().HasOneUse() {
			return false
		}
		c, ok := tensor.AsCastOp(onlyUser(op.Result()))
		if !ok || !learns(c) {
			return false
		}
		n := pad(rw, op, c.Dest().Type(), op.Source(), paddingOf(op))
		rw.ReplaceOp(c.Op, n.Result())
		rw.EraseOp(op.Op)
		return true
	})
	add("tensor.pad of a padded slice", h.mergePaddings)
	add("tensor.pad of pad", padOfPad)
	add("tensor.pad constant operands", func(op tensor.PadOp, rw *rewrite.Rewriter) bool {
		p, from, old := paddingOf(op), ranked(op.Source()).Shape(), ranked(op.Result())
		c := rw.Context()
		view.FoldConstants(c, p.low)
		view.FoldConstants(c, p.high)
		want := paddedType(ranked(op.Source()), view.Integers(p.low), view.Integers(p.high)).Shape()
		shape := append([]int64(nil), old.Shape()...)
		changed, known := false, false
		for i := range from {
			if shape[i] == core.Dynamic {
				shape[i] = want[i]
				changed = changed || want[i] != core.Dynamic
			}
			known = known || shape[i] != core.Dynamic
		}
		if !changed || !known {
			return false
		}
		t := c.RankedTensor(shape, old.ElementType(), nil)
		return castTo(op.Op, pad(rw, op, t, op.Source(), p).Result(), rw)
	})
}

// onlyUser returns the operation that uses a value once.
func onlyUser(v *core.Value) *core.Operation {
	for op := range v.Users() {
		return op
	}
	return nil
}

// padOfPad adds to a tensor at once what two paddings with the same value add.
func padOfPad(op tensor.PadOp, rw *rewrite.Rewriter) bool {
	prev, ok := tensor.AsPadOp(op.Source().DefiningOp())
	if !ok || op.Nofold() || prev.Nofold() {
		return false
	}
	value, sameValue := yielded(op), yielded(prev)
	if value == nil || value != sameValue {
		return false
	}
	outer, inner := paddingOf(op), paddingOf(prev)
	high := sums(rw, outer.high, inner.high)
	low := sums(rw, outer.low, inner.low)
	rw.ReplaceOp(op.Op, pad(rw, op, op.Result().Type(), prev.Source(), padding{low, high}).Result())
	return true
}

// yielded returns the value that is added everywhere: what the region yields.
func yielded(op tensor.PadOp) *core.Value {
	if yield, ok := tensor.AsYieldOp(op.Region().Entry().Last()); ok {
		return yield.Value()
	}
	return nil
}

// sums adds sizes pairwise.
func sums(rw *rewrite.Rewriter, a, b []core.FoldResult) []core.FoldResult {
	plus := affine.NewMap(2, 0, affine.Dim(0).Add(affine.Dim(1)))
	out := make([]core.FoldResult, len(a))
	for i := range a {
		out[i] = affinedefs.ComposedFoldedApply(&rw.Builder, plus, []core.FoldResult{a[i], b[i]})
	}
	return out
}
