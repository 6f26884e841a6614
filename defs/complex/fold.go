package complexd

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/num"
	"github.com/odsgen/ods/generated/complexd"
)

// This file has the folders. Constants themselves are not computed with, as upstream; a constant operand counts on the
// right only.

// isConstant reports whether a constant has parts that satisfy the conditions.
func isConstant(a core.Attribute, re, im func(num.Float) bool) bool {
	pair, ok := a.(*core.ArrayAttr)
	if !ok || pair.Len() != 2 {
		return false
	}
	x, okx := pair.Elems()[0].(*core.FloatAttr)
	y, oky := pair.Elems()[1].(*core.FloatAttr)
	return okx && oky && re(x.Value()) && im(y.Value())
}

func isZero(a core.Attribute) bool { return isConstant(a, num.Float.IsZero, num.Float.IsZero) }

func isOne(a core.Attribute) bool {
	return isConstant(a, func(x num.Float) bool { return x.IsExactly(1) }, num.Float.IsZero)
}

// FoldConstant gives the value.
func (Hooks) FoldConstant(op complexd.ConstantOp, _ *core.FoldIn) core.Fold {
	return core.FoldAttr(op.ValueAttr())
}

// FoldCreate folds create(re(x), im(x)).
func (Hooks) FoldCreate(op complexd.CreateOp, _ *core.FoldIn) core.Fold {
	re, okr := complexd.AsReOp(op.Real().DefiningOp())
	im, oki := complexd.AsImOp(op.Imaginary().DefiningOp())
	if okr && oki && re.Complex() == im.Complex() {
		return core.FoldValue(re.Complex())
	}
	return core.NoFold
}

// foldPart folds the part of a constant and of complex.create.
func foldPart(v *core.Value, in *core.FoldIn, i int) core.Fold {
	if pair, ok := in.Const(0).(*core.ArrayAttr); ok && pair.Len() == 2 {
		return core.FoldAttr(pair.Elems()[i])
	}
	if create, ok := complexd.AsCreateOp(v.DefiningOp()); ok {
		return core.FoldValue(create.Op.Operand(i))
	}
	return core.NoFold
}

// FoldRe folds the real part of constants and of complex.create.
func (Hooks) FoldRe(op complexd.ReOp, in *core.FoldIn) core.Fold {
	return foldPart(op.Complex(), in, 0)
}

// FoldIm folds the imaginary part of constants and of complex.create.
func (Hooks) FoldIm(op complexd.ImOp, in *core.FoldIn) core.Fold {
	return foldPart(op.Complex(), in, 1)
}

// FoldAdd folds (a-b)+b, b+(a-b) and a+0.
func (Hooks) FoldAdd(op complexd.AddOp, in *core.FoldIn) core.Fold {
	if sub, ok := complexd.AsSubOp(op.Lhs().DefiningOp()); ok && sub.Rhs() == op.Rhs() {
		return core.FoldValue(sub.Lhs())
	}
	if sub, ok := complexd.AsSubOp(op.Rhs().DefiningOp()); ok && sub.Rhs() == op.Lhs() {
		return core.FoldValue(sub.Lhs())
	}
	if isZero(in.Const(1)) {
		return core.FoldValue(op.Lhs())
	}
	return core.NoFold
}

// FoldSub folds (a+b)-b and a-0.
func (Hooks) FoldSub(op complexd.SubOp, in *core.FoldIn) core.Fold {
	if add, ok := complexd.AsAddOp(op.Lhs().DefiningOp()); ok && add.Rhs() == op.Rhs() {
		return core.FoldValue(add.Lhs())
	}
	if isZero(in.Const(1)) {
		return core.FoldValue(op.Lhs())
	}
	return core.NoFold
}

// FoldMul folds a*1.
func (Hooks) FoldMul(op complexd.MulOp, in *core.FoldIn) core.Fold {
	if isOne(in.Const(1)) {
		return core.FoldValue(op.Lhs())
	}
	return core.NoFold
}

// FoldDiv folds a/1.
func (Hooks) FoldDiv(op complexd.DivOp, in *core.FoldIn) core.Fold {
	if isOne(in.Const(1)) {
		return core.FoldValue(op.Lhs())
	}
	return core.NoFold
}

// FoldNeg folds -(-a).
func (Hooks) FoldNeg(op complexd.NegOp, _ *core.FoldIn) core.Fold {
	if inner, ok := complexd.AsNegOp(op.Complex().DefiningOp()); ok {
		return core.FoldValue(inner.Complex())
	}
	return core.NoFold
}

// FoldConj folds conj(conj(a)).
func (Hooks) FoldConj(op complexd.ConjOp, _ *core.FoldIn) core.Fold {
	if inner, ok := complexd.AsConjOp(op.Complex().DefiningOp()); ok {
		return core.FoldValue(inner.Complex())
	}
	return core.NoFold
}

// FoldExp folds exp(log(a)).
func (Hooks) FoldExp(op complexd.ExpOp, _ *core.FoldIn) core.Fold {
	if inner, ok := complexd.AsLogOp(op.Complex().DefiningOp()); ok {
		return core.FoldValue(inner.Complex())
	}
	return core.NoFold
}

// FoldLog folds log(exp(a)).
func (Hooks) FoldLog(op complexd.LogOp, _ *core.FoldIn) core.Fold {
	if inner, ok := complexd.AsExpOp(op.Complex().DefiningOp()); ok {
		return core.FoldValue(inner.Complex())
	}
	return core.NoFold
}

// FoldBitcast folds a cast to the same type.
func (Hooks) FoldBitcast(op complexd.BitcastOp, _ *core.FoldIn) core.Fold {
	if op.Operand().Type() == op.Result().Type() {
		return core.FoldValue(op.Operand())
	}
	return core.NoFold
}
