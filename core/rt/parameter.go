package rt

import (
	"math/bits"
	"slices"
	"strings"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/num"
)

// ParseableInt is a Go type of integer parameters.
type ParseableInt interface {
	~int | ~int8 | ~int16 | ~int32 | ~int64 | ~uint | ~uint8 | ~uint16 | ~uint32 | ~uint64
}

// ParseInt reads an integer parameter and checks that it fits.
func ParseInt[T ParseableInt](p *core.Parser, dst *T) bool {
	at := p.Pos()
	found, ok := TryParseInt(p, dst)
	if ok && !found {
		return p.Errorf(at, "expected integer value")
	}
	return ok
}

// TryParseInt is [ParseInt] when nothing is legal, too.
func TryParseInt[T ParseableInt](p *core.Parser, dst *T) (found, ok bool) {
	at := p.Pos()
	var v num.Int
	if found, ok = p.TryAPInt(&v); !found || !ok {
		return found, ok
	}
	var zero T
	signed := zero-1 < zero
	if signed {
		i, fits := v.SExtValue()
		*dst = T(i)
		ok = fits && int64(*dst) == i
	} else {
		// A negative number is the pattern of its bits.
		*dst = T(v.SExtOrTrunc(uint(bits.Len64(uint64(^zero)))).Uint64())
		ok = num.NewInt(v.Width(), uint64(*dst)).Equal(v)
	}
	if !ok {
		return true, p.OpErrorf(at, "integer value too large")
	}
	return true, true
}

// ParseEnum reads an enum parameter by the keywords of its cases; separator joins those of a bit enum.
func ParseEnum[E ~uint8 | ~uint16 | ~uint32 | ~uint64](p *core.Parser, cppName, separator string, cases []string,
	parse func(string) (E, bool), dst *E) bool {
	*dst = 0
	at := p.Pos() // of all words: upstream shows where the list starts
	for {
		var w string
		if !p.TryStr(&w) && !p.TryAnyKeyword(&w) { // a case that is not a keyword is written as a string
			return p.OpErrorf(at, "expected valid keyword or string")
		}
		v, ok := parse(p.CaseNow(cppName, w))
		if !ok {
			return p.OpErrorf(at, "expected %s to be one of: %s", cppName, strings.Join(cases, ", "))
		}
		*dst |= v
		switch {
		case separator == "," && p.TryPunct(core.PunctComma):
		case separator == "|" && p.TryPunct(core.PunctVBar):
		default:
			return true
		}
	}
}

// TryParseEnum is [ParseEnum] when nothing is legal, too.
func TryParseEnum[E ~uint8 | ~uint16 | ~uint32 | ~uint64](p *core.Parser, cppName, separator string, cases []string,
	parse func(string) (E, bool), dst *E) (found, ok bool) {
	if !slices.Contains(cases, p.CaseNow(cppName, p.PeekKeyword())) {
		return false, true
	}
	return true, ParseEnum(p, cppName, separator, cases, parse, dst)
}

// ParseNamedEnum reads an enum parameter that is stored as an integer: one word or string, which holds the combination
// of a bit enum. The summary names the enum in messages.
func ParseNamedEnum[E ~uint8 | ~uint16 | ~uint32 | ~uint64](p *core.Parser, summary string, cases []string,
	parse func(string) (E, bool), dst *E) bool {
	at := p.Pos()
	var w string
	if !p.TryKeywordOrString(&w) {
		return p.OpErrorf(at, "expected keyword for %s", summary)
	}
	v, ok := parse(w)
	if !ok {
		return p.OpErrorf(at, "expected one of [%s] for %s, got: %s", strings.Join(cases, ", "), summary, w)
	}
	*dst = v
	return true
}

// ParseWord reads an enum parameter with many cases: one word. What messages say of a word that is not a case is
// "invalid KIND: WORD".
func ParseWord[E ~uint8 | ~uint16 | ~uint32 | ~uint64](p *core.Parser, kind string, parse func(string) (E, bool), dst *E) bool {
	at := p.Pos()
	var w string
	if !p.AnyKeyword(&w) {
		return false
	}
	v, ok := parse(w)
	if !ok {
		return p.OpErrorf(at, "invalid %s: %s", kind, w)
	}
	*dst = v
	return true
}

// TryParseNamedEnum is [ParseNamedEnum] when nothing is legal, too.
func TryParseNamedEnum[E ~uint8 | ~uint16 | ~uint32 | ~uint64](p *core.Parser, summary string, cases []string,
	parse func(string) (E, bool), dst *E) (found, ok bool) {
	if !slices.Contains(cases, p.PeekKeyword()) && !p.PeekStr() {
		return false, true
	}
	return true, ParseNamedEnum(p, summary, cases, parse, dst)
}

