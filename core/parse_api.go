package core

import (
	"bytes"

	"github.com/odsgen/ods/core/lex"
	"github.com/odsgen/ods/core/marks"
	"github.com/odsgen/ods/core/num"
)

// punctToken maps punctuation to tokens. A double colon is two tokens.
var punctToken = [...]lex.Kind{
	PunctComma: lex.Comma, PunctColon: lex.Colon, PunctColonColon: lex.Colon, PunctEqual: lex.Equal, PunctArrow: lex.Arrow,
	PunctEllipsis: lex.Ellipsis, PunctLParen: lex.LParen, PunctRParen: lex.RParen, PunctLBrace: lex.LBrace,
	PunctRBrace: lex.RBrace, PunctLSquare: lex.LSquare, PunctRSquare: lex.RSquare, PunctLess: lex.Less,
	PunctGreater: lex.Greater, PunctPlus: lex.Plus, PunctMinus: lex.Minus, PunctStar: lex.Star, PunctSlash: lex.Slash,
	PunctQuestion: lex.Question, PunctVBar: lex.VBar,
}

// Local returns a place where package core/rt/asm keeps what serves one operation after the other. It is nil at first.
func (p *Parser) Local() *any { return &p.local }

// Punct reads a punctuation token.
func (p *Parser) Punct(k Punct) bool {
	t := punctToken[k]
	if p.kind != t {
		p.want(marks.WantWord, t.String())
		return p.Unexpected("expected '" + t.String() + "'")
	}
	p.next()
	return k != PunctColonColon || p.expect(lex.Colon, "expected ':'")
}

// TryPunct reads a punctuation token when it is there.
func (p *Parser) TryPunct(k Punct) bool {
	if p.kind != punctToken[k] || k == PunctColonColon && p.at(p.end) != ':' {
		if p.kind == lex.EOF {
			p.want(marks.WantWord, punctToken[k].String())
		}
		return false
	}
	p.next()
	if k == PunctColonColon {
		p.next()
	}
	return true
}

// Keyword reads the given word.
func (p *Parser) Keyword(word string) bool {
	if !p.TryKeyword(word) {
		return p.opFail(p.start, "expected '"+word+"'")
	}
	return true
}

// TryKeyword reads the given word when it is there.
func (p *Parser) TryKeyword(word string) bool {
	if !p.isWord(word) {
		if p.kind == lex.EOF {
			p.want(marks.WantWord, word)
		}
		return false
	}
	p.next()
	return true
}

// AnyKeyword reads a bare identifier.
func (p *Parser) AnyKeyword(dst *string) bool {
	return p.TryAnyKeyword(dst) || p.opFail(p.start, "expected valid keyword")
}

// TryAnyKeyword reads a bare identifier when there is one.
func (p *Parser) TryAnyKeyword(dst *string) bool {
	if p.kind != lex.Word {
		return false
	}
	*dst = p.word(p.start, p.end)
	p.next()
	return true
}

// PeekKeyword returns the current token's text when it is a bare identifier, else "".
func (p *Parser) PeekKeyword() string {
	if p.kind != lex.Word {
		return ""
	}
	return p.word(p.start, p.end)
}

// PeekPunct reports whether the next token is a punctuation; [PunctColonColon] is none.
func (p *Parser) PeekPunct(k Punct) bool { return k != PunctColonColon && p.kind == punctToken[k] }

// PeekStr reports whether the next token is a string literal.
func (p *Parser) PeekStr() bool { return p.kind == lex.String }

// KeywordOrString reads a bare identifier or a string literal.
func (p *Parser) KeywordOrString(dst *string) bool {
	return p.TryKeywordOrString(dst) || p.opFail(p.start, "expected valid keyword or string")
}

// TryKeywordOrString reads a bare identifier or a string literal when there is one.
func (p *Parser) TryKeywordOrString(dst *string) bool {
	return p.TryAnyKeyword(dst) || p.TryStr(dst)
}

// Str reads a string literal.
func (p *Parser) Str(dst *string) bool {
	return p.TryStr(dst) || p.opFail(p.start, "expected string")
}

// TryStr reads a string literal when there is one.
func (p *Parser) TryStr(dst *string) bool {
	if p.kind != lex.String {
		return false
	}
	*dst = unescape(p.text())
	p.next()
	return true
}

// Integer reads an integer that fits 64 bits.
func (p *Parser) Integer(dst *int64) bool {
	at := p.start
	found, ok := p.TryInteger(dst)
	if !found {
		return p.opFail(at, "expected integer value")
	}
	return ok
}

