package amdgpu

import (
	"github.com/odsgen/ods/core"
	memrefdefs "github.com/odsgen/ods/defs/memref"
	"github.com/odsgen/ods/generated/amdgpu"
	"github.com/odsgen/ods/generated/memref"
)

// ReifyResultShapesFatRawBufferCast gives the sizes of the source.
func (Hooks) ReifyResultShapesFatRawBufferCast(op amdgpu.FatRawBufferCastOp, b *core.Builder) [][]core.FoldResult {
	t, ok := op.Source().Type().(*core.MemRefType)
	if !ok {
		return nil
	}
	defer b.SetLoc(b.Loc())
	b.SetLoc(op.Op.Loc())
	out := make([]core.FoldResult, len(t.Shape()))
	for i, n := range t.Shape() {
		if n != core.Dynamic {
			out[i].Attr = b.Context().IndexAttr(n)
			continue
		}
		out[i].Value = memref.NewDim(b, op.Source(), memrefdefs.ConstantIndex(b, int64(i))).Op.Result(0)
	}
	return [][]core.FoldResult{out}
}
