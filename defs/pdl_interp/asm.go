package pdlinterp

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/defs/iface/function"
	pdldefs "github.com/odsgen/ods/defs/pdl"
	"github.com/odsgen/ods/generated/pdl"
	"github.com/odsgen/ods/generated/pdlinterp"
)

// ParseCreateOperationOpAttributes reads {"name" = %attr}; without braces there are none.
func (Hooks) ParseCreateOperationOpAttributes(p *core.Parser, refs *[]core.OperandRef, names *core.Attribute) bool {
	return pdldefs.ParseNamedOperands(p, refs, names)
}

// PrintCreateOperationOpAttributes writes what [Hooks.ParseCreateOperationOpAttributes] reads.
func (Hooks) PrintCreateOperationOpAttributes(p *core.Printer, _ *core.Operation, vals []*core.Value, names core.Attribute) {
	pdldefs.PrintNamedOperands(p, vals, names)
}

// ParseCreateOperationOpResults reads "-> <inferred>" or "-> (%type : !pdl.type)", or nothing.
func (Hooks) ParseCreateOperationOpResults(p *core.Parser, refs *[]core.OperandRef, types *[]core.Type,
	inferred *core.Attribute) bool {
	if !p.TryPunct(core.PunctArrow) {
		return true
	}
	if p.TryPunct(core.PunctLess) {
		*inferred = p.Context().Unit()
		return p.Keyword("inferred") && p.Punct(core.PunctGreater)
	}
	return p.Punct(core.PunctLParen) && p.OperandList(refs, core.DelimNone) && p.ColonTypeList(types) && p.Punct(core.PunctRParen)
}

// PrintCreateOperationOpResults writes what [Hooks.ParseCreateOperationOpResults] reads.
func (Hooks) PrintCreateOperationOpResults(p *core.Printer, _ *core.Operation, vals []*core.Value, types []core.Type,
	inferred core.Attribute) {
	switch {
	case inferred != nil:
		p.Str(" -> <inferred>")
	case len(vals) > 0:
		p.Str(" -> (")
		p.Operands(vals)
		p.Str(" : ")
		p.Types(types)
		p.Byte(')')
	}
}

// ParseRangeType reads the result's type behind a colon when there are no arguments that tell it.
func (Hooks) ParseRangeType(p *core.Parser, args []core.Type, t *core.Type) bool {
	return pdldefs.ParseRangeResult(p, args, t)
}

// PrintRangeType writes what [Hooks.ParseRangeType] reads.
func (Hooks) PrintRangeType(p *core.Printer, _ *core.Operation, args []core.Type, t core.Type) {
	pdldefs.PrintRangeResult(p, args, t)
}

// ParseForEach reads "%x : !pdl.value in %range {...} -> ^next".
func (Hooks) ParseForEach(p *core.Parser, st *core.OperationState) bool {
	var arg core.Argument
	var ref core.OperandRef
	var next *core.Block
	if !p.Argument(&arg, true, false) {
		return false
	}
	if !p.TryKeyword("in") {
		return p.OpErrorf(p.Pos(), "expected 'in' after loop variable")
	}
	if !p.Operand(&ref) || !p.Region(st.AddRegion(), []core.Argument{arg}) ||
		!p.AttrDict(&st.Attrs) || !p.Punct(core.PunctArrow) || !p.Successor(&next) {
		return false
	}
	st.Successors = append(st.Successors, next)
	return p.Resolve(&st.Operands, ref, pdl.GetRangeType(p.Context(), arg.Type))
}

// PrintForEach writes what [Hooks.ParseForEach] reads.
func (Hooks) PrintForEach(p *core.Printer, op pdlinterp.ForEachOp) {
	arg := op.Region().Entry().Arg(0)
	p.Space()
	p.Operand(arg)
	p.Str(" : ")
	p.Type(arg.Type())
	p.Str(" in ")
	p.Operand(op.Values())
	p.Space()
	p.Region(op.Region(), core.RegionOpts{HideEntryArgs: true})
	p.AttrDict(op.Op)
	p.Str(" -> ")
	p.Successor(op.Successor())
}

// ParseFunc reads a function.
func (Hooks) ParseFunc(p *core.Parser, st *core.OperationState) bool {
	return function.Parse(p, st, function.Syntax{})
}

// PrintFunc writes a function.
func (Hooks) PrintFunc(p *core.Printer, op pdlinterp.FuncOp) {
	function.Print(p, op.Op, function.Syntax{})
}
