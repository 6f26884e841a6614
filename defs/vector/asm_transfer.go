package vector

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/affine"
	"github.com/odsgen/ods/generated/vector"
)

// This file has the syntax of transfers.

// transferShape returns what is read from or written to.
func transferShape(p *core.Parser, t core.Type, at core.Pos) (core.ShapedType, bool) {
	switch t := t.(type) {
	case *core.MemRefType:
		return t, true
	case *core.RankedTensorType:
		return t, true
	}
	return nil, p.OpErrorf(at, "requires memref or ranked tensor type")
}

// minorMap returns the map that a transfer without one has: the last dimensions in order. ok is false when the vector
// has too many.
func minorMap(shaped core.ShapedType, v *core.VectorType) (m *affine.Map, ok bool) {
	rank := len(v.Shape())
	if e, ok := shaped.ElementType().(*core.VectorType); ok {
		rank -= len(e.Shape())
	}
	dims := len(shaped.Shape())
	if rank < 0 || rank > dims {
		return nil, false
	}
	return affine.MinorIdentityMap(dims, rank), true
}

// transferMap returns the map and settles the attributes that text leaves out.
func transferMap(p *core.Parser, st *core.OperationState, attrs []core.NamedAttr, shaped core.ShapedType, v *core.VectorType,
	at core.Pos,
	mapSlot, boundsSlot int) (*affine.Map, bool) {
	for _, a := range attrs {
		st.SetAttr(a.Name, a.Value)
	}
	c := p.Context()
	var m *affine.Map
	switch a := st.Slot(mapSlot).(type) {
	case nil:
		var ok bool
		if m, ok = minorMap(shaped, v); !ok {
			return nil, p.OpErrorf(at, "expected a custom permutation_map when rank(source) != rank(destination)")
		}
		st.SetSlot(mapSlot, c.AffineMap(m))
	case *core.AffineMapAttr:
		m = a.Value()
	default:
		return nil, p.OpErrorf(at, "expected permutation_map to be an affine map")
	}
	if st.Slot(boundsSlot) == nil {
		st.SetSlot(boundsSlot, falses(c, m.NumResults()))
	}
	return m, true
}

// falses returns the array that says that no dimension is known to be in bounds.
func falses(c *core.Context, n int) *core.ArrayAttr {
	list := make([]core.Attribute, n)
	for i := range list {
		list[i] = c.Bool(false)
	}
	return c.Array(list...)
}

// transferMask resolves the mask, whose type follows from the vector and the map.
func transferMask(p *core.Parser, st *core.OperationState, mask core.OperandRef, shaped core.ShapedType, v *core.VectorType,
	m *affine.Map, at core.Pos) bool {
	if _, ok := shaped.ElementType().(*core.VectorType); ok {
		return p.OpErrorf(mask.Pos, "does not support masks with vector element type")
	}
	if len(v.Shape()) != m.NumResults() {
		return p.OpErrorf(at, "expected the same rank for the vector and the results of the permutation map")
	}
	t := TransferMaskType(v, m)
	if t == nil {
		return p.OpErrorf(at, "requires a projected permutation_map (at most one dim or the zero constant can appear in each result)")
	}
	return p.Resolve(&st.Operands, mask, t)
}

// TransferMaskType is the type of masks of a transfer: the dimensions of memory that the vector covers, in the order of
// memory. It is nil for a map that no transfer may have.
func TransferMaskType(v *core.VectorType, m *affine.Map) core.Type {
	if m.NumSymbols() != 0 || m.NumResults() != len(v.Shape()) || !m.DropZeroResults().IsProjectedPermutation(false) {
		return nil
	}
	var shape []int64
	var scalable []bool
	for pos := range m.NumDims() {
		for i, e := range m.Results() {
			if e.IsDim() && e.Position() == pos {
				shape, scalable = append(shape, v.Shape()[i]), append(scalable, scalableDim(v, i))
			}
		}
	}
	if len(shape) == 0 {
		shape, scalable = []int64{1}, nil
	}
	return v.Context().Vector(shape, v.Context().Integer(1), scalable)
}

// ParseTransferRead reads "%m[%i], %pad, %mask {...} : memref<...>, vector<...>".
func (Hooks) ParseTransferRead(p *core.Parser, st *core.OperationState) bool {
	var base, padding, mask core.OperandRef
	var indices []core.OperandRef
	var attrs []core.NamedAttr
	var types []core.Type
	if !p.Operand(&base) || !p.OperandList(&indices, core.DelimSquare) || !p.Punct(core.PunctComma) || !p.Operand(&padding) {
		return false
	}
	hasMask := p.TryPunct(core.PunctComma)
	if hasMask && !p.Operand(&mask) || !p.AttrDict(&attrs) {
		return false
	}
	at := p.Pos()
	if !p.ColonTypeList(&types) {
		return false
	}
	if len(types) != 2 {
		return p.OpErrorf(at, "requires two types")
	}
	shaped, ok := transferShape(p, types[0], at)
	if !ok {
		return false
	}
	v, ok := types[1].(*core.VectorType)
	if !ok {
		return p.OpErrorf(at, "requires vector type")
	}
	m, ok := transferMap(p, st, attrs, shaped, v, at, vector.TransferReadPermutationMapSlot, vector.TransferReadInBoundsSlot)
	if !ok || !p.Resolve(&st.Operands, base, shaped) || !p.ResolveSame(&st.Operands, indices, p.Context().Index()) ||
		!p.Resolve(&st.Operands, padding, shaped.ElementType()) || hasMask && !transferMask(p, st, mask, shaped, v, m, at) {
		return false
	}
	st.SetSlot(vector.TransferReadOperandSegmentSizesSlot, p.SegmentSizes(1, int32(len(indices)), 1, present(hasMask)))
	st.Types = append(st.Types, v)
	return true
}

