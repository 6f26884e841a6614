package memref

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/rewrite"
	"github.com/odsgen/ods/generated/memref"
)

// CanonicalizationPatternsAlloc does nothing yet.
func (Hooks) CanonicalizationPatternsAlloc(*rewrite.PatternSet) {}

// CanonicalizationPatternsAlloca does nothing yet.
func (Hooks) CanonicalizationPatternsAlloca(*rewrite.PatternSet) {}

// CanonicalizationPatternsAllocaScope does nothing yet.
func (Hooks) CanonicalizationPatternsAllocaScope(*rewrite.PatternSet) {}

// FoldAssumeAlignment does nothing yet.
func (Hooks) FoldAssumeAlignment(memref.AssumeAlignmentOp, *core.FoldIn) core.Fold {
	return core.NoFold
}

// FoldAtomicRMW does nothing yet.
func (Hooks) FoldAtomicRMW(memref.AtomicRMWOp, *core.FoldIn) core.Fold { return core.NoFold }

// FoldCast does nothing yet.
func (Hooks) FoldCast(memref.CastOp, *core.FoldIn) core.Fold { return core.NoFold }

// CanonicalizationPatternsCollapseShape does nothing yet.
func (Hooks) CanonicalizationPatternsCollapseShape(*rewrite.PatternSet) {}

// FoldCollapseShape does nothing yet.
func (Hooks) FoldCollapseShape(memref.CollapseShapeOp, *core.FoldIn) core.Fold { return core.NoFold }

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

// FoldDmaStart does nothing yet.
func (Hooks) FoldDmaStart(memref.DmaStartOp, *core.FoldIn) core.Fold { return core.NoFold }

// FoldDmaWait does nothing yet.
func (Hooks) FoldDmaWait(memref.DmaWaitOp, *core.FoldIn) core.Fold { return core.NoFold }

// CanonicalizationPatternsExpandShape does nothing yet.
func (Hooks) CanonicalizationPatternsExpandShape(*rewrite.PatternSet) {}

// FoldExpandShape does nothing yet.
func (Hooks) FoldExpandShape(memref.ExpandShapeOp, *core.FoldIn) core.Fold { return core.NoFold }

// FoldExtractStridedMetadata does nothing yet.
func (Hooks) FoldExtractStridedMetadata(memref.ExtractStridedMetadataOp, *core.FoldIn) core.Fold {
	return core.NoFold
}

// FoldLoad does nothing yet.
func (Hooks) FoldLoad(memref.LoadOp, *core.FoldIn) core.Fold { return core.NoFold }

// FoldMemorySpaceCast does nothing yet.
func (Hooks) FoldMemorySpaceCast(memref.MemorySpaceCastOp, *core.FoldIn) core.Fold {
	return core.NoFold
}

// FoldPrefetch does nothing yet.
func (Hooks) FoldPrefetch(memref.PrefetchOp, *core.FoldIn) core.Fold { return core.NoFold }

// FoldRank does nothing yet.
func (Hooks) FoldRank(memref.RankOp, *core.FoldIn) core.Fold { return core.NoFold }

// CanonicalizationPatternsRealloc does nothing yet.
func (Hooks) CanonicalizationPatternsRealloc(*rewrite.PatternSet) {}

// CanonicalizationPatternsReinterpretCast does nothing yet.
func (Hooks) CanonicalizationPatternsReinterpretCast(*rewrite.PatternSet) {}

// FoldReinterpretCast does nothing yet.
func (Hooks) FoldReinterpretCast(memref.ReinterpretCastOp, *core.FoldIn) core.Fold {
	return core.NoFold
}

// FoldStore does nothing yet.
func (Hooks) FoldStore(memref.StoreOp, *core.FoldIn) core.Fold { return core.NoFold }

// CanonicalizationPatternsSubView does nothing yet.
func (Hooks) CanonicalizationPatternsSubView(*rewrite.PatternSet) {}

// FoldSubView does nothing yet.
func (Hooks) FoldSubView(memref.SubViewOp, *core.FoldIn) core.Fold { return core.NoFold }

// FoldTranspose does nothing yet.
func (Hooks) FoldTranspose(memref.TransposeOp, *core.FoldIn) core.Fold { return core.NoFold }

// CanonicalizationPatternsView does nothing yet.
func (Hooks) CanonicalizationPatternsView(*rewrite.PatternSet) {}

// FoldView does nothing yet.
func (Hooks) FoldView(memref.ViewOp, *core.FoldIn) core.Fold { return core.NoFold }
