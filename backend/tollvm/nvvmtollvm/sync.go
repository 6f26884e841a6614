package nvvmtollvm

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/generated/llvm"
	"github.com/odsgen/ods/generated/nvvm"
)

// synchronization lists barriers and fences.
var synchronization = []expansion{
	{&nvvm.Barrier0Def, func(c *call) *core.Value {
		return c.intrinsic("nvvm.barrier.cta.sync.aligned.all", c.constant(32, 0))
	}},
	{&nvvm.BarrierDef, barrier},
	{&nvvm.ClusterArriveDef, func(c *call) *core.Value {
		v := core.Must(nvvm.AsClusterArriveOp(c.op))
		return c.intrinsic("nvvm.barrier.cluster.arrive" + when(v.Aligned(), ".aligned"))
	}},
	{&nvvm.ClusterArriveRelaxedDef, func(c *call) *core.Value {
		v := core.Must(nvvm.AsClusterArriveRelaxedOp(c.op))
		return c.intrinsic("nvvm.barrier.cluster.arrive.relaxed" + when(v.Aligned(), ".aligned"))
	}},
	{&nvvm.ClusterWaitDef, func(c *call) *core.Value {
		v := core.Must(nvvm.AsClusterWaitOp(c.op))
		return c.intrinsic("nvvm.barrier.cluster.wait" + when(v.Aligned(), ".aligned"))
	}},
	{&nvvm.MembarDef, membar},
	{&nvvm.FenceSyncRestrictDef, func(c *call) *core.Value {
		v := core.Must(nvvm.AsFenceSyncRestrictOp(c.op))
		return c.intrinsic("nvvm.fence" + restricted(v.Order()))
	}},
	{&nvvm.FenceProxySyncRestrictDef, func(c *call) *core.Value {
		v := core.Must(nvvm.AsFenceProxySyncRestrictOp(c.op))
		return c.intrinsic("nvvm.fence.proxy.async_generic" + restricted(v.Order()))
	}},
	{&nvvm.FenceProxyDef, fenceProxy},
	{&nvvm.FenceProxyAcquireDef, func(c *call) *core.Value {
		v := core.Must(nvvm.AsFenceProxyAcquireOp(c.op))
		return c.intrinsic("nvvm.fence.proxy.tensormap_generic.acquire."+v.Scope().String(), v.Addr(), v.Size())
	}},
	{&nvvm.FenceProxyReleaseDef, func(c *call) *core.Value {
		v := core.Must(nvvm.AsFenceProxyReleaseOp(c.op))
		return c.intrinsic("nvvm.fence.proxy.tensormap_generic.release." + v.Scope().String())
	}},
	{&nvvm.MBarrierInitDef, func(c *call) *core.Value {
		v := core.Must(nvvm.AsMBarrierInitOp(c.op))
		return c.intrinsic("nvvm.mbarrier.init"+shared(v.Addr()), v.Addr(), v.Count())
	}},
	{&nvvm.MBarrierInvalDef, func(c *call) *core.Value {
		v := core.Must(nvvm.AsMBarrierInvalOp(c.op))
		return c.intrinsic("nvvm.mbarrier.inval"+shared(v.Addr()), v.Addr())
	}},
	{&nvvm.MBarrierExpectTxDef, func(c *call) *core.Value {
		v := core.Must(nvvm.AsMBarrierExpectTxOp(c.op))
		return c.intrinsic("nvvm.mbarrier.expect.tx"+scoped(v.Scope(), v.Addr()), v.Addr(), v.Txcount())
	}},
	{&nvvm.MBarrierCompleteTxDef, func(c *call) *core.Value {
		v := core.Must(nvvm.AsMBarrierCompleteTxOp(c.op))
		return c.intrinsic("nvvm.mbarrier.complete.tx"+scoped(v.Scope(), v.Addr()), v.Addr(), v.Txcount())
	}},
	{&nvvm.MBarrierArriveDef, func(c *call) *core.Value {
		v := core.Must(nvvm.AsMBarrierArriveOp(c.op))
		bar, scope := c.sharedPointer(v.Addr()), scoped(v.Scope(), v.Addr())
		if v.Count() == nil && !v.Relaxed() && scope == ".scope.cta.space.cta" {
			// The oldest form needs the least of a target.
			return c.arrive("nvvm.mbarrier.arrive.shared", bar)
		}
		return c.arrive("nvvm.mbarrier.arrive"+when(v.Relaxed(), ".relaxed")+scope, bar, c.or(v.Count(), 32, 1))
	}},
	{&nvvm.MBarrierArriveDropDef, func(c *call) *core.Value {
		v := core.Must(nvvm.AsMBarrierArriveDropOp(c.op))
		return c.arrive("nvvm.mbarrier.arrive.drop"+when(v.Relaxed(), ".relaxed")+scoped(v.Scope(), v.Addr()),
			c.sharedPointer(v.Addr()), c.or(v.Count(), 32, 1))
	}},
	{&nvvm.MBarrierArriveNocompleteDef, func(c *call) *core.Value {
		v := core.Must(nvvm.AsMBarrierArriveNocompleteOp(c.op))
		return c.intrinsic("nvvm.mbarrier.arrive.noComplete"+shared(v.Addr()), v.Addr(), v.Count())
	}},
	{&nvvm.MBarrierArriveDropNocompleteDef, func(c *call) *core.Value {
		v := core.Must(nvvm.AsMBarrierArriveDropNocompleteOp(c.op))
		return c.intrinsic("nvvm.mbarrier.arrive.drop.noComplete"+shared(v.Addr()), v.Addr(), v.Count())
	}},
	{&nvvm.MBarrierArriveExpectTxDef, func(c *call) *core.Value {
		v := core.Must(nvvm.AsMBarrierArriveExpectTxOp(c.op))
		return c.arrive("nvvm.mbarrier.arrive.expect.tx"+when(v.Relaxed(), ".relaxed")+scoped(v.Scope(), v.Addr()),
			c.sharedPointer(v.Addr()), v.Txcount())
	}},
	{&nvvm.MBarrierArriveDropExpectTxDef, func(c *call) *core.Value {
		v := core.Must(nvvm.AsMBarrierArriveDropExpectTxOp(c.op))
		return c.arrive("nvvm.mbarrier.arrive.drop.expect.tx"+when(v.Relaxed(), ".relaxed")+scoped(v.Scope(), v.Addr()),
			c.sharedPointer(v.Addr()), v.Txcount())
	}},
	{&nvvm.MBarrierTestWaitDef, func(c *call) *core.Value {
		v := core.Must(nvvm.AsMBarrierTestWaitOp(c.op))
		return c.intrinsic("nvvm.mbarrier.test.wait"+when(v.StateOrPhase().Type() == c.integer(32), ".parity")+
			when(v.Relaxed(), ".relaxed")+scoped(v.Scope(), v.Addr()), c.sharedPointer(v.Addr()), v.StateOrPhase())
	}},
	{&nvvm.MBarrierTryWaitDef, func(c *call) *core.Value {
		v := core.Must(nvvm.AsMBarrierTryWaitOp(c.op))
		args := []*core.Value{c.sharedPointer(v.Addr()), v.StateOrPhase()}
		if v.Ticks() != nil {
			args = append(args, v.Ticks())
		}
		return c.intrinsic("nvvm.mbarrier.try.wait"+when(v.StateOrPhase().Type() == c.integer(32), ".parity")+
			when(v.Ticks() != nil, ".tl")+when(v.Relaxed(), ".relaxed")+scoped(v.Scope(), v.Addr()), args...)
	}},
}

