package wasm

import (
	"encoding/binary"
	"slices"

	"github.com/odsgen/ods/backend/layout"
	"github.com/odsgen/ods/core"
)

// Vectors whose bits are a multiple of 128, with elements that instructions have lanes of, are vectors of 128 bits.
// Operations that have no instruction on lanes take them apart into scalars and join these again.
//
// Vectors of truth values are scalars, but a comparison makes a mask: vectors with lanes as wide as those that were
// compared, with all bits set or none. What knows masks takes it as it is; for others each truth value is a lane.

// mask is a vector of truth values as lanes of integers, 0 or -1. Its parts are simple.
type mask struct {
	lane  lane
	parts []*expr
}

// value returns the parts of a value.
func (f *fn) value(v *core.Value) []*expr {
	m, ok := f.masks[v]
	if !ok {
		return f.vals[v]
	}
	var out []*expr
	for _, x := range m.parts {
		for i := range m.lane.count() {
			out = append(out, f.truth(m.lane, x, i))
		}
	}
	return out
}

// truth returns a lane of a mask as a truth value.
func (f *fn) truth(k lane, x *expr, i int) *expr {
	if k == i64x2 {
		k, i = i32x4, 2*i
	}
	return f.flag(f.laneAt(k, x, i))
}

// scalars returns the scalars of an operand.
func (f *fn) scalars(op *core.Operation, i int) []*expr {
	v := op.Operand(i)
	return f.spread(v.Type(), f.value(v))
}

// spread returns the scalars of a value of a type, of its parts.
func (f *fn) spread(t core.Type, parts []*expr) []*expr {
	if !slices.ContainsFunc(parts, func(x *expr) bool { return x.typ == v128 }) {
		return parts
	}
	leaves, _ := f.m.types.leaves(t)
	var out []*expr
	at := 0
	for i := range leaves {
		if n := leaves[i].parts(); leaves[i].Kind != layout.Lanes {
			out = append(out, parts[at:at+n]...)
			at += n
			continue
		}
		out = append(out, f.lanes(leaves[i].lane, parts[at])...)
		at++
	}
	return out
}

// gather returns the parts of a value of a type, of its scalars.
func (f *fn) gather(t core.Type, scalars []*expr) []*expr {
	leaves, _ := f.m.types.leaves(t)
	if partsOf(leaves) == len(scalars) {
		return scalars
	}
	var out []*expr
	at := 0
	for i := range leaves {
		n := leaves[i].parts()
		if leaves[i].Kind != layout.Lanes {
			out = append(out, scalars[at:at+n]...)
			at += n
			continue
		}
		n = leaves[i].lane.count()
		out = append(out, f.join(leaves[i].lane, scalars[at:at+n]))
		at += n
	}
	return out
}

// laneAt returns a lane of a vector.
func (f *fn) laneAt(k lane, x *expr, i int) *expr {
	if x.op == opVConst {
		return constant(k.val(), laneBits(k, x, i))
	}
	x = f.un(k.extract(), k.val(), x)
	x.imm, x.bits = uint64(i), uint8(k.width())
	return x
}

// laneBits returns the bits of a lane of a constant.
func laneBits(k lane, x *expr, i int) uint64 {
	w, word := k.width(), x.imm
	at := uint(i) * w
	if at >= 64 {
		at, word = at-64, x.high
	}
	return word >> at & (^uint64(0) >> (64 - w))
}

// lanes returns all lanes of a vector.
func (f *fn) lanes(k lane, x *expr) []*expr {
	if list := f.apart(k, x); list != nil {
		return list
	}
	f.hold(x)
	out := make([]*expr, k.count())
	for i := range out {
		out[i] = f.laneAt(k, x, i)
	}
	return out
}

// apart returns the scalars that an expression joins, which is not needed any more then. It returns nil when the
// expression does something else.
func (f *fn) apart(k lane, x *expr) []*expr {
	out := make([]*expr, k.count())
	switch {
	case x.op == opVConst:
		for i := range out {
			out[i] = f.laneAt(k, x, i)
		}
	case x.used:
		return nil
	case x.op == k.splat():
		f.spill(x.args[0])
		for i := range out {
			out[i] = x.args[0]
		}
	case x.op == k.replace():
		out = f.lanes(k, reuse(x.args[0]))
		out[x.imm] = reuse(x.args[1])
	default:
		return nil
	}
	x.used = true
	return out
}

// join makes a vector of scalars.
func (f *fn) join(k lane, list []*expr) *expr {
	first := list[0]
	if first.op == k.extract() && f.whole(k, list) {
		return first.args[0]
	}
	base, same := make([]byte, 16), 0
	var variable []int
	for i, x := range list {
		if x == first || x.op == opLocalGet && first.op == opLocalGet && x.imm == first.imm {
			same++
		}
		if !x.isConst() {
			variable = append(variable, i)
			continue
		}
		var word [8]byte
		binary.LittleEndian.PutUint64(word[:], x.imm)
		copy(base[i*16/len(list):(i+1)*16/len(list)], word[:])
	}
	acc := vectorConst(base)
	if same > 1 && !first.isConst() || len(variable) == len(list) {
		acc = f.un(k.splat(), v128, first)
	}
	if same == len(list) {
		return acc
	}
	splat := acc.op == k.splat()
	for i, x := range list {
		if splat && (x == first || x.op == opLocalGet && first.op == opLocalGet && x.imm == first.imm) || !splat && x.isConst() {
			continue
		}
		acc = f.replace(k, acc, i, x)
	}
	return acc
}

