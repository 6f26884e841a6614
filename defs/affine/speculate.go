package affine

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/affine"
	"github.com/odsgen/ods/core/upstream"
	"github.com/odsgen/ods/defs/iface/intrange"
	gen "github.com/odsgen/ods/generated/affine"
)

// This file says which operations may be executed where they were not before. What divides by a value, which a map does
// by symbols only, may not where that may be zero: a division by it is undefined.

// SpeculateApply reports whether the map divides by nothing that may be zero.
func (Hooks) SpeculateApply(op gen.ApplyOp) bool { return dividesSafely(op.Op, op.MapAttr().Value()) }

// SpeculateMin reports whether the map divides by nothing that may be zero.
func (Hooks) SpeculateMin(op gen.MinOp) bool { return dividesSafely(op.Op, op.MapAttr().Value()) }

// SpeculateMax reports whether the map divides by nothing that may be zero.
func (Hooks) SpeculateMax(op gen.MaxOp) bool { return dividesSafely(op.Op, op.MapAttr().Value()) }

// SpeculateDelinearizeIndex reports whether no size may be zero. That of the outermost digit is not divided by.
func (Hooks) SpeculateDelinearizeIndex(op gen.DelinearizeIndexOp) bool {
	if upstream.TrappingHoist.In(op.Op.Context()) {
		return true
	}
	basis := delinearizeBasis(op)
	if len(basis) == op.Op.NumResults() {
		basis = basis[1:]
	}
	for _, m := range basis {
		if m.Value != nil && !intrange.NeverZeroOrMinusOne(m.Value) {
			return false
		}
	}
	return true
}

func dividesSafely(op *core.Operation, m *affine.Map) bool {
	if upstream.TrappingHoist.In(op.Context()) {
		return true
	}
	for _, r := range m.Results() {
		if r.IsPureAffine() {
			continue
		}
		for e := range r.PostOrder() {
			switch e.Kind() {
			case affine.KindMod, affine.KindFloorDiv, affine.KindCeilDiv:
				if d := e.RHS(); !d.IsConst() && !(d.IsSymbol() && intrange.NeverZeroOrMinusOne(op.Operand(m.NumDims()+d.Position()))) {
					return false
				}
			}
		}
	}
	return true
}
