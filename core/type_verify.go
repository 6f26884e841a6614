package core

import (
	"fmt"
	"strings"

	"github.com/odsgen/ods/core/affine"
	"github.com/odsgen/ods/core/lex"
)

// MemRefLayoutAttrInterface is a layout of a memref other than an affine map or strides.
type MemRefLayoutAttrInterface interface {
	// AffineMap returns the map from indices to places in memory, or nil when the layout has none that is known.
	AffineMap() *affine.Map
	// VerifyLayout returns what is wrong with the layout for a shape, or "".
	VerifyLayout(shape []int64) string
}

// VerifiableTensorEncoding is an encoding of a tensor that depends on the shape and element type.
type VerifiableTensorEncoding interface {
	// VerifyEncoding returns what is wrong with the encoding for a shape and element type, or "".
	VerifyEncoding(shape []int64, elem Type) string
}

// checkArgs panics with what is wrong with the parts of a builtin type or attribute, unless that is "". Who has parts
// that may be wrong asks [Context.VerifyVector] and its like first, as the parser does.
func checkArgs(what, wrong string) {
	if wrong != "" {
		panic(&misuse{message: what + ": " + wrong})
	}
}

// firstError returns the first text that is not empty.
func firstError(wrong ...string) string {
	for _, w := range wrong {
		if w != "" {
			return w
		}
	}
	return ""
}

const nilElement = "the element type is nil"

// nilType says which type of a list is nil.
func nilType(what string, types []Type) string {
	for i, t := range types {
		if t == nil {
			return fmt.Sprintf("%s #%d is nil, expected a type", what, i)
		}
	}
	return ""
}

func verifyInteger(width uint, s Signedness) string {
	switch {
	case width > MaxIntegerWidth:
		return fmt.Sprintf("integer bitwidth is limited to %d bits", MaxIntegerWidth)
	case s > Unsigned:
		return fmt.Sprintf("%d is no signedness", s)
	}
	return ""
}

// verifyShape returns which size of a tensor or memref is neither one nor [Dynamic], or "".
func verifyShape(shape []int64) string {
	for i, d := range shape {
		if d < 0 && d != Dynamic {
			return fmt.Sprintf("size #%d is %d; a size that is not known is core.Dynamic", i, d)
		}
	}
	return ""
}

// VerifyComplex returns what is wrong with the element type of a complex type, or "".
func (c *Context) VerifyComplex(elem Type) string {
	switch elem.(type) {
	case nil:
		return nilElement
	case *IntegerType, *FloatType:
		return ""
	}
	return "invalid element type for complex"
}

// VerifyTensor returns what is wrong with the parts of a tensor type, or "". The encoding may be nil.
func (c *Context) VerifyTensor(shape []int64, elem Type, encoding Attribute) string {
	switch {
	case elem == nil:
		return nilElement
	case !validTensorElement(elem):
		return "invalid tensor element type"
	}
	if wrong := verifyShape(shape); wrong != "" || encoding == nil {
		return wrong
	}
	if v, ok := VerifiableTensorEncodingKey.Of(encoding); ok {
		return v.VerifyEncoding(shape, elem)
	}
	return ""
}

// VerifyVector returns what is wrong with the parts of a vector type, or "".
func (c *Context) VerifyVector(shape []int64, elem Type) string {
	switch elem.(type) {
	case nil:
		return nilElement
	case *IntegerType, *IndexType, *FloatType:
	default:
		if !implementsType(&VectorElementTypeInterfaceKey, elem) {
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
func implementsType(k *TypeInterface[Type], t Type) bool { return k.MayImplement(t) }

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
	return implementsType(&MemRefElementTypeInterfaceKey, t)
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
	_, ok := MemRefLayoutAttrInterfaceKey.Of(a)
	return ok
}

// verifyMemorySpace returns what is wrong with a memory space, which may be nil, or "".
func verifyMemorySpace(space Attribute) string {
	switch space.(type) {
	case nil, *IntegerAttr, *StringAttr, *DictAttr:
		return ""
	}
	if space.attrBase().def != nil || IsForeign(space) {
		return ""
	}
	return "unsupported memory space Attribute"
}

// VerifyMemRef returns what is wrong with the parts of a memref type, or "".
func (c *Context) VerifyMemRef(shape []int64, elem Type, layout, space Attribute) string {
	switch {
	case elem == nil:
		return nilElement
	case !validMemRefElement(elem):
		return "invalid memref element type"
	case layout != nil && !IsMemRefLayout(layout):
		return "layout '" + AttrString(layout) + "' is no affine map, strides or layout of a dialect"
	}
	if wrong := verifyShape(shape); wrong != "" {
		return wrong
	}
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
		if v, ok := MemRefLayoutAttrInterfaceKey.Of(layout); ok {
			if msg := v.VerifyLayout(shape); msg != "" {
				return msg
			}
		}
	}
	return verifyMemorySpace(space)
}

// verifyNamespace returns what is wrong with the namespace of an unknown dialect, which is a stricter name than the
// lexer's, or "".
func verifyNamespace(dialect string) string {
	for i := range len(dialect) {
		c := dialect[i]
		if !lex.Is(c, lex.Letter) && (i == 0 || !lex.Is(c, lex.Digit) && c != '$') {
			return fmt.Sprintf("invalid dialect namespace '\"%s\"'", dialect)
		}
	}
	if dialect == "" {
		return "invalid dialect namespace '\"\"'"
	}
	return ""
}

// bareSymbol are the characters of the name of a type or attribute after the dot.
const bareSymbol = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_$.-"

// verifyOpaque returns what is wrong with the text of a type or attribute of an unknown dialect, or "".
func (c *Context) verifyOpaque(dialect, data string) string {
	if wrong := verifyNamespace(dialect); wrong != "" {
		return wrong
	}
	if strings.HasSuffix(data, "-") && strings.Trim(data, bareSymbol) == "" {
		return "" // after its dot; in brackets it would end in an arrow
	}
	src := []byte("<" + data + ">")
	p := newParser(c, nil, src, &ParseOptions{}, new(parseShared))
	if end, ok := p.symbolBody(); !ok || end != len(src) {
		return fmt.Sprintf("the brackets and quotes of %q do not match", data)
	}
	return ""
}
