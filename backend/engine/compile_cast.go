package engine

import (
	"github.com/odsgen/ods/backend/layout"
	"github.com/odsgen/ods/backend/read"
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/num"
	"github.com/odsgen/ods/generated/llvm"
)

// cast emits a conversion.
func (c *compiler) cast(op *core.Operation, name string) bool {
	from, n := layout.ElementOf(op.Operand(0).Type())
	to, m := layout.ElementOf(op.Result(0).Type())
	src, ok1 := c.e.leaves(from)
	dst, ok2 := c.e.leaves(to)
	if !ok1 || !ok2 || len(src) != 1 || len(dst) != 1 {
		return c.unsupported(op, "")
	}
	if name == "bitcast" && (n != m || src[0].Width != dst[0].Width) {
		return c.bitcast(op, &src[0], &dst[0])
	}
	p := read.PromisesOf(op)
	flags := uint8(p.Overflow) & (flagNSW | flagNUW)
	return c.elementwise(op, func(out []int32, in [][]int32) bool {
		return c.castElement(op, name, &src[0], &dst[0], out, in[0], flags, p.NonNeg)
	})
}

// castElement emits the conversion of one scalar.
func (c *compiler) castElement(op *core.Operation, name string, src, dst *leaf, out, in []int32, flags uint8, nneg bool) bool {
	small := src.Words == 1 && dst.Words == 1
	one := instr{dst: out[0], a: c.read(in[0]), aux: uint8(64 - min(src.Width, 64)), imm: dst.Mask()}
	switch name {
	case "bitcast", "addrspacecast":
		for i := range out {
			c.emit(instr{op: opMove, dst: out[i], a: c.read(in[i])})
		}
		return true
	case "trunc", "ptrtoint", "inttoptr":
		if small {
			one.op = opMask
			if flags != 0 {
				one.op, one.flag = opTruncF, flags
				one.aux = uint8(64 - dst.Width)
				one.imm = src.Mask()
			}
			c.emit(one)
			return true
		}
		c.intGeneric(src, dst, out, in, func(v num.Int) (num.Int, outcome) {
			r := v.ZExtOrTrunc(dst.Width)
			if flags&flagNSW != 0 && r.SExt(v.Width()) != v || flags&flagNUW != 0 && r.ZExt(v.Width()) != v {
				return r, makePoison
			}
			return r, done
		})
		return true
	case "zext":
		if small {
			one.op = opMove
			if nneg {
				one.op = opZExtN
			}
			c.emit(one)
			return true
		}
		c.intGeneric(src, dst, out, in, func(v num.Int) (num.Int, outcome) {
			if nneg && v.IsNegative() {
				return v, makePoison
			}
			return v.ZExt(dst.Width), done
		})
		return true
	case "sext":
		if small {
			one.op = opSExt
			c.emit(one)
			return true
		}
		c.intGeneric(src, dst, out, in, func(v num.Int) (num.Int, outcome) { return v.SExt(dst.Width), done })
		return true
	}
	return c.floatCast(op, name, src, dst, out, in, one, nneg)
}

// intGeneric emits a function of one integer.
func (c *compiler) intGeneric(src, dst *leaf, out, in []int32, f func(num.Int) (num.Int, outcome)) {
	w := src.Width
	c.generic(out, in, func(m *machine, in, out []uint64) outcome {
		r, o := f(num.NewIntWords(w, in))
		if o == done {
			putInt(out, r)
		}
		return o
	})
}

