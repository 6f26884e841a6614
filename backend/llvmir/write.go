package llvmir

import (
	"io"
	"strconv"

	"github.com/odsgen/ods/backend/layout"
	"github.com/odsgen/ods/backend/read"
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/generated/llvm"
)

// The attributes of a module that the translation reads.
const (
	targetTripleAttr = "llvm.target_triple"
	moduleAsmAttr    = "llvm.module_asm"
)

// Write writes the module as LLVM IR. The error is a [diag.List] when the module cannot be translated, and what w
// returned when writing failed.
func Write(w io.Writer, module *core.Operation) error {
	t := &translator{
		ctx:     module.Context(),
		r:       core.NewReporter(module.Context()),
		types:   map[core.Type]string{},
		named:   map[core.Type]bool{},
		kinds:   kinds(),
		symbols: map[string]*core.Operation{},
		decls:   map[string]*declaration{},
		attrs:   attributeGroups{slots: map[string]int{}},
		meta:    metadata{ids: map[string]int{}},

		debug:        newDebugInfo(),
		attrNodes:    map[core.Attribute]int{},
		blockNumbers: map[*core.Block]int32{},
	}
	if !t.module(module) {
		return t.r.List()
	}
	for _, part := range [][]byte{t.head, t.body, t.tail} {
		if _, err := w.Write(part); err != nil {
			return err
		}
	}
	return nil
}

// translator is the state of one translation.
type translator struct {
	ctx    *core.Context
	r      *core.Reporter
	layout *layout.Layout

	types   map[core.Type]string // text
	badType core.Type            // a type that LLVM lacks, met by appendType
	named   map[core.Type]bool   // whether an identified struct is inside and has been looked at
	structs []*llvm.LLVMStructType

	kinds                    map[*core.OpDef]kind
	expanders                map[string]Expander // by dialect
	device                   bool
	symbols                  map[string]*core.Operation
	globals                  []global
	aliases                  []alias
	ifuncs, comdats, metaOps []*core.Operation
	structors                []structors
	blockNumbers             map[*core.Block]int32
	lowered                  *Lowering          // nil when no dialect is lowered
	lowerers                 map[string]Lowerer // by dialect
	unnamed                  map[string]int     // numbers of globals that have no name in LLVM IR
	unnamedText              []unnamedGlobal
	kernelKinds              []string // of metadata of functions
	funcs                    []*core.Operation

	intrinsics []*declaration // in the order of their first use
	decls      map[string]*declaration
	attrs      attributeGroups
	meta       metadata
	debug      debugInfo
	problem    func() bool     // reports the first violation of LLVM's rules
	flags      map[string]bool // the keys of the flags of the module
	attrNodes  map[core.Attribute]int
	scratch    []byte

	head, body, tail []byte
}

func (t *translator) errorf(loc core.Location, format string, args ...any) bool {
	return t.r.Errorf(loc, format, args...).Fail()
}

func itoa(n int64) string { return strconv.FormatInt(n, 10) }

