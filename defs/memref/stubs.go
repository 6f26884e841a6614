package memref

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/rewrite"
	"github.com/odsgen/ods/generated/memref"
)

// CanonicalizationPatternsAlloc does nothing yet.
func (Hooks) CanonicalizationPatternsAlloc(*rewrite.PatternSet) {}

// VerifyAlloc does nothing yet.
func (Hooks) VerifyAlloc(memref.AllocOp, *core.Reporter) bool { return true }

// CanonicalizationPatternsAlloca does nothing yet.
func (Hooks) CanonicalizationPatternsAlloca(*rewrite.PatternSet) {}

// CanonicalizationPatternsAllocaScope does nothing yet.
func (Hooks) CanonicalizationPatternsAllocaScope(*rewrite.PatternSet) {}

// VerifyAlloca does nothing yet.
func (Hooks) VerifyAlloca(memref.AllocaOp, *core.Reporter) bool { return true }

// FoldAssumeAlignment does nothing yet.
func (Hooks) FoldAssumeAlignment(memref.AssumeAlignmentOp, *core.FoldIn) core.Fold {
	return core.NoFold
}

// VerifyAssumeAlignment does nothing yet.
func (Hooks) VerifyAssumeAlignment(memref.AssumeAlignmentOp, *core.Reporter) bool { return true }

// FoldAtomicRMW does nothing yet.
func (Hooks) FoldAtomicRMW(memref.AtomicRMWOp, *core.FoldIn) core.Fold { return core.NoFold }

// VerifyAtomicRMW does nothing yet.
func (Hooks) VerifyAtomicRMW(memref.AtomicRMWOp, *core.Reporter) bool { return true }

// VerifyAtomicYield does nothing yet.
func (Hooks) VerifyAtomicYield(memref.AtomicYieldOp, *core.Reporter) bool { return true }

// FoldCast does nothing yet.
func (Hooks) FoldCast(memref.CastOp, *core.FoldIn) core.Fold { return core.NoFold }

// CanonicalizationPatternsCollapseShape does nothing yet.
func (Hooks) CanonicalizationPatternsCollapseShape(*rewrite.PatternSet) {}

// FoldCollapseShape does nothing yet.
func (Hooks) FoldCollapseShape(memref.CollapseShapeOp, *core.FoldIn) core.Fold { return core.NoFold }

// VerifyCollapseShape does nothing yet.
func (Hooks) VerifyCollapseShape(memref.CollapseShapeOp, *core.Reporter) bool { return true }

// CanonicalizationPatternsCopy does nothing yet.
func (Hooks) CanonicalizationPatternsCopy(*rewrite.PatternSet) {}

// FoldCopy does nothing yet.
func (Hooks) FoldCopy(memref.CopyOp, *core.FoldIn) core.Fold { return core.NoFold }

// FoldDealloc does nothing yet.
func (Hooks) FoldDealloc(memref.DeallocOp, *core.FoldIn) core.Fold { return core.NoFold }

// CanonicalizationPatternsDim does nothing yet.
func (Hooks) CanonicalizationPatternsDim(*rewrite.PatternSet) {}

// FoldDim does nothing yet.
func (Hooks) FoldDim(memref.DimOp, *core.FoldIn) core.Fold { return core.NoFold }

// VerifyDistinctObjects does nothing yet.
func (Hooks) VerifyDistinctObjects(memref.DistinctObjectsOp, *core.Reporter) bool { return true }

// FoldDmaStart does nothing yet.
func (Hooks) FoldDmaStart(memref.DmaStartOp, *core.FoldIn) core.Fold { return core.NoFold }

// VerifyDmaStart does nothing yet.
func (Hooks) VerifyDmaStart(memref.DmaStartOp, *core.Reporter) bool { return true }

// FoldDmaWait does nothing yet.
func (Hooks) FoldDmaWait(memref.DmaWaitOp, *core.FoldIn) core.Fold { return core.NoFold }

// VerifyDmaWait does nothing yet.
func (Hooks) VerifyDmaWait(memref.DmaWaitOp, *core.Reporter) bool { return true }

// CanonicalizationPatternsExpandShape does nothing yet.
func (Hooks) CanonicalizationPatternsExpandShape(*rewrite.PatternSet) {}

// FoldExpandShape does nothing yet.
func (Hooks) FoldExpandShape(memref.ExpandShapeOp, *core.FoldIn) core.Fold { return core.NoFold }

