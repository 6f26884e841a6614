package slice

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/passes/dialect/affine/dependence"
)

// This file looks at what is between loops that are to be fused.

// memoryOf returns the memory that an operation and what is in it access; true where they store.
func memoryOf(op *core.Operation) map[*core.Value]bool {
	out := map[*core.Value]bool{}
	op.Walk(func(o *core.Operation) {
		if a, ok := dependence.AccessOf(o); ok {
			out[a.MemRef] = out[a.MemRef] || a.IsStore
		}
	})
	return out
}

// conflicts reports whether an access and one of those in a set depend on each other.
func conflicts(op *core.Operation, memory map[*core.Value]bool) bool {
	a, ok := dependence.AccessOf(op)
	if !ok {
		return false
	}
	stores, found := memory[a.MemRef]
	return found && (stores || a.IsStore)
}

// within reports whether something in an operation, or itself, fulfils a condition.
func within(op *core.Operation, f func(*core.Operation) bool) bool {
	return !op.WalkPost(func(o *core.Operation) core.WalkResult {
		if f(o) {
			return core.WalkInterrupt
		}
		return core.WalkAdvance
	})
}

// hasInsertionPoint reports whether both loops can be moved to the same place between them.
func hasInsertionPoint(a, b *core.Operation) bool {
	if !a.IsBeforeInBlock(b) {
		a, b = b, a
	}
	memoryA, memoryB := memoryOf(a), memoryOf(b)
	blocked := false // something depends on the first loop
	for op := a.Next(); op != nil && op != b; op = op.Next() {
		blocked = blocked || within(op, func(o *core.Operation) bool { return conflicts(o, memoryA) })
		if blocked && within(op, func(o *core.Operation) bool { return conflicts(o, memoryB) || isUsedIn(o, b) }) {
			return false
		}
	}
	return true
}

// isUsedIn reports whether a loop has a use of a result in it.
func isUsedIn(op, loop *core.Operation) bool {
	for _, v := range op.ResultList() {
		for user := range v.Users() {
			if loop.IsProperAncestorOf(user) {
				return true
			}
		}
	}
	return false
}
