package bufferize

import (
	"slices"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/query"
	"github.com/odsgen/ods/core/rewrite"
	linalgdefs "github.com/odsgen/ods/defs/linalg"
	bufferizationgen "github.com/odsgen/ods/generated/bufferization"
	"github.com/odsgen/ods/generated/linalg"
	"github.com/odsgen/ods/generated/tensor"
	"github.com/odsgen/ods/passes"
)

func (p *EliminateEmptyTensorsPass) run(r *passes.Run) {
	o := &Options{AllowLoopAllocs: true, CheckParallel: true, Alignment: 64, Layout: DynamicLayout,
		Boundaries: r.Op.Name() == "builtin.module",
		Heuristic:  BottomUp, InferFunctionResults: true}
	o.Parallel = r.Parallel
	if !EliminateEmpty(r.Op, o, rewrite.NewRewriter(r.Op.Context(), nil), r.Reporter()) {
		r.Fail()
	}
}

// EliminateEmpty replaces tensors without contents by parts of those that they are inserted into. It reports errors.
func EliminateEmpty(root *core.Operation, o *Options, rw *rewrite.Rewriter, r *core.Reporter) bool {
	m, ok := analyzeModule(root, o, r)
	return ok && m.visit(r, func(root *core.Operation, s *AnalysisState) bool {
		rw := rw
		if o.Parallel != nil {
			rw = rewrite.NewRewriter(root.Context(), nil)
		}
		root.Walk(func(op *core.Operation) {
			if in, ok := insertionOf(op); ok && query.IsTensor(in.source.Value().Type()) && s.InPlace(in.source) {
				s.eliminateEmpty(in, rw)
			}
		})
		return true
	})
}

// EliminateEmptyOutputs lets structured operations without reductions write to what they read instead of a tensor without
// contents: upstream's linalgOpAnchoredEmptyTensorEliminationStep. It reports errors.
func EliminateEmptyOutputs(root *core.Operation, o *Options, rw *rewrite.Rewriter, r *core.Reporter) bool {
	m, ok := analyzeModule(root, o, r)
	return ok && m.visit(r, func(root *core.Operation, s *AnalysisState) bool {
		var dom core.DominanceInfo
		root.WalkPost(func(op *core.Operation) core.WalkResult {
			if x, ok := linalg.LinalgOpKey.Of(op); ok {
				s.swapEmpty(x, rw, &dom)
			}
			return core.WalkAdvance
		})
		return true
	})
}

// swapEmpty lets an operation write to an input that is computed from a tensor without contents, which becomes the output.
func (s *AnalysisState) swapEmpty(x linalg.LinalgOp, rw *rewrite.Rewriter, dom *core.DominanceInfo) {
	if slices.ContainsFunc(x.IteratorTypes(), func(k linalg.IteratorType) bool { return k != linalg.IteratorTypeParallel }) {
		return
	}
	op := x.AsOperation()
	n := op.NumOperands() - x.DpsInits().Len()
	maps, body := x.IndexingMaps(), op.Region(0).Entry()
	for i := range n {
		in := op.OperandUse(i)
		t := in.Value().Type()
		if _, ok := t.(*core.RankedTensorType); !ok {
			continue
		}
		empties := s.Trace(in, func(v *core.Value) bool {
			return !v.IsBlockArg() && v.DefiningOp().Is(&tensor.EmptyDef) && v.Type() == t
		}, TraceConfig{EquivalentOnly: true})
		if len(empties) == 0 {
			continue
		}
		out := n
		for ; out < op.NumOperands(); out++ {
			if !linalgdefs.PayloadUses(op, out) && op.Operand(out).Type() == t && maps[i].Equal(maps[out]) {
				break
			}
		}
		if out == op.NumOperands() || slices.ContainsFunc(empties, func(v *core.Value) bool {
			return !dom.ProperlyDominates(op.Operand(out), v.DefiningOp())
		}) {
			continue
		}
		for _, v := range empties {
			rw.ReplaceAllUsesWith(v, op.Operand(out))
		}
		rw.Modify(op, func() {
			op.SetOperand(out, op.Operand(i))
			op.SetOperand(i, empties[0])
			rw.ReplaceAllUsesWith(body.Arg(i), body.Arg(out))
		})
		s.analysis.reset()
	}
}

