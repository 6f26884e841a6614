package tile

import (
	"slices"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/flow"
	"github.com/odsgen/ods/generated/scf"
	"github.com/odsgen/ods/generated/tensor"
)

// FusedConsumer is an operation that uses results of loops and is computed inside of them, tile by tile.
type FusedConsumer struct {
	Consumer *core.Operation // nil when it uses none
	Operands []int           // those that are results of the loops
	Tiles    []*core.Operation
}

// Consumer computes an operation that uses results of a nest of loops inside of it, where tiles are put into these
// results, and replaces its results by further ones of the loops. The list of the loops is updated. The operation stays
// without uses. It is upstream's tileAndFuseConsumer.
func Consumer(w *Work, op *core.Operation, loops []*core.Operation) (f FusedConsumer, ok bool) {
	if _, ok := Of(op); !ok {
		return f, false
	}
	if len(loops) == 0 {
		return f, w.Errorf(op, "cannot call tile and fuse consumer with an empty loop nest")
	}
	var operands []int
	var made []*core.Operation
	for i, v := range op.Operands() {
		if v.DefiningOp() != loops[0] {
			continue
		}
		s := insertionOf(v, loops)
		if s == nil {
			return f, false
		}
		operands, made = append(operands, i), append(made, s)
	}
	if len(operands) == 0 {
		return f, true
	}
	return w.fuseConsumer(op, operands, made, loops)
}

// insertionOf returns what puts tiles into a result of a nest of loops; nil when that is not known.
func insertionOf(v *core.Value, loops []*core.Operation) *core.Operation {
	for i, loop := range loops {
		if v.DefiningOp() != loop {
			return nil
		}
		if _, ok := scf.AsForallOp(loop); ok {
			if len(loops) != 1 {
				return nil
			}
			return combinerOf(loop, v.Index())
		}
		if _, ok := scf.AsForOp(loop); !ok {
			return nil
		}
		v = loop.Region(0).Entry().Last().Operand(v.Index())
		if i < len(loops)-1 && v.IsBlockArg() {
			return nil
		}
	}
	if s := v.DefiningOp(); s != nil && s.Is(&tensor.InsertSliceDef) {
		return s
	}
	return nil
}

// combinerOf returns the only operation that puts tiles into an output of a scf.forall.
func combinerOf(loop *core.Operation, result int) *core.Operation {
	l := core.Must(scf.AsForallOp(loop))
	body := l.Region().Entry()
	arg := body.Arg(body.NumArgs() - len(l.Outputs()) + result)
	var found *core.Operation
	for op := range body.Last().Region(0).Entry().Ops() {
		if x, ok := tensor.AsParallelInsertSliceOp(op); ok && x.Dest() == arg {
			if found != nil {
				return nil
			}
			found = op
		}
	}
	return found
}

// ConsumerOfSlices is [Consumer] for the first operation that uses the results of the loops that the slices are put into.
// It is upstream's tileAndFuseConsumerOfSlices.
func ConsumerOfSlices(w *Work, made, loops []*core.Operation) (f FusedConsumer, ok bool) {
	if len(made) == 0 {
		return f, false
	}
	if len(loops) == 0 {
		return f, w.Errorf(made[0], "cannot call tile and fuse consumer with an empty loop nest")
	}
	var consumer *core.Operation
	var operands []int
	for _, s := range made {
		result, ok := resultOf(s, loops)
		if !ok {
			return f, false
		}
		u := w.firstConsumer(loops[0], loops[0].Result(result))
		if u == nil || consumer != nil && u.Owner() != consumer {
			return f, false
		}
		consumer = u.Owner()
		operands = append(operands, u.Index())
	}
	return w.fuseConsumer(consumer, operands, made, loops)
}

// resultOf returns which result of a nest of loops a slice is put into.
func resultOf(s *core.Operation, loops []*core.Operation) (int, bool) {
	inner := loops[len(loops)-1]
	if x, ok := tensor.AsParallelInsertSliceOp(s); ok {
		l, isForall := scf.AsForallOp(inner)
		if !isForall || !x.Dest().IsBlockArg() || x.Dest().OwnerBlock() != l.Region().Entry() {
			return 0, false
		}
		return x.Dest().Index() - (l.Region().Entry().NumArgs() - len(l.Outputs())), true
	}
	if !s.Is(&tensor.InsertSliceDef) || s.ParentOp() != inner || !s.Result(0).HasOneUse() {
		return 0, false
	}
	u := s.Result(0).FirstUse()
	if !u.Owner().Is(&scf.YieldDef) || u.Owner().Block() != s.Block() {
		return 0, false
	}
	return u.Index(), true
}

// firstUser returns the first operation of the block that uses a loop; nil when there is none, or when one is in another
// block.
func firstUser(loop *core.Operation) (first *core.Operation) {
	for _, v := range loop.Results() {
		for user := range v.Users() {
			if user.Is(&tensor.ParallelInsertSliceDef) {
				user = user.ParentOp()
			}
			if user.Block() != loop.Block() {
				return nil
			}
			if first == nil || user.IsBeforeInBlock(first) {
				first = user
			}
		}
	}
	return first
}

