package nvvm

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/generated/nvvm"
)

// This file has the verifiers of barriers in memory, bulk copies and prefetches.

// verifyScope checks that a barrier in memory is one of a block or a cluster.
func verifyScope(op *core.Operation, scope nvvm.MemScopeKind, r *core.Reporter) bool {
	if scope == nvvm.MemScopeKindCTA || scope == nvvm.MemScopeKindCLUSTER {
		return true
	}
	return r.OpEmitErrorf(op, "mbarrier scope must be either CTA or Cluster").Fail()
}

// verifyArrive checks that an arrival at another block's barrier yields nothing.
func verifyArrive(op *core.Operation, scope nvvm.MemScopeKind, addr, res *core.Value, r *core.Reporter) bool {
	if !verifyScope(op, scope, r) {
		return false
	}
	if space(addr) == sharedCluster && res != nil {
		return r.OpEmitErrorf(op, "mbarrier in shared_cluster space cannot return any value").Fail()
	}
	return true
}

// VerifyMBarrierExpectTx checks the scope.
func (Hooks) VerifyMBarrierExpectTx(op nvvm.MBarrierExpectTxOp, r *core.Reporter) bool {
	return verifyScope(op.Op, op.Scope(), r)
}

// VerifyMBarrierCompleteTx checks the scope.
func (Hooks) VerifyMBarrierCompleteTx(op nvvm.MBarrierCompleteTxOp, r *core.Reporter) bool {
	return verifyScope(op.Op, op.Scope(), r)
}

// VerifyMBarrierTestWait checks the scope.
func (Hooks) VerifyMBarrierTestWait(op nvvm.MBarrierTestWaitOp, r *core.Reporter) bool {
	return verifyScope(op.Op, op.Scope(), r)
}

// VerifyMBarrierTryWait checks the scope.
func (Hooks) VerifyMBarrierTryWait(op nvvm.MBarrierTryWaitOp, r *core.Reporter) bool {
	return verifyScope(op.Op, op.Scope(), r)
}

// VerifyMBarrierArrive checks scope and result.
func (Hooks) VerifyMBarrierArrive(op nvvm.MBarrierArriveOp, r *core.Reporter) bool {
	return verifyArrive(op.Op, op.Scope(), op.Addr(), op.Res(), r)
}

// VerifyMBarrierArriveDrop checks scope and result.
func (Hooks) VerifyMBarrierArriveDrop(op nvvm.MBarrierArriveDropOp, r *core.Reporter) bool {
	return verifyArrive(op.Op, op.Scope(), op.Addr(), op.Res(), r)
}

// VerifyMBarrierArriveDropExpectTx checks scope and result.
func (Hooks) VerifyMBarrierArriveDropExpectTx(op nvvm.MBarrierArriveDropExpectTxOp, r *core.Reporter) bool {
	return verifyArrive(op.Op, op.Scope(), op.Addr(), op.Res(), r)
}

// VerifyMBarrierArriveExpectTx checks scope and result, and that a predicate stands only where inline PTX is known.
func (Hooks) VerifyMBarrierArriveExpectTx(op nvvm.MBarrierArriveExpectTxOp, r *core.Reporter) bool {
	if op.Predicate() == nil {
		return verifyArrive(op.Op, op.Scope(), op.Addr(), op.Res(), r)
	}
	switch {
	case op.Scope() != nvvm.MemScopeKindCTA:
		return r.OpEmitErrorf(op.Op, "mbarrier scope must be CTA when using predicate").Fail()
	case space(op.Addr()) == sharedCluster:
		return r.OpEmitErrorf(op.Op, "mbarrier in shared_cluster space is not supported when using predicate").Fail()
	case op.Res() != nil:
		return r.OpEmitErrorf(op.Op, "return-value is not supported when using predicate").Fail()
	case op.Relaxed():
		return r.OpEmitErrorf(op.Op, "mbarrier with relaxed semantics is not supported when using predicate").Fail()
	}
	return true
}

