package scf

import (
	"strconv"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/query"
	"github.com/odsgen/ods/defs/iface/view"
	destinationiface "github.com/odsgen/ods/generated/iface/destination"
	"github.com/odsgen/ods/generated/scf"
)

// VerifyExecuteRegion wants a region without arguments.
func (Hooks) VerifyExecuteRegion(op scf.ExecuteRegionOp, r *core.Reporter) bool {
	entry := op.Region().Entry()
	if entry == nil {
		return r.OpErrorf(op.Op, "region needs to have at least one block").Fail()
	}
	if entry.NumArgs() > 0 {
		return r.OpErrorf(op.Op, "region cannot have any arguments").Fail()
	}
	return true
}

// VerifyFor compares the number of initial values with that of results.
func (Hooks) VerifyFor(op scf.ForOp, r *core.Reporter) bool {
	if _, n := op.Op.OperandSegment(3); n != op.Op.NumResults() {
		return r.OpErrorf(op.Op, "mismatch in number of loop-carried values and defined values").Fail()
	}
	if b := op.Region().Entry(); b != nil && b.NumArgs() == 0 { // upstream's count of the values that the loop carries is -1 then
		return r.OpErrorf(op.Op, "different number of inits and region iter_args: %d != %d", len(op.InitArgs()), ^uint64(0)).Fail()
	}
	return true
}

// VerifyRegionsFor compares the body's arguments with bounds, initial values and results.
func (Hooks) VerifyRegionsFor(op scf.ForOp, r *core.Reporter) bool {
	args, inits := op.Region().Entry().Args(), op.InitArgs()
	if len(args) == 0 || args[0].Type() != op.LowerBound().Type() {
		return r.OpErrorf(op.Op, "expected induction variable to be same type as bounds and step").Fail()
	}
	if len(args)-1 != len(inits) {
		return r.OpErrorf(op.Op, "mismatch in number of basic block args and defined values").Fail()
	}
	for i, t := range op.Op.ResultTypes() {
		if inits[i].Type() != t {
			return r.OpErrorf(op.Op, "types mismatch between %dth iter operand and defined value", i).Fail()
		}
		if args[i+1].Type() != t {
			return r.OpErrorf(op.Op, "types mismatch between %dth iter region arg and defined value", i).Fail()
		}
	}
	return true
}

// terminator returns the last operation of a region when it is the wanted one, or reports.
func terminator[T any](op *core.Operation, region *core.Region, as func(*core.Operation) (T, bool), message string,
	r *core.Reporter) (t T, ok bool) {
	var last *core.Operation
	if b := region.Entry(); b != nil {
		last = b.Last()
	}
	if t, ok = as(last); ok {
		return t, true
	}
	f := r.OpErrorf(op, "%s", message)
	if last != nil {
		f.Note(last.Loc(), "terminator here")
	}
	return t, false
}

// VerifyWhile looks at the terminators.
func (Hooks) VerifyWhile(op scf.WhileOp, r *core.Reporter) bool {
	_, ok := terminator(op.Op, op.Before(), scf.AsConditionOp, "expects the 'before' region to terminate with 'scf.condition'", r)
	if ok {
		_, ok = terminator(op.Op, op.After(), scf.AsYieldOp, "expects the 'after' region to terminate with 'scf.yield'", r)
	}
	return ok
}

