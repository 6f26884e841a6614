package transform

import (
	"slices"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/generated/transform"
)

// onlyChildren checks that all operations of a region implement an interface.
func onlyChildren(op *core.Operation, region *core.Region, in func(*core.OpInfo) bool, message string, r *core.Reporter) bool {
	if region.IsEmpty() {
		return true
	}
	for o := range region.Ops() {
		if !in(o.Info()) {
			return r.OpErrorf(op, "%s", message).Note(o.Loc(), "op without interface").Fail()
		}
	}
	return true
}

// VerifyApplyPatterns checks that the region has patterns.
func (Hooks) VerifyApplyPatterns(op transform.ApplyPatternsOp, r *core.Reporter) bool {
	return onlyChildren(op.Op, op.Patterns(), transform.PatternDescriptorOpInterfaceKey.In,
		"expected children ops to implement PatternDescriptorOpInterface", r)
}

// VerifyApplyConversionPatterns checks that the regions have patterns and a conversion of types.
func (Hooks) VerifyApplyConversionPatterns(op transform.ApplyConversionPatternsOp, r *core.Reporter) bool {
	regions := op.DefaultTypeConverterRegion()
	if len(regions) > 1 {
		return r.OpErrorf(op.Op, "expected at most one default type converter region").Fail()
	}
	if !onlyChildren(op.Op, op.Patterns(), transform.ConversionPatternDescriptorOpInterfaceKey.In,
		"expected pattern children ops to implement ConversionPatternDescriptorOpInterface", r) {
		return false
	}
	if len(regions) == 0 {
		return true
	}
	body := regions[0].Entry()
	if body == nil || body.First() == nil || body.First() != body.Last() {
		return r.OpErrorf(op.Op, "expected exactly one op in default type converter region").Fail()
	}
	if first := body.First(); !transform.TypeConverterBuilderOpInterfaceKey.In(first.Info()) {
		return r.OpErrorf(op.Op, "expected default converter child op to implement TypeConverterBuilderOpInterface").
			Note(first.Loc(), "op without interface").Fail()
	}
	return true
}

// VerifyApplyToLLVMConversionPatterns checks that the dialect is loaded.
func (Hooks) VerifyApplyToLLVMConversionPatterns(op transform.ApplyToLLVMConversionPatternsOp, r *core.Reporter) bool {
	name := op.DialectName()
	switch name {
	case "arith", "cf", "complex", "func", "index", "math", "memref", "nvvm", "ub", "vector":
		return true // have patterns, and are loaded with the extensions of this dialect
	}
	if op.Op.Context().LoadedDialect(name) == nil && !slices.Contains(extended, name) {
		return r.OpErrorf(op.Op, "unknown dialect or dialect not loaded: %s", name).Fail()
	}
	return r.OpErrorf(op.Op, "dialect does not implement ConvertToLLVMPatternInterface or extension was not loaded: %s", name).Fail()
}

// extended are dialects that upstream's extensions load and that have no patterns.
var extended = []string{"affine", "amdgpu", "arm_neon", "bufferization", "gpu", "linalg", "llvm", "nvgpu", "pdl", "rocdl", "scf",
	"sparse_tensor",
	"tensor", "x86vector"}

// VerifyCastAndCall checks that one function is named and that the conversions are conversions.
func (Hooks) VerifyCastAndCall(op transform.CastAndCallOp, r *core.Reporter) bool {
	if !op.Conversions().IsEmpty() {
		for o := range op.Conversions().Ops() {
			if !transform.TypeConverterBuilderOpInterfaceKey.In(o.Info()) {
				return r.OpErrorf(op.Op, "expected children ops to implement TypeConverterBuilderOpInterface").Note(o.Loc(),
					"op without interface").Fail()
			}
		}
	}
	switch {
	case op.Function() == nil && op.FunctionNameAttr() == nil:
		return r.OpErrorf(op.Op, "expected a function handle or name to call").Fail()
	case op.Function() != nil && op.FunctionNameAttr() != nil:
		return r.OpErrorf(op.Op, "function handle and name are mutually exclusive").Fail()
	}
	return true
}

// VerifyNamedSequence checks where the sequence stands, what it yields and what it says about its arguments.
func (Hooks) VerifyNamedSequence(op transform.NamedSequenceOp, r *core.Reporter) bool {
	for around := op.Op.ParentOp(); around != nil; around = around.ParentOp() {
		if around.Has(core.TraitSymbolTable) {
			if around.Attr(namedSequenceAttr) == nil {
				return r.Errorf(op.Op.Loc(), "expects the parent symbol table to have the '%s' attribute", namedSequenceAttr).
					Note(around.Loc(), "symbol table operation").Fail()
			}
			break
		}
	}
	for around := op.Op.ParentOp(); around != nil; around = around.ParentOp() {
		if transform.TransformOpInterfaceKey.In(around.Info()) {
			return r.Errorf(op.Op.Loc(), "cannot be defined inside another transform op").Note(around.Loc(), "ancestor transform op").Fail()
		}
	}
	if op.Body().IsEmpty() {
		return verifyAnnotations(op, r)
	}
	last := op.Body().Entry().Last()
	if last == nil {
		return r.Errorf(op.Op.Loc(), "expected a non-empty body block").Fail()
	}
	if !last.Is(&transform.YieldDef) {
		return r.Errorf(op.Op.Loc(), "expected 'transform.yield' as terminator").Note(last.Loc(), "terminator").Fail()
	}
	_, results, _ := op.Op.FunctionSignature()
	if last.NumOperands() != len(results) {
		return r.OpErrorf(last, "expected terminator to have as many operands as the parent op has results").Fail()
	}
	for i, t := range results {
		if from := last.Operand(i).Type(); from != t {
			return r.OpErrorf(last, "the type of the terminator operand #%d must match the type of the corresponding parent op result ('%s' vs '%s')",
				i, core.TypeString(from), core.TypeString(t)).Fail()
		}
	}
	return verifyAnnotations(op, r)
}

