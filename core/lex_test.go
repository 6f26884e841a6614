package core

import (
	"fmt"
	"strings"
	"testing"

	"github.com/odsgen/ods/core/lex"
)

// lexAll returns the tokens of a text as "kind text", and the lexical error as "!offset message".
func lexAll(src string) []string {
	var out []string
	l := lexer{src: []byte(src)}
	l.lexFail = func(at int, msg string) { out = append(out, fmt.Sprintf("!%d %s", at, msg)) }
	l.scan(0)
	for l.kind != lex.EOF && l.kind != lex.Error {
		out = append(out, fmt.Sprintf("%d %s", l.kind, l.text()))
		l.next()
	}
	return out
}

func TestLexer(t *testing.T) {
	tok := func(k lex.Kind, text string) string { return fmt.Sprintf("%d %s", k, text) }
	tests := []struct {
		src  string
		want []string
	}{
		{"", nil},
		{" \t\r\n\x00", nil},
		{"// comment", nil},
		{"a // b\nc", []string{tok(lex.Word, "a"), tok(lex.Word, "c")}},
		{"a // b\rc", []string{tok(lex.Word, "a"), tok(lex.Word, "c")}},
		{"foo.bar$_1 i32 true", []string{tok(lex.Word, "foo.bar$_1"), tok(lex.Word, "i32"), tok(lex.Word, "true")}},
		{"%0 %a-b %$x %1a", []string{tok(lex.Percent, "%0"), tok(lex.Percent, "%a-b"), tok(lex.Percent, "%$x"),
			tok(lex.Percent, "%1"), tok(lex.Word, "a")}},
		{"^bb0 #map !t", []string{tok(lex.Caret, "^bb0"), tok(lex.Hash, "#map"), tok(lex.Bang, "!t")}},
		{"%x#1", []string{tok(lex.Percent, "%x"), tok(lex.Hash, "#1")}},
		{`@foo @"a b" @"q\""`, []string{tok(lex.At, "@foo"), tok(lex.At, `@"a b"`), tok(lex.At, `@"q\""`)}},
		{"@a::@b", []string{tok(lex.At, "@a"), tok(lex.Colon, ":"), tok(lex.Colon, ":"), tok(lex.At, "@b")}},
		{"0 42 0x2A 0xg 0xi32", []string{tok(lex.Int, "0"), tok(lex.Int, "42"), tok(lex.Int, "0x2A"), tok(lex.Int, "0"),
			tok(lex.Word, "xg"), tok(lex.Int, "0"), tok(lex.Word, "xi32")}},
		{"1. 1.5 1.5e3 1.e-3 1.5e 1.5e+ 1e3", []string{tok(lex.Float, "1."), tok(lex.Float, "1.5"), tok(lex.Float, "1.5e3"),
			tok(lex.Float, "1.e-3"), tok(lex.Float, "1.5"), tok(lex.Word, "e"), tok(lex.Float, "1.5"), tok(lex.Word, "e"),
			tok(lex.Plus, "+"), tok(lex.Int, "1"), tok(lex.Word, "e3")}},
		{"4x?xf32", []string{tok(lex.Int, "4"), tok(lex.Word, "x"), tok(lex.Question, "?"), tok(lex.Word, "xf32")}},
		{`"a" "\"\\\n\t\41"`, []string{tok(lex.String, `"a"`), tok(lex.String, `"\"\\\n\t\41"`)}},
		{"-> - -1 {-# #-} {} ...", []string{tok(lex.Arrow, "->"), tok(lex.Minus, "-"), tok(lex.Minus, "-"), tok(lex.Int, "1"),
			tok(lex.FileBegin, "{-#"), tok(lex.FileEnd, "#-}"), tok(lex.LBrace, "{"), tok(lex.RBrace, "}"), tok(lex.Ellipsis, "...")}},
		{"(),:=<>[]+*?|/", []string{tok(lex.LParen, "("), tok(lex.RParen, ")"), tok(lex.Comma, ","), tok(lex.Colon, ":"),
			tok(lex.Equal, "="), tok(lex.Less, "<"), tok(lex.Greater, ">"), tok(lex.LSquare, "["), tok(lex.RSquare, "]"),
			tok(lex.Plus, "+"), tok(lex.Star, "*"), tok(lex.Question, "?"), tok(lex.VBar, "|"), tok(lex.Slash, "/")}},
		{"\"a", []string{"!2 expected '\"' in string literal"}},
		{"\"a\nb\"", []string{"!2 expected '\"' in string literal"}},
		{"\"a\fb\"", []string{"!2 expected '\"' in string literal"}},
		{`"a\q"`, []string{"!2 unknown escape in string literal"}},
		{`"a\4g"`, []string{"!2 unknown escape in string literal"}},
		{`"a\`, []string{"!2 unknown escape in string literal"}},
		{"%%", []string{"!0 invalid SSA name"}},
		{"a #", []string{tok(lex.Word, "a"), "!2 invalid attribute name"}},
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
		for l.scan(0); l.kind != lex.EOF; l.next() {
		}
	}
}
