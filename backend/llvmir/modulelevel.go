package llvmir

import (
	"strconv"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/generated/llvm"
)

// writeComdats writes the groups of sections of which the linker keeps one, as far as they are used, in the order of their use by
// functions and then by globals.
func (t *translator) writeComdats() {
	written := map[string]bool{}
	write := func(user *core.Operation) {
		ref, ok := user.Attr("comdat").(*core.SymbolRefAttr)
		if !ok || written[ref.Leaf()] {
			return
		}
		if len(written) == 0 {
			t.body = append(t.body, '\n')
		}
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

func (t *translator) writeAliases() {
	for i, a := range t.aliases {
		if i == 0 {
			t.body = append(t.body, '\n')
		}
		v, _ := llvm.AsAliasOp(a.op)
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

// moduleFlags numbers the flags of the module, the version of the debug information last.
func (t *translator) moduleFlags() []int {
	var out []int
	for _, op := range t.flagOps {
		v, _ := llvm.AsModuleFlagsOp(op)
		for _, e := range v.FlagsAttr().Elems() {
			f, ok := e.(*llvm.ModuleFlagAttr)
			if !ok {
				continue
			}
			var value mdOperand
			switch x := f.Value().(type) {
			case *core.IntegerAttr:
				value = mdInt(32, x.Int64())
			case *core.StringAttr:
				value = mdString(x.Value())
			default:
				continue
			}
			out = append(out, t.meta.node(false, mdInt(32, int64(f.Behavior())), mdString(f.Key().Value()), value))
		}
	}
	return append(out, t.meta.node(false, mdInt(32, 2), mdString("Debug Info Version"), mdInt(32, 3)))
}

// linkerOptions numbers what the linker is told.
func (t *translator) linkerOptions() []int {
	var out []int
	for _, op := range t.linkerOps {
		v, _ := llvm.AsLinkerOptionsOp(op)
		var ops []mdOperand
		for _, e := range v.OptionsAttr().Elems() {
			if s, ok := e.(*core.StringAttr); ok {
				ops = append(ops, mdString(s.Value()))
			}
		}
		out = append(out, t.meta.node(false, ops...))
	}
	return out
}

// namedMetadata writes a list of nodes under a name.
func namedMetadata(b []byte, name string, slots []int) []byte {
	if len(slots) == 0 {
		return b
	}
	b = append(append(append(b, '!'), name...), " = !{"...)
	for i, n := range slots {
		if i > 0 {
			b = append(b, ", "...)
		}
		b = strconv.AppendInt(append(b, '!'), int64(n), 10)
	}
	return append(b, "}\n"...)
}

// slots numbers nodes.
func (m *metadata) slots(nodes []int) []int {
	out := make([]int, len(nodes))
	for i, n := range nodes {
		out[i] = m.slot(n)
	}
	return out
}
