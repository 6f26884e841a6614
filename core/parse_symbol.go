package core

import (
	"bytes"
	"fmt"

	"github.com/odsgen/ods/core/affine"
	"github.com/odsgen/ods/core/lex"
	"github.com/odsgen/ods/core/marks"
)

// dialectSymbol is the text of a type or attribute of a dialect: !dialect.body or !dialect<body>.
type dialectSymbol struct {
	dialect    string
	start, end int // the body
	at         int // where messages about the whole point at
	hash       uint32
	alias      bool // no dialect's symbol, but an alias whose name is from start to end
}

// longBody is how long the body of a symbol inside another must be for its end to be kept.
const longBody = 128

// symbolBody scans after the '<' that is the current token to the matching '>'. What stands between is raw:
// punctuation nests, strings are read as such, and nothing else means anything, not even a comment. The ends of long
// bodies inside are kept: they are scanned once however deep they are.
func (p *Parser) symbolBody() (end int, ok bool) {
	src, i := p.src, p.start
	if end, ok = p.bodyEnds[i]; ok {
		delete(p.bodyEnds, i)
		p.reset(end)
		p.prevEnd = end
		return end, true
	}
	var small [32]int
	open := small[:0] // where
	unbalanced := func() (int, bool) {
		return 0, p.failHere(fmt.Sprintf("unbalanced '%c' character in pretty dialect name", src[open[len(open)-1]]))
	}
	for {
		if i >= len(src) {
			return unbalanced()
		}
		c := src[i]
		i++
		switch c {
		case 0:
			return unbalanced()
		case '<', '[', '(', '{':
			open = append(open, i-1)
			continue
		case '-':
			if i < len(src) && src[i] == '>' {
				i++
			}
			continue
		case '>', ']', ')', '}':
			at := open[len(open)-1]
			if o := src[at]; o != c-1 && o != c-2 { // (), and <> [] {}
				return unbalanced()
			}
			open = open[:len(open)-1]
			if i-at >= longBody && c == '>' && len(open) > 0 {
				if p.bodyEnds == nil {
					p.bodyEnds = make(map[int]int)
				}
				p.bodyEnds[at] = i
			}
		case '"':
			p.reset(i - 1)
			if p.kind != lex.String {
				return 0, false
			}
			i = p.end
			continue
		default:
			continue
		}
		if len(open) == 0 {
			p.reset(i)
			p.prevEnd = i
			return i, true
		}
	}
}

// extendedSymbol reads !name or #name with what belongs to it.
func (p *Parser) extendedSymbol() (s dialectSymbol, ok bool) {
	start, end, hash := p.start+1, p.end, p.hash
	p.next()
	name := p.src[start:end]
	dot := bytes.IndexByte(name, '.')
	trailing := p.kind == lex.Less && p.start == end
	if dot < 0 && !trailing {
		return dialectSymbol{start: start, end: end, hash: hash, alias: true}, true
	}
	if dot < 0 {
		s = dialectSymbol{dialect: p.word(start, end), start: end + 1, at: start - 1}
		if s.end, ok = p.symbolBody(); ok {
			s.end--
		}
		return s, ok
	}
	s = dialectSymbol{dialect: p.word(start, start+dot), start: start + dot + 1, end: end, at: start + dot + 1}
	if trailing {
		s.end, ok = p.symbolBody()
		return s, ok
	}
	return s, true
}

func (p *Parser) undefinedAlias(start, end int) {
	if p.isLost(start-1, end) {
		return // its definition has an error that was reported
	}
	p.Unexpected(fmt.Sprintf("undefined symbol alias id '%s'", p.src[start:end]))
}

// validNamespace checks the namespace of an unknown dialect.
func (p *Parser) validNamespace(s dialectSymbol) bool {
	wrong := verifyNamespace(s.dialect)
	return wrong == "" || p.fail(s.at, wrong)
}

// inDialect calls a dialect's parser on the body of a symbol and returns to where the parser was.
func (p *Parser) inDialect(s dialectSymbol, parse func()) {
	outer, outerPos, back, prev := p.opInfo, p.opPos, p.start, p.prevEnd
	p.opInfo = nil
	p.reset(s.start)
	p.opPos = p.start
	parse()
	p.opInfo, p.opPos = outer, outerPos
	failed := p.kind == lex.Error
	reported := len(p.diags)
	p.reset(back)
	p.prevEnd = prev
	if failed {
		p.diags = p.diags[:reported]
		p.kind = lex.Error
	}
}

