package csource

import (
	"strings"
	"sync"

	"github.com/odsgen/ods/backend/read"
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/num"
	"github.com/odsgen/ods/generated/llvm"
)

// operation writes one operation of a function.
func (b *body) operation(op *core.Operation) bool {
	if f, ok := writers()[op.Name()]; ok {
		return f(b, op)
	}
	if name, ok := strings.CutPrefix(op.Name(), "llvm.intr."); ok {
		return b.intrinsic(op, name)
	}
	if op.Info().DialectName() != llvm.Name {
		return read.NotLowered(b.r, op, "cannot be written in C")
	}
	return b.refuse(op, "it has no form there")
}

type writer = func(b *body, op *core.Operation) bool

// writers returns the operations of dialect llvm. Every start of a command would pay for the map otherwise.
var writers = sync.OnceValue(func() map[string]writer {
	return map[string]writer{
		"llvm.br":             (*body).branch,
		"llvm.cond_br":        (*body).condBranch,
		"llvm.switch":         (*body).switchOn,
		"llvm.return":         (*body).returns,
		"llvm.unreachable":    func(b *body, _ *core.Operation) bool { b.line("__builtin_unreachable();"); return true },
		"llvm.call":           (*body).call,
		"llvm.call_intrinsic": (*body).callIntrinsic,
		"llvm.load":           (*body).load,
		"llvm.store":          (*body).store,
		"llvm.alloca":         (*body).alloca,
		"llvm.getelementptr":  (*body).gep,
		"llvm.extractvalue":   (*body).extractValue,
		"llvm.insertvalue":    (*body).insertValue,
		"llvm.extractelement": (*body).extractElement,
		"llvm.insertelement":  (*body).insertElement,
		"llvm.shufflevector":  (*body).shuffle,
		"llvm.atomicrmw":      (*body).atomicUpdate,
		"llvm.cmpxchg":        (*body).compareExchange,
		"llvm.fence":          (*body).fence,
		"llvm.mlir.constant":  (*body).constant,
		"llvm.mlir.addressof": (*body).addressOf,
		"llvm.mlir.undef":     (*body).nothing,
		"llvm.mlir.poison":    (*body).nothing,
		"llvm.mlir.zero":      (*body).nothing,
		"llvm.freeze":         func(b *body, op *core.Operation) bool { return b.pure(op, b.values[op.Operand(0)]) },
		"llvm.select":         (*body).choose,
		"llvm.icmp":           (*body).compareInts,
		"llvm.fcmp":           (*body).compareFloats,
		"llvm.bitcast":        (*body).reinterpret,
		"llvm.add":            binary(infix("+")),
		"llvm.sub":            binary(infix("-")),
		"llvm.mul":            binary(multiply),
		"llvm.udiv":           binary(unwrapped("/")),
		"llvm.urem":           binary(unwrapped("%")),
		"llvm.sdiv":           binary(divideSigned("/")),
		"llvm.srem":           binary(divideSigned("%")),
		"llvm.and":            binary(unwrapped("&")),
		"llvm.or":             binary(unwrapped("|")),
		"llvm.xor":            binary(unwrapped("^")),
		"llvm.shl":            binary(shiftBy("<<", false)),
		"llvm.lshr":           binary(shiftBy(">>", false)),
		"llvm.ashr":           binary(shiftBy(">>", true)),
		"llvm.fadd":           binary(unwrapped("+")),
		"llvm.fsub":           binary(unwrapped("-")),
		"llvm.fmul":           binary(unwrapped("*")),
		"llvm.fdiv":           binary(unwrapped("/")),
		"llvm.frem":           (*body).floatRemainder,
		"llvm.fneg":           (*body).negate,
		"llvm.trunc":          converting((*emitter).truncate),
		"llvm.zext":           converting(func(e *emitter, _, to core.Type, x expr) expr { return e.castTo(to, x) }),
		"llvm.sext":           converting((*emitter).extendSigned),
		"llvm.fptrunc":        converting(func(e *emitter, _, to core.Type, x expr) expr { return e.castTo(to, x) }),
		"llvm.fpext":          converting(func(e *emitter, _, to core.Type, x expr) expr { return e.castTo(to, x) }),
		"llvm.uitofp":         converting(func(e *emitter, _, to core.Type, x expr) expr { return e.castTo(to, x) }),
		"llvm.sitofp":         converting(func(e *emitter, from, to core.Type, x expr) expr { return e.castTo(to, signed(from, x)) }),
		"llvm.fptoui":         converting(func(e *emitter, from, to core.Type, x expr) expr { return e.floatToInt(false)(from, to, x) }),
		"llvm.fptosi":         converting(func(e *emitter, from, to core.Type, x expr) expr { return e.floatToInt(true)(from, to, x) }),
		"llvm.ptrtoint":       (*body).pointerToInt,
		"llvm.inttoptr":       (*body).intToPointer,
		"llvm.addrspacecast":  func(b *body, op *core.Operation) bool { return b.pure(op, b.values[op.Operand(0)]) },
		"llvm.intr.vastart":   variadic,
		"llvm.intr.vaend":     variadic,
		"llvm.intr.vacopy":    variadic,
		"llvm.va_arg":         variadic,
		"llvm.inline_asm":     func(b *body, op *core.Operation) bool { return b.refuse(op, "assembly belongs to a machine") },
	}
})

