package pdl

import (
	"slices"
	"strings"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/generated/pdl"
)

// VerifyApplyNativeConstraint checks that there is something to decide on, and that no operation is returned.
func (Hooks) VerifyApplyNativeConstraint(op pdl.ApplyNativeConstraintOp, r *core.Reporter) bool {
	if len(op.Args()) == 0 {
		return r.OpErrorf(op.Op, "expected at least one argument").Fail()
	}
	for _, v := range op.Results() {
		if _, ok := v.Type().(*pdl.OperationType); ok {
			return r.OpErrorf(op.Op, "returning an operation from a constraint is not supported").Fail()
		}
	}
	return true
}

// VerifyAttribute checks that a value is given where one is needed, and not together with a type.
func (h Hooks) VerifyAttribute(op pdl.AttributeOp, r *core.Reporter) bool {
	if op.ValueAttr() == nil {
		if _, ok := pdl.AsRewriteOp(op.Op.ParentOp()); ok {
			return r.OpErrorf(op.Op, "expected constant value when specified within a `pdl.rewrite`").Fail()
		}
		return h.VerifyBound(op.Op, r)
	}
	if op.ValueType() != nil {
		return r.OpErrorf(op.Op, "expected only one of [`type`, `value`] to be set").Fail()
	}
	return true
}

// VerifyType checks that a type is constant or bound.
func (h Hooks) VerifyType(op pdl.TypeOp, r *core.Reporter) bool {
	return op.ConstantTypeAttr() != nil || h.VerifyBound(op.Op, r)
}

// VerifyTypes checks that types are constant or bound.
func (h Hooks) VerifyTypes(op pdl.TypesOp, r *core.Reporter) bool {
	return op.ConstantTypesAttr() != nil || h.VerifyBound(op.Op, r)
}

// VerifyBound checks that a part of the matcher is used by something that a driver can start from.
func (Hooks) VerifyBound(op *core.Operation, r *core.Reporter) bool {
	if _, inPattern := pdl.AsPatternOp(op.ParentOp()); !inPattern || isBound(op) {
		return true
	}
	return r.OpErrorf(op, "expected a bindable user when defined in the matcher body of a `pdl.pattern`").Fail()
}

// isBound reports whether a user binds the operation. Taking results binds only when somebody uses them.
func isBound(op *core.Operation) bool {
	for _, v := range op.ResultList() {
		for user := range v.Users() {
			if !isResult(user) || isBound(user) {
				return true
			}
		}
	}
	return false
}

func isResult(op *core.Operation) bool { return op.Is(&pdl.ResultDef) || op.Is(&pdl.ResultsDef) }

// VerifyOperation checks the names of attributes, and that the result types of an operation that is created are known.
func (h Hooks) VerifyOperation(op pdl.OperationOp, r *core.Reporter) bool {
	name, named := op.OpName()
	_, inRewrite := pdl.AsRewriteOp(op.Op.ParentOp())
	if inRewrite && !named {
		return r.OpErrorf(op.Op, "must have an operation name when nested within a `pdl.rewrite`").Fail()
	}
	names, values := len(op.AttributeValueNamesAttr().Elems()), len(op.AttributeValues())
	if names != values {
		return r.OpErrorf(op.Op, "expected the same number of attribute values and attribute names, got %d names and %d values", names,
			values).Fail()
	}
	if inRewrite && !mayInfer(op.Op.Context(), name) && !verifyResultTypes(op, name, r) {
		return false
	}
	return h.VerifyBound(op.Op, r)
}

// mayInfer reports whether operations of the name can infer their result types: those that are not registered might.
func mayInfer(c *core.Context, name string) bool {
	info := Registered(c, name)
	return info == nil || info.Def().InferTypes != nil
}

// Registered returns what is known about an operation of a dialect that is loaded, else nil. Patterns do not load
// dialects.
func Registered(c *core.Context, name string) *core.OpInfo {
	prefix, _, _ := strings.Cut(name, ".")
	if c.LoadedDialect(prefix) == nil {
		return nil
	}
	return c.LookupOp(name)
}

