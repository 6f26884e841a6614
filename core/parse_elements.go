package core

import (
	"fmt"
	"math"
	"strconv"
	"strings"

	"github.com/odsgen/ods/core/dim"
	"github.com/odsgen/ods/core/lex"
	"github.com/odsgen/ods/core/num"
)

// denseArray reads array<i32: 1, 2>.
func (p *Parser) denseArray() Attribute {
	p.next()
	if !p.expect(lex.Less, "expected '<' after 'array'") {
		return nil
	}
	at := p.start
	elem := p.parseType()
	if elem == nil {
		p.fail(at, "expected an integer or floating point type")
		return nil
	}
	if wrong := verifyDenseArray(elem); wrong != "" {
		p.fail(at, wrong)
		return nil
	}
	if p.accept(lex.Greater) {
		return p.ctx.DenseArray(elem, nil)
	}
	if !p.expect(lex.Colon, "expected ':' after dense array type") {
		return nil
	}
	raw, n, ok := p.denseArrayElements(elem)
	if !ok || !p.expect(lex.Greater, "expected '>' to close an array attribute") {
		return nil
	}
	return p.ctx.denseArrayOf(elem, n, raw)
}

func (p *Parser) denseArrayElements(elem Type) (raw []byte, n int, ok bool) {
	f, isFloat := elem.(*FloatType)
	for {
		negative := p.accept(lex.Minus)
		var v num.Int
		if isFloat {
			var x num.Float
			if x, ok = p.floatLiteral(negative, f.sem); ok {
				v = x.Bits()
			}
		} else {
			v, ok = p.denseArrayInteger(elem, negative)
		}
		if !ok {
			return nil, 0, false
		}
		raw = v.AppendLittleEndian(raw)
		n++
		if !p.accept(lex.Comma) {
			return raw, n, true
		}
	}
}

func (p *Parser) denseArrayInteger(elem Type, negative bool) (num.Int, bool) {
	isBool := StorageWidth(elem) == 1
	switch {
	case p.isWord("true"), p.isWord("false"):
		if !isBool {
			return num.Int{}, p.failHere("expected i1 type for 'true' or 'false' values")
		}
		v := uint64(0)
		if p.isWord("true") {
			v = 1
		}
		p.next()
		return num.NewInt(1, v), true
	case p.kind != lex.Int:
		return num.Int{}, p.failHere("expected integer literal")
	}
	text := p.text()
	p.next()
	if isBool {
		return num.Int{}, p.failHere("expected 'true' or 'false' values for i1 type")
	}
	v, ok := integerOfType(elem, text, negative)
	if !ok {
		return num.Int{}, p.failHere("integer constant out of range")
	}
	return v, true
}

// sparseElements reads sparse<indices, values> : type.
func (p *Parser) sparseElements(t Type) Attribute {
	at := p.start
	p.next()
	if !p.expect(lex.Less, "Expected '<' after 'sparse'") {
		return nil
	}
	if p.accept(lex.Greater) {
		st := p.elementsType(at, t)
		if st == nil {
			return nil
		}
		indices := p.ctx.RankedTensor([]int64{0, int64(len(st.Shape()))}, p.ctx.I64(), nil)
		values := p.ctx.RankedTensor([]int64{0}, st.ElementType(), nil)
		return p.ctx.SparseElements(st, p.ctx.DenseElements(indices, nil), p.emptyElements(values))
	}
	var indices, values tensorLiteral
	indicesAt := p.start
	if !p.literal(&indices, false) || !p.expect(lex.Comma, "expected ','") {
		return nil
	}
	valuesAt := p.start
	if !p.literal(&values, true) || !p.expect(lex.Greater, "expected '>'") {
		return nil
	}
	st := p.elementsType(at, t)
	if st == nil {
		return nil
	}
	rank := int64(len(st.Shape()))
	indicesShape := indices.shape
	if len(indicesShape) == 0 {
		indicesShape = []int64{1, rank}
	}
	ia, _ := p.literalAttrOf(&indices, indicesAt, p.ctx.RankedTensor(indicesShape, p.ctx.I64(), nil)).(*DenseElementsAttr)
	if ia == nil {
		return nil
	}
	valuesShape := values.shape
	if len(valuesShape) == 0 {
		valuesShape = indicesShape[:1]
	}
	va := p.literalAttrOf(&values, valuesAt, p.ctx.RankedTensor(valuesShape, st.ElementType(), nil))
	if va == nil {
		return nil
	}
	if msg := p.ctx.VerifySparse(st, ia, valuesShape); msg != "" {
		p.fail(at, msg)
		return nil
	}
	return p.ctx.SparseElements(st, ia, va)
}

func (p *Parser) emptyElements(t ShapedType) Attribute {
	if !isNumberElement(t.ElementType()) {
		return p.ctx.DenseStrings(t, nil)
	}
	return p.ctx.DenseElements(t, nil)
}

