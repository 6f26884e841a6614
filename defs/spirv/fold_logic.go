package spirv

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/num"
	"github.com/odsgen/ods/defs/iface/constfold"
	"github.com/odsgen/ods/generated/spirv"
)

// This file has the folders of comparisons, of booleans and of what chooses between values.

// compare folds a comparison; same is its answer for a value and itself.
func compare(op *core.Operation, in *core.FoldIn, same bool, holds func(a, b num.Int) bool) core.Fold {
	return arithmetic{
		same: func(op *core.Operation) core.Fold { return core.FoldAttr(constfold.Bool(op.Result(0).Type(), same)) },
		f:    constfold.Ints(func(a, b num.Int) num.Int { return bit(holds(a, b)) }),
	}.fold(op, in)
}

func bit(v bool) num.Int {
	if v {
		return num.One(1)
	}
	return num.Zero(1)
}

func equal(a, b num.Int) bool { return a == b }

func unequal(a, b num.Int) bool { return a != b }

// FoldEqual compares two constants, or a value with itself.
func (Hooks) FoldEqual(op *core.Operation, in *core.FoldIn) core.Fold {
	return compare(op, in, true, equal)
}

// FoldINotEqual folds x != x.
func (Hooks) FoldINotEqual(op spirv.INotEqualOp, in *core.FoldIn) core.Fold {
	return compare(op.Op, in, false, unequal)
}

// FoldSGreaterThan folds x > x.
func (Hooks) FoldSGreaterThan(op spirv.SGreaterThanOp, in *core.FoldIn) core.Fold {
	return compare(op.Op, in, false, num.Int.SGT)
}

// FoldSGreaterThanEqual folds x >= x.
func (Hooks) FoldSGreaterThanEqual(op spirv.SGreaterThanEqualOp, in *core.FoldIn) core.Fold {
	return compare(op.Op, in, true, num.Int.SGE)
}

// FoldSLessThan folds x < x.
func (Hooks) FoldSLessThan(op spirv.SLessThanOp, in *core.FoldIn) core.Fold {
	return compare(op.Op, in, false, num.Int.SLT)
}

// FoldSLessThanEqual folds x <= x.
func (Hooks) FoldSLessThanEqual(op spirv.SLessThanEqualOp, in *core.FoldIn) core.Fold {
	return compare(op.Op, in, true, num.Int.SLE)
}

// FoldUGreaterThan folds x > x.
func (Hooks) FoldUGreaterThan(op spirv.UGreaterThanOp, in *core.FoldIn) core.Fold {
	return compare(op.Op, in, false, num.Int.UGT)
}

// FoldUGreaterThanEqual folds x >= x.
func (Hooks) FoldUGreaterThanEqual(op spirv.UGreaterThanEqualOp, in *core.FoldIn) core.Fold {
	return compare(op.Op, in, true, num.Int.UGE)
}

// FoldULessThan folds x < x.
func (Hooks) FoldULessThan(op spirv.ULessThanOp, in *core.FoldIn) core.Fold {
	return compare(op.Op, in, false, num.Int.ULT)
}

// FoldULessThanEqual folds x <= x.
func (Hooks) FoldULessThanEqual(op spirv.ULessThanEqualOp, in *core.FoldIn) core.Fold {
	return compare(op.Op, in, true, num.Int.ULE)
}

// boolean returns the boolean that a constant is, everywhere.
func boolean(a core.Attribute) (v, ok bool) {
	i, ok := constfold.Int(a)
	return ok && i.IsOne(), ok && i.Width() == 1
}

// FoldLogicalAnd folds x && true and x && false; two constants that are not the same everywhere stay.
func (Hooks) FoldLogicalAnd(op spirv.LogicalAndOp, in *core.FoldIn) core.Fold {
	return absorb(op.Op, in, false)
}

// FoldLogicalOr folds x || true and x || false; two constants that are not the same everywhere stay.
func (Hooks) FoldLogicalOr(op spirv.LogicalOrOp, in *core.FoldIn) core.Fold {
	return absorb(op.Op, in, true)
}

// absorb folds to the second operand when it is the constant that wins, and to the first when it is the other one.
func absorb(op *core.Operation, in *core.FoldIn, wins bool) core.Fold {
	b, ok := boolean(in.Const(1))
	switch {
	case !ok || wrapped(op):
		return core.NoFold
	case b == wins:
		return core.FoldAttr(in.Const(1))
	}
	return toFirst(op)
}

// FoldLogicalNotEqual folds x != false and x != x.
func (Hooks) FoldLogicalNotEqual(op spirv.LogicalNotEqualOp, in *core.FoldIn) core.Fold {
	if b, ok := boolean(in.Const(1)); ok && !b && !wrapped(op.Op) {
		return core.FoldValue(op.Operand1())
	}
	return compare(op.Op, in, false, unequal)
}

// FoldComplement folds a constant, and what is done to a value twice.
func (Hooks) FoldComplement(op *core.Operation, in *core.FoldIn) core.Fold {
	return foldInvolution(op, in, num.Int.Not)
}

// FoldSelect folds what is chosen between equal values, by a known condition, and between elements of constants.
func (Hooks) FoldSelect(op spirv.SelectOp, in *core.FoldIn) core.Fold {
	if wrapped(op.Op) {
		return core.NoFold
	}
	if op.TrueValue() == op.FalseValue() {
		return core.FoldValue(op.TrueValue())
	}
	if c, ok := boolean(in.Const(0)); ok {
		if c {
			return core.FoldValue(op.TrueValue())
		}
		return core.FoldValue(op.FalseValue())
	}
	cond, _ := in.Const(0).(*core.DenseElementsAttr)
	yes, _ := in.Const(1).(*core.DenseElementsAttr)
	no, _ := in.Const(2).(*core.DenseElementsAttr)
	if cond == nil || yes == nil || no == nil {
		return core.NoFold
	}
	elements := make([]core.Attribute, yes.NumElements())
	for i := range elements {
		if from := int64(i); cond.Int(from).IsOne() {
			elements[i] = yes.Element(from)
		} else {
			elements[i] = no.Element(from)
		}
	}
	return core.FoldAttr(op.Op.Context().DenseOf(yes.ShapedType(), elements))
}

// FoldBitcast folds a cast to the type that is there, a cast back, and takes the operand of an inner cast.
func (Hooks) FoldBitcast(op spirv.BitcastOp, _ *core.FoldIn) core.Fold {
	from, to := op.Operand(), op.Result().Type()
	if from.Type() == to {
		return core.FoldValue(from)
	}
	inner, ok := spirv.AsBitcastOp(from.DefiningOp())
	switch {
	case !ok:
		return core.NoFold
	case inner.Operand().Type() == to:
		return core.FoldValue(inner.Operand())
	}
	op.SetOperand(inner.Operand())
	return core.InPlace
}

// FoldConstant returns the value.
func (Hooks) FoldConstant(op spirv.ConstantOp, _ *core.FoldIn) core.Fold {
	return core.FoldAttr(op.ValueAttr())
}
