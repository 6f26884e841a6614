package runtimecheck

import (
	"fmt"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/dim"
	"github.com/odsgen/ods/core/rewrite"
	viewdefs "github.com/odsgen/ods/defs/iface/view"
	"github.com/odsgen/ods/generated/arith"
	"github.com/odsgen/ods/generated/iface/view"
	"github.com/odsgen/ods/generated/memref"
	"github.com/odsgen/ods/generated/tensor"
	"github.com/odsgen/ods/passes/dialect/tensor/shapes"
)

// shapeOf returns the sizes of memory or a tensor; false when the rank is unknown.
func shapeOf(v *core.Value) ([]int64, bool) {
	t, ok := v.Type().(core.ShapedType)
	if !ok || !t.HasRank() {
		return nil, false
	}
	return t.Shape(), true
}

// access checks that subscripts are within bounds.
func (c *checker) access() {
	source, indices := accessed(c.op)
	if len(indices) == 0 {
		return
	}
	zero := c.constant(0)
	var all *core.Value
	for i, index := range indices {
		ok := c.inBounds(index, zero, shapes.Dim(c.b, source, i), false)
		if all != nil {
			ok = rewrite.FoldCreated(c.b, arith.NewAndI(c.b, all, ok).Op)
		}
		all = ok
	}
	c.assert(all, "out-of-bounds access")
}

// accessed returns what an operation accesses, and where.
func accessed(op *core.Operation) (*core.Value, []*core.Value) {
	if x, ok := memref.AsLoadOp(op); ok {
		return x.Memref(), x.Indices()
	} else if x, ok := memref.AsStoreOp(op); ok {
		return x.Memref(), x.Indices()
	} else if x, ok := memref.AsAtomicRMWOp(op); ok {
		return x.Memref(), x.Indices()
	} else if x, ok := memref.AsGenericAtomicRMWOp(op); ok {
		return x.Memref(), x.Indices()
	} else if x, ok := tensor.AsExtractOp(op); ok {
		return x.Tensor(), x.Indices()
	}
	x := core.Must(tensor.AsInsertOp(op))
	return x.Dest(), x.Indices()
}

// dimension checks that the rank is greater than a dimension.
func (c *checker) dimension() {
	var rank *core.Value
	if c.op.Is(&memref.DimDef) {
		rank = memref.NewRank(c.b, c.op.Operand(0)).Op.Result(0)
	} else {
		rank = tensor.NewRank(c.b, c.op.Operand(0)).Op.Result(0)
	}
	c.assert(c.inBounds(c.op.Operand(1), c.constant(0), rank, false), "index is out of bounds")
}

// castRank checks that something of unknown rank has the rank of the cast's result.
func (c *checker) castRank(rank func() *core.Value, shape []int64) {
	n := rank()
	c.assert(c.compare(arith.CmpIPredicateEq, n, c.constant(int64(len(shape)))), "rank mismatch")
}

// castSizes checks sizes that become known by a cast.
func (c *checker) castSizes(shape []int64) {
	source, ranked := shapeOf(c.op.Operand(0))
	for i, n := range shape {
		if n == core.Dynamic || ranked && source[i] != core.Dynamic {
			continue
		}
		size := shapes.Dim(c.b, c.op.Operand(0), i)
		c.assert(c.compare(arith.CmpIPredicateEq, size, c.constant(n)), fmt.Sprintf("size mismatch of dim %d", i))
	}
}

func (c *checker) tensorCast() {
	shape, ok := shapeOf(c.op.Result(0))
	if !ok {
		return
	}
	source := c.op.Operand(0)
	if _, ok := shapeOf(source); !ok {
		c.castRank(func() *core.Value { return tensor.NewRank(c.b, source).Op.Result(0) }, shape)
	}
	c.castSizes(shape)
}

func (c *checker) memrefCast() {
	t, ok := c.op.Result(0).Type().(*core.MemRefType)
	if !ok {
		return
	}
	source := c.op.Operand(0)
	if _, ok := shapeOf(source); !ok {
		c.castRank(func() *core.Value { return memref.NewRank(c.b, source).Op.Result(0) }, t.Shape())
	}
	strides, offset, ok := t.StridesAndOffset()
	if !ok {
		c.castSizes(t.Shape())
		return
	}
	ctx := c.b.Context()
	unknown := make([]int64, len(t.Shape()))
	for i := range unknown {
		unknown[i] = core.Dynamic
	}
	layout := ctx.StridedLayout(core.Dynamic, unknown)
	any := memref.NewCast(c.b, ctx.MemRef(unknown, t.ElementType(), layout, t.MemorySpace()), source).Op.Result(0)
	data := memref.NewExtractStridedMetadata(c.b, any)
	c.castSizes(t.Shape())
	if offset != core.Dynamic {
		c.assert(c.compare(arith.CmpIPredicateEq, data.Offset(), c.constant(offset)), "offset mismatch")
	}
	for i, n := range strides {
		if n != core.Dynamic {
			c.assert(c.compare(arith.CmpIPredicateEq, data.Strides()[i], c.constant(n)), fmt.Sprintf("stride mismatch of dim %d", i))
		}
	}
}