// verifyResultTypes checks that the result types of an operation that is created are known: from an operation that it
// replaces, from constants, from the matcher, or because there are none.
func verifyResultTypes(op pdl.OperationOp, name string, r *core.Reporter) bool {
	block := op.Op.Block()
	for use := range op.OpResult().Uses() {
		if replacesOlder(use, op.Op, block) {
			return true
		}
	}
	const message = "must have inferable or constrained result types when nested within `pdl.rewrite`"
	types := op.TypeValues()
	if len(types) == 0 {
		info := Registered(op.Op.Context(), name)
		if info == nil || !wantsResult(info.Def()) {
			return true
		}
		return r.OpErrorf(op.Op, message).Note(op.Op.Loc(),
			"operation is created in a non-inferrable context, but '%s' does not implement "+
				"InferTypeOpInterface", name).Fail()
	}
	for i, v := range types {
		if !isKnown(v.DefiningOp(), block) {
			return r.OpErrorf(op.Op, message).Note(op.Op.Loc(), "result type #%d was not constrained", i).Fail()
		}
	}
	return true
}

// replacesOlder reports whether the use is a replacement of an operation that exists before op is created.
func replacesOlder(use *core.Use, op *core.Operation, block *core.Block) bool {
	repl, ok := pdl.AsReplaceOp(use.Owner())
	if !ok || use.Index() == 0 {
		return false
	}
	old := repl.OpValue().DefiningOp()
	return old != nil && (old.Block() != block || old.IsBeforeInBlock(op))
}

// isKnown reports whether an operation gives types that are known in the rewrite of the block.
func isKnown(def *core.Operation, block *core.Block) bool {
	if def == nil {
		return false
	}
	if def.Is(&pdl.ApplyNativeRewriteDef) {
		return true
	}
	if t, ok := pdl.AsTypeOp(def); ok && t.ConstantTypeAttr() != nil {
		return true
	}
	if t, ok := pdl.AsTypesOp(def); ok && t.ConstantTypesAttr() != nil {
		return true
	}
	if !def.Is(&pdl.TypeDef) && !def.Is(&pdl.TypesDef) {
		return false
	}
	for user := range def.Result(0).Users() {
		if user.Block() != block && (user.Is(&pdl.OperandDef) || user.Is(&pdl.OperandsDef) || user.Is(&pdl.OperationDef)) {
			return true
		}
	}
	return false
}

// VerifyRegionsPattern checks that the pattern ends in a rewrite and that its operations are connected.
func (Hooks) VerifyRegionsPattern(op pdl.PatternOp, r *core.Reporter) bool {
	body := op.BodyRegion().Entry()
	last := body.Terminator()
	if _, ok := pdl.AsRewriteOp(last); !ok {
		f := r.OpErrorf(op.Op, "expected body to terminate with `pdl.rewrite`")
		if last != nil {
			f = f.Note(last.Loc(), "see terminator defined here")
		}
		return f.Fail()
	}
	var foreign *core.Operation
	for inner := range op.BodyRegion().Ops() {
		ok := inner.WalkPost(func(o *core.Operation) core.WalkResult {
			if o.IsRegistered() && strings.HasPrefix(o.Name(), "pdl.") {
				return core.WalkAdvance
			}
			foreign = o
			return core.WalkInterrupt
		})
		if !ok || foreign != nil {
			return r.OpErrorf(op.Op, "expected only `pdl` operations within the pattern body").
				Note(foreign.Loc(), "see non-`pdl` operation defined here").Fail()
		}
	}
	return verifyConnected(op, body, r)
}

// usedInRewrite reports whether the rewrite of a pattern uses a result of an operation of its matcher.
func usedInRewrite(o *core.Operation) bool {
	for _, v := range o.Results() {
		for user := range v.Users() {
			if _, matcher := pdl.AsPatternOp(user.ParentOp()); !matcher || user.Is(&pdl.RewriteDef) {
				return true
			}
		}
	}
	return false
}

