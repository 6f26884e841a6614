package mlprogram

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/defs/iface/function"
)

// ParseFunction reads a function.
func (Hooks) ParseFunction(p *core.Parser, st *core.OperationState) bool {
	return function.Parse(p, st, function.Syntax{})
}

// PrintFunction writes what [Hooks.ParseFunction] reads.
func (Hooks) PrintFunction(p *core.Printer, op *core.Operation) {
	function.Print(p, op, function.Syntax{})
}

// ParseSymbolVisibility reads the visibility, which must be there.
func (Hooks) ParseSymbolVisibility(p *core.Parser, visibility *core.Attribute) bool {
	switch w := p.PeekKeyword(); w {
	case "public", "private", "nested":
		*visibility = p.Context().String(w)
		return p.Keyword(w)
	}
	return p.OpErrorf(p.Pos(), "expected 'public', 'private', or 'nested'")
}

// PrintSymbolVisibility writes the visibility; absent means public.
func (Hooks) PrintSymbolVisibility(p *core.Printer, _ *core.Operation, visibility core.Attribute) {
	if s, ok := visibility.(*core.StringAttr); ok {
		p.Str(s.Value())
		return
	}
	p.Str("public")
}

// ParseTypedInitialValue reads "(value) : type"; the value may be absent.
func (Hooks) ParseTypedInitialValue(p *core.Parser, typ, value *core.Attribute) bool {
	if p.TryPunct(core.PunctLParen) && (!p.Attr(value, nil) || !p.Punct(core.PunctRParen)) {
		return false
	}
	var t core.Type
	if !p.ColonType(&t) {
		return false
	}
	*typ = p.Context().TypeAttr(t)
	return true
}

// PrintTypedInitialValue writes what [Hooks.ParseTypedInitialValue] reads.
func (Hooks) PrintTypedInitialValue(p *core.Printer, _ *core.Operation, typ, value core.Attribute) {
	if value != nil {
		p.Byte('(')
		p.Attr(value)
		p.Byte(')')
	}
	p.Str(" : ")
	p.Attr(typ)
}

// ParseTokenOrdering reads "ordering(%a, %b -> type)"; no token to wait for is written "()". Without an ordering there
// would be no type for the token that the operation makes, so it must be there; mlir-opt crashes on such text.
func (Hooks) ParseTokenOrdering(p *core.Parser, tokens *[]core.OperandRef, produced *core.Type) bool {
	if at := p.Pos(); !p.TryKeyword("ordering") {
		return p.Punct(core.PunctColon) && p.OpErrorf(at, "expected 'ordering'")
	}
	if !p.Punct(core.PunctLParen) {
		return false
	}
	if p.TryPunct(core.PunctLParen) {
		if !p.Punct(core.PunctRParen) {
			return false
		}
	} else if !p.OperandList(tokens, core.DelimNone) {
		return false
	}
	return p.Punct(core.PunctArrow) && p.Type(produced) && p.Punct(core.PunctRParen)
}

// PrintTokenOrdering writes what [Hooks.ParseTokenOrdering] reads.
func (Hooks) PrintTokenOrdering(p *core.Printer, _ *core.Operation, tokens []*core.Value, produced core.Type) {
	p.Str(" ordering(")
	if len(tokens) == 0 {
		p.Str("()")
	} else {
		p.Operands(tokens)
	}
	p.Str(" -> ")
	p.Type(produced)
	p.Byte(')')
}
