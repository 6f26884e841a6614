package affine

import (
	"math"
	"slices"
	"strconv"

	"github.com/odsgen/ods/core/lex"
)

const (
	// maxNesting bounds parentheses and negations within one another, which the parser descends into.
	maxNesting = 10_000
	// maxHeight bounds the operations above one another in what an expression builds (a sum of n terms has height n-1),
	// because printing and simplification descend into it.
	maxHeight = 100_000
)

// Error is a message of upstream's parser (or of a limit of this one) at a byte offset of the source.
type Error struct {
	Offset int
	Msg    string
	// Next is a further message that upstream reports for the same mistake, or nil.
	Next *Error
}

// Error returns the message and its offset.
func (e *Error) Error() string { return "offset " + strconv.Itoa(e.Offset) + ": " + e.Msg }

// Operand is an SSA name used in an expression: %name or %name#number.
type Operand struct {
	Name   string // with its '%'
	Number int    // the result number, 0 without '#'
	Offset int    // of the '%'
}

// Binding gives a name to an expression for [ParseExpr].
type Binding struct {
	Name string
	Expr Expr
}

// Delimiter says what encloses the list of expressions that [ParseMapOfSSA] reads.
type Delimiter uint8

// The delimiters.
const (
	NoDelimiter Delimiter = iota // nothing; the list has at least one element
	Paren                        // ( ... )
	Square                       // [ ... ]
)

// delimiters holds the tokens of a Delimiter and the words of the messages about them.
var delimiters = [...]struct {
	open, close         lex.Kind
	expOpen, expClosing string
}{
	Paren:  {lex.LParen, lex.RParen, "expected '('", "expected ')'"},
	Square: {lex.LSquare, lex.RSquare, "expected '['", "expected ']'"},
}

// ParseMapOrSet parses the body of affine_map<...> or affine_set<...> at offset in src: whichever it is, the other
// result is nil. It returns the offset after the last token; what follows (the '>') is the caller's. Errors are
// upstream's in wording and place; for that, src should be the whole buffer.
func ParseMapOrSet(src []byte, offset int) (m *Map, s *Set, end int, err *Error) {
	p := newParser(src, offset)
	m, s = p.mapOrSet()
	return m, s, p.prevEnd, p.err
}

// ParseMap is [ParseMapOrSet] where a map is required.
func ParseMap(src []byte, offset int) (m *Map, end int, err *Error) {
	p := newParser(src, offset)
	start := p.start
	m, s := p.mapOrSet()
	if s != nil {
		p.errorAt(start, "expected AffineMap, but got IntegerSet")
	}
	return m, p.prevEnd, p.err
}

// ParseSet is [ParseMapOrSet] where an integer set is required.
func ParseSet(src []byte, offset int) (s *Set, end int, err *Error) {
	p := newParser(src, offset)
	start := p.start
	m, s := p.mapOrSet()
	if m != nil {
		p.errorAt(start, "expected IntegerSet, but got AffineMap")
	}
	return s, p.prevEnd, p.err
}

// ParseExpr parses an expression over the given names.
func ParseExpr(src []byte, offset int, names []Binding) (e Expr, end int, err *Error) {
	p := newParser(src, offset)
	for _, b := range names {
		p.bind([]byte(b.Name), b.Expr)
	}
	e, _ = p.expr()
	return e, p.prevEnd, p.err
}

// ParseMapOfSSA parses a list of expressions over SSA values, as the subscripts of affine.load: [%i + 1, symbol(%n)].
// Each value becomes a dimension, or a symbol where its first use is inside symbol(...), in order of appearance; dims
// and syms tell the values.
func ParseMapOfSSA(src []byte, offset int, d Delimiter) (m *Map, dims, syms []Operand, end int, err *Error) {
	p := newParser(src, offset)
	p.ssa = true
	exprs, ok := p.exprList(d, " in affine map")
	if !ok {
		return nil, nil, nil, p.prevEnd, p.err
	}
	return &Map{len(p.dims), len(p.syms), exprs}, p.dims, p.syms, p.prevEnd, nil
}

// ParseExprOfSSA parses one expression over SSA values, see [ParseMapOfSSA].
func ParseExprOfSSA(src []byte, offset int) (e Expr, dims, syms []Operand, end int, err *Error) {
	p := newParser(src, offset)
	p.ssa = true
	e, _ = p.expr()
	return e, p.dims, p.syms, p.prevEnd, p.err
}

