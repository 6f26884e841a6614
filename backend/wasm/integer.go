package wasm

import (
	"github.com/odsgen/ods/backend/layout"
	"github.com/odsgen/ods/core"
)

// integerIntrinsic translates the intrinsics of integers. The second result is false when the name is none of them.
func (f *fn) integerIntrinsic(op *core.Operation, name string) (done, ok bool) {
	if build, ok := integerIntrinsics[name]; ok {
		l, _, known := f.leafOf(op.Operand(0).Type())
		switch {
		case !known || l.Kind != layout.Int:
			return f.unsupported(op, ""), true
		case l.parts() > 1:
			return f.host(op), true
		}
		return f.elementwise(op, func(in [][]*expr) []*expr {
			x := make([]*expr, len(in))
			for i := range in {
				x[i] = f.hold(in[i][0])
			}
			return []*expr{f.mask(build(f, l, x), l.Width)}
		}), true
	}
	if build, ok := overflowIntrinsics[name]; ok {
		l, n, known := f.leafOf(op.Operand(0).Type())
		switch {
		case !known || l.Kind != layout.Int:
			return f.unsupported(op, ""), true
		case l.parts() > 1:
			return f.host(op), true
		}
		var vals, flags []*expr
		x, y := f.holdAll(f.scalars(op, 0)), f.holdAll(f.scalars(op, 1))
		for i := range n {
			v, over := build(f, l, x[i], y[i])
			vals, flags = append(vals, v), append(flags, over)
		}
		f.define(op.Result(0), f.gather(op.Result(0).Type(), append(vals, flags...)))
		return true, true
	}
	return false, false
}

// integerIntrinsics build the intrinsics of integers of at most 64 bits. Operands are held.
var integerIntrinsics = map[string]func(f *fn, l *leaf, x []*expr) *expr{
	"smax": func(f *fn, l *leaf, x []*expr) *expr { return f.choice(opGtS, l, x) },
	"smin": func(f *fn, l *leaf, x []*expr) *expr { return f.choice(opLtS, l, x) },
	"umax": func(f *fn, l *leaf, x []*expr) *expr { return f.choice(opGtU, l, x) },
	"umin": func(f *fn, l *leaf, x []*expr) *expr { return f.choice(opLtU, l, x) },
	"uadd.sat": func(f *fn, l *leaf, x []*expr) *expr {
		v, over := addUnsigned(f, l, x[0], x[1])
		return f.pick(over, ones(l), v)
	},
	"usub.sat": func(f *fn, l *leaf, x []*expr) *expr {
		return f.pick(f.int(opLtU, x[0], x[1]), constant(l.val(), 0), f.int(opSub, x[0], x[1]))
	},
	"sadd.sat": func(f *fn, l *leaf, x []*expr) *expr {
		v, over := addSigned(f, l, x[0], x[1])
		return f.pick(over, f.extreme(l, x[0]), v)
	},
	"ssub.sat": func(f *fn, l *leaf, x []*expr) *expr {
		v, over := subSigned(f, l, x[0], x[1])
		return f.pick(over, f.extreme(l, x[0]), v)
	},
	"ushl.sat": func(f *fn, l *leaf, x []*expr) *expr {
		v := f.hold(f.mask(f.int(opShl, x[0], x[1]), l.Width))
		return f.pick(f.int(opEq, f.int(opShrU, v, x[1]), x[0]), v, ones(l))
	},
	"sshl.sat": func(f *fn, l *leaf, x []*expr) *expr {
		v := f.hold(f.mask(f.int(opShl, x[0], x[1]), l.Width))
		back := f.mask(f.int(opShrS, f.signed(v, l.Width), x[1]), l.Width)
		return f.pick(f.int(opEq, back, x[0]), v, f.extreme(l, x[0]))
	},
	"ctpop": func(f *fn, l *leaf, x []*expr) *expr { return f.un(intOp(opPopcnt, l.val()), l.val(), x[0]) },
	"ctlz": func(f *fn, l *leaf, x []*expr) *expr {
		t := l.val()
		return f.int(opSub, f.un(intOp(opClz, t), t, x[0]), constant(t, uint64(sizeOf(t)-l.Width)))
	},
	"cttz": func(f *fn, l *leaf, x []*expr) *expr {
		t, v := l.val(), x[0]
		if l.Width < sizeOf(t) {
			v = f.int(opOr, v, constant(t, 1<<l.Width)) // a bit to stop at
		}
		return f.un(intOp(opCtz, t), t, v)
	},
	"abs": func(f *fn, l *leaf, x []*expr) *expr {
		v := f.hold(f.signed(x[0], l.Width))
		return f.pick(f.int(opLtS, v, constant(l.val(), 0)), f.int(opSub, constant(l.val(), 0), v), v)
	},
	"bswap":      func(f *fn, l *leaf, x []*expr) *expr { return f.reverse(l, x[0], 8) },
	"bitreverse": func(f *fn, l *leaf, x []*expr) *expr { return f.reverse(l, x[0], 1) },
	"fshl":       func(f *fn, l *leaf, x []*expr) *expr { return f.funnel(l, x, true) },
	"fshr":       func(f *fn, l *leaf, x []*expr) *expr { return f.funnel(l, x, false) },
}

// ones returns the integer with all bits set.
func ones(l *leaf) *expr { return constant(l.val(), ^uint64(0)>>(64-l.Width)) }

// choice returns the operand that a comparison prefers.
func (f *fn) choice(o opcode, l *leaf, x []*expr) *expr {
	return f.pick(f.compare(o, l, x[:1], x[1:2]), x[0], x[1])
}

// extreme returns the signed integer that is furthest from zero on the side of x.
func (f *fn) extreme(l *leaf, x *expr) *expr {
	most := uint64(1)<<(l.Width-1) - 1
	return f.int(opAdd, f.int(opShrU, x, constant(l.val(), uint64(l.Width-1))), constant(l.val(), most))
}

