package conformance

import (
	"math/rand/v2"
	"regexp"
	"slices"
	"strings"
)

// tokenPattern splits MLIR text into tokens and the white space between them. Sigils stay with their names, so that a
// mutation replaces a whole value, type or attribute name.
var tokenPattern = regexp.MustCompile(`"(?:[^"\\\n]|\\.)*"|[%@^#!]?[A-Za-z_$][\w$.-]*|[%@^#!]\d+|0x[0-9a-fA-F]+|\d+\.\d*(?:[eE][-+]?\d+)?|\d+|->|::|==|>=|<=|\s+|.`)

// comments are lines, or ends of lines, that do not count.
var comments = regexp.MustCompile(`(?m)(^|[ \t])//.*$`)

// blankLines are what comments leave behind.
var blankLines = regexp.MustCompile(`\n\s*\n`)

// strange are tokens that a mutation may put anywhere: each is a part of some syntax, in the wrong place nearly
// everywhere.
var strange = []string{
	"(", ")", "[", "]", "{", "}", "<", ">", ",", ":", "=", "->", "-", "+", "*", "?", "::", "|", "/", "'", `"`, "`", "%", "#", "!",
	"@", "^", ";", "&",
	"0", "1", "-1", "42", "4294967296", "9223372036854775808", "340282366920938463463374607431768211456", "0x1F", "0x", "1.5",
	"1e400", "true", "false", "unit",
	"i1", "i32", "si8", "ui7", "i0", "i16777216", "f32", "f80", "bf16", "index", "none", "vector<4xf32>", "vector<[4]xi1>",
	"tensor<?x4xf32>", "tensor<*xi8>",
	"memref<4xf32>", "memref<*xf32>", "memref<?x?xi32, strided<[?, 1], offset: ?>>", "complex<f32>", "tuple<>", "tuple<i32, f32>",
	"() -> ()", "(i32) -> i32",
	"!shape.shape", "!llvm.ptr", "!foo.bar", "!unknown", "#unknown", "#arith.fastmath<fast>", "@sym", "@a::@b", "%0", "%x", "%x#1",
	"^bb0", "^bb9",
	"[]", "{}", "{a}", "{a = 1}", "{a = 1 : i32, a}", "<{}>", "<{a = 1}>", `"str"`, `""`, `"a\0z"`, "dense<0> : tensor<2xi32>",
	"dense<[1, 2]>", "array<i32: 1, 2>", "array<i1: true>",
	"affine_map<(d0) -> (d0)>", "affine_map<(d0)[s0] -> (d0 + s0, 3)>", "affine_set<(d0) : (d0 >= 0)>", "d0", "s0", "symbol",
	"floordiv", "mod", "min", "max", "to", "step", "iter_args", "attributes",
	"loc(unknown)", "loc", "dense", "sparse", "x", "strided", "offset", "else", "public", "private", "constant", "uninitialized",
	"case", "default", "shared_outs", "in",
}

// A Malformer makes malformed text of recorded inputs. Not all of it is invalid.
type Malformer struct {
	rnd *rand.Rand
	// pool has the tokens of all inputs by class, from which replacements are taken.
	pool map[byte][]string
}

// NewMalformer returns a malformer whose choices follow from rnd and the inputs.
func NewMalformer(rnd *rand.Rand, inputs []string) *Malformer {
	m := &Malformer{rnd: rnd, pool: map[byte][]string{}}
	seen := map[string]bool{}
	for _, text := range inputs {
		for _, tok := range tokenPattern.FindAllString(text, -1) {
			if k := class(tok); k != ' ' && !seen[tok] {
				seen[tok] = true
				m.pool[k] = append(m.pool[k], tok)
			}
		}
	}
	return m
}

// class is what a token can be exchanged for: its sigil, "a" for names, "0" for numbers, "." for floats, '"' for
// strings, blank, or "," for punctuation.
func class(tok string) byte {
	if strings.TrimSpace(tok) == "" {
		return ' '
	}
	switch c := tok[0]; {
	case c == '"' && len(tok) > 1:
		return '"'
	case strings.IndexByte("%@^#!", c) >= 0 && len(tok) > 1:
		return c
	case c >= '0' && c <= '9' && strings.Contains(tok, ".") && !strings.HasPrefix(tok, "0x"):
		return '.'
	case c >= '0' && c <= '9':
		return '0'
	case c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || c == '_' || c == '$':
		return 'a'
	}
	return ','
}

// StripComments removes comments, which mutations should not waste their time with, and the empty lines that they
// leave.
func StripComments(text string) string {
	text = comments.ReplaceAllString(text, "$1")
	for {
		next := blankLines.ReplaceAllString(text, "\n")
		if next == text {
			return strings.TrimLeft(text, "\n")
		}
		text = next
	}
}

// Malform changes one place of a text, seldom two.
func (m *Malformer) Malform(text string) string {
	toks := tokenPattern.FindAllString(text, -1)
	for range 1 + m.rnd.IntN(8)/7 {
		toks = m.change(toks)
	}
	return strings.Join(toks, "")
}

// change makes one random change to a list of tokens.
func (m *Malformer) change(toks []string) []string {
	var at []int // tokens that are not blank
	for i, tok := range toks {
		if class(tok) != ' ' {
			at = append(at, i)
		}
	}
	if len(at) < 2 {
		return toks
	}
	k := m.rnd.IntN(len(at))
	i := at[k]
	toks = slices.Clone(toks)
	switch m.rnd.IntN(12) {
	case 0, 1: // delete
		toks[i] = ""
	case 2: // duplicate
		toks[i] += " " + toks[i]
	case 3: // swap neighbours
		j := at[min(k+1, len(at)-1)]
		toks[i], toks[j] = toks[j], toks[i]
	case 4: // swap with any
		j := at[m.rnd.IntN(len(at))]
		toks[i], toks[j] = toks[j], toks[i]
	case 5, 6, 7: // exchange for another of its class
		if list := m.pool[class(toks[i])]; len(list) > 0 {
			toks[i] = list[m.rnd.IntN(len(list))]
		}
	case 8: // exchange for anything
		toks[i] = m.strange()
	case 9: // insert anything
		toks[i] = m.strange() + " " + toks[i]
	case 10: // delete a few
		for _, j := range at[k:min(len(at), k+2+m.rnd.IntN(4))] {
			toks[j] = ""
		}
	case 11: // a token that the same text has elsewhere
		toks[i] = toks[at[m.rnd.IntN(len(at))]]
	}
	return toks
}

func (m *Malformer) strange() string { return strange[m.rnd.IntN(len(strange))] }
