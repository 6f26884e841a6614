package flat

import (
	"github.com/odsgen/ods/core/affine"
	"github.com/odsgen/ods/core/presburger"
)

// ComposeMatching puts dimensions for the results of a map over the dimensions and symbols of r before the others.
// It returns false, with r as it was, when the map is not pure affine.
func ComposeMatching(r *presburger.Relation, m *affine.Map) bool {
	rows, ok := mergeLocals(r, m)
	if !ok {
		return false
	}
	n, in := m.NumResults(), m.NumInputs()
	r.Insert(presburger.Range, 0, n)
	locals := r.NumDimsAndSymbols()
	for i, row := range rows {
		out := r.ZeroRow()
		out[i] = presburger.Of(1)
		for k, c := range row[:len(row)-1] {
			at := n + k
			if k >= in {
				at = locals + k - in
			}
			out[at] = presburger.Of(-c)
		}
		out[len(out)-1] = presburger.Of(-row[len(row)-1])
		r.AddEquality(out)
	}
	return true
}
