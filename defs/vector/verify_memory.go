package vector

import (
	"slices"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/affine"
	"github.com/odsgen/ods/core/datalayout"
	"github.com/odsgen/ods/core/dim"
	"github.com/odsgen/ods/core/message"
	"github.com/odsgen/ods/generated/vector"
)

// This file has the verifiers of operations that read and write memory.

// VerifyTransferRead checks source, vector, padding and map.
func (Hooks) VerifyTransferRead(op vector.TransferReadOp, r *core.Reporter) bool {
	shaped := op.Base().Type().(core.ShapedType)
	if !shaped.HasRank() || len(op.Indices()) != len(shaped.Shape()) {
		return wantIndices(op.Op, shaped, r)
	}
	t := transfer{op.Op, r, shaped, vectorOf(op.Vector()), op.Mask(), op.PermutationMapAttr().Value(), op.InBoundsAttr()}
	if !t.verify() {
		return false
	}
	padding := op.Padding().Type()
	if elem, ok := shaped.ElementType().(*core.VectorType); ok {
		if core.Type(elem) != padding {
			return r.OpErrorf(op.Op, "requires source element type and padding type to match.").Fail()
		}
		return t.permutation()
	}
	if op.Op.Context().VerifyVector([]int64{1}, padding) != "" {
		return r.OpErrorf(op.Op, "requires valid padding vector elemental type").Fail()
	}
	if padding != shaped.ElementType() {
		return r.OpErrorf(op.Op, "requires formal padding and source of the same elemental type").Fail()
	}
	return t.permutation()
}

// VerifyTransferWrite checks destination, vector and map.
func (Hooks) VerifyTransferWrite(op vector.TransferWriteOp, r *core.Reporter) bool {
	shaped := op.Base().Type().(core.ShapedType)
	if !shaped.HasRank() || len(op.Indices()) != len(shaped.Shape()) {
		return wantIndices(op.Op, shaped, r)
	}
	m := op.PermutationMapAttr().Value()
	for _, e := range m.Results() {
		if n, ok := e.Value(); ok && n == 0 {
			return r.OpErrorf(op.Op, "should not have broadcast dimensions").Fail()
		}
	}
	t := transfer{op.Op, r, shaped, vectorOf(op.ValueToStore()), op.Mask(), m, op.InBoundsAttr()}
	return t.verify() && t.permutation()
}

// wantIndices reports that there is not an index for each dimension.
func wantIndices(op *core.Operation, t core.ShapedType, r *core.Reporter) bool {
	if !t.HasRank() {
		return r.OpErrorf(op, "requires source to be a memref or ranked tensor type").Fail()
	}
	return r.OpErrorf(op, "requires %d indices", len(t.Shape())).Fail()
}

// transfer is what reads and writes have in common.
type transfer struct {
	op     *core.Operation
	r      *core.Reporter
	shaped core.ShapedType
	vector *core.VectorType
	mask   *core.Value
	m      *affine.Map
	bounds *core.ArrayAttr
}

func (t *transfer) fail(format string, args ...any) bool {
	return t.r.OpErrorf(t.op, format, args...).Fail()
}

func (t *transfer) verify() bool {
	if t.op.Attr("masked") != nil {
		return t.fail("masked attribute has been removed. Use in_bounds instead.")
	}
	switch t.shaped.(type) {
	case *core.MemRefType, *core.RankedTensorType:
	default:
		return t.fail("requires source to be a memref or ranked tensor type")
	}
	if !t.elements() {
		return false
	}
	if t.m.NumSymbols() != 0 {
		return t.fail("requires permutation_map without symbols")
	}
	if t.m.NumInputs() != len(t.shaped.Shape()) {
		return t.fail("requires a permutation_map with input dims of the same rank as the source type")
	}
	if t.mask != nil {
		if want := TransferMaskType(t.vector, t.m); want == nil {
			return t.permutation()
		} else if t.mask.Type() != want {
			return t.fail("inferred mask type (%s) and mask operand type (%s) don't match", message.Quote(want),
				message.Quote(t.mask.Type()))
		}
	}
	if t.m.NumResults() != t.bounds.Len() {
		return t.fail("expects the in_bounds attr of same rank as permutation_map results: affine_map<%s> vs inBounds of size: %d", t.m,
			t.bounds.Len())
	}
	return true
}

