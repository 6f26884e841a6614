package vector

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/rewrite"
	"github.com/odsgen/ods/generated/vector"
)

// AddMaskedOpLowerings adds the pattern that lets transfers and gathers take the mask of the vector.mask around them.
func AddMaskedOpLowerings(set *rewrite.PatternSet) {
	for _, p := range []struct {
		name string
		f    func(m vector.MaskOp, op *core.Operation, rw *rewrite.Rewriter) bool
	}{{"vector.transfer_read", maskRead}, {"vector.transfer_write", maskWrite}, {"vector.gather", maskGather}} {
		set.Add(rewrite.OpPattern(&vector.MaskDef, vector.AsMaskOp, "mask of "+p.name, func(m vector.MaskOp, rw *rewrite.Rewriter) bool {
			op := maskable(m)
			if op == nil || op.Name() != p.name {
				return false
			}
			rw.SetLoc(m.Op.Loc())
			return p.f(m, op, rw)
		}))
	}
}

// maskable returns the operation that is masked, nil when there is none.
func maskable(m vector.MaskOp) *core.Operation {
	body := m.MaskRegion().Entry()
	if body == nil || body.First() == body.Last() {
		return nil
	}
	return body.First()
}

func maskRead(m vector.MaskOp, op *core.Operation, rw *rewrite.Rewriter) bool {
	if m.Passthru() != nil {
		return rw.NoMatch(m.Op, "can't lower passthru to vector.transfer_read")
	}
	r := core.Must(vector.AsTransferReadOp(op))
	rw.ReplaceOp(m.Op, vector.TransferRead{VectorType: r.Vector().Type(), Base: r.Base(), Indices: r.Indices(), Padding: r.Padding(),
		Mask: m.Mask(), PermutationMap: r.PermutationMapAttr(), InBounds: r.InBoundsAttr()}.Build(&rw.Builder).Vector())
	return true
}

func maskWrite(m vector.MaskOp, op *core.Operation, rw *rewrite.Rewriter) bool {
	w := core.Must(vector.AsTransferWriteOp(op))
	n := vector.TransferWrite{ValueToStore: w.ValueToStore(), Base: w.Base(), Indices: w.Indices(), Mask: m.Mask(),
		PermutationMap: w.PermutationMapAttr(), InBounds: w.InBoundsAttr()}
	if w.Result() != nil {
		n.ResultType = w.Result().Type()
	}
	rw.ReplaceOpWith(m.Op, n.Build(&rw.Builder).Op)
	return true
}

func maskGather(m vector.MaskOp, op *core.Operation, rw *rewrite.Rewriter) bool {
	g := core.Must(vector.AsGatherOp(op))
	other, loc := m.Passthru(), rw.Loc()
	if other == nil {
		rw.SetLoc(op.Loc())
		other = zero(&rw.Builder, g.Result().Type())
		rw.SetLoc(loc)
	}
	rw.ReplaceOp(m.Op, vector.NewGather(&rw.Builder, g.Result().Type(), g.Base(), g.Offsets(), g.Indices(), m.Mask(), other).Result())
	return true
}
