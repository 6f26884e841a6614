package wasm

import (
	"cmp"
	"fmt"
	"io"
	"slices"
	"strings"

	"github.com/odsgen/ods/backend/byval"
	"github.com/odsgen/ods/backend/layout"
	"github.com/odsgen/ods/backend/native"
	"github.com/odsgen/ods/backend/read"
	"github.com/odsgen/ods/core"
	llvmdefs "github.com/odsgen/ods/defs/llvm"
	"github.com/odsgen/ods/generated/llvm"
)

// Options say how a module is translated. The zero value is ready to use.
type Options struct {
	// StackSize is the number of bytes of the stack that allocations of functions are on; 0 means [DefaultStack].
	StackSize uint32
	// Interruptible makes loops and functions call the host now and then: see [TickName].
	Interruptible bool
	// ExportAll exports private and internal functions, too.
	ExportAll bool
	// NoSIMD leaves the instructions on vectors of 128 bits out, for runtimes without them: vectors are their scalars then.
	NoSIMD bool
	// Check makes the module look for undefined behaviour, with help of the host: see [TrapName] and [AccessName].
	// MaxMemory, a multiple of 64 KiB, bounds the memory that it can have then: an eighth of it says what may be accessed.
	Check     bool
	MaxMemory uint64
	// Divide makes calls that have [llvmdefs.DivisibleAttr] calls of the host, which can have several workers execute parts of them:
	// see [DivideModule]. Checking modules have none.
	Divide bool
}

// Module is a translated module.
type Module struct {
	// Binary is the module in WebAssembly's binary format.
	Binary []byte
	// Imports are the functions that the host has to provide.
	Imports []Import
	// Functions are those that the module defines. Their numbers follow those of the imports.
	Functions []Function
	// Code is where the content of the code section starts in Binary.
	Code int
	// Globals are the addresses of global variables.
	Globals map[string]uint32
	// HeapBase is the first address that is free when the program starts.
	HeapBase uint32
	// Marks say which operations the instructions belong to that may trap, in order.
	Marks []Mark
	// Texts are what is said when the program is stopped by a check, with places for integers as fmt has them, and Sites
	// where the host is called.
	Texts []string
	Sites []core.Location
	// Objects are the global variables in checking modules.
	Objects []Object
	// Source is the module that was translated: a copy of the one that was asked for, with the helpers that it calls.
	Source *core.Operation
	types  types
}

// Object is a global variable.
type Object struct {
	Addr, Size uint64
	Constant   bool
	At         core.Location
}

// Mark says where the operation is that an instruction belongs to.
type Mark struct {
	// Offset is where the instruction starts in the content of the code section.
	Offset int
	At     core.Location
}

// Locate returns where the operation is that the instruction at an offset in the code section belongs to. It is false
// when none is known.
func (m *Module) Locate(offset int) (core.Location, bool) {
	i, ok := slices.BinarySearchFunc(m.Marks, offset, func(k Mark, at int) int { return cmp.Compare(k.Offset, at) })
	if !ok {
		i--
	}
	if i < 0 {
		return core.Location{}, false
	}
	return m.Marks[i].At, true
}

// Import is a function that the host provides. Parameters and results have WebAssembly's types, in its binary encoding.
type Import struct {
	// Module is "env" for functions that the module only declares and those of C's library, "llvm" for operations on values
	// that WebAssembly does not have, and TickModule.
	Module, Name    string
	Params, Results string
	// Op is the declaration or the operation; nil for functions of C's library that the module does not declare.
	Op *core.Operation
}

// function is a function of the module or of the host.
type function struct {
	name string
	op   *core.Operation
	typ  funcType
	// scalar is its type with the scalars of vectors, which is that of exports and imports.
	scalar funcType
	// outer is exported in its place when the types differ.
	outer  *function
	vararg bool
	from   string // the module that it is imported from
	index  int
	// params is how many of the locals are parameters.
	params int
	locals []byte
	code   code
	// slot is its address, 0 when nothing asks for it.
	slot int
}

// module is the state of one translation.
type module struct {
	o         Options
	r         *core.Reporter
	types     types
	op        *core.Operation
	functions map[string]*function
	defined   []*function
	imports   []*function
	globals   map[string]*global
	order     []*global
	aliases   map[string]llvm.AliasOp
	typeIDs   map[funcType]int
	typeList  []funcType
	table     []*function
	marks     []Mark
	texts     []string
	textIDs   map[string]uint64
	constants []read.Constant // for the next one that is evaluated
	sites     []core.Location
	// bottom is where the stack ends: what lies in front is the shadow.
	bottom uint64
	heap   uint64
	codeAt int // where the content of the code section starts
	ops    map[string]func(*fn, *core.Operation) bool
	// constructors run when the module starts, destructors when the host says so.
	constructors, destructors []llvmdefs.Structor
}

