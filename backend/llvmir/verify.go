package llvmir

import (
	"math/bits"
	"slices"
	"strings"

	"github.com/odsgen/ods/core"
	llvmdefs "github.com/odsgen/ods/defs/llvm"
	"github.com/odsgen/ods/generated/llvm"
)

// LLVM's verifier rejects modules that the dialect takes for valid. What it demands of what the translation writes is
// checked here, so that nothing is written that LLVM does not read. The messages are LLVM's.

// invalid remembers the first violation; translation goes on, because its own errors count first.
func (t *translator) invalid(at core.Location, format string, args ...any) {
	if t.problem == nil {
		t.problem = func() bool { return t.errorf(at, format, args...) }
	}
}

// verifyFunction checks a function's signature and attributes.
func (t *translator) verifyFunction(f llvm.LLVMFuncOp, ft *llvm.LLVMFunctionType, attrs attrSet) {
	at := f.Op.Loc()
	if strings.HasPrefix(f.SymName(), "llvm.") {
		return // what an intrinsic may do depends on it
	}
	for i, p := range ft.Params() {
		switch p.(type) {
		case *llvm.LLVMMetadataType:
			t.invalid(at, "Function takes metadata but isn't an intrinsic")
		case *llvm.LLVMTokenType:
			t.invalid(at, "Function takes token but isn't an intrinsic")
		case *llvm.LLVMX86AMXType:
			t.invalid(at, "Function takes x86_amx but isn't an intrinsic")
		}
		d := f.Op.ArgAttrs(i)
		t.verifyValueAttrs(at, p, d)
		switch {
		case d == nil:
		case d.Get("llvm.sret") != nil && i > 1:
			t.invalid(at, "Attribute 'sret' is not on first or second parameter!")
		case d.Get("llvm.inalloca") != nil && i != len(ft.Params())-1:
			t.invalid(at, "inalloca isn't on the last parameter!")
		case d.Get("llvm.elementtype") != nil:
			t.invalid(at, "Attribute 'elementtype' can only be applied to intrinsics and inline asm.")
		case d.Get("llvm.returned") != nil && p != ft.ReturnType():
			t.invalid(at, "Incompatible argument and return types for 'returned' attribute")
		}
	}
	for _, name := range [...]string{"nest", "returned"} {
		if countParams(f, len(ft.Params()), "llvm."+name) > 1 {
			t.invalid(at, "More than one parameter has attribute %s!", name)
		}
	}
	switch ft.ReturnType().(type) {
	case *llvm.LLVMTokenType:
		t.invalid(at, "Function returns a token but isn't an intrinsic")
	case *llvm.LLVMX86AMXType:
		t.invalid(at, "Function returns a x86_amx but isn't an intrinsic")
	case *llvm.LLVMMetadataType:
		t.invalid(at, "Invalid return type!")
	}
	if _, ok := f.FunctionEntryCount(); ok && f.Body().IsEmpty() {
		t.invalid(at, "function declaration may not have a !prof attachment")
	}
	t.verifyFunctionAttrs(at, attrs)
	t.verifyFunctionNumbers(at, attrs, ft)
	t.verifyConvention(f, ft)
}

func countParams(f llvm.LLVMFuncOp, n int, name string) int {
	count := 0
	for i := range n {
		if d := f.Op.ArgAttrs(i); d != nil && d.Get(name) != nil {
			count++
		}
	}
	return count
}

// exclusive are pairs of attributes of values that contradict each other.
var exclusive = [...][2]string{{"inalloca", "readonly"}, {"sret", "returned"}, {"zeroext", "signext"}, {"readnone", "readonly"},
	{"readnone", "writeonly"}, {"readonly", "writeonly"}}

// abiAttrs say how an argument is passed; only one of them can.
var abiAttrs = [...]string{"byval", "inalloca", "preallocated", "inreg", "nest", "byref", "sret"}

