package toemitc

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/rewrite/conversion"
	"github.com/odsgen/ods/generated/emitc"
	"github.com/odsgen/ods/generated/memref"
)

// AddMemRefOps adds the patterns for dialect memref, whose types [AddMemRef] converts.
func AddMemRefOps(set *conversion.PatternSet, t *conversion.TypeConverter) {
	a := adder{set, t}
	a.add(&memref.AllocaDef, a.alloca)
	a.add(&memref.AllocDef, a.alloc)
	a.add(&memref.CopyDef, a.copy)
	a.add(&memref.GlobalDef, a.global)
	a.add(&memref.GetGlobalDef, a.getGlobal)
	a.add(&memref.LoadDef, a.load)
	a.add(&memref.StoreDef, a.store)
}

// The functions that conversions call, and their headers in C and in C++.
const (
	mallocName, alignedAllocName, freeName, memcpyName = "malloc", "aligned_alloc", "free", "memcpy"
)

var headers = map[string][2]string{
	mallocName: {"stdlib.h", "cstdlib"}, alignedAllocName: {"stdlib.h", "cstdlib"}, freeName: {"stdlib.h", "cstdlib"},
	memcpyName: {"string.h", "cstring"},
}

// addHeaders includes what the calls in a module need and it does not include yet.
func addHeaders(module *core.Operation, cpp bool) {
	have := map[string]bool{}
	module.Walk(func(op *core.Operation) {
		if i, ok := emitc.AsIncludeOp(op); ok && i.IsStandardInclude() {
			have[i.Include()] = true
		}
	})
	body := module.Region(0).Entry()
	b := core.NewBuilder(module.Context())
	b.SetStart(body)
	b.SetLoc(module.Loc())
	module.Walk(func(op *core.Operation) {
		call, ok := emitc.AsCallOpaqueOp(op)
		if !ok {
			return
		}
		names, known := headers[call.Callee()]
		name := names[0]
		if cpp {
			name = names[1]
		}
		if known && !have[name] {
			have[name] = true
			emitc.Include{Include: name, IsStandardInclude: true}.Build(b)
		}
	})
}

func (a adder) alloca(op *core.Operation, _ []*core.Value, rw *conversion.Rewriter) bool {
	alloca := core.Must(memref.AsAllocaOp(op))
	m := op.Result(0).Type().(*core.MemRefType)
	if !core.IsStaticShape(m) {
		return rw.NoMatch(op, "cannot transform alloca with dynamic shape")
	}
	if isAligned(alloca.AlignmentAttr()) {
		return rw.NoMatch(op, "cannot transform alloca with alignment requirement")
	}
	t := a.types.ConvertOne(m)
	if t == nil {
		return rw.NoMatch(op, "cannot convert type")
	}
	rw.ReplaceOp(op, emitc.NewVariable(&rw.Builder, t, noValue(rw.Context())).Op.Result(0))
	return true
}

// isAligned reports whether more than the alignment of a byte is asked for.
func isAligned(a *core.IntegerAttr) bool { return a != nil && a.Int64() > 1 }

func (a adder) alloc(op *core.Operation, _ []*core.Value, rw *conversion.Rewriter) bool {
	alloc := core.Must(memref.AsAllocOp(op))
	m := op.Result(0).Type().(*core.MemRefType)
	if !isArray(m) {
		return rw.NoMatch(op, "incompatible memref type for EmitC conversion")
	}
	b, c := &rw.Builder, rw.Context()
	size := sizeInBytes(b, m)
	name, args := mallocName, []*core.Value{size}
	if align := alloc.AlignmentAttr(); align != nil {
		value := emitc.NewConstant(b, emitc.GetSizeTType(c), c.IndexAttr(align.Int64())).Op.Result(0)
		name, args = alignedAllocName, []*core.Value{value, size}
	}
	void := emitc.GetPointerType(c, emitc.GetOpaqueType(c, "void"))
	call := emitc.NewCallOpaque(b, []core.Type{void}, args, name).Op.Result(0)
	rw.ReplaceOp(op, emitc.NewCast(b, emitc.GetPointerType(c, m.ElementType()), call).Op.Result(0))
	return true
}

// sizeInBytes makes the size of a memref's elements together.
func sizeInBytes(b *core.Builder, m *core.MemRefType) *core.Value {
	c := b.Context()
	size := core.Type(emitc.GetSizeTType(c))
	elem := emitc.CallOpaque{Result0Types: []core.Type{size}, Callee: "sizeof",
		Args: c.Array(c.TypeAttr(m.ElementType()))}.Build(b).Op.Result(0)
	n := emitc.NewConstant(b, c.Index(), c.IndexAttr(core.NumElements(m.Shape()))).Op.Result(0)
	return build(b, &emitc.MulDef, size, elem, n)
}

