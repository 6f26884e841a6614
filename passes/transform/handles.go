package transform

import (
	"slices"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/generated/transform"
)

func applyAnnotate(c *Call) Outcome {
	op := core.Must(transform.AsAnnotateOp(c.Op))
	targets := c.Ops(op.Target())
	var attrs []core.Attribute
	if h := op.Param(); h != nil {
		attrs = c.Params(h)
		if len(attrs) != 1 && len(attrs) != len(targets) {
			return c.Silenceable("parameter and target have different payload lengths (%d vs %d)", len(attrs), len(targets))
		}
	} else {
		attrs = []core.Attribute{c.Op.Context().Unit()}
	}
	for i, x := range targets {
		x.SetAttr(op.Name(), attrs[min(i, len(attrs)-1)])
	}
	return Done
}

func applyCast(_ *Call, target *core.Operation) ([]any, Outcome) { return []any{target}, Done }

func applyNumAssociations(c *Call) Outcome {
	c.Set(0, c.Op.Context().I64Attr(int64(len(c.Payload(c.Op.Operand(0))))))
	return Done
}

func applyConsumersOfResult(c *Call) Outcome {
	op := core.Must(transform.AsGetConsumersOfResultOp(c.Op))
	targets := c.Ops(op.Target())
	if len(targets) == 0 {
		return Done
	}
	if len(targets) != 1 {
		return c.Definite("handle must be mapped to exactly one payload op")
	}
	n := op.ResultNumber()
	if n < 0 || n >= int64(targets[0].NumResults()) {
		return c.Definite("result number overflow")
	}
	c.Set(0, Objects(slices.Collect(targets[0].Result(int(n)).Users())...)...)
	return Done
}

func applyDefiningOp(c *Call) Outcome {
	var out []any
	for _, v := range c.Values(c.Op.Operand(0)) {
		if v.IsBlockArg() {
			return c.Silenceable("cannot get defining op of block argument").Note(v.Loc(), "target value")
		}
		out = append(out, v.DefiningOp())
	}
	c.Set(0, out...)
	return Done
}

func applyParentOp(c *Call) Outcome {
	op := core.Must(transform.AsGetParentOp(c.Op))
	name, named := op.OpName()
	var out []any
	seen := map[*core.Operation]bool{}
	for _, target := range c.Ops(op.Target()) {
		at := target
		for range op.NthParent() {
			at = at.ParentOp()
			for at != nil && (op.IsolatedFromAbove() && !at.Has(core.TraitIsolatedFromAbove) || named && at.Name() != name) {
				at = at.ParentOp()
			}
			if at != nil {
				continue
			}
			if op.AllowEmptyResults() {
				c.Set(0, out...)
				return Done
			}
			return c.Silenceable("could not find a parent op that matches all requirements").Note(target.Loc(), "target op")
		}
		if op.Deduplicate() && seen[at] {
			continue
		}
		seen[at] = true
		out = append(out, at)
	}
	c.Set(0, out...)
	return Done
}

func applyProducerOfOperand(c *Call) Outcome {
	op := core.Must(transform.AsGetProducerOfOperandOp(c.Op))
	var out []any
	n := op.OperandNumber()
	for _, target := range c.Ops(op.Target()) {
		var def *core.Operation
		if n >= 0 && n < int64(target.NumOperands()) {
			def = target.Operand(int(n)).DefiningOp()
		}
		if def == nil {
			return c.Silenceable("could not find a producer for operand number: %d of %s", n, target.String()).Note(target.Loc(), "target op")
		}
		out = append(out, def)
	}
	c.Set(0, out...)
	return Done
}

// positions expands a list of positions, of which negative ones count from the end.
func (c *Call) positions(list []int64, inverted, all bool, n int) ([]int, Outcome) {
	if all {
		out := make([]int, n)
		for i := range out {
			out[i] = i
		}
		return out, Done
	}
	chosen := map[int]bool{}
	var out []int
	for _, raw := range list {
		at := raw
		if at < 0 {
			at += int64(n)
		}
		if at >= int64(n) {
			return nil, c.Silenceable("position overflow %d (updated from %d) for maximum %d", at, raw, n)
		}
		if at < 0 {
			return nil, c.Silenceable("position underflow %d (updated from %d)", at, raw)
		}
		if chosen[int(at)] {
			return nil, c.Silenceable("repeated position %d (updated from %d)", at, raw)
		}
		chosen[int(at)] = true
		out = append(out, int(at))
	}
	if !inverted {
		return out, Done
	}
	out = nil
	for i := range n {
		if !chosen[i] {
			out = append(out, i)
		}
	}
	return out, Done
}