// verifyValueAttrs checks the attributes of an argument or a result.
func (t *translator) verifyValueAttrs(at core.Location, ty core.Type, d *core.DictAttr) {
	if d == nil || len(d.Entries()) == 0 {
		return
	}
	has := func(name string) bool { return d.Get("llvm."+name) != nil }
	n := 0
	for _, a := range abiAttrs {
		if has(a) && !(a == "inreg" && has("sret")) {
			n++
		}
	}
	if n > 1 {
		t.invalid(at, "Attributes 'byval', 'inalloca', 'preallocated', 'inreg', 'nest', 'byref', and 'sret' are incompatible!")
	}
	for _, p := range exclusive {
		if has(p[0]) && has(p[1]) {
			t.invalid(at, "Attributes '%s and %s' are incompatible!", p[0], p[1])
		}
	}
	for _, e := range d.Entries() {
		name, _ := strings.CutPrefix(e.Name, "llvm.")
		switch v := e.Value.(type) {
		case *llvm.ConstantRangeAttr:
			if i, ok := scalarOf(ty).(*core.IntegerType); name == "range" && (!ok || i.Width() != uint(v.Lower().Width())) {
				t.invalid(at, "Attribute '%s' applied to incompatible type!", t.valueAttrText(d))
			}
		case *core.TypeAttr:
			if slices.Contains(abiAttrs[:], name) && !t.sized(v.Value()) {
				t.invalid(at, "Attribute '%s' does not support unsized types!", name)
			}
		}
		if incompatible(name, ty) {
			t.invalid(at, "Attribute '%s' applied to incompatible type!", name)
		}
	}
}

// incompatible reports whether an attribute says nothing about values of a type.
func incompatible(name string, ty core.Type) bool {
	switch name {
	case "allocalign", "signext", "zeroext":
		return !isInt(ty)
	case "allocptr", "nest", "noalias", "nocapture", "nonnull", "readnone", "readonly", "writeonly", "dereferenceable",
		"dereferenceable_or_null", "align", "byval", "byref", "sret", "inalloca", "preallocated", "nofree":
		return !isPointer(scalarOf(ty))
	}
	return false
}

// verifyFunctionAttrs checks the attributes of a function together.
func (t *translator) verifyFunctionAttrs(at core.Location, attrs attrSet) {
	has := func(name string) bool {
		return slices.ContainsFunc(attrs, func(a attr) bool { return a.name == name && a.rank != rankString })
	}
	var misplaced *attr
	for i := range attrs {
		a := &attrs[i]
		if a.rank != rankString && slices.Contains(valueOnly[:], a.name) &&
			(misplaced == nil || a.rank < misplaced.rank || a.rank == misplaced.rank && a.name < misplaced.name) {
			misplaced = a
		}
	}
	if misplaced != nil {
		t.invalid(at, "Attribute '%s' does not apply to functions!", misplaced.text)
	}
	switch {
	case has("noinline") && has("alwaysinline"):
		t.invalid(at, "Attributes 'noinline and alwaysinline' are incompatible!")
	case has("optnone") && !has("noinline"):
		t.invalid(at, "Attribute 'optnone' requires 'noinline'!")
	case has("optnone") && has("optsize"):
		t.invalid(at, "Attributes 'optsize and optnone' are incompatible!")
	case has("optnone") && has("minsize"):
		t.invalid(at, "Attributes 'minsize and optnone' are incompatible!")
	}
}

// verifyFunctionNumbers checks the attributes with a number.
func (t *translator) verifyFunctionNumbers(at core.Location, attrs attrSet, ft *llvm.LLVMFunctionType) {
	for _, a := range attrs {
		if a.rank != rankInt {
			continue
		}
		switch a.name {
		case "vscale_range":
			first, second := numberPair(a.n)
			t.verifyVscale(at, first, second)
		case "allocsize":
			size, count := numberPair(a.n)
			if t.verifyAllocParam(at, "element size", size, ft) && count != noSecondNumber {
				t.verifyAllocParam(at, "number of elements", count, ft)
			}
		case "allockind":
			if bits.OnesCount64(uint64(a.n)&7) != 1 {
				t.invalid(at, "'allockind()' requires exactly one of alloc, realloc, and free")
			}
			if a.n&24 == 24 {
				t.invalid(at, "'allockind()' can't be both zeroed and uninitialized")
			}
		}
	}
}

