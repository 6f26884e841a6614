package csource

import (
	"fmt"
	"io"
	"slices"
	"strconv"
	"strings"

	"github.com/odsgen/ods/backend/byval"
	"github.com/odsgen/ods/backend/read"
	"github.com/odsgen/ods/core"
	llvmdefs "github.com/odsgen/ods/defs/llvm"
	"github.com/odsgen/ods/generated/llvm"
)

// Flags are what a C compiler is to be told.
var Flags = []string{"-std=c11", "-D_GNU_SOURCE", "-fno-strict-aliasing", "-ffp-contract=off"}

// Write writes a module of the llvm dialect as C. The error is a [core/diag.List] when the module has what C cannot
// express, and what w returned when writing failed; nothing is written in the first case. The module is not changed; it
// is safe for concurrent use on different modules of one context.
func Write(w io.Writer, module *core.Operation) error {
	r := core.NewReporter(module.Context())
	expanded, err := byval.Expanded(module)
	if err != nil {
		r.Errorf(module.Loc(), "%v", err)
		return r.List()
	}
	e := &emitter{module: expanded, r: r, types: map[core.Type]string{}, taken: map[string]bool{},
		symbols: map[string]*symbol{}, supported: map[string]string{}, headers: map[string]bool{}}
	if !e.write() {
		return e.r.List()
	}
	_, err = io.WriteString(w, e.file())
	return err
}

// emitter is the state of one file.
type emitter struct {
	module                               *core.Operation
	r                                    *core.Reporter
	types                                map[core.Type]string
	taken                                map[string]bool
	symbols                              map[string]*symbol
	supported                            map[string]string
	headers                              map[string]bool
	typeText, supportText, globals, text strings.Builder
	elements                             map[*core.Value]element
}

// symbol is a function or a global variable.
type symbol struct {
	op        *core.Operation
	name      string
	function  bool
	prototype string // of a function
	header    string // declares it
	used      bool
}

// use notes that a function is needed.
func (e *emitter) use(s *symbol) {
	s.used = true
	if s.header != "" {
		e.headers[s.header] = true
	}
}

func (e *emitter) write() bool {
	e.elements = map[*core.Value]element{}
	constructors := map[string]int64{}
	for op := range e.module.Region(0).Ops() {
		if !e.collect(op, constructors) {
			return false
		}
	}
	for op := range e.module.Region(0).Ops() {
		if f, ok := llvm.AsLLVMFuncOp(op); ok && !e.prototype(f, constructors) {
			return false
		}
	}
	for op := range e.module.Region(0).Ops() {
		if g, ok := llvm.AsGlobalOp(op); ok && !e.global(g) {
			return false
		}
	}
	for op := range e.module.Region(0).Ops() {
		if f, ok := llvm.AsLLVMFuncOp(op); ok && !f.Body().IsEmpty() && !e.function(op) {
			return false
		}
	}
	return true
}

// collect gives an operation of the module a name.
func (e *emitter) collect(op *core.Operation, constructors map[string]int64) bool {
	switch op.Name() {
	case "llvm.func", "llvm.mlir.global":
		name, _ := op.SymbolName()
		_, function := llvm.AsLLVMFuncOp(op)
		s := &symbol{op: op, function: function, name: name}
		header := reserved[name]
		known := header != "" && header != "-" && function && op.Region(0).IsEmpty()
		switch {
		case known:
			s.header = header
		case name == "main":
			e.taken[name] = true
		default:
			if s.name = identifier(name); isLocal(s.name) {
				s.name += "_"
			}
			s.name = e.fresh(s.name)
		}
		e.symbols[name] = s
		return true
	case "llvm.mlir.global_ctors":
		c := core.Must(llvm.AsGlobalCtorsOp(op))
		for i, f := range c.CtorsAttr().Elems() {
			ref, _ := f.(*core.SymbolRefAttr)
			if n, ok := c.PrioritiesAttr().Elems()[i].(*core.IntegerAttr); ok && ref != nil {
				constructors[ref.Root()] = n.Int64()
			}
		}
		return true
	case "llvm.mlir.alias":
		return e.alias(op)
	}
	if read.IsElsewhere(op) {
		return true
	}
	return e.r.Errorf(op.Loc(), "'%s' in the module cannot be written in C; use LLVM's tools or the embedded engine", op.Name()).Fail()
}

// isLocal reports whether a variable in a function may have the name: a letter and a number, or one of those around
// operations that take several lines.
func isLocal(name string) bool {
	switch name {
	case "at", "bits", "exact", "k", "next", "x", "y", "z":
		return true
	}
	return len(name) > 1 && strings.Trim(name[1:], "0123456789") == "" && strings.Contains("aipstvx", name[:1])
}

