package vector

import (
	"slices"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/dim"
	"github.com/odsgen/ods/core/rewrite"
	"github.com/odsgen/ods/generated/arith"
	"github.com/odsgen/ods/generated/vector"
)

// AddElementwiseFolds adds the patterns that make operations of dialect vector of ones that combine elements one by one: an
// outer product of the product of a column that is repeated and a row that is.
func AddElementwiseFolds(set *rewrite.PatternSet) {
	for _, def := range []*core.OpDef{&arith.MulFDef, &arith.MulIDef} {
		set.Add(rewrite.Pattern{Name: "outer product by " + def.Name, Root: def.Name, Match: outerProductOf})
	}
}

func outerProductOf(op *core.Operation, rw *rewrite.Rewriter) bool {
	t := vectorOf(op.Result(0))
	if t == nil || len(t.Shape()) != 2 {
		return false
	}
	column, row := op.Operand(0), op.Operand(1)
	x, y := repeatedColumn(column), repeatedRow(row)
	if x == nil || y == nil {
		x, y = repeatedColumn(row), repeatedRow(column)
	}
	if x == nil || y == nil {
		return rw.NoMatch(op, "it is no product of a column and a row")
	}
	rw.SetLoc(op.Loc())
	rw.ReplaceOpWith(op, vector.OuterProduct{ResultType: t, Lhs: x, Rhs: y, Kind: vector.CombiningKindADD}.Build(&rw.Builder).Op)
	return true
}

// repeatedRow returns the vector of one dimension that all rows of a matrix are, or nil.
func repeatedRow(v *core.Value) *core.Value {
	x, ok := vector.AsBroadcastOp(v.DefiningOp())
	if !ok {
		return nil
	}
	if t := vectorOf(x.Source()); t == nil || len(t.Shape()) != 1 {
		return nil
	}
	return x.Source()
}

// repeatedColumn returns the vector of one dimension that all columns of a matrix are, or nil.
func repeatedColumn(v *core.Value) *core.Value {
	x, ok := vector.AsTransposeOp(v.DefiningOp())
	if !ok || !slices.Equal(x.Permutation(), []int64{1, 0}) {
		return nil
	}
	return repeatedRow(x.Vector())
}

// AddInterleaveToShuffle adds the pattern that makes a vector.shuffle of a vector.interleave of one dimension.
func AddInterleaveToShuffle(set *rewrite.PatternSet) {
	set.Add(rewrite.OpPattern(&vector.InterleaveDef, vector.AsInterleaveOp, "interleave by shuffle",
		func(op vector.InterleaveOp, rw *rewrite.Rewriter) bool {
			t := vectorOf(op.Lhs())
			if len(t.Shape()) != 1 || t.IsScalable() {
				return rw.NoMatch(op.Op, "it has not one dimension or is scalable")
			}
			n := elements(t.Shape())
			mask := make([]int64, 0, dim.Count(2, n))
			for i := range n {
				mask = append(mask, i, dim.Add(n, i))
			}
			rw.SetLoc(op.Op.Loc())
			rw.ReplaceOp(op.Op, shuffle(&rw.Builder, op.Lhs(), op.Rhs(), mask))
			return true
		}))
}
