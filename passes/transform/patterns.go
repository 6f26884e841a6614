package transform

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/rewrite"
	linalgdefs "github.com/odsgen/ods/defs/linalg"
	"github.com/odsgen/ods/generated/affine"
	memrefgen "github.com/odsgen/ods/generated/memref"
	"github.com/odsgen/ods/generated/scf"
	"github.com/odsgen/ods/generated/tensor"
	gen "github.com/odsgen/ods/generated/transform"
	"github.com/odsgen/ods/passes/analysis/subset"
	"github.com/odsgen/ods/passes/convert/vectortoscf"
	"github.com/odsgen/ods/passes/dialect/linalg"
	cleanup "github.com/odsgen/ods/passes/dialect/linalg/fusion"
	"github.com/odsgen/ods/passes/dialect/linalg/packing"
	"github.com/odsgen/ods/passes/dialect/linalg/unitdims"
	"github.com/odsgen/ods/passes/dialect/linalg/vectorize"
	"github.com/odsgen/ods/passes/dialect/memref"
	"github.com/odsgen/ods/passes/dialect/memref/aliases"
	"github.com/odsgen/ods/passes/dialect/scf/loops"
	"github.com/odsgen/ods/passes/dialect/tensor/shapes"
	"github.com/odsgen/ods/passes/dialect/tensor/slices"
	"github.com/odsgen/ods/passes/dialect/vector"
	"github.com/odsgen/ods/passes/dialect/vector/avx2"
	"github.com/odsgen/ods/passes/dialect/vector/split"
)

// settled is [Patterns] that are the same at each application.
type settled func(op *core.Operation, set *rewrite.PatternSet)

// AddPatterns calls the function.
func (f settled) AddPatterns(_ *Call, op *core.Operation, set *rewrite.PatternSet) { f(op, set) }

// adds makes [Patterns] of a function that needs nothing but the set.
func adds(f func(set *rewrite.PatternSet)) Patterns {
	return settled(func(_ *core.Operation, set *rewrite.PatternSet) { f(set) })
}

