package check

import (
	"slices"

	"github.com/odsgen/ods/odsgen/internal/report"
	"github.com/odsgen/ods/odsgen/model"
)

// op runs the rules for one operation.
func (c *checker) op(op *model.Op) {
	c.since(op.Common)
	c.parts(op.FullName(), opNames(op), viewMethods)
	if c.damaged(op) {
		return
	}
	c.segments(op)
	c.traits(op)
	c.types(op)
}

// segments reports traits about groups of variable length that an operation does not have.
func (c *checker) segments(op *model.Op) {
	variable := func(list []*model.Value) int {
		n := 0
		for _, v := range list {
			if v.Length.IsVariable() {
				n++
			}
		}
		return n
	}
	for _, t := range []struct {
		name, what string
		list       []*model.Value
	}{{"SameVariadicOperandSize", "operands", op.Operands}, {"SameVariadicResultSize", "results", op.Results}} {
		if u := op.TraitUse(t.name); u != nil && variable(t.list) < 2 {
			c.rep.Error(report.SegmentConflict, c.at(u.Span, op.Expanded), "remove it",
				"trait '%s' needs at least two %s of variable length, but '%s' has %d", t.name, t.what, op.FullName(), variable(t.list))
		}
	}
}

// need is what a trait expects of an operation.
type need struct {
	operands, results, regions, attributes int
}

// needs lists what native traits talk about; without it they would hold of nothing.
var needs = map[string]need{
	"SameOperandsAndResultType":        {operands: 1, results: 1},
	"SameOperandsAndResultElementType": {operands: 1, results: 1},
	"SameOperandsAndResultShape":       {operands: 1, results: 1},
	"SameOperandsAndResultRank":        {operands: 1},
	"SameTypeOperands":                 {operands: 1},
	"SameOperandsShape":                {operands: 1},
	"SameOperandsElementType":          {operands: 1},
	"FirstAttrDerivedResultType":       {results: 1, attributes: 1},
	"Commutative":                      {operands: 1},
	"Idempotent":                       {operands: 1, results: 1},
	"Involution":                       {operands: 1, results: 1},
	"ConstantLike":                     {results: 1},
	"SingleBlock":                      {regions: 1},
	"SingleBlockImplicitTerminator":    {regions: 1},
	"NoTerminator":                     {regions: 1},
	"NoRegionArguments":                {regions: 1},
	"IsolatedFromAbove":                {regions: 1},
	"SymbolTable":                      {regions: 1},
	"AffineScope":                      {regions: 1},
	"HasOnlyGraphRegion":               {regions: 1},
	"RecursiveMemoryEffects":           {regions: 1},
	"ResultsBroadcastableShape":        {operands: 1, results: 1},
	"ResultsAreFloatLike":              {results: 1},
}

// traits reports traits that do not fit the operation, and those that lack another.
func (c *checker) traits(op *model.Op) {
	for _, u := range op.Traits {
		if n, ok := needs[u.Trait.Name]; ok && u.Trait.Dialect.Native {
			for _, x := range []struct {
				want, have int
				what       string
			}{{n.operands, len(op.Operands), "an operand"}, {n.results, len(op.Results), "a result"},
				{n.regions, len(op.Regions), "a region"}, {n.attributes, len(op.Attributes), "an attribute"}} {
				if x.have < x.want && !(u.Implied && u.Trait.Name != "SameOperandsAndResultType") {
					tell := c.rep.Error
					if u.Trait.Name == "IsolatedFromAbove" { // true of every operation without regions
						tell = c.rep.Warn
					}
					tell(report.TraitNeeds, c.at(u.Span, op.Expanded), "remove the trait", "trait '%s' needs %s, but '%s' has none",
						u.Trait.Name, x.what, op.FullName())
					break
				}
			}
		}
		for _, q := range u.Trait.Requires {
			if !op.HasTrait(q) {
				c.rep.Error(report.TraitRequires, c.at(u.Span, op.Expanded), "add '"+q+"'",
					"trait '%s' requires trait '%s', which '%s' does not have", u.Trait.Name, q, op.FullName())
			}
		}
	}
}

// types reports values that facts give two different unique types.
func (c *checker) types(op *model.Op) {
	unique := map[model.ValueRef]string{}
	build := func(e *model.Expr) string {
		if e.Op == model.ExprValue {
			return unique[e.Ref]
		}
		if slices.ContainsFunc(e.Args, func(a *model.Expr) bool { return a.Op == model.ExprValue }) {
			return ""
		}
		if e.Op == model.ExprCall && slices.Contains([]string{"int_type", "signed_type", "unsigned_type", "float_type", "index_type",
			"none_type", "named_type"}, e.Name) {
			return e.String()
		}
		return ""
	}
	reported := false
	for round := 0; round < len(op.Facts)+1 && !reported; round++ {
		changed := false
		for _, f := range op.Facts {
			if f.Optional || f.Ranged {
				continue
			}
			t := build(f.Expr)
			if t == "" {
				continue
			}
			old, ok := unique[f.To]
			switch {
			case !ok:
				unique[f.To] = t
				changed = true
			case old != t && !reported:
				reported = true
				at := op.Span
				if f.Trait != nil {
					at = f.Trait.Span
				}
				c.rep.Error(report.TypeContradiction, c.at(at, op.Expanded), "change one of the constraints",
					"'%s' of '%s' must have type %s and also type %s", op.RefName(f.To), op.FullName(), old, t)
			}
		}
		if !changed {
			return
		}
	}
}
