package core

import (
	"bytes"
	"encoding/binary"
	"fmt"
	"slices"
	"strconv"

	"github.com/odsgen/ods/core/dim"
	"github.com/odsgen/ods/core/num"
)

// ElementsAttr is constant data with a static shape.
type ElementsAttr interface {
	TypedAttr
	// ShapedType returns the shape and element type.
	ShapedType() ShapedType
	// NumElements returns the product of the sizes.
	NumElements() int64
	// IsSplat reports whether one value stands for all elements.
	IsSplat() bool
}

// DenseElementsAttr holds the elements of a vector or tensor of integers, index values, floats or complex numbers.
// The data is one element when it is a splat. Integer and float elements take the bytes that their width rounds up to,
// little endian; i1 elements take one byte here (upstream packs them into bits, which shows in hexadecimal text only).
type DenseElementsAttr struct {
	AttrBase
	typ   ShapedType
	raw   []byte
	splat bool
}

// Type returns the shaped type.
func (a *DenseElementsAttr) Type() Type { return a.typ }

// ShapedType returns the shaped type.
func (a *DenseElementsAttr) ShapedType() ShapedType { return a.typ }

// NumElements returns the product of the sizes.
func (a *DenseElementsAttr) NumElements() int64 { return NumElements(a.typ.Shape()) }

// IsSplat reports whether one value stands for all elements.
func (a *DenseElementsAttr) IsSplat() bool { return a.splat }

// RawData returns the stored bytes, one element for a splat. The slice must not be changed.
func (a *DenseElementsAttr) RawData() []byte { return a.raw }

// ElementBytes returns the number of bytes that an element of the type takes, 0 for types that cannot be stored
// densely.
func ElementBytes(elem Type) int {
	if c, ok := elem.(*ComplexType); ok {
		return 2 * ElementBytes(c.elem)
	}
	return int(StorageWidth(elem)+7) / 8
}

// Raw returns the bytes of element i.
func (a *DenseElementsAttr) Raw(i int64) []byte {
	n := int64(ElementBytes(a.typ.ElementType()))
	if a.splat {
		i = 0
	}
	return a.raw[i*n : (i+1)*n]
}

// Int returns element i of integer or index elements.
func (a *DenseElementsAttr) Int(i int64) num.Int {
	return intFromBytes(a.Raw(i), StorageWidth(a.typ.ElementType()))
}

// Float returns element i of float elements.
func (a *DenseElementsAttr) Float(i int64) num.Float {
	t := a.typ.ElementType().(*FloatType)
	return num.FloatFromBits(t.sem, intFromBytes(a.Raw(i), t.Width()))
}

// Element returns element i as an attribute: an [IntegerAttr], a [FloatAttr], or an [ArrayAttr] of the two parts of a
// complex number.
func (a *DenseElementsAttr) Element(i int64) Attribute {
	return elementAttr(a.ctx, a.typ.ElementType(), a.Raw(i))
}

func elementAttr(c *Context, t Type, raw []byte) Attribute {
	switch t := t.(type) {
	case *ComplexType:
		h := len(raw) / 2
		return c.Array(elementAttr(c, t.elem, raw[:h]), elementAttr(c, t.elem, raw[h:]))
	case *FloatType:
		return c.FloatAttr(num.FloatFromBits(t.sem, intFromBytes(raw, t.Width())))
	}
	return c.APIntAttr(t, intFromBytes(raw, StorageWidth(t)))
}

func intFromBytes(b []byte, width uint) num.Int {
	if len(b) <= 8 {
		var w uint64
		for i, x := range b {
			w |= uint64(x) << (8 * i)
		}
		return num.NewInt(width, w)
	}
	words := make([]uint64, (len(b)+7)/8)
	for i, x := range b {
		words[i/8] |= uint64(x) << (8 * (i % 8))
	}
	return num.NewIntWords(width, words)
}