// patterns says which rewrite patterns the operations of apply_patterns stand for.
var patterns = map[*core.OpDef]Patterns{
	&gen.ApplyCanonicalizationPatternsDef: adds(rewrite.AddCanonicalizations),
	// linalg
	&gen.ApplyEraseUnnecessaryInputsPatternsDef:        adds(cleanup.AddInputCleanUp),
	&gen.ApplyFoldAddIntoDestPatternsDef:               adds(linalg.AddSumFolds),
	&gen.ApplyFoldPackUnpackIntoEmptyPatternsDef:       adds(packing.AddEmptyFolds),
	&gen.ApplyTilingCanonicalizationPatternsDef:        adds(addTilingCanonicalizations),
	&gen.ApplyDecomposeTensorPadPatternsDef:            adds(vectorize.AddPadDecomposition),
	&gen.ApplyFoldUnitExtentDimsViaReshapesPatternsDef: adds(func(set *rewrite.PatternSet) { unitdims.Add(set, unitdims.Reshapes) }),
	&gen.ApplyFoldUnitExtentDimsViaSlicesPatternsDef:   adds(func(set *rewrite.PatternSet) { unitdims.Add(set, unitdims.Slices) }),
	&gen.ApplyPadVectorizationPatternsDef:              adds(func(set *rewrite.PatternSet) { vectorize.AddPadding(set, 1) }),
	// loops
	&gen.ApplyForLoopCanonicalizationPatternsDef: adds(loops.AddCanonicalizations),
	// memref and tensor
	&gen.ApplyAllocToAllocaDef:                                 settled(addAllocToAlloca),
	&gen.ApplyExpandOpsPatternsDef:                             adds(memref.AddExpansions),
	&gen.ApplyExtractAddressComputationsPatternsDef:            adds(aliases.AddAddressExtraction),
	&gen.ApplyBubbleUpExtractSlicePatternsDef:                  adds(slices.AddBubbleUp),
	&gen.ApplyDecomposeTensorConcatPatternsDef:                 adds(slices.AddConcatDecomposition),
	&gen.ApplyDropRedundantInsertSliceRankExpansionPatternsDef: adds(slices.AddDropping),
	&gen.ApplyFoldIntoPackAndUnpackPatternsDef:                 adds(packing.AddFolds),
	&gen.ApplyMergeConsecutiveInsertExtractSlicePatternsDef:    adds(slices.AddMerging),
	&gen.ApplyReassociativeReshapeFoldingPatternsDef:           adds(slices.AddReshapeFolds),
	&gen.ApplyRewriteTensorOpsAsConstantPatternsDef:            settled(addConstants),
	&gen.ApplyExpandStridedMetadataPatternsDef:                 adds(memref.AddExpandStridedMetadata),
	&gen.ApplyFoldMemrefAliasOpsPatternsDef:                    adds(aliases.Add),
	&gen.ApplyFoldTensorEmptyPatternsDef:                       settled(addFoldEmpty),
	&gen.ApplyResolveRankedShapedTypeResultDimsPatternsDef:     adds(shapes.AddDims),

	&gen.ApplyFoldTensorSubsetOpsIntoVectorTransfersPatternsDef: adds(vector.AddTensorSubsetFolds),
	&gen.ApplyFoldTensorSubsetOpsPatternsDef:                    adds(subset.AddFolds),
	// vector
	&gen.ApplyDropInnerMostUnitDimsFromXferOpsPatternsDef: adds(vector.AddInnerUnitDropping),
	&gen.ApplyDecomposeTensorPackUnpackPatternsDef:        adds(packing.AddDecompositions),
	&gen.ApplyDropUnitDimWithShapeCastPatternsDef:         adds(vector.AddUnitDimDropping),
	&gen.ApplyFoldElementwiseToVectorPatternsDef:          adds(vector.AddElementwiseFolds),
	&gen.ApplyRewriteNarrowTypePatternsDef:                adds(vector.AddNarrowTypeRewrites),
	&gen.ApplyCastAwayVectorLeadingOneDimPatternsDef:      adds(vector.AddLeadingUnitDropping),
	&gen.ApplyInterleaveToShufflePatternsDef:              adds(vector.AddInterleaveToShuffle),
	&gen.ApplyLowerScanPatternsDef:                        adds(vector.AddScanLowering),
	&gen.ApplyRankReducingSubviewPatternsDef:              adds(vector.AddRankReducingTransfers),
	&gen.ApplySinkVectorMemPatternsDef:                    adds(vector.AddMemorySinking),
	&gen.ApplySplitTransferFullPartialPatternsDef:         settled(addSplit),
	&gen.ApplyUnrollFromElementsPatternsDef:               adds(vector.AddFromElementsLowering),
	&gen.ApplyUnrollToElementsPatternsDef:                 adds(vector.AddToElementsLowering),
	&gen.ApplyFoldArithExtensionPatternsDef:               adds(vector.AddExtensionFolds),
	&gen.ApplyLowerBitCastPatternsDef:                     adds(vector.AddBitCastLowering),
	&gen.ApplyLowerBroadcastPatternsDef:                   adds(vector.AddBroadcastLowering),
	&gen.ApplyLowerContractionPatternsDef:                 settled(addContraction),
	&gen.ApplyLowerCreateMaskPatternsDef:                  adds(vector.AddMaskLowerings),
	&gen.ApplyLowerGatherPatternsDef:                      adds(vector.AddGatherLowering),
	&gen.ApplyLowerInterleavePatternsDef:                  adds(vector.AddInterleaveLowerings),
	&gen.ApplyLowerMaskedTransfersPatternsDef:             adds(vector.AddMaskedOpLowerings),
	&gen.ApplyLowerMasksPatternsDef:                       adds(vector.AddMaskLowerings),
	&gen.ApplyLowerMultiReductionPatternsDef:              settled(addMultiReduction),
	&gen.ApplyLowerOuterProductPatternsDef:                adds(vector.AddOuterProductLowering),
	&gen.ApplyLowerShapeCastPatternsDef:                   adds(vector.AddShapeCastLowerings),
	&gen.ApplyLowerTransferPatternsDef:                    settled(addTransfer),
	&gen.ApplyLowerTransposePatternsDef:                   settled(addTranspose),
	&gen.ApplyMaterializeMasksPatternsDef:                 settled(addMasks),
	&gen.ApplySinkVectorPatternsDef:                       adds(vector.AddSinking),
	&gen.ApplyTransferPermutationPatternsDef:              adds(vector.AddTransferPermutationLowerings),
	&gen.ApplyTransferToScfPatternsDef:                    settled(addTransferToSCF),
	&gen.ApplyVectorReductionToContractPatternsDef:        adds(vector.AddReductionToContract),
}