// VerifyParallel looks at bounds, induction variables, and at the reductions of the terminator.
func (Hooks) VerifyParallel(op scf.ParallelOp, r *core.Reporter) bool {
	steps, args := op.Step(), op.Region().Entry().Args()
	if len(steps) == 0 {
		return r.OpErrorf(op.Op, "needs at least one tuple element for lowerBound, upperBound and step").Fail()
	}
	for _, s := range steps {
		if n, ok := view.Constant(core.FoldResult{Value: s}); ok && n <= 0 {
			return r.OpErrorf(op.Op, "constant step operand must be positive").Fail()
		}
	}
	if len(args) != len(steps) {
		return r.OpErrorf(op.Op, "expects the same number of induction variables: %d as bound and step values: %d", len(args),
			len(steps)).Fail()
	}
	for _, a := range args {
		if !query.Is[*core.IndexType](a.Type()) {
			return r.OpErrorf(op.Op, "expects arguments for the induction variable to be of index type").Fail()
		}
	}
	reduce, ok := terminator(op.Op, op.Region(), scf.AsReduceOp, "expects body to terminate with 'scf.reduce'", r)
	if !ok {
		return false
	}
	n, inits := op.Op.NumResults(), len(op.InitVals())
	if k := reduce.Op.NumRegions(); n != k {
		return r.OpErrorf(op.Op, "expects number of results: %d to be the same as number of reductions: %d", n, k).Fail()
	}
	if n != inits {
		return r.OpErrorf(op.Op, "expects number of results: %d to be the same as number of initial values: %d", n, inits).Fail()
	}
	if reduce.Op.NumOperands() != inits {
		return true // scf.reduce reports it
	}
	for i := range n {
		if t, u := op.Op.Result(i).Type(), reduce.Op.Operand(i).Type(); t != u {
			return r.OpErrorf(reduce.Op, "expects type of %d-th reduction operand: '%s' to be the same as the %d-th result type: '%s'",
				i, core.TypeString(u), i, core.TypeString(t)).Fail()
		}
	}
	return true
}

// VerifyRegionsReduce wants two arguments of the operand's type in each reduction.
func (Hooks) VerifyRegionsReduce(op scf.ReduceOp, r *core.Reporter) bool {
	n := op.Op.NumRegions()
	if n != op.Op.NumOperands() {
		return r.OpErrorf(op.Op, "expects number of reduction regions: %d to be the same as number of reduction operands: %d", n,
			op.Op.NumOperands()).Fail()
	}
	for i := range n {
		t, b := op.Op.Operand(i).Type(), op.Op.Region(i).Entry()
		if b.IsEmpty() {
			return r.OpErrorf(op.Op, "%d-th reduction has an empty body", i).Fail()
		}
		if b.NumArgs() != 2 || b.Arg(0).Type() != t || b.Arg(1).Type() != t {
			return r.OpErrorf(op.Op, "expected two block arguments with type '%s' in the %d-th reduction region", core.TypeString(t),
				i).Fail()
		}
		if _, ok := scf.AsReduceReturnOp(b.Last()); !ok {
			return r.OpErrorf(op.Op, "reduction bodies must be terminated with an 'scf.reduce.return' op").Fail()
		}
	}
	return true
}

// VerifyReduceReturn compares the value with what is reduced.
func (Hooks) VerifyReduceReturn(op scf.ReduceReturnOp, r *core.Reporter) bool {
	b := op.Op.Block()
	if b.NumArgs() == 0 {
		return true // scf.reduce reports it
	}
	if t := b.Arg(0).Type(); t != op.Result().Type() {
		return r.OpErrorf(op.Op, "must have type '%s' (the type of the reduction inputs)", core.TypeString(t)).Fail()
	}
	return true
}

// VerifyIndexSwitch wants different case values, one for each region, and compares what regions yield with the results.
func (Hooks) VerifyIndexSwitch(op scf.IndexSwitchOp, r *core.Reporter) bool {
	cases, regions := op.Cases(), op.CaseRegions()
	if len(cases) != len(regions) {
		return r.OpErrorf(op.Op, "has %d case regions but %d case values", len(regions), len(cases)).Fail()
	}
	seen := make(map[int64]bool, len(cases))
	for _, c := range cases {
		if seen[c] {
			return r.OpErrorf(op.Op, "has duplicate case value: %d", c).Fail()
		}
		seen[c] = true
	}
	if !verifySwitchRegion(op, op.DefaultRegion(), "default region", -1, r) {
		return false
	}
	for i, region := range regions {
		if !verifySwitchRegion(op, region, "case region #", i, r) {
			return false
		}
	}
	return true
}