type parser struct {
	lexer
	err, last  *Error // the messages so far
	limited    bool   // a limit was met: say no more
	nesting    int
	ssa        bool // SSA names are allowed
	dims, syms []Operand

	names  [][]byte       // identifiers, or SSA names with their '%'
	exprs  []Expr         // what names stand for
	lookup map[string]int // index into names, once there are many

	// Room for what most maps need, so that one allocation serves the whole parse.
	nameBuf          [linearNames][]byte
	exprBuf, listBuf [linearNames]Expr
}

func newParser(src []byte, offset int) *parser {
	p := &parser{lexer: lexer{src: src}}
	p.names, p.exprs = p.nameBuf[:0], p.exprBuf[:0]
	p.prevEnd = offset
	p.scan(offset)
	return p
}

// linearNames is the number of names up to which searching the list beats a map.
const linearNames = 12

func (p *parser) bind(n []byte, e Expr) {
	p.names = append(p.names, n)
	p.exprs = append(p.exprs, e)
	switch k := len(p.names); {
	case p.lookup != nil:
		if _, ok := p.lookup[string(n)]; !ok {
			p.lookup[string(n)] = k - 1
		}
	case k > linearNames:
		p.lookup = make(map[string]int, 4*linearNames)
		for i := k - 1; i >= 0; i-- { // the first binding of a name wins
			p.lookup[string(p.names[i])] = i
		}
	}
}

func (p *parser) find(name []byte) (Expr, bool) {
	if p.lookup != nil {
		i, ok := p.lookup[string(name)]
		if !ok {
			return Expr{}, false
		}
		return p.exprs[i], true
	}
	for i, n := range p.names {
		if string(n) == string(name) {
			return p.exprs[i], true
		}
	}
	return Expr{}, false
}

// Errors. Each returns false, so that a production can report and fail in one statement. A message about a token that
// could not be read gives way to the lexical error.

func (p *parser) errorAt(at int, msg string) bool {
	e := &Error{Offset: at, Msg: msg}
	if p.kind == lex.Error {
		e = p.lexErr
	}
	switch {
	case p.err == nil:
		p.err, p.last = e, e
	case p.kind != lex.Error && !p.limited:
		p.last.Next, p.last = e, e
	}
	return false
}

// limit reports that a limit of this package is exceeded, which silences upstream's follow-on messages.
func (p *parser) limit(at int, msg string) bool {
	p.errorAt(at, msg)
	p.limited = true
	return false
}

// errorHere reports at the current token, at the last character when that is the end of the input.
func (p *parser) errorHere(msg string) bool { return p.errorAt(p.here(), msg) }

// wrongToken reports after the preceding text that something is missing there.
func (p *parser) wrongToken(msg string) bool {
	return p.errorAt(wrongTokenOffset(p.src, p.here()), msg)
}

func (p *parser) here() int {
	if p.kind == lex.EOF {
		return max(p.start-1, 0)
	}
	return p.start
}

func (p *parser) expect(k lex.Kind, msg string) bool {
	if p.kind != k {
		return p.wrongToken(msg)
	}
	p.next()
	return true
}

func (p *parser) accept(k lex.Kind) bool {
	if p.kind != k {
		return false
	}
	p.next()
	return true
}

// list parses elements separated by commas, none or more between delimiters.
func (p *parser) list(d Delimiter, context string, element func() bool) bool {
	del := delimiters[d]
	if d != NoDelimiter {
		if !p.expect(del.open, del.expOpen+context) {
			return false
		}
		if p.accept(del.close) {
			return true
		}
	}
	if !element() {
		return false
	}
	for p.accept(lex.Comma) {
		if !element() {
			return false
		}
	}
	return d == NoDelimiter || p.expect(del.close, del.expClosing+context)
}

func (p *parser) exprList(d Delimiter, context string) ([]Expr, bool) {
	exprs := p.listBuf[:0]
	ok := p.list(d, context, func() bool {
		e, ok := p.expr()
		exprs = append(exprs, e)
		return ok
	})
	return slices.Clone(exprs), ok
}

// map-or-set ::= `(` dims `)` (`[` symbols `]`)? (`->` `(` results `)` | `:` `(` constraints `)`)
func (p *parser) mapOrSet() (*Map, *Set) {
	dims, syms := 0, 0
	ok := p.list(Paren, " in dimensional identifier list", func() bool {
		dims++
		return p.identifier(Dim(dims - 1))
	})
	if ok && p.kind == lex.LSquare {
		ok = p.list(Square, " in symbol list", func() bool {
			syms++
			return p.identifier(Symbol(syms - 1))
		})
	}
	if !ok {
		return nil, nil
	}
	if p.accept(lex.Arrow) {
		return p.mapRange(dims, syms), nil
	}
	if !p.expect(lex.Colon, "expected '->' or ':'") {
		return nil, nil
	}
	return nil, p.constraints(dims, syms)
}

