package asmformat

// tokenKind classifies the tokens of the format language.
type tokenKind uint8

const (
	tokEOF     tokenKind = iota
	tokLiteral           // `text`
	tokVar               // $name
	tokString            // "text"
	tokWord              // a directive's name
	tokPunct             // one of ( ) < > , : ? ^ | = *
)

// token is a lexeme with its byte range. Text is the content without delimiters.
type token struct {
	kind tokenKind
	text string
	span Span
}

// is reports whether the token is the given punctuation.
func (t token) is(punct string) bool { return t.kind == tokPunct && t.text == punct }

// lexer splits a format. Faulty characters are reported and skipped, so that the parser sees all the rest.
type lexer struct {
	text string
	pos  int
	out  []token
	sink *sink
}

// lex returns the tokens of text, with an end marker last.
func lex(text string, sink *sink) []token {
	l := &lexer{text: text, sink: sink}
	for l.next() {
	}
	end := Span{len(text), len(text)}
	return append(l.out, token{kind: tokEOF, span: end})
}

func (l *lexer) add(kind tokenKind, text string, start int) {
	l.out = append(l.out, token{kind, text, Span{start, l.pos}})
}

// next lexes one token and reports whether there was one.
func (l *lexer) next() bool {
	if l.pos >= len(l.text) {
		return false
	}
	start := l.pos
	c := l.text[start]
	l.pos++
	switch {
	case c == ' ' || c == '\t' || c == '\n' || c == '\r':
	case c == '`':
		l.delimited(tokLiteral, start)
	case c == '"':
		l.str(start)
	case c == '$':
		l.variable(start)
	case isKeywordStart(c):
		for l.pos < len(l.text) && (isWordByte(l.text[l.pos]) || l.text[l.pos] == '-') {
			l.pos++
		}
		l.add(tokWord, l.text[start:l.pos], start)
	case isPunct(c):
		l.add(tokPunct, l.text[start:l.pos], start)
	default:
		for l.pos < len(l.text) && l.text[l.pos] >= 0x80 && c >= 0x80 {
			l.pos++ // the rest of a multi-byte character, and its neighbours
		}
		l.sink.report(codeCharacter, Span{start, l.pos}, quote(l.text[start:l.pos]))
	}
	return true
}

// delimited lexes a literal, which ends at the next backtick.
func (l *lexer) delimited(kind tokenKind, start int) {
	for i := l.pos; i < len(l.text); i++ {
		if l.text[i] == '`' {
			l.pos = i + 1
			l.add(kind, l.text[start+1:i], start)
			return
		}
	}
	l.pos = len(l.text)
	l.sink.report(codeOpenLiteral, Span{start, len(l.text)})
}

// str lexes a string; \" and \\ stand for the character behind the backslash.
func (l *lexer) str(start int) {
	var text []byte
	for i := l.pos; i < len(l.text); i++ {
		c := l.text[i]
		switch {
		case c == '"':
			l.pos = i + 1
			l.add(tokString, string(text), start)
			return
		case c == '\\' && i+1 < len(l.text) && (l.text[i+1] == '"' || l.text[i+1] == '\\'):
			i++
			text = append(text, l.text[i])
		default:
			text = append(text, c)
		}
	}
	l.pos = len(l.text)
	l.sink.report(codeOpenString, Span{start, len(l.text)})
}

// variable lexes the name behind a dollar sign.
func (l *lexer) variable(start int) {
	if l.pos >= len(l.text) || !isKeywordStart(l.text[l.pos]) {
		for l.pos < len(l.text) && isWordByte(l.text[l.pos]) {
			l.pos++ // $1x is one fault
		}
		l.sink.report(codeVariableName, Span{start, l.pos})
		return
	}
	for l.pos < len(l.text) && isWordByte(l.text[l.pos]) {
		l.pos++
	}
	l.add(tokVar, l.text[start+1:l.pos], start)
}

// isWordByte reports whether c continues a name.
func isWordByte(c byte) bool { return isKeywordStart(c) || c >= '0' && c <= '9' }

// isPunct reports whether c is punctuation of the format language.
func isPunct(c byte) bool {
	switch c {
	case '(', ')', '<', '>', ',', ':', '?', '^', '|', '=', '*':
		return true
	}
	return false
}