func variadic(b *body, op *core.Operation) bool {
	return b.refuse(op, "lists of arguments are the target's own")
}

func binary(f func(t core.Type, x, y expr) expr) writer {
	return func(b *body, op *core.Operation) bool { return b.arithmetic(f)(op) }
}

func converting(f func(e *emitter, from, to core.Type, x expr) expr) writer {
	return func(b *body, op *core.Operation) bool {
		return b.cast(func(from, to core.Type, x expr) expr { return f(b.emitter, from, to, x) })(op)
	}
}

// constant gives a scalar its text wherever it is used; an aggregate is a variable.
func (b *body) constant(op *core.Operation) bool {
	c := core.Must(llvm.AsConstantOp(op))
	text, ok := b.constantText(op.Result(0).Type(), c.ValueAttr(), op.Loc())
	if !ok {
		return false
	}
	return b.known(op, text)
}

func (b *body) known(op *core.Operation, text string) bool {
	v := op.Result(0)
	if !isScalar(v.Type()) {
		return !v.HasUses() || b.define(v, text)
	}
	_, ok := b.typeName(v.Type(), op.Loc())
	b.values[v] = expr{text, !strings.Contains(text, " ")}
	return ok
}

func (b *body) nothing(op *core.Operation) bool { return b.known(op, zero(op.Result(0).Type())) }

func (b *body) addressOf(op *core.Operation) bool {
	a := core.Must(llvm.AsAddressOfOp(op))
	text, ok := b.addressText(a.GlobalName(), op.Loc())
	if !ok {
		return false
	}
	b.values[op.Result(0)] = expr{text, true}
	if s := b.symbols[a.GlobalName()]; !s.function {
		g := core.Must(llvm.AsGlobalOp(s.op))
		name, _ := b.typeName(g.GlobalType(), op.Loc())
		b.elements[op.Result(0)] = element{s.name, name}
	}
	return true
}

func (b *body) floatRemainder(op *core.Operation) bool {
	b.headers["math.h"] = true
	return b.eachCall(op, "fmod"+suffixOf(elementOf(op.Result(0).Type())))
}

// pointerToInt is the number of an address. That of an element from null on is the size of what is in front.
func (b *body) pointerToInt(op *core.Operation) bool {
	t := elementOf(op.Result(0).Type())
	g, ok := llvm.AsGEPOp(op.Operand(0).DefiningOp())
	if w, _ := widthOf(t); ok && w == 64 && g.Base().DefiningOp() != nil && g.Base().DefiningOp().Is(&llvm.ZeroDef) && len(g.RawConstantIndices()) == 1 {
		index := integerText(num.NewSigned(64, int64(g.RawConstantIndices()[0])))
		if dyn := g.DynamicIndices(); len(dyn) == 1 {
			index = indexText(elementOf(dyn[0].Type()), expr{b.operand(dyn[0]), true})
		}
		name, ok := b.typeName(g.ElemType(), op.Loc())
		return ok && b.pure(op, expr{index + " * sizeof(" + name + ")", false})
	}
	w, _ := widthOf(t)
	return b.each(op, func(x []expr) expr {
		v := expr{"(uintptr_t)" + x[0].inside(), true}
		if w != 64 {
			return b.truncate(nil, t, v)
		}
		return v
	})
}

func (b *body) intToPointer(op *core.Operation) bool {
	return b.each(op, func(x []expr) expr { return expr{"(void *)(uintptr_t)" + x[0].inside(), true} })
}

func (b *body) negate(op *core.Operation) bool {
	return b.each(op, func(x []expr) expr {
		if x[0].text[0] == '-' {
			x[0].atom = false // two signs would be an operator of C
		}
		return expr{"-" + x[0].inside(), true}
	})
}
