package affine

import (
	"bytes"

	"github.com/odsgen/ods/core/lex"
)

// lexer holds one token of lookahead over src.
type lexer struct {
	src        []byte
	kind       lex.Kind
	start, end int    // the current token
	prevEnd    int    // end of the token consumed last
	lexErr     *Error // the lexical error when kind is lex.Error
}

func (l *lexer) text() []byte { return l.src[l.start:l.end] }

// next consumes the current token.
func (l *lexer) next() {
	l.prevEnd = l.end
	l.scan(l.end)
}

// scan reads the token at or after offset i.
func (l *lexer) scan(i int) {
	l.kind, l.start, l.end, _ = lex.Scan(l.src, i)
	if l.kind == lex.Error {
		message, at, _ := lex.Problem(l.src, l.start)
		l.lexErr = &Error{Offset: at, Msg: message}
	}
}

// wrongTokenOffset is where upstream reports that the token at offset at is not the expected one: after the text that
// precedes it, on that text's line and before its comment; at itself when nothing precedes it.
func wrongTokenOffset(src []byte, at int) int {
	rest := src[:at]
	for {
		rest = bytes.TrimRight(rest, " \t")
		if len(rest) == 0 {
			return at
		}
		if c := rest[len(rest)-1]; c != '\n' && c != '\r' {
			return len(rest)
		}
		rest = rest[:len(rest)-1]
		line := rest
		if i := bytes.LastIndexAny(rest, "\r\n"); i >= 0 {
			line = rest[i:]
		}
		if i := bytes.Index(line, []byte("//")); i >= 0 {
			rest = rest[:len(rest)-len(line)+i]
		}
	}
}
