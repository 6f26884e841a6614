package arith

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/intrange"
	"github.com/odsgen/ods/core/num"
	"github.com/odsgen/ods/generated/arith"
)

// This file bounds the results of integer operations by the bounds of their operands.

// setter receives the range of a result.
type setter = func(v *core.Value, r intrange.Range)

// bound sets the range of the only result when the ranges of all operands are known.
func bound(op *core.Operation, in []intrange.Range, set setter, f func(in []intrange.Range) intrange.Range) {
	if intrange.AllKnown(in...) {
		set(op.Result(0), f(in))
	}
}

func bound2(op *core.Operation, in []intrange.Range, set setter, f func(a, b intrange.Range) intrange.Range) {
	bound(op, in, set, func(in []intrange.Range) intrange.Range { return f(in[0], in[1]) })
}

// boundOverflow is for functions that know what the operation promises about overflow.
func boundOverflow(op *core.Operation, flags arith.IntegerOverflowFlags, in []intrange.Range, set setter,
	f func(a, b intrange.Range, o intrange.Overflow) intrange.Range) {
	bound2(op, in, set, func(a, b intrange.Range) intrange.Range { return f(a, b, intrange.Overflow(flags)) })
}

// boundResize is for casts between widths.
func boundResize(op *core.Operation, in []intrange.Range, set setter, signed bool) {
	width := core.StorageWidth(core.ElementTypeOrSelf(op.Result(0).Type()))
	bound(op, in, set, func(in []intrange.Range) intrange.Range { return intrange.Resize(in[0], width, signed) })
}

// InferResultRangesConstant gives the value, or bounds of the elements.
func (Hooks) InferResultRangesConstant(op arith.ConstantOp, _ []intrange.Range, set func(v *core.Value, r intrange.Range)) {
	switch a := op.ValueAttr().(type) {
	case *core.IntegerAttr:
		set(op.Result(), intrange.Constant(a.Value()))
	case *core.DenseElementsAttr:
		switch a.ShapedType().ElementType().(type) {
		case *core.IntegerType, *core.IndexType:
			if r, ok := elementRange(a); ok {
				set(op.Result(), r)
			}
		}
	}
}

func elementRange(a *core.DenseElementsAttr) (r intrange.Range, ok bool) {
	n := a.NumElements()
	if a.IsSplat() {
		n = min(n, 1)
	}
	for i := range n {
		e := intrange.Constant(a.Int(i))
		if i == 0 {
			r = e
		}
		r = r.Union(e)
	}
	return r, n > 0
}

// InferResultRangesAddI bounds the result.
func (Hooks) InferResultRangesAddI(op arith.AddIOp, in []intrange.Range, set func(v *core.Value, r intrange.Range)) {
	boundOverflow(op.Op, op.OverflowFlags(), in, set, intrange.Add)
}

// InferResultRangesSubI bounds the result.
func (Hooks) InferResultRangesSubI(op arith.SubIOp, in []intrange.Range, set func(v *core.Value, r intrange.Range)) {
	boundOverflow(op.Op, op.OverflowFlags(), in, set, intrange.Sub)
}

// InferResultRangesMulI bounds the result.
func (Hooks) InferResultRangesMulI(op arith.MulIOp, in []intrange.Range, set func(v *core.Value, r intrange.Range)) {
	boundOverflow(op.Op, op.OverflowFlags(), in, set, intrange.Mul)
}

// InferResultRangesShLI bounds the result.
func (Hooks) InferResultRangesShLI(op arith.ShLIOp, in []intrange.Range, set func(v *core.Value, r intrange.Range)) {
	boundOverflow(op.Op, op.OverflowFlags(), in, set, intrange.Shl)
}

// InferResultRangesDivUI bounds the result.
func (Hooks) InferResultRangesDivUI(op arith.DivUIOp, in []intrange.Range, set func(v *core.Value, r intrange.Range)) {
	bound2(op.Op, in, set, intrange.DivU)
}

// InferResultRangesDivSI bounds the result.
func (Hooks) InferResultRangesDivSI(op arith.DivSIOp, in []intrange.Range, set func(v *core.Value, r intrange.Range)) {
	bound2(op.Op, in, set, intrange.DivS)
}

// InferResultRangesCeilDivUI bounds the result.
func (Hooks) InferResultRangesCeilDivUI(op arith.CeilDivUIOp, in []intrange.Range, set func(v *core.Value, r intrange.Range)) {
	bound2(op.Op, in, set, intrange.CeilDivU)
}

// InferResultRangesCeilDivSI bounds the result.
func (Hooks) InferResultRangesCeilDivSI(op arith.CeilDivSIOp, in []intrange.Range, set func(v *core.Value, r intrange.Range)) {
	bound2(op.Op, in, set, intrange.CeilDivS)
}

// InferResultRangesFloorDivSI bounds the result.
func (Hooks) InferResultRangesFloorDivSI(op arith.FloorDivSIOp, in []intrange.Range, set func(v *core.Value, r intrange.Range)) {
	bound2(op.Op, in, set, intrange.FloorDivS)
}

