package asmformat

import (
	"slices"
	"strings"
)

// maxDepth limits the nesting of groups and directives.
const maxDepth = 100

// maxElements limits the number of elements of a format, groups and what is in them each counted.
const maxElements = 10_000

// directiveInfo is what the parser knows of a directive.
type directiveInfo struct {
	// min and max are the numbers of arguments; max 0 means no parentheses.
	min, max int
	// kinds are the subjects for which the directive exists.
	op, def bool
}

// directives lists every directive but custom and oilist, whose syntax is their own.
var directives = map[string]directiveInfo{
	"attr-dict":              {op: true},
	"attr-dict-with-keyword": {op: true},
	"prop-dict":              {op: true},
	"operands":               {op: true},
	"results":                {op: true},
	"regions":                {op: true},
	"successors":             {op: true},
	"functional-type":        {min: 2, max: 2, op: true},
	"type":                   {min: 1, max: 1, op: true},
	"qualified":              {min: 1, max: 1, op: true, def: true},
	"args":                   {min: 1, max: 2, op: true},
	"ref":                    {min: 1, max: 1, op: true, def: true},
	"params":                 {def: true},
	"struct":                 {min: 1, max: maxArgs, def: true},
	"custom":                 {min: 1, max: maxArgs, op: true, def: true},
	"oilist":                 {min: 1, max: maxArgs, op: true},
}

// maxArgs stands for "any number".
const maxArgs = 1 << 30

// parser builds the syntax tree. After an error it goes on behind the faulty piece, so that one run reports all.
type parser struct {
	toks  []token
	pos   int
	depth int
	count int // of elements so far
	sink  *sink
	// anchors collects the marked elements of the groups that are being read.
	anchors [][]Node
}

// Parse returns the syntax tree of a format and what is wrong with its syntax. Nodes that could not be read are missing
// from the tree.
func Parse(text string) ([]Node, Findings) {
	s := &sink{}
	nodes := parseText(text, s)
	return nodes, s.sorted()
}

func parseText(text string, s *sink) []Node {
	p := &parser{toks: lex(text, s), sink: s}
	var out []Node
	for p.peek().kind != tokEOF {
		out = p.element(out)
	}
	return out
}

func (p *parser) peek() token { return p.toks[p.pos] }

func (p *parser) advance() token {
	t := p.toks[p.pos]
	if t.kind != tokEOF {
		p.pos++
	}
	return t
}

// accept consumes the punctuation if it is next.
func (p *parser) accept(punct string) (token, bool) {
	if p.peek().is(punct) {
		return p.advance(), true
	}
	return token{}, false
}

// element reads one element with its anchor mark, appends it to out, and reports what is none. It always consumes
// at least one token, except at the end.
func (p *parser) element(out []Node) []Node {
	if p.count++; p.count > maxElements {
		p.sink.report(codeElements, p.peek().span, maxElements)
		p.pos = len(p.toks) - 1
		return out
	}
	n := p.unmarked()
	for {
		mark, ok := p.accept("^")
		if !ok {
			break
		}
		switch {
		case len(p.anchors) == 0:
			p.sink.report(codeAnchorOutside, mark.span)
		case n != nil:
			top := len(p.anchors) - 1
			if slices.Contains(p.anchors[top], n) {
				p.sink.report(codeAnchorTwice, mark.span)
				continue
			}
			p.anchors[top] = append(p.anchors[top], n)
		}
	}
	if n != nil {
		out = append(out, n)
	}
	return out
}

// unmarked reads an element; nil after a reported error.
func (p *parser) unmarked() Node {
	t := p.advance()
	switch t.kind {
	case tokLiteral:
		p.checkLiteral(t)
		return &LiteralNode{t.span, t.text}
	case tokVar:
		return &VariableNode{t.span, t.text}
	case tokString:
		return &StringNode{t.span, t.text}
	case tokWord:
		return p.directive(t)
	case tokEOF:
		p.sink.reportFix(codeElement, t.span, "add the element", "the end of the format")
		return nil
	}
	if t.is("(") {
		return p.optional(t)
	}
	fix := "write `" + t.text + "` in backticks if the text is to be matched"
	if t.is("^") {
		fix = "put '^' behind the element that it marks"
	}
	p.sink.reportFix(codeElement, t.span, fix, quote(t.text))
	return nil
}

// enter guards the recursion; it reports and skips when the nesting is too deep.
func (p *parser) enter(at Span) bool {
	p.depth++
	if p.depth <= maxDepth {
		return true
	}
	p.depth--
	p.sink.report(codeDepth, at, maxDepth)
	p.pos = len(p.toks) - 1
	return false
}

