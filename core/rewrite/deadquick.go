package rewrite

import (
	"slices"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/effect"
	"github.com/odsgen/ods/core/flow"
)

// mayHaveDead reports whether something in the region, isolated operations aside, may be dead. It answers no for most
// regions that the greedy driver has worked on, without computing liveness: no operation is unused, and every block
// argument has a user nearby that keeps it alive.
func mayHaveDead(r *core.Region) bool { return hasDead(r, new(effect.Cache)) }

func hasDead(r *core.Region, effects *effect.Cache) bool {
	graph := r.MayBeGraph()
	for b := range r.Blocks() {
		if !b.IsEntry() && b.NumArgs() > 0 && !argsPinned(b) {
			for _, a := range b.Args() {
				if !quicklyLive(a) {
					return true
				}
			}
		}
		for op := range b.Ops() {
			// In a graph region dead operations may use one another.
			if (graph || !op.HasUses()) && effects.WouldBeTriviallyDead(op) {
				return true
			}
			if op.Has(core.TraitIsolatedFromAbove) {
				continue
			}
			for _, nested := range op.Regions() {
				if hasDead(nested, effects) {
					return true
				}
			}
		}
	}
	return false
}

// argsPinned reports whether a terminator that does not say what it passes on leads to the block.
func argsPinned(b *core.Block) bool {
	for u := range b.SuccUses() {
		if _, ok := flow.BranchOpInterfaceKey.Of(u.Owner()); !ok && u.Owner().Has(core.TraitTerminator) {
			return true
		}
	}
	return false
}

// quickSteps bounds the search of [quicklyLive].
const quickSteps = 24

// quicklyLive follows the uses of a value until one is met that is certainly live. It gives up after a few steps.
func quicklyLive(v *core.Value) bool {
	var buffer [quickSteps]*core.Value
	list := append(buffer[:0], v)
	for i := 0; i < len(list); i++ {
		for u := range list[i].Uses() {
			op := u.Owner()
			if op.Has(core.TraitTerminator) {
				to := forwardedTo(u)
				if to == nil {
					return true
				}
				if !slices.Contains(list, to) && len(list) < quickSteps {
					list = append(list, to)
				}
				continue
			}
			if !op.WouldBeTriviallyDead() {
				return true
			}
			for _, res := range op.Results() {
				if !slices.Contains(list, res) && len(list) < quickSteps {
					list = append(list, res)
				}
			}
		}
	}
	return false
}

// forwardedTo returns the block argument that a terminator passes an operand to, or nil when it uses the operand
// otherwise.
func forwardedTo(u *core.Use) *core.Value {
	op := u.Owner()
	br, ok := flow.BranchOpInterfaceKey.Of(op)
	if !ok {
		return nil
	}
	if i, k, ok := flow.ForwardedTo(op, br, u.Index()); ok {
		return op.Successor(i).Arg(k)
	}
	return nil
}
