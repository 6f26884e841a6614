package nvvm

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/generated/llvm"
)

// This file has the verifiers of the dialect's attributes on other operations.

const (
	kernelAttr   = "nvvm.kernel"
	reqntidAttr  = "nvvm.reqntid"
	clustersAttr = "nvvm.cluster_dim"
)

// VerifyOperationAttribute checks what the dialect's attributes say about functions.
func (Hooks) VerifyOperationAttribute(op *core.Operation, a core.NamedAttr, r *core.Reporter) bool {
	switch a.Name {
	case kernelAttr:
		if _, ok := llvm.AsLLVMFuncOp(op); !ok {
			return r.OpEmitErrorf(op, "'%s' attribute attached to unexpected op", a.Name).Fail()
		}
	case "nvvm.maxntid", reqntidAttr, clustersAttr:
		if d, ok := a.Value.(*core.DenseArrayAttr); !ok || !isSizes(d) {
			return r.OpEmitErrorf(op, `'"%s"' attribute must be integer array with maximum 3 index`, a.Name).Fail()
		}
	case "nvvm.minctasm", "nvvm.maxnreg", "nvvm.cluster_max_blocks":
		if _, ok := a.Value.(*core.IntegerAttr); !ok {
			return r.OpEmitErrorf(op, `'"%s"' attribute must be integer constant`, a.Name).Fail()
		}
	case "nvvm.blocksareclusters":
		if op.Attr(reqntidAttr) == nil || op.Attr(clustersAttr) == nil {
			return r.OpEmitErrorf(op, `'"%s"' attribute must be used along with '%s' and '%s'`, a.Name, reqntidAttr, clustersAttr).Fail()
		}
	}
	return true
}

// isSizes reports whether an array holds one to three 32-bit integers.
func isSizes(d *core.DenseArrayAttr) bool {
	t, ok := d.ElementType().(*core.IntegerType)
	return ok && t.Width() == 32 && d.Len() >= 1 && d.Len() <= 3
}

// VerifyRegionArgAttribute checks that nvvm.grid_constant stands on parameters of kernels that are passed by value.
func (Hooks) VerifyRegionArgAttribute(op *core.Operation, _, arg int, a core.NamedAttr, r *core.Reporter) bool {
	if a.Name != "nvvm.grid_constant" {
		return true
	}
	fn, ok := llvm.AsLLVMFuncOp(op)
	if !ok {
		return true
	}
	if op.Attr(kernelAttr) == nil {
		return r.OpEmitErrorf(op, `'"%s"' attribute must be present only on kernel arguments`, a.Name).Fail()
	}
	if _, ok := a.Value.(*core.UnitAttr); !ok {
		return r.OpEmitErrorf(op, `'"%s"' must be a unit attribute`, a.Name).Fail()
	}
	attrs := fn.ArgAttrsAttr()
	if attrs != nil && arg < len(attrs.Elems()) {
		if d, ok := attrs.Elems()[arg].(*core.DictAttr); ok && d.Get("llvm.byval") != nil {
			return true
		}
	}
	return r.OpEmitErrorf(op, `'"%s"' attribute requires the argument to also have attribute 'llvm.byval'`, a.Name).Fail()
}

// VerifyNVVMTargetAttr checks the parameters of a target.
func (Hooks) VerifyNVVMTargetAttr(r *core.Reporter, at core.Location, _ *core.Context, o int32, triple, chip, _ string,
	_ *core.DictAttr, link *core.ArrayAttr, _ bool) bool {
	switch {
	case o < 0 || o > 3:
		return r.Errorf(at, "The optimization level must be a number between 0 and 3.").Fail()
	case triple == "":
		return r.Errorf(at, "The target triple cannot be empty.").Fail()
	case chip == "":
		return r.Errorf(at, "The target chip cannot be empty.").Fail()
	}
	if link != nil {
		for _, e := range link.Elems() {
			if _, ok := e.(*core.StringAttr); !ok {
				return r.Errorf(at, "All the elements in the `link` array must be strings.").Fail()
			}
		}
	}
	return true
}
