package arith

import (
	"slices"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/intrange"
	"github.com/odsgen/ods/core/num"
	"github.com/odsgen/ods/core/query"
	"github.com/odsgen/ods/core/rewrite"
	"github.com/odsgen/ods/core/upstream"
	gen "github.com/odsgen/ods/generated/arith"
	"github.com/odsgen/ods/generated/math"
	"github.com/odsgen/ods/passes"
	"github.com/odsgen/ods/passes/analysis/dataflow"
)

func (p *IntRangeNarrowingPass) run(r *passes.Run) {
	n := narrowing{bounds: &bounds{solver: dataflow.Solve[dataflow.Bounds](r.Op, dataflow.Ranges{})}}
	for _, w := range p.Widths {
		n.widths = append(n.widths, uint(w))
	}
	set := rewrite.NewPatternSet(r.Op.Context())
	set.Add(
		rewrite.Pattern{Name: "narrow elementwise", Match: n.elementwise},
		rewrite.OpPattern(&gen.CmpIDef, gen.AsCmpIOp, "narrow arith.cmpi", n.compare),
		rewrite.Pattern{Name: "chain of arith.index_castui", Root: gen.IndexCastUIDef.Name, Match: n.castChain},
		rewrite.Pattern{Name: "chain of arith.index_cast", Root: gen.IndexCastDef.Name, Match: n.castChain})
	cfg := r.GreedyConfig()
	cfg.TopDown = false
	rewrite.Greedy(r.Op, set.Freeze(), cfg)
}

// narrowing computes with integers of the first of some widths that will do.
type narrowing struct {
	*bounds
	widths []uint
}

// fits says how a number fits into fewer bits: bit 0 as a signed number, bit 1 as an unsigned one.
type fits uint8

const (
	fitsSigned fits = 1 << iota
	fitsUnsigned
	fitsBoth = fitsSigned | fitsUnsigned
)

// fit says how numbers of a range fit into a width.
func fit(r intrange.Range, width uint) (f fits) {
	if r.Width() <= width {
		return 0
	}
	removed := r.Width() - width
	if signBits(r, removed+1) {
		f |= fitsSigned
	}
	if r.UMin.LeadingZeros() >= removed && r.UMax.LeadingZeros() >= removed {
		f |= fitsUnsigned
	}
	return f
}

// signBits reports whether the bounds of a range repeat their sign at least n times.
func signBits(r intrange.Range, n uint) bool {
	return max(r.SMin.LeadingZeros(), r.SMin.LeadingOnes()) >= n && max(r.SMax.LeadingZeros(), r.SMax.LeadingOnes()) >= n
}

// ranges returns what is known of integers; ok is false when it is nothing for one of them.
func (n narrowing) ranges(lists ...[]*core.Value) (out []intrange.Range, ok bool) {
	for _, vals := range lists {
		for _, v := range vals {
			b := n.solver.Of(v)
			if !b.Reached || !b.Range.IsKnown() {
				return nil, false
			}
			out = append(out, b.Range)
		}
	}
	return out, true
}

// narrowed returns a type with integers of a width.
func narrowed(t core.Type, width uint) core.Type {
	return query.WithElement(t, t.Context().Integer(width))
}

// cast converts integers from or to a narrower type.
func cast(b *core.Builder, v *core.Value, t core.Type, f fits) *core.Value {
	from, to := core.ElementTypeOrSelf(v.Type()), core.ElementTypeOrSelf(t)
	_, fromIndex := from.(*core.IndexType)
	_, toIndex := to.(*core.IndexType)
	switch {
	case v.Type() == t:
		return v
	case (fromIndex || toIndex) && f == fitsSigned:
		return gen.NewIndexCast(b, t, v).Out()
	case fromIndex || toIndex:
		return gen.NewIndexCastUI(b, t, v).Out()
	case core.StorageWidth(to) < core.StorageWidth(from):
		return gen.NewTruncI(b, t, v).Out()
	case f == fitsSigned:
		return gen.NewExtSI(b, t, v).Out()
	default:
		return gen.NewExtUI(b, t, v).Out()
	}
}

// notNegative lets a number that fits as a signed one be extended as an unsigned one where that is the same.
func notNegative(f fits, r intrange.Range) fits {
	if f == fitsSigned && r.SMin.IsNonNegative() {
		return fitsBoth
	}
	return f
}

// elementwise narrows an operation whose operands and results have one type.
func (n narrowing) elementwise(op *core.Operation, rw *rewrite.Rewriter) bool {
	if op.NumResults() == 0 || op.NumOperands() == 0 || !op.Has(core.TraitElementwise) {
		return false
	}
	operands := op.OperandList(0, op.NumOperands())
	ranges, ok := n.ranges(operands, op.ResultList())
	if !ok {
		return false
	}
	t := op.Result(0).Type()
	for _, u := range append(op.OperandTypes(), op.ResultTypes()...) {
		if u != t {
			return false
		}
	}
	for _, width := range n.widths {
		f := fitsBoth
		for _, r := range ranges {
			f &= fit(r, width)
		}
		if to := narrowed(t, width); f != 0 && to != t && (keeps(op, ranges, width, f) || upstream.NarrowedShifts.In(op.Context())) {
			n.rebuild(op, ranges, to, f, rw)
			return true
		}
	}
	return false
}

