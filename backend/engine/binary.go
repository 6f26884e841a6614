package engine

import "github.com/odsgen/ods/core/num"

// binaryOps returns how the binary operation of a name is executed.
func binaryOps(name string) (binaryOp, bool) {
	switch name {
	case "add":
		return binaryOp{op: opAdd, flag: opAddF, ints: intBinary(num.Int.Add)}, true
	case "sub":
		return binaryOp{op: opSub, flag: opSubF, ints: intBinary(num.Int.Sub)}, true
	case "mul":
		return binaryOp{op: opMul, flag: opMulF, ints: intBinary(num.Int.Mul)}, true
	case "and":
		return binaryOp{op: opAnd, ints: intBinary(num.Int.And)}, true
	case "or":
		return binaryOp{op: opOr, flag: opOrX, ints: intBinary(num.Int.Or)}, true
	case "xor":
		return binaryOp{op: opXor, ints: intBinary(num.Int.Xor)}, true
	case "shl":
		return binaryOp{op: opShl, flag: opShlF, ints: shift(num.Int.Shl)}, true
	case "lshr":
		return binaryOp{op: opLShr, flag: opLShrX, ints: shift(num.Int.LShr)}, true
	case "ashr":
		return binaryOp{op: opAShr, flag: opAShrX, ints: shift(num.Int.AShr)}, true
	case "udiv":
		return binaryOp{op: opUDiv, flag: opUDivX, ints: divide(num.Int.UDiv, false)}, true
	case "sdiv":
		return binaryOp{op: opSDiv, flag: opSDivX, ints: divide(num.Int.SDiv, true)}, true
	case "urem":
		return binaryOp{op: opURem, ints: divide(num.Int.URem, false)}, true
	case "srem":
		return binaryOp{op: opSRem, ints: divide(num.Int.SRem, true)}, true
	case "fadd":
		return binaryOp{f32: opFAdd32, f64: opFAdd64, floats: num.Float.Add}, true
	case "fsub":
		return binaryOp{f32: opFSub32, f64: opFSub64, floats: num.Float.Sub}, true
	case "fmul":
		return binaryOp{f32: opFMul32, f64: opFMul64, floats: num.Float.Mul}, true
	case "fdiv":
		return binaryOp{f32: opFDiv32, f64: opFDiv64, floats: num.Float.Div}, true
	case "frem":
		return binaryOp{floats: func(x, y num.Float) num.Float { r, _ := x.Mod(y); return r }}, true
	}
	return binaryOp{}, false
}

// shift makes shifts by too much poison.
func shift(f func(num.Int, uint) num.Int) func(x, y num.Int) (num.Int, outcome) {
	return func(x, y num.Int) (num.Int, outcome) {
		w := uint64(x.Width())
		n := y.LimitedValue(w)
		if n >= w {
			return x, makePoison
		}
		return f(x, uint(n)), done
	}
}

const (
	divisionByZero = errorText("division by zero")
	divideOverflow = errorText("signed division overflows")
)

// divide makes divisions that have no result trap.
func divide(f func(x, y num.Int) num.Int, signed bool) func(x, y num.Int) (num.Int, outcome) {
	return func(x, y num.Int) (num.Int, outcome) {
		if y.IsZero() {
			return x, trapf(divisionByZero)
		}
		if signed && y.IsAllOnes() && x.IsMinSigned() {
			return x, trapf(divideOverflow)
		}
		return f(x, y), done
	}
}

// promised adds the check of what an operation on wide integers promises.
func promised(b binaryOp, flags uint8) func(x, y num.Int) (num.Int, outcome) {
	return func(x, y num.Int) (num.Int, outcome) {
		r, o := b.ints(x, y)
		if o != done {
			return r, o
		}
		bad := false
		signed := func(_ num.Int, ov bool) { bad = bad || flags&flagNSW != 0 && ov }
		unsigned := func(_ num.Int, ov bool) { bad = bad || flags&flagNUW != 0 && ov }
		switch b.op {
		case opAdd:
			signed(x.SAddOv(y))
			unsigned(x.UAddOv(y))
		case opSub:
			signed(x.SSubOv(y))
			unsigned(x.USubOv(y))
		case opMul:
			signed(x.SMulOv(y))
			unsigned(x.UMulOv(y))
		case opShl:
			n := uint(y.Uint64())
			bad = flags&flagNSW != 0 && r.AShr(n) != x || flags&flagNUW != 0 && r.LShr(n) != x
		case opLShr, opAShr:
			bad = r.Shl(uint(y.Uint64())) != x
		case opUDiv:
			bad = !x.URem(y).IsZero()
		case opSDiv:
			bad = !x.SRem(y).IsZero()
		case opOr:
			bad = !x.And(y).IsZero()
		}
		if bad {
			return r, makePoison
		}
		return r, done
	}
}