// alias is a second name of a symbol.
func (e *emitter) alias(op *core.Operation) bool {
	a := core.Must(llvm.AsAliasOp(op))
	for inner := range a.Initializer().Entry().Ops() {
		if addr, ok := llvm.AsAddressOfOp(inner); ok && e.symbols[addr.GlobalName()] != nil {
			e.symbols[a.SymName()] = e.symbols[addr.GlobalName()]
			return true
		}
	}
	return e.r.Errorf(op.Loc(), "'@%s' is not another name of a symbol in front of it, which is all that C can say", a.SymName()).Fail()
}

// prototype writes the declaration of a function.
func (e *emitter) prototype(f llvm.LLVMFuncOp, constructors map[string]int64) bool {
	s := e.symbols[f.SymName()]
	ft, ok := f.FunctionType().(*llvm.LLVMFunctionType)
	defined := !f.Body().IsEmpty()
	switch {
	case !ok:
		return e.r.Errorf(f.Op.Loc(), "'@%s' has no function type", f.SymName()).Fail()
	case ft.VarArg() && defined:
		return e.r.Errorf(f.Op.Loc(), "'@%s' takes any number of arguments, which cannot be written in C with the target's own list of them", f.SymName()).Fail()
	case s.header != "":
		return true
	}
	text, ok := e.signature(f, ft, s, defined)
	if !ok {
		return false
	}
	local := isHidden(f.Linkage(), f.SymName())
	if defined && local {
		text = "static " + text
	}
	s.prototype = text
	attrs := ""
	if p, ok := constructors[f.SymName()]; ok {
		attrs = fmt.Sprintf(" __attribute__((constructor%s))", map[bool]string{true: fmt.Sprintf("(%d)", p)}[p < 65535])
	}
	asm, ok := e.assemblerName(f.Op, f.SymName(), s.name, local, defined)
	if !ok {
		return false
	}
	attrs = asm + weak(f.Linkage()) + attrs
	if f.SymName() != "main" {
		e.globals.WriteString(text + attrs + ";\n")
	}
	return true
}

// signature is the text of a function without what is around it.
func (e *emitter) signature(f llvm.LLVMFuncOp, ft *llvm.LLVMFunctionType, s *symbol, defined bool) (string, bool) {
	result, ok := e.typeName(ft.ReturnType(), f.Op.Loc())
	if !ok {
		return "", false
	}
	if !defined && !isPlain(ft.ReturnType(), result) {
		return "", e.foreign(f)
	}
	var params []string
	for i, t := range ft.Params() {
		name, ok := e.typeName(t, f.Op.Loc())
		if !ok {
			return "", false
		}
		if !defined && !isScalar(t) {
			return "", e.foreign(f)
		}
		params = append(params, declare(name, "a"+strconv.Itoa(i)))
	}
	if s.name == "main" {
		result = "int"
		if len(params) == 2 {
			params = []string{"int a0", "char **a1"}
		}
	}
	if ft.VarArg() {
		params = append(params, "...")
	}
	if len(params) == 0 {
		params = []string{"void"}
	}
	return fmt.Sprintf("%s(%s)", declare(result, s.name), strings.Join(params, ", ")), true
}

func isPlain(t core.Type, name string) bool { return isScalar(t) || name == "void" }

// foreign refuses a function that somebody else defines, who passes structs in another way than dialect llvm.
func (e *emitter) foreign(f llvm.LLVMFuncOp) bool {
	return e.r.Errorf(f.Op.Loc(), "'@%s' is declared only and takes or returns a struct, which C passes in another way; define it in the module, or pass "+
		"pointers", f.SymName()).Fail()
}

// global writes a variable.
func (e *emitter) global(g llvm.GlobalOp) bool {
	s := e.symbols[g.SymName()]
	t, ok := e.typeName(g.GlobalType(), g.Op.Loc())
	if !ok {
		return false
	}
	if isPacked(g.GlobalType()) || g.ThreadLocal() {
		return e.r.Errorf(g.Op.Loc(), "'@%s' cannot be written in C: its elements are packed, or it belongs to a thread", g.SymName()).Fail()
	}
	value := ""
	switch {
	case g.ValueAttr() != nil:
		value, ok = e.constantText(g.GlobalType(), g.ValueAttr(), g.Op.Loc())
	case !g.Initializer().IsEmpty():
		value, ok = e.initializer(g)
	}
	if !ok {
		return false
	}
	text := declare(t, s.name)
	if g.Constant() && value != "" {
		text = "const " + text
	}
	if n, ok := g.Alignment(); ok && n > natural(g.GlobalType()) {
		text = fmt.Sprintf("_Alignas(%d) %s", n, text)
	}
	defined := value != ""
	local := isHidden(g.Linkage(), g.SymName())
	switch {
	case defined && local, g.Linkage() == llvm.LinkageInternal, g.Linkage() == llvm.LinkagePrivate:
		text = "static " + text
	case !defined:
		text = "extern " + text
	}
	asm, ok := e.assemblerName(g.Op, g.SymName(), s.name, local, defined)
	if !ok {
		return false
	}
	text += asm + weak(g.Linkage())
	if value != "" {
		text += " = " + value
	}
	e.globals.WriteString(text + ";\n")
	return true
}

