package wasm

import (
	"strings"

	"github.com/odsgen/ods/backend/layout"
	"github.com/odsgen/ods/backend/read"
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/generated/llvm"
)

// unsupported reports an operation that cannot be translated.
func (f *fn) unsupported(op *core.Operation, why string) bool {
	return f.m.r.Errorf(op.Loc(), "'%s' op cannot be translated to WebAssembly%s", op.Name(), why).Fail()
}

// cannot is what messages say about operations that are not of the llvm dialect.
const cannot = "cannot be translated to WebAssembly"

// operation translates one operation.
func (f *fn) operation(op *core.Operation) bool {
	f.here = op.Loc()
	name, ok := strings.CutPrefix(op.Name(), "llvm.")
	if !ok {
		return read.NotLowered(f.m.r, op, cannot)
	}
	for _, r := range op.Results() {
		if l, ok := f.m.types.leaves(r.Type()); !ok || len(l) == 0 && !isEmpty(r.Type()) {
			return f.unsupported(op, " because of its type "+r.Type().String())
		}
	}
	if intr, ok := strings.CutPrefix(name, "intr."); ok {
		return f.intrinsic(op, intr)
	}
	if f.onLanes(op, name) {
		return true
	}
	if _, ok := integerOps[name]; ok {
		return f.integerOp(op, name)
	}
	if o, ok := floatOps[name]; ok {
		return f.floatOp(op, o)
	}
	if run, ok := f.m.ops[name]; ok {
		return run(f, op)
	}
	if read.IsConversion(name) {
		return f.cast(op, name)
	}
	return f.unsupported(op, "")
}

// isEmpty reports whether a type has no scalars.
func isEmpty(t core.Type) bool {
	switch t := t.(type) {
	case *llvm.LLVMStructType:
		return true
	case *llvm.LLVMArrayType:
		return t.NumElements() == 0 || isEmpty(t.ElementType())
	}
	return false
}

// operations returns the translations of the operations of the llvm dialect that have one each.
func operations() map[string]func(*fn, *core.Operation) bool {
	return map[string]func(*fn, *core.Operation) bool{
		"mlir.undef":           (*fn).zero,
		"mlir.poison":          (*fn).zero,
		"mlir.zero":            (*fn).zero,
		"mlir.constant":        (*fn).constantOp,
		"mlir.addressof":       (*fn).addressOf,
		"dso_local_equivalent": (*fn).addressOf,
		"fneg":                 (*fn).negate,
		"frem":                 func(f *fn, op *core.Operation) bool { return f.libraryMath(op, "fmod") },
		"icmp":                 (*fn).icmp,
		"fcmp":                 (*fn).fcmp,
		"select":               (*fn).selectOp,
		"freeze":               (*fn).same,
		"alloca":               (*fn).alloca,
		"load":                 (*fn).load,
		"store":                (*fn).store,
		"atomicrmw":            (*fn).atomicRMW,
		"cmpxchg":              (*fn).compareExchange,
		"fence":                func(*fn, *core.Operation) bool { return true }, // one thread executes everything in order
		"getelementptr":        (*fn).gep,
		"extractvalue":         (*fn).extractValue,
		"insertvalue":          (*fn).insertValue,
		"extractelement":       (*fn).extractElement,
		"insertelement":        (*fn).insertElement,
		"shufflevector":        (*fn).shuffle,
		"br":                   func(f *fn, op *core.Operation) bool { f.pass(op, 0); return true },
		"cond_br":              func(*fn, *core.Operation) bool { return true }, // the shape of the graph has them
		"switch":               func(*fn, *core.Operation) bool { return true },
		"return":               (*fn).returnOp,
		"unreachable":          func(f *fn, _ *core.Operation) bool { f.unreachable(); return true },
		"call":                 (*fn).callOp,
		"invoke":               (*fn).invoke,
		"landingpad":           (*fn).never,
		"resume":               (*fn).never,
		"call_intrinsic":       (*fn).callIntrinsic,
		"va_arg":               (*fn).variadicArg,
	}
}

// of returns the parts of an operand.
func (f *fn) of(op *core.Operation, i int) []*expr { return f.value(op.Operand(i)) }

// one returns the only part of an operand.
func (f *fn) one(op *core.Operation, i int) *expr { return f.of(op, i)[0] }

// hold makes an expression one that can appear in several places.
func (f *fn) hold(x *expr) *expr {
	if !x.simple() {
		if x.used {
			return x // a local by the next use
		}
		f.spill(x)
	}
	return x
}

