package core

import (
	"strconv"
	"strings"
)

// This file has the parts of generated printers that are the same for all operations, types and attributes.

// OperandGroup prints the operands of declared operand k, separated by commas.
func (p *Printer) OperandGroup(op *Operation, k int) {
	s, n := op.OperandSegment(k)
	p.OperandRange(op, s, n)
}

// commas prints what one prints for each number below n, separated by commas.
func (p *Printer) commas(n int, one func(i int)) {
	for i := range n {
		if i > 0 {
			p.Str(", ")
		}
		one(i)
	}
}

// inParens prints the lists of declared operand k between parentheses.
func (p *Printer) inParens(op *Operation, k int, list func([]*Value)) {
	lists := op.NestedOperands(k)
	p.commas(len(lists), func(i int) {
		p.Byte('(')
		list(lists[i])
		p.Byte(')')
	})
}

// NestedOperands prints the lists of declared operand k: (a, b), (c).
func (p *Printer) NestedOperands(op *Operation, k int) { p.inParens(op, k, p.Operands) }

// NestedTypes prints the types of the lists of declared operand k: (t, u), (v).
func (p *Printer) NestedTypes(op *Operation, k int) { p.inParens(op, k, p.TypesOf) }

// OperandGroupTypes prints the types of declared operand k, separated by commas.
func (p *Printer) OperandGroupTypes(op *Operation, k int) {
	s, n := op.OperandSegment(k)
	p.commas(n, func(i int) { p.Type(op.Operand(s + i).Type()) })
}

// ResultGroupTypes prints the types of declared result k, separated by commas.
func (p *Printer) ResultGroupTypes(op *Operation, k int) {
	s, n := op.ResultSegment(k)
	p.commas(n, func(i int) { p.Type(op.Result(s + i).Type()) })
}

// StrippedOperandGroupTypes is [Printer.OperandGroupTypes] without the prefix of the types' dialect.
func (p *Printer) StrippedOperandGroupTypes(op *Operation, k int) {
	s, n := op.OperandSegment(k)
	p.commas(n, func(i int) { p.StrippedType(op.Operand(s + i).Type()) })
}

// StrippedResultGroupTypes is [Printer.ResultGroupTypes] without the prefix of the types' dialect.
func (p *Printer) StrippedResultGroupTypes(op *Operation, k int) {
	s, n := op.ResultSegment(k)
	p.commas(n, func(i int) { p.StrippedType(op.Result(s + i).Type()) })
}

// RegionList prints regions, separated by commas.
func (p *Printer) RegionList(list []*Region) {
	p.commas(len(list), func(i int) { p.Region(list[i], RegionOpts{}) })
}

// SuccessorList prints blocks, separated by commas.
func (p *Printer) SuccessorList(list []*Block) {
	p.commas(len(list), func(i int) { p.Successor(list[i]) })
}

// ImplicitTerminatorRegion prints a region whose terminator is left out while it says nothing: no attributes, operands
// or results.
func (p *Printer) ImplicitTerminatorRegion(r *Region) {
	hide := true
	if r.first != nil {
		if t := r.first.last; t != nil && t.Has(TraitTerminator) {
			hide = t.nOperands == 0 && t.nResults == 0 && len(t.DiscardableAttrs()) == 0 && len(t.InherentAttrs()) == 0
		}
	}
	p.Region(r, RegionOpts{HideEntryArgs: len(r.declaredArgs()) > 0, HideTerminator: hide})
}

// DiscardableDict prints the discardable attributes alone; the others are in a property dictionary.
func (p *Printer) DiscardableDict(op *Operation, elided ...string) {
	p.Attrs(op.DiscardableAttrs(), elided...)
}

// DiscardableDictWithKeyword is [Printer.DiscardableDict] after the keyword attributes.
func (p *Printer) DiscardableDictWithKeyword(op *Operation, elided ...string) {
	p.AttrsWithKeyword(op.DiscardableAttrs(), elided...)
}

// Uint prints an unsigned integer.
func (p *Printer) Uint(v uint64) {
	if v > 1<<63-1 {
		p.Str(strconv.FormatUint(v, 10))
		return
	}
	p.Int(int64(v))
}

// Bool prints true or false.
func (p *Printer) Bool(v bool) { p.truth(v) }

// HasOperands reports whether declared operand k stands for any values.
func (op *Operation) HasOperands(k int) bool { _, n := op.OperandSegment(k); return n > 0 }

// HasResults reports whether declared result k stands for any values.
func (op *Operation) HasResults(k int) bool { _, n := op.ResultSegment(k); return n > 0 }

// HasNonDefault reports whether the inherent attribute with definition index i is present and differs from its default.
func (op *Operation) HasNonDefault(i int) bool {
	w := op.slotWords()[i]
	if w == nil {
		return false
	}
	if d := op.info.defaultWords()[i]; d != nil {
		return w != d
	}
	d := op.info.DefaultOf(i)
	return d == nil || w != d.attrBase()
}

// Flags writes the text of a bit enum, in quotes when it names several flags.
func (p *Printer) Flags(bits uint64, text string) {
	if bits&(bits-1) != 0 && strings.ContainsAny(text, "|, ") {
		p.QuotedString(text)
		return
	}
	p.Str(text)
}
