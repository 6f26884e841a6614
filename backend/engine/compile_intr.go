package engine

import (
	"strings"

	"github.com/odsgen/ods/backend/layout"
	"github.com/odsgen/ods/backend/read"
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/num"
	"github.com/odsgen/ods/generated/llvm"
)

// intrinsic emits the intrinsic of a name.
func (c *compiler) intrinsic(op *core.Operation, name string) bool {
	if emit := c.elementwiseIntrinsic(op, name); emit != nil {
		return emit()
	}
	for _, f := range intrinsicFamilies {
		if kind, ok := strings.CutPrefix(name, f.prefix); ok {
			return f.emit(c, op, kind)
		}
	}
	switch read.ClassOf(name) {
	case read.Nothing:
		return c.nothing(op)
	case read.Same:
		return c.sameValue(op)
	case read.Copy, read.Fill:
		return c.memoryIntrinsic(op, name)
	case read.Trap:
		return c.trap(op)
	}
	if emit := intrinsics[name]; emit != nil {
		return emit(c, op, name)
	}
	return c.unsupported(op, "")
}

// elementwiseIntrinsic returns what emits a function of numbers, element by element; nil for another intrinsic.
func (c *compiler) elementwiseIntrinsic(op *core.Operation, name string) func() bool {
	if op.NumResults() == 1 {
		elem, _ := layout.ElementOf(op.Result(0).Type())
		_, isFloat := elem.(*core.FloatType)
		switch {
		case isFloat && name == "fabs":
			return func() bool { return c.floatUnary(op, num.Float.Abs, signClear) }
		case isFloat && unaryMath(name) != nil && op.NumOperands() == 1:
			return func() bool { return c.floatUnary(op, unaryMath(name), noSign) }
		case isFloat && binaryMath(name) != nil && op.NumOperands() == 2:
			f := binaryMath(name)
			return func() bool {
				return c.floatIntrinsic(op, func(x []num.Float) num.Float { return f(x[0], x[1]) })
			}
		case name == "fma":
			return func() bool { return c.floatIntrinsic(op, fusedMultiplyAdd) }
		case name == "fmuladd":
			return func() bool { return c.floatIntrinsic(op, multiplyAdd) }
		}
		if f, ok := intBinaries(name); ok {
			return func() bool {
				return c.intIntrinsic(op, 2, func(x []num.Int) (num.Int, outcome) { return f(x[0], x[1]) })
			}
		}
		if f, ok := overflows(name); ok {
			return func() bool { return c.withOverflow(op, f) }
		}
	}
	if f, n, ok := c.integerIntrinsic(op, name); ok {
		return func() bool { return c.intIntrinsic(op, n, f) }
	}
	return nil
}

// floatIntrinsic emits a function of floats of one kind, element by element.
func (c *compiler) floatIntrinsic(op *core.Operation, f func(x []num.Float) num.Float) bool {
	elem, _ := layout.ElementOf(op.Result(0).Type())
	leaves, _ := c.e.leaves(elem)
	if len(leaves) != 1 || leaves[0].Kind != layout.Float {
		return c.unsupported(op, "")
	}
	return c.elementwise(op, func(out []int32, in [][]int32) bool {
		c.floatGeneric(leaves[0].Sem, out, in, f)
		return true
	})
}

// intIntrinsic emits a function of n integers of one width, element by element.
func (c *compiler) intIntrinsic(op *core.Operation, n int, f func(x []num.Int) (num.Int, outcome)) bool {
	elem, _ := layout.ElementOf(op.Operand(0).Type())
	leaves, _ := c.e.leaves(elem)
	l := leaves[0]
	if l.Kind != layout.Int {
		return c.unsupported(op, "")
	}
	k := int(l.Words)
	return c.elementwise(op, func(out []int32, in [][]int32) bool {
		var all []int32
		for i := range n {
			all = append(all, in[i]...)
		}
		c.generic(out, all, func(m *machine, in, out []uint64) outcome {
			var x [3]num.Int
			for i := range n {
				x[i] = num.NewIntWords(l.Width, in[i*k:(i+1)*k])
			}
			r, o := f(x[:n])
			if o == done {
				putInt(out, r)
			}
			return o
		})
		return true
	})
}

// intBinaries returns the intrinsics of two integers that cannot fail.
func intBinaries(name string) (func(x, y num.Int) (num.Int, outcome), bool) {
	var f func(x, y num.Int) num.Int
	switch name {
	case "smax":
		f = func(x, y num.Int) num.Int { return pick(x.SCmp(y) >= 0, x, y) }
	case "smin":
		f = func(x, y num.Int) num.Int { return pick(x.SCmp(y) <= 0, x, y) }
	case "umax":
		f = func(x, y num.Int) num.Int { return pick(x.UCmp(y) >= 0, x, y) }
	case "umin":
		f = func(x, y num.Int) num.Int { return pick(x.UCmp(y) <= 0, x, y) }
	case "sadd.sat":
		f = num.Int.SAddSat
	case "uadd.sat":
		f = num.Int.UAddSat
	case "ssub.sat":
		f = num.Int.SSubSat
	case "usub.sat":
		f = num.Int.USubSat
	case "sshl.sat", "ushl.sat":
		signed := name == "sshl.sat"
		return shift(func(x num.Int, n uint) num.Int { return shlSat(x, n, signed) }), true
	default:
		return nil, false
	}
	return intBinary(f), true
}

