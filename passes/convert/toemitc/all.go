package toemitc

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/rewrite/conversion"
	"github.com/odsgen/ods/generated/arith"
	"github.com/odsgen/ods/generated/funcd"
	"github.com/odsgen/ods/generated/memref"
	"github.com/odsgen/ods/generated/scf"
	"github.com/odsgen/ods/passes"
)

// PatternSource is implemented by dialects whose operations can be converted to dialect emitc.
type PatternSource interface {
	// AddToEmitC adds the dialect's patterns and what it knows about types and legality.
	AddToEmitC(set *conversion.PatternSet, t *conversion.TypeConverter, target *conversion.Target)
}

// Source is the key of [PatternSource]; pass convert-to-emitc asks the loaded dialects for it. A dialect defined
// elsewhere gets it through [core.DialectInterface.Attach].
var Source = core.DialectInterface[PatternSource]{Name: "ConvertToEmitCPatternInterface"}

// PatternSourceFunc adapts a function to [PatternSource].
type PatternSourceFunc func(set *conversion.PatternSet, t *conversion.TypeConverter, target *conversion.Target)

// AddToEmitC calls the function.
func (f PatternSourceFunc) AddToEmitC(set *conversion.PatternSet, t *conversion.TypeConverter, target *conversion.Target) {
	f(set, t, target)
}

// sources are the dialects that can be converted.
var sources = map[string]func(set *conversion.PatternSet, t *conversion.TypeConverter){
	arith.Name: AddArith,
	funcd.Name: AddFunc,
	memref.Name: func(set *conversion.PatternSet, t *conversion.TypeConverter) {
		AddMemRef(t)
		AddMemRefOps(set, t)
	},
	scf.Name: AddSCF,
}

// Extend lets pass convert-to-emitc find the dialects that this package converts.
func Extend(r *core.Registry) {
	for name, add := range sources {
		source := PatternSourceFunc(func(set *conversion.PatternSet, t *conversion.TypeConverter, _ *conversion.Target) { add(set, t) })
		r.AddExtension(core.Extension{Dialects: []string{name}, Apply: func(l *core.Loading) { Source.Attach(l, name, source) }})
	}
}

func (p *ConvertToEmitCPass) run(r *passes.Run) {
	c := r.Op.Context()
	set, target, types := conversion.NewPatternSet(), onlyEmitC(), onlyC()
	if len(p.FilterDialects) == 0 {
		for _, d := range c.LoadedDialects() {
			if s, ok := Source.Of(c, d); ok {
				s.AddToEmitC(set, types, target)
			}
		}
	}
	for _, name := range p.FilterDialects {
		d := c.LoadedDialect(name)
		if d == nil {
			r.Reporter().Errorf(core.Location{}, "dialect not loaded: %s\n", name)
			r.Fail()
			return
		}
		s, ok := Source.Of(c, d)
		if !ok {
			r.Reporter().Errorf(core.Location{}, "dialect does not implement ConvertToEmitCPatternInterface: %s\n", name)
			r.Fail()
			return
		}
		s.AddToEmitC(set, types, target)
	}
	convert(r, target, set)
}