// holdAll holds all parts.
func (f *fn) holdAll(list []*expr) []*expr {
	for _, x := range list {
		f.hold(x)
	}
	return list
}

// leafOf returns the scalar of a type's elements, and how many elements it has.
func (f *fn) leafOf(t core.Type) (*leaf, int, bool) {
	elem, n := layout.ElementOf(t)
	l, ok := f.m.types.leaves(elem)
	if !ok || len(l) != 1 {
		return nil, 0, false
	}
	return &l[0], n, true
}

// elementwise defines the result of an operation element by element. Operands that are not vectors are passed whole.
func (f *fn) elementwise(op *core.Operation, one func(in [][]*expr) []*expr) bool {
	r := op.Result(0)
	_, n := layout.ElementOf(r.Type())
	in := make([][]*expr, op.NumOperands())
	if !isVector(r.Type()) {
		for k := range in {
			in[k] = f.of(op, k)
		}
		f.define(r, one(in))
		return true
	}
	whole := make([][]*expr, op.NumOperands())
	for k, v := range op.Operands() {
		whole[k] = f.scalars(op, k)
		if _, m := layout.ElementOf(v.Type()); m != n && n > 1 {
			f.holdAll(whole[k])
		}
	}
	var out []*expr
	for i := range n {
		for k, v := range op.Operands() {
			parts := whole[k]
			if _, m := layout.ElementOf(v.Type()); m == n && m > 0 {
				w := len(parts) / m
				parts = parts[i*w : (i+1)*w]
			}
			in[k] = parts
		}
		out = append(out, one(in)...)
	}
	f.define(r, f.gather(r.Type(), out))
	return true
}

func (f *fn) zero(op *core.Operation) bool {
	r := op.Result(0)
	f.vals[r] = f.zeros(r.Type())
	return true
}

// zeros returns the parts of a type's zero.
func (f *fn) zeros(t core.Type) []*expr {
	vals, _ := f.m.types.vals(t)
	out := make([]*expr, len(vals))
	for i := range vals {
		out[i] = constant(valType(vals[i]), 0)
	}
	return out
}

func (f *fn) constantOp(op *core.Operation) bool {
	v := core.Must(llvm.AsConstantOp(op))
	r := op.Result(0)
	parts, ok := f.m.evaluate(v.ValueAttr(), r.Type())
	if !ok {
		return f.unsupported(op, " because of its value")
	}
	if len(parts) == 1 && parts[0].simple() {
		f.vals[r] = parts
	} else {
		f.define(r, parts)
	}
	return true
}

func (f *fn) addressOf(op *core.Operation) bool {
	x, ok := f.m.address(read.Symbol(op))
	if !ok {
		return f.m.r.Errorf(op.Loc(), "symbol '@%s' has no address in WebAssembly; define it", read.Symbol(op)).Fail()
	}
	f.vals[op.Result(0)] = []*expr{x}
	return true
}

// same makes the result the operand.
func (f *fn) same(op *core.Operation) bool {
	f.forward(op.Result(0), f.of(op, 0))
	return true
}

// forward defines a value by expressions that are those of others.
func (f *fn) forward(v *core.Value, parts []*expr) {
	if !v.HasUses() {
		f.vals[v] = parts
		return
	}
	out := append([]*expr(nil), parts...)
	seen := map[*expr]bool{}
	for _, x := range out {
		if !x.simple() && (seen[x] || x.used) {
			f.spill(x)
		}
		seen[x] = true
	}
	if !f.once(v) {
		f.holdAll(out)
	}
	f.vals[v] = out
}

// integerOps are the binary operations on integers.
var integerOps = map[string]opcode{"add": opAdd, "sub": opSub, "mul": opMul, "and": opAnd, "or": opOr, "xor": opXor, "shl": opShl,
	"lshr": opShrU, "ashr": opShrS, "udiv": opDivU, "sdiv": opDivS, "urem": opRemU, "srem": opRemS}

func (f *fn) integerOp(op *core.Operation, name string) bool {
	l, _, ok := f.leafOf(op.Result(0).Type())
	if !ok {
		return f.unsupported(op, "")
	}
	o := integerOps[name]
	if l.parts() > 1 && o >= opDivS && o <= opRemU {
		return f.host(op)
	}
	return f.elementwise(op, func(in [][]*expr) []*expr {
		if f.checks() && l.parts() == 1 {
			f.checkInteger(op, o, l, in[0][0], in[1][0])
		}
		return f.integer(o, l, in[0], in[1])
	})
}