// VerifyExpandShape does nothing yet.
func (Hooks) VerifyExpandShape(memref.ExpandShapeOp, *core.Reporter) bool { return true }

// FoldExtractStridedMetadata does nothing yet.
func (Hooks) FoldExtractStridedMetadata(memref.ExtractStridedMetadataOp, *core.FoldIn) core.Fold {
	return core.NoFold
}

// VerifyGenericAtomicRMW does nothing yet.
func (Hooks) VerifyGenericAtomicRMW(memref.GenericAtomicRMWOp, *core.Reporter) bool { return true }

// VerifySymbolUsesGetGlobal does nothing yet.
func (Hooks) VerifySymbolUsesGetGlobal(memref.GetGlobalOp, *core.SymbolCollection, *core.Reporter) bool {
	return true
}

// VerifyGlobal does nothing yet.
func (Hooks) VerifyGlobal(memref.GlobalOp, *core.Reporter) bool { return true }

// FoldLoad does nothing yet.
func (Hooks) FoldLoad(memref.LoadOp, *core.FoldIn) core.Fold { return core.NoFold }

// VerifyLoad does nothing yet.
func (Hooks) VerifyLoad(memref.LoadOp, *core.Reporter) bool { return true }

// FoldMemorySpaceCast does nothing yet.
func (Hooks) FoldMemorySpaceCast(memref.MemorySpaceCastOp, *core.FoldIn) core.Fold {
	return core.NoFold
}

// FoldPrefetch does nothing yet.
func (Hooks) FoldPrefetch(memref.PrefetchOp, *core.FoldIn) core.Fold { return core.NoFold }

// VerifyPrefetch does nothing yet.
func (Hooks) VerifyPrefetch(memref.PrefetchOp, *core.Reporter) bool { return true }

// FoldRank does nothing yet.
func (Hooks) FoldRank(memref.RankOp, *core.FoldIn) core.Fold { return core.NoFold }

// CanonicalizationPatternsRealloc does nothing yet.
func (Hooks) CanonicalizationPatternsRealloc(*rewrite.PatternSet) {}

// VerifyRealloc does nothing yet.
func (Hooks) VerifyRealloc(memref.ReallocOp, *core.Reporter) bool { return true }

// CanonicalizationPatternsReinterpretCast does nothing yet.
func (Hooks) CanonicalizationPatternsReinterpretCast(*rewrite.PatternSet) {}

// FoldReinterpretCast does nothing yet.
func (Hooks) FoldReinterpretCast(memref.ReinterpretCastOp, *core.FoldIn) core.Fold {
	return core.NoFold
}

// VerifyReinterpretCast does nothing yet.
func (Hooks) VerifyReinterpretCast(memref.ReinterpretCastOp, *core.Reporter) bool { return true }

// VerifyReshape does nothing yet.
func (Hooks) VerifyReshape(memref.ReshapeOp, *core.Reporter) bool { return true }

// FoldStore does nothing yet.
func (Hooks) FoldStore(memref.StoreOp, *core.FoldIn) core.Fold { return core.NoFold }

// VerifyStore does nothing yet.
func (Hooks) VerifyStore(memref.StoreOp, *core.Reporter) bool { return true }

// CanonicalizationPatternsSubView does nothing yet.
func (Hooks) CanonicalizationPatternsSubView(*rewrite.PatternSet) {}

// FoldSubView does nothing yet.
func (Hooks) FoldSubView(memref.SubViewOp, *core.FoldIn) core.Fold { return core.NoFold }

// VerifySubView does nothing yet.
func (Hooks) VerifySubView(memref.SubViewOp, *core.Reporter) bool { return true }

// FoldTranspose does nothing yet.
func (Hooks) FoldTranspose(memref.TransposeOp, *core.FoldIn) core.Fold { return core.NoFold }

// VerifyTranspose does nothing yet.
func (Hooks) VerifyTranspose(memref.TransposeOp, *core.Reporter) bool { return true }

// CanonicalizationPatternsView does nothing yet.
func (Hooks) CanonicalizationPatternsView(*rewrite.PatternSet) {}

// FoldView does nothing yet.
func (Hooks) FoldView(memref.ViewOp, *core.FoldIn) core.Fold { return core.NoFold }

// VerifyView does nothing yet.
func (Hooks) VerifyView(memref.ViewOp, *core.Reporter) bool { return true }
