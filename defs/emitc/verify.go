package emitc

import (
	"fmt"
	"strconv"
	"strings"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/message"
	"github.com/odsgen/ods/generated/emitc"
)

// VerifyAddressOf wants a pointer to what the variable holds.
func (Hooks) VerifyAddressOf(op emitc.AddressOfOp, r *core.Reporter) bool {
	if p, ok := op.Result().Type().(*emitc.PointerType); !ok || p.Pointee() != valueType(op.Reference().Type()) {
		return r.OpErrorf(op.Op, "requires result to be a pointer to the type referenced by operand").Fail()
	}
	return true
}

// VerifyDereference wants a variable of the pointer's type.
func (Hooks) VerifyDereference(op emitc.DereferenceOp, r *core.Reporter) bool {
	if p, ok := op.Pointer().Type().(*emitc.PointerType); !ok || p.Pointee() != valueType(op.Result().Type()) {
		return r.OpErrorf(op.Op, "requires result to be an lvalue of the type pointed to by operand").Fail()
	}
	return true
}

func isPointer(t core.Type) bool { return is[*emitc.PointerType](t) }

// VerifyAdd allows one pointer, with an integer.
func (Hooks) VerifyAdd(op emitc.AddOp, r *core.Reporter) bool {
	lhs, rhs := op.Lhs().Type(), op.Rhs().Type()
	if isPointer(lhs) && isPointer(rhs) {
		return r.OpErrorf(op.Op, "requires that at most one operand is a pointer").Fail()
	}
	offset := func(t core.Type) bool { return is[*core.IntegerType](t) || is[*emitc.OpaqueType](t) }
	if isPointer(lhs) && !offset(rhs) || isPointer(rhs) && !offset(lhs) {
		return r.OpErrorf(op.Op, "requires that one operand is an integer or of opaque type if the other is a pointer").Fail()
	}
	return true
}

// VerifySub allows a pointer minus an integer and the distance of two pointers.
func (Hooks) VerifySub(op emitc.SubOp, r *core.Reporter) bool {
	lhs, rhs, res := op.Lhs().Type(), op.Rhs().Type(), op.Op.Result(0).Type()
	if isPointer(rhs) && !isPointer(lhs) {
		return r.OpErrorf(op.Op, "rhs can only be a pointer if lhs is a pointer").Fail()
	}
	if isPointer(lhs) && !is[*core.IntegerType](rhs) && !is[*emitc.OpaqueType](rhs) && !isPointer(rhs) {
		return r.OpErrorf(op.Op, "requires that rhs is an integer, pointer or of opaque type if lhs is a pointer").Fail()
	}
	if isPointer(lhs) && isPointer(rhs) && !is[*core.IntegerType](res) && !is[*emitc.PtrDiffTType](res) &&
		!is[*emitc.OpaqueType](res) {
		return r.OpErrorf(op.Op, "requires that the result is an integer, ptrdiff_t or of opaque type if lhs and rhs are pointers").Fail()
	}
	return true
}

// VerifyApply knows the operators & and *.
func (Hooks) VerifyApply(op emitc.ApplyOp, r *core.Reporter) bool {
	in := op.Operand().Type()
	switch op.ApplicableOperator() {
	case "":
		return r.OpErrorf(op.Op, "applicable operator must not be empty").Fail()
	case "&":
		if !is[*emitc.LValueType](in) {
			return r.OpErrorf(op.Op, "operand type must be an lvalue when applying `&`").Fail()
		}
		if !isPointer(op.Op.Result(0).Type()) {
			return r.OpErrorf(op.Op, "result type must be a pointer when applying `&`").Fail()
		}
	case "*":
		if !isPointer(in) {
			return r.OpErrorf(op.Op, "operand type must be a pointer when applying `*`").Fail()
		}
	default:
		return r.OpErrorf(op.Op, "applicable operator is illegal").Fail()
	}
	return true
}

