package bufferization

import (
	"slices"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/rewrite"
	"github.com/odsgen/ods/generated/arith"
	"github.com/odsgen/ods/generated/bufferization"
	viewiface "github.com/odsgen/ods/generated/iface/view"
	"github.com/odsgen/ods/generated/memref"
)

// This file has the canonicalization patterns of copies and of freeing memory.

// CanonicalizationPatternsClone drops copies without uses, and those where source and copy do not live side by side.
func (Hooks) CanonicalizationPatternsClone(set *rewrite.PatternSet) {
	set.Add(rewrite.OpPattern(&bufferization.CloneDef, bufferization.AsCloneOp, "bufferization.clone that is not needed", dropClone))
}

func dropClone(op bufferization.CloneOp, rw *rewrite.Rewriter) bool {
	if !op.Output().HasUses() {
		rw.EraseOp(op.Op)
		return true
	}
	free := redundantFree(op)
	if free == nil {
		return false
	}
	for o := op.Op.Next(); o != free; o = o.Next() {
		if o == nil || frees(o, nil) {
			return false // nothing is known about aliases: it may free the source
		}
	}
	source := op.Input()
	if source.Type() != op.Output().Type() {
		source = memref.NewCast(&rw.Builder, op.Output().Type(), source).Dest()
	}
	rw.ReplaceOp(op.Op, source)
	rw.EraseOp(free)
	return true
}

// redundantFree returns what frees the copy or its source in the block of the clone, and is not needed when both are
// the same; nil when there is no such operation, or when it is unknown which of them lives longer.
func redundantFree(op bufferization.CloneOp) *core.Operation {
	ofCopy, ok := freeOf(op.Output())
	if !ok {
		return nil
	}
	ofSource, ok := freeOf(viewed(op.Input()))
	if !ok || ofCopy != nil && ofSource != nil && ofCopy.Block() == ofSource.Block() {
		return nil
	}
	for _, free := range []*core.Operation{ofCopy, ofSource} {
		if free != nil && free.Block() == op.Op.Block() {
			return free
		}
	}
	return nil
}

// viewed returns the memory that a value is a view of.
func viewed(v *core.Value) *core.Value {
	for def := v.DefiningOp(); def != nil; def = v.DefiningOp() {
		like, ok := viewiface.ViewLikeOpInterfaceKey.Of(def)
		if !ok || v.Index() != 0 {
			break
		}
		v = like.ViewSource()
	}
	return v
}

// frees reports whether an operation says itself that it frees a value, or anything when that is nil.
func frees(op *core.Operation, v *core.Value) bool {
	effects, known := op.Effects()
	return known && slices.ContainsFunc(effects,
		func(e core.Effect) bool { return e.Kind == core.EffectFree && (v == nil || e.Value == v) })
}

// freeOf returns the operation that frees a value, if any; ok is false when there are several, or one that frees it
// only perhaps.
func freeOf(v *core.Value) (free *core.Operation, ok bool) {
	for u := range v.Users() {
		if !frees(u, v) {
			continue
		}
		if _, realloc := memref.AsReallocOp(u); realloc || free != nil {
			return nil, false
		}
		free = u
	}
	return free, true
}

// CanonicalizationPatternsDealloc drops memrefs that are there twice, that need not be freed, and those that nobody
// uses but to free them.
func (Hooks) CanonicalizationPatternsDealloc(set *rewrite.PatternSet) {
	add := func(name string, f func(bufferization.DeallocOp, *rewrite.Rewriter) bool) {
		set.Add(rewrite.OpPattern(&bufferization.DeallocDef, bufferization.AsDeallocOp, name, f))
	}
	add("bufferization.dealloc duplicates", mergeDuplicates)
	add("bufferization.dealloc retained duplicates", mergeRetained)
	add("bufferization.dealloc of nothing", freeNothing)
	add("bufferization.dealloc never", func(op bufferization.DeallocOp, rw *rewrite.Rewriter) bool {
		return keep(op, rw, func(_, cond *core.Value) bool {
			c, ok := cond.ConstantValue().(*core.IntegerAttr)
			return !ok || !c.Value().IsZero()
		})
	})
	add("bufferization.dealloc of a base buffer", freeWhole)
	add("bufferization.dealloc of unused memory", freeUnused)
}

