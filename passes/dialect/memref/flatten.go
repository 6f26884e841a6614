package memref

import (
	"slices"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/affine"
	"github.com/odsgen/ods/core/rewrite"
	"github.com/odsgen/ods/core/upstream"
	affinedefs "github.com/odsgen/ods/defs/affine"
	memrefdefs "github.com/odsgen/ods/defs/memref"
	affinegen "github.com/odsgen/ods/generated/affine"
	gen "github.com/odsgen/ods/generated/memref"
	"github.com/odsgen/ods/generated/vector"
	"github.com/odsgen/ods/passes"
)

func (*FlattenPass) prepare(c *core.Context, _ *core.Reporter) (any, bool) {
	set := rewrite.NewPatternSet(c)
	AddFlatten(set)
	return set.Freeze(), true
}

func (*FlattenPass) run(r *passes.Run) {
	if changed, converged := rewrite.Greedy(r.Op, r.State.(*rewrite.Frozen), r.GreedyConfig()); !converged {
		r.Fail()
	} else if !changed {
		r.PreserveAll()
	}
}

// AddFlatten adds the patterns of flatten-memref.
func AddFlatten(set *rewrite.PatternSet) {
	set.Add(
		flattenAccess(&gen.LoadDef, func(op *core.Operation, b *core.Builder, flat, at *core.Value) *core.Operation {
			l := gen.Load{ResultType: op.Result(0).Type(), Memref: flat, Indices: []*core.Value{at}}.Build(b)
			l.SetNontemporal(false)
			return l.Op
		}),
		flattenAccess(&gen.StoreDef, func(op *core.Operation, b *core.Builder, flat, at *core.Value) *core.Operation {
			s := gen.Store{Value: op.Operand(0), Memref: flat, Indices: []*core.Value{at}}.Build(b)
			s.SetNontemporal(false)
			return s.Op
		}),
		flattenAlloc(&gen.AllocDef, func(op *core.Operation, b *core.Builder, t core.Type) *core.Operation {
			a := core.Must(gen.AsAllocOp(op))
			return gen.Alloc{MemrefType: t, Alignment: a.AlignmentAttr()}.Build(b).Op
		}),
		flattenAlloc(&gen.AllocaDef, func(op *core.Operation, b *core.Builder, t core.Type) *core.Operation {
			a := core.Must(gen.AsAllocaOp(op))
			return gen.Alloca{MemrefType: t, Alignment: a.AlignmentAttr()}.Build(b).Op
		}),
		flattenAccess(&vector.LoadDef, func(op *core.Operation, b *core.Builder, flat, at *core.Value) *core.Operation {
			l := vector.Load{ResultType: op.Result(0).Type(), Base: flat, Indices: []*core.Value{at}}.Build(b)
			l.SetNontemporal(false)
			return l.Op
		}),
		flattenAccess(&vector.StoreDef, func(op *core.Operation, b *core.Builder, flat, at *core.Value) *core.Operation {
			s := vector.Store{ValueToStore: op.Operand(0), Base: flat, Indices: []*core.Value{at}}.Build(b)
			s.SetNontemporal(false)
			return s.Op
		}),
		flattenTransfer(&vector.TransferReadDef),
		flattenTransfer(&vector.TransferWriteDef),
		flattenAccess(&vector.MaskedLoadDef, func(op *core.Operation, b *core.Builder, flat, at *core.Value) *core.Operation {
			l := core.Must(vector.AsMaskedLoadOp(op))
			return vector.MaskedLoad{ResultType: op.Result(0).Type(), Base: flat, Indices: []*core.Value{at}, Mask: l.Mask(),
				PassThru: l.PassThru()}.Build(b).Op
		}),
		flattenAccess(&vector.MaskedStoreDef, func(op *core.Operation, b *core.Builder, flat, at *core.Value) *core.Operation {
			s := core.Must(vector.AsMaskedStoreOp(op))
			return vector.MaskedStore{Base: flat, Indices: []*core.Value{at}, Mask: s.Mask(), ValueToStore: s.ValueToStore()}.Build(b).Op
		}),
	)
}

