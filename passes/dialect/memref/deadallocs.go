package memref

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/rewrite"
	"github.com/odsgen/ods/generated/iface/cast"
	"github.com/odsgen/ods/generated/iface/view"
	"github.com/odsgen/ods/generated/memref"
)

// EraseDeadAllocs erases allocations below an operation whose contents nothing reads, with all that uses them.
func EraseDeadAllocs(rw *rewrite.Rewriter, root *core.Operation) {
	var dead []*core.Operation
	root.WalkPost(func(op *core.Operation) core.WalkResult {
		if op.Is(&memref.AllocDef) || op.Is(&memref.AllocaDef) {
			if uses, ok := unread(op, nil); ok {
				dead = append(append(dead, uses...), op)
			}
		}
		return core.WalkAdvance
	})
	for _, op := range dead {
		if !op.IsErased() {
			rw.EraseOp(op)
		}
	}
}

// unread collects the operations that use a buffer, views of it before these, when none of them reads it.
func unread(op *core.Operation, uses []*core.Operation) ([]*core.Operation, bool) {
	for _, v := range op.Results() {
		for user := range v.Users() {
			if user.Has(core.TraitTerminator) || !user.IsRegistered() {
				return nil, false
			}
			_, casts := cast.CastOpInterfaceKey.Of(user)
			_, views := view.ViewLikeOpInterfaceKey.Of(user)
			switch {
			case user.Is(&memref.DeallocDef), user.NumResults() == 0 && user.NumRegions() == 0 && !mayRead(user):
			case casts || views:
				var ok bool
				if uses, ok = unread(user, uses); !ok {
					return nil, false
				}
			default:
				return nil, false
			}
			uses = append(uses, user)
		}
	}
	return uses, true
}

// mayRead reports whether an operation may read memory.
func mayRead(op *core.Operation) bool {
	effects, known := op.Effects()
	for _, e := range effects {
		if e.Kind == core.EffectRead {
			return true
		}
	}
	return !known
}
