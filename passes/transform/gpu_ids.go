package transform

import (
	"slices"
	"strconv"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/affine"
	"github.com/odsgen/ods/core/dim"
	affinedefs "github.com/odsgen/ods/defs/affine"
	memrefdefs "github.com/odsgen/ods/defs/memref"
	"github.com/odsgen/ods/generated/arith"
	"github.com/odsgen/ods/generated/gpu"
	"github.com/odsgen/ods/generated/math"
	"github.com/odsgen/ods/generated/scf"
)

// mappings returns what the loops of an scf.forall are mapped to, in order.
func mappings(l scf.ForallOp) (out []core.Attribute) {
	if l.MappingAttr() == nil {
		return nil
	}
	for _, a := range l.MappingAttr().Elems() {
		if _, ok := mappingID(a); ok {
			out = append(out, a)
		}
	}
	return out
}

// maskOf returns the processors that take part, nil for all.
func maskOf(l scf.ForallOp) *gpu.GPUMappingMaskAttr {
	if l.MappingAttr() == nil {
		return nil
	}
	for _, a := range l.MappingAttr().Elems() {
		if m, ok := a.(*gpu.GPUMappingMaskAttr); ok {
			return m
		}
	}
	return nil
}

// mappingID returns the dimension that a loop is mapped to.
func mappingID(a core.Attribute) (id gpu.MappingId, ok bool) {
	switch a := a.(type) {
	case *gpu.GPUBlockMappingAttr:
		return a.Block(), true
	case *gpu.GPUWarpgroupMappingAttr:
		return a.Warpgroup(), true
	case *gpu.GPUWarpMappingAttr:
		return a.Warp(), true
	case *gpu.GPUThreadMappingAttr:
		return a.Thread(), true
	case *gpu.GPULaneMappingAttr:
		return a.Lane(), true
	}
	return 0, false
}

func isLinear(id gpu.MappingId) bool { return id >= gpu.MappingIdLinearDim0 }

func usesLinearMapping(l scf.ForallOp) bool {
	list := mappings(l)
	if len(list) == 0 {
		return false
	}
	id, _ := mappingID(list[0])
	return isLinear(id)
}

// idBuilder builds the ids of processors.
type idBuilder struct {
	// op makes the id along a dimension.
	op func(gpu.Dimension) *core.Value
	// unit is how many of those ids are one processor.
	unit int64
	// linear ids have one dimension.
	linear bool
	// lanes is the size of a warp when lanes are the processors.
	lanes int64
	mask  *gpu.GPUMappingMaskAttr
}

// mapForall replaces a loop by what one processor does. Available sizes restrict the processors; none means that there are as
// many as the loop has iterations. It returns the sizes of the dimensions that are mapped to.
func (c *Call) mapForall(loop scf.ForallOp, available []int64, ids idBuilder) ([]int64, Outcome) {
	rw := c.Rewriter
	list := mappings(loop)
	iterations, _ := knownBounds(loop.StaticUpperBound(), loop.DynamicUpperBound())
	sizes := dimensionSizes(list, iterations)
	basis := slices.Clone(available)
	if len(basis) == 0 {
		for basis = slices.Clone(sizes); len(basis) < 3; {
			basis = append(basis, 1)
		}
	}
	rw.SetBefore(loop.Op)
	rw.SetLoc(loop.Op.Loc())
	values, predicates, problem := ids.build(c, sizes, basis)
	if problem != "" {
		return nil, c.Definite("%s", problem)
	}
	body := loop.Region().Entry()
	args := make([]*core.Value, len(list))
	for i, a := range list {
		id, _ := mappingID(a)
		if ids.linear {
			id -= gpu.MappingIdLinearDim0
		}
		args[i] = values[id]
	}
	block, before := loop.Op.Block(), loop.Op
	if len(available) > 0 && len(predicates) > 0 {
		predicate := predicates[0]
		for _, p := range predicates[1:] {
			predicate = arith.NewAndI(&rw.Builder, predicate, p).Result()
		}
		guarded := scf.If{Condition: predicate}.Build(&rw.Builder)
		block, before = rw.CreateBlock(guarded.ThenRegion(), nil), nil
		rw.SetEnd(block)
		before = scf.NewYield(&rw.Builder, nil).Op
	}
	rw.EraseOp(body.Last())
	for body.First() != nil {
		rw.MoveOp(body.First(), block, before)
	}
	for i := range list {
		rw.ReplaceAllUsesWith(body.Arg(i), args[i])
	}
	rw.EraseOp(loop.Op)
	return sizes, Done
}

// dimensionSizes returns the numbers of iterations along the dimensions that loops are mapped to, 1 along others.
func dimensionSizes(list []core.Attribute, iterations []int64) []int64 {
	n := 3
	first := gpu.MappingIdDimX
	if id, _ := mappingID(list[0]); isLinear(id) {
		n, first = 0, gpu.MappingIdLinearDim0
		for _, a := range list {
			id, _ := mappingID(a)
			n = max(n, int(id-first)+1)
		}
	}
	sizes := slices.Repeat([]int64{1}, n)
	for i, a := range list {
		id, _ := mappingID(a)
		sizes[id-first] = iterations[i]
	}
	return sizes
}

