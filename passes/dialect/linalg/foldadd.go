package linalg

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/rewrite"
	linalgdefs "github.com/odsgen/ods/defs/linalg"
	"github.com/odsgen/ods/generated/linalg"
)

// AddSumFolds adds the pattern that lets a sum of products start with what linalg.add adds to it: upstream's
// populateFoldAddIntoDestPatterns.
func AddSumFolds(set *rewrite.PatternSet) {
	set.Add(rewrite.OpPattern(&linalg.AddDef, linalg.AsAddOp, "linalg.add into the destination", foldAdd))
}

func foldAdd(op linalg.AddOp, rw *rewrite.Rewriter) bool {
	if !linalgdefs.HasPureTensors(op.Op) || op.Op.NumOperands() != 3 {
		return false
	}
	lhs, rhs := op.Op.Operand(0), op.Op.Operand(1)
	var dom core.DominanceInfo
	var sum linalg.LinalgOp
	var other *core.Value
	found := false
	for _, pair := range [][2]*core.Value{{rhs, lhs}, {lhs, rhs}} {
		def := pair[0].DefiningOp()
		if def == nil {
			continue
		}
		if x, ok := linalg.LinalgOpKey.Of(def); ok && dom.ProperlyDominates(pair[1], def) {
			sum, other, found = x, pair[1], true
		}
	}
	if !found {
		return rw.NoMatch(op.Op, "no operand is a structured operation that the other one dominates")
	}
	s := sum.AsOperation()
	if s.NumResults() != 1 || !isContraction(sum) || !s.Result(0).HasOneUse() || !isZero(s.Operand(2)) {
		return rw.NoMatch(op.Op, "it is no product of its own that starts with zeros")
	}
	last := -1
	for _, e := range sum.IndexingMaps()[2].Results() {
		if !e.IsDim() || last > e.Position() {
			return rw.NoMatch(op.Op, "expected index_map for contraction's dest to be an ordered projection")
		}
		last = e.Position()
	}
	rw.Modify(s, func() { s.SetOperand(2, other) })
	rw.ReplaceOp(op.Op, s.Result(0))
	return true
}

// isContraction reports whether an operation is a sum of products of two operands.
func isContraction(x linalg.LinalgOp) bool {
	op := x.AsOperation()
	if op.NumOperands() != 3 || x.DpsInits().Len() != 1 {
		return false
	}
	reduces := false
	for _, k := range x.IteratorTypes() {
		reduces = reduces || k == linalg.IteratorTypeReduction
	}
	for _, m := range x.IndexingMaps() {
		if !m.IsProjectedPermutation(false) {
			return false
		}
	}
	return reduces && linalgdefs.IsContraction(op.Region(0).Entry())
}

// isZero reports whether all elements are known to be zero.
func isZero(v *core.Value) bool {
	for range 100 {
		switch a := v.ConstantValue().(type) {
		case *core.IntegerAttr:
			return a.Value().IsZero()
		case *core.FloatAttr:
			return a.Value().IsZero()
		case *core.DenseElementsAttr:
			if !a.IsSplat() {
				return false
			}
			switch e := a.Element(0).(type) {
			case *core.IntegerAttr:
				return e.Value().IsZero()
			case *core.FloatAttr:
				return e.Value().IsZero()
			}
			return false
		}
		def := v.DefiningOp()
		if def == nil || !def.Is(&linalg.FillDef) && !def.Is(&linalg.CopyDef) || def.NumOperands() != 2 {
			return false
		}
		v = def.Operand(0)
	}
	return false
}
