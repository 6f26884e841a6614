package engine

import (
	"math"

	"github.com/odsgen/ods/backend/layout"
	"github.com/odsgen/ods/backend/read"
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/num"
)

// masked emits the intrinsics that access memory where a mask says so, lane by lane.
func (c *compiler) masked(op *core.Operation, kind string) bool {
	store := kind == "store" || kind == "scatter" || kind == "compressstore"
	data, addr, mask := op.Operand(0), op.Operand(0), op.Operand(1)
	if store {
		addr, mask = op.Operand(1), op.Operand(2)
	} else {
		data = op.Result(0)
		if !c.define(data) {
			return false
		}
	}
	elem, n := layout.ElementOf(data.Type())
	leaves, _ := c.e.leaves(elem)
	if len(leaves) != 1 || c.e.layout.Bits(elem)%8 != 0 {
		return c.unsupported(op, " because of its element type")
	}
	l, size := &leaves[0], c.e.layout.SizeOf(elem)
	ptrs, lanes, vals := c.of(addr), c.of(mask), c.of(data)
	if len(lanes) != n {
		return c.unsupported(op, " because its mask has another number of elements")
	}
	each := len(vals) / n
	var through []int32
	if op.NumOperands() > 2 && !store {
		through = c.of(op.Operand(2))
	}
	// The packed forms step through memory only where the mask is set.
	next := ptrs[0]
	for i := range n {
		val := vals[i*each : (i+1)*each]
		p := ptrs[0]
		off := uint64(i) * size
		switch kind {
		case "gather", "scatter":
			p, off = ptrs[i], 0
		case "expandload", "compressstore":
			p, off = next, 0
			step := c.fresh()
			c.emit(instr{op: opIndex, dst: step, a: c.read(next), b: c.read(lanes[i]), imm: size})
			next = step
		}
		if store {
			c.maskedStore(l, p, lanes[i], off, val)
			continue
		}
		var old []int32
		if through != nil {
			old = through[i*each : (i+1)*each]
		} else {
			old = make([]int32, each)
			for k := range old {
				old[k] = undefSlot
			}
		}
		c.maskedLoad(l, p, lanes[i], off, val, old)
	}
	return true
}

// maskedLoad emits reading one lane.
func (c *compiler) maskedLoad(l *leaf, p, lane int32, off uint64, out, old []int32) {
	k := len(out)
	g := c.generic(out, concat([]int32{p, lane}, old), func(m *machine, in, out []uint64) outcome {
		switch {
		case m.inPoison(1, 1):
			return trapf(errorText("a lane of the mask is a poison value"))
		case in[1]&1 == 0 && m.inPoison(2, k):
			return makePoison
		case in[1]&1 == 0:
			copy(out, in[2:])
			return done
		case m.inPoison(0, 1):
			return trapf(errorText("reading through a poison pointer"))
		}
		data, undef, err := m.mem.bytes(in[0]+off, l.Bytes, false)
		if err != nil {
			return trapf(err)
		}
		for _, u := range undef {
			if u != 0 {
				return makePoison
			}
		}
		putInt(out, intOfBytes(uint(l.Bytes)*8, data).ZExtOrTrunc(l.Width))
		return done
	})
	g.poisonOK = true
}

// maskedStore emits writing one lane.
func (c *compiler) maskedStore(l *leaf, p, lane int32, off uint64, val []int32) {
	k := len(val)
	g := c.generic(nil, concat([]int32{p, lane}, val), func(m *machine, in, _ []uint64) outcome {
		switch {
		case m.inPoison(1, 1):
			return trapf(errorText("a lane of the mask is a poison value"))
		case in[1]&1 == 0:
			return done
		case m.inPoison(0, 1):
			return trapf(errorText("writing through a poison pointer"))
		}
		data, _, err := m.mem.bytes(in[0]+off, l.Bytes, true)
		if err != nil {
			return trapf(err)
		}
		putBytes(data, num.NewIntWords(l.Width, in[2:2+k]))
		m.mem.setUndef(in[0]+off, l.Bytes, m.poisonIn(2, k))
		return done
	})
	g.poisonOK = true
}

// vectorIntrinsic emits what only moves lanes around.
func (c *compiler) vectorIntrinsic(op *core.Operation, name string) bool {
	if name == "vector.deinterleave2" {
		elem, n := layout.ElementOf(op.Operand(0).Type())
		leaves, _ := c.e.leaves(elem)
		in, each := c.of(op.Operand(0)), int(wordsOf(leaves))
		var parts [2][]int32
		for i := range n {
			parts[i%2] = append(parts[i%2], in[i*each:(i+1)*each]...)
		}
		c.bind(op.Result(0), concat(parts[0], parts[1]))
		return true
	}
	_, n := layout.ElementOf(op.Result(0).Type())
	leaves, _ := c.e.leaves(op.Result(0).Type())
	each := int(wordsOf(leaves)) / n
	at, _ := read.Position(op)
	pos := int(at) * each
	var out []int32
	switch name {
	case "stepvector":
		for i := range n {
			out = append(out, c.word(uint64(i)&leaves[0].Mask()))
			for range each - 1 {
				out = append(out, c.word(0))
			}
		}
	case "vector.interleave2":
		a, b := c.of(op.Operand(0)), c.of(op.Operand(1))
		for i := 0; i < len(a); i += each {
			out = append(append(out, a[i:i+each]...), b[i:i+each]...)
		}
	case "vector.extract":
		in := c.of(op.Operand(0))
		if pos+n*each > len(in) {
			return c.unsupported(op, "")
		}
		out = append(out, in[pos:pos+n*each]...)
	default:
		part := c.of(op.Operand(1))
		out = append(out, c.of(op.Operand(0))...)
		if pos+len(part) > len(out) {
			return c.unsupported(op, "")
		}
		copy(out[pos:], part)
	}
	c.bind(op.Result(0), out)
	return true
}