// floatCast emits a conversion between floats, or between them and integers.
func (c *compiler) floatCast(op *core.Operation, name string, src, dst *leaf, out, in []int32, one instr, nneg bool) bool {
	fast := opMove
	switch {
	case name == "sitofp" && src.Words == 1 && dst.Sem == num.F32:
		fast = opSIToF32
	case name == "sitofp" && src.Words == 1 && dst.Sem == num.F64:
		fast = opSIToF64
	case name == "uitofp" && src.Words == 1 && dst.Sem == num.F32 && !nneg:
		fast = opUIToF32
	case name == "uitofp" && src.Words == 1 && dst.Sem == num.F64 && !nneg:
		fast = opUIToF64
	case name == "fpext" && src.Sem == num.F32 && dst.Sem == num.F64:
		fast = opF32To64
	case name == "fptrunc" && src.Sem == num.F64 && dst.Sem == num.F32:
		fast = opF64To32
	}
	if fast != opMove {
		one.op = fast
		c.emit(one)
		return true
	}
	switch name {
	case "sitofp", "uitofp":
		signed := name == "sitofp"
		c.generic(out, in, func(m *machine, in, out []uint64) outcome {
			v := num.NewIntWords(src.Width, in)
			if nneg && v.IsNegative() {
				return makePoison
			}
			r, _ := num.FromInt(dst.Sem, v, signed, num.NearestTiesToEven)
			putFloat(out, r)
			return done
		})
	case "fptosi", "fptoui":
		signed := name == "fptosi"
		c.generic(out, in, func(m *machine, in, out []uint64) outcome {
			r, _, st := getFloat(src.Sem, in).ToInt(dst.Width, signed, num.TowardZero)
			if st&num.InvalidOp != 0 {
				return makePoison
			}
			putInt(out, r)
			return done
		})
	case "fpext", "fptrunc":
		c.generic(out, in, func(m *machine, in, out []uint64) outcome {
			r, _, _ := getFloat(src.Sem, in).Convert(dst.Sem, num.NearestTiesToEven)
			putFloat(out, r)
			return done
		})
	default:
		return c.unsupported(op, "")
	}
	return true
}

// bitcast reinterprets between vectors, or a vector and a scalar.
func (c *compiler) bitcast(op *core.Operation, src, dst *leaf) bool {
	in := append([]int32(nil), c.of(op.Operand(0))...)
	if !c.define(op.Result(0)) {
		return false
	}
	out := c.of(op.Result(0))
	sw, dw := int(src.Words), int(dst.Words)
	total := uint(len(in)/sw) * src.Width
	c.generic(out, in, func(m *machine, in, out []uint64) outcome {
		all := num.Zero(total)
		for i := 0; i*sw < len(in); i++ {
			all = all.InsertBits(num.NewIntWords(src.Width, in[i*sw:(i+1)*sw]), uint(i)*src.Width)
		}
		for i := 0; i*dw < len(out); i++ {
			putInt(out[i*dw:(i+1)*dw], all.ExtractBits(uint(i)*dst.Width, dst.Width))
		}
		return done
	})
	return true
}

// constrained emits a conversion with a rounding mode. The dynamic one is the default, which nothing in a module can
// change.
func (c *compiler) constrained(op *core.Operation, kind string) bool {
	from, _ := layout.ElementOf(op.Operand(0).Type())
	to, _ := layout.ElementOf(op.Result(0).Type())
	src, _ := c.e.leaves(from)
	dst, _ := c.e.leaves(to)
	if len(src) != 1 || len(dst) != 1 || dst[0].Kind != layout.Float {
		return c.unsupported(op, "")
	}
	mode := num.NearestTiesToEven
	if a, ok := op.Attr("roundingmode").(*core.IntegerAttr); ok {
		switch llvm.RoundingMode(a.Int64()) {
		case llvm.RoundingModeTowardzero:
			mode = num.TowardZero
		case llvm.RoundingModeUpward:
			mode = num.TowardPositive
		case llvm.RoundingModeDownward:
			mode = num.TowardNegative
		case llvm.RoundingModeTonearestaway:
			mode = num.NearestTiesToAway
		}
	}
	var f func(in []uint64) num.Float
	switch kind {
	case "fptrunc", "fpext":
		f = func(in []uint64) num.Float {
			r, _, _ := getFloat(src[0].Sem, in).Convert(dst[0].Sem, mode)
			return r
		}
	case "sitofp", "uitofp":
		f = func(in []uint64) num.Float {
			r, _ := num.FromInt(dst[0].Sem, num.NewIntWords(src[0].Width, in), kind == "sitofp", mode)
			return r
		}
	default:
		return c.unsupported(op, "")
	}
	return c.elementwise(op, func(out []int32, in [][]int32) bool {
		c.generic(out, in[0], func(_ *machine, in, out []uint64) outcome {
			putFloat(out, f(in))
			return done
		})
		return true
	})
}
