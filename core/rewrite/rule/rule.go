package rule

import (
	"math"
	"slices"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/num"
	"github.com/odsgen/ods/core/rewrite"
)

// IsInt reports whether the attribute is an integer, or a splat of one, that is n as a signed number of its width.
func IsInt(a core.Attribute, n int64) bool {
	var v num.Int
	switch a := a.(type) {
	case *core.IntegerAttr:
		v = a.Value()
	case *core.DenseElementsAttr:
		switch a.ShapedType().ElementType().(type) {
		case *core.IntegerType, *core.IndexType:
		default:
			return false
		}
		if !a.IsSplat() {
			return false
		}
		v = a.Int(0)
	default:
		return false
	}
	i, ok := v.SExtValue()
	return ok && i == n
}

// IsFloat reports whether the attribute is a float, or a splat of one, that is exactly f. The sign of zero counts, and
// NaN is nothing.
func IsFloat(a core.Attribute, f float64) bool {
	var v num.Float
	switch a := a.(type) {
	case *core.FloatAttr:
		v = a.Value()
	case *core.DenseElementsAttr:
		if _, ok := a.ShapedType().ElementType().(*core.FloatType); !ok || !a.IsSplat() {
			return false
		}
		v = a.Float(0)
	default:
		return false
	}
	x, loses := v.ToFloat64()
	return !loses && x == f && math.Signbit(x) == math.Signbit(f)
}

// IsBool reports whether the attribute is the i1 constant; a splat of it is not.
func IsBool(a core.Attribute, want bool) bool {
	i, ok := a.(*core.IntegerAttr)
	return ok && i == i.Context().Bool(want)
}

// OneOf reports whether the attribute is one of the others. None is equal to an absent one.
func OneOf(a core.Attribute, list ...core.Attribute) bool {
	for _, x := range list {
		if a != nil && a == x {
			return true
		}
	}
	return false
}

// IsText reports whether the attribute is one of the texts, without a type.
func IsText(a core.Attribute, texts ...string) bool {
	s, ok := a.(*core.StringAttr)
	if !ok || !slices.Contains(texts, s.Value()) {
		return false
	}
	_, untyped := s.Type().(*core.NoneType)
	return untyped
}

// IsNone reports whether the attribute form of an optional property says that it is absent.
func IsNone(a core.Attribute) bool {
	l, ok := a.(*core.ArrayAttr)
	return ok && l.Len() == 0
}

// SameLists reports whether two lists of lists are equal.
func SameLists(a, b [][]*core.Value) bool {
	return slices.EqualFunc(a, b, func(x, y []*core.Value) bool { return slices.Equal(x, y) })
}

// HasSelfUse reports whether one of the operations uses a result of its own, as is possible where nothing must dominate
// its uses. Rewriting what is around it would never end.
func HasSelfUse(ops ...*core.Operation) bool {
	for _, op := range ops {
		for _, v := range op.Operands() {
			if v.DefiningOp() == op {
				return true
			}
		}
	}
	return false
}

// OneUse reports whether the results of an operation have one use altogether.
func OneUse(op *core.Operation) bool {
	n := 0
	for _, v := range op.Results() {
		if v.HasUses() {
			if n++; n > 1 || !v.HasOneUse() {
				return false
			}
		}
	}
	return n == 1
}

// Fuse gives what is made from here on the location of everything that it replaces: the root, and the other operations.
func Fuse(rw *rewrite.Rewriter, root *core.Operation, others ...*core.Operation) {
	if len(others) == 0 {
		rw.SetLoc(root.Loc())
		return
	}
	locs := make([]core.Location, 1, 1+len(others))
	locs[0] = root.Loc()
	for _, op := range others {
		locs = append(locs, op.Loc())
	}
	rw.SetLoc(rw.Context().FusedLoc(locs, nil))
}

// Loc is the location that a rule states: that of several things fused, under a name unless that is empty.
func Loc(c *core.Context, name string, of ...core.Location) core.Location {
	switch {
	case name == "" && len(of) == 1:
		return of[0]
	case name == "":
		return c.FusedLoc(of, nil)
	case len(of) == 0:
		return c.NameLoc(name, core.Location{})
	}
	// As upstream, the text is what a fused location carries.
	return c.FusedLoc(of, c.String(name))
}