// elements compares the elements of the vector with those of memory, which may be vectors themselves.
func (t *transfer) elements() bool {
	layout, rank := datalayout.At(t.op), len(t.vector.Shape())
	size := minorBits(layout, t.vector)
	elem, ok := t.shaped.ElementType().(*core.VectorType)
	if !ok {
		bits := uint64(0)
		if layout.Known(t.shaped.ElementType()) {
			bits = layout.Bits(t.shaped.ElementType())
		}
		if bits == 0 || size%bits != 0 {
			return t.fail("requires the bitwidth of the minor 1-D vector to be an integral multiple of the bitwidth of the source element type")
		}
		if t.m.NumResults() != rank {
			return t.fail("requires a permutation_map with result dims of the same rank as the vector type")
		}
		return true
	}
	if n := minorBits(layout, elem); n == 0 || size%n != 0 {
		return t.fail("requires the bitwidth of the minor 1-D vector to be an integral multiple of the bitwidth of the minor 1-D vector of the source")
	}
	switch {
	case len(elem.Shape()) > rank:
		return t.fail("requires source vector element and vector result ranks to match.")
	case t.m.NumResults() != rank-len(elem.Shape()):
		return t.fail("requires a permutation_map with result dims of the same rank as the vector type")
	case t.mask != nil:
		return t.fail("does not support masks with vector element type")
	}
	return true
}

// minorBits is the size of the last dimension in bits.
func minorBits(layout *datalayout.Layout, t *core.VectorType) uint64 {
	n := uint64(1)
	if rank := len(t.Shape()); rank > 0 {
		n = uint64(t.Shape()[rank-1])
	}
	if !layout.Known(t.ElementType()) {
		return 0
	}
	return dim.Count(n, layout.Bits(t.ElementType()))
}

// permutation wants results of the map to be dimensions, each at most once, or 0.
func (t *transfer) permutation() bool {
	seen := make([]bool, t.m.NumInputs())
	for _, e := range t.m.Results() {
		if n, ok := e.Value(); ok && n == 0 {
			continue
		}
		if !e.IsDim() {
			return t.fail("requires a projected permutation_map (at most one dim or the zero constant can appear in each result)")
		}
		if seen[e.Position()] {
			return t.fail("requires a permutation_map that is a permutation (found one dim used more than once)")
		}
		seen[e.Position()] = true
	}
	return true
}

// neighbours wants the elements of the last dimension to be neighbours in memory, unless there is one only.
func neighbours(op *core.Operation, v *core.VectorType, m *core.MemRefType, r *core.Reporter) bool {
	if !v.IsScalable() && elements(v) == 1 {
		return true
	}
	if strides, _, ok := m.StridesAndOffset(); !ok || len(strides) > 0 && strides[len(strides)-1] != 1 {
		return r.OpErrorf(op, "most minor memref dim must have unit stride").Fail()
	}
	return true
}

// VerifyLoad compares memory and vector.
func (Hooks) VerifyLoad(op vector.LoadOp, r *core.Reporter) bool {
	v, m := vectorOf(op.Result()), op.Base().Type().(*core.MemRefType)
	if !neighbours(op.Op, v, m, r) {
		return false
	}
	if len(m.Shape()) < len(v.Shape()) {
		return r.OpErrorf(op.Op, "destination memref has lower rank than the result vector").Fail()
	}
	elem := m.ElementType()
	if e, ok := elem.(*core.VectorType); ok {
		if e != v {
			return r.OpErrorf(op.Op, "base memref and result vector types should match").Fail()
		}
		elem = e.ElementType()
	}
	if v.ElementType() != elem {
		return r.OpErrorf(op.Op, "base and result element types should match").Fail()
	}
	return indices(op.Op, op.Indices(), m, r)
}

