package resolve

import (
	"slices"

	"github.com/odsgen/ods/odsgen/internal/report"
	"github.com/odsgen/ods/odsgen/internal/yamlx"
	"github.com/odsgen/ods/odsgen/model"
)

// SolveTypes derives types of operands and results from those that are known, using all facts of the operation. The
// steps come in an order in which each needs only known types and earlier steps. Types of attributes always count as
// known. missing lists the operands and results whose types do not follow.
//
// It is a fixpoint over the operation's equations: each round takes the first applicable fact of every value that is
// still open. Facts are ordered by how much they take for granted: unique types, then equalities, then transforms. A
// list of unknown length is only derived from a list, unless it belongs to operands, which are counted by then.
func SolveTypes(op *model.Op, known func(model.ValueRef) bool) (steps []model.Derivation, missing []model.ValueRef) {
	have := map[model.ValueRef]bool{}
	var open []model.ValueRef
	for _, side := range []struct {
		kind model.RefKind
		n    int
	}{{model.RefOperand, len(op.Operands)}, {model.RefResult, len(op.Results)}} {
		for i := range side.n {
			ref := model.ValueRef{Kind: side.kind, Index: i}
			if known(ref) {
				have[ref] = true
			} else {
				open = append(open, ref)
			}
		}
	}
	for changed := true; changed; {
		changed = false
		for _, ref := range open {
			if have[ref] {
				continue
			}
			if f := applicable(op, ref, have); f != nil {
				steps = append(steps, model.Derivation{To: ref, Expr: f.Expr, Fact: f})
				have[ref] = true
				changed = true
			}
		}
	}
	for _, ref := range open {
		if !have[ref] {
			missing = append(missing, ref)
		}
	}
	return steps, missing
}

// inference returns the steps that give the types of all results from the operands and attributes that are always there,
// nil when some do not follow: what may be absent tells nothing about a result.
func inference(op *model.Op) []model.Derivation {
	have := map[model.ValueRef]bool{}
	for i, v := range op.Operands {
		if v.Length != model.Optional {
			have[model.ValueRef{Kind: model.RefOperand, Index: i}] = true
		}
	}
	var steps []model.Derivation
	for changed := true; changed; {
		changed = false
		for i := range op.Results {
			ref := model.ValueRef{Kind: model.RefResult, Index: i}
			if have[ref] {
				continue
			}
			if f := applicable(op, ref, have); f != nil {
				steps = append(steps, model.Derivation{To: ref, Expr: f.Expr, Fact: f})
				have[ref], changed = true, true
			}
		}
	}
	if len(steps) < len(op.Results) {
		return nil
	}
	return steps
}

// applicable returns the first fact that gives the type of ref from known types.
func applicable(op *model.Op, ref model.ValueRef, have map[model.ValueRef]bool) *model.TypeFact {
	for i := range op.Facts {
		f := &op.Facts[i]
		if f.To == ref && usable(f.Expr, have) {
			return f
		}
	}
	return nil
}

// usable reports whether every operand and result in the expression is known.
func usable(e *model.Expr, have map[model.ValueRef]bool) bool {
	if e.Op == model.ExprValue && (e.Ref.Kind == model.RefOperand || e.Ref.Kind == model.RefResult) {
		return have[e.Ref]
	}
	return !slices.ContainsFunc(e.Args, func(a *model.Expr) bool { return !usable(a, have) })
}

