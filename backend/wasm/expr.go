package wasm

import (
	"encoding/binary"
	"math"

	"github.com/odsgen/ods/core"
)

// expr is a tree of instructions that leaves one value on the stack.
type expr struct {
	op   opcode
	typ  valType
	args [3]*expr
	// imm is a constant's bits, the number of a local, global or lane, or the offset of an access. Constants of 128 bits
	// and the bytes that a shuffle takes have the rest in high.
	imm   uint64
	high  uint64
	align uint8 // of an access, as a power of two
	// bits bounds an integer: it is less than 1<<bits.
	bits uint8
	// reads says that memory is read, so that no write may come between where it stands in the program and here.
	reads bool
	// inside says that a pointer is computed within one piece of memory, so that constants can move into accesses.
	inside bool
	// used says that it is part of another tree or was written.
	used bool
	// written says that its instructions were written.
	written bool
	// at is where the operation is that may trap in it.
	at core.Location
}

// simple reports whether an expression can appear in several places: a local, a constant, or an address next to one in
// a local. Constants of 128 bits are better kept in locals, except zero.
func (x *expr) simple() bool {
	return x.op == opLocalGet || x.isConst() && (x.op != opVConst || x.imm|x.high == 0) ||
		x.op == opAdd && x.inside && x.args[0].op == opLocalGet && x.args[1].isConst()
}

// isConst reports whether an expression is a constant.
func (x *expr) isConst() bool { return x.op >= opI32Const && x.op <= opF64Const || x.op == opVConst }

// isInt reports whether an expression is a constant integer.
func (x *expr) isInt() bool { return x.op == opI32Const || x.op == opI64Const }

func sizeOf(t valType) uint {
	switch t {
	case i32, f32:
		return 32
	case v128:
		return 128
	}
	return 64
}

// constant returns a constant of a type with these bits.
func constant(t valType, bits uint64) *expr {
	o := map[valType]opcode{i32: opI32Const, i64: opI64Const, f32: opF32Const, f64: opF64Const, v128: opVConst}[t]
	if sizeOf(t) == 32 {
		bits = uint64(uint32(bits))
	}
	x := &expr{op: o, typ: t, imm: bits, bits: 64}
	for x.bits > 0 && bits>>(x.bits-1) == 0 {
		x.bits--
	}
	return x
}

func const32(v uint64) *expr { return constant(i32, v) }
func const64(v uint64) *expr { return constant(i64, v) }

// use returns an expression to build another one with. When it is used already it becomes a local first.
func (f *fn) use(x *expr) *expr {
	switch {
	case x.simple():
	case x.used:
		f.spill(x)
	default:
		x.used = true
	}
	return x
}

// spill computes an expression now and makes it a local.
func (f *fn) spill(x *expr) {
	if x.simple() {
		return
	}
	f.broken = f.broken || x.written
	n := f.local(x.typ)
	c := *x
	f.write(&c)
	f.indexed(opLocalSet, n)
	*x = expr{op: opLocalGet, typ: x.typ, imm: uint64(n), bits: x.bits, inside: x.inside}
}

// un builds an expression of one operand.
func (f *fn) un(o opcode, t valType, a *expr) *expr {
	if v, ok := foldUnary(o, a); ok {
		return constant(t, v)
	}
	a = f.use(a)
	return &expr{op: o, typ: t, args: [3]*expr{a}, bits: uint8(sizeOf(t)), reads: a.reads}
}

// bin builds an expression of two operands.
func (f *fn) bin(o opcode, t valType, a, b *expr) *expr {
	a = f.use(a)
	b = f.use(b)
	return &expr{op: o, typ: t, args: [3]*expr{a, b}, bits: uint8(sizeOf(t)), reads: a.reads || b.reads}
}

