package wasm

// valType is a type of WebAssembly's values.
type valType byte

const (
	i32 valType = 0x7F
	i64 valType = 0x7E
	f32 valType = 0x7D
	f64 valType = 0x7C
	// v128 is a vector of 128 bits; the instructions say what its lanes are.
	v128 valType = 0x7B
)

// String returns the name in WebAssembly's text format.
func (t valType) String() string {
	return map[valType]string{i32: "i32", i64: "i64", f32: "f32", f64: "f64", v128: "v128"}[t]
}

// opcode is an instruction. Those of two bytes have the prefix in the upper one.
type opcode uint16

const (
	opUnreachable  opcode = 0x00
	opBlock        opcode = 0x02
	opLoop         opcode = 0x03
	opIf           opcode = 0x04
	opElse         opcode = 0x05
	opEnd          opcode = 0x0B
	opBr           opcode = 0x0C
	opBrIf         opcode = 0x0D
	opBrTable      opcode = 0x0E
	opReturn       opcode = 0x0F
	opCall         opcode = 0x10
	opCallIndirect opcode = 0x11
	opDrop         opcode = 0x1A
	opSelect       opcode = 0x1B
	opLocalGet     opcode = 0x20
	opLocalSet     opcode = 0x21
	opGlobalGet    opcode = 0x23
	opGlobalSet    opcode = 0x24

	opI32Load    opcode = 0x28
	opI64Load    opcode = 0x29
	opF32Load    opcode = 0x2A
	opF64Load    opcode = 0x2B
	opI32Load8S  opcode = 0x2C
	opI32Load8U  opcode = 0x2D
	opI32Load16U opcode = 0x2F
	opI64Load8U  opcode = 0x31
	opI64Load16U opcode = 0x33
	opI64Load32U opcode = 0x35
	opI32Store   opcode = 0x36
	opI64Store   opcode = 0x37
	opF32Store   opcode = 0x38
	opF64Store   opcode = 0x39
	opI32Store8  opcode = 0x3A
	opI32Store16 opcode = 0x3B
	opI64Store8  opcode = 0x3C
	opI64Store16 opcode = 0x3D
	opI64Store32 opcode = 0x3E
	opMemorySize opcode = 0x3F
	opMemoryGrow opcode = 0x40

	opI32Const opcode = 0x41
	opI64Const opcode = 0x42
	opF32Const opcode = 0x43
	opF64Const opcode = 0x44

	opWrap      opcode = 0xA7
	opExtendS   opcode = 0xAC
	opExtendU   opcode = 0xAD
	opDemote    opcode = 0xB6
	opPromote   opcode = 0xBB
	opF32ToBits opcode = 0xBC
	opF64ToBits opcode = 0xBD
	opBitsToF32 opcode = 0xBE
	opBitsToF64 opcode = 0xBF

	opMemoryCopy opcode = 0xFC0A
	opMemoryFill opcode = 0xFC0B
)

// The instructions on integers, as they are for i32; [intOp] returns those for i64.
const (
	opEqz    opcode = 0x45
	opEq     opcode = 0x46
	opNe     opcode = 0x47
	opLtS    opcode = 0x48
	opLtU    opcode = 0x49
	opGtS    opcode = 0x4A
	opGtU    opcode = 0x4B
	opLeS    opcode = 0x4C
	opLeU    opcode = 0x4D
	opGeS    opcode = 0x4E
	opGeU    opcode = 0x4F
	opClz    opcode = 0x67
	opCtz    opcode = 0x68
	opPopcnt opcode = 0x69
	opAdd    opcode = 0x6A
	opSub    opcode = 0x6B
	opMul    opcode = 0x6C
	opDivS   opcode = 0x6D
	opDivU   opcode = 0x6E
	opRemS   opcode = 0x6F
	opRemU   opcode = 0x70
	opAnd    opcode = 0x71
	opOr     opcode = 0x72
	opXor    opcode = 0x73
	opShl    opcode = 0x74
	opShrS   opcode = 0x75
	opShrU   opcode = 0x76
	opRotl   opcode = 0x77
	opRotr   opcode = 0x78
)

// The instructions on floats, as they are for f32; [floatOp] returns those for f64.
const (
	opFEq       opcode = 0x5B
	opFNe       opcode = 0x5C
	opFLt       opcode = 0x5D
	opFGt       opcode = 0x5E
	opFLe       opcode = 0x5F
	opFGe       opcode = 0x60
	opFAbs      opcode = 0x8B
	opFNeg      opcode = 0x8C
	opFCeil     opcode = 0x8D
	opFFloor    opcode = 0x8E
	opFTrunc    opcode = 0x8F
	opFNearest  opcode = 0x90
	opFSqrt     opcode = 0x91
	opFAdd      opcode = 0x92
	opFSub      opcode = 0x93
	opFMul      opcode = 0x94
	opFDiv      opcode = 0x95
	opFMin      opcode = 0x96
	opFMax      opcode = 0x97
	opFCopysign opcode = 0x98
)

// compares reports whether an instruction on integers or floats, as it is for 32 bits, has a truth value as result.
func (o opcode) compares() bool { return o >= opEqz && o <= opGeU || o >= opFEq && o <= opFGe }

// traps reports whether an instruction of an expression may end the program: an access or a division.
func (o opcode) traps() bool {
	return o >= opI32Load && o < opI32Store || o == opVLoad || o >= opDivS && o <= opRemU || o >= intOp(opDivS, i64) && o <= intOp(opRemU, i64)
}

// intOp returns the instruction on integers of a type.
func intOp(o opcode, t valType) opcode {
	switch {
	case t == i32:
		return o
	case o.compares():
		return o + 0x0B
	}
	return o + 0x12
}

// floatOp returns the instruction on floats of a type.
func floatOp(o opcode, t valType) opcode {
	switch {
	case t == f32:
		return o
	case o.compares():
		return o + 0x06
	}
	return o + 0x0E
}

// signExtend returns the instruction that copies the sign of the low bits of an integer upwards, 0 when there is none.
func signExtend(t valType, width uint) opcode {
	switch {
	case width == 8 && t == i32:
		return 0xC0
	case width == 16 && t == i32:
		return 0xC1
	case width == 8:
		return 0xC2
	case width == 16:
		return 0xC3
	case width == 32 && t == i64:
		return 0xC4
	}
	return 0
}

// convertInt returns the instruction that makes a float of an integer.
func convertInt(from, to valType, signed bool) opcode {
	o := opcode(0xB2)
	if to == f64 {
		o = 0xB7
	}
	if from == i64 {
		o += 2
	}
	if !signed {
		o++
	}
	return o
}

// convertFloat returns the instruction that makes an integer of a float, the nearest one when it does not fit.
func convertFloat(from, to valType, signed bool) opcode {
	o := opcode(0xFC00)
	if to == i64 {
		o += 4
	}
	if from == f64 {
		o += 2
	}
	if !signed {
		o++
	}
	return o
}
