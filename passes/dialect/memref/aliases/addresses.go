package aliases

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/affine"
	"github.com/odsgen/ods/core/rewrite"
	affinedefs "github.com/odsgen/ods/defs/affine"
	"github.com/odsgen/ods/defs/iface/view"
	memrefdefs "github.com/odsgen/ods/defs/memref"
	gen "github.com/odsgen/ods/generated/memref"
	"github.com/odsgen/ods/generated/nvgpu"
	"github.com/odsgen/ods/generated/vector"
)

// elementAccesses are the accesses to one element among those whose addresses are computed by a subview of their own;
// spanAccesses those that go on to the end of the memory.
var (
	elementAccesses = []*core.OpDef{&gen.LoadDef, &gen.StoreDef}
	spanAccesses    = []*core.OpDef{&nvgpu.LdMatrixDef, &vector.TransferReadDef, &vector.TransferWriteDef}
)

// AddAddressExtraction adds the patterns that make accesses to the start of a memref.subview of accesses with indices:
// upstream's populateExtractAddressComputationsPatterns.
func AddAddressExtraction(set *rewrite.PatternSet) {
	for _, def := range elementAccesses {
		set.Add(extraction(def, false))
	}
	for _, def := range spanAccesses {
		set.Add(extraction(def, true))
	}
}

func extraction(def *core.OpDef, span bool) rewrite.Pattern {
	var a access
	for _, x := range accesses {
		if x.root == def.Name {
			a = x
		}
	}
	return rewrite.Pattern{Name: "addresses of " + def.Name, Root: def.Name, Match: func(op *core.Operation, rw *rewrite.Rewriter) bool {
		return a.extractAddress(op, span, rw)
	}}
}

func (a access) extractAddress(op *core.Operation, span bool, rw *rewrite.Rewriter) bool {
	p, ok := a.of(op)
	if !ok {
		return false
	}
	t, ok := p.memory.Type().(*core.MemRefType)
	if !ok || len(t.Shape()) == 0 {
		return rw.NoMatch(op, "source is not a memref or 0-d")
	}
	if _, ok := vector.AsMaskOp(op.ParentOp()); ok {
		return rw.NoMatch(op, "it is masked: a vector.mask has room for nothing else")
	}
	c := rw.Context()
	n := len(t.Shape())
	offsets, sizes, ones := make([]core.FoldResult, n), make([]core.FoldResult, n), make([]core.FoldResult, n)
	isZero := true
	for i, v := range p.indices {
		offsets[i] = constantOr(v)
		if at, ok := view.Constant(offsets[i]); ok && (at < 0 || t.Shape()[i] != core.Dynamic && at >= t.Shape()[i]) {
			return rw.NoMatch(op, "it is out of bounds")
		}
		isZero = isZero && view.IsConstant(offsets[i], 0)
		sizes[i].Attr, ones[i].Attr = c.IndexAttr(1), c.IndexAttr(1)
	}
	if isZero {
		return rw.NoMatch(op, "no computation to extract: offsets are 0s")
	}
	rw.SetLoc(op.Loc())
	b := &rw.Builder
	if span {
		sizes = rest(b, p.memory, t, offsets)
	}
	s := gen.SubView{Source: p.memory}
	st, ok := memrefdefs.ReducedSubViewType(t, view.Integers(sizes), offsets, sizes, ones)
	if !ok {
		return false
	}
	s.ResultType = st
	s.StaticOffsets, s.Offsets = view.Split(offsets)
	s.StaticSizes, s.Sizes = view.Split(sizes)
	s.StaticStrides, s.Strides = view.Split(ones)
	memory := s.Build(b).Result()
	zero := memrefdefs.ConstantIndex(b, 0)
	to := target{memory: memory, reshaped: true}
	for range n {
		to.indices = append(to.indices, zero)
	}
	if p.transfer != nil {
		to.permutation = p.transfer.permutation
	}
	rw.ReplaceOpWith(op, a.build(op, b, to))
	return true
}

// constantOr returns the number that a value is, or the value.
func constantOr(v *core.Value) core.FoldResult {
	if n, ok := view.Constant(core.FoldResult{Value: v}); ok {
		return core.FoldResult{Attr: v.Context().IndexAttr(n)}
	}
	return core.FoldResult{Value: v}
}

// rest computes how far it is from a place in memory to the end of each dimension.
func rest(b *core.Builder, memory *core.Value, t *core.MemRefType, from []core.FoldResult) (out []core.FoldResult) {
	m := gen.NewExtractStridedMetadata(b, memory)
	less := affine.NewMap(0, 2, affine.Symbol(0).Add(affine.Symbol(1).MulConst(-1)))
	for i, n := range t.Shape() {
		size := core.FoldResult{Value: m.Sizes()[i]}
		if n != core.Dynamic {
			size = core.FoldResult{Attr: b.Context().IndexAttr(n)}
		}
		out = append(out, affinedefs.ComposedFoldedApply(b, less, []core.FoldResult{size, from[i]}))
	}
	return out
}
