package bufferize

import (
	"fmt"
	"slices"
	"strings"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/query"
	"github.com/odsgen/ods/generated/arith"
	"github.com/odsgen/ods/generated/memref"
)

type constantModel struct{ Defaults }

// Writable implements [Op].
func (constantModel) Writable(*core.Value, *AnalysisState) bool { return false }

// Bufferize implements [Op]: constants are memory of the module.
func (constantModel) Bufferize(op *core.Operation, rw *Rewriter) bool {
	t, ok := op.Result(0).Type().(*core.RankedTensorType)
	if !ok {
		return false
	}
	space, ok := rw.Options().memorySpace(t)
	if !ok {
		return rw.Report().OpEmitErrorf(op, "could not infer memory space").Fail()
	}
	module := op.ParentOp()
	for module != nil && module.Name() != "builtin.module" {
		module = module.ParentOp()
	}
	if module == nil {
		return false
	}
	rw.Replace(op, rw.global(op, module, t, space))
	return true
}

// globals are the memory of constants. While functions of the module are bufferized, perhaps several at once, nothing is
// added to it: what they need is made after them, in their order.
type globals struct {
	module  *core.Operation
	symbols *symbolTables
	known   map[globalKey]memref.GlobalOp
	stale   bool // others may have been made
}

type globalKey struct {
	value     core.Attribute
	alignment int64
}

// constant is what asks for memory.
type constant struct {
	op   memref.GetGlobalOp // may have been erased
	key  globalKey
	t    *core.RankedTensorType
	mem  *core.MemRefType
	loc  core.Location
	name string // when it is known
}

// prepare collects what is there already.
func (g *globals) prepare() {
	if g.known == nil || g.stale {
		g.known, g.stale = findGlobals(g.module), false
	}
}

// findGlobals returns the memory directly inside a module, the first of what is the same.
func findGlobals(module *core.Operation) map[globalKey]memref.GlobalOp {
	known := make(map[globalKey]memref.GlobalOp)
	for o := range module.Region(0).Ops() {
		if g, ok := memref.AsGlobalOp(o); ok && g.InitialValueAttr() != nil {
			key := globalKey{g.InitialValueAttr(), alignmentOf(g)}
			if _, ok := known[key]; !ok {
				known[key] = g
			}
		}
	}
	return known
}

// global gives a constant of a module memory, and returns that.
func (rw *Rewriter) global(op, module *core.Operation, t *core.RankedTensorType, space core.Attribute) *core.Value {
	value, l := op.Attr("value"), op.Loc()
	c := constant{key: globalKey{value, rw.Options().Alignment}, t: t, loc: l,
		mem: op.Context().MemRef(t.Shape(), t.ElementType(), nil, space)}
	shared := rw.driver.globals
	own := shared
	if module != shared.module { // a module in a function, which no other goroutine is in
		own = &globals{module: module, symbols: shared.symbols, known: findGlobals(module)}
	}
	ty := core.Type(c.mem)
	g, ok := own.known[c.key]
	if ok && !slices.ContainsFunc(rw.driver.constants, func(o constant) bool { return o.key == c.key }) {
		c.name, _ = g.Op.SymbolName()
		ty = g.GlobalType()
	}
	c.op = memref.GetGlobal{ResultType: ty, GlobalName: c.name, Loc: l}.Build(&rw.Builder)
	switch {
	case own != shared:
		own.resolve(c)
	case c.name == "":
		rw.driver.constants = append(rw.driver.constants, c)
	}
	return c.op.Result()
}

// resolve makes the memory of a constant, unless one that is equal has it already.
func (g *globals) resolve(c constant) {
	made, ok := g.known[c.key]
	if !ok {
		made = c.build()
		g.symbols.insert(g.module, made.Op)
		g.known[c.key] = made
	}
	if name, _ := made.Op.SymbolName(); !c.op.Op.IsErased() {
		c.op.SetGlobalName(name)
	}
}

