package arith

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/num"
	"github.com/odsgen/ods/defs/iface/constfold"
	"github.com/odsgen/ods/generated/arith"
)

// This file has the folders of constants and integer arithmetic. Elementwise folding of constants comes last in each;
// where upstream decides by the last element of a vector whether a fold is made, so do these.

// constants folds two constant operands with a function of integers.
func constants(in *core.FoldIn, f constfold.Op2) core.Fold {
	return core.FoldAttr(constfold.Binary(in.Operands, nil, f))
}

func ints(in *core.FoldIn, f func(a, b num.Int) num.Int) core.Fold {
	return constants(in, constfold.Ints(f))
}

// FoldConstant gives the value.
func (Hooks) FoldConstant(op arith.ConstantOp, _ *core.FoldIn) core.Fold {
	return core.FoldAttr(op.ValueAttr())
}

// FoldAddI folds x+0, (a-b)+b and b+(a-b).
func (Hooks) FoldAddI(op arith.AddIOp, in *core.FoldIn) core.Fold {
	lhs, rhs := op.Lhs(), op.Rhs()
	if constfold.IsZero(in.Const(1)) {
		return core.FoldValue(lhs)
	}
	if sub, ok := arith.AsSubIOp(lhs.DefiningOp()); ok && sub.Rhs() == rhs {
		return core.FoldValue(sub.Lhs())
	}
	if sub, ok := arith.AsSubIOp(rhs.DefiningOp()); ok && sub.Rhs() == lhs {
		return core.FoldValue(sub.Lhs())
	}
	return ints(in, num.Int.Add)
}

// FoldAddUIExtended folds x+0 and constants.
func (Hooks) FoldAddUIExtended(op arith.AddUIExtendedOp, in *core.FoldIn) core.Fold {
	flags := op.Overflow().Type()
	if constfold.IsZero(in.Const(1)) {
		if no := constfold.Zero(flags); no != nil {
			return core.FoldTo(core.FoldResult{Value: op.Lhs()}, core.FoldResult{Attr: no})
		}
	}
	sum := constfold.Binary(in.Operands, nil, constfold.Ints(num.Int.Add))
	if sum == nil {
		return core.NoFold
	}
	carry := constfold.Binary([]core.Attribute{sum, in.Const(0)}, flags, func(sum, a num.Int) (num.Int, bool) {
		return bit(sum.ULT(a)), true
	})
	return both(sum, carry)
}

func bit(v bool) num.Int {
	if v {
		return num.One(1)
	}
	return num.Zero(1)
}

// both folds two results to constants.
func both(a, b core.Attribute) core.Fold {
	if a == nil || b == nil {
		return core.NoFold
	}
	return core.FoldTo(core.FoldResult{Attr: a}, core.FoldResult{Attr: b})
}

// FoldSubI folds x-x, x-0, (a+b)-b and (a+b)-a.
func (Hooks) FoldSubI(op arith.SubIOp, in *core.FoldIn) core.Fold {
	lhs, rhs := op.Lhs(), op.Rhs()
	if lhs == rhs {
		if zero := constfold.Zero(op.Result().Type()); zero != nil {
			return core.FoldAttr(zero)
		}
	}
	if constfold.IsZero(in.Const(1)) {
		return core.FoldValue(lhs)
	}
	if add, ok := arith.AsAddIOp(lhs.DefiningOp()); ok {
		switch rhs {
		case add.Rhs():
			return core.FoldValue(add.Lhs())
		case add.Lhs():
			return core.FoldValue(add.Rhs())
		}
	}
	return ints(in, num.Int.Sub)
}

// FoldMulI folds x*0 and x*1.
func (Hooks) FoldMulI(op arith.MulIOp, in *core.FoldIn) core.Fold {
	switch {
	case constfold.IsZero(in.Const(1)):
		return core.FoldValue(op.Rhs())
	case constfold.IsOne(in.Const(1)):
		return core.FoldValue(op.Lhs())
	}
	return ints(in, num.Int.Mul)
}