// barrier synchronizes the threads of a block, and may reduce a predicate over them.
func barrier(c *call) *core.Value {
	v := core.Must(nvvm.AsBarrierOp(c.op))
	threads := either(v.NumberOfThreads() != nil, ".aligned.count", ".aligned.all")
	args := []*core.Value{c.or(v.BarrierId(), 32, 0)}
	if v.NumberOfThreads() != nil {
		args = append(args, v.NumberOfThreads())
	}
	kind, reduces := v.ReductionOp()
	if !reduces {
		c.intrinsic("nvvm.barrier.cta.sync"+threads, args...)
		return nil
	}
	args = append(args, llvm.NewICmp(c.b, llvm.ICmpPredicateNe, v.ReductionPredicate(), c.constant(32, 0)).Op.Result(0))
	name, i32 := "nvvm.barrier.cta.red."+kind.String()+threads, c.integer(32)
	if kind == nvvm.BarrierReductionPOPC {
		return c.returning(i32, name, args...)
	}
	return llvm.NewZExt(c.b, i32, c.returning(c.integer(1), name, args...)).Op.Result(0)
}

// membar orders memory operations for the threads of a scope.
func membar(c *call) *core.Value {
	v := core.Must(nvvm.AsMembarOp(c.op))
	switch v.Scope() {
	case nvvm.MemScopeKindCTA:
		return c.intrinsic("nvvm.membar.cta")
	case nvvm.MemScopeKindCLUSTER:
		return c.intrinsic("nvvm.fence.sc.cluster")
	case nvvm.MemScopeKindGPU:
		return c.intrinsic("nvvm.membar.gl")
	}
	return c.intrinsic("nvvm.membar.sys")
}

// restricted is the end of the name of a fence that restricts synchronization.
func restricted(o nvvm.MemOrderKind) string {
	return either(o == nvvm.MemOrderKindACQUIRE, ".acquire.sync_restrict.space.cluster.scope.cluster",
		".release.sync_restrict.space.cta.scope.cluster")
}

func fenceProxy(c *call) *core.Value {
	v := core.Must(nvvm.AsFenceProxyOp(c.op))
	name := "nvvm.fence.proxy." + v.Kind().String()
	if v.Kind() == nvvm.ProxyKindAsyncShared {
		s, _ := v.Space()
		name += either(s == nvvm.SharedSpaceSharedCta, "_cta", "_cluster")
	}
	return c.intrinsic(name)
}

// scoped is the part of a name that says which threads see an operation on a barrier, and which memory the barrier is
// in.
func scoped(scope nvvm.MemScopeKind, bar *core.Value) string {
	return ".scope." + either(scope == nvvm.MemScopeKindCLUSTER, "cluster", "cta") +
		".space." + either(space(bar) == nvvm.NVVMMemorySpaceSharedCluster, "cluster", "cta")
}

// sharedPointer returns a pointer to shared memory for one that may point anywhere.
func (c *call) sharedPointer(v *core.Value) *core.Value {
	if space(v) != nvvm.NVVMMemorySpaceGeneric {
		return v
	}
	return llvm.NewAddrSpaceCast(c.b, llvm.GetLLVMPointerType(c.op.Context(), uint32(nvvm.NVVMMemorySpaceShared)), v).Op.Result(0)
}

// arrive calls an intrinsic that returns the state of a barrier, unless the barrier is that of another block.
func (c *call) arrive(name string, args ...*core.Value) *core.Value {
	if space(args[0]) == nvvm.NVVMMemorySpaceSharedCluster {
		return c.intrinsic(name, args...)
	}
	return c.returning(c.integer(64), name, args...)
}