// PrintTransferRead writes what [Hooks.ParseTransferRead] reads.
func (Hooks) PrintTransferRead(p *core.Printer, op vector.TransferReadOp) {
	p.Space()
	access(p, op.Base(), op.Indices())
	p.Str(", ")
	p.Operand(op.Padding())
	if op.Mask() != nil {
		p.Str(", ")
		p.Operand(op.Mask())
	}
	transferAttrs(p, op.Op, op.PermutationMapAttr(), op.InBoundsAttr())
	p.Str(" : ")
	p.TypeList(op.Base().Type(), op.Vector().Type())
}

// ParseTransferWrite reads "%v, %m[%i], %mask {...} : vector<...>, memref<...>".
func (Hooks) ParseTransferWrite(p *core.Parser, st *core.OperationState) bool {
	var val, base, mask core.OperandRef
	var indices []core.OperandRef
	var attrs []core.NamedAttr
	var types []core.Type
	if !p.Operand(&val) || !p.Punct(core.PunctComma) || !p.Operand(&base) || !p.OperandList(&indices, core.DelimSquare) {
		return false
	}
	hasMask := p.TryPunct(core.PunctComma)
	if hasMask && !p.Operand(&mask) || !p.AttrDict(&attrs) {
		return false
	}
	at := p.Pos()
	if !p.ColonTypeList(&types) {
		return false
	}
	if len(types) != 2 {
		return p.OpErrorf(at, "requires two types")
	}
	v, ok := types[0].(*core.VectorType)
	if !ok {
		return p.OpErrorf(at, "requires vector type")
	}
	shaped, ok := transferShape(p, types[1], at)
	if !ok {
		return false
	}
	m, ok := transferMap(p, st, attrs, shaped, v, at, vector.TransferWritePermutationMapSlot, vector.TransferWriteInBoundsSlot)
	if !ok || !p.Resolve(&st.Operands, val, v) || !p.Resolve(&st.Operands, base, shaped) ||
		!p.ResolveSame(&st.Operands, indices, p.Context().Index()) || hasMask && !transferMask(p, st, mask, shaped, v, m, at) {
		return false
	}
	st.SetSlot(vector.TransferWriteOperandSegmentSizesSlot, p.SegmentSizes(1, 1, int32(len(indices)), present(hasMask)))
	if _, ok := shaped.(*core.RankedTensorType); ok {
		st.Types = append(st.Types, shaped)
	}
	return true
}

// PrintTransferWrite writes what [Hooks.ParseTransferWrite] reads.
func (Hooks) PrintTransferWrite(p *core.Printer, op vector.TransferWriteOp) {
	p.Space()
	p.Operand(op.ValueToStore())
	p.Str(", ")
	access(p, op.Base(), op.Indices())
	if op.Mask() != nil {
		p.Str(", ")
		p.Operand(op.Mask())
	}
	transferAttrs(p, op.Op, op.PermutationMapAttr(), op.InBoundsAttr())
	p.Str(" : ")
	p.TypeList(op.ValueToStore().Type(), op.Base().Type())
}

func present(b bool) int32 {
	if b {
		return 1
	}
	return 0
}

// access writes "%m[%i, %j]".
func access(p *core.Printer, base *core.Value, indices []*core.Value) {
	p.Operand(base)
	p.Byte('[')
	p.Operands(indices)
	p.Byte(']')
}

// transferAttrs writes the attributes, without a map that the parser would make, and without bounds when nothing is
// known about them.
func transferAttrs(p *core.Printer, op *core.Operation, m *core.AffineMapAttr, bounds *core.ArrayAttr) {
	elided := []string{"operandSegmentSizes"}
	if m != nil && m.Value().IsMinorIdentity() {
		elided = append(elided, "permutation_map")
	}
	if bounds != nil && !anyTrue(bounds) {
		elided = append(elided, "in_bounds")
	}
	p.AttrDict(op, elided...)
}

func anyTrue(list *core.ArrayAttr) bool {
	for _, a := range list.Elems() {
		if isTrue(a) {
			return true
		}
	}
	return false
}

func isTrue(a core.Attribute) bool {
	i, ok := a.(*core.IntegerAttr)
	return ok && !i.Value().IsZero()
}
