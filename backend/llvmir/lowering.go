package llvmir

import (
	"cmp"
	"iter"
	"slices"
	"strconv"
	"strings"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/generated/llvm"
)

// Lowerer is implemented by dialects whose operations become several blocks, or functions, in LLVM IR. What such a dialect
// has at the level of the module only serves its operations in functions.
type Lowerer interface {
	// Lower replaces the dialect's operations in a function. It calls [Lowering.Visit] with every operation that stays, in
	// the order in which instructions are made, and returns false after it reported why it cannot.
	Lower(l *Lowering, f *core.Operation) bool
}

// LoweringOf is the key of [Lowerer].
var LoweringOf = core.DialectInterface[Lowerer]{Name: "LLVMLoweringDialectInterface"}

// AddLowering lets [Write] lower the operations of a dialect.
func AddLowering(r *core.Registry, dialect string, x Lowerer) {
	r.AddExtension(core.Extension{Dialects: []string{dialect}, Apply: func(l *core.Loading) {
		LoweringOf.Attach(l, dialect, x)
	}})
}

// Lowering is what a [Lowerer] works with: it knows the names of values and blocks, and which values are constants. Its
// methods for readers are those of a nil one, too, which has no names.
type Lowering struct {
	t        *translator
	module   *core.Operation
	fold     *body
	symbols  map[*core.Operation]*nameTable
	values   map[*core.Value]string
	blocks   map[*core.Block]string
	born     map[*core.Operation]int
	funcs    map[*core.Operation]bool
	loops    map[*core.Operation]*Loop
	aligns   map[*core.Operation]int64
	later    []func()
	globals  nameTable
	phis     map[*core.Block]bool
	constant map[string]string // symbols of unnamed globals by their text
}

// Loop is what is known about a loop beside its annotation.
type Loop struct {
	Access    core.Attribute // the group of the accesses that are independent, or nil
	Vectorize bool
	Width     int64 // 0: unknown
}

// nameTable makes the names in a function differ.
type nameTable struct {
	used map[string]bool
	gap  string // before the number
	last int
}

// unique returns the name, or the name with a number after it when it is taken.
func (n *nameTable) unique(base string) string {
	name := base
	for n.used[name] {
		n.last++
		name = base + n.gap + strconv.Itoa(n.last)
	}
	n.used[name] = true
	return name
}

// lower lowers the functions that have operations of a dialect with a [Lowerer], and notes the intrinsics that functions call.
func (t *translator) lower(m *core.Operation) bool {
	funcs := t.funcs
	for _, f := range funcs {
		x := t.lowererOf(f)
		if x == nil {
			for _, b := range dominanceOrder(f.Region(0)) {
				for op := range b.Ops() {
					if !t.declareCallee(op) {
						return false
					}
				}
			}
			continue
		}
		if t.lowered == nil {
			t.lowered = &Lowering{t: t, module: m, fold: newBody(t), symbols: map[*core.Operation]*nameTable{},
				values: map[*core.Value]string{}, blocks: map[*core.Block]string{}, born: map[*core.Operation]int{}, phis: map[*core.Block]bool{}, aligns: map[*core.Operation]int64{},
				funcs: map[*core.Operation]bool{}, loops: map[*core.Operation]*Loop{}, constant: map[string]string{}}
			t.unnamed = map[string]int{}
			t.lowered.globals = nameTable{used: map[string]bool{}, gap: "."}
			for name := range t.symbols {
				t.lowered.globals.used[name] = true
			}
		}
		t.lowered.funcs[f] = true
		if !x.Lower(t.lowered, f) {
			return false
		}
	}
	if t.lowered != nil {
		for _, do := range t.lowered.later {
			do()
		}
	}
	return true
}

// lowererOf returns the lowering of the first operation in a function that has one, or nil.
func (t *translator) lowererOf(f *core.Operation) Lowerer {
	var x Lowerer
	if len(t.lowerers) > 0 {
		f.Walk(func(op *core.Operation) {
			if x == nil {
				x = t.lowerers[op.Info().DialectName()]
			}
		})
	}
	return x
}

