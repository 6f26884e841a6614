package aliases

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/affine"
	"github.com/odsgen/ods/core/rewrite"
	affinedefs "github.com/odsgen/ods/defs/affine"
	"github.com/odsgen/ods/defs/iface/view"
	memrefdefs "github.com/odsgen/ods/defs/memref"
	affinegen "github.com/odsgen/ods/generated/affine"
	gen "github.com/odsgen/ods/generated/memref"
	"github.com/odsgen/ods/passes"
)

func (*FoldMemrefAliasOpsPass) prepare(c *core.Context, _ *core.Reporter) (any, bool) {
	set := rewrite.NewPatternSet(c)
	Add(set)
	return set.Freeze(), true
}

func (*FoldMemrefAliasOpsPass) run(r *passes.Run) {
	if changed, _ := rewrite.Greedy(r.Op, r.State.(*rewrite.Frozen), r.GreedyConfig()); !changed {
		r.PreserveAll()
	}
}

// Add adds the patterns of fold-memref-alias-ops.
func Add(set *rewrite.PatternSet) {
	for _, a := range accesses {
		set.Add(rewrite.Pattern{Name: "fold views into " + a.root, Root: a.root, Match: a.fold})
	}
	set.Add(
		rewrite.OpPattern(&gen.SubViewDef, gen.AsSubViewOp, "subview of subview", foldSubViewOfSubView),
		asyncCopyPattern,
	)
}

// fold lets an access go to the memory that a view is made of.
func (a access) fold(op *core.Operation, rw *rewrite.Rewriter) bool {
	parts, ok := a.of(op)
	if !ok {
		return false
	}
	def := parts.memory.DefiningOp()
	if def == nil {
		return false
	}
	if !parts.follows(op, def) {
		return false
	}
	rw.SetLoc(op.Loc())
	var to target
	switch {
	case isView(def, gen.AsSubViewOp):
		to, ok = parts.throughSubView(def, rw)
	case a.reshapes && isView(def, gen.AsExpandShapeOp):
		to, ok = parts.throughExpandShape(def, rw)
	case a.reshapes && parts.transfer == nil && isView(def, gen.AsCollapseShapeOp):
		to, ok = parts.throughCollapseShape(def, rw)
	default:
		return false
	}
	if !ok {
		return false
	}
	rw.ReplaceOpWith(op, a.build(op, &rw.Builder, to))
	return true
}

func isView[V any](op *core.Operation, as func(*core.Operation) (V, bool)) bool {
	_, ok := as(op)
	return ok
}

// throughSubView adds the offsets of the view to the indices.
func (p parts) throughSubView(def *core.Operation, rw *rewrite.Rewriter) (to target, ok bool) {
	op := core.Must(gen.AsSubViewOp(def))
	dropped, ok := memrefdefs.DroppedDims(op)
	if !ok {
		return to, false
	}
	if p.transfer != nil {
		if p.transfer.outOfBounds() || !unitStrides(op) {
			return to, false
		}
		rank := len(dropped)
		kept := affine.FilteredIdentityMap(rank, func(i int) bool { return !dropped[i] })
		to.permutation = p.transfer.permutation.Compose(kept)
	}
	to.memory, to.indices = op.Source(), affinedefs.ResolveIndices(&rw.Builder, op.MixedOffsets(), op.MixedStrides(), dropped, indices(p.indices))
	return to, true
}

