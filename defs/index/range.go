package index

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/intrange"
	"github.com/odsgen/ods/core/num"
	"github.com/odsgen/ods/generated/index"
)

// This file bounds the results by the bounds of the operands, for every width that index may have.

// setter receives the range of a result.
type setter = func(v *core.Value, r intrange.Range)

// bound sets the range of a binary operation's result.
func bound(op *core.Operation, in []intrange.Range, set setter, as intrange.Interpretation,
	f func(a, b intrange.Range) intrange.Range) {
	if intrange.AllKnown(in...) {
		set(op.Result(0), intrange.Index(func(in []intrange.Range) intrange.Range { return f(in[0], in[1]) }, in, as))
	}
}

// wrapping adapts a function to operations that promise nothing about overflow.
func wrapping(f func(a, b intrange.Range, o intrange.Overflow) intrange.Range) func(a, b intrange.Range) intrange.Range {
	return func(a, b intrange.Range) intrange.Range { return f(a, b, 0) }
}

// InferResultRangesAdd bounds the result.
func (Hooks) InferResultRangesAdd(op index.AddOp, in []intrange.Range, set func(v *core.Value, r intrange.Range)) {
	bound(op.Op, in, set, intrange.Both, wrapping(intrange.Add))
}

// InferResultRangesSub bounds the result.
func (Hooks) InferResultRangesSub(op index.SubOp, in []intrange.Range, set func(v *core.Value, r intrange.Range)) {
	bound(op.Op, in, set, intrange.Both, wrapping(intrange.Sub))
}

// InferResultRangesMul bounds the result.
func (Hooks) InferResultRangesMul(op index.MulOp, in []intrange.Range, set func(v *core.Value, r intrange.Range)) {
	bound(op.Op, in, set, intrange.Both, wrapping(intrange.Mul))
}

// InferResultRangesDivU bounds the result.
func (Hooks) InferResultRangesDivU(op index.DivUOp, in []intrange.Range, set func(v *core.Value, r intrange.Range)) {
	bound(op.Op, in, set, intrange.Unsigned, intrange.DivU)
}

// InferResultRangesDivS bounds the result.
func (Hooks) InferResultRangesDivS(op index.DivSOp, in []intrange.Range, set func(v *core.Value, r intrange.Range)) {
	bound(op.Op, in, set, intrange.Signed, intrange.DivS)
}

// InferResultRangesCeilDivU bounds the result.
func (Hooks) InferResultRangesCeilDivU(op index.CeilDivUOp, in []intrange.Range, set func(v *core.Value, r intrange.Range)) {
	bound(op.Op, in, set, intrange.Unsigned, intrange.CeilDivU)
}

// InferResultRangesCeilDivS bounds the result.
func (Hooks) InferResultRangesCeilDivS(op index.CeilDivSOp, in []intrange.Range, set func(v *core.Value, r intrange.Range)) {
	bound(op.Op, in, set, intrange.Signed, intrange.CeilDivS)
}

// InferResultRangesFloorDivS bounds the result.
func (Hooks) InferResultRangesFloorDivS(op index.FloorDivSOp, in []intrange.Range, set func(v *core.Value, r intrange.Range)) {
	bound(op.Op, in, set, intrange.Signed, intrange.FloorDivS)
}

// InferResultRangesRemS bounds the result.
func (Hooks) InferResultRangesRemS(op index.RemSOp, in []intrange.Range, set func(v *core.Value, r intrange.Range)) {
	bound(op.Op, in, set, intrange.Signed, intrange.RemS)
}

// InferResultRangesRemU bounds the result.
func (Hooks) InferResultRangesRemU(op index.RemUOp, in []intrange.Range, set func(v *core.Value, r intrange.Range)) {
	bound(op.Op, in, set, intrange.Unsigned, intrange.RemU)
}

// InferResultRangesMaxS bounds the result.
func (Hooks) InferResultRangesMaxS(op index.MaxSOp, in []intrange.Range, set func(v *core.Value, r intrange.Range)) {
	bound(op.Op, in, set, intrange.Signed, intrange.MaxS)
}

// InferResultRangesMaxU bounds the result.
func (Hooks) InferResultRangesMaxU(op index.MaxUOp, in []intrange.Range, set func(v *core.Value, r intrange.Range)) {
	bound(op.Op, in, set, intrange.Unsigned, intrange.MaxU)
}

