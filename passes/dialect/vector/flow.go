package vector

import (
	"slices"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/rewrite"
	"github.com/odsgen/ods/defs/iface/view"
	viewiface "github.com/odsgen/ods/generated/iface/view"
	"github.com/odsgen/ods/generated/memref"
	"github.com/odsgen/ods/generated/vector"
)

// ForwardTransfers lets reads of buffers below an operation take what was written there before, and erases writes whose
// elements are all written again (upstream's transferOpflowOpt). What is known is what blocks tell: a write counts
// where it comes earlier in the block, or is around.
func ForwardTransfers(rw *rewrite.Rewriter, root *core.Operation) {
	var reads, writes []*core.Operation
	root.WalkPost(func(op *core.Operation) core.WalkResult {
		if t, ok := bufferTransfer(op); ok {
			if op.Is(&vector.TransferReadDef) {
				reads = append(reads, t.Op)
			} else {
				writes = append(writes, t.Op)
			}
		}
		return core.WalkAdvance
	})
	var dead []*core.Operation
	for _, op := range reads {
		if by := storedBefore(TransferOf(op)); by != nil {
			rw.ReplaceAllUsesWith(op.Result(0), by)
			dead = append(dead, op)
		}
	}
	erase := func() {
		for _, op := range dead {
			rw.EraseOp(op)
		}
		dead = nil
	}
	erase()
	for _, op := range writes {
		if isOverwritten(TransferOf(op)) {
			dead = append(dead, op)
		}
	}
	erase()
}

// bufferTransfer returns the transfer that an operation is, when it is one of a buffer.
func bufferTransfer(op *core.Operation) (t Transfer, ok bool) {
	if !op.Is(&vector.TransferReadDef) && !op.Is(&vector.TransferWriteDef) {
		return t, false
	}
	t = TransferOf(op)
	_, ok = t.Base.Type().(*core.MemRefType)
	return t, ok
}

// viewed returns the buffer that a view is of.
func viewed(v *core.Value) *core.Value {
	for {
		def := v.DefiningOp()
		if def == nil {
			return v
		}
		if _, ok := viewiface.ViewLikeOpInterfaceKey.Of(def); !ok {
			return v
		}
		v = def.Operand(0)
	}
}

// accesses returns the operations that use a buffer or views of it, but for those that do nothing to memory.
func accesses(buffer *core.Value) (out []*core.Operation) {
	seen := map[*core.Operation]bool{}
	work := slices.Collect(buffer.Users())
	for len(work) > 0 {
		op := work[len(work)-1]
		work = work[:len(work)-1]
		if seen[op] {
			continue
		}
		seen[op] = true
		if _, ok := viewiface.ViewLikeOpInterfaceKey.Of(op); ok {
			for _, v := range op.Results() {
				work = slices.AppendSeq(work, v.Users())
			}
		} else if !op.IsMemoryEffectFree() {
			out = append(out, op)
		}
	}
	return out
}

// sameBase reports whether two buffers are the same one, or one is a trivial view of the other.
func sameBase(a, b *core.Value) bool { return trivialSource(a) == trivialSource(b) }

func trivialSource(v *core.Value) *core.Value {
	for {
		c, ok := memref.AsCastOp(v.DefiningOp())
		if !ok {
			return v
		}
		v = c.Source()
	}
}

// apart reports whether two transfers of one buffer have no elements in common, as far as constant indices tell.
func apart(a, b Transfer) bool {
	if a.Type != b.Type || a.Base != b.Base || a.Map.NumInputs() != b.Map.NumInputs() {
		return false
	}
	lead := len(a.Indices) - a.Map.NumResults()
	for i := range a.Indices {
		x, okX := view.Constant(core.FoldResult{Value: a.Indices[i]})
		y, okY := view.Constant(core.FoldResult{Value: b.Indices[i]})
		size := int64(1)
		if i >= lead {
			size = a.Type.Shape()[i-lead]
		}
		if okX && okY && (x-y >= size || y-x >= size) {
			return true
		}
	}
	return false
}

// inBlock returns the operation of a block that an operation is or is nested in, nil when it stands elsewhere.
func inBlock(b *core.Block, op *core.Operation) *core.Operation { return b.AncestorOpInBlock(op) }

// follows reports whether one operation comes after another one, or after what that is nested in, in its block.
func follows(op, other *core.Operation) bool {
	at := inBlock(op.Block(), other)
	return at != nil && at != op && at.IsBeforeInBlock(op)
}

// storedBefore returns the vector that a read finds in memory, nil when that is not sure.
func storedBefore(read Transfer) *core.Value {
	if !read.AllInBounds() || read.Mask != nil {
		return nil
	}
	var last *core.Operation
	var blocking []*core.Operation
	for _, user := range accesses(viewed(read.Base)) {
		if user.Is(&vector.TransferReadDef) {
			continue
		}
		w, ok := bufferTransfer(user)
		switch {
		case ok && apart(w, read):
			continue
		case ok && sameBase(w.Base, read.Base) && follows(read.Op, user) && w.Mask == nil && w.AllInBounds() &&
			slices.Equal(w.Indices, read.Indices) && w.Type == read.Type && w.Map.Equal(read.Map) && inBlock(user.Block(), read.Op) != nil:
			if last == nil || follows(user, last) {
				last = user
			}
			continue
		}
		blocking = append(blocking, user)
	}
	if last == nil {
		return nil
	}
	for _, op := range blocking {
		if !follows(last, op) && !isAfter(op, read.Op, last) {
			return nil
		}
	}
	w := core.Must(vector.AsTransferWriteOp(last))
	return w.ValueToStore()
}

// isAfter reports whether an operation only runs after another one in the block of a third, without loops around.
func isAfter(op, other, in *core.Operation) bool {
	a, b := inBlock(in.Block(), op), inBlock(in.Block(), other)
	return a != nil && b != nil && a != b && b.IsBeforeInBlock(a) && in.Block().ParentOp().Has(core.TraitIsolatedFromAbove)
}

// isOverwritten reports whether all elements of a write are surely written again before anything reads them.
func isOverwritten(write Transfer) bool {
	var first *core.Operation
	var blocking []*core.Operation
	for _, user := range accesses(viewed(write.Base)) {
		if user == write.Op {
			continue
		}
		w, ok := bufferTransfer(user)
		if ok && user.Is(&vector.TransferWriteDef) && sameBase(w.Base, write.Base) && follows(user, write.Op) && w.Mask == write.Mask &&
			slices.Equal(w.Indices, write.Indices) && w.Type == write.Type && w.Map.Equal(write.Map) {
			if first == nil || follows(first, user) {
				first = user
			}
			continue
		}
		if ok && apart(w, write) {
			continue
		}
		blocking = append(blocking, user)
	}
	if first == nil {
		return false
	}
	at := inBlock(first.Block(), write.Op)
	for _, op := range blocking {
		in := inBlock(first.Block(), op)
		if in == nil || in == at || !in.IsBeforeInBlock(at) && !first.IsBeforeInBlock(in) {
			return false
		}
	}
	return true
}
