package native

import (
	"embed"
	"fmt"
	"slices"
	"strings"

	"github.com/odsgen/ods/backend/engine"
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/generated/llvm"
)

//go:embed helpers/*.mlir
var files embed.FS

// helperFiles are the files of the folder helpers, which are read as one module.
var helperFiles = [...]string{"print", "compare", "system"}

// AddHelpers gives functions a body that a module of the llvm dialect declares only and that upstream's runner
// libraries define, and adds what they need. The module is changed. An error is a diag.List when a helper is declared
// with another type than it has.
func AddHelpers(module *core.Operation) error { return addHelpers(module, usesBrainFloats(module)) }

// addHelpers is AddHelpers; brain adds conversions to bf16.
func addHelpers(module *core.Operation, brain bool) error {
	l := &linker{module: module, symbols: core.NewSymbols(module)}
	var declared []*core.Operation
	for op := range module.Region(0).Ops() {
		if f, ok := llvm.AsLLVMFuncOp(op); ok && f.Body().IsEmpty() {
			declared = append(declared, op)
		}
	}
	if len(declared) == 0 && !brain {
		return nil
	}
	text, err := helperText(declared)
	if err != nil {
		return err
	}
	if !brain && !slices.ContainsFunc(declared, func(op *core.Operation) bool { return defines(text, op) }) {
		return nil // such as a program that declares malloc and free only
	}
	if err := l.load(text); err != nil {
		return err
	}
	r := core.NewReporter(module.Context())
	for _, op := range declared {
		l.define(op, r)
	}
	if list := r.List(); list.HasErrors() {
		return list
	}
	for _, name := range brainConversions {
		if brain && l.symbols.Lookup(name) == nil {
			l.symbols.Insert(l.copy(l.library.Lookup(name), nil), nil)
		}
	}
	for len(l.pending) > 0 {
		op := l.pending[0]
		l.pending = l.pending[1:]
		l.references(op)
	}
	return nil
}

// brainConversions are what LLVM calls for conversions to bf16; the C compilers' own libraries have them only since GCC
// 13.
var brainConversions = [...]string{"__truncsfbf2", "__truncdfbf2"}

// usesBrainFloats reports whether a value in a module is of type bf16 or a vector of it.
func usesBrainFloats(module *core.Operation) bool {
	bf16 := core.Type(module.Context().BF16())
	return !module.WalkPre(func(op *core.Operation) core.WalkResult {
		for _, r := range op.Results() {
			t := r.Type()
			if v, ok := t.(*core.VectorType); ok {
				t = v.ElementType()
			}
			if t == bf16 {
				return core.WalkInterrupt
			}
		}
		return core.WalkAdvance
	})
}

// linker adds helpers to a module.
type linker struct {
	module  *core.Operation
	symbols *core.Symbols
	library *core.Symbols
	pending []*core.Operation // whose references have not been looked at
}

// helperText returns the text of the library, with the helpers of memrefs that are declared.
func helperText(declared []*core.Operation) (string, error) {
	var text strings.Builder
	for _, n := range helperFiles {
		b, err := files.ReadFile("helpers/" + n + ".mlir")
		if err != nil {
			return "", err
		}
		text.Write(b)
	}
	for _, op := range declared {
		name, _ := op.SymbolName()
		if h, ok := engine.MemrefHelperOf(name); ok {
			writeMemrefHelper(&text, name, h)
		}
	}
	return text.String(), nil
}

// defines reports whether the text of the library has a function of a declaration's name with a body, without parsing it.
func defines(text string, op *core.Operation) bool {
	name, _ := op.SymbolName()
	for rest := text; ; {
		i := strings.Index(rest, "@"+name+"(")
		if i < 0 {
			return false
		}
		line := rest[strings.LastIndexByte(rest[:i], '\n')+1:]
		line, _, _ = strings.Cut(line, "\n")
		if strings.HasPrefix(strings.TrimSpace(line), "llvm.func") && strings.HasSuffix(line, "{") {
			return true
		}
		rest = rest[i+1:]
	}
}

// load parses the helpers, those that are made for the names of declarations among them.
func (l *linker) load(text string) error {
	m, list := core.Parse(l.module.Context(), []byte(text), core.ParseOptions{Name: "helpers.mlir"})
	if list.HasErrors() {
		return list
	}
	l.library = core.NewSymbols(m)
	return nil
}

