package llvmir

import (
	"strconv"
	"strings"

	"github.com/odsgen/ods/backend/layout"
	"github.com/odsgen/ods/core"
	llvmdefs "github.com/odsgen/ods/defs/llvm"
	"github.com/odsgen/ods/generated/llvm"
)

// declaration is an intrinsic for particular types.
type declaration struct {
	name   string
	result core.Type
	params []core.Type
	sig    *signature // nil when LLVM's declaration is not known
	group  int
	broken string // which of the types LLVM's verifier rejects

	// Of a function of a runtime library: its type, attributes, and 1 more than the argument that it calls, or 0.
	runtime  *llvm.LLVMFunctionType
	words    string
	callback int64
}

// attrs returns the attributes of the declaration.
func (d *declaration) attrs() string {
	if d.sig == nil {
		return d.words
	}
	return d.sig.Attrs
}

// valueAttrs returns the attributes of a parameter, or of the result at position -1.
func (d *declaration) valueAttrs(at int) string {
	if d.sig == nil || at+1 >= len(d.sig.ParamAttrs) {
		return ""
	}
	s := d.sig.ParamAttrs[at+1]
	before, bounds, ok := strings.Cut(s, "range ")
	if !ok {
		return s
	}
	low, high, _ := strings.Cut(bounds, " ")
	high, after, more := strings.Cut(high, " ")
	if more {
		after = " " + after
	}
	ty := d.result
	if at >= 0 {
		ty = d.params[at]
	}
	return before + "range(i" + strconv.Itoa(int(core.StorageWidth(scalarOf(ty)))) + " " + low + ", " + high + ")" + after
}

// use returns the declaration of the intrinsic that an operation calls, made at the first use.
func (t *translator) use(intr *intrinsic, op *core.Operation) *declaration {
	overloads := t.overloads(intr, op)
	base := intr.nameFor(op)
	name := t.mangledName(base, overloads)
	d := t.decls[name]
	if d != nil {
		return d
	}
	d = &declaration{name: name, sig: t.signature(base)}
	t.decls[name] = d
	t.intrinsics = append(t.intrinsics, d)
	if d.sig != nil {
		d.sig.overloads = overloads
		if d.result, d.params, d.broken = d.sig.declared(); d.broken == "" {
			return d
		}
		t.reject(op, d, intr)
		return d
	}
	d.result, d.params = t.resultType(op), nil
	eachArg(intr, op, func(v *core.Value, a core.Attribute, kind metaKind) {
		d.params = append(d.params, t.argType(v, a, kind))
	})
	return d
}

// reject reports a call of an intrinsic that there is not for these types.
func (t *translator) reject(op *core.Operation, d *declaration, intr *intrinsic) {
	i, bad := 0, false
	eachArg(intr, op, func(v *core.Value, a core.Attribute, kind metaKind) {
		bad = bad || i < len(d.params) && d.params[i] != nil && d.params[i] != t.argType(v, a, kind)
		i++
	})
	if bad {
		t.errorf(op.Loc(), "Call parameter type does not match function signature!")
	} else {
		t.errorf(op.Loc(), "Intrinsic has incorrect %s type!", d.broken)
	}
}

// checkCall reports arguments that do not fit the declaration, as LLVM's verifier does.
func (t *translator) checkCall(op *core.Operation, d *declaration, args []core.Type) bool {
	if d.sig == nil {
		return true
	}
	if len(args) < len(d.params) || len(args) > len(d.params) && !d.sig.VarArg() {
		return t.errorf(op.Loc(), "Incorrect number of arguments passed to called function!")
	}
	for i, p := range d.params {
		if args[i] != p {
			return t.errorf(op.Loc(), "Call parameter type does not match function signature!")
		}
	}
	if op.NumResults() > 0 && op.Result(0).Type() != d.result && op.Result(0).HasUses() {
		return t.errorf(op.Loc(), "Intrinsic has incorrect return type!")
	}
	return true
}

// argType returns the type of an argument.
func (t *translator) argType(v *core.Value, a core.Attribute, kind metaKind) core.Type {
	if v != nil {
		return v.Type()
	}
	if a, ok := a.(core.TypedAttr); ok && kind == plain {
		return a.Type()
	}
	return llvm.GetLLVMMetadataType(t.ctx)
}

