package rt

import (
	"slices"
	"strconv"
	"strings"
)

// Enum is the table of the cases of an enum with values of type E.
type Enum[E ~uint8 | ~uint16 | ~uint32 | ~uint64] struct {
	// Texts are the spellings of the cases in the order of the definition, and Values what they stand for; nil stands for
	// 0, 1, 2 and so on. Of several spellings of one value the first is written. In a bit enum a case may stand for
	// several bits.
	Texts  []string
	Values []E
	// Separator joins the cases of a bit enum; "" for other enums.
	Separator string
	// Groups are the values of several bits that the text names instead of their members, the widest first.
	Groups []E
}

// value returns what a case stands for.
func (e *Enum[E]) value(i int) E {
	if e.Values == nil {
		return E(i)
	}
	return e.Values[i]
}

// text returns the spelling of a case.
func (e *Enum[E]) text(v E) (string, bool) {
	for i := range e.Texts {
		if e.value(i) == v {
			return e.Texts[i], true
		}
	}
	return "", false
}

// Text returns a value as MLIR's text spells it: its case, or the cases of its bits. An unknown value of an enum that
// has no bits is a number.
func (e *Enum[E]) Text(v E) string {
	if e.Separator == "" {
		if s, ok := e.text(v); ok {
			return s
		}
		return strconv.FormatUint(uint64(v), 10)
	}
	if v == 0 {
		s, _ := e.text(0)
		return s
	}
	var parts []string
	for _, g := range e.Groups {
		if v&g == g {
			s, _ := e.text(g)
			parts, v = append(parts, s), v&^g
		}
	}
	for i, s := range e.Texts {
		if bit := e.value(i); v&bit != 0 && bit&(bit-1) == 0 {
			parts = append(parts, s)
		}
	}
	return strings.Join(parts, e.Separator)
}

// Parse returns the value of a text: a case, or cases with the separator between them.
func (e *Enum[E]) Parse(text string) (v E, ok bool) {
	if e.Separator == "" {
		return e.parse(text)
	}
	for w := range strings.SplitSeq(text, strings.ReplaceAll(e.Separator, " ", "")) {
		bits, ok := e.parse(strings.TrimSpace(w))
		if !ok {
			return 0, false
		}
		v |= bits
	}
	return v, true
}

// parse returns the value of a case.
func (e *Enum[E]) parse(text string) (E, bool) {
	if i := slices.Index(e.Texts, text); i >= 0 {
		return e.value(i), true
	}
	return 0, false
}

// IsValid reports whether a value is a case, or made of cases' bits.
func (e *Enum[E]) IsValid(v E) bool {
	var bits E
	for i := range e.Texts {
		if e.value(i) == v {
			return true
		}
		bits |= e.value(i)
	}
	return e.Separator != "" && v&^bits == 0
}
