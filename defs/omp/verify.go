package omp

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/message"
	"github.com/odsgen/ods/generated/omp"
)

// This file has the checks that constructs share and those of constructs without loops.

func verifyAllocate(op *core.Operation, vars, allocators []*core.Value, r *core.Reporter) bool {
	if len(vars) != len(allocators) {
		return r.OpEmitErrorf(op, "expected equal sizes for allocate and allocator variables").Fail()
	}
	return true
}

func elems(a *core.ArrayAttr) []core.Attribute {
	if a == nil {
		return nil
	}
	return a.Elems()
}

// verifyPrivate compares private variables with what makes them private.
func verifyPrivate(op *core.Operation, vars []*core.Value, syms *core.ArrayAttr, r *core.Reporter) bool {
	if len(vars) != len(elems(syms)) {
		return r.OpEmitErrorf(op, "inconsistent number of private variables and privatizer op symbols, private vars: %d vs. "+
			"privatizer op symbols: %d", len(vars), len(elems(syms))).Fail()
	}
	for i, v := range vars {
		ref, _ := elems(syms)[i].(*core.SymbolRefAttr)
		decl, ok := omp.AsPrivateClauseOp(op.LookupNearestSymbol(ref))
		if !ok {
			return r.OpEmitErrorf(op, "failed to lookup privatizer op with symbol: '%s'", core.AttrString(ref)).Fail()
		}
		if t := privateType(decl); t != nil && t != v.Type() {
			return r.OpEmitErrorf(op, "type mismatch between a %s variable and its privatizer op, var type: %s vs. privatizer op type: %s",
				decl.DataSharingType(), message.Quote(v.Type()), message.Quote(t)).Fail()
		}
	}
	return true
}

// privateType returns the type of the regions' arguments, nil when there are none.
func privateType(op omp.PrivateClauseOp) core.Type {
	for _, region := range op.Op.Regions() {
		if entry := region.Entry(); entry != nil && entry.NumArgs() > 0 {
			return entry.Arg(0).Type()
		}
	}
	return nil
}

// verifyReduction compares reduction variables with the declarations of their reductions.
func verifyReduction(op *core.Operation, vars []*core.Value, syms *core.ArrayAttr, byref []bool, hasByref bool,
	r *core.Reporter) bool {
	if len(vars) == 0 {
		if syms != nil {
			return r.OpErrorf(op, "unexpected reduction symbol references").Fail()
		}
		return true
	}
	if len(elems(syms)) != len(vars) {
		return r.OpErrorf(op, "expected as many reduction symbol references as reduction variables").Fail()
	}
	if hasByref && len(byref) != len(vars) {
		return r.OpEmitErrorf(op, "expected as many reduction variable by reference attributes as reduction variables").Fail()
	}
	seen := map[*core.Value]bool{}
	for i, v := range vars {
		if seen[v] {
			return r.OpErrorf(op, "accumulator variable used more than once").Fail()
		}
		seen[v] = true
		ref, _ := elems(syms)[i].(*core.SymbolRefAttr)
		decl, ok := omp.AsDeclareReductionOp(op.LookupNearestSymbol(ref))
		if !ok {
			return r.OpErrorf(op, "expected symbol reference %s to point to a reduction declaration", core.AttrString(ref)).Fail()
		}
		if t := accumulatorType(decl); t != nil && t != v.Type() {
			return r.OpErrorf(op, "expected accumulator (%s) to be the same type as reduction declaration (%s)",
				message.Quote(v.Type()), message.Quote(t)).Fail()
		}
	}
	return true
}

// accumulatorType returns the type of the atomic region's argument, nil without such a region.
func accumulatorType(op omp.DeclareReductionOp) core.Type {
	if entry := op.AtomicReductionRegion().Entry(); entry != nil && entry.NumArgs() > 0 {
		return entry.Arg(0).Type()
	}
	return nil
}

func verifyDepend(op *core.Operation, vars []*core.Value, kinds *core.ArrayAttr, r *core.Reporter) bool {
	switch n := len(elems(kinds)); {
	case len(vars) == 0 && n > 0:
		return r.OpErrorf(op, "unexpected depend values").Fail()
	case len(vars) != n:
		return r.OpErrorf(op, "expected as many depend values as depend variables").Fail()
	}
	return true
}

