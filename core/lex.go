package core

// tokKind is the kind of a token. Bare identifiers, keywords and integer types are one kind, because no production
// needs them apart before it looks at the text.
type tokKind uint8

const (
	tokEOF       tokKind = iota
	tokError             // the lexer has reported; everything reported while it is current is dropped
	tokIdent             // foo, func.func, i32, true
	tokAt                // @foo, @"foo"
	tokHash              // #foo
	tokPercent           // %foo
	tokCaret             // ^foo
	tokBang              // !foo
	tokInt               // 42, 0x2A
	tokFloat             // 4.2e1
	tokString            // "foo"
	tokFileBegin         // {-#
	tokFileEnd           // #-}
	tokArrow
	tokColon
	tokComma
	tokEllipsis
	tokEqual
	tokGreater
	tokLBrace
	tokLParen
	tokLSquare
	tokLess
	tokMinus
	tokPlus
	tokQuestion
	tokRBrace
	tokRParen
	tokRSquare
	tokSlash
	tokStar
	tokVBar
)

// tokSpelling is the text of the tokens that messages name.
var tokSpelling = [...]string{
	tokFileBegin: "{-#", tokFileEnd: "#-}", tokArrow: "->", tokColon: ":", tokComma: ",", tokEllipsis: "...", tokEqual: "=",
	tokGreater: ">", tokLBrace: "{", tokLParen: "(", tokLSquare: "[", tokLess: "<", tokMinus: "-", tokPlus: "+",
	tokQuestion: "?", tokRBrace: "}", tokRParen: ")", tokRSquare: "]", tokSlash: "/", tokStar: "*", tokVBar: "|",
}

// Classes of bytes, several at once.
const (
	chSpace  = 1 << iota // between tokens; a NUL counts
	chLetter             // starts an identifier
	chDigit
	chIdent  // continues an identifier
	chSuffix // continues %name, #name, !name, ^name
	chHex
)

var charClass = [256]uint8{
	0: chSpace, ' ': chSpace, '\t': chSpace, '\n': chSpace, '\r': chSpace,
	'_': chLetter | chIdent | chSuffix, '$': chIdent | chSuffix, '.': chIdent | chSuffix, '-': chSuffix,
	'0': clsDigit, '1': clsDigit, '2': clsDigit, '3': clsDigit, '4': clsDigit,
	'5': clsDigit, '6': clsDigit, '7': clsDigit, '8': clsDigit, '9': clsDigit,
	'a': clsHexLetter, 'b': clsHexLetter, 'c': clsHexLetter, 'd': clsHexLetter, 'e': clsHexLetter, 'f': clsHexLetter,
	'A': clsHexLetter, 'B': clsHexLetter, 'C': clsHexLetter, 'D': clsHexLetter, 'E': clsHexLetter, 'F': clsHexLetter,
	'g': clsLetter, 'h': clsLetter, 'i': clsLetter, 'j': clsLetter, 'k': clsLetter, 'l': clsLetter, 'm': clsLetter,
	'n': clsLetter, 'o': clsLetter, 'p': clsLetter, 'q': clsLetter, 'r': clsLetter, 's': clsLetter, 't': clsLetter,
	'u': clsLetter, 'v': clsLetter, 'w': clsLetter, 'x': clsLetter, 'y': clsLetter, 'z': clsLetter,
	'G': clsLetter, 'H': clsLetter, 'I': clsLetter, 'J': clsLetter, 'K': clsLetter, 'L': clsLetter, 'M': clsLetter,
	'N': clsLetter, 'O': clsLetter, 'P': clsLetter, 'Q': clsLetter, 'R': clsLetter, 'S': clsLetter, 'T': clsLetter,
	'U': clsLetter, 'V': clsLetter, 'W': clsLetter, 'X': clsLetter, 'Y': clsLetter, 'Z': clsLetter,
}

const (
	clsLetter    = chLetter | chIdent | chSuffix
	clsHexLetter = clsLetter | chHex
	clsDigit     = chDigit | chIdent | chSuffix | chHex
)

// singleToken maps the bytes that are a token wherever they are.
var singleToken = [256]tokKind{
	':': tokColon, ',': tokComma, '(': tokLParen, ')': tokRParen, '}': tokRBrace, '[': tokLSquare, ']': tokRSquare,
	'<': tokLess, '>': tokGreater, '=': tokEqual, '+': tokPlus, '*': tokStar, '?': tokQuestion, '|': tokVBar,
}

