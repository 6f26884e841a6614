package tollvm

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/rewrite/conversion"
	"github.com/odsgen/ods/generated/llvm"
	"github.com/odsgen/ods/passes"
	"github.com/odsgen/ods/passes/dialect/arith/integer"
)

// Target returns a target for which dialect llvm and casts between types are legal and nothing is said about others.
func Target() *conversion.Target {
	t := onlyLLVM()
	t.LegalOps(core.UnrealizedCastDef.Name)
	return t
}

// onlyLLVM returns a target for which dialect llvm is legal. Casts that do nothing are folded under it.
func onlyLLVM() *conversion.Target {
	t := conversion.NewTarget()
	t.LegalDialects(llvm.Name)
	return t
}

// Recipe makes what a conversion needs; a conversion in parts needs it several times.
type Recipe = func(report *core.Reporter) (*conversion.Target, *conversion.PatternSet)

// Convert runs a partial conversion on the pass's operation, in parts where functions can be converted without a look at one
// another. When it fails, so does the pass.
func Convert(r *passes.Run, make Recipe) {
	cfg := r.ConversionConfig()
	if functionsStandAlone(r.Op) {
		cfg.Parts = r.Parts(make)
	}
	target, set := make(r.Reporter())
	convertWith(r, target, set, cfg)
}

// convertWith runs a partial conversion on the pass's operation.
func convertWith(r *passes.Run, target *conversion.Target, set *conversion.PatternSet, cfg conversion.Config) {
	r.ConvertWith(target, set, cfg)
}

func (p *ConvertArithPass) run(r *passes.Run) {
	Convert(r, func(report *core.Reporter) (*conversion.Target, *conversion.PatternSet) {
		t := NewTypeConverter(r.Op.Context(), Options{IndexBitwidth: uint(p.IndexBitwidth)}, report)
		set := conversion.NewPatternSet()
		integer.AddDivisionExpansions(set)
		AddArith(set, t)
		return Target(), set
	})
}

func (p *ConvertFuncPass) run(r *passes.Run) {
	Convert(r, func(report *core.Reporter) (*conversion.Target, *conversion.PatternSet) {
		o := Options{IndexBitwidth: uint(p.IndexBitwidth), BarePtr: p.BarePtr}
		t := NewTypeConverter(r.Op.Context(), o.At(r.Op), report)
		set := conversion.NewPatternSet()
		AddFunc(set, t)
		return Target(), set
	})
}

func (p *ConvertUBPass) run(r *passes.Run) {
	Convert(r, func(report *core.Reporter) (*conversion.Target, *conversion.PatternSet) {
		t := NewTypeConverter(r.Op.Context(), Options{IndexBitwidth: uint(p.IndexBitwidth)}, report)
		set := conversion.NewPatternSet()
		AddUB(set, t)
		return Target(), set
	})
}

func (p *ConvertIndexPass) run(r *passes.Run) {
	Convert(r, func(report *core.Reporter) (*conversion.Target, *conversion.PatternSet) {
		t := NewTypeConverter(r.Op.Context(), Options{IndexBitwidth: uint(p.IndexBitwidth)}, report)
		set := conversion.NewPatternSet()
		AddIndex(set, t)
		target := onlyLLVM()
		target.IllegalDialects("index")
		return target, set
	})
}

func (p *ConvertMathPass) run(r *passes.Run) {
	Convert(r, func(report *core.Reporter) (*conversion.Target, *conversion.PatternSet) {
		t := NewTypeConverter(r.Op.Context(), Options{}, report)
		set := conversion.NewPatternSet()
		AddMath(set, t, p.ApproximateLog1p)
		return Target(), set
	})
}

func (p *ConvertComplexPass) run(r *passes.Run) {
	Convert(r, func(report *core.Reporter) (*conversion.Target, *conversion.PatternSet) {
		t := NewTypeConverter(r.Op.Context(), Options{}, report)
		set := conversion.NewPatternSet()
		AddComplex(set, t, ComplexRange(p.Range))
		target := Target()
		target.IllegalDialects("complex")
		return target, set
	})
}
