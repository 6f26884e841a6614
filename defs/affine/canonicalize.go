package affine

import (
	"slices"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/affine"
	"github.com/odsgen/ods/core/rewrite"
	gen "github.com/odsgen/ods/generated/affine"
)

// This file has the canonicalization patterns of affine.apply, affine.min and affine.max, of accesses, and of
// affine.if.

// simplified returns the canonical form of a map and its operands; ok is false when that is the map itself.
func simplified(m *affine.Map, operands []*core.Value) (_ *affine.Map, _ []*core.Value, ok bool) {
	n, vals := Compose(simplifyMap(m, operands), operands)
	n = simplifyMap(n, vals)
	return n, vals, !n.Equal(m) || !slices.Equal(vals, operands)
}

// simplifyAccess composes the map of an access.
func simplifyAccess(def *core.OpDef, memref, slot int) rewrite.Pattern {
	return rewrite.Pattern{Name: def.Name + " with a simpler map", Root: def.Name,
		Match: func(op *core.Operation, rw *rewrite.Rewriter) bool {
			a := accessOf(op, memref, slot)
			m, operands, ok := simplified(a.affineMap(), a.operands())
			if !ok {
				return false
			}
			// The operation is made anew, as upstream, without discardable attributes.
			st := op.State()
			st.Attrs, st.Operands, st.Types = nil, append(op.OperandList(0, memref+1), operands...), op.ResultTypes()
			st.SetSlot(a.slot, op.Context().AffineMap(m))
			rw.ReplaceOpWith(op, rw.Create(&st))
			return true
		}}
}

// CanonicalizationPatternsLoad adds simpler subscripts.
func (Hooks) CanonicalizationPatternsLoad(set *rewrite.PatternSet) {
	set.Add(simplifyAccess(&gen.LoadDef, 0, gen.LoadMapSlot))
}

// CanonicalizationPatternsStore adds simpler subscripts.
func (Hooks) CanonicalizationPatternsStore(set *rewrite.PatternSet) {
	set.Add(simplifyAccess(&gen.StoreDef, 1, gen.StoreMapSlot))
}

// CanonicalizationPatternsPrefetch adds simpler subscripts.
func (Hooks) CanonicalizationPatternsPrefetch(set *rewrite.PatternSet) {
	set.Add(simplifyAccess(&gen.PrefetchDef, 0, gen.PrefetchMapSlot))
}

// CanonicalizationPatternsVectorLoad adds simpler subscripts.
func (Hooks) CanonicalizationPatternsVectorLoad(set *rewrite.PatternSet) {
	set.Add(simplifyAccess(&gen.VectorLoadDef, 0, gen.VectorLoadMapSlot))
}

// CanonicalizationPatternsVectorStore adds simpler subscripts.
func (Hooks) CanonicalizationPatternsVectorStore(set *rewrite.PatternSet) {
	set.Add(simplifyAccess(&gen.VectorStoreDef, 1, gen.VectorStoreMapSlot))
}

// mapped is an operation whose operands are those of its map.
type mapped struct {
	op       *core.Operation
	m        *affine.Map
	operands []*core.Value
}

// replace replaces the operation by one of the definition with another map.
func (o mapped) replace(def *core.OpDef, m *affine.Map, operands []*core.Value, rw *rewrite.Rewriter) bool {
	info := rw.Context().InfoOf(def)
	st := core.OperationState{Info: info, Loc: o.op.Loc(), Operands: operands, Types: o.op.ResultTypes()}
	st.SetAttr("map", rw.Context().AffineMap(m))
	rw.ReplaceOpWith(o.op, rw.Create(&st))
	return true
}

// mappedPattern makes a pattern that starts from operations of one definition.
func mappedPattern(def *core.OpDef, name string,
	match func(def *core.OpDef, o mapped, rw *rewrite.Rewriter) bool) rewrite.Pattern {
	return rewrite.Pattern{Name: def.Name + " " + name, Root: def.Name, Match: func(op *core.Operation, rw *rewrite.Rewriter) bool {
		a := mapAttr(op, "map")
		return a != nil && match(def, mapped{op, a.Value(), op.OperandList(0, op.NumOperands())}, rw)
	}}
}

func simplifyMapped(def *core.OpDef, o mapped, rw *rewrite.Rewriter) bool {
	m, operands, ok := simplified(o.m, o.operands)
	return ok && o.replace(def, m, operands, rw)
}

// CanonicalizationPatternsApply adds simpler maps.
func (Hooks) CanonicalizationPatternsApply(set *rewrite.PatternSet) {
	set.Add(mappedPattern(&gen.ApplyDef, "with a simpler map", simplifyMapped))
}

// CanonicalizationPatternsMin adds the patterns of minima.
func (Hooks) CanonicalizationPatternsMin(set *rewrite.PatternSet) { minMaxPatterns(set, &gen.MinDef) }

// CanonicalizationPatternsMax adds the patterns of maxima.
func (Hooks) CanonicalizationPatternsMax(set *rewrite.PatternSet) { minMaxPatterns(set, &gen.MaxDef) }

