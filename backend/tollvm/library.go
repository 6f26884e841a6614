package tollvm

import (
	"strconv"

	"github.com/odsgen/ods/core"
	llvmdefs "github.com/odsgen/ods/defs/llvm"
	"github.com/odsgen/ods/generated/llvm"
)

// Library finds and declares what generated code needs of a runtime library: functions and constant texts. Modules may
// be nested, and each has its own.
type Library struct {
	modules map[*core.Operation]*moduleLibrary
}

// moduleLibrary is the library of one module.
type moduleLibrary struct {
	functions map[string]*core.Operation // llvm.func by name, as far as they were asked for
	names     map[string]bool            // symbols of the module, built when a new name is needed
	texts     int                        // counts new names
}

// of returns the library of a module.
func (l *Library) of(module *core.Operation) *moduleLibrary {
	m := l.modules[module]
	if m == nil {
		m = &moduleLibrary{functions: make(map[string]*core.Operation)}
		if l.modules == nil {
			l.modules = make(map[*core.Operation]*moduleLibrary)
		}
		l.modules[module] = m
	}
	return m
}

// EnclosingModule returns the closest module around op, or nil.
func EnclosingModule(op *core.Operation) *core.Operation {
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

// Function returns the function with a name, declared at the start of the module when there is none. A function of
// another type is an error when the name is reserved; the result is nil then.
func (l *Library) Function(t *TypeConverter, b *core.Builder, module *core.Operation, f LibFunction) *core.Operation {
	typ := llvmdefs.Function(f.Result, f.Params, false)
	lib := l.of(module)
	op := lib.functions[f.Name]
	if op == nil || op.IsErased() || op.Block() == nil {
		op = module.LookupSymbol(f.Name)
	}
	have, ok := llvm.AsLLVMFuncOp(op)
	if !ok {
		atStart(b, module, func() {
			b.SetLoc(f.Loc)
			have = llvm.NewLLVMFunc(b, f.Name, typ)
		})
		if lib.names != nil {
			lib.names[f.Name] = true
		}
	}
	if f.Reserved && have.FunctionType() != typ {
		t.ComplainAt(have.Op, "redefinition of reserved function '"+f.Name+"' of different type '"+core.TypeString(have.FunctionType())+
			"' is prohibited")
		return nil
	}
	lib.functions[f.Name] = have.Op
	return have.Op
}

// LibFunction describes a function of the library.
type LibFunction struct {
	Name     string
	Result   core.Type
	Params   []core.Type
	Reserved bool
	Loc      core.Location
}

// allocation returns a function that allocates or frees memory, under the name that the options ask for.
func (l *Library) allocation(e Emitter, table *core.Operation, name string, result core.Type,
	params ...core.Type) *core.Operation {
	f := LibFunction{name, result, params, true, table.Loc()}
	if e.Types.opts.GenericFunctions {
		f.Name = genericNames[name]
	}
	return l.Function(e.Types, e.Builder, table, f)
}

// genericNames are the names of allocation functions that a runtime library provides.
var genericNames = map[string]string{"malloc": "_mlir_memref_to_llvm_alloc",
	"aligned_alloc": "_mlir_memref_to_llvm_aligned_alloc",
	"free":          "_mlir_memref_to_llvm_free"}

// isLibraryName reports whether a function of the library is called like that.
func isLibraryName(name string) bool {
	switch name {
	case "malloc", "aligned_alloc", "free", "_mlir_memref_to_llvm_alloc", "_mlir_memref_to_llvm_aligned_alloc",
		"_mlir_memref_to_llvm_free",
		"memrefCopy", "puts", "abort", "printF16", "printBF16", "printF32", "printF64", "printApFloat", "printI64", "printU64", "printString",
		"printOpen",
		"printClose", "printComma", "printNewline":
		return true
	}
	return false
}

// Malloc returns the function that allocates memory, nil when something else has its name.
func (l *Library) Malloc(e Emitter, table *core.Operation) *core.Operation {
	return l.allocation(e, table, "malloc", e.Types.ptr, e.Types.index)
}

// AlignedAlloc returns the function that allocates memory with an alignment, nil when something else has its name.
func (l *Library) AlignedAlloc(e Emitter, table *core.Operation) *core.Operation {
	return l.allocation(e, table, "aligned_alloc", e.Types.ptr, e.Types.index, e.Types.index)
}

// Free returns the function that frees memory, nil when something else has its name.
func (l *Library) Free(e Emitter, table *core.Operation) *core.Operation {
	return l.allocation(e, table, "free", llvmdefs.Void(e.Types.ctx), e.Types.ptr)
}

// MemRefCopy returns the function that copies unranked memrefs, nil when something else has its name.
func (l *Library) MemRefCopy(e Emitter, module *core.Operation) *core.Operation {
	return l.Function(e.Types, e.Builder, module,
		LibFunction{"memrefCopy", llvmdefs.Void(e.Types.ctx), []core.Type{e.Types.index, e.Types.ptr, e.Types.ptr}, true, module.Loc()})
}

func (l *Library) puts(e Emitter, module *core.Operation) *core.Operation {
	return l.Function(e.Types, e.Builder, module, LibFunction{"puts", llvmdefs.Void(e.Types.ctx), []core.Type{e.Types.ptr}, true, module.Loc()})
}

// Abort returns the function that ends the program.
func (l *Library) Abort(e Emitter, module *core.Operation) *core.Operation {
	return l.Function(e.Types, e.Builder, module, LibFunction{Name: "abort", Result: llvmdefs.Void(e.Types.ctx)})
}

// Call calls a function and returns its result, nil when there is none.
func (l *Library) Call(b *core.Builder, f *core.Operation, args ...*core.Value) *core.Value {
	op := core.Must(llvm.AsLLVMFuncOp(f))
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
func (l *Library) unique(module *core.Operation, name string) string {
	lib := l.of(module)
	if lib.names == nil {
		lib.names = make(map[string]bool)
		for op := range module.Region(0).Ops() {
			if n, ok := op.SymbolName(); ok {
				lib.names[n] = true
			}
		}
	}
	fresh := name
	for lib.names[fresh] {
		fresh = name + "_" + strconv.Itoa(lib.texts)
		lib.texts++
	}
	lib.names[fresh] = true
	return fresh
}

// PrintText calls puts with a constant text. It returns false when puts has another type.
func (l *Library) PrintText(e Emitter, module *core.Operation, name, text string) bool {
	first := l.Text(e, module, name, text)
	puts := l.puts(e, module)
	if puts == nil {
		return false
	}
	l.Call(e.Builder, puts, first)
	return true
}

// Text makes a constant text with a zero after it, under a name of its own, and returns its address.
func (l *Library) Text(e Emitter, module *core.Operation, name, text string) *core.Value {
	b, c := e.Builder, e.Types.ctx
	data := append([]byte(text), 0)
	array := llvmdefs.Array(c.I8(), uint64(len(data)))
	name = l.unique(module, name)
	atStart(b, module, func() {
		llvm.Global{GlobalType: array, Constant: true, SymName: name, Linkage: llvm.LinkagePrivate,
			Value: c.DenseElements(c.RankedTensor([]int64{int64(len(data))}, c.I8(), nil), data)}.Build(b)
	})
	address := llvm.NewAddressOf(b, e.Types.ptr, name).Op.Result(0)
	return llvm.NewGEP(b, e.Types.ptr, address, nil, []int32{0}, array).Op.Result(0)
}
