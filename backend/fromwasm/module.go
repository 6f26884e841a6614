package fromwasm

import (
	"fmt"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/diag"
	"github.com/odsgen/ods/generated/wasmssa"
)

// The sections of a binary.
const (
	sectionCustom = iota
	sectionType
	sectionImport
	sectionFunction
	sectionTable
	sectionMemory
	sectionGlobal
	sectionExport
	sectionStart
	sectionElement
	sectionCode
	sectionData
	sectionDataCount
	sections
)

var sectionNames = [sections]string{"CUSTOM", "TYPE", "IMPORT", "FUNCTION", "TABLE", "MEMORY", "GLOBAL", "EXPORT", "START", "ELEMENT", "CODE", "DATA", "DATACOUNT"}

// The kinds of what is imported and exported.
const (
	kindFunction = iota
	kindTable
	kindMemory
	kindGlobal
	kinds
)

var kindNames = [kinds]string{"function", "table", "memory", "global"}

// prefixes begin the names of what has none.
var prefixes = [kinds]string{"func_", "table_", "mem_", "global_"}

// module is a binary that is being read.
type module struct {
	ctx    *core.Context
	report *core.Reporter
	failed bool
	file   string
	b      *core.Builder // at the end of the module

	types []*core.FunctionType
	// items are the functions, tables, memories and globals, imported ones first.
	items [kinds][]*item
	// uses are the operations that mention an item before exports are read, which name it.
	uses []use
	// waiting are the functions whose code was not read yet.
	waiting []*item
}

// item is a function, a table, a memory or a global.
type item struct {
	op       *core.Operation
	name     string
	function *core.FunctionType
	value    core.Type // of a global
	imported bool
	exported bool
}

type use struct {
	op *core.Operation
	of *item
}

// Read reads a binary and returns a module of dialect wasmssa, which the context must have; nil when there are errors. Locations name the
// file, the section and, in code, the function, and have the offset there as the column.
func Read(ctx *core.Context, file string, data []byte) (*core.Operation, diag.List) {
	m := &module{ctx: ctx, report: core.NewReporter(ctx), file: file}
	if ctx.Dialect(wasmssa.Name) == nil {
		m.report.Errorf(ctx.FileLoc(file, 0, 0), "dialect '%s' is not known", wasmssa.Name)
		return nil, m.report.List()
	}
	op := core.NewModule(ctx, ctx.FileLoc(file, 0, 0))
	m.b = core.BuilderAtEnd(ctx, op.Region(0).Entry())
	m.read(data)
	if m.failed || !core.Verify(op, m.report, core.VerifyOptions{Workers: 1}) {
		return nil, m.report.List()
	}
	return op, m.report.List()
}

func (m *module) read(data []byte) {
	top := &reader{m: m, name: m.file, data: data}
	if string(top.take(4)) != "\x00asm" {
		m.failed = false
		top.fail(0, "source file does not contain valid Wasm header")
		return
	}
	if version := top.take(4); string(version) != "\x01\x00\x00\x00" {
		top.fail(4, "unsupported Wasm version. only version 1 is supported")
		return
	}
	var found [sections]*reader
	for !top.done() && !m.failed {
		at := top.pos
		id := top.byte()
		if id >= sections {
			top.fail(top.pos, "invalid section ID: %d", id)
			return
		}
		part := &reader{m: m, name: m.file + ":" + sectionNames[id] + "-SECTION", data: top.take(top.unsigned())}
		if id == sectionCustom {
			continue
		}
		if found[id] != nil {
			top.fail(at, "trying to add a second instance of unique section")
			return
		}
		found[id] = part
	}
	steps := [sections]func(r *reader){
		sectionType:     func(r *reader) { r.each(r.functionType) },
		sectionImport:   func(r *reader) { r.each(r.item) },
		sectionFunction: func(r *reader) { r.each(r.function) },
		sectionTable:    func(r *reader) { r.each(r.table) },
		sectionMemory:   func(r *reader) { r.each(r.memory) },
		sectionGlobal:   func(r *reader) { r.each(r.global) },
		sectionExport:   func(r *reader) { r.each(r.export) },
		sectionCode:     func(r *reader) { r.each(r.body) },
	}
	for id, part := range found {
		switch {
		case part == nil || m.failed:
		case steps[id] == nil:
			m.report.Warningf(part.loc(0), "section %s is left out: dialect wasmssa has no operations for it", sectionNames[id])
		default:
			if steps[id](part); !part.done() {
				part.fail(0, "unparsed garbage at end of section %s", sectionNames[id])
			}
		}
	}
	if len(m.waiting) > 0 {
		top.fail(len(data), "%d functions have no code", len(m.waiting))
	}
}

