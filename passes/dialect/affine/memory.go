package affine

import (
	"github.com/odsgen/ods/passes"
	"github.com/odsgen/ods/passes/dialect/affine/scalrep"
)

// registerMemory registers the passes that are about accesses to memory.
func registerMemory(reg *passes.Registry) {
	reg.Add(AffineDataCopyGenerate)
	reg.Add(AffineLoopFusion)
	reg.Add(AffineLoopInvariantCodeMotion)
	reg.Add(AffineParallelize)
	reg.Add(AffineRaiseFromMemref)
	reg.Add(AffineScalRep)
	reg.Add(MemrefDependenceCheck)
}

func (p *AffineScalRepPass) run(r *passes.Run) {
	if functionBody(r) == nil || !scalrep.Run(r.Op) {
		r.PreserveAll()
	}
}
