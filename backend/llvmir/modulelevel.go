package llvmir

import (
	"slices"
	"strconv"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/generated/llvm"
)

// hasComdat reports whether there is a group of the name of another one.
func (t *translator) hasComdat(op *core.Operation) bool {
	name, _ := op.SymbolName()
	return slices.ContainsFunc(t.comdats, func(c *core.Operation) bool {
		n, _ := c.SymbolName()
		return n == name
	})
}

// writeComdats writes the groups of sections of which the linker keeps one, as far as they are used, in the order of
// their use by functions and then by globals.
func (t *translator) writeComdats() {
	written := map[string]bool{}
	write := func(user *core.Operation) {
		ref, ok := user.Attr("comdat").(*core.SymbolRefAttr)
		if !ok || written[ref.Leaf()] {
			return
		}
		t.body = append(t.body, '\n')
		written[ref.Leaf()] = true
		kind := llvm.ComdatKindAny
		for _, op := range t.comdats {
			if v, _ := llvm.AsComdatSelectorOp(op); v.SymName() == ref.Leaf() {
				kind = v.Comdat()
			}
		}
		t.body = appendName(append(t.body, '$'), ref.Leaf())
		t.body = append(append(append(t.body, " = comdat "...), kind.String()...), '\n')
	}
	for _, f := range t.funcs {
		write(f)
	}
	for i := range t.globals {
		write(t.globals[i].op)
	}
}

// structors is a table of functions that run before or after the program.
type structors struct {
	name    string
	entries []structor
}

type structor struct {
	priority int64
	function string
}

// addStructors collects the functions of global_ctors and global_dtors.
func (t *translator) addStructors(name string, functions, priorities *core.ArrayAttr) {
	i := 0
	for ; i < len(t.structors) && t.structors[i].name != name; i++ {
	}
	if i == len(t.structors) {
		t.structors = append(t.structors, structors{name: name})
	}
	for k, e := range functions.Elems() {
		s := structor{priority: 65535}
		if f, ok := e.(*core.SymbolRefAttr); ok {
			s.function = f.Root()
		}
		if k < priorities.Len() {
			if p, ok := priorities.Elems()[k].(*core.IntegerAttr); ok {
				s.priority = p.Int64()
			}
		}
		t.structors[i].entries = append(t.structors[i].entries, s)
	}
}

func (t *translator) writeStructors(s *structors) {
	if len(s.entries) == 0 {
		t.body = append(t.body, "@"+s.name+" = appending global [0 x { i32, ptr, ptr }] zeroinitializer\n"...)
		return
	}
	n := strconv.Itoa(len(s.entries))
	b := append(t.body, "@"+s.name+" = appending global ["+n+" x { i32, ptr, ptr }] ["...)
	for i, e := range s.entries {
		if i > 0 {
			b = append(b, ", "...)
		}
		b = strconv.AppendInt(append(b, "{ i32, ptr, ptr } { i32 "...), e.priority, 10)
		b = appendName(append(b, ", ptr @"...), e.function)
		b = append(b, ", ptr null }"...)
	}
	t.body = append(b, "]\n"...)
}

// alias is another name of an address.
type alias struct {
	op   *core.Operation
	init *constant
}

func (t *translator) evaluateAliases() bool {
	for i := range t.aliases {
		v, _ := llvm.AsAliasOp(t.aliases[i].op)
		if t.aliases[i].init = t.initializer(v.Initializer(), t.aliases[i].op.Loc()); t.aliases[i].init == nil {
			return false
		}
	}
	return true
}

// leadsToFunction reports whether a symbol is a function or an alias of one; seen are the aliases on the way.
func (t *translator) leadsToFunction(name string, seen ...string) bool {
	op := t.symbols[name]
	if _, ok := llvm.AsLLVMFuncOp(op); ok {
		return true
	}
	a, ok := llvm.AsAliasOp(op)
	if !ok || slices.Contains(seen, name) {
		return false
	}
	def := a.Initializer().Entry().Last()
	for def != nil && def.NumOperands() > 0 {
		def = def.Operand(0).DefiningOp()
	}
	to, ok := llvm.AsAddressOfOp(def)
	return ok && t.leadsToFunction(to.GlobalName(), append(seen, name)...)
}

