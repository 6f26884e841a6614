package nvvm

import (
	"strings"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/generated/nvvm"
)

// This file has the verifiers of conversions between floats. The small ones are in integers; an attribute says what
// they are.

// oneOf returns the message of a conversion whose small type is none of those that it can have.
func oneOf(op *core.Operation, t core.Type, r *core.Reporter, from, to string, types ...string) bool {
	text := t.String()
	for i, n := range types {
		if n == text {
			return true
		}
		types[i] = "'" + n + "'"
	}
	noun := " type is"
	if len(types) > 1 {
		noun = " types are"
	}
	return r.OpErrorf(op, "Only %s%s supported for conversions from %s to %s.", strings.Join(types, " and "), noun, from, to).Fail()
}

// VerifyConvertFloatToTF32 checks the rounding mode.
func (Hooks) VerifyConvertFloatToTF32(op nvvm.ConvertFloatToTF32Op, r *core.Reporter) bool {
	switch op.Rnd() {
	case nvvm.FPRoundingModeRNA:
		if op.Relu() {
			return r.OpEmitErrorf(op.Op, "Relu not supported with rna rounding mode.").Fail()
		}
		return true
	case nvvm.FPRoundingModeRN, nvvm.FPRoundingModeRZ:
		return true
	}
	return r.OpEmitErrorf(op.Op, "Only {rn,rz,rna} rounding modes supported for ConvertFloatToTF32Op.").Fail()
}

// VerifyConvertF32x2ToF4x2 checks the type of the result.
func (Hooks) VerifyConvertF32x2ToF4x2(op nvvm.ConvertF32x2ToF4x2Op, r *core.Reporter) bool {
	return oneOf(op.Op, op.DstTy(), r, "f32x2", "f4x2", "f4E2M1FN")
}

// VerifyConvertF32x2ToF6x2 checks the type of the result.
func (Hooks) VerifyConvertF32x2ToF6x2(op nvvm.ConvertF32x2ToF6x2Op, r *core.Reporter) bool {
	return oneOf(op.Op, op.DstTy(), r, "f32x2", "f6x2", "f6E2M3FN", "f6E3M2FN")
}

// VerifyConvertF32x2ToF8x2 checks that type, rounding mode and saturation of the result go together.
func (Hooks) VerifyConvertF32x2ToF8x2(op nvvm.ConvertF32x2ToF8x2Op, r *core.Reporter) bool {
	switch op.DstTy().String() {
	case "f8E4M3FN", "f8E5M2":
		if op.Rnd() != nvvm.FPRoundingModeRN {
			return r.OpErrorf(op.Op, "Only RN rounding mode is supported for conversions from f32x2 to 'f8E4M3FN' and 'f8E5M2' types").Fail()
		}
		if op.Sat() != nvvm.SaturationModeSATFINITE {
			return r.OpErrorf(op.Op, "Only SATFINITE saturation mode is supported for conversions from f32x2 to 'f8E4M3FN' and "+
				"'f8E5M2' types").Fail()
		}
		return true
	case "f8E8M0FNU":
		if m := op.Rnd(); m != nvvm.FPRoundingModeRZ && m != nvvm.FPRoundingModeRP {
			return r.OpErrorf(op.Op, "Only RZ and RP rounding modes are supported for conversions from f32x2 to 'f8E8M0FNU' type").Fail()
		}
		if op.Relu() {
			return r.OpErrorf(op.Op, "relu not supported for conversions to 'f8E8M0FNU' type").Fail()
		}
		return true
	}
	return r.OpErrorf(op.Op, "Only 'f8E4M3FN', 'f8E5M2', and 'f8E8M0FNU' types are supported for conversions from f32x2 to f8x2").Fail()
}

// VerifyConvertF16x2ToF8x2 checks the type of the result.
func (Hooks) VerifyConvertF16x2ToF8x2(op nvvm.ConvertF16x2ToF8x2Op, r *core.Reporter) bool {
	return oneOf(op.Op, op.DstTy(), r, "f16x2", "f8x2", "f8E4M3FN", "f8E5M2")
}