// extendedType reads a type alias or a type of a dialect.
func (p *Parser) extendedType() Type {
	s, ok := p.extendedSymbol()
	if !ok {
		return nil
	}
	if s.alias {
		if t, ok := p.shared.typeAlias(p.src, s); ok {
			p.mark(marks.AliasUse, s.start-1, s.end, 0, t)
			return t
		}
		p.undefinedAlias(s.start, s.end)
		return nil
	}
	d := p.loadedDialect(s.dialect)
	if d == nil {
		if !p.validNamespace(s) {
			return nil
		}
		if !p.allowsUnregistered() && !p.ctx.registry.isForeign(s.dialect) {
			p.fail(s.at, fmt.Sprintf("`!\"%s\"<\"%s\">` type created with unregistered dialect. If this is intended, please call "+
				"allowUnregisteredDialects() on the MLIRContext, or use -allow-unregistered-dialect with the MLIR opt tool used",
				s.dialect, p.src[s.start:s.end]))
			return nil
		}
		return p.ctx.Opaque(s.dialect, string(p.src[s.start:s.end]))
	}
	var t Type
	p.inDialect(s, func() { t = p.dialectType(d, s) })
	return t
}

// dialectType reads the body of a type of a loaded dialect.
func (p *Parser) dialectType(d *Dialect, s dialectSymbol) Type {
	at := p.start
	if p.kind == lex.Word {
		word, ok := p.mnemonicNow(d.Name(), string(p.text()), false)
		if !ok {
			return nil
		}
		if def := p.ctx.LookupType(d.Name(), word); def != nil {
			p.next()
			if t, ok := def.Asm.ParseType(p.loadedDialect(def.owner()).Hooks, p); ok {
				return t
			}
			return nil
		}
	}
	if d.Def.ParseType != nil {
		if t, ok := d.Def.ParseType(d.Hooks, p); ok {
			return t
		}
		return nil
	}
	switch {
	case d.Def.AllowsUnknownTypes || p.isNewer(d.Name()):
		return p.ctx.Opaque(d.Name(), string(p.src[s.start:s.end]))
	case len(d.Def.Types) == 0:
		p.fail(at, fmt.Sprintf("dialect '%s' provides no type parsing hook", d.Name()))
	case p.kind != lex.Word:
		p.fail(at, "expected valid keyword")
	default:
		p.fail(at, fmt.Sprintf("unknown  type `%s` in dialect `%s`", p.text(), d.Name()))
	}
	return nil
}

// extendedAttr reads an attribute alias or an attribute of a dialect.
func (p *Parser) extendedAttr(t Type) Attribute {
	a := p.extendedAttrOf(t)
	if a == nil || t == nil {
		return a
	}
	if ta, ok := a.(TypedAttr); ok && ta.Type() != nil && ta.Type() != t {
		p.failHere(fmt.Sprintf("attribute type different than expected: expected '%s', but got '%s'", t, ta.Type()))
		return nil
	}
	return a
}

func (p *Parser) extendedAttrOf(t Type) Attribute {
	s, ok := p.extendedSymbol()
	if !ok {
		return nil
	}
	if s.alias {
		if a, ok := p.shared.lookupAttr(p.src, s.start, s.end, s.hash, s.start); ok {
			v := a.attribute(p.ctx)
			p.mark(marks.AliasUse, s.start-1, s.end, 0, v)
			return v
		}
		p.undefinedAlias(s.start, s.end)
		return nil
	}
	if p.accept(lex.Colon) {
		if t = p.parseType(); t == nil {
			return nil
		}
	}
	d := p.loadedDialect(s.dialect)
	if d == nil {
		if !p.validNamespace(s) {
			return nil
		}
		if !p.allowsUnregistered() && !p.ctx.registry.isForeign(s.dialect) {
			p.fail(s.at, fmt.Sprintf("#\"%s\"<\"%s\"> : '%s' attribute created with unregistered dialect. If this is intended, "+
				"please call allowUnregisteredDialects() on the MLIRContext, or use -allow-unregistered-dialect with the MLIR opt "+
				"tool used", s.dialect, p.src[s.start:s.end], typeOrNone(p.ctx, t)))
			return nil
		}
		return p.ctx.OpaqueAttr(s.dialect, string(p.src[s.start:s.end]), t)
	}
	var a Attribute
	p.inDialect(s, func() { a = p.dialectAttr(d, s, t) })
	return a
}

func typeOrNone(c *Context, t Type) Type {
	if t == nil {
		return c.None()
	}
	return t
}

