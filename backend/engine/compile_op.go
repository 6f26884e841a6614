package engine

import (
	"strings"

	"github.com/odsgen/ods/backend/layout"
	"github.com/odsgen/ods/backend/read"
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/num"
	llvmdefs "github.com/odsgen/ods/defs/llvm"
	"github.com/odsgen/ods/generated/llvm"
)

// operation translates one operation.
func (c *compiler) operation(op *core.Operation) bool {
	name, ok := strings.CutPrefix(op.Name(), "llvm.")
	if !ok {
		return read.NotLowered(c.err, op, "cannot be executed")
	}
	if op.NumResults() == 1 {
		if _, ok := c.e.leaves(op.Result(0).Type()); !ok {
			return c.unsupported(op, " because of its type "+op.Result(0).Type().String())
		}
	}
	for _, v := range op.Operands() {
		if _, ok := c.vals[v]; !ok {
			return c.unsupported(op, " because of the type "+v.Type().String()+" of an operand")
		}
	}
	if intr, ok := strings.CutPrefix(name, "intr."); ok {
		return c.intrinsic(op, intr)
	}
	if b, ok := binaryOps(name); ok {
		return c.binary(op, b)
	}
	if read.IsConversion(name) {
		return c.cast(op, name)
	}
	switch name {
	case "mlir.undef", "mlir.poison", "mlir.zero", "mlir.constant", "mlir.addressof", "dso_local_equivalent":
		return c.constant(op, name)
	case "fneg":
		return c.floatUnary(op, func(x num.Float) num.Float { return x.Neg() }, signFlip)
	case "icmp":
		return c.icmp(op)
	case "fcmp":
		return c.fcmp(op)
	case "select":
		return c.selectOp(op)
	case "freeze":
		return c.freeze(op)
	case "alloca":
		return c.alloca(op)
	case "load":
		return c.load(op, op.Operand(0), op.Result(0))
	case "store":
		return c.store(op, op.Operand(0), op.Operand(1))
	case "atomicrmw":
		return c.atomicRMW(op)
	case "cmpxchg":
		return c.compareExchange(op)
	case "fence":
		return true // one goroutine executes everything in order
	case "getelementptr":
		return c.gep(op)
	case "extractvalue":
		v := core.Must(llvm.AsExtractValueOp(op))
		return c.extract(op, v.Position())
	case "insertvalue":
		v := core.Must(llvm.AsInsertValueOp(op))
		return c.insert(op, v.Position())
	case "extractelement":
		return c.extractElement(op)
	case "insertelement":
		return c.insertElement(op)
	case "shufflevector":
		return c.shuffle(op)
	case "br", "cond_br", "switch":
		c.branch(op)
		return true
	case "return":
		return c.returnOp(op)
	case "unreachable":
		c.emit(instr{op: opUnreachable})
		return true
	case "call":
		v := core.Must(llvm.AsCallOp(op))
		return c.call(op, v.CalleeAttr(), v.CalleeOperands())
	case "invoke":
		return c.invoke(op)
	case "landingpad", "resume":
		return c.exception(op)
	case "call_intrinsic":
		return c.callIntrinsic(op)
	case "va_arg":
		return c.variadicArg(op)
	}
	return c.unsupported(op, "")
}

// constant binds the result to constant slots.
func (c *compiler) constant(op *core.Operation, name string) bool {
	r := op.Result(0)
	leaves, _ := c.e.leaves(r.Type())
	words := wordsOf(leaves)
	slots := make([]int32, words)
	switch name {
	case "mlir.undef", "mlir.poison":
		for i := range slots {
			slots[i] = undefSlot
		}
	case "mlir.zero":
		for i := range slots {
			slots[i] = c.word(0)
		}
	case "mlir.addressof", "dso_local_equivalent":
		sym := read.Symbol(op)
		p, ok := c.e.address(sym)
		if !ok {
			return c.err.Errorf(op.Loc(), "symbol '@%s' has no address in the embedded engine; define it or use LLVM's lli", sym).Fail()
		}
		slots[0] = c.word(p)
	default:
		v := core.Must(llvm.AsConstantOp(op))
		data := make([]uint64, words)
		undef := make([]bool, words)
		if !c.e.evaluate(v.ValueAttr(), r.Type(), data, undef) {
			return c.unsupported(op, " because of its value")
		}
		for i := range slots {
			slots[i] = undefSlot
			if !undef[i] {
				slots[i] = c.word(data[i])
			}
		}
	}
	c.bind(r, slots)
	return true
}

