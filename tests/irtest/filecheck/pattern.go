package filecheck

import (
	"strings"

	"github.com/odsgen/ods/tests/irtest/internal/ere"
)

// pattern is a directive with what it looks for: fixed text, or a regular expression with places to fill in.
type pattern struct {
	directive
	src        *source
	line       int // of the directive; 0 for patterns from the command line
	at         int // offset of the pattern's text
	fixed      string
	regex      string
	compiled   *ere.Regexp // of regex, when nothing is to be filled in
	ignoreCase bool
	substs     []substitution
	defs       []definition
	groups     int // groups of regex so far
}

// substitution is a place in the regular expression that is known only when the pattern is matched.
type substitution struct {
	insert int    // offset in the regular expression
	text   string // what the block says, for messages
	at     int
	name   string      // string variable, or
	expr   *expression // numeric expression
}

// definition is a variable that a match of the pattern sets.
type definition struct {
	name    string
	group   int
	numeric *numericVariable
}

// parse reads the text of a directive; it reports false after adding a finding.
func (p *pattern) parse(text view, o *Options, vars *variables, errs *findings) bool {
	fullLine := o.MatchFullLines && p.kind != checkNot
	p.ignoreCase = o.IgnoreCase
	p.at = text.at
	if !o.StrictWhitespace || !o.MatchFullLines {
		text = text.trimRight()
	}
	switch {
	case p.kind == checkEmpty && text.s != "":
		errs.errorf(p.src, text.at, "found non-empty check string for empty check with prefix '%s:'", p.prefix)
		return false
	case p.kind == checkEmpty:
		p.regex = "(\n$)"
		return p.compile(errs)
	case text.s == "":
		errs.errorf(p.src, text.at, "found empty check string with prefix '%s:'", p.prefix)
		return false
	case p.literal:
		p.fixed = text.s
		return true
	case !fullLine && !strings.Contains(text.s, "{{") && !strings.Contains(text.s, "[["):
		p.fixed = text.s
		return true
	}
	edge := ""
	if !o.StrictWhitespace {
		edge = " *"
	}
	if fullLine {
		p.regex = "^" + edge
	}
	for text.s != "" {
		ok := true
		switch {
		case strings.HasPrefix(text.s, "{{"):
			text, ok = p.parseRegex(text, errs)
		case strings.HasPrefix(text.s, "[["):
			text, ok = p.parseBlock(text, vars, errs)
		default:
			end := len(text.s)
			for _, opener := range []string{"{{", "[["} {
				if i := strings.Index(text.s[1:], opener); i >= 0 {
					end = min(end, i+1)
				}
			}
			p.regex += ere.Quote(text.s[:end])
			text = text.from(end)
		}
		if !ok {
			return false
		}
	}
	if fullLine {
		p.regex += edge + "$"
	}
	return p.compile(errs)
}

func (p *pattern) compile(errs *findings) bool {
	if len(p.substs) > 0 {
		return true
	}
	re, err := ere.Compile(p.regex, p.ignoreCase)
	if err != nil {
		errs.errorf(p.src, p.at, "invalid regex: %v", err)
		return false
	}
	p.compiled = re
	return true
}

// parseRegex reads {{...}} and returns what follows.
func (p *pattern) parseRegex(text view, errs *findings) (view, bool) {
	end := strings.Index(text.s, "}}")
	if end < 0 {
		errs.errorf(p.src, text.at, "found start of regex string with no end '}}'")
		return text, false
	}
	// Alternatives must not reach beyond the braces; without any, group numbers stay what the author counts.
	wrap := strings.Contains(text.s, "|")
	if wrap {
		p.regex += "("
		p.groups++
	}
	if !p.addRegex(text.slice(2, end), errs) {
		return text, false
	}
	if wrap {
		p.regex += ")"
	}
	return text.from(end + 2), true
}

// addRegex appends an expression that must be valid by itself.
func (p *pattern) addRegex(text view, errs *findings) bool {
	re, err := ere.Compile(text.s, false)
	if err != nil {
		errs.errorf(p.src, text.at, "invalid regex: %v", err)
		return false
	}
	p.regex += text.s
	p.groups += re.Groups()
	return true
}