// typeFacts collects the equations between the types of an operation.
func typeFacts(op *model.Op) []model.TypeFact {
	var unique, equal, derived []model.TypeFact
	add := func(to model.ValueRef, e *model.Expr, t *model.TraitUse, optional bool) {
		v := valueOf(op, to)
		if v == nil || e.Op == model.ExprValue && e.Ref == to {
			return
		}
		ranged := e.Kind == model.KindList
		if ranged != (v.Length == model.Variadic) && ranged {
			return
		}
		// The length of variable results is not known, so no single type gives them.
		if !ranged && to.Kind == model.RefResult && v.Length != model.Single {
			return
		}
		f := model.TypeFact{
			To: to, Expr: e, Trait: t, Optional: optional || v.Length == model.Optional, Ranged: ranged, Transformed: isTransformer(t),
		}
		switch {
		case !mentionsValue(e):
			unique = append(unique, f)
		case e.Op == model.ExprValue:
			equal = append(equal, f)
		default:
			derived = append(derived, f)
		}
	}
	forValues(op, func(ref model.ValueRef, v *model.Value) {
		if v.Constraint.Builds != nil {
			add(ref, v.Constraint.Builds, nil, false)
		}
	})
	for _, t := range op.Traits {
		switch t.Trait.Name {
		case "SameOperandsAndResultType":
			sameTypes(op, true, func(to model.ValueRef, e *model.Expr) { add(to, e, t, false) })
		case "SameTypeOperands":
			sameTypes(op, false, func(to model.ValueRef, e *model.Expr) { add(to, e, t, false) })
		case "FirstAttrDerivedResultType":
			if len(op.Attributes) > 0 {
				e := attrType(op, model.ValueRef{Kind: model.RefAttribute})
				for i := range op.Results {
					add(model.ValueRef{Kind: model.RefResult, Index: i}, e, t, false)
				}
			}
		}
		if isTransformer(t) {
			if to := t.Pred.Args[1]; to.Op == model.ExprValue {
				add(to.Ref, t.Pred.Args[0], t, false)
			}
			continue
		}
		if t.Pred != nil {
			predFacts(t.Pred, t.Trait.Name == "OptionalTypesMatchWith",
				func(to model.ValueRef, e *model.Expr, optional bool) { add(to, e, t, optional) })
		}
	}
	return slices.Concat(unique, equal, derived)
}

// isTransformer reports whether a trait was written as an equation with a direction: transform == $to.
func isTransformer(t *model.TraitUse) bool {
	return t != nil && t.Trait.Name == "TypesMatchWith" && !t.Implied && t.Pred != nil && t.Pred.Op == model.ExprEq &&
		len(t.Pred.Args) == 2
}

// mentionsValue reports whether the expression depends on a part of the operation.
func mentionsValue(e *model.Expr) bool {
	return e.Op == model.ExprValue || slices.ContainsFunc(e.Args, mentionsValue)
}

// valueOf returns the operand or result, nil for other parts.
func valueOf(op *model.Op, ref model.ValueRef) *model.Value {
	switch ref.Kind {
	case model.RefOperand:
		return op.Operands[ref.Index]
	case model.RefResult:
		return op.Results[ref.Index]
	}
	return nil
}

// forValues visits operands and results.
func forValues(op *model.Op, f func(model.ValueRef, *model.Value)) {
	for i, v := range op.Operands {
		f(model.ValueRef{Kind: model.RefOperand, Index: i}, v)
	}
	for i, v := range op.Results {
		f(model.ValueRef{Kind: model.RefResult, Index: i}, v)
	}
}

// sameTypes states that all operands, and results when asked, have the type of each single one.
func sameTypes(op *model.Op, results bool, add func(model.ValueRef, *model.Expr)) {
	forValues(op, func(from model.ValueRef, v *model.Value) {
		if v.Length != model.Single || from.Kind == model.RefResult && !results {
			return
		}
		e := &model.Expr{Op: model.ExprValue, Kind: model.KindType, Ref: from}
		forValues(op, func(to model.ValueRef, _ *model.Value) {
			if to.Kind == model.RefOperand || results {
				add(to, e)
			}
		})
	})
}

// attrType returns the expression of the type that an attribute carries: a type attribute's value, else its own type.
func attrType(op *model.Op, ref model.ValueRef) *model.Expr {
	name := "type"
	if op.Attributes[ref.Index].Constraint.Class == "TypeAttr" {
		name = "type_value"
	}
	return model.Call(name, model.Span{}, &model.Expr{Op: model.ExprValue, Kind: model.KindAttr, Ref: ref})
}

