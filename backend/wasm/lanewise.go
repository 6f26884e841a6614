package wasm

import (
	"strings"

	"github.com/odsgen/ods/backend/layout"
	"github.com/odsgen/ods/backend/read"
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/generated/llvm"
)

// onLanes translates an operation by instructions on lanes. It returns false when there are none for it, having written
// nothing.
func (f *fn) onLanes(op *core.Operation, name string) bool {
	if !f.computesVectors(op) {
		return false
	}
	r := op.Result(0)
	k, _, ok := f.m.types.vector(r.Type())
	switch name {
	case "freeze":
		if m, ok := f.masks[op.Operand(0)]; ok {
			f.setMask(r, m.lane, m.parts)
			return true
		}
		return false
	case "icmp", "fcmp":
		return f.compareLanes(op)
	case "select":
		return f.selectLanes(op)
	case "bitcast":
		return f.bitcastLanes(op)
	case "and", "or", "xor":
		if !ok {
			return f.combineMasks(op, laneOps[integerOps[name]][0])
		}
	}
	if !ok {
		return false
	}
	if o, ok := integerOps[name]; ok {
		return f.integerLanes(op, o, k)
	}
	if o, ok := floatOps[name]; ok {
		return f.eachVector(op, func(in []*expr) *expr { return f.bin(k.of(o), v128, in[0], in[1]) })
	}
	switch name {
	case "fneg":
		return f.eachVector(op, func(in []*expr) *expr { return f.un(k.of(opFNeg), v128, in[0]) })
	case "insertelement":
		return f.insertLane(op, k)
	case "shufflevector":
		return f.shuffleLanes(op, k)
	}
	if read.IsConversion(name) {
		return f.convertLanes(op, name, k)
	}
	return false
}

// computesVectors reports whether an operation has a vector as its result or as its last operand.
func (f *fn) computesVectors(op *core.Operation) bool {
	if !f.m.types.simd || op.NumResults() != 1 || op.NumOperands() == 0 {
		return false
	}
	return isVector(op.Result(0).Type()) || isVector(op.Operand(op.NumOperands()-1).Type())
}

func isVector(t core.Type) bool {
	_, ok := t.(*core.VectorType)
	return ok
}

// eachVector defines a result by an expression for each of the vectors that it and all operands consist of.
func (f *fn) eachVector(op *core.Operation, one func(in []*expr) *expr) bool {
	in := make([][]*expr, op.NumOperands())
	for i := range in {
		in[i] = f.of(op, i)
	}
	var out []*expr
	for j := range in[0] {
		args := make([]*expr, len(in))
		for i := range in {
			args[i] = in[i][j]
		}
		out = append(out, one(args))
	}
	f.define(op.Result(0), out)
	return true
}

// integerLanes computes on integers. Divisions have no instruction, and shifts one for equal distances only.
func (f *fn) integerLanes(op *core.Operation, o opcode, k lane) bool {
	if f.checks() {
		if read.PromisesOf(op) != (read.Promises{}) || o == opShl || o == opShrU || o == opShrS {
			return false
		}
	}
	switch o {
	case opShl, opShrU, opShrS:
		if !uniform(op.Operand(1)) {
			return false
		}
		distance := f.hold(f.low(f.firstLane(op.Operand(1), k)))
		var out []*expr
		for _, x := range f.of(op, 0) {
			out = append(out, f.bin(k.of(o), v128, x, distance))
		}
		f.define(op.Result(0), out)
		return true
	case opMul:
		if k == i8x16 {
			return f.eachVector(op, f.multiplyBytes)
		}
	}
	return k.of(o) != 0 && f.eachVector(op, func(in []*expr) *expr { return f.bin(k.of(o), v128, in[0], in[1]) })
}

// multiplyBytes multiplies lanes of eight bits: the low halves of products of 16 bits.
func (f *fn) multiplyBytes(in []*expr) *expr {
	x, y := f.hold(in[0]), f.hold(in[1])
	return f.halves(i8x16, []*expr{f.bin(opVMulLow, v128, x, y), f.bin(opVMulHigh, v128, x, y)})[0]
}

// uniform reports whether all elements of a vector are equal.
func uniform(v *core.Value) bool {
	switch a := v.ConstantValue().(type) {
	case *core.DenseElementsAttr:
		return a.IsSplat()
	case nil:
	default:
		return false
	}
	s, ok := llvm.AsShuffleVectorOp(v.DefiningOp())
	if !ok {
		return false
	}
	for _, m := range s.Mask() {
		if m != s.Mask()[0] || m < 0 {
			return false
		}
	}
	return true
}

// firstLane returns the first element of a vector.
func (f *fn) firstLane(v *core.Value, k lane) *expr {
	x := f.value(v)[0]
	if x.op == k.splat() && !x.used {
		x.used = true
		return reuse(x.args[0])
	}
	return f.laneAt(k, x, 0)
}

