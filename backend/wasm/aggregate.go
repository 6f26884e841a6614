package wasm

import (
	"github.com/odsgen/ods/backend/layout"
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/generated/llvm"
)

// position returns the range of the parts of a part of an aggregate.
func (f *fn) position(t core.Type, position []int64) (from, to int, ok bool) {
	for _, p := range position {
		part, at, ok := f.m.types.partOf(t, int(p))
		if !ok {
			return 0, 0, false
		}
		t, from = part, from+at
	}
	l, ok := f.m.types.leaves(t)
	return from, from + partsOf(l), ok
}

func (f *fn) extractValue(op *core.Operation) bool {
	v := core.Must(llvm.AsExtractValueOp(op))
	from, to, ok := f.position(op.Operand(0).Type(), v.Position())
	if !ok {
		return f.unsupported(op, "")
	}
	f.forward(op.Result(0), f.of(op, 0)[from:to])
	return true
}

func (f *fn) insertValue(op *core.Operation) bool {
	v := core.Must(llvm.AsInsertValueOp(op))
	whole := append([]*expr(nil), f.of(op, 0)...)
	from, to, ok := f.position(op.Operand(0).Type(), v.Position())
	if !ok {
		return f.unsupported(op, "")
	}
	copy(whole[from:to], f.of(op, 1))
	f.forward(op.Result(0), whole)
	return true
}

// index returns the index of an element, as an integer of 32 bits that is large when the index is.
func (f *fn) index(op *core.Operation, i int) *expr {
	parts := f.of(op, i)
	x := parts[0]
	if x.typ == i64 && !x.isConst() {
		f.hold(x)
		x = f.pick(f.int(opLtU, x, const64(1<<31)), f.low(x), const32(1<<31))
	}
	return f.low(x)
}

func (f *fn) extractElement(op *core.Operation) bool {
	_, n := layout.ElementOf(op.Operand(0).Type())
	i := f.index(op, 1)
	if i.isConst() && i.imm >= uint64(n) {
		return f.zero(op)
	}
	if k, _, ok := f.m.types.vector(op.Operand(0).Type()); ok {
		f.define(op.Result(0), []*expr{f.extractLane(k, f.of(op, 0), i)})
		return true
	}
	vec := f.scalars(op, 0)
	each := len(vec) / n
	if i.isConst() {
		f.forward(op.Result(0), vec[int(i.imm)*each:(int(i.imm)+1)*each])
		return true
	}
	f.hold(i)
	out := append([]*expr(nil), vec[:each]...)
	for k := 1; k < n; k++ {
		for w := range out {
			out[w] = f.pick(f.int(opEq, i, const32(uint64(k))), vec[k*each+w], out[w])
		}
	}
	f.define(op.Result(0), out)
	return true
}

func (f *fn) insertElement(op *core.Operation) bool {
	vec, val := append([]*expr(nil), f.of(op, 0)...), f.of(op, 1)
	_, n := layout.ElementOf(op.Operand(0).Type())
	each := len(vec) / n
	i := f.index(op, 2)
	if i.isConst() {
		if i.imm < uint64(n) {
			copy(vec[int(i.imm)*each:], val)
		}
		f.forward(op.Result(0), vec)
		return true
	}
	f.hold(i)
	f.holdAll(val)
	for k := range vec {
		vec[k] = f.pick(f.int(opEq, i, const32(uint64(k/each))), val[k%each], vec[k])
	}
	f.define(op.Result(0), vec)
	return true
}

func (f *fn) shuffle(op *core.Operation) bool {
	v := core.Must(llvm.AsShuffleVectorOp(op))
	a, b := f.scalars(op, 0), f.scalars(op, 1)
	elem, n := layout.ElementOf(op.Operand(0).Type())
	each := len(a) / n
	zeros := f.zeros(elem)
	var out []*expr
	for _, m := range v.Mask() {
		for k := range each {
			switch i := int(m); {
			case i < 0 || i >= 2*n:
				out = append(out, zeros[k])
			case i < n:
				out = append(out, a[i*each+k])
			default:
				out = append(out, b[(i-n)*each+k])
			}
		}
	}
	if r := op.Result(0); f.m.types.isVector(r.Type()) {
		f.define(r, f.gather(r.Type(), out))
		return true
	}
	f.forward(op.Result(0), out)
	return true
}
