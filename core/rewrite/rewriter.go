package rewrite

import (
	"fmt"

	"github.com/odsgen/ods/core"
)

// Listener is told about every change that a [Rewriter] makes. Embed [NoListener] to implement a part of it.
type Listener interface {
	OpInserted(op *core.Operation)
	BlockInserted(b *core.Block)
	OpModified(op *core.Operation)
	// OpReplaced comes before the uses of op's results move to vals.
	OpReplaced(op *core.Operation, vals []*core.Value)
	// OpErased comes right before op is erased; its operands and results are still there.
	OpErased(op *core.Operation)
	BlockErased(b *core.Block)
	// MatchFailure gives a pattern's reason for not matching.
	MatchFailure(op *core.Operation, reason string)
}

// NoListener ignores everything.
type NoListener struct{}

// OpInserted does nothing.
func (NoListener) OpInserted(*core.Operation) {}

// BlockInserted does nothing.
func (NoListener) BlockInserted(*core.Block) {}

// OpModified does nothing.
func (NoListener) OpModified(*core.Operation) {}

// OpReplaced does nothing.
func (NoListener) OpReplaced(*core.Operation, []*core.Value) {}

// OpErased does nothing.
func (NoListener) OpErased(*core.Operation) {}

// BlockErased does nothing.
func (NoListener) BlockErased(*core.Block) {}

// MatchFailure does nothing.
func (NoListener) MatchFailure(*core.Operation, string) {}

// Interceptor takes over the changes of a rewriter that cannot be made at once; dialect conversion delays them until it
// commits. A rewriter without one changes the IR directly.
type Interceptor interface {
	ReplaceOp(op *core.Operation, vals [][]*core.Value)
	ReplaceOpBy(op *core.Operation, vals []*core.Value) // by one value for each result, nil for none
	EraseOp(op *core.Operation)
	EraseBlock(b *core.Block)
	Modify(op *core.Operation, change func())
	InlineBlockBefore(source *core.Block, dest *core.Block, before *core.Operation, args []*core.Value)
	ReplaceAllUsesWith(v, w *core.Value)
	MoveOp(op *core.Operation, block *core.Block, before *core.Operation)
	MoveBlock(b *core.Block, region *core.Region, before *core.Block)
	SplitBlock(b *core.Block, op *core.Operation) (before, after *core.Block)
}

// Rewriter is the builder through which patterns change IR.
//
// A pattern makes every change through its rewriter, so that the listener learns of it and a driver that delays changes
// can intercept it. What methods of [core.Operation] and [core.Value] change outside of [Rewriter.Modify] goes
// unnoticed. A rewriter is not safe for concurrent use.
type Rewriter struct {
	core.Builder
	listener Listener
	icept    Interceptor
}

// NewRewriter returns a rewriter that tells l, which may be nil, about its changes.
func NewRewriter(c *core.Context, l Listener) *Rewriter {
	if l == nil {
		l = NoListener{}
	}
	rw := &Rewriter{Builder: *core.NewBuilder(c), listener: l}
	rw.Builder.SetListener(l)
	return rw
}

// Intercept makes the rewriter hand its changes to i.
func (rw *Rewriter) Intercept(i Interceptor) { rw.icept = i }

// Listener returns the listener.
func (rw *Rewriter) Listener() Listener { return rw.listener }

// NoMatch records why a pattern does not match and returns false.
func (rw *Rewriter) NoMatch(op *core.Operation, reason string) bool {
	rw.listener.MatchFailure(op, reason)
	return false
}

// Clone inserts a copy of op with everything nested in it at the insertion point. Operands go through m, which learns
// the new values; nil means an empty mapping. The listener is told about nested operations too.
func (rw *Rewriter) Clone(op *core.Operation, m *core.IRMapping) *core.Operation {
	n := rw.Insert(op.Clone(m))
	n.WalkPre(func(o *core.Operation) core.WalkResult {
		if o != n {
			rw.listener.OpInserted(o)
		}
		return core.WalkAdvance
	})
	return n
}

