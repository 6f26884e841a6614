package dealloc

import (
	"slices"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/rewrite"
	"github.com/odsgen/ods/generated/arith"
	"github.com/odsgen/ods/generated/bufferization"
	"github.com/odsgen/ods/generated/memref"
	"github.com/odsgen/ods/passes"
	"github.com/odsgen/ods/passes/bufferize"
)

func (*BufferDeallocationSimplificationPass) run(r *passes.Run) {
	o := origins{bufferize.NewViewFlow(r.Op)}
	set := rewrite.NewPatternSet(r.Op.Context())
	for _, p := range []struct {
		name  string
		match func(bufferization.DeallocOp, *rewrite.Rewriter) bool
	}{
		{"bufferization.dealloc of retained memory", o.dropRetained},
		{"bufferization.dealloc retains other memory", o.dropUnrelated},
		{"bufferization.dealloc of unrelated memory", o.split},
		{"bufferization.dealloc of memory that is always retained", o.dropOwned},
	} {
		set.Add(rewrite.OpPattern(&bufferization.DeallocDef, bufferization.AsDeallocOp, p.name, p.match))
	}
	rewrite.AddCanonicalizationsOf(set, &bufferization.DeallocDef)
	cfg := r.GreedyConfig()
	cfg.Regions = rewrite.SimplifyNormal // blocks stay, as does what is known about values
	if _, converged := rewrite.Greedy(r.Op, set.Freeze(), cfg); !converged {
		r.Fail()
	}
}

// setMemory gives the operation other memory to free; it reports whether that is a change.
func setMemory(op bufferization.DeallocOp, rw *rewrite.Rewriter, memory, conditions []*core.Value) bool {
	if slices.Equal(memory, op.Memrefs()) && slices.Equal(conditions, op.Conditions()) {
		return false
	}
	rw.Modify(op.Op, func() {
		op.SetMemrefs(memory...)
		op.SetConditions(conditions...)
	})
	return true
}

// dropRetained takes out memory that is known to be retained, so that it is never freed, and adds its condition to the
// results.
func (o origins) dropRetained(op bufferization.DeallocOp, rw *rewrite.Rewriter) bool {
	seen := make(map[*core.Value]bool)
	for _, v := range op.Retained() {
		if seen[v] {
			return false
		}
		seen[v] = true
	}
	rw.SetAfter(op.Op)
	var memory, conditions []*core.Value
	for i, m := range op.Memrefs() {
		cond := op.Conditions()[i]
		if o.addCondition(op, rw, m, cond) {
			continue
		}
		if meta, ok := memref.AsExtractStridedMetadataOp(m.DefiningOp()); ok && o.addCondition(op, rw, meta.Source(), cond) {
			continue
		}
		memory, conditions = append(memory, m), append(conditions, cond)
	}
	return setMemory(op, rw, memory, conditions)
}

// addCondition adds a condition to the results of the retained memory that is m, when it is known of all retained memory
// whether it is m.
func (o origins) addCondition(op bufferization.DeallocOp, rw *rewrite.Rewriter, m, cond *core.Value) bool {
	var equal []int
	for i, v := range op.Retained() {
		switch o.compare(v, m) {
		case unknown:
			return false
		case same:
			equal = append(equal, i)
		}
	}
	// Each search for a place starts after the operation, before what the one before has made.
	rw.SetAfter(op.Op)
	for _, i := range equal {
		updated := op.Op.Result(i)
		either := arith.OrI{Lhs: updated, Rhs: cond, Loc: op.Op.Loc()}.Build(&rw.Builder)
		rw.ReplaceUsesIf(updated, either.Result(), func(u *core.Use) bool { return u.Owner() != either.Op })
	}
	return len(equal) > 0
}

// dropUnrelated does not retain what is not memory that may be freed.
func (o origins) dropUnrelated(op bufferization.DeallocOp, rw *rewrite.Rewriter) bool {
	var retained []*core.Value
	results := make([]*core.Value, len(op.Retained()))
	for i, v := range op.Retained() {
		if o.mayOverlap(op.Memrefs(), v) {
			retained = append(retained, v)
		} else {
			results[i] = truth(&rw.Builder, op.Op.Loc(), false)
		}
	}
	if len(retained) == len(results) {
		return false
	}
	d := bufferization.Dealloc{Memrefs: op.Memrefs(), Conditions: op.Conditions(), Retained: retained, Loc: op.Op.Loc()}.Build(&rw.Builder)
	k := 0
	for i := range results {
		if results[i] == nil {
			results[i] = d.Op.Result(k)
			k++
		}
	}
	rw.ReplaceOp(op.Op, results...)
	return true
}

// split frees memory that is none of the other memory apart.
func (o origins) split(op bufferization.DeallocOp, rw *rewrite.Rewriter) bool {
	all := op.Memrefs()
	if len(all) <= 1 {
		return false
	}
	free := func(memory, conditions []*core.Value) []*core.Value {
		return bufferization.Dealloc{Memrefs: memory, Conditions: conditions, Retained: op.Retained(), Loc: op.Op.Loc()}.Build(&rw.Builder).UpdatedConditions()
	}
	var memory, conditions []*core.Value
	var apart [][]*core.Value
	for i, m := range all {
		cond := op.Conditions()[i]
		if o.mayOverlap(slices.Delete(slices.Clone(all), i, i+1), m) {
			memory, conditions = append(memory, m), append(conditions, cond)
		} else {
			apart = append(apart, free([]*core.Value{m}, []*core.Value{cond}))
		}
	}
	if len(apart) == 0 {
		return false
	}
	results := slices.Clone(free(memory, conditions))
	for _, more := range apart {
		for i := range results {
			results[i] = arith.OrI{Lhs: results[i], Rhs: more[i], Loc: op.Op.Loc()}.Build(&rw.Builder).Result()
		}
	}
	rw.ReplaceOp(op.Op, results...)
	return true
}

// dropOwned takes out memory that is always owned and always retained, when each retained memory is such.
func (o origins) dropOwned(op bufferization.DeallocOp, rw *rewrite.Rewriter) bool {
	var memory, conditions []*core.Value
	owned := make([]bool, len(op.Retained()))
	changed := false
	for i, m := range op.Memrefs() {
		cond := op.Conditions()[i]
		drop := false
		if c, ok := cond.ConstantValue().(*core.IntegerAttr); ok && !c.Value().IsZero() {
			meta, isBase := memref.AsExtractStridedMetadataOp(m.DefiningOp())
			for k, v := range op.Retained() {
				if o.compare(v, m) == same || isBase && o.compare(v, meta.Source()) == same {
					changed = changed || op.Op.Result(k).HasUses()
					rw.ReplaceAllUsesWith(op.Op.Result(k), cond)
					owned[k], drop = true, true
				}
			}
		}
		if !drop {
			memory, conditions = append(memory, m), append(conditions, cond)
		}
	}
	if !slices.Contains(owned, false) && setMemory(op, rw, memory, conditions) {
		return true
	}
	return changed
}