// dialectAttr reads the body of an attribute of a loaded dialect.
func (p *Parser) dialectAttr(d *Dialect, s dialectSymbol, t Type) Attribute {
	at := p.start
	if p.kind == lex.Word {
		word, ok := p.mnemonicNow(d.Name(), string(p.text()), true)
		if !ok {
			return nil
		}
		if def := p.ctx.LookupAttr(d.Name(), word); def != nil {
			p.next()
			if a, ok := def.Asm.ParseAttr(p.loadedDialect(def.owner()).Hooks, p, t); ok {
				return a
			}
			return nil
		}
	}
	if d.Def.ParseAttr != nil {
		if a, ok := d.Def.ParseAttr(d.Hooks, p, t); ok {
			return a
		}
		return nil
	}
	switch {
	case p.isNewer(d.Name()):
		return p.ctx.OpaqueAttr(d.Name(), string(p.src[s.start:s.end]), t)
	case len(d.Def.Attrs) == 0:
		p.fail(at, fmt.Sprintf("dialect '%s' provides no attribute parsing hook", d.Name()))
	case p.kind != lex.Word:
		p.fail(at, "expected valid keyword")
	default:
		p.fail(at, fmt.Sprintf("unknown attribute `%s` in dialect `%s`", p.text(), d.Name()))
	}
	return nil
}

// ParseTypeAs reads a type that must be of Go type T.
func ParseTypeAs[T Type](p *Parser, dst *T) bool { return typeAs(p, p.start, dst) }

// ParseColonTypeAs reads a colon and a type that must be of Go type T. Another type is reported at the colon, where
// upstream does.
func ParseColonTypeAs[T Type](p *Parser, dst *T) bool {
	at := p.start
	return p.expect(lex.Colon, "expected ':'") && typeAs(p, at, dst)
}

// typeAs reads a type that must be of Go type T, or reports another one at the given place.
func typeAs[T Type](p *Parser, at int, dst *T) bool {
	t := p.parseType()
	if t == nil {
		return false
	}
	v, ok := t.(T)
	if !ok {
		return p.opFail(at, "invalid kind of type specified"+expectedKind(dst, t))
	}
	*dst = v
	return true
}

// expectedKind tells which kind of type the variable can hold and what was found, when the kind is one builtin type.
func expectedKind(dst any, found Type) string {
	want := ""
	switch dst.(type) {
	case **IntegerType:
		want = "integer"
	case **IndexType:
		want = "index"
	case **NoneType:
		want = "none"
	case **FunctionType:
		want = "function"
	case **ComplexType:
		want = "complex"
	case **TupleType:
		want = "tuple"
	case **VectorType:
		want = "vector"
	case **RankedTensorType:
		want = "tensor"
	case **UnrankedTensorType:
		want = "unranked_tensor"
	case **MemRefType:
		want = "memref"
	case **UnrankedMemRefType:
		want = "unranked_memref"
	case **OpaqueType:
		want = "opaque"
	default:
		return ""
	}
	return ": expected builtin." + want + ", but found '" + TypeString(found) + "'"
}

// TypeBody reads what follows the mnemonic of a type of a dialect, one level deeper than the type around it.
func (p *Parser) TypeBody(def *TypeDef, hooks any, dst *Type) (ok bool) {
	if !p.enter() {
		return false
	}
	*dst, ok = def.Asm.ParseType(hooks, p)
	p.leave()
	return ok
}

// ParseCustomType reads a type of the given definition: what follows its mnemonic, or the whole type after a '!'.
func ParseCustomType[T Type](p *Parser, def *TypeDef, dst *T) bool {
	if p.kind == lex.Bang {
		return ParseTypeAs(p, dst)
	}
	var t Type
	if !p.shortType(def, &t) {
		return false
	}
	v, ok := t.(T)
	if !ok {
		return p.failHere("invalid kind of type specified")
	}
	*dst = v
	return true
}

// ParseAttrAs reads an attribute that must be of Go type T; see [Parser.Attr] for t.
func ParseAttrAs[T Attribute](p *Parser, dst *T, t Type) bool {
	at := p.start
	if _, isSymbol := any(dst).(**SymbolRefAttr); isSymbol {
		p.want(marks.WantSymbol)
	}
	a := p.parseAttr(t)
	if a == nil {
		return false
	}
	v, ok := a.(T)
	if !ok {
		return p.opFail(at, "invalid kind of attribute specified")
	}
	*dst = v
	return true
}

// StartsAttrAs reports whether an attribute of the Go type that dst points to can start here. For arrays, strings and
// symbol references only one of that kind counts.
func (p *Parser) StartsAttrAs(dst any) bool {
	switch dst.(type) {
	case **ArrayAttr:
		return p.kind == lex.LSquare
	case **StringAttr:
		return p.kind == lex.String
	case **SymbolRefAttr:
		p.want(marks.WantSymbol)
		return p.kind == lex.At
	}
	return p.startsAttr()
}

