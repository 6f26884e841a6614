package main

import (
	"fmt"
	"slices"
	"strconv"
	"unicode"
)

// function is "def name(a, b[]) body".
type function struct {
	name   token
	params []param
	body   expr
}

// param is a number, or with brackets an array.
type param struct {
	name  token
	array bool
}

// expr is an expression; its dynamic type says which kind.
type expr interface{ at() int }

type (
	number struct {
		pos   int
		value float64
	}
	variable struct{ name token }
	binary   struct {
		op          token
		left, right expr
	}
	call struct {
		name token
		args []expr
	}
	branch struct {
		pos           int
		cond, yes, no expr
	} // if cond then yes else no
	loop struct {
		name           token
		from, to, body expr
	} // for name = from to to do body
	while struct {
		pos        int
		cond, body expr
	} // while cond do body
	declare struct {
		name  token
		value expr
	} // var name = value
	assign struct {
		name  token
		value expr
	} // name = value
	array struct {
		name token
		size expr
	} // var name[size]
	element struct {
		name         token
		index, value expr
	} // name[index], or name[index] = value
	block struct {
		pos  int
		list []expr
	} // { a; b; c }
)

func (e *number) at() int   { return e.pos }
func (e *variable) at() int { return e.name.pos }
func (e *binary) at() int   { return e.op.pos }
func (e *call) at() int     { return e.name.pos }
func (e *branch) at() int   { return e.pos }
func (e *loop) at() int     { return e.name.pos }
func (e *while) at() int    { return e.pos }
func (e *declare) at() int  { return e.name.pos }
func (e *assign) at() int   { return e.name.pos }
func (e *array) at() int    { return e.name.pos }
func (e *element) at() int  { return e.name.pos }
func (e *block) at() int    { return e.pos }

// parser reads tokens.
type parser struct {
	tokens []token
}

// parse reads a program: its functions. A fault is a *syntaxError.
func parse(text string) (list []*function, err error) {
	tokens, err := lex(text)
	if err != nil {
		return nil, err
	}
	defer func() {
		if e, ok := recover().(*syntaxError); ok {
			err = e
		}
	}()
	p := &parser{tokens}
	for p.peek() != "" {
		list = append(list, p.function())
	}
	return list, nil
}

func (p *parser) peek() string { return p.tokens[0].text }

func (p *parser) next() token {
	t := p.tokens[0]
	if t.text != "" {
		p.tokens = p.tokens[1:]
	}
	return t
}

func (p *parser) accept(text string) bool {
	if p.peek() != text {
		return false
	}
	p.next()
	return true
}

func (p *parser) expect(text string) token {
	if p.peek() != text {
		p.fail("expected %q, got %q", text, p.peek())
	}
	return p.next()
}

// fail ends parsing; parse recovers.
func (p *parser) fail(format string, args ...any) {
	panic(&syntaxError{p.tokens[0].pos, fmt.Sprintf(format, args...)})
}

var words = []string{"def", "if", "then", "else", "for", "to", "do", "while", "var"}

func (p *parser) name() token {
	if t := p.peek(); t == "" || !unicode.IsLetter(rune(t[0])) || slices.Contains(words, t) {
		p.fail("expected a name, got %q", t)
	}
	return p.next()
}

func (p *parser) function() *function {
	p.expect("def")
	f := &function{name: p.name()}
	p.expect("(")
	for !p.accept(")") {
		if len(f.params) > 0 {
			p.expect(",")
		}
		q := param{name: p.name(), array: p.accept("[")}
		if q.array {
			p.expect("]")
		}
		f.params = append(f.params, q)
	}
	f.body = p.expr(0)
	return f
}

// strength is how strongly an operator binds.
var strength = map[string]int{"==": 1, "<": 1, ">": 1, "+": 2, "-": 2, "*": 3, "/": 3}

// expr reads an expression whose operators bind more strongly than least.
func (p *parser) expr(least int) expr {
	left := p.primary()
	for {
		s := strength[p.peek()]
		if s <= least {
			return left
		}
		left = &binary{p.next(), left, p.expr(s)}
	}
}

func (p *parser) primary() expr {
	t := p.tokens[0]
	switch {
	case p.accept("("):
		e := p.expr(0)
		p.expect(")")
		return e
	case p.accept("{"):
		b := &block{pos: t.pos}
		for {
			b.list = append(b.list, p.expr(0))
			if !p.accept(";") {
				p.expect("}")
				return b
			}
		}
	case p.accept("-"):
		return &binary{t, &number{t.pos, 0}, p.primary()}
	case p.accept("if"):
		e := &branch{pos: t.pos, cond: p.expr(0)}
		p.expect("then")
		e.yes = p.expr(0)
		p.expect("else")
		e.no = p.expr(0)
		return e
	case p.accept("for"):
		e := &loop{name: p.name()}
		p.expect("=")
		e.from = p.expr(0)
		p.expect("to")
		e.to = p.expr(0)
		p.expect("do")
		e.body = p.expr(0)
		return e
	case p.accept("while"):
		e := &while{pos: t.pos, cond: p.expr(0)}
		p.expect("do")
		e.body = p.expr(0)
		return e
	case p.accept("var"):
		e := &declare{name: p.name()}
		if p.accept("[") {
			a := &array{e.name, p.expr(0)}
			p.expect("]")
			return a
		}
		p.expect("=")
		e.value = p.expr(0)
		return e
	}
	if v, err := strconv.ParseFloat(t.text, 64); err == nil && !unicode.IsLetter(rune(t.text[0])) {
		return &number{p.next().pos, v}
	}
	name := p.name()
	switch {
	case p.accept("="):
		return &assign{name, p.expr(0)}
	case p.accept("["):
		e := &element{name: name, index: p.expr(0)}
		p.expect("]")
		if p.accept("=") {
			e.value = p.expr(0)
		}
		return e
	case p.accept("("):
		c := &call{name: name}
		for !p.accept(")") {
			if len(c.args) > 0 {
				p.expect(",")
			}
			c.args = append(c.args, p.expr(0))
		}
		return c
	}
	return &variable{name}
}
