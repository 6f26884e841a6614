package dialect

import (
	"slices"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/rt"
)

// The custom directives of the format language. Each pair reads and writes the same text.

// ParseCustomDirectiveOperands reads "%a, %b -> (%c, %d)"; the second operand may be missing.
func (hooks) ParseCustomDirectiveOperands(p *core.Parser, one *core.OperandRef, optional, many *[]core.OperandRef) bool {
	if !p.Operand(one) {
		return false
	}
	if p.TryPunct(core.PunctComma) {
		var ref core.OperandRef
		if !p.Operand(&ref) {
			return false
		}
		*optional = append(*optional, ref)
	}
	return p.Punct(core.PunctArrow) && p.OperandList(many, core.DelimParen)
}

// PrintCustomDirectiveOperands writes operands.
func (hooks) PrintCustomDirectiveOperands(p *core.Printer, _ *core.Operation, one, optional *core.Value, many []*core.Value) {
	p.Operand(one)
	if optional != nil {
		p.Str(", ")
		p.Operand(optional)
	}
	p.Str(" -> (")
	p.Operands(many)
	p.Byte(')')
}

// ParseCustomDirectiveResults reads ": t, u -> (v, w)"; the second type may be missing.
func (hooks) ParseCustomDirectiveResults(p *core.Parser, one *core.Type, optional, many *[]core.Type) bool {
	if !p.Punct(core.PunctColon) || !p.Type(one) {
		return false
	}
	if p.TryPunct(core.PunctComma) {
		var t core.Type
		if !p.Type(&t) {
			return false
		}
		*optional = append(*optional, t)
	}
	return p.Punct(core.PunctArrow) && p.Punct(core.PunctLParen) && p.TypeList(many) && p.Punct(core.PunctRParen)
}

// PrintCustomDirectiveResults writes types.
func (hooks) PrintCustomDirectiveResults(p *core.Printer, _ *core.Operation, one core.Type, optional, many []core.Type) {
	p.Str(" : ")
	p.Type(one)
	if len(optional) > 0 {
		p.Str(", ")
		p.Type(optional[0])
	}
	p.Str(" -> (")
	p.Types(many)
	p.Byte(')')
}

// ParseCustomDirectiveWithTypeRefs reads the types once more and demands the same.
func (h hooks) ParseCustomDirectiveWithTypeRefs(p *core.Parser, one core.Type, optional, many []core.Type) bool {
	var one2 core.Type
	var optional2, many2 []core.Type
	at := p.Pos()
	if !p.Keyword("type_refs_capture") || !h.ParseCustomDirectiveResults(p, &one2, &optional2, &many2) {
		return false
	}
	if one != one2 || !slices.Equal(optional, optional2) || !slices.Equal(many, many2) {
		return p.Errorf(at, "expected the types of the results once more")
	}
	return true
}

// PrintCustomDirectiveWithTypeRefs writes the types once more.
func (h hooks) PrintCustomDirectiveWithTypeRefs(p *core.Printer, op *core.Operation, one core.Type, optional, many []core.Type) {
	p.Str(" type_refs_capture ")
	h.PrintCustomDirectiveResults(p, op, one, optional, many)
}

// ParseCustomDirectiveOperandsAndTypes reads operands, then types.
func (h hooks) ParseCustomDirectiveOperandsAndTypes(p *core.Parser, one *core.OperandRef, optional, many *[]core.OperandRef,
	oneType *core.Type, optionalType, manyTypes *[]core.Type) bool {
	return h.ParseCustomDirectiveOperands(p, one, optional, many) && h.ParseCustomDirectiveResults(p, oneType, optionalType,
		manyTypes)
}

// PrintCustomDirectiveOperandsAndTypes writes operands, then types.
func (h hooks) PrintCustomDirectiveOperandsAndTypes(p *core.Printer, op *core.Operation, one, optional *core.Value,
	many []*core.Value,
	oneType core.Type, optionalType, manyTypes []core.Type) {
	h.PrintCustomDirectiveOperands(p, op, one, optional, many)
	h.PrintCustomDirectiveResults(p, op, oneType, optionalType, manyTypes)
}

// ParseCustomDirectiveRegions reads one or two regions.
func (hooks) ParseCustomDirectiveRegions(p *core.Parser, one *core.Region, others *[]*core.Region) bool {
	if !p.Region(one, nil) {
		return false
	}
	if !p.TryPunct(core.PunctComma) {
		return true
	}
	r := new(core.Region)
	*others = append(*others, r)
	return p.Region(r, nil)
}

