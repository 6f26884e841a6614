package importer

import (
	"strings"
	"unicode"
	"unicode/utf8"
)

// cpp is an expression of C++, as conditions and transformations are written in. Op says what it is:
//
//	"name"   Text is a qualified name, Types its template arguments
//	"num"    Text is a number
//	"str"    Text is a string without its quotes
//	"call"   Args[0] is called with the others
//	"."      Text is a member of Args[0], Types its template arguments
//	"[]"     Args[0] at index Args[1]
//	"{}"     a list in braces
//	others   an operator: "!", "-", "&&", "==", ...
type cpp struct {
	op, text string
	types    []string
	args     []*cpp
}

// parseCpp reads an expression; nil when it is something else, or of a form that has no counterpart in the definition
// language anyway, such as a lambda.
func parseCpp(text string) *cpp {
	p := &cppParser{text: text}
	x := p.binary(0, 0)
	if p.space(); x == nil || p.failed || p.at < len(text) {
		return nil
	}
	return x
}

type cppParser struct {
	text   string
	at     int
	failed bool
}

const maxCppDepth = 100

func (p *cppParser) fail() *cpp {
	p.failed = true
	return nil
}

func (p *cppParser) space() {
	for p.at < len(p.text) && strings.IndexByte(" \t\r\n", p.text[p.at]) >= 0 {
		p.at++
	}
}

// take consumes a token when it comes next.
func (p *cppParser) take(token string) bool {
	p.space()
	if strings.HasPrefix(p.text[p.at:], token) {
		p.at += len(token)
		return true
	}
	return false
}

// operators are the binary ones by precedence, longer ones first.
var operators = [][]string{{"||"}, {"&&"}, {"==", "!="}, {"<=", ">=", "<", ">"}, {"+", "-"}, {"*", "/", "%"}}

func (p *cppParser) binary(level, depth int) *cpp {
	if depth > maxCppDepth {
		return p.fail()
	}
	if level == len(operators) {
		return p.unary(depth + 1)
	}
	x := p.binary(level+1, depth+1)
	for x != nil && !p.failed {
		op := ""
		for _, o := range operators[level] {
			p.space()
			if rest := p.text[p.at:]; strings.HasPrefix(rest, o) && !(len(o) == 1 && strings.HasPrefix(rest[1:], "=")) &&
				!(strings.HasPrefix(rest, "->")) {
				op = o
				break
			}
		}
		if op == "" {
			return x
		}
		p.at += len(op)
		y := p.binary(level+1, depth+1)
		if y == nil {
			return p.fail()
		}
		if (op == "&&" || op == "||") && x.op == op {
			x.args = append(x.args, y)
			continue
		}
		x = &cpp{op: op, args: []*cpp{x, y}}
	}
	return x
}

func (p *cppParser) unary(depth int) *cpp {
	if depth > maxCppDepth {
		return p.fail()
	}
	for _, op := range []string{"!", "-", "*", "&"} {
		if p.space(); strings.HasPrefix(p.text[p.at:], op) {
			p.at += len(op)
			x := p.unary(depth + 1)
			switch {
			case x == nil:
				return p.fail()
			case op == "*" || op == "&":
				return x
			case op == "-" && x.op == "num":
				x.text = "-" + x.text
				return x
			}
			return &cpp{op: op, args: []*cpp{x}}
		}
	}
	return p.postfix(p.primary(depth+1), depth+1)
}

func (p *cppParser) primary(depth int) *cpp {
	p.space()
	if p.at >= len(p.text) {
		return p.fail()
	}
	switch c := p.text[p.at]; {
	case c == '(':
		p.at++
		x := p.binary(0, depth+1)
		if x == nil || !p.take(")") {
			return p.fail()
		}
		return x
	case c == '{':
		p.at++
		return p.arguments(&cpp{op: "{}"}, "}", depth+1)
	case c == '"':
		end := p.at + 1
		for end < len(p.text) && p.text[end] != '"' {
			if p.text[end] == '\\' {
				end++
			}
			end++
		}
		if end >= len(p.text) {
			return p.fail()
		}
		text := p.text[p.at+1 : end]
		p.at = end + 1
		return &cpp{op: "str", text: text}
	case c >= '0' && c <= '9':
		from := p.at
		for p.at < len(p.text) && (isWord(rune(p.text[p.at])) || p.text[p.at] == '.') {
			p.at++
		}
		return &cpp{op: "num", text: strings.TrimRight(p.text[from:p.at], "uUlLf")}
	case c == '$':
		p.at++
		return &cpp{op: "name", text: "$" + p.word()}
	}
	return p.name()
}