// DenseElements returns the elements attribute over stored bytes, either all elements or one of a splat. Equal data is
// folded to a splat, as upstream does. It panics when the length fits neither and when elements of the type are not
// numbers. Text has elements of static shapes only; a splat may have another one here.
func (c *Context) DenseElements(t ShapedType, raw []byte) *DenseElementsAttr {
	checkArgs("dense elements", verifyDense(t))
	size := ElementBytes(t.ElementType())
	n := countElements(t.Shape())
	// Elements of type i0 take no bytes; they are only a splat when there are too many to be written one by one.
	splat := len(raw) == size && (size > 0 || n < 0 || n > 1<<16)
	if !splat && int64(len(raw)) != n*int64(size) {
		panic(&misuse{message: "dense elements of type " + t.String() + " made from " + strconv.Itoa(len(raw)) + " bytes"})
	}
	if !splat && len(raw) > 0 && bytes.Equal(raw[:len(raw)-size], raw[size:]) {
		raw, splat = raw[:size], true
	}
	k := c.newKey(keyDenseElements)
	k.Type(t)
	k.Bool(splat)
	k.Bytes(raw)
	return intern(c, k, func() *DenseElementsAttr {
		return setAttr(c, nil, &DenseElementsAttr{typ: t, raw: bytes.Clone(raw), splat: splat})
	})
}

// DenseSplat returns the elements attribute with one value everywhere; v is an [IntegerAttr], a [FloatAttr] or an
// [ArrayAttr] of two. It panics when v is not an element of the type, and where [Context.DenseElements] does.
func (c *Context) DenseSplat(t ShapedType, v Attribute) *DenseElementsAttr {
	checkArgs("dense elements", firstError(verifyDense(t), verifyElement(t.ElementType(), v)))
	return c.DenseElements(t, appendElementAttr(nil, v))
}

// DenseOf returns the elements attribute of one attribute per element, as [DenseElementsAttr.Element] returns them. It
// panics when one is not an element of the type, and where [Context.DenseElements] does.
func (c *Context) DenseOf(t ShapedType, elems []Attribute) *DenseElementsAttr {
	var raw []byte
	for _, e := range elems {
		checkArgs("dense elements", verifyElement(t.ElementType(), e))
		raw = appendElementAttr(raw, e)
	}
	return c.DenseElements(t, raw)
}

func appendElementAttr(raw []byte, v Attribute) []byte {
	switch v := v.(type) {
	case *IntegerAttr:
		return v.value.AppendLittleEndian(raw)
	case *FloatAttr:
		return v.value.Bits().AppendLittleEndian(raw)
	case *ArrayAttr:
		for _, e := range v.elems {
			raw = appendElementAttr(raw, e)
		}
	}
	return raw
}

// DenseStringElementsAttr holds string elements; one for a splat.
type DenseStringElementsAttr struct {
	AttrBase
	typ   ShapedType
	elems []string
	splat bool
}

// Type returns the shaped type.
func (a *DenseStringElementsAttr) Type() Type { return a.typ }

// ShapedType returns the shaped type.
func (a *DenseStringElementsAttr) ShapedType() ShapedType { return a.typ }

// NumElements returns the product of the sizes.
func (a *DenseStringElementsAttr) NumElements() int64 { return NumElements(a.typ.Shape()) }

// IsSplat reports whether one value stands for all elements.
func (a *DenseStringElementsAttr) IsSplat() bool { return a.splat }

// Strings returns the stored strings, one for a splat. The slice must not be changed.
func (a *DenseStringElementsAttr) Strings() []string { return a.elems }

// DenseStrings returns the string elements attribute; one string makes a splat, and so do equal ones, as upstream. It
// panics at another number of strings than the type has elements, at a shape that is not static, and when elements of
// the type are numbers.
func (c *Context) DenseStrings(t ShapedType, elems []string) *DenseStringElementsAttr {
	count := len(elems)
	if n := count; n > 1 && !slices.ContainsFunc(elems[1:], func(s string) bool { return s != elems[0] }) {
		elems = elems[:1]
	}
	splat := len(elems) == 1
	k := c.newKey(keyDenseStrings)
	k.Type(t)
	k.Strings(elems)
	return intern(c, k, func() *DenseStringElementsAttr {
		checkArgs("string elements", verifyDenseStrings(t, count))
		return setAttr(c, nil, &DenseStringElementsAttr{typ: t, elems: slices.Clone(elems), splat: splat})
	})
}

