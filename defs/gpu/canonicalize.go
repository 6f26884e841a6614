package gpu

import (
	"slices"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/rewrite"
	"github.com/odsgen/ods/generated/arith"
	"github.com/odsgen/ods/generated/gpu"
	"github.com/odsgen/ods/generated/memref"
)

// CanonicalizationPatternsLaunch replaces numbers of blocks and threads by zero where there is only one.
func (Hooks) CanonicalizationPatternsLaunch(set *rewrite.PatternSet) {
	set.Add(rewrite.OpPattern(&gpu.LaunchDef, gpu.AsLaunchOp, "gpu.launch of one", func(op gpu.LaunchOp, rw *rewrite.Rewriter) bool {
		var zero *core.Value
		entry := op.Body().Entry()
		for i := range 6 { // the numbers of the block and of the thread, and the sizes of grid and block
			id, size := entry.Arg(i), op.Op.OptionalOperand(1+i)
			if n, ok := size.ConstantValue().(*core.IntegerAttr); !ok || !n.Value().IsOne() || !id.HasUses() {
				continue
			}
			if zero == nil {
				rw.SetStart(entry)
				zero = arith.NewConstant(&rw.Builder, op.Op.Context().IndexAttr(0)).Result()
			}
			rw.ReplaceAllUsesWith(id, zero)
		}
		return zero != nil
	}))
}

// CanonicalizationPatternsBarrier drops all but the last of barriers in a row.
func (Hooks) CanonicalizationPatternsBarrier(set *rewrite.PatternSet) {
	set.Add(rewrite.OpPattern(&gpu.BarrierDef, gpu.AsBarrierOp, "gpu.barrier repeated",
		func(op gpu.BarrierOp, rw *rewrite.Rewriter) bool {
			if _, ok := gpu.AsBarrierOp(op.Op.Next()); !ok {
				return false
			}
			rw.EraseOp(op.Op)
			return true
		}))
}

// CanonicalizationPatternsWait drops waiting for nothing and for one token only.
func (Hooks) CanonicalizationPatternsWait(set *rewrite.PatternSet) {
	add := func(name string, f func(op gpu.WaitOp, rw *rewrite.Rewriter) bool) {
		set.Add(rewrite.OpPattern(&gpu.WaitDef, gpu.AsWaitOp, name, f))
	}
	nothing := func(v *core.Value) bool {
		w, ok := gpu.AsWaitOp(v.DefiningOp())
		return ok && w.Op.NumOperands() == 0
	}
	add("gpu.wait for nothing", func(op gpu.WaitOp, rw *rewrite.Rewriter) bool {
		deps := op.AsyncDependencies()
		left := slices.DeleteFunc(slices.Clone(deps), nothing)
		if len(left) == len(deps) {
			return false
		}
		rw.Modify(op.Op, func() { op.Op.SetOperandGroup(0, left) })
		return true
	})
	add("gpu.wait superfluous", func(op gpu.WaitOp, rw *rewrite.Rewriter) bool {
		deps, token := op.AsyncDependencies(), op.AsyncToken()
		switch {
		case len(deps) == 0 && token == nil:
			rw.EraseOp(op.Op)
		case len(deps) == 1 && token != nil:
			rw.ReplaceOp(op.Op, deps[0])
		case token != nil && !token.HasUses():
			rw.EraseOp(op.Op)
		default:
			return false
		}
		return true
	})
}

// CanonicalizationPatternsAlloc takes sizes of allocations from their operands.
func (Hooks) CanonicalizationPatternsAlloc(set *rewrite.PatternSet) {
	set.Add(rewrite.OpPattern(&memref.DimDef, memref.AsDimOp, "memref.dim of gpu.alloc",
		func(op memref.DimOp, rw *rewrite.Rewriter) bool {
			i, ok := op.Index().ConstantValue().(*core.IntegerAttr)
			t, ranked := op.Source().Type().(*core.MemRefType)
			a, isAlloc := gpu.AsAllocOp(op.Source().DefiningOp())
			if !ok || !ranked || !isAlloc || i.Value().Int64() < 0 || i.Value().Int64() >= int64(len(t.Shape())) ||
				t.Shape()[i.Value().Int64()] != core.Dynamic {
				return false
			}
			k := 0
			for _, n := range t.Shape()[:i.Value().Int64()] {
				if n == core.Dynamic {
					k++
				}
			}
			rw.ReplaceOp(op.Op, a.DynamicSizes()[k])
			return true
		}))
}

// CanonicalizationPatternsMemcpy drops copies to memory that nobody reads.
func (Hooks) CanonicalizationPatternsMemcpy(set *rewrite.PatternSet) {
	set.Add(rewrite.OpPattern(&gpu.MemcpyDef, gpu.AsMemcpyOp, "gpu.memcpy unread", func(op gpu.MemcpyOp, rw *rewrite.Rewriter) bool {
		dst := op.Dst()
		def := dst.DefiningOp()
		if def == nil || !onlyEffect(def, dst, core.EffectAllocate) {
			return false
		}
		for user := range dst.Users() {
			if user != op.Op && !onlyEffect(user, dst, core.EffectFree) {
				return false
			}
		}
		deps, token := op.AsyncDependencies(), op.AsyncToken()
		if len(deps) > 1 || (len(deps) == 0) != (token == nil) {
			return false
		}
		rw.ReplaceOp(op.Op, deps...)
		return true
	}))
}

// onlyEffect reports whether an operation has one effect on a value, of the kind.
func onlyEffect(op *core.Operation, v *core.Value, kind core.EffectKind) bool {
	effects, known := op.Effects()
	n := 0
	for _, e := range effects {
		if e.Value == v {
			if n++; e.Kind != kind {
				return false
			}
		}
	}
	return known && n == 1
}
