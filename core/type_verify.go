package core

import "fmt"

// Interfaces of types and attributes by which dialects' own may stand inside builtin types.
var (
	// VectorElement is implemented by types that may be elements of vectors.
	VectorElement = TypeInterface[Type]{Name: "VectorElementTypeInterface"}
	// MemRefElement is implemented by types that may be elements of memrefs.
	MemRefElement = TypeInterface[Type]{Name: "MemRefElementTypeInterface"}
	// PtrLike is implemented by types that are pointers.
	PtrLike = TypeInterface[Type]{Name: "PtrLikeTypeInterface"}
	// MemRefLayout is implemented by attributes that may be the layout of a memref.
	MemRefLayout = AttrInterface[MemRefLayoutAttr]{Name: "MemRefLayoutAttrInterface"}
	// TensorEncoding is implemented by attributes that check the tensor types they are the encoding of.
	TensorEncoding = AttrInterface[TensorEncodingAttr]{Name: "VerifiableTensorEncoding"}
)

// MemRefLayoutAttr is a layout of a memref other than an affine map or strides.
type MemRefLayoutAttr interface {
	// VerifyLayout returns what is wrong with the layout for a shape, or "".
	VerifyLayout(shape []int64) string
}

// TensorEncodingAttr is an encoding of a tensor that depends on the shape and element type.
type TensorEncodingAttr interface {
	// VerifyEncoding returns what is wrong with the encoding for a shape and element type, or "".
	VerifyEncoding(shape []int64, elem Type) string
}

// VerifyVector returns what is wrong with the parts of a vector type, or "".
func VerifyVector(shape []int64, elem Type) string {
	switch elem.(type) {
	case *IntegerType, *IndexType, *FloatType:
	default:
		if !implementsType(&VectorElement, elem) {
			return "failed to verify 'elementType': VectorElementTypeInterface instance"
		}
	}
	for _, d := range shape {
		if d <= 0 {
			return "vector types must have positive constant sizes but got " + shapeText(shape)
		}
	}
	return ""
}

// implementsType reports whether a type of a dialect implements, or may implement, an interface without methods.
func implementsType(k *TypeInterface[Type], t Type) bool { return MayImplementType(k, t) }

// validTensorElement reports whether a tensor may have elements of the type.
func validTensorElement(t Type) bool {
	switch t.(type) {
	case *ComplexType, *FloatType, *IntegerType, *OpaqueType, *VectorType, *IndexType:
		return true
	}
	return t.typeBase().def != nil
}

// validMemRefElement reports whether a memref may have elements of the type.
func validMemRefElement(t Type) bool {
	switch t.(type) {
	case *IntegerType, *IndexType, *FloatType, *ComplexType, *MemRefType, *VectorType, *UnrankedMemRefType:
		return true
	}
	return implementsType(&MemRefElement, t)
}

// IsMemRefLayout reports whether the attribute can be the layout of a memref type.
func IsMemRefLayout(a Attribute) bool {
	switch a.(type) {
	case *AffineMapAttr, *StridedLayoutAttr:
		return true
	}
	if a.attrBase().def == nil {
		return false
	}
	_, ok := MemRefLayout.Of(a)
	return ok
}

// VerifyMemorySpace returns what is wrong with a memory space, which may be nil, or "".
func VerifyMemorySpace(space Attribute) string {
	switch space.(type) {
	case nil, *IntegerAttr, *StringAttr, *DictAttr:
		return ""
	}
	if space.attrBase().def != nil || IsForeignAttr(space) {
		return ""
	}
	return "unsupported memory space Attribute"
}

// VerifyMemRef returns what is wrong with the parts of a memref type, or "".
func VerifyMemRef(shape []int64, elem Type, layout, space Attribute) string {
	switch l := layout.(type) {
	case nil:
	case *AffineMapAttr:
		if n := l.value.NumDims(); n != len(shape) {
			return fmt.Sprintf("memref layout mismatch between rank and affine map: %d != %d", len(shape), n)
		}
	case *StridedLayoutAttr:
		if len(l.strides) != len(shape) {
			return "expected the number of strides to match the rank"
		}
	default:
		if v, ok := MemRefLayout.Of(layout); ok {
			if msg := v.VerifyLayout(shape); msg != "" {
				return msg
			}
		}
	}
	return VerifyMemorySpace(space)
}
