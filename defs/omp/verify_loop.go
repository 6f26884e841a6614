package omp

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/generated/omp"
)

// VerifyLoopNest compares bounds, induction variables, collapse and tiles, and wants a wrapper around.
func (Hooks) VerifyLoopNest(op omp.LoopNestOp, r *core.Reporter) bool {
	lower := op.LoopLowerBounds()
	if len(lower) == 0 {
		return r.OpErrorf(op.Op, "must represent at least one loop").Fail()
	}
	var ivs []*core.Value
	if entry := op.Region().Entry(); entry != nil {
		ivs = entry.Args()
	}
	if len(lower) != len(ivs) {
		return r.OpErrorf(op.Op, "number of range arguments and IVs do not match").Fail()
	}
	for i, v := range lower {
		if v.Type() != ivs[i].Type() {
			return r.OpErrorf(op.Op, "range argument type does not match corresponding IV type").Fail()
		}
	}
	if op.CollapseNumLoops() > int64(len(ivs)) {
		return r.OpErrorf(op.Op, "collapse value is larger than the number of loops").Fail()
	}
	if tiles, ok := op.TileSizes(); ok && len(tiles) > len(ivs) {
		return r.OpErrorf(op.Op, "too few canonical loops for tile dimensions").Fail()
	}
	if !isWrapper(op.Op.ParentOp()) {
		return r.OpErrorf(op.Op, "expects parent op to be a loop wrapper").Fail()
	}
	return true
}

// VerifyRegionsStandalone wants no other wrapper around or inside.
func (Hooks) VerifyRegionsStandalone(op *core.Operation, r *core.Reporter) bool {
	if isWrapper(op.ParentOp()) || nestedWrapper(op) != nil {
		return r.OpErrorf(op, "expected to be a standalone loop wrapper").Fail()
	}
	return true
}

func missing(op *core.Operation, r *core.Reporter) bool {
	return r.OpEmitErrorf(op, "'omp.composite' attribute missing from composite wrapper").Fail()
}

func present(op *core.Operation, r *core.Reporter) bool {
	return r.OpEmitErrorf(op, "'omp.composite' attribute present in non-composite wrapper").Fail()
}

// VerifyWorkshareLoopWrapper wants a workshare construct around.
func (Hooks) VerifyWorkshareLoopWrapper(op omp.WorkshareLoopWrapperOp, r *core.Reporter) bool {
	if _, ok := parentOf(op.Op, omp.AsWorkshareOp); !ok {
		return r.OpErrorf(op.Op, "must be nested in an omp.workshare").Fail()
	}
	return true
}

// VerifyLoop checks reductions.
func (Hooks) VerifyLoop(op omp.LoopOp, r *core.Reporter) bool {
	byref, has := op.ReductionByref()
	return verifyReduction(op.Op, op.ReductionVars(), op.ReductionSymsAttr(), byref, has, r)
}

// VerifyWsloop checks reductions.
func (Hooks) VerifyWsloop(op omp.WsloopOp, r *core.Reporter) bool {
	byref, has := op.ReductionByref()
	return verifyReduction(op.Op, op.ReductionVars(), op.ReductionSymsAttr(), byref, has, r)
}

// VerifyRegionsWsloop checks whether it is part of a composite construct.
func (Hooks) VerifyRegionsWsloop(op omp.WsloopOp, r *core.Reporter) bool {
	leaf, composite := isWrapper(op.Op.ParentOp()), isComposite(op.Op)
	nested := nestedWrapper(op.Op)
	switch {
	case nested != nil && !composite:
		return missing(op.Op, r)
	case nested != nil && !is(nested, omp.AsSimdOp):
		return r.OpEmitErrorf(op.Op, "only supported nested wrapper is 'omp.simd'").Fail()
	case nested == nil && composite && !leaf:
		return present(op.Op, r)
	case nested == nil && !composite && leaf:
		return missing(op.Op, r)
	}
	return true
}