func applyGetOperand(c *Call) Outcome {
	op := core.Must(transform.AsGetOperandOp(c.Op))
	return c.pick(op.Target(), op.RawPositionList(), op.IsInverted(), op.IsAll(), (*core.Operation).NumOperands, (*core.Operation).Operand)
}

func applyGetResult(c *Call) Outcome {
	op := core.Must(transform.AsGetResultOp(c.Op))
	return c.pick(op.Target(), op.RawPositionList(), op.IsInverted(), op.IsAll(), (*core.Operation).NumResults, (*core.Operation).Result)
}

func (c *Call) pick(target *core.Value, list []int64, inverted, all bool, count func(*core.Operation) int,
	get func(*core.Operation, int) *core.Value) Outcome {
	var out []any
	for _, x := range c.Ops(target) {
		at, o := c.positions(list, inverted, all, count(x))
		if !o.Succeeded() {
			return o.Note(x.Loc(), "while considering positions of this payload operation")
		}
		for _, i := range at {
			out = append(out, get(x, i))
		}
	}
	c.Set(0, out...)
	return Done
}

func applyGetType(c *Call) Outcome {
	op := core.Must(transform.AsGetTypeOp(c.Op))
	var out []any
	for _, v := range c.Values(op.Value()) {
		t := v.Type()
		if op.Elemental() {
			t = core.ElementTypeOrSelf(t)
		}
		out = append(out, core.Attribute(c.Op.Context().TypeAttr(t)))
	}
	c.Set(0, out...)
	return Done
}

// mergeHandles is transform.merge_handles.
type mergeHandles struct{}

// AllowsRepeated implements [Repeater].
func (mergeHandles) AllowsRepeated(op *core.Operation) bool {
	m := core.Must(transform.AsMergeHandlesOp(op))
	return m.Deduplicate()
}

// Apply implements [Op].
func (mergeHandles) Apply(c *Call) Outcome {
	op := core.Must(transform.AsMergeHandlesOp(c.Op))
	var out []any
	seen := map[any]bool{}
	for _, h := range op.Handles() {
		for _, x := range c.Payload(h) {
			if op.Deduplicate() && seen[x] {
				continue
			}
			seen[x] = true
			out = append(out, x)
		}
	}
	c.Set(0, out...)
	return Done
}

func applySplitHandle(c *Call) Outcome {
	op := core.Must(transform.AsSplitHandleOp(c.Op))
	list, n := c.Payload(op.Handle()), len(c.results)
	overflow := -1
	if a := op.OverflowResultAttr(); a != nil {
		overflow = int(a.Int64())
	}
	if len(list) > n && overflow < 0 ||
		len(list) < n && op.FailOnPayloadTooSmall() && (len(list) != 0 || !op.PassThroughEmptyHandle()) {
		return c.Silenceable("%s expected to contain %d payloads but it contains %d payloads", valueText(op.Handle()), n, len(list))
	}
	out := make([][]any, n)
	for i, x := range list {
		if i >= n {
			i = overflow
		}
		if i < n {
			out[i] = append(out[i], x)
		}
	}
	c.setAll(out)
	return Done
}

func applyParamConstant(c *Call) Outcome {
	op := core.Must(transform.AsParamConstantOp(c.Op))
	c.Set(0, op.ValueAttr())
	return Done
}

func applyReplicate(c *Call) Outcome {
	op := core.Must(transform.AsReplicateOp(c.Op))
	n := len(c.Ops(op.Pattern()))
	for i, h := range op.Handles() {
		c.Set(i, slices.Repeat(c.Payload(h), n)...)
	}
	return Done
}

func applySelect(c *Call) Outcome {
	op, _ := transform.AsSelectOp(c.Op)
	var out []any
	for _, x := range c.Ops(op.Target()) {
		if x.Name() == op.OpName() {
			out = append(out, x)
		}
	}
	c.Set(0, out...)
	return Done
}

