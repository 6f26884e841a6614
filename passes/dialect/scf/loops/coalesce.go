package loops

import (
	"math"
	"slices"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/flow"
	"github.com/odsgen/ods/core/num"
	"github.com/odsgen/ods/core/query"
	"github.com/odsgen/ods/core/upstream"
	"github.com/odsgen/ods/defs/iface/intrange"
	"github.com/odsgen/ods/generated/affine"
	"github.com/odsgen/ods/generated/arith"
	"github.com/odsgen/ods/generated/scf"
)

func body(loop scf.ForOp) *core.Block         { return loop.Region().Entry() }
func inductionVar(loop scf.ForOp) *core.Value { return body(loop).Arg(0) }
func iterArgs(loop scf.ForOp) []*core.Value   { return body(loop).Args()[1:] }
func yielded(loop scf.ForOp) []*core.Value {
	end := body(loop).Last()
	return end.OperandList(0, end.NumOperands())
}

// PerfectNest returns the loop and those that are all that there is in the one before.
func PerfectNest(loop scf.ForOp) (out []scf.ForOp) {
	for ok := true; ok; {
		out = append(out, loop)
		first, end := body(loop).First(), body(loop).Last()
		if first == end || first.Next() != end {
			break
		}
		loop, ok = scf.AsForOp(first)
	}
	return out
}

// definedAbove returns for each loop of a nest the outermost one that its bounds are defined outside of.
func definedAbove(nest []scf.ForOp) []int {
	out := make([]int, len(nest))
	for i, l := range nest {
		out[i] = i
		for k := range i {
			outside := func(v *core.Value) bool { return flow.IsDefinedOutside(nest[k].Op, v) }
			if outside(l.LowerBound()) && outside(l.UpperBound()) && outside(l.Step()) {
				out[i] = k
				break
			}
		}
	}
	return out
}

// chains returns for each loop of a nest the outermost one from which on the loops only pass on what they carry.
func chains(nest []scf.ForOp) []int {
	out := make([]int, len(nest))
	for i := 1; i < len(nest); i++ {
		outer, inner := nest[i-1], nest[i]
		out[i] = i
		if slices.Equal(iterArgs(outer), inner.InitArgs()) && slices.Equal(yielded(outer), inner.Results()) &&
			(onlyPassedOn(outer) || upstream.CoalescingCaptures.In(outer.Op.Context())) {
			out[i] = out[i-1]
		}
	}
	return out
}

// onlyPassedOn reports whether what a loop carries is used once, which is what the loop inside starts from. Another use
// is of the value that an iteration of the outer loop starts from, which one loop does not know any more.
func onlyPassedOn(outer scf.ForOp) bool {
	return !slices.ContainsFunc(iterArgs(outer), func(v *core.Value) bool { return !v.HasOneUse() })
}

// fits reports whether one loop can count the iterations of a band: the loops count signed numbers of one type, which has
// room for the product of the iterations. That of 64 bits, and of indices, has room for what is not known.
func fits(band []scf.ForOp) bool {
	t := inductionVar(band[0]).Type()
	width := core.StorageWidth(t)
	limit, product := int64(math.MaxInt64), int64(1)
	if width < 64 {
		limit = 1<<(width-1) - 1
	}
	for _, l := range band {
		if l.UnsignedCmp() || inductionVar(l).Type() != t {
			return false
		}
		trips, known := mostTrips(l)
		switch {
		case !known && width < 64:
			return false
		case !known:
			continue
		case trips > 0 && product > limit/trips:
			return false
		}
		product *= trips
	}
	return true
}

// mostTrips returns an upper bound of the number of iterations of a loop.
func mostTrips(l scf.ForOp) (int64, bool) {
	if _, _, _, trips, ok := constants(l); ok {
		return trips, true
	}
	lower, upper, step := intrange.Of(l.LowerBound()).SMin, intrange.Of(l.UpperBound()).SMax, intrange.Of(l.Step()).SMin
	length, overflows := upper.SSubOv(lower)
	if overflows || upper.Equal(num.SignedMax(upper.Width())) {
		return 0, false
	}
	return num.CeilDiv(max(length.Int64(), 0), max(step.Int64(), 1)), true
}

// CoalescePerfectNest makes one loop of each band of loops of the nest at loop whose bounds are known before the band,
// inner ones first. The algorithm is upstream's coalescePerfectlyNestedSCFForLoops.
func CoalescePerfectNest(loop scf.ForOp) {
	nest := PerfectNest(loop)
	above, chain := definedAbove(nest), chains(nest)
	for end := len(nest); end > 0; end-- {
		for start := range end - 1 {
			if slices.Max(above[start:end]) <= start && chain[end-1] <= start &&
				(fits(nest[start:end]) || upstream.CoalescingCaptures.In(loop.Op.Context())) {
				Coalesce(nest[start:end])
				end = start + 1
				break
			}
		}
	}
}

