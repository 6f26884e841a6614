package linalg

import "github.com/odsgen/ods/passes"

// Register registers the passes of this package.
func Register(reg *passes.Registry) {
	reg.Add(ConvertToLoops, ConvertToAffineLoops, ConvertToParallelLoops, GeneralizeNamedOps, FoldUnitExtentDims,
		FoldIntoElementwise, MorphOps, SpecializeGenericOps, ConvertElementwise, InlineScalarOperands, FuseElementwise,
		ConvertToStandard, SimplifyDepthwiseConv, Detensorize)
}
