package vector

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/dim"
	"github.com/odsgen/ods/core/num"
	"github.com/odsgen/ods/core/rewrite"
	"github.com/odsgen/ods/generated/arith"
	"github.com/odsgen/ods/generated/vector"
)

// This file lowers operations to the same ones on the rows of vectors.

// AddBitCastLowering adds the pattern that splits vector.bitcast into ones of vectors of one dimension.
func AddBitCastLowering(set *rewrite.PatternSet) {
	set.Add(rewrite.OpPattern(&vector.BitCastDef, vector.AsBitCastOp, "rows of bitcast",
		func(op vector.BitCastOp, rw *rewrite.Rewriter) bool {
			t := vectorOf(op.Result())
			if len(t.Shape()) <= 1 || scalable(t, 0) {
				return rw.NoMatch(op.Op, "it has no rows")
			}
			rw.SetLoc(op.Op.Loc())
			b := &rw.Builder
			row := t
			for len(row.Shape()) > 1 && !scalable(row, 0) {
				row = DropDim(row, 0)
			}
			all := poison(b, t)
			unrolled(t, 1, func(p []int64) {
				part := vector.BitCast{ResultType: row, Source: extract(b, op.Source(), p...)}.Build(b).Result()
				all = insert(b, part, all, p...)
			})
			rw.ReplaceOp(op.Op, all)
			return true
		}))
}

// AddInterleaveLowerings adds the patterns that split vector.interleave and vector.deinterleave into ones of vectors of
// one dimension.
func AddInterleaveLowerings(set *rewrite.PatternSet) {
	set.Add(
		rewrite.OpPattern(&vector.InterleaveDef, vector.AsInterleaveOp, "rows of interleave",
			func(op vector.InterleaveOp, rw *rewrite.Rewriter) bool {
				t := vectorOf(op.Result())
				if len(t.Shape()) <= 1 || scalable(t, 0) {
					return rw.NoMatch(op.Op, "it has no rows")
				}
				rw.SetLoc(op.Op.Loc())
				b := &rw.Builder
				all := zero(b, t)
				unrolled(t, 1, func(p []int64) {
					lhs := extract(b, op.Lhs(), p...)
					part := vector.NewInterleave(b, lhs, extract(b, op.Rhs(), p...)).Result()
					all = insert(b, part, all, p...)
				})
				rw.ReplaceOp(op.Op, all)
				return true
			}),
		rewrite.OpPattern(&vector.DeinterleaveDef, vector.AsDeinterleaveOp, "rows of deinterleave",
			func(op vector.DeinterleaveOp, rw *rewrite.Rewriter) bool {
				t := vectorOf(op.Op.Result(0))
				if len(t.Shape()) <= 1 || scalable(t, 0) {
					return rw.NoMatch(op.Op, "it has no rows")
				}
				rw.SetLoc(op.Op.Loc())
				b := &rw.Builder
				even := zero(b, t)
				odd := even
				unrolled(t, 1, func(p []int64) {
					part := vector.NewDeinterleave(b, extract(b, op.Source(), p...)).Op
					even = insert(b, part.Result(0), even, p...)
					odd = insert(b, part.Result(1), odd, p...)
				})
				rw.ReplaceOp(op.Op, even, odd)
				return true
			}))
}

// AddStepLowering adds the pattern that makes constants of vector.step.
func AddStepLowering(set *rewrite.PatternSet) {
	set.Add(rewrite.OpPattern(&vector.StepDef, vector.AsStepOp, "constant step", func(op vector.StepOp, rw *rewrite.Rewriter) bool {
		t := vectorOf(op.Op.Result(0))
		if t.IsScalable() {
			return rw.NoMatch(op.Op, "it is scalable")
		}
		c := op.Op.Context()
		list := make([]core.Attribute, t.Shape()[0])
		for i := range list {
			list[i] = c.APIntAttr(t.ElementType(), num.NewInt(core.StorageWidth(t.ElementType()), uint64(i)))
		}
		rw.SetLoc(op.Op.Loc())
		rw.ReplaceOpWith(op.Op, arith.NewConstant(&rw.Builder, c.DenseOf(t, list)).Op)
		return true
	}))
}

