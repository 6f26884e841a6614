package dependence

import (
	"github.com/odsgen/ods/core"
	gen "github.com/odsgen/ods/generated/affine"
	"github.com/odsgen/ods/generated/iface/view"
)

// This file asks whether iterations of a loop depend on one another.

// Depth returns how many induction variables of loops of dialect affine are around an operation.
func Depth(op *core.Operation) int { return len(InductionVars(op)) }

// OnlyEffect reports whether the effects of an operation on a value are one effect of the kind; with a nil value,
// whether all of its effects are.
func OnlyEffect(op *core.Operation, kind core.EffectKind, v *core.Value) bool {
	effects, known := op.Effects()
	n := 0
	for _, e := range effects {
		if v == nil || e.Value == v {
			if e.Kind != kind {
				return false
			}
			n++
		}
	}
	return known && n == 1
}

// AllocatedIn reports whether a value is memory that is allocated inside of an operation, or a view of such memory.
func AllocatedIn(v *core.Value, op *core.Operation) bool {
	for def := v.DefiningOp(); def != nil; def = v.DefiningOp() {
		if OnlyEffect(def, core.EffectAllocate, v) && op.IsProperAncestorOf(def) {
			return true
		}
		w, ok := view.ViewLikeOpInterfaceKey.Of(def)
		if !ok {
			return false
		}
		v = w.ViewSource()
	}
	return false
}

// IsMemoryParallel reports whether it is known that no iteration of a loop depends on memory that another one accesses.
func IsMemoryParallel(loop gen.ForOp) bool {
	for _, t := range loop.Op.ResultTypes() {
		if _, ok := t.(core.BaseMemRefType); ok {
			return false
		}
	}
	var list []Access
	known := loop.Op.WalkPost(func(op *core.Operation) core.WalkResult {
		a, ok := AccessOf(op)
		switch {
		case ok && !AllocatedIn(a.MemRef, loop.Op):
			list = append(list, a)
		case ok, op.Is(&gen.ForDef), op.Is(&gen.YieldDef), op.Is(&gen.IfDef), OnlyEffect(op, core.EffectAllocate, nil),
			op.IsMemoryEffectFree():
		default:
			return core.WalkInterrupt
		}
		return core.WalkAdvance
	})
	if !known {
		return false
	}
	depth := Depth(loop.Op) + 1
	for _, src := range list {
		for _, dst := range list {
			if Check(src, dst, depth, false).Outcome != None {
				return false
			}
		}
	}
	return true
}
