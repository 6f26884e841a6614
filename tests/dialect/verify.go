package dialect

import "github.com/odsgen/ods/core"

// invalidAttr is the discardable attribute that is never right.
const invalidAttr = "test.invalid_attr"

// rejectInvalid rejects the attribute that is never right.
func rejectInvalid(op *core.Operation, a core.NamedAttr, r *core.Reporter) bool {
	if a.Name != invalidAttr {
		return true
	}
	return r.OpEmitErrorf(op, "invalid to use '%s'", invalidAttr).Fail()
}

// VerifyOperationAttribute checks an attribute of an operation.
func (hooks) VerifyOperationAttribute(op *core.Operation, a core.NamedAttr, r *core.Reporter) bool {
	return rejectInvalid(op, a, r)
}

// VerifyRegionArgAttribute checks an attribute of an argument.
func (hooks) VerifyRegionArgAttribute(op *core.Operation, _, _ int, a core.NamedAttr, r *core.Reporter) bool {
	return rejectInvalid(op, a, r)
}

// VerifyRegionResultAttribute checks an attribute of a result.
func (hooks) VerifyRegionResultAttribute(op *core.Operation, _, _ int, a core.NamedAttr, r *core.Reporter) bool {
	return rejectInvalid(op, a, r)
}

// VerifyResultTypeWithTrait demands a trait of a type.
func (hooks) VerifyResultTypeWithTrait(op ResultTypeWithTraitOp, r *core.Reporter) bool {
	if TestTypeTraitTrait.OfType(op.Op.Result(0).Type()) {
		return true
	}
	return r.Errorf(op.Op.Loc(), "result type should have trait 'TestTypeTrait'").Fail()
}

// VerifyAttrWithTrait demands a trait of an attribute.
func (hooks) VerifyAttrWithTrait(op AttrWithTraitOp, r *core.Reporter) bool {
	if TestAttrTraitTrait.OfAttr(op.AttrAttr()) {
		return true
	}
	return r.Errorf(op.Op.Loc(), "'attr' attribute should have trait 'TestAttrTrait'").Fail()
}

// VerifyVerifiers relies on what was verified before it.
func (hooks) VerifyVerifiers(op VerifiersOp, r *core.Reporter) bool {
	if !op.Region().HasOneBlock() {
		return r.OpErrorf(op.Op, "`hasOneBlock` trait hasn't been verified").Fail()
	}
	r.Remarkf(op.Op.Loc(), "success run of verifier")
	return true
}

// VerifyRegionsVerifiers relies on nested operations.
func (hooks) VerifyRegionsVerifiers(op VerifiersOp, r *core.Reporter) bool {
	r.Remarkf(op.Op.Loc(), "success run of region verifier")
	return true
}

// VerifyTestAttrWithFormatAttr compares a parameter with the length of another.
func (hooks) VerifyTestAttrWithFormatAttr(r *core.Reporter, at core.Location, _ *core.Context, one int64, _ string,
	_ *core.IntegerAttr,
	four []int, _ uint64, _ []int, _ []*AttrWithTypeBuilderAttr) bool {
	if int64(len(four)) != one {
		return r.Errorf(at, "expected 'one' to equal 'four.size()'").Fail()
	}
	return true
}

// VerifySymbolUsesCall looks for the function.
func (hooks) VerifySymbolUsesCall(op CallOp, symbols *core.SymbolTableCollection, r *core.Reporter) bool {
	if f := symbols.LookupNearest(op.Op, op.CalleeAttr()); f == nil || !f.Has(core.TraitFunctionLike) {
		return r.OpErrorf(op.Op, "'%s' does not reference a valid function", op.Callee()).Fail()
	}
	return true
}

// VerifyConvOpNotLinalgOp rejects the operation: it is none of linalg's.
func (hooks) VerifyConvOpNotLinalgOp(op ConvOpNotLinalgOpOp, r *core.Reporter) bool {
	return r.OpEmitErrorf(op.Op, "expected a LinalgOp").Fail()
}

// VerifyFillOpNotLinalgOp rejects the operation: it is none of linalg's.
func (hooks) VerifyFillOpNotLinalgOp(op FillOpNotLinalgOpOp, r *core.Reporter) bool {
	return r.OpEmitErrorf(op.Op, "expected a LinalgOp").Fail()
}

// VerifyDynamicOneOperandTwoResults counts operands and results, as what is defined while a program runs does itself.
func (hooks) VerifyDynamicOneOperandTwoResults(op DynamicOneOperandTwoResultsOp, r *core.Reporter) bool {
	if n := op.Op.NumOperands(); n != 1 {
		return r.OpErrorf(op.Op, "expected 1 operand, but had %d", n).Fail()
	}
	if n := op.Op.NumResults(); n != 2 {
		return r.OpErrorf(op.Op, "expected 2 results, but had %d", n).Fail()
	}
	return true
}
