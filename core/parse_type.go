package core

import (
	"fmt"
	"math"
	"strconv"
	"strings"

	"github.com/odsgen/ods/core/lex"
	"github.com/odsgen/ods/core/marks"
	"github.com/odsgen/ods/core/num"
)

// Type reads a type.
func (p *Parser) Type(dst *Type) bool {
	*dst = p.parseType()
	return *dst != nil
}

// TryType reads a type when one starts here.
func (p *Parser) TryType(dst *Type) (found, ok bool) {
	if !p.startsType() {
		return false, true
	}
	return true, p.Type(dst)
}

func (p *Parser) startsType() bool {
	switch p.kind {
	case lex.EOF:
		p.want(marks.WantType)
	case lex.LParen, lex.Bang:
		return true
	case lex.Word:
		text := p.text()
		switch string(text) {
		case "memref", "tensor", "complex", "tuple", "vector", "index", "none":
			return true
		}
		return isIntegerType(text) || p.floatType(text) != nil
	}
	return false
}

// isIntegerType reports whether the text is an integer type: i32, si8, ui64.
func isIntegerType(text []byte) bool {
	if len(text) < 2 {
		return false
	}
	if text[0] == 's' || text[0] == 'u' {
		text = text[1:]
	}
	if len(text) < 2 || text[0] != 'i' {
		return false
	}
	for _, c := range text[1:] {
		if !lex.Is(c, lex.Digit) {
			return false
		}
	}
	return true
}

// parseType reads a type; nil means that an error was reported.
//
//	type ::= function-type | non-function-type
func (p *Parser) parseType() Type {
	if p.kind == lex.LParen {
		if p.opts.Marks != nil {
			return p.markedType((*Parser).functionType)
		}
		return p.functionType()
	}
	return p.nonFunctionType()
}

func (p *Parser) nonFunctionType() Type {
	if p.opts.Marks != nil {
		return p.markedType((*Parser).oneType)
	}
	return p.oneType()
}

func (p *Parser) oneType() Type {
	switch p.kind {
	case lex.EOF:
		p.want(marks.WantType)
	case lex.Bang:
		return p.cachedType((*Parser).extendedType)
	case lex.Word:
		text := p.text()
		switch string(text) {
		case "index":
			p.next()
			return p.ctx.types.index
		case "i32":
			p.next()
			return p.ctx.types.ints[32]
		case "i64":
			p.next()
			return p.ctx.types.ints[64]
		case "i1":
			p.next()
			return p.ctx.types.ints[1]
		case "f32":
			p.next()
			return p.ctx.F32()
		case "memref":
			return p.cachedType((*Parser).memrefType)
		case "tensor":
			return p.cachedType((*Parser).tensorType)
		case "vector":
			return p.cachedType((*Parser).vectorType)
		case "complex":
			return p.cachedType((*Parser).complexType)
		case "tuple":
			return p.cachedType((*Parser).tupleType)
		case "none":
			p.next()
			return p.ctx.types.none
		}
		if isIntegerType(text) {
			return p.integerType(text)
		}
		if t := p.floatType(text); t != nil {
			p.next()
			return t
		}
	}
	p.Unexpected("expected non-function type")
	return nil
}

func (p *Parser) floatType(text []byte) Type {
	if c := text[0]; c != 'f' && c != 'b' && c != 't' {
		return nil
	}
	switch string(text) {
	case "f64":
		return p.ctx.F64()
	case "f16":
		return p.ctx.F16()
	case "bf16":
		return p.ctx.BF16()
	}
	if sem, ok := num.SemanticsByName(string(text)); ok {
		return p.ctx.Float(sem)
	}
	return nil
}