// VerifyConvertBF16x2ToF8x2 checks type and rounding mode of the result.
func (Hooks) VerifyConvertBF16x2ToF8x2(op nvvm.ConvertBF16x2ToF8x2Op, r *core.Reporter) bool {
	if !oneOf(op.Op, op.DstTy(), r, "bf16x2", "f8x2", "f8E8M0FNU") {
		return false
	}
	if m := op.Rnd(); m != nvvm.FPRoundingModeRZ && m != nvvm.FPRoundingModeRP {
		return r.OpErrorf(op.Op, "Only RZ and RP rounding modes are supported for conversions from bf16x2 to f8x2.").Fail()
	}
	return true
}

// VerifyConvertF8x2ToF16x2 checks the type of the operand.
func (Hooks) VerifyConvertF8x2ToF16x2(op nvvm.ConvertF8x2ToF16x2Op, r *core.Reporter) bool {
	return oneOf(op.Op, op.SrcType(), r, "f8x2", "f16x2", "f8E4M3FN", "f8E5M2")
}

// VerifyConvertF8x2ToBF16x2 checks the type of the operand.
func (Hooks) VerifyConvertF8x2ToBF16x2(op nvvm.ConvertF8x2ToBF16x2Op, r *core.Reporter) bool {
	return oneOf(op.Op, op.SrcType(), r, "f8x2", "bf16x2", "f8E8M0FNU")
}

// VerifyConvertF6x2ToF16x2 checks the type of the operand.
func (Hooks) VerifyConvertF6x2ToF16x2(op nvvm.ConvertF6x2ToF16x2Op, r *core.Reporter) bool {
	return oneOf(op.Op, op.SrcType(), r, "f6x2", "f16x2", "f6E2M3FN", "f6E3M2FN")
}

// VerifyConvertF4x2ToF16x2 checks the type of the operand.
func (Hooks) VerifyConvertF4x2ToF16x2(op nvvm.ConvertF4x2ToF16x2Op, r *core.Reporter) bool {
	return oneOf(op.Op, op.SrcType(), r, "f4x2", "f16x2", "f4E2M1FN")
}

// VerifyConvertF32x4ToF8x4 checks the type of the result.
func (Hooks) VerifyConvertF32x4ToF8x4(op nvvm.ConvertF32x4ToF8x4Op, r *core.Reporter) bool {
	return oneOf(op.Op, op.DstTy(), r, "f32x4", "f8x4", "f8E4M3FN", "f8E5M2")
}

// VerifyConvertF32x4ToF6x4 checks the type of the result.
func (Hooks) VerifyConvertF32x4ToF6x4(op nvvm.ConvertF32x4ToF6x4Op, r *core.Reporter) bool {
	return oneOf(op.Op, op.DstTy(), r, "f32x4", "f6x4", "f6E2M3FN", "f6E3M2FN")
}

// VerifyConvertF32x4ToF4x4 checks the type of the result.
func (Hooks) VerifyConvertF32x4ToF4x4(op nvvm.ConvertF32x4ToF4x4Op, r *core.Reporter) bool {
	return oneOf(op.Op, op.DstTy(), r, "f32x4", "f4x4", "f4E2M1FN")
}

// VerifyConvertF32x2ToF16x2 checks that there are random bits for stochastic rounding, and only then.
func (Hooks) VerifyConvertF32x2ToF16x2(op nvvm.ConvertF32x2ToF16x2Op, r *core.Reporter) bool {
	return verifyRandom(op.Op, op.Rnd(), op.RandomBits() != nil, "f16x2", r)
}

// VerifyConvertF32x2ToBF16x2 checks that there are random bits for stochastic rounding, and only then.
func (Hooks) VerifyConvertF32x2ToBF16x2(op nvvm.ConvertF32x2ToBF16x2Op, r *core.Reporter) bool {
	return verifyRandom(op.Op, op.Rnd(), op.RandomBits() != nil, "bf16x2", r)
}

func verifyRandom(op *core.Operation, m nvvm.FPRoundingMode, random bool, to string, r *core.Reporter) bool {
	switch m {
	case nvvm.FPRoundingModeRN, nvvm.FPRoundingModeRZ:
		if random {
			return r.OpErrorf(op, "random_bits not supported for RN and RZ rounding modes.").Fail()
		}
	case nvvm.FPRoundingModeRS:
		if !random {
			return r.OpErrorf(op, "random_bits is required for RS rounding mode.").Fail()
		}
	default:
		return r.OpErrorf(op, "Only RN, RZ, and RS rounding modes are supported for conversions from f32x2 to %s.", to).Fail()
	}
	return true
}
