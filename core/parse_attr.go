package core

import (
	"bytes"
	"fmt"
	"strconv"
	"strings"

	"github.com/odsgen/ods/core/lex"
	"github.com/odsgen/ods/core/marks"
	"github.com/odsgen/ods/core/num"
)

// Attr reads an attribute. A type, which may be nil, is what the context says the attribute's type is; the text then
// has none.
func (p *Parser) Attr(dst *Attribute, t Type) bool {
	*dst = p.parseAttr(t)
	return *dst != nil
}

// TryAttr reads an attribute when one starts here. As upstream it does not see array, strided and distinct attributes.
func (p *Parser) TryAttr(dst *Attribute, t Type) (found, ok bool) {
	if !p.startsAttr() {
		return false, true
	}
	return true, p.Attr(dst, t)
}

func (p *Parser) startsAttr() bool {
	switch p.kind {
	case lex.EOF:
		p.want(marks.WantAttr)
	case lex.At, lex.Float, lex.Int, lex.Hash, lex.LBrace, lex.LSquare, lex.Minus, lex.String:
		return true
	case lex.Word:
		switch string(p.text()) {
		case "affine_map", "affine_set", "dense", "dense_resource", "false", "loc", "sparse", "true", "unit":
			return true
		}
	}
	return p.startsType()
}

// parseAttr reads an attribute; nil means that an error was reported.
func (p *Parser) parseAttr(t Type) Attribute {
	switch p.kind {
	case lex.Int:
		return p.number(t, false)
	case lex.Word:
		return p.wordAttr(t)
	case lex.String:
		return orNil(p.stringLiteral(t))
	case lex.At:
		return orNil(p.symbolAttr())
	case lex.Float:
		return p.float(t, false)
	case lex.Minus:
		p.next()
		switch p.kind {
		case lex.Int:
			return p.number(t, true)
		case lex.Float:
			return p.float(t, true)
		}
		p.Unexpected("expected constant integer or floating point value")
		return nil
	case lex.Hash:
		return p.extendedAttr(t)
	case lex.LSquare, lex.LBrace:
		if !p.enter() {
			return nil
		}
		var a Attribute
		if p.kind == lex.LSquare {
			a = orNil(p.array())
		} else {
			var list []NamedAttr
			if p.attrDict(&list) {
				a = p.ctx.Dict(list)
			}
		}
		p.leave()
		return a
	}
	return p.typeAttr()
}

// orNil turns a nil pointer into a nil interface.
func orNil[T any, P interface {
	*T
	Attribute
}](a P) Attribute {
	if a == nil {
		return nil
	}
	return a
}

// wordAttr reads an attribute that starts with a keyword, or a type.
func (p *Parser) wordAttr(t Type) Attribute {
	text := p.text()
	switch string(text) {
	case "true", "false":
		v := len(text) == 4
		p.next()
		return p.ctx.Bool(v)
	case "unit":
		p.next()
		return p.ctx.Unit()
	}
	if !p.enter() {
		return nil
	}
	defer p.leave()
	switch string(text) {
	case "dense":
		return p.denseElements(t)
	case "array":
		return p.denseArray()
	case "affine_map":
		return p.affineMapAttr()
	case "affine_set":
		return p.affineSetAttr()
	case "strided":
		return p.stridedLayout()
	case "loc":
		p.next()
		var l Location
		if !p.inlineLocation(&l) {
			return nil
		}
		return p.ctx.locAttribute(l)
	case "dense_resource":
		return p.denseResource(t)
	case "sparse":
		return p.sparseElements(t)
	case "distinct":
		return p.distinct(t)
	}
	return p.typeAttr()
}

func (p *Parser) typeAttr() Attribute {
	p.want(marks.WantAttr)
	if !p.startsType() {
		p.Unexpected("expected attribute value")
		return nil
	}
	t := p.parseType()
	if t == nil {
		return nil
	}
	return p.ctx.TypeAttr(t)
}

// array reads [a, b].
func (p *Parser) array() *ArrayAttr {
	p.next()
	if p.accept(lex.RSquare) {
		return p.ctx.Array()
	}
	var elems []Attribute
	for {
		a := p.parseAttr(nil)
		if a == nil {
			return nil
		}
		elems = append(elems, a)
		if !p.accept(lex.Comma) {
			break
		}
	}
	if !p.expect(lex.RSquare, "expected ',' or ']'") {
		return nil
	}
	return p.ctx.Array(elems...)
}