func isWord(c rune) bool {
	return c == '_' || c < utf8.RuneSelf && (unicode.IsLetter(c) || unicode.IsDigit(c))
}

func (p *cppParser) word() string {
	from := p.at
	for p.at < len(p.text) && isWord(rune(p.text[p.at])) {
		p.at++
	}
	return p.text[from:p.at]
}

// name reads a qualified name, with template arguments.
func (p *cppParser) name() *cpp {
	x := &cpp{op: "name"}
	for {
		p.take("::")
		p.space()
		w := p.word()
		if w == "" {
			return p.fail()
		}
		if x.text != "" {
			x.text += "::"
		}
		x.text += w
		x.types = p.templateArgs()
		if !strings.HasPrefix(p.text[p.at:], "::") {
			return x
		}
	}
}

// templateArgs reads "<A, B>" when that is what follows, which is so when the bracket after it opens a call or a name
// continues.
func (p *cppParser) templateArgs() []string {
	if p.at >= len(p.text) || p.text[p.at] != '<' {
		return nil
	}
	depth, from := 0, p.at+1
	var out []string
	for i := p.at; i < len(p.text); i++ {
		switch c := p.text[i]; {
		case c == '<':
			depth++
		case c == ',' && depth == 1:
			out = append(out, strings.TrimSpace(p.text[from:i]))
			from = i + 1
		case c == '>':
			if depth--; depth > 0 {
				continue
			}
			out = append(out, strings.TrimSpace(p.text[from:i]))
			rest := strings.TrimLeft(p.text[i+1:], " \n")
			if rest == "" || strings.IndexByte("({:,)", rest[0]) < 0 {
				return nil
			}
			p.at = i + 1
			return out
		case isWord(rune(c)) || strings.IndexByte(": \n,*&", c) >= 0:
		default:
			return nil
		}
	}
	return nil
}

func (p *cppParser) postfix(x *cpp, depth int) *cpp {
	for x != nil && !p.failed {
		p.space()
		rest := p.text[p.at:]
		switch {
		case strings.HasPrefix(rest, "."), strings.HasPrefix(rest, "->"):
			p.take("->")
			p.take(".")
			p.space()
			p.take("template ")
			m := &cpp{op: ".", text: p.word(), args: []*cpp{x}}
			if m.text == "" {
				return p.fail()
			}
			m.types = p.templateArgs()
			x = m
		case strings.HasPrefix(rest, "("):
			p.at++
			x = p.arguments(&cpp{op: "call", args: []*cpp{x}}, ")", depth+1)
		case strings.HasPrefix(rest, "{") && x.op == "name" && (x.types != nil || strings.Contains(x.text, "ArrayRef")):
			p.at++
			x = p.arguments(&cpp{op: "{}"}, "}", depth+1)
		case strings.HasPrefix(rest, "["):
			p.at++
			i := p.binary(0, depth+1)
			if i == nil || !p.take("]") {
				return p.fail()
			}
			x = &cpp{op: "[]", args: []*cpp{x, i}}
		default:
			return x
		}
	}
	return x
}

// arguments reads what precedes a closing bracket, separated by commas.
func (p *cppParser) arguments(x *cpp, end string, depth int) *cpp {
	if p.take(end) {
		return x
	}
	for {
		a := p.binary(0, depth+1)
		if a == nil {
			return p.fail()
		}
		x.args = append(x.args, a)
		if p.take(end) {
			return x
		}
		if !p.take(",") {
			return p.fail()
		}
	}
}

// member returns the receiver when x is a call of a method without template arguments, with its arguments.
func (x *cpp) member(names ...string) (recv *cpp, args []*cpp, ok bool) {
	if x.op != "call" || x.args[0].op != "." {
		return nil, nil, false
	}
	for _, n := range names {
		if x.args[0].text == n {
			return x.args[0].args[0], x.args[1:], true
		}
	}
	return nil, nil, false
}

// function returns the name after its last "::" when x is a call of a function, else "".
func (x *cpp) function() string {
	if x.op != "call" || x.args[0].op != "name" {
		return ""
	}
	return lastName(x.args[0].text)
}

// lastName returns what follows the last "::" of a name of C++.
func lastName(name string) string {
	if i := strings.LastIndex(name, "::"); i >= 0 {
		name = name[i+len("::"):]
	}
	return strings.TrimSpace(name)
}
