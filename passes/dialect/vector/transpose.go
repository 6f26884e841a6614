package vector

import (
	"slices"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/dim"
	"github.com/odsgen/ods/core/rewrite"
	"github.com/odsgen/ods/generated/vector"
)

// AddTransposeLowerings adds the patterns that lower transpositions.
func AddTransposeLowerings(set *rewrite.PatternSet, how TransposeLowering) {
	shuffles := how == TransposeShuffle1D || how == TransposeShuffle16x16
	set.Add(
		rewrite.OpPattern(&vector.TransposeDef, vector.AsTransposeOp, "transpose of a row", transposeRow),
		rewrite.OpPattern(&vector.TransposeDef, vector.AsTransposeOp, "transpose by elements",
			func(op vector.TransposeOp, rw *rewrite.Rewriter) bool {
				if _, _, flat := MatrixIn(op); shuffles && flat {
					return rw.NoMatch(op.Op, "Options specifies lowering to shuffle")
				}
				return transposeElements(op, rw)
			}))
	if shuffles {
		set.Add(rewrite.OpPattern(&vector.TransposeDef, vector.AsTransposeOp, "transpose by shuffle",
			func(op vector.TransposeOp, rw *rewrite.Rewriter) bool {
				return transposeByShuffle(op, how, rw)
			}))
	}
}

// transposeRow makes a shape_cast of the transposition of a matrix that is a row or a column.
func transposeRow(op vector.TransposeOp, rw *rewrite.Rewriter) bool {
	t := vectorOf(op.Result())
	if len(t.Shape()) != 2 || !slices.Equal(op.Permutation(), []int64{1, 0}) {
		return false
	}
	if (t.Shape()[0] != 1 || scalable(t, 0)) && (t.Shape()[1] != 1 || scalable(t, 1)) {
		return false
	}
	rw.SetLoc(op.Op.Loc())
	rw.ReplaceOp(op.Op, shapeCast(&rw.Builder, t, op.Vector()))
	return true
}

// transposeElements moves what is inside of the dimensions that change places, one by one.
func transposeElements(op vector.TransposeOp, rw *rewrite.Rewriter) bool {
	from, to := vectorOf(op.Vector()), vectorOf(op.Result())
	if from.IsScalable() {
		return rw.NoMatch(op.Op, "This lowering does not support scalable vectors")
	}
	permutation := op.Permutation()
	for n := len(permutation); n > 0 && permutation[n-1] == int64(n-1); n-- {
		permutation = permutation[:n-1]
	}
	shape := from.Shape()[:len(permutation)]
	rw.SetLoc(op.Op.Loc())
	all := poison(&rw.Builder, to)
	at := make([]int64, len(shape))
	for range elements(shape) {
		into := make([]int64, len(at))
		for i, p := range permutation {
			into[i] = at[p]
		}
		x := rw.CreateOrFold(func(b *core.Builder) *core.Operation {
			return vector.NewExtract(b, op.Vector(), nil, slices.Clone(at)).Op
		})
		all = rw.CreateOrFold(func(b *core.Builder) *core.Operation { return vector.NewInsert(b, x, all, nil, into).Op })
		advance(at, shape, 1)
	}
	rw.ReplaceOp(op.Op, all)
	return true
}

// MatrixIn returns the sizes of the two dimensions that are greater than one, when there are exactly two and they
// change places.
func MatrixIn(op vector.TransposeOp) (rows, columns int64, ok bool) {
	t := vectorOf(op.Vector())
	var dims []int64
	for i, n := range t.Shape() {
		if n > 1 {
			dims = append(dims, int64(i))
		}
	}
	if len(dims) != 2 || slices.Index(op.Permutation(), dims[0]) < slices.Index(op.Permutation(), dims[1]) {
		return 0, 0, false
	}
	return t.Shape()[dims[0]], t.Shape()[dims[1]], true
}

func transposeByShuffle(op vector.TransposeOp, how TransposeLowering, rw *rewrite.Rewriter) bool {
	t := vectorOf(op.Vector())
	m, n, ok := MatrixIn(op)
	if t.IsScalable() || !ok {
		return rw.NoMatch(op.Op, "expected transposition on a 2D slice")
	}
	rw.SetLoc(op.Op.Loc())
	b, c := &rw.Builder, op.Op.Context()
	flat := shapeCast(b, c.Vector([]int64{dim.Count(m, n)}, t.ElementType(), nil), op.Vector())
	var v *core.Value
	if how == TransposeShuffle16x16 && m == 16 && n == 16 {
		v = transpose16(b, shapeCast(b, c.Vector([]int64{m, n}, t.ElementType(), nil), flat))
	} else {
		var mask []int64
		for j := range n {
			for i := range m {
				mask = append(mask, i*n+j)
			}
		}
		v = shuffle(b, flat, flat, mask)
	}
	rw.ReplaceOp(op.Op, shapeCast(b, op.Result().Type(), v))
	return true
}

// The shuffles of two rows of 16 elements, lane by lane of 4 elements: those that interleave their lower or upper
// halves, by one or by two elements.
var (
	lowSingles  = unpacking(0, 16, 1, 17)
	highSingles = unpacking(2, 18, 3, 19)
	lowPairs    = unpacking(0, 1, 16, 17)
	highPairs   = unpacking(2, 3, 18, 19)
)

// unpacking repeats a shuffle of the first lane in the other ones.
func unpacking(lane ...int64) func() []int64 {
	return func() (mask []int64) {
		for i := int64(0); i < 16; i += 4 {
			for _, v := range lane {
				mask = append(mask, v+i)
			}
		}
		return mask
	}
}

// lanes is the shuffle that takes two lanes of either row.
func lanes(a, b int64) (mask []int64) {
	for _, base := range []int64{0, 16} {
		for _, lane := range []int64{a, b} {
			for i := range int64(4) {
				mask = append(mask, base+4*lane+i)
			}
		}
	}
	return mask
}

// transpose16 transposes a matrix of 16 by 16 elements in four steps of shuffles, which match instructions of x86:
// elements, pairs, lanes of four and lanes of eight change places.
func transpose16(b *core.Builder, v *core.Value) *core.Value {
	var rows, t, r, q, out [16]*core.Value
	for i := range rows {
		rows[i] = extract(b, v, int64(i))
	}
	for i := 0; i < 16; i += 2 {
		t[i] = shuffle(b, rows[i], rows[i+1], lowSingles())
		t[i+1] = shuffle(b, rows[i], rows[i+1], highSingles())
	}
	for i := 0; i < 16; i += 4 {
		for k := range 2 {
			r[i+2*k] = shuffle(b, t[i+k], t[i+2+k], lowPairs())
			r[i+2*k+1] = shuffle(b, t[i+k], t[i+2+k], highPairs())
		}
	}
	even, odd := [2]int64{0, 2}, [2]int64{1, 3}
	for i := 0; i < 16; i += 8 {
		for k := range 4 {
			q[i+k] = shuffle(b, r[i+k], r[i+4+k], lanes(even[0], even[1]))
		}
		for k := range 4 {
			q[i+4+k] = shuffle(b, r[i+k], r[i+4+k], lanes(odd[0], odd[1]))
		}
	}
	for k := range 8 {
		out[k] = shuffle(b, q[k], q[8+k], lanes(even[0], even[1]))
	}
	for k := range 8 {
		out[8+k] = shuffle(b, q[k], q[8+k], lanes(odd[0], odd[1]))
	}
	all := poison(b, v.Type())
	for i, row := range out {
		all = insert(b, row, all, int64(i))
	}
	return all
}
