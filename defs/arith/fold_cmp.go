package arith

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/num"
	"github.com/odsgen/ods/core/query"
	"github.com/odsgen/ods/defs/iface/constfold"
	"github.com/odsgen/ods/generated/arith"
)

// This file has the folders of comparisons and of select.

// intPredicate is what is known about an integer comparison.
type intPredicate struct {
	compare  func(a, b num.Int) bool
	ofEqual  bool // its value when the operands are equal
	inverse  arith.CmpIPredicate
	mirrored arith.CmpIPredicate // with the operands exchanged
}

var intPredicates = [...]intPredicate{
	arith.CmpIPredicateEq:  {num.Int.Equal, true, arith.CmpIPredicateNe, arith.CmpIPredicateEq},
	arith.CmpIPredicateNe:  {func(a, b num.Int) bool { return !a.Equal(b) }, false, arith.CmpIPredicateEq, arith.CmpIPredicateNe},
	arith.CmpIPredicateSlt: {num.Int.SLT, false, arith.CmpIPredicateSge, arith.CmpIPredicateSgt},
	arith.CmpIPredicateSle: {num.Int.SLE, true, arith.CmpIPredicateSgt, arith.CmpIPredicateSge},
	arith.CmpIPredicateSgt: {num.Int.SGT, false, arith.CmpIPredicateSle, arith.CmpIPredicateSlt},
	arith.CmpIPredicateSge: {num.Int.SGE, true, arith.CmpIPredicateSlt, arith.CmpIPredicateSle},
	arith.CmpIPredicateUlt: {num.Int.ULT, false, arith.CmpIPredicateUge, arith.CmpIPredicateUgt},
	arith.CmpIPredicateUle: {num.Int.ULE, true, arith.CmpIPredicateUgt, arith.CmpIPredicateUge},
	arith.CmpIPredicateUgt: {num.Int.UGT, false, arith.CmpIPredicateUle, arith.CmpIPredicateUlt},
	arith.CmpIPredicateUge: {num.Int.UGE, true, arith.CmpIPredicateUlt, arith.CmpIPredicateUle},
}

// Invert returns the predicate that holds when p does not.
func Invert(p arith.CmpIPredicate) arith.CmpIPredicate { return intPredicates[p].inverse }

// CompareInts computes a comparison.
func CompareInts(p arith.CmpIPredicate, a, b num.Int) bool { return intPredicates[p].compare(a, b) }

// FoldCmpI folds comparisons of a value with itself and of booleans with constants, and moves a constant to the right.
func (Hooks) FoldCmpI(op arith.CmpIOp, in *core.FoldIn) core.Fold {
	lhs, rhs := op.Lhs(), op.Rhs()
	p := op.Predicate()
	if lhs == rhs {
		if known := constfold.Bool(op.Result().Type(), intPredicates[p].ofEqual); known != nil {
			return core.FoldAttr(known)
		}
	}
	if v := boolCompared(p, lhs, in.Const(1)); v != nil {
		return core.FoldValue(v)
	}
	if in.Const(0) != nil && in.Const(1) == nil {
		op.SetPredicate(intPredicates[p].mirrored)
		op.SetLhs(rhs)
		op.SetRhs(lhs)
		return core.InPlace
	}
	if constfold.IsPoison(in.Const(0)) || constfold.IsPoison(in.Const(1)) {
		return core.NoFold // as upstream, where poison does not spread through comparisons
	}
	return core.FoldAttr(constfold.Binary(in.Operands, op.Result().Type(), func(a, b num.Int) (num.Int, bool) {
		return bit(CompareInts(p, a, b)), true
	}))
}

// boolCompared returns b for "b != 0", "ext(b) != 0" and "b == 1" of a boolean b, else nil.
func boolCompared(p arith.CmpIPredicate, lhs *core.Value, rhs core.Attribute) *core.Value {
	isBool := elementWidth(lhs.Type()) == 1 && query.Is[*core.IntegerType](core.ElementTypeOrSelf(lhs.Type()))
	switch {
	case p == arith.CmpIPredicateNe && constfold.IsZero(rhs):
		inner := lhs.DefiningOp()
		_, zero := arith.AsExtUIOp(inner)
		_, sign := arith.AsExtSIOp(inner)
		if zero || sign {
			src := inner.Operand(0)
			if _, tensor := src.Type().(*core.RankedTensorType); !tensor && elementWidth(src.Type()) == 1 {
				return src
			}
		}
		if isBool {
			return lhs
		}
	case p == arith.CmpIPredicateEq && constfold.IsOne(rhs) && isBool:
		return lhs
	}
	return nil
}

