package engine

import (
	"strings"

	"github.com/odsgen/ods/backend/layout"
	"github.com/odsgen/ods/backend/read"
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/num"
)

// Vector predication: the last operands are a mask and a length, and lanes after the length or without the mask are
// not computed. Their operands are replaced by one, with which no operation traps, and their results are poison.

// predicated emits an intrinsic of vector predication.
func (c *compiler) predicated(op *core.Operation, kind string) bool {
	lastOperand := op.NumOperands() - 1
	if lastOperand < 2 {
		return c.unsupported(op, "")
	}
	if kind == "select" || kind == "merge" {
		return c.predicatedChoice(op, kind == "merge")
	}
	lanes := c.activeMask(op, c.of(op.Operand(lastOperand-1)), c.of(op.Operand(lastOperand)))
	if reduction, ok := strings.CutPrefix(kind, "reduce."); ok {
		return c.predicatedReduction(op, reduction, lanes)
	}
	switch kind {
	case "load", "store", "strided.load", "strided.store":
		return c.predicatedMemory(op, strings.HasSuffix(kind, "store"), strings.HasPrefix(kind, "strided"), lanes)
	}
	lane, ok := c.laneEmitter(op, kind)
	if !ok || op.NumResults() != 1 || !c.define(op.Result(0)) {
		return c.unsupported(op, "")
	}
	out := c.of(op.Result(0))
	w := len(out) / len(lanes)
	one := c.word(1)
	for i, active := range lanes {
		in := make([][]int32, lastOperand-1)
		for k := range in {
			s := c.of(op.Operand(k))
			each := len(s) / len(lanes)
			in[k] = c.freshSlots(each)
			for j := range in[k] {
				c.emit(instr{op: opSelect, dst: in[k][j], a: active, b: c.read(s[i*each+j]), c: one})
			}
		}
		part := c.freshSlots(w)
		if !lane(part, in) {
			return false
		}
		c.choose(out[i*w:(i+1)*w], active, part, nil)
	}
	return true
}

// choose emits a choice between scalars; nil stands for poison.
func (c *compiler) choose(out []int32, cond int32, yes, no []int32) {
	for i := range out {
		other := int32(undefSlot)
		if no != nil {
			other = no[i]
		}
		c.emit(instr{op: opSelect, dst: out[i], a: c.read(cond), b: c.read(yes[i]), c: c.read(other)})
	}
}

// activeMask emits which lanes are computed. A length beyond the end of the vector is undefined behaviour.
func (c *compiler) activeMask(op *core.Operation, mask, length []int32) []int32 {
	n := uint64(len(mask))
	c.generic(nil, length, func(_ *machine, in, _ []uint64) outcome {
		if in[0] > n {
			return trapf(errorText("the length of '" + op.Name() + "' exceeds that of its vectors"))
		}
		return done
	}).strict = "the length of '" + op.Name() + "' is a poison value"
	lanes := make([]int32, n)
	for i := range lanes {
		lanes[i] = c.fresh()
		c.emit(instr{op: opUlt, dst: lanes[i], a: c.word(uint64(i)), b: c.read(length[0]), aux: 32})
		if mask[i] != c.word(1) {
			// A choice, because a poison mask does not count after the length.
			and := c.fresh()
			c.emit(instr{op: opSelect, dst: and, a: lanes[i], b: c.read(mask[i]), c: c.word(0)})
			lanes[i] = and
		}
	}
	return lanes
}

// laneEmitter returns what emits one lane of an elementwise operation.
func (c *compiler) laneEmitter(op *core.Operation, kind string) (func(out []int32, in [][]int32) bool, bool) {
	if op.NumResults() != 1 {
		return nil, false
	}
	from, _ := layout.ElementOf(op.Operand(0).Type())
	to, _ := layout.ElementOf(op.Result(0).Type())
	src, ok1 := c.e.leaves(from)
	dst, ok2 := c.e.leaves(to)
	if !ok1 || !ok2 || len(src) != 1 || len(dst) != 1 {
		return nil, false
	}
	floats := func(f func(x []num.Float) num.Float) (func(out []int32, in [][]int32) bool, bool) {
		return func(out []int32, in [][]int32) bool {
			c.floatGeneric(src[0].Sem, out, in, f)
			return true
		}, src[0].Kind == layout.Float
	}
	if read.IsConversion(kind) {
		return func(out []int32, in [][]int32) bool {
			return c.castElement(op, kind, &src[0], &dst[0], out, in[0], 0, false)
		}, true
	}
	switch kind {
	case "fneg":
		return floats(func(x []num.Float) num.Float { return x[0].Neg() })
	case "fma":
		return floats(fusedMultiplyAdd)
	case "fmuladd":
		return floats(multiplyAdd)
	}
	b, ok := binaryOps(kind)
	if f, isInt := intBinaries(kind); !ok && isInt {
		b, ok = binaryOp{ints: f}, true
	}
	return func(out []int32, in [][]int32) bool {
		c.binaryElement(&src[0], b, out, in, 0, false)
		return true
	}, ok && (src[0].Kind == layout.Float) == (b.floats != nil)
}

