package transform

import (
	"github.com/odsgen/ods/core"
	gen "github.com/odsgen/ods/generated/transform"
)

// models says what the operations of scripts do.
var models = map[*core.OpDef]Op{
	// control flow
	&gen.AlternativesDef:     Func(applyAlternatives),
	&gen.CollectMatchingDef:  Func(applyCollectMatching),
	&gen.ForeachDef:          Func(applyForeach),
	&gen.ForeachMatchDef:     foreachMatch{},
	&gen.IncludeDef:          Func(applyInclude),
	&gen.NamedSequenceDef:    Func(applyNamedSequence),
	&gen.SequenceDef:         Func(applySequence),
	&gen.TuneAlternativesDef: Func(applyTuneAlternatives),
	// patterns of pdl
	&gen.PDLMatchDef:        Func(applyPDLMatch),
	&gen.WithPDLPatternsDef: Func(applyWithPDLPatterns),
	// definitions of irdl
	&gen.IRDLCollectMatchingDef: Func(applyIRDLCollectMatching),
	// handles and parameters
	&gen.AnnotateDef:             Func(applyAnnotate),
	&gen.CastDef:                 Each(applyCast),
	&gen.GetConsumersOfResultDef: Func(applyConsumersOfResult),
	&gen.GetDefiningDef:          Func(applyDefiningOp),
	&gen.GetOperandDef:           Func(applyGetOperand),
	&gen.GetParentDef:            Func(applyParentOp),
	&gen.GetProducerOfOperandDef: Func(applyProducerOfOperand),
	&gen.GetResultDef:            Func(applyGetResult),
	&gen.GetTypeDef:              Func(applyGetType),
	&gen.KnobDef:                 Func(applyKnob),
	&gen.MatchOperationEmptyDef:  Func(applyMatchEmpty),
	&gen.MatchOperationNameDef:   refusing{matchOne(applyMatchName), refusesName},
	&gen.MatchParamCmpIDef:       Func(applyMatchParam),
	&gen.MergeHandlesDef:         mergeHandles{},
	&gen.NumAssociationsDef:      Func(applyNumAssociations),
	&gen.ParamConstantDef:        Func(applyParamConstant),
	&gen.ReplicateDef:            Func(applyReplicate),
	&gen.SelectDef:               Func(applySelect),
	&gen.SplitHandleDef:          Func(applySplitHandle),
	// what any payload can be asked for
	&gen.ApplyCommonSubexpressionEliminationDef: apart(applyCSE),
	&gen.ApplyDeadCodeEliminationDef:            apart(applyDCE),
	&gen.ApplyLoopInvariantCodeMotionDef:        Each(applyLICM),
	&gen.ApplyPatternsDef:                       apart(applyPatterns),
	&gen.ApplyConversionPatternsDef:             Func(applyConversionPatterns),
	&gen.ApplyRegisteredPassDef:                 Func(applyRegisteredPass),
	&gen.EmitParamAsRemarkDef:                   Func(applyEmitParam),
	&gen.EmitRemarkAtDef:                        Func(applyEmitRemark),
	&gen.PrintDef:                               Func(applyPrint),
	&gen.VerifyDef:                              Each(applyVerify),
	// loops
	&gen.HoistLoopInvariantSubsetsDef: Each(applyHoistSubsets),
	&gen.LoopCoalesceDef:              Each(applyCoalesce),
	&gen.SimplifyBoundedAffineOpsDef:  Func(applySimplifyBounded),
	&gen.SimplifyMinMaxAffineOpsDef:   Func(applySimplifyMinMax),
	&gen.MakeLoopIndependentDef:       Each(applyTensorIndependent),
	&gen.MemRefMakeLoopIndependentDef: Each(applyMemRefIndependent),
	// structured operations
	&gen.MatchStructuredDef:                        refusing{matchOne(applyMatchStructured), refusesStructured},
	&gen.MatchStructuredBodyDef:                    structured(applyMatchBody),
	&gen.MatchStructuredClassifyContractionDimsDef: structured(applyClassifyContraction),
	&gen.MatchStructuredClassifyConvolutionDimsDef: structured(applyClassifyConvolution),
	&gen.MatchStructuredDimDef:                     structured(applyMatchDim),
	&gen.MatchStructuredElementalBitwidthDef:       Func(applyElementalBitwidth),
	&gen.MatchStructuredInputDef:                   structured(applyMatchInput),
	&gen.MatchStructuredInitDef:                    structured(applyMatchInit),
	&gen.MatchStructuredNumInputsDef:               countOf(numInputs),
	&gen.MatchStructuredNumInitsDef:                countOf(numInits),
	&gen.MatchStructuredRankDef:                    countOf(rank),
	&gen.MatchStructuredResultDef:                  structured(applyMatchResult),
	&gen.ContinuousTileSizesDef:                    Func(applyContinuousTileSizes),
	&gen.DecomposeDef:                              eachStructured(applyDecompose),
	&gen.DecomposeInterfaceDef:                     Each(applyDecomposeInterface),
	&gen.ConvertToLoopsDef:                         Func(applyConvertToLoops),
	&gen.FuseDef:                                   Func(applyFuse),
	&gen.FuseIntoContainingDef:                     fuseIntoContaining{},
	&gen.GeneralizeDef:                             eachStructured(applyGeneralize),
	&gen.InsertSliceToCopyDef:                      Each(applyInsertSliceToCopy),
	&gen.InterchangeDef:                            Each(applyInterchange),
	&gen.LinalgCopyToMemrefDef:                     Each(applyCopyToMemref),
	&gen.LowerPackDef:                              Each(applyLowerPack),
	&gen.LowerUnPackDef:                            Each(applyLowerUnpack),
	&gen.MatchDef:                                  Func(applyStructuredMatch),
	&gen.MultiTileSizesDef:                         eachStructured(applyMultiTileSizes),
	&gen.PackDef:                                   Func(applyPack),
	&gen.PackGreedilyDef:                           Func(applyPackGreedily),
	&gen.PackTransposeDef:                          Func(applyPackTranspose),
	&gen.PadDef:                                    Func(applyPad),
	&gen.PadTilingInterfaceDef:                     Func(applyPadTilingInterface),
	&gen.ConvertConv2DToImg2ColDef:                 eachStructured(applyConvToColumns),
	&gen.TransposeConv2DDef:                        eachStructured(applyTransposeConv),
	&gen.TransposeMatmulDef:                        eachStructured(applyTransposeMatmul),
	&gen.WinogradConv2DDef:                         eachStructured(applyWinograd),
	&gen.DecomposeWinogradDef:                      Each(applyDecomposeWinograd),
	&gen.FlattenElementwiseLinalgDef:               eachStructured(applyFlatten),
	&gen.PromoteDef:                                eachStructured(applyPromote),
	&gen.ReplaceDef:                                Func(applyReplace),
	&gen.ScalarizeDef:                              eachStructured(applyScalarize),
	&gen.SpecializeDef:                             eachStructured(applySpecialize),
	&gen.SplitDef:                                  Func(applySplit),
	&gen.SplitReductionDef:                         eachStructured(applySplitReduction),
	&gen.TileReductionUsingForDef:                  Each(applyTileReductionUsingFor),
	&gen.TileReductionUsingForallDef:               Each(applyTileReductionUsingForall),
	&gen.TileUsingForDef:                           Func(applyTileUsingFor),
	&gen.TileUsingForallDef:                        Func(applyTileUsingForall),
	&gen.VectorizeDef:                              Func(applyVectorize),
}

// Extend adds to the dialects of a registry what operations of scripts do.
func Extend(r *core.Registry) {
	r.AddExtension(core.Extension{Dialects: []string{gen.Name}, Apply: func(l *core.Loading) {
		for _, table := range []map[*core.OpDef]Op{models, extensionModels} {
			for def, x := range table {
				Attach(l, def.Name, x)
			}
		}
		for def, p := range patterns {
			AttachPatterns(l, def.Name, p)
		}
		for def, x := range conversions {
			AttachConversions(l, def.Name, x)
		}
		libraryKey.Attach(l, gen.Name, new(library))
	}})
}
