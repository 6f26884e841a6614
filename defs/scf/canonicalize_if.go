package scf

import (
	"iter"
	"slices"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/rewrite"
	"github.com/odsgen/ods/generated/arith"
	"github.com/odsgen/ods/generated/scf"
)

// This file has the canonicalization patterns of scf.if.

// CanonicalizationPatternsIf adds the patterns of conditionals.
func (Hooks) CanonicalizationPatternsIf(set *rewrite.PatternSet) {
	add := adder(set, &scf.IfDef, scf.AsIfOp)
	add("behind one on the same condition", combineIfs)
	add("with nothing but another inside", combineNestedIfs)
	add("decides its condition", propagateCondition)
	add("is a select", ifToSelect)
	add("with an empty else", dropEmptyElse)
	add("on a constant", constantIf)
	add("yields its condition", yieldsCondition)
	set.Add(rewrite.RegionBranchPatterns(scf.IfDef.Name)...)
}

func elseBlock(op scf.IfOp) *core.Block { return op.ElseRegion().Entry() }

// branchesUnder returns the blocks of an scf.if that are executed when a condition holds, and when it does not. Both
// are nil when the two conditions have nothing to do with one another.
func branchesUnder(cond *core.Value, op scf.IfOp) (yes, no *core.Block) {
	c := op.Condition()
	switch {
	case negated(c) == cond || negated(cond) == c:
		return elseBlock(op), op.ThenRegion().Entry()
	case c == cond:
		return op.ThenRegion().Entry(), elseBlock(op)
	}
	return nil, nil
}

// combineIfs: if c {A} else {B}; if c {C} else {D} -> if c {A; C} else {B; D}.
func combineIfs(op scf.IfOp, rw *rewrite.Rewriter) bool {
	prev, ok := scf.AsIfOp(op.Op.Prev())
	if !ok {
		return false
	}
	yes, no := branchesUnder(prev.Condition(), op)
	if yes == nil && no == nil {
		return false
	}
	useYielded(prev, yes, no, rw)
	types := append(prev.Op.ResultTypes(), op.Op.ResultTypes()...)
	rw.SetLoc(op.Op.Loc())
	both := scf.If{ResultsTypes: types, Condition: prev.Condition()}.Build(&rw.Builder)
	rw.InlineRegionBefore(prev.ThenRegion(), both.ThenRegion(), nil)
	appendBranch(both.ThenRegion(), yes, rw)
	rw.InlineRegionBefore(prev.ElseRegion(), both.ElseRegion(), nil)
	appendBranch(both.ElseRegion(), no, rw)
	n := prev.Op.NumResults()
	vals := both.Op.ResultList()
	rw.ReplaceOp(prev.Op, vals[:n]...)
	rw.ReplaceOp(op.Op, vals[n:]...)
	return true
}

// useYielded makes the blocks use what prev yields on their way instead of its results.
func useYielded(prev scf.IfOp, yes, no *core.Block, rw *rewrite.Rewriter) {
	then, otherwise := yieldOf(prev.ThenRegion()).Forwarded(), yieldOf(prev.ElseRegion()).Forwarded()
	for i, v := range prev.Op.Results() {
		for u := range v.Uses() {
			in := u.Owner().ParentRegion()
			switch {
			case yes != nil && yes.Region().IsAncestorOf(in):
				rw.Modify(u.Owner(), func() { u.Set(then[i]) })
			case no != nil && no.Region().IsAncestorOf(in):
				rw.Modify(u.Owner(), func() { u.Set(otherwise[i]) })
			}
		}
	}
}

// appendBranch adds a block, if any, to the one that the region has, and joins what they yield.
func appendBranch(r *core.Region, b *core.Block, rw *rewrite.Rewriter) {
	switch {
	case b == nil:
		return
	case r.IsEmpty():
		rw.InlineRegionBefore(b.Region(), r, nil)
		return
	}
	first, second := r.Entry().Last(), b.Last()
	rw.MergeBlocks(b, r.Entry(), nil)
	rw.SetEnd(r.Entry())
	vals := append(first.OperandList(0, first.NumOperands()), second.OperandList(0, second.NumOperands())...)
	scf.Yield{Results: vals, Loc: second.Loc()}.Build(&rw.Builder)
	rw.EraseOp(first)
	rw.EraseOp(second)
}