func (t *translator) writeAliases() {
	for i, a := range t.aliases {
		if i == 0 {
			t.body = append(t.body, '\n')
		}
		v, _ := llvm.AsAliasOp(a.op)
		t.verifyAlias(&t.aliases[i])
		t.noteType(v.AliasType())
		t.noteConst(a.init)
		l := v.Linkage()
		b := appendName(append(t.body, '@'), v.SymName())
		b = append(append(b, " = "...), linkageText(l)...)
		b = appendPreemption(b, v.DsoLocal(), l, v.Visibility())
		if v.ThreadLocal() {
			b = append(b, "thread_local "...)
		}
		if u, ok := v.UnnamedAddr(); ok && u != llvm.UnnamedAddrNone {
			b = append(append(b, u.String()...), ' ')
		}
		b = append(b, "alias "...)
		b = append(append(b, t.typeText(v.AliasType())...), ", "...)
		if a.init.kind == constGEP || a.init.kind == constCast {
			b = t.appendConst(b, a.init)
		} else {
			b = t.appendTyped(b, a.init)
		}
		t.body = append(b, '\n')
	}
}

func (t *translator) writeIFuncs() {
	for i, op := range t.ifuncs {
		if i == 0 {
			t.body = append(t.body, '\n')
		}
		v, _ := llvm.AsIFuncOp(op)
		l := v.Linkage()
		b := appendName(append(t.body, '@'), v.SymName())
		b = append(append(b, " = "...), linkageText(l)...)
		b = appendPreemption(b, v.DsoLocal(), l, v.Visibility())
		if u := v.UnnamedAddr(); u != llvm.UnnamedAddrNone {
			b = append(append(b, u.String()...), ' ')
		}
		b = append(append(b, "ifunc "...), t.typeText(v.IFuncType())...)
		b = append(append(append(b, ", "...), t.typeText(v.ResolverType())...), " @"...)
		t.body = append(appendName(b, v.Resolver()), '\n')
	}
}

// moduleMetadata lists what is known about the module, in the order in which upstream does.
func (t *translator) moduleMetadata(m *core.Operation) {
	for _, e := range [...]struct{ attr, list string }{{"llvm.ident", "llvm.ident"}, {"llvm.commandline", "llvm.commandline"},
		{"llvm.dependent_libraries", "llvm.dependent-libraries"}} {
		switch a := m.Attr(e.attr).(type) {
		case *core.StringAttr:
			t.meta.list(e.list, t.meta.node(false, mdString(a.Value())))
		case *core.ArrayAttr:
			for _, s := range a.Elems() {
				if s, ok := s.(*core.StringAttr); ok {
					t.meta.list(e.list, t.meta.node(false, mdString(s.Value())))
				}
			}
		}
	}
	for _, op := range t.metaOps {
		if v, ok := llvm.AsModuleFlagsOp(op); ok {
			t.moduleFlags(v)
		} else if v, ok := llvm.AsLinkerOptionsOp(op); ok {
			t.linkerOptions(v)
		}
	}
}

// linkerOptions lists what the linker is told.
func (t *translator) linkerOptions(v llvm.LinkerOptionsOp) {
	var ops []mdOperand
	for _, e := range v.OptionsAttr().Elems() {
		if s, ok := e.(*core.StringAttr); ok {
			ops = append(ops, mdString(s.Value()))
		}
	}
	t.meta.list("llvm.linker.options", t.meta.node(false, ops...))
}

// numberLists numbers the nodes of named lists.
func (t *translator) numberLists() {
	for _, l := range t.meta.lists {
		for _, n := range l.nodes {
			t.meta.slot(n)
		}
	}
}