// SparseElementsAttr holds the elements at listed positions; the others are zero.
type SparseElementsAttr struct {
	AttrBase
	typ     ShapedType
	indices *DenseElementsAttr
	values  Attribute // DenseElementsAttr or DenseStringElementsAttr
}

// Type returns the shaped type.
func (a *SparseElementsAttr) Type() Type { return a.typ }

// ShapedType returns the shaped type.
func (a *SparseElementsAttr) ShapedType() ShapedType { return a.typ }

// NumElements returns the product of the sizes.
func (a *SparseElementsAttr) NumElements() int64 { return NumElements(a.typ.Shape()) }

// IsSplat returns false.
func (a *SparseElementsAttr) IsSplat() bool { return false }

// Indices returns the positions, an i64 matrix with a row for each value.
func (a *SparseElementsAttr) Indices() *DenseElementsAttr { return a.indices }

// Values returns the values.
func (a *SparseElementsAttr) Values() Attribute { return a.values }

// SparseElements returns the sparse elements attribute. It panics when values are not elements of the type, and when
// [Context.VerifySparse] refuses the indices.
func (c *Context) SparseElements(t ShapedType, indices *DenseElementsAttr, values Attribute) *SparseElementsAttr {
	k := c.newKey(keySparseElements)
	k.Type(t)
	k.Attr(indices)
	k.Attr(values)
	return intern(c, k, func() *SparseElementsAttr {
		checkArgs("sparse elements", verifySparseElements(t, indices, values))
		return setAttr(c, nil, &SparseElementsAttr{typ: t, indices: indices, values: values})
	})
}

// DenseResourceAttr refers to elements kept outside the IR, in the resource section of a file.
type DenseResourceAttr struct {
	AttrBase
	typ ShapedType
	key string
}

// Type returns the shaped type.
func (a *DenseResourceAttr) Type() Type { return a.typ }

// ShapedType returns the shaped type.
func (a *DenseResourceAttr) ShapedType() ShapedType { return a.typ }

// NumElements returns the product of the sizes.
func (a *DenseResourceAttr) NumElements() int64 { return NumElements(a.typ.Shape()) }

// IsSplat returns false.
func (a *DenseResourceAttr) IsSplat() bool { return false }

// Key returns the resource's name.
func (a *DenseResourceAttr) Key() string { return a.key }

// Elements returns the elements, which the resource holds one after the other in whole bytes; nil when its data is
// missing or has another size. The data is copied.
func (a *DenseResourceAttr) Elements() *DenseElementsAttr {
	b := a.Context().Blob(a.key)
	if b == nil || b.Data == nil || int64(len(b.Data)) != dim.Count(NumElements(a.typ.Shape()), int64(ElementBytes(a.typ.ElementType()))) {
		return nil
	}
	return a.Context().DenseElements(a.typ, b.Data)
}

// DenseResource returns the reference to a resource.
func (c *Context) DenseResource(t ShapedType, key string) *DenseResourceAttr {
	k := c.newKey(keyDenseResource)
	k.Type(t)
	k.String(key)
	return intern(c, k, func() *DenseResourceAttr { return setAttr(c, nil, &DenseResourceAttr{typ: t, key: key}) })
}

// DenseArrayAttr is a one-dimensional packed array: array<i64: 1, 2>. The element type is an integer (i1 takes a byte)
// or float type.
type DenseArrayAttr struct {
	AttrBase
	elem Type
	n    int
	raw  []byte
	sums atom[[]int] // what sum has computed
}

// ElementType returns the element type.
func (a *DenseArrayAttr) ElementType() Type { return a.elem }

// Len returns the number of elements.
func (a *DenseArrayAttr) Len() int { return a.n }

// RawData returns the stored bytes. The slice must not be changed.
func (a *DenseArrayAttr) RawData() []byte { return a.raw }

