package lex

// Kind is the kind of a token. Bare identifiers, keywords and integer types are one kind, because no production
// needs them apart before it looks at the text.
type Kind uint8

// The kinds of tokens.
const (
	EOF       Kind = iota
	Error          // see [Problem]
	Word           // foo, func.func, i32, true
	At             // @foo, @"foo"
	Hash           // #foo
	Percent        // %foo
	Caret          // ^foo
	Bang           // !foo
	Int            // 42, 0x2A
	Float          // 4.2e1
	String         // "foo"
	FileBegin      // {-#
	FileEnd        // #-}
	Arrow
	Colon
	Comma
	Ellipsis
	Equal
	Greater
	LBrace
	LParen
	LSquare
	Less
	Minus
	Plus
	Question
	RBrace
	RParen
	RSquare
	Slash
	Star
	VBar
)

// String returns the text of the tokens that have one each, which messages name.
func (k Kind) String() string { return spelling[k] }

var spelling = [...]string{
	FileBegin: "{-#", FileEnd: "#-}", Arrow: "->", Colon: ":", Comma: ",", Ellipsis: "...", Equal: "=",
	Greater: ">", LBrace: "{", LParen: "(", LSquare: "[", Less: "<", Minus: "-", Plus: "+",
	Question: "?", RBrace: "}", RParen: ")", RSquare: "]", Slash: "/", Star: "*", VBar: "|",
}

// The classes of bytes; a byte is of several.
const (
	Space  = 1 << iota // between tokens; a NUL counts
	Letter             // starts an identifier
	Digit
	Ident  // continues an identifier
	Suffix // continues %name, #name, !name, ^name
	Hex
)

// Is reports whether a byte is of a class.
func Is(c byte, classes uint8) bool { return class[c]&classes != 0 }

var class = [256]uint8{
	0: Space, ' ': Space, '\t': Space, '\n': Space, '\r': Space,
	'_': Letter | Ident | Suffix, '$': Ident | Suffix, '.': Ident | Suffix, '-': Suffix,
	'0': digit, '1': digit, '2': digit, '3': digit, '4': digit,
	'5': digit, '6': digit, '7': digit, '8': digit, '9': digit,
	'a': hexLetter, 'b': hexLetter, 'c': hexLetter, 'd': hexLetter, 'e': hexLetter, 'f': hexLetter,
	'A': hexLetter, 'B': hexLetter, 'C': hexLetter, 'D': hexLetter, 'E': hexLetter, 'F': hexLetter,
	'g': letter, 'h': letter, 'i': letter, 'j': letter, 'k': letter, 'l': letter, 'm': letter,
	'n': letter, 'o': letter, 'p': letter, 'q': letter, 'r': letter, 's': letter, 't': letter,
	'u': letter, 'v': letter, 'w': letter, 'x': letter, 'y': letter, 'z': letter,
	'G': letter, 'H': letter, 'I': letter, 'J': letter, 'K': letter, 'L': letter, 'M': letter,
	'N': letter, 'O': letter, 'P': letter, 'Q': letter, 'R': letter, 'S': letter, 'T': letter,
	'U': letter, 'V': letter, 'W': letter, 'X': letter, 'Y': letter, 'Z': letter,
}

const (
	letter    = Letter | Ident | Suffix
	hexLetter = letter | Hex
	digit     = Digit | Ident | Suffix | Hex
)

// single maps the bytes that are a token wherever they are.
var single = [256]Kind{
	':': Colon, ',': Comma, '(': LParen, ')': RParen, '}': RBrace, '[': LSquare, ']': RSquare,
	'<': Less, '>': Greater, '=': Equal, '+': Plus, '*': Star, '?': Question, '|': VBar,
}

// Scan returns the kind and the extent of the token at or after an offset, blanks and comments skipped, and a hash of a name that has
// a prefix. At the end of the text the token is [EOF], with no extent. Where it is [Error], it only starts there, see [Problem].
func Scan(src []byte, i int) (kind Kind, start, end int, hash uint32) {
	for i < len(src) {
		c := src[i]
		cls := class[c]
		switch {
		case cls&Space != 0:
			i++
			continue
		case cls&Letter != 0:
			return Word, i, word(src, i+1), 0
		case c == '%':
			end, hash = name(src, i+1)
			return named(Percent, i, end, hash)
		}
		if k := single[c]; k != EOF {
			return k, i, i + 1, 0
		}
		if c == '/' && at(src, i+1) == '/' {
			i = SkipComment(src, i+2)
			continue
		}
		return special(src, i, c)
	}
	return EOF, len(src), len(src), 0
}

// SkipComment returns the offset after the comment whose text starts at i.
func SkipComment(src []byte, i int) int {
	for i < len(src) {
		c := src[i]
		i++
		if c == '\n' || c == '\r' {
			break
		}
	}
	return i
}

func at(src []byte, i int) byte {
	if i < len(src) {
		return src[i]
	}
	return 0
}

// word returns the end of an identifier.
func word(src []byte, i int) int {
	for i < len(src) && class[src[i]]&Ident != 0 {
		i++
	}
	return i
}