func fusedMultiplyAdd(x []num.Float) num.Float { return x[0].FMA(x[1], x[2]) }

// multiplyAdd does not fuse. LLVM may or may not; the targets that are compared with do not.
func multiplyAdd(x []num.Float) num.Float { return x[0].Mul(x[1]).Add(x[2]) }

// predicatedChoice emits a select, whose lanes after the length are poison, or a merge, where they are those of the
// second vector.
func (c *compiler) predicatedChoice(op *core.Operation, merge bool) bool {
	cond, yes, no := c.of(op.Operand(0)), c.of(op.Operand(1)), c.of(op.Operand(2))
	if !c.define(op.Result(0)) {
		return false
	}
	out := c.of(op.Result(0))
	all := make([]int32, len(cond))
	for i := range all {
		all[i] = c.word(1)
	}
	each := len(out) / len(cond)
	for i, inside := range c.activeMask(op, all, c.of(op.Operand(3))) {
		at, end := i*each, (i+1)*each
		part := c.freshSlots(each)
		c.choose(part, cond[i], yes[at:end], no[at:end])
		if merge {
			c.choose(out[at:end], inside, part, no[at:end])
		} else {
			c.choose(out[at:end], inside, part, nil)
		}
	}
	return true
}

// predicatedReduction emits a reduction in the order of the lanes.
func (c *compiler) predicatedReduction(op *core.Operation, kind string, lanes []int32) bool {
	leaves, ok := c.e.leaves(op.Result(0).Type())
	if !ok || len(leaves) != 1 {
		return c.unsupported(op, "")
	}
	b, ok := reductionOp(kind)
	if !ok || (leaves[0].Kind == layout.Float) != (b.floats != nil) {
		return c.unsupported(op, "")
	}
	acc, vec := c.of(op.Operand(0)), c.of(op.Operand(1))
	for i, active := range lanes {
		each := len(acc)
		sum, next := c.freshSlots(each), c.freshSlots(each)
		c.binaryElement(&leaves[0], b, sum, [][]int32{acc, vec[i*each : (i+1)*each]}, 0, false)
		c.choose(next, active, sum, acc)
		acc = next
	}
	c.bind(op.Result(0), acc)
	return true
}

// reductionOp returns the operation that a reduction repeats.
func reductionOp(kind string) (binaryOp, bool) {
	switch kind {
	case "add", "mul", "and", "or", "xor", "fadd", "fmul":
		return binaryOps(kind)
	case "smax", "smin", "umax", "umin":
		f, ok := intBinaries(kind)
		return binaryOp{ints: f}, ok
	case "fmax":
		return binaryOp{floats: num.Float.MaxNum}, true
	case "fmin":
		return binaryOp{floats: num.Float.MinNum}, true
	case "fmaximum":
		return binaryOp{floats: num.Float.Maximum}, true
	case "fminimum":
		return binaryOp{floats: num.Float.Minimum}, true
	}
	return binaryOp{}, false
}

// predicatedMemory emits accesses to memory lane by lane, a number of bytes apart when they are strided.
func (c *compiler) predicatedMemory(op *core.Operation, store, strided bool, lanes []int32) bool {
	data, next := op.Operand(0), 1
	if !store {
		data, next = op.Result(0), 0
		if !c.define(data) {
			return false
		}
	}
	elem, n := layout.ElementOf(data.Type())
	leaves, ok := c.e.leaves(elem)
	if !ok || len(leaves) != 1 || c.e.layout.Bits(elem)%8 != 0 || n != len(lanes) {
		return c.unsupported(op, " because of its element type")
	}
	p := c.one(op.Operand(next))
	var stride int32
	if strided {
		v := op.Operand(next + 1)
		stride = c.one(v)
		if w := core.StorageWidth(v.Type()); w < 64 {
			wide := c.fresh()
			c.emit(instr{op: opSExt, dst: wide, a: stride, aux: uint8(64 - w), imm: ^uint64(0)})
			stride = wide
		}
	}
	vals, size := c.of(data), c.e.layout.SizeOf(elem)
	each := len(vals) / n
	for i, active := range lanes {
		at, off := p, uint64(i)*size
		if strided {
			at, off = c.fresh(), 0
			c.emit(instr{op: opIndex, dst: at, a: p, b: stride, imm: uint64(i)})
		}
		val := vals[i*each : (i+1)*each]
		if store {
			c.maskedStore(&leaves[0], at, active, off, val)
			continue
		}
		old := make([]int32, each)
		for k := range old {
			old[k] = undefSlot
		}
		c.maskedLoad(&leaves[0], at, active, off, val, old)
	}
	return true
}