// predFacts reads equations between types off a condition: equalities that are and-ed at the top, and those that hold
// while optional parts are present.
func predFacts(e *model.Expr, optional bool, add func(model.ValueRef, *model.Expr, bool)) {
	isType := func(x *model.Expr) bool {
		return x.Kind == model.KindType || x.Kind == model.KindList && x.Elem == model.KindType
	}
	relate := func(x, y *model.Expr) {
		if isType(x) && isType(y) && x.Op == model.ExprValue {
			add(x.Ref, y, optional)
		}
		if isType(x) && isType(y) && y.Op == model.ExprValue {
			add(y.Ref, x, optional)
		}
	}
	switch e.Op {
	case model.ExprAnd:
		for _, a := range e.Args {
			predFacts(a, optional, add)
		}
	case model.ExprOr:
		if last := e.Args[len(e.Args)-1]; !slices.ContainsFunc(e.Args[:len(e.Args)-1],
			func(a *model.Expr) bool { return !isAbsence(a) }) {
			predFacts(last, true, add)
		}
	case model.ExprEq:
		relate(e.Args[0], e.Args[1])
	case model.ExprAllEqual:
		for i, x := range e.Args {
			for j, y := range e.Args {
				if i < j {
					relate(x, y)
				}
			}
		}
	}
}

// isAbsence reports whether the condition is "not present(...)".
func isAbsence(e *model.Expr) bool {
	return e.Op == model.ExprNot && e.Args[0].Op == model.ExprCall && e.Args[0].Name == "present"
}

// inferKeys reads the key infer of results, which become equations, and of the operation, which promises a Go function.
func (r *Resolver) inferKeys(u *Unit, op *model.Op, o object, infers map[*model.Value]*yamlx.Node) {
	for i, v := range op.Results {
		n := infers[v]
		if n == nil {
			continue
		}
		if n.Kind != yamlx.Scalar {
			r.rep.Error(report.InferNeedless, n.Place(), "write one expression, such as with_element($lhs, I1)",
				"'infer' of a result must be text, not %s", n.Kind)
			continue
		}
		e := r.traitExpr(u, "transform", n, op, nil)
		t := r.builtin.traits["TypesMatchWith"]
		if t == nil || e.Kind != model.KindType {
			continue
		}
		r.defineTrait(t)
		ref := &model.Expr{Op: model.ExprValue, Kind: model.KindType, Ref: model.ValueRef{Kind: model.RefResult, Index: i},
			Span: n.Span}
		op.Traits = append(op.Traits, &model.TraitUse{
			Trait: t.trait, Implied: true, Span: n.Span, Summary: "'" + v.Name + "' has type " + n.Value(),
			Pred: &model.Expr{Op: model.ExprEq, Kind: model.KindBool, Args: []*model.Expr{ref, e}, Span: n.Span},
		})
	}
	if r.promises(u, o, "infer", model.HookInfer, &op.Funcs) {
		if len(op.Results) == 0 {
			r.rep.Error(report.InferNeedless, o.get("infer").Place(), "remove it", "operation '%s' has no results to infer", op.FullName())
			return
		}
		op.Hooks = append(op.Hooks, named(model.Hook{Kind: model.HookInfer, Interface: op.HookName() + "TypeInferrer",
			Method: "Infer" + op.HookName(), Owner: op.FullName(), Span: op.Span}, op.Funcs))
		if r.promises(u, o, "infer_compatible", model.HookCompatible, &op.Funcs) {
			op.Hooks = append(op.Hooks, named(model.Hook{Kind: model.HookCompatible, Interface: op.HookName() + "TypeComparer",
				Method: "Compatible" + op.HookName(), Owner: op.FullName(), Span: op.Span}, op.Funcs))
		}
	} else if n := o.get("infer_compatible"); n != nil {
		r.rep.Error(report.InferNeedless, n.Place(), "add infer: true",
			"no result types of operation '%s' are inferred in Go that others could be compatible with", op.FullName())
	}
}