// special returns the token that starts with a character which starts several.
func special(src []byte, i int, c byte) (kind Kind, start, end int, hash uint32) {
	switch c {
	case '-':
		if at(src, i+1) == '>' {
			return Arrow, i, i + 2, 0
		}
		return Minus, i, i + 1, 0
	case '{':
		if at(src, i+1) == '-' && at(src, i+2) == '#' {
			return FileBegin, i, i + 3, 0
		}
		return LBrace, i, i + 1, 0
	case '/':
		return Slash, i, i + 1, 0
	case '.':
		if at(src, i+1) == '.' && at(src, i+2) == '.' {
			return Ellipsis, i, i + 3, 0
		}
	case '"':
		return quoted(String, src, i, i+1)
	case '@':
		switch c := at(src, i+1); {
		case c == '"':
			return quoted(At, src, i, i+2)
		case class[c]&Letter != 0:
			return At, i, word(src, i+2), 0
		}
	case '#':
		if at(src, i+1) == '-' && at(src, i+2) == '}' {
			return FileEnd, i, i + 3, 0
		}
		end, hash = name(src, i+1)
		return named(Hash, i, end, hash)
	case '!':
		end, hash = name(src, i+1)
		return named(Bang, i, end, hash)
	case '^':
		end, hash = name(src, i+1)
		return named(Caret, i, end, hash)
	default:
		if class[c]&Digit != 0 {
			return number(src, i)
		}
	}
	return Error, i, i, 0
}

func named(k Kind, start, end int, hash uint32) (Kind, int, int, uint32) {
	if end == 0 {
		return Error, start, start, 0
	}
	return k, start, end, hash
}

// name returns the end of the name after the prefix of %name, #name, !name or ^name, 0 where there is none, and its hash.
func name(src []byte, i int) (end int, hash uint32) {
	// A name that starts with a digit has digits only.
	want := uint8(Suffix)
	cls := class[at(src, i)]
	if cls&Digit != 0 {
		want = Digit
	}
	if cls&want == 0 {
		return 0, 0
	}
	h := uint32(len(spelling)) // any constant
	for i < len(src) && class[src[i]]&want != 0 {
		h = (h ^ uint32(src[i])) * 0x9e3779b1
		i++
	}
	return i, h ^ h>>15
}

// number reads an integer or a float. In 0xi32 the integer is 0.
func number(src []byte, i int) (kind Kind, start, end int, hash uint32) {
	if src[i] == '0' && at(src, i+1) == 'x' {
		j := i + 1
		if class[at(src, i+2)]&Hex != 0 {
			j = i + 3
			for j < len(src) && class[src[j]]&Hex != 0 {
				j++
			}
		}
		return Int, i, j, 0
	}
	j := digits(src, i+1)
	if at(src, j) != '.' {
		return Int, i, j, 0
	}
	j = digits(src, j+1)
	if c := at(src, j); c == 'e' || c == 'E' {
		e := j + 1
		if s := at(src, e); s == '+' || s == '-' {
			e++
		}
		if class[at(src, e)]&Digit != 0 {
			j = digits(src, e+1)
		}
	}
	return Float, i, j, 0
}

func digits(src []byte, i int) int {
	for i < len(src) && class[src[i]]&Digit != 0 {
		i++
	}
	return i
}

func quoted(k Kind, src []byte, start, i int) (kind Kind, from, end int, hash uint32) {
	end, ok := text(src, i)
	if !ok {
		return Error, start, start, 0
	}
	return k, start, end, 0
}

// text returns the end of a string literal whose text starts at i, or where it is wrong.
func text(src []byte, i int) (end int, ok bool) {
	for i < len(src) {
		if c := src[i]; c > '"' && c != '\\' { // nearly all characters
			i++
			continue
		}
		switch src[i] {
		case '"':
			return i + 1, true
		case '\n', '\v', '\f':
			return i, false
		case '\\':
			switch c := at(src, i+1); {
			case c == '"' || c == '\\' || c == 'n' || c == 't':
				i += 2
			case class[c]&Hex != 0 && class[at(src, i+2)]&Hex != 0:
				i += 3
			default:
				return i, false
			}
		default:
			i++
		}
	}
	return i, false
}

// Problem says what is wrong with the token of kind [Error] that starts at an offset, where, and where reading went to.
func Problem(src []byte, start int) (message string, offset, end int) {
	i := start + 1
	switch src[start] {
	case '.':
		return "expected three consecutive dots for an ellipsis", i, i
	case '@':
		if at(src, i) != '"' {
			return "@ identifier expected to start with letter or '_'", i, min(i+1, len(src))
		}
		i++
	case '"':
	case '%':
		return "invalid SSA name", start, i
	case '#':
		return "invalid attribute name", start, i
	case '!':
		return "invalid type identifier", start, i
	case '^':
		return "invalid block name", start, i
	default:
		return "unexpected character", start, i
	}
	i, _ = text(src, i)
	if at(src, i) == '\\' {
		return "unknown escape in string literal", i, i + 1
	}
	return "expected '\"' in string literal", i, min(i+1, len(src))
}
