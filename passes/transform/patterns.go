package transform

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/rewrite"
	gen "github.com/odsgen/ods/generated/transform"
	"github.com/odsgen/ods/passes/convert/vectortoscf"
	"github.com/odsgen/ods/passes/linalg/unitdims"
	"github.com/odsgen/ods/passes/linalg/vectorize"
	"github.com/odsgen/ods/passes/memref"
	"github.com/odsgen/ods/passes/memref/aliases"
	"github.com/odsgen/ods/passes/scf/loops"
	"github.com/odsgen/ods/passes/subset"
	"github.com/odsgen/ods/passes/tensor/shapes"
	"github.com/odsgen/ods/passes/vector"
)

// adds makes [Patterns] of a function that needs nothing but the set.
func adds(f func(set *rewrite.PatternSet)) Patterns {
	return PatternsFunc(func(_ *Call, _ *core.Operation, set *rewrite.PatternSet) { f(set) })
}

// patterns says which rewrite patterns the operations of apply_patterns stand for.
var patterns = map[*core.OpDef]Patterns{
	&gen.ApplyCanonicalizationPatternsDef: adds(rewrite.AddCanonicalizations),
	// linalg
	&gen.ApplyDecomposeTensorPadPatternsDef:            adds(vectorize.AddPadDecomposition),
	&gen.ApplyFoldUnitExtentDimsViaReshapesPatternsDef: adds(func(set *rewrite.PatternSet) { unitdims.Add(set, unitdims.Reshapes) }),
	&gen.ApplyFoldUnitExtentDimsViaSlicesPatternsDef:   adds(func(set *rewrite.PatternSet) { unitdims.Add(set, unitdims.Slices) }),
	&gen.ApplyPadVectorizationPatternsDef:              adds(func(set *rewrite.PatternSet) { vectorize.AddPadding(set, 1) }),
	// loops
	&gen.ApplyForLoopCanonicalizationPatternsDef: adds(loops.AddCanonicalizations),
	// memref and tensor
	&gen.ApplyExpandStridedMetadataPatternsDef:             adds(memref.AddExpandStridedMetadata),
	&gen.ApplyFoldMemrefAliasOpsPatternsDef:                adds(aliases.Add),
	&gen.ApplyFoldTensorEmptyPatternsDef:                   PatternsFunc(addFoldEmpty),
	&gen.ApplyResolveRankedShapedTypeResultDimsPatternsDef: adds(shapes.AddDims),

	&gen.ApplyFoldTensorSubsetOpsIntoVectorTransfersPatternsDef: adds(vector.AddTensorSubsetFolds),
	&gen.ApplyFoldTensorSubsetOpsPatternsDef:                    adds(subset.AddFolds),
	// vector
	&gen.ApplyFoldArithExtensionPatternsDef:        adds(vector.AddExtensionFolds),
	&gen.ApplyLowerBitCastPatternsDef:              adds(vector.AddBitCastLowering),
	&gen.ApplyLowerBroadcastPatternsDef:            adds(vector.AddBroadcastLowering),
	&gen.ApplyLowerContractionPatternsDef:          PatternsFunc(addContraction),
	&gen.ApplyLowerCreateMaskPatternsDef:           adds(vector.AddMaskLowerings),
	&gen.ApplyLowerGatherPatternsDef:               adds(vector.AddGatherLowering),
	&gen.ApplyLowerInterleavePatternsDef:           adds(vector.AddInterleaveLowerings),
	&gen.ApplyLowerMaskedTransfersPatternsDef:      adds(vector.AddMaskedOpLowerings),
	&gen.ApplyLowerMasksPatternsDef:                adds(vector.AddMaskLowerings),
	&gen.ApplyLowerMultiReductionPatternsDef:       PatternsFunc(addMultiReduction),
	&gen.ApplyLowerOuterProductPatternsDef:         adds(vector.AddOuterProductLowering),
	&gen.ApplyLowerShapeCastPatternsDef:            adds(vector.AddShapeCastLowerings),
	&gen.ApplyLowerTransferPatternsDef:             PatternsFunc(addTransfer),
	&gen.ApplyLowerTransposePatternsDef:            PatternsFunc(addTranspose),
	&gen.ApplyMaterializeMasksPatternsDef:          PatternsFunc(addMasks),
	&gen.ApplySinkVectorPatternsDef:                adds(vector.AddSinking),
	&gen.ApplyTransferPermutationPatternsDef:       adds(vector.AddTransferPermutationLowerings),
	&gen.ApplyTransferToScfPatternsDef:             PatternsFunc(addTransferToSCF),
	&gen.ApplyVectorReductionToContractPatternsDef: adds(vector.AddReductionToContract),
}

func addFoldEmpty(_ *Call, op *core.Operation, set *rewrite.PatternSet) {
	x, _ := gen.AsApplyFoldTensorEmptyPatternsOp(op)
	shapes.AddEmpty(set, x.FoldSingleUseOnly())
}

func addMultiReduction(_ *Call, op *core.Operation, set *rewrite.PatternSet) {
	x, _ := gen.AsApplyLowerMultiReductionPatternsOp(op)
	vector.AddMultiReductionLowerings(set, x.LoweringStrategy() == gen.VectorMultiReductionLoweringInnerReduction)
}

func addContraction(_ *Call, op *core.Operation, set *rewrite.PatternSet) {
	x, _ := gen.AsApplyLowerContractionPatternsOp(op)
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

func addTransfer(_ *Call, op *core.Operation, set *rewrite.PatternSet) {
	x, _ := gen.AsApplyLowerTransferPatternsOp(op)
	vector.AddTransferLowerings(set, int(x.MaxTransferRank()))
}

func addTransferToSCF(_ *Call, op *core.Operation, set *rewrite.PatternSet) {
	x, _ := gen.AsApplyTransferToScfPatternsOp(op)
	o := vectortoscf.DefaultConvertOptions()
	o.FullUnroll, o.TargetRank = x.FullUnroll(), uint64(x.MaxTransferRank())
	vectortoscf.Add(set, o)
}

// addMasks computes masks with indices of 64 bits.
func addMasks(_ *Call, _ *core.Operation, set *rewrite.PatternSet) {
	vector.AddMaskMaterializations(set, true)
}

func addTranspose(_ *Call, op *core.Operation, set *rewrite.PatternSet) {
	x, _ := gen.AsApplyLowerTransposePatternsOp(op)
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
}
