package tollvm

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/rewrite/conversion"
	"github.com/odsgen/ods/generated/arith"
	"github.com/odsgen/ods/generated/funcd"
	"github.com/odsgen/ods/generated/ub"
	"github.com/odsgen/ods/passes"
	"github.com/odsgen/ods/passes/dialect/arith/integer"
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

// localSource marks sources of [Patterns].
type localSource struct{ PatternSourceFunc }

// Patterns returns the source of functions that add patterns only. [conversion.Pattern.Outside] of each pattern says when it
// looks at or changes more than the function that its operation is in, so that pass convert-to-llvm can convert functions side
// by side.
func Patterns(list ...func(set *conversion.PatternSet, t *TypeConverter)) PatternSource {
	return localSource{func(set *conversion.PatternSet, t *TypeConverter, _ *conversion.Target) {
		for _, f := range list {
			f(set, t)
		}
	}}
}

// sources are the dialects that this package converts.
var sources = []struct {
	dialect string
	source  PatternSource
}{
	{arith.Name, Patterns(func(set *conversion.PatternSet, _ *TypeConverter) { integer.AddDivisionExpansions(set) }, AddArith)},
	{"complex", Patterns(func(set *conversion.PatternSet, t *TypeConverter) { AddComplex(set, t, ComplexBasic) })},
	{funcd.Name, Patterns(AddFunc)},
	{"index", Patterns(AddIndex)},
	{"math", Patterns(func(set *conversion.PatternSet, t *TypeConverter) { AddMath(set, t, true) })},
	{ub.Name, Patterns(AddUB)},
}

// Extend lets pass convert-to-llvm find the dialects that this package converts.
func Extend(r *core.Registry) {
	for _, s := range sources {
		AddSource(r, s.dialect, s.source)
	}
}

// AddSource lets pass convert-to-llvm find the patterns of a dialect.
func AddSource(r *core.Registry, dialect string, s PatternSource) {
	r.AddExtension(core.Extension{Dialects: []string{dialect}, Apply: func(l *core.Loading) {
		Source.Attach(l, dialect, s)
	}})
}

func (p *ConvertToLLVMPass) run(r *passes.Run) {
	target, set, ok := p.recipe(r.Op, r.Reporter())
	if !ok {
		r.Fail()
		return
	}
	cfg := r.ConversionConfig()
	cfg.NoRollback = !p.AllowPatternRollback
	if onlyLocalSources(r.Op.Context()) && functionsStandAlone(r.Op) {
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

// onlyLocalSources reports whether all patterns that the loaded dialects have say how far they go.
func onlyLocalSources(c *core.Context) bool {
	for _, d := range c.LoadedDialects() {
		if s, ok := Source.Of(c, d); ok {
			if _, local := s.(localSource); !local {
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
