package comment

import (
	"bytes"
	"iter"
)

// token is a part of MLIR's text that says where operations and comments are: a bracket, the end of a line, "^" or a
// comment. A closing bracket has the depth of the opening one.
type token struct {
	text      string
	at, depth int
}

// tokens yields these parts. Angle brackets do not count, because "->" and comparisons have them too.
func tokens(text []byte) iter.Seq[token] {
	return func(yield func(token) bool) {
		depth := 0
		for i := 0; i < len(text); i++ {
			t := token{at: i, depth: depth}
			switch text[i] {
			case '"':
				i = stringEnd(text, i)
				continue
			case '(', '[', '{':
				depth++
				t.text = string(text[i])
			case ')', ']', '}':
				depth--
				t.text, t.depth = string(text[i]), depth
			case '\n', '^':
				t.text = string(text[i])
			case '/':
				if i+1 == len(text) || text[i+1] != '/' {
					continue
				}
				end := len(text)
				if n := bytes.IndexByte(text[i:], '\n'); n >= 0 {
					end = i + n
				}
				t.text = string(bytes.TrimRight(text[i:end], " \t\r"))
				i = end - 1
			default:
				// The start of a name, which an operation may begin with.
				if i > 0 && isName(text[i-1]) || !isName(text[i]) {
					continue
				}
			}
			if !yield(t) {
				return
			}
		}
	}
}

func isName(c byte) bool {
	return c == '_' || 'a' <= c && c <= 'z' || 'A' <= c && c <= 'Z'
}

// stringEnd returns the offset of the quote that ends the string which begins at an offset, or of the last byte of the
// text.
func stringEnd(text []byte, i int) int {
	for i++; i < len(text) && text[i] != '"' && text[i] != '\n'; i++ {
		if text[i] == '\\' {
			i++
		}
	}
	return min(i, len(text)-1)
}
