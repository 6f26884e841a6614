package dialect

import (
	"slices"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/rt"
	"github.com/odsgen/ods/defs/iface/function"
)

// What upstream's test dialect defines, prints or parses while a program runs; here it is defined like everything else.

// ParseDynamicCustomParserPrinter reads a word.
func (hooks) ParseDynamicCustomParserPrinter(p *core.Parser, _ *core.OperationState) bool {
	return p.Keyword("custom_keyword")
}

// PrintDynamicCustomParserPrinter writes the word, and nothing else that the operation has.
func (hooks) PrintDynamicCustomParserPrinter(p *core.Printer, _ DynamicCustomParserPrinterOp) {
	p.Str(" custom_keyword")
}

// ParseDialectCustomPrinter reads a word.
func (hooks) ParseDialectCustomPrinter(p *core.Parser, _ *core.OperationState) bool {
	return p.Keyword("custom_format")
}

// PrintDialectCustomPrinter writes the word, and nothing else that the operation has.
func (hooks) PrintDialectCustomPrinter(p *core.Printer, _ DialectCustomPrinterOp) {
	p.Str(" custom_format")
}

// ParseDialectCustomFormatFallback reads a word.
func (hooks) ParseDialectCustomFormatFallback(p *core.Parser, _ *core.OperationState) bool {
	return p.Keyword("custom_format_fallback")
}

// PrintDialectCustomFormatFallback writes the word, and nothing else that the operation has.
func (hooks) PrintDialectCustomFormatFallback(p *core.Printer, _ DialectCustomFormatFallbackOp) {
	p.Str(" custom_format_fallback")
}

// parsePair reads "<a, b>", two attributes or types of what is called kind in messages.
func parsePair(p *core.Parser, kind string) ([]core.Attribute, bool) {
	var parts []core.Attribute
	at := p.NamePos()
	if p.TryPunct(core.PunctLess) && !p.TryPunct(core.PunctGreater) {
		for {
			var a core.Attribute
			if !p.Attr(&a, nil) {
				return nil, false
			}
			parts = append(parts, a)
			if p.TryPunct(core.PunctGreater) {
				break
			}
			if !p.Punct(core.PunctComma) {
				return nil, false
			}
		}
	}
	if len(parts) != 2 {
		return nil, p.Errorf(at, "expected 2 %s arguments, but had %d", kind, len(parts))
	}
	return parts, true
}

// printPair writes what parsePair reads.
func printPair(p *core.Printer, parts []core.Attribute) {
	p.Byte('<')
	for i, a := range parts {
		if i > 0 {
			p.Str(", ")
		}
		p.Attr(a)
	}
	p.Byte('>')
}

// ParseDynamicPairAttr reads "<a, b>".
func (hooks) ParseDynamicPairAttr(p *core.Parser, _ core.Type) (core.Attribute, bool) {
	parts, ok := parsePair(p, "attribute")
	if !ok {
		return nil, false
	}
	return GetDynamicPairAttr(p.Context(), parts), true
}

// PrintDynamicPairAttr writes "<a, b>".
func (hooks) PrintDynamicPairAttr(p *core.Printer, x *DynamicPairAttr) { printPair(p, x.Parts()) }

// ParseDynamicPairType reads "<a, b>".
func (hooks) ParseDynamicPairType(p *core.Parser) (core.Type, bool) {
	parts, ok := parsePair(p, "type")
	if !ok {
		return nil, false
	}
	return GetDynamicPairType(p.Context(), parts), true
}

// PrintDynamicPairType writes "<a, b>".
func (hooks) PrintDynamicPairType(p *core.Printer, x *DynamicPairType) { printPair(p, x.Parts()) }

// parseColonPair reads "<a:b>".
func parseColonPair(p *core.Parser, first, second *core.Attribute) bool {
	return p.Punct(core.PunctLess) && p.Attr(first, nil) && p.Punct(core.PunctColon) && p.Attr(second, nil) &&
		p.Punct(core.PunctGreater)
}

// printColonPair writes "<a:b>".
func printColonPair(p *core.Printer, first, second core.Attribute) {
	p.Byte('<')
	p.Attr(first)
	p.Byte(':')
	p.Attr(second)
	p.Byte('>')
}

// ParseDynamicCustomAssemblyFormatAttr reads "<a:b>".
func (hooks) ParseDynamicCustomAssemblyFormatAttr(p *core.Parser, _ core.Type) (core.Attribute, bool) {
	var a, b core.Attribute
	if !parseColonPair(p, &a, &b) {
		return nil, false
	}
	return GetDynamicCustomAssemblyFormatAttr(p.Context(), a, b), true
}

// PrintDynamicCustomAssemblyFormatAttr writes "<a:b>".
func (hooks) PrintDynamicCustomAssemblyFormatAttr(p *core.Printer, x *DynamicCustomAssemblyFormatAttr) {
	printColonPair(p, x.First(), x.Second())
}

// ParseDynamicCustomAssemblyFormatType reads "<a:b>".
func (hooks) ParseDynamicCustomAssemblyFormatType(p *core.Parser) (core.Type, bool) {
	var a, b core.Attribute
	if !parseColonPair(p, &a, &b) {
		return nil, false
	}
	return GetDynamicCustomAssemblyFormatType(p.Context(), a, b), true
}

// PrintDynamicCustomAssemblyFormatType writes "<a:b>".
func (hooks) PrintDynamicCustomAssemblyFormatType(p *core.Printer, x *DynamicCustomAssemblyFormatType) {
	printColonPair(p, x.First(), x.Second())
}

