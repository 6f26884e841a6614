package subset

import (
	"slices"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/flow"
	"github.com/odsgen/ods/core/rewrite"
	"github.com/odsgen/ods/generated/affine"
	"github.com/odsgen/ods/generated/iface/view"
	"github.com/odsgen/ods/generated/memref"
	"github.com/odsgen/ods/generated/scf"
	"github.com/odsgen/ods/generated/vector"
	"github.com/odsgen/ods/passes"
	"github.com/odsgen/ods/passes/analysis/valuebounds"
	vectorpasses "github.com/odsgen/ods/passes/dialect/vector"
)

// HoistTransfers lets loops in an operation carry vectors that they read from memory and write back to the same place: these
// are read before the loop and written after it. What is only read is read before the loop. nonzero leaves loops
// that are not known to run as they are. It is upstream's hoistRedundantVectorTransfers.
func HoistTransfers(root *core.Operation, nonzero bool, rw *rewrite.Rewriter) {
	for changed := true; changed; {
		hoistInvariants(root)
		h := transfers{rw: rw}
		if nonzero {
			h.runs = map[*core.Operation]bool{}
			root.Walk(func(op *core.Operation) {
				if l, ok := flow.LoopLikeOpInterfaceKey.Of(op); ok {
					h.runs[op] = surelyRuns(l.LoopParts())
				}
			})
		}
		changed = !root.WalkPost(func(op *core.Operation) core.WalkResult {
			if op.Is(&vector.TransferReadDef) && h.hoist(op) {
				return core.WalkInterrupt
			}
			return core.WalkAdvance
		})
	}
}

// hoistInvariants moves what does not change before all loops, inner ones first.
func hoistInvariants(root *core.Operation) {
	root.WalkPost(func(op *core.Operation) core.WalkResult {
		if l, ok := flow.LoopLikeOpInterfaceKey.Of(op); ok {
			passes.HoistInvariants(l)
		}
		return core.WalkAdvance
	})
}

// surelyRuns reports whether a loop is known to have an iteration. As upstream it looks at one dimension.
func surelyRuns(p flow.LoopParts) bool {
	if p.Unsigned || len(p.LowerBounds) == 0 || len(p.LowerBounds) != len(p.UpperBounds) {
		return false
	}
	most, ok := valuebounds.Upper(p.LowerBounds[0])
	least, ok2 := valuebounds.Lower(p.UpperBounds[0])
	return ok && ok2 && least > most
}

// transfers hoists reads and writes.
type transfers struct {
	rw   *rewrite.Rewriter
	runs map[*core.Operation]bool // nil: all loops are taken to run
}

// hoist moves a read out of the loop that it is in; true says that the loop is another one now.
func (h transfers) hoist(op *core.Operation) bool {
	read := vectorpasses.TransferOf(op)
	loop := op.ParentOp()
	if _, ok := read.Base.Type().(*core.MemRefType); !ok || !loop.Is(&scf.ForDef) && !loop.Is(&affine.ForDef) || h.runs != nil && !h.runs[loop] {
		return false
	}
	write := writeBack(read)
	for _, v := range op.Operands() {
		if !flow.IsDefinedOutside(loop, v) {
			return false
		}
	}
	if write == nil {
		if onlyRead(read.Base, loop) {
			h.rw.MoveOp(op, loop.Block(), loop)
		}
		return false
	}
	w := vectorpasses.TransferOf(write)
	// A write that does not stand in the loop itself is not always done. mlir-opt moves it nevertheless.
	if !slices.Equal(w.Indices, read.Indices) || w.Type != read.Type || !w.Map.Equal(read.Map) || write.Block() != op.Block() ||
		isViewed(read.Base, loop) || !op.IsBeforeInBlock(write) || !isApartInLoop(w, op, loop) || !flow.IsDefinedOutside(loop, maskOr(w)) {
		return false
	}
	h.rw.MoveOp(op, loop.Block(), loop)
	h.rw.MoveOp(write, loop.Block(), loop.Next())
	by := Carry(loop, op.Result(0), write.Operand(0), h.rw)
	if by == nil {
		return true
	}
	h.rw.Modify(write, func() { write.SetOperand(0, by.Result(by.NumResults()-1)) })
	return true
}

// maskOr returns the mask of a transfer, or what it accesses.
func maskOr(x vectorpasses.Transfer) *core.Value {
	if x.Mask != nil {
		return x.Mask
	}
	return x.Base
}

// writeBack returns the last write to the memory of a read among what is computed from the vector, in the order of a search
// that goes deep first; nil when there is none.
func writeBack(read vectorpasses.Transfer) (write *core.Operation) {
	seen := map[*core.Operation]bool{}
	var visit func(op *core.Operation)
	visit = func(op *core.Operation) {
		seen[op] = true
		for _, r := range op.Regions() {
			for o := range r.Ops() {
				if !seen[o] {
					visit(o)
				}
			}
		}
		for _, v := range op.Results() {
			for user := range v.Users() {
				if !seen[user] {
					visit(user)
				}
			}
		}
		if op.Is(&vector.TransferWriteDef) && vectorpasses.TransferOf(op).Base == read.Base {
			write = op
		}
	}
	visit(read.Op)
	return write
}

// viewOf returns what an operation is a view of, and the view.
func viewOf(op *core.Operation) (source, dest *core.Value, ok bool) {
	if op == nil {
		return nil, nil, false
	}
	if v, ok := view.ViewLikeOpInterfaceKey.Of(op); ok {
		return v.ViewSource(), op.Result(0), true
	}
	return nil, nil, false
}