// VerifyStore compares memory and vector.
func (Hooks) VerifyStore(op vector.StoreOp, r *core.Reporter) bool {
	v, m := vectorOf(op.ValueToStore()), op.Base().Type().(*core.MemRefType)
	if !neighbours(op.Op, v, m, r) {
		return false
	}
	if len(m.Shape()) < len(v.Shape()) {
		return r.OpErrorf(op.Op, "source memref has lower rank than the vector to store").Fail()
	}
	elem := m.ElementType()
	if e, ok := elem.(*core.VectorType); ok {
		if e != v {
			return r.OpErrorf(op.Op, "base memref and valueToStore vector types should match").Fail()
		}
		elem = e.ElementType()
	}
	if v.ElementType() != elem {
		return r.OpErrorf(op.Op, "base and valueToStore element type should match").Fail()
	}
	return indices(op.Op, op.Indices(), m, r)
}

// indices wants an index for each dimension.
func indices(op *core.Operation, list []*core.Value, t core.ShapedType, r *core.Reporter) bool {
	if len(list) != len(t.Shape()) {
		return r.OpErrorf(op, "requires %d indices", len(t.Shape())).Fail()
	}
	return true
}

// VerifyMaskedLoad compares memory, mask and vectors.
func (Hooks) VerifyMaskedLoad(op vector.MaskedLoadOp, r *core.Reporter) bool {
	v, m := vectorOf(op.Result()), op.Base().Type().(*core.MemRefType)
	switch {
	case v.ElementType() != m.ElementType():
		return r.OpErrorf(op.Op, "base and result element type should match").Fail()
	case !indices(op.Op, op.Indices(), m, r):
		return false
	case !slices.Equal(v.Shape(), vectorOf(op.Mask()).Shape()):
		return r.OpErrorf(op.Op, "expected result shape to match mask shape").Fail()
	case core.Type(v) != op.PassThru().Type():
		return r.OpErrorf(op.Op, "expected pass_thru of same type as result type").Fail()
	}
	return true
}

// VerifyMaskedStore compares memory, mask and vector.
func (Hooks) VerifyMaskedStore(op vector.MaskedStoreOp, r *core.Reporter) bool {
	v, m := vectorOf(op.ValueToStore()), op.Base().Type().(*core.MemRefType)
	switch {
	case v.ElementType() != m.ElementType():
		return r.OpErrorf(op.Op, "base and valueToStore element type should match").Fail()
	case !indices(op.Op, op.Indices(), m, r):
		return false
	case !slices.Equal(v.Shape(), vectorOf(op.Mask()).Shape()):
		return r.OpErrorf(op.Op, "expected valueToStore shape to match mask shape").Fail()
	}
	return true
}

// VerifyGather compares the base with vectors of equal shapes.
func (Hooks) VerifyGather(op vector.GatherOp, r *core.Reporter) bool {
	v, base := vectorOf(op.Result()), op.Base().Type().(core.ShapedType)
	switch {
	case !base.HasRank():
		return r.OpErrorf(op.Op, "requires base to be a memref or ranked tensor type").Fail()
	case v.ElementType() != base.ElementType():
		return r.OpErrorf(op.Op, "base and result element type should match").Fail()
	case !indices(op.Op, op.Offsets(), base, r):
		return false
	case !slices.Equal(v.Shape(), vectorOf(op.Indices()).Shape()):
		return r.OpErrorf(op.Op, "expected result dim to match indices dim").Fail()
	case !slices.Equal(v.Shape(), vectorOf(op.Mask()).Shape()):
		return r.OpErrorf(op.Op, "expected result dim to match mask dim").Fail()
	case core.Type(v) != op.PassThru().Type():
		return r.OpErrorf(op.Op, "expected pass_thru of same type as result type").Fail()
	}
	return true
}

