package memref

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/rewrite/conversion"
	gen "github.com/odsgen/ods/generated/memref"
	"github.com/odsgen/ods/generated/vector"
	"github.com/odsgen/ods/passes"
	"github.com/odsgen/ods/passes/convert/structural"
	"github.com/odsgen/ods/passes/dialect/arith"
)

func (p *EmulateWideIntPass) run(r *passes.Run) {
	w, ok := arith.NewWideInts(uint(p.Widest))
	if !ok {
		r.Fail()
		return
	}
	types := w.Types()
	conversion.AddConversionOf(types, func(t *core.MemRefType) core.Type {
		elem, ok := t.ElementType().(*core.IntegerType)
		if !ok {
			return t
		}
		if u := types.ConvertOne(elem); u != nil {
			return t.CloneWith(nil, u)
		}
		return nil
	})
	set, target := conversion.NewPatternSet(), conversion.NewTarget()
	w.Add(set, target)
	target.DynamicDialects(func(op *core.Operation) conversion.Legality { return conversion.LegalIf(types.IsLegalOp(op)) }, vector.Name)
	structural.Add(set, target, types, gen.AllocDef.Name)
	conversion.On(set, types, &gen.LoadDef, func(op, in gen.LoadOp, rw *conversion.Rewriter) bool {
		load := gen.NewLoad(&rw.Builder, in.Memref(), in.Indices())
		load.SetNontemporal(op.Nontemporal())
		rw.ReplaceOpWith(op.Op, load.Op)
		return true
	})
	conversion.On(set, types, &gen.StoreDef, func(op, in gen.StoreOp, rw *conversion.Rewriter) bool {
		store := gen.NewStore(&rw.Builder, in.Value(), in.Memref(), in.Indices())
		store.SetNontemporal(op.Nontemporal())
		rw.EraseOp(op.Op)
		return true
	})
	target.DynamicDialects(func(op *core.Operation) conversion.Legality { return conversion.LegalIf(types.IsLegalOp(op)) }, gen.Name)
	r.Convert(target, set)
}