// AddFMALowering adds the pattern that splits vector.fma into ones of rows.
func AddFMALowering(set *rewrite.PatternSet) {
	p := rewrite.OpPattern(&vector.FMADef, vector.AsFMAOp, "rows of fma", func(op vector.FMAOp, rw *rewrite.Rewriter) bool {
		t := vectorOf(op.Result())
		if len(t.Shape()) < 2 {
			return rw.NoMatch(op.Op, "it has no rows")
		}
		rw.SetLoc(op.Op.Loc())
		b := &rw.Builder
		all := broadcast(b, t, zero(b, t.ElementType()))
		for i := range t.Shape()[0] {
			lhs := extract(b, op.Lhs(), i)
			rhs := extract(b, op.Rhs(), i)
			acc := extract(b, op.Acc(), i)
			all = insert(b, vector.NewFMA(b, lhs, rhs, acc).Result(), all, i)
		}
		rw.ReplaceOp(op.Op, all)
		return true
	})
	p.Bounded = true // ranks decrease
	set.Add(p)
}

// AddGatherLowering adds the pattern that splits vector.gather into ones of rows.
func AddGatherLowering(set *rewrite.PatternSet) {
	set.Add(rewrite.OpPattern(&vector.GatherDef, vector.AsGatherOp, "rows of gather",
		func(op vector.GatherOp, rw *rewrite.Rewriter) bool {
			return byRows(op.Op, rw, func(t *core.VectorType, i int64) *core.Value {
				b := &rw.Builder
				indices := extract(b, op.Indices(), i)
				mask := extract(b, op.Mask(), i)
				other := extract(b, op.PassThru(), i)
				return vector.Gather{ResultType: t, Base: op.Base(), Offsets: op.Offsets(), Indices: indices, Mask: mask, PassThru: other,
					Alignment: op.AlignmentAttr()}.Build(b).Result()
			})
		}))
}

// AddElementsLowerings adds the patterns that split vector.from_elements and vector.to_elements into ones of rows.
func AddElementsLowerings(set *rewrite.PatternSet) {
	AddFromElementsLowering(set)
	AddToElementsLowering(set)
}

// AddFromElementsLowering adds the pattern that splits vector.from_elements into ones of rows.
func AddFromElementsLowering(set *rewrite.PatternSet) {
	set.Add(
		rewrite.OpPattern(&vector.FromElementsDef, vector.AsFromElementsOp, "rows of from_elements",
			func(op vector.FromElementsOp, rw *rewrite.Rewriter) bool {
				return byRows(op.Op, rw, func(t *core.VectorType, i int64) *core.Value {
					n := elements(t.Shape())
					return vector.FromElements{DestType: t, Elements: op.Op.OperandList(int(dim.Mul(i, n)), int(dim.Mul(i+1, n)))}.Build(&rw.Builder).Op.Result(0)
				})
			}))
}

// AddToElementsLowering adds the pattern that splits vector.to_elements into ones of rows.
func AddToElementsLowering(set *rewrite.PatternSet) {
	set.Add(
		rewrite.OpPattern(&vector.ToElementsDef, vector.AsToElementsOp, "rows of to_elements",
			func(op vector.ToElementsOp, rw *rewrite.Rewriter) bool {
				t := vectorOf(op.Source())
				if len(t.Shape()) < 2 || scalable(t, 0) {
					return rw.NoMatch(op.Op, "it has no rows")
				}
				rw.SetLoc(op.Source().Loc())
				b := &rw.Builder
				var rows, out []*core.Value
				for i := range t.Shape()[0] {
					rows = append(rows, extract(b, op.Source(), i))
				}
				rw.SetLoc(op.Op.Loc())
				for _, row := range rows {
					out = append(out, vector.NewToElements(b, row).Op.ResultList()...)
				}
				rw.ReplaceOp(op.Op, out...)
				return true
			}))
}