// compareLanes compares, which makes a mask.
func (f *fn) compareLanes(op *core.Operation) bool {
	k, n, ok := f.m.types.vector(op.Operand(0).Type())
	if !ok {
		return false
	}
	x, y := f.of(op, 0), f.of(op, 1)
	var out []*expr
	for j := range n {
		if v, ok := llvm.AsFCmpOp(op); ok {
			out = append(out, f.compareFloatLanes(k, v.Predicate(), x[j], y[j]))
			continue
		}
		v := core.Must(llvm.AsICmpOp(op))
		out = append(out, f.compareIntLanes(k, comparisons[v.Predicate()], x[j], y[j]))
	}
	f.setMask(op.Result(0), k.integer(), out)
	return true
}

// compareIntLanes compares integers. Unsigned ones of 64 bits are compared as signed ones with another sign.
func (f *fn) compareIntLanes(k lane, o opcode, x, y *expr) *expr {
	if k.of(o) == 0 {
		sign := f.hold(splatConst(k, 1<<63))
		x, y = f.bin(opVXor, v128, x, sign), f.bin(opVXor, v128, y, sign)
		o-- // the signed comparison comes before the unsigned one
	}
	return f.bin(k.of(o), v128, x, y)
}

// compareFloatLanes compares by a predicate of fcmp.
func (f *fn) compareFloatLanes(k lane, p llvm.FCmpPredicate, a, b *expr) *expr {
	return f.byPredicate(p, a, b, truths{
		no: splatConst(k, 0), yes: splatConst(k, ^uint64(0)),
		not: func(x *expr) *expr { return f.un(opVNot, v128, x) },
		cmp: func(o opcode, a, b *expr) *expr { return f.bin(k.of(o), v128, a, b) },
		and: func(a, b *expr) *expr { return f.bin(opVAnd, v128, a, b) },
		or:  func(a, b *expr) *expr { return f.bin(opVOr, v128, a, b) },
	})
}

// combineMasks computes on vectors of truth values when one of them is a mask.
func (f *fn) combineMasks(op *core.Operation, o opcode) bool {
	m, ok := f.masks[op.Operand(0)]
	if !ok {
		m, ok = f.masks[op.Operand(1)]
	}
	if !ok || f.checks() && read.PromisesOf(op).Disjoint {
		return false
	}
	x, y := f.maskOf(op.Operand(0), m.lane), f.maskOf(op.Operand(1), m.lane)
	var out []*expr
	for j := range x {
		out = append(out, f.bin(o, v128, x[j], y[j]))
	}
	f.setMask(op.Result(0), m.lane, out)
	return true
}

// selectLanes chooses lanes by a mask.
func (f *fn) selectLanes(op *core.Operation) bool {
	r := op.Result(0)
	if _, ok := op.Operand(0).Type().(*core.VectorType); !ok {
		return false
	}
	k, _, ok := f.m.types.vector(r.Type())
	if !ok {
		return f.selectMasks(op)
	}
	conds, x, y := f.maskOf(op.Operand(0), k), f.of(op, 1), f.of(op, 2)
	var out []*expr
	for j := range x {
		out = append(out, f.pickLanes(conds[j], x[j], y[j]))
	}
	f.define(r, out)
	return true
}

// selectMasks chooses truth values by a mask.
func (f *fn) selectMasks(op *core.Operation) bool {
	m, ok := f.masks[op.Operand(0)]
	if elem, _ := layout.ElementOf(op.Result(0).Type()); !ok || core.StorageWidth(elem) != 1 {
		return false
	}
	x, y := f.maskOf(op.Operand(1), m.lane), f.maskOf(op.Operand(2), m.lane)
	var out []*expr
	for j := range x {
		out = append(out, f.pickLanes(m.parts[j], x[j], y[j]))
	}
	f.setMask(op.Result(0), m.lane, out)
	return true
}

// reduceMask says whether any or all of the truth values of a mask are set.
func (f *fn) reduceMask(op *core.Operation, kind string) bool {
	m, ok := f.masks[op.Operand(0)]
	if !ok || kind != "and" && kind != "or" {
		return false
	}
	acc := m.parts[0]
	for _, x := range m.parts[1:] {
		acc = f.bin(laneOps[reductions[kind]][0], v128, acc, x)
	}
	o := opVAny
	if kind == "and" {
		o = m.lane.allTrue()
	}
	x := f.un(o, i32, acc)
	x.bits = 1
	f.define(op.Result(0), []*expr{x})
	return true
}

// reduceLanes reduces vectors by an operation whose order does not matter: all of them to one, and that half by half.
func (f *fn) reduceLanes(op *core.Operation, kind string) bool {
	k, _, ok := f.m.types.vector(op.Operand(0).Type())
	if !ok || op.NumOperands() != 1 {
		return false
	}
	step := f.reduction(k, kind)
	if step == nil {
		return false
	}
	parts := f.of(op, 0)
	acc := parts[0]
	for _, x := range parts[1:] {
		acc = step(acc, x)
	}
	for n := k.count() / 2; n > 0; n /= 2 {
		f.hold(acc)
		from := make([]int, k.count())
		for i := range from {
			from[i] = (i + n) % k.count()
		}
		acc = step(acc, f.shuffled(k, acc, acc, from))
	}
	f.define(op.Result(0), []*expr{f.laneAt(k, acc, 0)})
	return true
}

