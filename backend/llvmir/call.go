package llvmir

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/generated/llvm"
)

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
	b.verifyImmediates(op, d)
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