// integer builds a binary operation on integers of any width; divisions have at most 64 bits.
func (f *fn) integer(o opcode, l *leaf, x, y []*expr) []*expr {
	if l.parts() > 1 {
		return f.wideInteger(o, l, x, y)
	}
	a, b := x[0], y[0]
	switch o {
	case opDivS, opRemS:
		a, b = f.signed(a, l.Width), f.signed(b, l.Width)
	case opShrS:
		a = f.signed(a, l.Width)
	}
	return []*expr{f.mask(f.int(o, a, b), l.Width)}
}

// floatOps are the binary operations on floats.
var floatOps = map[string]opcode{"fadd": opFAdd, "fsub": opFSub, "fmul": opFMul, "fdiv": opFDiv}

func (f *fn) floatOp(op *core.Operation, o opcode) bool {
	return f.floats(op, func(t valType, in [][]*expr) *expr { return f.bin(floatOp(o, t), t, in[0][0], in[1][0]) })
}

// floats defines the result of an operation on floats of one kind. Those of other kinds than f32 and f64 are for the
// host.
func (f *fn) floats(op *core.Operation, one func(t valType, in [][]*expr) *expr) bool {
	l, _, ok := f.leafOf(op.Result(0).Type())
	if !ok || l.Kind != layout.Float {
		return f.unsupported(op, "")
	}
	if !l.isFloat() {
		return f.host(op)
	}
	return f.elementwise(op, func(in [][]*expr) []*expr { return []*expr{one(l.val(), in)} })
}

// negate changes the sign bit, whatever the kind of float.
func (f *fn) negate(op *core.Operation) bool { return f.signBit(op, opFNeg, opXor) }

// signBit defines a result by an instruction on floats, or for other kinds by one on the sign bit.
func (f *fn) signBit(op *core.Operation, o, bitwise opcode) bool {
	l, _, ok := f.leafOf(op.Result(0).Type())
	if !ok || l.Kind != layout.Float {
		return f.unsupported(op, "")
	}
	return f.elementwise(op, func(in [][]*expr) []*expr {
		x := append([]*expr(nil), in[0]...)
		if l.isFloat() {
			return []*expr{f.un(floatOp(o, l.val()), l.val(), x[0])}
		}
		top := len(x) - 1
		bits := uint64(1) << ((l.Width - 1) % 64)
		if bitwise == opAnd {
			bits--
		}
		x[top] = f.int(bitwise, x[top], constant(x[top].typ, bits))
		return x
	})
}

// comparisons maps each predicate of icmp to its instruction.
var comparisons = map[llvm.ICmpPredicate]opcode{llvm.ICmpPredicateEq: opEq, llvm.ICmpPredicateNe: opNe, llvm.ICmpPredicateUlt: opLtU,
	llvm.ICmpPredicateUle: opLeU, llvm.ICmpPredicateUgt: opGtU, llvm.ICmpPredicateUge: opGeU, llvm.ICmpPredicateSlt: opLtS,
	llvm.ICmpPredicateSle: opLeS, llvm.ICmpPredicateSgt: opGtS, llvm.ICmpPredicateSge: opGeS}

func isSigned(o opcode) bool { return o == opLtS || o == opLeS || o == opGtS || o == opGeS }

func (f *fn) icmp(op *core.Operation) bool {
	v := core.Must(llvm.AsICmpOp(op))
	o := comparisons[v.Predicate()]
	l, _, ok := f.leafOf(op.Operand(0).Type())
	if !ok {
		return f.unsupported(op, "")
	}
	return f.elementwise(op, func(in [][]*expr) []*expr { return []*expr{f.compare(o, l, in[0], in[1])} })
}

// compare compares integers or pointers.
func (f *fn) compare(o opcode, l *leaf, x, y []*expr) *expr {
	switch {
	case l.parts() > 1:
		return f.compareWide(o, l, x, y)
	case isSigned(o) && l.Kind == layout.Pointer:
		return f.int(o, f.wide(x[0]), f.wide(y[0]))
	case isSigned(o):
		return f.int(o, f.signed(x[0], l.Width), f.signed(y[0], l.Width))
	}
	return f.int(o, x[0], y[0])
}