func addFoldEmpty(op *core.Operation, set *rewrite.PatternSet) {
	x := core.Must(gen.AsApplyFoldTensorEmptyPatternsOp(op))
	shapes.AddEmpty(set, x.FoldSingleUseOnly())
}

func addMultiReduction(op *core.Operation, set *rewrite.PatternSet) {
	x := core.Must(gen.AsApplyLowerMultiReductionPatternsOp(op))
	vector.AddMultiReductionLowerings(set, x.LoweringStrategy() == gen.VectorMultiReductionLoweringInnerReduction)
}

func addContraction(op *core.Operation, set *rewrite.PatternSet) {
	x := core.Must(gen.AsApplyLowerContractionPatternsOp(op))
	how := vector.ContractDot
	switch x.LoweringStrategy() {
	case gen.VectorContractLoweringLLVMIntr:
		how = vector.ContractLLVM
	case gen.VectorContractLoweringOuterProduct:
		how = vector.ContractOuterProduct
	case gen.VectorContractLoweringParallelArith:
		how = vector.ContractParallelArith
	}
	vector.AddContractLowerings(set, how)
}

func addTransfer(op *core.Operation, set *rewrite.PatternSet) {
	x := core.Must(gen.AsApplyLowerTransferPatternsOp(op))
	vector.AddTransferLowerings(set, int(x.MaxTransferRank()))
}

func addTransferToSCF(op *core.Operation, set *rewrite.PatternSet) {
	x := core.Must(gen.AsApplyTransferToScfPatternsOp(op))
	vectortoscf.Add(set, func(p *vectortoscf.ConvertPass) {
		p.FullUnroll, p.TargetRank = x.FullUnroll(), uint64(x.MaxTransferRank())
	})
}

// addMasks computes masks with indices of 64 bits.
func addMasks(_ *core.Operation, set *rewrite.PatternSet) {
	vector.AddMaskMaterializations(set, true)
}

func addTranspose(op *core.Operation, set *rewrite.PatternSet) {
	x := core.Must(gen.AsApplyLowerTransposePatternsOp(op))
	how := vector.TransposeElementwise
	switch x.LoweringStrategy() {
	case gen.VectorTransposeLoweringLLVMIntr:
		how = vector.TransposeLLVM
	case gen.VectorTransposeLoweringShuffle1D:
		how = vector.TransposeShuffle1D
	case gen.VectorTransposeLoweringShuffle16x16:
		how = vector.TransposeShuffle16x16
	}
	vector.AddTransposeLowerings(set, how)
	if x.Avx2LoweringStrategy() && op.Context().Dialect("llvm") != nil {
		avx2.Add(set)
	}
}

func addAllocToAlloca(op *core.Operation, set *rewrite.PatternSet) {
	x := core.Must(gen.AsApplyAllocToAllocaOp(op))
	limit, _ := x.SizeLimit()
	memref.AddAllocToAlloca(set, uint64(max(limit, 0)))
}

func addConstants(op *core.Operation, set *rewrite.PatternSet) {
	x := core.Must(gen.AsApplyRewriteTensorOpsAsConstantPatternsOp(op))
	slices.AddConstants(set, x.Aggressive())
}

func addSplit(op *core.Operation, set *rewrite.PatternSet) {
	x := core.Must(gen.AsApplySplitTransferFullPartialPatternsOp(op))
	switch x.SplitTransferStrategy() {
	case gen.VectorTransferSplitVectorTransfer:
		split.Add(set, split.ByTransfer)
	case gen.VectorTransferSplitLinalgCopy:
		split.Add(set, split.ByCopy)
	case gen.VectorTransferSplitForceInBounds:
		split.Add(set, split.Forced)
	}
}

// tilingCanonicalizations are the operations whose canonicalizations clean up what tiling leaves, besides all of linalg.
var tilingCanonicalizations = []*core.OpDef{&affine.ApplyDef, &affine.ForDef, &affine.MinDef, &affine.MaxDef, &memrefgen.SubViewDef,
	&memrefgen.ViewDef, &scf.ForDef, &scf.ParallelDef, &tensor.CastDef, &tensor.EmptyDef, &tensor.ExtractSliceDef, &tensor.InsertSliceDef,
	&tensor.PadDef}

func addTilingCanonicalizations(set *rewrite.PatternSet) {
	rewrite.AddCanonicalizationsOf(set, tilingCanonicalizations...)
	for _, def := range linalgdefs.New().Def.Ops {
		rewrite.AddCanonicalizationsOf(set, def)
	}
}
