package lang

import (
	"io"
	"strconv"
	"strings"

	"github.com/alecthomas/participle/v2/lexer"
)

// The types of tokens. White space counts in three places, so that a name with the bracket after it is one token.
const (
	tokenBad        lexer.TokenType = iota + 1 // a character that starts no token, an open quote, a number with letters
	tokenName                                  // Name, a.Name, 0DTensorOf
	tokenKeyword                               // a name that has a meaning
	tokenValue                                 // self, true, false
	tokenCall                                  // Name(
	tokenApply                                 // Name<
	tokenAttr                                  // Name=
	tokenPart                                  // $Name, $Name.Part
	tokenNumber                                // 12, -1, 0x1f, 1.5e3
	tokenString                                // "text", 'text'
	tokenRest                                  // ..., ...$Name
	tokenQuantifier                            // each, some
	tokenPromise                               // implements, has
	tokenCompare                               // ==, !=, <, <=, >, >=, in
	tokenArith                                 // +, -, *, /, %
	tokenPunct
)

var symbols = map[string]lexer.TokenType{
	"EOF": lexer.EOF, "Bad": tokenBad, "Name": tokenName, "Keyword": tokenKeyword, "Value": tokenValue, "Call": tokenCall,
	"Apply": tokenApply, "Attr": tokenAttr, "Part": tokenPart, "Number": tokenNumber, "String": tokenString, "Rest": tokenRest,
	"Quantifier": tokenQuantifier, "Promise": tokenPromise, "Compare": tokenCompare, "Arith": tokenArith, "Punct": tokenPunct,
}

// keywords are the words of expressions.
var keywords = map[string]lexer.TokenType{
	"and": tokenKeyword, "or": tokenKeyword, "not": tokenKeyword, "is": tokenKeyword, "for": tokenKeyword,
	"in": tokenCompare, "each": tokenQuantifier, "some": tokenQuantifier, "has": tokenPromise, "implements": tokenPromise,
	"self": tokenValue, "true": tokenValue, "false": tokenValue,
}

// scanner is the lexer of both languages, in the form that participle wants. A backslash in quotes makes the next
// character stand for itself.
type scanner struct {
	text  string
	pos   int
	depth int // of brackets, of prefixes one after another, and of sums
}

// definition makes scanners. It has no state.
type definition struct{}

func (definition) Symbols() map[string]lexer.TokenType { return symbols }

func (definition) Lex(_ string, r io.Reader) (lexer.Lexer, error) {
	text, err := io.ReadAll(r)
	return &scanner{text: string(text)}, err
}

func (definition) LexString(_, text string) (lexer.Lexer, error) { return &scanner{text: text}, nil }

// maxDepth bounds nesting.
const maxDepth = 100

// Next returns the next token, or a lexError.
func (s *scanner) Next() (lexer.Token, error) {
	for s.pos < len(s.text) && strings.IndexByte(" \t\r\n", s.text[s.pos]) >= 0 {
		s.pos++
	}
	from := s.pos
	typ := s.scan()
	t := lexer.Token{Type: typ, Value: s.text[from:s.pos], Pos: lexer.Position{Offset: from, Line: 1, Column: from + 1}}
	switch {
	case typ == tokenBad && (t.Value[0] == '"' || t.Value[0] == '\''):
		return t, &lexError{from, s.pos, "the quoted text is not closed", "close it"}
	case typ == tokenBad && t.Value == "$":
		return t, &lexError{from, s.pos, "expected a name behind '$'", "write $name"}
	case typ == tokenCall, typ == tokenApply, t.Value == "(", t.Value == "[", t.Value == "not", t.Value == ":", typ == tokenArith:
		if s.depth++; s.depth > maxDepth {
			return t, &lexError{from, s.pos, "the text is nested deeper than " + strconv.Itoa(maxDepth) + " levels", "write it flatter"}
		}
	case t.Value == ")", t.Value == "]", t.Value == ">", t.Value == ",":
		s.depth = max(s.depth-1, 0)
	}
	return t, nil
}

// lexError is an [Error] as participle hands it on.
type lexError Error

func (e *lexError) Error() string { return e.Message }

