package loops

import (
	"slices"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/affine"
	"github.com/odsgen/ods/core/flow"
	"github.com/odsgen/ods/core/upstream"
	affinedefs "github.com/odsgen/ods/defs/affine"
	gen "github.com/odsgen/ods/generated/affine"
	"github.com/odsgen/ods/generated/iface/view"
)

// PerfectNest returns the loop and those that are all that there is in the one before.
func PerfectNest(loop gen.ForOp) (out []gen.ForOp) {
	for ok := true; ok; {
		out = append(out, loop)
		first, end := Body(loop).First(), Body(loop).Last()
		if first == end || first.Next() != end {
			break
		}
		loop, ok = gen.AsForOp(first)
	}
	return out
}

// definedAbove returns for each loop of a nest the outermost one that its operands are defined outside of.
func definedAbove(nest []gen.ForOp) []int {
	out := make([]int, len(nest))
	for i, l := range nest {
		out[i] = i
		for k := range i {
			inside := func(v *core.Value) bool { return !flow.IsDefinedOutside(nest[k].Op, v) }
			if !slices.ContainsFunc(operandsOf(l.Op), inside) {
				out[i] = k
				break
			}
		}
	}
	return out
}

// CoalescePerfectNest makes one loop of each band of loops of the nest at loop whose operands are known before the
// band, inner ones first. The algorithm is upstream's coalescePerfectlyNestedAffineLoops.
func CoalescePerfectNest(loop gen.ForOp) {
	nest := PerfectNest(loop)
	above := definedAbove(nest)
	for end := len(nest); end > 0; end-- {
		for start := range end - 1 {
			if slices.Max(above[start:end]) <= start && (canCoalesce(nest[start:end]) || upstream.CoalescingCaptures.In(loop.Op.Context())) {
				Coalesce(nest[start:end])
				end = start + 1
				break
			}
		}
	}
}

// canCoalesce reports whether one loop can do what a band does: loops that carry values would be lost, and a product of
// two negative numbers of iterations is positive.
func canCoalesce(band []gen.ForOp) bool {
	negative := 0
	for _, l := range band {
		if len(l.Inits()) > 0 {
			return false
		}
		if n, ok := ConstantUpperBound(l); ok && n < 0 {
			negative++
		}
	}
	top := band[0].Op.ParentOp().Has(core.TraitAffineScope)
	return negative < 2 && (top || len(mayBeNegative(band)) < 2 && haveSymbols(band))
}

// haveSymbols reports whether the sizes of loops that are in another one are symbols, which maps of the new loop need.
func haveSymbols(band []gen.ForOp) bool {
	return !slices.ContainsFunc(band, func(l gen.ForOp) bool {
		return UpperBound(l).NumResults() != 1 ||
			slices.ContainsFunc(l.UpperBoundOperands(), func(v *core.Value) bool { return !affinedefs.IsValidSymbol(v) })
	})
}

// mayBeNegative returns the numbers of loops of a band whose upper bounds are not known to be at least 0.
func mayBeNegative(band []gen.ForOp) (out []int) {
	for i, l := range band {
		if mayBeLess(UpperBound(l), l.UpperBoundOperands()) {
			out = append(out, i)
		}
	}
	return out
}

// mayBeLess reports whether a result of a map is not known to be at least 0.
func mayBeLess(m *affine.Map, operands []*core.Value) bool {
	least, unknown := make([]affine.Known, len(operands)), make([]affine.Known, len(operands))
	for k, v := range operands {
		if def := v.DefiningOp(); def != nil {
			_, least[k].OK = view.ShapedDimOpInterfaceKey.Of(def)
		}
	}
	for _, e := range m.Results() {
		if n, ok := affine.Bound(e, m.NumDims(), m.NumSymbols(), least, unknown, false); !ok || n < 0 {
			return true
		}
	}
	return false
}

// Coalesce makes one loop of at least two that are perfectly nested and the operands of which are defined outside of
// the first one, when all start from 0 in steps of one, and reports whether it did.
func Coalesce(nest []gen.ForOp) bool {
	for _, l := range nest {
		if lower, ok := ConstantLowerBound(l); !ok || lower != 0 || Step(l) != 1 {
			return false
		}
	}
	outer, inner := nest[0], nest[len(nest)-1]
	d0, s0 := affine.Dim(0), affine.Symbol(0)
	of := func(e affine.Expr) *affine.Map { return affine.NewMap(1, 1, e) }

	b := core.BuilderBefore(outer.Op)
	sizes := make([]*core.Value, len(nest))
	var product *core.Value
	clamped := mayBeNegative(nest) // a product of two negative numbers of iterations is positive
	if upstream.CoalescingCaptures.In(outer.Op.Context()) || len(clamped) < 2 {
		clamped = nil
	}
	for i, l := range nest {
		sizes[i] = upperValue(b, l)
		if slices.Contains(clamped, i) {
			atLeast0 := affine.NewMap(1, 0, d0, affine.Const(0))
			sizes[i] = gen.NewMax(b, []*core.Value{sizes[i]}, b.Context().AffineMap(atLeast0)).Op.Result(0)
		}
		if i == 0 {
			product = sizes[0]
			continue
		}
		product = apply(b, of(d0.Mul(s0)), product, sizes[i])
	}
	SetUpperBound(outer, affine.SymbolIdentityMap(1), []*core.Value{product})

	b.SetStart(Body(outer))
	rest := InductionVar(outer)
	for i := len(nest) - 1; i >= 0; i-- {
		if i < len(nest)-1 {
			rest = apply(b, of(d0.FloorDiv(s0)), rest, sizes[i+1])
		}
		iv := rest
		if i > 0 {
			iv = apply(b, of(d0.Mod(s0)), rest, sizes[i])
		}
		InductionVar(nest[i]).ReplaceUsesIf(iv, func(u *core.Use) bool { return inner.Op.IsProperAncestorOf(u.Owner()) })
	}

	second := nest[1]
	blk := Body(inner)
	blk.Last().Erase()
	if first := blk.First(); first != nil {
		Body(outer).Splice(second.Op, first, blk.Last())
	}
	for i, a := range iterArgs(second) {
		a.ReplaceAllUsesWith(second.Inits()[i])
	}
	second.Op.Erase()
	return true
}

// upperValue computes the upper bound of a loop.
func upperValue(b *core.Builder, l gen.ForOp) *core.Value {
	if UpperBound(l).NumResults() == 1 {
		return apply(b, UpperBound(l), l.UpperBoundOperands()...)
	}
	return gen.NewMin(b, l.UpperBoundOperands(), l.UpperBoundMapAttr()).Op.Result(0)
}