// VerifyCpAsync checks size and cache modifier.
func (Hooks) VerifyCpAsync(op nvvm.CpAsyncOp, r *core.Reporter) bool {
	m, size := op.Modifier(), op.Size()
	switch {
	case m != nvvm.LoadCacheModifierKindCG && m != nvvm.LoadCacheModifierKindCA:
		return r.OpEmitErrorf(op.Op, "Only CG and CA cache modifiers are supported.").Fail()
	case size != 4 && size != 8 && size != 16:
		return r.OpEmitErrorf(op.Op, "expected byte size to be either 4, 8 or 16.").Fail()
	case m == nvvm.LoadCacheModifierKindCG && size != 16:
		return r.OpEmitErrorf(op.Op, "CG cache modifier is only support for 16 bytes copy.").Fail()
	}
	return true
}

// verifyBox checks the number of coordinates, and of offsets as far as the mode has any. Offsets are not asked for in
// stores (offsets < 0).
func verifyBox(op *core.Operation, coordinates, offsets int, im2col bool, mode string, want int, r *core.Reporter) bool {
	switch {
	case coordinates < 1 || coordinates > 5:
		return r.Errorf(op.Loc(), "expects coordinates between 1 to 5 dimension").Fail()
	case im2col && coordinates < 3:
		return r.Errorf(op.Loc(), "to use %s mode, the tensor has to be at least 3-dimensional", mode).Fail()
	case offsets >= 0 && offsets != want:
		return r.Errorf(op.Loc(), " im2col offsets expected %d (provided %d)", want, offsets).Fail()
	}
	return true
}

// verifyLoad checks the box of a load.
func verifyLoad(op *core.Operation, mode nvvm.TMALoadMode, coordinates, offsets int, r *core.Reporter) bool {
	want, im2col := 0, false
	switch mode {
	case nvvm.TMALoadModeIM2COL:
		want, im2col = coordinates-2, true
	case nvvm.TMALoadModeIM2COLW, nvvm.TMALoadModeIM2COLW128:
		want, im2col = 2, true
	case nvvm.TMALoadModeTILEGATHER4:
		if coordinates >= 1 && coordinates <= 5 && coordinates != 5 {
			return r.Errorf(op.Loc(), "Gather4 mode expects 5 coordinates").Fail()
		}
	}
	return verifyBox(op, coordinates, offsets, im2col, mode.String(), want, r)
}

// VerifyCpAsyncBulkTensorPrefetch checks the box.
func (Hooks) VerifyCpAsyncBulkTensorPrefetch(op nvvm.CpAsyncBulkTensorPrefetchOp, r *core.Reporter) bool {
	return verifyLoad(op.Op, op.Mode(), len(op.Coordinates()), len(op.Im2colOffsets()), r)
}

// VerifyCpAsyncBulkTensorGlobalToSharedCluster checks where the box goes, and the box.
func (Hooks) VerifyCpAsyncBulkTensorGlobalToSharedCluster(op nvvm.CpAsyncBulkTensorGlobalToSharedClusterOp,
	r *core.Reporter) bool {
	mode, ctaOnly := op.Mode(), op.IsCTAOnly()
	if op.Predicate() != nil {
		if ctaOnly {
			return r.OpEmitErrorf(op.Op, "Predicate is supported only for shared::cluster mode.").Fail()
		}
		if mode != nvvm.TMALoadModeTILE && mode != nvvm.TMALoadModeIM2COL {
			return r.OpEmitErrorf(op.Op, "Predicate is supported only for Tile and Im2col modes.").Fail()
		}
	} else if to := space(op.DstMem()); ctaOnly {
		_, group := op.Group()
		switch {
		case to != shared:
			return r.OpEmitErrorf(op.Op, "Shared::cta destination requires address-space 3.").Fail()
		case op.MulticastMask() != nil:
			return r.OpEmitErrorf(op.Op, "Multicast is not supported with shared::cta mode.").Fail()
		case group:
			return r.OpEmitErrorf(op.Op, "CTAGroup is not supported with shared::cta mode.").Fail()
		}
	} else if to != sharedCluster {
		return r.OpEmitErrorf(op.Op, "Shared::cluster destination requires address-space 7.").Fail()
	}
	return verifyLoad(op.Op, mode, len(op.Coordinates()), len(op.Im2colOffsets()), r)
}

