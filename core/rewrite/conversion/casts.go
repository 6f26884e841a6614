package conversion

import (
	"slices"

	"github.com/odsgen/ods/core"
)

func isCast(op *core.Operation) bool { return op != nil && op.Is(&core.UnrealizedCastDef) }

// inputCast returns the cast whose results, all of them in order, are the operands of op, or nil.
func inputCast(op *core.Operation) *core.Operation {
	if op.NumOperands() == 0 {
		return nil
	}
	in := op.Operand(0).DefiningOp()
	if !isCast(in) || in.NumResults() != op.NumOperands() {
		return nil
	}
	for i, v := range op.Operands() {
		if v != in.Result(i) {
			return nil
		}
	}
	return in
}

// castState is what [ReconcileCasts] knows about a cast.
type castState struct {
	own  bool // one of those to look at
	live bool // needed
}

// ReconcileCasts replaces each of the casts whose chain of input casts starts from its own result types by the values
// at the chain's start, then erases those that nothing but other ones use. It returns the casts that are left, in
// order.
func ReconcileCasts(casts []*core.Operation) []*core.Operation {
	bypassAll(casts)
	var states core.OpTable[castState]
	for _, op := range casts {
		states.At(op).own = true
	}
	markLive(casts, &states)
	var left, dead []*core.Operation
	for _, op := range casts {
		if states.Get(op).live {
			left = append(left, op)
		} else {
			dead = append(dead, op)
		}
	}
	states.Release()
	for _, op := range dead {
		op.DropAllUses()
		op.Erase()
	}
	return left
}

// fewCasts are bypassed one by one in less time than it takes to arrange them.
const fewCasts = 64

// bypassAll replaces casts, the last one first.
func bypassAll(casts []*core.Operation) {
	if len(casts) > fewCasts {
		if f := newCastForest(casts); f != nil {
			f.replace()
			return
		}
	}
	for i := len(casts) - 1; i >= 0; i-- {
		bypass(casts[i])
	}
}

// longChain is how many casts are followed before looking for a cycle: casts may form one that the first is not part
// of.
const longChain = 16

func bypass(op *core.Operation) {
	var seen map[*core.Operation]bool
	n := 0
	for next := op; next != nil && !seen[next]; next = inputCast(next) {
		if n++; n > longChain {
			if seen == nil {
				seen = make(map[*core.Operation]bool)
			}
			seen[next] = true
		}
		if !takesResultsOf(next, op) {
			continue
		}
		vals := next.OperandList(0, next.NumOperands())
		if slices.ContainsFunc(vals, func(v *core.Value) bool { return v.DefiningOp() == op }) {
			return // a cycle, possible in graph regions
		}
		op.ReplaceAllUsesWith(vals)
		return
	}
}

// takesResultsOf reports whether the operands of one cast have the types of another one's results.
func takesResultsOf(op, other *core.Operation) bool {
	if op.NumOperands() != other.NumResults() {
		return false
	}
	for i := range op.NumOperands() {
		if op.Operand(i).Type() != other.Result(i).Type() {
			return false
		}
	}
	return true
}

// markLive marks the casts that other operations need, directly or through casts.
func markLive(casts []*core.Operation, states *core.OpTable[castState]) {
	own := func(op *core.Operation) *castState {
		if op != nil {
			if s := states.Get(op); s != nil && s.own {
				return s
			}
		}
		return nil
	}
	var work []*core.Operation
	for _, op := range casts {
		if !usedBeyond(op, own) {
			continue
		}
		for work = append(work[:0], op); len(work) > 0; {
			op := work[len(work)-1]
			work = work[:len(work)-1]
			s := states.Get(op)
			if s.live {
				continue
			}
			s.live = true
			for i := range op.NumOperands() {
				if in := op.Operand(i).DefiningOp(); own(in) != nil {
					work = append(work, in)
				}
			}
		}
	}
}

// usedBeyond reports whether anything but the casts to look at uses a result of one.
func usedBeyond(op *core.Operation, own func(*core.Operation) *castState) bool {
	for i := range op.NumResults() {
		for u := range op.Result(i).Users() {
			if own(u) == nil {
				return true
			}
		}
	}
	return false
}