// TryInteger reads an integer that fits 64 bits when there is one; true and false are 1 and 0.
func (p *Parser) TryInteger(dst *int64) (found, ok bool) {
	at := p.start
	if p.kind == lex.Int {
		if v, ok := smallUint(p.text()); ok && v < 1<<63 {
			*dst = int64(v)
			p.next()
			return true, true
		}
	}
	var v num.Int
	if found, ok = p.TryAPInt(&v); !found || !ok {
		return found, ok
	}
	if v.SignificantBits() > 64 {
		return true, p.opFail(at, "integer value too large")
	}
	*dst = v.Int64()
	return true, true
}

// APInt reads an integer of any size. It is as wide as its digits can need, with a zero in front when it is not
// negative: 4 bits for each decimal digit, whatever the digit is, and 64 for a zero. That is the width of attributes
// that hooks make of it.
func (p *Parser) APInt(dst *num.Int) bool {
	at := p.start
	found, ok := p.TryAPInt(dst)
	if !found {
		return p.opFail(at, "expected integer value")
	}
	return ok
}

// TryAPInt is [Parser.APInt] when an integer is there; true and false are 1 and 0.
func (p *Parser) TryAPInt(dst *num.Int) (found, ok bool) {
	if p.isWord("true") || p.isWord("false") {
		*dst = num.NewInt(64, uint64(len("false")-(p.end-p.start)))
		p.next()
		return true, true
	}
	return p.apInt(dst, false)
}

// TryDecimalInteger is [Parser.TryAPInt] for decimal digits only: of 0x10 it reads the 0.
func (p *Parser) TryDecimalInteger(dst *num.Int) (found, ok bool) { return p.apInt(dst, true) }

func (p *Parser) apInt(dst *num.Int, decimal bool) (found, ok bool) {
	if p.kind != lex.Int && p.kind != lex.Minus {
		return false, true
	}
	negative := p.accept(lex.Minus)
	at, text := p.start, p.text()
	if p.kind != lex.Int {
		return true, p.Unexpected("expected integer value")
	}
	if decimal && len(text) > 1 && text[1] == 'x' {
		p.end = p.start + 1
		p.next()
		*dst = num.NewInt(64, 0)
		return true, true
	}
	p.next()
	v, fits := literalInt(text)
	if !fits {
		return true, p.fail(at, "integer value too large")
	}
	v = v.SExtOrTrunc(literalWidth(text, v))
	if negative {
		v = v.Neg()
	}
	*dst = v
	return true, true
}

// literalWidth is the width that upstream's parser gives an integer literal.
func literalWidth(text []byte, v num.Int) uint {
	if v.IsZero() {
		return 64
	}
	digits, hex := bytes.CutPrefix(text, []byte("0x"))
	if !hex {
		digits = text
	}
	width := uint(len(bytes.TrimLeft(digits, "0"))) * 4
	if v.ActiveBits() == width {
		width++
	}
	return width
}

// maxIntegerDigits bounds integers that hooks read, as reading takes more than linear time.
const maxIntegerDigits = 100_000

// literalInt returns the value of an integer literal, wide enough to be read as signed.
func literalInt(text []byte) (num.Int, bool) {
	if v, ok := smallUint(text); ok && v < 1<<63 {
		return num.NewInt(64, v), true
	}
	width := uint(len(text))*4 + 1 // more than any digit needs
	if len(text) > maxIntegerDigits {
		return num.Int{}, false
	}
	v, ok := num.ParseInt(width, string(text))
	if !ok {
		return v, false
	}
	return v.Trunc(max(64, v.ActiveBits()+1)), true
}

// Float reads a floating-point literal.
func (p *Parser) Float(dst *float64) bool {
	negative := p.accept(lex.Minus)
	f, ok := p.floatLiteral(negative, num.F64)
	if ok {
		*dst, _ = f.ToFloat64()
	}
	return ok
}

// APFloat reads a floating-point literal of a kind.
func (p *Parser) APFloat(dst *num.Float, sem *num.Semantics) bool {
	negative := p.accept(lex.Minus)
	f, ok := p.floatLiteral(negative, sem)
	*dst = f
	return ok
}

// Bool reads true or false, or an integer that is 1 or 0.
func (p *Parser) Bool(dst *bool) bool {
	at := p.start
	var v num.Int
	if !p.APInt(&v) {
		return false
	}
	n, ok := v.ZExtValue()
	if !ok || n > 1 {
		return p.opFail(at, "integer value too large")
	}
	*dst = n == 1
	return true
}

