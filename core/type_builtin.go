package core

import (
	"fmt"
	"slices"

	"github.com/odsgen/ods/core/affine"
	"github.com/odsgen/ods/core/dim"
	"github.com/odsgen/ods/core/num"
)

// Signedness is the interpretation that an integer type asks for.
type Signedness uint8

// The signedness of integer types; most integers are signless and the operations interpret them.
const (
	Signless Signedness = iota
	Signed
	Unsigned
)

// Numbers of the builtin types.
const (
	// Dynamic stands for a size, stride or offset that is not known at compile time.
	Dynamic int64 = dim.Dynamic
	// MaxIntegerWidth is the largest width of an integer type in bits.
	MaxIntegerWidth = 1<<24 - 1
	// IndexWidth is the width in bits of the storage of index constants.
	IndexWidth = 64
)

// IntegerType is an integer of a width in bits: i32, si8, ui64.
type IntegerType struct {
	TypeBase
	width      uint32
	signedness Signedness
}

// Width returns the number of bits.
func (t *IntegerType) Width() uint { return uint(t.width) }

// Signedness returns how the integer is to be interpreted.
func (t *IntegerType) Signedness() Signedness { return t.signedness }

// IsSignless reports whether the type is iN.
func (t *IntegerType) IsSignless() bool { return t.signedness == Signless }

// IndexType is the platform's integer for sizes, dimensions and subscripts.
type IndexType struct{ TypeBase }

// FloatType is a floating-point type; its semantics name the kind.
type FloatType struct {
	TypeBase
	sem *num.Semantics
}

// Semantics returns the float kind.
func (t *FloatType) Semantics() *num.Semantics { return t.sem }

// Width returns the number of bits of the storage.
func (t *FloatType) Width() uint { return t.sem.Width() }

// NoneType has a single value without data.
type NoneType struct{ TypeBase }

// FunctionType maps inputs to results: (i32) -> f32.
type FunctionType struct {
	TypeBase
	inputs, results []Type
}

// Inputs returns the input types. The slice must not be changed.
func (t *FunctionType) Inputs() []Type { return t.inputs }

// Results returns the result types. The slice must not be changed.
func (t *FunctionType) Results() []Type { return t.results }

// GraphType maps the inputs of a graph of operations to its results. Its text is that of a function type, as which it
// is read.
type GraphType struct {
	TypeBase
	inputs, results []Type
}

// Inputs returns the input types. The slice must not be changed.
func (t *GraphType) Inputs() []Type { return t.inputs }

// Results returns the result types. The slice must not be changed.
func (t *GraphType) Results() []Type { return t.results }

// ComplexType is a complex number: complex<f32>.
type ComplexType struct {
	TypeBase
	elem Type
}

// ElementType returns the type of the two parts.
func (t *ComplexType) ElementType() Type { return t.elem }

// TupleType is a fixed sequence of types.
type TupleType struct {
	TypeBase
	types []Type
}

// Types returns the element types. The slice must not be changed.
func (t *TupleType) Types() []Type { return t.types }

// VectorType is a vector: vector<4x[8]xf32>.
type VectorType struct {
	TypeBase
	shape    []int64
	scalable []bool
	elem     Type
}

// ElementType returns the element type.
func (t *VectorType) ElementType() Type { return t.elem }

// HasRank returns true.
func (t *VectorType) HasRank() bool { return true }

// Shape returns the sizes; of a scalable dimension, the base size. The slice must not be changed.
func (t *VectorType) Shape() []int64 { return t.shape }

// ScalableDims tells which dimensions are scalable. The slice must not be changed.
func (t *VectorType) ScalableDims() []bool { return t.scalable }

// IsScalable reports whether any dimension is scalable.
func (t *VectorType) IsScalable() bool { return slices.Contains(t.scalable, true) }

// CloneWith implements [ShapedType]; scalability is kept when the rank is.
func (t *VectorType) CloneWith(shape []int64, elem Type) ShapedType {
	if shape == nil {
		shape = t.shape
	}
	var sc []bool
	if len(shape) == len(t.shape) {
		sc = t.scalable
	}
	return t.ctx.Vector(shape, elem, sc)
}

// RankedTensorType is a tensor with a rank: tensor<4x?xf32, encoding>.
type RankedTensorType struct {
	TypeBase
	shape    []int64
	elem     Type
	encoding Attribute
}

// TensorType is a tensor type, with or without a rank.
type TensorType interface {
	ShapedType
	isTensor()
}

func (*RankedTensorType) isTensor()   {}
func (*UnrankedTensorType) isTensor() {}

