package omp

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/generated/omp"
)

// verifyMaps checks that the ways in which variables are mapped are allowed at the operation.
func verifyMaps(op *core.Operation, vars []*core.Value, r *core.Reporter) bool {
	fail := func(message string) bool { return r.Errorf(op.Loc(), "%s", message).Fail() }
	updated := map[*core.Value]omp.ClauseMapFlags{}
	for _, v := range vars {
		def := v.DefiningOp()
		if def == nil {
			return fail("missing map operation")
		}
		info, ok := omp.AsMapInfoOp(def)
		if !ok {
			if is(op, omp.AsDeclareMapperInfoOp) {
				continue
			}
			return fail("map argument is not a map entry operation")
		}
		bits := info.MapType()
		has := func(b omp.ClauseMapFlags) bool { return bits&b != 0 }
		to, from, del := has(omp.ClauseMapFlagsTo), has(omp.ClauseMapFlagsFrom), has(omp.ClauseMapFlagsDel)
		switch op.Name() {
		case "omp.target_data", "omp.target":
			if del {
				return fail("to, from, tofrom and alloc map types are permitted")
			}
		case "omp.target_enter_data":
			if from || del {
				return fail("to and alloc map types are permitted")
			}
		case "omp.target_exit_data":
			if to {
				return fail("from, release and delete map types are permitted")
			}
		case "omp.target_update":
			if del || !to && !from {
				return fail("at least one of to or from map types must be specified, other map types are not permitted")
			}
			way := bits & (omp.ClauseMapFlagsTo | omp.ClauseMapFlagsFrom)
			if before := updated[info.VarPtr()]; to && from || before != 0 && before != way {
				return fail("either to or from map types can be specified, not both")
			}
			if has(omp.ClauseMapFlagsAlways | omp.ClauseMapFlagsClose | omp.ClauseMapFlagsImplicit) {
				return fail("present, mapper and iterator map type modifiers are permitted")
			}
			updated[info.VarPtr()] = way
		}
	}
	return true
}

// VerifyTargetData wants a mapped variable.
func (Hooks) VerifyTargetData(op omp.TargetDataOp, r *core.Reporter) bool {
	if len(op.MapVars()) == 0 && len(op.UseDevicePtrVars()) == 0 && len(op.UseDeviceAddrVars()) == 0 {
		return r.Errorf(op.Op.Loc(), "At least one of map, use_device_ptr_vars, or use_device_addr_vars operand must be present").Fail()
	}
	return verifyMaps(op.Op, op.MapVars(), r)
}

// VerifyTargetEnterData checks dependences and maps.
func (Hooks) VerifyTargetEnterData(op omp.TargetEnterDataOp, r *core.Reporter) bool {
	return verifyDepend(op.Op, op.DependVars(), op.DependKindsAttr(), r) && verifyMaps(op.Op, op.MapVars(), r)
}

// VerifyTargetExitData checks dependences and maps.
func (Hooks) VerifyTargetExitData(op omp.TargetExitDataOp, r *core.Reporter) bool {
	return verifyDepend(op.Op, op.DependVars(), op.DependKindsAttr(), r) && verifyMaps(op.Op, op.MapVars(), r)
}

// VerifyTargetUpdate checks dependences and maps.
func (Hooks) VerifyTargetUpdate(op omp.TargetUpdateOp, r *core.Reporter) bool {
	return verifyDepend(op.Op, op.DependVars(), op.DependKindsAttr(), r) && verifyMaps(op.Op, op.MapVars(), r)
}

// VerifyTarget checks dependences and maps.
func (Hooks) VerifyTarget(op omp.TargetOp, r *core.Reporter) bool {
	if !verifyDepend(op.Op, op.DependVars(), op.DependKindsAttr(), r) || !verifyMaps(op.Op, op.HasDeviceAddrVars(), r) ||
		!verifyMaps(op.Op, op.MapVars(), r) {
		return false
	}
	if maps, ok := op.PrivateMaps(); ok && len(maps) != len(op.PrivateVars()) {
		return r.Errorf(op.Op.Loc(), "sizes of `private` operand range and `private_maps` attribute mismatch").Fail()
	}
	return true
}

// VerifyRegionsTarget wants at most one omp.teams, and values of the host only where the host needs them.
func (Hooks) VerifyRegionsTarget(op omp.TargetOp, r *core.Reporter) bool {
	n := 0
	for o := range op.Region().Ops() {
		if is(o, omp.AsTeamsOp) {
			n++
		}
	}
	if n > 1 {
		return r.OpEmitErrorf(op.Op, "target containing multiple 'omp.teams' nested ops").Fail()
	}
	entry := op.Region().Entry()
	if entry == nil {
		return true
	}
	first := len(op.HasDeviceAddrVars())
	for _, arg := range entry.Args()[first : first+len(op.HostEvalVars())] {
		for user := range arg.Users() {
			if teams, ok := omp.AsTeamsOp(user); ok {
				if arg == teams.NumTeamsLower() || arg == teams.NumTeamsUpper() || arg == teams.ThreadLimit() {
					continue
				}
				return r.OpErrorf(op.Op, "host_eval argument only legal as 'num_teams' and 'thread_limit' in 'omp.teams'").Fail()
			}
			if parallel, ok := omp.AsParallelOp(user); ok {
				if arg == parallel.NumThreads() {
					continue
				}
				return r.OpErrorf(op.Op, "host_eval argument only legal as 'num_threads' in 'omp.parallel' when representing target SPMD").Fail()
			}
			if !is(user, omp.AsLoopNestOp) {
				return r.OpErrorf(op.Op, "host_eval argument illegal use in '%s' operation", user.Name()).Fail()
			}
		}
	}
	return true
}