// DefaultStack is the size of the stack in bytes unless options say otherwise.
const DefaultStack = 1 << 20

// Compile translates a module of the llvm dialect, which it leaves as it is. An error is a diag.List with the places of
// what cannot be translated.
func Compile(source *core.Operation, o Options) (*Module, error) {
	if o.StackSize == 0 {
		o.StackSize = DefaultStack
	}
	r := core.NewReporter(source.Context())
	if source.NumRegions() != 1 {
		r.Errorf(source.Loc(), "'%s' op holds no functions; pass a module", source.Name())
		return nil, r.List()
	}
	op := source.Clone(nil)
	for inner := range op.Region(0).Ops() {
		switch {
		case read.IsElsewhere(inner):
			inner.Erase()
		case inner.Info().DialectName() != llvm.Name:
			read.NotLowered(r, inner, cannot)
			return nil, r.List()
		}
	}
	if err := native.AddHelpers(op); err != nil {
		return nil, err
	}
	o.Divide = o.Divide && !o.Check && divides(op)
	m := &module{o: o, r: r, op: op, functions: map[string]*function{}, globals: map[string]*global{}, aliases: map[string]llvm.AliasOp{},
		typeIDs: map[funcType]int{}, ops: operations()}
	if !m.layout() || !m.declare() || !m.translate() {
		return nil, r.List()
	}
	out := &Module{Binary: m.encode(), Globals: map[string]uint32{}, HeapBase: uint32(m.heap), Source: op,
		types: m.types}
	out.Marks, out.Texts, out.Sites, out.Code = m.marks, m.texts, m.sites, m.codeAt
	for _, f := range m.defined {
		t := f.typ
		if f.outer != nil {
			t = f.outer.typ
		}
		out.Functions = append(out.Functions, Function{f.name, t.params, t.results, m.isExported(f)})
	}
	for _, g := range m.order {
		out.Objects = append(out.Objects, Object{g.addr, g.size, g.op.Constant(), g.op.Op.Loc()})
	}
	for _, f := range m.imports {
		out.Imports = append(out.Imports, Import{f.from, f.name, f.typ.params, f.typ.results, f.op})
	}
	for name, g := range m.globals {
		out.Globals[name] = uint32(g.addr)
	}
	return out, nil
}

// Write writes a module of the llvm dialect as a module of WebAssembly.
func Write(w io.Writer, op *core.Operation) error {
	m, err := Compile(op, Options{})
	if err != nil {
		return err
	}
	_, err = w.Write(m.Binary)
	return err
}

// layout reads the layout of memory, which must be that of the interpreter.
func (m *module) layout() bool {
	l, err := layout.Of(m.op)
	if err != nil {
		return m.r.Errorf(m.op.Loc(), "%v", err).Fail()
	}
	if l.BigEndian() || l.PointerBits(0) != 64 {
		return m.r.Errorf(m.op.Loc(), "data layout %q is not translated to WebAssembly, where numbers are little-endian and pointers take 64 bits of memory", l).Fail()
	}
	byval.Expand(m.op, l)
	m.types = types{layout: l, simd: !m.o.NoSIMD, known: map[core.Type][]leaf{}, atomic: map[core.Type][]leaf{}}
	return true
}

// declare gives functions their types and globals their addresses.
func (m *module) declare() bool {
	if m.o.Check {
		m.bottom = (m.o.MaxMemory/8 + page - 1) &^ (page - 1)
	}
	m.heap = m.bottom + uint64(m.o.StackSize+stackAlign-1)&^(stackAlign-1)
	for op := range m.op.Region(0).Ops() {
		ok := true
		switch {
		case op.Is(&llvm.LLVMFuncDef):
			ok = m.declareFunction(op)
		case op.Is(&llvm.GlobalDef):
			ok = m.declareGlobal(op)
		case op.Is(&llvm.AliasDef):
			v := core.Must(llvm.AsAliasOp(op))
			m.aliases[v.SymName()] = v
		case op.Is(&llvm.GlobalCtorsDef):
			v := core.Must(llvm.AsGlobalCtorsOp(op))
			m.constructors = append(m.constructors, llvmdefs.Structors(v.CtorsAttr(), v.PrioritiesAttr())...)
		case op.Is(&llvm.GlobalDtorsDef):
			v := core.Must(llvm.AsGlobalDtorsOp(op))
			m.destructors = append(m.destructors, llvmdefs.Structors(v.DtorsAttr(), v.PrioritiesAttr())...)
		case op.Is(&llvm.IFuncDef):
			ok = m.r.Errorf(op.Loc(), "'%s' op cannot be translated to WebAssembly, which has no resolvers of functions", op.Name()).Fail()
		}
		if !ok {
			return false
		}
	}
	return true
}