// BaseMemRefType is a memref type, with or without a rank.
type BaseMemRefType interface {
	ShapedType
	MemorySpace() Attribute
}

// ElementType returns the element type.
func (t *RankedTensorType) ElementType() Type { return t.elem }

// HasRank returns true.
func (t *RankedTensorType) HasRank() bool { return true }

// Shape returns the sizes. The slice must not be changed.
func (t *RankedTensorType) Shape() []int64 { return t.shape }

// Encoding returns the encoding attribute, or nil.
func (t *RankedTensorType) Encoding() Attribute { return t.encoding }

// CloneWith implements [ShapedType]; the encoding is kept.
func (t *RankedTensorType) CloneWith(shape []int64, elem Type) ShapedType {
	if shape == nil {
		shape = t.shape
	}
	return t.ctx.RankedTensor(shape, elem, t.encoding)
}

// UnrankedTensorType is a tensor of unknown rank: tensor<*xf32>.
type UnrankedTensorType struct {
	TypeBase
	elem Type
}

// ElementType returns the element type.
func (t *UnrankedTensorType) ElementType() Type { return t.elem }

// HasRank returns false.
func (t *UnrankedTensorType) HasRank() bool { return false }

// Shape returns nil.
func (t *UnrankedTensorType) Shape() []int64 { return nil }

// CloneWith implements [ShapedType]; a shape makes the tensor ranked.
func (t *UnrankedTensorType) CloneWith(shape []int64, elem Type) ShapedType {
	if shape == nil {
		return t.ctx.UnrankedTensor(elem)
	}
	return t.ctx.RankedTensor(shape, elem, nil)
}

// MemRefType is a reference to memory with a shape, a layout and a memory space.
type MemRefType struct {
	TypeBase
	shape  []int64
	elem   Type
	layout Attribute // nil for the identity layout
	space  Attribute // nil for the default space
}

// ElementType returns the element type.
func (t *MemRefType) ElementType() Type { return t.elem }

// HasRank returns true.
func (t *MemRefType) HasRank() bool { return true }

// Shape returns the sizes. The slice must not be changed.
func (t *MemRefType) Shape() []int64 { return t.shape }

// Layout returns the layout attribute, an [AffineMapAttr], a [StridedLayoutAttr] or one of a dialect; nil for identity.
func (t *MemRefType) Layout() Attribute { return t.layout }

// MemorySpace returns the memory space, or nil for the default one.
func (t *MemRefType) MemorySpace() Attribute { return t.space }

// CloneWith implements [ShapedType]; layout and memory space are kept.
func (t *MemRefType) CloneWith(shape []int64, elem Type) ShapedType {
	if shape == nil {
		shape = t.shape
	}
	return t.ctx.MemRef(shape, elem, t.layout, t.space)
}

// UnrankedMemRefType is a reference to memory of unknown rank: memref<*xf32, space>.
type UnrankedMemRefType struct {
	TypeBase
	elem  Type
	space Attribute
}

// ElementType returns the element type.
func (t *UnrankedMemRefType) ElementType() Type { return t.elem }

// HasRank returns false.
func (t *UnrankedMemRefType) HasRank() bool { return false }

// Shape returns nil.
func (t *UnrankedMemRefType) Shape() []int64 { return nil }

// MemorySpace returns the memory space, or nil for the default one.
func (t *UnrankedMemRefType) MemorySpace() Attribute { return t.space }

// CloneWith implements [ShapedType]; a shape makes the memref ranked.
func (t *UnrankedMemRefType) CloneWith(shape []int64, elem Type) ShapedType {
	if shape == nil {
		return t.ctx.UnrankedMemRef(elem, t.space)
	}
	return t.ctx.MemRef(shape, elem, nil, t.space)
}

// OpaqueType keeps the text of a type whose dialect is not loaded: !foo.bar<...>.
type OpaqueType struct {
	TypeBase
	dialect, data string
}

// Dialect returns the namespace.
func (t *OpaqueType) Dialect() string { return t.dialect }

// Data returns the text after "!dialect." or inside "!dialect<...>".
func (t *OpaqueType) Data() string { return t.data }

// commonTypes are reachable without a lock.
type commonTypes struct {
	ints   [65]*IntegerType // signless, by width, for the usual widths
	index  *IndexType
	none   *NoneType
	floats map[*num.Semantics]*FloatType
}

func (ts *commonTypes) init(c *Context) {
	for _, w := range []uint{1, 8, 16, 32, 64} {
		ts.ints[w] = c.newInteger(w, Signless)
	}
	ts.index = setType(c, nil, new(IndexType))
	ts.none = setType(c, nil, new(NoneType))
	ts.floats = make(map[*num.Semantics]*FloatType)
	for _, s := range num.AllSemantics() {
		ts.floats[s] = setType(c, nil, &FloatType{sem: s})
	}
}