// ParseCustomAttr reads an attribute of the given definition: what follows its mnemonic, or the whole attribute after
// a '#'.
func ParseCustomAttr[T Attribute](p *Parser, def *AttrDef, dst *T, t Type) bool {
	if p.kind == lex.Hash {
		return ParseAttrAs(p, dst, t)
	}
	var a Attribute
	if !p.shortAttr(def, &a, t) {
		return false
	}
	v, ok := a.(T)
	if !ok {
		return p.failHere("invalid kind of attribute specified")
	}
	*dst = v
	return true
}

// Affine maps and sets.

// affineDone continues after what the affine parser has read, or passes its messages on.
func (p *Parser) affineDone(end int, err *affine.Error) bool {
	if err == nil {
		p.reset(end)
		p.prevEnd = end
		return true
	}
	for ; err != nil; err = err.Next {
		p.diags = append(p.diags, parseDiag{at: err.Offset, msg: err.Msg})
	}
	return false
}

// affineMapAttr reads affine_map<...>, the text of which may have been met before.
func (p *Parser) affineMapAttr() Attribute {
	start, end := p.start, p.typeEnd()
	var e *textEntry[*AffineMapAttr]
	if end >= 0 {
		e = &p.caches.maps[hashText(p.src[start:end])&63]
		if a, ok := cached(e, p.src, start, end); ok {
			p.end = end
			p.next()
			return a
		}
	}
	p.next()
	var m *affine.Map
	if !p.expect(lex.Less, "expected '<' in affine map") || !p.AffineMap(&m) || !p.expect(lex.Greater, "expected '>' in affine map") {
		return nil
	}
	a := p.ctx.AffineMap(m)
	if p.prevEnd == end {
		remember(e, start, end, a)
	}
	return a
}

func (p *Parser) affineSetAttr() Attribute {
	p.next()
	var s *affine.Set
	if !p.expect(lex.Less, "expected '<' in integer set") || !p.IntegerSet(&s) ||
		!p.expect(lex.Greater, "expected '>' in integer set") {
		return nil
	}
	return p.ctx.IntegerSet(s)
}

// affineReady reports whether the affine parser can begin. A lexical error at the current token was already reported.
func (p *Parser) affineReady() bool { return p.kind != lex.Error }

// AffineMap reads an affine map without the word around it: (d0)[s0] -> (d0 + s0).
func (p *Parser) AffineMap(dst **affine.Map) bool {
	if !p.affineReady() {
		return false
	}
	m, end, err := affine.ParseMap(p.src, p.start)
	*dst = m
	return p.affineDone(end, err)
}

// IntegerSet reads an integer set without the word around it: (d0) : (d0 >= 0).
func (p *Parser) IntegerSet(dst **affine.Set) bool {
	if !p.affineReady() {
		return false
	}
	s, end, err := affine.ParseSet(p.src, p.start)
	*dst = s
	return p.affineDone(end, err)
}

// AffineMapOfSSAIds reads a list of affine expressions over values: [%i + 1, symbol(%n)]. The values that are
// dimensions and symbols of the map are appended to dims and syms.
func (p *Parser) AffineMapOfSSAIds(dst **affine.Map, dims, syms *[]OperandRef, d Delimiter) bool {
	if !p.affineReady() {
		return false
	}
	ad := affine.NoDelimiter
	switch d {
	case DelimParen:
		ad = affine.Paren
	case DelimSquare:
		ad = affine.Square
	}
	m, ds, ss, end, err := affine.ParseMapOfSSA(p.src, p.start, ad)
	*dst = m
	return p.ssaOperands(dims, ds) && p.ssaOperands(syms, ss) && p.affineDone(end, err)
}

// AffineExprOfSSAIds reads one affine expression over values; see [Parser.AffineMapOfSSAIds].
func (p *Parser) AffineExprOfSSAIds(dst *affine.Expr, dims, syms *[]OperandRef) bool {
	if !p.affineReady() {
		return false
	}
	e, ds, ss, end, err := affine.ParseExprOfSSA(p.src, p.start)
	*dst = e
	return p.ssaOperands(dims, ds) && p.ssaOperands(syms, ss) && p.affineDone(end, err)
}

func (p *Parser) ssaOperands(dst *[]OperandRef, list []affine.Operand) bool {
	for _, o := range list {
		p.reset(o.Offset)
		*dst = append(*dst, OperandRef{Pos: Pos(o.Offset), n: uint32(p.end - p.start), hash: p.hash, number: uint32(o.Number)})
	}
	return true
}