// int builds an operation on integers of the operands' type.
func (f *fn) int(o opcode, a, b *expr) *expr {
	t := a.typ
	if a.isInt() && !b.isInt() && (o == opAdd || o == opMul || o == opAnd || o == opOr || o == opXor) {
		a, b = b, a
	}
	if x := f.simplify(o, a, b); x != nil {
		return x
	}
	if o.compares() {
		x := f.bin(intOp(o, t), i32, a, b)
		x.bits = 1
		return x
	}
	abits, bbits := a.bits, b.bits
	x := f.bin(intOp(o, t), t, a, b)
	if o >= opDivS && o <= opRemU {
		x.at = f.here
	}
	switch o {
	case opAnd:
		x.bits = min(abits, bbits)
	case opOr, opXor:
		x.bits = max(abits, bbits)
	case opShrU, opDivU:
		x.bits = abits
	case opRemU:
		x.bits = min(abits, bbits)
	case opAdd:
		x.bits = uint8(min(uint(max(abits, bbits))+1, sizeOf(t)))
	case opMul:
		x.bits = uint8(min(uint(abits)+uint(bbits), sizeOf(t)))
	}
	return x
}

// simplify computes operations on constants and drops those that change nothing; nil when neither applies.
func (f *fn) simplify(o opcode, a, b *expr) *expr {
	t := a.typ
	if a.isInt() && b.isInt() {
		if v, ok := foldInts(o, t, a.imm, b.imm); ok {
			if o.compares() {
				t = i32
			}
			return constant(t, v)
		}
	}
	if !b.isInt() {
		return nil
	}
	switch v := b.imm; o {
	case opAdd, opSub, opOr, opXor, opShl, opShrU, opShrS:
		if v == 0 {
			return a
		}
	case opAnd:
		if w := a.bits; w < 64 && v&(1<<w-1) == 1<<w-1 || v == ^uint64(0) || t == i32 && uint32(v) == math.MaxUint32 {
			return a
		}
	case opMul:
		switch {
		case v == 1:
			return a
		case v != 0 && v&(v-1) == 0:
			n := uint64(0)
			for v>>n != 1 {
				n++
			}
			return f.int(opShl, a, constant(t, n))
		}
	}
	return nil
}

// foldInts computes an operation on constants that cannot fail.
func foldInts(o opcode, t valType, a, b uint64) (uint64, bool) {
	w := uint64(sizeOf(t))
	sa, sb := int64(a), int64(b)
	if t == i32 {
		sa, sb = int64(int32(a)), int64(int32(b))
	}
	truth := func(v bool) (uint64, bool) {
		if v {
			return 1, true
		}
		return 0, true
	}
	switch o {
	case opAdd:
		return a + b, true
	case opSub:
		return a - b, true
	case opMul:
		return a * b, true
	case opAnd:
		return a & b, true
	case opOr:
		return a | b, true
	case opXor:
		return a ^ b, true
	case opShl:
		return a << (b % w), true
	case opShrU:
		return a >> (b % w), true
	case opShrS:
		return uint64(sa >> (b % w)), true
	case opEq:
		return truth(a == b)
	case opNe:
		return truth(a != b)
	case opLtU:
		return truth(a < b)
	case opLtS:
		return truth(sa < sb)
	}
	return 0, false
}

// foldUnary computes a conversion of a constant.
func foldUnary(o opcode, a *expr) (uint64, bool) {
	if !a.isConst() {
		return 0, false
	}
	switch o {
	case opWrap, opExtendU, opF32ToBits, opF64ToBits, opBitsToF32, opBitsToF64:
		return a.imm, true
	case opExtendS:
		return uint64(int64(int32(a.imm))), true
	case intOp(opEqz, a.typ):
		if a.imm == 0 {
			return 1, true
		}
		return 0, true
	}
	return 0, false
}

// mask keeps the low bits of an integer.
func (f *fn) mask(x *expr, width uint) *expr {
	if uint(x.bits) <= width || width >= sizeOf(x.typ) {
		return x
	}
	x = f.int(opAnd, x, constant(x.typ, 1<<width-1))
	x.bits = min(x.bits, uint8(width))
	return x
}

