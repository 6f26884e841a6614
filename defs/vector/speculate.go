package vector

import (
	"github.com/odsgen/ods/core/upstream"
	"github.com/odsgen/ods/defs/iface/intrange"
	tensordefs "github.com/odsgen/ods/defs/tensor"
	"github.com/odsgen/ods/generated/vector"
)

// SpeculateTransferRead allows reads of tensors of which it is known that nothing is read that the tensor does not have.
func (Hooks) SpeculateTransferRead(op vector.TransferReadOp) bool {
	return readAccess(op).mayMove()
}

// SpeculateTransferWrite allows the same writes to tensors, which are values.
func (Hooks) SpeculateTransferWrite(op vector.TransferWriteOp) bool {
	return writeAccess(op).mayMove()
}

// mayMove reports whether the access may happen where it did not before. Upstream takes any access to a tensor to be
// harmless. Where dimensions of the vector may leave the tensor, elements beyond its end are not accessed, but those before
// its beginning would be.
func (a transferred) mayMove() bool {
	if !a.isTensor() || upstream.TrappingHoist.In(a.op.Context()) {
		return a.isTensor()
	}
	shape, m := a.shape(), a.m()
	if !tensordefs.HasElements(a.base) || len(a.indices) != len(shape) || m.NumResults() != len(a.t().Shape()) || a.bounds.Len() != m.NumResults() {
		return false
	}
	covered := make([]int64, len(shape))
	for d := range covered {
		covered[d] = 1
	}
	inBounds := a.inBounds()
	for i, e := range m.Results() {
		switch {
		case !e.IsDim():
		case !inBounds[i]:
			covered[e.Position()] = 0
		case scalableDim(a.t(), i):
			return false
		default:
			covered[e.Position()] = a.t().Shape()[i]
		}
	}
	for d, size := range shape {
		if covered[d] == 0 && !intrange.NeverNegative(a.indices[d]) || covered[d] > 0 && !tensordefs.IsWithin(a.indices[d], covered[d], size) {
			return false
		}
	}
	return true
}
