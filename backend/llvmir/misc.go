package llvmir

import (
	"strconv"
	"strings"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/generated/llvm"
)

// uncommon writes the instructions that lowerings rarely make.
func (b *body) uncommon(op *core.Operation, code opcode) bool {
	switch code {
	case opAtomicRMW:
		b.atomicRMW(op)
	case opCmpXchg:
		b.cmpXchg(op)
	case opFence:
		v, _ := llvm.AsFenceOp(op)
		b.str("fence")
		scope, _ := v.Syncscope()
		b.atomic(scope, v.Ordering())
	case opInvoke:
		b.invoke(op)
	case opLandingPad:
		b.landingPad(op)
	case opResume:
		b.str("resume ")
		b.typed(op.Operand(0))
	case opIndirectBr:
		b.str("indirectbr ")
		b.typed(op.Operand(0))
		b.str(", [")
		for i := range op.NumSuccessors() {
			if i > 0 {
				b.str(", ")
			}
			b.label2(op, i)
		}
		b.str("]")
	case opCallIntrinsic:
		return b.callIntrinsic(op)
	case opInlineAsm:
		b.inlineAsm(op)
	case opVaArg:
		b.str("va_arg ")
		b.typed(op.Operand(0))
		b.str(", " + b.t.typeText(op.Result(0).Type()))
	default:
		return b.t.unsupported(op)
	}
	return true
}

// label2 writes a successor as an operand.
func (b *body) label2(op *core.Operation, i int) {
	b.t.body = strconv.AppendInt(append(b.t.body, "label %"...), int64(b.target(op, i).n), 10)
}

func (b *body) atomicRMW(op *core.Operation) {
	v, _ := llvm.AsAtomicRMWOp(op)
	b.str("atomicrmw ")
	if v.Volatile() {
		b.str("volatile ")
	}
	b.str(strings.TrimPrefix(v.BinOp().String(), "_") + " ")
	b.typed(op.Operand(0))
	b.list(op, 1)
	scope, _ := v.Syncscope()
	b.atomic(scope, v.Ordering())
	a, ok := v.Alignment()
	b.align(a, ok, b.t.layout.StoreSize(op.Operand(1).Type()))
	b.accessOnly(op)
}

func (b *body) cmpXchg(op *core.Operation) {
	v, _ := llvm.AsAtomicCmpXchgOp(op)
	b.str("cmpxchg ")
	if v.Weak() {
		b.str("weak ")
	}
	if v.Volatile() {
		b.str("volatile ")
	}
	b.typed(op.Operand(0))
	b.list(op, 1)
	scope, _ := v.Syncscope()
	b.atomic(scope, v.SuccessOrdering())
	b.str(" " + v.FailureOrdering().String())
	a, ok := v.Alignment()
	b.align(a, ok, b.t.layout.StoreSize(op.Operand(1).Type()))
	b.accessOnly(op)
}

// accessOnly writes the metadata that tells memory accesses apart.
func (b *body) accessOnly(op *core.Operation) {
	var l attachments
	b.access(&l, op)
	b.attach(&l)
}

func (b *body) invoke(op *core.Operation) {
	v, _ := llvm.AsInvokeOp(op)
	t := b.t
	b.str("invoke " + cconvText(v.CConv()))
	b.callee(op, v.CalleeAttr(), v.VarCalleeTypeAttr(), v.CalleeOperands(), v.ArgAttrsAttr(), v.ResAttrsAttr())
	b.bundles(v.OpBundleOperands(), v.OpBundleTagsAttr())
	b.str("\n          to ")
	b.label2(op, 0)
	b.str(" unwind ")
	b.label2(op, 1)
	var l attachments
	if w, ok := v.BranchWeights(); ok {
		if n := t.weights(w); n >= 0 {
			l.add(mdProf, n)
		}
	}
	b.attach(&l)
}

func (b *body) landingPad(op *core.Operation) {
	b.str("landingpad " + b.t.typeText(op.Result(0).Type()))
	if op.Attr("cleanup") != nil {
		b.str("\n          cleanup")
	}
	for _, v := range op.Operands() {
		word := "catch"
		if _, ok := v.Type().(*llvm.LLVMArrayType); ok {
			word = "filter"
		}
		b.str("\n          " + word + " ")
		b.typed(v)
	}
}

// callIntrinsic writes the call of an intrinsic that is given by its name.
func (b *body) callIntrinsic(op *core.Operation) bool {
	v, _ := llvm.AsCallIntrinsicOp(op)
	t := b.t
	d := t.useNamed(v)
	if d == nil {
		return false
	}
	b.str("call")
	if isFloatLike(d.result) {
		b.str(fastMathText(v.FastmathFlagsAttr()))
	}
	b.str(" ")
	if list := v.ResAttrsAttr(); list != nil && list.Len() > 0 {
		if s := t.dictText(list.Elems()[0]); s != "" {
			b.str(s + " ")
		}
	}
	b.str(t.typeText(d.result))
	if d.sig != nil && d.sig.VarArg() {
		b.str(" (")
		for _, p := range d.params {
			b.str(t.typeText(p) + ", ")
		}
		b.str("...)")
	}
	b.str(" @" + d.name + "(")
	var attrs []core.Attribute
	if list := v.ArgAttrsAttr(); list != nil {
		attrs = list.Elems()
	}
	b.notes = notesOf(d.sig.Name)
	b.args(v.Args(), attrs)
	b.notes = nil
	b.str(")")
	b.bundles(v.OpBundleOperands(), v.OpBundleTagsAttr())
	b.verifyIntrinsic(op, d.sig.Name)
	return true
}

