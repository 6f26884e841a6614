package vectorize

import (
	"slices"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/rewrite"
	"github.com/odsgen/ods/defs/iface/view"
	linalgdefs "github.com/odsgen/ods/defs/linalg"
	memrefdefs "github.com/odsgen/ods/defs/memref"
	affinegen "github.com/odsgen/ods/generated/affine"
	"github.com/odsgen/ods/generated/arith"
	"github.com/odsgen/ods/generated/tensor"
	"github.com/odsgen/ods/generated/vector"
	vectorpasses "github.com/odsgen/ods/passes/dialect/vector"
)

// Add adds the pattern that vectorizes whatever can be.
func Add(set *rewrite.PatternSet, o Options) {
	set.Add(rewrite.Pattern{Name: "vectorize", Match: func(op *core.Operation, rw *rewrite.Rewriter) bool {
		if !Supports(op) {
			return rw.NoMatch(op, "Unsupported Op, cannot vectorize")
		}
		vals, ok := Op(rw, op, o)
		if !ok {
			return rw.NoMatch(op, "Vectorization failed")
		}
		rw.ReplaceOp(op, vals...)
		return true
	}})
}

// AddPadding adds the patterns that let transfers of vectors pad, where tensor.pad does that for them. Their benefit is
// one more than the given one.
func AddPadding(set *rewrite.PatternSet, benefit int) {
	for _, p := range []struct {
		user string
		f    func(x tensor.PadOp, user *core.Operation, rw *rewrite.Rewriter) bool
	}{{"vector.transfer_read", padRead}, {"vector.transfer_write", padWrite}, {"tensor.insert_slice", padInsert}} {
		set.Add(rewrite.OpPattern(&tensor.PadDef, tensor.AsPadOp, p.user+" of tensor.pad",
			func(x tensor.PadOp, rw *rewrite.Rewriter) bool {
				changed := false
				for _, user := range slices.Collect(x.Result().Users()) {
					if !user.IsErased() && user.Name() == p.user && p.f(x, user, rw) {
						changed = true
					}
				}
				return changed
			}).WithBenefit(benefit + 1))
	}
}

func allAre(list []core.FoldResult, n int64) bool {
	return !slices.ContainsFunc(list, func(m core.FoldResult) bool { return !view.IsConstant(m, n) })
}

// behind returns the padding of a tensor.pad that adds nothing in front.
func behind(x tensor.PadOp) *core.Value {
	if slices.ContainsFunc(x.StaticLow(), func(n int64) bool { return n != 0 }) {
		return nil
	}
	return paddingOf(x)
}

// padRead reads what is padded, out of bounds.
func padRead(x tensor.PadOp, user *core.Operation, rw *rewrite.Rewriter) bool {
	r := core.Must(vector.AsTransferReadOp(user))
	t := vectorpasses.TransferOf(user)
	padding := behind(x)
	if padding == nil || !t.AllInBounds() || t.Mask != nil {
		return false
	}
	padding = outside(rw, x.Op, padding)
	rw.Modify(user, func() {
		r.SetInBoundsAttr(bools(rw.Context(), len(t.Type.Shape()), false))
		r.SetBase(x.Source())
		r.SetPadding(padding)
	})
	return true
}

// padWrite writes to what was padded, when the padding is cut off again.
func padWrite(x tensor.PadOp, user *core.Operation, rw *rewrite.Rewriter) bool {
	w := core.Must(vector.AsTransferWriteOp(user))
	t := vectorpasses.TransferOf(user)
	if len(t.Type.Shape()) == 0 || behind(x) == nil || w.Result() == nil || !w.Result().HasOneUse() {
		return false
	}
	trim, ok := tensor.AsExtractSliceOp(w.Result().FirstUse().Owner())
	if !ok || !allAre(trim.MixedOffsets(), 0) || !sameSize(x.Source(), trim) {
		return false
	}
	rw.SetBefore(user)
	rw.SetLoc(user.Loc())
	n := vector.TransferWrite{ResultType: x.Source().Type(), ValueToStore: w.ValueToStore(), Base: x.Source(), Indices: t.Indices,
		Mask: t.Mask, PermutationMap: w.PermutationMapAttr(), InBounds: bools(rw.Context(), len(t.Type.Shape()), false)}.Build(&rw.Builder)
	rw.ReplaceOpWith(user, n.Op)
	rw.ReplaceOp(trim.Op, n.Result())
	return true
}

// sameSize reports whether a tensor surely has the sizes of a slice.
func sameSize(v *core.Value, trimmed tensor.ExtractSliceOp) bool {
	if c, ok := tensor.AsCastOp(v.DefiningOp()); ok && sameSize(c.Source(), trimmed) {
		return true
	}
	t, ok := v.Type().(*core.RankedTensorType)
	u, ok2 := trimmed.Result().Type().(*core.RankedTensorType)
	if !ok || !ok2 || !slices.Equal(t.Shape(), u.Shape()) {
		return false
	}
	if core.IsStaticShape(t) {
		return true
	}
	from, ok := tensor.AsExtractSliceOp(v.DefiningOp())
	if !ok {
		return false
	}
	a, b := from.MixedSizes(), trimmed.MixedSizes()
	if len(a) != len(t.Shape()) || len(b) != len(t.Shape()) {
		return false
	}
	for i, n := range t.Shape() {
		if n == core.Dynamic && !sameNumber(a[i], b[i]) {
			return false
		}
	}
	return true
}