func (p *Parser) integerType(text []byte) Type {
	sign := Signless
	digits := text[1:]
	switch text[0] {
	case 's':
		sign, digits = Signed, text[2:]
	case 'u':
		sign, digits = Unsigned, text[2:]
	}
	width, err := strconv.ParseUint(string(digits), 10, 32)
	if err != nil {
		p.failHere("invalid integer width")
		return nil
	}
	if width > MaxIntegerWidth {
		p.failHere(fmt.Sprintf("integer bitwidth is limited to %d bits", MaxIntegerWidth))
		return nil
	}
	p.next()
	if sign == Signless {
		return p.ctx.Integer(uint(width))
	}
	return p.ctx.IntegerOf(uint(width), sign)
}

// cachedType reads a type whose text up to the matching '>' may have been met before. The same text means the same type
// from the first time on, because an alias is defined at most once.
func (p *Parser) cachedType(parse func(*Parser) Type) Type {
	start := p.start
	end := p.typeEnd()
	if end < 0 || p.opts.Marks != nil { // the aliases in it are marked
		if !p.enter() {
			return nil
		}
		defer p.leave()
		return parse(p)
	}
	e := &p.caches.types[hashText(p.src[start:end])&511]
	if t, ok := cached(e, p.src, start, end); ok {
		p.end = end
		p.next()
		return t
	}
	if !p.enter() {
		return nil
	}
	t := parse(p)
	p.leave()
	if t != nil && p.prevEnd == end {
		remember(e, start, end, t)
	}
	return t
}

// typeEnd returns where a type that starts at the current token ends, after the matching '>' of a '<' that follows at
// once, or -1 for what is not worth a cache.
func (p *Parser) typeEnd() int {
	src, i := p.src, p.end
	if i >= len(src) || src[i] != '<' {
		return i
	}
	depth := 0
	for limit := min(len(src), i+120); i < limit; i++ {
		switch src[i] {
		case '<':
			depth++
		case '>':
			if src[i-1] == '-' {
				continue
			}
			if depth--; depth == 0 {
				return i + 1
			}
		case '"', '\n', '/':
			return -1
		}
	}
	return -1
}

// functionType reads a function type.
//
//	function-type ::= type-list-in-parens `->` (type-list-in-parens | non-function-type)
func (p *Parser) functionType() Type {
	from := len(p.scratch)
	n, ok := p.functionParts()
	if !ok {
		return nil
	}
	all := p.scratch[from:]
	t := p.ctx.Function(all[:n], all[n:])
	p.scratch = p.scratch[:from]
	return t
}

// functionParts puts the inputs and then the results on the scratch stack.
func (p *Parser) functionParts() (inputs int, ok bool) {
	if !p.enter() {
		return 0, false
	}
	from := len(p.scratch)
	if !p.typesInParens(&p.scratch) || !p.expect(lex.Arrow, "expected '->' in function type") {
		return 0, false
	}
	inputs = len(p.scratch) - from
	if !p.functionResults(&p.scratch) {
		return 0, false
	}
	p.leave()
	return inputs, true
}

func (p *Parser) typesInParens(dst *[]Type) bool {
	if !p.expect(lex.LParen, "expected '('") {
		return false
	}
	if p.accept(lex.RParen) {
		return true
	}
	return p.typeList(dst) && p.expect(lex.RParen, "expected ')'")
}

func (p *Parser) typeList(dst *[]Type) bool {
	if *dst == nil { // a hook's fresh list
		*dst = takeCells(&p.typeChunk, 4, 16)[:0]
	}
	for {
		t := p.parseType()
		if t == nil {
			return false
		}
		*dst = append(*dst, t)
		if !p.accept(lex.Comma) {
			return true
		}
	}
}

func (p *Parser) functionResults(dst *[]Type) bool {
	if p.kind == lex.LParen {
		return p.typesInParens(dst)
	}
	t := p.nonFunctionType()
	if t == nil {
		return false
	}
	*dst = append(*dst, t)
	return true
}

// complexType reads complex<f32>.
func (p *Parser) complexType() Type {
	p.next()
	if !p.expect(lex.Less, "expected '<' in complex type") {
		return nil
	}
	at := p.start
	elem := p.parseType()
	if elem == nil || !p.expect(lex.Greater, "expected '>' in complex type") {
		return nil
	}
	if wrong := p.ctx.VerifyComplex(elem); wrong != "" {
		p.fail(at, wrong)
		return nil
	}
	return p.ctx.Complex(elem)
}

