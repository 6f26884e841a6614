package emitc

import (
	"strings"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/message"
	"github.com/odsgen/ods/defs/iface/cast"
	"github.com/odsgen/ods/generated/emitc"
)

// is reports whether a type has the Go type T.
func is[T core.Type](t core.Type) bool {
	_, ok := t.(T)
	return ok
}

// IsPointerWide reports whether a type is one of the integers that are as wide as pointers.
func IsPointerWide(t core.Type) bool {
	return is[*emitc.SizeTType](t) || is[*emitc.SignedSizeTType](t) || is[*emitc.PtrDiffTType](t)
}

// IsInteger reports whether C has an integer of the type's width.
func IsInteger(t core.Type) bool {
	i, ok := t.(*core.IntegerType)
	if !ok {
		return false
	}
	switch i.Width() {
	case 1, 8, 16, 32, 64:
		return true
	}
	return false
}

// IsFloat reports whether C has floating-point numbers of the type.
func IsFloat(t core.Type) bool {
	f, ok := t.(*core.FloatType)
	if !ok {
		return false
	}
	switch core.TypeString(f) {
	case "f16", "bf16", "f32", "f64":
		return true
	}
	return false
}

func isFundamental(t core.Type) bool {
	return is[*core.IndexType](t) || IsPointerWide(t) || IsInteger(t) || IsFloat(t) || is[*emitc.PointerType](t)
}

// IsSupported reports whether values of a type can be written in C.
func IsSupported(t core.Type) bool {
	switch t := t.(type) {
	case *emitc.OpaqueType, *core.IndexType:
		return true
	case *emitc.PointerType:
		return IsSupported(t.Pointee())
	case *emitc.ArrayType:
		return !is[*emitc.ArrayType](t.ElementType()) && IsSupported(t.ElementType())
	case *core.RankedTensorType:
		return core.IsStaticShape(t) && !is[*emitc.ArrayType](t.ElementType()) && IsSupported(t.ElementType())
	case *core.TupleType:
		for _, e := range t.Types() {
			if is[*emitc.ArrayType](e) || !IsSupported(e) {
				return false
			}
		}
		return true
	}
	return IsPointerWide(t) || IsInteger(t) || IsFloat(t)
}

// IsEmitCType reports whether values of a type can be written in C.
func (Hooks) IsEmitCType(t core.Type) bool { return IsSupported(t) }

// IsEmitCFloatType reports whether a type is a floating-point type of C.
func (Hooks) IsEmitCFloatType(t core.Type) bool { return IsFloat(t) }

// IsIntegerIndexOrOpaqueType reports whether a type can count.
func (Hooks) IsIntegerIndexOrOpaqueType(t core.Type) bool { return isIntegerLike(t) }

func isIntegerLike(t core.Type) bool {
	return is[*emitc.OpaqueType](t) || IsInteger(t) || is[*core.IndexType](t) || IsPointerWide(t)
}

// IsMemberOperand reports whether a variable is an object.
func (Hooks) IsMemberOperand(t core.Type) bool { return is[*emitc.OpaqueType](valueType(t)) }

// IsMemberOfPtrOperand reports whether a variable is an object or a pointer.
func (Hooks) IsMemberOfPtrOperand(t core.Type) bool {
	v := valueType(t)
	return is[*emitc.OpaqueType](v) || is[*emitc.PointerType](v)
}

// IsSwitchCaseRegions reports whether a region has one block.
func (Hooks) IsSwitchCaseRegions(r *core.Region) bool { return !r.IsEmpty() && r.Entry() == r.Last() }

// valueType returns what a variable holds, and nil for other types.
func valueType(t core.Type) core.Type {
	if l, ok := t.(*emitc.LValueType); ok {
		return l.ValueType()
	}
	return nil
}

// AddressOfResultType returns a pointer to what the variable holds.
func (Hooks) AddressOfResultType(t core.Type) core.Type {
	if v := valueType(t); v != nil {
		return emitc.GetPointerType(t.Context(), v)
	}
	return nil
}

// DereferenceResultType returns the object that a pointer points to.
func (Hooks) DereferenceResultType(t core.Type) core.Type {
	if p, ok := t.(*emitc.PointerType); ok && IsSupported(p.Pointee()) && !is[*emitc.ArrayType](p.Pointee()) {
		return emitc.GetLValueType(t.Context(), p.Pointee())
	}
	return nil
}

// LoadResultType returns what the variable holds.
func (Hooks) LoadResultType(t core.Type) core.Type { return valueType(t) }