// InferResultRangesMinS bounds the result.
func (Hooks) InferResultRangesMinS(op index.MinSOp, in []intrange.Range, set func(v *core.Value, r intrange.Range)) {
	bound(op.Op, in, set, intrange.Signed, intrange.MinS)
}

// InferResultRangesMinU bounds the result.
func (Hooks) InferResultRangesMinU(op index.MinUOp, in []intrange.Range, set func(v *core.Value, r intrange.Range)) {
	bound(op.Op, in, set, intrange.Unsigned, intrange.MinU)
}

// InferResultRangesShl bounds the result.
func (Hooks) InferResultRangesShl(op index.ShlOp, in []intrange.Range, set func(v *core.Value, r intrange.Range)) {
	bound(op.Op, in, set, intrange.Both, wrapping(intrange.Shl))
}

// InferResultRangesShrS bounds the result.
func (Hooks) InferResultRangesShrS(op index.ShrSOp, in []intrange.Range, set func(v *core.Value, r intrange.Range)) {
	bound(op.Op, in, set, intrange.Signed, intrange.ShrS)
}

// InferResultRangesShrU bounds the result.
func (Hooks) InferResultRangesShrU(op index.ShrUOp, in []intrange.Range, set func(v *core.Value, r intrange.Range)) {
	bound(op.Op, in, set, intrange.Unsigned, intrange.ShrU)
}

// InferResultRangesAnd bounds the result.
func (Hooks) InferResultRangesAnd(op index.AndOp, in []intrange.Range, set func(v *core.Value, r intrange.Range)) {
	bound(op.Op, in, set, intrange.Unsigned, intrange.And)
}

// InferResultRangesOr bounds the result.
func (Hooks) InferResultRangesOr(op index.OrOp, in []intrange.Range, set func(v *core.Value, r intrange.Range)) {
	bound(op.Op, in, set, intrange.Unsigned, intrange.Or)
}

// InferResultRangesXOr bounds the result.
func (Hooks) InferResultRangesXOr(op index.XOrOp, in []intrange.Range, set func(v *core.Value, r intrange.Range)) {
	bound(op.Op, in, set, intrange.Unsigned, intrange.Xor)
}

// InferResultRangesCastS bounds the result.
func (Hooks) InferResultRangesCastS(op index.CastSOp, in []intrange.Range, set func(v *core.Value, r intrange.Range)) {
	if in[0].IsKnown() {
		set(op.Output(), intrange.Resize(in[0], core.StorageWidth(op.Output().Type()), true))
	}
}

// InferResultRangesCastU bounds the result.
func (Hooks) InferResultRangesCastU(op index.CastUOp, in []intrange.Range, set func(v *core.Value, r intrange.Range)) {
	if in[0].IsKnown() {
		set(op.Output(), intrange.Resize(in[0], core.StorageWidth(op.Output().Type()), false))
	}
}

// InferResultRangesCmp gives the outcome when it is always the same, for every width.
func (Hooks) InferResultRangesCmp(op index.CmpOp, in []intrange.Range, set func(v *core.Value, r intrange.Range)) {
	if !intrange.AllKnown(in...) {
		return
	}
	p := intrange.Predicate(op.Pred())
	wide, known := intrange.Evaluate(p, in[0], in[1])
	small, knownSmall := intrange.Evaluate(p, intrange.Trunc(in[0], narrow), intrange.Trunc(in[1], narrow))
	if known && knownSmall && wide == small {
		set(op.Result(), truth(wide))
		return
	}
	set(op.Result(), intrange.Max(1))
}

func truth(v bool) intrange.Range {
	if v {
		return intrange.Constant(num.One(1))
	}
	return intrange.Constant(num.Zero(1))
}

// InferResultRangesSizeOf bounds the width of index.
func (Hooks) InferResultRangesSizeOf(op index.SizeOfOp, _ []intrange.Range, set func(v *core.Value, r intrange.Range)) {
	set(op.Result(), intrange.FromUnsigned(num.NewInt(64, narrow), num.NewInt(64, 64)))
}

// InferResultRangesConstant gives the value.
func (Hooks) InferResultRangesConstant(op index.ConstantOp, _ []intrange.Range, set func(v *core.Value, r intrange.Range)) {
	set(op.Result(), intrange.Constant(op.ValueAttr().Value()))
}

// InferResultRangesBoolConstant gives the value.
func (Hooks) InferResultRangesBoolConstant(op index.BoolConstantOp, _ []intrange.Range,
	set func(v *core.Value, r intrange.Range)) {
	set(op.Result(), truth(op.Value()))
}
