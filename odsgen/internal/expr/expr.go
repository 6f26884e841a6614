package expr

import (
	"fmt"
	"strconv"
	"strings"
)

// Op is the operator of a node.
type Op uint8

// The operators.
const (
	Bad    Op = iota
	Name      // Name: a function without arguments, constraint, parameter or definition
	Call      // Name(Args)
	Apply     // Name<Args>
	Part      // $Name
	Int       // Int
	String    // Str
	List      // [Args]
	Self      // self
	True      // true
	False     // false
	And       // all Args
	Or        // any of Args
	Not       // not Args[0]
	Eq        // Args[0] == Args[1], and so on
	Ne
	Lt
	Le
	Gt
	Ge
	In         // Args[0] in Args[1]
	Is         // Args[0] is Args[1]
	Implements // Args[0] implements Name
	Has        // Args[0] has Name
	Each       // each Args[0] is Args[1]
	Some       // some Args[0] is Args[1]
	For        // Args[0] for Name in Args[1], inside a call
	Go         // go(Name, Args...)
)

// Node is a node of the tree; From and To are offsets into the text.
type Node struct {
	Op       Op
	Name     string
	Int      int64
	Str      string
	Args     []*Node
	From, To int
}

// Error is a syntax error.
type Error struct {
	From, To int
	Message  string
	Fix      string
}

// maxDepth bounds nesting.
const maxDepth = 100

// Parse parses an expression. The tree is usable, with Bad nodes, when there are errors.
func Parse(text string) (*Node, []Error) {
	p := &parser{text: text}
	p.next()
	n := p.or()
	if p.tok != eof {
		p.fail("remove it, or join the parts with 'and' or 'or'", "unexpected %s behind the expression", p.found())
	}
	return n, p.errs
}

// Param is a declared parameter: "name" or "name kind".
type Param struct {
	Name, Kind string
	From, To   int
}

// ParseKey parses a declared name with parameters: "TensorOf<types>", "Ranked<shape ints>".
func ParseKey(text string) (name string, params []Param, errs []Error) {
	open := strings.IndexByte(text, '<')
	if open < 0 {
		return text, nil, nil
	}
	name = text[:open]
	p := &parser{text: text, pos: open + 1}
	p.next()
	for p.tok != eof && p.tok != '>' {
		if p.tok != ident {
			p.fail("write NAME<a, b int>", "expected a parameter's name, but found %s", p.found())
			return name, params, p.errs
		}
		pr := Param{Name: p.str, From: p.from, To: p.to}
		p.next()
		if p.tok == ident {
			pr.Kind, pr.To = p.str, p.to
			p.next()
		}
		params = append(params, pr)
		if p.tok != ',' {
			break
		}
		p.next()
	}
	p.expect('>', "close the parameters with '>'")
	if p.tok != eof && len(p.errs) == 0 {
		p.fail("remove it", "unexpected %s behind the parameters", p.found())
	}
	return name, params, p.errs
}

// The tokens beyond single characters.
const (
	eof rune = -(iota + 1)
	ident
	apply // identifier with '<' right behind it
	part  // $identifier
	number
	str
	le
	ge
	eq
	ne
	bad
)

var twoChars = map[string]rune{"<=": le, ">=": ge, "==": eq, "!=": ne}

type parser struct {
	text     string
	pos      int
	tok      rune
	str      string
	num      int64
	from, to int
	depth    int
	errs     []Error
}

func (p *parser) fail(fix, format string, args ...any) {
	if len(p.errs) == 0 { // one error is enough: the rest would be guesses
		p.errs = append(p.errs, Error{p.from, max(p.to, p.from), fmt.Sprintf(format, args...), fix})
	}
	p.pos, p.tok = len(p.text), eof
	p.from, p.to = len(p.text), len(p.text)
}

func (p *parser) found() string {
	if p.tok == eof {
		return "the end"
	}
	return "'" + p.text[p.from:p.to] + "'"
}

func isLetter(c byte) bool { return c|0x20 >= 'a' && c|0x20 <= 'z' || c == '_' }
func isDigit(c byte) bool  { return c >= '0' && c <= '9' }

