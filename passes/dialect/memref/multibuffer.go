package memref

import (
	"slices"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/affine"
	"github.com/odsgen/ods/core/flow"
	"github.com/odsgen/ods/core/rewrite"
	affinedefs "github.com/odsgen/ods/defs/affine"
	memrefdefs "github.com/odsgen/ods/defs/memref"
	"github.com/odsgen/ods/generated/memref"
)

// LoopAround returns the closest loop around an operation.
func LoopAround(op *core.Operation) (l flow.LoopLikeOpInterface, ok bool) {
	for op = op.ParentOp(); op != nil; op = op.ParentOp() {
		if l, ok := flow.LoopLikeOpInterfaceKey.Of(op); ok {
			return l, true
		}
	}
	return nil, false
}

// overwrites reports whether an operation sets all of a buffer.
func overwrites(op *core.Operation, buffer *core.Value) bool {
	c, ok := memref.AsCopyOp(op)
	return ok && c.Target() == buffer
}

// rotatingLoop finds the loop whose iterations can take turns with copies of a buffer: each iteration sets all of it
// first. With blind set, the loop is one that has all uses.
func rotatingLoop(buffer *core.Value, blind bool) (found flow.LoopLikeOpInterface, ok bool) {
	dom := new(core.DominanceInfo)
	users := slices.Collect(buffer.Users())
	for _, user := range users {
		loop, in := LoopAround(user)
		if !in {
			if user.Is(&memref.DeallocDef) {
				continue
			}
			return nil, false
		}
		all := blind || overwrites(user, buffer)
		for _, other := range users {
			if blind {
				all = all && (other.Is(&memref.DeallocDef) || loop.AsOperation().IsProperAncestorOf(other))
			} else {
				all = all && dom.DominatesOp(user, other)
			}
		}
		if all {
			return loop, true
		}
	}
	return nil, false
}

// MultiBuffer gives each of so many iterations of the loop that a buffer is used in a copy of its own. It returns the
// new buffer; ok is false, and nothing done, when values may be carried from one iteration to the next, or there is no
// such loop. With blind set, that is not looked at. The algorithm is upstream's memref::multiBuffer.
func MultiBuffer(rw *rewrite.Rewriter, alloc memref.AllocOp, factor int64, blind bool) (out memref.AllocOp, ok bool) {
	op := alloc.Op
	loop, ok := rotatingLoop(op.Result(0), blind)
	if !ok || len(loop.LoopRegions()) != 1 {
		return out, false
	}
	p := loop.LoopParts()
	t := op.Result(0).Type().(*core.MemRefType)
	if len(p.InductionVars) != 1 || len(p.LowerBounds) != 1 || len(p.Steps) != 1 || !core.IsStaticShape(t) ||
		!new(core.DominanceInfo).DominatesOp(op, loop.AsOperation()) {
		return out, false
	}
	rw.SetBefore(op)
	rw.SetLoc(op.Loc())
	b, c := &rw.Builder, rw.Context()
	wide := c.MemRef(append([]int64{factor}, t.Shape()...), t.ElementType(), nil, t.MemorySpace())
	out = memref.Alloc{MemrefType: wide, Alignment: alloc.AlignmentAttr(), Attrs: op.DiscardableAttrs()}.Build(b)
	rw.SetStart(loop.LoopRegions()[0].Entry())
	lower, step := memrefdefs.ValueOf(b, p.LowerBounds[0]), memrefdefs.ValueOf(b, p.Steps[0])
	turn := affine.NewMap(3, 0, affine.Dim(0).Sub(affine.Dim(1)).FloorDiv(affine.Dim(2)).ModConst(factor))
	at := affinedefs.ComposedApply(b, turn, []*core.Value{p.InductionVars[0], lower, step}).Op.Result(0)
	zero, one := core.FoldResult{Attr: c.IndexAttr(0)}, core.FoldResult{Attr: c.IndexAttr(1)}
	n := len(t.Shape()) + 1
	offsets, sizes, strides := slices.Repeat([]core.FoldResult{zero}, n), slices.Repeat([]core.FoldResult{one}, n),
		slices.Repeat([]core.FoldResult{one}, n)
	offsets[0].Attr, offsets[0].Value = nil, at
	for i, size := range t.Shape() {
		sizes[i+1].Attr = c.IndexAttr(size)
	}
	part, ok := memrefdefs.ReducedSubView(b, out.Op.Result(0), t.Shape(), offsets, sizes, strides)
	if !ok {
		return out, false
	}
	for _, user := range slices.Collect(op.Result(0).Users()) {
		if user.Is(&memref.DeallocDef) {
			rw.SetBefore(user)
			rw.SetLoc(user.Loc())
			memref.NewDealloc(b, out.Op.Result(0))
			rw.EraseOp(user)
		}
	}
	propagateView(rw, op.Result(0), part)
	rw.EraseOp(op)
	return out, true
}

// propagateView replaces a buffer by another one with another layout, also in the types of subviews.
func propagateView(rw *rewrite.Rewriter, old, by *core.Value) {
	for _, u := range slices.Collect(old.Uses()) {
		user := u.Owner()
		s, ok := memref.AsSubViewOp(user)
		if !ok || user == by.DefiningOp() {
			if user != by.DefiningOp() {
				rw.Modify(user, func() { u.Set(by) })
			}
			continue
		}
		rw.SetBefore(user)
		rw.SetLoc(user.Loc())
		shape := user.Result(0).Type().(*core.MemRefType).Shape()
		v, ok := memrefdefs.ReducedSubView(&rw.Builder, by, shape, s.MixedOffsets(), s.MixedSizes(), s.MixedStrides())
		if !ok {
			continue
		}
		propagateView(rw, user.Result(0), v)
		rw.EraseOp(user)
	}
}
