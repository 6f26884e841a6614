package syntax

import (
	"strings"

	"github.com/odsgen/ods/core/affine"
	"github.com/odsgen/ods/internal/lazyregexp"
)

// This file reads affine maps and integer sets, which stood without brackets around them.

// alias is what '#name' was defined as.
type alias struct {
	m *affine.Map // nil when it is something else
}

// typeWord matches what is a type where an identifier could also be a dimension.
var typeWord = lazyregexp.New(`^([su]?i[0-9]+|f16|f32|f64|f80|f128|bf16|index|none|memref|tensor|vector|tuple|complex)$`)

// scan walks over tokens ahead without reading them.
type scan struct {
	r          *reader
	start, end int
}

func (r *reader) ahead() *scan { return &scan{r, r.start, r.end} }

func (s *scan) tok() string { return s.r.text[s.start:max(s.start, s.end)] }
func (s *scan) next()       { s.start, s.end, _ = s.r.src.Token(s.end) }

// names skips identifiers between brackets; ok is false when something else is there.
func (s *scan) names(open, closing string) (list []string, ok bool) {
	if s.tok() != open {
		return nil, false
	}
	for s.next(); ; s.next() {
		t := s.tok()
		if t == closing && list == nil {
			break
		}
		if t == "" || !isWord(t) {
			return nil, false
		}
		list = append(list, t)
		s.next()
		if s.tok() == closing {
			break
		}
		if s.tok() != "," {
			return nil, false
		}
	}
	s.next()
	return list, true
}

func isWord(t string) bool {
	c := t[0]
	return c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || c == '_'
}

// mapAhead reports whether an affine map or an integer set starts here, and which one.
func (r *reader) mapAhead() (isMap, isSet bool) {
	s := r.ahead()
	dims, ok := s.names("(", ")")
	if !ok {
		return false, false
	}
	_, symbols := s.names("[", "]")
	types := 0
	for _, d := range dims {
		if typeWord().MatchString(d) {
			types++
		}
	}
	switch s.tok() {
	case "->":
		if symbols {
			return true, false
		}
		if len(dims) > 0 {
			return types < len(dims), false
		}
		s.next() // () -> (0) is a map, () -> () and () -> (i32) are types
		if s.tok() != "(" {
			return false, false
		}
		s.next()
		t := s.tok()
		return t != "" && (t[0] >= '0' && t[0] <= '9' || t == "-"), false
	case ":":
		if types > 0 && types == len(dims) && !symbols {
			return false, false
		}
		s.next()
		for depth := 0; s.tok() != ""; s.next() {
			switch s.tok() {
			case "(":
				depth++
			case ")":
				if depth--; depth <= 0 {
					return false, false
				}
			case "=":
				return false, true
			case "->", "{", "}", "<":
				return false, false
			}
		}
	}
	return false, false
}

// affineMap reads "(d0)[s0] -> (d0 + s0)".
func (r *reader) affineMap() *affine.Map {
	text := r.aside(func() {
		r.dimsAndSymbols()
		r.expect("->")
		r.expect("(")
		r.exprs(")")
		r.expect(")")
	})
	if r.is("size") {
		r.errorf(r.start, "a map has no sizes today; leave out 'size (...)': the sizes are those of the memref type")
		r.skip()
		r.aside(func() { r.bracketed("(", ")") })
	}
	r.put("affine_map<")
	r.out = append(r.out, text...)
	r.put(">")
	m, _, err := affine.ParseMap([]byte(text.String()+">"), 0)
	if err != nil {
		return nil
	}
	return m
}

// affineSet reads "(d0)[s0] : (d0 >= 0, s0 - d0 == 0)"; the parentheses may be missing where something else ends the
// set.
func (r *reader) affineSet() {
	r.put("affine_set<")
	r.dimsAndSymbols()
	r.expect(":")
	switch {
	case r.is("(") && r.peekAt(1) == ")":
		r.copy()
		r.put("0 == 0")
		r.copy()
	case r.is("("):
		r.copy()
		r.exprs(")")
		r.expect(")")
	default:
		r.put(" (")
		r.constraints()
		r.put(")")
	}
	r.put(">")
}

// constraints reads constraints up to the last one's "== 0" or ">= 0".
func (r *reader) constraints() {
	for {
		for !r.is("=") {
			if r.start == r.end || r.is("{") || r.is("}") {
				r.expected("'>= 0' or '== 0'")
			}
			r.exprToken(false)
		}
		for r.is("=") {
			r.copy()
		}
		if !r.is("0") {
			r.expected("'0'")
		}
		r.copy()
		if !r.is(",") {
			return
		}
		r.copy()
	}
}

func (r *reader) dimsAndSymbols() {
	r.expect("(")
	r.nameList(")")
	r.expect(")")
	if r.is(",") && r.peekAt(1) == "[" {
		r.skip()
	}
	if r.accept("[") {
		r.nameList("]")
		r.expect("]")
	}
}

func (r *reader) nameList(end string) {
	for !r.is(end) {
		if r.kind() != 'a' {
			r.expected("a name or '" + end + "'")
		}
		r.copy()
		if !r.accept(",") {
			return
		}
	}
}

// exprs reads affine expressions up to the closing bracket.
func (r *reader) exprs(end string) {
	defer r.enter()()
	operand := false
	for !r.is(end) {
		if r.start == r.end || r.is("{") || r.is("}") || r.is(")") {
			r.expected("'" + end + "'")
		}
		operand = r.exprToken(operand)
	}
}

// exprToken reads a token of an expression, or a part in parentheses. It reports whether that was an operand.
func (r *reader) exprToken(afterOperand bool) (operand bool) {
	t := r.tok()
	switch {
	case t == "(":
		r.copy()
		r.exprs(")")
		r.expect(")")
		return true
	case t == "%": // the remainder, which is not lexed as a token of its own
		r.replace("mod")
		return false
	case strings.HasPrefix(t, "%"):
		r.replace("mod " + t[1:])
		return true
	case !afterOperand && (t == "floordiv" || t == "ceildiv") && r.peekAt(1) == "(":
		r.replace("((")
		r.need("(")
		r.exprs(",")
		r.replace(") " + t + " (")
		r.exprs(")")
		r.replace("))")
		return true
	case t == "min" && r.peekAt(1) == "(":
		r.fail(r.start, "an affine expression has no 'min' today; give the map one result for each argument, and write 'min' in front of it in a bound")
	}
	k := r.kind()
	if t == "floordiv" || t == "ceildiv" || t == "mod" {
		k = '*'
	}
	r.copy()
	return k == 'a' || k == '0'
}
