package transform

import (
	"fmt"
	"slices"
	"strings"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/query"
	"github.com/odsgen/ods/generated/pdl"
	"github.com/odsgen/ods/generated/transform"
)

// Names of attributes that the dialect gives a meaning wherever they stand.
const (
	namedSequenceAttr = "transform.with_named_sequence"
	targetTagAttr     = "transform.target_tag"
	consumedAttr      = "transform.consumed"
	readOnlyAttr      = "transform.readonly"
	silenceAttr       = "transform.silence_tracking_failures"
)

// VerifyOperationAttribute checks attributes of the dialect on operations of any dialect.
func (Hooks) VerifyOperationAttribute(op *core.Operation, a core.NamedAttr, r *core.Reporter) bool {
	switch a.Name {
	case namedSequenceAttr:
		if !op.Has(core.TraitSymbolTable) {
			return r.OpEmitErrorf(op, "\"%s\" attribute can only be attached to operations with symbol tables", a.Name).Fail()
		}
		return verifyNoRecursion(op, r)
	case targetTagAttr:
		if _, ok := a.Value.(*core.StringAttr); !ok {
			return r.OpEmitErrorf(op, "\"%s\" attribute must be a string", a.Name).Fail()
		}
	case consumedAttr, readOnlyAttr, silenceAttr:
		if _, ok := a.Value.(*core.UnitAttr); !ok {
			return r.OpEmitErrorf(op, "\"%s\" must be a unit attribute", a.Name).Fail()
		}
	default:
		return r.OpEmitErrorf(op, "unknown attribute: \"%s\"", a.Name).Fail()
	}
	return true
}

// verifyNoRecursion checks that no named sequence below a symbol table includes itself, directly or through others.
func verifyNoRecursion(table *core.Operation, r *core.Reporter) bool {
	const busy, done = 1, 2
	state := map[*core.Operation]int{}
	var stack []*core.Operation
	var visit func(op *core.Operation) bool
	visit = func(op *core.Operation) bool {
		state[op] = busy
		stack = append(stack, op)
		ok := true
		op.Walk(func(inner *core.Operation) {
			inc, is := transform.AsIncludeOp(inner)
			if !is || !ok {
				return
			}
			callee := inner.LookupNearestSymbol(inc.TargetAttr())
			if callee == nil || !callee.Is(&transform.NamedSequenceDef) {
				return
			}
			switch state[callee] {
			case busy:
				f := r.Errorf(callee.Loc(), "recursion not allowed in named sequences")
				for _, on := range stack[slices.Index(stack, callee)+1:] {
					f = f.Note(on.Loc(), "operation on recursion stack")
				}
				ok = f.Fail()
			case 0:
				ok = visit(callee)
			}
		})
		stack = stack[:len(stack)-1]
		state[op] = done
		return ok
	}
	for _, region := range table.Regions() {
		for op := range region.Ops() {
			if op.Is(&transform.NamedSequenceDef) && state[op] == 0 && !visit(op) {
				return false
			}
		}
	}
	return true
}

// VerifyParamType checks that parameters have integers, floats, indices or types.
func (Hooks) VerifyParamType(r *core.Reporter, at core.Location, _ *core.Context, t core.Type) bool {
	if i, ok := t.(*core.IntegerType); ok && i.Width() <= 64 {
		return true
	}
	return r.Errorf(at, "only supports integer types with width <=64").Fail()
}

// verifyTopLevel checks operations that may stand at the top level: their region and what they are nested in.
func verifyTopLevel(op *core.Operation, r *core.Reporter) bool {
	if op.NumRegions() == 0 {
		return r.OpErrorf(op, "expects at least one region").Fail()
	}
	region := op.Region(0)
	if region.IsEmpty() {
		return r.OpErrorf(op, "expects a single-block region").Fail()
	}
	if n := region.CountBlocks(); n != 1 {
		return r.OpErrorf(op, "expects a single-block region").Fail()
	}
	body := region.Entry()
	if body.NumArgs() == 0 {
		return r.OpErrorf(op, "expects the entry block to have at least one argument").Fail()
	}
	if !isHandleType(body.Arg(0).Type()) {
		return r.OpErrorf(op, "expects the first entry block argument to be of type implementing TransformHandleTypeInterface").Fail()
	}
	for i, v := range body.Args()[1:] {
		if !isHandleType(v.Type()) && !isValueHandle(v.Type()) && !isParam(v.Type()) {
			return r.OpErrorf(op, "expects trailing entry block arguments to be of type implementing TransformHandleTypeInterface, "+
				"TransformValueHandleTypeInterface or TransformParamTypeInterface").Note(op.Loc(), "argument #%d does not", i+1).Fail()
		}
	}
	for around := op.ParentOp(); around != nil; around = around.ParentOp() {
		if !possibleTopLevel(around) {
			continue
		}
		if op.NumOperands() != body.NumArgs() {
			return r.OpErrorf(op, "expects operands to be provided for a nested op").Note(around.Loc(),
				"nested in another possible top-level op").Fail()
		}
		break
	}
	return true
}