// module translates everything.
func (t *translator) module(m *core.Operation) bool {
	text := func(name string) string {
		if s, ok := m.Attr(name).(*core.StringAttr); ok {
			return s.Value()
		}
		return ""
	}
	if !m.Has(core.TraitSymbolTable) || !m.Has(core.TraitIsolatedFromAbove) {
		return t.errorf(m.Loc(), "'%s' op can not be translated to an LLVMIR module", m.Name())
	}
	dataLayout, err := layout.TextOf(m)
	if err != nil {
		return t.errorf(m.Loc(), "%v", err)
	}
	if t.layout, err = layout.Parse(dataLayout); err != nil {
		return t.errorf(m.Loc(), "%v", err)
	}
	if m.NumRegions() != 1 {
		return t.errorf(m.Loc(), "module expected; '%s' cannot be converted to LLVM IR", m.Name())
	}
	m = t.expanded(m)
	ok := t.collect(m) && t.evaluateGlobals() && t.evaluateAliases()
	if !ok {
		return false
	}
	t.head = append(t.head, "; ModuleID = 'LLVMDialectModule'\nsource_filename = \"LLVMDialectModule\"\n"...)
	if s := dataLayout; s != "" {
		t.head = append(appendEscaped(append(t.head, "target datalayout = \""...), s), "\"\n"...)
	}
	if s := text(targetTripleAttr); s != "" {
		t.head = append(appendEscaped(append(t.head, "target triple = \""...), s), "\"\n"...)
	}
	if !t.moduleAsm(m) {
		return false
	}
	t.writeComdats()
	subprograms := t.debugFunctions()
	t.debugGlobals()
	t.moduleMetadata(m)
	t.debugBodies(subprograms)
	t.flagDebugInfo(text(targetTripleAttr))
	if t.writeGlobals(); len(t.r.List()) > 0 {
		return false
	}
	t.writeAliases()
	t.writeIFuncs()
	// Named metadata comes first in the numbering of metadata, and all functions before all calls in that of attributes.
	t.numberLists()
	t.noteKernelKinds()
	headers := make([]funcHeader, len(t.funcs))
	for i, f := range t.funcs {
		if headers[i], ok = t.header(f); !ok {
			return false
		}
	}
	for _, d := range t.intrinsics {
		d.group = t.attrs.slot(d.attrs())
	}
	b := newBody(t)
	for i, f := range t.funcs {
		if b.scope = subprograms[i]; !b.function(f, &headers[i]) {
			return false
		}
	}
	for _, d := range t.intrinsics {
		t.declare(d)
	}
	t.writeStructs()
	t.tail = t.attrs.append(t.tail)
	t.tail = append(t.tail, '\n')
	t.tail = t.meta.appendLists(t.tail)
	t.tail = t.meta.append(t.tail)
	if t.problem != nil && t.badType == nil {
		return t.problem()
	}
	if t.badType != nil {
		return t.errorf(m.Loc(), "type '%s' cannot be converted to LLVM IR; convert it to a type of the llvm dialect first", t.badType)
	}
	return true
}

// moduleAsm writes assembly that belongs to the module.
func (t *translator) moduleAsm(m *core.Operation) bool {
	a := m.Attr(moduleAsmAttr)
	if a == nil {
		return true
	}
	list, ok := a.(*core.ArrayAttr)
	if !ok {
		return t.errorf(m.Loc(), "expected an array attribute for a module level asm")
	}
	t.head = append(t.head, '\n')
	for _, e := range list.Elems() {
		s, ok := e.(*core.StringAttr)
		if !ok {
			return t.errorf(m.Loc(), "expected a string attribute for each entry of a module level asm")
		}
		t.head = append(appendEscaped(append(t.head, "module asm \""...), s.Value()), "\"\n"...)
	}
	return true
}

// collect sorts the operations of the module and finds the intrinsics that functions call.
func (t *translator) collect(m *core.Operation) bool {
	t.device = isDevice(m)
	for op := range m.Region(0).Ops() {
		if t.hostOnly(m, op) && op.Is(&llvm.LLVMFuncDef) {
			continue
		}
		if name, ok := op.SymbolName(); ok {
			t.symbols[name] = op
		}
		if !t.collectOp(op) || !t.checkMMRA(op) {
			return false
		}
	}
	return t.lower(m)
}

// declareCallee notes which intrinsic an operation calls.
func (t *translator) declareCallee(op *core.Operation) bool {
	k := t.kindOf(op)
	if k.intr != nil {
		t.use(k.intr, op)
		return len(t.r.List()) == 0
	}
	if k.code == opCallIntrinsic {
		v, _ := llvm.AsCallIntrinsicOp(op)
		return t.useNamed(v) != nil
	}
	if v, ok := llvm.AsCallOp(op); ok && v.CalleeAttr() != nil {
		t.declareLibrary(v)
	}
	return true
}

// declareLibrary declares the function that is called when an [Expander] made the call: the module has no such function.
func (t *translator) declareLibrary(v llvm.CallOp) {
	name := v.CalleeAttr().Root()
	if t.symbols[name] == nil && t.decls[name] == nil {
		d := &declaration{name: name, result: t.resultType(v.Op)}
		for _, a := range v.CalleeOperands() {
			d.params = append(d.params, a.Type())
		}
		t.decls[name] = d
		t.intrinsics = append(t.intrinsics, d)
	}
}

