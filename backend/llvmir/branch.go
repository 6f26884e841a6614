package llvmir

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/rt"
	"github.com/odsgen/ods/generated/llvm"
)

// branch writes br and switch.
func (b *body) branch(op *core.Operation, code opcode) {
	t := b.t
	label := func(i int) {
		to := b.target(op, i)
		t.body = appendNumber(append(t.body, "label %"...), to.n, to.name)
	}
	switch code {
	case opBr:
		b.str("br ")
		label(0)
	case opCondBr:
		b.str("br ")
		b.typed(op.Operand(0))
		b.str(", ")
		label(0)
		b.str(", ")
		label(1)
	case opSwitch:
		v, _ := llvm.AsSwitchOp(op)
		b.str("switch ")
		b.typed(op.Operand(0))
		b.str(", ")
		label(0)
		b.str(" [")
		ty := t.typeText(op.Operand(0).Type())
		if cases := v.CaseValuesAttr(); cases != nil {
			for i := int64(0); i < cases.NumElements(); i++ {
				b.str("\n    " + ty + " ")
				t.body = t.appendConst(t.body, intConst(op.Operand(0).Type(), cases.Int(i)))
				b.str(", ")
				label(int(i) + 1)
			}
		}
		b.str("\n  ]")
	}
	var l attachments
	if w, ok := op.Attr("branch_weights").(*core.DenseArrayAttr); ok {
		if n := t.weights(rt.DenseOf[int32](w)); n >= 0 {
			l.add(mdProf, n)
		}
	}
	if a := loopAnnotation(op); a != nil {
		l.add(mdLoop, t.loopNode(a))
	} else if loop := t.loopOf(op); loop != nil {
		l.add(mdLoop, t.plainLoop(loop))
	}
	b.attach(&l)
}

// call writes a call of a function.
func (b *body) call(op *core.Operation) {
	v, _ := llvm.AsCallOp(op)
	t := b.t
	b.tail(v.TailCallKind())
	b.str("call")
	if isFloatLike(t.resultType(op)) {
		b.str(fastMathText(v.FastmathFlagsAttr()))
	}
	b.str(" " + cconvText(v.CConv()))
	b.callee(op, v.CalleeAttr(), v.VarCalleeTypeAttr(), v.CalleeOperands(), v.ArgAttrsAttr(), v.ResAttrsAttr())
	var s attrSet
	for _, e := range []struct {
		on   bool
		name string
	}{{v.NoInline(), "noinline"}, {v.AlwaysInline(), "alwaysinline"}, {v.InlineHint(), "inlinehint"}, {v.Convergent(), "convergent"},
		{v.NoUnwind(), "nounwind"}, {v.WillReturn(), "willreturn"}} {
		if e.on {
			s.flag(e.name)
		}
	}
	if m := v.MemoryEffectsAttr(); m != nil {
		s.add(rankInt, "memory", memoryText(m))
	}
	t.body = appendGroup(t.body, t.attrs.slot(s.text(formGroup)))
	b.bundles(v.OpBundleOperands(), v.OpBundleTagsAttr())
	var l attachments
	b.access(&l, op)
	b.attach(&l)
}

// callee writes what is called with its type, and the arguments.
func (b *body) callee(op *core.Operation, callee *core.SymbolRefAttr, typ *core.TypeAttr, args []*core.Value, argAttrs,
	resAttrs *core.ArrayAttr) {
	t := b.t
	if resAttrs != nil && resAttrs.Len() > 0 {
		if s := t.dictText(resAttrs.Elems()[0]); s != "" {
			b.str(s + " ")
		}
	}
	if ft := b.calleeType(callee, typ); ft != nil && ft.VarArg() {
		b.str(t.typeText(ft))
	} else {
		b.str(t.typeText(t.resultType(op)))
	}
	b.str(" ")
	if callee != nil {
		t.body = appendName(append(t.body, '@'), callee.Root())
	} else {
		b.operand(args[0])
		args = args[1:]
	}
	b.str("(")
	var attrs []core.Attribute
	if argAttrs != nil {
		attrs = argAttrs.Elems()
	}
	b.args(args, attrs)
	b.str(")")
}

// args writes arguments with their attributes, which may be fewer.
func (b *body) args(args []*core.Value, attrs []core.Attribute) { b.argList(args, attrs, b.t.dictText) }

// argList is the same for attributes that text translates.
func (b *body) argList(args []*core.Value, attrs []core.Attribute, text func(core.Attribute) string) {
	for i, a := range args {
		if i > 0 {
			b.str(", ")
		}
		b.argNote(i, a)
		b.str(b.t.typeText(a.Type()) + " ")
		if i < len(attrs) {
			if s := text(attrs[i]); s != "" {
				b.str(s + " ")
			}
		}
		b.operand(a)
	}
}

// calleeType returns the type of what is called when it is known.
func (b *body) calleeType(callee *core.SymbolRefAttr, typ *core.TypeAttr) *llvm.LLVMFunctionType {
	if typ != nil {
		ft, _ := typ.Value().(*llvm.LLVMFunctionType)
		return ft
	}
	if callee != nil {
		if f, ok := llvm.AsLLVMFuncOp(b.t.symbols[callee.Root()]); ok {
			ft, _ := f.FunctionType().(*llvm.LLVMFunctionType)
			return ft
		}
	}
	return nil
}

// bundles writes operand bundles.
func (b *body) bundles(groups [][]*core.Value, tags *core.ArrayAttr) {
	if len(groups) == 0 || tags == nil {
		return
	}
	b.str(" [ ")
	for i, g := range groups {
		if i > 0 {
			b.str(", ")
		}
		if tag, ok := tags.Elems()[i].(*core.StringAttr); ok {
			b.t.body = append(appendEscaped(append(b.t.body, '"'), tag.Value()), '"')
		}
		b.str("(")
		b.args(g, nil)
		b.str(")")
	}
	b.str(" ]")
}