// list reads elements up to one of the closers, which is not consumed.
func (p *parser) list(closers ...string) []Node {
	var out []Node
	for {
		t := p.peek()
		if t.kind == tokEOF || t.kind == tokPunct && slices.Contains(closers, t.text) {
			return out
		}
		out = p.element(out)
	}
}

// optional reads a group behind its parenthesis.
func (p *parser) optional(open token) Node {
	if !p.enter(open.span) {
		return nil
	}
	defer func() { p.depth-- }()
	n := &OptionalNode{}
	p.anchors = append(p.anchors, nil)
	n.Then = p.list(")")
	end, ok := p.close(open, "optional group")
	if _, colon := p.accept(":"); ok && colon {
		n.HasElse = true
		if open, isOpen := p.accept("("); isOpen {
			n.Else = p.list(")")
			end, ok = p.close(open, "else branch")
		} else {
			p.sink.report(codeElseParen, p.peek().span, p.describe(p.peek()))
		}
	}
	top := len(p.anchors) - 1
	n.Anchors, p.anchors = p.anchors[top], p.anchors[:top]
	if q, is := p.accept("?"); is {
		end = q.span
	} else if ok {
		p.sink.report(codeQuestion, Span{end.End, end.End}, p.describe(p.peek()))
	}
	n.Span = Span{open.span.Start, end.End}
	return n
}

// close consumes the closing parenthesis of what open began.
func (p *parser) close(open token, what string) (Span, bool) {
	if t, ok := p.accept(")"); ok {
		return t.span, true
	}
	t := p.peek()
	p.sink.report(codeCloseParen, t.span, what, p.describe(t)).note(open.span, "the parenthesis is opened here")
	return Span{t.span.Start, t.span.Start}, false
}

// directive reads a directive behind its name.
func (p *parser) directive(word token) Node {
	info, known := directives[word.text]
	if !known {
		p.unknownWord(word)
		return nil
	}
	switch word.text {
	case "oilist":
		return p.oilist(word)
	case "custom":
		return p.custom(word)
	}
	n := &DirectiveNode{Span: word.span, Name: word.text, NameSpan: word.span}
	if info.max == 0 {
		if p.peek().is("(") && p.callLike() {
			p.sink.report(codeNoArgs, p.peek().span, word.text)
			p.skipParens()
		}
		return n
	}
	p.args(n, info)
	return n
}

// callLike reports whether the parenthesis at hand follows its word without a space and is no optional group.
func (p *parser) callLike() bool {
	if p.toks[p.pos-1].span.End != p.peek().span.Start {
		return false
	}
	depth := 0
	for i := p.pos; i < len(p.toks); i++ {
		switch {
		case p.toks[i].is("("):
			depth++
		case p.toks[i].is(")"):
			depth--
			if depth == 0 {
				next := p.toks[i+1]
				return !next.is("?") && !next.is(":")
			}
		}
	}
	return false
}

// skipParens consumes a parenthesised stretch.
func (p *parser) skipParens() {
	depth := 0
	for p.peek().kind != tokEOF {
		t := p.advance()
		if t.is("(") {
			depth++
		} else if t.is(")") {
			depth--
			if depth == 0 {
				return
			}
		}
	}
}

// unknownWord reports a word that is no directive, with what was probably meant.
func (p *parser) unknownWord(word token) {
	fix := "write `" + word.text + "` in backticks for a keyword, or $" + strings.ReplaceAll(word.text, "-", "_") + " for a variable"
	if near := nearest(word.text, keysOf(directives)); near != "" {
		fix = "did you mean " + quote(near) + "?"
	}
	p.sink.reportFix(codeDirective, word.span, fix, quote(word.text))
	if p.peek().is("(") && p.callLike() {
		p.skipParens()
	}
}

// args reads the parenthesised, comma separated arguments of a directive.
func (p *parser) args(n *DirectiveNode, info directiveInfo) {
	open, ok := p.accept("(")
	if !ok {
		p.sink.report(codeOpenParen, p.peek().span, n.Name, p.describe(p.peek()))
		return
	}
	if !p.enter(open.span) {
		return
	}
	defer func() { p.depth-- }()
	n.Args = []Node{}
	for {
		t := p.peek()
		if t.is(")") || t.kind == tokEOF {
			break
		}
		if t.is(",") {
			p.sink.report(codeArgument, t.span, n.Name, "','")
			p.advance()
			continue
		}
		n.Args = p.element(n.Args)
		if _, comma := p.accept(","); comma {
			if p.peek().is(")") {
				p.sink.report(codeArgument, p.peek().span, n.Name, "')'")
			}
			continue
		}
		if t := p.peek(); !t.is(")") && t.kind != tokEOF {
			p.sink.report(codeComma, t.span, n.Name, p.describe(t))
			p.skipTo(",", ")")
			p.accept(",")
		}
	}
	end, _ := p.close(open, "argument list of '"+n.Name+"'")
	n.Span.End = end.End
	if len(n.Args) < info.min || len(n.Args) > info.max {
		p.sink.report(codeArgCount, Span{open.span.Start, end.End}, n.Name, countWord(info), len(n.Args))
	}
}

