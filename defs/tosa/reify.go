package tosa

import (
	"github.com/odsgen/ods/core"
	memrefdefs "github.com/odsgen/ods/defs/memref"
	"github.com/odsgen/ods/generated/tensor"
	"github.com/odsgen/ods/generated/tosa"
)

// ReifyResultShapesTranspose gives the sizes of the input in the other order.
func (Hooks) ReifyResultShapesTranspose(op tosa.TransposeOp, b *core.Builder) [][]core.FoldResult {
	t, ok := op.Input1().Type().(*core.RankedTensorType)
	if !ok {
		return nil
	}
	defer b.SetLoc(b.Loc())
	b.SetLoc(op.Op.Loc())
	out := make([]core.FoldResult, len(op.Perms()))
	for i, p := range op.Perms() {
		if p < 0 || int(p) >= len(t.Shape()) {
			return nil
		}
		if n := t.Shape()[p]; n != core.Dynamic {
			out[i].Attr = b.Context().IndexAttr(n)
			continue
		}
		out[i].Value = tensor.NewDim(b, op.Input1(), memrefdefs.ConstantIndex(b, int64(p))).Result()
	}
	return [][]core.FoldResult{out}
}