// lowerers returns the dialects in use that have a lowering.
func lowerers(c *core.Context) map[string]Lowerer {
	m := map[string]Lowerer{}
	for _, d := range c.LoadedDialects() {
		if x, ok := LoweringOf.Of(c, d); ok {
			m[d.Name()] = x
		}
	}
	return m
}

// has reports whether a block is in a function that was lowered.
func (l *Lowering) has(b *core.Block) bool {
	return l != nil && b != nil && l.funcs[b.ParentOp()]
}

func (l *Lowering) blockName(b *core.Block) string {
	if l == nil {
		return ""
	}
	return l.blocks[b]
}

func (l *Lowering) valueName(v *core.Value) string {
	if l == nil {
		return ""
	}
	return l.values[v]
}

// newestFirst lists edges, in a function that was lowered those made last first.
func (l *Lowering) newestFirst(edges []edge) iter.Seq2[int, edge] {
	if l != nil && len(l.born) > 0 {
		edges = slices.Clone(edges)
		slices.SortStableFunc(edges, func(x, y edge) int { return cmp.Compare(l.born[y.term], l.born[x.term]) })
	}
	return slices.All(edges)
}

// OrderEdges says that the arguments of a block list its predecessors in the order in which their branches were made.
func (l *Lowering) OrderEdges(b *core.Block) { l.phis[b] = true }

// sortIncoming orders the edges to a block for which that was said.
func (l *Lowering) sortIncoming(b *block) {
	if l != nil && l.phis[b.src] {
		slices.SortStableFunc(b.incoming, func(x, y edge) int { return cmp.Compare(l.born[x.term], l.born[y.term]) })
	}
}

// Module returns the module, a copy that may be changed.
func (l *Lowering) Module() *core.Operation { return l.module }

// Symbol returns the operation of the module that has a name, or nil.
func (l *Lowering) Symbol(name string) *core.Operation { return l.module.LookupSymbol(name) }

// TouchesMemory reports whether an instruction reads or writes memory.
func (l *Lowering) TouchesMemory(op *core.Operation) bool {
	switch k := l.t.kindOf(op); k.code {
	case opLoad, opStore, opAtomicRMW, opCmpXchg, opFence, opCall, opInvoke, opInlineAsm, opVaArg, opCallIntrinsic:
		return true
	case opIntrinsic:
		sig := l.t.signature(k.intr.nameFor(op))
		return sig == nil || !strings.Contains(sig.Attrs, "memory(none)")
	}
	return false
}

// Errorf reports why a module cannot be translated. It returns false.
func (l *Lowering) Errorf(loc core.Location, format string, args ...any) bool {
	return l.t.errorf(loc, format, args...)
}

// Visit says that an instruction is made for the operation now, unless it is a constant. It reports what LLVM does not have.
func (l *Lowering) Visit(op *core.Operation) bool {
	k := l.t.kindOf(op)
	if k.code == opUnknown {
		return l.t.unsupported(op)
	}
	if !l.t.declareCallee(op) {
		return false
	}
	if op.NumSuccessors() > 0 || op.Has(core.TraitTerminator) {
		l.born[op] = len(l.born) + 1
	}
	if r, folded := l.fold.fold(op, k); folded {
		l.fold.values[op.Result(0)] = r
	}
	return len(l.t.r.List()) == 0
}

// Constant reports whether no instruction makes the value.
func (l *Lowering) Constant(v *core.Value) bool { return l.fold.lookup(v).c != nil }

// Int returns the value of an integer constant.
func (l *Lowering) Int(v *core.Value) (int64, bool) {
	if c := l.fold.lookup(v).c; c != nil && c.kind == constInt {
		return c.ints.Int64(), true
	}
	return 0, false
}

