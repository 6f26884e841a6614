package wasm

import (
	"strings"

	"github.com/odsgen/ods/backend/layout"
	"github.com/odsgen/ods/core"
)

// vectorIntrinsic translates intrinsics of vectors; what only computes is else done by the host.
func (f *fn) vectorIntrinsic(op *core.Operation, name string) bool {
	if kind, ok := strings.CutPrefix(name, "vector.reduce."); ok {
		return f.reduce(op, kind)
	}
	if kind, ok := strings.CutPrefix(name, "masked."); ok {
		return f.masked(op, kind)
	}
	return f.host(op)
}

// reductions are the operations that reductions repeat.
var reductions = map[string]opcode{"add": opAdd, "mul": opMul, "and": opAnd, "or": opOr, "xor": opXor}

var floatReductions = map[string]opcode{"fadd": opFAdd, "fmul": opFMul, "fmaximum": opFMax, "fminimum": opFMin}

// reduce reduces a vector in the order of its elements.
func (f *fn) reduce(op *core.Operation, kind string) bool {
	v := op.Operand(op.NumOperands() - 1)
	l, n, ok := f.leafOf(v.Type())
	if !ok {
		return f.unsupported(op, "")
	}
	parts := f.scalars(op, op.NumOperands()-1)
	each := l.parts()
	acc, from := parts[:each], 1
	if op.NumOperands() == 2 {
		acc, from = f.of(op, 0), 0
	}
	for i := from; i < n; i++ {
		x := parts[i*each : (i+1)*each]
		next := f.combine(kind, l, acc, x)
		if next == nil {
			return f.host(op)
		}
		acc = next
	}
	f.forward(op.Result(0), acc)
	return true
}

// combine builds one step of a reduction; nil when it cannot.
func (f *fn) combine(kind string, l *leaf, x, y []*expr) []*expr {
	if o, ok := reductions[kind]; ok {
		return f.integer(o, l, x, y)
	}
	switch kind {
	case "smax", "smin", "umax", "umin":
		o := map[string]opcode{"smax": opGtS, "smin": opLtS, "umax": opGtU, "umin": opLtU}[kind]
		x, y = f.holdAll(x), f.holdAll(y)
		c := f.hold(f.compare(o, l, x, y))
		out := make([]*expr, len(x))
		for i := range x {
			out[i] = f.pick(c, x[i], y[i])
		}
		return out
	}
	if !l.isFloat() {
		return nil
	}
	t := l.val()
	if o, ok := floatReductions[kind]; ok {
		return []*expr{f.bin(floatOp(o, t), t, x[0], y[0])}
	}
	switch kind {
	case "fmax":
		return []*expr{f.number(opFMax, t, x[0], y[0])}
	case "fmin":
		return []*expr{f.number(opFMin, t, x[0], y[0])}
	}
	return nil
}

// masked accesses memory where a mask says so, lane by lane.
func (f *fn) masked(op *core.Operation, kind string) bool {
	store := kind == "store" || kind == "scatter" || kind == "compressstore"
	var typ core.Type
	addr, mask := 0, 1
	if store {
		addr, mask, typ = 1, 2, op.Operand(0).Type()
	} else {
		typ = op.Result(0).Type()
	}
	elem, n := layout.ElementOf(typ)
	l, _, ok := f.leafOf(typ)
	if !ok || f.m.types.layout.Bits(elem)%8 != 0 {
		return f.unsupported(op, " because of its element type")
	}
	if (kind == "load" || kind == "store") && !f.checks() && f.maskedWhole(op, typ, addr, mask, store) {
		return true
	}
	size, each := f.m.types.layout.SizeOf(elem), l.parts()
	ptrs, lanes := f.holdAll(f.of(op, addr)), f.holdAll(f.of(op, mask))
	var vals []*expr
	switch {
	case store:
		vals = f.holdAll(f.scalars(op, 0))
	case op.NumOperands() > 2:
		vals = f.holdAll(f.scalars(op, 2))
	default:
		vals = f.spread(typ, f.zeros(typ))
	}
	f.flush()
	next := ptrs[0]
	var out []*expr
	for i := range n {
		p := ptrs[min(i, len(ptrs)-1)]
		switch kind {
		case "load", "store":
			p = f.offset(ptrs[0], uint64(i)*size, true)
		case "expandload", "compressstore":
			// The packed forms step through memory only where the mask is set.
			p = next
			next = f.hold(f.int(opAdd, next, f.int(opMul, f.mask(lanes[i], 1), const32(size))))
		}
		out = append(out, f.lane(lanes[i], p, elem, vals[i*each:(i+1)*each], store)...)
	}
	if !store {
		f.define(op.Result(0), f.gather(typ, out))
	}
	return true
}

// lane accesses one element where a mask is set. A lane that is read has its old value otherwise.
func (f *fn) lane(mask, p *expr, elem core.Type, vals []*expr, store bool) []*expr {
	var to []int
	if !store {
		for _, x := range vals {
			n := f.local(x.typ)
			f.set(n, x)
			to = append(to, n)
		}
	}
	f.write(f.use(f.mask(mask, 1)))
	f.op(opIf)
	f.code.bytes = append(f.code.bytes, emptyBlock)
	var out []*expr
	if store {
		f.storeType(p, vals, elem, 0)
	} else {
		for i, x := range f.loadType(p, elem, 0) {
			f.set(to[i], x)
		}
	}
	f.op(opEnd)
	for i, n := range to {
		x := f.get(n)
		x.bits = max(vals[i].bits, uint8(sizeOf(x.typ)))
		out = append(out, x)
	}
	return out
}

// maskedWhole accesses a vector of 128 bits or several as a whole when all of its mask is set, and else lane by lane.
func (f *fn) maskedWhole(op *core.Operation, typ core.Type, addr, mask int, store bool) bool {
	k, _, ok := f.m.types.vector(typ)
	m, isMask := f.masks[op.Operand(mask)]
	if !ok || !isMask {
		return false
	}
	p, align := f.one(op, addr), f.alignment(op, typ)
	vals := f.zeros(typ)
	if store {
		vals = f.of(op, 0)
	} else if op.NumOperands() > 2 {
		vals = f.of(op, 2)
	}
	// What both ways need has to be computed before them.
	f.spill(p)
	for _, x := range vals {
		f.spill(x)
	}
	all := m.parts[0]
	for _, x := range m.parts[1:] {
		all = f.bin(opVAnd, v128, all, x)
	}
	f.flush()
	f.write(f.un(m.lane.allTrue(), i32, all))
	f.op(opIf)
	f.code.bytes = append(f.code.bytes, emptyBlock)
	var to []int
	if store {
		f.storeType(p, vals, typ, align)
	} else {
		for _, x := range f.loadType(p, typ, align) {
			to = append(to, f.local(v128))
			f.set(to[len(to)-1], x)
		}
	}
	f.op(opElse)
	elem, _ := layout.ElementOf(typ)
	truths := f.of(op, mask)
	var out []*expr
	for i, x := range f.spread(typ, vals) {
		at := f.offset(p, uint64(i)*uint64(k.width()/8), true)
		out = append(out, f.lane(truths[i], at, elem, []*expr{x}, store)...)
	}
	if !store {
		for i, x := range f.gather(typ, out) {
			f.set(to[i], x)
		}
	}
	f.op(opEnd)
	var parts []*expr
	for _, n := range to {
		parts = append(parts, f.get(n))
	}
	if !store {
		f.vals[op.Result(0)] = parts
	}
	return true
}
