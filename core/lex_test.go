package core

import (
	"fmt"
	"strings"
	"testing"
)

// lexAll returns the tokens of a text as "kind text", and the lexical error as "!offset message".
func lexAll(src string) []string {
	var out []string
	l := lexer{src: []byte(src)}
	l.lexFail = func(at int, msg string) { out = append(out, fmt.Sprintf("!%d %s", at, msg)) }
	l.scan(0)
	for l.kind != tokEOF && l.kind != tokError {
		out = append(out, fmt.Sprintf("%d %s", l.kind, l.text()))
		l.next()
	}
	return out
}

func TestLexer(t *testing.T) {
	tok := func(k tokKind, text string) string { return fmt.Sprintf("%d %s", k, text) }
	tests := []struct {
		src  string
		want []string
	}{
		{"", nil},
		{" \t\r\n\x00", nil},
		{"// comment", nil},
		{"a // b\nc", []string{tok(tokIdent, "a"), tok(tokIdent, "c")}},
		{"a // b\rc", []string{tok(tokIdent, "a"), tok(tokIdent, "c")}},
		{"foo.bar$_1 i32 true", []string{tok(tokIdent, "foo.bar$_1"), tok(tokIdent, "i32"), tok(tokIdent, "true")}},
		{"%0 %a-b %$x %1a", []string{tok(tokPercent, "%0"), tok(tokPercent, "%a-b"), tok(tokPercent, "%$x"),
			tok(tokPercent, "%1"), tok(tokIdent, "a")}},
		{"^bb0 #map !t", []string{tok(tokCaret, "^bb0"), tok(tokHash, "#map"), tok(tokBang, "!t")}},
		{"%x#1", []string{tok(tokPercent, "%x"), tok(tokHash, "#1")}},
		{`@foo @"a b" @"q\""`, []string{tok(tokAt, "@foo"), tok(tokAt, `@"a b"`), tok(tokAt, `@"q\""`)}},
		{"@a::@b", []string{tok(tokAt, "@a"), tok(tokColon, ":"), tok(tokColon, ":"), tok(tokAt, "@b")}},
		{"0 42 0x2A 0xg 0xi32", []string{tok(tokInt, "0"), tok(tokInt, "42"), tok(tokInt, "0x2A"), tok(tokInt, "0"),
			tok(tokIdent, "xg"), tok(tokInt, "0"), tok(tokIdent, "xi32")}},
		{"1. 1.5 1.5e3 1.e-3 1.5e 1.5e+ 1e3", []string{tok(tokFloat, "1."), tok(tokFloat, "1.5"), tok(tokFloat, "1.5e3"),
			tok(tokFloat, "1.e-3"), tok(tokFloat, "1.5"), tok(tokIdent, "e"), tok(tokFloat, "1.5"), tok(tokIdent, "e"),
			tok(tokPlus, "+"), tok(tokInt, "1"), tok(tokIdent, "e3")}},
		{"4x?xf32", []string{tok(tokInt, "4"), tok(tokIdent, "x"), tok(tokQuestion, "?"), tok(tokIdent, "xf32")}},
		{`"a" "\"\\\n\t\41"`, []string{tok(tokString, `"a"`), tok(tokString, `"\"\\\n\t\41"`)}},
		{"-> - -1 {-# #-} {} ...", []string{tok(tokArrow, "->"), tok(tokMinus, "-"), tok(tokMinus, "-"), tok(tokInt, "1"),
			tok(tokFileBegin, "{-#"), tok(tokFileEnd, "#-}"), tok(tokLBrace, "{"), tok(tokRBrace, "}"), tok(tokEllipsis, "...")}},
		{"(),:=<>[]+*?|/", []string{tok(tokLParen, "("), tok(tokRParen, ")"), tok(tokComma, ","), tok(tokColon, ":"),
			tok(tokEqual, "="), tok(tokLess, "<"), tok(tokGreater, ">"), tok(tokLSquare, "["), tok(tokRSquare, "]"),
			tok(tokPlus, "+"), tok(tokStar, "*"), tok(tokQuestion, "?"), tok(tokVBar, "|"), tok(tokSlash, "/")}},
		{"\"a", []string{"!2 expected '\"' in string literal"}},
		{"\"a\nb\"", []string{"!2 expected '\"' in string literal"}},
		{"\"a\fb\"", []string{"!2 expected '\"' in string literal"}},
		{`"a\q"`, []string{"!2 unknown escape in string literal"}},
		{`"a\4g"`, []string{"!2 unknown escape in string literal"}},
		{`"a\`, []string{"!2 unknown escape in string literal"}},
		{"%%", []string{"!0 invalid SSA name"}},
		{"a #", []string{tok(tokIdent, "a"), "!2 invalid attribute name"}},
		{"!", []string{"!0 invalid type identifier"}},
		{"^ ", []string{"!0 invalid block name"}},
		{"@1", []string{"!1 @ identifier expected to start with letter or '_'"}},
		{"@", []string{"!1 @ identifier expected to start with letter or '_'"}},
		{".", []string{"!1 expected three consecutive dots for an ellipsis"}},
		{"..", []string{"!1 expected three consecutive dots for an ellipsis"}},
		{"`", []string{"!0 unexpected character"}},
		{"\xff", []string{"!0 unexpected character"}},
	}
	for _, tt := range tests {
		if got := lexAll(tt.src); strings.Join(got, "\n") != strings.Join(tt.want, "\n") {
			t.Errorf("tokens of %q:\n got %q\nwant %q", tt.src, got, tt.want)
		}
	}
}

func TestUnescape(t *testing.T) {
	tests := []struct{ lit, want string }{
		{`""`, ""},
		{`"plain"`, "plain"},
		{`"a\"b\\c\nd\te"`, "a\"b\\c\nd\te"},
		{`"\00\fF\7a"`, "\x00\xff\x7a"},
		{`"é"`, "é"},
	}
	for _, tt := range tests {
		if got := unescape([]byte(tt.lit)); got != tt.want {
			t.Errorf("unescape(%s) = %q, want %q", tt.lit, got, tt.want)
		}
	}
}

func TestMatchingBrace(t *testing.T) {
	tests := []struct {
		src  string // after the opening brace; the matching one is marked by a following '^'
		want int
	}{
		{"}", 0},
		{"{}}", 2},
		{`"}" }`, 4},
		{`"\"}" }`, 6},
		{"// }\n}", 5},
		{"#foo.bar<a//b> }", 15},
		{"!foo<\"}\"> }", 10},
		{"#foo.bar<{}->> }", 15},
		{"#map }", 5},
		{"%x#1 }", 5},
		{"#foo.bar<a", -1},
		{"\"a\n\"}", -1},
		{"{", -1},
		{"", -1},
	}
	for _, tt := range tests {
		if got := matchingBrace([]byte(tt.src), 0); got != tt.want {
			t.Errorf("matchingBrace(%q) = %d, want %d", tt.src, got, tt.want)
		}
	}
}

func TestWrongTokenPos(t *testing.T) {
	tests := []struct {
		src  string
		at   int
		want int
	}{
		{"a b", 2, 1},
		{"a\n  b", 4, 1},
		{"a // c\nb", 7, 1},
		{"a\n// c\n\nb", 8, 1},
		{"  b", 2, 2},
		{"// c\nb", 5, 5},
		{"b", 0, 0},
	}
	for _, tt := range tests {
		if got := wrongTokenPos([]byte(tt.src), tt.at); got != tt.want {
			t.Errorf("wrongTokenPos(%q, %d) = %d, want %d", tt.src, tt.at, got, tt.want)
		}
	}
}

func BenchmarkLex(b *testing.B) {
	src := []byte(strings.Repeat("    %12 = arith.addi %arg0, %x#1 {a.b = 42 : i32, s = \"text\"} : tensor<4x?xf32> // note\n",
		2000))
	b.SetBytes(int64(len(src)))
	for b.Loop() {
		l := lexer{src: src}
		for l.scan(0); l.kind != tokEOF; l.next() {
		}
	}
}
