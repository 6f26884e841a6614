package view

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/intrange"
	"github.com/odsgen/ods/core/num"
)

// DimRange bounds the size of a dimension of something shaped, given what is known about which dimension it is.
func DimRange(shaped core.Type, dim intrange.Range) intrange.Range {
	const width = 64
	any := intrange.FromSigned(num.Zero(width), num.SignedMax(width))
	t, ok := shaped.(core.ShapedType)
	if !ok || !t.HasRank() {
		return any
	}
	first, last := int64(0), int64(len(t.Shape())-1)
	if dim.IsKnown() {
		first, last = max(first, dim.SMin.Int64()), min(last, dim.SMax.Int64())
	}
	var r intrange.Range
	for i := first; i <= last; i++ {
		size := any
		if n := t.Shape()[i]; n != core.Dynamic {
			size = intrange.Constant(num.NewSigned(width, n))
		}
		if !r.IsKnown() {
			r = size
		}
		r = r.Union(size)
	}
	if !r.IsKnown() {
		return any
	}
	return r
}
