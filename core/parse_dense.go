package core

import (
	"encoding/hex"
	"fmt"
	"math"
	"slices"
	"strings"

	"github.com/odsgen/ods/core/lex"
	"github.com/odsgen/ods/core/num"
)

// literalElem is one element of a tensor literal: a token, whose kind is lex.Int, lex.Float, lex.String or lex.Word (true
// and false). The type comes after the literal, so elements are kept as text until then.
type literalElem struct {
	start, end int
	kind       lex.Kind
	negative   bool
}

// tensorLiteral is what is inside dense<...>.
type tensorLiteral struct {
	elems []literalElem
	shape []int64
	hex   literalElem // a string instead of elements
	isHex bool
}

// literal reads a tensor literal: an element, or lists of lists of elements.
func (p *Parser) literal(l *tensorLiteral, allowHex bool) bool {
	if allowHex && p.kind == lex.String {
		l.hex, l.isHex = literalElem{p.start, p.end, lex.String, false}, true
		p.next()
		return true
	}
	if p.kind == lex.LSquare {
		var ok bool
		l.shape, ok = p.literalList(l)
		slices.Reverse(l.shape)
		return ok
	}
	return p.literalElement(l)
}

func (p *Parser) literalElement(l *tensorLiteral) bool {
	negative := false
	switch p.kind {
	case lex.Int, lex.Float, lex.String:
	case lex.Word:
		if !p.isWord("true") && !p.isWord("false") {
			return p.failHere("expected element literal of primitive type")
		}
	case lex.Minus:
		p.next()
		if p.kind != lex.Int && p.kind != lex.Float {
			return p.failHere("expected integer or floating point literal")
		}
		negative = true
	case lex.LParen:
		if !p.enter() {
			return false
		}
		defer p.leave()
		p.next()
		return p.literalElement(l) && p.expect(lex.Comma, "expected ',' between complex elements") &&
			p.literalElement(l) && p.expect(lex.RParen, "expected ')' after complex elements")
	default:
		return p.failHere("expected element literal of primitive type")
	}
	l.elems = append(l.elems, literalElem{p.start, p.end, p.kind, negative})
	p.next()
	return true
}

// literalList reads [a, b] and returns the sizes of the lists in it, which must agree, innermost first, and its own.
func (p *Parser) literalList(l *tensorLiteral) (dims []int64, ok bool) {
	if !p.enter() {
		return nil, false
	}
	p.next()
	var inner []int64
	size := int64(0)
	if !p.accept(lex.RSquare) {
		for {
			var this []int64
			if p.kind == lex.LSquare {
				if this, ok = p.literalList(l); !ok {
					return nil, false
				}
			} else if !p.literalElement(l) {
				return nil, false
			}
			if size > 0 && !slices.Equal(this, inner) {
				return nil, p.failHere("tensor literal is invalid; ranks are not consistent between elements")
			}
			inner = this
			size++
			if !p.accept(lex.Comma) {
				break
			}
		}
		if !p.expect(lex.RSquare, "expected ']'") {
			return nil, false
		}
	}
	p.leave()
	return append(inner, size), true
}

// denseElements reads dense<literal> : type.
func (p *Parser) denseElements(t Type) Attribute {
	at := p.start
	p.next()
	if !p.expect(lex.Less, "expected '<' after 'dense'") {
		return nil
	}
	var l tensorLiteral
	if !p.accept(lex.Greater) {
		if !p.literal(&l, true) || !p.expect(lex.Greater, "expected '>'") {
			return nil
		}
	}
	st := p.elementsType(at, t)
	if st == nil {
		return nil
	}
	return p.literalAttrOf(&l, at, st)
}

// elementsType reads the type of elements, which has a static shape.
func (p *Parser) elementsType(at int, t Type) ShapedType {
	if t == nil {
		if !p.expect(lex.Colon, "expected ':'") {
			return nil
		}
		if t = p.parseType(); t == nil {
			return nil
		}
	}
	st, ok := t.(ShapedType)
	if !ok {
		p.fail(at, "elements literal must be a shaped type")
		return nil
	}
	if !IsStaticShape(st) {
		p.fail(at, "elements literal type must have static shape")
		return nil
	}
	return st
}

// countElements is the product of the sizes, or -1 when it exceeds what memory can hold.
func countElements(shape []int64) int64 {
	if n := NumElements(shape); n <= math.MaxInt64/8 {
		return n
	}
	return -1
}

func shapeText(shape []int64) string {
	var b strings.Builder
	for i, d := range shape {
		if i > 0 {
			b.WriteString(", ")
		}
		fmt.Fprint(&b, d)
	}
	return b.String()
}