// reduction returns a step of a reduction whose order does not matter; nil when there is no instruction.
func (f *fn) reduction(k lane, kind string) func(x, y *expr) *expr {
	if k.isFloat() {
		switch kind {
		case "fmaximum", "fminimum":
			return func(x, y *expr) *expr { return f.bin(k.of(floatReductions[kind]), v128, x, y) }
		case "fmax":
			return func(x, y *expr) *expr { return f.numberLanes(k, opFMax, x, y) }
		case "fmin":
			return func(x, y *expr) *expr { return f.numberLanes(k, opFMin, x, y) }
		}
		return nil
	}
	o := laneIntrinsics[kind][k]
	if scalar, ok := reductions[kind]; ok {
		o = k.of(scalar)
		if k == i8x16 && kind == "mul" {
			return func(x, y *expr) *expr { return f.multiplyBytes([]*expr{x, y}) }
		}
	}
	if o == 0 {
		return nil
	}
	return func(x, y *expr) *expr { return f.bin(o, v128, x, y) }
}

// intrinsicLanes does the same for the intrinsic of a name whose operands have the type of the result, and for reductions.
func (f *fn) intrinsicLanes(op *core.Operation, name string) bool {
	if !f.computesVectors(op) {
		return false
	}
	if kind, ok := strings.CutPrefix(name, "vector.reduce."); ok {
		return f.reduceMask(op, kind) || f.reduceLanes(op, kind)
	}
	k, _, ok := f.m.types.vector(op.Result(0).Type())
	if !ok {
		return false
	}
	for _, t := range op.OperandTypes() {
		if t != op.Result(0).Type() {
			return false
		}
	}
	if list, ok := laneIntrinsics[name]; ok && !k.isFloat() {
		o := list[k]
		switch {
		case o != 0 && op.NumOperands() == 1:
			return f.eachVector(op, func(in []*expr) *expr { return f.un(o, v128, in[0]) })
		case o != 0:
			return f.eachVector(op, func(in []*expr) *expr { return f.bin(o, v128, in[0], in[1]) })
		}
		cmp := map[string]opcode{"smax": opGtS, "smin": opLtS, "umax": opGtU, "umin": opLtU}[name]
		return cmp != 0 && f.eachVector(op, func(in []*expr) *expr {
			x, y := f.hold(in[0]), f.hold(in[1])
			return f.pickLanes(f.compareIntLanes(k, cmp, x, y), x, y)
		})
	}
	if !k.isFloat() {
		return false
	}
	if o, ok := unaryFloats[name]; ok && op.NumOperands() == 1 {
		return f.eachVector(op, func(in []*expr) *expr { return f.un(k.of(o), v128, in[0]) })
	}
	sign := uint64(1) << (k.width() - 1)
	switch name {
	case "fabs":
		return f.eachVector(op, func(in []*expr) *expr { return f.un(k.of(opFAbs), v128, in[0]) })
	case "minimum", "maximum":
		return f.eachVector(op, func(in []*expr) *expr { return f.bin(k.of(binaryFloats[name]), v128, in[0], in[1]) })
	case "copysign":
		return f.eachVector(op, func(in []*expr) *expr { return f.pickLanes(splatConst(k, sign), in[1], in[0]) })
	case "fmuladd":
		return f.eachVector(op, func(in []*expr) *expr {
			return f.bin(k.of(opFAdd), v128, f.bin(k.of(opFMul), v128, in[0], in[1]), in[2])
		})
	case "minnum", "maxnum":
		o := map[string]opcode{"minnum": opFMin, "maxnum": opFMax}[name]
		return f.eachVector(op, func(in []*expr) *expr { return f.numberLanes(k, o, in[0], in[1]) })
	case "round":
		return f.eachVector(op, func(in []*expr) *expr { return f.roundLanes(k, in[0]) })
	}
	return false
}

// numberLanes returns the smaller or larger floats, and the other one where one is not a number.
func (f *fn) numberLanes(k lane, o opcode, a, b *expr) *expr {
	f.hold(a)
	f.hold(b)
	eq := k.of(opFEq)
	least := f.pickLanes(f.bin(eq, v128, b, b), f.bin(k.of(o), v128, a, b), a)
	return f.pickLanes(f.bin(eq, v128, a, a), least, b)
}

// roundLanes rounds half away from zero.
func (f *fn) roundLanes(k lane, x *expr) *expr {
	half, one := uint64(0x3F000000), uint64(0x3F800000)
	if k == f64x2 {
		half, one = 0x3FE0000000000000, 0x3FF0000000000000
	}
	f.hold(x)
	whole := f.hold(f.un(k.of(opFTrunc), v128, x))
	rest := f.un(k.of(opFAbs), v128, f.bin(k.of(opFSub), v128, x, whole))
	next := f.bin(k.of(opFAdd), v128, whole, f.pickLanes(splatConst(k, 1<<(k.width()-1)), x, splatConst(k, one)))
	return f.pickLanes(f.bin(k.of(opFGe), v128, rest, splatConst(k, half)), next, whole)
}