// InferResultRangesRemUI bounds the result.
func (Hooks) InferResultRangesRemUI(op arith.RemUIOp, in []intrange.Range, set func(v *core.Value, r intrange.Range)) {
	bound2(op.Op, in, set, intrange.RemU)
}

// InferResultRangesRemSI bounds the result.
func (Hooks) InferResultRangesRemSI(op arith.RemSIOp, in []intrange.Range, set func(v *core.Value, r intrange.Range)) {
	bound2(op.Op, in, set, intrange.RemS)
}

// InferResultRangesAndI bounds the result.
func (Hooks) InferResultRangesAndI(op arith.AndIOp, in []intrange.Range, set func(v *core.Value, r intrange.Range)) {
	bound2(op.Op, in, set, intrange.And)
}

// InferResultRangesOrI bounds the result.
func (Hooks) InferResultRangesOrI(op arith.OrIOp, in []intrange.Range, set func(v *core.Value, r intrange.Range)) {
	bound2(op.Op, in, set, intrange.Or)
}

// InferResultRangesXOrI bounds the result.
func (Hooks) InferResultRangesXOrI(op arith.XOrIOp, in []intrange.Range, set func(v *core.Value, r intrange.Range)) {
	bound2(op.Op, in, set, intrange.Xor)
}

// InferResultRangesShRUI bounds the result.
func (Hooks) InferResultRangesShRUI(op arith.ShRUIOp, in []intrange.Range, set func(v *core.Value, r intrange.Range)) {
	bound2(op.Op, in, set, intrange.ShrU)
}

// InferResultRangesShRSI bounds the result.
func (Hooks) InferResultRangesShRSI(op arith.ShRSIOp, in []intrange.Range, set func(v *core.Value, r intrange.Range)) {
	bound2(op.Op, in, set, intrange.ShrS)
}

// InferResultRangesMaxSI bounds the result.
func (Hooks) InferResultRangesMaxSI(op arith.MaxSIOp, in []intrange.Range, set func(v *core.Value, r intrange.Range)) {
	bound2(op.Op, in, set, intrange.MaxS)
}

// InferResultRangesMaxUI bounds the result.
func (Hooks) InferResultRangesMaxUI(op arith.MaxUIOp, in []intrange.Range, set func(v *core.Value, r intrange.Range)) {
	bound2(op.Op, in, set, intrange.MaxU)
}

// InferResultRangesMinSI bounds the result.
func (Hooks) InferResultRangesMinSI(op arith.MinSIOp, in []intrange.Range, set func(v *core.Value, r intrange.Range)) {
	bound2(op.Op, in, set, intrange.MinS)
}

// InferResultRangesMinUI bounds the result.
func (Hooks) InferResultRangesMinUI(op arith.MinUIOp, in []intrange.Range, set func(v *core.Value, r intrange.Range)) {
	bound2(op.Op, in, set, intrange.MinU)
}

// InferResultRangesExtUI bounds the result.
func (Hooks) InferResultRangesExtUI(op arith.ExtUIOp, in []intrange.Range, set func(v *core.Value, r intrange.Range)) {
	boundResize(op.Op, in, set, false)
}

// InferResultRangesExtSI bounds the result.
func (Hooks) InferResultRangesExtSI(op arith.ExtSIOp, in []intrange.Range, set func(v *core.Value, r intrange.Range)) {
	boundResize(op.Op, in, set, true)
}

// InferResultRangesTruncI bounds the result.
func (Hooks) InferResultRangesTruncI(op arith.TruncIOp, in []intrange.Range, set func(v *core.Value, r intrange.Range)) {
	boundResize(op.Op, in, set, false)
}

// InferResultRangesIndexCast bounds the result.
func (Hooks) InferResultRangesIndexCast(op arith.IndexCastOp, in []intrange.Range, set func(v *core.Value, r intrange.Range)) {
	boundResize(op.Op, in, set, true)
}

// InferResultRangesIndexCastUI bounds the result.
func (Hooks) InferResultRangesIndexCastUI(op arith.IndexCastUIOp, in []intrange.Range,
	set func(v *core.Value, r intrange.Range)) {
	boundResize(op.Op, in, set, false)
}

// InferResultRangesCmpI gives the outcome when it is always the same.
func (Hooks) InferResultRangesCmpI(op arith.CmpIOp, in []intrange.Range, set func(v *core.Value, r intrange.Range)) {
	bound2(op.Op, in, set, func(a, b intrange.Range) intrange.Range {
		v, known := intrange.Evaluate(intrange.Predicate(op.Predicate()), a, b)
		if !known {
			return intrange.Max(1)
		}
		return intrange.Constant(bit(v))
	})
}

// InferResultRangesSelect gives the range of the value that is chosen, or what covers both.
func (Hooks) InferResultRangesSelect(op arith.SelectOp, in []intrange.Range, set func(v *core.Value, r intrange.Range)) {
	chosen := in[1]
	var c num.Int
	known := false
	if in[0].IsKnown() {
		c, known = in[0].Value()
	}
	switch {
	case known && c.IsZero():
		chosen = in[2]
	case known:
	case !chosen.IsKnown():
		chosen = in[2]
	case in[2].IsKnown():
		chosen = chosen.Union(in[2])
	}
	if chosen.IsKnown() {
		set(op.Result(), chosen)
	}
}