// PrintCustomDirectiveRegions writes regions.
func (hooks) PrintCustomDirectiveRegions(p *core.Printer, _ *core.Operation, one *core.Region, others []*core.Region) {
	p.Region(one, core.RegionOpts{})
	if len(others) > 0 {
		p.Str(", ")
	}
	for _, r := range others {
		p.Region(r, core.RegionOpts{})
	}
}

// ParseCustomDirectiveSuccessors reads one successor, or two of which the second counts twice.
func (hooks) ParseCustomDirectiveSuccessors(p *core.Parser, one **core.Block, others *[]*core.Block) bool {
	if !p.Successor(one) {
		return false
	}
	if !p.TryPunct(core.PunctComma) {
		return true
	}
	var b *core.Block
	if !p.Successor(&b) {
		return false
	}
	*others = append(*others, b, b)
	return true
}

// PrintCustomDirectiveSuccessors writes successors.
func (hooks) PrintCustomDirectiveSuccessors(p *core.Printer, _ *core.Operation, one *core.Block, others []*core.Block) {
	p.Successor(one)
	if len(others) > 0 {
		p.Str(", ")
		p.Successor(others[0])
	}
}

// ParseCustomDirectiveAttributes reads one or two attributes.
func (hooks) ParseCustomDirectiveAttributes(p *core.Parser, one, optional *core.Attribute) bool {
	return p.Attr(one, nil) && (!p.TryPunct(core.PunctComma) || p.Attr(optional, nil))
}

// PrintCustomDirectiveAttributes writes attributes.
func (hooks) PrintCustomDirectiveAttributes(p *core.Printer, _ *core.Operation, one, optional core.Attribute) {
	p.Attr(one)
	if optional != nil {
		p.Str(", ")
		p.Attr(optional)
	}
}

// ParseCustomDirectiveSpacing reads an attribute.
func (hooks) ParseCustomDirectiveSpacing(p *core.Parser, a *core.Attribute) bool {
	return p.Attr(a, nil)
}

// PrintCustomDirectiveSpacing writes an attribute; the format decides about the space in front.
func (hooks) PrintCustomDirectiveSpacing(p *core.Printer, _ *core.Operation, a core.Attribute) {
	p.Attr(a)
}

// ParseCustomDirectiveAttrDict reads the dictionary of attributes.
func (hooks) ParseCustomDirectiveAttrDict(p *core.Parser, attrs *[]core.NamedAttr) bool {
	return p.AttrDict(attrs)
}

// PrintCustomDirectiveAttrDict writes the dictionary of attributes.
func (hooks) PrintCustomDirectiveAttrDict(p *core.Printer, _ *core.Operation, attrs []core.NamedAttr) {
	p.Attrs(attrs)
}

// ParseCustomDirectiveOptionalOperandRef reads 1 where an operand was read, and else 0.
func (hooks) ParseCustomDirectiveOptionalOperandRef(p *core.Parser, operand []core.OperandRef) bool {
	var n int64
	at := p.Pos()
	if !p.Integer(&n) {
		return false
	}
	if (n != 0) != (len(operand) > 0) {
		return p.Errorf(at, "expected %d, the number of operands", len(operand))
	}
	return true
}

// PrintCustomDirectiveOptionalOperandRef writes the number of operands.
func (hooks) PrintCustomDirectiveOptionalOperandRef(p *core.Printer, _ *core.Operation, operand *core.Value) {
	if operand != nil {
		p.Byte('1')
		return
	}
	p.Byte('0')
}

// ParseCustomOptionalOperand reads an operand in parentheses, or nothing.
func (hooks) ParseCustomOptionalOperand(p *core.Parser, operand *[]core.OperandRef) bool {
	if !p.TryPunct(core.PunctLParen) {
		return true
	}
	var ref core.OperandRef
	ok := p.Operand(&ref) && p.Punct(core.PunctRParen)
	*operand = append(*operand, ref)
	return ok
}

// PrintCustomOptionalOperand writes an operand in parentheses, or nothing.
func (hooks) PrintCustomOptionalOperand(p *core.Printer, _ *core.Operation, operand *core.Value) {
	if operand != nil {
		p.Byte('(')
		p.Operand(operand)
		p.Str(") ")
	}
}

// TryParseOptionalCustomParser reads "foo" and an attribute, or nothing.
func (hooks) TryParseOptionalCustomParser(p *core.Parser, a *core.Attribute) (found, ok bool) {
	if !p.TryKeyword("foo") {
		return false, true
	}
	return true, p.Attr(a, nil)
}

// PrintOptionalCustomParser writes "foo" and an attribute.
func (hooks) PrintOptionalCustomParser(p *core.Printer, _ *core.Operation, a core.Attribute) {
	p.Str("foo ")
	p.Attr(a)
}

