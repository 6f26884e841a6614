package spirv

import (
	"github.com/odsgen/ods/defs/iface/intrange"
	"github.com/odsgen/ods/generated/spirv"
)

// This file says when divisions may be computed where they were not before: never by zero, nor with an overflow.

// SpeculateSDiv reports whether the divisor is known to be neither zero nor minus one.
func (Hooks) SpeculateSDiv(op spirv.SDivOp) bool { return intrange.SpeculateSigned(op.Op) }

// SpeculateSMod reports whether the divisor is known to be neither zero nor minus one.
func (Hooks) SpeculateSMod(op spirv.SModOp) bool { return intrange.SpeculateSigned(op.Op) }

// SpeculateSRem reports whether the divisor is known to be neither zero nor minus one.
func (Hooks) SpeculateSRem(op spirv.SRemOp) bool { return intrange.SpeculateSigned(op.Op) }

// SpeculateUDiv reports whether the divisor is known not to be zero.
func (Hooks) SpeculateUDiv(op spirv.UDivOp) bool { return intrange.SpeculateUnsigned(op.Op) }

// SpeculateUMod reports whether the divisor is known not to be zero.
func (Hooks) SpeculateUMod(op spirv.UModOp) bool { return intrange.SpeculateUnsigned(op.Op) }
