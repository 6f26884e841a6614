package byval

import (
	"github.com/odsgen/ods/backend/layout"
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/generated/llvm"
)

const attribute = "llvm.byval"

// Expanded returns the module, or, where functions that it defines have arguments with llvm.byval, a copy of the module in
// which these functions copy what the arguments point to and the attribute is gone. The module itself is not changed. An
// error is that of [layout.Of], which is asked only then.
func Expanded(module *core.Operation) (*core.Operation, error) {
	for f := range functions(module) {
		for i := range f.Body().Entry().Args() {
			if copied(f, i) != nil {
				l, err := layout.Of(module)
				if err != nil {
					return nil, err
				}
				module = module.Clone(nil)
				Expand(module, l)
				return module, nil
			}
		}
	}
	return module, nil
}

// Expand changes the functions that a module defines as [Expanded] says.
func Expand(module *core.Operation, l *layout.Layout) {
	for f := range functions(module) {
		b := core.BuilderBefore(f.Body().Entry().First())
		for i, arg := range f.Body().Entry().Args() {
			if t := copied(f, i); t != nil {
				b.SetLoc(f.Body().Entry().ArgLoc(i))
				copyArg(b, f, i, arg, t, l)
			}
		}
	}
}

// functions yields the functions that a module defines.
func functions(module *core.Operation) func(yield func(llvm.LLVMFuncOp) bool) {
	return func(yield func(llvm.LLVMFuncOp) bool) {
		for op := range module.Region(0).Ops() {
			f, ok := llvm.AsLLVMFuncOp(op)
			if ok && !f.Body().IsEmpty() && f.Body().Entry().First() != nil && !yield(f) {
				return
			}
		}
	}
}

// copied returns the type of the memory that an argument gets of its own, nil when it gets none.
func copied(f llvm.LLVMFuncOp, i int) core.Type {
	attrs := f.Op.ArgAttrs(i)
	if attrs == nil {
		return nil
	}
	if t, ok := attrs.Get(attribute).(*core.TypeAttr); ok {
		return t.Value()
	}
	return nil
}

func copyArg(b *core.Builder, f llvm.LLVMFuncOp, i int, arg *core.Value, t core.Type, l *layout.Layout) {
	c := b.Context()
	number := func(n uint64) *core.Value {
		i64 := c.Integer(64)
		return llvm.NewConstant(b, i64, c.IntegerAttr(i64, int64(n))).Res()
	}
	alloca := llvm.Alloca{ResType: arg.Type(), ArraySize: number(1), ElemType: t}
	if align, ok := f.Op.ArgAttrs(i).Get("llvm.align").(*core.IntegerAttr); ok {
		alloca.Alignment = align
	}
	own := alloca.Build(b).Res()
	first := number(l.SizeOf(t))
	arg.ReplaceAllUsesWith(own)
	llvm.NewMemcpy(b, own, arg, first, false)
	f.Op.SetArgAttr(i, attribute, nil)
}