// add makes an operation at the end of the module for a new item, which gets a name of its own.
func (r *reader) add(kind int, at int, def *core.OpDef, i *item, attrs ...core.NamedAttr) *item {
	m := r.m
	i.name = fmt.Sprintf("%s%d", prefixes[kind], len(m.items[kind]))
	m.items[kind] = append(m.items[kind], i)
	if m.failed {
		return i
	}
	m.b.SetLoc(r.loc(at))
	i.op = m.b.Create(&core.OperationState{Info: m.ctx.InfoOf(def), Attrs: append(attrs, core.NamedAttr{Name: core.SymbolNameAttr, Value: m.ctx.String(i.name)}),
		Loc: r.loc(at), Regions: make([]*core.Region, len(def.Regions))})
	return i
}

func (r *reader) functionType() {
	at := r.pos
	if b := r.byte(); b != typeFunc {
		r.fail(at, "invalid function type header byte. Expecting %d got %d", typeFunc, b)
		return
	}
	list := func() (out []core.Type) {
		r.each(func() { out = append(out, r.valueType()) })
		return out
	}
	params, results := list(), list()
	if !r.failed() {
		r.m.types = append(r.m.types, r.m.ctx.Function(params, results))
	}
}

// item reads an import.
func (r *reader) item() {
	at, c := r.pos, r.m.ctx
	attrs := []core.NamedAttr{{Name: "moduleName", Value: c.String(r.text())}, {Name: "importName", Value: c.String(r.text())}}
	set := func(name string, a core.Attribute) { attrs = append(attrs, core.NamedAttr{Name: name, Value: a}) }
	kindAt := r.pos
	kind, i := r.byte(), &item{imported: true}
	var def *core.OpDef
	switch kind {
	case kindFunction:
		n := r.index()
		if r.failed() {
			return
		}
		if n >= uint32(len(r.m.types)) {
			r.fail(at, "invalid type id: %d. Only %d type registrations", n, len(r.m.types))
			return
		}
		i.function, def = r.m.types[n], &wasmssa.FuncImportDef
		set("type", c.TypeAttr(i.function))
	case kindTable:
		t := r.tableType()
		if r.failed() {
			return
		}
		def = &wasmssa.TableImportDef
		set("type", c.TypeAttr(t))
	case kindMemory:
		def = &wasmssa.MemImportDef
		set("limits", c.TypeAttr(r.limits()))
	case kindGlobal:
		i.value, def = r.valueType(), &wasmssa.GlobalImportDef
		mutable := r.mutable()
		if r.failed() {
			return
		}
		set("type", c.TypeAttr(i.value))
		if mutable {
			set("isMutable", c.Unit())
		}
	default:
		r.fail(kindAt, "invalid import type descriptor: %d", kind)
		return
	}
	r.add(int(kind), at, def, i, attrs...)
}

// function reads the type of a function whose code comes later.
func (r *reader) function() {
	at := r.pos
	n := r.index()
	if r.failed() {
		return
	}
	if n >= uint32(len(r.m.types)) {
		top := &reader{m: r.m, name: r.m.file}
		top.fail(0, "invalid type index: %d", n)
		return
	}
	t := r.m.types[n]
	i := r.add(kindFunction, at, &wasmssa.FuncDef, &item{function: t}, core.NamedAttr{Name: "functionType", Value: r.m.ctx.TypeAttr(t)})
	entry := core.NewBlock(nil)
	i.op.Region(0).Append(entry)
	for _, in := range t.Inputs() {
		entry.AddArg(wasmssa.GetLocalRefType(r.m.ctx, in), i.op.Loc())
	}
	r.m.waiting = append(r.m.waiting, i)
}