func (c *Context) newInteger(width uint, s Signedness) *IntegerType {
	k := c.newKey(keyInteger)
	k.Uint(uint64(width))
	k.Uint(uint64(s))
	return intern(c, k, func() *IntegerType {
		checkArgs("integer type", verifyInteger(width, s))
		return setType(c, nil, &IntegerType{width: uint32(width), signedness: s})
	})
}

// Integer returns the signless integer type of a width. It panics above [MaxIntegerWidth].
func (c *Context) Integer(width uint) *IntegerType {
	if width < uint(len(c.types.ints)) {
		if t := c.types.ints[width]; t != nil {
			return t
		}
	}
	return c.newInteger(width, Signless)
}

// IntegerOf returns the integer type of a width and signedness. It panics above [MaxIntegerWidth].
func (c *Context) IntegerOf(width uint, s Signedness) *IntegerType {
	if s == Signless {
		return c.Integer(width)
	}
	return c.newInteger(width, s)
}

// I1 returns the type of truth values.
func (c *Context) I1() *IntegerType { return c.types.ints[1] }

// I8 returns the 8-bit integer type.
func (c *Context) I8() *IntegerType { return c.types.ints[8] }

// I16 returns the 16-bit integer type.
func (c *Context) I16() *IntegerType { return c.types.ints[16] }

// I32 returns the 32-bit integer type.
func (c *Context) I32() *IntegerType { return c.types.ints[32] }

// I64 returns the 64-bit integer type.
func (c *Context) I64() *IntegerType { return c.types.ints[64] }

// Index returns the index type.
func (c *Context) Index() *IndexType { return c.types.index }

// None returns the none type.
func (c *Context) None() *NoneType { return c.types.none }

// Float returns the float type of a kind. It panics when that is nil.
func (c *Context) Float(s *num.Semantics) *FloatType {
	t := c.types.floats[s]
	if t == nil {
		checkArgs("float type", "the kind is nil")
	}
	return t
}

// F16 returns the IEEE half type.
func (c *Context) F16() *FloatType { return c.types.floats[num.F16] }

// BF16 returns the bfloat16 type.
func (c *Context) BF16() *FloatType { return c.types.floats[num.BF16] }

// F32 returns the IEEE single type.
func (c *Context) F32() *FloatType { return c.types.floats[num.F32] }

// F64 returns the IEEE double type.
func (c *Context) F64() *FloatType { return c.types.floats[num.F64] }

// Function returns the function type. It panics when a type is nil.
func (c *Context) Function(inputs, results []Type) *FunctionType {
	k := c.newKey(keyFunction)
	k.Types(inputs)
	k.Types(results)
	return intern(c, k, func() *FunctionType {
		checkArgs("function type", firstError(nilType("input", inputs), nilType("result", results)))
		return setType(c, nil, &FunctionType{inputs: slices.Clone(inputs), results: slices.Clone(results)})
	})
}

// Graph returns the graph type. It panics when a type is nil.
func (c *Context) Graph(inputs, results []Type) *GraphType {
	k := c.newKey(keyGraph)
	k.Types(inputs)
	k.Types(results)
	return intern(c, k, func() *GraphType {
		checkArgs("graph type", firstError(nilType("input", inputs), nilType("result", results)))
		return setType(c, nil, &GraphType{inputs: slices.Clone(inputs), results: slices.Clone(results)})
	})
}

// Complex returns the complex type. It panics when [Context.VerifyComplex] refuses the element type.
func (c *Context) Complex(elem Type) *ComplexType {
	k := c.newKey(keyComplex)
	k.Type(elem)
	return intern(c, k, func() *ComplexType {
		checkArgs("complex type", c.VerifyComplex(elem))
		return setType(c, nil, &ComplexType{elem: elem})
	})
}

// Tuple returns the tuple type. It panics when a type is nil.
func (c *Context) Tuple(types ...Type) *TupleType {
	k := c.newKey(keyTuple)
	k.Types(types)
	return intern(c, k, func() *TupleType {
		checkArgs("tuple type", nilType("element", types))
		return setType(c, nil, &TupleType{types: slices.Clone(types)})
	})
}