// FoldMulSIExtended folds x*0 and constants.
func (Hooks) FoldMulSIExtended(_ arith.MulSIExtendedOp, in *core.FoldIn) core.Fold {
	if zero := in.Const(1); constfold.IsZero(zero) {
		return both(zero, zero)
	}
	return mulExtended(in, num.Int.MulExtS)
}

// FoldMulUIExtended folds x*0, x*1 and constants.
func (Hooks) FoldMulUIExtended(op arith.MulUIExtendedOp, in *core.FoldIn) core.Fold {
	rhs := in.Const(1)
	if constfold.IsZero(rhs) {
		return both(rhs, rhs)
	}
	if constfold.IsOne(rhs) {
		if zero := constfold.Zero(op.Lhs().Type()); zero != nil {
			return core.FoldTo(core.FoldResult{Value: op.Lhs()}, core.FoldResult{Attr: zero})
		}
	}
	return mulExtended(in, num.Int.MulExtU)
}

func mulExtended(in *core.FoldIn, mul func(a, b num.Int) (low, high num.Int)) core.Fold {
	low := constfold.Binary(in.Operands, nil, constfold.Ints(func(a, b num.Int) num.Int { l, _ := mul(a, b); return l }))
	if low == nil {
		return core.NoFold
	}
	high := constfold.Binary(in.Operands, nil, constfold.Ints(func(a, b num.Int) num.Int { _, h := mul(a, b); return h }))
	return both(low, high)
}

// FoldAndI folds x&0, x&-1, x&~x, and a&(a&b).
func (Hooks) FoldAndI(op arith.AndIOp, in *core.FoldIn) core.Fold {
	lhs, rhs := op.Lhs(), op.Rhs()
	switch {
	case constfold.IsZero(in.Const(1)):
		return core.FoldValue(rhs)
	case constfold.IsAllOnes(in.Const(1)):
		return core.FoldValue(lhs)
	case isNotOf(rhs, lhs), isNotOf(lhs, rhs):
		if zero := constfold.Zero(op.Result().Type()); zero != nil {
			return core.FoldAttr(zero)
		}
	}
	for _, pair := range [][2]*core.Value{{lhs, rhs}, {rhs, lhs}} {
		if and, ok := arith.AsAndIOp(pair[0].DefiningOp()); ok && (and.Lhs() == pair[1] || and.Rhs() == pair[1]) {
			return core.FoldValue(and.Result())
		}
	}
	return ints(in, num.Int.And)
}

// isNotOf reports whether v is x with all bits flipped.
func isNotOf(v, x *core.Value) bool {
	xor, ok := arith.AsXOrIOp(v.DefiningOp())
	if !ok || xor.Lhs() != x {
		return false
	}
	mask, ok := constfold.IntValue(xor.Rhs())
	return ok && mask.IsAllOnes()
}

// FoldOrI folds x|0, x|-1 and x|~x.
func (Hooks) FoldOrI(op arith.OrIOp, in *core.FoldIn) core.Fold {
	lhs, rhs := op.Lhs(), op.Rhs()
	switch {
	case constfold.IsZero(in.Const(1)):
		return core.FoldValue(lhs)
	case constfold.IsAllOnes(in.Const(1)):
		return core.FoldAttr(in.Const(1))
	case isNotOf(rhs, lhs):
		return core.FoldValue(rhs.DefiningOp().Operand(1))
	case isNotOf(lhs, rhs):
		return core.FoldValue(lhs.DefiningOp().Operand(1))
	}
	return ints(in, num.Int.Or)
}

