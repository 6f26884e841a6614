package nvvm

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/generated/llvm"
	"github.com/odsgen/ods/generated/nvvm"
)

// This file has the verifiers of barriers, fences and what the threads of a warp do together.

// VerifyPMEvent checks that there is either an event or a mask.
func (Hooks) VerifyPMEvent(op nvvm.PMEventOp, r *core.Reporter) bool {
	id, hasID := op.EventId()
	_, hasMask := op.MaskedEventId()
	switch {
	case !hasID && !hasMask:
		return r.OpErrorf(op.Op, "either `id` or `mask` must be set").Fail()
	case hasID && hasMask:
		return r.OpErrorf(op.Op, "`id` and `mask` cannot be set at the same time").Fail()
	case hasID && (id < 0 || id > 15):
		return r.OpErrorf(op.Op, "`id` must be between 0 and 15").Fail()
	}
	return true
}

// VerifyBarrier checks which operands go together.
func (Hooks) VerifyBarrier(op nvvm.BarrierOp, r *core.Reporter) bool {
	_, reduces := op.ReductionOp()
	switch {
	case op.NumberOfThreads() != nil && op.BarrierId() == nil:
		return r.OpErrorf(op.Op, "barrier id is missing, it should be set between 0 to 15").Fail()
	case op.BarrierId() != nil && (reduces || op.ReductionPredicate() != nil):
		return r.OpErrorf(op.Op, "reduction are only available when id is 0").Fail()
	case reduces != (op.ReductionPredicate() != nil):
		return r.OpErrorf(op.Op, "reduction predicate and reduction operation must be specified together").Fail()
	}
	return true
}

// verifyOrder checks the order of a fence that is restricted to barriers.
func verifyOrder(op *core.Operation, o nvvm.MemOrderKind, r *core.Reporter) bool {
	if o == nvvm.MemOrderKindACQUIRE || o == nvvm.MemOrderKindRELEASE {
		return true
	}
	return r.OpErrorf(op, "only acquire and release semantics are supported").Fail()
}

// VerifyFenceSyncRestrict checks the order.
func (Hooks) VerifyFenceSyncRestrict(op nvvm.FenceSyncRestrictOp, r *core.Reporter) bool {
	return verifyOrder(op.Op, op.Order(), r)
}

// VerifyFenceProxy checks the kind of proxy.
func (Hooks) VerifyFenceProxy(op nvvm.FenceProxyOp, r *core.Reporter) bool {
	kind := op.Kind()
	_, hasSpace := op.Space()
	switch {
	case kind == nvvm.ProxyKindTENSORMAP:
		return r.OpErrorf(op.Op, "tensormap proxy is not a supported proxy kind").Fail()
	case kind == nvvm.ProxyKindGENERIC:
		return r.OpErrorf(op.Op, "generic proxy not a supported proxy kind").Fail()
	case kind == nvvm.ProxyKindAsyncShared && !hasSpace:
		return r.OpErrorf(op.Op, "async_shared fence requires space attribute").Fail()
	case kind != nvvm.ProxyKindAsyncShared && hasSpace:
		return r.OpErrorf(op.Op, "only async_shared fence can have space attribute").Fail()
	}
	return true
}

// verifyOneWay checks the proxies of a fence in one direction.
func verifyOneWay(op *core.Operation, from, to nvvm.ProxyKind, r *core.Reporter) bool {
	switch {
	case from != nvvm.ProxyKindGENERIC:
		return r.OpErrorf(op, "uni-directional proxies only support generic for from_proxy attribute").Fail()
	case to != nvvm.ProxyKindTENSORMAP:
		return r.OpErrorf(op, "uni-directional proxies only support tensormap for to_proxy attribute").Fail()
	}
	return true
}

// VerifyFenceProxyAcquire checks the proxies.
func (Hooks) VerifyFenceProxyAcquire(op nvvm.FenceProxyAcquireOp, r *core.Reporter) bool {
	return verifyOneWay(op.Op, op.FromProxy(), op.ToProxy(), r)
}

// VerifyFenceProxyRelease checks the proxies.
func (Hooks) VerifyFenceProxyRelease(op nvvm.FenceProxyReleaseOp, r *core.Reporter) bool {
	return verifyOneWay(op.Op, op.FromProxy(), op.ToProxy(), r)
}

// VerifyFenceProxySyncRestrict checks order and proxies.
func (Hooks) VerifyFenceProxySyncRestrict(op nvvm.FenceProxySyncRestrictOp, r *core.Reporter) bool {
	switch {
	case !verifyOrder(op.Op, op.Order(), r):
		return false
	case op.FromProxy() != nvvm.ProxyKindGENERIC:
		return r.OpErrorf(op.Op, "only generic is support for from_proxy attribute").Fail()
	case op.ToProxy() != nvvm.ProxyKindAsync:
		return r.OpErrorf(op.Op, "only async is supported for to_proxy attribute").Fail()
	}
	return true
}

