package bufferization

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/query"
	"github.com/odsgen/ods/generated/bufferization"
)

// ParseAllocTensor reads "(%n) copy(%t) size_hint=%k : t".
func (Hooks) ParseAllocTensor(p *core.Parser, st *core.OperationState) bool {
	var sizes []core.OperandRef
	var source, hint core.OperandRef
	if !p.Punct(core.PunctLParen) || !p.OperandList(&sizes, core.DelimNone) || !p.Punct(core.PunctRParen) {
		return false
	}
	hasCopy := p.TryKeyword("copy")
	if hasCopy && (!p.Punct(core.PunctLParen) || !p.Operand(&source) || !p.Punct(core.PunctRParen)) {
		return false
	}
	hasHint := p.TryKeyword("size_hint")
	if hasHint && (!p.Punct(core.PunctEqual) || !p.Operand(&hint)) {
		return false
	}
	if !p.AttrDict(&st.Attrs) || !p.Punct(core.PunctColon) {
		return false
	}
	at := p.Pos()
	var t core.Type
	if !p.Type(&t) {
		return false
	}
	if !query.IsTensor(t) {
		return p.OpErrorf(at, "invalid kind of type specified")
	}
	index := p.Context().Index()
	ok := p.ResolveSame(&st.Operands, sizes, index) && (!hasCopy || p.Resolve(&st.Operands, source, t)) &&
		(!hasHint || p.Resolve(&st.Operands, hint, index))
	if !ok {
		return false
	}
	count := func(yes bool) int32 {
		if yes {
			return 1
		}
		return 0
	}
	st.SetSlot(bufferization.AllocTensorOperandSegmentSizesSlot, p.SegmentSizes(int32(len(sizes)), count(hasCopy), count(hasHint)))
	st.Types = append(st.Types, t)
	return true
}

// PrintAllocTensor writes what [Hooks.ParseAllocTensor] reads.
func (Hooks) PrintAllocTensor(p *core.Printer, op bufferization.AllocTensorOp) {
	p.Byte('(')
	p.Operands(op.DynamicSizes())
	p.Byte(')')
	if v := op.Copy(); v != nil {
		p.Str(" copy(")
		p.Operand(v)
		p.Byte(')')
	}
	if v := op.SizeHint(); v != nil {
		p.Str(" size_hint=")
		p.Operand(v)
	}
	p.AttrDict(op.Op)
	p.Str(" : ")
	p.Type(op.Result().Type())
}