// verifyAnnotations checks what the arguments of a sequence say: those of external ones whether they are consumed, and
// no more than that is true.
func verifyAnnotations(op transform.NamedSequenceOp, r *core.Reporter) bool {
	inputs, _, _ := op.Op.FunctionSignature()
	external := op.Body().IsEmpty()
	for i := range inputs {
		var cons, read bool
		if d := op.Op.ArgAttrs(i); d != nil {
			cons, read = d.Get(consumedAttr) != nil, d.Get(readOnlyAttr) != nil
		}
		switch {
		case cons && read:
			return r.Errorf(op.Op.Loc(), "argument #%d cannot be both readonly and consumed", i).Fail()
		case external && !cons && !read:
			return r.Errorf(op.Op.Loc(), "must provide consumed/readonly status for arguments of external or called ops").Fail()
		case external:
		case consumed(op.Body().Entry().Arg(i), op.Body().Entry()) && read:
			return r.Errorf(op.Op.Loc(), "argument #%d is consumed in the body but is not marked as such", i).Fail()
		}
	}
	return true
}

// lookup finds a named sequence.
func lookup(op *core.Operation, ref *core.SymbolRefAttr) (transform.NamedSequenceOp, bool) {
	return transform.AsNamedSequenceOp(op.LookupNearestSymbol(ref))
}

// VerifySymbolUsesInclude checks that the sequence exists and has the types.
func (Hooks) VerifySymbolUsesInclude(op transform.IncludeOp, _ *core.SymbolTableCollection, r *core.Reporter) bool {
	callee, ok := lookup(op.Op, op.TargetAttr())
	if !ok {
		return r.OpErrorf(op.Op, "does not reference a named transform sequence").Fail()
	}
	inputs, results, _ := callee.Op.FunctionSignature()
	if len(inputs) != op.Op.NumOperands() {
		return r.OpErrorf(op.Op, "incorrect number of operands for callee").Fail()
	}
	for i, t := range inputs {
		if got := op.Op.Operand(i).Type(); got != t {
			return r.OpErrorf(op.Op, "operand type mismatch: expected operand type '%s', but provided '%s' for operand number %d",
				core.TypeString(t), core.TypeString(got), i).Fail()
		}
	}
	if len(results) != op.Op.NumResults() {
		return r.OpErrorf(op.Op, "incorrect number of results for callee").Fail()
	}
	for i, t := range results {
		if got := op.Op.Result(i).Type(); got != t {
			return r.OpErrorf(op.Op, "type of result #%d must implement the same transform dialect interface as the corresponding callee result", i).Fail()
		}
	}
	return verifyAnnotations(callee, r)
}

// VerifySymbolUsesCollectMatching checks the matcher and the types of its results.
func (Hooks) VerifySymbolUsesCollectMatching(op transform.CollectMatchingOp, _ *core.SymbolTableCollection,
	r *core.Reporter) bool {
	m, ok := lookup(op.Op, op.MatcherAttr())
	if !ok {
		return r.OpEmitErrorf(op.Op, "unresolved matcher symbol %s", core.AttrString(op.MatcherAttr())).Fail()
	}
	inputs, results, _ := m.Op.FunctionSignature()
	if len(inputs) != 1 || !isHandleType(inputs[0]) {
		return r.OpEmitErrorf(op.Op, "expected the matcher to take one operation handle argument").Fail()
	}
	if d := m.Op.ArgAttrs(0); d == nil || d.Get(readOnlyAttr) == nil {
		return r.OpEmitErrorf(op.Op, "expected the matcher argument to be marked readonly").Fail()
	}
	if len(results) != op.Op.NumResults() {
		return r.OpEmitErrorf(op.Op, "expected the matcher to yield as many values as op has results (%d), got %d", op.Op.NumResults(),
			len(results)).Fail()
	}
	return true
}

// VerifySymbolUsesForeachMatch checks matchers and actions and that their types fit together.
func (Hooks) VerifySymbolUsesForeachMatch(op transform.ForeachMatchOp, _ *core.SymbolTableCollection, r *core.Reporter) bool {
	matchers, actions := elements(op.MatchersAttr()), elements(op.ActionsAttr())
	for i := range min(len(matchers), len(actions)) {
		mref, _ := matchers[i].(*core.SymbolRefAttr)
		aref, _ := actions[i].(*core.SymbolRefAttr)
		m, ok := lookup(op.Op, mref)
		if !ok {
			return r.OpEmitErrorf(op.Op, "unresolved matcher symbol %s", core.AttrString(mref)).Fail()
		}
		a, ok := lookup(op.Op, aref)
		if !ok {
			return r.OpEmitErrorf(op.Op, "unresolved action symbol %s", core.AttrString(aref)).Fail()
		}
		inputs, yields, _ := m.Op.FunctionSignature()
		for k := range inputs {
			if d := m.Op.ArgAttrs(k); d != nil && d.Get(consumedAttr) != nil {
				return r.OpEmitErrorf(op.Op, "'foreach_match' matcher symbol expects arguments to be readonly").Fail()
			}
		}
		takes, _, _ := a.Op.FunctionSignature()
		if !slices.Equal(yields, takes) && len(yields) != len(takes) {
			return r.OpEmitErrorf(op.Op, "mismatching number of matcher results and action arguments between %s (%d) and %s (%d)",
				core.AttrString(mref), len(yields), core.AttrString(aref), len(takes)).Fail()
		}
	}
	return true
}
