package linalg

import (
	"slices"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/rewrite"
	"github.com/odsgen/ods/generated/linalg"
)

// This file has the canonicalization patterns of linalg.transpose and linalg.broadcast.

// transpose makes a linalg.transpose.
func transpose(rw *rewrite.Rewriter, in, init *core.Value, perm []int64) *core.Operation {
	return withBody(rw, linalg.NewTranspose(&rw.Builder, tensorTypes(init), in, init, perm).Op, bodyFill)
}

// broadcast makes a linalg.broadcast.
func broadcast(rw *rewrite.Rewriter, in, init *core.Value, dims []int64) *core.Operation {
	return withBody(rw, linalg.NewBroadcast(&rw.Builder, tensorTypes(init), in, init, dims).Op, bodyFill)
}

// CanonicalizationPatternsTranspose joins transpositions, and transposes before elements are repeated.
func (Hooks) CanonicalizationPatternsTranspose(set *rewrite.PatternSet) {
	set.Add(
		rewrite.OpPattern(&linalg.TransposeDef, linalg.AsTransposeOp, "linalg.transpose of transpose",
			func(op linalg.TransposeOp, rw *rewrite.Rewriter) bool {
				prev, ok := linalg.AsTransposeOp(op.Input().DefiningOp())
				if !ok {
					return false
				}
				perm, first := slices.Clone(op.Permutation()), prev.Permutation()
				for i, p := range perm {
					perm[i] = first[p]
				}
				rw.ReplaceOpWith(op.Op, transpose(rw, prev.Input(), op.Init(), perm))
				return true
			}),
		rewrite.OpPattern(&linalg.TransposeDef, linalg.AsTransposeOp, "linalg.transpose of broadcast", transposeOfBroadcast))
}

// transposeOfBroadcast repeats elements along the dimensions where the transposition brings them, and transposes the
// others before.
func transposeOfBroadcast(op linalg.TransposeOp, rw *rewrite.Rewriter) bool {
	prev, ok := linalg.AsBroadcastOp(op.Input().DefiningOp())
	if !ok || !op.Input().HasOneUse() {
		return false
	}
	dims, perm := prev.Dimensions(), op.Permutation()
	var rest []int64
	for _, p := range perm {
		if slices.Contains(dims, p) {
			continue
		}
		at := p
		for _, d := range dims {
			if d < p {
				at--
			}
		}
		rest = append(rest, at)
	}
	to := make([]int64, len(dims))
	for i, d := range dims {
		to[i] = int64(slices.Index(perm, d))
	}
	in := prev.Input()
	sizes := sizesOf(&rw.Builder, in)
	moved := make([]core.FoldResult, len(sizes))
	for i, p := range rest {
		moved[i] = sizes[p]
	}
	init := emptyTensor(rw, moved, elementOrSelf(in.Type()))
	rw.ReplaceOpWith(op.Op, broadcast(rw, transpose(rw, in, init, rest).Result(0), op.Init(), to))
	return true
}

// CanonicalizationPatternsBroadcast drops what repeats nothing, and repeats once what is repeated twice.
func (Hooks) CanonicalizationPatternsBroadcast(set *rewrite.PatternSet) {
	set.Add(
		rewrite.OpPattern(&linalg.BroadcastDef, linalg.AsBroadcastOp, "linalg.broadcast of nothing",
			func(op linalg.BroadcastOp, rw *rewrite.Rewriter) bool { return eraseIdentity(op.Op, rw) }),
		rewrite.OpPattern(&linalg.BroadcastDef, linalg.AsBroadcastOp, "linalg.broadcast of broadcast",
			func(op linalg.BroadcastOp, rw *rewrite.Rewriter) bool {
				prev, ok := linalg.AsBroadcastOp(op.Input().DefiningOp())
				if !ok {
					return false
				}
				dims := slices.Clone(op.Dimensions())
				var kept []int64
				for i := range shapeOf(op.Init().Type()) {
					if !slices.Contains(op.Dimensions(), int64(i)) {
						kept = append(kept, int64(i))
					}
				}
				for _, d := range prev.Dimensions() {
					dims = append(dims, kept[d])
				}
				slices.Sort(dims)
				rw.ReplaceOpWith(op.Op, broadcast(rw, prev.Input(), op.Init(), dims))
				return true
			}))
}
