package wasm

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/generated/llvm"
)

// extractLane returns the element with an index.
func (f *fn) extractLane(k lane, parts []*expr, i *expr) *expr {
	n := k.count()
	if i.isConst() {
		return f.oneLane(k, parts[int(i.imm)/n], int(i.imm)%n)
	}
	f.hold(i)
	x := parts[0]
	for j := 1; j < len(parts); j++ {
		x = f.pick(f.int(opLtU, i, const32(uint64(j*n))), x, parts[j])
	}
	// The bytes of the lane move to the first one.
	size := uint64(k.width() / 8)
	bytes := make([]byte, 16)
	for b := range bytes {
		bytes[b] = byte(b) % byte(size)
	}
	first := f.int(opMul, f.int(opAnd, i, const32(uint64(n-1))), const32(size))
	at := f.bin(i8x16.of(opAdd), v128, f.un(i8x16.splat(), v128, first), vectorConst(bytes))
	return f.laneAt(k, f.bin(opVSwizzle, v128, x, at), 0)
}

// insertLane puts an element into a vector.
func (f *fn) insertLane(op *core.Operation, k lane) bool {
	i, val := f.index(op, 2), f.one(op, 1)
	vec := append([]*expr(nil), f.of(op, 0)...)
	n := k.count()
	if i.isConst() {
		if i.imm < uint64(n*len(vec)) {
			j := int(i.imm) / n
			vec[j] = f.replace(k, vec[j], int(i.imm)%n, val)
		}
		f.define(op.Result(0), vec)
		return true
	}
	// The lane whose number is the index.
	ints := k.integer()
	f.hold(val)
	f.hold(i)
	for j := range vec {
		var numbers []*expr
		for lane := range n {
			numbers = append(numbers, constant(ints.val(), uint64(j*n+lane)))
		}
		at := f.bin(ints.of(opEq), v128, f.un(ints.splat(), v128, f.to(ints.val(), i)), f.join(ints, numbers))
		vec[j] = f.pickLanes(at, f.un(k.splat(), v128, val), vec[j])
	}
	f.define(op.Result(0), vec)
	return true
}

// shuffleLanes takes lanes of two vectors.
func (f *fn) shuffleLanes(op *core.Operation, k lane) bool {
	if !f.m.types.isVector(op.Operand(0).Type()) {
		return false
	}
	v := core.Must(llvm.AsShuffleVectorOp(op))
	parts := append(append([]*expr(nil), f.of(op, 0)...), f.of(op, 1)...)
	mask, n := v.Mask(), k.count()
	if m := mask[0]; uniformMask(mask) && m >= 0 && int(m) < n*len(parts) {
		x := f.hold(f.un(k.splat(), v128, f.oneLane(k, parts[int(m)/n], int(m)%n)))
		var out []*expr
		for range len(mask) / n {
			out = append(out, x)
		}
		f.forward(op.Result(0), out)
		return true
	}
	f.holdAll(parts)
	var out []*expr
	for j := range len(mask) / n {
		out = append(out, f.shufflePart(k, parts, mask[j*n:(j+1)*n]))
	}
	f.define(op.Result(0), out)
	return true
}

func uniformMask(mask []int32) bool {
	for _, m := range mask {
		if m != mask[0] {
			return false
		}
	}
	return true
}

// oneLane returns a lane of a vector, which is not needed any more when it was made for that lane.
func (f *fn) oneLane(k lane, x *expr, i int) *expr {
	if !x.used && x.op == k.replace() && x.imm == uint64(i) {
		x.used = true
		return reuse(x.args[1])
	}
	return f.laneAt(k, x, i)
}

// shufflePart takes the lanes of one vector of any number of vectors, in steps of two.
func (f *fn) shufflePart(k lane, parts []*expr, mask []int32) *expr {
	n := k.count()
	var acc *expr
	from := make([]int, n) // where in acc and the next vector the lanes are
	for i := range from {
		from[i] = i
	}
	first := -1
	for j := range parts {
		used, inOrder := false, true
		for i, m := range mask {
			used = used || m >= 0 && int(m)/n == j
			inOrder = inOrder && (m < 0 || int(m) == j*n+i)
		}
		switch {
		case !used:
			continue
		case inOrder:
			return parts[j]
		case first < 0:
			first = j
			acc = parts[j]
			continue
		}
		f.lanesFrom(mask, n, first, j, acc == parts[first], from)
		acc = f.shuffled(k, acc, parts[j], from)
	}
	switch {
	case acc == nil:
		return constant(v128, 0)
	case acc == parts[first]:
		f.lanesFrom(mask, n, first, -1, true, from)
		acc = f.shuffled(k, acc, acc, from)
	}
	return acc
}

// lanesFrom says where the lanes of a step of a shuffle are: those of vector next in the second one; others in the first,
// where they are at their places already unless it is the vector with number first.
func (f *fn) lanesFrom(mask []int32, n, first, next int, fresh bool, from []int) {
	for i, m := range mask {
		switch j := int(m) / n; {
		case m >= 0 && j == next:
			from[i] = n + int(m)%n
		case m >= 0 && j == first && fresh:
			from[i] = int(m) % n
		default:
			from[i] = i
		}
	}
}
