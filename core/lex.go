package core

import "github.com/odsgen/ods/core/lex"

// lexer holds the current token. It reads src, which a parser of a part of a source cuts short; offsets are those of
// the whole source.
type lexer struct {
	src        []byte
	start, end int // the current token
	prevEnd    int // end of the token before it
	hash       uint32
	kind       lex.Kind
	// lexFail is told about a lexical error.
	lexFail func(at int, msg string)
}

// text returns the spelling of the current token.
func (l *lexer) text() []byte { return l.src[l.start:l.end] }

// next consumes the current token.
func (l *lexer) next() {
	l.prevEnd = l.end
	l.scan(l.end)
}

// reset makes the token at or after the offset the current one.
func (l *lexer) reset(at int) { l.scan(at) }

func (l *lexer) scan(i int) {
	l.kind, l.start, l.end, l.hash = lex.Scan(l.src, i)
	if l.kind == lex.Error {
		l.problem()
	}
}

func (l *lexer) at(i int) byte {
	if i < len(l.src) {
		return l.src[i]
	}
	return 0
}

func (l *lexer) set(k lex.Kind, start, end int) { l.kind, l.start, l.end = k, start, end }

// problem reports why there is no token. The extent is that of the characters which are wrong.
func (l *lexer) problem() {
	message := ""
	message, l.start, l.end = lex.Problem(l.src, l.start)
	l.lexFail(l.start, message)
}

// unescape returns the value of a string literal, given with its quotes.
func unescape(lit []byte) string {
	s := lit[1 : len(lit)-1]
	k := 0
	for k < len(s) && s[k] != '\\' {
		k++
	}
	if k == len(s) {
		return string(s)
	}
	out := append(make([]byte, 0, len(s)), s[:k]...)
	for k < len(s) {
		c := s[k]
		k++
		if c != '\\' {
			out = append(out, c)
			continue
		}
		c = s[k]
		k++
		switch c {
		case '"', '\\':
			out = append(out, c)
		case 'n':
			out = append(out, '\n')
		case 't':
			out = append(out, '\t')
		default:
			out = append(out, hexValue(c)<<4|hexValue(s[k]))
			k++
		}
	}
	return string(out)
}

func hexValue(c byte) byte {
	switch {
	case c <= '9':
		return c - '0'
	default:
		return c&^0x20 - 'A' + 10
	}
}

// hashText hashes a piece of source.
func hashText(b []byte) uint32 {
	h := uint64(len(b)) * 0x9e3779b97f4a7c15
	for len(b) >= 8 {
		w := uint64(b[0]) | uint64(b[1])<<8 | uint64(b[2])<<16 | uint64(b[3])<<24 |
			uint64(b[4])<<32 | uint64(b[5])<<40 | uint64(b[6])<<48 | uint64(b[7])<<56
		h = (h ^ w) * 0xff51afd7ed558ccd
		h ^= h >> 29
		b = b[8:]
	}
	var w uint64
	for i, c := range b {
		w |= uint64(c) << (8 * i)
	}
	h = (h ^ w) * 0xff51afd7ed558ccd
	return uint32(h >> 32)
}

// Token returns the extent of the token at or after a byte offset, blanks and comments skipped. At the end of the text
// it is empty. Where the characters are not a token, problem says why, and the extent is theirs. It is for readers of
// related languages, which have parsers of their own.
func (s *Source) Token(offset int) (start, end int, problem string) {
	l := lexer{src: s.Text, lexFail: func(_ int, msg string) { problem = msg }}
	l.scan(offset)
	return l.start, l.end, problem
}