// accessed returns the memory that an operation accesses, and its subscripts.
func accessed(op *core.Operation) (base *core.Value, at []*core.Value) {
	if l, ok := gen.AsLoadOp(op); ok {
		return l.Memref(), l.Indices()
	} else if s, ok := gen.AsStoreOp(op); ok {
		return s.Memref(), s.Indices()
	} else if l, ok := vector.AsLoadOp(op); ok {
		return l.Base(), l.Indices()
	} else if s, ok := vector.AsStoreOp(op); ok {
		return s.Base(), s.Indices()
	} else if l, ok := vector.AsMaskedLoadOp(op); ok {
		return l.Base(), l.Indices()
	} else if s, ok := vector.AsMaskedStoreOp(op); ok {
		return s.Base(), s.Indices()
	} else if t, ok := vector.AsTransferReadOp(op); ok {
		return t.Base(), t.Indices()
	} else if t, ok := vector.AsTransferWriteOp(op); ok {
		return t.Base(), t.Indices()
	}
	return nil, nil
}

// flattenAccess makes a pattern that accesses one dimension instead of several. build makes the new operation, which
// gets the attributes of the old one.
func flattenAccess(def *core.OpDef, build func(op *core.Operation, b *core.Builder, flat, at *core.Value) *core.Operation) rewrite.Pattern {
	return rewrite.Pattern{Name: "flatten " + def.Name, Root: def.Name, Match: func(op *core.Operation, rw *rewrite.Rewriter) bool {
		base, at := accessed(op)
		if !canFlatten(base) {
			return false
		}
		rw.SetLoc(op.Loc())
		flat, index := flatten(&rw.Builder, base, at)
		by := build(op, &rw.Builder, flat, index)
		for _, a := range op.Attrs() {
			by.SetAttr(a.Name, a.Value)
		}
		rw.ReplaceOpWith(op, by)
		return true
	}}
}

// flattenTransfer makes a pattern for transfers within bounds. mlir-opt loses masks, and makes invalid operations of
// transfers of vectors with other than one dimension; these are left alone here.
func flattenTransfer(def *core.OpDef) rewrite.Pattern {
	return rewrite.Pattern{Name: "flatten " + def.Name, Root: def.Name, Match: func(op *core.Operation, rw *rewrite.Rewriter) bool {
		base, at := accessed(op)
		if !canFlatten(base) {
			return false
		}
		read, isRead := vector.AsTransferReadOp(op)
		write, isWrite := vector.AsTransferWriteOp(op)
		var m *core.AffineMapAttr
		var bounds *core.ArrayAttr
		var mask *core.Value
		if isRead {
			m, bounds, mask = read.PermutationMapAttr(), read.InBoundsAttr(), read.Mask()
		} else if isWrite {
			m, bounds, mask = write.PermutationMapAttr(), write.InBoundsAttr(), write.Mask()
		}
		if mask != nil || m.Value().NumResults() != 1 || !m.Value().IsIdentity() && !m.Value().IsMinorIdentity() ||
			slices.Contains(bounds.Elems(), core.Attribute(rw.Context().Bool(false))) {
			return false
		}
		if strides, _, _ := memrefType(base).StridesAndOffset(); strides[len(strides)-1] != 1 && !upstream.StridedTransfers.In(rw.Context()) {
			return false // elements are not next to each other
		}
		rw.SetLoc(op.Loc())
		flat, index := flatten(&rw.Builder, base, at)
		c := rw.Context()
		m, bounds = c.AffineMap(affine.MinorIdentityMap(1, 1)), c.Array(c.Bool(false))
		var by *core.Operation
		if isRead {
			by = vector.TransferRead{VectorType: op.Result(0).Type(), Base: flat, Indices: []*core.Value{index}, Padding: read.Padding(),
				PermutationMap: m, InBounds: bounds}.Build(&rw.Builder).Op
		} else {
			by = vector.TransferWrite{ValueToStore: write.ValueToStore(), Base: flat, Indices: []*core.Value{index},
				PermutationMap: m, InBounds: bounds}.Build(&rw.Builder).Op
		}
		rw.ReplaceOpWith(op, by)
		return true
	}}
}