func isArrayElement(t core.Type) bool {
	return IsFloat(t) || isIntegerLike(t) || is[*emitc.PointerType](t)
}

// ParseArrayType reads "<2x3xf32>".
func (Hooks) ParseArrayType(p *core.Parser) (core.Type, bool) {
	at := p.NamePos()
	var shape []int64
	if !p.Punct(core.PunctLess) || !p.DimList(&shape, false, true) {
		return nil, false
	}
	elemAt := p.Pos()
	var elem core.Type
	if !p.Type(&elem) {
		return nil, false
	}
	if !isArrayElement(elem) {
		return nil, p.Errorf(elemAt, "invalid array element type '%s'", message.Quote(elem))
	}
	if !p.Punct(core.PunctGreater) {
		return nil, false
	}
	t := emitc.GetArrayTypeChecked(p.Reporter(), p.LocAt(at), p.Context(), shape, elem)
	if t == nil {
		return nil, p.Failed(at)
	}
	return t, true
}

// PrintArrayType writes what [Hooks.ParseArrayType] reads.
func (Hooks) PrintArrayType(p *core.Printer, t *emitc.ArrayType) {
	p.Byte('<')
	for _, n := range t.Shape() {
		p.Int(n)
		p.Byte('x')
	}
	p.Type(t.ElementType())
	p.Byte('>')
}

// VerifyArrayType wants a shape and an element that C has arrays of.
func (Hooks) VerifyArrayType(r *core.Reporter, at core.Location, _ *core.Context, shape []int64, elem core.Type) bool {
	if len(shape) == 0 {
		return r.Errorf(at, "shape must not be empty").Fail()
	}
	for _, n := range shape {
		if n < 0 {
			return r.Errorf(at, "dimensions must have non-negative size").Fail()
		}
	}
	if elem == nil {
		return r.Errorf(at, "element type must not be none").Fail()
	}
	if !isArrayElement(elem) {
		return r.Errorf(at, "invalid array element type").Fail()
	}
	return true
}

// VerifyLValueType wants a type of C that is not an array.
func (Hooks) VerifyLValueType(r *core.Reporter, at core.Location, _ *core.Context, t core.Type) bool {
	if !IsSupported(t) {
		return r.Errorf(at, "!emitc.lvalue must wrap supported emitc type, but got %s", message.Quote(t)).Fail()
	}
	if is[*emitc.ArrayType](t) {
		return r.Errorf(at, "!emitc.lvalue cannot wrap !emitc.array type").Fail()
	}
	return true
}

// VerifyOpaqueType wants a text that is no pointer.
func (Hooks) VerifyOpaqueType(r *core.Reporter, at core.Location, _ *core.Context, value string) bool {
	if value == "" {
		return r.Errorf(at, "expected non empty string in !emitc.opaque type").Fail()
	}
	if strings.HasSuffix(value, "*") {
		return r.Errorf(at, "pointer not allowed as outer type with !emitc.opaque, use !emitc.ptr instead").Fail()
	}
	return true
}

// VerifyPointerType wants no variable.
func (Hooks) VerifyPointerType(r *core.Reporter, at core.Location, _ *core.Context, t core.Type) bool {
	if is[*emitc.LValueType](t) {
		return r.Errorf(at, "pointers to lvalues are not allowed").Fail()
	}
	return true
}

// VerifyCast wants types that C converts.
func (h Hooks) VerifyCast(op emitc.CastOp, r *core.Reporter) bool {
	return cast.Verify(op.Op, func(in, out []core.Type) bool { return h.AreCastCompatibleCast(op, in, out) }, r)
}

// AreCastCompatibleCast reports whether C converts between the types; an array becomes a pointer to its first element.
func (Hooks) AreCastCompatibleCast(_ emitc.CastOp, in, out []core.Type) bool {
	from, to := in[0], out[0]
	if a, ok := from.(*emitc.ArrayType); ok {
		p, ok := to.(*emitc.PointerType)
		return ok && a.ElementType() == p.Pointee() && len(a.Shape()) == 1 && a.Shape()[0] >= 1
	}
	scalar := func(t core.Type) bool { return isIntegerLike(t) || IsFloat(t) || is[*emitc.PointerType](t) }
	return scalar(from) && scalar(to)
}

// FoldCast is the folder of all casts: one to the same type is its operand.
func (Hooks) FoldCast(op emitc.CastOp, _ *core.FoldIn) core.Fold { return cast.Fold(op.Op) }
