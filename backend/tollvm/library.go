package tollvm

import (
	"strconv"

	"github.com/odsgen/ods/core"
	llvmdefs "github.com/odsgen/ods/defs/llvm"
	"github.com/odsgen/ods/generated/llvm"
)

// library finds and declares what generated code needs of a runtime library: functions and constant texts.
type library struct {
	functions map[string]*core.Operation // llvm.func by name, as far as they were asked for
	names     map[string]bool            // symbols of the module, built when a new name is needed
	texts     int                        // counts new names
}

// enclosingModule returns the closest module around op, or nil.
func enclosingModule(op *core.Operation) *core.Operation {
	for op = op.ParentOp(); op != nil; op = op.ParentOp() {
		if op.Is(&core.ModuleDef) {
			return op
		}
	}
	return nil
}

// atStart runs f with the builder at the start of the module.
func atStart(b *core.Builder, module *core.Operation, f func()) {
	p, loc := b.Save(), b.Loc()
	b.SetStart(module.Region(0).Entry())
	f()
	b.Restore(p)
	b.SetLoc(loc)
}

// function returns the function with a name, declared at the start of the module when there is none.
func (l *library) function(b *core.Builder, module *core.Operation, loc core.Location, name string, result core.Type, params ...core.Type) *core.Operation {
	f := l.functions[name]
	if f == nil || f.IsErased() || f.Block() == nil {
		f = core.LookupSymbolIn(module, name)
	}
	if f == nil || !f.Is(&llvm.LLVMFuncDef) {
		atStart(b, module, func() {
			b.SetLoc(loc)
			f = llvm.NewLLVMFunc(b, name, llvmdefs.Function(result, params, false)).Op
		})
		if l.names != nil {
			l.names[name] = true
		}
	}
	if l.functions == nil {
		l.functions = make(map[string]*core.Operation)
	}
	l.functions[name] = f
	return f
}

func (l *library) malloc(e emitter, module *core.Operation) *core.Operation {
	return l.function(e.Builder, module, module.Loc(), "malloc", e.t.ptr, e.t.index)
}

func (l *library) free(e emitter, module *core.Operation) *core.Operation {
	return l.function(e.Builder, module, module.Loc(), "free", llvmdefs.Void(e.t.ctx), e.t.ptr)
}

func (l *library) abort(b *core.Builder, module *core.Operation) *core.Operation {
	return l.function(b, module, core.Location{}, "abort", llvmdefs.Void(b.Context()))
}

// call calls a function and returns its result, nil when there is none.
func (l *library) call(b *core.Builder, f *core.Operation, args ...*core.Value) *core.Value {
	op, _ := llvm.AsLLVMFuncOp(f)
	c := llvm.Call{Callee: b.Context().SymbolRef(op.SymName()), CalleeOperands: args}
	if t := op.FunctionType().(*llvm.LLVMFunctionType); !llvmdefs.IsVoid(t.ReturnType()) {
		c.ResultType = t.ReturnType()
	}
	made := c.Build(b).Op
	if made.NumResults() == 0 {
		return nil
	}
	return made.Result(0)
}

// unique returns a name that no symbol of the module has, and takes it.
func (l *library) unique(module *core.Operation, name string) string {
	if l.names == nil {
		l.names = make(map[string]bool)
		for op := range module.Region(0).Ops() {
			if n, ok := core.SymbolName(op); ok {
				l.names[n] = true
			}
		}
	}
	fresh := name
	for l.names[fresh] {
		fresh = name + "_" + strconv.Itoa(l.texts)
		l.texts++
	}
	l.names[fresh] = true
	return fresh
}

// printText calls puts with a constant text.
func (l *library) printText(b *core.Builder, module *core.Operation, name, text string) {
	c := b.Context()
	ptr := llvmdefs.Ptr(c, 0)
	data := append([]byte(text), 0)
	array := llvmdefs.Array(c.I8(), uint64(len(data)))
	name = l.unique(module, name)
	atStart(b, module, func() {
		llvm.Global{GlobalType: array, Constant: true, SymName: name, Linkage: llvm.LinkagePrivate,
			Value: c.DenseElements(c.RankedTensor([]int64{int64(len(data))}, c.I8(), nil), data)}.Build(b)
	})
	address := llvm.NewAddressOf(b, ptr, name).Op.Result(0)
	first := llvm.NewGEP(b, ptr, address, nil, []int32{0}, array).Op.Result(0)
	l.call(b, l.function(b, module, module.Loc(), "puts", llvmdefs.Void(c), ptr), first)
}
