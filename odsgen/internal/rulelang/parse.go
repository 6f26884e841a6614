package rulelang

import (
	"fmt"
	"strconv"
	"strings"
)

// Kind is the kind of a node.
type Kind uint8

// The kinds of nodes.
const (
	Any   Kind = iota // _
	Var               // $Name, $Name.Part, with Sub behind a colon
	Op                // (Name Args Attrs loc(...) -> Types), with Part behind a dot
	Call              // Name(Args)
	List              // [Args]
	Rest              // ...$Name, or ... alone
	Word              // a bare word: a case, true, false
	Con               // a constraint: Text is an expression
	Int               // Int
	Float             // Num
	Str               // Text
	Alt               // Args[0] | Args[1] | ...
	Erase             // erase
)

// Node is a node of the tree. From and To are offsets into the text.
type Node struct {
	Kind     Kind
	Name     string
	Part     string
	Sub      *Node
	Args     []*Node
	Attrs    []Attr
	Types    []Piece
	Loc      *Node // Call
	Text     string
	Int      int64
	Num      float64
	From, To int
	// NameTo is where the name of an operation, a call or a variable ends; it starts at From, or one byte later.
	NameFrom, NameTo int
}

// Attr is Name=Node.
type Attr struct {
	Name     string
	Node     *Node
	From, To int // of the name
}

// Piece is text of another language, from an offset on.
type Piece struct {
	Text string
	From int
}

// Rule is a parsed rule.
type Rule struct {
	Match   *Node
	If      *Piece
	Replace []*Node
}

// Step is a parsed item of build: or after:, with the names that it binds in front.
type Step struct {
	Names []*Node // Var
	Node  *Node
}

// Error is a syntax error.
type Error struct {
	From, To int
	Message  string
	Fix      string
}

// maxDepth bounds nesting.
const maxDepth = 64

// Parse parses MATCH [if CONDITION] => REPLACEMENT {, REPLACEMENT}.
func Parse(text string) (*Rule, []Error) {
	p := newParser(text)
	r := &Rule{}
	r.Match = p.pattern()
	if p.tok == ident && p.str == "if" {
		from := p.pos
		to := p.find("=>")
		piece := strings.TrimRight(text[from:to], " \t\n")
		cut := len(piece) - len(strings.TrimLeft(piece, " \t\n"))
		r.If = &Piece{piece[cut:], from + cut}
		if piece[cut:] == "" {
			p.fail("write a condition behind it, or remove it", "'if' has no condition")
		}
		p.pos = to
		p.next()
	}
	if p.tok != arrow {
		p.fail("write MATCH => REPLACEMENT", "expected '=>' behind the match, but found %s", p.found())
		return r, p.errs
	}
	p.next()
	for {
		r.Replace = append(r.Replace, p.pattern())
		if p.tok != ',' {
			break
		}
		p.next()
	}
	p.end("put ',' between several replacements")
	return r, p.errs
}

// ParseStep parses an item of build: or after:: {$name ,} [:] and what is made.
func ParseStep(text string) (*Step, []Error) {
	p := newParser(text)
	s := &Step{}
	n := p.pattern()
	for p.tok == ',' {
		s.Names = append(s.Names, n)
		p.next()
		n = p.pattern()
	}
	p.end("make one item of each")
	if n != nil && n.Kind == Var && n.Sub != nil {
		v := *n
		v.Sub = nil
		s.Names = append(s.Names, &v)
		n = n.Sub
	}
	s.Node = n
	for _, v := range s.Names {
		if v.Kind != Var || v.Part != "" || v.Sub != nil {
			p.failAt(v.From, v.To, "write $a, $b:Function(...)", "only names can stand before a comma here")
			break
		}
	}
	return s, p.errs
}

// The tokens beyond single characters.
const (
	eof rune = -(iota + 1)
	ident
	variable // $name or $name.part
	number
	str
	arrow // =>
	types // ->
	dots  // ...
	bad
)

type parser struct {
	text       string
	pos        int
	tok        rune
	str, part  string
	from, to   int
	depth      int
	spaceAhead bool // white space in front of the token
	errs       []Error
}

func newParser(text string) *parser {
	p := &parser{text: text}
	p.next()
	return p
}

func (p *parser) fail(fix, format string, args ...any) {
	p.failAt(p.from, p.to, fix, format, args...)
}