// Vector returns the vector type; a nil scalable means that no dimension is. It panics when [Context.VerifyVector]
// refuses the parts, and when scalable has another length than the shape.
func (c *Context) Vector(shape []int64, elem Type, scalable []bool) *VectorType {
	k := c.newKey(keyVector)
	k.Ints(shape)
	for i := range shape {
		k.Bool(i < len(scalable) && scalable[i])
	}
	k.Type(elem)
	if scalable != nil && len(scalable) != len(shape) {
		checkArgs("vector type", fmt.Sprintf("the shape has %d dimensions, but %d flags say which are scalable", len(shape),
			len(scalable)))
	}
	return intern(c, k, func() *VectorType {
		checkArgs("vector type", c.VerifyVector(shape, elem))
		sc := make([]bool, len(shape))
		copy(sc, scalable)
		return setType(c, nil, &VectorType{shape: slices.Clone(shape), scalable: sc, elem: elem})
	})
}

// RankedTensor returns the tensor type; sizes may be [Dynamic], encoding may be nil. It panics when
// [Context.VerifyTensor] refuses the parts.
func (c *Context) RankedTensor(shape []int64, elem Type, encoding Attribute) *RankedTensorType {
	k := c.newKey(keyTensor)
	k.Ints(shape)
	k.Type(elem)
	k.Attr(encoding)
	return intern(c, k, func() *RankedTensorType {
		checkArgs("tensor type", c.VerifyTensor(shape, elem, encoding))
		return setType(c, nil, &RankedTensorType{shape: slices.Clone(shape), elem: elem, encoding: encoding})
	})
}

// UnrankedTensor returns the tensor type of unknown rank. It panics when a tensor cannot have elements of the type.
func (c *Context) UnrankedTensor(elem Type) *UnrankedTensorType {
	k := c.newKey(keyUnrankedTensor)
	k.Type(elem)
	return intern(c, k, func() *UnrankedTensorType {
		checkArgs("tensor type", c.VerifyTensor(nil, elem, nil))
		return setType(c, nil, &UnrankedTensorType{elem: elem})
	})
}

// MemRef returns the memref type; sizes may be [Dynamic], layout and space may be nil. A layout that is an identity map
// and a memory space 0 : i64 are dropped, as upstream does. It panics when [Context.VerifyMemRef] refuses the parts.
func (c *Context) MemRef(shape []int64, elem Type, layout, space Attribute) *MemRefType {
	if m, ok := layout.(*AffineMapAttr); ok && m.value.IsIdentity() {
		layout = nil
	}
	space = dropDefaultSpace(space)
	k := c.newKey(keyMemRef)
	k.Ints(shape)
	k.Type(elem)
	k.Attr(layout)
	k.Attr(space)
	return intern(c, k, func() *MemRefType {
		checkArgs("memref type", c.VerifyMemRef(shape, elem, layout, space))
		return setType(c, nil, &MemRefType{shape: slices.Clone(shape), elem: elem, layout: layout, space: space})
	})
}

func dropDefaultSpace(space Attribute) Attribute {
	if i, ok := space.(*IntegerAttr); ok && i.value.IsZero() {
		return nil
	}
	return space
}

// UnrankedMemRef returns the memref type of unknown rank; space may be nil. It panics when a memref cannot have
// elements of the type or lie in the space.
func (c *Context) UnrankedMemRef(elem Type, space Attribute) *UnrankedMemRefType {
	space = dropDefaultSpace(space)
	k := c.newKey(keyUnrankedMemRef)
	k.Type(elem)
	k.Attr(space)
	return intern(c, k, func() *UnrankedMemRefType {
		checkArgs("memref type", c.VerifyMemRef(nil, elem, nil, space))
		return setType(c, nil, &UnrankedMemRefType{elem: elem, space: space})
	})
}

// Opaque returns the type that keeps the text of an unknown dialect's type. It panics when the text could not be read
// back: at a namespace that is not a name, or brackets that do not match.
func (c *Context) Opaque(dialect, data string) *OpaqueType {
	k := c.newKey(keyOpaqueType)
	k.String(dialect)
	k.String(data)
	return intern(c, k, func() *OpaqueType {
		checkArgs("opaque type", c.verifyOpaque(dialect, data))
		return setType(c, nil, &OpaqueType{dialect: dialect, data: data})
	})
}

// LayoutMap returns the layout as an affine map from indices to the linear position; the identity when there is none.
// It returns nil for a layout attribute of a dialect that knows no map.
func (t *MemRefType) LayoutMap() *affine.Map {
	switch l := t.layout.(type) {
	case nil:
		return affine.IdentityMap(len(t.shape))
	case *AffineMapAttr:
		return l.value
	case *StridedLayoutAttr:
		return l.AffineMap()
	}
	if l, ok := MemRefLayoutAttrInterfaceKey.Of(t.layout); ok {
		return l.AffineMap()
	}
	return nil
}
