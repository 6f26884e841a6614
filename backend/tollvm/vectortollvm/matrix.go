package vectortollvm

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/affine"
	"github.com/odsgen/ods/core/dim"
	"github.com/odsgen/ods/core/rewrite"
	"github.com/odsgen/ods/core/upstream"
	"github.com/odsgen/ods/generated/arith"
	"github.com/odsgen/ods/generated/llvm"
	"github.com/odsgen/ods/generated/vector"
)

// This file makes LLVM's operations on matrices, which are vectors with a number of rows and columns.
//
// A vector of two dimensions is stored by rows, and LLVM stores a matrix by columns, unless its option -matrix-default-layout
// says otherwise. So what is m by n for a vector is the transposed matrix, n by m, for LLVM, and instead of the product a b, LLVM
// computes b' a', which is (a b)'.

// matrixBenefit puts operations on matrices before other lowerings.
const matrixBenefit = 100

// addMatrixTransposes adds the pattern for transpositions of matrices.
func addMatrixTransposes(set *rewrite.PatternSet) {
	set.Add(rewrite.OpPattern(&vector.TransposeDef, vector.AsTransposeOp, "matrix transposition",
		func(op vector.TransposeOp, rw *rewrite.Rewriter) bool {
			t := vectorOf(op.Result())
			p := op.Permutation()
			if t.IsScalable() || len(p) != 2 || p[0] != 1 || p[1] != 0 {
				return rw.NoMatch(op.Op, "it is no transposition of a matrix")
			}
			rw.SetLoc(op.Op.Loc())
			b := &rw.Builder
			m := flattened(b, op.Vector())
			m = llvm.MatrixTranspose{ResType: m.Type(), Matrix: m, Rows: int32(t.Shape()[0]),
				Columns: int32(t.Shape()[1])}.Build(b).Op.Result(0)
			rw.ReplaceOpWith(op.Op, vector.ShapeCast{ResultType: t, Source: m}.Build(b).Op)
			return true
		}).WithBenefit(matrixBenefit))
}

// flattened gives a vector a single dimension.
func flattened(b *core.Builder, v *core.Value) *core.Value {
	t := vectorOf(v)
	flat := b.Context().Vector([]int64{core.NumElements(t.Shape())}, t.ElementType(), nil)
	return vector.ShapeCast{ResultType: flat, Source: v}.Build(b).Result()
}

// addMatrixProducts adds the pattern for contractions that are products of matrices.
func addMatrixProducts(set *rewrite.PatternSet) {
	set.Add(rewrite.OpPattern(&vector.ContractionDef, vector.AsContractionOp, "matrix product",
		matrixProduct).WithBenefit(matrixBenefit))
}

// sidesOf returns whether each operand of a contraction is transposed with regard to a product of matrices by rows. It
// returns false for other contractions.
func sidesOf(op vector.ContractionOp) (flipped [3]bool, ok bool) {
	kinds := op.IteratorTypesAttr().Elems()
	if len(kinds) != 3 {
		return flipped, false
	}
	for i, want := range []vector.IteratorType{vector.IteratorTypeParallel, vector.IteratorTypeParallel,
		vector.IteratorTypeReduction} {
		if k, ok := kinds[i].(*vector.IteratorTypeAttr); !ok || k.Value() != want {
			return flipped, false
		}
	}
	for i, dims := range [3][2]int{{0, 2}, {2, 1}, {0, 1}} {
		m, ok := op.IndexingMapsAttr().Elems()[i].(*core.AffineMapAttr)
		switch {
		case !ok:
			return flipped, false
		case m.Value().Equal(affine.TargetsMap(3, dims[1], dims[0])):
			flipped[i] = true
		case !m.Value().Equal(affine.TargetsMap(3, dims[0], dims[1])):
			return flipped, false
		}
	}
	return flipped, true
}

func matrixProduct(op vector.ContractionOp, rw *rewrite.Rewriter) bool {
	t := vectorOf(op.Result())
	elem := vectorOf(op.Lhs()).ElementType()
	flipped, ok := sidesOf(op)
	_, isIndex := elem.(*core.IndexType)
	byRows := upstream.MatrixProducts.In(op.Op.Context())
	ok = ok && (byRows || op.Kind() == vector.CombiningKindADD)
	if _, inMask := vector.AsMaskOp(op.Op.ParentOp()); inMask || !ok || t == nil || t.IsScalable() || isIndex ||
		t.ElementType() != elem {
		return rw.NoMatch(op.Op, "it is no product of matrices")
	}
	rw.SetLoc(op.Op.Loc())
	b, c := &rw.Builder, op.Op.Context()
	turned := func(v *core.Value, turn bool) *core.Value {
		if !turn {
			return v
		}
		x := vectorOf(v)
		to := c.Vector([]int64{x.Shape()[1], x.Shape()[0]}, x.ElementType(), nil)
		return vector.Transpose{ResultType: to, Vector: v, Permutation: []int64{1, 0}}.Build(b).Result()
	}
	lhs := turned(op.Lhs(), flipped[0])
	rhs := turned(op.Rhs(), flipped[1])
	rows, inner, columns := vectorOf(lhs).Shape()[0], vectorOf(lhs).Shape()[1], vectorOf(rhs).Shape()[1]
	x := flattened(b, lhs)
	y := flattened(b, rhs)
	product := llvm.MatrixMultiply{ResType: c.Vector([]int64{dim.Count(rows, columns)}, elem, nil), Lhs: y, Rhs: x,
		LhsRows: int32(columns), LhsColumns: int32(inner), RhsColumns: int32(rows)}
	if byRows {
		product.Lhs, product.LhsRows, product.Rhs, product.RhsColumns = x, int32(rows), y, int32(columns)
	}
	p := product.Build(b).Op.Result(0)
	p = vector.ShapeCast{ResultType: c.Vector([]int64{rows, columns}, elem, nil), Source: p}.Build(b).Result()
	p = turned(p, flipped[2])
	if _, ok := elem.(*core.IntegerType); ok {
		rw.ReplaceOp(op.Op, arith.NewAddI(b, op.Acc(), p).Result())
	} else {
		rw.ReplaceOp(op.Op, arith.NewAddF(b, op.Acc(), p).Result())
	}
	return true
}