func (r *reader) table() {
	at := r.pos
	if t := r.tableType(); !r.failed() {
		r.add(kindTable, at, &wasmssa.TableDef, &item{}, core.NamedAttr{Name: "type", Value: r.m.ctx.TypeAttr(t)})
	}
}

func (r *reader) memory() {
	at := r.pos
	if t := r.limits(); !r.failed() {
		r.add(kindMemory, at, &wasmssa.MemDef, &item{}, core.NamedAttr{Name: "limits", Value: r.m.ctx.TypeAttr(t)})
	}
}

func (r *reader) global() {
	at := r.pos
	i := &item{value: r.valueType()}
	mutable := r.mutable()
	if r.failed() {
		return
	}
	attrs := []core.NamedAttr{{Name: "type", Value: r.m.ctx.TypeAttr(i.value)}}
	if mutable {
		attrs = append(attrs, core.NamedAttr{Name: "isMutable", Value: r.m.ctx.Unit()})
	}
	known := len(r.m.items[kindGlobal]) // its value depends on earlier ones only
	r.add(kindGlobal, at, &wasmssa.GlobalDef, i, attrs...)
	entry := core.NewBlock(nil)
	i.op.Region(0).Append(entry)
	c := newCode(r, entry, nil)
	c.globals = r.m.items[kindGlobal][:known]
	c.run([]core.Type{i.value}, &wasmssa.ReturnDef)
}

// export gives what is exported its name.
func (r *reader) export() {
	at := r.pos
	name := r.text()
	kind := r.byte()
	n := r.index()
	if r.failed() {
		return
	}
	if kind >= kinds {
		r.fail(at, "invalid value for export type: %d", kind)
		return
	}
	list := r.m.items[kind]
	if n >= uint32(len(list)) {
		r.fail(at, "trying to export %s %d which is undefined in this scope", kindNames[kind], n)
		return
	}
	switch i := list[n]; {
	case i.imported:
		r.fail(at, "%s %d is imported; dialect wasmssa cannot export it again", kindNames[kind], n)
	case i.exported:
		r.fail(at, "%s %d is exported as '%s' already; dialect wasmssa has one name for it", kindNames[kind], n, i.name)
	default:
		i.name, i.exported = name, true
		i.op.SetSymbolName(name)
		i.op.SetAttr("exported", r.m.ctx.Unit())
		for _, u := range r.m.uses {
			if u.of == i {
				u.op.SetAttr("global", r.m.ctx.SymbolRef(name))
			}
		}
	}
}

// mostLocals bounds the variables of a function, as the limits of WebAssembly's JavaScript interface do.
const mostLocals = 50_000

// body reads the code of the next function.
func (r *reader) body() {
	size := r.unsigned()
	data := r.take(size)
	if r.failed() {
		return
	}
	if len(r.m.waiting) == 0 {
		r.fail(r.pos-len(data), "there is code for more functions than there are")
		return
	}
	i := r.m.waiting[0]
	r.m.waiting = r.m.waiting[1:]
	number := len(r.m.items[kindFunction]) - len(r.m.waiting) - 1
	part := &reader{m: r.m, name: fmt.Sprintf("%s::%s%d", r.name, prefixes[kindFunction], number), data: data}
	entry := i.op.Region(0).Entry()
	c := newCode(part, entry, entry.Args())
	c.globals = r.m.items[kindGlobal]
	part.each(func() {
		at := part.pos
		n := part.index()
		t := part.valueType()
		if uint64(len(c.locals))+uint64(n) > mostLocals {
			part.fail(at, "a function has more than %d local variables", mostLocals)
		}
		for ; n > 0 && !part.failed(); n-- {
			c.locals = append(c.locals, c.make(at, &wasmssa.LocalDef, nil, []core.Type{wasmssa.GetLocalRefType(r.m.ctx, t)},
				core.NamedAttr{Name: "type", Value: r.m.ctx.TypeAttr(t)}).Result(0))
		}
	})
	if c.run(i.function.Results(), &wasmssa.ReturnDef); !part.done() {
		part.fail(part.pos, "unparsed garbage remaining at end of code block")
	}
}
