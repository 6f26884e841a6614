package main

import (
	"fmt"
	"strings"
	"unicode"
)

// token is a word, number or sign, with its place in the text.
type token struct {
	text string
	pos  int
}

// syntaxError is a fault of the text at a place.
type syntaxError struct {
	pos     int
	message string
}

func (e *syntaxError) Error() string { return e.message }

// lex splits a text. A comment begins with # and ends with the line.
func lex(text string) ([]token, error) {
	var out []token
	for i := 0; i < len(text); {
		c := rune(text[i])
		start := i
		switch {
		case unicode.IsSpace(c):
			i++
			continue
		case c == '#':
			if i += strings.IndexByte(text[i:]+"\n", '\n'); i > len(text) {
				i = len(text)
			}
			continue
		case unicode.IsLetter(c), unicode.IsDigit(c), c == '.':
			for i < len(text) && (unicode.IsLetter(rune(text[i])) || unicode.IsDigit(rune(text[i])) || text[i] == '.') {
				i++
			}
		case strings.HasPrefix(text[i:], "=="):
			i += 2
		case strings.ContainsRune("+-*/<>=(){}[],;", c):
			i++
		default:
			return nil, &syntaxError{i, fmt.Sprintf("%q begins no word, number or sign", c)}
		}
		out = append(out, token{text[start:i], start})
	}
	return append(out, token{"", len(text)}), nil
}