func (p *parser) identifier(e Expr) bool {
	if p.kind != lex.Word {
		return p.wrongToken("expected bare identifier")
	}
	if _, ok := p.find(p.text()); ok {
		return p.errorHere("redefinition of identifier '" + string(p.text()) + "'")
	}
	p.bind(p.text(), e)
	p.next()
	return true
}

func (p *parser) mapRange(dims, syms int) *Map {
	results, ok := p.exprList(Paren, " in affine map range")
	if !ok {
		return nil
	}
	return &Map{dims, syms, results}
}

func (p *parser) constraints(dims, syms int) *Set {
	s := &Set{dims: dims, syms: syms}
	ok := p.list(Paren, " in integer set constraint list", func() bool {
		e, eq, ok := p.constraint()
		s.constraints = append(s.constraints, e)
		s.eqs = append(s.eqs, eq)
		return ok
	})
	if !ok {
		return nil
	}
	if len(s.constraints) == 0 { // the set of everything: 0 == 0
		s.constraints, s.eqs = []Expr{Const(0)}, []bool{true}
	}
	return s
}

// constraint ::= expr (`>=` | `<=` | `==`) expr
//
// The relations are two tokens each. As in upstream, a first half without its second is skipped before the next
// relation is tried.
func (p *parser) constraint() (e Expr, isEq, ok bool) {
	lhs, ok := p.expr()
	if !ok {
		return Expr{}, false, false
	}
	le, wrong := false, false
	switch {
	case p.accept(lex.Greater) && p.accept(lex.Equal):
	case p.accept(lex.Less) && p.accept(lex.Equal):
		le = true
	case p.accept(lex.Equal):
		isEq = p.accept(lex.Equal)
		wrong = !isEq
	default:
		wrong = true
	}
	if wrong {
		return Expr{}, false, p.errorHere("expected '== affine-expr' or '>= affine-expr' at end of affine constraint")
	}
	rhs, ok := p.expr()
	if !ok {
		return Expr{}, false, false
	}
	if le {
		return rhs.Sub(lhs), false, true
	}
	return lhs.Sub(rhs), isEq, true
}

// expr ::= term ((`+` | `-`) term)*
func (p *parser) expr() (Expr, bool) {
	e, ok := p.term(false)
	for ok {
		minus := p.kind == lex.Minus
		if !minus && p.kind != lex.Plus {
			return e, true
		}
		at := p.start
		p.next()
		var rhs Expr
		if rhs, ok = p.term(true); !ok {
			break
		}
		if minus {
			rhs = rhs.Neg()
		}
		e = e.Add(rhs)
		ok = p.checkHeight(e, at)
	}
	return Expr{}, false
}

// term ::= operand ((`*` | `floordiv` | `ceildiv` | `mod`) operand)*
//
// hasLHS says that an operator precedes, which decides the words when the operand is missing.
func (p *parser) term(hasLHS bool) (Expr, bool) {
	e, ok := p.operand(hasLHS)
	if !ok {
		return Expr{}, false
	}
	op, at := p.highOp()
	for op != KindInvalid {
		p.next()
		rhs, ok := p.operand(true)
		if !ok {
			return Expr{}, false
		}
		// Upstream reports a product or quotient that is not affine at the operator after it, when there is one.
		next, nextAt := p.highOp()
		if next != KindInvalid {
			at = nextAt
		}
		if msg := notAffine(op, e, rhs); msg != "" {
			if next != KindInvalid {
				p.next()
			}
			return Expr{}, p.errorAt(at, msg)
		}
		e = Binary(op, e, rhs)
		if !p.checkHeight(e, at) {
			return Expr{}, false
		}
		op = next
	}
	return e, true
}

func (p *parser) highOp() (Kind, int) {
	if p.kind == lex.Star {
		return KindMul, p.start
	}
	if p.kind == lex.Word {
		switch string(p.text()) {
		case "floordiv":
			return KindFloorDiv, p.start
		case "ceildiv":
			return KindCeilDiv, p.start
		case "mod":
			return KindMod, p.start
		}
	}
	return KindInvalid, 0
}

