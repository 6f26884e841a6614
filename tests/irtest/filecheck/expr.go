package filecheck

import (
	"math/big"
	"strings"
)

// exprParser reads the inside of a numeric block: [%format,] [NAME:] [==] [expression].
type exprParser struct {
	src    *source
	line   int
	legacy bool // [[@LINE+n]], which is @LINE, an operator and a decimal literal
	vars   *variables
	errs   *findings
	depth  int
}

// numericBlock is what a block says: a variable to define, an expression, or both.
type numericBlock struct {
	defines *numericVariable
	expr    *expression
}

// maxExprDepth limits nested parentheses and calls.
const maxExprDepth = 200

func (p *exprParser) fail(at int, format string, args ...any) bool {
	p.errs.errorf(p.src, at, format, args...)
	return false
}

func (p *exprParser) parseBlock(v view) (numericBlock, bool) {
	var block numericBlock
	f := format{}
	comma, paren := strings.IndexByte(v.s, ','), strings.IndexByte(v.s, '(')
	if comma >= 0 && (paren < 0 || comma < paren) {
		var ok bool
		if f, ok = p.parseFormat(v.slice(0, comma)); !ok {
			return block, false
		}
		v = v.from(comma + 1)
	}
	var def *view
	if colon := strings.IndexByte(v.s, ':'); colon >= 0 {
		d := v.slice(0, colon)
		def, v = &d, v.from(colon+1)
	}
	v = v.trimLeft()
	constraint := v.consume("==")
	v = v.trimLeft()
	var root *term
	if v.s == "" {
		if constraint {
			return block, p.fail(v.at, "empty numeric expression should not have a constraint")
		}
	} else {
		var ok bool
		if root, ok = p.parseExpr(v.trimRight(), !constraint); !ok {
			return block, false
		}
	}
	if f.conv == 0 {
		precision := f.precision
		if root != nil {
			var ok bool
			if f, ok = root.implicit(p); !ok {
				return block, false
			}
		}
		if f.conv == 0 {
			f = format{conv: 'u', precision: precision}
		}
	}
	block.expr = &expression{format: f, root: root}
	if def != nil {
		var ok bool
		if block.defines, ok = p.parseDefinition(*def, f); !ok {
			return block, false
		}
	}
	return block, true
}

func (p *exprParser) parseFormat(v view) (format, bool) {
	var f format
	v = v.trimLeft().trimRight()
	if !v.consume("%") {
		return f, p.fail(v.at, "invalid matching format specification in expression")
	}
	alternateAt := v.at
	f.alternate = v.consume("#")
	if v.consume(".") {
		digits := len(v.s) - len(strings.TrimLeft(v.s, "0123456789"))
		n, ok := new(big.Int).SetString(v.s[:digits], 10)
		if !ok || !n.IsInt64() || n.Int64() > 255 {
			return f, p.fail(v.at, "invalid precision in format specifier")
		}
		f.precision = int(n.Int64())
		v = v.from(digits)
	}
	if v.s != "" {
		if !strings.Contains("udxX", v.s[:1]) {
			return f, p.fail(v.at, "invalid format specifier in expression")
		}
		f.conv = v.s[0]
		v = v.from(1)
	}
	if f.alternate && f.conv|32 != 'x' {
		return f, p.fail(alternateAt, "alternate form only supported for hex values")
	}
	if v = v.trimLeft(); v.s != "" {
		return f, p.fail(v.at, "invalid matching format specification in expression")
	}
	return f, true
}

func (p *exprParser) parseDefinition(v view, f format) (*numericVariable, bool) {
	v = v.trimLeft()
	start := v.at
	name, pseudo, ok := parseName(&v, p.src, p.errs)
	switch {
	case !ok:
		return nil, false
	case pseudo:
		return nil, p.fail(start, "definition of pseudo numeric variable unsupported")
	case p.vars.isString[name]:
		return nil, p.fail(start, "string variable with name '%s' already exists", name)
	}
	if v = v.trimLeft(); v.s != "" {
		return nil, p.fail(v.at, "unexpected characters after numeric variable name")
	}
	nv := p.vars.numeric[name]
	if nv != nil && nv.format != f {
		return nil, p.fail(v.at, "format different from previous variable definition")
	}
	if nv == nil {
		nv = &numericVariable{name: name, format: f, line: p.line}
		p.vars.numeric[name] = nv
	}
	return nv, true
}

// parseExpr reads a whole expression.
func (p *exprParser) parseExpr(v view, maybeConstraint bool) (*term, bool) {
	outer := v
	t, ok := p.operand(&v, p.legacy, maybeConstraint)
	for ok && v.s != "" {
		if t, ok = p.binary(outer, &v, t); ok && p.legacy && v.s != "" {
			return nil, p.fail(v.at, "unexpected characters at end of expression '%s'", v.s)
		}
	}
	return t, ok
}

// binary reads an operator and its right operand.
func (p *exprParser) binary(outer view, v *view, left *term) (*term, bool) {
	*v = v.trimLeft()
	if v.s == "" {
		return left, true
	}
	name := map[byte]string{'+': "add", '-': "sub"}[v.s[0]]
	if name == "" {
		return nil, p.fail(v.at, "unsupported operation '%c'", v.s[0])
	}
	*v = v.from(1).trimLeft()
	if v.s == "" {
		return nil, p.fail(v.at, "missing operand in expression")
	}
	right, ok := p.rightOperand(v)
	if !ok {
		return nil, false
	}
	return &term{text: outer.s[:v.at-outer.at], at: outer.at, apply: functions[name], left: left, right: right}, true
}