// valueText describes a value as upstream prints one.
func valueText(v *core.Value) string {
	if def := v.DefiningOp(); def != nil {
		return def.String()
	}
	return fmt.Sprintf("<block argument> of type %s at index: %d", message.Quote(v.Type()), v.Index())
}

// VerifyAssign wants a variable of the value's type.
func (Hooks) VerifyAssign(op emitc.AssignOp, r *core.Reporter) bool {
	if op.Var().DefiningOp() == nil {
		return r.OpErrorf(op.Op, "cannot assign to block argument").Fail()
	}
	if t, want := op.Value().Type(), valueType(op.Var().Type()); t != want {
		return r.OpErrorf(op.Op, "requires value's type (%s) to match variable's type (%s)\n  variable: %s\n  value: %s\n",
			message.Quote(t), message.Quote(want), valueText(op.Var()), valueText(op.Value())).Fail()
	}
	return true
}

// VerifyCallOpaque looks at the name and at the arguments that are attributes.
func (Hooks) VerifyCallOpaque(op emitc.CallOpaqueOp, r *core.Reporter) bool {
	if op.Callee() == "" {
		return r.OpErrorf(op.Op, "callee must not be empty").Fail()
	}
	if args := op.ArgsAttr(); args != nil {
		for _, a := range args.Elems() {
			switch a := a.(type) {
			case *core.IntegerAttr:
				if i := a.Int64(); is[*core.IndexType](a.Type()) && (i < 0 || i >= int64(op.Op.NumOperands())) {
					return r.OpErrorf(op.Op, "index argument is out of range").Fail()
				}
			case *core.ArrayAttr:
				return r.OpErrorf(op.Op, "array argument has no type").Fail()
			}
		}
	}
	if args := op.TemplateArgsAttr(); args != nil {
		for _, a := range args.Elems() {
			switch a.(type) {
			case *core.TypeAttr, *core.IntegerAttr, *core.FloatAttr, *emitc.OpaqueAttr:
			default:
				return r.OpErrorf(op.Op, "template argument has invalid type").Fail()
			}
		}
	}
	for _, t := range op.Op.ResultTypes() {
		if is[*emitc.ArrayType](t) {
			return r.OpErrorf(op.Op, "cannot return array type").Fail()
		}
	}
	return true
}

// verifyInitial checks the value of a constant or variable.
func verifyInitial(op *core.Operation, value core.Attribute, r *core.Reporter) bool {
	switch value.(type) {
	case *emitc.OpaqueAttr:
		return true
	case *core.StringAttr:
		return r.OpErrorf(op, "string attributes are not supported, use #emitc.opaque instead").Fail()
	}
	t := op.Result(0).Type()
	if v := valueType(t); v != nil {
		t = v
	}
	var got core.Type
	if a, ok := value.(core.TypedAttr); ok {
		got = a.Type()
	}
	if got == t || IsPointerWide(t) && is[*core.IndexType](got) {
		return true
	}
	return r.OpErrorf(op, "requires attribute to either be an #emitc.opaque attribute or it's type (%s) to match the op's result type (%s)",
		message.Quote(got), message.Quote(t)).Fail()
}

// VerifyConstant checks the value, which must not be empty.
func (Hooks) VerifyConstant(op emitc.ConstantOp, r *core.Reporter) bool {
	if !verifyInitial(op.Op, op.ValueAttr(), r) {
		return false
	}
	if a, ok := op.ValueAttr().(*emitc.OpaqueAttr); ok && a.Value() == "" {
		return r.OpErrorf(op.Op, "value must not be empty").Fail()
	}
	return true
}

// VerifyVariable checks the initial value.
func (Hooks) VerifyVariable(op emitc.VariableOp, r *core.Reporter) bool {
	return verifyInitial(op.Op, op.ValueAttr(), r)
}

