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

// ParseRawBufferStore reads the operation.
func (Hooks) ParseRawBufferStore(p *core.Parser, st *core.OperationState) bool {
	return parseBuffer(p, st, false)
}

// PrintRawBufferStore writes what [Hooks.ParseRawBufferStore] reads.
func (Hooks) PrintRawBufferStore(p *core.Printer, op rocdl.RawBufferStoreOp) {
	printBuffer(p, op.Op, op.Op.Operand(0).Type())
}

// ParseRawBufferAtomicFAdd reads the operation.
func (Hooks) ParseRawBufferAtomicFAdd(p *core.Parser, st *core.OperationState) bool {
	return parseBuffer(p, st, false)
}

// PrintRawBufferAtomicFAdd writes what [Hooks.ParseRawBufferAtomicFAdd] reads.
func (Hooks) PrintRawBufferAtomicFAdd(p *core.Printer, op rocdl.RawBufferAtomicFAddOp) {
	printBuffer(p, op.Op, op.Op.Operand(0).Type())
}

// ParseRawBufferAtomicFMax reads the operation.
func (Hooks) ParseRawBufferAtomicFMax(p *core.Parser, st *core.OperationState) bool {
	return parseBuffer(p, st, false)
}

// PrintRawBufferAtomicFMax writes what [Hooks.ParseRawBufferAtomicFMax] reads.
func (Hooks) PrintRawBufferAtomicFMax(p *core.Printer, op rocdl.RawBufferAtomicFMaxOp) {
	printBuffer(p, op.Op, op.Op.Operand(0).Type())
}

// ParseRawBufferAtomicSMax reads the operation.
func (Hooks) ParseRawBufferAtomicSMax(p *core.Parser, st *core.OperationState) bool {
	return parseBuffer(p, st, false)
}

// PrintRawBufferAtomicSMax writes what [Hooks.ParseRawBufferAtomicSMax] reads.
func (Hooks) PrintRawBufferAtomicSMax(p *core.Printer, op rocdl.RawBufferAtomicSMaxOp) {
	printBuffer(p, op.Op, op.Op.Operand(0).Type())
}

// ParseRawBufferAtomicUMin reads the operation.
func (Hooks) ParseRawBufferAtomicUMin(p *core.Parser, st *core.OperationState) bool {
	return parseBuffer(p, st, false)
}

// PrintRawBufferAtomicUMin writes what [Hooks.ParseRawBufferAtomicUMin] reads.
func (Hooks) PrintRawBufferAtomicUMin(p *core.Printer, op rocdl.RawBufferAtomicUMinOp) {
	printBuffer(p, op.Op, op.Op.Operand(0).Type())
}
