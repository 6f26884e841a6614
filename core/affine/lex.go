package affine

import "bytes"

// The tokens that the affine grammar tells apart. Everything else MLIR's lexer knows is tokOther, which no production
// accepts; it is still scanned far enough to find lexical errors, as those come before any complaint about the token.
type token uint8

const (
	tokEOF token = iota
	tokError
	tokOther
	tokIdent // bare identifiers, keywords and integer types
	tokInt
	tokPercent // %name
	tokHash    // #name
	tokLParen
	tokRParen
	tokLSquare
	tokRSquare
	tokLBrace
	tokRBrace
	tokLess
	tokGreater
	tokComma
	tokColon
	tokArrow
	tokPlus
	tokMinus
	tokStar
	tokEqual
)

// punctuation maps the single characters that are tokens wherever they are. '-', '{', '#' and '/' start longer
// ones and are handled in the scanner.
var punctuation = [256]token{
	'(': tokLParen, ')': tokRParen, '[': tokLSquare, ']': tokRSquare, '}': tokRBrace, '<': tokLess, '>': tokGreater,
	',': tokComma, ':': tokColon, '+': tokPlus, '*': tokStar, '=': tokEqual, '?': tokOther, '|': tokOther,
}

// lexer holds one token of lookahead over src.
type lexer struct {
	src        []byte
	kind       token
	start, end int    // the current token
	prevEnd    int    // end of the token consumed last
	lexErr     *Error // the lexical error when kind is tokError
}

func (l *lexer) text() []byte { return l.src[l.start:l.end] }

// next consumes the current token.
func (l *lexer) next() {
	l.prevEnd = l.end
	l.scan(l.end)
}

func (l *lexer) at(i int) byte {
	if i < len(l.src) {
		return l.src[i]
	}
	return 0
}

// scan reads the token at or after offset i.
func (l *lexer) scan(i int) {
	for i < len(l.src) {
		switch c := l.src[i]; c {
		case ' ', '\t', '\n', '\r', 0:
			i++
			continue
		case '/':
			if l.at(i+1) == '/' {
				i = skipComment(l.src, i)
				continue
			}
		}
		l.token(i)
		return
	}
	l.set(tokEOF, len(l.src), len(l.src))
}

func skipComment(src []byte, i int) int {
	if n := bytes.IndexAny(src[i:], "\r\n"); n >= 0 {
		return i + n
	}
	return len(src)
}

func (l *lexer) set(k token, start, end int) { l.kind, l.start, l.end = k, start, end }

func (l *lexer) fail(start, at int, msg string) {
	l.set(tokError, start, start)
	l.lexErr = &Error{Offset: at, Msg: msg}
}

// token reads the token that starts at i, which is neither a space nor a comment.
func (l *lexer) token(i int) {
	c := l.src[i]
	if k := punctuation[c]; k != tokEOF {
		l.set(k, i, i+1)
		return
	}
	switch {
	case isLetter(c) || c == '_':
		l.set(tokIdent, i, span(l.src, i+1, isIdentChar))
	case isDigit(c):
		l.number(i)
	default:
		l.special(i, c)
	}
}

func (l *lexer) special(i int, c byte) {
	switch c {
	case '-':
		if l.at(i+1) == '>' {
			l.set(tokArrow, i, i+2)
		} else {
			l.set(tokMinus, i, i+1)
		}
	case '{':
		if l.at(i+1) == '-' && l.at(i+2) == '#' {
			l.set(tokOther, i, i+3)
		} else {
			l.set(tokLBrace, i, i+1)
		}
	case '/':
		l.set(tokOther, i, i+1)
	case '.':
		if l.at(i+1) == '.' && l.at(i+2) == '.' {
			l.set(tokOther, i, i+3)
		} else {
			l.fail(i, i+1, "expected three consecutive dots for an ellipsis")
		}
	case '"':
		l.str(i, i)
	case '@':
		l.symbolRef(i)
	case '#':
		if l.at(i+1) == '-' && l.at(i+2) == '}' {
			l.set(tokOther, i, i+3)
		} else {
			l.prefixed(i, tokHash, "invalid attribute name")
		}
	case '!':
		l.prefixed(i, tokOther, "invalid type identifier")
	case '^':
		l.prefixed(i, tokOther, "invalid block name")
	case '%':
		l.prefixed(i, tokPercent, "invalid SSA name")
	default:
		l.fail(i, i, "unexpected character")
	}
}

// number reads an integer, decimal or hexadecimal, or a float. 0x without digits is the integer 0.
func (l *lexer) number(i int) {
	if l.src[i] == '0' && l.at(i+1) == 'x' && isHex(l.at(i+2)) {
		l.set(tokInt, i, span(l.src, i+2, isHex))
		return
	}
	end := span(l.src, i, isDigit)
	if l.at(end) != '.' {
		l.set(tokInt, i, end)
		return
	}
	end = span(l.src, end+1, isDigit)
	if c := l.at(end); c == 'e' || c == 'E' {
		exp := end + 1
		if s := l.at(exp); s == '+' || s == '-' {
			exp++
		}
		if isDigit(l.at(exp)) {
			end = span(l.src, exp, isDigit)
		}
	}
	l.set(tokOther, i, end)
}

// prefixed reads %name, #name, !name or ^name.
func (l *lexer) prefixed(i int, k token, msg string) {
	switch c := l.at(i + 1); {
	case isDigit(c):
		l.set(k, i, span(l.src, i+1, isDigit))
	case isLetter(c) || c == '$' || c == '.' || c == '_' || c == '-':
		l.set(k, i, span(l.src, i+2, isSuffixChar))
	default:
		l.fail(i, i, msg)
	}
}

func (l *lexer) symbolRef(i int) {
	switch c := l.at(i + 1); {
	case c == '"':
		l.str(i, i+1)
	case isLetter(c) || c == '_':
		l.set(tokOther, i, span(l.src, i+2, isIdentChar))
	default:
		l.fail(i, i+1, "@ identifier expected to start with letter or '_'")
	}
}

// str reads a string literal whose quote is at q, for the token that starts at start.
func (l *lexer) str(start, q int) {
	for i := q + 1; i < len(l.src); {
		switch l.src[i] {
		case '"':
			l.set(tokOther, start, i+1)
			return
		case '\n', '\v', '\f':
			l.fail(start, i, "expected '\"' in string literal")
			return
		case '\\':
			switch c := l.at(i + 1); {
			case c == '"' || c == '\\' || c == 'n' || c == 't':
				i += 2
			case isHex(c) && isHex(l.at(i+2)):
				i += 3
			default:
				l.fail(start, i, "unknown escape in string literal")
				return
			}
		default:
			i++
		}
	}
	l.fail(start, len(l.src), "expected '\"' in string literal")
}

func span(src []byte, i int, is func(byte) bool) int {
	for i < len(src) && is(src[i]) {
		i++
	}
	return i
}

func isDigit(c byte) bool  { return c-'0' < 10 }
func isLetter(c byte) bool { return (c|0x20)-'a' < 26 }
func isHex(c byte) bool    { return isDigit(c) || (c|0x20)-'a' < 6 }

func isIdentChar(c byte) bool { return isLetter(c) || isDigit(c) || c == '_' || c == '$' || c == '.' }

func isSuffixChar(c byte) bool { return isIdentChar(c) || c == '-' }

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