// combineNestedIfs: if a { if b {A} } -> if a and b {A}.
func combineNestedIfs(op scf.IfOp, rw *rewrite.Rewriter) bool {
	body := op.ThenRegion().Entry()
	inner, ok := scf.AsIfOp(body.First())
	switch {
	case !ok || inner.Op.Next() != body.Last():
		return false
	case elseBlock(op) != nil && !onlyTerminator(elseBlock(op)), elseBlock(inner) != nil && !onlyTerminator(elseBlock(inner)):
		return false
	}
	then, otherwise := yieldOf(op.ThenRegion()).Forwarded(), yieldOf(op.ElseRegion()).Forwarded()
	var selects []int
	for i, v := range then {
		if v.DefiningOp() == inner.Op {
			k := v.Index()
			if yieldOf(inner.ElseRegion()).Value(k) != otherwise[i] {
				return false
			}
			then[i] = yieldOf(inner.ThenRegion()).Value(k)
			continue
		}
		if v.ParentRegion() == op.ThenRegion() {
			return false
		}
		selects = append(selects, i) // the value under the outer condition alone
	}
	rw.SetLoc(op.Op.Loc())
	cond := arith.NewAndI(&rw.Builder, op.Condition(), inner.Condition()).Result()
	both := scf.If{ResultsTypes: op.Op.ResultTypes(), Condition: cond}.Build(&rw.Builder)
	block := rw.CreateBlock(both.ThenRegion(), nil)
	vals := both.Op.ResultList()
	rw.SetBefore(both.Op)
	for _, i := range selects {
		vals[i] = arith.NewSelect(&rw.Builder, op.Condition(), then[i], otherwise[i]).Result()
	}
	last := inner.ThenRegion().Entry().Last()
	rw.MergeBlocks(inner.ThenRegion().Entry(), block, nil)
	rw.SetEnd(block)
	scf.NewYield(&rw.Builder, then)
	rw.EraseOp(last)
	if len(otherwise) > 0 {
		rw.CreateBlock(both.ElseRegion(), nil)
		scf.NewYield(&rw.Builder, otherwise)
	}
	rw.ReplaceOp(op.Op, vals...)
	return true
}

// propagateCondition replaces the condition by true inside of the first region and by false inside of the second.
func propagateCondition(op scf.IfOp, rw *rewrite.Rewriter) bool {
	if op.Condition().ConstantValue() != nil {
		return false
	}
	var known [2]*core.Value
	regions := [2]*core.Region{op.ElseRegion(), op.ThenRegion()}
	changed := false
	for u := range conditionUses(op) {
		for i, r := range regions {
			if !r.IsAncestorOf(u.Owner().ParentRegion()) {
				continue
			}
			if known[i] == nil {
				known[i] = boolConstant(rw, i == 1)
			}
			rw.Modify(u.Owner(), func() { u.Set(known[i]) })
			changed = true
		}
	}
	return changed
}

// Where a condition has many uses, those in a conditional with few operations are found from these.
const (
	manyUses = 32
	fewOps   = 64
)

// conditionUses returns the uses of the condition that may be in the regions, those that are there among them.
func conditionUses(op scf.IfOp) iter.Seq[*core.Use] {
	n := 0
	for range op.Condition().Uses() {
		if n++; n < manyUses {
			continue
		}
		if below, ok := usesBelow(op.Condition(), op.Op); ok {
			return slices.Values(below)
		}
		break
	}
	return op.Condition().Uses()
}

// usesBelow returns the uses of a value below an operation, the last one first as in lists of uses, unless there are
// too many operations.
func usesBelow(v *core.Value, op *core.Operation) (list []*core.Use, ok bool) {
	n := 0
	for _, r := range op.Regions() {
		for o := range r.Ops() {
			if n++; n > fewOps || o.NumRegions() > 0 {
				return nil, false
			}
			for i := range o.NumOperands() {
				if o.Operand(i) == v {
					list = append(list, o.OperandUse(i))
				}
			}
		}
	}
	slices.Reverse(list)
	return list, true
}