// setMemrefs gives the operation other memory to free; it reports whether that is a change.
func setMemrefs(op bufferization.DeallocOp, rw *rewrite.Rewriter, memrefs, conditions []*core.Value) bool {
	if slices.Equal(memrefs, op.Memrefs()) && slices.Equal(conditions, op.Conditions()) {
		return false
	}
	rw.Modify(op.Op, func() {
		op.SetMemrefs(memrefs...)
		op.SetConditions(conditions...)
	})
	return true
}

// keep keeps some of the memrefs.
func keep(op bufferization.DeallocOp, rw *rewrite.Rewriter, f func(m, cond *core.Value) bool) bool {
	var memrefs, conditions []*core.Value
	for i, m := range op.Memrefs() {
		if cond := op.Conditions()[i]; f(m, cond) {
			memrefs, conditions = append(memrefs, m), append(conditions, cond)
		}
	}
	return setMemrefs(op, rw, memrefs, conditions)
}

// mergeDuplicates frees memory once, when any of its conditions holds.
func mergeDuplicates(op bufferization.DeallocOp, rw *rewrite.Rewriter) bool {
	memrefs := unique(op.Memrefs())
	conditions := make([]*core.Value, len(memrefs))
	for i, m := range op.Memrefs() {
		at, cond := slices.Index(memrefs, m), op.Conditions()[i]
		if conditions[at] == nil || conditions[at] == cond {
			conditions[at] = cond
		} else {
			conditions[at] = arith.NewOrI(&rw.Builder, conditions[at], cond).Result()
		}
	}
	return setMemrefs(op, rw, memrefs, conditions)
}

// unique keeps the first of equal values.
func unique(list []*core.Value) []*core.Value {
	var out []*core.Value
	for _, v := range list {
		if !slices.Contains(out, v) {
			out = append(out, v)
		}
	}
	return out
}

// mergeRetained asks for the condition of a retained memref once.
func mergeRetained(op bufferization.DeallocOp, rw *rewrite.Rewriter) bool {
	all := op.Retained()
	retained := unique(all)
	if len(retained) == len(all) {
		return false
	}
	by := bufferization.NewDealloc(&rw.Builder, op.Memrefs(), op.Conditions(), retained)
	results := make([]*core.Value, len(all))
	for i, v := range all {
		results[i] = by.Op.Result(slices.Index(retained, v))
	}
	rw.ReplaceOp(op.Op, results...)
	return true
}

// freeNothing gives nobody the ownership of anything.
func freeNothing(op bufferization.DeallocOp, rw *rewrite.Rewriter) bool {
	if len(op.Memrefs()) > 0 {
		return false
	}
	no := arith.Constant{Value: op.Op.Context().Bool(false)}.Build(&rw.Builder).Op.Result(0)
	rw.ReplaceOp(op.Op, slices.Repeat([]*core.Value{no}, op.Op.NumResults())...)
	return true
}

// allocation returns the operation that allocates a value.
func allocation(v *core.Value) (def *core.Operation, effects []core.Effect) {
	if def = v.DefiningOp(); def == nil {
		return nil, nil
	}
	effects, _ = def.Effects()
	if !slices.ContainsFunc(effects, func(e core.Effect) bool { return e.Kind == core.EffectAllocate && e.Value == v }) {
		return nil, nil
	}
	return def, effects
}

// freeWhole frees allocated memory instead of the base that was taken of it.
func freeWhole(op bufferization.DeallocOp, rw *rewrite.Rewriter) bool {
	memrefs := slices.Clone(op.Memrefs())
	for i, m := range memrefs {
		if meta, ok := memref.AsExtractStridedMetadataOp(m.DefiningOp()); ok {
			if def, _ := allocation(meta.Source()); def != nil {
				memrefs[i] = meta.Source()
			}
		}
	}
	return setMemrefs(op, rw, memrefs, op.Conditions())
}

// freeUnused erases allocations, together with what frees them, that have no other use and no other effect.
func freeUnused(op bufferization.DeallocOp, rw *rewrite.Rewriter) bool {
	var dead []*core.Operation
	changed := keep(op, rw, func(m, _ *core.Value) bool {
		def, effects := allocation(m)
		if def == nil || len(effects) != 1 || !m.HasOneUse() {
			return true
		}
		dead = append(dead, def)
		return false
	})
	for _, def := range dead {
		rw.EraseOp(def)
	}
	return changed
}