// tupleType reads tuple<i32, f32>.
func (p *Parser) tupleType() Type {
	p.next()
	if !p.expect(lex.Less, "expected '<' in tuple type") {
		return nil
	}
	if p.accept(lex.Greater) {
		return p.ctx.Tuple()
	}
	from := len(p.scratch)
	if !p.typeList(&p.scratch) || !p.expect(lex.Greater, "expected '>' in tuple type") {
		return nil
	}
	t := p.ctx.Tuple(p.scratch[from:]...)
	p.scratch = p.scratch[:from]
	return t
}

// vectorType reads vector<4x[8]xf32>.
func (p *Parser) vectorType() Type {
	at := p.start
	p.next()
	if !p.expect(lex.Less, "expected '<' in vector type") {
		return nil
	}
	var shape []int64
	var scalable []bool
	for p.kind == lex.Int || p.kind == lex.LSquare {
		sc := p.accept(lex.LSquare)
		var d int64
		if !p.dimension(&d) {
			return nil
		}
		if sc && !p.expect(lex.RSquare, "missing ']' closing scalable dimension") {
			return nil
		}
		shape, scalable = append(shape, d), append(scalable, sc)
		if !p.dimX() {
			return nil
		}
	}
	elem := p.parseType()
	if elem == nil || !p.expect(lex.Greater, "expected '>' in vector type") {
		return nil
	}
	if msg := p.ctx.VerifyVector(shape, elem); msg != "" {
		p.fail(at, msg)
		return nil
	}
	return p.ctx.Vector(shape, elem, scalable)
}

// tensorType reads tensor<4x?xf32, encoding> and tensor<*xf32>.
func (p *Parser) tensorType() Type {
	p.next()
	if !p.expect(lex.Less, "expected '<' in tensor type") {
		return nil
	}
	var shape []int64
	unranked := p.accept(lex.Star)
	if unranked {
		if !p.dimX() {
			return nil
		}
	} else if !p.dimList(&shape, true, true) {
		return nil
	}
	at := p.start
	elem := p.parseType()
	var encoding Attribute
	if elem != nil && p.accept(lex.Comma) {
		if found, ok := p.TryAttr(&encoding, nil); found && !ok {
			return nil
		}
		if v, ok := VerifiableTensorEncodingKey.Of(encoding); ok {
			if msg := v.VerifyEncoding(shape, elem); msg != "" {
				p.failHere(msg)
				return nil
			}
		}
	}
	if elem == nil || !p.expect(lex.Greater, "expected '>' in tensor type") {
		return nil
	}
	if !validTensorElement(elem) {
		p.fail(at, "invalid tensor element type")
		return nil
	}
	if unranked {
		if encoding != nil {
			p.failHere("cannot apply encoding to unranked tensor")
			return nil
		}
		return p.ctx.UnrankedTensor(elem)
	}
	return p.ctx.RankedTensor(shape, elem, encoding)
}

// memrefType reads memref<4x?xf32, layout, space> and memref<*xf32, space>.
func (p *Parser) memrefType() Type {
	at := p.start
	p.next()
	if !p.expect(lex.Less, "expected '<' in memref type") {
		return nil
	}
	var shape []int64
	unranked := p.accept(lex.Star)
	if unranked {
		if !p.dimX() {
			return nil
		}
	} else if !p.dimList(&shape, true, true) {
		return nil
	}
	elemAt := p.start
	elem := p.parseType()
	if elem == nil {
		return nil
	}
	if !validMemRefElement(elem) {
		p.fail(elemAt, "invalid memref element type")
		return nil
	}
	var layout, space Attribute
	if !p.accept(lex.Greater) && !p.memrefParams(unranked, &layout, &space) {
		return nil
	}
	if unranked {
		if msg := verifyMemorySpace(space); msg != "" {
			p.fail(at, msg)
			return nil
		}
		return p.ctx.UnrankedMemRef(elem, space)
	}
	if msg := p.ctx.VerifyMemRef(shape, elem, layout, space); msg != "" {
		p.fail(at, msg)
		return nil
	}
	return p.ctx.MemRef(shape, elem, layout, space)
}