// VerifyCpAsyncBulkTensorSharedCTAToGlobal checks mode and box.
func (Hooks) VerifyCpAsyncBulkTensorSharedCTAToGlobal(op nvvm.CpAsyncBulkTensorSharedCTAToGlobalOp, r *core.Reporter) bool {
	mode := op.Mode()
	if op.Predicate() != nil {
		if mode != nvvm.TMAStoreModeTILE {
			return r.OpEmitErrorf(op.Op, "Inline-ptx lowering supported only for Tile mode.").Fail()
		}
		if op.L2CacheHint() != nil {
			return r.OpEmitErrorf(op.Op, "Inline-ptx lowering unsupported with L2 cache-hint.").Fail()
		}
	}
	coordinates := len(op.Coordinates())
	if mode == nvvm.TMAStoreModeTILESCATTER4 && coordinates != 5 {
		return r.OpEmitErrorf(op.Op, "Scatter4 mode expects 5 coordinates").Fail()
	}
	return verifyBox(op.Op, coordinates, -1, mode == nvvm.TMAStoreModeIM2COL, mode.String(), 0, r)
}

// VerifyCpAsyncBulkTensorReduce checks mode and box.
func (Hooks) VerifyCpAsyncBulkTensorReduce(op nvvm.CpAsyncBulkTensorReduceOp, r *core.Reporter) bool {
	mode := op.Mode()
	if mode == nvvm.TMAStoreModeTILESCATTER4 {
		return r.OpEmitErrorf(op.Op, "Scatter mode unsupported for CpAsyncBulkTensorReduceOp").Fail()
	}
	return verifyBox(op.Op, len(op.Coordinates()), -1, mode == nvvm.TMAStoreModeIM2COL, mode.String(), 0, r)
}

// VerifyCpAsyncBulkGlobalToSharedCluster checks that only copies to clusters have a mask.
func (Hooks) VerifyCpAsyncBulkGlobalToSharedCluster(op nvvm.CpAsyncBulkGlobalToSharedClusterOp, r *core.Reporter) bool {
	if space(op.DstMem()) == shared && op.MulticastMask() != nil {
		return r.OpEmitErrorf(op.Op, "Multicast is not supported with shared::cta mode.").Fail()
	}
	return true
}

// VerifyBulkStore checks that memory is filled with zeros.
func (Hooks) VerifyBulkStore(op nvvm.BulkStoreOp, r *core.Reporter) bool {
	if v := op.InitVal(); v != 0 {
		return r.OpErrorf(op.Op, "only 0 is supported for initVal, got %d", uint64(v)).Fail()
	}
	return true
}

// VerifyPrefetch checks that address, level and priority go together.
func (Hooks) VerifyPrefetch(op nvvm.PrefetchOp, r *core.Reporter) bool {
	level, hasLevel := op.CacheLevel()
	priority, hasPriority := op.EvictPriority()
	from := space(op.Addr())
	msg := ""
	switch {
	case op.Tensormap() && hasLevel:
		msg = "cannot specify both tensormap and cache level"
	case op.Tensormap():
		switch {
		case from != generic && from != constant:
			msg = "prefetch tensormap requires a generic or constant pointer"
		case hasPriority:
			msg = "prefetch tensormap does not support eviction priority"
		case op.InParamSpace() && from != generic:
			msg = "in_param_space can only be specified for a generic pointer"
		}
	case hasLevel:
		switch {
		case from != generic && from != global && from != local:
			msg = "prefetch to cache level requires a generic, global, or local pointer"
		case op.Uniform() && level != nvvm.PrefetchCacheLevelL1:
			msg = "unsupported cache level, the only supported uniform cache level is L1"
		case op.Uniform() && from != generic:
			msg = "prefetch to uniform cache requires a generic pointer"
		case hasPriority && level != nvvm.PrefetchCacheLevelL2:
			msg = "cache eviction priority supported only for cache level L2"
		case hasPriority && from != global:
			msg = "cache eviction priority requires a global pointer"
		case hasPriority && priority != nvvm.CacheEvictionPriorityEvictNormal && priority != nvvm.CacheEvictionPriorityEvictLast:
			msg = "unsupported cache eviction priority, only evict_last and evict_normal are supported"
		case op.Predicate() != nil:
			msg = "predicate supported only on prefetch tensormap"
		}
	default:
		msg = "requires specification of either cache level or tensormap"
	}
	if msg != "" {
		return r.OpErrorf(op.Op, "%s", msg).Fail()
	}
	return true
}
