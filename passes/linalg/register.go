package linalg

import "github.com/odsgen/ods/passes"

// Register registers the passes of this package.
func Register(reg *passes.Registry) {
	reg.Add(ConvertToLoops)
	reg.Add(ConvertToAffineLoops)
	reg.Add(ConvertToParallelLoops)
	reg.Add(GeneralizeNamedOps)
	reg.Add(FoldUnitExtentDims)
}