// eliminateEmpty starts what is inserted with the part that it replaces.
func (s *AnalysisState) eliminateEmpty(in insertion, rw *rewrite.Rewriter) {
	visited := make(map[*core.Use]bool)
	isEmpty := func(v *core.Value) bool { return !v.IsBlockArg() && v.DefiningOp().Is(&tensor.EmptyDef) }
	empties := s.Trace(in.source, isEmpty, TraceConfig{EquivalentOnly: true, SameTypeOrCasts: true, Visited: visited})
	for _, v := range empties {
		var use *core.Use
		for u := range v.Uses() {
			if visited[u] {
				use = u
			}
		}
		if use == nil {
			continue
		}
		part := in.extract(v.DefiningOp(), use.Owner(), rw)
		if part == nil || part == v {
			continue
		}
		if part.Type() != v.Type() {
			if part.Type().(core.ShapedType).ElementType() != v.Type().(core.ShapedType).ElementType() {
				continue
			}
			rw.SetAfterValue(part)
			part = tensor.Cast{DestType: v.Type(), Source: part, Loc: v.Loc()}.Build(&rw.Builder).Dest()
		}
		rw.Modify(use.Owner(), func() { use.Set(part) })
		s.analysis.reset()
	}
}

// extract takes out the part that the operation overwrites, before user; nil where its values are not known there.
func (in insertion) extract(empty, user *core.Operation, rw *rewrite.Rewriter) *core.Value {
	needed := []*core.Value{in.dest.Value()}
	if !in.whole {
		needed = append(needed, in.op.OperandList(2, in.op.NumOperands())...)
	}
	at := insertionPoint(empty, user, needed)
	if at == nil {
		if !moveBefore(user, needed, rw) {
			return nil
		}
		at = user
	}
	rw.SetBefore(at)
	l := empty.Loc()
	if !in.whole {
		return in.extractSlice(l, rw)
	}
	if dest := in.dest.Value(); query.IsTensor(dest.Type()) {
		return dest
	}
	m, ok := bufferizationgen.AsMaterializeInDestinationOp(in.op)
	if !ok || !m.Restrict() {
		return nil
	}
	t := bufferizationgen.ToTensor{ResultType: tensorOf(m.Dest().Type()), Buffer: m.Dest(), Restrict: true, Writable: m.Writable(),
		Loc: l}.Build(&rw.Builder)
	rw.Modify(in.op, func() { m.SetRestrict(false) })
	return t.Result()
}

func (in insertion) extractSlice(l core.Location, rw *rewrite.Rewriter) *core.Value {
	op := in.op
	x := tensor.ExtractSlice{ResultType: op.Operand(0).Type(), Source: op.Operand(1), Loc: l}
	if i, ok := tensor.AsInsertSliceOp(op); ok {
		x.Offsets, x.Sizes, x.Strides = i.Offsets(), i.Sizes(), i.Strides()
		x.StaticOffsets, x.StaticSizes, x.StaticStrides = i.StaticOffsets(), i.StaticSizes(), i.StaticStrides()
	} else if i, ok := tensor.AsParallelInsertSliceOp(op); ok {
		x.Offsets, x.Sizes, x.Strides = i.Offsets(), i.Sizes(), i.Strides()
		x.StaticOffsets, x.StaticSizes, x.StaticStrides = i.StaticOffsets(), i.StaticSizes(), i.StaticStrides()
	}
	return x.Build(&rw.Builder).Result()
}

// insertionPoint returns an operation that all needed values dominate and that dominates user: the tensor.empty, or
// what follows one of the definitions; nil when there is none.
func insertionPoint(empty, user *core.Operation, needed []*core.Value) *core.Operation {
	var dom core.DominanceInfo
	candidates := []*core.Operation{empty}
	for _, v := range needed {
		if v.IsBlockArg() {
			candidates = append(candidates, v.OwnerBlock().First())
		} else {
			candidates = append(candidates, v.DefiningOp().Next())
		}
	}
next:
	for _, op := range candidates {
		for _, v := range needed {
			if !dom.ProperlyDominates(v, op) {
				continue next
			}
		}
		if dom.DominatesOp(op, user) {
			return op
		}
	}
	return nil
}

// moveBefore moves the definitions of values, and of what they need, before an operation of the same block; it
// reports whether that is possible.
func moveBefore(at *core.Operation, vals []*core.Value, rw *rewrite.Rewriter) bool {
	var dom core.DominanceInfo
	var list, work []*core.Operation
	seen := make(map[*core.Operation]bool)
	add := func(v *core.Value) bool {
		if dom.ProperlyDominates(v, at) {
			return true
		}
		op := v.DefiningOp()
		if op == nil || op.Block() != at.Block() || op == at {
			return false
		}
		if !seen[op] {
			seen[op] = true
			list, work = append(list, op), append(work, op)
		}
		return true
	}
	for _, v := range vals {
		if !add(v) {
			return false
		}
	}
	for len(work) > 0 {
		op := work[len(work)-1]
		work = work[:len(work)-1]
		for _, v := range op.Operands() {
			if !add(v) {
				return false
			}
		}
		if op.NumRegions() > 0 || !op.IsMemoryEffectFree() {
			return false
		}
	}
	slices.SortFunc(list, func(a, b *core.Operation) int {
		if a.IsBeforeInBlock(b) {
			return -1
		}
		return 1
	})
	for _, op := range list {
		rw.MoveOp(op, at.Block(), at)
	}
	return true
}
