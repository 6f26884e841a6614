package cpp

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/num"
	"github.com/odsgen/ods/generated/emitc"
)

// attribute writes a constant, a name or a type.
func (e *emitter) attribute(l core.Location, a core.Attribute) bool {
	switch a := a.(type) {
	case *core.FloatAttr:
		return e.checkFloat(l, a.Type()) && e.float(a.Value())
	case *core.IntegerAttr:
		e.integer(a.Value(), isUnsigned(a.Type()))
		return true
	case *core.DenseElementsAttr:
		return e.elements(l, a)
	case *emitc.OpaqueAttr:
		e.out.put(a.Value())
		return true
	case *core.SymbolRefAttr:
		if len(a.Nested()) > 1 {
			return e.r.Errorf(l, "attribute has more than 1 nested reference").Fail()
		}
		e.out.put(a.Root())
		return true
	case *core.TypeAttr:
		return e.printedType(l, a.Value())
	}
	return e.r.Errorf(l, "cannot emit attribute: %s", a).Fail()
}

func isUnsigned(t core.Type) bool {
	i, ok := t.(*core.IntegerType)
	return ok && i.Signedness() == core.Unsigned
}

func (e *emitter) integer(v num.Int, unsigned bool) {
	switch {
	case v.Width() == 1 && v.IsZero():
		e.out.put("false")
	case v.Width() == 1:
		e.out.put("true")
	default:
		e.out.put(v.Text(!unsigned))
	}
}

func (e *emitter) checkFloat(l core.Location, t core.Type) bool {
	if f, ok := t.(*core.FloatType); ok {
		if _, ok := floatSuffixes[f.Semantics()]; ok {
			return true
		}
	}
	return e.r.Errorf(l, "expected floating point attribute to be f16, bf16, f32 or f64").Fail()
}

func (e *emitter) float(v num.Float) bool {
	switch {
	case v.IsNaN():
		e.out.put("NAN")
	case v.IsInf() && v.IsNegative():
		e.out.put("-INFINITY")
	case v.IsInf():
		e.out.put("INFINITY")
	default:
		e.out.put(string(num.AppendExact(nil, v)), floatSuffixes[v.Semantics()])
	}
	return true
}

// elements writes all elements in braces, without those of their dimensions.
func (e *emitter) elements(l core.Location, a *core.DenseElementsAttr) bool {
	elem := a.ShapedType().ElementType()
	var one func(i int64)
	switch elem.(type) {
	case *core.FloatType:
		if !e.checkFloat(l, elem) {
			return false
		}
		one = func(i int64) { e.float(a.Float(i)) }
	case *core.IntegerType, *core.IndexType:
		unsigned := isUnsigned(elem)
		one = func(i int64) { e.integer(a.Int(i), unsigned) }
	default:
		return e.r.Errorf(l, "cannot emit attribute: %s", a).Fail()
	}
	e.out.put("{")
	for i := range a.NumElements() {
		if i > 0 {
			e.out.put(", ")
		}
		one(i)
	}
	e.out.put("}")
	return true
}