// copy copies all of an array by memcpy.
func (a adder) copy(op *core.Operation, in []*core.Value, rw *conversion.Rewriter) bool {
	m, ok := op.Operand(0).Type().(*core.MemRefType)
	to, both := op.Operand(1).Type().(*core.MemRefType)
	if !ok || !both || !isArray(m) || !isArray(to) {
		return rw.NoMatch(op, "incompatible memref type for EmitC conversion")
	}
	var ptrs [2]*core.Value
	b := &rw.Builder
	for i, v := range in {
		array, ok := v.Type().(*emitc.ArrayType)
		if !ok {
			return rw.NoMatch(op, "expected array type")
		}
		ptrs[i] = firstElement(b, v, array)
	}
	emitc.NewCallOpaque(b, nil, []*core.Value{ptrs[1], ptrs[0], sizeInBytes(b, m)}, memcpyName)
	rw.EraseOp(op)
	return true
}

// firstElement makes the address of an array's first element.
func firstElement(b *core.Builder, v *core.Value, array *emitc.ArrayType) *core.Value {
	c := b.Context()
	zero := emitc.NewConstant(b, c.Index(), c.IndexAttr(0)).Op.Result(0)
	indices := make([]*core.Value, len(array.Shape()))
	for i := range indices {
		indices[i] = zero
	}
	return emitc.NewAddressOf(b, subscript(b, v, array, indices)).Op.Result(0)
}

// subscript makes an element of an array.
func subscript(b *core.Builder, v *core.Value, array *emitc.ArrayType, indices []*core.Value) *core.Value {
	return emitc.NewSubscript(b, emitc.GetLValueType(b.Context(), array.ElementType()), v, indices).Op.Result(0)
}

// global makes a variable; one without dimensions is a scalar. The linkage of constants differs between C and C++, so it
// is always said.
func (a adder) global(op *core.Operation, _ []*core.Value, rw *conversion.Rewriter) bool {
	g := core.Must(memref.AsGlobalOp(op))
	m := g.GlobalType()
	if !core.IsStaticShape(m) {
		return rw.NoMatch(op, "cannot transform global with dynamic shape")
	}
	if isAligned(g.AlignmentAttr()) {
		return rw.NoMatch(op, "global variable with alignment requirement is currently not supported")
	}
	t := a.variableType(m)
	if t == nil {
		return rw.NoMatch(op, "cannot convert result type")
	}
	visibility, ok := g.SymVisibility()
	if ok && visibility != "public" && visibility != "private" {
		return rw.NoMatch(op, "only public and private visibility is currently supported")
	}
	n := emitc.Global{SymName: g.SymName(), Type: t, StaticSpecifier: visibility == "private",
		ExternSpecifier: visibility != "private", ConstSpecifier: g.Constant(), InitialValue: initialValue(g.InitialValueAttr(), m)}
	n.Build(&rw.Builder)
	rw.EraseOp(op)
	return true
}

// variableType returns the type of a global variable; nil when there is none.
func (a adder) variableType(m *core.MemRefType) core.Type {
	if len(m.Shape()) == 0 {
		return a.types.ConvertOne(m.ElementType())
	}
	return a.types.ConvertOne(m)
}

// initialValue returns what a global starts with, nil for nothing.
func initialValue(v core.Attribute, m *core.MemRefType) core.Attribute {
	if _, ok := v.(*core.UnitAttr); ok {
		return nil
	}
	if d, ok := v.(*core.DenseElementsAttr); ok && len(m.Shape()) == 0 {
		return d.Element(0)
	}
	return v
}

// getGlobal makes an array, or the address of a scalar.
func (a adder) getGlobal(op *core.Operation, _ []*core.Value, rw *conversion.Rewriter) bool {
	g := core.Must(memref.AsGetGlobalOp(op))
	m := op.Result(0).Type().(*core.MemRefType)
	t := a.variableType(m)
	if t == nil {
		return rw.NoMatch(op, "cannot convert result type")
	}
	b := &rw.Builder
	if len(m.Shape()) > 0 {
		rw.ReplaceOp(op, emitc.NewGetGlobal(b, t, g.GlobalName()).Op.Result(0))
		return true
	}
	v := emitc.NewGetGlobal(b, emitc.GetLValueType(rw.Context(), t), g.GlobalName()).Op.Result(0)
	rw.ReplaceOp(op, emitc.NewAddressOf(b, v).Op.Result(0))
	return true
}

func (a adder) load(op *core.Operation, in []*core.Value, rw *conversion.Rewriter) bool {
	t := a.types.ConvertOne(op.Result(0).Type())
	if t == nil {
		return rw.NoMatch(op, "cannot convert type")
	}
	array, ok := in[0].Type().(*emitc.ArrayType)
	if !ok {
		return rw.NoMatch(op, "expected array type")
	}
	element := subscript(&rw.Builder, in[0], array, in[1:])
	rw.ReplaceOp(op, build(&rw.Builder, &emitc.LoadDef, t, element))
	return true
}

func (a adder) store(op *core.Operation, in []*core.Value, rw *conversion.Rewriter) bool {
	array, ok := in[1].Type().(*emitc.ArrayType)
	if !ok {
		return rw.NoMatch(op, "expected array type")
	}
	emitc.NewAssign(&rw.Builder, subscript(&rw.Builder, in[1], array, in[2:]), in[0])
	rw.EraseOp(op)
	return true
}