// useNamed returns the declaration of an intrinsic given by its name, nil after an error.
func (t *translator) useNamed(v llvm.CallIntrinsicOp) *declaration {
	sig := t.signature(v.Intrin())
	if sig == nil {
		t.errorf(v.Op.Loc(), "could not find LLVM intrinsic: %s", v.IntrinAttr())
		return nil
	}
	var params []core.Type
	for _, a := range v.Args() {
		params = append(params, a.Type())
	}
	result := t.resultType(v.Op)
	if sig.Overloaded() && !t.matches(sig, v, result, params) {
		return nil
	}
	name := t.mangledName(sig.Name, sig.overloads)
	d := t.decls[name]
	if d == nil {
		d = &declaration{name: name, sig: sig}
		d.result, d.params, _ = sig.declared()
		t.decls[name] = d
		t.intrinsics = append(t.intrinsics, d)
	}
	if !t.checkNamed(d, v, result, params) {
		return nil
	}
	return d
}

// matches finds the types by which an intrinsic is overloaded in those of its call, and reports when there are none. A
// call may lack arguments, which is found out later.
func (t *translator) matches(sig *signature, v llvm.CallIntrinsicOp, result core.Type, params []core.Type) bool {
	sig.bind(result, params)
	want, wantParams, broken := sig.declared()
	ok := broken == "" || len(params) < len(sig.Fixed())
	ok = ok && (want == result || broken != "")
	for i, p := range params {
		ok = ok && (i >= len(wantParams) || wantParams[i] == nil || wantParams[i] == p)
	}
	if ok {
		return true
	}
	return t.errorf(v.Op.Loc(), "call intrinsic signature %s to overloaded intrinsic %s does not match any of the overloads",
		t.typeText(llvm.GetLLVMFunctionType(t.ctx, result, params, false)), v.IntrinAttr())
}

// checkNamed compares the types of a call with the declaration.
func (t *translator) checkNamed(d *declaration, v llvm.CallIntrinsicOp, result core.Type, params []core.Type) bool {
	loc, name := v.Op.Loc(), v.IntrinAttr()
	if result != d.result {
		return t.errorf(loc, "intrinsic call returns %s but %s actually returns %s", t.typeText(result), name, t.typeText(d.result))
	}
	switch {
	case d.sig.VarArg() && len(params) < len(d.params):
		return t.errorf(loc, "intrinsic call has %d operands but variadic %s expects at least %d", len(params), name, len(d.params))
	case !d.sig.VarArg() && len(params) != len(d.params):
		return t.errorf(loc, "intrinsic call has %d operands but %s expects %d", len(params), name, len(d.params))
	}
	for i, p := range d.params {
		if params[i] != p {
			return t.errorf(loc, "intrinsic call operand #%d has type %s but %s expects %s", i, t.typeText(params[i]), name, t.typeText(p))
		}
	}
	return true
}

func (t *translator) dictText(a core.Attribute) string {
	d, _ := a.(*core.DictAttr)
	return t.valueAttrText(d)
}

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

// asmElementType is the only attribute of an operand of inline assembly that is translated. It has no prefix there.
const asmElementType = "elementtype"

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

// tail writes what a call promises about its position.
func (b *body) tail(k llvm.TailCallKind) {
	switch k {
	case llvm.TailCallKindTail:
		b.str("tail ")
	case llvm.TailCallKindMusttail:
		b.str("musttail ")
	case llvm.TailCallKindNotail:
		b.str("notail ")
	}
}

// blockAddress returns the address of a tagged block of a function.
func (b *body) blockAddress(op *core.Operation) *constant {
	v, _ := llvm.AsBlockAddressOp(op)
	a := v.BlockAddrAttr()
	t := b.t
	f, ok := llvm.AsLLVMFuncOp(t.symbols[a.Function().Root()])
	if ok {
		for blk := range f.Body().Blocks() {
			for o := range blk.Ops() {
				if tag, ok := llvm.AsBlockTagOp(o); ok && tag.TagAttr() == a.Tag() {
					return &constant{kind: constBlock, typ: op.Result(0).Type(), text: f.SymName(), block: blk}
				}
			}
		}
	}
	t.errorf(op.Loc(), "could not find an LLVM basic block corresponding to block tag %d of '@%s'", a.Tag().Id(),
		a.Function().Root())
	return nil
}

// blockNumber returns the number of a block, which may be one of another function.
func (t *translator) blockNumber(blk *core.Block) int32 {
	if n, ok := t.blockNumbers[blk]; ok {
		return n
	}
	f, ok := llvm.AsLLVMFuncOp(blk.ParentOp())
	if !ok {
		return 0
	}
	other := newBody(t)
	if other.begin(f) {
		for _, x := range other.blocks {
			if x.src != nil {
				t.blockNumbers[x.src] = x.n
			}
		}
	}
	return t.blockNumbers[blk]
}