// CloneRegion copies the blocks of source ahead of before in dest (nil: at the end). Values go through m; arguments
// that m already knows are left out of the copies. The listener is told about the operations.
func (rw *Rewriter) CloneRegion(source, dest *core.Region, before *core.Block, m *core.IRMapping) {
	var last *core.Block
	if before != nil {
		last = before.Prev()
	} else {
		last = dest.Last()
	}
	source.CloneInto(dest, before, m)
	first := dest.Entry()
	if last != nil {
		first = last.Next()
	}
	for b := first; b != nil && b != before; b = b.Next() {
		rw.listener.BlockInserted(b)
		for op := range b.Ops() {
			op.WalkPre(func(o *core.Operation) core.WalkResult {
				rw.listener.OpInserted(o)
				return core.WalkAdvance
			})
		}
	}
}

// ReplaceOp replaces the results of op by vals, one for each, and erases it.
func (rw *Rewriter) ReplaceOp(op *core.Operation, vals ...*core.Value) {
	if rw.icept != nil {
		rw.icept.ReplaceOpBy(op, vals)
		return
	}
	rw.listener.OpReplaced(op, vals)
	for i, v := range vals {
		rw.ReplaceAllUsesWith(op.Result(i), v)
	}
	rw.EraseOp(op)
}

// ReplaceOpMulti replaces each result of op by a list of values, and erases it; a result without a list, or with an
// empty one, is replaced by nothing. Outside dialect conversion, which can turn one value into several, it panics when
// a result in use has not exactly one.
func (rw *Rewriter) ReplaceOpMulti(op *core.Operation, vals [][]*core.Value) {
	if len(vals) > op.NumResults() {
		panic(fmt.Sprintf("rewrite: '%s' is replaced by %d lists of values, but has %d results", op.Name(), len(vals), op.NumResults()))
	}
	if rw.icept != nil {
		rw.icept.ReplaceOp(op, append(vals[:len(vals):len(vals)], make([][]*core.Value, op.NumResults()-len(vals))...))
		return
	}
	by := make([]*core.Value, op.NumResults())
	for i := range by {
		switch r := op.Result(i); {
		case i < len(vals) && len(vals[i]) == 1:
			by[i] = vals[i][0]
		case !r.HasUses():
			by[i] = r // nobody will miss it
		case i < len(vals):
			panic(fmt.Sprintf("rewrite: result #%d of '%s' is used, but replaced by %d values, which only dialect conversion can do", i,
				op.Name(), len(vals[i])))
		default:
			panic(fmt.Sprintf("rewrite: result #%d of '%s' is used, but replaced by no values, which only dialect conversion can do", i,
				op.Name()))
		}
	}
	rw.ReplaceOp(op, by...)
}

// ReplaceOpWith replaces op by the results of another operation and erases op.
func (rw *Rewriter) ReplaceOpWith(op, by *core.Operation) { rw.ReplaceOp(op, by.ResultList()...) }

// ReplaceAllUsesWith moves all uses of v to w, notifying each user as modified.
func (rw *Rewriter) ReplaceAllUsesWith(v, w *core.Value) {
	if rw.icept != nil {
		rw.icept.ReplaceAllUsesWith(v, w)
		return
	}
	if v == w {
		return
	}
	v.Context().CarrySourceName(v, w)
	for u := range v.Uses() {
		u.Set(w)
		rw.listener.OpModified(u.Owner())
	}
}

// ReplaceUsesIf moves the uses for which should returns true, notifying each user as modified.
func (rw *Rewriter) ReplaceUsesIf(v, w *core.Value, should func(*core.Use) bool) {
	for u := range v.Uses() {
		if should(u) {
			rw.Modify(u.Owner(), func() { u.Set(w) })
		}
	}
}

// Modify runs change, which alters op in place, and notifies.
func (rw *Rewriter) Modify(op *core.Operation, change func()) {
	if rw.icept != nil {
		rw.icept.Modify(op, change)
		return
	}
	change()
	rw.listener.OpModified(op)
}

// EraseOp erases op, whose results must be unused, and everything nested in it, innermost and last first.
func (rw *Rewriter) EraseOp(op *core.Operation) {
	if rw.icept != nil {
		rw.icept.EraseOp(op)
		return
	}
	rw.eraseTree(op)
}

// leave moves an insertion point before op, which is about to go, after it.
func (rw *Rewriter) leave(op *core.Operation) {
	if rw.Before() == op {
		rw.SetAfter(op)
	}
}

