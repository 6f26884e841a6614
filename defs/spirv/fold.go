package spirv

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/num"
	"github.com/odsgen/ods/defs/iface/constfold"
	"github.com/odsgen/ods/generated/spirv"
)

// This file has the folders of integer arithmetic. What SPIR-V leaves undefined is not folded.
//
// The operation that a spirv.SpecConstantOperation wraps is computed when the pipeline is made, not here, and must
// stay: upstream folds it and leaves an operation without what it wraps.

// wrapped reports whether the operation stands in a spirv.SpecConstantOperation.
func wrapped(op *core.Operation) bool {
	_, ok := spirv.AsSpecConstantOperationOp(op.ParentOp())
	return ok
}

// arithmetic says what a folder of two integers does.
type arithmetic struct {
	same  func(op *core.Operation) core.Fold            // what becomes of an operand and itself; nil: nothing
	right func(op *core.Operation, b num.Int) core.Fold // what becomes of a known second operand, the same everywhere; nil: nothing
	f     constfold.Op2
}

func (a arithmetic) fold(op *core.Operation, in *core.FoldIn) core.Fold {
	if wrapped(op) {
		return core.NoFold
	}
	if a.same != nil && op.Operand(0) == op.Operand(1) {
		if r := a.same(op); !r.IsNone() {
			return r
		}
	}
	if b, ok := constfold.Int(in.Const(1)); ok && a.right != nil {
		if r := a.right(op, b); !r.IsNone() {
			return r
		}
	}
	var result core.Type
	if t := op.Result(0).Type(); t != op.Operand(0).Type() && op.Operand(0).Type() == op.Operand(1).Type() {
		result = t
	}
	return core.FoldAttr(constfold.Binary(in.Operands, result, a.f))
}

func toFirst(op *core.Operation) core.Fold { return core.FoldValue(op.Operand(0)) }

func toZero(op *core.Operation) core.Fold {
	return core.FoldAttr(constfold.Zero(op.Result(0).Type()))
}

// identity folds to the first operand when the second one is a number that changes nothing.
func identity(is func(num.Int) bool) func(*core.Operation, num.Int) core.Fold {
	return func(op *core.Operation, b num.Int) core.Fold {
		if is(b) {
			return toFirst(op)
		}
		return core.NoFold
	}
}

// remainderByOne folds the remainder of a division by one.
func remainderByOne(op *core.Operation, b num.Int) core.Fold {
	if b.IsOne() {
		return toZero(op)
	}
	return core.NoFold
}

// mulByZeroOrOne folds the product with zero or one.
func mulByZeroOrOne(op *core.Operation, b num.Int) core.Fold {
	switch {
	case b.IsZero():
		return core.FoldValue(op.Operand(1))
	case b.IsOne():
		return toFirst(op)
	}
	return core.NoFold
}

// unsignedDivision computes f unless the divisor is zero.
func unsignedDivision(f func(a, b num.Int) num.Int) constfold.Op2 {
	return func(a, b num.Int) (num.Int, bool) {
		if b.IsZero() {
			return a, false
		}
		return f(a, b), true
	}
}

// signedDivision computes f unless the divisor is zero or the quotient does not fit.
func signedDivision(f func(a, b num.Int) num.Int) constfold.Op2 {
	return func(a, b num.Int) (num.Int, bool) {
		if b.IsZero() || a.IsMinSigned() && b.IsAllOnes() {
			return a, false
		}
		return f(a, b), true
	}
}

// FoldIAdd folds x+0.
func (Hooks) FoldIAdd(op spirv.IAddOp, in *core.FoldIn) core.Fold {
	return arithmetic{right: identity(num.Int.IsZero), f: constfold.Ints(num.Int.Add)}.fold(op.Op, in)
}

// FoldISub folds x-x.
func (Hooks) FoldISub(op spirv.ISubOp, in *core.FoldIn) core.Fold {
	return arithmetic{same: toZero, f: constfold.Ints(num.Int.Sub)}.fold(op.Op, in)
}

// FoldIMul folds x*0 and x*1.
func (Hooks) FoldIMul(op spirv.IMulOp, in *core.FoldIn) core.Fold {
	return arithmetic{right: mulByZeroOrOne, f: constfold.Ints(num.Int.Mul)}.fold(op.Op, in)
}

// FoldSDiv folds x/1.
func (Hooks) FoldSDiv(op spirv.SDivOp, in *core.FoldIn) core.Fold {
	return arithmetic{right: identity(num.Int.IsOne), f: signedDivision(num.Int.SDiv)}.fold(op.Op, in)
}

