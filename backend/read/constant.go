package read

import (
	"github.com/odsgen/ods/backend/layout"
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/dim"
	"github.com/odsgen/ods/core/num"
	"github.com/odsgen/ods/generated/llvm"
)

// Constant is the value of a scalar that is known before a program runs.
type Constant struct {
	// Bits is the value, unless one of the others says what it is.
	Bits num.Int
	// Symbol is the one whose address the value is, if not empty.
	Symbol string
	// Undef is for undef and poison.
	Undef bool
}

// AppendConstants appends the values of the scalars of a type, in order, that an attribute gives them. It is false when the attribute
// is no value of the type, or of a kind that is not known.
func AppendConstants(list []Constant, l *layout.Layout, a core.Attribute, t core.Type) ([]Constant, bool) {
	switch a.(type) {
	case *core.IntegerAttr, *core.FloatAttr: // nearly all
		v, ok := bitsOf(a, core.StorageWidth(t))
		return append(list, Constant{Bits: v}), ok
	}
	return appendOthers(list, l, a, t)
}

func appendOthers(list []Constant, l *layout.Layout, a core.Attribute, t core.Type) ([]Constant, bool) {
	c := constants{layout: l, list: list}
	ok := c.add(a, t)
	return c.list, ok
}

type constants struct {
	layout *layout.Layout
	list   []Constant
}

// add appends the values of the scalars of a type.
func (c *constants) add(a core.Attribute, t core.Type) bool {
	switch a := a.(type) {
	case nil, *llvm.UndefAttr, *llvm.PoisonAttr:
		return c.each(t, func(int, layout.Scalar) (Constant, bool) { return Constant{Undef: true}, true })
	case *llvm.ZeroAttr:
		return c.each(t, func(_ int, s layout.Scalar) (Constant, bool) { return Constant{Bits: num.Zero(s.Width)}, true })
	case *core.SymbolRefAttr:
		c.list = append(c.list, Constant{Symbol: a.Root()})
		return true
	case *core.IntegerAttr, *core.FloatAttr:
		var ok bool
		c.list, ok = AppendConstants(c.list, c.layout, a, t)
		return ok
	case *core.StringAttr:
		return c.all(t, int64(len(a.Value())), func(i int, s layout.Scalar) (num.Int, bool) {
			return num.NewInt(s.Width, uint64(a.Value()[i])), true
		})
	case *core.ArrayAttr:
		for i, x := range a.Elems() {
			part, n := layout.Element(t, i)
			if part == nil || n != a.Len() || !c.add(x, part) {
				return false
			}
		}
		return true
	case *core.DenseResourceAttr:
		d := a.Elements()
		return d != nil && c.add(d, t)
	case *core.DenseElementsAttr:
		return c.dense(a, t)
	case *core.SparseElementsAttr:
		at := Sparse(a)
		return c.all(t, a.NumElements(), func(i int, s layout.Scalar) (num.Int, bool) {
			if x := at(int64(i)); x != nil {
				return bitsOf(x, s.Width)
			}
			return num.Zero(s.Width), true
		})
	}
	return false
}

// dense appends the elements of an attribute. Complex numbers are two scalars each.
func (c *constants) dense(d *core.DenseElementsAttr, t core.Type) bool {
	n := d.NumElements()
	switch d.ShapedType().ElementType().(type) {
	case *core.ComplexType:
		return c.all(t, dim.Mul(2, n), func(i int, s layout.Scalar) (num.Int, bool) {
			pair, ok := d.Element(int64(i / 2)).(*core.ArrayAttr)
			if !ok {
				return num.Int{}, false
			}
			return bitsOf(pair.Elems()[i%2], s.Width)
		})
	case *core.FloatType:
		return c.all(t, n, func(i int, s layout.Scalar) (num.Int, bool) {
			v := d.Float(int64(i)).Bits()
			return v, v.Width() == s.Width
		})
	}
	return c.all(t, n, func(i int, s layout.Scalar) (num.Int, bool) {
		v := d.Int(int64(i))
		return v, v.Width() == s.Width
	})
}

// all appends the values of all scalars of a type, of which there must be n.
func (c *constants) all(t core.Type, n int64, value func(i int, s layout.Scalar) (num.Int, bool)) bool {
	before := len(c.list)
	return c.each(t, func(i int, s layout.Scalar) (Constant, bool) {
		if int64(i) >= n {
			return Constant{}, false
		}
		v, ok := value(i, s)
		return Constant{Bits: v}, ok
	}) && int64(len(c.list)-before) == n
}

// each appends a value for each scalar of a type.
func (c *constants) each(t core.Type, value func(i int, s layout.Scalar) (Constant, bool)) bool {
	i := 0
	return c.layout.Walk(t, layout.Visitor{Scalar: func(s layout.Scalar) bool {
		v, ok := value(i, s)
		c.list = append(c.list, v)
		i++
		return ok
	}})
}

// bitsOf returns the bits of a number as those of a scalar of a width, 0 for what is none.
func bitsOf(a core.Attribute, width uint) (num.Int, bool) {
	switch a := a.(type) {
	case *core.IntegerAttr:
		if width == 0 {
			return num.Int{}, false
		}
		return a.Value().SExtOrTrunc(width), true
	case *core.FloatAttr:
		return a.Value().Bits(), a.Value().Semantics().Width() == width
	}
	return num.Int{}, false
}

// Sparse returns the elements of an attribute by their position in row-major order, nil where there is none.
func Sparse(a *core.SparseElementsAttr) func(i int64) core.Attribute {
	values, ok := a.Values().(*core.DenseElementsAttr)
	at := map[int64]int64{}
	shape := a.ShapedType().Shape()
	rank := int64(len(shape))
	for k := int64(0); ok && rank > 0 && k*rank < a.Indices().NumElements(); k++ {
		pos := int64(0)
		for d := range rank {
			pos = dim.Add(dim.Mul(pos, shape[d]), a.Indices().Int(k*rank+d).Int64())
		}
		at[pos] = k
	}
	return func(i int64) core.Attribute {
		if k, ok := at[i]; ok {
			return values.Element(k)
		}
		return nil
	}
}

// Data writes the value of a global whose memory it fills to the room for it, without looking at scalars: texts, and arrays of whole
// bytes. The room is asked for only when there is something to write: nothing is for zeros. It is false for other values.
func Data(value core.Attribute, size uint64, room func() []byte) bool {
	if d, ok := value.(*core.DenseResourceAttr); ok && d.Elements() != nil {
		value = d.Elements()
	}
	switch d := value.(type) {
	case *core.StringAttr:
		if uint64(len(d.Value())) != size {
			return false
		}
		copy(room(), d.Value())
		return true
	case *core.DenseElementsAttr:
		elem := d.ShapedType().ElementType()
		each, n := core.ElementBytes(elem), int(d.NumElements())
		if each == 0 || dim.Count(uint64(each), uint64(n)) != size || core.StorageWidth(elem)%8 != 0 {
			return false
		}
		out := room()
		for i := range n {
			copy(out[i*each:], d.Raw(int64(i)))
		}
		return true
	case *llvm.ZeroAttr:
		return true
	}
	return false
}