// throughExpandShape makes one index of those of the dimensions that a dimension of the source became.
func (p parts) throughExpandShape(def *core.Operation, rw *rewrite.Rewriter) (to target, ok bool) {
	op := core.Must(gen.AsExpandShapeOp(def))
	groups := view.Groups(op.ReassociationAttr())
	if p.transfer != nil {
		// A transfer keeps the innermost dimensions only.
		n := p.transfer.permutation.NumResults()
		if !p.transfer.permutation.IsMinorIdentity() || len(groups) < n {
			return to, false
		}
		to.permutation = affine.MinorIdentityMap(len(groups), n)
	}
	shape := view.Mixed(op.Op.Context(), op.StaticOutputShapeAttr(), op.OutputShape())
	to.memory, to.reshaped = op.Src(), true
	for _, group := range groups {
		if len(group) == 1 {
			to.indices = append(to.indices, p.indices[group[0]])
			continue
		}
		var digits []*core.Value
		var basis []core.FoldResult
		for _, d := range group {
			digits, basis = append(digits, p.indices[d]), append(basis, shape[d])
		}
		l := affinegen.LinearizeIndex{MultiIndex: digits, Disjoint: p.inBounds}
		l.StaticBasis, l.DynamicBasis = view.Split(basis)
		to.indices = append(to.indices, l.Build(&rw.Builder).LinearIndex())
	}
	return to, true
}

// throughCollapseShape makes indices of the dimensions that became one.
func (p parts) throughCollapseShape(def *core.Operation, rw *rewrite.Rewriter) (to target, ok bool) {
	op := core.Must(gen.AsCollapseShapeOp(def))
	b := &rw.Builder
	from, isRanked := op.Src().Type().(*core.MemRefType)
	if !isRanked {
		return to, false
	}
	to.memory, to.reshaped = op.Src(), true
	meta := gen.NewExtractStridedMetadata(b, op.Src())
	groups := view.Groups(op.ReassociationAttr())
	for i, group := range groups {
		if len(group) == 1 {
			to.indices = append(to.indices, p.indices[i])
			continue
		}
		basis := make([]core.FoldResult, len(group))
		types := make([]core.Type, len(group))
		for k, d := range group {
			types[k] = b.Context().Index()
			if n := from.Shape()[d]; n != core.Dynamic {
				basis[k].Attr = b.Context().IndexAttr(n)
			} else {
				basis[k].Value = meta.Sizes()[d]
			}
		}
		d := affinegen.DelinearizeIndex{MultiIndexTypes: types, LinearIndex: p.indices[i]}
		d.StaticBasis, d.DynamicBasis = view.Split(basis)
		to.indices = append(to.indices, d.Build(b).Op.ResultList()...)
	}
	if len(groups) == 0 { // all dimensions have size 1
		for range from.Shape() {
			to.indices = append(to.indices, memrefdefs.ConstantIndex(b, 0))
		}
	}
	return to, true
}

// foldSubViewOfSubView makes one view of two with unit strides.
func foldSubViewOfSubView(op gen.SubViewOp, rw *rewrite.Rewriter) bool {
	src, ok := gen.AsSubViewOp(op.Source().DefiningOp())
	if !ok || !unitStrides(op) || !unitStrides(src) {
		return false
	}
	dropped, ok := memrefdefs.DroppedDims(src)
	if !ok {
		return false
	}
	rw.SetLoc(op.Op.Loc())
	sizes, own := src.MixedSizes(), op.MixedSizes()
	for d := range sizes {
		if !dropped[d] {
			sizes[d], own = own[0], own[1:]
		}
	}
	b := &rw.Builder
	var offsets []core.FoldResult
	for _, v := range affinedefs.ResolveIndices(b, src.MixedOffsets(), src.MixedStrides(), dropped, op.MixedOffsets()) {
		offsets = append(offsets, core.FoldResult{Value: v})
	}
	n := gen.SubView{ResultType: op.Result().Type(), Source: src.Source()}
	n.StaticOffsets, n.Offsets = view.Split(offsets)
	n.StaticSizes, n.Sizes = view.Split(sizes)
	n.StaticStrides, n.Strides = view.Split(src.MixedStrides())
	rw.ReplaceOp(op.Op, n.Build(b).Result())
	return true
}

// unitStrides reports whether all strides of a subview are known to be 1.
func unitStrides(op gen.SubViewOp) bool {
	for _, s := range op.MixedStrides() {
		if !view.IsConstant(s, 1) {
			return false
		}
	}
	return true
}

// indices returns values as fold results.
func indices(list []*core.Value) []core.FoldResult {
	out := make([]core.FoldResult, len(list))
	for i, v := range list {
		out[i].Value = v
	}
	return out
}
