package toemitc

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/rewrite/conversion"
	"github.com/odsgen/ods/generated/arith"
	"github.com/odsgen/ods/generated/emitc"
	"github.com/odsgen/ods/generated/funcd"
	"github.com/odsgen/ods/generated/memref"
	"github.com/odsgen/ods/generated/scf"
	"github.com/odsgen/ods/passes"
)

// onlyEmitC returns a target for which dialect emitc is legal and nothing is said about others.
func onlyEmitC() *conversion.Target {
	t := conversion.NewTarget()
	t.LegalDialects(emitc.Name)
	return t
}

// convert runs a partial conversion on the pass's operation.
func convert(r *passes.Run, target *conversion.Target, set *conversion.PatternSet) bool {
	ok := conversion.Partial([]*core.Operation{r.Op}, target, set, r.ConversionConfig())
	if !ok {
		r.Fail()
	}
	return ok
}

func (*ConvertArithPass) run(r *passes.Run) {
	set, target := conversion.NewPatternSet(), onlyEmitC()
	target.IllegalDialects(arith.Name)
	AddArith(set, anyType())
	convert(r, target, set)
}

func (*ConvertFuncPass) run(r *passes.Run) {
	set, target := conversion.NewPatternSet(), onlyEmitC()
	target.IllegalOps(funcd.CallDef.Name, funcd.FuncDef.Name, funcd.ReturnDef.Name)
	AddFunc(set, anyType())
	convert(r, target, set)
}

func (p *ConvertMathPass) run(r *passes.Run) {
	set, target := conversion.NewPatternSet(), onlyEmitC()
	for def := range functions {
		target.IllegalOps(def.Name)
	}
	AddMath(set, p.Language == ConvertMathLanguageCpp11)
	convert(r, target, set)
}

func (p *ConvertMemRefPass) run(r *passes.Run) {
	set, target := conversion.NewPatternSet(), onlyEmitC()
	target.IllegalDialects(memref.Name)
	types := onlyC()
	AddMemRef(types)
	AddMemRefOps(set, types)
	if convert(r, target, set) {
		addHeaders(r.Op, p.CPP)
	}
}

func (*ConvertSCFPass) run(r *passes.Run) {
	set, target := conversion.NewPatternSet(), conversion.NewTarget()
	target.IllegalOps(scf.ForDef.Name, scf.IfDef.Name, scf.IndexSwitchDef.Name, scf.WhileDef.Name)
	target.DynamicUnknown(func(*core.Operation) conversion.Legality { return conversion.Legal })
	AddSCF(set, onlyC())
	convert(r, target, set)
}
