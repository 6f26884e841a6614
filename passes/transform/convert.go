package transform

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/rewrite/conversion"
	"github.com/odsgen/ods/generated/scf"
	gen "github.com/odsgen/ods/generated/transform"
	"github.com/odsgen/ods/passes/convert/scftocf"
	"github.com/odsgen/ods/passes/convert/structural"
)

// Types are a type converter of a script, which belongs to one application of patterns.
type Types struct {
	*conversion.TypeConverter
	// Of is what made it, when patterns need to know more than the converter, or nil.
	Of any
}

// Converter is an operation of apply_conversion_patterns that stands for a type converter. Implementations are stateless
// and shared.
type Converter interface {
	Types(c *Call, op *core.Operation) Types
}

// ConverterFunc is a [Converter] that is a function.
type ConverterFunc func(c *Call, op *core.Operation) Types

// Types calls the function.
func (f ConverterFunc) Types(c *Call, op *core.Operation) Types { return f(c, op) }

// ConverterKey is the key of [Converter].
var ConverterKey = core.OpInterface[Converter]{Name: "TransformTypeConverter"}

// AttachConverter lets an operation of apply_conversion_patterns stand for a type converter.
func AttachConverter(l *core.Loading, name string, x Converter) bool {
	return ConverterKey.Attach(l, name, func(*core.Operation) (Converter, bool) { return x, true })
}

// Conversions is an operation of apply_conversion_patterns that stands for patterns. Implementations are stateless and
// shared.
type Conversions interface {
	// AddConversions adds the patterns that op, an operation in the region of c.Op, stands for, and what they say of the
	// target.
	AddConversions(c *Call, op *core.Operation, types Types, set *conversion.PatternSet, target *conversion.Target) Outcome
}

// ConversionsFunc is [Conversions] that are a function.
type ConversionsFunc func(c *Call, op *core.Operation, types Types, set *conversion.PatternSet, target *conversion.Target) Outcome

// AddConversions calls the function.
func (f ConversionsFunc) AddConversions(c *Call, op *core.Operation, types Types, set *conversion.PatternSet,
	target *conversion.Target) Outcome {
	return f(c, op, types, set, target)
}

// ConversionsKey is the key of [Conversions].
var ConversionsKey = core.OpInterface[Conversions]{Name: "TransformConversions"}

// AttachConversions lets an operation of apply_conversion_patterns stand for patterns.
func AttachConversions(l *core.Loading, name string, x Conversions) bool {
	return ConversionsKey.Attach(l, name, func(*core.Operation) (Conversions, bool) { return x, true })
}

// conversions are the patterns that this package knows.
var conversions = map[*core.OpDef]Conversions{
	&gen.ApplySCFStructuralConversionPatternsDef: ConversionsFunc(func(_ *Call, _ *core.Operation, types Types, set *conversion.PatternSet,
		target *conversion.Target) Outcome {
		addStructural(set, target, types.TypeConverter)
		return Done
	}),
	&gen.ApplySCFToControlFlowPatternsDef: ConversionsFunc(func(_ *Call, _ *core.Operation, _ Types, set *conversion.PatternSet,
		_ *conversion.Target) Outcome {
		scftocf.Add(set)
		return Done
	}),
}

// addStructural adds conversions of what operations of dialect scf hand on. Conditions and loops that count are legal
// once the types of their results are.
func addStructural(set *conversion.PatternSet, target *conversion.Target, types *conversion.TypeConverter) {
	structural.Add(set, target, types, scf.ForDef.Name, scf.IfDef.Name, scf.IndexSwitchDef.Name, scf.WhileDef.Name, scf.ConditionDef.Name,
		scf.YieldDef.Name)
	target.DynamicOps(func(op *core.Operation) conversion.Legality {
		return conversion.LegalIf(types.IsLegal(op.ResultTypes()...))
	}, scf.ForDef.Name, scf.IfDef.Name, scf.IndexSwitchDef.Name)
	target.DynamicOps(func(op *core.Operation) conversion.Legality {
		switch p := op.ParentOp(); {
		case p == nil, !p.Is(&scf.ForDef) && !p.Is(&scf.IfDef) && !p.Is(&scf.WhileDef) && !p.Is(&scf.IndexSwitchDef):
			return conversion.Legal
		}
		return conversion.LegalIf(types.IsLegalOp(op))
	}, scf.YieldDef.Name)
}

// applyConversionPatterns runs a dialect conversion on each target.
func applyConversionPatterns(c *Call) Outcome {
	op := core.Must(gen.AsApplyConversionPatternsOp(c.Op))
	target, set := conversion.NewTarget(), conversion.NewPatternSet()
	target.LegalDialects(texts(op.LegalDialectsAttr())...)
	target.IllegalDialects(texts(op.IllegalDialectsAttr())...)
	target.LegalOps(texts(op.LegalOpsAttr())...)
	target.IllegalOps(texts(op.IllegalOpsAttr())...)
	if o := c.addConversions(op, set, target); !o.Succeeded() {
		return o
	}
	cfg := c.run.ConversionConfig()
	if op.PreserveHandles() {
		c.track.skipDead, c.track.anyName = false, true
		cfg.Listener = c.track
	}
	for _, payload := range c.Ops(op.Target()) {
		if o := c.separate(payload); !o.Succeeded() {
			return o
		}
		convert := conversion.Full
		if op.PartialConversion() {
			convert = conversion.Partial
		}
		if !convert([]*core.Operation{payload}, target, set, cfg) {
			return c.Silenceable("dialect conversion failed").Note(payload.Loc(), "target op")
		}
	}
	return Done
}

// addConversions adds the patterns in the region, with the converter that each has or that is there for all.
func (c *Call) addConversions(op gen.ApplyConversionPatternsOp, set *conversion.PatternSet, target *conversion.Target) Outcome {
	var all Types
	if regions := op.DefaultTypeConverterRegion(); len(regions) > 0 && !regions[0].IsEmpty() {
		builder := regions[0].Entry().First()
		x, ok := ConverterKey.Of(builder)
		if !ok {
			return c.State.Definite(builder.Loc(), "'%s' op is not supported by the interpreter", builder.Name())
		}
		all = x.Types(c, builder)
	}
	if op.Patterns().IsEmpty() {
		return Done
	}
	for d := range op.Patterns().Entry().Ops() {
		x, ok := ConversionsKey.Of(d)
		if !ok {
			return c.State.Definite(d.Loc(), "'%s' op is not supported by the interpreter", d.Name())
		}
		types := all
		if own, ok := ConverterKey.Of(d); ok {
			types = own.Types(c, d)
		}
		if types.TypeConverter == nil {
			return c.Definite("pattern descriptor does not specify type converter and apply_conversion_patterns op has no default "+
				"type converter").Note(d.Loc(), "pattern descriptor op")
		}
		if o := x.AddConversions(c, d, types, set, target); !o.Succeeded() {
			return o
		}
	}
	return Done
}

func texts(a *core.ArrayAttr) (out []string) {
	if a == nil {
		return nil
	}
	for _, e := range a.Elems() {
		if s, ok := e.(*core.StringAttr); ok {
			out = append(out, s.Value())
		}
	}
	return out
}
