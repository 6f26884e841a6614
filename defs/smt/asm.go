package smt

import (
	"math"
	"slices"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/num"
	"github.com/odsgen/ods/generated/smt"
)

// maxWidthBits is the number of bits that the width of a bit-vector may have.
const maxWidthBits = 63

// ParseRepeat reads "3 times %a : !smt.bv<4>".
func (Hooks) ParseRepeat(p *core.Parser, st *core.OperationState) bool {
	countAt := p.Pos()
	var count num.Int
	if !p.APInt(&count) || !p.Keyword("times") {
		return false
	}
	if count.IsNegative() || count.IsZero() {
		return p.OpErrorf(countAt, "integer must be positive")
	}
	inputAt := p.Pos()
	var ref core.OperandRef
	var t core.Type
	if !p.Operand(&ref) || !p.OpAttrDict(st) || !p.Punct(core.PunctColon) || !p.Type(&t) || !p.Resolve(&st.Operands, ref, t) {
		return false
	}
	input, ok := t.(*smt.BitVectorType)
	if !ok {
		return p.OpErrorf(inputAt, "input must have bit-vector type")
	}
	if count.ActiveBits() > maxWidthBits {
		return p.OpErrorf(countAt, "integer must fit into %d bits", maxWidthBits)
	}
	if input.Width() > math.MaxInt64/int64(count.Uint64()) {
		return p.OpErrorf(countAt, "result bit-width (provided integer times bit-width of the input type) must fit into %d bits",
			maxWidthBits)
	}
	st.Types = append(st.Types, smt.GetBitVectorType(p.Context(), input.Width()*int64(count.Uint64())))
	return true
}

// PrintRepeat writes what [Hooks.ParseRepeat] reads.
func (Hooks) PrintRepeat(p *core.Printer, op smt.RepeatOp) {
	p.Space()
	result, _ := op.Result().Type().(*smt.BitVectorType)
	if input, ok := op.Input().Type().(*smt.BitVectorType); ok && result != nil {
		p.Int(result.Width() / input.Width())
	}
	p.Str(" times ")
	p.Operand(op.Input())
	p.AttrDict(op.Op)
	p.Str(" : ")
	p.Type(op.Input().Type())
}

// ParseComparison reads "%a, %b : !smt.int": the operands have one type.
func (Hooks) ParseComparison(p *core.Parser, st *core.OperationState) bool {
	var refs []core.OperandRef
	var t core.Type
	if !p.OperandList(&refs, core.DelimNone) || !p.OpAttrDict(st) || !p.Punct(core.PunctColon) || !p.Type(&t) {
		return false
	}
	st.Types = append(st.Types, smt.GetBoolType(p.Context()))
	return p.ResolveAll(&st.Operands, refs, slices.Repeat([]core.Type{t}, len(refs)), p.NamePos())
}

// PrintComparison writes what [Hooks.ParseComparison] reads.
func (Hooks) PrintComparison(p *core.Printer, op *core.Operation) {
	p.Space()
	p.OperandGroup(op, 0)
	p.AttrDict(op)
	p.Str(" : ")
	if op.NumOperands() > 0 {
		p.Type(op.Operand(0).Type())
	}
}