func (l *Lowering) table(f *core.Operation) *nameTable {
	n := l.symbols[f]
	if n == nil {
		n = &nameTable{used: map[string]bool{}}
		l.symbols[f] = n
	}
	return n
}

// Name names the result of an operation that was visited, unless it is a constant.
func (l *Lowering) Name(v *core.Value, base string) {
	if !l.Constant(v) {
		l.values[v] = l.table(v.ParentBlock().ParentOp()).unique(base)
	}
}

// NameOf returns the name of a value; nothing when it has none.
func (l *Lowering) NameOf(v *core.Value) string { return l.values[v] }

// NameBlock names a block.
func (l *Lowering) NameBlock(b *core.Block, base string) {
	n := l.table(b.ParentOp())
	if old := l.blocks[b]; old != "" {
		delete(n.used, old)
	}
	l.blocks[b] = n.unique(base)
}

// NameIn names a value that is going to be in a function.
func (l *Lowering) NameIn(f *core.Operation, v *core.Value, base string) {
	l.values[v] = l.table(f).unique(base)
}

// NameOfBlock returns the name of a block; nothing when it has none.
func (l *Lowering) NameOfBlock(b *core.Block) string { return l.blocks[b] }

// MoveBlock moves a block to the end of another function. What is in it keeps its names unless they are taken there.
func (l *Lowering) MoveBlock(b *core.Block, f *core.Operation) {
	old, n := l.table(b.ParentOp()), l.table(f)
	move := func(v *core.Value) {
		if name := l.values[v]; name != "" && old.used[name] {
			delete(old.used, name)
			l.values[v] = n.unique(name)
		}
	}
	for _, a := range b.Args() {
		move(a)
	}
	for op := range b.Ops() {
		if op.NumResults() > 0 {
			move(op.Result(0))
		}
	}
	if name := l.blocks[b]; name != "" {
		delete(old.used, name)
		l.blocks[b] = n.unique(name)
	}
	b.Remove()
	f.Region(0).Append(b)
}

// Drop erases an operation whose result, which has a name, is not used any more.
func (l *Lowering) Drop(op *core.Operation) {
	v := op.Result(0)
	delete(l.table(op.Block().ParentOp()).used, l.values[v])
	delete(l.values, v)
	op.Erase()
}

// Defer lets a function be called when all functions are lowered.
func (l *Lowering) Defer(do func()) { l.later = append(l.later, do) }

// NewFunction makes a function without blocks after another one, whose attributes it has. Its arguments do not alias.
func (l *Lowering) NewFunction(after *core.Operation, name string, ty *llvm.LLVMFunctionType, endless bool) *core.Operation {
	b := core.NewBuilder(l.module.Context())
	b.SetAfter(after)
	b.SetLoc(after.Loc())
	f := llvm.LLVMFunc{SymName: l.globals.unique(name), FunctionType: ty, Linkage: llvm.LinkageInternal, NoUnwind: true}.Build(b).Op
	for _, attr := range [...]string{"passthrough", "target_cpu", "tune_cpu", "target_features", "frame_pointer", "uwtable_kind"} {
		if a := after.Attr(attr); a != nil && f.Attr(attr) == nil {
			f.SetAttr(attr, a)
		}
	}
	if endless {
		list, _ := f.Attr("passthrough").(*core.ArrayAttr)
		var words []core.Attribute
		if list != nil {
			words = list.Elems()
		}
		f.SetAttr("passthrough", f.Context().Array(append(slices.Clone(words), f.Context().String("noreturn"))...))
	}
	f.SetArgAttr(0, "llvm.noalias", f.Context().Unit())
	f.SetArgAttr(1, "llvm.noalias", f.Context().Unit())
	t := l.t
	t.funcs = slices.Insert(t.funcs, slices.Index(t.funcs, after)+1, f)
	l.symbols[f] = &nameTable{used: map[string]bool{}}
	l.funcs[f] = true
	sym, _ := f.SymbolName()
	t.symbols[sym] = f
	return f
}