// VerifySimd checks clauses, and whether it is part of a composite construct.
func (Hooks) VerifySimd(op omp.SimdOp, r *core.Reporter) bool {
	simdlen, hasSimdlen := op.Simdlen()
	safelen, hasSafelen := op.Safelen()
	if hasSimdlen && hasSafelen && simdlen > safelen {
		return r.OpErrorf(op.Op, "simdlen clause and safelen clause are both present, but the simdlen value is not less than "+
			"or equal to safelen value").Fail()
	}
	if !verifyAligned(op, r) {
		return false
	}
	seen := map[*core.Value]bool{}
	for _, v := range op.NontemporalVars() {
		if seen[v] {
			return r.OpErrorf(op.Op, "nontemporal variable used more than once").Fail()
		}
		seen[v] = true
	}
	leaf, composite := isWrapper(op.Op.ParentOp()), isComposite(op.Op)
	if leaf && !composite {
		return missing(op.Op, r)
	}
	if composite && !leaf {
		return present(op.Op, r)
	}
	for _, sym := range elems(op.PrivateSymsAttr()) {
		ref, _ := sym.(*core.SymbolRefAttr)
		decl, ok := omp.AsPrivateClauseOp(op.Op.LookupNearestSymbol(ref))
		if !ok {
			return r.OpEmitErrorf(op.Op, "Cannot find privatizer '%s'", core.AttrString(sym)).Fail()
		}
		if decl.DataSharingType() == omp.DataSharingClauseTypeFirstPrivate {
			return r.OpEmitErrorf(op.Op, "FIRSTPRIVATE cannot be used with SIMD").Fail()
		}
	}
	return true
}

func verifyAligned(op omp.SimdOp, r *core.Reporter) bool {
	vars, alignments := op.AlignedVars(), op.AlignmentsAttr()
	if len(vars) == 0 {
		if alignments != nil {
			return r.OpErrorf(op.Op, "unexpected alignment values attribute").Fail()
		}
		return true
	}
	if len(elems(alignments)) != len(vars) {
		return r.OpErrorf(op.Op, "expected as many alignment values as aligned variables").Fail()
	}
	seen := map[*core.Value]bool{}
	for _, v := range vars {
		if seen[v] {
			return r.OpErrorf(op.Op, "aligned variable used more than once").Fail()
		}
		seen[v] = true
	}
	for _, a := range elems(alignments) {
		if n, ok := a.(*core.IntegerAttr); !ok {
			return r.OpErrorf(op.Op, "expected integer alignment").Fail()
		} else if n.Int64() <= 0 {
			return r.OpErrorf(op.Op, "alignment should be greater than 0").Fail()
		}
	}
	return true
}

// VerifyRegionsSimd wants the loop directly inside.
func (Hooks) VerifyRegionsSimd(op omp.SimdOp, r *core.Reporter) bool {
	if nestedWrapper(op.Op) != nil {
		return r.OpErrorf(op.Op, "must wrap an 'omp.loop_nest' directly").Fail()
	}
	return true
}

// VerifyDistribute checks clauses.
func (Hooks) VerifyDistribute(op omp.DistributeOp, r *core.Reporter) bool {
	if op.DistScheduleChunkSize() != nil && !op.DistScheduleStatic() {
		return r.OpErrorf(op.Op, "chunk size set without dist_schedule_static being present").Fail()
	}
	return verifyAllocate(op.Op, op.AllocateVars(), op.AllocatorVars(), r)
}

// VerifyRegionsDistribute checks whether it is part of a composite construct.
func (Hooks) VerifyRegionsDistribute(op omp.DistributeOp, r *core.Reporter) bool {
	nested := nestedWrapper(op.Op)
	if nested == nil {
		if isComposite(op.Op) {
			return present(op.Op, r)
		}
		return true
	}
	if !isComposite(op.Op) {
		return missing(op.Op, r)
	}
	if is(nested, omp.AsWsloopOp) {
		if parent := op.Op.ParentOp(); !is(parent, omp.AsParallelOp) || !isComposite(parent) {
			return r.OpEmitErrorf(op.Op, "an 'omp.wsloop' nested wrapper is only allowed when a composite 'omp.parallel' is the direct parent").Fail()
		}
	} else if !is(nested, omp.AsSimdOp) {
		return r.OpEmitErrorf(op.Op, "only supported nested wrappers are 'omp.simd' and 'omp.wsloop'").Fail()
	}
	return true
}

