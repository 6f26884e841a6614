package llvm

import (
	"math"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/dim"
	"github.com/odsgen/ods/core/num"
	"github.com/odsgen/ods/generated/llvm"
)

// This file has the verifiers of constants.

// VerifyConstant checks the value against the type.
func (Hooks) VerifyConstant(op llvm.ConstantOp, r *core.Reporter) bool {
	fail := func(format string, args ...any) bool { return r.OpErrorf(op.Op, format, args...).Fail() }
	t, value := op.Res().Type(), op.ValueAttr()
	if s, ok := value.(*core.StringAttr); ok {
		if !isBytes(t, len(s.Value())) {
			return fail("expected array type of %d i8 elements for the string constant", len(s.Value()))
		}
		return true
	}
	switch t := t.(type) {
	case *llvm.LLVMStructType:
		return verifyStructConstant(t, value, fail)
	case *llvm.LLVMTargetExtType:
		return fail("does not support target extension type.")
	}
	switch v := value.(type) {
	case *core.IntegerAttr:
		if _, ok := t.(*core.IntegerType); !ok {
			return fail("expected integer type")
		}
		return true
	case *core.FloatAttr:
		return verifyFloatSemantics(v.Value().Semantics(), t, fail)
	case core.ElementsAttr:
		return verifyElements(t, v, fail)
	case *core.ArrayAttr:
		return verifyArrayConstant(t, v, fail)
	}
	return fail("only supports integer, float, string or elements attributes")
}

// verifyStructConstant compares a list of numbers with the elements of a struct.
func verifyStructConstant(t *llvm.LLVMStructType, value core.Attribute, fail func(string, ...any) bool) bool {
	list, ok := value.(*core.ArrayAttr)
	if !ok {
		return fail("expected array attribute for struct type")
	}
	elems := BodyOf(t).Elements
	if list.Len() != len(elems) {
		return fail("expected array attribute of size %d", len(elems))
	}
	for i, e := range elems {
		switch e := e.(type) {
		case *core.IntegerType:
			if !e.IsSignless() {
				return fail("expected struct element types to be floating point type or integer type")
			}
		case *core.FloatType, *core.IndexType:
		default:
			return fail("expected struct element types to be floating point type or integer type")
		}
		var got core.Type
		switch a := list.Elems()[i].(type) {
		case *core.IntegerAttr:
			got = a.Type()
		case *core.FloatAttr:
			got = a.Type()
		default:
			return fail("expected element of array attribute to be floating point or integer")
		}
		if got != e {
			return fail("struct element at index %d is of wrong type", i)
		}
	}
	return true
}

// verifyFloatSemantics checks that a type can hold floats of a kind: the kind itself, or an integer of its width.
func verifyFloatSemantics(sem *num.Semantics, t core.Type, fail func(string, ...any) bool) bool {
	switch t := t.(type) {
	case *core.FloatType:
		if t.Semantics() != sem {
			return fail("attribute and type have different float semantics")
		}
	case *core.IntegerType:
		if t.Width() != sem.Width() {
			return fail("expected integer type of width %d", sem.Width())
		}
	}
	return true
}

func verifyElements(t core.Type, v core.ElementsAttr, fail func(string, ...any) bool) bool {
	if isScalable(t) {
		if !v.IsSplat() {
			return fail("scalable vector type requires a splat attribute")
		}
		return true
	}
	n, elem, ok := elementsOf(t)
	if !ok {
		return fail("expected vector or array type")
	}
	if got := v.NumElements(); got != n {
		return fail("type and attribute have a different number of elements: %d vs. %d", n, got)
	}
	switch e := v.ShapedType().ElementType().(type) {
	case *core.FloatType:
		return verifyFloatSemantics(e.Semantics(), elem, fail)
	case *core.IntegerType:
		if _, ok := elem.(*core.IntegerType); !ok {
			return fail("expected integer element type for integer elements attribute")
		}
	}
	return true
}

func isScalable(t core.Type) bool {
	for {
		a, ok := t.(*llvm.LLVMArrayType)
		if !ok {
			break
		}
		t = a.ElementType()
	}
	v, ok := t.(*core.VectorType)
	return ok && v.IsScalable()
}

// elementsOf returns the number of elements of nested arrays and vectors, and their type. ok is false for other types.
func elementsOf(t core.Type) (n int64, elem core.Type, ok bool) {
	n = 1
	for {
		switch a := t.(type) {
		case *llvm.LLVMArrayType:
			n, t, ok = dim.Count(n, int64(min(a.NumElements(), math.MaxInt64))), a.ElementType(), true
			continue
		case *core.VectorType:
			return dim.Count(n, core.NumElements(a.Shape())), a.ElementType(), true
		}
		return n, t, ok
	}
}

// verifyArrayConstant compares nested lists with nested arrays of structs.
func verifyArrayConstant(t core.Type, v *core.ArrayAttr, fail func(string, ...any) bool) bool {
	a, ok := t.(*llvm.LLVMArrayType)
	if !ok {
		return fail("expected array or struct type for array attribute")
	}
	return verifyDimension(a, v, 0, fail)
}

func verifyDimension(t *llvm.LLVMArrayType, v *core.ArrayAttr, dim int, fail func(string, ...any) bool) bool {
	if uint64(v.Len()) != t.NumElements() {
		return fail("array attribute size does not match array type size in dimension %d: %d vs. %d", dim, v.Len(), t.NumElements())
	}
	sub, nested := t.ElementType().(*llvm.LLVMArrayType)
	st, isStruct := t.ElementType().(*llvm.LLVMStructType)
	if !nested && !isStruct {
		return fail("for array with an array attribute must have a struct element type")
	}
	for i, e := range v.Elems() {
		switch e := e.(type) {
		case *llvm.ZeroAttr, *llvm.UndefAttr:
		case *core.ArrayAttr:
			if nested {
				if !verifyDimension(sub, e, dim+1, fail) {
					return false
				}
			} else if n := len(BodyOf(st).Elements); e.Len() != n {
				return fail("nested array attribute size for struct element at index %d must match struct size: %d vs. %d", i, e.Len(), n)
			}
		default:
			if nested {
				return fail("nested attribute for sub-array in dimension %d at index %d must be a zero, or undef, or array attribute", dim, i)
			}
			return fail("nested attribute for struct element at index %d must be a zero, or undef, or array attribute", i)
		}
	}
	return true
}

// VerifyZero checks target types.
func (Hooks) VerifyZero(op llvm.ZeroOp, r *core.Reporter) bool {
	if t, ok := op.Res().Type().(*llvm.LLVMTargetExtType); ok && !targetExtHas(t, zeroInit) {
		return r.OpErrorf(op.Op, "target extension type does not support zero-initializer").Fail()
	}
	return true
}