// skipTo consumes tokens up to one of the given at this nesting depth.
func (p *parser) skipTo(puncts ...string) {
	for p.peek().kind != tokEOF {
		t := p.peek()
		if t.kind == tokPunct && slices.Contains(puncts, t.text) {
			return
		}
		if t.is("(") {
			p.skipParens()
			continue
		}
		p.advance()
	}
}

// countWord says how many arguments a directive takes.
func countWord(info directiveInfo) string {
	switch {
	case info.max == 1:
		return "one argument"
	case info.max == 2 && info.min == 1:
		return "one or two arguments"
	case info.max == 2:
		return "two arguments"
	default:
		return "at least one argument"
	}
}

// custom reads custom<Name>(args).
func (p *parser) custom(word token) Node {
	n := &DirectiveNode{Span: word.span, Name: word.text, NameSpan: word.span}
	if _, ok := p.accept("<"); !ok {
		p.sink.report(codeCustomName, p.peek().span, "'<' and a name behind 'custom'", p.describe(p.peek()))
	} else {
		if p.peek().kind == tokWord {
			t := p.advance()
			n.Custom = t.text
			if strings.Contains(t.text, "-") {
				p.sink.report(codeCustomName, t.span, "an identifier as the name of a custom directive", quote(t.text))
			}
		} else {
			p.sink.report(codeCustomName, p.peek().span, "a name for the custom directive", p.describe(p.peek()))
			p.skipTo(">", "(", ")")
		}
		if _, ok := p.accept(">"); !ok {
			p.sink.report(codeCustomName, p.peek().span, "'>' behind the custom directive's name", p.describe(p.peek()))
		}
	}
	p.args(n, directives["custom"])
	return n
}

// oilist reads oilist(clause | clause ...).
func (p *parser) oilist(word token) Node {
	n := &OIListNode{Span: word.span}
	open, ok := p.accept("(")
	if !ok {
		p.sink.report(codeOpenParen, p.peek().span, "oilist", p.describe(p.peek()))
		return nil
	}
	if !p.enter(open.span) {
		return nil
	}
	defer func() { p.depth-- }()
	outer := p.anchors
	p.anchors = nil // a clause is not the group around it
	for {
		n.Clauses = p.clause(n.Clauses)
		if _, bar := p.accept("|"); !bar {
			break
		}
	}
	p.anchors = outer
	end, _ := p.close(open, "oilist")
	n.Span.End = end.End
	return n
}

// clause reads one clause of an oilist.
func (p *parser) clause(out []ClauseNode) []ClauseNode {
	t := p.peek()
	if t.kind != tokLiteral {
		p.sink.report(codeClauseStart, t.span, p.describe(t))
		p.list("|", ")")
		return out
	}
	p.advance()
	p.checkLiteral(t)
	return append(out, ClauseNode{&LiteralNode{t.span, t.text}, p.list("|", ")")})
}

// describe names a token for "but found ...".
func (p *parser) describe(t token) string {
	switch t.kind {
	case tokEOF:
		return "the end of the format"
	case tokLiteral:
		return "`" + t.text + "`"
	case tokVar:
		return "'$" + t.text + "'"
	case tokString:
		return `"` + t.text + `"`
	default:
		return quote(t.text)
	}
}

// checkLiteral reports text that cannot be a literal.
func (p *parser) checkLiteral(t token) {
	switch reason := literalFault(t.text); reason {
	case literalOK:
	case literalChar:
		p.sink.report(codeLiteralChar, t.span, t.text)
	case literalStart:
		p.sink.report(codeLiteralStart, t.span, t.text)
	default:
		p.sink.report(codeLiteralWord, t.span, t.text)
	}
}

type literalReason uint8

const (
	literalOK literalReason = iota
	literalChar
	literalStart
	literalWord
)

// punctuationChars are the single characters that can be literals.
const punctuationChars = "_:,=<>()[]{}?+-*"

// literalFault says why a text is neither whitespace, punctuation nor a keyword.
func literalFault(s string) literalReason {
	switch s {
	case "", " ", `\n`, "->", "...":
		return literalOK
	}
	if len(s) == 1 {
		if isKeywordStart(s[0]) || strings.Contains(punctuationChars, s) {
			return literalOK
		}
		return literalChar
	}
	if !isKeywordStart(s[0]) {
		return literalStart
	}
	for i := 1; i < len(s); i++ {
		if !isWordByte(s[i]) && s[i] != '$' && s[i] != '.' {
			return literalWord
		}
	}
	return literalOK
}
