package memref

import (
	"slices"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/query"
	"github.com/odsgen/ods/defs/iface/cast"
	"github.com/odsgen/ods/generated/memref"
)

// AreCastCompatibleCast allows types that can describe the same memory, ranked or not.
func (Hooks) AreCastCompatibleCast(_ memref.CastOp, inputs, outputs []core.Type) bool {
	return castable(inputs, outputs)
}

// AreCastCompatibleMemorySpaceCast allows types that differ in nothing but the memory space.
func (Hooks) AreCastCompatibleMemorySpaceCast(_ memref.MemorySpaceCastOp, inputs, outputs []core.Type) bool {
	return spaceCastable(inputs, outputs)
}

// VerifyCast checks the types.
func (Hooks) VerifyCast(op memref.CastOp, r *core.Reporter) bool {
	return cast.Verify(op.Op, castable, r)
}

// VerifyMemorySpaceCast checks the types.
func (Hooks) VerifyMemorySpaceCast(op memref.MemorySpaceCastOp, r *core.Reporter) bool {
	return cast.Verify(op.Op, spaceCastable, r)
}

func castable(inputs, outputs []core.Type) bool {
	return len(inputs) == 1 && len(outputs) == 1 && castCompatible(inputs[0], outputs[0])
}

func spaceCastable(inputs, outputs []core.Type) bool {
	if len(inputs) != 1 || len(outputs) != 1 || elementOf(inputs[0]) != elementOf(outputs[0]) {
		return false
	}
	a, aRanked := inputs[0].(*core.MemRefType)
	b, bRanked := outputs[0].(*core.MemRefType)
	if !aRanked || !bRanked {
		return aRanked == bRanked
	}
	return slices.Equal(a.Shape(), b.Shape()) && a.Layout() == b.Layout()
}

// elementOf returns the element type of a memref, ranked or not.
func elementOf(t core.Type) core.Type {
	if s, ok := t.(core.ShapedType); ok {
		return s.ElementType()
	}
	return nil
}

func castCompatible(from, to core.Type) bool {
	if elementOf(from) != elementOf(to) || query.MemorySpace(from) != query.MemorySpace(to) {
		return false
	}
	a, aRanked := from.(*core.MemRefType)
	b, bRanked := to.(*core.MemRefType)
	if !aRanked || !bRanked {
		return aRanked || bRanked // from unranked to unranked there is nothing to cast
	}
	return len(a.Shape()) == len(b.Shape()) && compatibleLayouts(a, b) && eachCompatible(a.Shape(), b.Shape())
}

// compatible reports whether two sizes, strides or offsets can be the same.
func compatible(a, b int64) bool { return a == core.Dynamic || b == core.Dynamic || a == b }

func eachCompatible(a, b []int64) bool {
	for i := range a {
		if !compatible(a[i], b[i]) {
			return false
		}
	}
	return true
}

// compatibleLayouts reports whether two layouts can be the same.
func compatibleLayouts(a, b *core.MemRefType) bool {
	if a.Layout() == b.Layout() {
		return true
	}
	aStrides, aOffset, ok := a.StridesAndOffset()
	if !ok {
		return false
	}
	bStrides, bOffset, ok := b.StridesAndOffset()
	return ok && len(aStrides) == len(bStrides) && compatible(aOffset, bOffset) && eachCompatible(aStrides, bStrides)
}
