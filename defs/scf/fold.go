package scf

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/defs/iface/constfold"
	"github.com/odsgen/ods/generated/arith"
	"github.com/odsgen/ods/generated/scf"
)

// negated returns x when v is xori(x, true).
func negated(v *core.Value) *core.Value {
	x, ok := arith.AsXOrIOp(v.DefiningOp())
	if !ok || !constfold.IsOne(x.Rhs().ConstantValue()) {
		return nil
	}
	return x.Lhs()
}

// FoldIf: if not c then A else B -> if c then B else A.
func (Hooks) FoldIf(op scf.IfOp, _ *core.FoldIn) core.Fold {
	if op.ElseRegion().IsEmpty() {
		return core.NoFold
	}
	c := negated(op.Condition())
	if c == nil {
		return core.NoFold
	}
	op.Op.SetOperand(0, c)
	yes, no := op.ThenRegion(), op.ElseRegion()
	first := yes.Entry()
	yes.InlineBefore(no, first)
	first.Remove()
	no.Append(first)
	return core.InPlace
}