func (t *translator) resultType(op *core.Operation) core.Type {
	if op.NumResults() == 0 {
		return llvm.GetLLVMVoidType(t.ctx)
	}
	return op.Result(0).Type()
}

// metaKind tells what metadata an attribute stands for as an argument; plain ones are values.
type metaKind uint8

const (
	plain metaKind = iota
	metaRounding
	metaException
	metaNode
)

// eachArg yields the arguments of an intrinsic: operands, and attributes at the positions of immediates.
func eachArg(intr *intrinsic, op *core.Operation, f func(v *core.Value, a core.Attribute, kind metaKind)) {
	imm := intr.immediates
	n := op.NumOperands()
	if intr.name == "llvm.assume" {
		n = 1 // operand bundles are not arguments
	}
	if intr.length {
		defer lengthArg(intr, op, f)
	}
	next := 0
	for at := 0; next < n || len(imm) > 0; at++ {
		if len(imm) > 0 && imm[0].at == at {
			if a := op.Attr(imm[0].attr); a != nil {
				f(nil, a, imm[0].kind)
			}
			imm = imm[1:]
			continue
		}
		if next >= n {
			return
		}
		f(op.Operand(next), nil, plain)
		next++
	}
}

// nameFor returns the name of the intrinsic without overloads.
func (intr *intrinsic) nameFor(op *core.Operation) string {
	if intr.letterAt == 0 {
		return intr.name
	}
	letter := "f"
	switch op.Operand(intr.letterAt - 1).Type().(type) {
	case *core.VectorType:
		letter = "v"
	case *core.IntegerType:
		letter = "x"
	}
	return strings.Replace(intr.name, "*", letter, 1)
}

// lengthOf returns the number of elements of the result as an attribute.
func lengthOf(intr *intrinsic, op *core.Operation) core.TypedAttr {
	n := core.NumElements(op.Result(0).Type().(*core.VectorType).Shape())
	t, ok := op.Attr(intr.immediates[0].attr).(*core.IntegerAttr)
	if !ok {
		return op.Context().I32Attr(int32(n))
	}
	return op.Context().IntegerAttr(t.Type(), n)
}

// lengthArg yields the number of elements of the result when an operation has fewer arguments than types in the name of
// its intrinsic.
func lengthArg(intr *intrinsic, op *core.Operation, f func(v *core.Value, a core.Attribute, kind metaKind)) {
	if op.NumOperands()+len(intr.immediates) < len(intr.byOperand) {
		f(nil, lengthOf(intr, op), plain)
	}
}

// overloads returns the types that the intrinsic is overloaded by.
func (t *translator) overloads(intr *intrinsic, op *core.Operation) []core.Type {
	if len(intr.byResult)+len(intr.byOperand) == 0 {
		return nil
	}
	out := make([]core.Type, 0, len(intr.byResult)+len(intr.byOperand))
	for _, i := range intr.byResult {
		ty := op.Result(0).Type()
		if intr.results > 1 {
			ty, _ = layout.Element(ty, i)
		}
		out = append(out, matrixResult(op, intr.name, ty))
	}
	for _, i := range intr.byOperand {
		at := i
		for _, m := range intr.immediates {
			if m.at < i {
				at-- // the position counts immediates, which are not operands
			}
		}
		out = append(out, intrinsicArgType(intr, op, i, at))
	}
	return out
}