// FoldUDiv folds x/1.
func (Hooks) FoldUDiv(op spirv.UDivOp, in *core.FoldIn) core.Fold {
	return arithmetic{right: identity(num.Int.IsOne), f: unsignedDivision(num.Int.UDiv)}.fold(op.Op, in)
}

// FoldSMod folds x mod 1.
func (Hooks) FoldSMod(op spirv.SModOp, in *core.FoldIn) core.Fold {
	return arithmetic{right: remainderByOne, f: signedDivision(num.Int.SMod)}.fold(op.Op, in)
}

// FoldSRem folds the remainder of x/1.
func (Hooks) FoldSRem(op spirv.SRemOp, in *core.FoldIn) core.Fold {
	return arithmetic{right: remainderByOne, f: signedDivision(num.Int.SRem)}.fold(op.Op, in)
}

// FoldUMod folds x mod 1.
func (Hooks) FoldUMod(op spirv.UModOp, in *core.FoldIn) core.Fold {
	return arithmetic{right: remainderByOne, f: unsignedDivision(num.Int.URem)}.fold(op.Op, in)
}

// FoldSNegate folds -(-x).
func (Hooks) FoldSNegate(op spirv.SNegateOp, in *core.FoldIn) core.Fold {
	return foldInvolution(op.Op, in, num.Int.Neg)
}

// foldInvolution folds what is undone when it is done twice.
func foldInvolution(op *core.Operation, in *core.FoldIn, f func(num.Int) num.Int) core.Fold {
	if wrapped(op) {
		return core.NoFold
	}
	if inner := op.Operand(0).DefiningOp(); inner != nil && inner.Info() == op.Info() {
		return core.FoldValue(inner.Operand(0))
	}
	return core.FoldAttr(constfold.Unary(in.Const(0), nil, func(a num.Int) (num.Int, bool) { return f(a), true }))
}

// shift computes f unless the number of bits is not less than the width.
func shift(f func(a num.Int, n uint) num.Int) arithmetic {
	return arithmetic{right: identity(num.Int.IsZero), f: func(a, b num.Int) (num.Int, bool) {
		n := b.ShiftAmount(a.Width())
		return f(a, n), n < a.Width()
	}}
}

// FoldShiftLeftLogical folds x<<0.
func (Hooks) FoldShiftLeftLogical(op spirv.ShiftLeftLogicalOp, in *core.FoldIn) core.Fold {
	return shift(num.Int.Shl).fold(op.Op, in)
}

// FoldShiftRightArithmetic folds x>>0.
func (Hooks) FoldShiftRightArithmetic(op spirv.ShiftRightArithmeticOp, in *core.FoldIn) core.Fold {
	return shift(num.Int.AShr).fold(op.Op, in)
}

// FoldShiftRightLogical folds x>>0.
func (Hooks) FoldShiftRightLogical(op spirv.ShiftRightLogicalOp, in *core.FoldIn) core.Fold {
	return shift(num.Int.LShr).fold(op.Op, in)
}

// FoldBitwiseAnd folds x&x, x&0 and x&-1, and masks that have all bits of what was extended.
func (Hooks) FoldBitwiseAnd(op spirv.BitwiseAndOp, in *core.FoldIn) core.Fold {
	return arithmetic{same: toFirst, right: foldMask, f: constfold.Ints(num.Int.And)}.fold(op.Op, in)
}

func foldMask(op *core.Operation, mask num.Int) core.Fold {
	switch {
	case mask.IsZero():
		return core.FoldValue(op.Operand(1))
	case mask.IsAllOnes():
		return toFirst(op)
	}
	if ext, ok := spirv.AsUConvertOp(op.Operand(0).DefiningOp()); ok {
		if mask.ZExtOrTrunc(core.StorageWidth(core.ElementTypeOrSelf(ext.Operand().Type()))).IsAllOnes() {
			return toFirst(op)
		}
	}
	return core.NoFold
}

// FoldBitwiseOr folds x|x, x|0 and x|-1.
func (Hooks) FoldBitwiseOr(op spirv.BitwiseOrOp, in *core.FoldIn) core.Fold {
	right := func(op *core.Operation, b num.Int) core.Fold {
		switch {
		case b.IsZero():
			return toFirst(op)
		case b.IsAllOnes():
			return core.FoldValue(op.Operand(1))
		}
		return core.NoFold
	}
	return arithmetic{same: toFirst, right: right, f: constfold.Ints(num.Int.Or)}.fold(op.Op, in)
}

// FoldBitwiseXor folds x^0 and x^x.
func (Hooks) FoldBitwiseXor(op spirv.BitwiseXorOp, in *core.FoldIn) core.Fold {
	return arithmetic{same: toZero, right: identity(num.Int.IsZero), f: constfold.Ints(num.Int.Xor)}.fold(op.Op, in)
}
