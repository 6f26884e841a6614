package vector

import (
	"slices"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/affine"
	"github.com/odsgen/ods/core/rewrite"
	"github.com/odsgen/ods/defs/iface/view"
	memrefdefs "github.com/odsgen/ods/defs/memref"
	"github.com/odsgen/ods/generated/memref"
	"github.com/odsgen/ods/generated/scf"
	"github.com/odsgen/ods/generated/vector"
)

// withoutUnits returns the type without dimensions of size 1 that are not scalable.
func withoutUnits(t *core.VectorType) *core.VectorType {
	var shape []int64
	var s []bool
	for i, n := range t.Shape() {
		if n != 1 || scalable(t, i) {
			shape, s = append(shape, n), append(s, scalable(t, i))
		}
	}
	return t.Context().Vector(shape, t.ElementType(), s)
}

// someWithoutUnits is [withoutUnits] that leaves at least one dimension.
func someWithoutUnits(t *core.VectorType) *core.VectorType {
	out := withoutUnits(t)
	if len(out.Shape()) == 0 && len(t.Shape()) > 0 {
		return t.Context().Vector([]int64{1}, t.ElementType(), nil)
	}
	return out
}

// AddUnitDimDropping adds the patterns that take unit dimensions out of operations that combine elements one by one, out
// of transpositions and out of what loops carry, between vector.shape_cast.
func AddUnitDimDropping(set *rewrite.PatternSet) {
	set.Add(
		rewrite.Pattern{Name: "elementwise without unit dimensions", Match: dropElementwiseUnits},
		rewrite.OpPattern(&scf.ForDef, scf.AsForOp, "scf.for without unit dimensions", dropCarriedUnits),
		rewrite.OpPattern(&vector.TransposeDef, vector.AsTransposeOp, "transpose without unit dimensions", dropTransposedUnits))
}

func dropElementwiseUnits(op *core.Operation, rw *rewrite.Rewriter) bool {
	if !op.Has(core.TraitElementwise) || op.NumResults() != 1 || op.NumRegions() != 0 || op.NumOperands() == 0 {
		return false
	}
	t, first := vectorOf(op.Result(0)), vectorOf(op.Operand(0))
	if t == nil || first == nil || len(first.Shape()) < 2 {
		return false
	}
	types := make([]*core.VectorType, op.NumOperands())
	for i, v := range op.Operands() {
		from := vectorOf(v)
		if from == nil {
			return false
		}
		if types[i] = someWithoutUnits(from); types[i] == from {
			return rw.NoMatch(op, "it has no unit dimension")
		}
	}
	rw.SetLoc(op.Loc())
	b := &rw.Builder
	var operands []*core.Value
	for i, v := range op.Operands() {
		operands = append(operands, shapeCast(b, types[i], v))
	}
	n := remake(rw, op, operands, someWithoutUnits(t))
	rw.ReplaceOp(op, shapeCast(b, t, n))
	return true
}

func dropTransposedUnits(op vector.TransposeOp, rw *rewrite.Rewriter) bool {
	t := vectorOf(op.Vector())
	to := someWithoutUnits(t)
	if to == t {
		return rw.NoMatch(op.Op, "it has no unit dimension")
	}
	at := make([]int64, len(t.Shape()))
	next := int64(0)
	for i, n := range t.Shape() {
		at[i] = next
		if n != 1 || scalable(t, i) {
			next++
		}
	}
	var permutation []int64
	for _, p := range op.Permutation() {
		if t.Shape()[p] != 1 || scalable(t, int(p)) {
			permutation = append(permutation, at[p])
		}
	}
	if len(permutation) == 0 {
		permutation = []int64{0}
	}
	rw.SetLoc(op.Op.Loc())
	b := &rw.Builder
	v := transpose(b, shapeCast(b, to, op.Vector()), permutation...)
	rw.ReplaceOp(op.Op, shapeCast(b, op.Result().Type(), v))
	return true
}

// dropCarriedUnits makes a loop carry the first vector with unit dimensions without these.
func dropCarriedUnits(op scf.ForOp, rw *rewrite.Rewriter) bool {
	for i, v := range op.InitArgs() {
		t := vectorOf(v)
		if t == nil {
			continue
		}
		if to := someWithoutUnits(t); to != t {
			carryAs(op, i, to, rw)
			return true
		}
	}
	return false
}