// FoldXOrI folds x^0, x^x, and (x^a)^a in all orders.
func (Hooks) FoldXOrI(op arith.XOrIOp, in *core.FoldIn) core.Fold {
	lhs, rhs := op.Lhs(), op.Rhs()
	if constfold.IsZero(in.Const(1)) {
		return core.FoldValue(lhs)
	}
	if lhs == rhs {
		if zero := constfold.Zero(op.Result().Type()); zero != nil {
			return core.FoldAttr(zero)
		}
	}
	for _, pair := range [][2]*core.Value{{lhs, rhs}, {rhs, lhs}} {
		if xor, ok := arith.AsXOrIOp(pair[0].DefiningOp()); ok {
			switch pair[1] {
			case xor.Rhs():
				return core.FoldValue(xor.Lhs())
			case xor.Lhs():
				return core.FoldValue(xor.Rhs())
			}
		}
	}
	return ints(in, num.Int.Xor)
}

// FoldShLI folds x<<0 and constants.
func (Hooks) FoldShLI(op arith.ShLIOp, in *core.FoldIn) core.Fold {
	return foldShift(op.Lhs(), in, num.Int.Shl)
}

// FoldShRUI folds x>>0 and constants.
func (Hooks) FoldShRUI(op arith.ShRUIOp, in *core.FoldIn) core.Fold {
	return foldShift(op.Lhs(), in, num.Int.LShr)
}

// FoldShRSI folds x>>0 and constants.
func (Hooks) FoldShRSI(op arith.ShRSIOp, in *core.FoldIn) core.Fold {
	return foldShift(op.Lhs(), in, num.Int.AShr)
}

// foldShift leaves shifts by the width or more alone, and poison as well.
func foldShift(lhs *core.Value, in *core.FoldIn, shift func(x num.Int, n uint) num.Int) core.Fold {
	if constfold.IsZero(in.Const(1)) {
		return core.FoldValue(lhs)
	}
	inRange := false
	r := constfold.Binary(in.Operands, nil, func(a, b num.Int) (num.Int, bool) {
		inRange = b.ULT(num.NewInt(b.Width(), uint64(b.Width())))
		return shift(a, b.ShiftAmount(b.Width())), true
	})
	if !inRange {
		return core.NoFold
	}
	return core.FoldAttr(r)
}

// extremum describes an integer minimum or maximum: the constant that wins against everything and the one that loses.
type extremum struct {
	wins, loses func(num.Int) bool
	f           func(a, b num.Int) num.Int
}

func (e extremum) fold(op *core.Operation, in *core.FoldIn) core.Fold {
	lhs, rhs := op.Operand(0), op.Operand(1)
	if lhs == rhs {
		return core.FoldValue(rhs)
	}
	if v, ok := constfold.Int(in.Const(1)); ok {
		if e.wins(v) {
			return core.FoldValue(rhs)
		}
		if e.loses(v) {
			return core.FoldValue(lhs)
		}
	}
	return ints(in, e.f)
}

// FoldMaxSI folds max(x, x), and x with the greatest and the least number.
func (Hooks) FoldMaxSI(op arith.MaxSIOp, in *core.FoldIn) core.Fold {
	return extremum{num.Int.IsMaxSigned, num.Int.IsMinSigned, num.Int.SMax}.fold(op.Op, in)
}

// FoldMaxUI folds max(x, x), and x with the greatest and the least number.
func (Hooks) FoldMaxUI(op arith.MaxUIOp, in *core.FoldIn) core.Fold {
	return extremum{num.Int.IsAllOnes, num.Int.IsZero, num.Int.UMax}.fold(op.Op, in)
}

// FoldMinSI folds min(x, x), and x with the greatest and the least number.
func (Hooks) FoldMinSI(op arith.MinSIOp, in *core.FoldIn) core.Fold {
	return extremum{num.Int.IsMinSigned, num.Int.IsMaxSigned, num.Int.SMin}.fold(op.Op, in)
}

// FoldMinUI folds min(x, x), and x with the greatest and the least number.
func (Hooks) FoldMinUI(op arith.MinUIOp, in *core.FoldIn) core.Fold {
	return extremum{num.Int.IsZero, num.Int.IsAllOnes, num.Int.UMin}.fold(op.Op, in)
}
