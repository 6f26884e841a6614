package wasm

import (
	"github.com/odsgen/ods/backend/layout"
	"github.com/odsgen/ods/backend/read"
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/num"
	"github.com/odsgen/ods/generated/llvm"
)

// unaryFloats are the intrinsics of one float that WebAssembly has. Rounding to the even neighbour is its only mode.
var unaryFloats = map[string]opcode{"sqrt": opFSqrt, "ceil": opFCeil, "floor": opFFloor, "trunc": opFTrunc, "roundeven": opFNearest,
	"rint": opFNearest, "nearbyint": opFNearest}

var binaryFloats = map[string]opcode{"minimum": opFMin, "maximum": opFMax, "copysign": opFCopysign}

// intrinsic translates the intrinsic of a name.
func (f *fn) intrinsic(op *core.Operation, name string) bool {
	if f.intrinsicLanes(op, name) {
		return true
	}
	if o, ok := unaryFloats[name]; ok && op.NumOperands() == 1 {
		return f.floats(op, func(t valType, in [][]*expr) *expr { return f.un(floatOp(o, t), t, in[0][0]) })
	}
	if o, ok := binaryFloats[name]; ok {
		return f.floats(op, func(t valType, in [][]*expr) *expr { return f.bin(floatOp(o, t), t, in[0][0], in[1][0]) })
	}
	if done, ok := f.integerIntrinsic(op, name); ok {
		return done
	}
	switch class := read.ClassOf(name); class {
	case read.Math:
		return f.math(op, name)
	case read.Nothing:
		return op.NumResults() == 0 || f.zero(op)
	case read.Same:
		return f.same(op)
	case read.Copy, read.Fill:
		return f.memoryIntrinsic(op, class == read.Fill)
	case read.Trap:
		f.flush()
		f.unreachable()
		return true
	}
	switch name {
	case "fmuladd":
		// It does not fuse. LLVM may or may not.
		return f.floats(op, func(t valType, in [][]*expr) *expr {
			return f.bin(floatOp(opFAdd, t), t, f.bin(floatOp(opFMul, t), t, in[0][0], in[1][0]), in[2][0])
		})
	case "minnum", "maxnum":
		o := opFMin
		if name == "maxnum" {
			o = opFMax
		}
		return f.floats(op, func(t valType, in [][]*expr) *expr { return f.number(o, t, in[0][0], in[1][0]) })
	case "assume":
		if f.checks() {
			f.trapWhen(f.not(f.flag(f.one(op, 0))), "an assumption that does not hold")
		}
		return true
	case "stacksave":
		f.vals[op.Result(0)] = []*expr{f.hold(f.stackPointer())}
		return true
	case "stackrestore":
		f.forbid(f.one(op, 0))
		f.write(f.use(f.one(op, 0)))
		f.indexed(opGlobalSet, 0)
		return true
	case "vastart", "vacopy":
		return f.variadicList(op, name)
	case "ptrmask":
		return f.elementwise(op, func(in [][]*expr) []*expr { return []*expr{f.int(opAnd, in[0][0], f.low(in[1][0]))} })
	}
	return f.vectorIntrinsic(op, name)
}

// math translates a function of C's library: to an instruction where there is one, or else to a call.
func (f *fn) math(op *core.Operation, name string) bool {
	switch name {
	case "fabs":
		return f.signBit(op, opFAbs, opAnd)
	case "round":
		return f.floats(op, f.round)
	}
	return f.libraryMath(op, name)
}

// libraryMath calls a function of C's library for each element. Its name for floats ends with an f.
func (f *fn) libraryMath(op *core.Operation, name string) bool {
	l, _, ok := f.leafOf(op.Result(0).Type())
	if !ok || !l.isFloat() {
		return f.host(op)
	}
	if l.Sem == num.F32 {
		name += "f"
	}
	params := ""
	for range op.NumOperands() {
		params += string([]byte{byte(l.val())})
	}
	callee := f.m.imported("env", name, funcType{params, params[:1]})
	if callee.typ != (funcType{params, params[:1]}) {
		return f.m.r.Errorf(op.Loc(), "'%s' op needs C's function '@%s', which the module declares with another type", op.Name(), name).Fail()
	}
	return f.elementwise(op, func(in [][]*expr) []*expr {
		for _, x := range in {
			f.write(f.use(x[0]))
		}
		f.writeCall(callee)
		n := f.local(l.val())
		f.indexed(opLocalSet, n)
		return []*expr{f.get(n)}
	})
}

