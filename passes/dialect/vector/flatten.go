package vector

import (
	"slices"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/affine"
	"github.com/odsgen/ods/core/dim"
	"github.com/odsgen/ods/core/rewrite"
	"github.com/odsgen/ods/defs/iface/view"
	memrefdefs "github.com/odsgen/ods/defs/memref"
	"github.com/odsgen/ods/generated/arith"
	"github.com/odsgen/ods/generated/memref"
	"github.com/odsgen/ods/generated/ub"
	"github.com/odsgen/ods/generated/vector"
	"github.com/odsgen/ods/passes"
)

func (*FlattenTransfersPass) prepare(c *core.Context, _ *core.Reporter) (any, bool) {
	set := rewrite.NewPatternSet(c)
	AddTransferFlattening(set)
	AddSingleTransfers(set)
	AddSmallCopies(set)
	return set.Freeze(), true
}

func (*FlattenTransfersPass) run(r *passes.Run) { greedily(r) }

// AddTransferFlattening adds the patterns that move a vector of several dimensions, whose elements lie one after the other in a
// buffer, as one of one dimension: what it is lowered to has one address then, and not one for each row.
func AddTransferFlattening(set *rewrite.PatternSet) {
	set.Add(
		rewrite.OpPattern(&vector.TransferReadDef, vector.AsTransferReadOp, "flat transfer_read",
			func(op vector.TransferReadOp, rw *rewrite.Rewriter) bool {
				x := TransferOf(op.Op)
				if !x.isContiguous() {
					return rw.NoMatch(op.Op, "the elements are not one after the other")
				}
				b := x.flatten(rw)
				flat := vector.TransferRead{VectorType: x.flatType(), Base: x.Base, Indices: x.Indices, Padding: op.Padding(),
					PermutationMap: b.Context().AffineMap(x.Map), InBounds: x.InBounds}.Build(b).Vector()
				rw.ReplaceOpWith(op.Op, vector.NewShapeCast(b, x.Type, flat).Op)
				return true
			}),
		rewrite.OpPattern(&vector.TransferWriteDef, vector.AsTransferWriteOp, "flat transfer_write",
			func(op vector.TransferWriteOp, rw *rewrite.Rewriter) bool {
				x := TransferOf(op.Op)
				if !x.isContiguous() {
					return rw.NoMatch(op.Op, "the elements are not one after the other")
				}
				b := x.flatten(rw)
				flat := vector.NewShapeCast(b, x.flatType(), op.ValueToStore()).Result()
				rw.ReplaceOpWith(op.Op, vector.TransferWrite{ValueToStore: flat, Base: x.Base, Indices: x.Indices,
					PermutationMap: b.Context().AffineMap(x.Map), InBounds: x.InBounds}.Build(b).Op)
				return true
			}))
}

// isContiguous reports whether a transfer moves, without a mask, whole rows of several dimensions of a buffer that has no gaps
// between them.
func (x Transfer) isContiguous() bool {
	t, ok := x.Base.Type().(*core.MemRefType)
	n := len(x.Type.Shape())
	if root, _ := maskingOf(x.Op); !ok || root != x.Op || n < 2 || x.Mask != nil || !x.AllInBounds() || !x.Map.IsMinorIdentity() ||
		scalable(x.Type, 0) || t.ElementType() != x.Type.ElementType() || x.isSingle() {
		return false
	}
	shape := t.Shape()[len(t.Shape())-n:]
	strides, _, ok := t.StridesAndOffset()
	if !ok || !slices.Equal(shape[1:], x.Type.Shape()[1:]) {
		return false
	}
	strides = strides[len(strides)-n:]
	for i, size := n-1, int64(1); i >= 0; i-- {
		if strides[i] != size {
			return false
		}
		size = dim.Mul(size, x.Type.Shape()[i])
	}
	_, ok = memrefdefs.CollapsedType(t, x.groups())
	return ok
}

// groups makes one dimension of those that the vector has.
func (x Transfer) groups() (groups [][]int64) {
	rank, n := len(x.Indices), len(x.Type.Shape())
	for i := range rank - n + 1 {
		groups = append(groups, []int64{int64(i)})
	}
	for i := rank - n + 1; i < rank; i++ {
		groups[rank-n] = append(groups[rank-n], int64(i))
	}
	return groups
}

func (x Transfer) flatType() *core.VectorType {
	return x.Op.Context().Vector([]int64{dim.Mul(1, x.Type.Shape()...)}, x.Type.ElementType(), nil)
}

// flatten changes base, indices, map and bounds to those of the buffer whose last dimensions are one.
func (x *Transfer) flatten(rw *rewrite.Rewriter) *core.Builder {
	rw.SetLoc(x.Op.Loc())
	rw.SetBefore(x.Op)
	b := &rw.Builder
	groups := x.groups()
	t, _ := memrefdefs.CollapsedType(x.Base.Type().(*core.MemRefType), groups)
	x.Base = memref.CollapseShape{ResultType: t, Src: x.Base, Reassociation: view.GroupsAttr(b.Context(), groups)}.Build(b).Result()
	lead := len(groups) - 1
	row := dim.Mul(1, x.Type.Shape()[1:]...)
	at := x.Indices[lead]
	if n, ok := view.Constant(core.FoldResult{Value: at}); !ok || n != 0 {
		at = arith.NewMulI(b, at, arith.NewConstant(b, b.Context().IndexAttr(row)).Result()).Result()
	}
	x.Indices = append(slices.Clone(x.Indices[:lead]), at)
	x.Map = affine.MinorIdentityMap(len(groups), 1)
	x.InBounds = b.Context().Array(b.Context().Bool(true))
	return b
}

