package intrange

// IsKnown reports whether the range says something; the zero Range does not.
func (r Range) IsKnown() bool { return r.Width() != 0 }

// AllKnown reports whether all ranges say something.
func AllKnown(list ...Range) bool {
	for _, r := range list {
		if !r.IsKnown() {
			return false
		}
	}
	return true
}

// Resize bounds the number at another width, filled with zeros or with its sign.
func Resize(r Range, width uint, signed bool) Range {
	switch {
	case width < r.Width():
		return Trunc(r, width)
	case width == r.Width():
		return r
	case signed:
		return ExtS(r, width)
	}
	return ExtU(r, width)
}
