package pdl

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/generated/pdl"
)

// ParseOperationOpAttributes reads {"name" = %attr}; without braces there are none.
func (Hooks) ParseOperationOpAttributes(p *core.Parser, refs *[]core.OperandRef, names *core.Attribute) bool {
	return ParseNamedOperands(p, refs, names)
}

// PrintOperationOpAttributes writes what [Hooks.ParseOperationOpAttributes] reads.
func (Hooks) PrintOperationOpAttributes(p *core.Printer, _ *core.Operation, vals []*core.Value, names core.Attribute) {
	PrintNamedOperands(p, vals, names)
}

// ParseNamedOperands reads an optional list of names and operands in braces: {"name" = %value}. It appends the operands
// and stores the names as an array.
func ParseNamedOperands(p *core.Parser, refs *[]core.OperandRef, names *core.Attribute) bool {
	var list []core.Attribute
	if p.TryPunct(core.PunctLBrace) {
		ok := p.List(core.DelimNone, "", func() bool {
			var name *core.StringAttr
			var ref core.OperandRef
			if !core.ParseAttrAs(p, &name, nil) || !p.Punct(core.PunctEqual) || !p.Operand(&ref) {
				return false
			}
			list, *refs = append(list, name), append(*refs, ref)
			return true
		})
		if !ok || !p.Punct(core.PunctRBrace) {
			return false
		}
	}
	*names = p.Context().Array(list...)
	return true
}

// PrintNamedOperands writes what [ParseNamedOperands] reads, with a space in front.
func PrintNamedOperands(p *core.Printer, vals []*core.Value, names core.Attribute) {
	list, ok := names.(*core.ArrayAttr)
	if !ok || len(list.Elems()) == 0 {
		return
	}
	p.Str(" {")
	for i, name := range list.Elems() {
		if i > 0 {
			p.Str(", ")
		}
		p.Attr(name)
		if i < len(vals) {
			p.Str(" = ")
			p.Operand(vals[i])
		}
	}
	p.Byte('}')
}

// ParseRangeTypeDirective reads the result's type behind a colon when there are no arguments that tell it.
func (Hooks) ParseRangeTypeDirective(p *core.Parser, args []core.Type, t *core.Type) bool {
	return ParseRangeResult(p, args, t)
}

// PrintRangeTypeDirective writes what [Hooks.ParseRangeTypeDirective] reads.
func (Hooks) PrintRangeTypeDirective(p *core.Printer, _ *core.Operation, args []core.Type, t core.Type) {
	PrintRangeResult(p, args, t)
}

// ParseRangeResult makes the range of the first argument's type, or reads ": type" when there are no arguments.
func ParseRangeResult(p *core.Parser, args []core.Type, t *core.Type) bool {
	if len(args) == 0 {
		return p.ColonType(t)
	}
	*t = pdl.GetRangeType(p.Context(), Element(args[0]))
	return true
}

// PrintRangeResult writes what [ParseRangeResult] reads.
func PrintRangeResult(p *core.Printer, args []core.Type, t core.Type) {
	if len(args) == 0 {
		p.Str(": ")
		p.Type(t)
	}
}

// ParseResultsValueType reads "-> type" behind an index. Without one the result is a range of values.
func (h Hooks) ParseResultsValueType(p *core.Parser, index core.Attribute, t *core.Type) bool {
	if index == nil {
		*t = h.RangeOfValues(p.Context())
		return true
	}
	return p.Punct(core.PunctArrow) && p.Type(t)
}

// PrintResultsValueType writes what [Hooks.ParseResultsValueType] reads.
func (Hooks) PrintResultsValueType(p *core.Printer, _ *core.Operation, index core.Attribute, t core.Type) {
	if index != nil {
		p.Str(" -> ")
		p.Type(t)
	}
}