// ParseList reads a comma-separated list of parameters, at least one. It ends before a comma that the next field
// of a struct follows.
func ParseList[T any](p *core.Parser, dst *[]T, elem func(*T) bool) bool {
	for {
		var e T
		if !elem(&e) {
			return false
		}
		*dst = append(*dst, e)
		if p.FieldAhead() || !p.TryPunct(core.PunctComma) {
			return true
		}
	}
}

// TryParseList is [ParseList] when nothing is legal, too.
func TryParseList[T any](p *core.Parser, dst *[]T, elem func(*T) bool) (found, ok bool) {
	if !p.StartsParameters() {
		return false, true
	}
	return true, ParseList(p, dst, elem)
}

// MaybeParam reads a parameter that stays nil when it is not there.
func MaybeParam[T any](dst **T, value func(*T) (found, ok bool)) (found, ok bool) {
	var v T
	if found, ok = value(&v); found && ok {
		*dst = &v
	}
	return found, ok
}

// MaybeInt is [MaybeParam] for an integer.
func MaybeInt[T ParseableInt](p *core.Parser, dst **T) (found, ok bool) {
	return MaybeParam(dst, func(v *T) (found, ok bool) { return TryParseInt(p, v) })
}

// Given returns the value of a parameter that may be absent, and whether it is there.
func Given[T any](p *T) (v T, ok bool) {
	if p == nil {
		return v, false
	}
	return *p, true
}

// Copied returns a parameter that may be absent as nobody else has it.
func Copied[T any](p *T) *T {
	if p == nil {
		return nil
	}
	v := *p
	return &v
}

// TryParseTypeAs reads a type of the Go type T if a type is there.
func TryParseTypeAs[T core.Type](p *core.Parser, dst *T) (found, ok bool) {
	at := p.Pos()
	var t core.Type
	if found, ok = p.TryType(&t); !found || !ok {
		return found, ok
	}
	v, is := t.(T)
	if !is {
		return true, p.Errorf(at, "invalid kind of type specified")
	}
	*dst = v
	return true, true
}

// TryParseCustomType reads a type of the definition in its stripped or full form if one is there.
func TryParseCustomType[T core.Type](p *core.Parser, def *core.TypeDef, dst *T) (found, ok bool) {
	if !p.StartsParameters() {
		return false, true
	}
	return true, core.ParseCustomType(p, def, dst)
}

// ParseAttrWhere is [core.ParseAttrAs] for a kind of attributes that is smaller than a Go type: is says whether one
// belongs to it; nil takes them all.
func ParseAttrWhere[T core.Attribute](p *core.Parser, dst *T, is func(core.Attribute) bool, t core.Type) bool {
	at := p.Pos()
	var a core.Attribute
	if !p.Attr(&a, t) {
		return false
	}
	v, ok := a.(T)
	if !ok || is != nil && !is(a) {
		return p.OpErrorf(at, "invalid kind of attribute specified")
	}
	*dst = v
	return true
}

// TryParseAttrWhere is [ParseAttrWhere] when an attribute starts here, as for [TryParseAttrAs].
func TryParseAttrWhere[T core.Attribute](p *core.Parser, dst *T, is func(core.Attribute) bool, t core.Type) (found, ok bool) {
	if !p.StartsAttrAs(dst) {
		return false, true
	}
	return true, ParseAttrWhere(p, dst, is, t)
}

// TryParseAttrAs is [core.ParseAttrAs] when an attribute starts here. For arrays, strings and symbol references only
// one of that kind counts.
func TryParseAttrAs[T core.Attribute](p *core.Parser, dst *T, t core.Type) (found, ok bool) {
	return TryParseAttrWhere(p, dst, nil, t)
}

// TryParseCustomAttr is [core.ParseCustomAttr] when an attribute starts here.
func TryParseCustomAttr[T core.Attribute](p *core.Parser, def *core.AttrDef, dst *T, t core.Type) (found, ok bool) {
	if !p.StartsAttrAs(nil) && !p.PeekPunct(core.PunctLess) {
		return false, true
	}
	return true, core.ParseCustomAttr(p, def, dst, t)
}

// SelfType stores the type after an attribute in a parameter for types of one class.
func SelfType[T core.Type](p *core.Parser, self core.Type, dst *T) bool {
	var ok bool
	if *dst, ok = self.(T); !ok {
		return WrongSelf(p, self)
	}
	return true
}

// WrongSelf reports that the type after an attribute is not there, or of another class than its parameter. It returns
// false.
func WrongSelf(p *core.Parser, self core.Type) bool {
	if self == nil {
		return p.Errorf(p.Pos(), "expected a trailing type")
	}
	return p.Errorf(p.Pos(), "invalid kind of type specified")
}