// parseBlock reads [[...]]: a string variable's definition or use, or a numeric block.
func (p *pattern) parseBlock(text view, vars *variables, errs *findings) (view, bool) {
	inner := text.from(2)
	end, stray := blockEnd(inner.s)
	if stray {
		errs.errorf(p.src, inner.at+end, "missing closing \"]\" for regex variable")
		return text, false
	}
	if end < 0 {
		errs.errorf(p.src, text.at, "Invalid substitution block, no ]] found")
		return text, false
	}
	after := inner.from(end + 2)
	inner = inner.slice(0, end)
	if inner.consume("#") {
		return after, p.parseNumericBlock(inner, false, vars, errs)
	}
	colon := strings.IndexByte(inner.s, ':')
	head := inner
	if colon >= 0 {
		head = inner.slice(0, colon)
	}
	if i := strings.IndexAny(head.s, blanks); i >= 0 {
		errs.errorf(p.src, head.at+i, "unexpected whitespace")
		return text, false
	}
	rest := inner
	name, pseudo, ok := parseName(&rest, p.src, errs)
	if !ok {
		return text, false
	}
	switch {
	case colon >= 0:
		if pseudo || !strings.HasPrefix(rest.s, ":") {
			errs.errorf(p.src, inner.at, "invalid name in string variable definition")
			return text, false
		}
		if vars.numeric[name] != nil {
			errs.errorf(p.src, inner.at, "numeric variable with name '%s' already exists", name)
			return text, false
		}
		return after, p.defineString(name, rest.from(1), vars, errs)
	case pseudo:
		return after, p.parseNumericBlock(inner, true, vars, errs)
	case rest.s != "":
		errs.errorf(p.src, inner.at, "invalid name in string variable use")
		return text, false
	}
	return after, p.useString(name, inner, errs)
}

func (p *pattern) defineString(name string, regex view, vars *variables, errs *findings) bool {
	p.groups++
	p.define(definition{name: name, group: p.groups})
	vars.isString[name] = true
	p.regex += "("
	if regex.s != "" && !p.addRegex(regex, errs) {
		return false
	}
	p.regex += ")"
	return true
}

// depends reports whether the pattern uses variables or defines string variables; a numeric definition alone is not
// counted, as in FileCheck.
func (p *pattern) depends() bool {
	for _, d := range p.defs {
		if d.numeric == nil {
			return true
		}
	}
	return len(p.substs) > 0
}

// define records a definition; a second one of the same name on the line replaces the first.
func (p *pattern) define(d definition) {
	for i := range p.defs {
		if p.defs[i].name == d.name {
			p.defs[i] = d
			return
		}
	}
	p.defs = append(p.defs, d)
}

// useString inserts a back reference for a variable of the same line, else a place to fill in.
func (p *pattern) useString(name string, text view, errs *findings) bool {
	for _, d := range p.defs {
		if d.name == name && d.numeric == nil {
			if d.group > 9 {
				errs.errorf(p.src, text.at, "Can't back-reference more than 9 variables")
				return false
			}
			p.regex += `\` + string(rune('0'+d.group))
			return true
		}
	}
	p.substs = append(p.substs, substitution{insert: len(p.regex), text: name, at: text.at, name: name})
	return true
}

// parseNumericBlock reads the inside of [[#...]] or of the older [[@LINE+n]].
func (p *pattern) parseNumericBlock(text view, legacy bool, vars *variables, errs *findings) bool {
	ep := exprParser{src: p.src, line: p.line, legacy: legacy, vars: vars, errs: errs}
	block, ok := ep.parseBlock(text)
	if !ok {
		return false
	}
	insert := len(p.regex)
	if block.defines != nil {
		p.regex += "("
		insert++
		p.groups++
		p.define(definition{name: block.defines.name, group: p.groups, numeric: block.defines})
	}
	if block.expr.root == nil {
		re, err := ere.Compile(block.expr.format.wildcard(), false)
		if err != nil {
			errs.errorf(p.src, text.at, "invalid regex: %v", err)
			return false
		}
		p.regex += block.expr.format.wildcard()
		p.groups += re.Groups()
	} else {
		p.substs = append(p.substs, substitution{insert: insert, text: text.s, at: text.at, expr: block.expr})
	}
	if block.defines != nil {
		p.regex += ")"
	}
	return true
}

// blockEnd finds the "]]" that closes a block, skipping escapes and bracket expressions. When a single "]" closes
// nothing it returns its offset and true; without an end it returns -1.
func blockEnd(s string) (end int, stray bool) {
	depth := 0
	for i := 0; i < len(s); i++ {
		switch {
		case depth == 0 && strings.HasPrefix(s[i:], "]]"):
			return i, false
		case s[i] == '\\':
			i++
		case s[i] == '[':
			depth++
		case s[i] == ']':
			if depth == 0 {
				return i, true
			}
			depth--
		}
	}
	return -1, false
}

// parseName reads a variable name, with "$" in front of a global and "@" in front of a pseudo one.
func parseName(v *view, src *source, errs *findings) (name string, pseudo, ok bool) {
	if v.s == "" {
		errs.errorf(src, v.at, "empty variable name")
		return "", false, false
	}
	i := 0
	pseudo = v.s[0] == '@'
	if v.s[0] == '$' || pseudo {
		i++
	}
	if i == len(v.s) {
		scope := "global"
		if pseudo {
			scope = "pseudo"
		}
		errs.errorf(src, v.at+i, "empty %s variable name", scope)
		return "", false, false
	}
	if c := v.s[i]; c != '_' && !(c|32 >= 'a' && c|32 <= 'z') {
		errs.errorf(src, v.at, "invalid variable name")
		return "", false, false
	}
	for i < len(v.s) && v.s[i] != '-' && isWordByte(v.s[i]) {
		i++
	}
	name = v.s[:i]
	*v = v.from(i)
	return name, pseudo, true
}
