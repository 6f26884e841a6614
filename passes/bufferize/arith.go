package bufferize

import (
	"fmt"
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
	g := rw.globalFor(op, module, t, space)
	name, _ := g.Op.SymbolName()
	rw.Replace(op, memref.GetGlobal{ResultType: g.GlobalType(), GlobalName: name, Loc: op.Loc()}.Build(&rw.Builder).Result())
	return true
}

// globalFor returns the memory with the contents of a constant, which is made when there is none.
func (rw *Rewriter) globalFor(op, module *core.Operation, t *core.RankedTensorType, space core.Attribute) memref.GlobalOp {
	c, _ := arith.AsConstantOp(op)
	value := c.Op.Attr("value")
	alignment := rw.Options().Alignment
	for o := range module.Region(0).Ops() {
		if g, ok := memref.AsGlobalOp(o); ok && g.InitialValueAttr() == value && alignmentOf(g) == alignment {
			return g
		}
	}
	var name strings.Builder
	name.WriteString("__constant_")
	for _, n := range t.Shape() {
		fmt.Fprintf(&name, "%dx", n)
	}
	if len(t.Shape()) == 0 {
		name.WriteByte('x')
	}
	name.WriteString(core.TypeString(t.ElementType()))
	b := core.NewBuilder(op.Context())
	g := memref.Global{SymName: name.String(), SymVisibility: op.Context().String("private"), InitialValue: value, Constant: true,
		GlobalType: op.Context().MemRef(t.Shape(), t.ElementType(), nil, space), Loc: op.Loc()}
	if alignment > 0 {
		g.Alignment = op.Context().I64Attr(alignment)
	}
	made := g.Build(b)
	rw.State.symbols.Of(module).Insert(made.Op, module.Region(0).Entry().First())
	return made
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