// VerifyTaskloop checks clauses.
func (Hooks) VerifyTaskloop(op omp.TaskloopOp, r *core.Reporter) bool {
	byref, has := op.ReductionByref()
	inByref, inHas := op.InReductionByref()
	if !verifyAllocate(op.Op, op.AllocateVars(), op.AllocatorVars(), r) ||
		!verifyReduction(op.Op, op.ReductionVars(), op.ReductionSymsAttr(), byref, has, r) ||
		!verifyReduction(op.Op, op.InReductionVars(), op.InReductionSymsAttr(), inByref, inHas, r) {
		return false
	}
	if len(op.ReductionVars()) > 0 && op.Nogroup() {
		return r.OpEmitErrorf(op.Op, "if a reduction clause is present on the taskloop directive, the nogroup clause must not be specified").Fail()
	}
	for _, v := range op.ReductionVars() {
		for _, w := range op.InReductionVars() {
			if v == w {
				return r.OpEmitErrorf(op.Op, "the same list item cannot appear in both a reduction and an in_reduction clause").Fail()
			}
		}
	}
	if op.Grainsize() != nil && op.NumTasks() != nil {
		return r.OpEmitErrorf(op.Op, "the grainsize clause and num_tasks clause are mutually exclusive and may not appear on the same "+
			"taskloop directive").Fail()
	}
	return true
}

// VerifyRegionsTaskloop checks whether it is part of a composite construct.
func (Hooks) VerifyRegionsTaskloop(op omp.TaskloopOp, r *core.Reporter) bool {
	nested := nestedWrapper(op.Op)
	switch {
	case nested == nil && isComposite(op.Op):
		return present(op.Op, r)
	case nested != nil && !isComposite(op.Op):
		return missing(op.Op, r)
	case nested != nil && !is(nested, omp.AsSimdOp):
		return r.OpEmitErrorf(op.Op, "only supported nested wrapper is 'omp.simd'").Fail()
	}
	return true
}

// verifyOrderedParent wants a loop with the clause ordered around.
func verifyOrderedParent(op *core.Operation, r *core.Reporter) bool {
	hasRegion := op.NumRegions() > 0
	loop, ok := parentOf(op, omp.AsLoopNestOp)
	if !ok {
		if hasRegion {
			return true
		}
		return r.OpErrorf(op, "must be nested inside of a loop").Fail()
	}
	wrapper := loop.Op.ParentOp()
	if is(wrapper, omp.AsSimdOp) {
		return true
	}
	ws, ok := omp.AsWsloopOp(wrapper)
	if !ok {
		return r.OpErrorf(op, "must be nested inside of a worksharing, simd or worksharing simd loop").Fail()
	}
	switch n, has := ws.Ordered(); {
	case !has:
		return r.OpErrorf(op, "the enclosing worksharing-loop region must have an ordered clause").Fail()
	case hasRegion && n != 0:
		return r.OpErrorf(op, "the enclosing loop's ordered clause must not have a parameter present").Fail()
	case !hasRegion && n == 0:
		return r.OpErrorf(op, "the enclosing loop's ordered clause must have a parameter present").Fail()
	}
	return true
}

// VerifyOrdered wants as many loops as the clause ordered says.
func (Hooks) VerifyOrdered(op omp.OrderedOp, r *core.Reporter) bool {
	if !verifyOrderedParent(op.Op, r) {
		return false
	}
	ws, ok := parentOf(op.Op, omp.AsWsloopOp)
	if ok {
		n, has := ws.Ordered()
		loops, hasLoops := op.DoacrossNumLoops()
		ok = has && hasLoops && n == loops
	}
	if !ok {
		return r.OpErrorf(op.Op, "number of variables in depend clause does not match number of iteration variables in the doacross loop").Fail()
	}
	return true
}

// VerifyOrderedRegion wants a loop with the clause ordered around.
func (Hooks) VerifyOrderedRegion(op omp.OrderedRegionOp, r *core.Reporter) bool {
	return verifyOrderedParent(op.Op, r)
}

// VerifyScan wants one of the clauses, and a loop with an inscan reduction around.
func (Hooks) VerifyScan(op omp.ScanOp, r *core.Reporter) bool {
	if (len(op.InclusiveVars()) > 0) == (len(op.ExclusiveVars()) > 0) {
		return r.OpEmitErrorf(op.Op, "Exactly one of EXCLUSIVE or INCLUSIVE clause is expected").Fail()
	}
	if ws, ok := parentOf(op.Op, omp.AsWsloopOp); ok {
		if mod, has := ws.ReductionMod(); has && mod == omp.ReductionModifierInscan {
			return true
		}
	}
	if simd, ok := parentOf(op.Op, omp.AsSimdOp); ok {
		if mod, has := simd.ReductionMod(); has && mod == omp.ReductionModifierInscan {
			return true
		}
	}
	return r.OpEmitErrorf(op.Op, "SCAN directive needs to be enclosed within a parent worksharing loop construct or SIMD construct with "+
		"INSCAN reduction modifier").Fail()
}