// lateOperands returns the operations that an operation depends on and that do not come before the first user of
// a loop, in their order. usesLoop says that one of them depends on the loop.
func lateOperands(op, loop, first *core.Operation) (late []*core.Operation, usesLoop bool) {
	seen := map[*core.Operation]bool{}
	var visit func(v *core.Value)
	visit = func(v *core.Value) {
		def := v.DefiningOp()
		if def == loop {
			usesLoop = usesLoop || len(late) > 0 || seen[nil]
			return
		}
		if def == nil || seen[def] {
			return
		}
		if def.Block() != loop.Block() || def.IsBeforeInBlock(first) {
			return
		}
		seen[def] = true
		late = append(late, def)
		for _, o := range def.Operands() {
			if o.DefiningOp() == loop {
				usesLoop = true
			}
			visit(o)
		}
	}
	for _, v := range op.Operands() {
		if v.DefiningOp() != loop {
			visit(v)
		}
	}
	slices.SortFunc(late, func(a, b *core.Operation) int {
		if a == b {
			return 0
		}
		if a.IsBeforeInBlock(b) {
			return -1
		}
		return 1
	})
	return late, usesLoop
}

// firstConsumer returns a use of a result of a loop by an operation that can be fused, and moves what that depends on
// before the first user of the loop.
func (w *Work) firstConsumer(loop *core.Operation, v *core.Value) *core.Use {
	for u := range v.Uses() {
		op := u.Owner()
		_, tiles := Of(op)
		_, dps := flow.DestinationStyleOpInterfaceKey.Of(op)
		if !tiles && !dps || op.Block() != loop.Block() || !op.HasUses() {
			continue
		}
		first := firstUser(loop)
		if first == nil {
			continue
		}
		late, usesLoop := lateOperands(op, loop, first)
		if len(late) > 0 && usesLoop {
			continue
		}
		for _, o := range late {
			w.MoveOp(o, first.Block(), first)
		}
		return u
	}
	return nil
}

// fuseConsumer computes a consumer where tiles are put into the results of the loops that it uses.
func (w *Work) fuseConsumer(op *core.Operation, operands []int, made, loops []*core.Operation) (f FusedConsumer, ok bool) {
	outer := loops[0]
	first := firstUser(outer)
	if first == nil {
		return f, false
	}
	if late, _ := lateOperands(op, outer, first); len(late) > 0 {
		return f, false
	}
	d, ok := flow.DestinationStyleOpInterfaceKey.Of(op)
	if !ok {
		return f, false
	}
	inits := d.DpsInits()
	for _, i := range operands {
		if i >= inits.Start && i < inits.Start+inits.N {
			return f, false
		}
	}
	defer w.Restore(w.Save())
	defer w.SetLoc(w.Loc())
	w.MoveOp(outer, first.Block(), first)
	copies := w.insertions(made, loops[len(loops)-1])
	w.SetLoc(op.Loc())
	by := w.Clone(op, nil)
	w.Modify(by, func() {
		for k, i := range operands {
			by.SetOperand(i, copies[k].Result(0))
		}
	})
	x, _ := Of(by)
	parts := make([]Part, len(copies))
	for k, s := range copies {
		if parts[k], ok = partOf(s); !ok {
			return f, false
		}
	}
	r, ok := x.FromOperands(w, operands, parts)
	if !ok {
		return f, false
	}
	tiled := r.Ops[0]
	for k, i := range operands {
		w.ReplaceAllUsesWith(tiled.Operand(i), copies[k].Operand(0))
	}
	y, ok := Of(tiled)
	if !ok {
		return f, false
	}
	ok = w.addInits(loops, inits.Forwarded(), func(args []*core.Value) (vals []*core.Value, at []Part, ok bool) {
		end := w.Save()
		w.SetBefore(tiled)
		domain, ok := x.LoopsOfOperands(w, operands, parts)
		if !ok {
			return nil, nil, false
		}
		for i := range tiled.NumResults() {
			p, ok := y.ResultPosition(w, i, domain)
			if !ok {
				return nil, nil, false
			}
			at = append(at, p)
		}
		w.intoSlices(tiled, args, at)
		w.Restore(end)
		return tiled.ResultList(), at, true
	})
	if !ok {
		return f, false
	}
	results := loops[0].ResultList()
	for i, v := range op.Results() {
		w.ReplaceAllUsesWith(v, results[len(results)-inits.Len()+i])
	}
	w.EraseOp(by)
	return FusedConsumer{op, operands, r.Ops}, true
}

// insertions makes a tensor.insert_slice for each of the operations that put tiles into results.
func (w *Work) insertions(made []*core.Operation, inner *core.Operation) (out []*core.Operation) {
	for _, s := range made {
		x, ok := tensor.AsParallelInsertSliceOp(s)
		if !ok {
			w.SetBefore(s)
			out = append(out, w.Clone(s, nil))
			continue
		}
		w.SetBefore(inner.Region(0).Entry().Last())
		w.SetLoc(s.Loc())
		n := tensor.InsertSlice{Source: x.Source(), Dest: x.Dest(), Offsets: x.Offsets(), Sizes: x.Sizes(), Strides: x.Strides(),
			StaticOffsets: x.StaticOffsets(), StaticSizes: x.StaticSizes(), StaticStrides: x.StaticStrides(),
			ResultType: x.Dest().Type()}.Build(&w.Builder)
		out = append(out, n.Op)
	}
	return out
}
