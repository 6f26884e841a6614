package scf

import "github.com/odsgen/ods/passes"

// Register registers the passes of this package.
func Register(reg *passes.Registry) {
	reg.Add(ForLoopPeeling)
	reg.Add(ForLoopCanonicalization)
	reg.Add(ForLoopRangeFolding)
	reg.Add(ForLoopSpecialization)
	reg.Add(ParallelLoopFusion)
	reg.Add(ParallelLoopSpecialization)
	reg.Add(ParallelLoopTiling)
	reg.Add(ForallToFor)
	reg.Add(ForallToParallel)
	reg.Add(ForToWhile)
	reg.Add(ParallelForToNestedFors)
}
