package arith

import (
	"slices"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/num"
	"github.com/odsgen/ods/core/query"
	"github.com/odsgen/ods/core/rewrite/conversion"
	gen "github.com/odsgen/ods/generated/arith"
	"github.com/odsgen/ods/generated/vector"
	"github.com/odsgen/ods/passes"
)

// FloatTypes returns the types of floats with the given names, as options of passes name them. It reports a name that
// it does not know as that of a type of the given kind ("source"), and then ok is false.
func FloatTypes(r *core.Reporter, kind string, names ...string) (types []core.Type, ok bool) {
	for _, name := range names {
		sem, known := num.SemanticsByName(name)
		if !known {
			r.Errorf(core.Location{}, "could not map %s type '%s' to a known floating-point type", kind, name)
			return nil, false
		}
		types = append(types, r.Context().Float(sem))
	}
	return types, true
}

// WidenFloats returns a converter to the target type for the floats that wide accepts, and for what consists of them.
// Operands are extended to it.
func WidenFloats(target core.Type, wide func(t *core.FloatType) bool) *conversion.TypeConverter {
	types := conversion.NewTypeConverter()
	types.AddConversion(func(t core.Type) ([]core.Type, conversion.Answer) {
		if f, ok := core.ElementTypeOrSelf(t).(*core.FloatType); ok && wide(f) {
			return []core.Type{query.WithElement(t, target)}, conversion.Converted
		}
		return []core.Type{t}, conversion.Converted
	})
	types.AddTarget(func(b *core.Builder, to []core.Type, in []*core.Value, loc core.Location, _ core.Type) []*core.Value {
		if len(to) != 1 || len(in) != 1 {
			return nil
		}
		return []*core.Value{gen.ExtF{OutType: to[0], In: in[0], Fastmath: contract(b.Context()), Loc: loc}.Build(b).Out()}
	})
	return types
}

func contract(c *core.Context) *gen.FastMathFlagsAttr {
	return gen.GetFastMathFlagsAttr(c, gen.FastMathFlagsContract)
}

// WidenedOp returns the pattern that makes an operation again with converted types and truncates its results.
func WidenedOp(types *conversion.TypeConverter) conversion.Pattern {
	return conversion.Pattern{Name: "wider floats", Types: types,
		Match: func(op *core.Operation, in []*core.Value, rw *conversion.Rewriter) bool {
			if types.IsLegalOp(op) || op.NumRegions() > 0 || op.NumSuccessors() > 0 {
				return false
			}
			to, ok := types.ConvertAll(op.ResultTypes())
			if !ok {
				return false
			}
			st := op.State()
			st.Operands, st.Types = in, to
			wide := rw.Create(&st)
			vals := slices.Clone(wide.ResultList())
			for i, v := range op.Results() {
				if v.Type() != to[i] {
					vals[i] = gen.TruncF{OutType: v.Type(), In: vals[i], Fastmath: contract(rw.Context())}.Build(&rw.Builder).Out()
				}
			}
			rw.ReplaceOp(op, vals...)
			return true
		}}
}

// computingVectors are the operations of vector that compute with floats.
var computingVectors = []string{vector.ContractionDef.Name, vector.ReductionDef.Name, vector.MultiDimReductionDef.Name,
	vector.FMADef.Name, vector.OuterProductDef.Name, vector.ScanDef.Name}

func (p *EmulateUnsupportedFloatsPass) run(r *passes.Run) {
	sources, ok := FloatTypes(r.Reporter(), "source", p.Sources...)
	if !ok {
		r.Fail()
		return
	}
	to, ok := FloatTypes(r.Reporter(), "target", p.Target)
	if !ok {
		r.Fail()
		return
	}
	types := WidenFloats(to[0], func(t *core.FloatType) bool { return slices.Contains(sources, core.Type(t)) })
	set, target := conversion.NewPatternSet(), conversion.NewTarget()
	set.Add(WidenedOp(types))
	target.DynamicUnknown(func(*core.Operation) conversion.Legality { return conversion.Legal })
	legal := func(op *core.Operation) conversion.Legality { return conversion.LegalIf(types.IsLegalOp(op)) }
	target.DynamicDialects(legal, gen.Name)
	target.DynamicOps(legal, computingVectors...)
	target.LegalOps(gen.BitcastDef.Name, gen.ExtFDef.Name, gen.TruncFDef.Name, gen.ConstantDef.Name, gen.SelectDef.Name,
		vector.BroadcastDef.Name)
	r.Convert(target, set)
}
