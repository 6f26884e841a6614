package transform

import (
	"slices"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/generated/transform"
)

// verifyDims checks a list of positions that may be inverted or stand for all.
func verifyDims(op *core.Operation, list []int64, inverted, all bool, r *core.Reporter) bool {
	switch {
	case all && inverted:
		return r.OpErrorf(op, "cannot request both 'all' and 'inverted' values in the list").Fail()
	case all && len(list) > 0:
		return r.OpErrorf(op, "cannot both request 'all' and specific values in the list").Fail()
	case !all && len(list) == 0:
		return r.OpErrorf(op, "must request specific values in the list if 'all' is not specified").Fail()
	}
	for i := 1; i < len(list); i++ {
		if list[i] == list[i-1] {
			return r.OpErrorf(op, "expected the listed values to be unique").Fail()
		}
	}
	return true
}

// VerifyGetOperand checks the list of positions.
func (Hooks) VerifyGetOperand(op transform.GetOperandOp, r *core.Reporter) bool {
	return verifyDims(op.Op, op.RawPositionList(), op.IsInverted(), op.IsAll(), r)
}

// VerifyGetResult checks the list of positions.
func (Hooks) VerifyGetResult(op transform.GetResultOp, r *core.Reporter) bool {
	return verifyDims(op.Op, op.RawPositionList(), op.IsInverted(), op.IsAll(), r)
}

// VerifyMatchStructured checks the argument and the conditions of the region.
func (Hooks) VerifyMatchStructured(op transform.MatchStructuredOp, r *core.Reporter) bool {
	body := op.BodyRegion().Entry()
	if body.NumArgs() != 1 {
		return r.OpErrorf(op.Op, "expected one body argument").Fail()
	}
	if !isHandleType(body.Arg(0).Type()) {
		return r.OpErrorf(op.Op, "expected body argument to implement TransformHandleTypeInterface").Fail()
	}
	for o := range body.Ops() {
		if o == body.Last() {
			break
		}
		if !transform.MatchOpInterfaceKey.In(o.Info()) {
			return r.OpErrorf(op.Op, "expects nested operations to implement MatchOpInterface").Note(o.Loc(), "offending operation").Fail()
		}
	}
	return true
}

// VerifyMatchStructuredBody checks that there is one condition.
func (Hooks) VerifyMatchStructuredBody(op transform.MatchStructuredBodyOp, r *core.Reporter) bool {
	n := 0
	for _, set := range []bool{op.ReductionPositionAttr() != nil, op.Passthrough(), op.Elementwise(), op.ContractionAttr() != nil} {
		if set {
			n++
		}
	}
	if n > 1 {
		return r.OpErrorf(op.Op, "only one of {\"reduction_position\", \"passthrough\", \"elementwise\", \"contraction\"} is allowed").Fail()
	}
	if c := op.ContractionAttr(); c != nil && len(c.Elems()) != 2 {
		return r.OpErrorf(op.Op, "expects \"contraction\" to contain two elements").Fail()
	}
	return true
}

// VerifyMatchStructuredDim checks that one kind of dimension is asked for.
func (Hooks) VerifyMatchStructuredDim(op transform.MatchStructuredDimOp, r *core.Reporter) bool {
	if op.Parallel() && op.Reduction() {
		return r.OpErrorf(op.Op, "cannot request the same dimension to be both parallel and reduction").Fail()
	}
	return verifyDims(op.Op, op.RawDimList(), op.IsInverted(), op.IsAll(), r)
}

// VerifyMatchStructuredInput checks the list of positions and what is asked of them.
func (Hooks) VerifyMatchStructuredInput(op transform.MatchStructuredInputOp, r *core.Reporter) bool {
	return verifyMatchOperand(op.Op, op.RawPositionList(), op.IsInverted(), op.IsAll(), op.Permutation(), op.ProjectedPermutation(),
		r)
}

// VerifyMatchStructuredInit checks the list of positions and what is asked of them.
func (Hooks) VerifyMatchStructuredInit(op transform.MatchStructuredInitOp, r *core.Reporter) bool {
	return verifyMatchOperand(op.Op, op.RawPositionList(), op.IsInverted(), op.IsAll(), op.Permutation(), op.ProjectedPermutation(),
		r)
}

func verifyMatchOperand(op *core.Operation, list []int64, inverted, all, permutation, projected bool, r *core.Reporter) bool {
	if permutation && projected {
		return r.OpErrorf(op, "\"permutation\" and \"projected_permutation\" are mutually exclusive").Fail()
	}
	if op.NumResults() > 0 && len(list) > 1 {
		return r.OpErrorf(op, "cannot bind multiple inputs/inits to the same value").Fail()
	}
	return verifyDims(op, list, inverted, all, r)
}

// VerifyMatchStructuredResult checks that a result is asked for in one way.
func (Hooks) VerifyMatchStructuredResult(op transform.MatchStructuredResultOp, r *core.Reporter) bool {
	switch {
	case (op.Any() || op.Single()) != isHandleType(op.Result().Type()):
		return r.OpErrorf(op.Op, "expects either the any/single keyword or the type value handle result type").Fail()
	case op.Any() && op.Single():
		return r.OpErrorf(op.Op, "'any' and 'single' are mutually exclusive").Fail()
	}
	return true
}

// VerifyNumAssociations checks that the result can hold a number.
func (Hooks) VerifyNumAssociations(op transform.NumAssociationsOp, r *core.Reporter) bool {
	t, ok := op.Num().Type().(*transform.ParamType)
	if !ok {
		return true
	}
	if i, isInt := t.Type().(*core.IntegerType); isInt && i.Width() == 64 && i.IsSignless() {
		return true
	}
	return r.OpErrorf(op.Op, "expects result type to be '!transform.param<i64>' or '!transform.any_param'").Fail()
}

// VerifyForeachMatch checks that matchers and actions are pairs.
func (Hooks) VerifyForeachMatch(op transform.ForeachMatchOp, r *core.Reporter) bool {
	m, a := len(elements(op.MatchersAttr())), len(elements(op.ActionsAttr()))
	if m != a {
		return r.OpErrorf(op.Op, "expected the same number of matchers and actions").Fail()
	}
	if m == 0 {
		return r.OpErrorf(op.Op, "expected at least one match/action pair").Fail()
	}
	var seen []core.Attribute
	for _, x := range elements(op.MatchersAttr()) {
		if slices.Contains(seen, x) {
			r.OpEmitWarningf(op.Op, "matcher %s is used more than once, only the first match will apply", core.AttrString(x))
			continue
		}
		seen = append(seen, x)
	}
	return true
}

// VerifyStructuredPredicate wants match.structured around an operation, which is about its argument.
func (Hooks) VerifyStructuredPredicate(op *core.Operation, r *core.Reporter) bool {
	parent := op.ParentOp()
	if parent == nil || !parent.Is(&transform.MatchStructuredDef) {
		return r.OpErrorf(op, "expects parent op to be '%s'", transform.MatchStructuredDef.Name).Fail()
	}
	if v := op.Operand(0); !v.IsBlockArg() || v.OwnerBlock() != op.Block() || v.Index() != 0 {
		return r.OpErrorf(op, "expected predicate to apply to the surrounding structured op").Fail()
	}
	return true
}