// SetAlign says how the pointer that is loaded is aligned.
func (l *Lowering) SetAlign(load *core.Operation, n int64) { l.aligns[load] = n }

// alignOf returns what [Lowering.SetAlign] said, or 0.
func (l *Lowering) alignOf(load *core.Operation) int64 {
	if l == nil {
		return 0
	}
	return l.aligns[load]
}

// PointerAlign returns how a pointer is known to be aligned.
func (l *Lowering) PointerAlign(v *core.Value) int64 {
	if def := v.DefiningOp(); def != nil {
		if a, ok := llvm.AsAllocaOp(def); ok {
			if n, ok := a.Alignment(); ok && n != 0 {
				return n
			}
			return int64(l.t.layout.PrefAlign(a.ElemType()))
		}
		return max(1, l.aligns[def])
	}
	if f := v.ParentBlock().ParentOp(); v.ParentBlock().IsEntry() {
		if d := f.ArgAttrs(v.Index()); d != nil {
			if a, ok := d.Get("llvm.align").(*core.IntegerAttr); ok {
				return a.Int64()
			}
		}
	}
	return 1
}

// SetLoop says what is known about the loop that a branch closes.
func (l *Lowering) SetLoop(br *core.Operation, loop *Loop) { l.loops[br] = loop }

// loopOf returns what is known about the loop that a branch closes, or nil.
func (t *translator) loopOf(br *core.Operation) *Loop {
	if t.lowered == nil {
		return nil
	}
	return t.lowered.loops[br]
}

// plainLoop makes the metadata of a loop that has no annotation.
func (t *translator) plainLoop(loop *Loop) int {
	o := &loopOptions{t: t}
	if loop.Access != nil {
		if n, ok := t.attrNode(loop.Access); ok {
			o.add(mdString("llvm.loop.parallel_accesses"), mdRef(n))
		}
	}
	if loop.Vectorize {
		o.add(mdString("llvm.loop.vectorize.enable"), mdInt(1, 1))
	}
	if loop.Width != 0 {
		o.add(mdString("llvm.loop.vectorize.width"), mdInt(64, loop.Width))
	}
	return t.meta.selfNode(o.ops...)
}

// Runtime declares a function of a runtime library at its first use, among the intrinsics.
func (l *Lowering) Runtime(name string, ty *llvm.LLVMFunctionType, attrs string) {
	if l.t.decls[name] == nil {
		d := &declaration{name: name, result: ty.ReturnType(), params: ty.Params(), runtime: ty, words: attrs}
		l.t.decls[name] = d
		l.t.intrinsics = append(l.t.intrinsics, d)
	}
}

// Callback says that a function of a runtime library calls its argument number at with the arguments that follow it, after two
// that are unknown.
func (l *Lowering) Callback(name string, at int64) { l.t.decls[name].callback = at + 1 }

// Unnamed returns the symbol of a global that has a number in LLVM IR; text is what stands after the number, and key says
// which globals are the same.
func (l *Lowering) Unnamed(ty core.Type, key, text string) string {
	if s, ok := l.constant[key]; ok {
		return s
	}
	t := l.t
	n := len(t.unnamed)
	symbol := "\x00" + strconv.Itoa(n)
	t.unnamed[symbol] = n
	t.unnamedText = append(t.unnamedText, unnamedGlobal{ty, text})
	l.constant[key] = symbol
	return symbol
}

// unnamedGlobal is a global that has a number for a name.
type unnamedGlobal struct {
	ty   core.Type
	text string
}

// writeUnnamed writes the globals that have no names.
func (t *translator) writeUnnamed() {
	for i, g := range t.unnamedText {
		t.noteType(g.ty)
		t.body = strconv.AppendInt(append(t.body, '@'), int64(i), 10)
		t.body = append(append(append(t.body, " = private unnamed_addr constant "...), g.text...), '\n')
	}
}
