package tollvm

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/rewrite/conversion"
	llvmdefs "github.com/odsgen/ods/defs/llvm"
	"github.com/odsgen/ods/generated/llvm"
)

// wrapperPrefix starts the names of functions that C code calls or provides.
const wrapperPrefix = "_mlir_ciface_"

// wrapperType returns the type of the function that C code sees: memrefs are pointers to descriptors, and a struct is
// returned through a pointer in front. packed is that struct, or nil.
func (t *TypeConverter) wrapperType(ft *core.FunctionType) (typ *llvm.LLVMFunctionType, packed *llvm.LLVMStructType) {
	result := t.PackResults(ft.Results(), false)
	if result == nil {
		return nil, nil
	}
	var params []core.Type
	if s, ok := result.(*llvm.LLVMStructType); ok {
		packed, result = s, llvmdefs.Void(t.ctx)
		params = append(params, t.ptr)
	}
	for _, x := range ft.Inputs() {
		u := t.ConvertOne(x)
		if u == nil || !llvmdefs.IsCompatibleType(u) {
			return nil, nil
		}
		if isMemref(x) {
			u = t.ptr
		}
		params = append(params, u)
	}
	return llvmdefs.Function(result, params, false), packed
}

func isMemref(t core.Type) bool {
	switch t.(type) {
	case *core.MemRefType, *core.UnrankedMemRefType:
		return true
	}
	return false
}

// wrapper declares the function that C code sees.
func (t *TypeConverter) wrapper(f *core.Operation, ft *core.FunctionType, rw *conversion.Rewriter) (llvm.LLVMFuncOp,
	*llvm.LLVMStructType) {
	typ, packed := t.wrapperType(ft)
	if typ == nil {
		return llvm.LLVMFuncOp{}, nil
	}
	name, _ := f.SymbolName()
	w := llvm.LLVMFunc{SymName: wrapperPrefix + name, FunctionType: typ, Attrs: functionAttrs(f)}.Build(&rw.Builder)
	args, _ := f.Attr(core.ArgAttrsAttr).(*core.ArrayAttr)
	if packed == nil {
		if results, ok := f.Attr(core.ResAttrsAttr).(*core.ArrayAttr); ok {
			w.Op.SetAttr(core.ResAttrsAttr, results)
		}
	} else if args != nil {
		args = t.ctx.Array(append([]core.Attribute{t.ctx.Dict(nil)}, args.Elems()...)...)
	}
	if args != nil {
		w.Op.SetAttr(core.ArgAttrsAttr, args)
	}
	w.Op.SetSymbolVisibility(f.SymbolVisibility())
	return w, packed
}

// addEntry makes the entry block of a declaration and appends to it from now on.
func addEntry(f llvm.LLVMFuncOp, rw *conversion.Rewriter) *core.Block {
	return rw.CreateBlock(f.Body(), f.FunctionType().(*llvm.LLVMFunctionType).Params())
}

// wrapForCallers makes a function for callers written in C, which calls the converted one.
func (t *TypeConverter) wrapForCallers(f *core.Operation, ft *core.FunctionType, made llvm.LLVMFuncOp, rw *conversion.Rewriter) {
	p := rw.Save()
	defer rw.Restore(p)
	w, packed := t.wrapper(f, ft, rw)
	if w.Op == nil {
		return
	}
	params := addEntry(w, rw).Args()
	e := t.Emit(&rw.Builder)
	var out *core.Value
	if packed != nil {
		out, params = params[0], params[1:]
	}
	var args []*core.Value
	for i, x := range ft.Inputs() {
		switch m := x.(type) {
		case *core.MemRefType:
			args = append(args, e.UnpackMemRef(m, llvm.NewLoad(e.Builder, t.ConvertOne(m), params[i]).Op.Result(0))...)
		case *core.UnrankedMemRefType:
			args = append(args, e.unpackUnranked(llvm.NewLoad(e.Builder, t.ConvertOne(m), params[i]).Op.Result(0))...)
		default:
			args = append(args, params[i])
		}
	}
	e.returnFrom(t.lib.Call(e.Builder, made.Op, args...), out)
}

// returnFrom returns a value, through a pointer when there is one.
func (e Emitter) returnFrom(v, out *core.Value) {
	switch {
	case out != nil:
		llvm.NewStore(e.Builder, v, out)
		llvm.NewReturn(e.Builder)
	case v != nil:
		llvm.Return{Arg: v}.Build(e.Builder)
	default:
		llvm.NewReturn(e.Builder)
	}
}

// wrapExternal gives a declaration a body that calls a function written in C.
func (t *TypeConverter) wrapExternal(f *core.Operation, ft *core.FunctionType, made llvm.LLVMFuncOp, rw *conversion.Rewriter) {
	p := rw.Save()
	defer rw.Restore(p)
	w, packed := t.wrapper(f, ft, rw)
	if w.Op == nil {
		return
	}
	made.SetLinkage(llvm.LinkagePrivate)
	params := addEntry(made, rw).Args()
	e := t.Emit(&rw.Builder)
	var args []*core.Value
	if packed != nil {
		args = append(args, e.onStack(packed))
	}
	next := func(n int) []*core.Value {
		list := params[:n]
		params = params[n:]
		return list
	}
	for _, x := range ft.Inputs() {
		var d *core.Value
		switch m := x.(type) {
		case *core.MemRefType:
			d = e.PackMemRef(m, next(len(t.memrefFields(m, true))))
		case *core.UnrankedMemRefType:
			d = e.packUnranked(m, next(2))
		default:
			args = append(args, next(1)...)
			continue
		}
		at := e.onStack(d.Type())
		llvm.NewStore(e.Builder, d, at)
		args = append(args, at)
	}
	v := t.lib.Call(e.Builder, w.Op, args...)
	if packed != nil {
		v = llvm.NewLoad(e.Builder, packed, args[0]).Op.Result(0)
	}
	e.returnFrom(v, nil)
}