// whole reports whether scalars are the lanes of one vector in order, which is in a local. They are not needed then.
func (f *fn) whole(k lane, list []*expr) bool {
	for i, x := range list {
		if x.op != k.extract() || x.imm != uint64(i) || x.used || x.args[0].op != opLocalGet || x.args[0].imm != list[0].args[0].imm {
			return false
		}
	}
	return true
}

// replace returns a vector with another scalar in a lane.
func (f *fn) replace(k lane, vec *expr, i int, x *expr) *expr {
	out := f.bin(k.replace(), v128, vec, x)
	out.imm = uint64(i)
	return out
}

// vectorConst returns a vector with these bytes.
func vectorConst(b []byte) *expr {
	return &expr{op: opVConst, typ: v128, bits: 128, imm: binary.LittleEndian.Uint64(b), high: binary.LittleEndian.Uint64(b[8:])}
}

// splatConst returns a vector with these bits in each lane.
func splatConst(k lane, bits uint64) *expr {
	bits &= ^uint64(0) >> (64 - k.width())
	for w := k.width(); w < 64; w *= 2 {
		bits |= bits << w
	}
	return &expr{op: opVConst, typ: v128, bits: 128, imm: bits, high: bits}
}

// shuffled returns a vector whose lanes are those with these numbers of two vectors, one after the other.
func (f *fn) shuffled(k lane, a, b *expr, from []int) *expr {
	size := int(k.width() / 8)
	var bytes []byte
	for _, i := range from {
		for n := range size {
			bytes = append(bytes, byte(i*size+n))
		}
	}
	x := f.bin(opVShuffle, v128, a, b)
	x.imm, x.high = binary.LittleEndian.Uint64(bytes), binary.LittleEndian.Uint64(bytes[8:])
	return x
}

// three builds an expression of three operands.
func (f *fn) three(o opcode, t valType, a, b, c *expr) *expr {
	a, b, c = f.use(a), f.use(b), f.use(c)
	return &expr{op: o, typ: t, args: [3]*expr{a, b, c}, bits: uint8(sizeOf(t)), reads: a.reads || b.reads || c.reads}
}

// pickLanes returns the lanes of a where a mask is set, and those of b elsewhere.
func (f *fn) pickLanes(mask, a, b *expr) *expr { return f.three(opVPick, v128, a, b, mask) }

// relane truncates or extends the lanes of integers, so that there are fewer or more vectors.
func (f *fn) relane(parts []*expr, from, to lane, signed bool) []*expr {
	for ; from < to; from++ {
		var next []*expr
		for _, x := range parts {
			f.hold(x)
			next = append(next, f.un(from.extend(false, signed), v128, x), f.un(from.extend(true, signed), v128, x))
		}
		parts = next
	}
	for ; from > to; from-- {
		parts = f.halves(from-1, parts)
	}
	return parts
}

// halves returns the even ones of the lanes of vectors, whose number is even.
func (f *fn) halves(k lane, parts []*expr) []*expr {
	even := make([]int, k.count())
	for i := range even {
		even[i] = 2 * i
	}
	var out []*expr
	for i := 0; i+1 < len(parts); i += 2 {
		out = append(out, f.shuffled(k, parts[i], parts[i+1], even))
	}
	return out
}

// lowHalves returns the lower halves of vectors, whose number is even, two in each.
func (f *fn) lowHalves(parts []*expr) []*expr {
	var out []*expr
	for i := 0; i+1 < len(parts); i += 2 {
		out = append(out, f.shuffled(i64x2, parts[i], parts[i+1], []int{0, 2}))
	}
	return out
}

// splitHalves returns vectors with the halves of vectors in their lower halves.
func (f *fn) splitHalves(parts []*expr) []*expr {
	var out []*expr
	for _, x := range parts {
		f.hold(x)
		out = append(out, x, f.shuffled(i64x2, x, x, []int{1, 1}))
	}
	return out
}

// setMask defines a vector of truth values by a mask.
func (f *fn) setMask(v *core.Value, k lane, parts []*expr) {
	if f.masks == nil {
		f.masks = map[*core.Value]mask{}
	}
	if v.HasUses() {
		f.holdAll(parts)
	}
	f.masks[v] = mask{k, parts}
}

// maskOf returns a vector of truth values as a mask with lanes of a width.
func (f *fn) maskOf(v *core.Value, k lane) []*expr {
	k = k.integer()
	if m, ok := f.masks[v]; ok {
		return f.relane(m.parts, m.lane, k, true)
	}
	var list, out []*expr
	for _, x := range f.vals[v] {
		zero := constant(k.val(), 0)
		list = append(list, f.int(opSub, zero, f.to(k.val(), f.flag(x))))
		if len(list) == k.count() {
			out = append(out, f.join(k, list))
			list = nil
		}
	}
	return out
}