// attrDict appends the entries of a dictionary.
//
//	attribute-dict ::= `{` (entry (`,` entry)*)? `}`
//	entry          ::= (bare-id | string) (`=` attribute)?
func (p *Parser) attrDict(dst *[]NamedAttr) bool {
	if !p.expect(lex.LBrace, "expected '{' in attribute dictionary") {
		return false
	}
	if p.accept(lex.RBrace) {
		return true
	}
	from := len(*dst)
	var seen map[string]bool
	for {
		var name string
		switch p.kind {
		case lex.Word:
			name = p.word(p.start, p.end)
		case lex.String:
			name = unescape(p.text())
		default:
			p.want(marks.WantAttrName)
			return p.Unexpected("expected attribute name")
		}
		if p.opts.Marks != nil {
			p.mark(marks.AttrName, p.start, p.end, 0, p.opInfo)
		}
		if name == "" {
			return p.failHere("expected valid attribute name")
		}
		if hasName((*dst)[from:], name, &seen) {
			return p.failHere(fmt.Sprintf("duplicate key '%s' in dictionary attribute", name))
		}
		p.next()
		if i := strings.IndexByte(name, '.'); i > 0 && i+1 < len(name) {
			p.ctx.Dialect(name[:i])
		}
		var v Attribute = p.ctx.attrs.unit
		if p.accept(lex.Equal) {
			if v = p.parseAttr(nil); v == nil {
				return false
			}
		}
		*dst = append(*dst, NamedAttr{name, v})
		if seen != nil {
			seen[name] = true
		}
		if !p.accept(lex.Comma) {
			return p.expect(lex.RBrace, "expected '}' in attribute dictionary")
		}
	}
}

// hasName reports whether the list has an entry of the name. It makes an index of long lists.
func hasName(l []NamedAttr, name string, seen *map[string]bool) bool {
	if len(l) < 16 {
		for i := range l {
			if l[i].Name == name {
				return true
			}
		}
		return false
	}
	if *seen == nil {
		*seen = make(map[string]bool, 2*len(l))
		for i := range l {
			(*seen)[l[i].Name] = true
		}
	}
	return (*seen)[name]
}

// AttrDict appends the entries of a dictionary when there is one.
func (p *Parser) AttrDict(dst *[]NamedAttr) bool {
	return p.kind != lex.LBrace || p.enter() && p.attrDict(dst) && p.left()
}

// left is leave at the end of a chain of conditions.
func (p *Parser) left() bool {
	p.leave()
	return true
}

// AttrDictWithKeyword appends the entries of a dictionary that follows the word attributes, when that is there.
func (p *Parser) AttrDictWithKeyword(dst *[]NamedAttr) bool {
	return !p.TryKeyword("attributes") || p.enter() && p.attrDict(dst) && p.left()
}

// PropDict reads <{...}> when it is there and puts its entries in the slots. Properties that have no default value must
// be among them, save those that the format has elsewhere.
func (p *Parser) PropDict(s *OperationState, elsewhere ...string) bool {
	var props Attribute
	if p.accept(lex.Less) {
		if props = p.parseAttr(nil); props == nil || !p.expect(lex.Greater, "expected '>'") {
			return false
		}
	}
	d, isDict := props.(*DictAttr)
	if s.Info.registered && (isDict || props == nil) {
		for i := range s.Info.def.Slots {
			x := &s.Info.def.Slots[i]
			if x.Prop != nil && x.Default == nil && !x.Prop.hasDefault() && !elides(elsewhere, x.Name) &&
				(d == nil || d.Get(x.Name) == nil) {
				if props == nil {
					props = p.ctx.Dict(nil)
				}
				return p.failAnyway(p.opPos, fmt.Sprintf("invalid properties %s for op %s: expected key entry for %s in DictionaryAttr to set Properties.",
					props, s.Info.Name(), x.Name))
			}
		}
	}
	if key := p.unknownProperty(s.Info, d); key != "" {
		return p.failAnyway(p.opPos, fmt.Sprintf("invalid properties %s for op %s: unknown key '\"%s\"' when parsing properties dictionary",
			d, s.Info.Name(), key))
	}
	return props == nil || p.moveProperties(s, props)
}