func applyKnob(c *Call) Outcome {
	op := core.Must(transform.AsKnobOp(c.Op))
	if op.SelectedAttr() == nil {
		return c.Definite("non-deterministic choice %s is only resolved through providing a `selected` attr", core.AttrString(op.NameAttr()))
	}
	c.Set(0, op.SelectedAttr())
	return Done
}

func applyTuneAlternatives(c *Call) Outcome {
	op := core.Must(transform.AsTuneAlternativesOp(c.Op))
	selected := op.SelectedRegionAttrAttr()
	if h := op.SelectedRegionParam(); h != nil {
		list := c.Params(h)
		if len(list) == 1 {
			selected, _ = list[0].(*core.IntegerAttr)
		}
		if len(list) != 1 || selected == nil {
			return c.Definite("param should hold exactly one integer attribute, got: %d", len(list))
		}
	}
	if selected == nil {
		return c.Definite("non-deterministic choice %s is only resolved through providing a `selected_region` attr/param",
			core.AttrString(op.NameAttr()))
	}
	at, regions := selected.Int64(), op.Alternatives()
	if at < 0 || at >= int64(len(regions)) {
		return c.Definite("'selected_region' attribute/param specifies region at index %d while op has only %d regions", at, len(regions))
	}
	defer c.enter(regions[at])()
	out, o := c.runBlock(regions[at].Entry(), transform.FailurePropagationModePropagate)
	c.setAll(out)
	return o
}

func applyMatchEmpty(c *Call) Outcome {
	if len(c.Ops(c.Op.Operand(0))) > 0 {
		return c.Silenceable("operation is not empty")
	}
	return Done
}

func applyMatchName(c *Call, target *core.Operation) Outcome {
	if refusesName(c.Op, target) {
		return c.Silenceable("wrong operation name")
	}
	return Done
}

func refusesName(op, target *core.Operation) bool {
	for _, a := range core.Must(transform.AsMatchOperationNameOp(op)).OpNamesAttr().Elems() {
		if s, ok := a.(*core.StringAttr); ok && s.Value() == target.Name() {
			return false
		}
	}
	return true
}

// refuser is an [Op] that can tell without a [Call] that it does not match an operation.
type refuser interface {
	refuses(op, target *core.Operation) bool
}

// refusing is a matcher that is a [refuser].
type refusing struct {
	Op
	how func(op, target *core.Operation) bool
}

func (m refusing) refuses(op, target *core.Operation) bool { return m.how(op, target) }

// matchOne is an [Op] that matches a handle to a single operation.
func matchOne(f func(c *Call, target *core.Operation) Outcome) Op {
	return Func(func(c *Call) Outcome {
		list := c.Ops(c.Op.Operand(0))
		if len(list) != 1 {
			return c.Definite("SingleOpMatchOpTrait requires the operand handle to point to a single payload op")
		}
		return f(c, list[0])
	})
}

func applyMatchParam(c *Call) Outcome {
	op := core.Must(transform.AsMatchParamCmpIOp(c.Op))
	params, references := c.Params(op.Param()), c.Params(op.Reference())
	if len(params) != len(references) {
		return c.Silenceable("parameters have different payload lengths (%d vs %d)", len(params), len(references))
	}
	for i := range params {
		p, ok := params[i].(*core.IntegerAttr)
		r, ok2 := references[i].(*core.IntegerAttr)
		if !ok || !ok2 {
			return c.Definite("non-integer parameter value not expected")
		}
		if p.Type() != r.Type() {
			return c.Definite("mismatching integer attribute types in parameter #%d", i)
		}
		x, y := p.Int64(), r.Int64()
		var holds bool
		var direction string
		switch op.Predicate() {
		case transform.MatchCmpIPredicateEq:
			holds, direction = x == y, "equal to"
		case transform.MatchCmpIPredicateNe:
			holds, direction = x != y, "not equal to"
		case transform.MatchCmpIPredicateLt:
			holds, direction = x < y, "less than"
		case transform.MatchCmpIPredicateLe:
			holds, direction = x <= y, "less than or equal to"
		case transform.MatchCmpIPredicateGt:
			holds, direction = x > y, "greater than"
		default:
			holds, direction = x >= y, "greater than or equal to"
		}
		if !holds {
			return c.Silenceable("expected parameter to be %s %d, got %d", direction, y, x).
				Note(op.Param().Loc(), "value # %d associated with the parameter defined here", i)
		}
	}
	return Done
}