// ParseOptionalLoc reads loc(...), or takes the place where it could stand.
func (hooks) ParseOptionalLoc(p *core.Parser, a *core.Attribute) bool {
	loc := p.LocAt(p.Pos())
	if !p.OptionalLoc(&loc) {
		return false
	}
	*a = p.Context().LocAttr(loc)
	return true
}

// PrintOptionalLoc writes loc(...) where locations are printed.
func (hooks) PrintOptionalLoc(p *core.Printer, _ *core.Operation, a core.Attribute) {
	if l, ok := a.(*core.LocationAttr); ok {
		p.OptionalLocTrailer(l.Value())
	}
}

// ParseSwitchCases reads "case 1 {...} case 2 {...}".
func (hooks) ParseSwitchCases(p *core.Parser, cases *core.Attribute, regions *[]*core.Region) bool {
	var values []int64
	for p.TryKeyword("case") {
		var v int64
		r := new(core.Region)
		*regions = append(*regions, r)
		if !p.Integer(&v) || !p.Region(r, nil) {
			return false
		}
		values = append(values, v)
	}
	*cases = p.Context().I64Array(values...)
	return true
}

// PrintSwitchCases writes each case on a line of its own.
func (hooks) PrintSwitchCases(p *core.Printer, _ *core.Operation, cases core.Attribute, regions []*core.Region) {
	for i, v := range rt.DenseOf[int64](cases) {
		if i == len(regions) {
			break
		}
		p.Newline()
		p.Str("case ")
		p.Int(v)
		p.Space()
		p.Region(regions[i], core.RegionOpts{HideEntryArgs: true})
	}
}

// ParseUsingPropertyInCustom reads a list of integers.
func (hooks) ParseUsingPropertyInCustom(p *core.Parser, a *core.Attribute) bool {
	var list []int64
	ok := p.List(core.DelimSquare, "", func() bool { var v int64; ok := p.Integer(&v); list = append(list, v); return ok })
	*a = p.Context().I64Array(list...)
	return ok
}

// PrintUsingPropertyInCustom writes a list of integers.
func (hooks) PrintUsingPropertyInCustom(p *core.Printer, _ *core.Operation, a core.Attribute) {
	p.Byte('[')
	printInts(p, rt.DenseOf[int64](a), ", ")
	p.Byte(']')
}

// ParseIntProperty reads an integer.
func (hooks) ParseIntProperty(p *core.Parser, a *core.Attribute) bool {
	var v int64
	ok := p.Integer(&v)
	*a = p.Context().I64Attr(v)
	return ok
}

// PrintIntProperty writes an integer.
func (hooks) PrintIntProperty(p *core.Printer, _ *core.Operation, a core.Attribute) { p.Int(intOf(a)) }

// ParseSumProperty reads "b = a + b" for the a that was read before.
func (h hooks) ParseSumProperty(p *core.Parser, second *core.Attribute, first core.Attribute) bool {
	var sum int64
	at := p.Pos()
	if !h.ParseIntProperty(p, second) || !p.Punct(core.PunctEqual) || !p.Integer(&sum) {
		return false
	}
	if sum != intOf(first)+intOf(*second) {
		return p.OpErrorf(at, "Expected sum to equal first + second")
	}
	return true
}

// PrintSumProperty writes "b = a + b".
func (hooks) PrintSumProperty(p *core.Printer, _ *core.Operation, second, first core.Attribute) {
	p.Int(intOf(second))
	p.Str(" = ")
	p.Int(intOf(first) + intOf(second))
}

// intOf returns the value of an integer attribute.
func intOf(a core.Attribute) int64 {
	if i, ok := a.(*core.IntegerAttr); ok {
		return i.Int64()
	}
	return 0
}

// ParseBracketedInts reads "[1, 2]".
func (hooks) ParseBracketedInts(p *core.Parser, list *[]int) bool {
	return p.Punct(core.PunctLSquare) && rt.ParseList(p, list, func(v *int) bool { return rt.ParseInt(p, v) }) &&
		p.Punct(core.PunctRSquare)
}

// PrintBracketedInts writes "[1, 2]".
func (hooks) PrintBracketedInts(p *core.Printer, list []int) {
	p.Byte('[')
	printInts(p, list, ", ")
	p.Byte(']')
}

// printInts writes integers with something between them.
func printInts[T ~int | ~int64](p *core.Printer, list []T, between string) {
	for i, v := range list {
		if i > 0 {
			p.Str(between)
		}
		p.Int(int64(v))
	}
}