// carryAs makes a loop carry a vector in another shape.
func carryAs(op scf.ForOp, i int, to core.Type, rw *rewrite.Rewriter) {
	rw.SetLoc(op.Op.Loc())
	b := &rw.Builder
	from, types := op.InitArgs()[i].Type(), op.Op.ResultTypes()
	inits := op.Op.OperandList(3, op.Op.NumOperands())
	inits[i], types[i] = shapeCast(b, to, inits[i]), to
	n := scf.For{ResultsTypes: types, LowerBound: op.LowerBound(), UpperBound: op.UpperBound(), Step: op.Step(), InitArgs: inits,
		UnsignedCmp: op.UnsignedCmp(), Attrs: op.Op.DiscardableAttrs()}.Build(b)
	old := op.Region().Entry()
	argTypes := old.ArgTypes()
	argTypes[i+1] = to
	locs := []core.Location{op.Op.Loc()}
	for _, v := range inits {
		locs = append(locs, v.Loc())
	}
	body := rw.CreateBlock(n.Region(), argTypes, locs...)
	args := slices.Clone(body.Args())
	args[i+1] = shapeCast(b, from, args[i+1])
	rw.MergeBlocks(old, body, args)
	yield := body.Last()
	vals := yield.OperandList(0, yield.NumOperands())
	rw.SetBefore(yield)
	vals[i] = shapeCast(b, to, vals[i])
	scf.NewYield(b, vals)
	rw.EraseOp(yield)
	rw.SetAfter(n.Op)
	results := n.Op.ResultList()
	results[i] = shapeCast(b, from, results[i])
	rw.ReplaceOp(op.Op, results...)
}

// AddRankReducingTransfers adds the patterns that move vectors between views of buffers without their unit dimensions.
func AddRankReducingTransfers(set *rewrite.PatternSet) {
	set.Add(
		rewrite.OpPattern(&vector.TransferReadDef, vector.AsTransferReadOp, "transfer_read without unit dimensions", readWithoutUnits),
		rewrite.OpPattern(&vector.TransferWriteDef, vector.AsTransferWriteOp, "transfer_write without unit dimensions", writeWithoutUnits))
}

// reduced is a transfer without the unit dimensions of the buffer.
type reduced struct {
	t          *core.VectorType
	root       *core.Operation // what is replaced
	mask       *core.Value     // of vector.mask around it, or nil
	createMask func() *core.Value
}

// reduces says how to leave out the unit dimensions, which all of what is moved must have.
func (x Transfer) reduces(rw *rewrite.Rewriter) (r reduced, ok bool) {
	m, ok := x.Base.Type().(*core.MemRefType)
	if !ok || !x.AllInBounds() || !x.Map.IsMinorIdentity() {
		return r, rw.NoMatch(x.Op, "it is out of bounds, permuted, or on tensors")
	}
	rank := 0
	for _, n := range m.Shape() {
		if n != 1 {
			rank++
		}
	}
	r.root, r.mask = maskingOf(x.Op)
	r.t = withoutUnits(x.Type)
	if rank == len(m.Shape()) || rank == 0 && r.mask != nil || rank != len(r.t.Shape()) {
		return r, rw.NoMatch(x.Op, "it has no unit dimension, or the vector is not like the buffer")
	}
	for _, v := range x.Indices {
		if !view.IsConstant(core.FoldResult{Value: v}, 0) {
			return r, rw.NoMatch(x.Op, "it does not start at zero")
		}
	}
	r.createMask = func() *core.Value { return nil }
	if x.Mask == nil {
		return r, true
	}
	create, ok := vector.AsCreateMaskOp(x.Mask.DefiningOp())
	if !ok {
		return r, rw.NoMatch(x.Op, "unsupported mask op, only 'vector.create_mask' is currently supported")
	}
	t := vectorOf(x.Mask)
	var kept []*core.Value
	for i, v := range create.Op.Operands() {
		if t.Shape()[i] != 1 || scalable(t, i) {
			kept = append(kept, v)
		} else if !view.IsConstant(core.FoldResult{Value: v}, 1) {
			return r, rw.NoMatch(x.Op, "the mask leaves out a unit dimension")
		}
	}
	to := withoutUnits(t)
	if to == t {
		return r, rw.NoMatch(x.Op, "the mask has no unit dimension")
	}
	r.createMask = func() *core.Value {
		return vector.CreateMask{Result0Type: to, Operands: kept}.Build(&rw.Builder).Op.Result(0)
	}
	return r, true
}

// unitless makes a view of a buffer without its unit dimensions.
func unitless(b *core.Builder, v *core.Value) (*core.Value, bool) {
	m := v.Type().(*core.MemRefType)
	c, n := b.Context(), len(m.Shape())
	var shape []int64
	sizes := make([]core.FoldResult, n)
	for i, size := range m.Shape() {
		if size == core.Dynamic {
			sizes[i].Value = memref.NewDim(b, v, memrefdefs.ConstantIndex(b, int64(i))).Op.Result(0)
		} else {
			sizes[i].Attr = c.IndexAttr(size)
		}
		if size != 1 {
			shape = append(shape, size)
		}
	}
	return reducedView(b, v, shape, sizes)
}

