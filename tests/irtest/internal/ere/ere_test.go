package ere

import (
	"fmt"
	"math/rand"
	"regexp"
	"strings"
	"testing"
)

func TestMatch(t *testing.T) {
	for _, c := range []struct {
		re, text string
		want     string // groups joined with "|", "-" for one that took no part; "none"
	}{
		{`abc`, "xxabcx", "abc"},
		{`a+`, "baaac", "aaa"},
		{`(a|ab)(c|bcd)(d*)`, "abcd", "abcd|ab|c|d"},
		{`(i1|i16)`, "i16", "i16|i16"},
		{`(.*) (.*)`, "a b c", "a b c|a b|c"},
		{`(%.*) = f \1`, "%a = g\n%b = f %b", "%b = f %b|%b"},
		{`(%.*) = f \1`, "%a = f %b", "none"},
		{`([a-z]+,)*end`, "a,bc,end", "a,bc,end|bc,"},
		{`^b$`, "a\nb\nc", "b"},
		{`a.c`, "a\nc", "none"},
		{`a[^x]c`, "a\nc", "none"},
		{`a[[:space:]]c`, "a\nc", "a\nc"},
		{`[]a]+`, "b]a]", "]a]"},
		{`[^]a]+`, "]bc]", "bc"},
		{`[a-]+`, "b-a-", "-a-"},
		{`x{2,3}`, "xxxxx", "xxx"},
		{`x{2}`, "x xx", "xx"},
		{`x{2,}y`, "xy xxxy", "xxxy"},
		{`(ab){0}c`, "abc", "c|-"},
		{`a{`, "a{", "a{"},
		{`\d\.`, "1. d.", "d."},
		{`[[:<:]]in[[:>:]]`, "inner in", "in"},
		{`(a*)(ab)*(b*)`, "abb", "abb|a|-|bb"},
		{`()`, "x", "|"},
		{`(a*)+`, "b", "|"},
		{`((a)|b)*`, "ab", "ab|b|-"},
		{`(a|b\1)c`, "", "error"},
		{`((a+)-\2)`, "aa-aaa", "aa-aa|aa-aa|aa"},
		{`(aa|a)\1b`, "aab", "aab|a"},
	} {
		re, err := Compile(c.re, false)
		if err != nil {
			if c.want != "error" {
				t.Errorf("Compile(%q): %v", c.re, err)
			}
			continue
		}
		loc, err := re.Match(c.text)
		got := "none"
		if err != nil {
			got = err.Error()
		} else if loc != nil {
			var parts []string
			for i := 0; i < len(loc); i += 2 {
				if loc[i] < 0 {
					parts = append(parts, "-")
				} else {
					parts = append(parts, c.text[loc[i]:loc[i+1]])
				}
			}
			got = strings.Join(parts, "|")
		}
		if got != c.want {
			t.Errorf("%q on %q: got %q, want %q", c.re, c.text, got, c.want)
		}
	}
}

func TestErrors(t *testing.T) {
	for src, want := range map[string]error{
		"(": errParen, ")": errParen, "(a": errParen, "a**": errRepeat, "*": errRepeat, "^*": errRepeat, "a|": errEmpty,
		"": errEmpty, "|": errEmpty, "(|a)": errEmpty, "[a": errBracket, "[b-a]": errRange, "[[:foo:]]": errClass,
		"a{3,2}": errCount, "a{256}": errCount, "a{1": errBrace, "a{1x}": errCount, `\`: errEscape, `\1`: errBackref,
		"{1}": errRepeat, "[[.ab.]]": errCollate, "((((a{255}){255}){255}){255})": errTooLarge,
		strings.Repeat("(", 5000) + "a" + strings.Repeat(")", 5000): errTooLarge,
	} {
		if _, err := Compile(src, false); err != want {
			t.Errorf("Compile(%.20q): got %v, want %v", src, err, want)
		}
	}
}

func TestFold(t *testing.T) {
	re, err := Compile(`ab[c-d]`, true)
	if err != nil {
		t.Fatal(err)
	}
	if loc, _ := re.Match("xABD"); loc == nil {
		t.Error("folded expression does not match upper case")
	}
}

// TestLeftmostLongest compares the span of the match with package regexp, which agrees on that much.
func TestLeftmostLongest(t *testing.T) {
	rnd := rand.New(rand.NewSource(1))
	for i := 0; i < 20000; i++ {
		src := randomExpression(rnd, 3)
		std, err := regexp.CompilePOSIX("(?:" + src + ")")
		if err != nil {
			continue
		}
		re, err := Compile(src, false)
		if err != nil {
			t.Fatalf("Compile(%q): %v", src, err)
		}
		text := randomText(rnd)
		got, err := re.Match(text)
		if err != nil {
			t.Fatal(err)
		}
		want := std.FindStringIndex(text)
		if (got == nil) != (want == nil) || got != nil && (got[0] != want[0] || got[1] != want[1]) {
			t.Fatalf("%q on %q: got %v, want %v", src, text, got, want)
		}
		for j := 2; j < len(got); j += 2 {
			if got[j] >= 0 && (got[j] < got[0] || got[j+1] > got[1] || got[j] > got[j+1]) {
				t.Fatalf("%q on %q: group outside of the match: %v", src, text, got)
			}
		}
	}
}

func randomExpression(rnd *rand.Rand, depth int) string {
	if depth == 0 || rnd.Intn(4) == 0 {
		return string("abc."[rnd.Intn(4)])
	}
	sub := func() string { return randomExpression(rnd, depth-1) }
	switch rnd.Intn(5) {
	case 0:
		return "(" + sub() + "|" + sub() + ")"
	case 1:
		return "(" + sub() + ")" + string("*+?"[rnd.Intn(3)])
	case 2:
		return fmt.Sprintf("(%s){%d,%d}", sub(), rnd.Intn(2), 1+rnd.Intn(3))
	default:
		return sub() + sub()
	}
}

func randomText(rnd *rand.Rand) string {
	b := make([]byte, rnd.Intn(12))
	for i := range b {
		b[i] = "aabbc\n"[rnd.Intn(6)]
	}
	return string(b)
}

func TestTooComplex(t *testing.T) {
	re, err := Compile(`((a*)(a*)(a*)(a*)(a*)(a*)(a*))*b\1c`, false)
	if err != nil {
		t.Fatal(err)
	}
	text := strings.Repeat("a", 30) + "b" + strings.Repeat("a", 31) + "c"
	if loc, err := re.Match(text); err != ErrTooComplex {
		t.Errorf("got %v, %v; want ErrTooComplex", loc, err)
	}
}

func BenchmarkSearch(b *testing.B) {
	text := strings.Repeat("  %0 = arith.addi %arg0, %arg1 : i32\n", 2000) + "  %1 = arith.muli %0, %0 : i32\n"
	for _, src := range []string{`arith\.muli (%[0-9]+), (%[0-9]+)`, `(%.*) = arith\.muli (%.*), (%.*) : i32`, `.*muli`} {
		re, err := Compile(src, false)
		if err != nil {
			b.Fatal(err)
		}
		b.Run(src, func(b *testing.B) {
			b.SetBytes(int64(len(text)))
			for b.Loop() {
				if loc, _ := re.Match(text); loc == nil {
					b.Fatal("no match")
				}
			}
		})
	}
}