func minMaxPatterns(set *rewrite.PatternSet, def *core.OpDef) {
	set.Add(mappedPattern(def, "of one result", func(_ *core.OpDef, o mapped, rw *rewrite.Rewriter) bool {
		return o.m.NumResults() == 1 && o.replace(&gen.ApplyDef, o.m, o.operands, rw)
	}),
		mappedPattern(def, "with repeated results", dropRepeated),
		mappedPattern(def, "of another one", mergeMinMax),
		mappedPattern(def, "with a simpler map", simplifyMapped),
		mappedPattern(def, "with results in order", orderResults))
}

func dropRepeated(def *core.OpDef, o mapped, rw *rewrite.Rewriter) bool {
	m := distinctResults(o.m)
	return m.NumResults() < o.m.NumResults() && o.replace(def, m, o.operands, rw)
}

// mergeMinMax puts the results of another minimum in place of a result that is that minimum; likewise for maxima.
func mergeMinMax(def *core.OpDef, o mapped, rw *rewrite.Rewriter) bool {
	nd := o.m.NumDims()
	dims, syms := slices.Clone(o.operands[:nd]), slices.Clone(o.operands[nd:])
	var exprs []affine.Expr
	var producers []*core.Operation
	for _, e := range o.m.Results() {
		var v *core.Value
		switch {
		case e.IsSymbol():
			v = syms[e.Position()]
		case e.IsDim():
			v = dims[e.Position()]
		}
		if v != nil && v.DefiningOp() != nil && v.DefiningOp().Is(def) {
			producers = append(producers, v.DefiningOp())
			continue
		}
		exprs = append(exprs, e)
	}
	if len(producers) == 0 {
		return false
	}
	for _, p := range producers {
		m := mapAttr(p, "map").Value()
		shifted := m.ShiftDims(len(dims), 0).ShiftSymbols(len(syms), 0)
		exprs = append(exprs, shifted.Results()...)
		dims = append(dims, p.OperandList(0, m.NumDims())...)
		syms = append(syms, p.OperandList(m.NumDims(), p.NumOperands())...)
	}
	m := affine.NewMap(len(dims), len(syms), exprs...)
	return o.replace(def, m, append(dims, syms...), rw)
}

// orderResults sorts results that are sums of products with constants by their coefficients.
func orderResults(def *core.OpDef, o mapped, rw *rewrite.Rewriter) bool {
	type row struct {
		e affine.Expr
		c []int64
	}
	rows := make([]row, o.m.NumResults())
	for i, e := range o.m.Results() {
		c := make([]int64, o.m.NumInputs()+1)
		if !coefficients(e, 1, o.m.NumDims(), c) {
			return false
		}
		rows[i] = row{e, c}
	}
	less := func(a, b row) int { return slices.Compare(a.c, b.c) }
	if slices.IsSortedFunc(rows, less) {
		return false
	}
	slices.SortStableFunc(rows, less)
	exprs := make([]affine.Expr, len(rows))
	for i, r := range rows {
		exprs[i] = r.e
	}
	return o.replace(def, affine.NewMap(o.m.NumDims(), o.m.NumSymbols(), exprs...), o.operands, rw)
}

// coefficients adds those of an expression times a factor: of dimensions, symbols, and the constant. It returns false
// for expressions that are no such sum.
func coefficients(e affine.Expr, factor int64, dims int, c []int64) bool {
	switch e.Kind() {
	case affine.KindConst:
		v, _ := e.Value()
		c[len(c)-1] += factor * v
	case affine.KindDim:
		c[e.Position()] += factor
	case affine.KindSymbol:
		c[dims+e.Position()] += factor
	case affine.KindAdd:
		return coefficients(e.LHS(), factor, dims, c) && coefficients(e.RHS(), factor, dims, c)
	case affine.KindMul:
		v, ok := e.RHS().Value()
		return ok && coefficients(e.LHS(), factor*v, dims, c)
	default:
		return false
	}
	return true
}

// CanonicalizationPatternsIf adds empty second regions and sets that are everything or nothing.
func (Hooks) CanonicalizationPatternsIf(set *rewrite.PatternSet) {
	set.Add(rewrite.OpPattern(&gen.IfDef, gen.AsIfOp, "affine.if with an empty else", func(op gen.IfOp, rw *rewrite.Rewriter) bool {
		b := op.ElseRegion().Entry()
		if b == nil || b.First() != b.Last() || op.Op.NumResults() > 0 {
			return false
		}
		rw.Modify(op.Op, func() { rw.EraseBlock(b) })
		return true
	}), rewrite.OpPattern(&gen.IfDef, gen.AsIfOp, "affine.if decided", decidedIf))
}

func decidedIf(op gen.IfOp, rw *rewrite.Rewriter) bool {
	s := op.ConditionAttr().Value()
	block := op.ThenRegion().Entry()
	switch {
	case s.IsEmptySet():
		block = op.ElseRegion().Entry()
	case !isEverything(s):
		return false
	}
	if block == nil {
		rw.EraseOp(op.Op)
		return true
	}
	rw.ReplaceOpWithBlock(op.Op, block, nil)
	return true
}

// isEverything reports whether a set is given by the condition 0 == 0.
func isEverything(s *affine.Set) bool {
	if s.NumConstraints() != 1 {
		return false
	}
	e, isEq := s.Constraint(0)
	v, ok := e.Value()
	return ok && v == 0 && isEq
}
