package rocdl

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/generated/rocdl"
)

// This file has the syntax of buffer operations: operands and the type of the data. The descriptor of the buffer is
// four i32, and offsets and cache policy are i32.

// parseBuffer reads a buffer operation, whose data is its first operand or its result.
func parseBuffer(p *core.Parser, st *core.OperationState, loads bool) bool {
	n := 5
	if loads {
		n = 4
	}
	var refs []core.OperandRef
	var data core.Type
	if !p.OperandListOf(&refs, core.DelimNone, n) || !p.ColonType(&data) {
		return false
	}
	c := p.Context()
	if loads {
		st.Types = append(st.Types, data)
	} else {
		if !p.Resolve(&st.Operands, refs[0], data) {
			return false
		}
		refs = refs[1:]
	}
	return p.Resolve(&st.Operands, refs[0], c.Vector([]int64{4}, c.I32(), nil)) && p.ResolveSame(&st.Operands, refs[1:], c.I32())
}

// printBuffer writes what [parseBuffer] reads.
func printBuffer(p *core.Printer, op *core.Operation, data core.Type) {
	p.Byte(' ')
	p.OperandRange(op, 0, op.NumOperands())
	p.Str(" : ")
	p.Type(data)
}

// ParseRawBufferLoad reads rocdl.raw.buffer.load.
func (Hooks) ParseRawBufferLoad(p *core.Parser, st *core.OperationState) bool {
	return parseBuffer(p, st, true)
}

// PrintRawBufferLoad writes what [Hooks.ParseRawBufferLoad] reads.
func (Hooks) PrintRawBufferLoad(p *core.Printer, op rocdl.RawBufferLoadOp) {
	printBuffer(p, op.Op, op.Op.Result(0).Type())
}

// ParseBufferUpdate reads an operation that changes a buffer.
func (Hooks) ParseBufferUpdate(p *core.Parser, st *core.OperationState) bool {
	return parseBuffer(p, st, false)
}

// PrintBufferUpdate writes what [Hooks.ParseBufferUpdate] reads.
func (Hooks) PrintBufferUpdate(p *core.Printer, op *core.Operation) {
	printBuffer(p, op, op.Operand(0).Type())
}
