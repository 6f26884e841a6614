package shape

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/query"
	"github.com/odsgen/ods/generated/shape"
)

// mayFail reports whether a value of the type can be an error.
func mayFail(t core.Type) bool {
	switch t.(type) {
	case *shape.SizeType, *shape.ShapeType, *shape.ValueShapeType:
		return true
	}
	return false
}

// passesErrors wants a result that can be an error when an operand can.
func passesErrors(op *core.Operation, able bool, word string, r *core.Reporter) bool {
	for _, t := range op.OperandTypes() {
		if mayFail(t) && !able {
			return r.OpErrorf(op, "if at least one of the operands can hold error values then the result must be of type `%s` to propagate them", word).Fail()
		}
	}
	return true
}

// VerifySize wants operands of the type index where the result is one.
func (Hooks) VerifySize(op *core.Operation, r *core.Reporter) bool {
	return passesErrors(op, isSize(op.Result(0).Type()), "size", r)
}

// VerifyShape wants operands without errors where the result is a tensor of extents.
func (Hooks) VerifyShape(op *core.Operation, r *core.Reporter) bool {
	return passesErrors(op, isShape(op.Result(0).Type()), "shape", r)
}

// VerifyReduce compares the arguments of the region with the shape and the initial values.
func (Hooks) VerifyReduce(op shape.ReduceOp, r *core.Reporter) bool {
	body := op.Region().Entry()
	inits := op.InitVals()
	if want := len(inits) + 2; body.NumArgs() != want {
		return r.OpErrorf(op.Op, "ReduceOp body is expected to have %d arguments", want).Fail()
	}
	if !query.Is[*core.IndexType](body.Arg(0).Type()) {
		return r.OpErrorf(op.Op, "argument 0 of ReduceOp body is expected to be of IndexType").Fail()
	}
	switch extent := body.Arg(1).Type(); {
	case isShape(op.Shape().Type()):
		if !isSize(extent) {
			return r.OpErrorf(op.Op, "argument 1 of ReduceOp body is expected to be of SizeType if the ReduceOp operates on a ShapeType").Fail()
		}
	case !query.Is[*core.IndexType](extent):
		return r.OpErrorf(op.Op, "argument 1 of ReduceOp body is expected to be of IndexType if the ReduceOp operates on an extent tensor").Fail()
	}
	for i, v := range inits {
		if body.Arg(i+2).Type() != v.Type() {
			return r.OpErrorf(op.Op, "type mismatch between argument %d of ReduceOp body and initial value %d", i+2, i).Fail()
		}
	}
	return true
}

// VerifyYield compares the operands with the results of the operation around.
func (Hooks) VerifyYield(op shape.YieldOp, r *core.Reporter) bool {
	parent := op.Op.ParentOp()
	if parent.NumResults() != op.Op.NumOperands() {
		return r.OpErrorf(op.Op, "number of operands does not match number of results of its parent").Fail()
	}
	for i, t := range parent.ResultTypes() {
		if op.Op.Operand(i).Type() != t {
			return r.OpErrorf(op.Op, "types mismatch between yield op and its parent").Fail()
		}
	}
	return true
}

// VerifyOperationAttribute checks the attribute shape.lib, which names libraries.
func (Hooks) VerifyOperationAttribute(op *core.Operation, a core.NamedAttr, r *core.Reporter) bool {
	if a.Name != "shape.lib" {
		return true
	}
	if !op.Has(core.TraitSymbolTable) {
		return r.OpEmitErrorf(op, "shape.lib attribute may only be on op implementing SymbolTable").Fail()
	}
	switch v := a.Value.(type) {
	case *core.SymbolRefAttr:
		found := op.LookupSymbolRef(v)
		if found == nil {
			return r.OpEmitErrorf(op, "shape function library %s not found", core.AttrString(v)).Fail()
		}
		if _, ok := shape.AsFunctionLibraryOp(found); !ok {
			return r.OpEmitErrorf(op, "%s required to be shape function library", core.AttrString(v)).Fail()
		}
		return true
	case *core.ArrayAttr:
		return verifyLibraries(op, v, r)
	}
	return r.OpEmitErrorf(op, "only SymbolRefAttr or array of SymbolRefAttrs allowed as shape.lib attribute").Fail()
}

// verifyLibraries wants libraries that have no operation in common.
func verifyLibraries(op *core.Operation, list *core.ArrayAttr, r *core.Reporter) bool {
	seen := map[string]bool{}
	for _, e := range list.Elems() {
		ref, ok := e.(*core.SymbolRefAttr)
		if !ok {
			return r.OpEmitErrorf(op, "only SymbolRefAttr allowed in shape.lib attribute array").Fail()
		}
		lib, ok := shape.AsFunctionLibraryOp(op.LookupSymbolRef(ref))
		if !ok {
			return r.OpEmitErrorf(op, "%s does not refer to FunctionLibraryOp", core.AttrString(ref)).Fail()
		}
		for _, m := range lib.MappingAttr().Entries() {
			if seen[m.Name] {
				return r.OpEmitErrorf(op, "only one op to shape mapping allowed, found multiple for `%q`", m.Name).Fail()
			}
			seen[m.Name] = true
		}
	}
	return true
}