// activeLanes emits the mask of the lanes whose number, added to a base, is below a bound.
func (c *compiler) activeLanes(op *core.Operation) bool {
	leaves, _ := c.e.leaves(op.Operand(0).Type())
	if len(leaves) != 1 || leaves[0].Words != 1 {
		return c.unsupported(op, "")
	}
	base, bound := c.one(op.Operand(0)), c.one(op.Operand(1))
	if !c.define(op.Result(0)) {
		return false
	}
	for i, s := range c.of(op.Result(0)) {
		c.generic([]int32{s}, []int32{base, bound}, func(_ *machine, in, out []uint64) outcome {
			sum := in[0] + uint64(i)
			out[0] = boolWord(sum >= in[0] && sum < in[1])
			return done
		})
	}
	return true
}

// twoResults emits a function of a float whose results are in a struct.
func (c *compiler) twoResults(op *core.Operation, name string) bool {
	elem, n := layout.ElementOf(op.Operand(0).Type())
	leaves, _ := c.e.leaves(elem)
	l := leaves[0]
	in := c.readAll(c.of(op.Operand(0)))
	if l.Kind != layout.Float || !c.define(op.Result(0)) {
		return c.unsupported(op, "")
	}
	out := c.of(op.Result(0))
	k := int(l.Words)
	second := (len(out) - n*k) / n
	all, _ := c.e.leaves(op.Result(0).Type())
	width := all[len(all)-1].Width
	for i := range n {
		slots := concat(out[i*k:(i+1)*k], out[n*k+i*second:n*k+(i+1)*second])
		c.generic(slots, in[i*k:(i+1)*k], func(_ *machine, in, out []uint64) outcome {
			x := getFloat(l.Sem, in)
			if name == "sincos" {
				putFloat(out[:k], num.Sin(x))
				putFloat(out[k:], num.Cos(x))
				return done
			}
			fr, e := frexp(x)
			putFloat(out[:k], fr)
			putInt(out[k:], num.NewSigned(width, int64(e)))
			return done
		})
	}
	return true
}

// frexp splits a float of at most 64 bits.
func frexp(x num.Float) (num.Float, int) {
	f, _ := x.ToFloat64()
	fr, e := math.Frexp(f)
	r, _ := num.FromDouble(x.Semantics(), fr)
	return r, e
}

// ldexp emits the product with a power of two.
func (c *compiler) ldexp(op *core.Operation) bool {
	elem, _ := layout.ElementOf(op.Result(0).Type())
	leaves, _ := c.e.leaves(elem)
	l := leaves[0]
	exp, _ := layout.ElementOf(op.Operand(1).Type())
	w, k := core.StorageWidth(exp), int(l.Words)
	if l.Kind != layout.Float || w == 0 || w > 64 {
		return c.unsupported(op, "")
	}
	return c.elementwise(op, func(out []int32, in [][]int32) bool {
		c.generic(out, concat(in[0], in[1]), func(_ *machine, in, out []uint64) outcome {
			n := min(max(num.NewInt(w, in[k]).Int64(), -1<<20), 1<<20)
			r, _ := getFloat(l.Sem, in[:k]).Scalbn(int(n), num.NearestTiesToEven)
			putFloat(out, r)
			return done
		})
		return true
	})
}

// threeWay emits a comparison whose result is -1, 0 or 1.
func (c *compiler) threeWay(op *core.Operation, signed bool) bool {
	elem, _ := layout.ElementOf(op.Operand(0).Type())
	to, _ := layout.ElementOf(op.Result(0).Type())
	leaves, _ := c.e.leaves(elem)
	l, k, w := leaves[0], int(leaves[0].Words), core.StorageWidth(to)
	if l.Kind != layout.Int || w == 0 {
		return c.unsupported(op, "")
	}
	return c.elementwise(op, func(out []int32, in [][]int32) bool {
		c.generic(out, concat(in[0], in[1]), func(_ *machine, in, out []uint64) outcome {
			x, y := num.NewIntWords(l.Width, in[:k]), num.NewIntWords(l.Width, in[k:])
			r := x.UCmp(y)
			if signed {
				r = x.SCmp(y)
			}
			putInt(out, num.NewSigned(w, int64(r)))
			return done
		})
		return true
	})
}

// roundToInt emits rounding to an integer, away from zero where two are equally near, or to the even one.
func (c *compiler) roundToInt(op *core.Operation, away bool) bool {
	leaves, _ := c.e.leaves(op.Operand(0).Type())
	w := core.StorageWidth(op.Result(0).Type())
	if len(leaves) != 1 || leaves[0].Kind != layout.Float || w == 0 {
		return c.unsupported(op, "")
	}
	l, mode := leaves[0], num.NearestTiesToEven
	if away {
		mode = num.NearestTiesToAway
	}
	return c.elementwise(op, func(out []int32, in [][]int32) bool {
		c.generic(out, in[0], func(_ *machine, in, out []uint64) outcome {
			r, _, st := getFloat(l.Sem, in).ToInt(w, true, mode)
			if st&num.InvalidOp != 0 {
				return makePoison
			}
			putInt(out, r)
			return done
		})
		return true
	})
}
