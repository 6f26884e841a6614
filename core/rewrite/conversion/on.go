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
// in is to be looked at only. An operand that becomes several values, or none, makes the pattern fail;
// [Pattern.MatchMulti] gets those. V is to be the view of the definition.
func On[V interface{ ~struct{ core.OpView } }](set *PatternSet, types *TypeConverter, def *core.OpDef,
	convert func(op, in V, rw *Rewriter) bool) *Pattern {
	set.Add(Pattern{Name: def.Name, Root: def.Name, Types: types,
		Match: func(op *core.Operation, operands []*core.Value, rw *Rewriter) bool {
			return convert(viewOf[V](op), viewOf[V](op.WithOperands(operands)), rw)
		}})
	return set.list[len(set.list)-1]
}

func viewOf[V interface{ ~struct{ core.OpView } }](op *core.Operation) V {
	return V(struct{ core.OpView }{core.ViewOf(op)})
}