// VerifyScatter compares the base with vectors of equal shapes.
func (Hooks) VerifyScatter(op vector.ScatterOp, r *core.Reporter) bool {
	v, base := vectorOf(op.ValueToStore()), op.Base().Type().(core.ShapedType)
	switch {
	case !base.HasRank():
		return r.OpErrorf(op.Op, "requires base to be a memref or ranked tensor type").Fail()
	case v.ElementType() != base.ElementType():
		return r.OpErrorf(op.Op, "base and valueToStore element type should match").Fail()
	case !indices(op.Op, op.Offsets(), base, r):
		return false
	case !slices.Equal(v.Shape(), vectorOf(op.Indices()).Shape()):
		return r.OpErrorf(op.Op, "expected valueToStore dim to match indices dim").Fail()
	case !slices.Equal(v.Shape(), vectorOf(op.Mask()).Shape()):
		return r.OpErrorf(op.Op, "expected valueToStore dim to match mask dim").Fail()
	}
	return true
}

// VerifyExpandLoad compares memory, mask and vectors.
func (Hooks) VerifyExpandLoad(op vector.ExpandLoadOp, r *core.Reporter) bool {
	v, m := vectorOf(op.Result()), op.Base().Type().(*core.MemRefType)
	switch {
	case v.ElementType() != m.ElementType():
		return r.OpErrorf(op.Op, "base and result element type should match").Fail()
	case !indices(op.Op, op.Indices(), m, r):
		return false
	case v.Shape()[0] != vectorOf(op.Mask()).Shape()[0]:
		return r.OpErrorf(op.Op, "expected result dim to match mask dim").Fail()
	case core.Type(v) != op.PassThru().Type():
		return r.OpErrorf(op.Op, "expected pass_thru of same type as result type").Fail()
	}
	return true
}

// VerifyCompressStore compares memory, mask and vector.
func (Hooks) VerifyCompressStore(op vector.CompressStoreOp, r *core.Reporter) bool {
	v, m := vectorOf(op.ValueToStore()), op.Base().Type().(*core.MemRefType)
	switch {
	case v.ElementType() != m.ElementType():
		return r.OpErrorf(op.Op, "base and valueToStore element type should match").Fail()
	case !indices(op.Op, op.Indices(), m, r):
		return false
	case v.Shape()[0] != vectorOf(op.Mask()).Shape()[0]:
		return r.OpErrorf(op.Op, "expected valueToStore dim to match mask dim").Fail()
	}
	return true
}

// VerifyTypeCast wants the same elements in the same order.
func (Hooks) VerifyTypeCast(op vector.TypeCastOp, r *core.Reporter) bool {
	from, to := op.Memref().Type().(*core.MemRefType), op.Result().Type().(*core.MemRefType)
	switch {
	case !isIdentity(from, true):
		return r.OpErrorf(op.Op, "expects operand to be a memref with identity layout").Fail()
	case !isIdentity(to, false):
		return r.OpErrorf(op.Op, "expects result to be a memref with identity layout").Fail()
	case from.MemorySpace() != to.MemorySpace():
		return r.OpErrorf(op.Op, "expects result in same memory space").Fail()
	case core.ElementTypeOrSelf(from.ElementType()) != core.ElementTypeOrSelf(to.ElementType()):
		return r.OpErrorf(op.Op, "expects result and operand with same underlying scalar type: %s", message.Quote(to)).Fail()
	case !slices.Equal(innerShape(from), innerShape(to)):
		return r.OpErrorf(op.Op, "expects concatenated result and operand shapes to be equal: %s", message.Quote(to)).Fail()
	}
	return true
}

// isIdentity reports whether elements stand in row-major order without gaps; canonical says that a strided layout
// counts that amounts to that.
func isIdentity(t *core.MemRefType, canonical bool) bool {
	m := t.LayoutMap()
	if m == nil {
		return false
	}
	return m.IsIdentity() || canonical && m.CanonicalizeLayout(t.Shape()) == nil
}

// innerShape is the shape of a memref followed by that of its elements.
func innerShape(t *core.MemRefType) []int64 {
	shape := slices.Clone(t.Shape())
	if v, ok := t.ElementType().(*core.VectorType); ok {
		shape = append(shape, v.Shape()...)
	}
	return shape
}
