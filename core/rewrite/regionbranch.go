package rewrite

import (
	"slices"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/flow"
)

// This file simplifies what is passed between the regions of an operation: the canonicalization patterns that
// upstream's populateRegionBranchOpInterfaceCanonicalizationPatterns adds for an operation.

// RegionBranchPatterns returns patterns for operations of one name that implement [flow.RegionBranchOpInterfaceKey]. An
// input is an argument of a region, or a result, that receives forwarded operands:
//
//   - an input that can only be one value from outside of the operation is replaced by that value;
//   - of two inputs that always receive the same values one is replaced by the other;
//   - inputs without uses are removed, with the operands that are forwarded to them, as far as everything that shares
//     an operand has no uses either.
func RegionBranchPatterns(name string) []Pattern {
	pattern := func(what string, f func(*forwarding, *Rewriter) bool) Pattern {
		return Pattern{Name: name + " " + what, Root: name, Match: func(op *core.Operation, rw *Rewriter) bool {
			b, ok := flow.RegionBranchOpInterfaceKey.Of(op)
			return ok && f(forwardingOf(b, op), rw)
		}}
	}
	return []Pattern{
		pattern("region input is one value", (*forwarding).replaceKnown),
		pattern("region inputs are equal", (*forwarding).mergeEqual),
		pattern("region inputs are dead", (*forwarding).removeDead),
	}
}

// slot is an operand that is forwarded.
type slot struct {
	op    *core.Operation
	index int
}

func (s slot) value() *core.Value { return s.op.Operand(s.index) }

// forwarding says what an operation's inputs receive.
type forwarding struct {
	op     *core.Operation
	inputs []*core.Value // region by region in order of blocks' arguments, results last
	from   map[*core.Value][]slot
}

func forwardingOf(b flow.RegionBranchOpInterface, op *core.Operation) *forwarding {
	f := &forwarding{op: op, from: make(map[*core.Value][]slot)}
	for _, point := range append([]*core.Operation{nil}, flow.RegionBranchPoints(op)...) {
		for _, to := range b.RegionSuccessors(point) {
			s := flow.OperandsBetween(b, point, to)
			for i, in := range to.Inputs {
				if i >= s.Produced && i < s.Len() {
					f.from[in] = append(f.from[in], slot{s.Op, s.OperandIndex(i)})
				}
			}
		}
	}
	add := func(v *core.Value) {
		if f.from[v] != nil {
			f.inputs = append(f.inputs, v)
		}
	}
	for _, r := range op.Regions() {
		for blk := range r.Blocks() {
			for _, a := range blk.Args() {
				add(a)
			}
		}
	}
	for _, v := range op.Results() {
		add(v)
	}
	return f
}

// reachable returns the values, other than inputs, that an input can be.
func (f *forwarding) reachable(in *core.Value) []*core.Value {
	var out []*core.Value
	seen := map[*core.Value]bool{in: true}
	for work := []*core.Value{in}; len(work) > 0; {
		v := work[len(work)-1]
		work = work[:len(work)-1]
		for _, s := range f.from[v] {
			w := s.value()
			switch {
			case seen[w]:
				continue
			case f.from[w] != nil:
				work = append(work, w)
			default:
				out = append(out, w)
			}
			seen[w] = true
		}
	}
	return out
}

func (f *forwarding) replaceKnown(rw *Rewriter) bool {
	changed := false
	for _, in := range f.inputs {
		if !in.HasUses() {
			continue
		}
		vals := f.reachable(in)
		if len(vals) == 1 && flow.IsDefinedOutside(f.op, vals[0]) {
			rw.ReplaceAllUsesWith(in, vals[0])
			changed = true
		}
	}
	return changed
}

// removeDead removes sets of dead inputs that are tied by the operands that they share.
func (f *forwarding) removeDead(rw *Rewriter) bool {
	tied := make(map[*core.Value]int) // input to number of its set
	sets := make([][]*core.Value, len(f.inputs))
	at := make(map[slot]int)
	for i, in := range f.inputs {
		tied[in], sets[i] = i, []*core.Value{in}
		for _, s := range f.from[in] {
			k, found := at[s]
			if !found {
				at[s] = tied[in]
				continue
			}
			from, to := tied[in], tied[f.inputs[k]]
			if from == to {
				continue
			}
			for _, v := range sets[from] {
				tied[v] = to
			}
			sets[to], sets[from] = append(sets[to], sets[from]...), nil
		}
	}
	operands, dead := make(map[*core.Operation][]int), make(map[*core.Value]bool)
	var owners []*core.Operation
	for _, set := range sets {
		if len(set) == 0 || slices.ContainsFunc(set, (*core.Value).HasUses) {
			continue
		}
		for _, in := range set {
			dead[in] = true
			for _, s := range f.from[in] {
				if operands[s.op] == nil {
					owners = append(owners, s.op)
				}
				operands[s.op] = append(operands[s.op], s.index)
			}
		}
	}
	if len(dead) == 0 {
		return false
	}
	for _, op := range owners {
		rw.Modify(op, func() { EraseOperands(op, operands[op]) })
	}
	rw.Modify(f.op, func() {
		for _, r := range f.op.Regions() {
			for b := range r.Blocks() {
				b.EraseArgs(func(v *core.Value) bool { return dead[v] })
			}
		}
	})
	rw.EraseResults(f.op, func(v *core.Value) bool { return dead[v] })
	return true
}

// EraseOperands removes the operands with the given numbers from the groups that they belong to.
func EraseOperands(op *core.Operation, list []int) {
	drop := make([]bool, op.NumOperands())
	for _, i := range list {
		drop[i] = true
	}
	op.EraseOperands(drop)
}

// EraseResults replaces op by an operation without the results that erase accepts, which must not have uses. It returns
// the new operation, or op when there is nothing to erase.
func (rw *Rewriter) EraseResults(op *core.Operation, erase func(*core.Value) bool) *core.Operation {
	st := core.OperationState{Info: op.Info(), Loc: op.Loc(), Operands: op.OperandList(0, op.NumOperands()),
		Attrs:      op.DiscardableAttrs(),
		Properties: op.OpaqueProperties(), Successors: op.SuccessorList(0)}
	vals := make([]*core.Value, op.NumResults())
	for _, v := range op.Results() {
		if !erase(v) {
			st.Types = append(st.Types, v.Type())
		}
	}
	if len(st.Types) == len(vals) {
		return op
	}
	for i := range op.NumSlots() {
		st.Slots = append(st.Slots, op.Slot(i))
	}
	for range op.NumRegions() {
		st.AddRegion()
	}
	rw.SetBefore(op)
	n := rw.Create(&st) // the types are given, even where none are left
	for i, r := range op.Regions() {
		rw.InlineRegionBefore(r, n.Region(i), nil)
	}
	k := 0
	for i, v := range op.Results() {
		if !erase(v) {
			vals[i] = n.Result(k)
			k++
		}
	}
	rw.ReplaceOp(op, vals...)
	return n
}