// reverse swaps neighbours of 1, 2, 4 and so on bits, from a step on, and drops what was above the number.
func (f *fn) reverse(l *leaf, x *expr, step uint64) *expr {
	t := l.val()
	size := uint64(sizeOf(t))
	masks := map[uint64]uint64{1: 0x5555555555555555, 2: 0x3333333333333333, 4: 0x0F0F0F0F0F0F0F0F, 8: 0x00FF00FF00FF00FF,
		16: 0x0000FFFF0000FFFF, 32: 0x00000000FFFFFFFF}
	for n := step; n < size; n *= 2 {
		f.hold(x)
		m := constant(t, masks[n])
		x = f.int(opOr, f.int(opAnd, f.int(opShrU, x, constant(t, n)), m), f.int(opShl, f.int(opAnd, x, m), constant(t, n)))
	}
	return f.int(opShrU, x, constant(t, size-uint64(l.Width)))
}

// funnel shifts two numbers, one after the other, and returns the half that has the first or the second in it.
func (f *fn) funnel(l *leaf, x []*expr, left bool) *expr {
	t := l.val()
	w := constant(t, uint64(l.Width))
	n := f.hold(f.int(opRemU, x[2], w))
	rest := f.hold(f.int(opSub, w, n))
	// A shift by the whole width is none in WebAssembly when the type has no other bits.
	if left {
		moved := f.int(opOr, f.int(opShl, x[0], n), f.int(opShrU, x[1], rest))
		return f.pick(f.int(opEq, n, constant(t, 0)), x[0], moved)
	}
	moved := f.int(opOr, f.int(opShrU, x[1], n), f.int(opShl, x[0], rest))
	return f.pick(f.int(opEq, n, constant(t, 0)), x[1], moved)
}

// overflowIntrinsics build the value and whether it overflowed. Operands are held.
var overflowIntrinsics = map[string]func(f *fn, l *leaf, x, y *expr) (v, over *expr){
	"sadd.with.overflow": addSigned,
	"uadd.with.overflow": addUnsigned,
	"ssub.with.overflow": subSigned,
	"usub.with.overflow": func(f *fn, l *leaf, x, y *expr) (v, over *expr) {
		return f.hold(f.mask(f.int(opSub, x, y), l.Width)), f.hold(f.int(opLtU, x, y))
	},
	"smul.with.overflow": mulSigned,
	"umul.with.overflow": mulUnsigned,
}

func addUnsigned(f *fn, l *leaf, x, y *expr) (v, over *expr) {
	v = f.hold(f.mask(f.int(opAdd, x, y), l.Width))
	return v, f.hold(f.int(opLtU, v, x))
}

// addSigned overflows when the operands have one sign and the sum has the other.
func addSigned(f *fn, l *leaf, x, y *expr) (v, over *expr) {
	v = f.hold(f.mask(f.int(opAdd, x, y), l.Width))
	return v, f.signBitOf(l, f.int(opAnd, f.int(opXor, v, x), f.int(opXor, v, y)))
}

// subSigned overflows when the operands have different signs and the difference has not that of the first.
func subSigned(f *fn, l *leaf, x, y *expr) (v, over *expr) {
	v = f.hold(f.mask(f.int(opSub, x, y), l.Width))
	return v, f.signBitOf(l, f.int(opAnd, f.int(opXor, x, y), f.int(opXor, v, x)))
}

// signBitOf returns the highest bit as a truth value.
func (f *fn) signBitOf(l *leaf, x *expr) *expr {
	return f.hold(f.mask(f.low(f.int(opShrU, x, constant(l.val(), uint64(l.Width-1)))), 1))
}

func mulUnsigned(f *fn, l *leaf, x, y *expr) (v, over *expr) {
	if l.Width <= 32 {
		p := f.hold(f.int(opMul, f.wide(x), f.wide(y)))
		return f.hold(f.mask(f.low(p), l.Width)), f.hold(f.int(opNe, f.int(opShrU, p, const64(uint64(l.Width))), const64(0)))
	}
	lo, hi := f.mulDouble(x, y)
	over = f.int(opNe, hi, const64(0))
	if l.Width < 64 {
		over = f.int(opOr, over, f.int(opNe, f.int(opShrU, lo, const64(uint64(l.Width))), const64(0)))
	}
	return f.hold(f.mask(lo, l.Width)), f.hold(over)
}

// mulSigned overflows when extending the sign of the result changes the product.
func mulSigned(f *fn, l *leaf, x, y *expr) (v, over *expr) {
	sx, sy := f.hold(f.signed(x, l.Width)), f.hold(f.signed(y, l.Width))
	if l.Width <= 32 {
		p := f.hold(f.int(opMul, f.un(opExtendS, i64, sx), f.un(opExtendS, i64, sy)))
		v = f.hold(f.mask(f.low(p), l.Width))
		return v, f.hold(f.int(opNe, f.signed(f.mask(p, l.Width), l.Width), p))
	}
	lo, hi := f.mulDouble(sx, sy)
	// The upper word of a product of signed numbers, from that of unsigned ones.
	sign := func(x *expr) *expr { return f.int(opShrS, x, const64(63)) }
	hi = f.int(opSub, hi, f.int(opAnd, sign(sx), sy))
	hi = f.hold(f.int(opSub, hi, f.int(opAnd, sign(sy), sx)))
	v = f.hold(f.mask(lo, l.Width))
	back := f.hold(f.signed(v, l.Width))
	over = f.int(opOr, f.int(opNe, back, lo), f.int(opNe, hi, f.int(opShrS, back, const64(63))))
	return v, f.hold(over)
}
