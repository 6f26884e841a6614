package linalg

import (
	"slices"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/rewrite"
	"github.com/odsgen/ods/generated/arith"
	"github.com/odsgen/ods/generated/linalg"
)

// indexConstant makes a constant of type index.
func indexConstant(b *core.Builder, n int64) *core.Value {
	return arith.NewConstant(b, b.Context().IndexAttr(n)).Result()
}

// CanonicalizationPatterns adds what applies to all operations of the dialect.
func (Hooks) CanonicalizationPatterns(set *rewrite.PatternSet) {
	set.Add(rewrite.Pattern{Name: "linalg erase dead", Match: func(op *core.Operation, rw *rewrite.Rewriter) bool {
		if _, ok := linalg.LinalgOpKey.Of(op); !ok {
			return false
		}
		for _, v := range op.Operands() {
			// An operand without elements means that no point is computed, which matters for buffers only.
			if t, ok := v.Type().(*core.MemRefType); ok && slices.Contains(t.Shape(), 0) {
				rw.EraseOp(op)
				return true
			}
		}
		return false
	}})
}

// CanonicalizationPatternsCopy erases copies of something to itself.
func (Hooks) CanonicalizationPatternsCopy(set *rewrite.PatternSet) {
	set.Add(rewrite.On(&linalg.CopyDef, linalg.AsCopyOp, "linalg.copy to itself", func(op linalg.CopyOp, rw *rewrite.Rewriter) bool {
		in, out := op.Inputs(), op.Outputs()
		if !slices.Equal(in, out) {
			return false
		}
		if op.Op.NumResults() == 0 {
			rw.EraseOp(op.Op)
		} else {
			rw.ReplaceOp(op.Op, in...)
		}
		return true
	}))
}

// CanonicalizePack takes what has just been unpacked, and drops padding that is not needed.
func (Hooks) CanonicalizePack(op linalg.PackOp, rw *rewrite.Rewriter) bool {
	if u, ok := linalg.AsUnPackOp(op.Source().DefiningOp()); ok && op.PaddingValue() == nil && u.Source().Type() == op.Dest().Type() &&
		sameRelayout(relayoutOfPack(op), relayoutOfUnPack(u)) {
		rw.ReplaceOp(op.Op, u.Source())
		return true
	}
	if op.PaddingValue() != nil && tilesDivide(relayoutOfPack(op)) {
		rw.Modify(op.Op, func() { op.SetPaddingValue(nil) })
		return true
	}
	return false
}

// CanonicalizeUnPack takes what has just been packed.
func (Hooks) CanonicalizeUnPack(op linalg.UnPackOp, rw *rewrite.Rewriter) bool {
	p, ok := linalg.AsPackOp(op.Source().DefiningOp())
	if !ok || p.PaddingValue() != nil || p.Source().Type() != op.Dest().Type() || !sameRelayout(relayoutOfPack(p), relayoutOfUnPack(op)) {
		return false
	}
	rw.ReplaceOp(op.Op, p.Source())
	return true
}

// sameRelayout reports whether two operations cut the same dimensions into the same tiles.
func sameRelayout(a, b *relayout) bool {
	return slices.Equal(a.inner, b.inner) && slices.Equal(a.outer, b.outer) && slices.Equal(a.tiles, b.tiles)
}