// keeps reports whether an operation computes the same with integers of a width, where all of its operands and results fit
// as f says. One that looks at the sign of its operands does not where they fit as unsigned numbers only.
func keeps(op *core.Operation, ranges []intrange.Range, width uint, f fits) bool {
	signed := f&fitsSigned != 0
	switch {
	case isOneOf(op, &gen.AddIDef, &gen.SubIDef, &gen.MulIDef, &gen.AndIDef, &gen.OrIDef, &gen.XOrIDef, &gen.SelectDef):
		return true
	case isOneOf(op, &gen.DivUIDef, &gen.CeilDivUIDef, &gen.MinUIDef, &gen.MaxUIDef):
		// The order of signed numbers as unsigned ones is the same in all widths, and a quotient of a negative one and
		// one that is not fits only where it is that number or zero.
		return true
	case isOneOf(op, &gen.RemUIDef):
		return f&fitsUnsigned != 0
	case isOneOf(op, &gen.DivSIDef, &gen.CeilDivSIDef, &gen.FloorDivSIDef, &gen.MinSIDef, &gen.MaxSIDef, &math.AbsIDef):
		return signed
	case isOneOf(op, &gen.RemSIDef):
		// The remainder of the least number by minus one fits, but is undefined.
		least, minusOne := num.SignedMin(width).SExt(ranges[0].Width()), num.AllOnes(ranges[1].Width())
		return signed && (least.SLT(ranges[0].SMin) || ranges[1].SMax.SLT(minusOne) || minusOne.SLT(ranges[1].SMin))
	case isOneOf(op, &gen.ShLIDef, &gen.ShRUIDef):
		return shiftsLess(ranges[1], width)
	case isOneOf(op, &gen.ShRSIDef):
		return signed && shiftsLess(ranges[1], width)
	case isOneOf(op, &gen.MulUIExtendedDef):
		return f&fitsUnsigned != 0 && ranges[3].UMax.IsZero()
	case isOneOf(op, &gen.MulSIExtendedDef):
		return signed && num.AllOnes(ranges[3].Width()).SLE(ranges[3].SMin) && !num.Zero(ranges[3].Width()).SLT(ranges[3].SMax)
	}
	return false
}

// isOneOf reports whether an operation has one of some definitions.
func isOneOf(op *core.Operation, defs ...*core.OpDef) bool { return slices.ContainsFunc(defs, op.Is) }

// shiftsLess reports whether an amount is less than a width.
func shiftsLess(amount intrange.Range, width uint) bool {
	return amount.UMax.LimitedValue(uint64(width)) < uint64(width)
}

// dropNsw drops the flag that says that a signed result does not wrap.
func dropNsw(op *core.Operation) {
	for i := range op.NumSlots() {
		flags, ok := op.Slot(i).(*gen.IntegerOverflowFlagsAttr)
		if ok && flags.Value()&gen.IntegerOverflowFlagsNsw != 0 {
			op.SetSlot(i, gen.GetIntegerOverflowFlagsAttr(op.Context(), flags.Value()&^gen.IntegerOverflowFlagsNsw))
		}
	}
}

// rebuild makes an operation again with a narrower type.
func (narrowing) rebuild(op *core.Operation, ranges []intrange.Range, to core.Type, f fits, rw *rewrite.Rewriter) {
	t := op.Result(0).Type()
	var m core.IRMapping
	for i, v := range op.Operands() {
		m.Map(v, cast(&rw.Builder, v, to, notNegative(f, ranges[i])))
	}
	narrow := rw.Clone(op, &m)
	rw.Modify(narrow, func() {
		if f&fitsSigned == 0 && !upstream.NarrowedShifts.In(op.Context()) {
			dropNsw(narrow)
		}
		for _, v := range narrow.Results() {
			v.SetType(to)
		}
	})
	vals := make([]*core.Value, op.NumResults())
	for i, v := range narrow.Results() {
		vals[i] = cast(&rw.Builder, v, t, notNegative(f, ranges[op.NumOperands()+i]))
	}
	rw.ReplaceOp(op, vals...)
}

func (n narrowing) compare(op gen.CmpIOp, rw *rewrite.Rewriter) bool {
	ranges, ok := n.ranges([]*core.Value{op.Lhs(), op.Rhs()})
	if !ok {
		return false
	}
	t := op.Lhs().Type()
	for _, width := range n.widths {
		l, r := fit(ranges[0], width), fit(ranges[1], width)
		to := narrowed(t, width)
		if l&r == 0 || to == t {
			continue
		}
		if l&r&fitsSigned == 0 && signedPredicate(op.Predicate()) && !upstream.NarrowedShifts.In(op.Op.Context()) {
			continue
		}
		lhs := cast(&rw.Builder, op.Lhs(), to, l)
		rw.ReplaceOpWith(op.Op, gen.NewCmpI(&rw.Builder, op.Predicate(), lhs, cast(&rw.Builder, op.Rhs(), to, r)).Op)
		return true
	}
	return false
}

func signedPredicate(p gen.CmpIPredicate) bool {
	switch p {
	case gen.CmpIPredicateSlt, gen.CmpIPredicateSle, gen.CmpIPredicateSgt, gen.CmpIPredicateSge:
		return true
	}
	return false
}

// castChain drops casts of integers of a given width to index and back.
func (n narrowing) castChain(op *core.Operation, rw *rewrite.Rewriter) bool {
	t, ok := op.Result(0).Type().(*core.IntegerType)
	in := op.Operand(0).DefiningOp()
	if !ok || !slices.Contains(n.widths, t.Width()) || in == nil || in.Info() != op.Info() || in.Operand(0).Type() != op.Result(0).Type() {
		return false
	}
	if _, ok := in.Result(0).Type().(*core.IndexType); !ok {
		return false
	}
	rw.ReplaceOp(op, in.Operand(0))
	return true
}
