package affinetoscf

import (
	"slices"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/affine"
	"github.com/odsgen/ods/core/rewrite"
	affinedefs "github.com/odsgen/ods/defs/affine"
	affinegen "github.com/odsgen/ods/generated/affine"
)

// This file lowers affine.delinearize_index and affine.linearize_index to affine.apply.

// AddIndexAsAffinePatterns adds patterns that compute digits of numbers and numbers of digits with affine.apply.
func AddIndexAsAffinePatterns(set *rewrite.PatternSet) {
	set.Add(rewrite.Pattern{Name: "digits as affine.apply", Root: affinegen.DelinearizeIndexDef.Name, Match: applyDelinearize},
		rewrite.Pattern{Name: "number as affine.apply", Root: affinegen.LinearizeIndexDef.Name, Match: applyLinearize})
}

// mixedSizes returns the sizes of all digits but the outermost of so many, values and constants.
func mixedSizes(c *core.Context, dynamic []*core.Value, static *core.DenseArrayAttr, digits int) []core.FoldResult {
	all := make([]core.FoldResult, static.Len())
	for i := range all {
		if n := static.Int(i); n != core.Dynamic {
			all[i].Attr = c.IndexAttr(n)
		} else {
			all[i].Value, dynamic = dynamic[0], dynamic[1:]
		}
	}
	if len(all) == digits && digits > 0 {
		return all[1:]
	}
	return all
}

// products returns the products of the sizes from each position to the end.
func products(b *core.Builder, sizes []core.FoldResult) []core.FoldResult {
	m := affine.NewMap(0, 2, affine.Symbol(0).Mul(affine.Symbol(1)))
	out := make([]core.FoldResult, len(sizes))
	product := core.FoldResult{Attr: b.Context().IndexAttr(1)}
	for i, size := range slices.Backward(sizes) {
		product = affinedefs.ComposedFoldedApply(b, m, []core.FoldResult{size, product})
		out[i] = product
	}
	return out
}

// valueOf makes a constant of a result that is none yet.
func valueOf(b *core.Builder, r core.FoldResult) *core.Value {
	if n, ok := r.Attr.(*core.IntegerAttr); ok && r.Value == nil {
		return index(b, n.Int64())
	}
	return r.Value
}

// applyDelinearize divides by the products of the sizes after each digit, the greatest first.
func applyDelinearize(op *core.Operation, rw *rewrite.Rewriter) bool {
	d, ok := affinegen.AsDelinearizeIndexOp(op)
	if !ok || op.NumResults() == 0 {
		return false
	}
	rw.SetLoc(op.Loc())
	b := &rw.Builder
	var divisors []*core.Value
	sizes := mixedSizes(b.Context(), d.DynamicBasis(), d.StaticBasisAttr(), op.NumResults())
	for _, p := range slices.Backward(products(b, sizes)) {
		divisors = append(divisors, valueOf(b, p))
	}
	slices.Reverse(divisors)
	quotient := affine.NewMap(2, 0, affine.Dim(0).FloorDiv(affine.Dim(1)))
	remainder := affine.NewMap(2, 0, affine.Dim(0).Mod(affine.Dim(1)))
	var out []*core.Value
	rest := d.LinearIndex()
	for _, by := range divisors {
		operands := []*core.Value{rest, by}
		out = append(out, affinedefs.ComposedApply(b, quotient, operands).Op.Result(0))
		rest = affinedefs.ComposedApply(b, remainder, operands).Op.Result(0)
	}
	rw.ReplaceOp(op, append(out, rest)...)
	return true
}

// applyLinearize adds the digits times the products of the sizes after them.
func applyLinearize(op *core.Operation, rw *rewrite.Rewriter) bool {
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
	all := mixedSizes(b.Context(), l.DynamicBasis(), l.StaticBasisAttr(), 0)
	inner := mixedSizes(b.Context(), l.DynamicBasis(), l.StaticBasisAttr(), len(digits))
	outer := len(all) - len(inner)
	operands := []core.FoldResult{{Attr: b.Context().IndexAttr(0)}}
	sum := affine.Symbol(0)
	for i, digit := range digits {
		stride := affine.Const(1)
		for j := len(all) - 1; j >= i+outer; j-- {
			stride = stride.Mul(affine.Symbol(j))
		}
		m := affine.NewMap(0, len(all), stride)
		operands = append(operands, core.FoldResult{Value: digit}, affinedefs.ComposedFoldedApply(b, m, all))
		sum = sum.Add(affine.Symbol(2*i + 1).Mul(affine.Symbol(2*i + 2)))
	}
	number := affinedefs.ComposedFoldedApply(b, affine.NewMap(0, len(operands), sum), operands)
	rw.ReplaceOp(op, valueOf(b, number))
	return true
}
