package core

import (
	"fmt"
	"slices"

	"github.com/odsgen/ods/core/affine"
	"github.com/odsgen/ods/core/num"
)

// IntegerAttr is an integer or index constant: 42 : i32, true.
type IntegerAttr struct {
	AttrBase
	typ   Type
	value num.Int
	name  atom[string] // cache of SSAName
}

// Type returns an [IntegerType] or the [IndexType].
func (a *IntegerAttr) Type() Type { return a.typ }

// Value returns the constant, as wide as its type; 64 bits for index.
func (a *IntegerAttr) Value() num.Int { return a.value }

// Int64 returns the value sign-extended (zero-extended for unsigned types and i1) and truncated to 64 bits.
func (a *IntegerAttr) Int64() int64 {
	if t, ok := a.typ.(*IntegerType); ok && (t.signedness == Unsigned || t.width == 1) {
		return int64(a.value.Uint64())
	}
	return a.value.Int64()
}

// FloatAttr is a floating-point constant: 1.0 : f32.
type FloatAttr struct {
	AttrBase
	typ   *FloatType
	value num.Float
}

// Type returns the float type.
func (a *FloatAttr) Type() Type { return a.typ }

// Value returns the constant.
func (a *FloatAttr) Value() num.Float { return a.value }

// Float64 returns the constant as a float64: the nearest one, where the type has more digits.
func (a *FloatAttr) Float64() float64 {
	v, _ := a.value.ToFloat64()
	return v
}

// StringAttr is a string of bytes, usually without a type.
type StringAttr struct {
	AttrBase
	value string
	typ   Type
}

// Value returns the bytes.
func (a *StringAttr) Value() string { return a.value }

// Type returns the type, none for most strings.
func (a *StringAttr) Type() Type { return a.typ }

// SymbolRefAttr refers to a symbol: @a::@b.
type SymbolRefAttr struct {
	AttrBase
	root   string
	nested []string
}

// Root returns the name of the outermost symbol.
func (a *SymbolRefAttr) Root() string { return a.root }

// Nested returns the names inside the root. The slice must not be changed.
func (a *SymbolRefAttr) Nested() []string { return a.nested }

// Leaf returns the name of the innermost symbol.
func (a *SymbolRefAttr) Leaf() string {
	if n := len(a.nested); n > 0 {
		return a.nested[n-1]
	}
	return a.root
}

// IsFlat reports whether the reference has no nested names.
func (a *SymbolRefAttr) IsFlat() bool { return len(a.nested) == 0 }

// TypeAttr is a type as an attribute.
type TypeAttr struct {
	AttrBase
	value Type
}

// Value returns the type.
func (a *TypeAttr) Value() Type { return a.value }

// ArrayAttr is a list of attributes.
type ArrayAttr struct {
	AttrBase
	elems []Attribute
}

// Elems returns the elements. The slice must not be changed.
func (a *ArrayAttr) Elems() []Attribute { return a.elems }

// Len returns the number of elements.
func (a *ArrayAttr) Len() int { return len(a.elems) }

// DictAttr is a dictionary, sorted by name.
type DictAttr struct {
	AttrBase
	entries []NamedAttr
}

// Entries returns the entries sorted by name. The slice must not be changed.
func (a *DictAttr) Entries() []NamedAttr { return a.entries }

// Get returns the value of a name, or nil.
func (a *DictAttr) Get(name string) Attribute {
	if i := findNamed(a.entries, name); i >= 0 {
		return a.entries[i].Value
	}
	return nil
}

// UnitAttr means by its presence.
type UnitAttr struct{ AttrBase }

// AffineMapAttr is an affine map.
type AffineMapAttr struct {
	AttrBase
	value *affine.Map
}

// Value returns the map.
func (a *AffineMapAttr) Value() *affine.Map { return a.value }

// IntegerSetAttr is an integer set.
type IntegerSetAttr struct {
	AttrBase
	value *affine.Set
}

// Value returns the set.
func (a *IntegerSetAttr) Value() *affine.Set { return a.value }

// OpaqueAttr keeps the text of an attribute whose dialect is not loaded.
type OpaqueAttr struct {
	AttrBase
	dialect, data string
	typ           Type
}

// Dialect returns the namespace.
func (a *OpaqueAttr) Dialect() string { return a.dialect }

// Data returns the text after "#dialect." or inside "#dialect<...>".
func (a *OpaqueAttr) Data() string { return a.data }

// Type returns the type, none when there is none.
func (a *OpaqueAttr) Type() Type { return a.typ }

// LocationAttr is a location as an attribute.
type LocationAttr struct {
	AttrBase
	value Location
}

// Value returns the location.
func (a *LocationAttr) Value() Location { return a.value }

// StridedLayoutAttr is a memref layout by offset and strides: strided<[?, 1], offset: ?>.
type StridedLayoutAttr struct {
	AttrBase
	offset  int64
	strides []int64
}

