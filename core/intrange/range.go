package intrange

import "github.com/odsgen/ods/core/num"

// Range bounds an integer, as an unsigned and as a signed number. The bounds belong to the range. The zero Range has
// width 0 and says that nothing is known about something that is not an integer.
type Range struct {
	UMin, UMax, SMin, SMax num.Int
}

// Constant returns the range of one value.
func Constant(v num.Int) Range { return Range{v, v, v, v} }

// Max returns the range of all values of the width.
func Max(width uint) Range { return FromUnsigned(num.Zero(width), num.UnsignedMax(width)) }

// FromUnsigned returns the range of the unsigned numbers from min to max. The signed bounds follow when both have the
// same sign.
func FromUnsigned(min, max num.Int) Range {
	if min.IsNegative() != max.IsNegative() {
		return Range{min, max, num.SignedMin(min.Width()), num.SignedMax(min.Width())}
	}
	return Range{min, max, min.SMin(max), min.SMax(max)}
}

// FromSigned returns the range of the signed numbers from min to max. The unsigned bounds follow when both have the
// same sign.
func FromSigned(min, max num.Int) Range {
	if min.IsNegative() != max.IsNegative() {
		return Range{num.Zero(min.Width()), num.UnsignedMax(min.Width()), min, max}
	}
	return Range{min.UMin(max), min.UMax(max), min, max}
}

func fromBounds(min, max num.Int, signed bool) Range {
	if signed {
		return FromSigned(min, max)
	}
	return FromUnsigned(min, max)
}

// Counter returns the range of what a loop counts from a lower bound, included, to an upper bound, excluded. It reports
// false when the loop never runs. A negative step counts down.
func Counter(lower, upper, step Range, unsigned bool) (r Range, ok bool) {
	one := num.One(lower.Width())
	if unsigned {
		last := upper.UMax.Sub(one)
		return FromUnsigned(lower.UMin, last), !last.ULT(lower.UMin)
	}
	first, last := lower.SMin, upper.SMax.Sub(one)
	if step.SMax.IsNegative() {
		first, last = upper.SMin.Add(one), lower.SMax
	}
	return FromSigned(first, last), last.SGE(first)
}

// Width returns the width of the integer.
func (r Range) Width() uint { return r.UMin.Width() }

// Equal reports whether both have the same bounds.
func (r Range) Equal(o Range) bool {
	return r.Width() == o.Width() && r.UMin.Equal(o.UMin) && r.UMax.Equal(o.UMax) && r.SMin.Equal(o.SMin) && r.SMax.Equal(o.SMax)
}

// Union returns the least range that has what either has.
func (r Range) Union(o Range) Range {
	return Range{r.UMin.UMin(o.UMin), r.UMax.UMax(o.UMax), r.SMin.SMin(o.SMin), r.SMax.SMax(o.SMax)}
}

// Intersect returns the range of what both have.
func (r Range) Intersect(o Range) Range {
	return Range{r.UMin.UMax(o.UMin), r.UMax.UMin(o.UMax), r.SMin.SMax(o.SMin), r.SMax.SMin(o.SMax)}
}

// Value returns the only value that the bounds allow.
func (r Range) Value() (num.Int, bool) {
	switch {
	case r.UMin.Equal(r.UMax):
		return r.UMin, true
	case r.SMin.Equal(r.SMax):
		return r.SMin, true
	}
	return num.Int{}, false
}

// String shows the bounds, as "unsigned : [0, 255] signed : [-128, 127]".
func (r Range) String() string {
	b := []byte("unsigned : [")
	b = append(r.UMin.AppendDec(b, false), ", "...)
	b = append(r.UMax.AppendDec(b, false), "] signed : ["...)
	b = append(r.SMin.AppendDec(b, true), ", "...)
	return string(append(r.SMax.AppendDec(b, true), ']'))
}
