package transform

import (
	"github.com/odsgen/ods/core"
	gen "github.com/odsgen/ods/generated/transform"
)

// extensionModels says what those operations of scripts do that belong to other dialects.
var extensionModels = map[*core.OpDef]Op{
	&gen.QueryDef: Each(applyQuery),
	// bufferization
	&gen.BufferLoopHoistingDef:                    Each(applyHoistBuffers),
	&gen.EliminateEmptyTensorsDef:                 Func(applyEliminateEmpty),
	&gen.EmptyTensorToAllocTensorDef:              Each(applyEmptyToAlloc),
	&gen.OneShotBufferizeDef:                      Func(applyOneShotBufferize),
	&gen.BufferizeToAllocationDef:                 Func(applyBufferizeToAllocation),
	&gen.EliminateLinalgOpAnchoredEmptyTensorsDef: Func(applyEliminateEmptyOutputs),
	&gen.RewriteInDestinationPassingStyleDef:      Each(applyDestinationStyle),
	&gen.HoistPadDef:                              Each(applyHoistPad),
	&gen.HoistPadBuildPackingLoopNestDef:          Func(applyBuildPackingLoops),
	&gen.HoistRedundantVectorTransfersDef:         Each(applyHoistTransfers),
	&gen.HoistRedundantVectorBroadcastsDef:        Each(applyHoistBroadcasts),
	&gen.PromoteTensorDef:                         Func(applyPromoteTensor),
	// loops
	&gen.ForallToForDef:               Func(applyForallToFor),
	&gen.ForallToParallelDef:          Func(applyForallToParallel),
	&gen.LoopFuseSiblingDef:           Func(applyFuseSibling),
	&gen.LoopOutlineDef:               Func(applyOutline),
	&gen.LoopPeelDef:                  Each(applyPeel),
	&gen.LoopPipelineDef:              Each(applyPipeline),
	&gen.LoopPromoteIfOneIterationDef: Each(applyPromoteIfOne),
	&gen.LoopUnrollAndJamDef:          Each(applyUnrollAndJam),
	&gen.LoopUnrollDef:                Each(applyUnroll),
	&gen.ParallelForToNestedForOpsDef: Func(applyParallelToFor),
	&gen.TakeAssumedBranchDef:         Each(applyTakeBranch),
	// memref
	&gen.MemRefAllocaToGlobalDef:          Func(applyAllocaToGlobal),
	&gen.MemRefEraseDeadAllocAndStoresDef: Each(applyEraseDeadAllocs),
	&gen.MemRefMultiBufferDef:             Func(applyMultiBuffer),
	// func
	&gen.CastAndCallDef:          Func(applyCastAndCall),
	&gen.DeduplicateFuncArgsDef:  Func(applyDeduplicateArgs),
	&gen.ReplaceFuncSignatureDef: Func(applyReplaceSignature),

	// gpu
	&gen.MapForallToBlocksDef:        Each(applyMapToBlocks),
	&gen.MapNestedForallToThreadsDef: Each(applyMapToThreads),

	&gen.VectorizeChildrenAndApplyPatternsDef: Each(applyVectorizeChildren),
}