// verifyAllocParam checks the number of a parameter that says how much is allocated.
func (t *translator) verifyAllocParam(at core.Location, what string, n int64, ft *llvm.LLVMFunctionType) bool {
	switch params := ft.Params(); {
	case n >= int64(len(params)):
		t.invalid(at, "'allocsize' %s argument is out of bounds", what)
		return false
	case !isInt(params[n]):
		t.invalid(at, "'allocsize' %s argument must refer to an integer parameter", what)
		return false
	}
	return true
}

// verifyVscale checks the range of the factor of scalable vectors.
func (t *translator) verifyVscale(at core.Location, low, high int64) {
	power := func(n int64) bool { return bits.OnesCount64(uint64(n)) == 1 }
	switch {
	case low == 0:
		t.invalid(at, "'vscale_range' minimum must be greater than 0")
	case !power(low):
		t.invalid(at, "'vscale_range' minimum must be power-of-two value")
	case high != 0 && low > high:
		t.invalid(at, "'vscale_range' minimum cannot be greater than maximum")
	case high != 0 && !power(high):
		t.invalid(at, "'vscale_range' maximum must be power-of-two value")
	}
}

// The conventions for kernels.
const (
	ccPTXKernel    llvm.CConv = 71
	ccSPIRKernel   llvm.CConv = 76
	ccX86Interrupt llvm.CConv = 83
	ccAMDGPUKernel llvm.CConv = 91
)

// verifyConvention checks what calling conventions demand of functions.
func (t *translator) verifyConvention(f llvm.LLVMFuncOp, ft *llvm.LLVMFunctionType) {
	at := f.Op.Loc()
	_, void := ft.ReturnType().(*llvm.LLVMVoidType)
	cc := f.CConv()
	switch {
	case (cc == ccAMDGPUKernel || cc == ccSPIRKernel) && !void:
		t.invalid(at, "Calling convention requires void return type")
	case (cc == ccAMDGPUKernel || cc == ccSPIRKernel || cc == ccPTXKernel || cc >= 87 && cc <= 90) && ft.VarArg():
		t.invalid(at, "Calling convention does not support varargs or perfect forwarding!")
	case cc == ccX86Interrupt && len(ft.Params()) > 0:
		if d := f.Op.ArgAttrs(0); d == nil || d.Get("llvm.byval") == nil {
			t.invalid(at, "Calling convention parameter requires byval")
		}
	}
}

// callable reports whether functions of a convention can be called.
func callable(cc llvm.CConv) bool {
	return cc != ccAMDGPUKernel && cc != ccX86Interrupt && !(cc >= 87 && cc <= 90)
}

// sized reports whether values of a type have a size.
func (t *translator) sized(ty core.Type) bool {
	switch ty := ty.(type) {
	case *llvm.LLVMStructType:
		return !llvmdefs.BodyOf(ty).Opaque
	case *llvm.LLVMVoidType, *llvm.LLVMTokenType, *llvm.LLVMMetadataType, *llvm.LLVMLabelType, *llvm.LLVMFunctionType:
		return false
	}
	return true
}

// verifyGlobal checks a global variable.
func (t *translator) verifyGlobal(g llvm.GlobalOp, init *constant) {
	at := g.Op.Loc()
	if hasScalable(g.GlobalType()) {
		t.invalid(at, "Globals cannot contain scalable types")
	}
	if init != nil && g.Linkage() == llvm.LinkageCommon && !init.isZero() {
		t.invalid(at, "'common' global must have a zero initializer!")
	}
}

func hasScalable(ty core.Type) bool {
	if v, ok := ty.(*core.VectorType); ok {
		return v.IsScalable()
	}
	return slices.ContainsFunc(subtypes(ty), hasScalable)
}

// verifyAlias checks that an alias names something with a body.
func (t *translator) verifyAlias(a *alias) {
	c := a.init
	for c.kind == constGEP || c.kind == constCast {
		c = c.ops[0]
	}
	if c.kind != constGlobal {
		return
	}
	op := t.symbols[c.text]
	declared := false
	if g, ok := llvm.AsGlobalOp(op); ok {
		declared = slices.ContainsFunc(t.globals, func(x global) bool { return x.op == g.Op && x.init == nil })
	} else if f, ok := llvm.AsLLVMFuncOp(op); ok {
		declared = f.Body().IsEmpty()
	}
	if declared {
		t.invalid(a.op.Loc(), "Alias must point to a definition")
	}
}