func (p *exprParser) rightOperand(v *view) (*term, bool) {
	if p.legacy {
		return p.literal(v, false)
	}
	return p.operand(v, false, false)
}

// operand reads a literal, a variable, a call or a parenthesized expression.
func (p *exprParser) operand(v *view, onlyLine, maybeConstraint bool) (*term, bool) {
	if p.depth++; p.depth > maxExprDepth {
		return nil, p.fail(v.at, "expression nested more than %d deep", maxExprDepth)
	}
	defer func() { p.depth-- }()
	if strings.HasPrefix(v.s, "(") {
		if onlyLine {
			return nil, p.fail(v.at, "parenthesized expression not permitted here")
		}
		return p.parenthesized(v)
	}
	var nameErrs findings
	rest := *v
	name, pseudo, ok := parseName(&rest, p.src, &nameErrs)
	switch {
	case ok && strings.HasPrefix(rest.trimLeft().s, "("):
		if onlyLine {
			return nil, p.fail(v.at, "unexpected function call")
		}
		start := *v
		*v = rest.trimLeft()
		return p.call(name, start, v)
	case ok:
		start := *v
		*v = rest
		return p.variable(name, pseudo, start)
	case onlyLine:
		*p.errs = append(*p.errs, nameErrs...)
		return nil, false
	}
	return p.literal(v, maybeConstraint)
}

func (p *exprParser) variable(name string, pseudo bool, at view) (*term, bool) {
	if pseudo {
		if name != "@LINE" {
			return nil, p.fail(at.at, "invalid pseudo numeric variable '%s'", name)
		}
		return &term{text: name, at: at.at, variable: p.vars.line}, true
	}
	nv := p.vars.numeric[name]
	if nv == nil {
		nv = &numericVariable{name: name, format: defaultFormat}
		p.vars.numeric[name] = nv
	}
	if nv.line != 0 && nv.line == p.line {
		return nil, p.fail(at.at, "numeric variable '%s' defined earlier in the same CHECK directive", name)
	}
	return &term{text: name, at: at.at, variable: nv}, true
}

// literal reads an integer; outside of legacy blocks 0x, 0b, 0o and a leading 0 select the base.
func (p *exprParser) literal(v *view, maybeConstraint bool) (*term, bool) {
	s := strings.TrimPrefix(v.s, "-")
	sign := len(v.s) - len(s)
	base, digits, skip := 10, "0123456789", 0
	if !p.legacy && len(s) > 1 && s[0] == '0' {
		switch c := s[1] | 32; {
		case c == 'x':
			base, digits, skip = 16, "0123456789abcdefABCDEF", 2
		case c == 'b':
			base, digits, skip = 2, "01", 2
		case c == 'o':
			base, digits, skip = 8, "01234567", 2
		case s[1] >= '0' && s[1] <= '9':
			base, digits, skip = 8, "01234567", 1
		}
	}
	n := 0
	for skip+n < len(s) && strings.IndexByte(digits, s[skip+n]) >= 0 {
		n++
	}
	value, ok := new(big.Int).SetString(s[skip:skip+n], base)
	if !ok {
		what := ""
		if maybeConstraint {
			what = "matching constraint or "
		}
		return nil, p.fail(v.at, "invalid %soperand format", what)
	}
	if sign > 0 {
		value.Neg(value)
	}
	t := &term{text: v.s[:sign+skip+n], at: v.at, literal: value}
	*v = v.from(sign + skip + n)
	return t, true
}

func (p *exprParser) parenthesized(v *view) (*term, bool) {
	v.consume("(")
	*v = v.trimLeft()
	if v.s == "" {
		return nil, p.fail(v.at, "missing operand in expression")
	}
	t, ok := p.sequence(v, ")")
	if !ok {
		return nil, false
	}
	if !v.consume(")") {
		return nil, p.fail(v.at, "missing ')' at end of nested expression")
	}
	return t, true
}

// sequence reads operands and operators up to one of the closing characters.
func (p *exprParser) sequence(v *view, closers string) (*term, bool) {
	outer := *v
	t, ok := p.operand(v, false, false)
	*v = v.trimLeft()
	for ok && v.s != "" && strings.IndexByte(closers, v.s[0]) < 0 {
		t, ok = p.binary(outer, v, t)
		*v = v.trimLeft()
	}
	return t, ok
}

func (p *exprParser) call(name string, start view, v *view) (*term, bool) {
	apply := functions[name]
	if apply == nil {
		return nil, p.fail(start.at, "call to undefined function '%s'", name)
	}
	v.consume("(")
	*v = v.trimLeft()
	var args []*term
	for v.s != "" && v.s[0] != ')' {
		if v.s[0] == ',' {
			return nil, p.fail(v.at, "missing argument")
		}
		arg, ok := p.sequence(v, ",)")
		if !ok {
			return nil, false
		}
		args = append(args, arg)
		if !v.consume(",") {
			break
		}
		if *v = v.trimLeft(); strings.HasPrefix(v.s, ")") {
			return nil, p.fail(v.at, "missing argument")
		}
	}
	if !v.consume(")") {
		return nil, p.fail(v.at, "missing ')' at end of call expression")
	}
	if len(args) != 2 {
		return nil, p.fail(start.at, "function '%s' takes 2 arguments but %d given", name, len(args))
	}
	return &term{text: start.s[:v.at-start.at], at: start.at, apply: apply, left: args[0], right: args[1]}, true
}
