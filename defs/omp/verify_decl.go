package omp

import (
	"strings"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/message"
	"github.com/odsgen/ods/defs/iface/accomp"
	"github.com/odsgen/ods/generated/omp"
)

// mightEnd returns the last operation of a block when it ends one, or might, because it is unknown.
func mightEnd(b *core.Block) *core.Operation {
	if last := b.Last(); last != nil && (last.Has(core.TraitTerminator) || !last.IsRegistered()) {
		return last
	}
	return nil
}

// VerifyRegionsPrivateClause checks what the regions take and yield.
func (Hooks) VerifyRegionsPrivateClause(op omp.PrivateClauseOp, r *core.Reporter) bool {
	t := privateType(op)
	for _, region := range op.Op.Regions() {
		if region.IsEmpty() {
			continue
		}
		for _, arg := range region.Entry().Args() {
			if arg.Type() != t {
				return r.OpEmitErrorf(op.Op, "Region argument type mismatch: got %s expected %s.", message.Quote(arg.Type()),
					message.Quote(t)).Fail()
			}
		}
	}
	check := func(region *core.Region, args int, name string, yields bool) bool {
		if n := region.Entry().NumArgs(); n != args {
			return r.Errorf(op.Op.Loc(), "`%s`: expected %d region arguments, got: %d", name, args, n).Fail()
		}
		for b := range region.Blocks() {
			if last := mightEnd(b); last != nil && !verifyPrivateYield(last, t, yields, r) {
				return false
			}
		}
		return true
	}
	init, cp, dealloc := op.InitRegion(), op.CopyRegion(), op.DeallocRegion()
	if !init.IsEmpty() && !check(init, 2, "init", true) {
		return false
	}
	first := op.DataSharingType() == omp.DataSharingClauseTypeFirstPrivate
	if !first && !cp.IsEmpty() {
		return r.OpEmitErrorf(op.Op, "`private` clauses do not require a `copy` region.").Fail()
	}
	if first && cp.IsEmpty() {
		return r.OpEmitErrorf(op.Op, "`firstprivate` clauses require at least a `copy` region.").Fail()
	}
	if first && !check(cp, 2, "copy", true) {
		return false
	}
	return dealloc.IsEmpty() || check(dealloc, 1, "dealloc", false)
}

func verifyPrivateYield(last *core.Operation, t core.Type, yields bool, r *core.Reporter) bool {
	if last.NumSuccessors() > 0 {
		return true
	}
	if !is(last, omp.AsYieldOp) {
		return r.Errorf(last.Loc(), "expected exit block terminator to be an `omp.yield` op.").Fail()
	}
	types := last.OperandTypes()
	switch {
	case !yields && len(types) == 0, yields && len(types) == 1 && types[0] == t:
		return true
	case !yields:
		return r.Errorf(last.Loc(), "Did not expect any values to be yielded.").Fail()
	}
	got := "None"
	if len(types) > 0 {
		var list []string
		for _, x := range types {
			list = append(list, message.Quote(x))
		}
		got = strings.Join(list, ", ")
	}
	return r.Errorf(last.Loc(), "Invalid yielded value. Expected type: %s, got: %s", message.Quote(t), got).Fail()
}

// VerifyRegionsDeclareReduction checks what the regions take and yield.
func (Hooks) VerifyRegionsDeclareReduction(op omp.DeclareReductionOp, r *core.Reporter) bool {
	t := op.Type()
	fail := func(message string) bool { return r.OpErrorf(op.Op, "%s", message).Fail() }
	yields := func(region *core.Region) bool {
		for o := range region.Ops() {
			if is(o, omp.AsYieldOp) && (o.NumOperands() != 1 || o.Operand(0).Type() != t) {
				return false
			}
		}
		return true
	}
	alloc, init, combine := op.AllocRegion(), op.InitializerRegion(), op.ReductionRegion()
	if !yields(alloc) {
		return fail("expects alloc region to yield a value of the reduction type")
	}
	if init.IsEmpty() {
		return fail("expects non-empty initializer region")
	}
	switch n := init.Entry().NumArgs(); {
	case n == 1 && !alloc.IsEmpty():
		return fail("expects two arguments to the initializer region when an allocation region is used")
	case n == 2 && alloc.IsEmpty():
		return fail("expects one argument to the initializer region when no allocation region is used")
	case n != 1 && n != 2:
		return fail("expects one or two arguments to the initializer region")
	}
	for _, arg := range init.Entry().Args() {
		if arg.Type() != t {
			return fail("expects initializer region argument to match the reduction type")
		}
	}
	if !yields(init) {
		return fail("expects initializer region to yield a value of the reduction type")
	}
	if combine.IsEmpty() {
		return fail("expects non-empty reduction region")
	}
	if a := combine.Entry().ArgTypes(); len(a) != 2 || a[0] != t || a[1] != t {
		return fail("expects reduction region with two arguments of the reduction type")
	}
	if !yields(combine) {
		return fail("expects reduction region to yield a value of the reduction type")
	}
	if atomic := op.AtomicReductionRegion(); !atomic.IsEmpty() {
		a := atomic.Entry().ArgTypes()
		if len(a) != 2 || a[0] != a[1] {
			return fail("expects atomic reduction region with two arguments of the same type")
		}
		if e := accomp.Pointee(a[0]); !(Hooks{}).IsPointerLike(a[0]) || e != nil && e != t {
			return fail("expects atomic reduction region arguments to be accumulators containing the reduction type")
		}
	}
	if cleanup := op.CleanupRegion(); !cleanup.IsEmpty() {
		if a := cleanup.Entry().ArgTypes(); len(a) != 1 || a[0] != t {
			return fail("expects cleanup region with one argument of the reduction type")
		}
	}
	return true
}

// VerifyRegionsDeclareMapper wants the maps at the end.
func (Hooks) VerifyRegionsDeclareMapper(op omp.DeclareMapperOp, r *core.Reporter) bool {
	if entry := op.Body().Entry(); entry == nil || !is(entry.Last(), omp.AsDeclareMapperInfoOp) {
		return r.OpErrorf(op.Op, "expected terminator to be a DeclareMapperInfoOp").Fail()
	}
	return true
}

// VerifyDeclareMapperInfo checks the maps.
func (Hooks) VerifyDeclareMapperInfo(op omp.DeclareMapperInfoOp, r *core.Reporter) bool {
	return verifyMaps(op.Op, op.MapVars(), r)
}

// VerifyMapBounds wants the extent or the upper bound.
func (Hooks) VerifyMapBounds(op omp.MapBoundsOp, r *core.Reporter) bool {
	if op.Extent() == nil && op.UpperBound() == nil {
		return r.OpEmitErrorf(op.Op, "expected extent or upperbound.").Fail()
	}
	return true
}

// VerifyMapInfo looks for the mapper.
func (Hooks) VerifyMapInfo(op omp.MapInfoOp, r *core.Reporter) bool {
	if id := op.MapperIdAttr(); id != nil && !is(op.Op.LookupNearestSymbol(id), omp.AsDeclareMapperOp) {
		return r.OpEmitErrorf(op.Op, "invalid mapper id").Fail()
	}
	return true
}