// literalAttrOf makes the attribute of a literal.
func (p *Parser) literalAttrOf(l *tensorLiteral, at int, t ShapedType) Attribute {
	elem := t.ElementType()
	cplx, isComplex := elem.(*ComplexType)
	if isComplex {
		elem = cplx.elem
	}
	dense := isNumberElement(elem)
	if l.isHex && dense {
		return p.hexElements(l.hex, at, t)
	}
	n := countElements(t.Shape())
	fail := func(format string, args ...any) Attribute {
		p.fail(at, fmt.Sprintf(format, args...))
		return nil
	}
	if len(l.shape) > 0 && !slices.Equal(l.shape, t.Shape()) {
		return fail("inferred shape of elements literal ([%s]) does not match type ([%s])", shapeText(l.shape), shapeText(t.Shape()))
	}
	if !l.isHex && len(l.elems) == 0 && n != 0 {
		return fail("parsed zero elements, but type ('%s') expected at least 1", t)
	}
	if !dense {
		return p.stringElements(l, at, t)
	}
	each := 1
	if isComplex {
		each = 2
		if len(l.shape) == 0 && n != 0 && len(l.elems) != 2 {
			return fail("parsed %d elements, but type ('%s') expected 2 elements", len(l.elems), cplx)
		}
	}
	splat := len(l.shape) == 0 && len(l.elems) == each
	if !splat && int64(len(l.elems)) != n*int64(each) && (n != 0 || len(l.shape) > 0) {
		return fail("parsed %d elements, but type ('%s') expected %d elements", len(l.elems), t, n*int64(each))
	}
	raw := make([]byte, 0, len(l.elems)*ElementBytes(elem))
	for i := range l.elems {
		var ok bool
		if raw, ok = p.appendElement(raw, &l.elems[i], elem); !ok {
			return nil
		}
	}
	if n == 0 && !splat {
		raw = nil
	}
	return p.ctx.DenseElements(t, raw)
}

func isIntOrIndex(t Type) bool {
	switch t.(type) {
	case *IntegerType, *IndexType:
		return true
	}
	return false
}

// appendElement appends the bytes of one number.
func (p *Parser) appendElement(raw []byte, e *literalElem, t Type) ([]byte, bool) {
	if f, ok := t.(*FloatType); ok {
		v, ok := p.elementFloat(e, f.sem)
		return v.Bits().AppendLittleEndian(raw), ok
	}
	i, isInt := t.(*IntegerType)
	switch {
	case e.negative && isInt && i.signedness == Unsigned:
		return nil, p.fail(e.start, "expected unsigned integer elements, but parsed negative value")
	case e.kind == lex.Float:
		return nil, p.fail(e.start, "expected integer elements, but parsed floating-point")
	case e.kind == lex.Word:
		if StorageWidth(t) != 1 {
			return nil, p.fail(e.start, "expected i1 type for 'true' or 'false' values")
		}
		b := byte(0)
		if e.end-e.start == len("true") {
			b = 1
		}
		return append(raw, b), true
	case e.kind != lex.Int:
		return nil, p.fail(e.start, "integer constant out of range for type")
	}
	v, ok := integerOfType(t, p.src[e.start:e.end], e.negative)
	if !ok {
		return nil, p.fail(e.start, "integer constant out of range for type")
	}
	return v.AppendLittleEndian(raw), true
}

func (p *Parser) elementFloat(e *literalElem, sem *num.Semantics) (num.Float, bool) {
	switch e.kind {
	case lex.Float:
		return p.floatOfLiteral(e.start, e.end, e.negative, sem), true
	case lex.Int:
		return p.floatOfInteger(e.start, e.end, e.negative, sem)
	}
	return num.FloatZero(sem, false), p.fail(e.start, "expected floating point literal")
}

// stringElements makes the attribute of strings, which every other element type has.
func (p *Parser) stringElements(l *tensorLiteral, at int, t ShapedType) Attribute {
	if l.isHex {
		return p.ctx.DenseStrings(t, []string{unescape(p.src[l.hex.start:l.hex.end])})
	}
	list := make([]string, len(l.elems))
	for i, e := range l.elems {
		if e.kind != lex.String {
			p.fail(at, fmt.Sprintf("expected string token, got %s", p.src[e.start:e.end]))
			return nil
		}
		list[i] = unescape(p.src[e.start:e.end])
	}
	return p.ctx.DenseStrings(t, list)
}

// hexBytes returns the bytes that a string of the form "0x01FF" gives.
func hexBytes(lit []byte) ([]byte, bool) {
	s := lit[1 : len(lit)-1]
	if len(s) < 2 || s[0] != '0' || s[1] != 'x' || len(s)%2 != 0 {
		return nil, false
	}
	out := make([]byte, len(s)/2-1)
	if _, err := hex.Decode(out, s[2:]); err != nil {
		return nil, false
	}
	return out, true
}

// hexElements makes the attribute of a string of the elements' bytes. Elements i1 are packed into bits there.
func (p *Parser) hexElements(e literalElem, at int, t ShapedType) Attribute {
	raw, ok := hexBytes(p.src[e.start:e.end])
	if !ok {
		p.fail(e.start, "expected string containing hex digits starting with `0x`")
		return nil
	}
	n, size := countElements(t.Shape()), int64(ElementBytes(t.ElementType()))
	if StorageWidth(t.ElementType()) == 1 {
		raw, ok = unpackBits(raw, n)
	} else {
		ok = int64(len(raw)) == size || n >= 0 && int64(len(raw)) == n*size
	}
	if !ok {
		p.fail(at, fmt.Sprintf("elements hex data size is invalid for provided type: '%s'", t))
		return nil
	}
	return p.ctx.DenseElements(t, raw)
}

// unpackBits turns packed bits into a byte for each element. One byte of all ones or all zeros is a splat.
func unpackBits(raw []byte, n int64) ([]byte, bool) {
	if len(raw) == 1 && (raw[0] == 0 || raw[0] == 0xff) {
		return []byte{raw[0] & 1}, true
	}
	if n < 0 || int64(len(raw)) != (n+7)/8 {
		return nil, false
	}
	out := make([]byte, n)
	for i := range out {
		out[i] = raw[i/8] >> (i % 8) & 1
	}
	return out, true
}
