package memref

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/datalayout"
	"github.com/odsgen/ods/core/rewrite"
	gen "github.com/odsgen/ods/generated/memref"
)

// AddAllocToAlloca adds the pattern that takes memory of known size from the stack when it is freed in the same block and has
// fewer bytes than the limit; 0 means no limit.
func AddAllocToAlloca(set *rewrite.PatternSet, limit uint64) {
	set.Add(rewrite.OpPattern(&gen.AllocDef, gen.AsAllocOp, "memref.alloca for memref.alloc",
		func(op gen.AllocOp, rw *rewrite.Rewriter) bool {
			t, ok := op.Op.Result(0).Type().(*core.MemRefType)
			if !ok || !core.IsStaticShape(t) || !isSmall(op.Op, t, limit) {
				return rw.NoMatch(op.Op, "its size is not known or above the limit")
			}
			for free := op.Op.Next(); free != nil; free = free.Next() {
				if free.Is(&gen.DeallocDef) && free.Operand(0) == op.Op.Result(0) {
					rw.SetLoc(op.Op.Loc())
					by := gen.Alloca{MemrefType: t, DynamicSizes: op.DynamicSizes(), SymbolOperands: op.SymbolOperands()}.Build(&rw.Builder)
					rw.ReplaceOpWith(op.Op, by.Op)
					rw.EraseOp(free)
					return true
				}
			}
			return rw.NoMatch(op.Op, "it is not freed in the block")
		}))
}

func isSmall(op *core.Operation, t *core.MemRefType, limit uint64) bool {
	if limit == 0 {
		return true
	}
	size := datalayout.At(op).Size(t.ElementType())
	n := uint64(core.NumElements(t.Shape()))
	return n == 0 || size < limit/n || size == limit/n && limit%n != 0
}
