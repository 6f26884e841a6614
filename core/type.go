package core

import (
	"sync/atomic"

	"github.com/odsgen/ods/core/dim"
)

// Type is an interned, immutable type: two types of one context are equal exactly when they are the same pointer, so ==
// compares them and a type switch takes them apart. An absent type is the nil interface. Only constructors make types.
// Nobody may change one, but that the body of a recursive type is set once. All are safe for concurrent use.
type Type interface {
	// String returns the type's text, with the dialect prefix where it has one.
	String() string
	// Context returns the context that owns the type.
	Context() *Context
	typeBase() *TypeBase
}

// TypeBase is the header that every type embeds. Generated types embed it first; its fields are set by [InternType].
type TypeBase struct {
	self Type
	ctx  *Context
	def  *TypeDef // nil for builtin types
	id   uint32
	// aliasFree is set by the printer when neither the type nor anything inside can have an alias.
	aliasFree atomic.Bool
}

func (b *TypeBase) typeBase() *TypeBase { return b }

// Context returns the context that owns the type.
func (b *TypeBase) Context() *Context { return b.ctx }

// Def returns the definition of a dialect's type, or nil for a builtin type.
func (b *TypeBase) Def() *TypeDef { return b.def }

// TypeNumber returns a number that no other type of the context has, for tables by type.
func (c *Context) TypeNumber(t Type) uint32 { return t.typeBase().id }

// String returns the type's text.
func (b *TypeBase) String() string { return TypeString(b.self) }

// InternType returns the one type of the context with the given definition and key, made by alloc when it is not there
// yet. Generated constructors call it; alloc must return a fresh value with its parameters set.
func InternType[T Type](c *Context, def *TypeDef, k *Key, alloc func() T) T {
	c.useTypeDef(def)
	full := c.newKey(keyDialectType)
	full.String(def.FullName())
	full.b = append(full.b, k.b...)
	full.ctx, full.part = k.ctx, k.part
	return intern(c, full, func() T { return setType(c, def, alloc()) })
}

func setType[T Type](c *Context, def *TypeDef, t T) T {
	b := t.typeBase()
	b.self, b.ctx, b.def, b.id = t, c, def, c.nextID.Add(1)
	if def != nil && def.Alias != nil || mayHaveAlias(t) {
		c.aliasable.Store(true)
	}
	return t
}

// ShapedType is a type with an element type and perhaps a shape: vectors, tensors, memrefs and dialect types that are
// alike.
type ShapedType interface {
	Type
	// ElementType returns the type of the elements.
	ElementType() Type
	// HasRank reports whether the shape is known, with possibly dynamic sizes.
	HasRank() bool
	// Shape returns the sizes, [Dynamic] where unknown. The slice must not be changed. Nil for an unranked type.
	Shape() []int64
	// CloneWith returns the same kind of type with another shape and element type. A nil shape keeps the shape.
	CloneWith(shape []int64, elem Type) ShapedType
}

// IsStaticShape reports whether the type has a rank and no dynamic size.
func IsStaticShape(t ShapedType) bool {
	if !t.HasRank() {
		return false
	}
	for _, d := range t.Shape() {
		if d == Dynamic {
			return false
		}
	}
	return true
}

// NumElements returns the product of the sizes of a static shape, as [dim.Count] does: what does not fit is the largest
// number.
func NumElements(shape []int64) int64 { return dim.Count(shape...) }

// PtrLikeTypeInterface is implemented by types that point somewhere: memrefs, and pointers of dialects.
type PtrLikeTypeInterface interface {
	Type
	// MemorySpace returns where they point to; nil is the default memory space.
	MemorySpace() Attribute
}

// ElementTypeOrSelf returns the element type of a shaped type, and any other type itself.
func ElementTypeOrSelf(t Type) Type {
	if s, ok := t.(ShapedType); ok {
		return s.ElementType()
	}
	return t
}

// The first byte of a [Key] keeps the families of interned objects apart.
const (
	keyInteger byte = iota + 1
	keyFunction
	keyGraph
	keyVector
	keyTensor
	keyUnrankedTensor
	keyMemRef
	keyUnrankedMemRef
	keyComplex
	keyTuple
	keyOpaqueType
	keyDialectType
	keyIntegerAttr
	keyFloatAttr
	keyStringAttr
	keySymbolRef
	keyTypeAttr
	keyArray
	keyDict
	keyMapAttr
	keySetAttr
	keyDenseElements
	keyDenseStrings
	keySparseElements
	keyDenseResource
	keyDenseArray
	keyStrided
	keyOpaqueAttr
	keyLocAttr
	keyDialectAttr
)

// TypeKind names the kind of a type without its parameters: the Go type for a builtin one, and "dialect.mnemonic".
func TypeKind(t Type) string {
	switch t := t.(type) {
	case nil:
		return ""
	case *IntegerType:
		return "integer"
	case *IndexType:
		return "index"
	case *FloatType:
		return t.sem.String()
	case *NoneType:
		return "none"
	case *FunctionType:
		return "function"
	case *GraphType:
		return "graph"
	case *ComplexType:
		return "complex"
	case *TupleType:
		return "tuple"
	case *VectorType:
		return "vector"
	case *RankedTensorType:
		return "tensor"
	case *UnrankedTensorType:
		return "unranked_tensor"
	case *MemRefType:
		return "memref"
	case *UnrankedMemRefType:
		return "unranked_memref"
	case *OpaqueType:
		return "opaque"
	}
	if d := t.typeBase().def; d != nil {
		return d.FullName()
	}
	return ""
}
