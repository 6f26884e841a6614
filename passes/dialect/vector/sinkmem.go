package vector

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/rewrite"
	"github.com/odsgen/ods/defs/iface/view"
	memrefdefs "github.com/odsgen/ods/defs/memref"
	"github.com/odsgen/ods/generated/arith"
	"github.com/odsgen/ods/generated/memref"
	"github.com/odsgen/ods/generated/vector"
)

// AddMemorySinking adds the patterns that load no more of a vector than is extracted, and store an element without
// making a vector of it.
func AddMemorySinking(set *rewrite.PatternSet) {
	set.Add(
		rewrite.OpPattern(&vector.ExtractDef, vector.AsExtractOp, "extract of load", loadPart),
		rewrite.OpPattern(&vector.StoreDef, vector.AsStoreOp, "store of broadcast", storeElement))
}

// loadPart loads what is extracted, where the load was.
func loadPart(op vector.ExtractOp, rw *rewrite.Rewriter) bool {
	load, ok := vector.AsLoadOp(op.Source().DefiningOp())
	if !ok || !load.Result().HasOneUse() {
		return rw.NoMatch(op.Op, "it is no load or has other uses")
	}
	t, m := vectorOf(load.Result()), load.Base().Type().(*core.MemRefType)
	skipped := len(m.Shape()) - len(t.Shape())
	if t.IsScalable() || !isWholeBytes(m.ElementType()) || skipped < 0 {
		return rw.NoMatch(op.Op, "the memory is of other elements or fewer dimensions, or the vector is scalable")
	}
	var dom core.DominanceInfo
	for _, v := range op.DynamicPosition() {
		if !dom.ProperlyDominates(v, load.Op) { // mlir-opt makes code that it does not accept
			return rw.NoMatch(op.Op, "what is extracted is not known where the load is")
		}
	}
	position := view.Mixed(op.Op.Context(), op.StaticPositionAttr(), op.DynamicPosition())
	part := vectorOf(op.Result())
	rest := 0
	if part != nil {
		rest = len(part.Shape())
	}
	rw.SetBefore(load.Op)
	rw.SetLoc(load.Op.Loc())
	b := &rw.Builder
	indices := load.Op.OperandList(1, load.Op.NumOperands())
	for i := skipped; i < len(indices)-rest; i++ {
		at := position[i-skipped]
		if view.IsConstant(at, 0) {
			continue
		}
		offset := memrefdefs.ValueOf(b, at)
		indices[i] = arith.AddI{Lhs: indices[i], Rhs: offset, OverflowFlags: arith.IntegerOverflowFlagsNsw}.Build(b).Result()
	}
	rw.SetLoc(op.Op.Loc())
	plain := b.Context().Bool(false) // hints about how memory is accessed are lost, as they are upstream
	if part != nil {
		by := vector.Load{ResultType: part, Base: load.Base(), Indices: indices}.Build(b)
		by.SetNontemporalAttr(plain)
		rw.ReplaceOp(op.Op, by.Result())
	} else {
		by := memref.Load{Memref: load.Base(), Indices: indices}.Build(b)
		by.SetNontemporalAttr(plain)
		rw.ReplaceOp(op.Op, by.Result())
	}
	rw.EraseOp(load.Op)
	return true
}

// isWholeBytes reports whether elements of a type have addresses.
func isWholeBytes(t core.Type) bool {
	switch t.(type) {
	case *core.IndexType:
		return true
	case *core.IntegerType, *core.FloatType:
		return core.StorageWidth(t)%8 == 0
	}
	return false
}

// storeElement stores what a vector of one element was made of.
func storeElement(op vector.StoreOp, rw *rewrite.Rewriter) bool {
	t := vectorOf(op.ValueToStore())
	m := op.Base().Type().(*core.MemRefType)
	if _, nested := m.ElementType().(*core.VectorType); nested || t.IsScalable() || elements(t.Shape()) != 1 {
		return rw.NoMatch(op.Op, "it is no single element, or the memory is of vectors")
	}
	from, ok := vector.AsBroadcastOp(op.ValueToStore().DefiningOp())
	if !ok || !op.ValueToStore().HasOneUse() {
		return rw.NoMatch(op.Op, "it is no broadcast or has other uses")
	}
	rw.SetLoc(op.Op.Loc())
	b := &rw.Builder
	plain := b.Context().Bool(false)
	if vectorOf(from.Source()) != nil {
		by := vector.Store{ValueToStore: from.Source(), Base: op.Base(), Indices: op.Indices()}.Build(b)
		by.SetNontemporalAttr(plain)
	} else {
		by := memref.Store{Value: from.Source(), Memref: op.Base(), Indices: op.Indices()}.Build(b)
		by.SetNontemporalAttr(plain)
	}
	rw.EraseOp(op.Op)
	rw.EraseOp(from.Op)
	return true
}
