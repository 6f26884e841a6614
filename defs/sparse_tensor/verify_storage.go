package sparse_tensor

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/dim"
	"github.com/odsgen/ods/core/query"
	sparsetensor "github.com/odsgen/ods/generated/sparse_tensor"
)

// This file checks operations on the buffers of a tensor and on the description of its storage. What upstream reports
// without the name of the operation is reported so here.

// verifyBuffers compares the buffers of levels and values, which are tensors, with those that a tensor has.
func verifyBuffers(op *core.Operation, r *core.Reporter, t stored, levels []core.Type, values core.Type) bool {
	fail := func(text string) bool { return r.OpEmitErrorf(op, "%s", text).Fail() }
	want := t.levelBuffers()
	if start := t.jointStart(); start < t.levelRank() && len(levels) > 0 {
		last, _ := levels[len(levels)-1].(core.ShapedType)
		if last == nil || len(last.Shape()) != 2 || last.Shape()[1] != int64(t.levelRank()-start) {
			return fail("input/output trailing COO level-ranks don't match")
		}
	}
	if len(levels) != len(want) {
		return fail("inconsistent number of fields between input/output")
	}
	for i, l := range append(levels[:len(levels):len(levels)], values) {
		elem := t.ElementType()
		if i < len(want) {
			elem = want[i]
		}
		if s, isShaped := l.(core.ShapedType); !isShaped || s.ElementType() != elem {
			return fail("input/output element-types don't match")
		}
	}
	return true
}

// VerifyAssemble wants the buffers of a tensor whose sizes are known.
func (Hooks) VerifyAssemble(op sparsetensor.AssembleOp, r *core.Reporter) bool {
	t := storedAs(op.Result())
	if t.isDynamic() {
		return r.OpEmitErrorf(op.Op, "the sparse-tensor must have static shape").Fail()
	}
	return verifyBuffers(op.Op, r, t, query.TypesOf(op.Levels()), op.Values().Type())
}

// VerifyDisassemble wants the buffers of the tensor, and results that have the types of their destinations.
func (Hooks) VerifyDisassemble(op sparsetensor.DisassembleOp, r *core.Reporter) bool {
	if op.OutValues().Type() != op.RetValues().Type() {
		return r.OpEmitErrorf(op.Op, "output values and return value type mismatch").Fail()
	}
	out, ret := op.OutLevels(), op.RetLevels()
	for i := range min(len(out), len(ret)) {
		if out[i].Type() != ret[i].Type() {
			return r.OpEmitErrorf(op.Op, "output levels and return levels type mismatch").Fail()
		}
	}
	if len(out) != len(ret) {
		return r.OpEmitErrorf(op.Op, "inconsistent number of fields between input/output").Fail()
	}
	return verifyBuffers(op.Op, r, storedAs(op.Tensor()), query.TypesOf(ret), op.RetValues().Type())
}

// verifyLevelBuffer checks a level of a tensor and the type of the buffer that it has for positions or coordinates.
func verifyLevelBuffer(op *core.Operation, r *core.Reporter, t stored, level *core.IntegerAttr, buffer core.Type, width uint32,
	what string) bool {
	if level.Value().Uint64() >= uint64(t.levelRank()) {
		return r.OpEmitErrorf(op, "requested level is out of bounds").Fail()
	}
	if s, ok := buffer.(core.ShapedType); !ok || !hasWidth(s.ElementType(), width) {
		return r.OpEmitErrorf(op, "unexpected type for %s", what).Fail()
	}
	return true
}

// VerifyToPositions wants a level that is there, and the type of its positions.
func (Hooks) VerifyToPositions(op sparsetensor.ToPositionsOp, r *core.Reporter) bool {
	t := storedAs(op.Tensor())
	return verifyLevelBuffer(op.Op, r, t, op.LevelAttr(), op.Result().Type(), t.posWidth(), "positions")
}

// VerifyToCoordinates wants a level that is there, and the type of its coordinates.
func (Hooks) VerifyToCoordinates(op sparsetensor.ToCoordinatesOp, r *core.Reporter) bool {
	t := storedAs(op.Tensor())
	return verifyLevelBuffer(op.Op, r, t, op.LevelAttr(), op.Result().Type(), t.crdWidth(), "coordinates")
}

// VerifyToCoordinatesBuffer wants levels whose coordinates share a buffer.
func (Hooks) VerifyToCoordinatesBuffer(op sparsetensor.ToCoordinatesBufferOp, r *core.Reporter) bool {
	if t := storedAs(op.Tensor()); t.jointStart() >= t.levelRank() {
		return r.OpEmitErrorf(op.Op, "expected sparse tensor with a COO region").Fail()
	}
	return true
}

// VerifyToValues wants the type of the tensor's elements.
func (Hooks) VerifyToValues(op sparsetensor.ToValuesOp, r *core.Reporter) bool {
	if s, ok := op.Result().Type().(core.ShapedType); !ok || s.ElementType() != storedAs(op.Tensor()).ElementType() {
		return r.OpEmitErrorf(op.Op, "unexpected mismatch in element types").Fail()
	}
	return true
}

