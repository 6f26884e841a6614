package conversion

import "github.com/odsgen/ods/core"

// On adds a pattern for the operations of a definition, given as its generated view, and returns it to be refined. in
// is the operation as it will be: the same view, whose operands are the ones that types converts them to, and with
// everything else of op (upstream's adaptor).
//
//	conversion.On(set, types, &frac.MulDef, func(op, in frac.MulOp, rw *conversion.Rewriter) bool {
//		rw.ReplaceOp(op.Op, arith.NewMulI(&rw.Builder, in.Lhs(), in.Rhs()).Result())
//		return true
//	})
//
// in is to be looked at only. An operand that becomes several values, or none, makes the pattern fail; [OnMulti] gets
// those. V is to be the view of the definition.
func On[V interface{ ~struct{ core.OpView } }](set *PatternSet, types *TypeConverter, def *core.OpDef,
	convert func(op, in V, rw *Rewriter) bool) *Pattern {
	set.Add(Pattern{Name: def.Name, Root: def.Name, Types: types,
		Match: func(op *core.Operation, operands []*core.Value, rw *Rewriter) bool {
			return convert(viewOf[V](op), viewOf[V](op.WithOperands(operands)), rw)
		}})
	return set.list[len(set.list)-1]
}

// OnMulti is [On] for operands that become several values, or none. in says what the operands become; a result that
// becomes several values is replaced by [Rewriter.ReplaceOpMulti].
//
//	conversion.OnMulti(set, types, &quad.SumDef, func(op quad.SumOp, in conversion.Multi, rw *conversion.Rewriter) bool {
//		lhs, rhs := in.Of(op.Lhs()), in.Of(op.Rhs())
//		hi, lo := arith.NewAddF(&rw.Builder, lhs[0], rhs[0]), arith.NewAddF(&rw.Builder, lhs[1], rhs[1])
//		rw.ReplaceOpMulti(op.Op, [][]*core.Value{{hi.Result(), lo.Result()}})
//		return true
//	})
func OnMulti[V interface{ ~struct{ core.OpView } }](set *PatternSet, types *TypeConverter, def *core.OpDef,
	convert func(op V, in Multi, rw *Rewriter) bool) *Pattern {
	set.Add(Pattern{Name: def.Name, Root: def.Name, Types: types,
		MatchMulti: func(op *core.Operation, operands [][]*core.Value, rw *Rewriter) bool {
			return convert(viewOf[V](op), Multi{op, operands}, rw)
		}})
	return set.list[len(set.list)-1]
}

// Multi is what the operands of an operation become where one can become several values.
type Multi struct {
	op       *core.Operation
	operands [][]*core.Value
}

// Of returns the values that an operand of the operation becomes, nil for a value that is not an operand. The slice
// must not be changed.
func (m Multi) Of(operand *core.Value) []*core.Value {
	for i := range m.op.NumOperands() {
		if m.op.Operand(i) == operand {
			return m.operands[i]
		}
	}
	return nil
}

// All returns the values of each operand, in the order of the operands. The slices must not be changed.
func (m Multi) All() [][]*core.Value { return m.operands }

func viewOf[V interface{ ~struct{ core.OpView } }](op *core.Operation) V {
	return V(struct{ core.OpView }{core.ViewOf(op)})
}
