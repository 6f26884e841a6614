package dialect

import "github.com/odsgen/ods/core"

// Hooks that several definitions name, and those of a directive with several numbers of arguments.

// AtMostThree rejects more than three operands.
func (hooks) AtMostThree(op *core.Operation, r *core.Reporter) bool {
	if n := op.NumOperands(); n > 3 {
		return r.OpErrorf(op, "takes three operands, found %d", n).Fail()
	}
	return true
}

// FoldToFirst folds to the only operand.
func (hooks) FoldToFirst(op *core.Operation, _ *core.FoldIn) core.Fold {
	if op.NumOperands() == 1 {
		return core.FoldValue(op.Operand(0))
	}
	return core.NoFold
}

// InferFirst gives the result the type of the first operand.
func (hooks) InferFirst(in *core.InferIn) ([]core.Type, bool) {
	if len(in.Operands) == 0 {
		return nil, false
	}
	return []core.Type{in.Operands[0].Type()}, true
}

// ParseOverloaded reads "<1>".
func (hooks) ParseOverloaded(p *core.Parser, a *core.Attribute) bool {
	var n int64
	if !p.Punct(core.PunctLess) || !p.Integer(&n) {
		return false
	}
	*a = p.Context().I32Attr(int32(n))
	return p.Punct(core.PunctGreater)
}

// PrintOverloaded writes it.
func (hooks) PrintOverloaded(p *core.Printer, _ *core.Operation, a core.Attribute) {
	p.Str("<")
	p.AttrNoType(a)
	p.Str(">")
}

// ParseOverloaded2 reads "<1><2>".
func (h hooks) ParseOverloaded2(p *core.Parser, a, b *core.Attribute) bool {
	return h.ParseOverloaded(p, a) && h.ParseOverloaded(p, b)
}

// PrintOverloaded2 writes it.
func (h hooks) PrintOverloaded2(p *core.Printer, op *core.Operation, a, b core.Attribute) {
	h.PrintOverloaded(p, op, a)
	h.PrintOverloaded(p, op, b)
}
