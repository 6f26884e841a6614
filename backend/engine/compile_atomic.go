package engine

import (
	"github.com/odsgen/ods/backend/layout"
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/num"
	"github.com/odsgen/ods/generated/llvm"
)

// atomics are the operations of atomicrmw by the names of those that compute the same; xchg is not among them.
var atomics = map[llvm.AtomicBinOp]string{
	llvm.AtomicBinOpAdd: "add", llvm.AtomicBinOpSub: "sub", llvm.AtomicBinOpAnd: "and", llvm.AtomicBinOpOr: "or",
	llvm.AtomicBinOpXor: "xor",
	llvm.AtomicBinOpMax: "smax", llvm.AtomicBinOpMin: "smin", llvm.AtomicBinOpUmax: "umax", llvm.AtomicBinOpUmin: "umin",
	llvm.AtomicBinOpUsubSat: "usub.sat", llvm.AtomicBinOpFadd: "fadd", llvm.AtomicBinOpFsub: "fsub",
	llvm.AtomicBinOpFmax: "maxnum", llvm.AtomicBinOpFmin: "minnum", llvm.AtomicBinOpFmaximum: "maximum",
	llvm.AtomicBinOpFminimum: "minimum",
}

// atomicOp returns how an operation of atomicrmw is executed.
func atomicOp(o llvm.AtomicBinOp) (binaryOp, bool) {
	name := atomics[o]
	if b, ok := binaryOps(name); ok {
		return b, true
	}
	if f, ok := intBinaries(name); ok {
		return binaryOp{ints: f}, true
	}
	if f := binaryMath(name); f != nil {
		return binaryOp{floats: f}, true
	}
	var f func(x, y num.Int) num.Int
	switch o {
	case llvm.AtomicBinOpNand:
		f = func(x, y num.Int) num.Int { return x.And(y).Not() }
	case llvm.AtomicBinOpUincWrap:
		f = func(x, y num.Int) num.Int {
			return pick(x.UCmp(y) >= 0, num.Zero(x.Width()), x.Add(num.NewInt(x.Width(), 1)))
		}
	case llvm.AtomicBinOpUdecWrap:
		f = func(x, y num.Int) num.Int {
			return pick(x.IsZero() || x.UCmp(y) > 0, y, x.Sub(num.NewInt(x.Width(), 1)))
		}
	case llvm.AtomicBinOpUsubCond:
		f = func(x, y num.Int) num.Int { return pick(x.UCmp(y) >= 0, x.Sub(y), x) }
	default:
		return binaryOp{}, false
	}
	return binaryOp{ints: intBinary(f)}, true
}

// atomicRMW emits a load, the operation and a store. One goroutine executes everything, so nothing comes in between.
func (c *compiler) atomicRMW(op *core.Operation) bool {
	v := core.Must(llvm.AsAtomicRMWOp(op))
	t := v.Res().Type()
	if !c.load(op, v.Ptr(), v.Res()) {
		return false
	}
	p, align := c.one(v.Ptr()), c.alignment(op, t)
	if v.BinOp() == llvm.AtomicBinOpXchg {
		c.storeSlots(p, align, t, c.of(v.Val()))
		return true
	}
	b, ok := atomicOp(v.BinOp())
	elem, n := layout.ElementOf(t)
	leaves, _ := c.e.leaves(elem)
	if !ok || (leaves[0].Kind == layout.Float) != (b.floats != nil) {
		return c.unsupported(op, "")
	}
	old, val := c.of(v.Res()), c.of(v.Val())
	sum := c.freshSlots(len(old))
	each := len(old) / n
	for i := range n {
		at, end := i*each, (i+1)*each
		c.binaryElement(&leaves[0], b, sum[at:end], [][]int32{old[at:end], val[at:end]}, 0, false)
	}
	c.storeSlots(p, align, t, sum)
	return true
}

// freshSlots returns new slots.
func (c *compiler) freshSlots(n int) []int32 {
	s := make([]int32, n)
	for i := range s {
		s[i] = c.fresh()
	}
	return s
}

// compareExchange emits a load, a comparison, and a store of the old or the new value.
func (c *compiler) compareExchange(op *core.Operation) bool {
	v := core.Must(llvm.AsAtomicCmpXchgOp(op))
	t := v.Val().Type()
	leaves, ok := c.e.leaves(t)
	if !ok || len(leaves) != 1 {
		return c.unsupported(op, "")
	}
	p, align := c.one(v.Ptr()), c.alignment(op, t)
	old := c.freshSlots(int(leaves[0].Words))
	c.loadSlots(p, align, t, old)
	same := c.fresh()
	for i, s := range old {
		if i == 0 {
			c.emit(instr{op: opEq, dst: same, a: s, b: c.read(c.of(v.Cmp())[0])})
			continue
		}
		also := c.fresh()
		c.emit(instr{op: opEq, dst: also, a: s, b: c.read(c.of(v.Cmp())[i])})
		c.emit(instr{op: opAnd, dst: same, a: same, b: also})
	}
	stored := c.freshSlots(len(old))
	for i := range stored {
		c.emit(instr{op: opSelect, dst: stored[i], a: same, b: c.read(c.of(v.Val())[i]), c: old[i]})
	}
	c.storeSlots(p, align, t, stored)
	c.bind(op.Result(0), append(old, same))
	return true
}