// Offset returns the offset in elements, or [Dynamic].
func (a *StridedLayoutAttr) Offset() int64 { return a.offset }

// Strides returns the strides in elements, [Dynamic] where unknown. The slice must not be changed.
func (a *StridedLayoutAttr) Strides() []int64 { return a.strides }

// AffineMap returns the layout as a map; dynamic values become symbols in the order offset, strides.
func (a *StridedLayoutAttr) AffineMap() *affine.Map {
	syms := 0
	term := func(v int64) affine.Expr {
		if v == Dynamic {
			syms++
			return affine.Symbol(syms - 1)
		}
		return affine.Const(v)
	}
	e := term(a.offset)
	for i, s := range a.strides {
		e = e.Add(affine.Dim(i).Mul(term(s)))
	}
	return affine.NewMap(len(a.strides), syms, e)
}

// DistinctAttr wraps an attribute so that it is equal to no other: distinct[0]<...>.
type DistinctAttr struct {
	AttrBase
	ref Attribute
}

// Referenced returns the wrapped attribute.
func (a *DistinctAttr) Referenced() Attribute { return a.ref }

type commonAttrs struct {
	unit        *UnitAttr
	emptyArray  *ArrayAttr
	emptyDict   *DictAttr
	yes, no     *IntegerAttr
	emptyString *StringAttr
}

func (as *commonAttrs) init(c *Context) {
	as.unit = setAttr(c, nil, new(UnitAttr))
	as.emptyArray = c.Array()
	as.emptyDict = c.Dict(nil)
	as.yes = c.APIntAttr(c.I1(), num.NewInt(1, 1))
	as.no = c.APIntAttr(c.I1(), num.NewInt(1, 0))
	as.emptyString = c.String("")
}

// APIntAttr returns the integer attribute of an integer or index type. It panics when t is another type, and when v is
// not as wide as it (64 bits for index).
func (c *Context) APIntAttr(t Type, v num.Int) *IntegerAttr {
	k := c.newKey(keyIntegerAttr)
	k.Type(t)
	k.APInt(v)
	return intern(c, k, func() *IntegerAttr {
		checkArgs("integer attribute", verifyIntegerAttr(t, v))
		return setAttr(c, nil, &IntegerAttr{typ: t, value: v})
	})
}

// IntegerAttr returns the integer attribute of an integer or index type, truncated to its width. It panics when t is
// another type.
func (c *Context) IntegerAttr(t Type, v int64) *IntegerAttr {
	if t == nil {
		checkArgs("integer attribute", "the type is nil")
	}
	slot := &c.ints[(uint64(t.typeBase().id)*31+uint64(v))%uint64(len(c.ints))]
	if a := load(slot); a != nil && a.typ == t && a.value.Int64() == v {
		return a
	}
	a := c.APIntAttr(t, num.NewSigned(StorageWidth(t), v))
	store(slot, a)
	return a
}

// StorageWidth returns the width in bits of the values of an integer, index or float type, and 0 for any other type.
func StorageWidth(t Type) uint {
	switch t := t.(type) {
	case *IntegerType:
		return t.Width()
	case *IndexType:
		return IndexWidth
	case *FloatType:
		return t.Width()
	}
	return 0
}

// I32Attr returns v : i32.
func (c *Context) I32Attr(v int32) *IntegerAttr { return c.IntegerAttr(c.I32(), int64(v)) }

// I64Attr returns v : i64.
func (c *Context) I64Attr(v int64) *IntegerAttr { return c.IntegerAttr(c.I64(), v) }

// IndexAttr returns v : index.
func (c *Context) IndexAttr(v int64) *IntegerAttr { return c.IntegerAttr(c.Index(), v) }

// F32Attr returns v : f32.
func (c *Context) F32Attr(v float32) *FloatAttr {
	f, _ := num.FromDouble(num.F32, float64(v)) // exact
	return c.FloatAttr(f)
}

// F64Attr returns v : f64.
func (c *Context) F64Attr(v float64) *FloatAttr { return c.FloatAttr(num.Float64(v)) }

// Bool returns true or false.
func (c *Context) Bool(v bool) *IntegerAttr {
	if v {
		return c.attrs.yes
	}
	return c.attrs.no
}

// FloatAttr returns the float attribute; the value's semantics name the type. It panics at the zero [num.Float], which
// has none.
func (c *Context) FloatAttr(v num.Float) *FloatAttr {
	t := c.Float(v.Semantics())
	k := c.newKey(keyFloatAttr)
	k.Type(t)
	k.APFloat(v)
	return intern(c, k, func() *FloatAttr { return setAttr(c, nil, &FloatAttr{typ: t, value: v}) })
}

// String returns the string attribute without a type.
func (c *Context) String(s string) *StringAttr { return c.TypedString(s, c.None()) }