// initializer evaluates the region of a global variable.
func (e *emitter) initializer(g llvm.GlobalOp) (string, bool) {
	trees := map[*core.Value]*tree{}
	for op := range g.Initializer().Entry().Ops() {
		if op.Is(&llvm.ReturnDef) {
			if t := trees[op.Operand(0)]; t != nil {
				return t.write(), true
			}
			break
		}
		t, ok := e.constantTree(op, trees)
		if !ok {
			return "", false
		}
		trees[op.Result(0)] = t
	}
	return "", e.r.Errorf(g.Op.Loc(), "the value of '@%s' is none that C computes before the program starts", g.SymName()).Fail()
}

// tree is a constant aggregate, or a text.
type tree struct {
	typ    core.Type
	text   string
	fields []*tree
}

func (t *tree) write() string {
	if t.fields == nil {
		return t.text
	}
	var parts []string
	for _, f := range t.fields {
		parts = append(parts, f.write())
	}
	return braces(t.typ, strings.Join(parts, ", "))
}

// constantTree is the value of an operation in the initializer of a variable.
func (e *emitter) constantTree(op *core.Operation, trees map[*core.Value]*tree) (*tree, bool) {
	t := core.Type(nil)
	if op.NumResults() == 1 {
		t = op.Result(0).Type()
	}
	switch op.Name() {
	case "llvm.mlir.constant":
		c := core.Must(llvm.AsConstantOp(op))
		text, ok := e.constantText(t, c.ValueAttr(), op.Loc())
		return &tree{typ: t, text: text}, ok
	case "llvm.mlir.undef", "llvm.mlir.poison", "llvm.mlir.zero":
		return &tree{typ: t, text: zero(t)}, true
	case "llvm.mlir.addressof":
		a := core.Must(llvm.AsAddressOfOp(op))
		text, ok := e.addressText(a.GlobalName(), op.Loc())
		return &tree{typ: t, text: text}, ok
	case "llvm.ptrtoint":
		if x := trees[op.Operand(0)]; x != nil && t == core.Type(t.Context().Integer(64)) {
			return &tree{typ: t, text: "(uint64_t)" + x.write()}, true
		}
	case "llvm.insertvalue":
		i := core.Must(llvm.AsInsertValueOp(op))
		if x, v := trees[i.Container()], trees[i.Value()]; x != nil && v != nil {
			return x.with(i.Position(), v), true
		}
	}
	return nil, e.r.Errorf(op.Loc(), "'%s' is nothing that C computes before the program starts", op.Name()).Fail()
}

// with is the tree with another part.
func (t *tree) with(position []int64, v *tree) *tree {
	if len(position) == 0 {
		return v
	}
	n := 0
	switch x := t.typ.(type) {
	case *llvm.LLVMStructType:
		n = len(llvmdefs.BodyOf(x).Elements)
	case *llvm.LLVMArrayType:
		n = int(x.NumElements())
	}
	fields := slices.Clone(t.fields)
	if fields == nil {
		for i := range n {
			f := fieldType(t.typ, i)
			fields = append(fields, &tree{typ: f, text: zero(f)})
		}
	}
	fields[position[0]] = fields[position[0]].with(position[1:], v)
	return &tree{typ: t.typ, fields: fields}
}

// file puts the parts together.
func (e *emitter) file() string {
	var b strings.Builder
	b.WriteString("// Compile with " + strings.Join(Flags, " ") + ".\n")
	headers := []string{"stdbool.h", "stddef.h", "stdint.h"}
	for h := range e.headers {
		headers = append(headers, h)
	}
	slices.Sort(headers)
	for _, h := range headers {
		b.WriteString("#include <" + h + ">\n")
	}
	for _, part := range []*strings.Builder{&e.typeText, &e.supportText, &e.globals} {
		if part.Len() > 0 {
			b.WriteString("\n" + part.String())
		}
	}
	b.WriteString(e.text.String())
	return b.String()
}
