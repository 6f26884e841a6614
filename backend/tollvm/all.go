package tollvm

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/rewrite/conversion"
	"github.com/odsgen/ods/generated/arith"
	"github.com/odsgen/ods/generated/cf"
	"github.com/odsgen/ods/generated/funcd"
	"github.com/odsgen/ods/generated/memref"
	"github.com/odsgen/ods/generated/ub"
	"github.com/odsgen/ods/passes"
	arithpass "github.com/odsgen/ods/passes/arith"
)

// PatternSource is implemented by dialects whose operations can be converted to dialect llvm.
type PatternSource interface {
	// AddToLLVM adds the dialect's patterns and what it knows about types and legality.
	AddToLLVM(set *conversion.PatternSet, t *TypeConverter, target *conversion.Target)
}

// Source is the key of [PatternSource]; pass convert-to-llvm asks the loaded dialects for it. A dialect defined
// elsewhere gets it through [core.DialectInterface.Attach]; since nothing is known about how far its patterns go, the
// pass then uses one goroutine.
var Source = core.DialectInterface[PatternSource]{Name: "ConvertToLLVMPatternInterface"}

// PatternSourceFunc adapts a function to [PatternSource].
type PatternSourceFunc func(set *conversion.PatternSet, t *TypeConverter, target *conversion.Target)

// AddToLLVM calls the function.
func (f PatternSourceFunc) AddToLLVM(set *conversion.PatternSet, t *TypeConverter, target *conversion.Target) {
	f(set, t, target)
}

// ownSource marks what this package adds.
type ownSource struct{ PatternSourceFunc }

// patterns adapts functions that add patterns only.
func patterns(list ...func(set *conversion.PatternSet, t *TypeConverter)) ownSource {
	return ownSource{func(set *conversion.PatternSet, t *TypeConverter, _ *conversion.Target) {
		for _, f := range list {
			f(set, t)
		}
	}}
}

// sources are the dialects that can be converted.
var sources = []struct {
	dialect string
	source  ownSource
}{
	{arith.Name, patterns(func(set *conversion.PatternSet, _ *TypeConverter) { arithpass.AddDivisionExpansions(set) }, AddArith)},
	{cf.Name, patterns(AddCF)},
	{"complex", patterns(func(set *conversion.PatternSet, t *TypeConverter) { AddComplex(set, t, ComplexBasic) })},
	{funcd.Name, patterns(AddFunc)},
	{"index", patterns(AddIndex)},
	{"math", patterns(func(set *conversion.PatternSet, t *TypeConverter) { AddMath(set, t, true) })},
	{memref.Name, patterns(AddMemRef)},
	{ub.Name, patterns(AddUB)},
	{"vector", patterns(func(set *conversion.PatternSet, t *TypeConverter) { AddVector(set, t, VectorOptions{Wide: true}) })},
}

// Extend lets pass convert-to-llvm find the dialects that this package converts.
func Extend(r *core.Registry) {
	for _, s := range sources {
		r.AddExtension(core.Extension{Dialects: []string{s.dialect}, Apply: func(l *core.Loading) {
			Source.Attach(l, s.dialect, s.source)
		}})
	}
}

func (p *ConvertToLLVMPass) run(r *passes.Run) {
	target, set, ok := p.recipe(r.Op, r.Reporter())
	if !ok {
		r.Fail()
		return
	}
	cfg := r.ConversionConfig()
	cfg.NoRollback = !p.AllowPatternRollback
	if onlyOwnSources(r.Op.Context()) && functionsStandAlone(r.Op) {
		cfg.Parts = r.Parts(func(report *core.Reporter) (*conversion.Target, *conversion.PatternSet) {
			target, set, _ := p.recipe(r.Op, report)
			return target, set
		})
	}
	convertWith(r, target, set, cfg)
}

// recipe makes what the conversion needs; it returns false when there is no dialect of a name that the options give.
func (p *ConvertToLLVMPass) recipe(op *core.Operation, report *core.Reporter) (*conversion.Target, *conversion.PatternSet, bool) {
	c := op.Context()
	var o Options
	if p.Dynamic {
		o = o.At(op)
	}
	t := NewTypeConverter(c, o, report)
	set, target := conversion.NewPatternSet(), onlyLLVM()
	for _, d := range c.LoadedDialects() {
		if s, ok := Source.Of(c, d); ok && len(p.FilterDialects) == 0 {
			s.AddToLLVM(set, t, target)
		}
	}
	for _, name := range p.FilterDialects {
		if !addNamed(c, name, set, t, target) {
			return nil, nil, false
		}
	}
	return target, set, true
}

// onlyOwnSources reports whether all patterns that the loaded dialects have are of this package, which knows how far
// they go.
func onlyOwnSources(c *core.Context) bool {
	for _, d := range c.LoadedDialects() {
		if s, ok := Source.Of(c, d); ok {
			if _, own := s.(ownSource); !own {
				return false
			}
		}
	}
	return true
}

// addNamed adds the patterns of the loaded dialect with a name.
func addNamed(c *core.Context, name string, set *conversion.PatternSet, t *TypeConverter, target *conversion.Target) bool {
	for _, d := range c.LoadedDialects() {
		if d.Name() != name {
			continue
		}
		s, ok := Source.Of(c, d)
		if !ok {
			t.complain("dialect does not implement ConvertToLLVMPatternInterface: " + name + "\n")
			return false
		}
		s.AddToLLVM(set, t, target)
		return true
	}
	t.complain("dialect not loaded: " + name + "\n")
	return false
}