// TypedString returns the string attribute with a type; a nil type means none.
func (c *Context) TypedString(s string, t Type) *StringAttr {
	if t == nil {
		t = c.None()
	}
	k := c.newKey(keyStringAttr)
	k.String(s)
	k.Type(t)
	return intern(c, k, func() *StringAttr { return setAttr(c, nil, &StringAttr{value: s, typ: t}) })
}

// SymbolRef returns the reference @root::@nested...
func (c *Context) SymbolRef(root string, nested ...string) *SymbolRefAttr {
	k := c.newKey(keySymbolRef)
	k.String(root)
	k.Strings(nested)
	return intern(c, k, func() *SymbolRefAttr {
		return setAttr(c, nil, &SymbolRefAttr{root: root, nested: slices.Clone(nested)})
	})
}

// TypeAttr returns the type as an attribute. It panics when that is nil.
func (c *Context) TypeAttr(t Type) *TypeAttr {
	k := c.newKey(keyTypeAttr)
	k.Type(t)
	return intern(c, k, func() *TypeAttr {
		if t == nil {
			checkArgs("type attribute", "the type is nil")
		}
		return setAttr(c, nil, &TypeAttr{value: t})
	})
}

// Array returns the list attribute. It panics when an element is nil.
func (c *Context) Array(elems ...Attribute) *ArrayAttr {
	k := c.newKey(keyArray)
	k.Attrs(elems)
	return intern(c, k, func() *ArrayAttr {
		if i := slices.Index(elems, nil); i >= 0 {
			checkArgs("array attribute", fmt.Sprintf("element #%d is nil, expected an attribute", i))
		}
		return setAttr(c, nil, &ArrayAttr{elems: slices.Clone(elems)})
	})
}

// Dict returns the dictionary of the entries, which need not be sorted. It panics when two have one name, and when a
// name is empty or a value nil.
func (c *Context) Dict(entries []NamedAttr) *DictAttr {
	entries = slices.Clone(entries)
	sortNamedAttrs(entries)
	k := c.newKey(keyDict)
	k.Uint(uint64(len(entries)))
	for _, e := range entries {
		k.String(e.Name)
		k.Attr(e.Value)
	}
	return intern(c, k, func() *DictAttr {
		checkArgs("dictionary attribute", verifyDict(entries))
		return setAttr(c, nil, &DictAttr{entries: entries})
	})
}

// Unit returns the unit attribute.
func (c *Context) Unit() *UnitAttr { return c.attrs.unit }

// AffineMap returns the map as an attribute.
func (c *Context) AffineMap(m *affine.Map) *AffineMapAttr {
	k := c.newKey(keyMapAttr)
	k.Map(m)
	return intern(c, k, func() *AffineMapAttr { return setAttr(c, nil, &AffineMapAttr{value: m}) })
}

// IntegerSet returns the set as an attribute.
func (c *Context) IntegerSet(s *affine.Set) *IntegerSetAttr {
	k := c.newKey(keySetAttr)
	k.Set(s)
	return intern(c, k, func() *IntegerSetAttr { return setAttr(c, nil, &IntegerSetAttr{value: s}) })
}

// OpaqueAttr returns the attribute that keeps the text of an unknown dialect's attribute; a nil type means none. It
// panics when the text could not be read back: at a namespace that is not a name, or brackets that do not match.
func (c *Context) OpaqueAttr(dialect, data string, t Type) *OpaqueAttr {
	if t == nil {
		t = c.None()
	}
	k := c.newKey(keyOpaqueAttr)
	k.String(dialect)
	k.String(data)
	k.Type(t)
	return intern(c, k, func() *OpaqueAttr {
		checkArgs("opaque attribute", c.verifyOpaque(dialect, data))
		return setAttr(c, nil, &OpaqueAttr{dialect: dialect, data: data, typ: t})
	})
}

// LocAttr returns the location as an attribute.
func (c *Context) LocAttr(l Location) *LocationAttr {
	l = c.sameLoc(l)
	k := c.newKey(keyLocAttr)
	k.Loc(l)
	return intern(c, k, func() *LocationAttr { return setAttr(c, nil, &LocationAttr{value: l}) })
}

// StridedLayout returns the strided memref layout.
func (c *Context) StridedLayout(offset int64, strides []int64) *StridedLayoutAttr {
	k := c.newKey(keyStrided)
	k.Int(offset)
	k.Ints(strides)
	return intern(c, k, func() *StridedLayoutAttr {
		return setAttr(c, nil, &StridedLayoutAttr{offset: offset, strides: slices.Clone(strides)})
	})
}

// Distinct returns a new attribute around ref that is equal to no other one. It panics when ref is nil.
func (c *Context) Distinct(ref Attribute) *DistinctAttr {
	if ref == nil {
		checkArgs("distinct attribute", "the attribute is nil")
	}
	var k Key
	k.Attr(ref)
	k.wantContext(c)
	c.hasDistinct.Store(true)
	return setAttr(c, nil, &DistinctAttr{ref: ref})
}