// mangledName returns the name of an intrinsic with the types that overload it.
func (t *translator) mangledName(name string, overloads []core.Type) string {
	if len(overloads) == 0 {
		return name
	}
	b := append(t.scratch[:0], name...)
	for _, ty := range overloads {
		b = appendMangled(append(b, '.'), ty)
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
	if intr.length {
		return lengthOf(intr, op).Type()
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
func (b *body) intrinsicCall(op *core.Operation, intr *intrinsic) bool {
	t := b.t
	if n := op.NumOperands(); intr.length && n+len(intr.immediates) == len(intr.byOperand) &&
		op.Operand(n-1).Type() != lengthOf(intr, op).Type() {
		return t.errorf(op.Loc(), "the vector length has another type than the opcode")
	}
	d := t.use(intr, op)
	b.str("call")
	if isFloatLike(d.result) {
		b.str(opFastMath(op))
	}
	b.str(" ")
	if s := t.resultAttrText(op); s != "" {
		b.str(s + " ")
	}
	b.str(t.typeText(d.result) + " @" + d.name + "(")
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
	operand, strict := 0, false
	types := make([]core.Type, 0, 8)
	eachArg(intr, op, func(v *core.Value, a core.Attribute, kind metaKind) {
		if len(types) > 0 {
			b.str(", ")
		}
		if kind != plain {
			types = append(types, llvm.GetLLVMMetadataType(t.ctx))
			strict = strict || kind == metaException
			b.metadataArg(a, kind)
			return
		}
		types = append(types, t.argType(v, a, kind))
		if v == nil {
			if c := t.fromAttr(types[len(types)-1], a, op.Loc()); c != nil {
				t.body = t.appendTyped(t.body, c)
			}
			return
		}
		b.str(t.typeText(v.Type()) + " ")
		if s := argAttrs(operand); s != "" {
			b.str(s + " ")
		}
		operand++
		if len(types) == intr.alignAt {
			b.str("align " + itoa(t.intrinsicAlign(op)) + " ")
		}
		b.operand(v)
	})
	if intr.passThru && operand == 2 {
		b.str(", ")
		t.body = t.appendTyped(t.body, poisonConst(d.result))
		types = append(types, d.result)
	}
	b.str(")")
	if strict {
		t.body = appendGroup(t.body, t.attrs.slot("strictfp"))
	}
	if v, ok := llvm.AsAssumeOp(op); ok {
		b.bundles(v.OpBundleOperands(), v.OpBundleTagsAttr())
	}
	var l attachments
	if op.Attr("nontemporal") != nil {
		l.add(mdNontemporal, t.meta.node(false, mdInt(32, 1)))
	}
	b.access(&l, op)
	b.attach(&l)
	return t.checkCall(op, d, types)
}

// resultAttrText returns the attributes of the result of an intrinsic: what res_attrs says, or a range.
func (t *translator) resultAttrText(op *core.Operation) string {
	if list, ok := op.Attr(core.ResAttrsAttr).(*core.ArrayAttr); ok && list.Len() > 0 {
		if d, ok := list.Elems()[0].(*core.DictAttr); ok {
			return t.valueAttrText(d)
		}
	}
	if r, ok := op.Attr("range").(*llvm.ConstantRangeAttr); ok {
		var set attrSet
		t.valueAttr(&set, "range", rankRange, "", r)
		return set.text(formInline)
	}
	return ""
}

// metadataArg writes an attribute as a metadata argument.
func (b *body) metadataArg(a core.Attribute, kind metaKind) {
	b.str("metadata ")
	if kind == metaNode {
		if n, ok := b.t.attrNode(a); ok {
			list := b.t.meta.node(false, mdRef(n))
			b.t.body = strconv.AppendInt(append(b.t.body, '!'), int64(b.t.meta.slot(list)), 10)
		}
		return
	}
	n, _ := a.(*core.IntegerAttr)
	word := ""
	switch {
	case n == nil:
	case kind == metaRounding:
		word = "round." + llvm.RoundingMode(n.Int64()).String()
	default:
		word = "fpexcept." + llvm.FPExceptionBehavior(n.Int64()).String()
	}
	b.str(`!"` + word + `"`)
}

// intrinsicAlign returns the alignment of the pointer that an intrinsic accesses memory by.
func (t *translator) intrinsicAlign(op *core.Operation) int64 {
	if a, ok := op.Attr("alignment").(*core.IntegerAttr); ok {
		return lowerPowerOf2(a.Int64())
	}
	v := op.Operand(0).Type()
	if op.NumResults() > 0 {
		v = op.Result(0).Type()
	}
	elem, _ := layout.Element(v, 0)
	return int64(t.layout.Align(elem))
}
