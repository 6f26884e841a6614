package spirv

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/generated/iface/function"
	"github.com/odsgen/ods/generated/spirv"
)

// This file checks where operations stand, and discardable attributes.

// within reports whether an operation that want accepts is around op, below the next symbol table.
func within(op *core.Operation, want func(*core.Operation) bool) bool {
	for p := op.ParentOp(); p != nil && !p.Has(core.TraitSymbolTable); p = p.ParentOp() {
		if want(p) {
			return true
		}
	}
	return false
}

// VerifyInFunctionScope wants a function around.
func (Hooks) VerifyInFunctionScope(op *core.Operation, r *core.Reporter) bool {
	if !within(op, func(p *core.Operation) bool { _, ok := function.FunctionOpInterfaceKey.Of(p); return ok }) {
		return r.OpErrorf(op, "failed to verify that op must appear in a function-like op's block").Fail()
	}
	return true
}

// VerifyInModuleScope wants a symbol table as parent.
func (Hooks) VerifyInModuleScope(op *core.Operation, r *core.Reporter) bool {
	if p := op.ParentOp(); p == nil || !p.Has(core.TraitSymbolTable) {
		return r.OpErrorf(op, "failed to verify that op must appear in a module-like op's block").Fail()
	}
	return true
}

// VerifyInGraphScope wants a graph around.
func (Hooks) VerifyInGraphScope(op *core.Operation, r *core.Reporter) bool {
	if !within(op, func(p *core.Operation) bool { return p.Is(&spirv.GraphARMDef) }) {
		return r.OpErrorf(op, "failed to verify that op must appear in a spirv.ARM.Graph op's block").Fail()
	}
	return true
}

// Names of discardable attributes.
const (
	EntryPointABIName   = "spirv.entry_point_abi"
	TargetEnvName       = "spirv.target_env"
	InterfaceVarABIName = "spirv.interface_var_abi"
	DecorationName      = "spirv.decoration"
)

// VerifyOperationAttribute checks the attributes that the dialect has for operations of others.
func (Hooks) VerifyOperationAttribute(op *core.Operation, a core.NamedAttr, r *core.Reporter) bool {
	switch a.Name {
	case EntryPointABIName:
		if _, ok := a.Value.(*spirv.EntryPointABIAttr); !ok {
			return r.OpEmitErrorf(op, "'%s' attribute must be an entry point ABI attribute", a.Name).Fail()
		}
	case TargetEnvName:
		if _, ok := a.Value.(*spirv.TargetEnvAttr); !ok {
			return r.OpEmitErrorf(op, "'%s' must be a spirv::TargetEnvAttr", a.Name).Fail()
		}
	default:
		return r.OpEmitErrorf(op, "found unsupported '%s' attribute on operation", a.Name).Fail()
	}
	return true
}

// VerifyRegionArgAttribute checks attributes of arguments.
func (Hooks) VerifyRegionArgAttribute(op *core.Operation, _, arg int, a core.NamedAttr, r *core.Reporter) bool {
	in, _, ok := op.FunctionSignature()
	if !ok || arg >= len(in) {
		return true
	}
	return verifyValueAttr(op, in[arg], a, r)
}

// VerifyRegionResultAttribute checks attributes of results, which only graphs have.
func (Hooks) VerifyRegionResultAttribute(op *core.Operation, _, result int, a core.NamedAttr, r *core.Reporter) bool {
	if !op.Is(&spirv.GraphARMDef) {
		return r.OpEmitErrorf(op, "cannot attach SPIR-V attributes to region result which is not part of a spirv::GraphARMOp type").Fail()
	}
	_, out, ok := op.FunctionSignature()
	return !ok || result >= len(out) || verifyValueAttr(op, out[result], a, r)
}

func verifyValueAttr(op *core.Operation, t core.Type, a core.NamedAttr, r *core.Reporter) bool {
	switch a.Name {
	case InterfaceVarABIName:
		v, ok := a.Value.(*spirv.InterfaceVarABIAttr)
		if !ok {
			return r.Errorf(op.Loc(), "'%s' must be a spirv::InterfaceVarABIAttr", a.Name).Fail()
		}
		if v.StorageClass() != nil && !isNumber(t) {
			return r.Errorf(op.Loc(), "'%s' attribute cannot specify storage class when attaching to a non-scalar value", a.Name).Fail()
		}
	case DecorationName:
		if _, ok := a.Value.(*spirv.DecorationAttr); !ok {
			return r.Errorf(op.Loc(), "'%s' must be a spirv::DecorationAttr", a.Name).Fail()
		}
	default:
		return r.Errorf(op.Loc(), "found unsupported '%s' attribute on region argument", a.Name).Fail()
	}
	return true
}

func isNumber(t core.Type) bool {
	switch t.(type) {
	case *core.IntegerType, *core.IndexType, *core.FloatType:
		return true
	}
	return false
}
