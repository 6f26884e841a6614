package affinetoscf

import (
	"slices"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/affine"
	"github.com/odsgen/ods/core/rewrite"
	affinegen "github.com/odsgen/ods/generated/affine"
	"github.com/odsgen/ods/generated/arith"
	"github.com/odsgen/ods/generated/memref"
	"github.com/odsgen/ods/generated/scf"
)

// This file lowers what computes and accesses, and loops and conditionals but for affine.parallel.

func operandsOf(op *core.Operation) []*core.Value { return op.OperandList(0, op.NumOperands()) }

// expand computes a map before the operation.
func expand(op *core.Operation, m *affine.Map, operands []*core.Value, rw *rewrite.Rewriter) []*core.Value {
	rw.SetLoc(op.Loc())
	return ExpandMap(&rw.Builder, m, operands, func(text string) { rw.NoMatch(op, text) })
}

// extreme computes the greatest or the smallest result of a map.
func extreme(op *core.Operation, m *affine.Map, operands []*core.Value, greatest bool, rw *rewrite.Rewriter) *core.Value {
	vals := expand(op, m, operands, rw)
	if len(vals) == 0 {
		return nil
	}
	v := vals[0]
	for _, w := range vals[1:] {
		if greatest {
			v = arith.NewMaxSI(&rw.Builder, v, w).Result()
		} else {
			v = arith.NewMinSI(&rw.Builder, v, w).Result()
		}
	}
	return v
}

// replaceBy replaces an operation by a value, unless there is none.
func replaceBy(op *core.Operation, v *core.Value, rw *rewrite.Rewriter) bool {
	if v == nil {
		return false
	}
	rw.ReplaceOp(op, v)
	return true
}

func lowerApply(op *core.Operation, rw *rewrite.Rewriter) bool {
	a, ok := affinegen.AsApplyOp(op)
	if !ok {
		return false
	}
	vals := expand(op, a.MapAttr().Value(), a.MapOperands(), rw)
	return len(vals) == 1 && replaceBy(op, vals[0], rw)
}

func lowerMin(op *core.Operation, rw *rewrite.Rewriter) bool {
	o, ok := affinegen.AsMinOp(op)
	return ok && replaceBy(op, extreme(op, o.MapAttr().Value(), operandsOf(op), false, rw), rw)
}

func lowerMax(op *core.Operation, rw *rewrite.Rewriter) bool {
	o, ok := affinegen.AsMaxOp(op)
	return ok && replaceBy(op, extreme(op, o.MapAttr().Value(), operandsOf(op), true, rw), rw)
}

// subscripts computes the subscripts of an access whose memory is the given operand; ok is false when that is not
// possible.
func subscripts(op *core.Operation, m *core.AffineMapAttr, memory int, rw *rewrite.Rewriter) (vals []*core.Value, ok bool) {
	vals = expand(op, m.Value(), op.OperandList(memory+1, op.NumOperands()), rw)
	return vals, len(vals) == m.Value().NumResults()
}

func lowerLoad(op *core.Operation, rw *rewrite.Rewriter) bool {
	l, ok := affinegen.AsLoadOp(op)
	if !ok {
		return false
	}
	indices, ok := subscripts(op, l.MapAttr(), 0, rw)
	if !ok {
		return false
	}
	rw.ReplaceOpWith(op, memref.Load{Memref: l.Memref(), Indices: indices}.Build(&rw.Builder).Op)
	return true
}

func lowerStore(op *core.Operation, rw *rewrite.Rewriter) bool {
	s, ok := affinegen.AsStoreOp(op)
	if !ok {
		return false
	}
	indices, ok := subscripts(op, s.MapAttr(), 1, rw)
	if !ok {
		return false
	}
	memref.Store{Value: s.Value(), Memref: s.Memref(), Indices: indices}.Build(&rw.Builder)
	rw.EraseOp(op)
	return true
}

func lowerPrefetch(op *core.Operation, rw *rewrite.Rewriter) bool {
	p, ok := affinegen.AsPrefetchOp(op)
	if !ok {
		return false
	}
	indices, ok := subscripts(op, p.MapAttr(), 0, rw)
	if !ok {
		return false
	}
	memref.Prefetch{Memref: p.Memref(), Indices: indices, IsWrite: p.IsWrite(), LocalityHint: p.LocalityHint(),
		IsDataCache: p.IsDataCache()}.
		Build(&rw.Builder)
	rw.EraseOp(op)
	return true
}

// vectorOp makes an operation of dialect vector by name; nil when the dialect is not there.
func vectorOp(rw *rewrite.Rewriter, name string, operands []*core.Value, types []core.Type) *core.Operation {
	info := rw.Context().LookupOp(vectorDialect + "." + name)
	if info == nil {
		return nil
	}
	return rw.Create(&core.OperationState{Info: info, Operands: operands, Types: types})
}

func lowerVectorLoad(op *core.Operation, rw *rewrite.Rewriter) bool {
	l, ok := affinegen.AsVectorLoadOp(op)
	if !ok {
		return false
	}
	indices, ok := subscripts(op, l.MapAttr(), 0, rw)
	if !ok {
		return false
	}
	n := vectorOp(rw, "load", append([]*core.Value{l.Memref()}, indices...), op.ResultTypes())
	if n == nil {
		return false
	}
	rw.ReplaceOpWith(op, n)
	return true
}