func possibleTopLevel(op *core.Operation) bool {
	return op.Is(&transform.SequenceDef) || op.Is(&transform.WithPDLPatternsDef) || op.Is(&transform.AlternativesDef)
}

func isHandleType(t core.Type) bool {
	if _, ok := t.(*pdl.OperationType); ok {
		return true // what patterns of pdl match are operations, too
	}
	_, ok := transform.TransformHandleTypeInterfaceKey.Of(t)
	return ok
}

func isValueHandle(t core.Type) bool {
	_, ok := transform.TransformValueHandleTypeInterfaceKey.Of(t)
	return ok
}

func isParam(t core.Type) bool {
	_, ok := transform.TransformParamTypeInterfaceKey.Of(t)
	return ok
}

// verifyDoubleConsume checks that at most one use of a handle makes it unusable.
func verifyDoubleConsume(v *core.Value, report func() core.Finding) bool {
	var first *core.Use
	for u := range v.Uses() {
		if !mayConsume(u) {
			continue
		}
		if first == nil {
			first = u
			continue
		}
		return report().Note(first.Owner().Loc(), "used here as operand #%d", first.Index()).
			Note(u.Owner().Loc(), "used here as operand #%d", u.Index()).Fail()
	}
	return true
}

// VerifySequence checks that handles are consumed once, that only transformations stand in the body, and what it
// yields.
func (Hooks) VerifySequence(op transform.SequenceOp, r *core.Reporter) bool {
	if !verifyTopLevel(op.Op, r) {
		return false
	}
	if op.Root() == nil && len(op.ExtraBindings()) > 0 {
		return r.OpErrorf(op.Op, "does not expect extra operands when used as top-level").Fail()
	}
	body := op.Body().Entry()
	for i, arg := range body.Args() {
		if !verifyDoubleConsume(arg, func() core.Finding {
			return r.OpErrorf(op.Op, "block argument #%d has more than one potential consumer", i)
		}) {
			return false
		}
	}
	last := body.Last()
	for child := range body.Ops() {
		if child != last && !transform.TransformOpInterfaceKey.In(child.Info()) {
			return r.OpErrorf(op.Op, "expected children ops to implement TransformOpInterface").Note(child.Loc(),
				"op without interface").Fail()
		}
		for i, v := range child.ResultList() {
			if !verifyDoubleConsume(v, func() core.Finding {
				return r.OpEmitErrorf(child, "result #%d has more than one potential consumer", i)
			}) {
				return false
			}
		}
	}
	if last == nil {
		return r.OpErrorf(op.Op, "expects to have a terminator in the body").Fail()
	}
	if !slices.Equal(last.OperandTypes(), op.Op.ResultTypes()) {
		return r.OpErrorf(op.Op, "expects the types of the terminator operands to match the types of the result").Note(last.Loc(),
			"terminator").Fail()
	}
	return true
}

