package asmformat

import (
	"math/bits"
	"slices"
	"strings"
)

// Private token classes, for words that only attributes or types start with.
const (
	classTypeWord TokenClass = 1 << (iota + 10)
	classAttrWord
)

// typeWords and attrWords are the keywords that start builtin types and attributes (besides i32 and the like).
var (
	typeWords = []string{"index", "none", "memref", "tensor", "vector", "complex", "tuple", "bf16", "tf32"}
	attrWords = []string{"true", "false", "unit", "dense", "dense_resource", "array", "affine_map", "affine_set",
		"sparse", "loc", "distinct", "strided"}
)

// isTypeWord reports whether a keyword starts a builtin type.
func isTypeWord(s string) bool {
	if slices.Contains(typeWords, s) {
		return true
	}
	digits := strings.TrimLeft(s, "suif")
	switch s[:len(s)-len(digits)] {
	case "i", "si", "ui":
		return digits != "" && strings.Trim(digits, "0123456789") == ""
	case "f":
		return digits != "" && digits[0] >= '0' && digits[0] <= '9'
	}
	return false
}

// TypeFirst returns what a type can start with.
func TypeFirst() First { return First{Tokens: []string{"("}, Classes: ClassBang | classTypeWord} }

// SymbolFirst returns what a symbol reference starts with.
func SymbolFirst() First { return First{Classes: ClassSymbol} }

// TokenFirst returns a start with one of the given spellings.
func TokenFirst(tokens ...string) First { return First{Tokens: tokens} }

// AnyAttrFirst returns what an attribute of unknown kind is taken to start with. Brackets and braces are left out: few
// attributes of unknown kind are arrays or dictionaries in practice, and those that can be should say so.
func AnyAttrFirst() First {
	return First{
		Tokens:  []string{"-"},
		Classes: ClassInteger | ClassFloat | ClassString | ClassSymbol | ClassHash | ClassBang | classTypeWord | classAttrWord,
	}
}

func (f First) isZero() bool { return f.Tokens == nil && f.Classes == 0 }

// start is one token or token class with which a text can go on, and the element that it belongs to.
type start struct {
	token string
	class TokenClass // 0 when token is set; else one bit
	elem  Element
}

// startSet is the set of tokens that can come next at a place of the format.
type startSet struct {
	items []start
	// end: the format's text can end here.
	end bool
	// unknown: what comes next is decided by code (a custom directive, a property's parser): nothing can be said beyond
	// the items.
	unknown bool
}

// startsOf lists the starts of a First for an element.
func startsOf(f First, e Element) []start {
	var out []start
	for _, t := range f.Tokens {
		out = append(out, start{token: t, elem: e})
	}
	for c := f.Classes; c != 0; c &= c - 1 {
		out = append(out, start{class: 1 << bits.TrailingZeros16(uint16(c)), elem: e})
	}
	return out
}

// meets reports whether two starts can be the same token, and returns how to name it.
func (a start) meets(b start) (string, bool) {
	switch {
	case a.class == 0 && b.class == 0:
		return "`" + a.token + "`", a.token == b.token
	case a.class == 0:
		return "`" + a.token + "`", b.class.has(a.token)
	case b.class == 0:
		return "`" + b.token + "`", a.class.has(b.token)
	}
	words := ClassKeyword | classTypeWord | classAttrWord
	same := a.class == b.class || a.class == ClassKeyword && b.class&words != 0 || b.class == ClassKeyword && a.class&words != 0
	return a.class.sample(), same
}

// has reports whether a spelling belongs to the class.
func (c TokenClass) has(token string) bool {
	word := isKeywordStart(token[0])
	switch c {
	case ClassKeyword:
		return word
	case classTypeWord:
		return word && isTypeWord(token)
	case classAttrWord:
		return slices.Contains(attrWords, token)
	}
	return false // unknown punctuation is no proof
}

// sample names a class by an example.
func (c TokenClass) sample() string {
	return "`" + c.text() + "`"
}

// text is an example of the class.
func (c TokenClass) text() string {
	switch c {
	case ClassInteger:
		return "1"
	case ClassFloat:
		return "1.0"
	case ClassString:
		return `"x"`
	case ClassSymbol:
		return "@x"
	case ClassPercent:
		return "%0"
	case ClassCaret:
		return "^bb1"
	case ClassHash:
		return "#x"
	case ClassBang:
		return "!x"
	case classTypeWord:
		return "i32"
	case classAttrWord:
		return "unit"
	case ClassKeyword:
		return "word"
	}
	return "?"
}

// meet finds a token that is in both lists.
func meet(as, bs []start) (start, start, string, bool) {
	for _, a := range as {
		for _, b := range bs {
			if name, ok := a.meets(b); ok {
				return a, b, name, true
			}
		}
	}
	return start{}, start{}, "", false
}
