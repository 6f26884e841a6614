package form

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/odsgen/model"
)

// matchCalls are the functions whose results are compared.
var matchCalls = map[string]core.MatchKind{"element_or_self": core.MatchElementTypes, "shape": core.MatchShapes,
	"rank":         core.MatchRanks,
	"num_elements": core.MatchElementCounts, "type_id": core.MatchTypeKinds, "type": core.MatchTypes}

// Match recognises the conditions that package core verifies as data: the same thing of several parts is equal. The
// parts are nil for any other condition.
func Match(e *model.Expr) (kind core.MatchKind, refs []model.ValueRef) {
	if e == nil || e.Op != model.ExprAllEqual {
		return core.MatchNone, nil
	}
	for _, a := range e.Args {
		k := core.MatchTypes
		if a.Op == model.ExprCall && len(a.Args) == 1 {
			k = matchCalls[a.Name]
			a = a.Args[0]
		}
		if a.Op != model.ExprValue || k == core.MatchNone || kind != core.MatchNone && kind != k {
			return core.MatchNone, nil
		}
		if r := a.Ref.Kind; r != model.RefOperand && r != model.RefResult && r != model.RefAttribute {
			return core.MatchNone, nil
		}
		kind = k
		refs = append(refs, a.Ref)
	}
	return kind, refs
}

// Asked are the parts whose presence a condition asks for itself. Only the absence of others makes the condition true.
func Asked(e *model.Expr) map[model.ValueRef]bool {
	out := map[model.ValueRef]bool{}
	var visit func(e *model.Expr)
	visit = func(e *model.Expr) {
		if e.Op == model.ExprCall && e.Name == "present" && len(e.Args) == 1 && e.Args[0].Op == model.ExprValue {
			out[e.Args[0].Ref] = true
		}
		for _, a := range e.Args {
			visit(a)
		}
	}
	visit(e)
	return out
}