// Int returns integer element i.
func (a *DenseArrayAttr) Int(i int) int64 {
	if len(a.raw) == 4*a.n { // segment sizes, which are read all the time
		return int64(int32(binary.LittleEndian.Uint32(a.raw[4*i:])))
	}
	return a.APInt(i).Int64()
}

// Sum returns the sum of the first i elements, which must be integers: the start of list i of a list of lists. Sums of
// long arrays are kept, because who asks for one list of many asks for all. It may be called concurrently.
func (a *DenseArrayAttr) Sum(i int) int {
	const short = 16
	if i <= short {
		total := 0
		for k := range i {
			total += int(a.Int(k))
		}
		return total
	}
	if kept := load(&a.sums); kept != nil {
		return (*kept)[i]
	}
	sums := make([]int, a.n+1)
	for k := range a.n {
		sums[k+1] = sums[k] + int(a.Int(k))
	}
	store(&a.sums, &sums)
	return sums[i]
}

// APInt returns the bits of element i.
func (a *DenseArrayAttr) APInt(i int) num.Int {
	s := ElementBytes(a.elem)
	return intFromBytes(a.raw[i*s:(i+1)*s], StorageWidth(a.elem))
}

// Float returns float element i.
func (a *DenseArrayAttr) Float(i int) num.Float {
	return num.FloatFromBits(a.elem.(*FloatType).sem, a.APInt(i))
}

// Ints returns a new slice of the integer elements, sign-extended (i1 elements as 0 and 1).
func (a *DenseArrayAttr) Ints() []int64 {
	out := make([]int64, a.n)
	for i := range out {
		if out[i] = a.Int(i); a.elem == Type(a.ctx.I1()) {
			out[i] &= 1
		}
	}
	return out
}

// DenseArray returns the packed array over stored bytes. It panics when the element type is not an integer or float of
// whole bytes or i1, and when the bytes are not a whole number of elements.
func (c *Context) DenseArray(elem Type, raw []byte) *DenseArrayAttr {
	n := 0
	if len(raw) > 0 {
		size := ElementBytes(elem)
		if size == 0 || len(raw)%size != 0 {
			checkArgs("packed array", firstError(verifyDenseArray(elem),
				fmt.Sprintf("%d bytes are no whole number of elements of type '%s'", len(raw), TypeString(elem))))
		}
		n = len(raw) / size
	}
	return c.denseArrayOf(elem, n, raw)
}

// denseArrayOf is DenseArray with a number of elements, which the bytes do not tell when an element has none.
func (c *Context) denseArrayOf(elem Type, n int, raw []byte) *DenseArrayAttr {
	k := c.newKey(keyDenseArray)
	k.Type(elem)
	k.Int(int64(n))
	k.Bytes(raw)
	return intern(c, k, func() *DenseArrayAttr {
		checkArgs("packed array", verifyDenseArray(elem))
		return setAttr(c, nil, &DenseArrayAttr{elem: elem, n: n, raw: bytes.Clone(raw)})
	})
}

// IntArray returns the packed array of integers of the given type.
func (c *Context) IntArray(elem *IntegerType, vals ...int64) *DenseArrayAttr {
	raw := make([]byte, 0, len(vals)*ElementBytes(elem))
	for _, v := range vals {
		raw = num.NewSigned(elem.Width(), v).AppendLittleEndian(raw)
	}
	if elem.Width() == 0 {
		return c.denseArrayOf(elem, len(vals), nil)
	}
	return c.DenseArray(elem, raw)
}

// I32Array returns array<i32: ...>.
func (c *Context) I32Array(vals ...int32) *DenseArrayAttr {
	raw := make([]byte, 0, 64)
	for _, v := range vals {
		raw = binary.LittleEndian.AppendUint32(raw, uint32(v))
	}
	return c.DenseArray(c.I32(), raw)
}

// I64Array returns array<i64: ...>.
func (c *Context) I64Array(vals ...int64) *DenseArrayAttr { return c.IntArray(c.I64(), vals...) }