// sameNumber reports whether two sizes are the same value, the same constant, or computed by equal affine.min.
func sameNumber(a, b core.FoldResult) bool {
	if n, ok := view.Constant(a); ok {
		if m, ok := view.Constant(b); ok && n == m {
			return true
		}
	}
	if a.Value == nil || b.Value == nil {
		return false
	}
	x, ok := affinegen.AsMinOp(a.Value.DefiningOp())
	y, ok2 := affinegen.AsMinOp(b.Value.DefiningOp())
	return a.Value == b.Value || ok && ok2 && x.MapAttr() == y.MapAttr() && slices.Equal(x.Op.OperandList(0, x.Op.NumOperands()),
		y.Op.OperandList(0, y.Op.NumOperands()))
}

// padInsert reads what is padded out of bounds and writes it where it is inserted.
func padInsert(x tensor.PadOp, user *core.Operation, rw *rewrite.Rewriter) bool {
	ins := core.Must(tensor.AsInsertSliceOp(user))
	padding := behind(x)
	t, _ := x.Result().Type().(*core.RankedTensorType)
	if padding == nil || !allAre(ins.MixedStrides(), 1) || !core.IsStaticShape(t) || ins.Dest() == x.Result() {
		return false
	}
	n := len(t.Shape())
	sizes := ins.MixedSizes()
	off := len(sizes) - n
	if off < 0 || !allAre(sizes[:off], 1) {
		return false
	}
	for i, size := range t.Shape() {
		if !view.IsConstant(sizes[off+i], size) {
			return false
		}
	}
	rw.SetBefore(user)
	rw.SetLoc(x.Op.Loc())
	b, c := &rw.Builder, rw.Context()
	padding = outside(rw, x.Op, padding)
	zero := memrefdefs.ConstantIndex(b, 0)
	read := transferRead(b, c.Vector(t.Shape(), t.ElementType(), nil), x.Source(), zero, padding).Vector()
	var indices []*core.Value
	for _, m := range ins.MixedOffsets() {
		indices = append(indices, memrefdefs.ValueOf(b, m))
	}
	rw.SetLoc(user.Loc())
	rw.ReplaceOpWith(user, vector.TransferWrite{ResultType: ins.Dest().Type(), ValueToStore: read, Base: ins.Dest(), Indices: indices,
		PermutationMap: minorIdentity(c, len(indices), n), InBounds: bools(c, n, true)}.Build(b).Op)
	return true
}

// AddPadDecomposition adds the pattern that fills a new tensor with the padding and inserts the source of tensor.pad.
func AddPadDecomposition(set *rewrite.PatternSet) {
	set.Add(rewrite.OpPattern(&tensor.PadDef, tensor.AsPadOp, "tensor.pad as insert_slice", decomposePad))
}

func decomposePad(x tensor.PadOp, rw *rewrite.Rewriter) bool {
	t, _ := x.Result().Type().(*core.RankedTensorType)
	rw.SetLoc(x.Op.Loc())
	b := &rw.Builder
	low, high := view.Mixed(rw.Context(), x.StaticLowAttr(), x.Low()), view.Mixed(rw.Context(), x.StaticHighAttr(), x.High())
	var sizes []*core.Value
	for i, n := range t.Shape() {
		if n != core.Dynamic {
			continue
		}
		sum := memrefdefs.ValueOf(b, mixedSize(b, x.Source(), i))
		for _, m := range []core.FoldResult{low[i], high[i]} {
			if m.Value != nil && m.Value.ConstantValue() != nil {
				m = core.FoldResult{Attr: m.Value.ConstantValue()}
			}
			more, old := memrefdefs.ValueOf(b, m), sum
			sum = rw.CreateOrFold(func(b *core.Builder) *core.Operation { return arith.NewAddI(b, old, more).Op })
		}
		sizes = append(sizes, sum)
	}
	dest := tensor.NewEmpty(b, rw.Context().RankedTensor(t.Shape(), t.ElementType(), nil), sizes).Result()
	if padding := paddingOf(x); padding != nil {
		if padding.ParentBlock() == x.Region().Entry() {
			rw.MoveOp(padding.DefiningOp(), x.Op.Block(), x.Op)
		}
		dest = linalgdefs.MakeFill(rw, padding, dest).Result(0)
	} else {
		g := tensor.Generate{ResultType: t, DynamicExtents: sizes}.Build(b)
		var m core.IRMapping
		rw.CloneRegion(x.Region(), g.Op.Region(0), nil, &m)
		rw.SetBefore(x.Op)
		dest = g.Op.Result(0)
	}
	ins := tensor.InsertSlice{Source: x.Source(), Dest: dest, ResultType: dest.Type()}
	ins.StaticOffsets, ins.Offsets = view.Split(low)
	ins.StaticSizes, ins.Sizes = view.Split(mixedSizes(b, x.Source()))
	ins.StaticStrides = slices.Repeat([]int64{1}, len(low))
	rw.ReplaceOpWith(x.Op, ins.Build(b).Op)
	return true
}
