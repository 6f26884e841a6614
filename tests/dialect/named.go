package dialect

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/rewrite"
)

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

// ParseText reads "<1> : i32 {...}".
func (h hooks) ParseText(p *core.Parser, st *core.OperationState) bool {
	var n core.Attribute
	var t core.Type
	if !h.ParseOverloaded(p, &n) || !p.ColonType(&t) || !p.Region(st.AddRegion(), nil) {
		return false
	}
	st.SetSlot(0, n)
	st.Types = append(st.Types, t)
	return true
}

// PrintText writes it.
func (h hooks) PrintText(p *core.Printer, op *core.Operation) {
	p.Str(" ")
	h.PrintOverloaded(p, op, op.Slot(0))
	p.Str(" : ")
	p.Type(op.Result(0).Type())
	p.Str(" ")
	p.Region(op.Region(0), core.RegionOpts{})
}

// InferI32 gives every result the type i32.
func (hooks) InferI32(in *core.InferIn) ([]core.Type, bool) {
	return []core.Type{in.Context.Integer(32)}, true
}

// AnyOfThem accepts i32 and i64.
func (hooks) AnyOfThem(_, actual []core.Type) bool {
	t, ok := actual[0].(*core.IntegerType)
	return ok && (t.Width() == 32 || t.Width() == 64)
}

// NameText suggests %text.
func (hooks) NameText(op *core.Operation, set func(v *core.Value, name string)) {
	set(op.Result(0), "text")
}

// NameArgumentsOfText suggests %arg_of_text.
func (hooks) NameArgumentsOfText(r *core.Region, set func(v *core.Value, name string)) {
	if !r.IsEmpty() {
		for _, v := range r.Entry().Args() {
			set(v, "arg_of_text")
		}
	}
}

// NameBlocksOfText suggests ^text for every block.
func (hooks) NameBlocksOfText(op *core.Operation, set func(b *core.Block, name string)) {
	for b := range op.Region(0).Blocks() {
		set(b, "text")
	}
}

// CanonicalizeText turns 1 into 2.
func (hooks) CanonicalizeText(op *core.Operation, rw *rewrite.Rewriter) bool {
	if n, ok := op.Slot(0).(*core.IntegerAttr); !ok || n.Int64() != 1 {
		return false
	}
	rw.Modify(op, func() { op.SetSlot(0, op.Context().I32Attr(2)) })
	return true
}

// SumOfOperands is the number of operands and n.
func (hooks) SumOfOperands(op *core.Operation, n int) int { return op.NumOperands() + n }

// One is 1.
func (hooks) One() int { return 1 }

// NestedOfBound is no region.
func (hooks) NestedOfBound(Bound) *core.Region { return nil }

// NestedOdsBoundToo is no region.
func (hooks) NestedOdsBoundToo(OdsBoundTooOp) *core.Region { return nil }

// SizeOfBound is the number of operands.
func (hooks) SizeOfBound(x Bound) int { return x.AsOperation().NumOperands() }

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