// AddSingleTransfers adds the patterns that move the few elements of a vector one by one where they are not next to each other in a
// buffer, but along another dimension than the last, and where they have fewer bits than a byte.
func AddSingleTransfers(set *rewrite.PatternSet) {
	set.Add(
		rewrite.OpPattern(&vector.TransferReadDef, vector.AsTransferReadOp, "transfer_read of single elements",
			func(op vector.TransferReadOp, rw *rewrite.Rewriter) bool {
				x := TransferOf(op.Op)
				if !x.isSingle() {
					return rw.NoMatch(op.Op, "the elements can be moved together")
				}
				var list []*core.Value
				x.eachElement(rw, func(at []*core.Value, _ []int64) {
					list = append(list, memref.NewLoad(&rw.Builder, x.Base, at).Result())
				})
				rw.ReplaceOpWith(op.Op, vector.NewFromElements(&rw.Builder, x.Type, list).Op)
				return true
			}),
		rewrite.OpPattern(&vector.TransferWriteDef, vector.AsTransferWriteOp, "transfer_write of single elements",
			func(op vector.TransferWriteOp, rw *rewrite.Rewriter) bool {
				x := TransferOf(op.Op)
				if !x.isSingle() {
					return rw.NoMatch(op.Op, "the elements can be moved together")
				}
				x.eachElement(rw, func(at []*core.Value, place []int64) {
					memref.NewStore(&rw.Builder, extract(&rw.Builder, op.ValueToStore(), place...), x.Base, at)
				})
				rw.EraseOp(op.Op)
				return true
			}))
}

// maxSingle bounds how many elements are moved one by one without a loop.
const maxSingle = 32

// isSingle reports whether a transfer moves, without a mask, a few elements of a buffer that are not next to each other, or that have
// fewer bits than a byte: each has a byte of its own in a buffer, but not in a vector.
func (x Transfer) isSingle() bool {
	t, ok := x.Base.Type().(*core.MemRefType)
	if root, _ := maskingOf(x.Op); !ok || root != x.Op || x.Mask != nil || !x.AllInBounds() || scalable(x.Type, 0) ||
		t.ElementType() != x.Type.ElementType() || !x.Map.IsProjectedPermutation(false) {
		return false
	}
	if n := dim.Mul(1, x.Type.Shape()...); n < 1 || n > maxSingle {
		return false
	}
	if i, ok := t.ElementType().(*core.IntegerType); ok && i.Width() < 8 {
		return true
	}
	strides, _, ok := t.StridesAndOffset()
	return ok && len(x.Type.Shape()) == 1 && (x.Map.Results()[0].Position() != len(x.Indices)-1 || strides[len(strides)-1] != 1)
}

// eachElement calls f with the indices of each element, and its place in the vector.
func (x Transfer) eachElement(rw *rewrite.Rewriter, f func(at []*core.Value, place []int64)) {
	rw.SetLoc(x.Op.Loc())
	rw.SetBefore(x.Op)
	b, shape := &rw.Builder, x.Type.Shape()
	place := make([]int64, len(shape))
	for range dim.Mul(1, shape...) {
		at := slices.Clone(x.Indices)
		for i, n := range place {
			if d := x.Map.Results()[i].Position(); n > 0 {
				at[d] = arith.NewAddI(b, at[d], arith.NewConstant(b, b.Context().IndexAttr(n)).Result()).Result()
			}
		}
		f(at, place)
		for i := len(place) - 1; i >= 0; i-- {
			if place[i]++; place[i] < shape[i] {
				break
			}
			place[i] = 0
		}
	}
}

// maxCopied bounds how many elements are copied as one vector.
const maxCopied = 32

// AddSmallCopies adds the pattern that copies a few elements from one buffer to another as a vector, instead of by a call of a
// function that knows all shapes.
func AddSmallCopies(set *rewrite.PatternSet) {
	set.Add(rewrite.OpPattern(&memref.CopyDef, memref.AsCopyOp, "copy as a vector", func(op memref.CopyOp, rw *rewrite.Rewriter) bool {
		from, ok := op.Source().Type().(*core.MemRefType)
		to, ok2 := op.Target().Type().(*core.MemRefType)
		if !ok || !ok2 || len(from.Shape()) == 0 || op.Op.Context().VerifyVector(nil, from.ElementType()) != "" {
			return rw.NoMatch(op.Op, "it has no elements of vectors")
		}
		shape := from.Shape()
		for i, size := range shape {
			if to.Shape()[i] != size || size < 1 || size > maxCopied {
				return rw.NoMatch(op.Op, "it is too large, or its size is not known")
			}
		}
		if n := dim.Mul(1, shape...); n < 1 || n > maxCopied {
			return rw.NoMatch(op.Op, "it is too large")
		}
		rw.SetLoc(op.Op.Loc())
		rw.SetBefore(op.Op)
		b, c := &rw.Builder, op.Op.Context()
		zero := arith.NewConstant(b, c.IndexAttr(0)).Result()
		at, inside := make([]*core.Value, len(shape)), make([]core.Attribute, len(shape))
		for i := range at {
			at[i], inside[i] = zero, c.Bool(true)
		}
		m := c.AffineMap(affine.IdentityMap(len(shape)))
		padding := ub.NewPoison(b, from.ElementType()).Op.Result(0)
		v := vector.TransferRead{VectorType: c.Vector(shape, from.ElementType(), nil), Base: op.Source(), Indices: at, Padding: padding,
			PermutationMap: m, InBounds: c.Array(inside...)}.Build(b).Vector()
		rw.ReplaceOpWith(op.Op, vector.TransferWrite{ValueToStore: v, Base: op.Target(), Indices: at, PermutationMap: m,
			InBounds: c.Array(inside...)}.Build(b).Op)
		return true
	}))
}