// round rounds half away from zero.
func (f *fn) round(t valType, in [][]*expr) *expr {
	x := f.hold(in[0][0])
	half, one := constant(f32, 0x3F000000), constant(f32, 0x3F800000)
	if t == f64 {
		half, one = constant(f64, 0x3FE0000000000000), constant(f64, 0x3FF0000000000000)
	}
	whole := f.hold(f.un(floatOp(opFTrunc, t), t, x))
	rest := f.un(floatOp(opFAbs, t), t, f.bin(floatOp(opFSub, t), t, x, whole))
	next := f.bin(floatOp(opFAdd, t), t, whole, f.bin(floatOp(opFCopysign, t), t, one, x))
	return f.pick(f.bin(floatOp(opFGe, t), i32, rest, half), next, whole)
}

// number returns the smaller or larger float, and the other one when one is not a number.
func (f *fn) number(o opcode, t valType, a, b *expr) *expr {
	f.hold(a)
	f.hold(b)
	ne := floatOp(opFNe, t)
	return f.pick(f.bin(ne, i32, a, a), b, f.pick(f.bin(ne, i32, b, b), a, f.bin(floatOp(o, t), t, a, b)))
}

// memoryIntrinsic copies or fills memory.
func (f *fn) memoryIntrinsic(op *core.Operation, fill bool) bool {
	var size *expr
	if op.NumOperands() > 2 {
		size = f.one(op, 2)
	} else {
		a := read.Length(op)
		if a == nil {
			return f.unsupported(op, "")
		}
		size = const32(a.Value().Uint64())
	}
	if f.checks() {
		p, q, n := f.hold(f.one(op, 0)), f.hold(f.one(op, 1)), f.hold(f.low(size))
		if f.checkRange(p, n, true); !fill {
			f.checkRange(q, n, false)
			f.askHost(CopyName, p, q, n, const32(truth(op.Name() == "llvm.intr.memmove")))
		}
		size = n
	}
	size = f.hold(f.low(size))
	f.work(size)
	args := []*expr{f.use(f.one(op, 0)), f.use(f.one(op, 1)), f.use(size)}
	f.flush()
	for _, x := range args {
		f.write(x)
	}
	f.code.mark(f.here)
	if fill {
		f.op(opMemoryFill)
		f.code.bytes = append(f.code.bytes, 0)
		return true
	}
	f.op(opMemoryCopy)
	f.code.bytes = append(f.code.bytes, 0, 0)
	return true
}

// atomics are the operations of atomicrmw that are one instruction.
var atomics = map[llvm.AtomicBinOp]opcode{llvm.AtomicBinOpAdd: opAdd, llvm.AtomicBinOpSub: opSub, llvm.AtomicBinOpAnd: opAnd,
	llvm.AtomicBinOpOr: opOr, llvm.AtomicBinOpXor: opXor}

// atomicRMW reads, computes and writes. One thread executes everything, so nothing comes in between.
func (f *fn) atomicRMW(op *core.Operation) bool {
	v := core.Must(llvm.AsAtomicRMWOp(op))
	t := v.Res().Type()
	l, n, ok := f.leafOf(t)
	if !ok {
		return f.unsupported(op, "")
	}
	p := f.hold(f.value(v.Ptr())[0])
	align := f.alignment(op, t)
	old := f.holdAll(f.spread(t, f.loadType(p, t, align)))
	val := f.holdAll(f.spread(t, f.value(v.Val())))
	each := len(old) / n
	var sum []*expr
	for i := range n {
		next := f.atomic(v.BinOp(), l, old[i*each:(i+1)*each], val[i*each:(i+1)*each])
		if next == nil {
			return f.unsupported(op, "")
		}
		sum = append(sum, next...)
	}
	f.storeType(p, f.gather(t, sum), t, align)
	f.define(v.Res(), f.gather(t, old))
	return true
}

