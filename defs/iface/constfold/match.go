package constfold

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/num"
	"github.com/odsgen/ods/generated/ub"
)

// IsPoison reports whether the attribute says that all of a value is poison.
func IsPoison(a core.Attribute) bool {
	_, ok := a.(*ub.PoisonAttr)
	return ok
}

// Int returns the integer that the attribute is, or that all of its elements are.
func Int(a core.Attribute) (num.Int, bool) {
	switch a := a.(type) {
	case *core.IntegerAttr:
		return a.Value(), true
	case *core.DenseElementsAttr:
		if a.IsSplat() && isIntOrIndex(a.ShapedType().ElementType()) {
			return a.Int(0), true
		}
	}
	return num.Int{}, false
}

func isIntOrIndex(t core.Type) bool {
	switch t.(type) {
	case *core.IntegerType, *core.IndexType:
		return true
	}
	return false
}

// Float returns the float that the attribute is, or that all of its elements are.
func Float(a core.Attribute) (num.Float, bool) {
	switch a := a.(type) {
	case *core.FloatAttr:
		return a.Value(), true
	case *core.DenseElementsAttr:
		if _, ok := a.ShapedType().ElementType().(*core.FloatType); ok && a.IsSplat() {
			return a.Float(0), true
		}
	}
	return num.Float{}, false
}

// IsZero reports whether the attribute is the integer 0, everywhere.
func IsZero(a core.Attribute) bool {
	v, ok := Int(a)
	return ok && v.IsZero()
}

// IsOne reports whether the attribute is the integer 1, everywhere.
func IsOne(a core.Attribute) bool {
	v, ok := Int(a)
	return ok && v.IsOne()
}

// IsAllOnes reports whether the attribute is the integer with all bits set, everywhere.
func IsAllOnes(a core.Attribute) bool {
	v, ok := Int(a)
	return ok && v.IsAllOnes()
}

// FloatIs reports whether the attribute is a float for which the condition holds, everywhere.
func FloatIs(a core.Attribute, cond func(num.Float) bool) bool {
	v, ok := Float(a)
	return ok && cond(v)
}

// IntValue is [Int] of the constant that a value is.
func IntValue(v *core.Value) (num.Int, bool) { return Int(v.ConstantValue()) }

// Scalar returns the integer attribute that a value is, nil for anything else, elements too.
func Scalar(v *core.Value) *core.IntegerAttr {
	a, _ := v.ConstantValue().(*core.IntegerAttr)
	return a
}

// Zero returns the attribute of the number zero for numbers, and for vectors and tensors of them; nil for other types,
// and for tensors whose sizes are not known.
func Zero(t core.Type) core.Attribute {
	c := t.Context()
	switch t := t.(type) {
	case *core.IntegerType, *core.IndexType:
		return c.IntegerAttr(t, 0)
	case *core.FloatType:
		return c.FloatAttr(num.FloatZero(t.Semantics(), false))
	case *core.VectorType:
		return splat(t, Zero(t.ElementType()))
	case *core.RankedTensorType:
		return splat(t, Zero(t.ElementType()))
	}
	return nil
}

// Bool returns the attribute of a truth value for i1, or for a vector or tensor of i1; nil when sizes are not known.
func Bool(t core.Type, v bool) core.Attribute {
	b := t.Context().Bool(v)
	if s, ok := t.(core.ShapedType); ok {
		return splat(s, b)
	}
	return b
}

func splat(t core.ShapedType, v core.Attribute) core.Attribute {
	if v == nil || !core.IsStaticShape(t) {
		return nil
	}
	return t.Context().DenseSplat(t, v)
}
