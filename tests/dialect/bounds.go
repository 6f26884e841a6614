package dialect

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/intrange"
	"github.com/odsgen/ods/core/num"
)

// Operations that say how integers are bounded, or are told.

// declared returns the range that the attributes of an operation declare for values of a type.
func declared(t core.Type, umin, umax, smin, smax *core.IntegerAttr) intrange.Range {
	width := core.StorageWidth(core.ElementTypeOrSelf(t))
	bound := func(a *core.IntegerAttr, signed bool) num.Int {
		if signed {
			return a.Value().SExtOrTrunc(width)
		}
		return a.Value().ZExtOrTrunc(width)
	}
	return intrange.Range{UMin: bound(umin, false), UMax: bound(umax, false), SMin: bound(smin, true), SMax: bound(smax, true)}
}

// InferResultRangesWithBounds takes what the attributes say.
func (hooks) InferResultRangesWithBounds(op WithBoundsOp, _ []intrange.Range, set func(v *core.Value, r intrange.Range)) {
	v := op.FakeVal()
	set(v, declared(v.Type(), op.UminAttr(), op.UmaxAttr(), op.SminAttr(), op.SmaxAttr()))
}

// InferResultRangesWithBoundsRegion takes what the attributes say for the argument of the region.
func (hooks) InferResultRangesWithBoundsRegion(op WithBoundsRegionOp, _ []intrange.Range,
	set func(v *core.Value, r intrange.Range)) {
	if args := op.Region().Entry().Args(); len(args) > 0 {
		set(args[0], declared(args[0].Type(), op.UminAttr(), op.UmaxAttr(), op.SminAttr(), op.SmaxAttr()))
	}
}

// InferResultRangesIncrement adds one to each bound that is not the last of its kind.
func (hooks) InferResultRangesIncrement(op IncrementOp, in []intrange.Range, set func(v *core.Value, r intrange.Range)) {
	if !intrange.AllKnown(in...) {
		return
	}
	r, one := in[0], num.One(in[0].Width())
	set(op.Result(), intrange.Range{UMin: r.UMin.UAddSat(one), UMax: r.UMax.UAddSat(one), SMin: r.SMin.SAddSat(one),
		SMax: r.SMax.SAddSat(one)})
}

// InferResultRangesReflectBounds writes the range of the operand into the attributes.
func (hooks) InferResultRangesReflectBounds(op ReflectBoundsOp, in []intrange.Range, set func(v *core.Value, r intrange.Range)) {
	if !intrange.AllKnown(in...) {
		return
	}
	c, r := op.Op.Context(), in[0]
	elem := core.ElementTypeOrSelf(op.Result().Type())
	signed, unsigned := elem, elem
	if i, ok := elem.(*core.IntegerType); ok {
		signed, unsigned = c.IntegerOf(i.Width(), core.Signed), c.IntegerOf(i.Width(), core.Unsigned)
	}
	op.SetUminAttr(c.APIntAttr(unsigned, r.UMin))
	op.SetUmaxAttr(c.APIntAttr(unsigned, r.UMax))
	op.SetSminAttr(c.APIntAttr(signed, r.SMin))
	op.SetSmaxAttr(c.APIntAttr(signed, r.SMax))
	set(op.Result(), r)
}

// ParseWithBoundsRegion reads "{bounds} %a: t {...}".
func (hooks) ParseWithBoundsRegion(p *core.Parser, st *core.OperationState) bool {
	args := make([]core.Argument, 1)
	return p.OpAttrDict(st) && p.Argument(&args[0], true, false) && p.Region(st.AddRegion(), args)
}

// PrintWithBoundsRegion writes what [hooks.ParseWithBoundsRegion] reads.
func (hooks) PrintWithBoundsRegion(p *core.Printer, op WithBoundsRegionOp) {
	p.AttrDict(op.Op)
	p.Space()
	p.RegionArg(op.Region().Entry().Arg(0), nil, false)
	p.Space()
	p.Region(op.Region(), core.RegionOpts{HideEntryArgs: true})
}

// VerifyReifyBound checks which attributes there are.
func (hooks) VerifyReifyBound(op ReifyBoundOp, r *core.Reporter) bool {
	_, shaped := op.Var().Type().(core.ShapedType)
	_, index := op.Var().Type().(*core.IndexType)
	switch {
	case shaped && op.DimAttr() == nil:
		return r.OpErrorf(op.Op, "expected 'dim' attribute for shaped type variable").Fail()
	case index && op.DimAttr() != nil:
		return r.OpErrorf(op.Op, "unexpected 'dim' attribute for index variable").Fail()
	case !shaped && !index:
		return r.OpErrorf(op.Op, "expected index-typed variable or shape type variable").Fail()
	case op.Constant() && op.Scalable():
		return r.OpErrorf(op.Op, "'scalable' and 'constant' are mutually exlusive").Fail()
	case op.Scalable() != (op.VscaleMinAttr() != nil):
		return r.OpErrorf(op.Op, "expected 'vscale_min' if and only if 'scalable'").Fail()
	case op.Scalable() != (op.VscaleMaxAttr() != nil):
		return r.OpErrorf(op.Op, "expected 'vscale_min' if and only if 'scalable'").Fail()
	}
	return true
}

// VerifyCompare checks that there are as many operands as the maps have inputs; a side without a map has one.
func (hooks) VerifyCompare(op CompareOp, r *core.Reporter) bool {
	if op.Compose() && (op.LhsMapAttr() != nil || op.RhsMapAttr() != nil) {
		return r.OpErrorf(op.Op, "'compose' not supported when 'lhs_map' or 'rhs_map' is present").Fail()
	}
	inputs := func(a *core.AffineMapAttr) int {
		if a == nil {
			return 1
		}
		return a.Value().NumDims() + a.Value().NumSymbols()
	}
	if want := inputs(op.LhsMapAttr()) + inputs(op.RhsMapAttr()); op.Op.NumOperands() != want {
		return r.OpErrorf(op.Op, "expected %d operands, but got %d", want, op.Op.NumOperands()).Fail()
	}
	return true
}
