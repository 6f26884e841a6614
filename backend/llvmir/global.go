package llvmir

import (
	"strconv"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/generated/llvm"
)

// global is a global variable with its value.
type global struct {
	op    *core.Operation
	init  *constant // nil for a declaration
	debug []int
}

// evaluateGlobals computes the values of all globals.
func (t *translator) evaluateGlobals() bool {
	for i := range t.globals {
		g, _ := llvm.AsGlobalOp(t.globals[i].op)
		switch v := g.ValueAttr(); {
		case v != nil:
			if t.globals[i].init = t.fromAttr(g.GlobalType(), v, g.Op.Loc()); t.globals[i].init == nil {
				return false
			}
		case !g.Initializer().IsEmpty():
			if t.globals[i].init = t.initializer(g.Initializer(), g.Op.Loc()); t.globals[i].init == nil {
				return false
			}
		case g.Linkage() != llvm.LinkageExternal && g.Linkage() != llvm.LinkageExternWeak:
			t.globals[i].init = undefConst(g.GlobalType())
		}
	}
	return true
}

// initializer evaluates the region of a global or an alias; on failure it reports and returns nil.
func (t *translator) initializer(r *core.Region, loc core.Location) *constant {
	b := newBody(t)
	for op := range r.Entry().Ops() {
		k := t.kindOf(op)
		if k.code == opReturn {
			if op.NumOperands() == 1 {
				if r := b.lookup(op.Operand(0)); r.c != nil {
					return r.c
				}
			}
			t.errorf(op.Loc(), "unsupported constant value")
			return nil
		}
		if k.code == opUnknown {
			t.unsupported(op)
			return nil
		}
		r, ok := b.fold(op, k)
		if !ok {
			if len(t.r.List()) == 0 {
				t.errorf(op.Loc(), "'%s' op is not a constant in the initializer of a global; use operations that LLVM folds", op.Name())
			}
			return nil
		}
		b.values[op.Result(0)] = r
	}
	t.errorf(loc, "initializer does not return a value")
	return nil
}

// unsupported reports an operation that has no translation.
func (t *translator) unsupported(op *core.Operation) bool {
	if op.Info().DialectName() == llvm.Name {
		return t.errorf(op.Loc(), "LLVM Translation failed for operation: %s", op.Name())
	}
	return t.foreign(op)
}

// symbolConst returns the address of a symbol.
func (t *translator) symbolConst(name string, ty core.Type) *constant {
	return &constant{kind: constGlobal, typ: ty, text: name}
}

// isExternWeak reports whether the symbol may be null because nobody defines it.
func (t *translator) isExternWeak(name string) bool {
	op := t.symbols[name]
	if g, ok := llvm.AsGlobalOp(op); ok {
		return g.Linkage() == llvm.LinkageExternWeak
	}
	if f, ok := llvm.AsLLVMFuncOp(op); ok {
		return f.Linkage() == llvm.LinkageExternWeak
	}
	return false
}

// knownSize returns how many bytes are known to follow an address, 0 when that is unknown.
func (t *translator) knownSize(c *constant) uint64 {
	if c.kind != constGlobal {
		return 0
	}
	g, ok := llvm.AsGlobalOp(t.symbols[c.text])
	if !ok || g.Linkage() == llvm.LinkageExternWeak {
		return 0
	}
	return t.layout.SizeOf(g.GlobalType())
}

// linkageText is the linkage with a blank after it; nothing for external.
func linkageText(l llvm.Linkage) string {
	if l == llvm.LinkageExternal {
		return ""
	}
	return l.String() + " "
}

func isLocal(l llvm.Linkage) bool { return l == llvm.LinkageInternal || l == llvm.LinkagePrivate }

// appendPreemption writes dso_local unless it goes without saying, and the visibility.
func appendPreemption(b []byte, local bool, l llvm.Linkage, v llvm.Visibility) []byte {
	if local && !isLocal(l) && (v == llvm.VisibilityDefault || l == llvm.LinkageExternWeak) {
		b = append(b, "dso_local "...)
	}
	if v != llvm.VisibilityDefault {
		b = append(append(b, v.String()...), ' ')
	}
	return b
}

func (t *translator) writeGlobals() {
	if len(t.globals)+len(t.structors)+len(t.unnamedText) > 0 {
		t.body = append(t.body, '\n')
	}
	for i := range t.globals {
		t.writeGlobal(&t.globals[i])
	}
	for i := range t.structors {
		t.writeStructors(&t.structors[i])
	}
	t.writeDevicePointers()
	t.writeUnnamed()
}

func (t *translator) writeGlobal(v *global) {
	g, _ := llvm.AsGlobalOp(v.op)
	t.verifyGlobal(g, v.init)
	t.noteType(g.GlobalType())
	if v.init != nil {
		t.noteConst(v.init)
	}
	l := g.Linkage()
	b := t.appendConst(t.body, t.symbolConst(g.SymName(), nil))
	b = append(b, " = "...)
	if v.init == nil && l == llvm.LinkageExternal {
		b = append(b, "external "...)
	}
	b = append(b, linkageText(l)...)
	b = appendPreemption(b, g.DsoLocal(), l, g.Visibility())
	if g.ThreadLocal() {
		b = append(b, "thread_local "...)
	}
	if u, ok := g.UnnamedAddr(); ok && u != llvm.UnnamedAddrNone {
		b = append(append(b, u.String()...), ' ')
	}
	if s := g.AddrSpace(); s != 0 {
		b = append(strconv.AppendInt(append(b, "addrspace("...), int64(s), 10), ") "...)
	}
	if g.ExternallyInitialized() {
		b = append(b, "externally_initialized "...)
	}
	if g.Constant() {
		b = append(b, "constant "...)
	} else {
		b = append(b, "global "...)
	}
	b = append(b, t.typeText(g.GlobalType())...)
	if v.init != nil {
		b = append(b, ' ')
		b = t.appendConst(b, v.init)
	}
	if s, ok := g.Section(); ok {
		b = append(appendEscaped(append(b, `, section "`...), s), '"')
	}
	if c := g.ComdatAttr(); c != nil {
		b = append(b, ", comdat"...)
		if c.Leaf() != g.SymName() {
			b = append(appendName(append(b, "($"...), c.Leaf()), ')')
		}
	}
	if a, ok := g.Alignment(); ok && a != 0 {
		b = strconv.AppendInt(append(b, ", align "...), lowerPowerOf2(a), 10)
	}
	if a := g.TargetSpecificAttrsAttr(); a != nil {
		var s attrSet
		if !t.passthrough(&s, a, "target_specific_attrs", v.op.Loc()) {
			return
		}
		b = appendGroup(b, t.attrs.slot(s.text(formGroup)))
	}
	for _, n := range v.debug {
		b = strconv.AppendInt(append(b, ", !dbg !"...), int64(t.meta.slot(n)), 10)
	}
	t.body = append(b, '\n')
}

// noteConst records the identified structs that a constant mentions.
func (t *translator) noteConst(c *constant) {
	if c.kind == constGlobal {
		return
	}
	t.noteType(c.typ)
	for _, o := range c.ops {
		t.noteConst(o)
	}
	if c.source != nil {
		t.noteType(c.source)
	}
}
