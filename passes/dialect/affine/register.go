package affine

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/passes"
)

// Register registers the passes of this package.
func Register(reg *passes.Registry) {
	registerMemory(reg)
	reg.Add(AffineExpandIndexOps)
	reg.Add(AffineExpandIndexOpsAsAffine)
	reg.Add(AffinePipelineDataTransfer)
	reg.Add(AffineSimplifyStructures)
	reg.Add(SimplifyAffineMinMax)
	reg.Add(AffineLoopCoalescing)
	reg.Add(AffineLoopNormalize)
	reg.Add(AffineLoopTile)
	reg.Add(AffineLoopUnroll)
	reg.Add(AffineLoopUnrollJam)
	reg.Add(AffineSuperVectorize)
}

// functionBody returns the body of the function that a pass runs on; nil for a declaration.
func functionBody(r *passes.Run) *core.Region {
	for _, region := range r.Op.Regions() {
		if !region.IsEmpty() {
			return region
		}
	}
	return nil
}