// ParseSlashAttr reads "<1 / 2>".
func (hooks) ParseSlashAttr(p *core.Parser, _ core.Type) (core.Attribute, bool) {
	var lhs, rhs int
	if !p.Punct(core.PunctLess) || !rt.ParseInt(p, &lhs) || !p.Punct(core.PunctSlash) || !rt.ParseInt(p, &rhs) ||
		!p.Punct(core.PunctGreater) {
		return nil, false
	}
	return GetSlashAttr(p.Context(), lhs, rhs), true
}

// PrintSlashAttr writes "<1 / 2>".
func (hooks) PrintSlashAttr(p *core.Printer, x *SlashAttr) {
	p.Byte('<')
	p.Int(int64(x.Lhs()))
	p.Str(" / ")
	p.Int(int64(x.Rhs()))
	p.Byte('>')
}

// signednesses are the words for the signedness of test.int, in the order of core.Signedness' values there.
var signednesses = [...]string{"none", "signed", "unsigned"}

// ParseSignedness reads a word.
func (hooks) ParseSignedness(p *core.Parser, s *int) bool {
	var word string
	if !p.AnyKeyword(&word) {
		return false
	}
	if *s = slices.Index(signednesses[:], word); *s < 0 {
		return p.Errorf(p.Pos(), "expected signed, unsigned, or none")
	}
	return true
}

// PrintSignedness writes a word.
func (hooks) PrintSignedness(p *core.Printer, s int) {
	if s < 0 || s >= len(signednesses) {
		s = 0
	}
	p.Str(signednesses[s])
}

// ParseConditionalAlias reads a word, or else an attribute.
func (hooks) ParseConditionalAlias(p *core.Parser, s **core.StringAttr) bool {
	var word string
	if p.TryAnyKeyword(&word) {
		*s = p.Context().String(word)
		return true
	}
	return core.ParseAttrAs(p, s, nil)
}

// PrintConditionalAlias writes the alias, or else the text, quoted where it is no word.
func (hooks) PrintConditionalAlias(p *core.Printer, s *core.StringAttr) {
	if !p.AttrAlias(s) {
		p.KeywordOrString(s.Value())
	}
}

// ParseDynamicSize reads a number or "?".
func (hooks) ParseDynamicSize(p *core.Parser, n *int64) bool {
	if p.TryPunct(core.PunctQuestion) {
		*n = core.Dynamic
		return true
	}
	return p.Integer(n)
}

// PrintDynamicSize writes a number or "?".
func (hooks) PrintDynamicSize(p *core.Printer, n int64) {
	if n == core.Dynamic {
		p.Byte('?')
		return
	}
	p.Int(n)
}

// ParseOptionalArrayOrInt reads an array, or a number that stands for an array of it.
func (hooks) ParseOptionalArrayOrInt(p *core.Parser, a *core.Attribute) bool {
	var n int64
	found, ok := p.TryInteger(&n)
	if found {
		*a = p.Context().Array(p.Context().IntegerAttr(p.Context().I64(), n))
		return ok
	}
	var list *core.ArrayAttr
	if !ok || !core.ParseAttrAs(p, &list, nil) {
		return false
	}
	*a = list
	return true
}

// PrintOptionalArrayOrInt writes what [hooks.ParseOptionalArrayOrInt] reads.
func (hooks) PrintOptionalArrayOrInt(p *core.Printer, a core.Attribute) {
	if list, ok := a.(*core.ArrayAttr); ok && list.Len() == 1 {
		if n, ok := list.Elems()[0].(*core.IntegerAttr); ok {
			p.Str(string(n.Value().AppendDec(nil, true)))
			return
		}
	}
	p.AttrNoType(a)
}

// ParseDimensionList reads "1x?x3", or "[]" for none.
func (hooks) ParseDimensionList(p *core.Parser, a *core.Attribute) bool {
	var dims []int64
	switch at := p.Pos(); {
	case p.TryPunct(core.PunctLSquare):
		if !p.Punct(core.PunctRSquare) {
			return p.OpErrorf(p.Pos(), "Failed parsing dimension list.")
		}
	case !p.DimList(&dims, true, false):
		return p.OpErrorf(p.Pos(), "Failed parsing dimension list.")
	case len(dims) == 0:
		return p.OpErrorf(at, "Failed parsing dimension list. Did you mean an empty list? It must be denoted by \"[]\".")
	}
	*a = p.Context().I64Array(dims...)
	return true
}

// PrintDimensionList writes what [hooks.ParseDimensionList] reads.
func (hooks) PrintDimensionList(p *core.Printer, _ *core.Operation, a core.Attribute) {
	dims := rt.DenseOf[int64](a)
	if len(dims) == 0 {
		p.Str("[]")
		return
	}
	p.DimList(dims)
}

// ParseParseCustomOperationNameApi reads "(name)".
func (hooks) ParseParseCustomOperationNameApi(p *core.Parser, st *core.OperationState) bool {
	var info *core.OpInfo
	if !p.Punct(core.PunctLParen) || !p.CustomOperationName(&info) || !p.Punct(core.PunctRParen) || !p.OpAttrDict(st) {
		return false
	}
	st.SetSlot(0, p.Context().String(info.Name()))
	return true
}

// PrintParseCustomOperationNameApi writes what [hooks.ParseParseCustomOperationNameApi] reads.
func (hooks) PrintParseCustomOperationNameApi(p *core.Printer, op ParseCustomOperationNameApiOp) {
	p.Byte('(')
	p.Str(op.Name())
	p.Byte(')')
	p.AttrDict(op.Op, "name")
}

// ParseConversionFuncOp reads a function.
func (hooks) ParseConversionFuncOp(p *core.Parser, st *core.OperationState) bool {
	return function.Parse(p, st, function.Syntax{})
}

// PrintConversionFuncOp writes a function.
func (hooks) PrintConversionFuncOp(p *core.Printer, op ConversionFuncOpOp) {
	function.Print(p, op.Op, function.Syntax{})
}