// next reads a token.
func (p *parser) next() {
	for p.pos < len(p.text) && strings.IndexByte(" \t\r\n", p.text[p.pos]) >= 0 {
		p.pos++
	}
	p.from = p.pos
	if p.pos >= len(p.text) {
		p.tok, p.to = eof, p.pos
		return
	}
	c := p.text[p.pos]
	switch {
	case isLetter(c), isDigit(c), c == '-' && p.pos+1 < len(p.text) && isDigit(p.text[p.pos+1]):
		p.word()
	case c == '$':
		p.pos++
		for p.pos < len(p.text) && (isLetter(p.text[p.pos]) || isDigit(p.text[p.pos]) ||
			p.text[p.pos] == '.' && p.pos+1 < len(p.text) && isLetter(p.text[p.pos+1])) {
			p.pos++ // a dot stands in rules: the part of an operation that has a name
		}
		p.tok, p.str = part, p.text[p.from+1:p.pos]
	case c == '\'' || c == '"':
		p.quoted(c)
	default:
		two := ""
		if p.pos+1 < len(p.text) {
			two = p.text[p.pos : p.pos+2]
		}
		if t, ok := twoChars[two]; ok {
			p.tok = t
			p.pos += 2
		} else if strings.IndexByte("()[]<>,:", c) >= 0 {
			p.tok = rune(c)
			p.pos++
		} else {
			p.tok = bad
			p.pos++
		}
	}
	p.to = p.pos
}

// word reads an identifier (which may start with digits, as 0DTensorOf, and contain dots) or a number.
func (p *parser) word() {
	for p.pos++; p.pos < len(p.text); p.pos++ {
		c := p.text[p.pos]
		if !isLetter(c) && !isDigit(c) && !(c == '.' && p.pos+1 < len(p.text) && isLetter(p.text[p.pos+1])) {
			break
		}
	}
	w := p.text[p.from:p.pos]
	p.str = w
	if n, err := strconv.ParseInt(w, 0, 64); err == nil && (isDigit(w[0]) || w[0] == '-') {
		p.tok, p.num = number, n
		return
	}
	if isDigit(w[0]) && strings.Trim(w, "0123456789") == "" || w[0] == '-' {
		p.tok = bad
		return
	}
	p.tok = ident
	if p.pos < len(p.text) && p.text[p.pos] == '<' && !strings.HasPrefix(p.text[p.pos:], "<=") {
		p.tok = apply
	}
}

func (p *parser) quoted(q byte) {
	end := strings.IndexByte(p.text[p.pos+1:], q)
	if end < 0 {
		p.tok, p.pos = bad, len(p.text)
		return
	}
	p.str = p.text[p.pos+1 : p.pos+1+end]
	p.pos += end + 2
	p.tok = str
}

func (p *parser) expect(t rune, fix string) bool {
	if p.tok != t {
		p.fail(fix, "expected '%c', but found %s", t, p.found())
		return false
	}
	p.next()
	return true
}

func (p *parser) isWord(w string) bool { return p.tok == ident && p.str == w }

func (p *parser) node(op Op, from int, args ...*Node) *Node {
	n := &Node{Op: op, Args: args, From: from, To: from}
	for _, a := range args {
		n.To = max(n.To, a.To)
	}
	return n
}

func (p *parser) or() *Node  { return p.chain("or", Or, p.and) }
func (p *parser) and() *Node { return p.chain("and", And, p.unary) }

// chain parses operands joined by a word.
func (p *parser) chain(word string, op Op, operand func() *Node) *Node {
	first := operand()
	if !p.isWord(word) {
		return first
	}
	n := p.node(op, first.From, first)
	for p.isWord(word) {
		p.next()
		n.Args = append(n.Args, operand())
	}
	n.To = n.Args[len(n.Args)-1].To
	return n
}

func (p *parser) unary() *Node {
	from := p.from
	if p.depth++; p.depth > maxDepth {
		p.fail("write a flatter expression", "expression is nested deeper than %d levels", maxDepth)
	}
	defer func() { p.depth-- }()
	switch {
	case p.isWord("not"):
		p.next()
		return p.node(Not, from, p.unary())
	case p.isWord("each"), p.isWord("some"):
		op := Each
		if p.str == "some" {
			op = Some
		}
		p.next()
		list := p.value()
		if !p.isWord("is") {
			p.fail("write 'each LIST is CONSTRAINT'", "expected 'is', but found %s", p.found())
			return p.node(Bad, from)
		}
		p.next()
		return p.node(op, from, list, p.operand())
	}
	return p.compare()
}

var comparisons = map[rune]Op{eq: Eq, ne: Ne, '<': Lt, le: Le, '>': Gt, ge: Ge}