// signed extends the sign of an integer that is kept zero-extended to its whole type.
func (f *fn) signed(x *expr, width uint) *expr {
	n := uint64(sizeOf(x.typ) - width)
	if n == 0 {
		return x
	}
	if o := signExtend(x.typ, width); o != 0 && !x.isConst() {
		return f.un(o, x.typ, x)
	}
	return f.int(opShrS, f.int(opShl, x, constant(x.typ, n)), constant(x.typ, n))
}

// low returns the low 32 bits of an integer.
func (f *fn) low(x *expr) *expr {
	if x.typ == i32 {
		return x
	}
	if (x.op == opExtendU || x.op == opExtendS) && !x.used {
		x.used = true
		return reuse(x.args[0])
	}
	bits := min(x.bits, 32)
	x = f.un(opWrap, i32, x)
	if !x.isConst() {
		x.bits = bits
	}
	return x
}

// reuse makes the operand of an expression that is dropped free for another one.
func reuse(x *expr) *expr {
	if !x.simple() {
		x.used = false
	}
	return x
}

// wide returns an integer with zeros above it as one of 64 bits.
func (f *fn) wide(x *expr) *expr {
	if x.typ == i64 {
		return x
	}
	bits := x.bits
	x = f.un(opExtendU, i64, x)
	if !x.isConst() {
		x.bits = bits
	}
	return x
}

// to returns an integer with zeros above it as one of a type that has room for it.
func (f *fn) to(t valType, x *expr) *expr {
	if t == i64 {
		return f.wide(x)
	}
	return f.low(x)
}

// not returns the opposite of a truth value.
func (f *fn) not(x *expr) *expr {
	x = f.un(opEqz, i32, x)
	x.bits = 1
	return x
}

// pick returns a where a truth value is set, else b.
func (f *fn) pick(cond, a, b *expr) *expr {
	if cond.isConst() {
		if cond.imm != 0 {
			return a
		}
		return b
	}
	if a == b && a.simple() || a.isConst() && b.isConst() && a.imm == b.imm && a.high == b.high {
		return a
	}
	bits := max(a.bits, b.bits)
	a, b, cond = f.use(a), f.use(b), f.use(cond)
	return &expr{op: opSelect, typ: a.typ, args: [3]*expr{a, b, cond}, bits: bits, reads: a.reads || b.reads || cond.reads}
}

// write writes the instructions of an expression.
func (f *fn) write(x *expr) {
	for _, a := range x.args {
		if a != nil {
			f.write(a)
		}
	}
	x.used, x.written = true, true
	if x.op.traps() {
		f.code.mark(x.at)
	}
	b := appendOpcode(f.code.bytes, x.op)
	switch {
	case x.op == opI32Const:
		b = appendSigned(b, int64(int32(x.imm)))
	case x.op == opI64Const:
		b = appendSigned(b, int64(x.imm))
	case x.op == opF32Const:
		b = binary.LittleEndian.AppendUint32(b, uint32(x.imm))
	case x.op == opF64Const:
		b = binary.LittleEndian.AppendUint64(b, x.imm)
	case x.op == opVConst || x.op == opVShuffle:
		b = binary.LittleEndian.AppendUint64(binary.LittleEndian.AppendUint64(b, x.imm), x.high)
	case x.op == opVLoad:
		b = appendUnsigned(append(b, x.align), x.imm)
	case x.op.hasLane():
		b = append(b, byte(x.imm))
	case x.op == opLocalGet || x.op == opGlobalGet:
		b = appendUnsigned(b, x.imm)
	case x.op >= opI32Load && x.op <= opI64Store32:
		b = appendUnsigned(append(b, x.align), x.imm)
	case x.op == opMemorySize || x.op == opMemoryGrow:
		b = append(b, 0)
	}
	f.code.bytes = b
}