// elementwise calls emit for each element of a result with the slots of the element in each operand. Operands that are
// not vectors are passed whole. The result gets fresh slots, or those that emit returns.
func (c *compiler) elementwise(op *core.Operation, emit func(out []int32, in [][]int32) bool) bool {
	r := op.Result(0)
	if !c.define(r) {
		return false
	}
	_, n := layout.ElementOf(r.Type())
	in := make([][]int32, op.NumOperands())
	for i := range n {
		for k, v := range op.Operands() {
			s := c.of(v)
			if _, m := layout.ElementOf(v.Type()); m == n && m > 0 {
				w := len(s) / m
				s = s[i*w : (i+1)*w]
			}
			in[k] = s
		}
		out := c.of(r)
		w := len(out) / n
		if !emit(out[i*w:(i+1)*w], in) {
			return false
		}
	}
	return true
}

// readAll makes slots readable.
func (c *compiler) readAll(slots []int32) []int32 {
	out := make([]int32, len(slots))
	for i, s := range slots {
		out[i] = c.read(s)
	}
	return out
}

// binaryOp says how a binary operation is executed.
type binaryOp struct {
	op     opcode // for integers of at most 64 bits
	flag   opcode // the one that checks promises
	ints   func(x, y num.Int) (num.Int, outcome)
	f32    opcode
	f64    opcode
	floats func(x, y num.Float) num.Float
}

// intBinary computes binary operations that cannot fail.
func intBinary(f func(x, y num.Int) num.Int) func(x, y num.Int) (num.Int, outcome) {
	return func(x, y num.Int) (num.Int, outcome) { return f(x, y), done }
}

func (c *compiler) binary(op *core.Operation, b binaryOp) bool {
	elem, _ := layout.ElementOf(op.Result(0).Type())
	leaves, _ := c.e.leaves(elem)
	l := leaves[0]
	p := read.PromisesOf(op)
	flags := uint8(p.Overflow) & (flagNSW | flagNUW)
	promise := flags != 0 || p.Exact || p.Disjoint
	return c.elementwise(op, func(out []int32, in [][]int32) bool {
		c.binaryElement(&l, b, out, in, flags, promise)
		return true
	})
}

// binaryElement emits a binary operation on scalars.
func (c *compiler) binaryElement(l *leaf, b binaryOp, out []int32, in [][]int32, flags uint8, promise bool) {
	switch {
	case l.Kind == layout.Float:
		c.floatBinary(l, b, out, in)
	case l.Words == 1 && b.op != opMove:
		one := instr{op: b.op, dst: out[0], a: c.read(in[0][0]), b: c.read(in[1][0]), imm: l.Mask(), aux: uint8(64 - l.Width),
			flag: flags}
		if promise && b.flag != 0 {
			one.op = b.flag
			if wide := map[opcode]opcode{opAddF: opAddW, opSubF: opSubW, opMulF: opMulW}[b.flag]; l.Width == 64 && wide != 0 {
				one.op = wide
			}
		}
		c.emit(one)
	default:
		c.wideBinary(l, b, out, in, flags, promise)
	}
}

// wideBinary emits integer arithmetic on more than 64 bits.
func (c *compiler) wideBinary(l *leaf, b binaryOp, out []int32, in [][]int32, flags uint8, promise bool) {
	w, n := l.Width, l.Words
	f := b.ints
	if promise {
		f = promised(b, flags)
	}
	g := c.generic(out, concat(in[0], in[1]), func(m *machine, in, out []uint64) outcome {
		r, o := f(num.NewIntWords(w, in[:n]), num.NewIntWords(w, in[n:]))
		if o == done {
			putInt(out, r)
		}
		return o
	})
	if (b.op == opMul || isDivision(b.op)) && n > 2*bytesPerStep {
		run := g.run
		g.run = func(m *machine, in, out []uint64) outcome {
			if err := m.pay(4 * uint64(n) * uint64(n)); err != nil { // each word meets each
				return trapf(err)
			}
			return run(m, in, out)
		}
	}
	if isDivision(b.op) {
		g.strict = "division by a poison value"
	}
}

