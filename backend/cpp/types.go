package cpp

import (
	"strconv"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/num"
	"github.com/odsgen/ods/generated/emitc"
)

// printedType writes a type; l is where an error is reported.
func (e *emitter) printedType(l core.Location, t core.Type) bool {
	switch t := t.(type) {
	case *core.IntegerType:
		return e.integerType(l, t)
	case *core.FloatType:
		name, ok := floatNames[t.Semantics()]
		if !ok {
			return e.r.Errorf(l, "cannot emit float type '%s'", t).Fail()
		}
		e.out.put(name)
	case *core.IndexType, *emitc.SizeTType:
		e.out.put("size_t")
	case *emitc.SignedSizeTType:
		e.out.put("ssize_t")
	case *emitc.PtrDiffTType:
		e.out.put("ptrdiff_t")
	case *core.RankedTensorType:
		return e.tensorType(l, t)
	case *core.UnrankedTensorType:
		return e.r.Errorf(l, "cannot emit unranked tensor type").Fail()
	case *core.TupleType:
		return e.tupleType(l, t.Types())
	case *emitc.OpaqueType:
		e.out.put(t.Value())
	case *emitc.ArrayType:
		if !e.printedType(l, t.ElementType()) {
			return false
		}
		e.dimensions(t)
	case *emitc.LValueType:
		return e.printedType(l, t.ValueType())
	case *emitc.PointerType:
		if _, ok := t.Pointee().(*emitc.ArrayType); ok {
			return e.r.Errorf(l, "cannot emit pointer to array type '%s'", t).Fail()
		}
		if !e.printedType(l, t.Pointee()) {
			return false
		}
		e.out.put("*")
	default:
		return e.r.Errorf(l, "cannot emit type '%s'", t).Fail()
	}
	return true
}

// floatNames are the types that C++ has, floatSuffixes the ends of their literals.
var (
	floatNames = map[*num.Semantics]string{num.F16: "_Float16", num.BF16: "__bf16", num.F32: "float", num.F64: "double"}

	floatSuffixes = map[*num.Semantics]string{num.F16: "f16", num.BF16: "bf16", num.F32: "f", num.F64: ""}
)

func (e *emitter) integerType(l core.Location, t *core.IntegerType) bool {
	switch t.Width() {
	case 1:
		e.out.put("bool")
		return true
	case 8, 16, 32, 64:
		if t.Signedness() == core.Unsigned {
			e.out.put("u")
		}
		e.out.put("int", strconv.Itoa(int(t.Width())), "_t")
		return true
	}
	return e.r.Errorf(l, "cannot emit integer type '%s'", t).Fail()
}

func (e *emitter) tensorType(l core.Location, t *core.RankedTensorType) bool {
	if !core.IsStaticShape(t) {
		return e.r.Errorf(l, "cannot emit tensor type with non static shape").Fail()
	}
	e.out.put("Tensor<")
	if !e.printedType(l, t.ElementType()) {
		return false
	}
	for _, n := range t.Shape() {
		e.out.put(", ", strconv.FormatInt(n, 10))
	}
	e.out.put(">")
	return true
}

func (e *emitter) tupleType(l core.Location, list []core.Type) bool {
	for _, t := range list {
		if _, ok := t.(*emitc.ArrayType); ok {
			return e.r.Errorf(l, "cannot emit tuple of array type").Fail()
		}
	}
	e.out.put("std::tuple<")
	for i, t := range list {
		if i > 0 {
			e.out.put(", ")
		}
		if !e.printedType(l, t) {
			return false
		}
	}
	e.out.put(">")
	return true
}

// resultTypes writes what a function with such results returns.
func (e *emitter) resultTypes(l core.Location, list []core.Type) bool {
	switch len(list) {
	case 0:
		e.out.put("void")
		return true
	case 1:
		return e.printedType(l, list[0])
	}
	return e.tupleType(l, list)
}

func (e *emitter) dimensions(t *emitc.ArrayType) {
	for _, n := range t.Shape() {
		e.out.put("[", strconv.FormatInt(n, 10), "]")
	}
}

// declaration writes the type and the name of a variable; those of an array stand around the name.
func (e *emitter) declaration(l core.Location, t core.Type, name string) bool {
	array, ok := t.(*emitc.ArrayType)
	if ok {
		t = array.ElementType()
	}
	if !e.printedType(l, t) {
		return false
	}
	e.out.put(" ", name)
	if ok {
		e.dimensions(array)
	}
	return true
}