// lexer holds the current token. It reads src, which a parser of a part of a source cuts short; offsets are those of
// the whole source.
type lexer struct {
	src        []byte
	start, end int // the current token
	prevEnd    int // end of the token before it
	hash       uint32
	kind       tokKind
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

func (l *lexer) at(i int) byte {
	if i < len(l.src) {
		return l.src[i]
	}
	return 0
}

func (l *lexer) scan(i int) {
	src := l.src
	for i < len(src) {
		c := src[i]
		cls := charClass[c]
		switch {
		case cls&chSpace != 0:
			i++
			continue
		case cls&chLetter != 0:
			j := i + 1
			for j < len(src) && charClass[src[j]]&chIdent != 0 {
				j++
			}
			l.kind, l.start, l.end = tokIdent, i, j
			return
		case c == '%':
			l.prefixed(i, tokPercent, "invalid SSA name")
			return
		}
		if k := singleToken[c]; k != tokEOF {
			l.kind, l.start, l.end = k, i, i+1
			return
		}
		if c == '/' && i+1 < len(src) && src[i+1] == '/' {
			i = skipComment(src, i+2)
			continue
		}
		l.special(i, c)
		return
	}
	l.kind, l.start, l.end = tokEOF, len(src), len(src)
}

// skipComment returns the offset after the comment whose text starts at i.
func skipComment(src []byte, i int) int {
	for i < len(src) {
		c := src[i]
		i++
		if c == '\n' || c == '\r' {
			break
		}
	}
	return i
}

func (l *lexer) set(k tokKind, start, end int) { l.kind, l.start, l.end = k, start, end }

// fail reports a lexical error at an offset. The token ends at where the scanner got to.
func (l *lexer) fail(at, end int, msg string) {
	l.set(tokError, at, end)
	l.lexFail(at, msg)
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
			l.set(tokFileBegin, i, i+3)
		} else {
			l.set(tokLBrace, i, i+1)
		}
	case '/':
		l.set(tokSlash, i, i+1)
	case '.':
		if l.at(i+1) == '.' && l.at(i+2) == '.' {
			l.set(tokEllipsis, i, i+3)
		} else {
			l.fail(i+1, i+1, "expected three consecutive dots for an ellipsis")
		}
	case '"':
		l.str(i, i+1)
	case '@':
		l.symbolRef(i)
	case '#':
		if l.at(i+1) == '-' && l.at(i+2) == '}' {
			l.set(tokFileEnd, i, i+3)
		} else {
			l.prefixed(i, tokHash, "invalid attribute name")
		}
	case '!':
		l.prefixed(i, tokBang, "invalid type identifier")
	case '^':
		l.prefixed(i, tokCaret, "invalid block name")
	default:
		if charClass[c]&chDigit != 0 {
			l.number(i)
			return
		}
		l.fail(i, i+1, "unexpected character")
	}
}

// number reads an integer or a float. In 0xi32 the integer is 0.
func (l *lexer) number(i int) {
	src := l.src
	if src[i] == '0' && l.at(i+1) == 'x' {
		j := i + 1
		if charClass[l.at(i+2)]&chHex != 0 {
			j = i + 3
			for j < len(src) && charClass[src[j]]&chHex != 0 {
				j++
			}
		}
		l.set(tokInt, i, j)
		return
	}
	j := l.digits(i + 1)
	if l.at(j) != '.' {
		l.set(tokInt, i, j)
		return
	}
	j = l.digits(j + 1)
	if c := l.at(j); c == 'e' || c == 'E' {
		e := j + 1
		if s := l.at(e); s == '+' || s == '-' {
			e++
		}
		if charClass[l.at(e)]&chDigit != 0 {
			j = l.digits(e + 1)
		}
	}
	l.set(tokFloat, i, j)
}

func (l *lexer) digits(i int) int {
	for i < len(l.src) && charClass[l.src[i]]&chDigit != 0 {
		i++
	}
	return i
}

// prefixed reads %name, #name, !name or ^name and hashes the name.
func (l *lexer) prefixed(i int, k tokKind, msg string) {
	src := l.src
	j := i + 1
	var cls uint8
	if j < len(src) {
		cls = charClass[src[j]]
	}
	// A name that starts with a digit has digits only.
	want := uint8(chSuffix)
	if cls&chDigit != 0 {
		want = chDigit
	}
	if cls&want == 0 {
		l.fail(i, i+1, msg)
		return
	}
	h := uint32(len(tokSpelling)) // any constant
	for j < len(src) && charClass[src[j]]&want != 0 {
		h = (h ^ uint32(src[j])) * 0x9e3779b1
		j++
	}
	l.hash = h ^ h>>15
	l.kind, l.start, l.end = k, i, j
}

func (l *lexer) symbolRef(i int) {
	switch c := l.at(i + 1); {
	case c == '"':
		l.str(i, i+2)
		if l.kind == tokString {
			l.kind = tokAt
		}
	case charClass[c]&chLetter != 0:
		j := i + 2
		for j < len(l.src) && charClass[l.src[j]]&chIdent != 0 {
			j++
		}
		l.set(tokAt, i, j)
	default:
		l.fail(i+1, min(i+2, len(l.src)), "@ identifier expected to start with letter or '_'")
	}
}

// str reads a string literal whose text starts at i, for the token that starts at start.
func (l *lexer) str(start, i int) {
	src := l.src
	for i < len(src) {
		if c := src[i]; c > '"' && c != '\\' { // nearly all characters
			i++
			continue
		}
		switch src[i] {
		case '"':
			l.set(tokString, start, i+1)
			return
		case '\n', '\v', '\f':
			l.fail(i, i+1, "expected '\"' in string literal")
			return
		case '\\':
			switch c := l.at(i + 1); {
			case c == '"' || c == '\\' || c == 'n' || c == 't':
				i += 2
			case charClass[c]&chHex != 0 && charClass[l.at(i+2)]&chHex != 0:
				i += 3
			default:
				l.fail(i, i+1, "unknown escape in string literal")
				return
			}
		default:
			i++
		}
	}
	l.fail(len(src), len(src), "expected '\"' in string literal")
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