func verifySwitchRegion(op scf.IndexSwitchOp, region *core.Region, name string, i int, r *core.Reporter) bool {
	if i >= 0 {
		name += strconv.Itoa(i)
	}
	last := region.Entry().Last()
	yield, ok := scf.AsYieldOp(last)
	if !ok {
		return r.OpErrorf(op.Op, "expected region to end with scf.yield, but got %s", last.Name()).Fail()
	}
	if n, want := yield.Op.NumOperands(), op.Op.NumResults(); n != want {
		return r.OpErrorf(op.Op, "expected each region to return %d values, but %s returns %d", want, name, n).
			Note(yield.Op.Loc(), "see yield operation here").Fail()
	}
	for k, t := range op.Op.ResultTypes() {
		if got := yield.Op.Operand(k).Type(); got != t {
			return r.OpErrorf(op.Op, "expected result #%d of each region to be '%s'", k, core.TypeString(t)).
				Note(yield.Op.Loc(), "%s returns '%s' here", name, core.TypeString(got)).Fail()
		}
	}
	return true
}

// VerifyForall looks at outputs, induction variables, bounds and mapping.
func (Hooks) VerifyForall(op scf.ForallOp, r *core.Reporter) bool {
	outs := op.Outputs()
	rank, args := forallRank(op), op.Region().Entry().Args()
	if n := op.Op.NumResults(); n != len(outs) {
		return r.OpErrorf(op.Op, "produces %d results, but has only %d outputs", n, len(outs)).Fail()
	}
	if len(args) != rank+len(outs) {
		return r.OpErrorf(op.Op, "region expects %d arguments", rank).Fail()
	}
	for i, a := range args {
		switch {
		case i < rank && !query.Is[*core.IndexType](a.Type()):
			return r.OpErrorf(op.Op, "expects %d-th block argument to be an index", i).Fail()
		case i >= rank && a.Type() != outs[i-rank].Type():
			return r.OpErrorf(op.Op, "type mismatch between %d-th output and corresponding block argument", i-rank).Fail()
		}
	}
	return verifyMapping(op, rank, r) &&
		view.VerifyList(op.Op, "lower bound", rank, op.StaticLowerBoundAttr(), len(op.DynamicLowerBound()), r) &&
		view.VerifyList(op.Op, "upper bound", rank, op.StaticUpperBoundAttr(), len(op.DynamicUpperBound()), r) &&
		view.VerifyList(op.Op, "step", rank, op.StaticStepAttr(), len(op.DynamicStep()), r)
}

// verifyMapping wants a unit for each dimension, and at most one mask.
func verifyMapping(op scf.ForallOp, rank int, r *core.Reporter) bool {
	mapping := op.MappingAttr()
	if mapping == nil || mapping.Len() == 0 {
		return true
	}
	units, masks, foreign := 0, 0, 0
	for _, m := range mapping.Elems() {
		if _, ok := scf.DeviceMappingAttrInterfaceKey.Of(m); ok {
			units++
		} else if _, ok := scf.DeviceMaskingAttrInterfaceKey.Of(m); ok {
			masks++
		} else {
			foreign++ // of a dialect that is known by name only: either
		}
	}
	if units > rank || units+foreign < rank {
		return r.OpErrorf(op.Op, "mapping attribute size must match op rank").Fail()
	}
	if masks > 1 {
		return r.OpErrorf(op.Op, "\"mapping\" invalid device masking attribute").Fail()
	}
	return true
}

// VerifyInParallel allows operations that write to the shared outputs only.
func (Hooks) VerifyInParallel(op scf.InParallelOp, r *core.Reporter) bool {
	loop, ok := scf.AsForallOp(op.Op.ParentOp())
	if !ok {
		return r.OpErrorf(op.Op, "expected forall op parent").Fail()
	}
	for o := range op.Region().Entry().Ops() {
		c, ok := destinationiface.ParallelCombiningOpInterfaceKey.Of(o)
		if !ok {
			return r.OpErrorf(op.Op, "expected only ParallelCombiningOpInterface ops").Fail()
		}
		for _, v := range c.UpdatedDestinations() {
			if v == nil {
				continue // the operation is not verified yet, and will say so
			}
			if !v.IsBlockArg() || v.OwnerBlock() != loop.Region().Entry() || v.Index() < forallRank(loop) {
				return r.OpErrorf(o, "may only insert into an output block argument").Fail()
			}
		}
	}
	return true
}