// VerifyWithPDLPatterns checks that there are patterns and at most one script.
func (Hooks) VerifyWithPDLPatterns(op transform.WithPDLPatternsOp, r *core.Reporter) bool {
	if !verifyTopLevel(op.Op, r) {
		return false
	}
	var top *core.Operation
	for child := range op.Body().Ops() {
		if child.Name() == "pdl.pattern" {
			continue
		}
		if !transform.TransformOpInterfaceKey.In(child.Info()) || !possibleTopLevel(child) {
			return r.OpErrorf(op.Op, "expects only pattern and top-level transform ops in its body").Note(child.Loc(),
				"offending op").Fail()
		}
		if top != nil {
			return r.OpErrorf(op.Op, "expects only one non-pattern op in its body").Note(top.Loc(), "first non-pattern op").
				Note(child.Loc(), "second non-pattern op").Fail()
		}
		top = child
	}
	for p := op.Op.ParentOp(); p != nil; p = p.ParentOp() {
		if p.Is(&transform.WithPDLPatternsDef) {
			return r.OpErrorf(op.Op, "cannot be nested").Note(p.Loc(), "parent operation").Fail()
		}
	}
	if top == nil {
		return r.OpErrorf(op.Op, "expects at least one non-pattern op in its body").Fail()
	}
	return true
}

// VerifyAlternatives checks that all regions yield the results.
func (Hooks) VerifyAlternatives(op transform.AlternativesOp, r *core.Reporter) bool {
	if !verifyTopLevel(op.Op, r) {
		return false
	}
	for _, region := range op.Alternatives() {
		last := region.Entry().Last()
		if last == nil || !slices.Equal(last.OperandTypes(), op.Op.ResultTypes()) {
			f := r.OpErrorf(op.Op, "expects terminator operands to have the same type as results of the operation")
			if last != nil {
				f = f.Note(last.Loc(), "terminator")
			}
			return f.Fail()
		}
	}
	for _, region := range op.Alternatives() {
		for i, arg := range region.Entry().Args() {
			if !verifyDoubleConsume(arg, func() core.Finding {
				return r.OpErrorf(op.Op, "region #%d block argument #%d has more than one potential consumer", region.Index(), i)
			}) {
				return false
			}
		}
	}
	return true
}

// VerifyForeach checks that arguments and results have the types of operands and of what is yielded.
func (Hooks) VerifyForeach(op transform.ForeachOp, r *core.Reporter) bool {
	body := op.Body().Entry()
	targets := op.Targets()
	if len(targets) != body.NumArgs() {
		return r.OpErrorf(op.Op, "expects the same number of targets as the body has block arguments").Fail()
	}
	last := body.Last()
	if last == nil || last.NumOperands() != op.Op.NumResults() {
		return r.OpErrorf(op.Op, "expects the same number of results as the yield terminator has operands").Fail()
	}
	if !slices.Equal(body.ArgTypes(), query.TypesOf(targets)) {
		return r.OpErrorf(op.Op, "expects co-indexed targets and the body's block arguments to have the same op/value/param type").Fail()
	}
	if !slices.Equal(last.OperandTypes(), op.Op.ResultTypes()) {
		return r.OpErrorf(op.Op, "expects co-indexed results and yield operands to have the same op/value/param type").Fail()
	}
	return true
}

// VerifyTuneAlternatives checks that there are regions, and that the one that is chosen is among them.
func (Hooks) VerifyTuneAlternatives(op transform.TuneAlternativesOp, r *core.Reporter) bool {
	for _, region := range op.Alternatives() {
		last := region.Entry().Last()
		if last == nil || last.NumOperands() != op.Op.NumResults() {
			if last == nil {
				last = op.Op
			}
			return r.OpErrorf(last, "expected terminator to have as many operands as the parent op has results").Fail()
		}
		for i, v := range op.Op.ResultList() {
			if from := last.Operand(i).Type(); from != v.Type() {
				return r.OpErrorf(last, "the type of the terminator operand #%d must match the type of the corresponding parent op result ('%s' vs '%s')",
					i, core.TypeString(from), core.TypeString(v.Type())).Fail()
			}
		}
	}
	n := op.SelectedRegionAttrAttr()
	if n == nil {
		return true
	}
	count := len(op.Alternatives())
	switch i := n.Int64(); {
	case i < 0:
		return r.OpErrorf(op.Op, "'selected_region' attribute specifies region at index %d which is negative", i).Fail()
	case i >= int64(count):
		return r.OpErrorf(op.Op, "'selected_region' attribute specifies region at index %d while op has only %d regions", i,
			count).Fail()
	case op.SelectedRegionParam() != nil:
		return r.OpErrorf(op.Op, "only one of selected_region attribute and selected_region param may be provided").Fail()
	}
	return true
}

