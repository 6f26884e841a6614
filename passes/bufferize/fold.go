package bufferize

import (
	"github.com/odsgen/ods/core"
	bufferizationdefs "github.com/odsgen/ods/defs/bufferization"
	bufferizationgen "github.com/odsgen/ods/generated/bufferization"
	"github.com/odsgen/ods/generated/memref"
)

// castTo makes a memref.cast.
func (rw *Rewriter) castTo(l core.Location, v *core.Value, t core.Type) *core.Value {
	return memref.Cast{DestType: t, Source: v, Loc: l}.Build(&rw.Builder).Dest()
}

// foldPair replaces the memory of the tensor in some memory by that memory.
func (rw *Rewriter) foldPair(op *core.Operation) {
	src := op.Operand(0).DefiningOp()
	if src == nil || !src.Is(&bufferizationgen.ToTensorDef) {
		return
	}
	if v := bufferizationdefs.WithType(rw.Rewriter, op.Loc(), src.Operand(0), op.Result(0).Type(),
		rw.Options().Alignment); v != nil {
		rw.ReplaceOp(op, v)
	}
}

// withType returns ranked memory as another type, cast or copied; nil when that is not possible.
func (rw *Rewriter) withType(v *core.Value, t core.Type) *core.Value {
	from, ok1 := v.Type().(*core.MemRefType)
	to, ok2 := t.(*core.MemRefType)
	if !ok1 || !ok2 {
		return nil
	}
	return bufferizationdefs.RankedWithType(rw.Rewriter, v, from, to, rw.Options().Alignment)
}
