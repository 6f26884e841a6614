package arith

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/rewrite"
	gen "github.com/odsgen/ods/generated/arith"
	"github.com/odsgen/ods/passes"
	"github.com/odsgen/ods/passes/analysis/dataflow"
)

// unsignedForms has the operation that does the same with numbers that are not negative.
var unsignedForms = []struct{ signed, unsigned *core.OpDef }{
	{&gen.DivSIDef, &gen.DivUIDef}, {&gen.CeilDivSIDef, &gen.CeilDivUIDef}, {&gen.FloorDivSIDef, &gen.DivUIDef},
	{&gen.RemSIDef, &gen.RemUIDef}, {&gen.MinSIDef, &gen.MinUIDef}, {&gen.MaxSIDef, &gen.MaxUIDef}, {&gen.ExtSIDef, &gen.ExtUIDef},
}

func (*UnsignedWhenEquivalentPass) run(r *passes.Run) {
	b := &bounds{solver: dataflow.Solve[dataflow.Bounds](r.Op, dataflow.Ranges{})}
	c := r.Op.Context()
	set := rewrite.NewPatternSet(c)
	for _, f := range unsignedForms {
		info := c.InfoOf(f.unsigned)
		set.Add(rewrite.Pattern{Name: f.signed.Name + " of what is not negative", Root: f.signed.Name,
			Match: func(op *core.Operation, rw *rewrite.Rewriter) bool {
				if !b.notNegative(op.OperandList(0, op.NumOperands())...) || !b.notNegative(op.ResultList()...) {
					return false
				}
				rw.ReplaceOpWith(op, rw.Create(&core.OperationState{Info: info, Operands: op.OperandList(0, op.NumOperands()),
					Types: op.ResultTypes(), Attrs: op.DiscardableAttrs()}))
				return true
			}})
	}
	set.Add(rewrite.OpPattern(&gen.CmpIDef, gen.AsCmpIOp, "arith.cmpi of what is not negative",
		func(op gen.CmpIOp, rw *rewrite.Rewriter) bool {
			p := unsignedPredicate(op.Predicate())
			if p == op.Predicate() || !b.notNegative(op.Lhs(), op.Rhs()) {
				return false
			}
			rw.ReplaceOpWith(op.Op, gen.NewCmpI(&rw.Builder, p, op.Lhs(), op.Rhs()).Op)
			return true
		}))
	if changed, _ := rewrite.Walk(r.Op, set.Freeze(), r.GreedyConfig()); !changed {
		r.PreserveAll()
	}
}

// notNegative reports whether values are known not to be negative.
func (b *bounds) notNegative(vals ...*core.Value) bool {
	for _, v := range vals {
		if r := b.of(v); !r.IsKnown() || r.SMin.IsNegative() {
			return false
		}
	}
	return true
}