func pick(c bool, x, y num.Int) num.Int {
	if c {
		return x
	}
	return y
}

// shlSat shifts to the left; what does not fit becomes the nearest number that does.
func shlSat(x num.Int, n uint, signed bool) num.Int {
	r := x.Shl(n)
	switch {
	case signed && r.AShr(n) != x && x.IsNegative():
		return num.SignedMin(x.Width())
	case signed && r.AShr(n) != x:
		return num.SignedMax(x.Width())
	case !signed && r.LShr(n) != x:
		return num.AllOnes(x.Width())
	}
	return r
}

// overflows returns the operation of the intrinsics that return whether it overflowed.
func overflows(name string) (func(x, y num.Int) (num.Int, bool), bool) {
	switch name {
	case "sadd.with.overflow":
		return num.Int.SAddOv, true
	case "uadd.with.overflow":
		return num.Int.UAddOv, true
	case "ssub.with.overflow":
		return num.Int.SSubOv, true
	case "usub.with.overflow":
		return num.Int.USubOv, true
	case "smul.with.overflow":
		return num.Int.SMulOv, true
	case "umul.with.overflow":
		return num.Int.UMulOv, true
	}
	return nil, false
}

// withOverflow emits an operation whose result is a struct of the value and the overflow, both perhaps vectors.
func (c *compiler) withOverflow(op *core.Operation, f func(x, y num.Int) (num.Int, bool)) bool {
	elem, n := layout.ElementOf(op.Operand(0).Type())
	leaves, _ := c.e.leaves(elem)
	l := leaves[0]
	x, y := c.readAll(c.of(op.Operand(0))), c.readAll(c.of(op.Operand(1)))
	if !c.define(op.Result(0)) {
		return false
	}
	out := c.of(op.Result(0))
	k := int(l.Words)
	for i := range n {
		res := append(append([]int32(nil), out[i*k:(i+1)*k]...), out[n*k+i])
		c.generic(res, concat(x[i*k:(i+1)*k], y[i*k:(i+1)*k]), func(m *machine, in, out []uint64) outcome {
			r, ov := f(num.NewIntWords(l.Width, in[:k]), num.NewIntWords(l.Width, in[k:]))
			putInt(out[:k], r)
			out[k] = boolWord(ov)
			return done
		})
	}
	return true
}

// integerIntrinsic returns the intrinsics of integers that have more or fewer than two operands, or an attribute.
func (c *compiler) integerIntrinsic(op *core.Operation, name string) (func(x []num.Int) (num.Int, outcome), int, bool) {
	switch name {
	case "bitreverse":
		return func(x []num.Int) (num.Int, outcome) { return x[0].ReverseBits(), done }, 1, true
	case "bswap":
		return func(x []num.Int) (num.Int, outcome) { return x[0].ByteSwap(), done }, 1, true
	case "ctpop":
		return func(x []num.Int) (num.Int, outcome) { return num.NewInt(x[0].Width(), uint64(x[0].PopCount())), done }, 1, true
	case "ctlz", "cttz":
		leading, poison := name == "ctlz", false
		if v, ok := llvm.AsCountLeadingZerosOp(op); ok {
			poison = v.IsZeroPoison()
		} else if v, ok := llvm.AsCountTrailingZerosOp(op); ok {
			poison = v.IsZeroPoison()
		}
		return func(x []num.Int) (num.Int, outcome) {
			if x[0].IsZero() && poison {
				return x[0], makePoison
			}
			n := x[0].TrailingZeros()
			if leading {
				n = x[0].LeadingZeros()
			}
			return num.NewInt(x[0].Width(), uint64(n)), done
		}, 1, true
	case "abs":
		v, ok := llvm.AsAbsOp(op)
		poison := ok && v.IsIntMinPoison()
		return func(x []num.Int) (num.Int, outcome) {
			if poison && x[0].IsMinSigned() {
				return x[0], makePoison
			}
			return x[0].Abs(), done
		}, 1, true
	case "fshl", "fshr":
		left := name == "fshl"
		return func(x []num.Int) (num.Int, outcome) {
			w := x[0].Width()
			n := uint(x[2].URem(num.NewInt(w, uint64(w))).Uint64())
			both := x[0].Concat(x[1])
			if left {
				return both.Shl(n).LShr(w).Trunc(w), done
			}
			return both.LShr(n).Trunc(w), done
		}, 3, true
	}
	return nil, 0, false
}

