package wasm

import (
	"github.com/odsgen/ods/backend/layout"
	"github.com/odsgen/ods/core/num"
)

// lane says what the lanes of a vector of 128 bits are.
type lane uint8

const (
	i8x16 lane = iota
	i16x8
	i32x4
	i64x2
	f32x4
	f64x2
)

// laneOf returns the lanes of vectors of a scalar, and false when no instruction has such lanes.
func laneOf(l *leaf) (lane, bool) {
	switch {
	case l.isFloat() && l.Sem == num.F32:
		return f32x4, true
	case l.isFloat():
		return f64x2, true
	case l.Kind == layout.Int:
		switch l.Width {
		case 8, 16, 32, 64:
			return intLane(l.Width), true
		}
	}
	return 0, false
}

// intLane returns the lanes of integers of a width.
func intLane(width uint) lane {
	return map[uint]lane{8: i8x16, 16: i16x8, 32: i32x4, 64: i64x2}[width]
}

// width returns the number of bits of a lane, count how many there are.
func (k lane) width() uint { return [...]uint{8, 16, 32, 64, 32, 64}[k] }
func (k lane) count() int  { return int(128 / k.width()) }

func (k lane) isFloat() bool { return k >= f32x4 }

// val returns the type of a scalar from a lane.
func (k lane) val() valType { return [...]valType{i32, i32, i32, i64, f32, f64}[k] }

// integer returns the lanes of integers of the same width.
func (k lane) integer() lane { return intLane(k.width()) }

// The instructions on vectors whose lanes do not matter.
const (
	opVLoad    opcode = 0xFD00
	opVStore   opcode = 0xFD0B
	opVConst   opcode = 0xFD0C
	opVShuffle opcode = 0xFD0D
	opVSwizzle opcode = 0xFD0E // the bytes of the first operand whose numbers the second one has
	opVNot     opcode = 0xFD4D
	opVAnd     opcode = 0xFD4E
	opVOr      opcode = 0xFD50
	opVXor     opcode = 0xFD51
	opVPick    opcode = 0xFD52 // each bit from the first operand where the third has one, else from the second
	opVAny     opcode = 0xFD53 // whether any bit is set
)

// The instructions that convert lanes; those to lanes of 64 bits take the lower half of the vector, and those from them
// leave zeros in the upper half. The ones on unsigned integers follow the ones on signed integers.
const (
	opVDemote   opcode = 0xFD5E
	opVPromote  opcode = 0xFD5F
	opVTruncF32 opcode = 0xFDF8
	opVToF32    opcode = 0xFDFA
	opVTruncF64 opcode = 0xFDFC
	opVToF64    opcode = 0xFDFE
	opVPopcnt   opcode = 0xFD62 // i8x16 only
	opVMulLow   opcode = 0xFD9E // i16x8 of the lower i8x16, unsigned
	opVMulHigh  opcode = 0xFD9F
)

// hasLane reports whether an instruction has the number of a lane.
func (o opcode) hasLane() bool { return o >= 0xFD15 && o <= 0xFD22 }

func (k lane) splat() opcode { return 0xFD0F + opcode(k) }

// extract returns the instruction that takes a lane out, with zeros above it.
func (k lane) extract() opcode { return [...]opcode{0xFD16, 0xFD19, 0xFD1B, 0xFD1D, 0xFD1F, 0xFD21}[k] }

func (k lane) replace() opcode { return [...]opcode{0xFD17, 0xFD1A, 0xFD1C, 0xFD1E, 0xFD20, 0xFD22}[k] }

// allTrue returns the instruction that says whether no lane is zero, bitmask the one that collects the highest bits.
func (k lane) allTrue() opcode { return [...]opcode{0xFD63, 0xFD83, 0xFDA3, 0xFDC3}[k.integer()] }
func (k lane) bitmask() opcode { return k.allTrue() + 1 }

// extend returns the instruction that extends half of the lanes to those of the double width.
func (k lane) extend(high, signed bool) opcode {
	o := [...]opcode{0xFD87, 0xFDA7, 0xFDC7}[k]
	if high {
		o++
	}
	if !signed {
		o += 2
	}
	return o
}

// laneOps are the instructions on lanes for those on scalars, 0 where there is none.
var laneOps = map[opcode][6]opcode{
	opAdd:  {0xFD6E, 0xFD8E, 0xFDAE, 0xFDCE},
	opSub:  {0xFD71, 0xFD91, 0xFDB1, 0xFDD1},
	opMul:  {0, 0xFD95, 0xFDB5, 0xFDD5},
	opAnd:  {opVAnd, opVAnd, opVAnd, opVAnd},
	opOr:   {opVOr, opVOr, opVOr, opVOr},
	opXor:  {opVXor, opVXor, opVXor, opVXor},
	opShl:  {0xFD6B, 0xFD8B, 0xFDAB, 0xFDCB},
	opShrS: {0xFD6C, 0xFD8C, 0xFDAC, 0xFDCC},
	opShrU: {0xFD6D, 0xFD8D, 0xFDAD, 0xFDCD},

	opFAbs:     {4: 0xFDE0, 5: 0xFDEC},
	opFNeg:     {4: 0xFDE1, 5: 0xFDED},
	opFSqrt:    {4: 0xFDE3, 5: 0xFDEF},
	opFAdd:     {4: 0xFDE4, 5: 0xFDF0},
	opFSub:     {4: 0xFDE5, 5: 0xFDF1},
	opFMul:     {4: 0xFDE6, 5: 0xFDF2},
	opFDiv:     {4: 0xFDE7, 5: 0xFDF3},
	opFMin:     {4: 0xFDE8, 5: 0xFDF4},
	opFMax:     {4: 0xFDE9, 5: 0xFDF5},
	opFCeil:    {4: 0xFD67, 5: 0xFD74},
	opFFloor:   {4: 0xFD68, 5: 0xFD75},
	opFTrunc:   {4: 0xFD69, 5: 0xFD7A},
	opFNearest: {4: 0xFD6A, 5: 0xFD94},
}

// laneIntrinsics are the intrinsics of integers that are one instruction on lanes of some widths.
var laneIntrinsics = map[string][6]opcode{
	"smin":     {0xFD76, 0xFD96, 0xFDB6},
	"umin":     {0xFD77, 0xFD97, 0xFDB7},
	"smax":     {0xFD78, 0xFD98, 0xFDB8},
	"umax":     {0xFD79, 0xFD99, 0xFDB9},
	"sadd.sat": {0xFD6F, 0xFD8F},
	"uadd.sat": {0xFD70, 0xFD90},
	"ssub.sat": {0xFD72, 0xFD92},
	"usub.sat": {0xFD73, 0xFD93},
	"abs":      {0xFD60, 0xFD80, 0xFDA0, 0xFDC0},
	"ctpop":    {opVPopcnt},
}

// of returns the instruction on lanes for one on scalars, 0 when there is none. Comparisons of unsigned integers of 64
// bits have none.
func (k lane) of(o opcode) opcode {
	switch {
	case !o.compares():
		return laneOps[o][k]
	case o >= opFEq:
		return 0xFD41 + 6*opcode(k-f32x4) + o - opFEq
	case k < i64x2:
		return 0xFD23 + 10*opcode(k) + o - opEq
	}
	return map[opcode]opcode{opEq: 0xFDD6, opNe: 0xFDD7, opLtS: 0xFDD8, opGtS: 0xFDD9, opLeS: 0xFDDA, opGeS: 0xFDDB}[o]
}