// unknownProperty returns a key that names nothing that the operation has, as far as upstream looks for one: where the
// operation has one attribute or property in all.
func (p *Parser) unknownProperty(info *OpInfo, d *DictAttr) string {
	if d == nil || !info.registered || len(info.def.Slots) != 1 {
		return ""
	}
	for _, e := range d.entries {
		if e.Name != info.def.Slots[0].Name {
			return e.Name
		}
	}
	return ""
}

// typeOr returns t, or the type after a colon, or the default; nil means that an error was reported.
func (p *Parser) typeOr(t, def Type) Type {
	switch {
	case t != nil:
		return t
	case !p.accept(lex.Colon):
		return def
	}
	return p.parseType()
}

// stringLiteral reads "text" and perhaps a type.
func (p *Parser) stringLiteral(t Type) *StringAttr {
	s, e := p.start, p.end
	p.next()
	if t == nil && p.kind != lex.Colon {
		return p.literalAttr(s+1, e-1)
	}
	if t = p.typeOr(t, nil); t == nil {
		return nil
	}
	return p.ctx.TypedString(unescape(p.src[s:e]), t)
}

// literalAttr returns the string attribute of the text between quotes.
func (p *Parser) literalAttr(start, end int) *StringAttr {
	if end-start > 64 || strings.IndexByte(string(p.src[start:end]), '\\') >= 0 {
		return p.ctx.String(unescape(p.src[start-1 : end+1]))
	}
	return p.stringAttr(start, end)
}

// symbolText returns the name after an '@' and whether it is the source between the offsets.
func (p *Parser) symbolText() (start, end int, plain bool) {
	start, end = p.start+1, p.end
	if p.src[start] == '"' {
		start, end = start+1, end-1
		return start, end, strings.IndexByte(string(p.src[start:end]), '\\') < 0
	}
	return start, end, true
}

// symbolName returns the name that the current token, an '@' identifier, spells.
func (p *Parser) symbolName() string {
	s, e, plain := p.symbolText()
	if !plain {
		return unescape(p.src[p.start+1 : p.end])
	}
	return p.word(s, e)
}

// symbolAttr reads @a::@b.
func (p *Parser) symbolAttr() *SymbolRefAttr {
	s, e, plain := p.symbolText()
	var root string
	if !plain {
		root = p.symbolName()
	}
	p.next()
	p.mark(marks.SymbolRef, s-1, p.prevEnd, 0, nil)
	var nested []string
	for p.kind == lex.Colon && (p.at(p.end) == ':' || p.nestedAhead()) {
		p.next()
		p.next()
		if p.kind != lex.At {
			p.fail(p.start, "expected nested symbol reference identifier")
			return nil
		}
		nested = append(nested, p.symbolName())
		p.mark(marks.SymbolRef, p.start, p.end, len(nested), nil)
		p.next()
	}
	if plain && nested == nil {
		return p.symbolRef(s, e)
	}
	if plain {
		root = string(p.src[s:e])
	}
	return p.ctx.SymbolRef(root, nested...)
}

// nestedAhead reports whether a second colon follows the current one after spaces.
func (p *Parser) nestedAhead() bool {
	save, reported := p.lexer, len(p.diags)
	p.next()
	switch p.kind {
	case lex.Colon:
		p.lexer = save
		return true
	case lex.EOF: // upstream does not go back from the end
		return false
	case lex.Error:
		p.diags = p.diags[:reported]
	}
	p.lexer = save
	return false
}

// number reads an integer literal after its sign, and its type. The attribute is a float when the type is.
func (p *Parser) number(t Type, negative bool) Attribute {
	at, end := p.start, p.end
	p.next()
	if t = p.typeOr(t, p.ctx.types.ints[64]); t == nil {
		return nil
	}
	switch t := t.(type) {
	case *FloatType:
		f, ok := p.floatOfInteger(at, end, negative, t.sem)
		if !ok {
			return nil
		}
		return p.ctx.FloatAttr(f)
	case *IntegerType:
		if negative && t.signedness == Unsigned {
			p.fail(at, "negative integer literal not valid for unsigned integer type")
			return nil
		}
	case *IndexType:
	default:
		p.fail(at, "integer literal not valid for specified type")
		return nil
	}
	v, ok := integerOfType(t, p.src[at:end], negative)
	if !ok {
		p.fail(at, "integer constant out of range for attribute")
		return nil
	}
	return p.intAttr(t, v)
}