// powi emits the power with an integer exponent, by repeated multiplication as compiler-rt does.
func (c *compiler) powi(op *core.Operation) bool {
	elem, _ := layout.ElementOf(op.Result(0).Type())
	leaves, _ := c.e.leaves(elem)
	sem := leaves[0].Sem
	exp := c.readAll(c.of(op.Operand(1)))
	ew := core.StorageWidth(op.Operand(1).Type())
	if sem == nil || ew == 0 || ew > 64 {
		return c.unsupported(op, "")
	}
	k := int(leaves[0].Words)
	return c.elementwise(op, func(out []int32, in [][]int32) bool {
		c.generic(out, concat(in[0], exp), func(m *machine, in, out []uint64) outcome {
			x, n := getFloat(sem, in[:k]), num.NewInt(ew, in[k]).Int64()
			putFloat(out, powInt(x, n))
			return done
		})
		return true
	})
}

func powInt(x num.Float, n int64) num.Float {
	r := num.FloatOne(x.Semantics())
	for b := n; ; {
		if b&1 != 0 {
			r = r.Mul(x)
		}
		if b /= 2; b == 0 {
			break
		}
		x = x.Mul(x)
	}
	if n < 0 {
		return num.FloatOne(x.Semantics()).Div(r)
	}
	return r
}

// isFPClass emits the test of a float's class.
func (c *compiler) isFPClass(op *core.Operation) bool {
	v := core.Must(llvm.AsIsFPClassOp(op))
	elem, _ := layout.ElementOf(op.Operand(0).Type())
	leaves, _ := c.e.leaves(elem)
	sem := leaves[0].Sem
	if sem == nil {
		return c.unsupported(op, "")
	}
	mask := uint64(v.Bit())
	return c.elementwise(op, func(out []int32, in [][]int32) bool {
		c.generic(out, in[0], func(m *machine, in, out []uint64) outcome {
			out[0] = boolWord(mask>>classOf(getFloat(sem, in))&1 != 0)
			return done
		})
		return true
	})
}

// classOf returns the number of a float's class: signaling and quiet NaN, then from negative to positive infinity.
func classOf(x num.Float) uint {
	n := uint(0)
	switch {
	case x.IsNaN() && x.IsSignaling():
		return 0
	case x.IsNaN():
		return 1
	case x.IsInf():
		n = 0
	case x.IsZero():
		n = 3
	case x.IsDenormal():
		n = 2
	default:
		n = 1
	}
	if x.IsNegative() {
		return 2 + n
	}
	return 9 - n
}

// memoryIntrinsic emits copying and filling memory.
func (c *compiler) memoryIntrinsic(op *core.Operation, name string) bool {
	in := concat(c.of(op.Operand(0)), c.of(op.Operand(1)))
	size := uint64(0)
	if op.NumOperands() > 2 {
		in = concat(in, c.of(op.Operand(2)))
	} else {
		a := read.Length(op)
		if a == nil {
			return c.unsupported(op, "")
		}
		size = a.Value().Uint64()
	}
	fill, apart := strings.HasPrefix(name, "memset"), strings.HasPrefix(name, "memcpy")
	c.generic(nil, in, func(m *machine, in, _ []uint64) outcome {
		n := size
		if len(in) > 2 {
			n = in[2]
		}
		if !fill {
			if err := overlap(in[0], in[1], n); apart && err != nil {
				return trapf(err)
			}
			if err := m.mem.copyBytes(in[0], in[1], n); err != nil {
				return trapf(err)
			}
			return done
		}
		if err := m.mem.fill(in[0], byte(in[1]), n); err != nil {
			return trapf(err)
		}
		return done
	}).strict = "'" + op.Name() + "' of a poison value"
	return true
}

// reduce emits a reduction of a vector.
func (c *compiler) reduce(op *core.Operation, kind string) bool {
	v := op.Operand(op.NumOperands() - 1)
	elem, n := layout.ElementOf(v.Type())
	leaves, ok := c.e.leaves(elem)
	if !ok || len(leaves) != 1 {
		return c.unsupported(op, "")
	}
	l := leaves[0]
	slots := c.readAll(c.of(v))
	var start []int32
	if op.NumOperands() == 2 {
		start = c.readAll(c.of(op.Operand(0)))
	}
	if !c.define(op.Result(0)) {
		return false
	}
	out := c.of(op.Result(0))
	k := int(l.Words)
	b, ok := reductionOp(kind)
	if !ok || (l.Kind == layout.Float) != (b.floats != nil) {
		return c.unsupported(op, "")
	}
	ints, floats := b.ints, b.floats
	c.generic(out, concat(start, slots), func(m *machine, in, out []uint64) outcome {
		count := n + len(start)/k
		if floats != nil {
			r := getFloat(l.Sem, in[:k])
			for i := 1; i < count; i++ {
				r = floats(r, getFloat(l.Sem, in[i*k:(i+1)*k]))
			}
			putFloat(out, r)
			return done
		}
		r := num.NewIntWords(l.Width, in[:k])
		for i := 1; i < count; i++ {
			r, _ = ints(r, num.NewIntWords(l.Width, in[i*k:(i+1)*k]))
		}
		putInt(out, r)
		return done
	})
	return true
}
