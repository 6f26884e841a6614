package vector

import (
	"slices"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/rewrite"
	"github.com/odsgen/ods/defs/iface/view"
	"github.com/odsgen/ods/generated/arith"
	"github.com/odsgen/ods/generated/vector"
)

// This file has what is known about the elements of masks, and the patterns for operations that make and have masks.

// maskFormat says whether a mask admits all elements, none, or some.
type maskFormat int

const (
	someSet maskFormat = iota
	allSet
	noneSet
)

// formatOf looks at what makes a mask.
func formatOf(mask *core.Value) maskFormat {
	def := mask.DefiningOp()
	if c, ok := arith.AsConstantOp(def); ok {
		d, ok := c.Op.ConstantValue().(*core.DenseElementsAttr)
		if !ok || d.NumElements() == 0 {
			return someSet
		}
		first := d.Int(0)
		for i := int64(1); i < d.NumElements() && !d.IsSplat(); i++ {
			if d.Int(i) != first {
				return someSet
			}
		}
		if first.IsZero() {
			return noneSet
		}
		return allSet
	}
	if c, ok := vector.AsConstantMaskOp(def); ok {
		all, none := true, true
		for i, n := range vectorOf(mask).Shape() {
			all = all && c.MaskDimSizes()[i] >= n
			none = none && c.MaskDimSizes()[i] <= 0
		}
		switch {
		case all:
			return allSet
		case none:
			return noneSet
		}
	}
	if c, ok := vector.AsCreateMaskOp(def); ok {
		for _, v := range c.Operands() {
			if n, ok := constantSize(v); ok && n <= 0 {
				return noneSet
			}
		}
	}
	return someSet
}

// constantSize returns the number that an arith.constant is.
func constantSize(v *core.Value) (int64, bool) {
	if _, ok := arith.AsConstantOp(v.DefiningOp()); !ok {
		return 0, false
	}
	return view.Constant(core.FoldResult{Value: v})
}

// timesVScale returns the constant that vector.vscale is multiplied with.
func timesVScale(v *core.Value) (int64, bool) {
	if _, ok := vector.AsVectorScaleOp(v.DefiningOp()); ok {
		return 1, true
	}
	m, ok := arith.AsMulIOp(v.DefiningOp())
	if !ok {
		return 0, false
	}
	a, b := m.Lhs(), m.Rhs()
	if _, ok := vector.AsVectorScaleOp(a.DefiningOp()); !ok {
		a, b = b, a
	}
	if _, ok := vector.AsVectorScaleOp(a.DefiningOp()); !ok {
		return 0, false
	}
	return view.Constant(core.FoldResult{Value: b})
}

// AllSet reports whether a mask admits all elements.
func (Hooks) AllSet(mask *core.Value) bool { return formatOf(mask) == allSet }

// NoneSet reports whether a mask admits no elements.
func (Hooks) NoneSet(mask *core.Value) bool { return formatOf(mask) == noneSet }

// CountsUp reports whether indices are 0, 1, 2 and so on.
func (Hooks) CountsUp(v *core.Value) bool {
	t := vectorOf(v)
	if len(t.Shape()) != 1 || t.IsScalable() {
		return false
	}
	if _, ok := vector.AsStepOp(v.DefiningOp()); ok {
		return true
	}
	d, ok := v.ConstantValue().(*core.DenseElementsAttr)
	if !ok {
		return false
	}
	for i := range d.NumElements() {
		if d.Int(i).Int64() != i {
			return false
		}
	}
	return true
}

// CanonicalizationPatternsCreateMask makes constant masks of masks whose sizes are constant.
func (Hooks) CanonicalizationPatternsCreateMask(set *rewrite.PatternSet) {
	set.Add(rewrite.OpPattern(&vector.CreateMaskDef, vector.AsCreateMaskOp, "vector.create_mask of constant size", constantMask))
}

func constantMask(op vector.CreateMaskOp, rw *rewrite.Rewriter) bool {
	t := vectorOf(op.Op.Result(0))
	shape, scalable := t.Shape(), scalables(t)
	if len(shape) == 0 {
		shape, scalable = []int64{1}, []bool{false}
	}
	sizes := make([]int64, len(shape))
	for i, v := range op.Operands() {
		n, ok := view.Constant(core.FoldResult{Value: v})
		if ok && scalable[i] && n >= 0 {
			return false
		}
		if !ok {
			if n, ok = timesVScale(v); !ok || n < shape[i] {
				return false
			}
		}
		sizes[i] = min(max(n, 0), shape[i])
	}
	if slices.Contains(sizes, 0) {
		sizes = make([]int64, len(sizes))
	}
	rw.ReplaceOpWith(op.Op, vector.NewConstantMask(&rw.Builder, t, sizes).Op)
	return true
}

// CanonicalizationPatternsMask chooses between the values of an empty mask.
func (Hooks) CanonicalizationPatternsMask(set *rewrite.PatternSet) {
	set.Add(rewrite.OpPattern(&vector.MaskDef, vector.AsMaskOp, "vector.mask of nothing",
		func(op vector.MaskOp, rw *rewrite.Rewriter) bool {
			if op.MaskableOp() != nil || op.Passthru() == nil {
				return false
			}
			rw.ReplaceOpWith(op.Op, arith.NewSelect(&rw.Builder, op.Mask(), maskBlock(op).Last().Operand(0), op.Passthru()).Op)
			return true
		}))
}

// CanonicalizationPatternsStep decides comparisons of numbers from 0 on with a constant, where all have the same
// result.
func (Hooks) CanonicalizationPatternsStep(set *rewrite.PatternSet) {
	set.Add(rewrite.OpPattern(&arith.CmpIDef, arith.AsCmpIOp, "arith.cmpi of vector.step", compareStep))
}

// swapped are the comparisons with operands exchanged.
var swapped = map[arith.CmpIPredicate]arith.CmpIPredicate{
	arith.CmpIPredicateUlt: arith.CmpIPredicateUgt, arith.CmpIPredicateUgt: arith.CmpIPredicateUlt,
	arith.CmpIPredicateUle: arith.CmpIPredicateUge, arith.CmpIPredicateUge: arith.CmpIPredicateUle,
}

func compareStep(op arith.CmpIOp, rw *rewrite.Rewriter) bool {
	step, by, pred := op.Lhs(), op.Rhs(), op.Predicate()
	if _, ok := vector.AsStepOp(step.DefiningOp()); !ok {
		step, by = by, step
		if s, ok := swapped[pred]; ok {
			pred = s
		}
	}
	s, ok := vector.AsStepOp(step.DefiningOp())
	if !ok {
		return false
	}
	limit, ok := splatOf(by.ConstantValue()).(*core.IntegerAttr)
	if !ok || limit.Int64() < 0 {
		return false
	}
	// As upstream, this takes scalable vectors for vectors of their least size.
	largest := vectorOf(s.Result()).Shape()[0] - 1
	outside, value := limit.Int64() > largest, false
	switch pred {
	case arith.CmpIPredicateUlt, arith.CmpIPredicateNe:
		value = true
	case arith.CmpIPredicateUle:
		outside, value = limit.Int64() >= largest, true
	case arith.CmpIPredicateUgt:
		outside = limit.Int64() >= largest
	case arith.CmpIPredicateEq, arith.CmpIPredicateUge:
	default:
		return false
	}
	if !outside {
		return false
	}
	c := rw.Context().DenseSplat(vectorOf(op.Result()), rw.Context().Bool(value))
	rw.ReplaceOpWith(op.Op, arith.Constant{Value: c}.Build(&rw.Builder).Op)
	return true
}