// outcomes is a set of outcomes of comparing floats.
type outcomes uint8

const (
	same outcomes = 1 << iota
	greater
	less
	unordered
)

// floatPredicates says for which outcomes a predicate holds.
var floatPredicates = [...]outcomes{
	arith.CmpFPredicateAlwaysFalse: 0,
	arith.CmpFPredicateOEQ:         same,
	arith.CmpFPredicateOGT:         greater,
	arith.CmpFPredicateOGE:         greater | same,
	arith.CmpFPredicateOLT:         less,
	arith.CmpFPredicateOLE:         less | same,
	arith.CmpFPredicateONE:         less | greater,
	arith.CmpFPredicateORD:         less | greater | same,
	arith.CmpFPredicateUEQ:         unordered | same,
	arith.CmpFPredicateUGT:         unordered | greater,
	arith.CmpFPredicateUGE:         unordered | greater | same,
	arith.CmpFPredicateULT:         unordered | less,
	arith.CmpFPredicateULE:         unordered | less | same,
	arith.CmpFPredicateUNE:         unordered | less | greater,
	arith.CmpFPredicateUNO:         unordered,
	arith.CmpFPredicateAlwaysTrue:  unordered | less | greater | same,
}

// CompareFloats computes a comparison.
func CompareFloats(p arith.CmpFPredicate, a, b num.Float) bool {
	outcome := [...]outcomes{num.Same: same, num.Greater: greater, num.Less: less, num.Unordered: unordered}[a.Compare(b)]
	return floatPredicates[p]&outcome != 0
}

// FoldCmpF folds constants. A NaN decides alone, whatever the other operand is.
func (Hooks) FoldCmpF(op arith.CmpFOp, in *core.FoldIn) core.Fold {
	lhs, _ := in.Const(0).(*core.FloatAttr)
	rhs, _ := in.Const(1).(*core.FloatAttr)
	if lhs != nil && lhs.Value().IsNaN() {
		rhs = lhs
	} else if rhs != nil && rhs.Value().IsNaN() {
		lhs = rhs
	}
	if lhs == nil || rhs == nil {
		return core.NoFold
	}
	return core.FoldAttr(op.Op.Context().Bool(CompareFloats(op.Predicate(), lhs.Value(), rhs.Value())))
}

// FoldSelect folds known conditions, equal or poison alternatives, and the two that a comparison of them decides.
func (Hooks) FoldSelect(op arith.SelectOp, in *core.FoldIn) core.Fold {
	yes, no := op.TrueValue(), op.FalseValue()
	switch {
	case yes == no, constfold.IsOne(in.Const(0)):
		return core.FoldValue(yes)
	case constfold.IsZero(in.Const(0)), constfold.IsPoison(in.Const(1)):
		return core.FoldValue(no)
	case constfold.IsPoison(in.Const(2)):
		return core.FoldValue(yes)
	case op.Result().Type() == core.Type(op.Op.Context().I1()) && constfold.IsOne(in.Const(1)) && constfold.IsZero(in.Const(2)):
		return core.FoldValue(op.Condition())
	}
	if cmp, ok := arith.AsCmpIOp(op.Condition().DefiningOp()); ok {
		l, r := cmp.Lhs(), cmp.Rhs()
		if l == yes && r == no || l == no && r == yes {
			switch cmp.Predicate() {
			case arith.CmpIPredicateEq:
				return core.FoldValue(no)
			case arith.CmpIPredicateNe:
				return core.FoldValue(yes)
			}
		}
	}
	return core.FoldAttr(selectElements(in))
}

// selectElements chooses among constant elements by constant conditions; nil when something is not constant.
func selectElements(in *core.FoldIn) core.Attribute {
	cond, ok0 := in.Const(0).(*core.DenseElementsAttr)
	yes, ok1 := in.Const(1).(*core.DenseElementsAttr)
	no, ok2 := in.Const(2).(*core.DenseElementsAttr)
	if !ok0 || !ok1 || !ok2 {
		return nil
	}
	var raw []byte
	for i := range cond.NumElements() {
		from := no
		if cond.Int(i).IsOne() {
			from = yes
		}
		raw = append(raw, from.Raw(i)...)
	}
	return yes.Context().DenseElements(yes.ShapedType(), raw)
}