func isLetter(c byte) bool { return c|0x20 >= 'a' && c|0x20 <= 'z' || c == '_' }
func isDigit(c byte) bool  { return c >= '0' && c <= '9' }

// at returns the byte at an offset from the current place, 0 after the end.
func (s *scanner) at(i int) byte {
	if s.pos+i < len(s.text) {
		return s.text[s.pos+i]
	}
	return 0
}

func (s *scanner) scan() lexer.TokenType {
	if s.pos >= len(s.text) {
		return lexer.EOF
	}
	c, rest := s.text[s.pos], s.text[s.pos:]
	switch {
	case isLetter(c), isDigit(c), c == '-' && isDigit(s.at(1)):
		return s.word()
	case c == '$' && isLetter(s.at(1)):
		s.part()
		return tokenPart
	case c == '"' || c == '\'':
		return s.quoted(c)
	case strings.HasPrefix(rest, "..."):
		s.pos += 3
		if s.at(0) == '$' && isLetter(s.at(1)) {
			s.pos++
			s.name()
		}
		return tokenRest
	}
	if len(rest) > 1 {
		switch rest[:2] {
		case "=>", "->":
			s.pos += 2
			return tokenPunct
		case "<=", ">=", "==", "!=":
			s.pos += 2
			return tokenCompare
		}
	}
	s.pos++
	switch c {
	case '<', '>':
		return tokenCompare
	case '+', '-', '*', '/', '%':
		return tokenArith
	case '(', ')', '[', ']', ',', ':', '|', '.':
		return tokenPunct
	}
	return tokenBad
}

// name moves after letters and digits.
func (s *scanner) name() {
	for isLetter(s.at(0)) || isDigit(s.at(0)) {
		s.pos++
	}
}

// part reads $name.part.
func (s *scanner) part() {
	s.pos++
	s.name()
	for s.at(0) == '.' && isLetter(s.at(1)) {
		s.pos++
		s.name()
	}
}

// word reads a number or a name, which may start with digits, as 0DTensorOf, and contain dots.
func (s *scanner) word() lexer.TokenType {
	from := s.pos
	number := !isLetter(s.text[from])
	for s.pos++; ; s.pos++ {
		c := s.at(0)
		switch {
		case isLetter(c), isDigit(c), c == '.' && isLetter(s.at(1)):
			continue
		case number && (c == '.' && isDigit(s.at(1)) || (c == '+' || c == '-') && s.text[s.pos-1]|0x20 == 'e' && isDigit(s.at(1))):
			continue
		}
		break
	}
	w := s.text[from:s.pos]
	if _, _, ok := parseNumber(w); number && ok {
		return tokenNumber
	}
	if w[0] == '-' || strings.Trim(w[:1], "0123456789") == "" && strings.Trim(w, "0123456789abcdefoxABCDEFOX_.+-") == "" {
		return tokenBad
	}
	switch s.at(0) {
	case '(':
		s.pos++
		return tokenCall
	case '<':
		if s.at(1) != '=' {
			s.pos++
			return tokenApply
		}
	case '=':
		if s.at(1) != '=' && s.at(1) != '>' {
			s.pos++
			return tokenAttr
		}
	}
	if typ, ok := keywords[w]; ok {
		return typ
	}
	return tokenName
}

func (s *scanner) quoted(q byte) lexer.TokenType {
	for i := s.pos + 1; i < len(s.text); i++ {
		switch s.text[i] {
		case q:
			s.pos = i + 1
			return tokenString
		case '\\':
			i++
		}
	}
	s.pos = len(s.text)
	return tokenBad
}

// unquote returns what a string token stands for.
func unquote(token string) string {
	var b strings.Builder
	for i := 1; i < len(token)-1; i++ {
		if token[i] == '\\' {
			i++
		}
		b.WriteByte(token[i])
	}
	return b.String()
}

// parseNumber reads an integer in Go's notation, of 64 bits with or without sign, or a float.
func parseNumber(text string) (i int64, f float64, ok bool) {
	if i, err := strconv.ParseInt(text, 0, 64); err == nil {
		return i, float64(i), true
	}
	if u, err := strconv.ParseUint(text, 0, 64); err == nil {
		return int64(u), float64(u), true
	}
	f, err := strconv.ParseFloat(text, 64)
	return 0, f, err == nil
}