// atomic builds the new value; nil when it cannot.
func (f *fn) atomic(o llvm.AtomicBinOp, l *leaf, x, y []*expr) []*expr {
	if o == llvm.AtomicBinOpXchg {
		return y
	}
	if l.Kind == layout.Float {
		return f.atomicFloat(o, l, x, y)
	}
	if bin, ok := atomics[o]; ok {
		return f.integer(bin, l, x, y)
	}
	one := append([]*expr{const32(1)}, nil...)
	one = f.resize(&leaf{Scalar: layout.Scalar{Width: 32, Words: 1}}, l, one, false)
	zero := make([]*expr, l.parts())
	for i := range zero {
		zero[i] = constant(l.val(), 0)
	}
	less := func(o opcode) *expr { return f.hold(f.compare(o, l, x, y)) }
	choose := func(c *expr, a, b []*expr) []*expr {
		f.hold(c)
		out := make([]*expr, len(a))
		for i := range a {
			out[i] = f.pick(c, a[i], b[i])
		}
		return out
	}
	switch o {
	case llvm.AtomicBinOpNand:
		out := f.integer(opAnd, l, x, y)
		for i := range out {
			out[i] = f.int(opXor, out[i], constant(l.val(), ^uint64(0)))
		}
		return f.trim(out, l)
	case llvm.AtomicBinOpMax:
		return choose(less(opGtS), x, y)
	case llvm.AtomicBinOpMin:
		return choose(less(opLtS), x, y)
	case llvm.AtomicBinOpUmax:
		return choose(less(opGtU), x, y)
	case llvm.AtomicBinOpUmin:
		return choose(less(opLtU), x, y)
	case llvm.AtomicBinOpUincWrap:
		return choose(less(opGeU), zero, f.integer(opAdd, l, x, one))
	case llvm.AtomicBinOpUdecWrap:
		wraps := f.int(opOr, f.compare(opEq, l, x, zero), f.compare(opGtU, l, x, y))
		return choose(wraps, y, f.integer(opSub, l, x, one))
	case llvm.AtomicBinOpUsubCond:
		return choose(less(opGeU), f.integer(opSub, l, x, y), x)
	case llvm.AtomicBinOpUsubSat:
		return choose(less(opGeU), f.integer(opSub, l, x, y), zero)
	}
	return nil
}

func (f *fn) atomicFloat(o llvm.AtomicBinOp, l *leaf, x, y []*expr) []*expr {
	if !l.isFloat() {
		return nil
	}
	t := l.val()
	one := func(o opcode) []*expr { return []*expr{f.bin(floatOp(o, t), t, x[0], y[0])} }
	switch o {
	case llvm.AtomicBinOpFadd:
		return one(opFAdd)
	case llvm.AtomicBinOpFsub:
		return one(opFSub)
	case llvm.AtomicBinOpFmaximum:
		return one(opFMax)
	case llvm.AtomicBinOpFminimum:
		return one(opFMin)
	case llvm.AtomicBinOpFmax:
		return []*expr{f.number(opFMax, t, x[0], y[0])}
	case llvm.AtomicBinOpFmin:
		return []*expr{f.number(opFMin, t, x[0], y[0])}
	}
	return nil
}

// compareExchange reads, compares, and writes the old or the new value.
func (f *fn) compareExchange(op *core.Operation) bool {
	v := core.Must(llvm.AsAtomicCmpXchgOp(op))
	t := v.Val().Type()
	l, _, ok := f.leafOf(t)
	if !ok {
		return f.unsupported(op, "")
	}
	p := f.hold(f.value(v.Ptr())[0])
	align := f.alignment(op, t)
	old := f.holdAll(f.loadType(p, t, align))
	x := append([]*expr(nil), old...)
	y := append([]*expr(nil), f.value(v.Cmp())...)
	if l.Kind == layout.Float {
		for i := range x {
			x[i], y[i] = f.bitsOf(x[i]), f.bitsOf(y[i])
		}
	}
	same := f.compare(opEq, l, x, y)
	f.hold(same)
	var next []*expr
	for i, n := range f.value(v.Val()) {
		next = append(next, f.pick(same, n, old[i]))
	}
	f.storeType(p, next, t, align)
	f.vals[op.Result(0)] = append(append([]*expr(nil), old...), same)
	return true
}