func (p *parser) compare() *Node {
	x := p.value()
	if op, ok := comparisons[p.tok]; ok {
		p.next()
		return p.node(op, x.From, x, p.value())
	}
	switch {
	case p.isWord("in"):
		p.next()
		return p.node(In, x.From, x, p.value())
	case p.isWord("is"):
		p.next()
		negated := p.isWord("not")
		if negated {
			p.next()
		}
		n := p.node(Is, x.From, x, p.operand())
		if negated {
			n = p.node(Not, x.From, n)
		}
		return n
	case p.isWord("implements"), p.isWord("has"):
		op := Implements
		if p.str == "has" {
			op = Has
		}
		p.next()
		n := p.node(op, x.From, x)
		if p.tok != ident {
			p.fail("name it", "expected a name, but found %s", p.found())
			return n
		}
		n.Name, n.To = p.str, p.to
		p.next()
		return n
	}
	return x
}

// operand parses what follows "is": a constraint, or an expression in parentheses about the thing on the left.
func (p *parser) operand() *Node {
	if p.tok == '(' || p.tok == ident || p.tok == apply {
		return p.value()
	}
	p.fail("name a constraint, or put an expression in parentheses", "expected a constraint, but found %s", p.found())
	return p.node(Bad, p.from)
}

func (p *parser) value() *Node {
	from, to := p.from, p.to
	leaf := func(n Node) *Node {
		n.From, n.To = from, to
		p.next()
		return &n
	}
	switch p.tok {
	case number:
		return leaf(Node{Op: Int, Int: p.num})
	case str:
		return leaf(Node{Op: String, Str: p.str})
	case part:
		if p.str == "" {
			p.fail("write $name", "expected a name behind '$'")
			return p.node(Bad, from)
		}
		return leaf(Node{Op: Part, Name: p.str})
	case '(':
		p.next()
		n := p.or()
		p.expect(')', "add ')'")
		return n
	case '[':
		p.next()
		n := p.args(List, from, ']')
		return n
	case apply:
		name := p.str
		p.next()
		p.next()
		n := p.args(Apply, from, '>')
		n.Name = name
		return n
	case ident:
		return p.named(leaf)
	}
	p.fail("write a constraint, a function or a value", "expected an expression, but found %s", p.found())
	return p.node(Bad, from)
}

// named parses what starts with a word.
func (p *parser) named(leaf func(Node) *Node) *Node {
	name, from := p.str, p.from
	switch name {
	case "self":
		return leaf(Node{Op: Self})
	case "true":
		return leaf(Node{Op: True})
	case "false":
		return leaf(Node{Op: False})
	case "and", "or", "not", "is", "in", "each", "some", "has", "implements", "for":
		p.fail("write a constraint, a function or a value", "expected an expression, but found '%s'", name)
		return p.node(Bad, from)
	}
	n := leaf(Node{Op: Name, Name: name})
	if p.tok != '(' || p.from != n.To {
		return n
	}
	p.next()
	if name == "go" {
		if p.tok != ident {
			p.fail("write go(Name)", "expected the name of a Go function, but found %s", p.found())
			return n
		}
		fn := p.str
		p.next()
		g := p.node(Go, from)
		if p.tok == ',' {
			p.next()
			g = p.args(Go, from, ')')
		} else {
			g.To = p.to
			p.expect(')', "add ')'")
		}
		g.Name = fn
		return g
	}
	c := p.args(Call, from, ')')
	c.Name = name
	return c
}

// args parses a list of expressions up to a closing token; the first may have the form "x for name in list".
func (p *parser) args(op Op, from int, closing rune) *Node {
	n := p.node(op, from)
	operand := p.or
	if op == Apply { // '>' closes the list, so comparisons need parentheses
		operand = p.value
	}
	for p.tok != closing && p.tok != eof {
		a := operand()
		if p.isWord("for") && op == Call && len(n.Args) == 0 {
			a = p.comprehension(a)
		}
		n.Args = append(n.Args, a)
		if p.tok != ',' {
			break
		}
		p.next()
	}
	n.To = p.to
	p.expect(closing, "close it with '"+string(closing)+"', and separate by ','")
	return n
}

func (p *parser) comprehension(body *Node) *Node {
	p.next()
	if p.tok != ident {
		p.fail("write 'EXPR for v in values'", "expected a name, but found %s", p.found())
		return body
	}
	n := p.node(For, body.From, body)
	n.Name = p.str
	p.next()
	if !p.isWord("in") {
		p.fail("write 'EXPR for v in values'", "expected 'in', but found %s", p.found())
		return body
	}
	p.next()
	n.Args = append(n.Args, p.value())
	n.To = n.Args[1].To
	return n
}