// VerifyParallel checks clauses.
func (Hooks) VerifyParallel(op omp.ParallelOp, r *core.Reporter) bool {
	byref, has := op.ReductionByref()
	return verifyAllocate(op.Op, op.AllocateVars(), op.AllocatorVars(), r) &&
		verifyPrivate(op.Op, op.PrivateVars(), op.PrivateSymsAttr(), r) &&
		verifyReduction(op.Op, op.ReductionVars(), op.ReductionSymsAttr(), byref, has, r)
}

// VerifyRegionsParallel checks whether it is a composite construct.
func (Hooks) VerifyRegionsParallel(op omp.ParallelOp, r *core.Reporter) bool {
	var distribute *core.Operation
	n := 0
	for o := range op.Region().Ops() {
		if is(o, omp.AsDistributeOp) {
			if n == 0 {
				distribute = o
			}
			n++
		}
	}
	if n > 1 {
		return r.OpEmitErrorf(op.Op, "multiple 'omp.distribute' nested inside of 'omp.parallel'").Fail()
	}
	if n == 0 {
		if isComposite(op.Op) {
			return r.OpEmitErrorf(op.Op, "'omp.composite' attribute present in non-composite operation").Fail()
		}
		return true
	}
	if !isComposite(op.Op) {
		return r.OpEmitErrorf(op.Op, "'omp.composite' attribute missing from composite operation").Fail()
	}
	for o := range op.Region().Ops() {
		if o != distribute && isOmp(o) && !o.Has(core.TraitTerminator) {
			return r.OpEmitErrorf(op.Op, "unexpected OpenMP operation inside of composite 'omp.parallel': %s", o.Name()).Fail()
		}
	}
	return true
}

// VerifyTeams wants a target around, or nothing of this dialect.
func (Hooks) VerifyTeams(op omp.TeamsOp, r *core.Reporter) bool {
	if !is(op.Op.ParentOp(), omp.AsTargetOp) && parentInDialect(op.Op) != nil {
		return r.OpEmitErrorf(op.Op, "expected to be nested inside of omp.target or not nested in any OpenMP dialect operations").Fail()
	}
	if lower, upper := op.NumTeamsLower(), op.NumTeamsUpper(); lower != nil {
		if upper == nil {
			return r.OpEmitErrorf(op.Op, "expected num_teams upper bound to be defined if the lower bound is defined").Fail()
		}
		if lower.Type() != upper.Type() {
			return r.OpEmitErrorf(op.Op, "expected num_teams upper bound and lower bound to be the same type").Fail()
		}
	}
	byref, has := op.ReductionByref()
	return verifyAllocate(op.Op, op.AllocateVars(), op.AllocatorVars(), r) &&
		verifyReduction(op.Op, op.ReductionVars(), op.ReductionSymsAttr(), byref, has, r)
}

// VerifySections checks clauses.
func (Hooks) VerifySections(op omp.SectionsOp, r *core.Reporter) bool {
	byref, has := op.ReductionByref()
	return verifyAllocate(op.Op, op.AllocateVars(), op.AllocatorVars(), r) &&
		verifyReduction(op.Op, op.ReductionVars(), op.ReductionSymsAttr(), byref, has, r)
}

// VerifyRegionsSections wants nothing but sections.
func (Hooks) VerifyRegionsSections(op omp.SectionsOp, r *core.Reporter) bool {
	for o := range op.Region().Entry().Ops() {
		if !is(o, omp.AsSectionOp) && !is(o, omp.AsTerminatorOp) {
			return r.OpErrorf(op.Op, "expected omp.section op or terminator op inside region").Fail()
		}
	}
	return true
}