// VerifyFunc restricts arguments and results to what C has.
func (Hooks) VerifyFunc(op emitc.FuncOp, r *core.Reporter) bool {
	in, out, _ := op.Op.FunctionSignature()
	for _, t := range in {
		if is[*emitc.LValueType](t) {
			return r.OpErrorf(op.Op, "cannot have lvalue type as argument").Fail()
		}
	}
	if len(out) > 1 {
		return r.OpErrorf(op.Op, "requires zero or exactly one result, but has %d", len(out)).Fail()
	}
	if len(out) == 1 && is[*emitc.ArrayType](out[0]) {
		return r.OpErrorf(op.Op, "cannot return array type").Fail()
	}
	return true
}

// VerifyReturn compares the operand with the result of the function around.
func (Hooks) VerifyReturn(op emitc.ReturnOp, r *core.Reporter) bool {
	fn, ok := emitc.AsFuncOp(op.Op.ParentOp())
	if !ok {
		return true // the trait HasParent has reported it
	}
	_, out, _ := fn.Op.FunctionSignature()
	if n := op.Op.NumOperands(); n != len(out) {
		return r.OpErrorf(op.Op, "has %d operands, but enclosing function (@%s) returns %d", n, fn.SymName(), len(out)).Fail()
	}
	if len(out) == 1 && op.Operand().Type() != out[0] {
		return r.OpEmitErrorf(op.Op, "type of the return operand (%s) doesn't match function result type (%s) in function @%s",
			message.Quote(op.Operand().Type()), message.Quote(out[0]), fn.SymName()).Fail()
	}
	return true
}

// verifyValue checks the type and the initial value of a global variable.
func verifyValue(op *core.Operation, t core.Type, value core.Attribute, r *core.Reporter) bool {
	if !IsSupported(t) {
		return r.OpErrorf(op, "expected valid emitc type").Fail()
	}
	var got, want core.Type
	switch value := value.(type) {
	case nil, *emitc.OpaqueAttr:
		return true
	case *core.IntegerAttr:
		got, want = value.Type(), t
	case *core.FloatAttr:
		got, want = value.Type(), t
	case core.ElementsAttr:
		if !is[*emitc.ArrayType](t) {
			return r.OpErrorf(op, "expected array type, but got %s", message.Quote(t)).Fail()
		}
		got, want = value.Type(), initializer(t)
	default:
		return r.OpErrorf(op, "initial value should be a integer, float, elements or opaque attribute, but got %s",
			core.AttrString(value)).Fail()
	}
	if got != want {
		return r.OpErrorf(op, "initial value expected to be of type %s, but was of type %s", message.Quote(t),
			message.Quote(got)).Fail()
	}
	return true
}

// VerifyGlobal checks type, initial value and specifiers.
func (Hooks) VerifyGlobal(op emitc.GlobalOp, r *core.Reporter) bool {
	if !verifyValue(op.Op, op.Type(), op.InitialValueAttr(), r) {
		return false
	}
	if op.StaticSpecifier() && op.ExternSpecifier() {
		return r.OpErrorf(op.Op, "cannot have both static and extern specifiers").Fail()
	}
	return true
}

// VerifyField wants a class around.
func (Hooks) VerifyField(op emitc.FieldOp, r *core.Reporter) bool {
	if !IsSupported(op.Type()) {
		return r.OpErrorf(op.Op, "expected valid emitc type").Fail()
	}
	if _, ok := emitc.AsClassOp(op.Op.ParentOp()); !ok {
		return r.OpErrorf(op.Op, "field must be nested within an emitc.class operation").Fail()
	}
	if op.SymName() == "" {
		return r.OpErrorf(op.Op, "field must have a non-empty symbol name").Fail()
	}
	return true
}

// VerifyGetField wants a class somewhere around.
func (Hooks) VerifyGetField(op emitc.GetFieldOp, r *core.Reporter) bool {
	for p := op.Op.ParentOp(); p != nil; p = p.ParentOp() {
		if _, ok := emitc.AsClassOp(p); ok {
			return true
		}
	}
	return r.OpErrorf(op.Op, " must be nested within an emitc.class operation").Fail()
}