// ifToSelect takes yielded values that are defined outside of the operation out of it.
func ifToSelect(op scf.IfOp, rw *rewrite.Rewriter) bool {
	if op.Op.NumResults() == 0 {
		return false
	}
	then, otherwise := yieldOf(op.ThenRegion()).Forwarded(), yieldOf(op.ElseRegion()).Forwarded()
	stays := func(i int) bool {
		return then[i].ParentRegion() == op.ThenRegion() || otherwise[i].ParentRegion() == op.ElseRegion()
	}
	var types []core.Type
	var kept [2][]*core.Value
	inside := make([]bool, len(then))
	for i, v := range then {
		if inside[i] = stays(i); inside[i] {
			types = append(types, v.Type())
			kept[0], kept[1] = append(kept[0], v), append(kept[1], otherwise[i])
		}
	}
	if len(types) == len(then) {
		return false
	}
	rw.SetLoc(op.Op.Loc())
	n := scf.If{ResultsTypes: types, Condition: op.Condition()}.Build(&rw.Builder)
	rw.InlineRegionBefore(op.ThenRegion(), n.ThenRegion(), nil)
	rw.InlineRegionBefore(op.ElseRegion(), n.ElseRegion(), nil)
	vals := make([]*core.Value, len(then))
	rw.SetBefore(n.Op)
	k := 0
	for i, v := range then {
		switch {
		case inside[i]:
			vals[i] = n.Op.Result(k)
			k++
		case v == otherwise[i]:
			vals[i] = v
		default:
			vals[i] = arith.NewSelect(&rw.Builder, op.Condition(), v, otherwise[i]).Result()
		}
	}
	for i, r := range []*core.Region{n.ThenRegion(), n.ElseRegion()} {
		old := r.Entry().Last()
		rw.SetEnd(r.Entry())
		scf.Yield{Results: kept[i], Loc: old.Loc()}.Build(&rw.Builder)
		rw.EraseOp(old)
	}
	rw.ReplaceOp(op.Op, vals...)
	return true
}

func dropEmptyElse(op scf.IfOp, rw *rewrite.Rewriter) bool {
	if b := elseBlock(op); op.Op.NumResults() > 0 || b == nil || !onlyTerminator(b) {
		return false
	}
	n := core.Must(scf.AsIfOp(rw.Insert(op.Op.CloneWithoutRegions(new(core.IRMapping)))))
	rw.InlineRegionBefore(op.ThenRegion(), n.ThenRegion(), nil)
	rw.EraseOp(op.Op)
	return true
}

func constantIf(op scf.IfOp, rw *rewrite.Rewriter) bool {
	c, ok := op.Condition().ConstantValue().(*core.IntegerAttr)
	switch {
	case !ok:
		return false
	case !c.Value().IsZero():
		rw.ReplaceOpWithBlock(op.Op, op.ThenRegion().Entry(), nil)
	case elseBlock(op) != nil:
		rw.ReplaceOpWithBlock(op.Op, elseBlock(op), nil)
	default:
		rw.EraseOp(op.Op)
	}
	return true
}

// yieldsCondition replaces results that are the same on both ways, the condition, or its negation.
func yieldsCondition(op scf.IfOp, rw *rewrite.Rewriter) bool {
	then, otherwise := yieldOf(op.ThenRegion()), yieldOf(op.ElseRegion())
	changed := false
	for i, result := range op.Op.Results() {
		if !result.HasUses() {
			continue
		}
		by := then.Value(i)
		if by != otherwise.Value(i) {
			if by = conditionFor(op, by, otherwise.Value(i), rw); by == nil {
				continue
			}
		}
		rw.ReplaceAllUsesWith(result, by)
		changed = true
	}
	return changed
}

// conditionFor returns the condition or its negation for yielded truth values that are such.
func conditionFor(op scf.IfOp, yes, no *core.Value, rw *rewrite.Rewriter) *core.Value {
	a, okA := yes.ConstantValue().(*core.IntegerAttr)
	b, okB := no.ConstantValue().(*core.IntegerAttr)
	if !okA || !okB || a.Type() != rw.Context().I1() {
		return nil
	}
	switch {
	case a.Value().IsZero() && b.Value().IsOne():
		rw.SetLoc(op.Op.Loc())
		return arith.NewXOrI(&rw.Builder, op.Condition(), boolConstant(rw, true)).Result()
	case a.Value().IsOne() && b.Value().IsZero():
		return op.Condition()
	}
	return nil
}
