package core

import (
	"fmt"

	"github.com/odsgen/ods/core/num"
)

// verifyIntegerAttr returns what is wrong with the parts of an integer attribute, or "".
func verifyIntegerAttr(t Type, v num.Int) string {
	switch {
	case t == nil:
		return "the type is nil"
	case !isIntOrIndex(t):
		return "type '" + TypeString(t) + "' is no integer or index type"
	case v.Width() != StorageWidth(t):
		return fmt.Sprintf("the value has %d bits, but type '%s' has %d", v.Width(), TypeString(t), StorageWidth(t))
	}
	return ""
}

// verifyDict returns what is wrong with the sorted entries of a dictionary, or "".
func verifyDict(entries []NamedAttr) string {
	for i, e := range entries {
		switch {
		case e.Name == "":
			return "a name is empty"
		case e.Value == nil:
			return fmt.Sprintf("the value of '%s' is nil, expected an attribute", e.Name)
		case i > 0 && entries[i-1].Name == e.Name:
			return fmt.Sprintf("name '%s' is there twice", e.Name)
		}
	}
	return ""
}

// verifyElementsType returns what is wrong with the type of constant elements, or "".
func verifyElementsType(t ShapedType) string {
	switch {
	case t == nil:
		return "the type is nil"
	case !IsStaticShape(t):
		return "elements literal type must have static shape, but '" + TypeString(t) + "' has not"
	}
	return ""
}

// isNumberElement reports whether elements of the type are stored as numbers; those of other types are strings.
func isNumberElement(elem Type) bool {
	if c, ok := elem.(*ComplexType); ok {
		elem = c.elem
	}
	return ElementBytes(elem) > 0 || isIntOrIndex(elem)
}

// verifyDense returns what is wrong with the type of elements that are stored as numbers, or "". One value for a shape
// that is not static is something that upstream's passes make, although no text may say it.
func verifyDense(t ShapedType) string {
	if t == nil {
		return "the type is nil"
	}
	if !isNumberElement(t.ElementType()) {
		return "elements of type '" + TypeString(t.ElementType()) + "' are no numbers; give strings, by DenseStrings"
	}
	return ""
}

// verifyElement returns what is wrong with an attribute as an element of the type, or "".
func verifyElement(elem Type, v Attribute) string {
	ok := false
	switch v := v.(type) {
	case *IntegerAttr:
		ok = isIntOrIndex(elem) && v.value.Width() == StorageWidth(elem)
	case *FloatAttr:
		ok = v.typ == elem
	case *ArrayAttr:
		if c, isComplex := elem.(*ComplexType); isComplex && len(v.elems) == 2 {
			return firstError(verifyElement(c.elem, v.elems[0]), verifyElement(c.elem, v.elems[1]))
		}
	case nil:
		return "an element is nil"
	}
	if !ok {
		return fmt.Sprintf("'%s' is no element of type '%s'", AttrString(v), TypeString(elem))
	}
	return ""
}

// verifyDenseStrings returns what is wrong with the parts of string elements, or "".
func verifyDenseStrings(t ShapedType, count int) string {
	if wrong := verifyElementsType(t); wrong != "" {
		return wrong
	}
	if isNumberElement(t.ElementType()) {
		return "elements of type '" + TypeString(t.ElementType()) + "' are numbers, not strings"
	}
	if n := countElements(t.Shape()); count != 1 && int64(count) != n {
		return fmt.Sprintf("%d elements, but type '%s' expected %d elements", count, TypeString(t), n)
	}
	return ""
}

// VerifySparseElements returns what is wrong with the parts of sparse elements, or "".
func (c *Context) VerifySparseElements(t ShapedType, indices *DenseElementsAttr, values Attribute) string {
	return verifySparseElements(t, indices, values)
}

// verifySparseElements returns what is wrong with the parts of sparse elements, or "".
func verifySparseElements(t ShapedType, indices *DenseElementsAttr, values Attribute) string {
	if wrong := verifyElementsType(t); wrong != "" {
		return wrong
	}
	v, ok := values.(ElementsAttr)
	switch {
	case indices == nil || !ok:
		return "indices and values must be elements"
	case indices.typ.ElementType() != Type(t.Context().I64()):
		return "indices of type '" + TypeString(indices.typ) + "' are not of type i64"
	case v.ShapedType().ElementType() != t.ElementType():
		return "values of type '" + TypeString(v.ShapedType()) + "' are no elements of '" + TypeString(t) + "'"
	case len(indices.typ.Shape()) == 2 && indices.typ.Shape()[0] == 0 && len(v.ShapedType().Shape()) == 1 && v.NumElements() == 0:
		return "" // no elements, which need no indices
	}
	return t.Context().VerifySparse(t, indices, v.ShapedType().Shape())
}

// verifyDenseArray returns what is wrong with the parts of a packed array, or "".
func verifyDenseArray(elem Type) string {
	switch t := elem.(type) {
	case nil:
		return nilElement
	case *IntegerType:
		if t.width%8 == 0 || t.width == 1 {
			return ""
		}
	case *FloatType:
		if t.Width()%8 == 0 {
			return ""
		}
	default:
		return "expected integer or float type, got: '" + TypeString(elem) + "'"
	}
	return "element type bitwidth must be a multiple of 8"
}
