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

// ReconcileCasts replaces each of the casts whose chain of input casts starts from its own result types by the values at the
// chain's start, then erases those that nothing but other ones use. It returns the casts that are left, in order.
func ReconcileCasts(casts []*core.Operation) []*core.Operation {
	for i := len(casts) - 1; i >= 0; i-- {
		bypass(casts[i])
	}
	own := make(map[*core.Operation]bool, len(casts))
	for _, op := range casts {
		own[op] = true
	}
	live := liveCasts(casts, own)
	var dead []*core.Operation
	casts = slices.DeleteFunc(slices.Clone(casts), func(op *core.Operation) bool {
		if !live[op] {
			dead = append(dead, op)
		}
		return !live[op]
	})
	for _, op := range dead {
		op.DropAllUses()
		op.Erase()
	}
	return casts
}

func bypass(op *core.Operation) {
	types := op.ResultTypes()
	seen := make(map[*core.Operation]bool) // casts may form a cycle that op is not part of
	for next := op; next != nil && !seen[next]; next = inputCast(next) {
		seen[next] = true
		if !slices.Equal(next.OperandTypes(), types) {
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

// liveCasts returns the casts that other operations need, directly or through casts.
func liveCasts(casts []*core.Operation, own map[*core.Operation]bool) map[*core.Operation]bool {
	live := make(map[*core.Operation]bool)
	mark := func(root *core.Operation) {
		for work := []*core.Operation{root}; len(work) > 0; {
			op := work[len(work)-1]
			work = work[:len(work)-1]
			if live[op] {
				continue
			}
			live[op] = true
			for _, v := range op.Operands() {
				if in := v.DefiningOp(); own[in] {
					work = append(work, in)
				}
			}
		}
	}
	for _, op := range casts {
		for _, r := range op.Results() {
			for u := range r.Users() {
				if !own[u] {
					mark(op)
				}
			}
		}
	}
	return live
}