func (p *parser) failAt(from, to int, fix, format string, args ...any) {
	if len(p.errs) == 0 { // one error is enough: the rest would be guesses
		p.errs = append(p.errs, Error{from, to, fmt.Sprintf(format, args...), fix})
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

func (p *parser) end(fix string) {
	if p.tok != eof {
		p.fail(fix, "unexpected %s at the end", p.found())
	}
}

// find returns the offset of a text outside of quotes, or the end.
func (p *parser) find(what string) int {
	var quote byte
	for i := p.pos; i < len(p.text); i++ {
		c := p.text[i]
		switch {
		case quote != 0:
			if c == quote {
				quote = 0
			}
		case c == '"' || c == '\'':
			quote = c
		case strings.HasPrefix(p.text[i:], what):
			return i
		}
	}
	return len(p.text)
}

func isLetter(c byte) bool { return c|0x20 >= 'a' && c|0x20 <= 'z' || c == '_' }
func isDigit(c byte) bool  { return c >= '0' && c <= '9' }

func (p *parser) next() {
	start := p.pos
	for p.pos < len(p.text) && strings.IndexByte(" \t\r\n", p.text[p.pos]) >= 0 {
		p.pos++
	}
	p.spaceAhead = p.pos > start
	p.from = p.pos
	if p.pos >= len(p.text) {
		p.tok, p.to = eof, p.pos
		return
	}
	c := p.text[p.pos]
	rest := p.text[p.pos:]
	switch {
	case c == '$' && len(rest) > 1 && isLetter(rest[1]):
		p.pos++
		p.str, p.part = p.name(), ""
		if p.pos+1 < len(p.text) && p.text[p.pos] == '.' && isLetter(p.text[p.pos+1]) {
			p.pos++
			p.part = p.name()
		}
		p.tok = variable
	case isDigit(c), c == '-' && len(rest) > 1 && isDigit(rest[1]):
		p.pos++
		for p.pos < len(p.text) && (isLetter(p.text[p.pos]) || isDigit(p.text[p.pos]) || p.text[p.pos] == '.' ||
			strings.IndexByte("+-", p.text[p.pos]) >= 0 && p.text[p.pos-1]|0x20 == 'e') {
			p.pos++
		}
		p.tok, p.str = number, p.text[p.from:p.pos]
	case isLetter(c):
		p.str = p.name()
		for p.pos+1 < len(p.text) && p.text[p.pos] == '.' && isLetter(p.text[p.pos+1]) {
			p.pos++
			p.str += "." + p.name()
		}
		p.tok = ident
	case c == '"' || c == '\'':
		p.quoted(c)
	case strings.HasPrefix(rest, "=>"):
		p.tok, p.pos = arrow, p.pos+2
	case strings.HasPrefix(rest, "->"):
		p.tok, p.pos = types, p.pos+2
	case strings.HasPrefix(rest, "..."):
		p.tok, p.pos = dots, p.pos+3
	case strings.IndexByte("()[],:|=.", c) >= 0:
		p.tok, p.pos = rune(c), p.pos+1
	default:
		p.tok, p.pos = bad, p.pos+1
	}
	p.to = p.pos
}

func (p *parser) name() string {
	from := p.pos
	for p.pos < len(p.text) && (isLetter(p.text[p.pos]) || isDigit(p.text[p.pos])) {
		p.pos++
	}
	return p.text[from:p.pos]
}

// quoted reads a string. A backslash makes the next character stand for itself.
func (p *parser) quoted(q byte) {
	var b strings.Builder
	for i := p.pos + 1; i < len(p.text); i++ {
		switch c := p.text[i]; {
		case c == q:
			p.pos, p.tok, p.str = i+1, str, b.String()
			return
		case c == '\\' && i+1 < len(p.text):
			i++
			b.WriteByte(p.text[i])
		default:
			b.WriteByte(c)
		}
	}
	p.tok, p.pos = bad, len(p.text)
}

func (p *parser) expect(t rune, fix string) bool {
	if p.tok != t {
		p.fail(fix, "expected '%c', but found %s", t, p.found())
		return false
	}
	p.next()
	return true
}

// pattern parses one pattern with the alternatives behind it.
func (p *parser) pattern() *Node {
	if p.depth++; p.depth > maxDepth {
		p.fail("split the rule", "the rule is nested too deeply")
	}
	defer func() { p.depth-- }()
	n := p.single()
	if p.tok != '|' {
		return n
	}
	alt := &Node{Kind: Alt, Args: []*Node{n}, From: n.From, To: n.To}
	for p.tok == '|' {
		p.next()
		a := p.single()
		alt.Args, alt.To = append(alt.Args, a), a.To
	}
	return alt
}

func (p *parser) single() *Node {
	n := &Node{From: p.from, To: p.to, NameFrom: p.from, NameTo: p.to}
	switch p.tok {
	case '(':
		return p.op()
	case '[':
		p.next()
		n.Kind = List
		for p.tok != ']' && p.tok != eof {
			n.Args = append(n.Args, p.pattern())
			if p.tok == ',' { // welcome, not needed
				p.next()
			}
		}
		n.To = p.to
		p.expect(']', "close the list")
	case dots:
		n.Kind = Rest
		p.next()
		if p.tok == variable && !p.spaceAhead {
			n.Name, n.To = p.str, p.to
			p.next()
		}
	case variable:
		n.Kind, n.Name, n.Part = Var, p.str, p.part
		p.next()
		if p.tok == ':' {
			p.next()
			n.Sub = p.pattern()
			n.To = n.Sub.To
		}
	case number:
		p.number(n)
	case str:
		n.Kind, n.Text = Str, p.str
		p.next()
	case ident:
		p.word(n)
	default:
		fix := "write $x, _, (op ...), a constraint, a constant or Function(...)"
		p.fail(fix, "expected a pattern, but found %s", p.found())
	}
	return n
}

func (p *parser) number(n *Node) {
	if i, err := strconv.ParseInt(p.str, 0, 64); err == nil {
		n.Kind, n.Int = Int, i
	} else if u, err := strconv.ParseUint(p.str, 0, 64); err == nil {
		n.Kind, n.Int = Int, int64(u)
	} else if f, err := strconv.ParseFloat(p.str, 64); err == nil {
		n.Kind, n.Num = Float, f
	} else {
		p.fail("write a decimal, 0x or 0b number", "'%s' is no number", p.str)
	}
	n.Text = p.str
	p.next()
}

// word parses what starts with a name: _, a call, a constraint, a case.
func (p *parser) word(n *Node) {
	n.Name, n.Text = p.str, p.str
	upper := p.str[0] >= 'A' && p.str[0] <= 'Z' || strings.ContainsAny(p.str, ".")
	end := p.to
	switch {
	case p.str == "_":
		n.Kind = Any
		p.next()
	case end < len(p.text) && p.text[end] == '(':
		n.Kind = Call
		p.next()
		p.next()
		for p.tok != ')' && p.tok != eof {
			n.Args = append(n.Args, p.pattern())
			if p.tok != ',' {
				break
			}
			p.next()
		}
		n.To = p.to
		p.expect(')', "close the arguments; put ',' between them")
	case end < len(p.text) && p.text[end] == '<':
		to := balanced(p.text, end)
		if to < 0 {
			p.fail("close the arguments with '>'", "the arguments of '%s' are not closed", p.str)
			return
		}
		n.Kind, n.Text, n.To = Con, p.text[n.From:to], to
		p.pos = to
		p.next()
	case upper:
		n.Kind = Con
		p.next()
	case p.str == "erase":
		n.Kind = Erase
		p.next()
	default:
		n.Kind = Word
		p.next()
	}
}

// balanced returns the offset behind the bracket that closes the one at from, or -1.
func balanced(text string, from int) int {
	depth := 0
	var quote byte
	for i := from; i < len(text); i++ {
		c := text[i]
		switch {
		case quote != 0:
			if c == quote {
				quote = 0
			}
		case c == '"' || c == '\'':
			quote = c
		case strings.IndexByte("<[(", c) >= 0:
			depth++
		case strings.IndexByte(">])", c) >= 0:
			if depth--; depth == 0 {
				return i + 1
			}
		}
	}
	return -1
}

// op parses (name args attr=pattern loc(...) -> types).part.
func (p *parser) op() *Node {
	n := &Node{Kind: Op, From: p.from, To: p.to}
	p.next()
	if p.tok != ident {
		p.fail("write (operation operands...)", "expected the name of an operation behind '(', but found %s", p.found())
		return n
	}
	n.Name, n.NameFrom, n.NameTo = p.str, p.from, p.to
	p.next()
	for p.tok != ')' && p.tok != eof {
		switch {
		case p.tok == types:
			p.resultTypes(n)
			continue
		case p.tok == ident && p.to < len(p.text) && p.text[p.to] == '=' && !strings.HasPrefix(p.text[p.to:], "=>"):
			a := Attr{Name: p.str, From: p.from, To: p.to}
			p.next()
			p.next()
			a.Node = p.pattern()
			n.Attrs = append(n.Attrs, a)
			continue
		}
		arg := p.pattern()
		if arg.Kind == Call && arg.Name == "loc" {
			if n.Loc != nil {
				p.failAt(arg.From, arg.To, "give one location", "the location is given twice")
			}
			n.Loc = arg
			continue
		}
		if len(n.Attrs) > 0 {
			p.failAt(arg.From, arg.To, "write the operands first", "an operand stands behind attributes")
		}
		n.Args = append(n.Args, arg)
	}
	n.To = p.to
	if !p.expect(')', "close the operation") {
		return n
	}
	if p.tok == '.' && !p.spaceAhead {
		p.next()
		if p.tok != ident {
			p.fail("write (op ...).result", "expected the name of a result behind '.', but found %s", p.found())
			return n
		}
		n.Part, n.To = p.str, p.to
		p.next()
	}
	return n
}

// resultTypes takes the texts of the types behind "->", up to the end of the operation.
func (p *parser) resultTypes(n *Node) {
	start := p.pos
	depth := 0
	from := start
	add := func(to int) {
		piece := p.text[from:to]
		t := strings.TrimLeft(piece, " \t\r\n")
		n.Types = append(n.Types, Piece{strings.TrimRight(t, " \t\r\n"), from + len(piece) - len(t)})
	}
	var quote byte
	for i := start; i < len(p.text); i++ {
		c := p.text[i]
		switch {
		case quote != 0:
			if c == quote {
				quote = 0
			}
		case c == '"' || c == '\'':
			quote = c
		case strings.IndexByte("<[(", c) >= 0:
			depth++
		case depth == 0 && c == ')':
			add(i)
			p.pos = i
			p.next()
			return
		case strings.IndexByte(">])", c) >= 0:
			depth--
		case depth == 0 && c == ',':
			add(i)
			from = i + 1
		}
	}
	p.fail("close the operation", "expected ')' behind the result types, but found the end")
}