func lowerVectorStore(op *core.Operation, rw *rewrite.Rewriter) bool {
	s, ok := affinegen.AsVectorStoreOp(op)
	if !ok {
		return false
	}
	indices, ok := subscripts(op, s.MapAttr(), 1, rw)
	if !ok || vectorOp(rw, "store", append([]*core.Value{s.Value(), s.Memref()}, indices...), nil) == nil {
		return false
	}
	rw.EraseOp(op)
	return true
}

// dmaAccess computes the subscripts of the next access among the operands from the given one on, and returns the memory
// and where the rest starts.
func dmaAccess(op *core.Operation, name string, from int, rw *rewrite.Rewriter) (vals []*core.Value, next int, ok bool) {
	a, ok := op.Attr(name).(*core.AffineMapAttr)
	if !ok {
		return nil, 0, false
	}
	m := a.Value()
	next = from + 1 + m.NumInputs()
	indices := expand(op, m, op.OperandList(from+1, next), rw)
	return append([]*core.Value{op.Operand(from)}, indices...), next, len(indices) == m.NumResults()
}

func lowerDmaStart(op *core.Operation, rw *rewrite.Rewriter) bool {
	src, next, ok := dmaAccess(op, "src_map", 0, rw)
	if !ok {
		return false
	}
	dst, next, ok := dmaAccess(op, "dst_map", next, rw)
	if !ok {
		return false
	}
	tag, next, ok := dmaAccess(op, "tag_map", next, rw)
	if !ok {
		return false
	}
	all := slices.Concat(src, dst, op.OperandList(next, next+1), tag, op.OperandList(next+1, op.NumOperands()))
	memref.DmaStart{Operands: all}.Build(&rw.Builder)
	rw.EraseOp(op)
	return true
}

func lowerDmaWait(op *core.Operation, rw *rewrite.Rewriter) bool {
	tag, next, ok := dmaAccess(op, "tag_map", 0, rw)
	if !ok {
		return false
	}
	memref.DmaWait{TagMemRef: tag[0], TagIndices: tag[1:], NumElements: op.Operand(next)}.Build(&rw.Builder)
	rw.EraseOp(op)
	return true
}

func lowerFor(op *core.Operation, rw *rewrite.Rewriter) bool {
	l, ok := affinegen.AsForOp(op)
	if !ok {
		return false
	}
	lower := extreme(op, l.LowerBoundMapAttr().Value(), l.LowerBoundOperands(), true, rw)
	if lower == nil {
		return false
	}
	upper := extreme(op, l.UpperBoundMapAttr().Value(), l.UpperBoundOperands(), false, rw)
	if upper == nil {
		return false
	}
	step := index(&rw.Builder, l.StepAttr().Int64())
	n := scf.NewFor(&rw.Builder, op.ResultTypes(), lower, upper, step, l.Inits())
	rw.InlineRegionBefore(l.Region(), n.Region(), nil)
	rw.ReplaceOpWith(op, n.Op)
	return true
}

// lowerIf computes all constraints and joins them.
func lowerIf(op *core.Operation, rw *rewrite.Rewriter) bool {
	o, ok := affinegen.AsIfOp(op)
	if !ok {
		return false
	}
	rw.SetLoc(op.Loc())
	b := &rw.Builder
	s, operands := o.ConditionAttr().Value(), operandsOf(op)
	dims, syms := operands[:s.NumDims()], operands[s.NumDims():]
	zero := index(b, 0)
	var cond *core.Value
	for i := range s.NumConstraints() {
		e, isEq := s.Constraint(i)
		v := ExpandExpr(b, e, dims, syms, func(text string) { rw.NoMatch(op, text) })
		if v == nil {
			return false
		}
		p := arith.CmpIPredicateSge
		if isEq {
			p = arith.CmpIPredicateEq
		}
		c := arith.NewCmpI(b, p, v, zero).Result()
		if cond == nil {
			cond = c
		} else {
			cond = arith.NewAndI(b, cond, c).Result()
		}
	}
	if cond == nil {
		cond = arith.NewConstant(b, rw.Context().Bool(true)).Result()
	}
	st := core.OperationState{Info: rw.Context().InfoOf(&scf.IfDef), Operands: []*core.Value{cond}, Types: op.ResultTypes()}
	st.AddRegion()
	st.AddRegion()
	n := rw.Create(&st)
	rw.InlineRegionBefore(o.ThenRegion(), n.Region(0), nil)
	rw.InlineRegionBefore(o.ElseRegion(), n.Region(1), nil)
	rw.ReplaceOpWith(op, n)
	return true
}

// lowerYield leaves the body of a parallel loop to the lowering of that.
func lowerYield(op *core.Operation, rw *rewrite.Rewriter) bool {
	if op.ParentOp().Is(&scf.ParallelDef) {
		return rw.NoMatch(op, "belongs to a parallel loop")
	}
	scf.Yield{Results: operandsOf(op), Loc: op.Loc()}.Build(&rw.Builder)
	rw.EraseOp(op)
	return true
}