func (p *Parser) memrefParams(unranked bool, layout, space *Attribute) bool {
	if !p.expect(lex.Comma, "expected ',' or '>' in memref type") {
		return false
	}
	if p.kind == lex.Greater {
		return p.Unexpected("expected list element")
	}
	for {
		a := p.parseAttr(nil)
		switch {
		case a == nil:
			return false
		case IsMemRefLayout(a):
			*layout = a
			if unranked {
				return p.failHere("cannot have affine map for unranked memref type")
			}
			if *space != nil {
				return p.failHere("expected memory space to be last in memref type")
			}
		case *space != nil:
			return p.failHere("multiple memory spaces specified in memref type")
		default:
			*space = a
		}
		if !p.accept(lex.Comma) {
			return p.expect(lex.Greater, "expected ',' or '>'")
		}
	}
}

// DimList appends the sizes of a shape: 4x?x2. With withTrailingX each is followed by an x, as before an element
// type.
func (p *Parser) DimList(dst *[]int64, allowDynamic, withTrailingX bool) bool {
	return p.dimList(dst, allowDynamic, withTrailingX)
}

func (p *Parser) dimList(dst *[]int64, allowDynamic, withTrailingX bool) bool {
	dim := func() bool {
		var d int64
		if p.kind == lex.Question {
			if !allowDynamic {
				return p.failHere("expected static shape")
			}
			p.nextX()
			d = Dynamic
		} else if !p.dimension(&d) {
			return false
		}
		*dst = append(*dst, d)
		return true
	}
	if withTrailingX {
		for p.kind == lex.Int || p.kind == lex.Question {
			if !dim() || !p.dimX() {
				return false
			}
		}
		return true
	}
	if p.kind != lex.Int && p.kind != lex.Question {
		return true
	}
	if !dim() {
		return false
	}
	for p.kind == lex.Word && p.src[p.start] == 'x' {
		if !p.dimX() || !dim() {
			return false
		}
	}
	return true
}

// dimension reads one size. In 0x4 the size is 0, because hexadecimal is not allowed here.
func (p *Parser) dimension(dst *int64) bool {
	if p.kind != lex.Int {
		return p.failHere("invalid dimension")
	}
	text := p.text()
	if len(text) > 1 && text[1] == 'x' {
		*dst = 0
		p.end = p.start + 1
		p.nextX()
		return true
	}
	v, ok := parseUint64(text)
	if !ok || v > math.MaxInt64 {
		return p.failHere("invalid dimension")
	}
	*dst = int64(v)
	p.nextX()
	return true
}

// nextX is next after a size. It makes an x there a token of its own: the name x1x1x1 would be read anew after each
// size.
func (p *Parser) nextX() {
	if p.at(p.end) == 'x' {
		p.prevEnd = p.end
		p.set(lex.Word, p.end, p.end+1)
		return
	}
	p.next()
}

// dimX reads the x after a size, which the next size or the element type may follow without a space.
func (p *Parser) dimX() bool {
	if p.kind != lex.Word || p.src[p.start] != 'x' {
		return p.Unexpected("expected 'x' in dimension list")
	}
	p.end = p.start + 1
	p.next()
	return true
}

// DimX reads the x of a dimension list.
func (p *Parser) DimX() bool { return p.dimX() }

// parseUint64 reads a decimal or hexadecimal integer token.
func parseUint64(text []byte) (uint64, bool) {
	if v, ok := smallUint(text); ok {
		return v, true
	}
	s := string(text)
	base := 10
	if rest, hex := strings.CutPrefix(s, "0x"); hex {
		s, base = rest, 16
	}
	v, err := strconv.ParseUint(s, base, 64)
	return v, err == nil
}
