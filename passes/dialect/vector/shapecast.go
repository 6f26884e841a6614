package vector

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/dim"
	"github.com/odsgen/ods/core/rewrite"
	"github.com/odsgen/ods/generated/vector"
)

// AddShapeCastLowerings adds the patterns that move the rows of a vector to where they are in another shape.
func AddShapeCastLowerings(set *rewrite.PatternSet) {
	set.Add(
		rewrite.OpPattern(&vector.ShapeCastDef, vector.AsShapeCastOp, "shape_cast by rows", lowerShapeCast),
		rewrite.OpPattern(&vector.ShapeCastDef, vector.AsShapeCastOp, "scalable shape_cast by rows", lowerScalableShapeCast))
}

// lowerShapeCast moves pieces that are whole in both shapes: the dimensions at the end that agree, times the greatest
// common divisor of the sizes before them.
func lowerShapeCast(op vector.ShapeCastOp, rw *rewrite.Rewriter) bool {
	from, to := vectorOf(op.Source()), vectorOf(op.Result())
	if from.IsScalable() || to.IsScalable() {
		return rw.NoMatch(op.Op, "shape_cast where vectors are scalable not handled by this pattern")
	}
	rw.SetLoc(op.Op.Loc())
	b := &rw.Builder
	s, r := len(from.Shape())-1, len(to.Shape())-1
	for s >= 0 && r >= 0 && from.Shape()[s] == to.Shape()[r] {
		s, r = s-1, r-1
	}
	if s < 0 || r < 0 { // ones in front come or go
		delta := len(from.Shape()) - len(to.Shape())
		all := poison(b, to)
		part := extract(b, op.Source(), make([]int64, max(delta, 0))...)
		rw.ReplaceOp(op.Op, insert(b, part, all, make([]int64, max(-delta, 0))...))
		return true
	}
	piece := gcd(from.Shape()[s], to.Shape()[r])
	size := dim.Count(piece, elements(from.Shape()[s+1:]))
	pieces := elements(from.Shape()) / size
	if piece == 1 {
		s, r = s+1, r+1
	}
	at, into := make([]int64, s), make([]int64, r)
	all := poison(b, to)
	if piece == 1 {
		for range pieces {
			all = insert(b, extract(b, op.Source(), at...), all, into...)
			advance(at, from.Shape()[:s], 1)
			advance(into, to.Shape()[:r], 1)
		}
		rw.ReplaceOp(op.Op, all)
		return true
	}
	// Rows are cut into pieces, and rows of the result put together.
	empty := poison(b, b.Context().Vector(to.Shape()[r:], to.ElementType(), nil))
	shape := append([]int64{piece}, from.Shape()[s+1:]...)
	cuts, joins := from.Shape()[s]/piece, to.Shape()[r]/piece
	var row, joined *core.Value
	for i := range pieces {
		cut, join := i%cuts, i%joins
		if cut == 0 {
			row = extract(b, op.Source(), at...)
			advance(at, from.Shape()[:s], 1)
		}
		part := slice(b, row, offsets(len(shape), dim.Mul(cut, piece)), shape)
		if join == 0 {
			joined = empty
		}
		joined = insertSlice(b, part, joined, offsets(len(shape), dim.Mul(join, piece)))
		if join+1 == joins {
			all = insert(b, joined, all, into...)
			advance(into, to.Shape()[:r], 1)
		}
	}
	rw.ReplaceOp(op.Op, all)
	return true
}

func gcd(a, b int64) int64 {
	for b != 0 {
		a, b = b, a%b
	}
	return a
}

// offsets returns a position that is zero in all dimensions but the first.
func offsets(n int, first int64) []int64 {
	out := make([]int64, n)
	out[0] = first
	return out
}

// lowerScalableShapeCast moves scalable vectors of one dimension, as long as the smaller of the last dimensions.
func lowerScalableShapeCast(op vector.ShapeCastOp, rw *rewrite.Rewriter) bool {
	from, to := vectorOf(op.Source()), vectorOf(op.Result())
	if !onlyLastScalable(from) || !onlyLastScalable(to) {
		return rw.NoMatch(op.Op, "trailing dims are not scalable, not handled by this pattern")
	}
	rw.SetLoc(op.Op.Loc())
	b := &rw.Builder
	s, r := len(from.Shape())-1, len(to.Shape())-1
	have, want := from.Shape()[s], to.Shape()[r]
	piece := min(have, want)
	part := b.Context().Vector([]int64{piece}, from.ElementType(), []bool{true})
	all := poison(b, to)
	at, into := make([]int64, s+1), make([]int64, r+1)
	var row, joined *core.Value
	for n := int64(0); n < elements(from.Shape()); n = dim.Total(n, piece) {
		if row == nil {
			row = op.Source()
			if s > 0 {
				row = extract(b, op.Source(), at[:s]...)
			}
		}
		moved := row
		if piece < have {
			moved = vector.ScalableExtract{ResultType: part, Source: row, Pos: at[s]}.Build(b).Op.Result(0)
		}
		if joined == nil {
			switch {
			case piece == want:
				joined = moved
			case r > 0:
				joined = extract(b, all, into[:r]...)
			default:
				joined = all
			}
		}
		if piece < want {
			joined = vector.ScalableInsert{ValueToStore: moved, Dest: joined, Pos: into[r]}.Build(b).Op.Result(0)
		}
		if dim.Total(into[r], piece) >= want && r > 0 {
			all = insert(b, joined, all, into[:r]...)
			joined = nil
		} else if r == 0 {
			all = joined
		}
		advance(at, from.Shape(), piece)
		advance(into, to.Shape(), piece)
		if at[s] == 0 {
			row = nil
		}
	}
	rw.ReplaceOp(op.Op, all)
	return true
}

// onlyLastScalable reports whether the last dimension, and no other one, is scalable.
func onlyLastScalable(t *core.VectorType) bool {
	n := 0
	for _, s := range t.ScalableDims() {
		if s {
			n++
		}
	}
	return n == 1 && scalable(t, len(t.Shape())-1)
}
