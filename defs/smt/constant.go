package smt

import (
	"strconv"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/num"
	"github.com/odsgen/ods/generated/smt"
)

// This file has what the constants of the sorts do.

// FoldBVConstant returns the value.
func (Hooks) FoldBVConstant(op smt.BVConstantOp, _ *core.FoldIn) core.Fold {
	return core.FoldAttr(op.ValueAttr())
}

// FoldBoolConstant returns the value.
func (Hooks) FoldBoolConstant(op smt.BoolConstantOp, _ *core.FoldIn) core.Fold {
	return core.FoldAttr(op.ValueAttr())
}

// FoldIntConstant returns the value.
func (Hooks) FoldIntConstant(op smt.IntConstantOp, _ *core.FoldIn) core.Fold {
	return core.FoldAttr(op.ValueAttr())
}

// MaterializeConstant makes constants of bit-vectors and of truth values. The attribute of an integer does not tell
// that it is meant to be one of this dialect.
func (Hooks) MaterializeConstant(b *core.Builder, value core.Attribute, t core.Type, loc core.Location) *core.Operation {
	switch t.(type) {
	case *smt.BitVectorType:
		if v, ok := value.(*smt.BitVectorAttr); ok && v.Type() == t {
			return smt.BVConstant{Value: v, Loc: loc}.Build(b).Op
		}
	case *smt.BoolType:
		if v, ok := value.(*core.IntegerAttr); ok && v.Type() == core.Type(t.Context().I1()) {
			return smt.BoolConstant{Value: !v.Value().IsZero(), Loc: loc}.Build(b).Op
		}
	}
	return nil
}

// NameBVConstant calls the vector 3 of 8 bits %c3_bv8.
func (Hooks) NameBVConstant(op smt.BVConstantOp, set func(v *core.Value, name string)) {
	if a := op.ValueAttr(); a != nil {
		set(op.Result(), "c"+decimal(a.Value())+"_bv"+strconv.FormatUint(uint64(a.Value().Width()), 10))
	}
}

// NameBoolConstant calls the values %true and %false.
func (Hooks) NameBoolConstant(op smt.BoolConstantOp, set func(v *core.Value, name string)) {
	set(op.Result(), strconv.FormatBool(op.Value()))
}

// NameIntConstant calls the number 3 %c3.
func (Hooks) NameIntConstant(op smt.IntConstantOp, set func(v *core.Value, name string)) {
	if a := op.ValueAttr(); a != nil {
		set(op.Result(), "c"+decimal(a.Value()))
	}
}

// NameDeclareFun calls the value by the prefix that the declaration suggests.
func (Hooks) NameDeclareFun(op smt.DeclareFunOp, set func(v *core.Value, name string)) {
	prefix, _ := op.NamePrefix()
	set(op.Result(), prefix)
}

func decimal(v num.Int) string { return string(v.AppendDec(nil, true)) }

// ParseIntConstant reads an integer of any size. The attribute has the width that its digits ask for.
func (Hooks) ParseIntConstant(p *core.Parser, st *core.OperationState) bool {
	var v num.Int
	if !p.APInt(&v) || !p.OpAttrDict(st) {
		return false
	}
	c := p.Context()
	var t core.Type = c.IntegerOf(v.Width(), core.Unsigned)
	if v.Width() == 1 {
		t = c.I1()
	}
	st.SetSlot(0, c.APIntAttr(t, v))
	st.Types = append(st.Types, smt.GetIntType(c))
	return true
}

// PrintIntConstant writes what [Hooks.ParseIntConstant] reads.
func (Hooks) PrintIntConstant(p *core.Printer, op smt.IntConstantOp) {
	if a := op.ValueAttr(); a != nil {
		p.Space()
		p.APInt(a.Value(), true)
	}
	p.AttrDict(op.Op, "value")
}