// reducedView makes a view of a whole buffer in a shape without some unit dimensions.
func reducedView(b *core.Builder, v *core.Value, shape []int64, sizes []core.FoldResult) (*core.Value, bool) {
	c, m := b.Context(), v.Type().(*core.MemRefType)
	offsets, strides := make([]core.FoldResult, len(sizes)), make([]core.FoldResult, len(sizes))
	for i := range sizes {
		offsets[i].Attr, strides[i].Attr = c.IndexAttr(0), c.IndexAttr(1)
	}
	t, ok := memrefdefs.ReducedSubViewType(m, shape, offsets, sizes, strides)
	if !ok {
		return nil, false
	}
	return viewAs(b, v, canonicalLayout(t), sizes)
}

// viewAs makes a view of a whole buffer with a type.
func viewAs(b *core.Builder, v *core.Value, t *core.MemRefType, sizes []core.FoldResult) (*core.Value, bool) {
	s := memref.SubView{ResultType: t, Source: v, StaticOffsets: make([]int64, len(sizes)), StaticStrides: slices.Repeat([]int64{1}, len(sizes))}
	s.StaticSizes, s.Sizes = view.Split(sizes)
	return s.Build(b).Result(), true
}

// canonicalLayout drops a layout that is the one of a buffer without one, and writes others as a map: upstream's
// canonicalizeStridedLayout.
func canonicalLayout(t *core.MemRefType) *core.MemRefType {
	c, m := t.Context(), t.LayoutMap()
	if m.IsIdentity() {
		return t
	}
	if m = m.CanonicalizeLayout(t.Shape()); m == nil {
		return c.MemRef(t.Shape(), t.ElementType(), nil, t.MemorySpace())
	}
	return c.MemRef(t.Shape(), t.ElementType(), c.AffineMap(m), t.MemorySpace())
}

func readWithoutUnits(op vector.TransferReadOp, rw *rewrite.Rewriter) bool {
	x := TransferOf(op.Op)
	r, ok := x.reduces(rw)
	if !ok {
		return false
	}
	b, c := &rw.Builder, op.Op.Context()
	rw.SetBefore(r.root)
	rw.SetLoc(op.Op.Loc())
	mask := r.createMask()
	base, ok := unitless(b, x.Base)
	if !ok {
		return false
	}
	zero := memrefdefs.ConstantIndex(b, 0)
	n := len(r.t.Shape())
	read := vector.TransferRead{VectorType: r.t, Base: base, Indices: slices.Repeat([]*core.Value{zero}, n), Padding: op.Padding(),
		Mask: mask, PermutationMap: c.AffineMap(affine.IdentityMap(n)), InBounds: allTrue(c, n)}.Build(b)
	v := read.Vector()
	if r.mask != nil {
		v = masked(rw, read.Op, reducedMask(b, r))
	}
	rw.ReplaceOp(r.root, castOrFold(b, x.Type, v))
	return true
}

// reducedMask is the mask of vector.mask in the shape of the transfer.
func reducedMask(b *core.Builder, r reduced) *core.Value {
	return castOrFold(b, withElement(r.t, b.Context().I1()), r.mask)
}

// castOrFold makes a vector.shape_cast if it changes something.
func castOrFold(b *core.Builder, t core.Type, v *core.Value) *core.Value {
	return rewrite.FoldCreated(b, vector.ShapeCast{ResultType: t, Source: v}.Build(b).Op)
}

func allTrue(c *core.Context, n int) *core.ArrayAttr {
	return c.Array(slices.Repeat([]core.Attribute{c.Bool(true)}, n)...)
}

func writeWithoutUnits(op vector.TransferWriteOp, rw *rewrite.Rewriter) bool {
	x := TransferOf(op.Op)
	r, ok := x.reduces(rw)
	if !ok {
		return false
	}
	b, c := &rw.Builder, op.Op.Context()
	rw.SetBefore(r.root)
	rw.SetLoc(op.Op.Loc())
	mask := r.createMask()
	base, ok := unitless(b, x.Base)
	if !ok {
		return false
	}
	zero := memrefdefs.ConstantIndex(b, 0)
	n := len(r.t.Shape())
	v := castOrFold(b, r.t, op.ValueToStore())
	write := vector.TransferWrite{ValueToStore: v, Base: base, Indices: slices.Repeat([]*core.Value{zero}, n), Mask: mask,
		PermutationMap: c.AffineMap(affine.IdentityMap(n)), InBounds: allTrue(c, n)}.Build(b)
	if r.mask != nil {
		masked(rw, write.Op, reducedMask(b, r))
	}
	rw.EraseOp(r.root)
	return true
}
