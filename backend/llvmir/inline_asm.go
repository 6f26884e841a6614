package llvmir

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/generated/llvm"
)

func (b *body) inlineAsm(op *core.Operation) {
	v, _ := llvm.AsInlineAsmOp(op)
	t := b.t
	b.tail(v.TailCallKind())
	b.str("call " + t.typeText(t.resultType(op)) + " asm ")
	if v.HasSideEffects() {
		b.str("sideeffect ")
	}
	if v.IsAlignStack() {
		b.str("alignstack ")
	}
	if d, ok := v.AsmDialect(); ok && d == llvm.AsmDialectIntel {
		b.str("inteldialect ")
	}
	t.body = appendEscaped(append(t.body, '"'), v.AsmString())
	t.body = appendEscaped(append(t.body, `", "`...), v.Constraints())
	b.str(`"(`)
	var attrs []core.Attribute
	if list := v.OperandAttrsAttr(); list != nil {
		attrs = list.Elems()
	}
	b.argList(v.Operands(), attrs, t.asmOperandText)
	b.str(")")
}

func (t *translator) asmOperandText(a core.Attribute) string {
	d, _ := a.(*core.DictAttr)
	if d == nil {
		return ""
	}
	var set attrSet
	if ty, ok := d.Get(asmElementType).(*core.TypeAttr); ok {
		t.valueAttr(&set, asmElementType, rankType, "", ty)
	}
	return set.text(formInline)
}