// VerifySetMaxRegister checks the number of registers.
func (Hooks) VerifySetMaxRegister(op nvvm.SetMaxRegisterOp, r *core.Reporter) bool {
	switch n := op.RegCount(); {
	case n%8 != 0:
		return r.OpErrorf(op.Op, "new register size must be multiple of 8").Fail()
	case n < 24 || n > 256:
		return r.OpErrorf(op.Op, "new register size must be in between 24 to 256").Fail()
	}
	return true
}

// isInt reports whether a type is the signless integer of a width.
func isInt(t core.Type, width uint) bool { return t == core.Type(t.Context().Integer(width)) }

// VerifyVoteSync checks the type of the result.
func (Hooks) VerifyVoteSync(op nvvm.VoteSyncOp, r *core.Reporter) bool {
	t := op.Res().Type()
	if op.Kind() == nvvm.VoteSyncKindBallot {
		if !isInt(t, 32) {
			return r.OpErrorf(op.Op, "vote.sync 'ballot' returns an i32").Fail()
		}
	} else if !isInt(t, 1) {
		return r.OpErrorf(op.Op, "vote.sync 'any', 'all' and 'uni' returns an i1").Fail()
	}
	return true
}

// VerifyMatchSync checks the type of the result.
func (Hooks) VerifyMatchSync(op nvvm.MatchSyncOp, r *core.Reporter) bool {
	t := op.Res().Type()
	if op.Kind() == nvvm.MatchSyncKindAll {
		if b := body(t); len(b) != 2 || !isInt(b[0], 32) || !isInt(b[1], 1) {
			return r.OpErrorf(op.Op, "match.sync 'all' returns a two element struct with first element as i32 and second element as "+
				"i1").Fail()
		}
	} else if !isInt(t, 32) {
		return r.OpErrorf(op.Op, "match.sync 'any' returns an i32").Fail()
	}
	return true
}

// VerifyShfl checks that the result has the type of the operand, and a bit when that is asked for.
func (Hooks) VerifyShfl(op nvvm.ShflOp, r *core.Reporter) bool {
	mismatch := func(what string, want, got core.Type) bool {
		if want == got {
			return true
		}
		return r.OpErrorf(op.Op, "expected %s to be of type '%s' but got '%s' instead", what, want, got).Fail()
	}
	t, want := op.Res().Type(), op.Val().Type()
	_, isStruct := t.(*llvm.LLVMStructType)
	if !op.ReturnValueAndIsValid() {
		if isStruct {
			return r.OpErrorf(op.Op, `"return_value_and_is_valid" attribute must be specified when the return type is a struct type`).Fail()
		}
		return mismatch("return type", want, t)
	}
	b := body(t)
	if len(b) != 2 {
		return r.OpErrorf(op.Op, "expected return type to be a two-element struct").Fail()
	}
	return mismatch("first element in the returned struct", want, b[0]) &&
		mismatch("second element in the returned struct", op.Op.Context().I1(), b[1])
}

// VerifyRedux checks that the reduction is one of the operand's type.
func (Hooks) VerifyRedux(op nvvm.ReduxOp, r *core.Reporter) bool {
	t, kind := op.Val().Type(), op.Kind()
	_, isFloat := t.(*core.FloatType)
	if !isFloat {
		if op.Abs() {
			return r.OpErrorf(op.Op, "abs attribute is supported only for f32 type").Fail()
		}
		if op.Nan() {
			return r.OpErrorf(op.Op, "nan attribute is supported only for f32 type").Fail()
		}
	}
	only := ""
	switch kind {
	case nvvm.ReduxKindFMIN, nvvm.ReduxKindFMAX:
		if !isFloat {
			only = "f32"
		}
	default:
		if isFloat {
			only = "i32"
		}
	}
	if only != "" {
		return r.OpErrorf(op.Op, "'%s' redux kind unsupported with '%s' type. Only supported type is '%s'.", kind, t, only).Fail()
	}
	return true
}

// VerifyPermute checks that there is a second operand where the mode needs one.
func (Hooks) VerifyPermute(op nvvm.PermuteOp, r *core.Reporter) bool {
	mode := op.Mode()
	switch mode {
	case nvvm.PermuteModeDEFAULT, nvvm.PermuteModeF4E, nvvm.PermuteModeB4E:
		if op.Hi() == nil {
			return r.OpEmitErrorf(op.Op, "mode '%s' requires 'hi' operand.", mode).Fail()
		}
	default:
		if op.Hi() != nil {
			return r.OpEmitErrorf(op.Op, "mode '%s' does not accept 'hi' operand.", mode).Fail()
		}
	}
	return true
}

// VerifyClusterLaunchControlQueryCancel checks the type of the result.
func (Hooks) VerifyClusterLaunchControlQueryCancel(op nvvm.ClusterLaunchControlQueryCancelOp, r *core.Reporter) bool {
	t := op.Res().Type()
	if op.QueryType() == nvvm.ClusterLaunchControlQueryTypeISCANCELED {
		if !isInt(t, 1) {
			return r.OpErrorf(op.Op, "is_canceled query type returns an i1").Fail()
		}
	} else if !isInt(t, 32) {
		return r.OpErrorf(op.Op, "get_first_cta_id_x, get_first_cta_id_y, get_first_cta_id_z query types return an i32").Fail()
	}
	return true
}