// verifyConnected checks that all operations, operands and results of the matcher that the rewrite uses hang together, and
// that there is an operation.
func verifyConnected(op pdl.PatternOp, body *core.Block, r *core.Reporter) bool {
	seen := map[*core.Operation]bool{}
	found := false
	for o := range body.Ops() {
		found = found || o.Is(&pdl.OperationDef)
	}
	if !found {
		return r.OpErrorf(op.Op, "the pattern must contain at least one `pdl.operation`").Fail()
	}
	for o := range body.Ops() {
		if !isResult(o) && !o.Is(&pdl.OperandDef) && !o.Is(&pdl.OperandsDef) && !o.Is(&pdl.OperationDef) || !usedInRewrite(o) {
			continue
		}
		switch {
		case len(seen) == 0:
			reach(o, seen)
		case !seen[o]:
			return r.OpErrorf(op.Op, "the operations must form a connected component").Note(o.Loc(),
				"see a disconnected value / operation here").Fail()
		}
	}
	return true
}

// reach marks what is connected with an operation of the matcher: through operands and the parents of results, and
// through users.
func reach(start *core.Operation, seen map[*core.Operation]bool) {
	for work := []*core.Operation{start}; len(work) > 0; {
		op := work[len(work)-1]
		work = work[:len(work)-1]
		if op == nil || seen[op] || op.Is(&pdl.RewriteDef) {
			continue
		}
		if _, ok := pdl.AsPatternOp(op.ParentOp()); !ok {
			continue
		}
		seen[op] = true
		if o, ok := pdl.AsOperationOp(op); ok {
			for _, v := range o.OperandValues() {
				work = append(work, v.DefiningOp())
			}
		} else if isResult(op) {
			work = append(work, op.Operand(0).DefiningOp())
		}
		for _, v := range op.ResultList() {
			for user := range v.Users() {
				work = append(work, user)
			}
		}
	}
}

// VerifyRange checks that all arguments have the elements of the result.
func (Hooks) VerifyRange(op pdl.RangeOp, r *core.Reporter) bool {
	return VerifyElements(op.Op, r)
}

// VerifyElements checks that all operands of an operation are, or contain, what its result contains.
func VerifyElements(op *core.Operation, r *core.Reporter) bool {
	want := Element(op.Result(0).Type())
	for _, v := range op.Operands() {
		if got := Element(v.Type()); got != want {
			return r.OpErrorf(op, "expected operand to have element type '%s', but got '%s'", core.TypeString(want),
				core.TypeString(got)).Fail()
		}
	}
	return true
}

// VerifyResults checks that all results are a range.
func (Hooks) VerifyResults(op pdl.ResultsOp, r *core.Reporter) bool {
	if _, single := op.Val().Type().(*pdl.ValueType); single && op.IndexAttr() == nil {
		return r.OpErrorf(op.Op, "expected `pdl.range<value>` result type when no index is specified, but got: '%s'",
			core.TypeString(op.Val().Type())).Fail()
	}
	return true
}

// VerifyRegionsRewrite checks that the rewrite is written here or named.
func (Hooks) VerifyRegionsRewrite(op pdl.RewriteOp, r *core.Reporter) bool {
	empty := op.BodyRegion().IsEmpty()
	switch {
	case op.NameAttr() != nil && !empty:
		return r.OpErrorf(op.Op, "expected rewrite region to be empty when rewrite is external").Fail()
	case op.NameAttr() != nil:
		return true
	case empty:
		return r.OpErrorf(op.Op, "expected rewrite region to be non-empty if external name is not specified").Fail()
	case len(op.ExternalArgs()) > 0:
		return r.OpErrorf(op.Op, "expected no external arguments when the rewrite is specified inline").Fail()
	}
	return true
}

// wantsResult reports whether each operation of a definition has a result.
func wantsResult(def *core.OpDef) bool {
	return slices.ContainsFunc(def.Results, func(d core.ValueDef) bool { return d.Arity == core.Single })
}