// onlyRead reports whether nothing in a loop may write to a buffer.
func onlyRead(buffer *core.Value, loop *core.Operation) bool {
	for {
		source, dest, ok := viewOf(buffer.DefiningOp())
		if !ok || dest != buffer {
			break
		}
		buffer = source
	}
	work := slices.Collect(buffer.Users())
	seen := map[*core.Operation]bool{}
	for len(work) > 0 {
		op := work[len(work)-1]
		work = work[:len(work)-1]
		if seen[op] {
			continue
		}
		seen[op] = true
		if _, dest, ok := viewOf(op); ok {
			work = slices.AppendSeq(work, dest.Users())
			continue
		}
		if !op.IsMemoryEffectFree() && !op.Is(&vector.TransferReadDef) && loop.IsAncestorOf(op) {
			return false
		}
	}
	return true
}

// isViewed reports whether a buffer may be accessed through a view.
func isViewed(buffer *core.Value, loop *core.Operation) bool {
	source := buffer.DefiningOp()
	if a, ok := memref.AsAssumeAlignmentOp(source); ok && a.Memref().HasOneUse() {
		for user := range buffer.Users() {
			if loop.IsAncestorOf(user) {
				source = a.Memref().DefiningOp()
				break
			}
		}
	}
	if _, _, ok := viewOf(source); ok {
		return true
	}
	for user := range buffer.Users() {
		if _, _, ok := viewOf(user); ok {
			return true
		}
	}
	return false
}

// isApartInLoop reports whether all other accesses to a buffer in a loop are known to be to other elements.
func isApartInLoop(w vectorpasses.Transfer, read, loop *core.Operation) bool {
	for user := range w.Base.Users() {
		switch {
		case !loop.IsAncestorOf(user), user == read, user == w.Op:
		case user.Is(&vector.TransferReadDef), user.Is(&vector.TransferWriteDef):
			if !isDisjoint(w, vectorpasses.TransferOf(user)) {
				return false
			}
		default:
			return false
		}
	}
	return true
}

// isDisjoint reports whether two transfers are known to have no element in common.
func isDisjoint(a, b vectorpasses.Transfer) bool {
	if a.Base != b.Base || a.Type != b.Type || len(a.Indices) != len(b.Indices) {
		return false
	}
	lead := len(a.Indices) - a.Map.NumResults()
	for i := range a.Indices {
		size := int64(1)
		if i >= lead {
			size = a.Type.Shape()[i-lead]
		}
		n, ok := valuebounds.Distance(core.FoldResult{Value: a.Indices[i]}, core.FoldResult{Value: b.Indices[i]})
		if ok && (n >= size || n <= -size) {
			return true
		}
	}
	return false
}

// HoistBroadcasts lets loops in an operation carry the part of a vector that they extract, when they make the vector of it
// again at the end of each iteration: upstream's hoistRedundantVectorBroadcasts.
func HoistBroadcasts(root *core.Operation, rw *rewrite.Rewriter) {
	for changed := true; changed; {
		hoistInvariants(root)
		changed = !root.WalkPost(func(op *core.Operation) core.WalkResult {
			if e, ok := vector.AsExtractOp(op); ok && hoistBroadcast(e, rw) {
				return core.WalkInterrupt
			}
			return core.WalkAdvance
		})
	}
}

func hoistBroadcast(e vector.ExtractOp, rw *rewrite.Rewriter) bool {
	arg := e.Source()
	loop, ok := scf.AsForOp(e.Op.ParentOp())
	if !ok || !arg.IsBlockArg() || arg.OwnerBlock() != loop.Region().Entry() || arg.Index() == 0 || !arg.HasOneUse() {
		return false
	}
	i := arg.Index() - 1
	end := loop.Region().Entry().Last()
	b, ok := vector.AsBroadcastOp(end.Operand(i).DefiningOp())
	if !ok || !end.Operand(i).HasOneUse() || b.Source().Type() != e.Op.Result(0).Type() || b.Op.Block() != loop.Region().Entry() {
		return false
	}
	for _, v := range e.DynamicPosition() {
		if !flow.IsDefinedOutside(loop.Op, v) {
			return false
		}
	}
	rw.Modify(e.Op, func() { e.SetSource(loop.InitArgs()[i]) })
	rw.MoveOp(e.Op, loop.Op.Block(), loop.Op)
	rw.MoveOp(b.Op, loop.Op.Block(), loop.Op.Next())
	rw.SetBefore(loop.Op)
	part := b.Source()
	inits, types := loop.InitArgs(), loop.Op.ResultTypes()
	inits[i], types[i] = e.Op.Result(0), part.Type()
	n := scf.For{ResultsTypes: types, LowerBound: loop.LowerBound(), UpperBound: loop.UpperBound(), Step: loop.Step(), InitArgs: inits,
		UnsignedCmp: loop.UnsignedCmp(), Loc: loop.Op.Loc()}.Build(&rw.Builder)
	rw.Modify(end, func() { end.SetOperand(i, part) })
	old := loop.Region().Entry()
	argTypes := old.ArgTypes()
	argTypes[i+1] = part.Type()
	locs := []core.Location{loop.Op.Loc()}
	for _, v := range inits {
		locs = append(locs, v.Loc())
	}
	body := rw.CreateBlock(n.Region(), argTypes, locs...)
	rw.MergeBlocks(old, body, body.Args())
	results := n.Op.ResultList()
	out := slices.Clone(results)
	out[i] = b.Op.Result(0)
	rw.ReplaceOp(loop.Op, out...)
	rw.Modify(b.Op, func() { b.SetSource(results[i]) })
	return true
}