func (m *module) declareFunction(op *core.Operation) bool {
	v := core.Must(llvm.AsLLVMFuncOp(op))
	ft, ok := v.FunctionType().(*llvm.LLVMFunctionType)
	if !ok {
		return m.r.OpErrorf(op, "has no function type of the llvm dialect").Fail()
	}
	f := &function{name: v.SymName(), op: op, vararg: ft.VarArg()}
	m.functions[f.name] = f
	body := !v.Body().IsEmpty()
	for i, p := range ft.Params() {
		vals, _ := m.types.vals(p)
		scalars, ok := m.types.scalarVals(p)
		if !ok && body {
			return m.r.Errorf(op.Loc(), "parameter #%d of '@%s' has type %s, which WebAssembly cannot have", i, f.name, p).Fail()
		}
		f.typ.params += vals
		f.scalar.params += scalars
	}
	if f.vararg {
		f.typ.params += string([]byte{byte(i32)})
		f.scalar.params += string([]byte{byte(i32)})
	}
	vals, _ := m.types.vals(ft.ReturnType())
	scalars, ok := m.types.scalarVals(ft.ReturnType())
	if !ok && body {
		return m.r.Errorf(op.Loc(), "the result of '@%s' has type %s, which WebAssembly cannot have", f.name, ft.ReturnType()).Fail()
	}
	f.typ.results, f.scalar.results = vals, scalars
	if body && (len(f.scalar.params) > limit || len(scalars) > limit) {
		return m.r.Errorf(op.Loc(), "'@%s' has more than 1,000 scalars as parameters or results; pass them through memory", f.name).Fail()
	}
	if body {
		m.defined = append(m.defined, f)
	}
	return true
}

// callee returns the function that a symbol or the symbol of an alias stands for.
func (m *module) callee(name string) *function {
	if f := m.functions[name]; f != nil {
		m.demand(f)
		return f
	}
	if x, ok := m.address(name); ok && x.isInt() && x.imm > 0 && x.imm <= uint64(len(m.table)) {
		return m.table[x.imm-1]
	}
	return nil
}

// demand makes a function that is declared only an import. Where its type has vectors, a function that takes them apart
// comes before it.
func (m *module) demand(f *function) {
	if f.from != "" || !f.op.Region(0).IsEmpty() {
		return
	}
	f.from = "env"
	if f.typ == f.scalar {
		m.imports = append(m.imports, f)
		return
	}
	host := &function{name: f.name, op: f.op, from: f.from, typ: f.scalar}
	m.imports = append(m.imports, host)
	m.defined = append(m.defined, f)
	m.bridge(f, host, (*fn).spread, (*fn).gather)
}

// bridge makes the code of a function that calls another one, whose type has scalars where its own has vectors or the
// other way round.
func (m *module) bridge(from, to *function, params, results func(f *fn, t core.Type, parts []*expr) []*expr) {
	v := core.Must(llvm.AsLLVMFuncOp(to.op))
	ft, _ := v.FunctionType().(*llvm.LLVMFunctionType)
	f := &fn{m: m, self: from, frame: -1, locals: []byte(from.typ.params)}
	from.params = len(f.locals)
	at := 0
	next := func(vals string) []*expr {
		list := make([]*expr, len(vals))
		for i := range list {
			list[i] = f.get(at)
			at++
		}
		return list
	}
	in, out := m.types.scalarVals, m.types.vals
	if to.from != "" {
		in, out = out, in
	}
	for _, t := range ft.Params() {
		vals, _ := in(t)
		for _, x := range params(f, t, next(vals)) {
			f.write(f.use(x))
		}
	}
	for at < from.params {
		f.write(next("\x00")[0]) // the address of variadic arguments
	}
	f.writeCall(to)
	vals, _ := out(ft.ReturnType())
	list := make([]*expr, len(vals))
	for i := len(vals) - 1; i >= 0; i-- {
		n := f.local(valType(vals[i]))
		f.indexed(opLocalSet, n)
		list[i] = f.get(n)
	}
	for _, x := range results(f, ft.ReturnType(), list) {
		f.write(f.use(x))
	}
	f.op(opEnd)
	from.code, from.locals = f.code, f.locals
}

