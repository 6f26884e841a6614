package buffers

import (
	"slices"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/affine"
	"github.com/odsgen/ods/core/affine/flat"
	"github.com/odsgen/ods/core/presburger"
)

// tile is a dimension that a layout splits: result quotient is a quotient, and result remainder the remainder, of the
// same expression by the same constant.
type tile struct{ quotient, remainder int }

// tilesOf returns the dimensions that a layout splits; none when one of their expressions occurs elsewhere, too.
func tilesOf(m *affine.Map) (out []tile) {
	for i, q := range m.Results() {
		if q.Kind() != affine.KindFloorDiv || !q.RHS().IsConst() {
			continue
		}
		found := false
		for k, e := range m.Results() {
			if k == i {
				continue
			}
			for sub := range e.PostOrder() {
				switch {
				case !sub.Equal(q.LHS()):
				case e.Kind() != affine.KindMod || !e.LHS().Equal(q.LHS()) || !e.RHS().Equal(q.RHS()) || found:
					return nil
				default:
					out, found = append(out, tile{i, k}), true
				}
			}
		}
	}
	return out
}

func numDynamic(t *core.MemRefType) (n int) {
	for _, d := range t.Shape() {
		if d == core.Dynamic {
			n++
		}
	}
	return n
}

// HasIdentityLayout reports whether the elements of a memory are where its subscripts say.
func HasIdentityLayout(t *core.MemRefType) bool {
	m := t.LayoutMap()
	return m != nil && m.IsIdentity()
}

// NormalizedType returns the type of a memory with the identity layout that has room for the elements of one of type t;
// t itself when it has the identity layout, or when the sizes are not known. Layouts are assumed to be one-to-one.
func NormalizedType(t *core.MemRefType) *core.MemRefType {
	rank := len(t.Shape())
	m := t.LayoutMap()
	if rank == 0 || m == nil || m.IsIdentity() || m.NumDims() != rank || numDynamic(t) > 0 && len(tilesOf(m)) == 0 {
		return t
	}
	set := presburger.NewSet(rank, m.NumSymbols())
	for i, n := range t.Shape() {
		if n > 0 {
			set.AddBound(presburger.LB, i, presburger.Of(0))
			set.AddBound(presburger.UB, i, presburger.Of(n-1))
		}
	}
	if !flat.ComposeMatching(set, m) {
		return t
	}
	n := m.NumResults()
	set.ProjectOut(n, set.NumDimsAndSymbols()-n)
	shape := make([]int64, n)
	for i, e := range m.Results() {
		if dependsOnDynamic(e, t.Shape()) {
			shape[i] = core.Dynamic
			continue
		}
		last, ok := set.ConstantBound(presburger.UB, i)
		v, fits := last.Int64()
		if !ok || !fits || v < 0 {
			return t
		}
		shape[i] = v + 1
	}
	return t.Context().MemRef(shape, t.ElementType(), nil, t.MemorySpace())
}

// dependsOnDynamic reports whether a dimension whose size is not known occurs in an expression. Sizes of zero count as
// unknown, as upstream.
func dependsOnDynamic(e affine.Expr, shape []int64) bool {
	return slices.ContainsFunc(slices.Collect(e.PostOrder()),
		func(s affine.Expr) bool { return s.IsDim() && shape[s.Position()] <= 0 })
}
