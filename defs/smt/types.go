package smt

import (
	"slices"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/num"
	"github.com/odsgen/ods/generated/smt"
)

// isValue reports whether a type is a sort.
func isValue(t core.Type) bool {
	switch t.(type) {
	case *smt.BoolType, *smt.IntType, *smt.BitVectorType, *smt.ArrayType, *smt.SMTFuncType, *smt.SortType:
		return true
	}
	return false
}

// isNonFuncValue reports whether a type is a sort, but none of functions.
func isNonFuncValue(t core.Type) bool {
	_, function := t.(*smt.SMTFuncType)
	return isValue(t) && !function
}

// VerifyArrayType checks that arrays lead from sorts to sorts.
func (Hooks) VerifyArrayType(r *core.Reporter, at core.Location, _ *core.Context, domain, rng core.Type) bool {
	if !isValue(domain) {
		return r.Errorf(at, "domain must be any SMT value type").Fail()
	}
	if !isValue(rng) {
		return r.Errorf(at, "range must be any SMT value type").Fail()
	}
	return true
}

// VerifyBitVectorType checks that there are bits.
func (Hooks) VerifyBitVectorType(r *core.Reporter, at core.Location, _ *core.Context, width int64) bool {
	return width > 0 || r.Errorf(at, "bit-vector must have at least a width of one").Fail()
}

// VerifySMTFuncType checks that functions have arguments, and neither functions nor foreign types among their sorts.
func (Hooks) VerifySMTFuncType(r *core.Reporter, at core.Location, _ *core.Context, domain []core.Type, rng core.Type) bool {
	if len(domain) == 0 {
		return r.Errorf(at, "domain must not be empty").Fail()
	}
	if !each(domain, isNonFuncValue) {
		return r.Errorf(at, "domain types must be any non-function SMT type").Fail()
	}
	if !isNonFuncValue(rng) {
		return r.Errorf(at, "range type must be any non-function SMT type").Fail()
	}
	return true
}

// VerifySortType checks that the parameters are sorts, but none of functions.
func (Hooks) VerifySortType(r *core.Reporter, at core.Location, _ *core.Context, _ *core.StringAttr, params []core.Type) bool {
	return each(params, isNonFuncValue) || r.Errorf(at, "sort parameter types must be any non-function SMT type").Fail()
}

func each(list []core.Type, is func(core.Type) bool) bool {
	return !slices.ContainsFunc(list, func(t core.Type) bool { return !is(t) })
}

// ArrayDomain returns the sort of an array's indices.
func (Hooks) ArrayDomain(t core.Type) core.Type {
	if a, ok := t.(*smt.ArrayType); ok {
		return a.DomainType()
	}
	return nil
}

// ArrayRange returns the sort of an array's values.
func (Hooks) ArrayRange(t core.Type) core.Type {
	if a, ok := t.(*smt.ArrayType); ok {
		return a.RangeType()
	}
	return nil
}

// FuncDomain returns the sorts of a function's arguments.
func (Hooks) FuncDomain(t core.Type) []core.Type {
	if f, ok := t.(*smt.SMTFuncType); ok {
		return f.DomainTypes()
	}
	return nil
}

// FuncRange returns the sort of a function's result.
func (Hooks) FuncRange(t core.Type) core.Type {
	if f, ok := t.(*smt.SMTFuncType); ok {
		return f.RangeType()
	}
	return nil
}

// InferBVConstant returns the type of the value.
func (Hooks) InferBVConstant(in *core.InferIn) ([]core.Type, bool) {
	a, ok := in.Slot(0).(*smt.BitVectorAttr)
	if !ok {
		return nil, false
	}
	return []core.Type{a.Type()}, true
}

// InferConcat adds the widths of the operands.
func (Hooks) InferConcat(in *core.InferIn) ([]core.Type, bool) {
	var width int64
	for _, v := range in.Operands {
		t, ok := v.Type().(*smt.BitVectorType)
		if !ok || width+t.Width() < width {
			return nil, false
		}
		width += t.Width()
	}
	return []core.Type{smt.GetBitVectorType(in.Context, width)}, width > 0
}

// maxValueWidth is the largest width of a bit-vector that can be written as a constant.
const maxValueWidth = core.MaxIntegerWidth

// ParseBitVectorAttr reads "<-3>"; the type behind it tells the width.
func (Hooks) ParseBitVectorAttr(p *core.Parser, self core.Type) (core.Attribute, bool) {
	at := p.Pos()
	var v num.Int
	if !p.Punct(core.PunctLess) || !p.APInt(&v) || !p.Punct(core.PunctGreater) {
		return nil, false
	}
	t, ok := self.(*smt.BitVectorType)
	if !ok {
		return nil, p.Errorf(at, "explicit bit-vector type required")
	}
	if t.Width() > maxValueWidth {
		return nil, p.Errorf(at, "constant bit-vectors are limited to %d bits, but the type is '%s'", maxValueWidth, core.TypeString(t))
	}
	needed := v.ActiveBits()
	if v.IsNegative() {
		needed = v.SignificantBits()
	}
	width := uint(t.Width())
	if needed > width {
		return nil, p.Errorf(at, "integer value out of range for given bit-vector type '%s'", core.TypeString(t))
	}
	return smt.GetBitVectorAttr(p.Context(), v.SExtOrTrunc(width), t), true
}

// PrintBitVectorAttr writes what [Hooks.ParseBitVectorAttr] reads.
func (Hooks) PrintBitVectorAttr(p *core.Printer, x *smt.BitVectorAttr) {
	p.Byte('<')
	p.APInt(x.Value(), true)
	p.Byte('>')
}

// VerifyBitVectorAttr checks that the type has the width of the value.
func (Hooks) VerifyBitVectorAttr(r *core.Reporter, at core.Location, _ *core.Context, v num.Int, t core.Type) bool {
	bv, ok := t.(*smt.BitVectorType)
	if !ok {
		return r.Errorf(at, "explicit bit-vector type required").Fail()
	}
	if v.Width() == 0 {
		return r.Errorf(at, "bit-width must be at least 1, but got 0").Fail()
	}
	if bv.Width() != int64(v.Width()) {
		return r.Errorf(at, "a value of %d bits must have the type '!smt.bv<%[1]d>', but has '%s'", v.Width(),
			core.TypeString(t)).Fail()
	}
	return true
}
