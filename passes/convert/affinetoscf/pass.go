package affinetoscf

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/rewrite"
	"github.com/odsgen/ods/core/rewrite/conversion"
	"github.com/odsgen/ods/generated/affine"
	"github.com/odsgen/ods/generated/arith"
	"github.com/odsgen/ods/generated/memref"
	"github.com/odsgen/ods/generated/scf"
	"github.com/odsgen/ods/passes"
)

// vectorDialect has the operations that accesses of vectors become; it is used by name because it may not be there.
const vectorDialect = "vector"

func (*LowerAffinePass) run(r *passes.Run) {
	set := conversion.NewPatternSet()
	Add(set)
	target := conversion.NewTarget()
	target.LegalDialects(arith.Name, memref.Name, scf.Name, vectorDialect)
	r.Convert(target, set)
}

// Add adds the patterns.
func Add(set *conversion.PatternSet) {
	on := func(def *core.OpDef, f func(*core.Operation, *rewrite.Rewriter) bool) {
		set.Add(conversion.Pattern{Name: "lower " + def.Name, Root: def.Name, Plain: f})
	}
	on(&affine.ApplyDef, lowerApply)
	on(&affine.DmaStartDef, lowerDmaStart)
	on(&affine.DmaWaitDef, lowerDmaWait)
	on(&affine.LoadDef, lowerLoad)
	on(&affine.MinDef, lowerMin)
	on(&affine.MaxDef, lowerMax)
	on(&affine.ParallelDef, lowerParallel)
	on(&affine.PrefetchDef, lowerPrefetch)
	on(&affine.StoreDef, lowerStore)
	on(&affine.ForDef, lowerFor)
	on(&affine.IfDef, lowerIf)
	on(&affine.YieldDef, lowerYield)
	on(&affine.VectorLoadDef, lowerVectorLoad)
	on(&affine.VectorStoreDef, lowerVectorStore)
	on(&affine.DelinearizeIndexDef, lowerDelinearize)
	on(&affine.LinearizeIndexDef, lowerLinearize)
}
