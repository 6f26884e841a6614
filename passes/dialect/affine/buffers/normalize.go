package buffers

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/affine"
	gen "github.com/odsgen/ods/generated/affine"
	"github.com/odsgen/ods/generated/arith"
	"github.com/odsgen/ods/generated/memref"
)

// NormalizeAlloc gives a memref.alloc or memref.alloca, and all accesses to the memory, the identity layout, and
// reports whether it did; it does not where the layout is the identity, the sizes are not known, or the memory is used
// otherwise than by accesses and by operations that can do with another layout.
func NormalizeAlloc(op *core.Operation) bool {
	t, ok := op.Result(0).Type().(*core.MemRefType)
	if !ok {
		return false
	}
	to := NormalizedType(t)
	if to == t {
		return false
	}
	b := core.BuilderBefore(op)
	var sizes, symbols []*core.Value
	var build func() *core.Value
	if a, ok := memref.AsAllocOp(op); ok {
		sizes, symbols = a.DynamicSizes(), a.SymbolOperands()
		build = func() *core.Value {
			return memref.Alloc{MemrefType: to, DynamicSizes: sizes, Alignment: a.AlignmentAttr()}.Build(b).Memref()
		}
	} else if a, ok := memref.AsAllocaOp(op); ok {
		sizes, symbols = a.DynamicSizes(), a.SymbolOperands()
		build = func() *core.Value {
			return memref.Alloca{MemrefType: to, DynamicSizes: sizes, Alignment: a.AlignmentAttr()}.Build(b).Memref()
		}
	} else {
		return false
	}
	if len(tilesOf(t.LayoutMap())) > 0 && numDynamic(to) > 0 {
		sizes = tiledSizes(b, t, to, sizes)
	} else {
		sizes = nil
	}
	return replaceMemory(op, build(), t.LayoutMap(), symbols)
}

// replaceMemory replaces the result of an operation by memory with the identity layout, and erases the operation.
func replaceMemory(op *core.Operation, by *core.Value, layout *affine.Map, symbols []*core.Value) bool {
	old := op.Result(0)
	if !ReplaceUses(old, by, Remap{Map: layout, Symbols: symbols, Others: true}) {
		by.DefiningOp().Erase()
		return false
	}
	old.ReplaceAllUsesWith(by)
	op.Erase()
	return true
}

// tiledSizes computes the sizes of the dynamic dimensions of a memory with the identity layout from those of one with a
// layout that splits dimensions.
func tiledSizes(b *core.Builder, from, to *core.MemRefType, dynamic []*core.Value) (out []*core.Value) {
	var sizes []*core.Value
	for _, n := range from.Shape() {
		if n != core.Dynamic {
			sizes = append(sizes, arith.NewConstant(b, b.Context().IndexAttr(n)).Result())
			continue
		}
		sizes, dynamic = append(sizes, dynamic[0]), dynamic[1:]
	}
	m := from.LayoutMap()
	tiles := tilesOf(m)
	for i, e := range m.Results() {
		if to.Shape()[i] != core.Dynamic {
			continue
		}
		size := e
		for _, t := range tiles {
			switch i {
			case t.quotient:
				size = e.LHS().CeilDiv(e.RHS())
			case t.remainder:
				size = e.RHS()
			}
		}
		size1 := affine.NewMap(m.NumInputs(), m.NumSymbols(), size)
		out = append(out, gen.NewApply(b, sizes, b.Context().AffineMap(size1)).Op.Result(0))
	}
	return out
}

// NormalizeReinterpretCast gives the result of a memref.reinterpret_cast, and all accesses to it, the identity layout,
// under the conditions of [NormalizeAlloc].
func NormalizeReinterpretCast(op memref.ReinterpretCastOp) bool {
	t, ok := op.Op.Result(0).Type().(*core.MemRefType)
	if !ok || numDynamic(t) > 0 {
		return false
	}
	to := NormalizedType(t)
	if to == t {
		return false
	}
	b := core.BuilderBefore(op.Op)
	index := func(n int64) *core.Value { return arith.NewConstant(b, b.Context().IndexAttr(n)).Result() }
	last := make([]*core.Value, len(t.Shape())) // made whether or not sizes are computed of them, as upstream does
	for i, n := range t.Shape() {
		last[i] = index(n - 1)
	}
	rank := len(to.Shape())
	offsets, strides := make([]int64, rank), make([]int64, rank)
	m := t.LayoutMap()
	var sizes []*core.Value
	for i, n := range to.Shape() {
		strides[i] = 1
		if n == core.Dynamic { // there are no elements
			size := b.Context().AffineMap(affine.NewMap(m.NumDims(), m.NumSymbols(), m.Result(i)))
			sizes = append(sizes, gen.NewApply(b, last, size).Op.Result(0))
		}
	}
	for i, v := range sizes {
		sizes[i] = arith.NewAddI(b, v, index(1)).Result()
	}
	by := memref.ReinterpretCast{ResultType: to, Source: op.Source(), Sizes: sizes, StaticOffsets: offsets, StaticSizes: to.Shape(),
		StaticStrides: strides}.Build(b)
	return replaceMemory(op.Op, by.Op.Result(0), m, nil)
}