// exports reports whether a function is exported.
func (m *module) exports(f *function) bool {
	if f.op == nil || f.from != "" {
		return false
	}
	v := core.Must(llvm.AsLLVMFuncOp(f.op))
	l := v.Linkage()
	return m.o.ExportAll || l != llvm.LinkageInternal && l != llvm.LinkagePrivate
}

// wrap makes functions to export for those whose types have vectors, which hosts cannot pass.
func (m *module) wrap() {
	for _, f := range m.defined {
		if f.typ != f.scalar && m.exports(f) {
			f.outer = &function{name: f.name + outerSuffix, typ: f.scalar}
			m.bridge(f.outer, f, (*fn).gather, (*fn).spread)
			m.defined = append(m.defined, f.outer)
		}
	}
}

// outerSuffix ends the names of functions that are exported for others, in the section of names.
const outerSuffix = " (scalars)"

// imported returns a function of the host.
func (m *module) imported(from, name string, typ funcType) *function {
	if f := m.functions[name]; f != nil && from == "env" {
		m.demand(f)
		return f
	}
	for _, f := range m.imports {
		if f.from == from && f.name == name && f.typ == typ {
			return f
		}
	}
	f := &function{name: name, from: from, typ: typ}
	m.imports = append(m.imports, f)
	return f
}

// hostOperation returns the function of the host for an operation.
func (m *module) hostOperation(op *core.Operation, typ funcType) *function {
	f := m.imported("llvm", operationText(op), typ)
	if f.op == nil {
		f.op = op
	}
	return f
}

// operationText describes an operation by its name, attributes and types.
func operationText(op *core.Operation) string {
	var b strings.Builder
	b.WriteString(strings.TrimPrefix(op.Name(), "llvm."))
	sep := " {"
	for _, a := range op.Attrs() {
		if a.Name == "fastmathFlags" {
			continue // it permits other results, and demands none
		}
		fmt.Fprintf(&b, "%s%s = %s", sep, a.Name, core.AttrString(a.Value))
		sep = ", "
	}
	if sep == ", " {
		b.WriteByte('}')
	}
	b.WriteString(" (")
	for i, t := range op.OperandTypes() {
		if i > 0 {
			b.WriteString(", ")
		}
		b.WriteString(t.String())
	}
	fmt.Fprintf(&b, ") -> %s", op.Result(0).Type())
	return b.String()
}

// translate translates the bodies of functions and the values of globals.
func (m *module) translate() bool {
	ok := true
	for _, f := range m.defined {
		t := &fn{m: m, self: f}
		// Each function is tried, so that all that cannot be translated is reported.
		if !t.translate(f.op.Region(0)) {
			ok = false
			continue
		}
		f.code, f.locals = t.code, t.locals
	}
	if !ok {
		return false
	}
	if !m.initialize() || !m.structors() {
		return false
	}
	m.wrap()
	return true
}

// typeIndex returns the number of a function type.
func (m *module) typeIndex(t funcType) int {
	n, ok := m.typeIDs[t]
	if !ok {
		n = len(m.typeList)
		m.typeIDs[t] = n
		m.typeList = append(m.typeList, t)
	}
	return n
}

// The functions that run constructors, those with the lowest priority first, and destructors, those with the highest
// first.
const (
	InitializeName = "_initialize"
	FinalizeName   = "_finalize"
)

// structors makes the functions that call constructors and destructors.
func (m *module) structors() bool {
	slices.SortStableFunc(m.constructors, func(x, y llvmdefs.Structor) int { return cmp.Compare(x.Priority, y.Priority) })
	slices.SortStableFunc(m.destructors, func(x, y llvmdefs.Structor) int { return cmp.Compare(y.Priority, x.Priority) })
	for name, list := range map[string][]llvmdefs.Structor{InitializeName: m.constructors, FinalizeName: m.destructors} {
		if len(list) == 0 || m.functions[name] != nil {
			continue
		}
		t := &fn{m: m, frame: -1}
		for _, s := range list {
			callee := m.callee(s.Name)
			if callee == nil || callee.typ != (funcType{}) {
				return m.r.Errorf(m.op.Loc(), "'@%s' runs when the program starts or ends, but is no function without parameters and results", s.Name).Fail()
			}
			t.writeCall(callee)
		}
		t.op(opEnd)
		m.defined = append(m.defined, &function{name: name, code: t.code})
	}
	return true
}
