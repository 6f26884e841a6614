package affinetoscf

import (
	"slices"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/flow"
	"github.com/odsgen/ods/core/rewrite"
	affinegen "github.com/odsgen/ods/generated/affine"
	"github.com/odsgen/ods/generated/arith"
)

// This file lowers affine.delinearize_index and affine.linearize_index.

// strides returns the products of the sizes from each position to the end. They do not overflow, by what the operations
// mean.
func strides(rw *rewrite.Rewriter, dynamic []*core.Value, static []int64, nonNegative bool) []*core.Value {
	flags := arith.IntegerOverflowFlagsNsw
	if nonNegative {
		flags |= arith.IntegerOverflowFlagsNuw
	}
	mul := func(l, r *core.Value) *core.Value {
		return arith.MulI{Lhs: l, Rhs: r, OverflowFlags: flags}.Build(&rw.Builder).Result()
	}
	var out []*core.Value
	var product *core.Value // of the dynamic sizes
	constant := int64(1)
	for _, n := range slices.Backward(static) {
		if n == core.Dynamic {
			v := dynamic[len(dynamic)-1]
			dynamic = dynamic[:len(dynamic)-1]
			if product == nil {
				product = v
			} else {
				product = mul(product, v)
			}
		} else {
			constant *= n
		}
		if product != nil && constant == 1 {
			out = append(out, product)
			continue
		}
		s := index(&rw.Builder, constant)
		if product != nil {
			s = mul(product, s)
		}
		out = append(out, s)
	}
	slices.Reverse(out)
	return out
}

// inner returns the static sizes without that of the outermost of so many digits.
func inner(a *core.DenseArrayAttr, digits int) []int64 {
	out := make([]int64, a.Len())
	for i := range out {
		out[i] = a.Int(i)
	}
	if len(out) == digits && digits > 0 {
		return out[1:]
	}
	return out
}

func lowerDelinearize(op *core.Operation, rw *rewrite.Rewriter) bool {
	d, ok := affinegen.AsDelinearizeIndexOp(op)
	if !ok {
		return false
	}
	v := d.LinearIndex()
	n := op.NumResults()
	if n == 1 {
		rw.ReplaceOp(op, v)
		return true
	}
	if n == 0 {
		return false
	}
	rw.SetLoc(op.Loc())
	b := &rw.Builder
	steps := strides(rw, d.DynamicBasis(), inner(d.StaticBasisAttr(), n), true)
	zero := index(b, 0)
	out := []*core.Value{arith.NewFloorDivSI(b, v, steps[0]).Result()}
	mod := func(s *core.Value) *core.Value {
		rem := arith.NewRemSI(b, v, s).Result()
		negative := arith.NewCmpI(b, arith.CmpIPredicateSlt, rem, zero).Result()
		corrected := arith.AddI{Lhs: rem, Rhs: s, OverflowFlags: arith.IntegerOverflowFlagsNsw}.Build(b).Result()
		return arith.NewSelect(b, negative, corrected, rem).Result()
	}
	for i := range len(steps) - 1 {
		out = append(out, arith.NewDivSI(b, mod(steps[i]), steps[i+1]).Result())
	}
	rw.ReplaceOp(op, append(out, mod(steps[len(steps)-1]))...)
	return true
}

// lowerLinearize adds the digits times their strides, those first that can be computed outside of most loops.
func lowerLinearize(op *core.Operation, rw *rewrite.Rewriter) bool {
	l, ok := affinegen.AsLinearizeIndexOp(op)
	if !ok {
		return false
	}
	rw.SetLoc(op.Loc())
	b := &rw.Builder
	digits := l.MultiIndex()
	if len(digits) == 0 {
		rw.ReplaceOp(op, index(b, 0))
		return true
	}
	type term struct {
		v     *core.Value
		loops int
	}
	var terms []term
	for i, s := range strides(rw, l.DynamicBasis(), inner(l.StaticBasisAttr(), len(digits)), l.Disjoint()) {
		v := arith.MulI{Lhs: digits[i], Rhs: s, OverflowFlags: arith.IntegerOverflowFlagsNsw}.Build(b).Result()
		terms = append(terms, term{v, invariantLoops(op, digits[i])})
	}
	last := digits[len(digits)-1]
	terms = append(terms, term{last, invariantLoops(op, last)})
	slices.SortStableFunc(terms, func(a, b term) int { return b.loops - a.loops })
	sum := terms[0].v
	for _, t := range terms[1:] {
		sum = arith.AddI{Lhs: sum, Rhs: t.v, OverflowFlags: arith.IntegerOverflowFlagsNsw}.Build(b).Result()
	}
	rw.ReplaceOp(op, sum)
	return true
}

// invariantLoops counts the loops around the operation, from the innermost on, outside of which a value is defined.
func invariantLoops(op *core.Operation, v *core.Value) (n int) {
	for p := op.ParentOp(); p != nil; p = p.ParentOp() {
		if _, ok := flow.LoopLikeOpInterfaceKey.Of(p); !ok {
			continue
		}
		if !flow.IsDefinedOutside(p, v) {
			break
		}
		n++
	}
	return n
}

// AddIndexPatterns adds patterns that compute digits of numbers and numbers of digits with operations of arith.
func AddIndexPatterns(set *rewrite.PatternSet) {
	set.Add(rewrite.Pattern{Name: "expand digits", Root: affinegen.DelinearizeIndexDef.Name, Match: lowerDelinearize},
		rewrite.Pattern{Name: "expand number", Root: affinegen.LinearizeIndexDef.Name, Match: lowerLinearize})
}