func (rw *Rewriter) eraseTree(op *core.Operation) {
	for i := op.NumRegions() - 1; i >= 0; i-- {
		r := op.Region(i)
		for !r.IsEmpty() {
			blocks := PostOrder(r.Entry())
			for _, b := range blocks {
				for o := range b.OpsBackward() {
					o.DropAllUses()
					rw.eraseTree(o)
				}
			}
			for _, b := range blocks {
				for u := range b.SuccUses() {
					u.Owner().SetSuccessor(u.Index(), nil)
				}
				rw.EraseBlock(b)
			}
		}
	}
	rw.leave(op)
	rw.listener.OpErased(op)
	op.DropAllUses()
	op.Erase()
}

// EraseBlock erases a block with its operations; nothing may use it or its values any more.
func (rw *Rewriter) EraseBlock(b *core.Block) {
	if rw.icept != nil {
		rw.icept.EraseBlock(b)
		return
	}
	for op := range b.OpsBackward() {
		op.DropAllUses()
		rw.eraseTree(op)
	}
	for _, a := range b.Args() {
		for u := range a.Uses() {
			u.Set(nil)
		}
	}
	rw.listener.BlockErased(b)
	b.Erase()
}

// InlineBlockBefore moves the operations of source ahead of before in dest (nil: at the end), replacing source's
// arguments by args, and erases source.
func (rw *Rewriter) InlineBlockBefore(source, dest *core.Block, before *core.Operation, args []*core.Value) {
	if rw.icept != nil {
		rw.icept.InlineBlockBefore(source, dest, before, args)
		return
	}
	// Uses by source's predecessors' terminators are the caller's business, as upstream.
	for i, a := range source.Args() {
		rw.ReplaceAllUsesWith(a, args[i])
	}
	for op := range source.Ops() {
		rw.MoveOp(op, dest, before)
	}
	if p := rw.Save(); p.Block == source {
		rw.Restore(core.InsertionPoint{Block: dest, Before: p.Before})
	}
	rw.EraseBlock(source)
}

// MergeBlocks appends the operations of source to dest and erases source.
func (rw *Rewriter) MergeBlocks(source, dest *core.Block, args []*core.Value) {
	rw.InlineBlockBefore(source, dest, nil, args)
}

// ReplaceOpWithBlock replaces op by the operations of a block inside of it, whose arguments become args and whose
// terminator's operands become the results of op.
func (rw *Rewriter) ReplaceOpWithBlock(op *core.Operation, b *core.Block, args []*core.Value) {
	last := b.Last()
	vals := last.OperandList(0, last.NumOperands())
	for i, v := range vals { // arguments are replaced along with the block
		if v.IsBlockArg() && v.OwnerBlock() == b {
			vals[i] = args[v.Index()]
		}
	}
	rw.InlineBlockBefore(b, op.Block(), op, args)
	rw.ReplaceOp(op, vals...)
	rw.EraseOp(last)
}

// InlineRegionBefore moves the blocks of source ahead of before in dest (nil: at the end).
func (rw *Rewriter) InlineRegionBefore(source, dest *core.Region, before *core.Block) {
	for b := range source.Blocks() {
		rw.MoveBlock(b, dest, before)
	}
}

// MoveOp moves op into block ahead of before (nil: at the end).
func (rw *Rewriter) MoveOp(op *core.Operation, block *core.Block, before *core.Operation) {
	if rw.icept != nil {
		rw.icept.MoveOp(op, block, before)
		return
	}
	if op == before {
		return
	}
	op.Remove()
	block.InsertBefore(op, before)
	rw.listener.OpInserted(op)
}

// MoveBlock moves b into region ahead of before (nil: at the end).
func (rw *Rewriter) MoveBlock(b *core.Block, region *core.Region, before *core.Block) {
	if rw.icept != nil {
		rw.icept.MoveBlock(b, region, before)
		return
	}
	b.Remove()
	region.InsertBefore(b, before)
	rw.listener.BlockInserted(b)
}

// SplitBlock splits b before op, which begins the second block; nil makes that one empty. Either of the two can be
// b, the other one is new: a conversion moves the shorter part.
func (rw *Rewriter) SplitBlock(b *core.Block, op *core.Operation) (before, after *core.Block) {
	if rw.icept != nil {
		return rw.icept.SplitBlock(b, op)
	}
	nb := core.NewBlock(nil)
	b.Region().InsertBefore(nb, b.Next())
	rw.listener.BlockInserted(nb)
	// From the back, which is the order in which drivers learn of the moves upstream.
	for done := op == nil; !done; {
		last := b.Last()
		done = last == op
		rw.MoveOp(last, nb, nb.First())
	}
	return b, nb
}