func isDivision(o opcode) bool { return o >= opUDiv && o <= opSRem || o == opUDivX || o == opSDivX }

func concat(a, b []int32) []int32 { return append(append(make([]int32, 0, len(a)+len(b)), a...), b...) }

// putInt stores an integer in words.
func putInt(out []uint64, v num.Int) {
	for i := range out {
		out[i] = v.Word(i)
	}
}

// getFloat reads a float from words.
func getFloat(sem *num.Semantics, in []uint64) num.Float {
	return num.FloatFromBits(sem, num.NewIntWords(sem.Width(), in))
}

func putFloat(out []uint64, v num.Float) { putInt(out, v.Bits()) }

func (c *compiler) floatBinary(l *leaf, b binaryOp, out []int32, in [][]int32) {
	o := opcode(0)
	switch l.Sem {
	case num.F32:
		o = b.f32
	case num.F64:
		o = b.f64
	}
	if o != 0 {
		c.emit(instr{op: o, dst: out[0], a: c.read(in[0][0]), b: c.read(in[1][0])})
		return
	}
	c.floatGeneric(l.Sem, out, in, func(x []num.Float) num.Float { return b.floats(x[0], x[1]) })
}

// floatGeneric emits a function of floats of one kind.
func (c *compiler) floatGeneric(sem *num.Semantics, out []int32, in [][]int32, f func(x []num.Float) num.Float) {
	var all []int32
	for _, s := range in {
		all = append(all, s...)
	}
	w := int(sem.Width()+63) / 64
	k := len(in)
	c.generic(out, all, func(m *machine, in, out []uint64) outcome {
		var buf [3]num.Float
		for i := range k {
			buf[i] = getFloat(sem, in[i*w:(i+1)*w])
		}
		putFloat(out, f(buf[:k]))
		return done
	})
}

// signChange says how a unary operation on the sign bit is done.
type signChange uint8

const (
	noSign signChange = iota
	signFlip
	signClear
)

// floatUnary emits a function of one float.
func (c *compiler) floatUnary(op *core.Operation, f func(num.Float) num.Float, sign signChange) bool {
	elem, _ := layout.ElementOf(op.Result(0).Type())
	leaves, _ := c.e.leaves(elem)
	l := leaves[0]
	if l.Kind != layout.Float {
		return c.unsupported(op, "")
	}
	return c.elementwise(op, func(out []int32, in [][]int32) bool {
		top := uint64(1) << (l.Width - 1)
		switch {
		case l.Words == 1 && sign == signFlip:
			c.emit(instr{op: opFlip, dst: out[0], a: c.read(in[0][0]), imm: top})
		case l.Words == 1 && sign == signClear:
			c.emit(instr{op: opMask, dst: out[0], a: c.read(in[0][0]), imm: top - 1})
		default:
			c.floatGeneric(l.Sem, out, in[:1], func(x []num.Float) num.Float { return f(x[0]) })
		}
		return true
	})
}

