package aliases

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/affine"
	"github.com/odsgen/ods/core/rewrite"
	affinedefs "github.com/odsgen/ods/defs/affine"
	memrefdefs "github.com/odsgen/ods/defs/memref"
	affinegen "github.com/odsgen/ods/generated/affine"
	gen "github.com/odsgen/ods/generated/memref"
	"github.com/odsgen/ods/passes"
)

func (*AffineFoldMemrefAliasOpsPass) prepare(c *core.Context, _ *core.Reporter) (any, bool) {
	set := rewrite.NewPatternSet(c)
	AddAffine(set)
	return set.Freeze(), true
}

func (*AffineFoldMemrefAliasOpsPass) run(r *passes.Run) {
	if changed, _ := rewrite.Greedy(r.Op, r.State.(*rewrite.Frozen), r.GreedyConfig()); !changed {
		r.PreserveAll()
	}
}

// AddAffine adds the patterns of affine-fold-memref-alias-ops.
func AddAffine(set *rewrite.PatternSet) {
	for _, def := range []*core.OpDef{&affinegen.LoadDef, &affinegen.StoreDef} {
		set.Add(rewrite.Pattern{Name: "fold views into " + def.Name, Root: def.Name, Match: foldAffine})
	}
}

// foldAffine lets affine.load and affine.store access the memory that a view is made of. What their maps compute is
// computed before them.
func foldAffine(op *core.Operation, rw *rewrite.Rewriter) bool {
	load, isLoad := affinegen.AsLoadOp(op)
	store, isStore := affinegen.AsStoreOp(op)
	var memory *core.Value
	var operands []*core.Value
	switch {
	case isLoad:
		memory, operands = load.Memref(), load.Indices()
	case isStore:
		memory, operands = store.Memref(), store.Indices()
	}
	def := memory.DefiningOp()
	if def == nil || !isView(def, gen.AsSubViewOp) && !isView(def, gen.AsExpandShapeOp) && !isView(def, gen.AsCollapseShapeOp) {
		return false
	}
	m, _ := op.Attr("map").(*core.AffineMapAttr)
	rw.SetLoc(op.Loc())
	parts := parts{memory: memory, inBounds: true, indices: subscripts(&rw.Builder, m.Value(), operands)}
	var to target
	ok := false
	switch {
	case isView(def, gen.AsSubViewOp):
		to, ok = parts.throughSubView(def, rw)
	case isView(def, gen.AsExpandShapeOp):
		to, ok = parts.throughExpandShape(def, rw)
	default:
		to, ok = parts.throughCollapseShape(def, rw)
	}
	if !ok {
		return false
	}
	identity := rw.Context().AffineMap(affine.IdentityMap(len(to.indices)))
	if isLoad {
		by := affinegen.Load{ResultType: load.Result().Type(), Memref: to.memory, Indices: to.indices, Map: identity}.Build(&rw.Builder)
		rw.ReplaceOpWith(op, by.Op)
	} else {
		by := affinegen.Store{Value: store.Value(), Memref: to.memory, Indices: to.indices, Map: identity}.Build(&rw.Builder)
		rw.ReplaceOpWith(op, by.Op)
	}
	return true
}

// subscripts computes each result of a map.
func subscripts(b *core.Builder, m *affine.Map, operands []*core.Value) (out []*core.Value) {
	in := make([]core.FoldResult, len(operands))
	for i, v := range operands {
		in[i] = core.FoldResult{Value: v}
	}
	for i := range m.NumResults() {
		out = append(out, memrefdefs.ValueOf(b, affinedefs.ComposedFoldedApply(b, m.SubMap(i), in)))
	}
	return out
}