// notAffine returns what is wrong with lhs op rhs, or nothing.
func notAffine(op Kind, lhs, rhs Expr) string {
	if rhs.n.symbolic || op == KindMul && lhs.n.symbolic {
		return ""
	}
	switch op {
	case KindMul:
		return "non-affine expression: at least one of the multiply operands has to be either a constant or symbolic"
	case KindFloorDiv:
		return "non-affine expression: right operand of floordiv has to be either a constant or symbolic"
	case KindCeilDiv:
		return "non-affine expression: right operand of ceildiv has to be either a constant or symbolic"
	}
	return "non-affine expression: right operand of mod has to be either a constant or symbolic"
}

// operand ::= `-` operand | `(` expr `)` | integer | identifier | ssa-name | `symbol` `(` ssa-name `)`
func (p *parser) operand(hasLHS bool) (Expr, bool) {
	switch p.kind {
	case lex.Word:
		if string(p.text()) == "symbol" {
			return p.ssaSymbol()
		}
		if e, ok := p.find(p.text()); ok {
			p.next()
			return e, true
		}
		return Expr{}, p.wrongToken("use of undeclared identifier")
	case lex.Int:
		return p.integer()
	case lex.Percent:
		return p.ssaName(false)
	case lex.LParen:
		return p.parens()
	case lex.Minus:
		return p.negation(hasLHS)
	case lex.Plus, lex.Star:
		if !hasLHS {
			return Expr{}, p.errorHere("missing left operand of binary operator")
		}
	}
	if hasLHS {
		return Expr{}, p.errorHere("missing right operand of binary operator")
	}
	return Expr{}, p.errorHere("expected affine expression")
}

func (p *parser) integer() (Expr, bool) {
	digits, base := p.text(), 10 // also with leading zeros
	if len(digits) > 1 && digits[1] == 'x' {
		digits, base = digits[2:], 16
	}
	v, err := strconv.ParseUint(string(digits), base, 64)
	if err != nil || v > math.MaxInt64 {
		return Expr{}, p.errorHere("constant too large for index")
	}
	p.next()
	return Const(int64(v)), true
}

func (p *parser) parens() (Expr, bool) {
	if !p.enter() {
		return Expr{}, false
	}
	p.next()
	if p.kind == lex.RParen {
		return Expr{}, p.errorHere("no expression inside parentheses")
	}
	e, ok := p.expr()
	p.nesting--
	return e, ok && p.expect(lex.RParen, "expected ')'")
}

func (p *parser) negation(hasLHS bool) (Expr, bool) {
	if !p.enter() {
		return Expr{}, false
	}
	p.next()
	e, ok := p.operand(hasLHS)
	p.nesting--
	if !ok {
		return Expr{}, p.errorHere("missing operand of negation")
	}
	return e.Neg(), true
}

// ssaSymbol ::= `symbol` `(` ssa-name `)`
func (p *parser) ssaSymbol() (Expr, bool) {
	p.next()
	if !p.expect(lex.LParen, "expected '(' at start of SSA symbol") {
		return Expr{}, false
	}
	e, ok := p.ssaName(true)
	return e, ok && p.expect(lex.RParen, "expected ')' at end of SSA symbol")
}

// ssa-name ::= `%name` (`#` number)?
func (p *parser) ssaName(symbol bool) (Expr, bool) {
	if !p.ssa {
		return Expr{}, p.wrongToken("unexpected ssa identifier")
	}
	if p.kind != lex.Percent {
		return Expr{}, p.wrongToken("expected ssa identifier")
	}
	// MLIR 22.1.8 knows a value again by its name alone: after %x#1, %x is that same result and %x#0 an error.
	if e, ok := p.find(p.text()); ok {
		p.next()
		return e, true
	}
	text := p.text()
	op := Operand{Name: string(text), Offset: p.start}
	p.next()
	if p.kind == lex.Hash {
		n, err := strconv.ParseUint(string(p.text()[1:]), 10, 32)
		if err != nil {
			return Expr{}, p.errorHere("invalid SSA value result number")
		}
		op.Number = int(n)
		p.next()
	}
	var e Expr
	if symbol {
		e = Symbol(len(p.syms))
		p.syms = append(p.syms, op)
	} else {
		e = Dim(len(p.dims))
		p.dims = append(p.dims, op)
	}
	p.bind(text, e)
	return e, true
}

func (p *parser) enter() bool {
	if p.nesting >= maxNesting {
		return p.limit(p.start, "affine expression nests "+strconv.Itoa(maxNesting)+
			" levels deep, expected fewer; split it into several maps")
	}
	p.nesting++
	return true
}

func (p *parser) checkHeight(e Expr, at int) bool {
	if e.n.height <= maxHeight {
		return true
	}
	return p.limit(at, "affine expression has "+strconv.Itoa(maxHeight)+
		" operations above one another, expected fewer; split it into several maps")
}