// icmp emits the comparison of integers and addresses.
func (c *compiler) icmp(op *core.Operation) bool {
	v := core.Must(llvm.AsICmpOp(op))
	p := v.Predicate()
	elem, _ := layout.ElementOf(op.Operand(0).Type())
	leaves, _ := c.e.leaves(elem)
	l := leaves[0]
	return c.elementwise(op, func(out []int32, in [][]int32) bool {
		if l.Words > 1 {
			n := l.Words
			c.generic(out, concat(in[0], in[1]), func(m *machine, in, out []uint64) outcome {
				out[0] = boolWord(llvmdefs.CompareInts(p, num.NewIntWords(l.Width, in[:n]), num.NewIntWords(l.Width, in[n:])))
				return done
			})
			return true
		}
		a, b := c.read(in[0][0]), c.read(in[1][0])
		in1 := instr{dst: out[0], a: a, b: b, aux: uint8(64 - l.Width)}
		switch p {
		case llvm.ICmpPredicateEq:
			in1.op = opEq
		case llvm.ICmpPredicateNe:
			in1.op = opNe
		case llvm.ICmpPredicateUlt:
			in1.op = opUlt
		case llvm.ICmpPredicateUle:
			in1.op = opUle
		case llvm.ICmpPredicateUgt:
			in1.op, in1.a, in1.b = opUlt, b, a
		case llvm.ICmpPredicateUge:
			in1.op, in1.a, in1.b = opUle, b, a
		case llvm.ICmpPredicateSlt:
			in1.op = opSlt
		case llvm.ICmpPredicateSle:
			in1.op = opSle
		case llvm.ICmpPredicateSgt:
			in1.op, in1.a, in1.b = opSlt, b, a
		case llvm.ICmpPredicateSge:
			in1.op, in1.a, in1.b = opSle, b, a
		}
		c.emit(in1)
		return true
	})
}

func boolWord(b bool) uint64 {
	if b {
		return 1
	}
	return 0
}

// The outcomes of comparing floats.
const (
	outcomeEqual     = 1
	outcomeGreater   = 2
	outcomeLess      = 4
	outcomeUnordered = 8
)

// fulfilled tells for each predicate of fcmp which outcomes fulfil it.
var fulfilled = [...]uint8{0, 1, 2, 3, 4, 5, 6, 7, 9, 10, 11, 12, 13, 14, 8, 15}

func (c *compiler) fcmp(op *core.Operation) bool {
	v := core.Must(llvm.AsFCmpOp(op))
	p := fulfilled[v.Predicate()&15]
	elem, _ := layout.ElementOf(op.Operand(0).Type())
	leaves, _ := c.e.leaves(elem)
	l := leaves[0]
	return c.elementwise(op, func(out []int32, in [][]int32) bool {
		o := opGeneric
		switch l.Sem {
		case num.F32:
			o = opFCmp32
		case num.F64:
			o = opFCmp64
		}
		if o != opGeneric {
			c.emit(instr{op: o, dst: out[0], a: c.read(in[0][0]), b: c.read(in[1][0]), aux: p})
			return true
		}
		n := l.Words
		c.generic(out, concat(in[0], in[1]), func(m *machine, in, out []uint64) outcome {
			r := uint8(outcomeUnordered)
			switch getFloat(l.Sem, in[:n]).Compare(getFloat(l.Sem, in[n:])) {
			case num.Same:
				r = outcomeEqual
			case num.Greater:
				r = outcomeGreater
			case num.Less:
				r = outcomeLess
			}
			out[0] = boolWord(p&r != 0)
			return done
		})
		return true
	})
}

// selectOp emits a choice, slot by slot.
func (c *compiler) selectOp(op *core.Operation) bool {
	r := op.Result(0)
	if !c.define(r) {
		return false
	}
	cond, out := c.of(op.Operand(0)), c.of(r)
	x, y := c.of(op.Operand(1)), c.of(op.Operand(2))
	each := len(out) / max(len(cond), 1)
	for i := range out {
		k := cond[0]
		if len(cond) > 1 {
			k = cond[i/each]
		}
		c.emit(instr{op: opSelect, dst: out[i], a: c.read(k), b: c.read(x[i]), c: c.read(y[i])})
	}
	return true
}

// freeze replaces poison by zero.
func (c *compiler) freeze(op *core.Operation) bool {
	r := op.Result(0)
	if !c.define(r) {
		return false
	}
	out, in := c.of(r), c.of(op.Operand(0))
	for i := range out {
		s := in[i]
		if s == undefSlot {
			s = c.word(0)
		}
		c.emit(instr{op: opFreeze, dst: out[i], a: s})
	}
	return true
}