// build makes the ids along the dimensions, and conditions under which there is an iteration for a processor.
func (ids idBuilder) build(c *Call, sizes, basis []int64) (out, predicates []*core.Value, problem string) {
	rw := c.Rewriter
	b := &rw.Builder
	if !ids.linear && ids.lanes == 0 {
		out = []*core.Value{ids.op(gpu.DimensionX), ids.op(gpu.DimensionY), ids.op(gpu.DimensionZ)}
		needed := slices.Clone(sizes)
		needed[0] = dim.Count(needed[0], ids.unit)
		raw := slices.Clone(out)
		out[0] = divided(b, out[0], affine.Dim(0).FloorDiv(affine.Const(ids.unit)))
		predicates, problem = activeIDs(b, raw, needed, basis)
		return out, predicates, problem
	}
	if ids.mask != nil && dim.Count(basis...) > dim.Count(64, ids.unit) {
		return nil, nil, "mask representation too short to capture all physical ids: " + strconv.Itoa(64)
	}
	linear := ids.linearID(b, basis)
	id := affine.Dim(0).FloorDiv(affine.Const(ids.unit))
	if ids.lanes > 0 {
		id = affine.Dim(0).Mod(affine.Const(ids.lanes))
	}
	scaled := divided(b, linear, id)
	physical := linear
	if ids.lanes > 0 {
		physical = scaled
	}
	var wide *core.Value
	if ids.mask != nil {
		scaled, wide = ids.masked(b, scaled)
	}
	rest, stride := affine.Dim(0), dim.Count(sizes...)
	out = make([]*core.Value, len(sizes))
	exprs := make([]affine.Expr, len(sizes))
	for i := len(sizes) - 1; i >= 0; i-- {
		stride /= sizes[i]
		exprs[i] = rest.FloorDiv(affine.Const(stride))
		rest = rest.Mod(affine.Const(stride))
	}
	for i, e := range exprs {
		out[i] = affinedefs.ComposedApply(b, affine.NewMap(1, 0, e), []*core.Value{scaled}).Op.Result(0)
	}
	if ids.mask != nil {
		return out, []*core.Value{ids.isActive(b, wide)}, ""
	}
	predicates, problem = activeIDs(b, []*core.Value{physical}, []int64{dim.Count(append(slices.Clone(sizes), ids.unit)...)}, []int64{dim.Count(basis...)})
	return out, predicates, problem
}

// divided computes an expression of an id.
func divided(b *core.Builder, id *core.Value, e affine.Expr) *core.Value {
	return memrefdefs.ValueOf(b, affinedefs.ComposedFoldedApply(b, affine.NewMap(1, 0, e), []core.FoldResult{{Value: id}}))
}

// linearID numbers processors in the order of x, y and z.
func (ids idBuilder) linearID(b *core.Builder, basis []int64) *core.Value {
	x, y, z := affine.Dim(0), affine.Dim(1), affine.Dim(2)
	sx, sy := affine.Symbol(0), affine.Symbol(1)
	e := x.Add(y.Mul(sx)).Add(z.Mul(sx).Mul(sy))
	operands := []core.FoldResult{{Value: ids.op(gpu.DimensionX)}, {Value: ids.op(gpu.DimensionY)},
		{Value: ids.op(gpu.DimensionZ)}, {Attr: b.Context().IndexAttr(basis[0])}, {Attr: b.Context().IndexAttr(basis[1])}}
	return memrefdefs.ValueOf(b, affinedefs.ComposedFoldedApply(b, affine.NewMap(3, 2, e), operands))
}

// activeIDs compares ids with how many are needed, where there are more.
func activeIDs(b *core.Builder, ids []*core.Value, needed, available []int64) (out []*core.Value, problem string) {
	for i, id := range ids {
		if needed[i] > available[i] {
			return nil, "Trying to map to fewer GPU threads than loop iterations but overprovisioning is not yet supported. " +
				"Try additional tiling before mapping or map to more threads."
		}
		if needed[i] < available[i] {
			n := arith.NewConstant(b, b.Context().IndexAttr(needed[i])).Result()
			out = append(out, arith.NewCmpI(b, arith.CmpIPredicateUlt, id, n).Result())
		}
	}
	return out, ""
}

// masked counts the processors before one that take part. It also returns the id in 64 bits.
func (ids idBuilder) masked(b *core.Builder, id *core.Value) (logical, wide *core.Value) {
	c := b.Context()
	wide = arith.NewIndexCastUI(b, c.I64(), id).Op.Result(0)
	mask, one := ids.bits(b)
	before := arith.NewSubI(b, arith.NewShLI(b, one, wide).Result(), one).Result()
	count := math.NewCtPop(b, arith.NewAndI(b, mask, before).Result()).Op.Result(0)
	return arith.NewIndexCastUI(b, c.Index(), count).Op.Result(0), wide
}

func (ids idBuilder) bits(b *core.Builder) (mask, one *core.Value) {
	c := b.Context()
	mask = arith.NewConstant(b, c.IntegerAttr(c.I64(), int64(ids.mask.Mask()))).Result()
	return mask, arith.NewConstant(b, c.IntegerAttr(c.I64(), 1)).Result()
}

// isActive tells whether a processor takes part.
func (ids idBuilder) isActive(b *core.Builder, wide *core.Value) *core.Value {
	mask, one := ids.bits(b)
	own := arith.NewAndI(b, mask, arith.NewShLI(b, one, wide).Result()).Result()
	zero := arith.NewConstant(b, b.Context().IntegerAttr(b.Context().I64(), 0)).Result()
	return arith.NewCmpI(b, arith.CmpIPredicateNe, own, zero).Result()
}