func (f *fn) fcmp(op *core.Operation) bool {
	v := core.Must(llvm.AsFCmpOp(op))
	l, _, ok := f.leafOf(op.Operand(0).Type())
	if !ok {
		return f.unsupported(op, "")
	}
	if !l.isFloat() {
		return f.host(op)
	}
	return f.elementwise(op, func(in [][]*expr) []*expr {
		x := f.compareFloats(v.Predicate(), in[0][0], in[1][0])
		x.bits = 1
		return []*expr{x}
	})
}

// compareFloats compares by a predicate of fcmp.
func (f *fn) compareFloats(p llvm.FCmpPredicate, a, b *expr) *expr {
	t := a.typ
	return f.byPredicate(p, a, b, truths{
		no: const32(0), yes: const32(1), not: f.not,
		cmp: func(o opcode, a, b *expr) *expr { return f.bin(floatOp(o, t), i32, a, b) },
		and: func(a, b *expr) *expr { return f.int(opAnd, a, b) },
		or:  func(a, b *expr) *expr { return f.int(opOr, a, b) },
	})
}

// truths are how truth values are made: as i32, or as masks of lanes.
type truths struct {
	no, yes *expr
	not     func(x *expr) *expr
	cmp     func(o opcode, a, b *expr) *expr // by an instruction that compares floats
	and, or func(a, b *expr) *expr
}

// byPredicate compares by a predicate of fcmp. What holds for unordered operands is the opposite of what does not.
func (f *fn) byPredicate(p llvm.FCmpPredicate, a, b *expr, t truths) *expr {
	switch p {
	case llvm.FCmpPredicateAlwaysFalse:
		return t.no
	case llvm.FCmpPredicateAlwaysTrue:
		return t.yes
	case llvm.FCmpPredicateOEQ:
		return t.cmp(opFEq, a, b)
	case llvm.FCmpPredicateOGT:
		return t.cmp(opFGt, a, b)
	case llvm.FCmpPredicateOGE:
		return t.cmp(opFGe, a, b)
	case llvm.FCmpPredicateOLT:
		return t.cmp(opFLt, a, b)
	case llvm.FCmpPredicateOLE:
		return t.cmp(opFLe, a, b)
	case llvm.FCmpPredicateUNE:
		return t.cmp(opFNe, a, b)
	case llvm.FCmpPredicateUGT:
		return t.not(t.cmp(opFLe, a, b))
	case llvm.FCmpPredicateUGE:
		return t.not(t.cmp(opFLt, a, b))
	case llvm.FCmpPredicateULT:
		return t.not(t.cmp(opFGe, a, b))
	case llvm.FCmpPredicateULE:
		return t.not(t.cmp(opFGt, a, b))
	}
	f.hold(a)
	f.hold(b)
	switch p {
	case llvm.FCmpPredicateONE:
		return t.or(t.cmp(opFLt, a, b), t.cmp(opFGt, a, b))
	case llvm.FCmpPredicateUEQ:
		return t.not(t.or(t.cmp(opFLt, a, b), t.cmp(opFGt, a, b)))
	case llvm.FCmpPredicateORD:
		return t.and(t.cmp(opFEq, a, a), t.cmp(opFEq, b, b))
	}
	return t.or(t.cmp(opFNe, a, a), t.cmp(opFNe, b, b))
}

func (f *fn) selectOp(op *core.Operation) bool {
	cond, x, y := f.of(op, 0), f.of(op, 1), f.of(op, 2)
	r := op.Result(0) // of scalars, when the condition is a vector
	if len(x) > len(cond) {
		f.holdAll(cond)
	}
	out := make([]*expr, len(x))
	each := max(len(x)/max(len(cond), 1), 1)
	for i := range out {
		c := cond[0]
		if len(cond) > 1 {
			c = cond[i/each]
		}
		out[i] = f.pick(c, x[i], y[i])
	}
	f.define(r, out)
	return true
}

func (f *fn) returnOp(op *core.Operation) bool {
	if op.NumOperands() > 0 {
		for _, x := range f.of(op, 0) {
			f.write(f.use(x))
		}
	}
	f.leave()
	f.settle()
	f.op(opReturn)
	return true
}

// never stops at what handles exceptions, which control cannot reach.
func (f *fn) never(op *core.Operation) bool {
	f.unreachable()
	for _, r := range op.Results() {
		f.vals[r] = f.zeros(r.Type())
	}
	return true
}
