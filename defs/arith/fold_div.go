package arith

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/num"
	"github.com/odsgen/ods/defs/iface/constfold"
	"github.com/odsgen/ods/defs/iface/intrange"
	"github.com/odsgen/ods/generated/arith"
)

// This file has the folders and the speculatability of divisions. A division that is undefined is never folded.

// productOver returns a for (a*b)/b and (b*a)/b when the product has the flags, else nil.
func productOver(lhs, rhs *core.Value, flags arith.IntegerOverflowFlags) *core.Value {
	mul, ok := arith.AsMulIOp(lhs.DefiningOp())
	if !ok || mul.OverflowFlags()&flags != flags {
		return nil
	}
	switch rhs {
	case mul.Lhs():
		return mul.Rhs()
	case mul.Rhs():
		return mul.Lhs()
	}
	return nil
}

// unlessZero computes f unless a divisor is zero.
func unlessZero(f func(a, b num.Int) num.Int) constfold.Op2 {
	return func(a, b num.Int) (num.Int, bool) {
		if b.IsZero() {
			return a, false
		}
		return f(a, b), true
	}
}

// FoldDivUI folds x/1 and (a*b)/b.
func (Hooks) FoldDivUI(op arith.DivUIOp, in *core.FoldIn) core.Fold {
	if constfold.IsOne(in.Const(1)) {
		return core.FoldValue(op.Lhs())
	}
	if v := productOver(op.Lhs(), op.Rhs(), arith.IntegerOverflowFlagsNuw); v != nil {
		return core.FoldValue(v)
	}
	return constants(in, unlessZero(num.Int.UDiv))
}

// FoldDivSI folds x/1 and (a*b)/b.
func (Hooks) FoldDivSI(op arith.DivSIOp, in *core.FoldIn) core.Fold {
	if constfold.IsOne(in.Const(1)) {
		return core.FoldValue(op.Lhs())
	}
	if v := productOver(op.Lhs(), op.Rhs(), arith.IntegerOverflowFlagsNsw); v != nil {
		return core.FoldValue(v)
	}
	return constants(in, func(a, b num.Int) (num.Int, bool) {
		if b.IsZero() {
			return a, false
		}
		q, overflow := a.SDivOv(b)
		return q, !overflow
	})
}

// FoldCeilDivUI folds x/1.
func (Hooks) FoldCeilDivUI(op arith.CeilDivUIOp, in *core.FoldIn) core.Fold {
	if constfold.IsOne(in.Const(1)) {
		return core.FoldValue(op.Lhs())
	}
	return constants(in, unlessZero(num.Int.UCeilDiv))
}

// FoldCeilDivSI folds x/1.
func (Hooks) FoldCeilDivSI(op arith.CeilDivSIOp, in *core.FoldIn) core.Fold {
	if constfold.IsOne(in.Const(1)) {
		return core.FoldValue(op.Lhs())
	}
	return constants(in, ceilDivS)
}

// ceilDivS gives up where upstream does, which computes with magnitudes: also when only an intermediate value
// overflows.
func ceilDivS(a, b num.Int) (num.Int, bool) {
	if b.IsZero() {
		return a, false
	}
	if a.IsZero() {
		return a, true
	}
	negA, negB := a.IsNegative(), b.IsNegative()
	if negA && a.IsMinSigned() || negB && b.IsMinSigned() {
		return a, false
	}
	q := a.Abs().UDiv(b.Abs())
	if negA != negB {
		return q.Neg(), true
	}
	if !a.Abs().URem(b.Abs()).IsZero() {
		q = q.Add(num.One(a.Width()))
	}
	return q, true
}

// FoldFloorDivSI folds x/1.
func (Hooks) FoldFloorDivSI(op arith.FloorDivSIOp, in *core.FoldIn) core.Fold {
	if constfold.IsOne(in.Const(1)) {
		return core.FoldValue(op.Lhs())
	}
	undefined := false
	r := constfold.Binary(in.Operands, nil, func(a, b num.Int) (num.Int, bool) {
		if b.IsZero() {
			undefined = true
			return a, true
		}
		_, undefined = a.SDivOv(b)
		return a.SFloorDiv(b), true
	})
	if undefined {
		return core.NoFold
	}
	return core.FoldAttr(r)
}

// FoldRemUI folds x%1.
func (Hooks) FoldRemUI(op arith.RemUIOp, in *core.FoldIn) core.Fold {
	return foldRem(op.Op, in, num.Int.URem)
}

// FoldRemSI folds x%1.
func (Hooks) FoldRemSI(op arith.RemSIOp, in *core.FoldIn) core.Fold {
	return foldRem(op.Op, in, num.Int.SRem)
}

func foldRem(op *core.Operation, in *core.FoldIn, rem func(a, b num.Int) num.Int) core.Fold {
	if constfold.IsOne(in.Const(1)) {
		if zero := constfold.Zero(op.Result(0).Type()); zero != nil {
			return core.FoldAttr(zero)
		}
	}
	return constants(in, unlessZero(rem))
}

// SpeculateDivUI reports whether the divisor is known not to be zero.
func (Hooks) SpeculateDivUI(op arith.DivUIOp) bool { return intrange.NeverZero(op.Rhs()) }

// SpeculateCeilDivUI reports whether the divisor is known not to be zero.
func (Hooks) SpeculateCeilDivUI(op arith.CeilDivUIOp) bool { return intrange.NeverZero(op.Rhs()) }

// SpeculateDivSI reports whether the divisor is known to be neither zero nor minus one, with which the least number
// overflows.
func (Hooks) SpeculateDivSI(op arith.DivSIOp) bool { return intrange.NeverZeroOrMinusOne(op.Rhs()) }

// SpeculateCeilDivSI reports whether the divisor is known to be neither zero nor minus one.
func (Hooks) SpeculateCeilDivSI(op arith.CeilDivSIOp) bool {
	return intrange.NeverZeroOrMinusOne(op.Rhs())
}

// SpeculateSigned is true of a divisor that is known to be neither 0 nor -1.
func (Hooks) SpeculateSigned(op *core.Operation) bool {
	return intrange.SpeculateSigned(op)
}

// SpeculateRemUI reports whether the divisor is known not to be zero.
func (Hooks) SpeculateRemUI(op arith.RemUIOp) bool { return intrange.SpeculateUnsigned(op.Op) }