// VerifyVerbatim counts the placeholders.
func (Hooks) VerifyVerbatim(op emitc.VerbatimOp, r *core.Reporter) bool {
	args := len(op.FmtArgs())
	if args == 0 {
		return true // the text is not interpreted
	}
	n := 0
	for text := op.Value(); ; {
		i := strings.IndexByte(text, '{')
		if i < 0 {
			break
		}
		if text = text[i+1:]; text == "" {
			return r.OpErrorf(op.Op, "expected '}' after unescaped '{' at end of string").Fail()
		}
		switch text[0] {
		case '{':
		case '}':
			n++
		default:
			return r.OpErrorf(op.Op, "expected '}' after unescaped '{'").Fail()
		}
		text = text[1:]
	}
	if n != args {
		return r.OpErrorf(op.Op, "requires operands for each placeholder in the format string").Fail()
	}
	return true
}

// VerifySubscript compares indices, elements and the result.
func (Hooks) VerifySubscript(op emitc.SubscriptOp, r *core.Reporter) bool {
	indices, res := op.Indices(), valueType(op.Result().Type())
	switch t := op.Value().Type().(type) {
	case *emitc.ArrayType:
		if n, rank := len(indices), len(t.Shape()); n != rank {
			return r.OpErrorf(op.Op, "on array operand requires number of indices (%d) to match the rank of the array type (%d)", n,
				rank).Fail()
		}
		for i, v := range indices {
			if !isIntegerLike(v.Type()) {
				return r.OpErrorf(op.Op, "on array operand requires index operand %d to be integer-like, but got %s", i,
					message.Quote(v.Type())).Fail()
			}
		}
		if t.ElementType() != res {
			return r.OpErrorf(op.Op, "on array operand requires element type (%s) and result type (%s) to match",
				message.Quote(t.ElementType()), message.Quote(res)).Fail()
		}
	case *emitc.PointerType:
		if len(indices) != 1 {
			return r.OpErrorf(op.Op, "on pointer operand requires one index operand, but got %d", len(indices)).Fail()
		}
		if i := indices[0].Type(); !isIntegerLike(i) {
			return r.OpErrorf(op.Op, "on pointer operand requires index operand to be integer-like, but got %s", message.Quote(i)).Fail()
		}
		if t.Pointee() != res {
			return r.OpErrorf(op.Op, "on pointer operand requires pointee type (%s) and result type (%s) to match",
				message.Quote(t.Pointee()), message.Quote(res)).Fail()
		}
	}
	return true
}

// VerifySwitch wants different case values, one for each region, and regions that yield nothing.
func (Hooks) VerifySwitch(op emitc.SwitchOp, r *core.Reporter) bool {
	if t := op.Arg().Type(); !isIntegerLike(t) {
		return r.OpErrorf(op.Op, "unsupported type %s", message.Quote(t)).Fail()
	}
	cases, regions := op.Cases(), op.CaseRegions()
	if len(cases) != len(regions) {
		return r.OpErrorf(op.Op, "has %d case regions but %d case values", len(regions), len(cases)).Fail()
	}
	seen := make(map[int64]bool, len(cases))
	for _, c := range cases {
		if seen[c] {
			return r.OpErrorf(op.Op, "has duplicate case value: %d", c).Fail()
		}
		seen[c] = true
	}
	if !verifySwitchRegion(op, op.DefaultRegion(), "default region", r) {
		return false
	}
	for i, region := range regions {
		if !verifySwitchRegion(op, region, "case region #"+strconv.Itoa(i), r) {
			return false
		}
	}
	return true
}

func verifySwitchRegion(op emitc.SwitchOp, region *core.Region, name string, r *core.Reporter) bool {
	last := region.Entry().Last()
	yield, ok := emitc.AsYieldOp(last)
	if !ok {
		return r.OpErrorf(op.Op, "expected region to end with emitc.yield, but got %s", last.Name()).Fail()
	}
	if n := yield.Op.NumOperands(); n != 0 {
		return r.OpErrorf(op.Op, "expected each region to return 0 values, but %s returns %d", name, n).
			Note(yield.Op.Loc(), "see yield operation here").Fail()
	}
	return true
}