// VerifySingle compares variables with the functions that copy them.
func (Hooks) VerifySingle(op omp.SingleOp, r *core.Reporter) bool {
	if !verifyAllocate(op.Op, op.AllocateVars(), op.AllocatorVars(), r) {
		return false
	}
	vars, syms := op.CopyprivateVars(), elems(op.CopyprivateSymsAttr())
	if len(vars) != len(syms) {
		return r.OpErrorf(op.Op, "inconsistent number of copyprivate vars (= %d) and functions (= %d), both must be equal",
			len(vars), len(syms)).Fail()
	}
	for i, v := range vars {
		ref, _ := syms[i].(*core.SymbolRefAttr)
		text := core.AttrString(ref)
		fn := op.Op.LookupNearestSymbol(ref)
		if fn == nil || fn.Name() != "func.func" && fn.Name() != "llvm.func" {
			return r.OpErrorf(op.Op, "expected symbol reference %s to point to a copy function", text).Fail()
		}
		in, _, _ := fn.FunctionSignature()
		if len(in) != 2 {
			return r.OpErrorf(op.Op, "expected copy function %s to have 2 operands", text).Fail()
		}
		if in[0] != in[1] {
			return r.OpErrorf(op.Op, "expected copy function %s arguments to have the same type", text).Fail()
		}
		if in[0] != v.Type() {
			return r.OpErrorf(op.Op, "expected copy function arguments' type (%s) to be the same as copyprivate variable's type (%s)",
				message.Quote(in[0]), message.Quote(v.Type())).Fail()
		}
	}
	return true
}

// VerifyTask checks dependences and reductions.
func (Hooks) VerifyTask(op omp.TaskOp, r *core.Reporter) bool {
	byref, has := op.InReductionByref()
	return verifyDepend(op.Op, op.DependVars(), op.DependKindsAttr(), r) &&
		verifyReduction(op.Op, op.InReductionVars(), op.InReductionSymsAttr(), byref, has, r)
}

// VerifyTaskgroup checks reductions.
func (Hooks) VerifyTaskgroup(op omp.TaskgroupOp, r *core.Reporter) bool {
	byref, has := op.TaskReductionByref()
	return verifyReduction(op.Op, op.TaskReductionVars(), op.TaskReductionSymsAttr(), byref, has, r)
}

// parentInDialect returns the nearest operation of this dialect around.
func parentInDialect(op *core.Operation) *core.Operation {
	for p := op.ParentOp(); p != nil; p = p.ParentOp() {
		if isOmp(p) {
			return p
		}
	}
	return nil
}

// VerifyCancel wants the construct that is cancelled around.
func (Hooks) VerifyCancel(op omp.CancelOp, r *core.Reporter) bool {
	parent := parentInDialect(op.Op)
	if parent == nil {
		return r.OpErrorf(op.Op, "Orphaned cancel construct").Fail()
	}
	switch op.CancelDirective() {
	case omp.ClauseCancellationConstructTypeParallel:
		if !is(parent, omp.AsParallelOp) {
			return r.OpErrorf(op.Op, "cancel parallel must appear inside a parallel region").Fail()
		}
	case omp.ClauseCancellationConstructTypeLoop:
		loop, ok := omp.AsWsloopOp(parent.ParentOp())
		if !ok {
			return r.OpErrorf(op.Op, "cancel loop must appear inside a worksharing-loop region").Fail()
		}
		if loop.Nowait() {
			return r.OpEmitErrorf(op.Op, "A worksharing construct that is canceled must not have a nowait clause").Fail()
		}
		if loop.OrderedAttr() != nil {
			return r.OpEmitErrorf(op.Op, "A worksharing construct that is canceled must not have an ordered clause").Fail()
		}
	case omp.ClauseCancellationConstructTypeSections:
		sections, ok := omp.AsSectionsOp(parent.ParentOp())
		if !ok {
			return r.OpErrorf(op.Op, "cancel sections must appear inside a sections region").Fail()
		}
		if sections.Nowait() {
			return r.OpEmitErrorf(op.Op, "A sections construct that is canceled must not have a nowait clause").Fail()
		}
	case omp.ClauseCancellationConstructTypeTaskgroup:
		if !is(parent, omp.AsTaskOp) && !is(parent.ParentOp(), omp.AsTaskloopOp) {
			return r.OpErrorf(op.Op, "cancel taskgroup must appear inside a task region").Fail()
		}
	}
	return true
}