// define replaces a declaration by the helper of its name, if there is one.
func (l *linker) define(op *core.Operation, r *core.Reporter) {
	name, _ := op.SymbolName()
	helper, ok := llvm.AsLLVMFuncOp(l.library.Lookup(name))
	if !ok || helper.Body().IsEmpty() {
		return
	}
	f := core.Must(llvm.AsLLVMFuncOp(op))
	if f.FunctionType() != helper.FunctionType() {
		r.Errorf(op.Loc(), "'@%s' is declared with type %s, but upstream's helper has %s; declare it so, or give it another name and a body",
			name, f.FunctionType(), helper.FunctionType())
		return
	}
	c := l.copy(helper.Op, op)
	l.symbols.Erase(op)
	l.symbols.Insert(c, nil)
}

// copy clones a part of the library into the module. What is defined belongs to this program only.
func (l *linker) copy(op, before *core.Operation) *core.Operation {
	c := op.Clone(nil)
	if f, ok := llvm.AsLLVMFuncOp(c); ok && !f.Body().IsEmpty() && f.Linkage() == llvm.LinkageExternal {
		f.SetLinkage(llvm.LinkageInternal)
	}
	l.module.Region(0).Entry().InsertBefore(c, before)
	l.pending = append(l.pending, c)
	return c
}

// references adds what an operation of the library refers to and the module does not have.
func (l *linker) references(op *core.Operation) {
	op.Walk(func(inner *core.Operation) {
		for _, a := range inner.Attrs() {
			ref, ok := a.Value.(*core.SymbolRefAttr)
			if !ok {
				continue
			}
			name := ref.Root()
			have, want := l.symbols.Lookup(name), l.library.Lookup(name)
			if want == nil || have != nil && !(have.IsSymbolDeclaration() && !want.IsSymbolDeclaration()) {
				continue
			}
			if have != nil {
				l.symbols.Erase(have)
			}
			l.symbols.Insert(l.copy(want, nil), nil)
		}
	})
}

// writeMemrefHelper writes a helper for memrefs of one element type.
func writeMemrefHelper(b *strings.Builder, name string, h engine.MemrefHelper) {
	operands := 1
	if h.Verify {
		operands = 2
	}
	var params, unpack, args []string
	for i := range operands {
		rank, d := fmt.Sprintf("%%rank%d", i), fmt.Sprintf("%%d%d", i)
		args = append(args, rank, d)
		switch {
		case h.Rank >= 0:
			params = append(params, d+": !llvm.ptr")
			unpack = append(unpack, fmt.Sprintf("%s = llvm.mlir.constant(%d : i64) : i64", rank, h.Rank))
		case h.Wrapped:
			params = append(params, fmt.Sprintf("%%u%d: !llvm.ptr", i))
			unpack = append(unpack, fmt.Sprintf("%s = llvm.load %%u%d : !llvm.ptr -> i64", rank, i),
				fmt.Sprintf("%%q%d = llvm.getelementptr %%u%d[1] : (!llvm.ptr) -> !llvm.ptr, i64", i, i),
				fmt.Sprintf("%s = llvm.load %%q%d : !llvm.ptr -> !llvm.ptr", d, i))
		default:
			params = append(params, rank+": i64", d+": !llvm.ptr")
		}
	}
	body := strings.Join(append(unpack, fmt.Sprintf("%%size = llvm.mlir.constant(%d : i64) : i64", h.Size)), "\n  ")
	list := strings.Join(args, ", ")
	if h.Verify {
		fmt.Fprintf(b, `
llvm.func @%s(%s) -> i64 {
  %s
  %%compare = llvm.mlir.addressof @ods.rt.compare.%s : !llvm.ptr
  %%r = llvm.call @ods.rt.verify(%s, %%compare, %%size) : (i64, !llvm.ptr, i64, !llvm.ptr, !llvm.ptr, i64) -> i64
  llvm.return %%r : i64
}
`, name, strings.Join(params, ", "), body, h.Element, list)
		return
	}
	title, printer := "unranked", "llvm.mlir.addressof @ods.rt.print."+h.Element
	if h.Rank >= 0 {
		title = "ranked"
	}
	if h.Shape {
		printer = "llvm.mlir.zero"
	}
	fmt.Fprintf(b, `
llvm.func @%s(%s) {
  %s
  %%title = llvm.mlir.addressof @ods.rt.%s : !llvm.ptr
  %%print = %s : !llvm.ptr
  llvm.call @ods.rt.memref(%%title, %s, %%print, %%size) : (!llvm.ptr, i64, !llvm.ptr, !llvm.ptr, i64) -> ()
  llvm.return
}
`, name, strings.Join(params, ", "), body, title, printer, list)
}
