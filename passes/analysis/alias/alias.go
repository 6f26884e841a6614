package alias

import (
	"slices"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/flow"
	"github.com/odsgen/ods/generated/iface/function"
	"github.com/odsgen/ods/generated/iface/view"
)

// maxDepth bounds how far values are followed to what they are made of.
const maxDepth = 10

// Result says how two values that refer to memory are related.
type Result uint8

// The relations. Partial, an overlap that is known, is for analyses of dialects; the one of this package never gives
// it.
const (
	No      Result = iota // no memory in common
	May                   // nothing is known
	Partial               // some memory in common
	Must                  // the same memory
)

// String returns upstream's name.
func (r Result) String() string {
	return [...]string{"NoAlias", "MayAlias", "PartialAlias", "MustAlias"}[r]
}

// Merge returns what holds when either of two results may.
func (r Result) Merge(o Result) Result {
	switch {
	case r == o:
		return r
	case r >= Partial && o >= Partial:
		return Partial
	}
	return May
}

// MayAlias reports whether the values may refer to the same memory.
func MayAlias(a, b *core.Value) bool { return new(Info).Alias(a, b) != No }

// Alias says how two values are related.
func (i *Info) Alias(a, b *core.Value) Result {
	if a == b {
		return Must
	}
	var result Result
	as, bs := i.underlying(a), i.underlying(b)
	for k, x := range as {
		for n, y := range bs {
			r := compare(x, y)
			if k+n > 0 {
				r = r.Merge(result)
			}
			if result = r; r == May {
				return May
			}
		}
	}
	return result
}

// compare relates values that are not made of others.
func compare(a, b *core.Value) Result {
	if a == b {
		return Must
	}
	if mayAlias(a, b) {
		return May
	}
	return No
}

// mayAlias tells different values apart that are not made of others.
func mayAlias(a, b *core.Value) bool {
	aConst, bConst := a.ConstantValue() != nil, b.ConstantValue() != nil
	x, xOK := allocationOf(a)
	y, yOK := allocationOf(b)
	switch {
	case aConst && bConst:
		return true
	case aConst:
		return !yOK
	case bConst:
		return !xOK
	case xOK == yOK:
		return !xOK
	case yOK:
		a, b, x = b, a, y
	}
	return x.scope == nil || !outside(b, x.scope)
}

// outside reports whether a value was there before an operation that is the scope of an allocation was entered.
func outside(v *core.Value, scope *core.Operation) bool {
	region := v.ParentRegion()
	if region == nil || region.Op() == nil {
		return false
	}
	if region.Op() == scope {
		return v.IsBlockArg() && v.OwnerBlock().IsEntry()
	}
	return region.Op().IsProperAncestorOf(scope)
}

// allocation is what allocates a value: memory that is not there before scope, when that is known, is entered.
type allocation struct{ scope *core.Operation }

func allocationOf(v *core.Value) (allocation, bool) {
	op := v.DefiningOp()
	if op == nil {
		if op = v.OwnerBlock().ParentOp(); op == nil {
			return allocation{}, false
		}
	}
	effects, _ := op.Effects()
	for _, e := range effects {
		if e.Kind != core.EffectAllocate || e.Value != v {
			continue
		}
		stack := e.Resource == &core.AutomaticAllocationScopeResource
		for p := op.ParentOp(); p != nil; p = p.ParentOp() {
			_, isFunc := function.FunctionOpInterfaceKey.Of(p)
			if stack && p.Has(core.TraitAutomaticAllocationScope) || !stack && isFunc {
				return allocation{p}, true
			}
		}
		return allocation{}, true
	}
	return allocation{}, false
}

// underlying collects what a value is made of.
type underlying struct {
	seen  map[*core.Value]bool
	found []*core.Value
}

func (u *underlying) collect(v *core.Value, depth int) {
	if u.seen[v] {
		return
	}
	if u.seen == nil {
		u.seen = map[*core.Value]bool{}
	}
	u.seen[v] = true
	if depth == 0 || !u.follow(v, depth-1) {
		u.found = append(u.found, v)
	}
}

// follow collects what a value is made of; false means that it is not made of others, or that these are not known.
func (u *underlying) follow(v *core.Value, depth int) bool {
	if op := v.DefiningOp(); op != nil {
		if w, ok := view.ViewLikeOpInterfaceKey.Of(op); ok && v.Index() == 0 {
			u.collect(w.ViewSource(), depth)
			return true
		}
		return u.followRegions(op, flow.LeaveOp(op), v, depth)
	}
	b := v.OwnerBlock()
	if b.IsEntry() {
		op := b.ParentOp()
		return op != nil && u.followRegions(op, flow.RegionSuccessor{Region: b.Region()}, v, depth)
	}
	for use := range b.SuccUses() {
		br, ok := flow.BranchOpInterfaceKey.Of(use.Owner())
		if !ok {
			return false
		}
		w := br.SuccessorOperands(use.Index()).Value(v.Index())
		if w == nil {
			return false
		}
		u.collect(w, depth)
	}
	return true
}

// followRegions collects what reaches a value on the edges to a successor between the regions of an operation.
func (u *underlying) followRegions(op *core.Operation, to flow.RegionSuccessor, v *core.Value, depth int) bool {
	branch, ok := flow.RegionBranchOpInterfaceKey.Of(op)
	if !ok {
		return false
	}
	reached := false
	for _, from := range append([]*core.Operation{nil}, flow.RegionBranchPoints(op)...) {
		for _, s := range branch.RegionSuccessors(from) {
			if !s.Same(to) {
				continue
			}
			i := slices.Index(s.Inputs, v)
			if i < 0 {
				return false
			}
			w := flow.OperandsBetween(branch, from, s).Value(i)
			if w == nil {
				return false
			}
			reached = true
			u.collect(w, depth)
		}
	}
	return reached
}