// SymbolName reads @name.
func (p *Parser) SymbolName(dst **StringAttr) bool {
	return p.TrySymbolName(dst) || p.opFail(p.start, "expected valid '@'-identifier for symbol name")
}

// TrySymbolName reads @name when it is there.
func (p *Parser) TrySymbolName(dst **StringAttr) bool {
	if p.kind != lex.At {
		p.want(marks.WantSymbol)
		return false
	}
	p.mark(marks.SymbolName, p.start, p.end, 0, nil)
	if s, e, plain := p.symbolText(); plain {
		*dst = p.stringAttr(s, e)
	} else {
		*dst = p.ctx.String(p.symbolName())
	}
	p.next()
	return true
}

type delimTokens struct {
	open, close lex.Kind
	optional    bool
}

var delimiters = [...]delimTokens{
	DelimParen: {lex.LParen, lex.RParen, false}, DelimOptionalParen: {lex.LParen, lex.RParen, true},
	DelimSquare: {lex.LSquare, lex.RSquare, false}, DelimOptionalSquare: {lex.LSquare, lex.RSquare, true},
	DelimLess: {lex.Less, lex.Greater, false}, DelimOptionalLess: {lex.Less, lex.Greater, true},
	DelimBrace: {lex.LBrace, lex.RBrace, false}, DelimOptionalBrace: {lex.LBrace, lex.RBrace, true},
}

// List reads elements separated by commas: none or more between delimiters, at least one without. The context, such as
// " in operand list", is added to messages about the delimiters.
func (p *Parser) List(d Delimiter, context string, elem func() bool) bool {
	if d != DelimNone {
		t := delimiters[d]
		if t.optional && p.kind != t.open {
			return true
		}
		if p.kind != t.open {
			return p.Unexpected("expected '" + t.open.String() + "'" + context)
		}
		p.next()
		if p.accept(t.close) {
			return true
		}
	}
	for {
		if !elem() {
			return false
		}
		if !p.accept(lex.Comma) {
			break
		}
	}
	if d == DelimNone {
		return true
	}
	t := delimiters[d]
	if p.kind != t.close {
		return p.Unexpected("expected '" + t.close.String() + "'" + context)
	}
	p.next()
	return true
}

// TypeList appends one or more types: a, b, c.
func (p *Parser) TypeList(dst *[]Type) bool { return p.typeList(dst) }

// TypeListInParens appends the types of a list in parentheses, which may be empty.
func (p *Parser) TypeListInParens(dst *[]Type) bool { return p.typesInParens(dst) }

// ColonType reads a colon and a type.
func (p *Parser) ColonType(dst *Type) bool { return p.expect(lex.Colon, "expected ':'") && p.Type(dst) }

// ColonTypeList reads a colon and one or more types.
func (p *Parser) ColonTypeList(dst *[]Type) bool {
	return p.expect(lex.Colon, "expected ':'") && p.typeList(dst)
}

// TryColonTypeList is [Parser.ColonTypeList] when there is a colon.
func (p *Parser) TryColonTypeList(dst *[]Type) bool { return !p.accept(lex.Colon) || p.typeList(dst) }

// ArrowTypeList reads -> type or -> (type, type).
func (p *Parser) ArrowTypeList(dst *[]Type) bool {
	return p.expect(lex.Arrow, "expected '->'") && p.functionResults(dst)
}

// TryArrowTypeList is [Parser.ArrowTypeList] when there is an arrow.
func (p *Parser) TryArrowTypeList(dst *[]Type) bool {
	return !p.accept(lex.Arrow) || p.functionResults(dst)
}

// FunctionalType reads a function type and appends its inputs and results.
func (p *Parser) FunctionalType(ins, outs *[]Type) bool {
	if p.kind != lex.LParen {
		var f *FunctionType
		if !p.FunctionType(&f) {
			return false
		}
		*ins, *outs = append(*ins, f.inputs...), append(*outs, f.results...)
		return true
	}
	from := len(p.scratch)
	n, ok := p.functionParts()
	if ok {
		all := p.scratch[from:]
		*ins, *outs = append(*ins, all[:n]...), append(*outs, all[n:]...)
		p.scratch = p.scratch[:from]
	}
	return ok
}

// FunctionType reads a function type.
func (p *Parser) FunctionType(dst **FunctionType) bool { return ParseTypeAs(p, dst) }