// Coalesce makes one loop of at least two that are perfectly nested and the bounds of which are defined outside of the
// first one.
func Coalesce(nest []scf.ForOp) {
	outer, inner := nest[0], nest[len(nest)-1]
	b := core.NewBuilder(outer.Op.Context())
	negative := 0
	for _, l := range nest {
		b.SetBefore(outer.Op)
		b.SetLoc(l.Op.Loc())
		lower, step := l.LowerBound(), l.Step()
		mayBeNegative := !neverBelow(l.UpperBound(), lower, false)
		bounds := NormalizedBounds(b, lower, l.UpperBound(), step)
		l.SetLowerBound(valueOf(b, bounds.Lower))
		size := valueOf(b, bounds.Upper)
		if mayBeNegative && !upstream.CoalescingCaptures.In(outer.Op.Context()) {
			if negative++; negative > 1 { // the product of two would be positive
				zero := constantLike(b, size.Type(), 0)
				size = arith.NewMaxSI(b, size, zero).Result()
			}
		}
		l.SetUpperBound(size)
		l.SetStep(valueOf(b, bounds.Step))
		b.SetStart(body(inner))
		Denormalize(b, inductionVar(l), lower, step)
	}
	b.SetBefore(outer.Op)
	b.SetLoc(outer.Op.Loc())
	sizes := make([]*core.Value, len(nest))
	for i, l := range nest {
		sizes[i] = l.UpperBound()
	}
	outer.SetUpperBound(Product(b, sizes))
	b.SetStart(body(inner))
	iv := inductionVar(outer)
	ivs, keep := delinearize(b, iv, sizes)
	iv.ReplaceUsesIf(ivs[0], func(u *core.Use) bool { return !keep[u.Owner()] })
	for i := len(nest) - 1; i > 0; i-- {
		inlineInto(nest[i-1], nest[i], ivs[i])
	}
}

// inlineInto puts the body of a loop in place of it in the loop around, the values of which it carries.
func inlineInto(outer, inner scf.ForOp, iv *core.Value) {
	inductionVar(inner).ReplaceAllUsesWith(iv)
	for i, a := range iterArgs(inner) {
		a.ReplaceAllUsesWith(iterArgs(outer)[i])
	}
	results := yielded(inner)
	blk := body(inner)
	blk.Last().Erase()
	if first := blk.First(); first != nil {
		body(outer).Splice(inner.Op, first, blk.Last())
	}
	for i, r := range inner.Results() {
		r.ReplaceAllUsesWith(results[i])
	}
	inner.Op.Erase()
}

// delinearize computes the induction variables of a nest of the given sizes from that of one loop of all their
// iterations. keep are the operations that must go on using that one.
func delinearize(b *core.Builder, iv *core.Value, sizes []*core.Value) (ivs []*core.Value, keep map[*core.Operation]bool) {
	keep = map[*core.Operation]bool{}
	if query.Is[*core.IndexType](iv.Type()) {
		d := affine.DelinearizeIndex{LinearIndex: iv, MultiIndexTypes: make([]core.Type, len(sizes))}
		for i, v := range sizes {
			d.MultiIndexTypes[i] = iv.Type()
			n, ok := constantOf(core.FoldResult{Value: v})
			if !ok {
				n = core.Dynamic
				d.DynamicBasis = append(d.DynamicBasis, v)
			}
			d.StaticBasis = append(d.StaticBasis, n)
		}
		op := d.Build(b).Op
		keep[op] = true
		return op.ResultList(), keep
	}
	ivs = make([]*core.Value, len(sizes))
	zero := func() *core.Value { return arith.NewConstant(b, b.Context().IntegerAttr(iv.Type(), 0)).Result() }
	first := 0
	for ; first < len(sizes) && isConstant(sizes[first], 1); first++ {
		ivs[first] = zero()
	}
	rest, last := iv, len(sizes)-1
	for i := last; i >= first; i-- {
		if i != last && !isConstant(sizes[i+1], 1) {
			rest = arith.NewDivSI(b, rest, sizes[i+1]).Result()
			keep[rest.DefiningOp()] = true
		}
		switch {
		case i == first:
			ivs[i] = rest
		case isConstant(sizes[i], 1):
			ivs[i] = zero()
		default:
			ivs[i] = arith.NewRemSI(b, rest, sizes[i]).Result()
			keep[ivs[i].DefiningOp()] = true
		}
	}
	return ivs, keep
}