// integerOfType reads an integer literal as a value of an integer or index type. Signless types take what fits as
// signed or as unsigned.
func integerOfType(t Type, text []byte, negative bool) (num.Int, bool) {
	width, signed := uint(IndexWidth), true
	if i, ok := t.(*IntegerType); ok {
		width, signed = uint(i.width), i.signedness == Signed
	}
	if v, ok := smallUint(text); ok && width <= 64 && width > 0 && v < 1<<63 {
		switch {
		case !negative:
			r := num.NewInt(width, v)
			return r, v>>(width-1)>>1 == 0 && !(signed && v>>(width-1) != 0)
		case v != 0 && v-1 < 1<<(width-1):
			return num.NewSigned(width, -int64(v)), true
		}
		return num.Int{}, false
	}
	if tooLong(text, width) {
		return num.Int{}, false
	}
	s := string(text)
	if negative {
		s = "-" + s
	}
	v, ok := num.ParseInt(width, s)
	return v, ok && (negative || !signed || !v.IsNegative())
}

// tooLong reports that a literal has more digits than a value of the width can have, which spares reading them.
func tooLong(text []byte, width uint) bool {
	perDigit := uint64(332) // hundredths of a bit; log2(10) is 3.3219
	if len(text) > 1 && text[1] == 'x' {
		text, perDigit = text[2:], 400
	}
	text = bytes.TrimLeft(text, "0")
	return len(text) > 0 && uint64(len(text)-1)*perDigit/100 > uint64(width)
}

// float reads a float literal after its sign, and its type.
func (p *Parser) float(t Type, negative bool) Attribute {
	at, end := p.start, p.end
	p.next()
	if t = p.typeOr(t, p.ctx.F64()); t == nil {
		return nil
	}
	f, ok := t.(*FloatType)
	if !ok {
		p.failHere("floating point value not valid for specified type")
		return nil
	}
	return p.ctx.FloatAttr(p.floatOfLiteral(at, end, negative, f.sem))
}

// floatOfLiteral returns the value of a float literal, which is a double first.
func (p *Parser) floatOfLiteral(at, end int, negative bool, sem *num.Semantics) num.Float {
	v, _ := strconv.ParseFloat(string(p.src[at:end]), 64) // out of range is infinity
	if negative {
		v = -v
	}
	f, _ := num.FromDouble(sem, v)
	return f
}

// floatOfInteger returns the float whose bits a hexadecimal literal gives.
func (p *Parser) floatOfInteger(at, end int, negative bool, sem *num.Semantics) (num.Float, bool) {
	text := p.src[at:end]
	if len(text) < 2 || text[1] != 'x' {
		p.fail(at, "unexpected decimal integer literal for a floating point value")
		p.Notef(Pos(at), "add a trailing dot to make the literal a float")
		return num.Float{}, false
	}
	if negative {
		p.fail(at, "hexadecimal float literal should not have a leading minus")
		return num.Float{}, false
	}
	v, ok := num.Int{}, !tooLong(text, sem.Width())
	if ok {
		v, ok = num.ParseInt(sem.Width(), string(text))
	}
	if !ok {
		p.fail(at, "hexadecimal float constant out of range for type")
		return num.Float{}, false
	}
	return num.FloatFromBits(sem, v), true
}

// floatLiteral reads a float or hexadecimal literal of a kind after its sign, without a type.
func (p *Parser) floatLiteral(negative bool, sem *num.Semantics) (f num.Float, ok bool) {
	switch p.kind {
	case lex.Float:
		f, ok = p.floatOfLiteral(p.start, p.end, negative, sem), true
	case lex.Int:
		f, ok = p.floatOfInteger(p.start, p.end, negative, sem)
	default:
		p.failHere("expected floating point literal")
	}
	if ok {
		p.next()
	}
	return f, ok
}
