package engine

import (
	"github.com/odsgen/ods/backend/layout"
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/num"
	"github.com/odsgen/ods/generated/llvm"
)

// position returns the slots of a part of an aggregate.
func (c *compiler) position(t core.Type, slots []int32, position []int64) (core.Type, []int32, bool) {
	for _, p := range position {
		part, at, ok := c.e.partOf(t, int(p))
		if !ok {
			return nil, nil, false
		}
		l, ok := c.e.leaves(part)
		if !ok {
			return nil, nil, false
		}
		t, slots = part, slots[at:at+wordsOf(l)]
	}
	return t, slots, true
}

func (c *compiler) extract(op *core.Operation, position []int64) bool {
	_, part, ok := c.position(op.Operand(0).Type(), c.of(op.Operand(0)), position)
	if !ok {
		return c.unsupported(op, "")
	}
	c.bind(op.Result(0), part)
	return true
}

func (c *compiler) insert(op *core.Operation, position []int64) bool {
	whole := append([]int32(nil), c.of(op.Operand(0))...)
	_, part, ok := c.position(op.Operand(0).Type(), whole, position)
	if !ok {
		return c.unsupported(op, "")
	}
	copy(part, c.of(op.Operand(1)))
	c.bind(op.Result(0), whole)
	return true
}

// constantWord returns the value of a slot that is a constant.
func (c *compiler) constantWord(slot int32) (uint64, bool) {
	if slot < undefSlot && slot != c.undef {
		return c.f.consts[constIndex(slot)], true
	}
	return 0, false
}

func (c *compiler) extractElement(op *core.Operation) bool {
	vec, idx := c.of(op.Operand(0)), c.of(op.Operand(1))
	_, n := layout.ElementOf(op.Operand(0).Type())
	each := len(vec) / n
	if i, ok := c.constantWord(idx[0]); ok && len(idx) == 1 {
		part := make([]int32, each)
		for k := range part {
			part[k] = undefSlot
			if i < uint64(n) {
				part[k] = vec[int(i)*each+k]
			}
		}
		c.bind(op.Result(0), part)
		return true
	}
	in := concat(idx, vec)
	k := len(idx)
	if !c.define(op.Result(0)) {
		return false
	}
	g := c.generic(c.of(op.Result(0)), in, func(m *machine, in, out []uint64) outcome {
		i := in[0]
		for _, w := range in[1:k] {
			if w != 0 {
				i = uint64(n)
			}
		}
		if m.inPoison(0, k) || i >= uint64(n) || m.inPoison(k+int(i)*each, each) {
			return makePoison
		}
		copy(out, in[k+int(i)*each:])
		return done
	})
	g.poisonOK = true
	return true
}

func (c *compiler) insertElement(op *core.Operation) bool {
	vec, val, idx := c.of(op.Operand(0)), c.of(op.Operand(1)), c.of(op.Operand(2))
	_, n := layout.ElementOf(op.Operand(0).Type())
	each := len(vec) / n
	if i, ok := c.constantWord(idx[0]); ok && len(idx) == 1 {
		whole := append([]int32(nil), vec...)
		for k := range whole {
			if i >= uint64(n) {
				whole[k] = undefSlot
			} else if k/each == int(i) {
				whole[k] = val[k%each]
			}
		}
		c.bind(op.Result(0), whole)
		return true
	}
	vec, val, idx = c.readAll(vec), c.readAll(val), c.readAll(idx)
	if !c.define(op.Result(0)) {
		return false
	}
	// Each element is the new one where the index says so; all are poison where there is no such element.
	inside := c.fresh()
	c.generic([]int32{inside}, idx, func(_ *machine, in, out []uint64) outcome {
		i := num.NewIntWords(uint(len(in))*64, in)
		out[0] = boolWord(i.LimitedValue(uint64(n)) < uint64(n))
		return done
	})
	out := c.of(op.Result(0))
	for i := range n {
		is, part := c.fresh(), c.freshSlots(each)
		c.emit(instr{op: opEq, dst: is, a: idx[0], b: c.word(uint64(i))})
		c.choose(part, is, val, vec[i*each:(i+1)*each])
		c.choose(out[i*each:(i+1)*each], inside, part, nil)
	}
	return true
}

func (c *compiler) shuffle(op *core.Operation) bool {
	v := core.Must(llvm.AsShuffleVectorOp(op))
	a, b := c.of(op.Operand(0)), c.of(op.Operand(1))
	_, n := layout.ElementOf(op.Operand(0).Type())
	each := len(a) / n
	var out []int32
	for _, m := range v.Mask() {
		for k := range each {
			switch i := int(m); {
			case i < 0 || i >= 2*n:
				out = append(out, undefSlot)
			case i < n:
				out = append(out, a[i*each+k])
			default:
				out = append(out, b[(i-n)*each+k])
			}
		}
	}
	c.bind(op.Result(0), out)
	return true
}
