package spirv

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/defs/iface/intrange"
)

// This file says when divisions may be computed where they were not before: never by zero, nor with an overflow.

// SpeculateSigned is true of a divisor that is known to be neither 0 nor -1.
func (Hooks) SpeculateSigned(op *core.Operation) bool {
	return intrange.SpeculateSigned(op)
}

// SpeculateUnsigned is true of a divisor that is known not to be 0.
func (Hooks) SpeculateUnsigned(op *core.Operation) bool {
	return intrange.SpeculateUnsigned(op)
}