// VerifyCancellationPoint wants the construct that may be cancelled around.
func (Hooks) VerifyCancellationPoint(op omp.CancellationPointOp, r *core.Reporter) bool {
	parent := parentInDialect(op.Op)
	if parent == nil {
		return r.OpErrorf(op.Op, "Orphaned cancellation point").Fail()
	}
	switch op.CancelDirective() {
	case omp.ClauseCancellationConstructTypeParallel:
		if !is(parent, omp.AsParallelOp) {
			return r.OpErrorf(op.Op, "cancellation point parallel must appear inside a parallel region").Fail()
		}
	case omp.ClauseCancellationConstructTypeLoop:
		if !is(parent.ParentOp(), omp.AsWsloopOp) {
			return r.OpErrorf(op.Op, "cancellation point loop must appear inside a worksharing-loop region").Fail()
		}
	case omp.ClauseCancellationConstructTypeSections:
		if !is(parent, omp.AsSectionOp) {
			return r.OpErrorf(op.Op, "cancellation point sections must appear inside a sections region").Fail()
		}
	case omp.ClauseCancellationConstructTypeTaskgroup:
		if !is(parent, omp.AsTaskOp) && !is(parent.ParentOp(), omp.AsTaskloopOp) {
			return r.OpErrorf(op.Op, "cancellation point taskgroup must appear inside a task region").Fail()
		}
	}
	return true
}

// VerifySymbolUsesCritical looks for the declaration of the name.
func (Hooks) VerifySymbolUsesCritical(op omp.CriticalOp, symbols *core.SymbolTableCollection, r *core.Reporter) bool {
	ref := op.NameAttr()
	if ref == nil {
		return true
	}
	if _, ok := omp.AsCriticalDeclareOp(symbols.LookupNearest(op.Op, ref)); !ok {
		return r.OpErrorf(op.Op, "expected symbol reference %s to point to a critical declaration", core.AttrString(ref)).Fail()
	}
	return true
}

// VerifyCriticalDeclare checks the hint.
func (Hooks) VerifyCriticalDeclare(op omp.CriticalDeclareOp, r *core.Reporter) bool {
	return verifyHint(op.Op, op.Hint(), r)
}

// VerifyAllocateDir wants a power of two.
func (Hooks) VerifyAllocateDir(op omp.AllocateDirOp, r *core.Reporter) bool {
	if n, ok := op.Align(); ok && n > 0 && n&(n-1) != 0 {
		return r.OpEmitErrorf(op.Op, "ALIGN value : %d must be power of 2", n).Fail()
	}
	return true
}

// VerifyWorkdistribute wants one exit and no constructs with threads of their own.
func (Hooks) VerifyWorkdistribute(op omp.WorkdistributeOp, r *core.Reporter) bool {
	if op.Region().IsEmpty() {
		return r.OpErrorf(op.Op, "region cannot be empty").Fail()
	}
	if op.Region().Entry().IsEmpty() {
		return r.OpErrorf(op.Op, "region must contain a structured block").Fail()
	}
	terminated := false
	for b := range op.Region().Blocks() {
		if is(b.Last(), omp.AsTerminatorOp) {
			if terminated {
				return r.OpErrorf(op.Op, "region must have exactly one terminator").Fail()
			}
			terminated = true
		}
	}
	if !terminated {
		return r.OpErrorf(op.Op, "region must be terminated with omp.terminator").Fail()
	}
	message := ""
	for o := range op.Region().Ops() {
		o.WalkPost(func(n *core.Operation) core.WalkResult {
			switch n.Name() {
			case "omp.barrier":
				message = "explicit barriers are not allowed in workdistribute region"
			case "omp.parallel":
				message = "nested parallel constructs not allowed in workdistribute"
			case "omp.teams":
				message = "nested teams constructs not allowed in workdistribute"
			default:
				return core.WalkAdvance
			}
			return core.WalkInterrupt
		})
		if message != "" {
			return r.OpErrorf(op.Op, "%s", message).Fail()
		}
	}
	if !is(op.Op.ParentOp(), omp.AsTeamsOp) {
		return r.OpErrorf(op.Op, "workdistribute must be nested under teams").Fail()
	}
	return true
}
