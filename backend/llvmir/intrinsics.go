package llvmir

import (
	"strconv"

	"github.com/odsgen/ods/core"
	llvmdefs "github.com/odsgen/ods/defs/llvm"
	"github.com/odsgen/ods/generated/llvm"
)

// declaration is an intrinsic for particular types.
type declaration struct {
	intr   *intrinsic
	name   string
	result core.Type
	params []core.Type
	group  int
}

// use returns the declaration of the intrinsic that an operation calls, made at the first use.
func (t *translator) use(intr *intrinsic, op *core.Operation) *declaration {
	name := t.intrinsicName(intr, op)
	d := t.decls[name]
	if d == nil {
		d = &declaration{intr: intr, name: name, result: t.resultType(op)}
		eachArg(intr, op, func(v *core.Value, a core.TypedAttr) {
			if v != nil {
				d.params = append(d.params, v.Type())
			} else {
				d.params = append(d.params, a.Type())
			}
		})
		if intr.passThru && op.NumOperands() == 2 {
			d.params = append(d.params, d.result)
		}
		t.decls[name] = d
		t.intrinsics = append(t.intrinsics, d)
	}
	return d
}

func (t *translator) resultType(op *core.Operation) core.Type {
	if op.NumResults() == 0 {
		return llvm.GetLLVMVoidType(t.ctx)
	}
	return op.Result(0).Type()
}

// eachArg yields the arguments of an intrinsic: operands, and attributes at the positions of immediates.
func eachArg(intr *intrinsic, op *core.Operation, f func(v *core.Value, a core.TypedAttr)) {
	imm := intr.immediates
	n := op.NumOperands()
	if seg := op.Info().Def().OperandSegments; seg > 0 && intr.name == "llvm.assume" {
		n = 1 // operand bundles are no arguments
	}
	next := 0
	for at := 0; next < n || len(imm) > 0; at++ {
		if len(imm) > 0 && imm[0].at == at {
			if a, ok := op.Attr(imm[0].attr).(core.TypedAttr); ok {
				f(nil, a)
			}
			imm = imm[1:]
			continue
		}
		if next >= n {
			return
		}
		f(op.Operand(next), nil)
		next++
	}
}

// intrinsicName returns the name with the types that it is overloaded by.
func (t *translator) intrinsicName(intr *intrinsic, op *core.Operation) string {
	if len(intr.byResult)+len(intr.byOperand) == 0 {
		return intr.name
	}
	b := append(t.scratch[:0], intr.name...)
	for _, i := range intr.byResult {
		ty := op.Result(0).Type()
		if intr.results > 1 {
			ty, _ = aggregateElem(ty, i)
		}
		b = appendMangled(append(b, '.'), ty)
	}
	for _, i := range intr.byOperand {
		at := i
		for _, m := range intr.immediates {
			if m.at < i {
				at-- // the position counts immediates, which are no operands
			}
		}
		b = appendMangled(append(b, '.'), intrinsicArgType(intr, op, i, at))
	}
	t.scratch = b
	if d := t.decls[string(b)]; d != nil {
		return d.name
	}
	return string(b)
}

// intrinsicArgType returns the type of argument i, which is operand at unless it is an immediate.
func intrinsicArgType(intr *intrinsic, op *core.Operation, i, at int) core.Type {
	for _, m := range intr.immediates {
		if m.at == i {
			if a, ok := op.Attr(m.attr).(core.TypedAttr); ok {
				return a.Type()
			}
		}
	}
	if at < op.NumOperands() {
		return op.Operand(at).Type()
	}
	return nil
}