// VerifyKnob checks that the choice is one of the options, when these are a list.
func (Hooks) VerifyKnob(op transform.KnobOp, r *core.Reporter) bool {
	list, ok := op.OptionsAttr().(*core.ArrayAttr)
	if !ok || op.SelectedAttr() == nil || slices.Contains(list.Elems(), op.SelectedAttr()) {
		return true
	}
	return r.OpErrorf(op.Op, "provided `selected` attribute is not an element of `options` array of attributes").Fail()
}

// VerifyIRDLCollectMatching checks that the body is one definition.
func (Hooks) VerifyIRDLCollectMatching(op transform.IRDLCollectMatchingOp, r *core.Reporter) bool {
	body := op.Body().Entry()
	if body.First() == nil || body.First() != body.Last() {
		return r.OpErrorf(op.Op, "expects a single operation in the body").Fail()
	}
	fail := func(text string) bool { return r.OpErrorf(op.Op, "%s", text).Fail() }
	dialect := body.First()
	if dialect.Name() != "irdl.dialect" || dialect.NumRegions() != 1 {
		return fail("expects the body operation to be irdl.dialect")
	}
	n := 0
	if b := dialect.Region(0).Entry(); b != nil {
		for o := range b.Ops() {
			switch o.Name() {
			case "irdl.operation":
				if n++; n > 1 {
					return fail("expects IRDL to contain exactly one operation")
				}
			case "irdl.type", "irdl.attribute":
				return fail("IRDL types and attributes are not yet supported")
			}
		}
	}
	return n == 1 || fail("expects IRDL to contain exactly one operation")
}

// VerifyConstrainParams checks that arguments stand for the parameters.
func (Hooks) VerifyConstrainParams(op transform.ConstrainParamsOp, r *core.Reporter) bool {
	body := op.Body().Entry()
	if len(op.Params()) != body.NumArgs() {
		return r.OpErrorf(op.Op, "must have the same number of block arguments as operands").Fail()
	}
	last := body.Last()
	if last == nil || last.Name() != "smt.yield" {
		return r.OpErrorf(op.Op, "expected 'smt.yield' as terminator").Fail()
	}
	for o := range body.Ops() {
		if !strings.HasPrefix(o.Name(), "smt.") {
			return r.OpErrorf(op.Op, "ops contained in region should belong to SMT-dialect").Fail()
		}
	}
	for i, v := range op.Params() {
		if why := mismatch(body.Arg(i).Type(), v.Type()); why != "" {
			kind := fmt.Sprintf("the type of block arg #%d", i)
			return r.OpErrorf(op.Op, "%s", why2(kind, why, "operand")).Fail()
		}
	}
	if last.NumOperands() != op.Op.NumResults() {
		return r.OpErrorf(last, "expected terminator to have as many operands as the parent op has results").Fail()
	}
	for i, v := range op.Op.ResultList() {
		if why := mismatch(last.Operand(i).Type(), v.Type()); why != "" {
			return r.OpErrorf(last, "%s", why2(fmt.Sprintf("the type of terminator operand #%d", i), why, "result")).Fail()
		}
	}
	return true
}

func why2(what, why, of string) string { return what + " is " + strings.ReplaceAll(why, "OTHER", of) }

// mismatch tells why a type of smt does not stand for the one of a parameter; empty when it does. OTHER stands for what
// has the parameter's type.
func mismatch(smt, param core.Type) string {
	var width uint
	if p, ok := param.(*transform.ParamType); ok {
		if i, isInt := p.Type().(*core.IntegerType); isInt {
			width = i.Width()
		}
	} else {
		return ""
	}
	text := core.TypeString(smt)
	var bits uint
	switch {
	case text == "!smt.int":
		return ""
	case text == "!smt.bool":
		if width != 1 {
			return fmt.Sprintf("!smt.bool though the corresponding OTHER type ('%s') is not wrapping i1", core.TypeString(param))
		}
		return ""
	case strings.HasPrefix(text, "!smt.bv<"):
		if _, err := fmt.Sscanf(text, "!smt.bv<%d>", &bits); err != nil || bits != width {
			return fmt.Sprintf("'%s' though the corresponding OTHER type ('%s') is not wrapping an integer type of the same bitwidth",
				text, core.TypeString(param))
		}
		return ""
	}
	return "expected to be either a !smt.bool, a !smt.int, or a !smt.bv"
}
