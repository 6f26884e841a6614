package dealloc

import (
	"slices"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/generated/iface/view"
	"github.com/odsgen/ods/passes/bufferize"
)

// sameness says whether memory is that of one allocation.
type sameness uint8

const (
	unknown sameness = iota
	same
	different
)

// origins compares memory by where it comes from.
type origins struct{ flow *bufferize.ViewFlow }

// viewed returns the memory that a value is a view of.
func viewed(v *core.Value) *core.Value {
	for def := v.DefiningOp(); def != nil; def = v.DefiningOp() {
		like, ok := view.ViewLikeOpInterfaceKey.Of(def)
		if !ok || v.Index() != 0 {
			break
		}
		v = like.ViewSource()
	}
	return v
}

// compare says whether two values are memory of one allocation.
func (o origins) compare(a, b *core.Value) sameness {
	a, b = viewed(a), viewed(b)
	if a == b {
		return same
	}
	from, to := o.flow.Terminals(a), o.flow.Terminals(b)
	if len(from) == 1 && len(to) == 1 && from[0] == to[0] {
		return same
	}
	if slices.ContainsFunc(from, func(v *core.Value) bool { return slices.Contains(to, v) }) {
		return unknown
	}
	if all(from, isAllocated) && all(to, isAllocatedOrParameter) || all(from, isAllocatedOrParameter) && all(to, isAllocated) {
		return different
	}
	return unknown
}

func all(list []*core.Value, f func(*core.Value) bool) bool {
	return len(list) > 0 && !slices.ContainsFunc(list, func(v *core.Value) bool { return !f(v) })
}

func isAllocated(v *core.Value) bool {
	def := v.DefiningOp()
	if def == nil {
		return false
	}
	effects, _ := def.Effects()
	return effectOn(effects, core.EffectAllocate, v) != nil
}

func isAllocatedOrParameter(v *core.Value) bool {
	return isAllocated(v) || v.IsBlockArg() && v.OwnerBlock().IsEntry() && v.OwnerBlock().ParentOp().Has(core.TraitFunctionLike)
}

// mayOverlap reports whether memory may be that of one of the others.
func (o origins) mayOverlap(list []*core.Value, v *core.Value) bool {
	return slices.ContainsFunc(list, func(w *core.Value) bool { return !isNewer(w, v) && !isNewer(v, w) && o.compare(w, v) != different })
}

// isNewer reports whether a is allocated in, or below, the block that b is an argument of.
func isNewer(a, b *core.Value) bool {
	a, b = viewed(a), viewed(b)
	return isAllocated(a) && b.IsBlockArg() && b.OwnerBlock().AncestorOpInBlock(a.DefiningOp()) != nil
}