// appendMangled writes a type as part of an intrinsic's name.
func appendMangled(b []byte, ty core.Type) []byte {
	switch ty := ty.(type) {
	case *core.IntegerType:
		return strconv.AppendUint(append(b, 'i'), uint64(ty.Width()), 10)
	case *core.FloatType:
		if floatName(ty.Semantics()) == "bfloat" {
			return append(b, "bf16"...)
		}
		return strconv.AppendUint(append(b, 'f'), uint64(ty.Width()), 10)
	case *llvm.LLVMPPCFP128Type:
		return append(b, "ppcf128"...)
	case *llvm.LLVMPointerType:
		return strconv.AppendUint(append(b, 'p'), uint64(ty.AddressSpace()), 10)
	case *core.VectorType:
		if ty.IsScalable() {
			b = append(b, 'n', 'x')
		}
		b = strconv.AppendInt(append(b, 'v'), ty.Shape()[0], 10)
		return appendMangled(b, ty.ElementType())
	case *llvm.LLVMArrayType:
		b = strconv.AppendUint(append(b, 'a'), ty.NumElements(), 10)
		return appendMangled(b, ty.ElementType())
	case *llvm.LLVMStructType:
		if ty.Name() != "" {
			return append(append(append(b, "s_"...), ty.Name()...), 's')
		}
		b = append(b, "sl_"...)
		for _, e := range llvmdefs.BodyOf(ty).Elements {
			b = appendMangled(b, e)
		}
		return append(b, 's')
	case *llvm.LLVMMetadataType:
		return append(b, "Metadata"...)
	case *llvm.LLVMX86AMXType:
		return append(b, "x86amx"...)
	case *llvm.LLVMVoidType:
		return append(b, "isVoid"...)
	case *llvm.LLVMTargetExtType:
		b = append(append(b, 't'), ty.ExtTypeName()...)
		for _, p := range ty.TypeParams() {
			b = appendMangled(append(b, '_'), p)
		}
		for _, p := range ty.IntParams() {
			b = strconv.AppendUint(append(b, '_'), uint64(p), 10)
		}
		return append(b, 't')
	}
	return b
}

// intrinsicCall writes the call of an intrinsic.
func (b *body) intrinsicCall(op *core.Operation, intr *intrinsic) {
	t := b.t
	d := t.use(intr, op)
	b.str("call")
	if isFloatLike(d.result) {
		b.str(opFastMath(op))
	}
	b.str(" " + t.typeText(d.result) + " @" + d.name + "(")
	argAttrs := func(int) string { return "" }
	if list, ok := op.Attr(core.ArgAttrsAttr).(*core.ArrayAttr); ok {
		argAttrs = func(i int) string {
			if i < list.Len() {
				if d, ok := list.Elems()[i].(*core.DictAttr); ok {
					return t.valueAttrText(d)
				}
			}
			return ""
		}
	}
	i, operand := 0, 0
	eachArg(intr, op, func(v *core.Value, a core.TypedAttr) {
		if i > 0 {
			b.str(", ")
		}
		i++
		if v == nil {
			if c := t.fromAttr(a.Type(), a, op.Loc()); c != nil {
				t.body = t.appendTyped(t.body, c)
			}
			return
		}
		b.str(t.typeText(v.Type()) + " ")
		if s := argAttrs(operand); s != "" {
			b.str(s + " ")
		}
		operand++
		if i == intr.alignAt {
			b.str("align " + itoa(t.intrinsicAlign(op)) + " ")
		}
		b.operand(v)
	})
	if intr.passThru && operand == 2 {
		b.str(", ")
		t.body = t.appendTyped(t.body, poisonConst(d.result))
	}
	b.str(")")
	if v, ok := llvm.AsAssumeOp(op); ok {
		b.bundles(v.OpBundleOperands(), v.OpBundleTagsAttr())
	}
	var l attachments
	if op.Attr("nontemporal") != nil {
		l.add(mdNontemporal, t.meta.node(false, mdInt(32, 1)))
	}
	b.access(&l, op)
	b.attach(&l)
}

// intrinsicAlign returns the alignment of the pointer that an intrinsic accesses memory by.
func (t *translator) intrinsicAlign(op *core.Operation) int64 {
	if a, ok := op.Attr("alignment").(*core.IntegerAttr); ok {
		return a.Int64()
	}
	v := op.Operand(0).Type()
	if op.NumResults() > 0 {
		v = op.Result(0).Type()
	}
	elem, _ := aggregateElem(v, 0)
	return int64(t.layout.Align(elem))
}