// VerifySparse returns what is wrong with the indices of sparse elements, or "".
func (c *Context) VerifySparse(t ShapedType, indices *DenseElementsAttr, valuesShape []int64) string {
	shape, is := t.Shape(), indices.typ.Shape()
	mismatch := func() string {
		return fmt.Sprintf("expected shape ([%s]); inferred shape of indices literal ([%s]); inferred shape of values literal ([%s])",
			shapeText(shape), shapeText(is), shapeText(valuesShape))
	}
	if len(valuesShape) != 1 {
		return "expected 1-d tensor for sparse element values"
	}
	width := int64(1)
	if len(is) == 2 {
		width = is[1]
	}
	if len(is) > 2 || len(is) == 0 || width != int64(len(shape)) || is[0] != valuesShape[0] {
		return mismatch()
	}
	for i := range is[0] {
		ok := true
		index := make([]string, width)
		for k := range index {
			v := indices.Int(dim.Linear(is, []int64{i, int64(k)})).Uint64()
			ok = ok && v < uint64(shape[k])
			index[k] = strconv.FormatUint(v, 10)
		}
		if !ok {
			return fmt.Sprintf("sparse index #%d is not contained within the value shape, with index=[%s], and type='%s'",
				i, strings.Join(index, ", "), t)
		}
	}
	return ""
}

// denseResource reads dense_resource<key> : type.
func (p *Parser) denseResource(t Type) Attribute {
	at := p.start
	p.next()
	if !p.expect(lex.Less, "expected '<' after 'dense_resource'") {
		return nil
	}
	key, ok := p.resourceKey()
	if !ok || !p.expect(lex.Greater, "expected '>'") {
		return nil
	}
	if t == nil {
		at = p.start
		if !p.expect(lex.Colon, "expected ':'") {
			return nil
		}
		if t = p.parseType(); t == nil {
			return nil
		}
	}
	st, isShaped := t.(ShapedType)
	if !isShaped {
		p.fail(at, "`dense_resource` expected a shaped type")
		return nil
	}
	return p.ctx.DenseResource(st, p.shared.resource(p.ctx, key))
}

// resourceKey reads the name of a resource.
func (p *Parser) resourceKey() (key string, ok bool) {
	if !p.TryKeywordOrString(&key) {
		return "", p.failHere("expected identifier key for 'resource' entry")
	}
	return key, true
}

// stridedLayout reads strided<[1, ?], offset: 2>.
func (p *Parser) stridedLayout() Attribute {
	p.next()
	if !p.expect(lex.Less, "expected '<' after 'strided'") || !p.expect(lex.LSquare, "expected '['") {
		return nil
	}
	var strides []int64
	if p.kind != lex.RSquare {
		for {
			var s int64
			if !p.strideOrOffset(&s) {
				return nil
			}
			strides = append(strides, s)
			if !p.accept(lex.Comma) {
				break
			}
		}
	}
	if !p.expect(lex.RSquare, "expected ']'") {
		return nil
	}
	if p.accept(lex.Greater) {
		return p.ctx.StridedLayout(0, strides)
	}
	if !p.expect(lex.Comma, "expected ','") {
		return nil
	}
	if !p.isWord("offset") {
		p.Unexpected("expected 'offset' after comma")
		return nil
	}
	p.next()
	var offset int64
	if !p.expect(lex.Colon, "expected ':' after 'offset'") || !p.strideOrOffset(&offset) || !p.expect(lex.Greater, "expected '>'") {
		return nil
	}
	return p.ctx.StridedLayout(offset, strides)
}

func (p *Parser) strideOrOffset(dst *int64) bool {
	if p.accept(lex.Question) {
		*dst = Dynamic
		return true
	}
	at := p.start
	negative := p.accept(lex.Minus)
	v, ok := uint64(0), p.kind == lex.Int
	if ok {
		v, ok = parseUint64(p.text())
	}
	if !ok || v > math.MaxInt64 {
		return p.fail(at, "expected a 64-bit signed integer or '?'")
	}
	p.next()
	if *dst = int64(v); negative {
		*dst = -*dst
	}
	return true
}

// distinct reads distinct[0]<attribute>.
func (p *Parser) distinct(t Type) Attribute {
	at := p.start
	p.next()
	if !p.expect(lex.LSquare, "expected '[' after 'distinct'") {
		return nil
	}
	text := p.text()
	if !p.expect(lex.Int, "expected distinct ID") {
		return nil
	}
	id, ok := parseUint64(text)
	if !ok {
		p.failHere("expected an unsigned 64-bit integer")
		return nil
	}
	if !p.expect(lex.RSquare, "expected ']' to close distinct ID") || !p.expect(lex.Less, "expected '<' after distinct ID") {
		return nil
	}
	var ref Attribute = p.ctx.Unit()
	if !p.accept(lex.Greater) {
		if ref = p.parseAttr(t); ref == nil {
			p.failHere("expected attribute")
			return nil
		}
		if !p.expect(lex.Greater, "expected '>' to close distinct attribute") {
			return nil
		}
	}
	a := p.shared.distinct(p.ctx, id, ref)
	if a.ref != ref {
		p.fail(at, fmt.Sprintf("referenced attribute does not match previous definition: %s", a.ref))
		return nil
	}
	return a
}
