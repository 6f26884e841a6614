package sparse_tensor

import (
	"github.com/odsgen/ods/core"
	sparsetensor "github.com/odsgen/ods/generated/sparse_tensor"
)

// This file infers the types of what is taken out of a sparse tensor.

// inferFrom calls f with the stored tensor that is the first operand, if it is one.
func inferFrom(in *core.InferIn, f func(t stored) core.Type) ([]core.Type, bool) {
	if len(in.Operands) == 0 || encodingOf(in.Operands[0].Type()) == nil {
		return nil, false
	}
	t := f(storedAs(in.Operands[0]))
	return []core.Type{t}, t != nil
}

// levelIn returns the level that a slot holds.
func levelIn(in *core.InferIn, slot int) (uint64, bool) {
	a, ok := in.Slot(slot).(*core.IntegerAttr)
	if !ok {
		return 0, false
	}
	return a.Value().Uint64(), true
}

// InferToPositions gives the buffer of a level's positions.
func (Hooks) InferToPositions(in *core.InferIn) ([]core.Type, bool) {
	return inferFrom(in, func(t stored) core.Type {
		return t.bufferType(widthType(in.Context, t.posWidth()), false)
	})
}

// InferToCoordinates gives the buffer of a level's coordinates, which is a part of another where levels share one.
func (Hooks) InferToCoordinates(in *core.InferIn) ([]core.Type, bool) {
	return inferFrom(in, func(t stored) core.Type {
		level, ok := levelIn(in, 0)
		if !ok {
			return nil
		}
		return t.bufferType(widthType(in.Context, t.crdWidth()), uint64(t.jointStart()) <= level)
	})
}

// InferToCoordinatesBuffer gives the buffer of coordinates that levels share.
func (Hooks) InferToCoordinatesBuffer(in *core.InferIn) ([]core.Type, bool) {
	return inferFrom(in, func(t stored) core.Type {
		return t.bufferType(widthType(in.Context, t.crdWidth()), false)
	})
}

// InferToValues gives the buffer of values.
func (Hooks) InferToValues(in *core.InferIn) ([]core.Type, bool) {
	return inferFrom(in, func(t stored) core.Type { return t.bufferType(t.ElementType(), false) })
}

// InferExtractIterSpace gives the space of the tensor's levels between two.
func (Hooks) InferExtractIterSpace(in *core.InferIn) ([]core.Type, bool) {
	return inferFrom(in, func(t stored) core.Type {
		lo, ok := levelIn(in, 1) // attributes are sorted by their names
		hi, okHi := levelIn(in, 0)
		if !ok || !okHi {
			return nil
		}
		return sparsetensor.GetIterSpaceType(in.Context, t.enc, lo, hi)
	})
}