// copied checks that source and target of memref.copy have the same sizes.
func (c *checker) copied() {
	from, ok := shapeOf(c.op.Operand(0))
	to, okTo := shapeOf(c.op.Operand(1))
	if !ok || !okTo {
		return
	}
	size := func(v *core.Value, shape []int64, i int) *core.Value {
		if shape[i] != core.Dynamic {
			return c.constant(shape[i])
		}
		return memref.NewDim(c.b, v, c.constant(int64(i))).Op.Result(0)
	}
	for i := range from {
		if from[i] != core.Dynamic && to[i] != core.Dynamic {
			continue
		}
		x := size(c.op.Operand(0), from, i)
		y := size(c.op.Operand(1), to, i)
		c.assert(c.compare(arith.CmpIPredicateEq, x, y), fmt.Sprintf("size of %d-th source/target dim does not match", i))
	}
}

// alignment checks that memory is where it is assumed to be.
func (c *checker) alignment() {
	x := core.Must(memref.AsAssumeAlignmentOp(c.op))
	n := x.AlignmentAttr().Int64()
	address := memref.NewExtractAlignedPointerAsIndex(c.b, x.Memref()).Op.Result(0)
	rest := arith.NewRemUI(c.b, address, c.constant(n)).Result()
	c.assert(c.compare(arith.CmpIPredicateEq, rest, c.constant(0)), fmt.Sprintf("memref is not aligned to %d", n))
}

// expanded checks that the sizes that a dimension is cut into divide it.
func (c *checker) expanded() {
	x := core.Must(memref.AsExpandShapeOp(c.op))
	shape, _ := shapeOf(c.op.Result(0))
	for i, group := range viewdefs.Groups(x.ReassociationAttr()) {
		size := memref.NewDim(c.b, x.Src(), c.constant(int64(i))).Op.Result(0)
		product := int64(1)
		for _, d := range group {
			if shape[d] != core.Dynamic {
				product = dim.Count(product, shape[d])
			}
		}
		rest := size // of no elements there is no other multiple
		if product != 0 {
			rest = arith.NewRemSI(c.b, size, c.constant(product)).Result()
		}
		c.assert(c.compare(arith.CmpIPredicateEq, rest, c.constant(0)), "static result dims in reassoc group do not divide src dim evenly")
	}
}

// slice checks that a slice is within what it is a slice of.
func (c *checker) slice() {
	x, ok := view.OffsetSizeAndStrideOpInterfaceKey.Of(c.op)
	if !ok {
		return
	}
	zero, one := c.constant(0), c.constant(1)
	name := "extract_slice"
	var known []*core.Value
	if sub, ok := memref.AsSubViewOp(c.op); ok {
		name, known = "subview", memref.NewExtractStridedMetadata(c.b, sub.Source()).Sizes()
	}
	offsets, sizes, strides := x.MixedOffsets(), x.MixedSizes(), x.MixedStrides()
	for i := range offsets {
		offset, size, stride := c.value(offsets[i]), c.value(sizes[i]), c.value(strides[i])
		var bound *core.Value
		if known != nil {
			bound = known[i]
		} else {
			bound = shapes.Dim(c.b, c.op.Operand(0), i)
		}
		starts := c.ifElse(c.compare(arith.CmpIPredicateEq, size, zero),
			func() *core.Value { return c.startsAt(offset, zero, bound) },
			func() *core.Value { return c.inBounds(offset, zero, bound, false) })
		c.assert(starts, fmt.Sprintf("offset %d is out-of-bounds", i))
		ends := c.ifElse(c.compare(arith.CmpIPredicateSgt, size, zero), func() *core.Value {
			last := arith.NewSubI(c.b, size, one).Result()
			last = arith.NewAddI(c.b, offset, arith.NewMulI(c.b, last, stride).Result()).Result()
			return c.inBounds(last, zero, bound, false)
		}, func() *core.Value { return arith.NewConstant(c.b, c.b.Context().Bool(true)).Result() })
		c.assert(ends, fmt.Sprintf("%s runs out-of-bounds along dimension %d", name, i))
	}
}

// startsAt reports whether an empty slice may start at an offset: also at the end. Nothing is folded.
func (c *checker) startsAt(offset, zero, bound *core.Value) *core.Value {
	least := c.compare(arith.CmpIPredicateSge, offset, zero)
	return arith.NewAndI(c.b, least, c.compare(arith.CmpIPredicateSle, offset, bound)).Result()
}