// flattenAlloc makes a pattern that allocates one dimension, and casts it to those that were asked for. Sizes must be
// known, and the offset 0: mlir-opt loses others.
func flattenAlloc(def *core.OpDef, alloc func(op *core.Operation, b *core.Builder, t core.Type) *core.Operation) rewrite.Pattern {
	return rewrite.Pattern{Name: "flatten " + def.Name, Root: def.Name, Match: func(op *core.Operation, rw *rewrite.Rewriter) bool {
		base := op.Result(0)
		if !canFlatten(base) || op.NumOperands() > 0 {
			return false
		}
		if _, offset, _ := memrefType(base).StridesAndOffset(); offset != 0 {
			return false
		}
		rw.SetLoc(op.Loc())
		rw.SetAfter(op)
		flat, _ := flatten(&rw.Builder, base, nil)
		by := alloc(op, &rw.Builder, flat.Type())
		d, ok := describe(&rw.Builder, base)
		if !ok {
			return false
		}
		cast := descriptor{base: by.Result(0), offset: constant(&rw.Builder, 0), strides: d.strides,
			sizes: knowns(&rw.Builder, d.shape, d.sizes)}
		rw.ReplaceOp(op, cast.reinterpret(&rw.Builder, base.Type()))
		return true
	}}
}

// canFlatten reports whether a value is memory of several dimensions in strides, of elements whose size is known.
func canFlatten(v *core.Value) bool {
	t := memrefType(v)
	if t == nil || len(t.Shape()) <= 1 {
		return false
	}
	switch t.ElementType().(type) {
	case *core.IntegerType, *core.FloatType:
	default:
		return false
	}
	_, _, strided := t.StridesAndOffset()
	if !strided {
		return false
	}
	if _, ok := t.Layout().(*core.StridedLayoutAttr); ok || t.Layout() == nil {
		return true
	}
	m := t.LayoutMap()
	return m != nil && m.IsIdentity()
}

// flatten casts memory to one dimension, and computes where in it subscripts are; none are zeros. The size is the
// greatest of the products of sizes and strides, as in upstream's getLinearizedMemRefOffsetAndSize.
func flatten(b *core.Builder, v *core.Value, subscripts []*core.Value) (flat, at *core.Value) {
	d, _ := describe(b, v)
	sizes := knowns(b, d.shape, d.sizes)
	sum := affine.Const(0)
	var terms, factors []core.FoldResult
	var products []affine.Expr
	for i, stride := range d.strides {
		s0, s1 := affine.Symbol(2*i), affine.Symbol(2*i+1)
		index := constant(b, 0)
		if len(subscripts) > 0 {
			index = foldResult(subscripts[i])
		}
		sum = sum.Add(s0.Mul(s1))
		terms = append(terms, index, stride)
		products = append(products, s0.Mul(s1))
		factors = append(factors, stride, sizes[i])
	}
	where := apply(b, sum, terms...)
	size := affinedefs.ComposedFoldedMinMax(b, &affinegen.MaxDef, affine.NewMap(0, len(factors), products...), factors)
	offset := apply(b, affine.Symbol(0), d.offset)
	t := memrefType(v)
	one := []core.FoldResult{constant(b, 1)}
	cast := descriptor{base: v, offset: offset, sizes: []core.FoldResult{size}, strides: one}
	flat = cast.reinterpret(b, flatType(t, offset, size))
	return flat, memrefdefs.ValueOf(b, where)
}

// flatType is the type of memory of one dimension.
func flatType(t *core.MemRefType, offset, size core.FoldResult) core.Type {
	number := func(f core.FoldResult) int64 {
		if a, ok := f.Attr.(*core.IntegerAttr); ok {
			return a.Int64()
		}
		return core.Dynamic
	}
	c := t.Context()
	return c.MemRef([]int64{number(size)}, t.ElementType(), c.StridedLayout(number(offset), []int64{1}), t.MemorySpace())
}

// foldResult is a value, or the constant that it is.
func foldResult(v *core.Value) core.FoldResult {
	if a := v.ConstantValue(); a != nil {
		return core.FoldResult{Attr: a}
	}
	return core.FoldResult{Value: v}
}