// collectOp puts an operation of the module where it belongs.
func (t *translator) collectOp(op *core.Operation) bool {
	switch {
	case op.Is(&llvm.LLVMFuncDef):
		t.funcs = append(t.funcs, op)
	case op.Is(&llvm.GlobalDef):
		t.globals = append(t.globals, global{op: op})
	case op.Is(&llvm.AliasDef):
		t.aliases = append(t.aliases, alias{op: op})
	case op.Is(&llvm.IFuncDef):
		t.ifuncs = append(t.ifuncs, op)
	case op.Is(&llvm.ComdatTableDef):
		for sel := range op.Region(0).Ops() {
			if sel.Is(&llvm.ComdatSelectorDef) {
				if t.hasComdat(sel) {
					return t.errorf(sel.Loc(), "comdat selection symbols must be unique even in different comdat regions")
				}
				t.comdats = append(t.comdats, sel)
			}
		}
	case op.Is(&llvm.GlobalCtorsDef):
		v, _ := llvm.AsGlobalCtorsOp(op)
		t.addStructors("llvm.global_ctors", v.CtorsAttr(), v.PrioritiesAttr())
	case op.Is(&llvm.GlobalDtorsDef):
		v, _ := llvm.AsGlobalDtorsOp(op)
		t.addStructors("llvm.global_dtors", v.DtorsAttr(), v.PrioritiesAttr())
	case op.Is(&llvm.ModuleFlagsDef), op.Is(&llvm.LinkerOptionsDef):
		t.metaOps = append(t.metaOps, op)
	case read.IsElsewhere(op): // upstream leaves it out, too
	case op.Info().DialectName() == llvm.Name:
		return t.errorf(op.Loc(), "LLVM Translation failed for operation: %s", op.Name())
	case t.lowerers[op.Info().DialectName()] != nil:
		// It serves the operations in functions.
	default:
		return t.foreign(op)
	}
	return true
}

// foreign reports an operation of another dialect.
func (t *translator) foreign(op *core.Operation) bool {
	if d := op.Info().DialectName(); d == "builtin" || t.expanders[d] != nil {
		return t.errorf(op.Loc(), "LLVM Translation failed for operation: %s", op.Name())
	}
	return t.errorf(op.Loc(), "cannot be converted to LLVM IR: missing `LLVMTranslationDialectInterface` registration for dialect for op: %s",
		op.Name())
}

// writeStructs writes the identified structs before the globals.
func (t *translator) writeStructs() {
	if len(t.structs) == 0 {
		return
	}
	var b []byte
	b = append(b, '\n')
	for _, s := range t.structs {
		b = append(b, t.typeText(s)...)
		b = append(b, " = type "...)
		b = t.appendStructBody(b, s)
		b = append(b, '\n')
	}
	t.body = append(b, t.body...)
}

// noteType records the identified structs inside a type, in the order in which LLVM lists them.
func (t *translator) noteType(ty core.Type) {
	if t.named[ty] {
		return
	}
	t.named[ty] = true
	if _, ok := ty.(*core.IntegerType); ok {
		return
	}
	stack := []core.Type{ty}
	for len(stack) > 0 {
		ty := stack[len(stack)-1]
		stack = stack[:len(stack)-1]
		if s, ok := ty.(*llvm.LLVMStructType); ok && s.Name() != "" {
			t.structs = append(t.structs, s)
		}
		parts := subtypes(ty)
		for i := len(parts) - 1; i >= 0; i-- {
			if !t.named[parts[i]] {
				t.named[parts[i]] = true
				stack = append(stack, parts[i])
			}
		}
	}
}

// dominanceOrder returns the blocks of a region in the order in which upstream translates them: for each block that was
// not reached yet, those that it reaches in reverse postorder.
func dominanceOrder(r *core.Region) []*core.Block {
	first := r.Entry()
	if first == nil {
		return nil
	}
	if r.HasOneBlock() {
		return []*core.Block{first}
	}
	type frame struct {
		b    *core.Block
		next int
	}
	seen := map[*core.Block]bool{}
	var order, post []*core.Block
	var stack []frame
	for root := range r.Blocks() {
		if seen[root] {
			continue
		}
		seen[root] = true
		post, stack = post[:0], append(stack[:0], frame{b: root})
		for len(stack) > 0 {
			f := &stack[len(stack)-1]
			last := f.b.Last()
			if last == nil || f.next >= last.NumSuccessors() {
				post = append(post, f.b)
				stack = stack[:len(stack)-1]
				continue
			}
			s := last.Successor(f.next)
			f.next++
			if !seen[s] {
				seen[s] = true
				stack = append(stack, frame{b: s})
			}
		}
		for i := len(post) - 1; i >= 0; i-- {
			order = append(order, post[i])
		}
	}
	return order
}
