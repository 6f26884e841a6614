package tollvm

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/rewrite/conversion"
	"github.com/odsgen/ods/generated/llvm"
)

// call replaces a call: memrefs become their parts or, when known is set or the options say so, their pointers; several
// results come out of a struct. Where known is set, the pointers in the results become descriptors at once, otherwise,
// as upstream, only where they are needed.
func (t *TypeConverter) call(op *core.Operation, in [][]*core.Value, known bool, rw *conversion.Rewriter) bool {
	bare := known || t.opts.BarePtr
	var results []core.Type
	if op.NumResults() > 0 {
		packed := t.PackResults(op.ResultTypes(), bare)
		if packed == nil {
			return rw.NoMatch(op, "the types of the results cannot be converted")
		}
		results = []core.Type{packed}
	}
	if bare {
		for _, v := range op.Operands() {
			if _, ok := v.Type().(*core.UnrankedMemRefType); ok {
				return rw.NoMatch(op, "an unranked memref cannot be passed as a pointer")
			}
		}
	}
	e := t.Emit(&rw.Builder)
	args := e.arguments(op, in, bare)
	made := rw.Create(&core.OperationState{Info: t.ctx.InfoOf(&llvm.CallDef), Operands: args, Types: results, Loc: op.Loc(),
		Attrs: append(op.Attrs(), core.NamedAttr{Name: "op_bundle_sizes", Value: t.ctx.I32Array()},
			core.NamedAttr{Name: "operandSegmentSizes", Value: t.ctx.I32Array(int32(len(args)), 0)})})
	var vals []*core.Value
	switch n := op.NumResults(); n {
	case 0:
	case 1:
		vals = []*core.Value{made.Result(0)}
	default:
		for i := range n {
			vals = append(vals, e.ExtractValue(made.Result(0), int64(i)))
		}
	}
	for i, r := range op.Results() {
		switch m := r.Type().(type) {
		case *core.MemRefType:
			if known {
				vals[i] = e.StaticMemRef(m, vals[i], vals[i])
			}
		case *core.UnrankedMemRefType:
			if !known {
				if vals[i] = e.copyUnranked(op, m, vals[i], false); vals[i] == nil {
					return false
				}
			}
		}
	}
	rw.ReplaceOp(op, vals...)
	return true
}

// arguments returns what is passed for the operands of a call.
func (e Emitter) arguments(op *core.Operation, in [][]*core.Value, bare bool) []*core.Value {
	var args []*core.Value
	for i, v := range op.Operands() {
		switch m := v.Type().(type) {
		case *core.MemRefType:
			if bare {
				args = append(args, e.ExtractValue(in[i][0], FieldAligned))
			} else {
				args = append(args, e.UnpackMemRef(m, in[i][0])...)
			}
		case *core.UnrankedMemRefType:
			args = append(args, e.unpackUnranked(in[i][0])...)
		default:
			args = append(args, in[i]...)
		}
	}
	return args
}

// returnValues replaces a return inside a converted function.
func (t *TypeConverter) returnValues(op *core.Operation, in [][]*core.Value, rw *conversion.Rewriter) bool {
	bare := t.barePtrOf(enclosingFunction(op))
	e := t.Emit(&rw.Builder)
	var vals []*core.Value
	for i, v := range op.Operands() {
		switch m := v.Type().(type) {
		case *core.MemRefType:
			if bare && canBeBarePtr(m) {
				vals = append(vals, e.ExtractValue(in[i][0], FieldAllocated))
				continue
			}
		case *core.UnrankedMemRefType:
			if bare {
				return rw.NoMatch(op, "an unranked memref cannot be returned as a pointer")
			}
			d := e.copyUnranked(op, m, in[i][0], true)
			if d == nil {
				return false
			}
			vals = append(vals, d)
			continue
		}
		vals = append(vals, in[i]...)
	}
	if len(vals) > 1 {
		packed := t.PackResults(op.OperandTypes(), bare)
		if packed == nil {
			return rw.NoMatch(op, "could not convert result types")
		}
		all := e.Poison(packed)
		for i, v := range vals {
			all = e.InsertValue(v, all, int64(i))
		}
		vals = []*core.Value{all}
	}
	rw.Create(&core.OperationState{Info: t.ctx.InfoOf(&llvm.ReturnDef), Operands: vals, Attrs: op.Attrs(), Loc: op.Loc()})
	rw.EraseOp(op)
	return true
}

// enclosingFunction returns the closest function of dialect llvm around op, or nil.
func enclosingFunction(op *core.Operation) *core.Operation {
	for op = op.ParentOp(); op != nil; op = op.ParentOp() {
		if op.Is(&llvm.LLVMFuncDef) {
			return op
		}
	}
	return nil
}