// build makes memory for a constant.
func (c constant) build() memref.GlobalOp {
	var name strings.Builder
	name.WriteString("__constant_")
	for _, n := range c.t.Shape() {
		fmt.Fprintf(&name, "%dx", n)
	}
	if len(c.t.Shape()) == 0 {
		name.WriteByte('x')
	}
	name.WriteString(core.TypeString(c.t.ElementType()))
	ctx := c.t.Context()
	g := memref.Global{SymName: name.String(), SymVisibility: ctx.String("private"), InitialValue: c.key.value, Constant: true,
		GlobalType: c.mem, Loc: c.loc}
	if c.key.alignment > 0 {
		g.Alignment = ctx.I64Attr(c.key.alignment)
	}
	return g.Build(core.NewBuilder(ctx))
}

func alignmentOf(g memref.GlobalOp) int64 {
	if a := g.AlignmentAttr(); a != nil {
		return a.Int64()
	}
	return 0
}

type indexCastModel struct{ alias }

// BufferType implements [Op].
func (indexCastModel) BufferType(v *core.Value, s *AnalysisState, path *Path) (core.Type, bool) {
	src, ok := sourceType(v, s, path)
	if !ok {
		return nil, false
	}
	return withElement(src, v.Type().(core.ShapedType).ElementType()), true
}

// withElement returns the type of memory for other elements.
func withElement(t, e core.Type) core.Type {
	switch t := t.(type) {
	case *core.MemRefType:
		return t.Context().MemRef(t.Shape(), e, t.Layout(), t.MemorySpace())
	case *core.UnrankedMemRefType:
		return t.Context().UnrankedMemRef(e, t.MemorySpace())
	}
	return t
}

// Bufferize implements [Op].
func (indexCastModel) Bufferize(op *core.Operation, rw *Rewriter) bool {
	m, ok := rw.Buffer(op.Operand(0))
	if !ok {
		return false
	}
	t := withElement(m.Type(), op.Result(0).Type().(core.ShapedType).ElementType())
	rw.Replace(op, rw.Create(&core.OperationState{Info: op.Info(), Operands: []*core.Value{m}, Types: []core.Type{t},
		Loc: op.Loc()}).Result(0))
	return true
}

type selectModel struct{ alias }

// Values implements [Op].
func (selectModel) Values(u *core.Use, _ *AnalysisState) []ValueAlias {
	return []ValueAlias{{Value: u.Owner().Result(0), Relation: Equivalent, Maybe: true}}
}

// BufferType implements [Op].
func (selectModel) BufferType(v *core.Value, s *AnalysisState, path *Path) (core.Type, bool) {
	op := v.DefiningOp()
	a, ok := s.bufferType(op.Operand(1), path)
	if !ok {
		return nil, false
	}
	b, ok := s.bufferType(op.Operand(2), path)
	if !ok {
		return nil, false
	}
	if a == b {
		return a, true
	}
	if query.MemorySpace(a) != query.MemorySpace(b) {
		return nil, s.Report.OpEmitErrorf(op, "inconsistent memory space on true/false operands").Fail()
	}
	return dynamicType(v.Type(), query.MemorySpace(a)), true
}

// Bufferize implements [Op].
func (selectModel) Bufferize(op *core.Operation, rw *Rewriter) bool {
	if t, ok := op.Operand(0).Type().(*core.IntegerType); !ok || t.Width() != 1 {
		return rw.Report().OpErrorf(op, "only i1 condition values are supported").Fail()
	}
	a, ok := rw.Buffer(op.Operand(1))
	if !ok {
		return false
	}
	b, ok := rw.Buffer(op.Operand(2))
	if !ok {
		return false
	}
	if a.Type() != b.Type() {
		t, ok := rw.State.BufferType(op.Result(0))
		if !ok {
			return false
		}
		if a.Type() != t {
			a = rw.castTo(op.Loc(), a, t)
		}
		if b.Type() != t {
			b = rw.castTo(op.Loc(), b, t)
		}
	}
	rw.Replace(op, arith.Select{Condition: op.Operand(0), TrueValue: a, FalseValue: b,
		Loc: op.Loc()}.Build(&rw.Builder).Op.Result(0))
	return true
}
