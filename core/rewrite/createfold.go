package rewrite

import "github.com/odsgen/ods/core"

// FoldCreated folds an operation of one result that was just made at the builder's insertion point, as upstream's
// createOrFold does: it returns the value that the operation is folded to, with the operation erased, or the
// operation's result.
func FoldCreated(b *core.Builder, op *core.Operation) *core.Value {
	if op.Has(core.TraitConstantLike) {
		return op.Result(0)
	}
	f := op.FoldWithConstants()
	for n := 0; f.IsInPlace() && n < MaxFoldsInPlace; n++ {
		f = op.FoldWithConstants()
	}
	results := f.Results()
	if len(results) != 1 {
		return op.Result(0)
	}
	v := results[0].Value
	if v == nil {
		c := Materialize(b, op.Info().Dialect(), results[0].Attr, op.Result(0).Type(), op.Loc())
		if c == nil {
			return op.Result(0)
		}
		v = c.Result(0)
	}
	op.Erase()
	return v
}

// CreateOrFold makes an operation of one result, by a function that is given a builder at the insertion point, and
// folds it like [FoldCreated]. The listener does not hear of an operation that is folded.
func (rw *Rewriter) CreateOrFold(build func(b *core.Builder) *core.Operation) *core.Value {
	quiet := core.NewBuilder(rw.Context())
	quiet.Restore(rw.Save())
	quiet.SetLoc(rw.Loc())
	op := build(quiet)
	v := FoldCreated(&rw.Builder, op)
	if !op.IsErased() && rw.listener != nil {
		rw.listener.OpInserted(op)
	}
	return v
}