// verifySliceDim wants a dimension that a slice has.
func verifySliceDim(op *core.Operation, r *core.Reporter, slice *core.Value, dim *core.IntegerAttr) bool {
	if d := dim.Int64(); d < 0 || d >= int64(storedAs(slice).rank()) {
		return r.OpEmitErrorf(op, "requested dimension out of bound").Fail()
	}
	return true
}

// VerifyToSliceOffset wants a dimension that the slice has.
func (Hooks) VerifyToSliceOffset(op sparsetensor.ToSliceOffsetOp, r *core.Reporter) bool {
	return verifySliceDim(op.Op, r, op.Slice(), op.DimAttr())
}

// VerifyToSliceStride wants a dimension that the slice has.
func (Hooks) VerifyToSliceStride(op sparsetensor.ToSliceStrideOp, r *core.Reporter) bool {
	return verifySliceDim(op.Op, r, op.Slice(), op.DimAttr())
}

// verifySpecifier checks which number of a storage is asked for, at which level, nil for none.
func verifySpecifier(op *core.Operation, r *core.Reporter, specifier *core.Value, kind sparsetensor.StorageSpecifierKind,
	level *core.IntegerAttr) bool {
	t, ok := specifier.Type().(*sparsetensor.StorageSpecifierType)
	if !ok {
		return true
	}
	fail := func(text string) bool { return r.OpEmitErrorf(op, "%s", text).Fail() }
	levels := t.Encoding().LvlTypes()
	switch kind {
	case sparsetensor.StorageSpecifierKindValMemSize:
		if level != nil {
			return fail("redundant level argument for querying value memory size")
		}
		return true
	case sparsetensor.StorageSpecifierKindDimOffset, sparsetensor.StorageSpecifierKindDimStride:
		if len(t.Encoding().DimSlices()) == 0 {
			return fail("requested slice data on non-slice tensor")
		}
	}
	if level == nil {
		return fail("missing level argument")
	}
	l := level.Value().Uint64()
	if l >= uint64(len(levels)) {
		return fail("requested level is out of bounds")
	}
	if kind == sparsetensor.StorageSpecifierKindPosMemSize && isSingleton(levels[l]) {
		return fail("requested position memory size on a singleton level")
	}
	return true
}

// VerifyGetStorageSpecifier wants a number that the storage has.
func (Hooks) VerifyGetStorageSpecifier(op sparsetensor.GetStorageSpecifierOp, r *core.Reporter) bool {
	return verifySpecifier(op.Op, r, op.Specifier(), op.SpecifierKind(), op.LevelAttr())
}

// VerifySetStorageSpecifier wants a number that the storage has.
func (Hooks) VerifySetStorageSpecifier(op sparsetensor.SetStorageSpecifierOp, r *core.Reporter) bool {
	return verifySpecifier(op.Op, r, op.Specifier(), op.SpecifierKind(), op.LevelAttr())
}

// VerifyPushBack wants at least one value, when their number is known.
func (Hooks) VerifyPushBack(op sparsetensor.PushBackOp, r *core.Reporter) bool {
	if n, known := constantInt(op.N()); known && n < 1 {
		return r.OpErrorf(op.Op, "n must be not less than 1").Fail()
	}
	return true
}

// constantInt returns the number that a value is, when it is there and known.
func constantInt(v *core.Value) (int64, bool) {
	if v == nil {
		return 0, false
	}
	n, ok := v.ConstantValue().(*core.IntegerAttr)
	if !ok {
		return 0, false
	}
	return n.Int64(), true
}

// VerifyCompress wants a coordinate for each level but the innermost one.
func (Hooks) VerifyCompress(op sparsetensor.CompressOp, r *core.Reporter) bool {
	if storedAs(op.Tensor()).levelRank() != 1+len(op.LvlCoords()) {
		return r.OpErrorf(op.Op, "incorrect number of coordinates").Fail()
	}
	return true
}

// VerifySort wants a permutation of the coordinates, and buffers that are long enough as far as that is known.
func (Hooks) VerifySort(op sparsetensor.SortOp, r *core.Reporter) bool {
	m := op.PermMapAttr().Value()
	if m.NumDims() < 1 {
		return r.OpEmitErrorf(op.Op, "Expected rank(perm_map) > 1, got %d", m.NumDims()).Fail()
	}
	if !m.IsPermutation() {
		return r.OpEmitErrorf(op.Op, "Expected a permutation map, got %s", m).Fail()
	}
	n, known := constantInt(op.N())
	if !known {
		return true
	}
	check := func(v *core.Value, least int64, what string) bool {
		s, _ := v.Type().(core.ShapedType)
		if s == nil || len(s.Shape()) == 0 {
			return true
		}
		if size := s.Shape()[0]; size != core.Dynamic && size < least {
			return r.OpEmitErrorf(op.Op, "%s got %d < %d", what, size, least).Fail()
		}
		return true
	}
	each := int64(m.NumDims())
	if ny := op.NyAttr(); ny != nil {
		each = dim.Add(each, ny.Int64())
	}
	if !check(op.Xy(), dim.Count(n, each), "Expected dimension(xy) >= n * (rank(perm_map) + ny)") {
		return false
	}
	for _, y := range op.Ys() {
		if !check(y, n, "Expected dimension(y) >= n") {
			return false
		}
	}
	return true
}
