package scftocf

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/rewrite"
	"github.com/odsgen/ods/core/rewrite/conversion"
	"github.com/odsgen/ods/generated/scf"
	"github.com/odsgen/ods/passes"
)

// lowered lists the operations that the pass must not leave.
var lowered = []*core.OpDef{&scf.ForallDef, &scf.ForDef, &scf.IfDef, &scf.IndexSwitchDef, &scf.ParallelDef, &scf.WhileDef,
	&scf.ExecuteRegionDef}

func (p *ConvertPass) run(r *passes.Run) {
	cfg := r.ConversionConfig()
	cfg.NoRollback = !p.AllowPatternRollback
	cfg.Parts = r.Parts(recipe)
	target, set := recipe(r.Reporter())
	r.ConvertWith(target, set, cfg)
}

// recipe makes what the conversion needs.
func recipe(*core.Reporter) (*conversion.Target, *conversion.PatternSet) {
	set := conversion.NewPatternSet()
	Add(set)
	target := conversion.NewTarget()
	for _, def := range lowered {
		target.IllegalOps(def.Name)
	}
	target.DynamicUnknown(func(*core.Operation) conversion.Legality { return conversion.Legal })
	return target, set
}

// Add adds the patterns.
func Add(set *conversion.PatternSet) {
	on := func(def *core.OpDef, benefit int, f func(*core.Operation, *rewrite.Rewriter) bool) {
		set.Add(conversion.Pattern{Name: def.Name + " to cf", Root: def.Name, Benefit: benefit, Plain: f})
	}
	on(&scf.ForallDef, 1, lowerForall)
	on(&scf.ForDef, 1, lowerFor)
	on(&scf.IfDef, 1, lowerIf)
	on(&scf.ParallelDef, 1, lowerParallel)
	on(&scf.WhileDef, 1, lowerWhile)
	on(&scf.ExecuteRegionDef, 1, lowerExecuteRegion)
	on(&scf.IndexSwitchDef, 1, lowerIndexSwitch)
	on(&scf.WhileDef, 2, lowerDoWhile)
}
