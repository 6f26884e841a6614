package rt

import (
	"strings"

	"github.com/odsgen/ods/core"
)

// EnumSyntax is how the value of an [EnumAttr] is read.
type EnumSyntax uint8

// The syntaxes of enums; see the functions.
const (
	EnumCases EnumSyntax = iota // [ParseEnum]
	EnumNamed                   // [ParseNamedEnum]
	EnumWord                    // [ParseWord]
)

// EnumMaker makes the attribute of a value of an enum. It is a type and no function, because the definition of the
// attribute may not refer to what refers to it.
type EnumMaker[E, A any] interface {
	Get(c *core.Context, v E) A
}

// EnumAttr is the Asm of an attribute whose only parameter is a value of an enum. It is immutable.
type EnumAttr[E ~uint8 | ~uint16 | ~uint32 | ~uint64, A core.Attribute, M EnumMaker[E, A]] struct {
	// Cases is the table of the enum, and Value returns the parameter.
	Cases *Enum[E]
	Value func(a A) E
	// Syntax says how the value is read, Name what the enum is called in messages about it.
	Syntax EnumSyntax
	Name   string
	// Brackets are around the value, "<>" or "()"; "" for none.
	Brackets string
	// Def, Param and Type are upstream's names of the attribute, of the parameter and of its type, for messages.
	Def, Param, Type string
}

// MakeEnum implements [core.EnumAsm].
func (x *EnumAttr[E, A, M]) MakeEnum(c *core.Context, v uint64) core.Attribute {
	var m M
	return m.Get(c, E(v))
}

// EnumValue implements [core.EnumAsm].
func (x *EnumAttr[E, A, M]) EnumValue(a core.Attribute) uint64 { return uint64(x.Value(a.(A))) }

// ParseAttr implements [core.AttrAsm].
func (x *EnumAttr[E, A, M]) ParseAttr(_ any, p *core.Parser, _ core.Type) (core.Attribute, bool) {
	first, last := core.PunctLess, core.PunctGreater
	if x.Brackets == "()" {
		first, last = core.PunctLParen, core.PunctRParen
	}
	var v E
	if x.Brackets != "" && !p.Punct(first) || !p.Param(x.Def, x.Param, x.Type, x.read(p, &v)) || x.Brackets != "" && !p.Punct(last) {
		return nil, false
	}
	var m M
	return m.Get(p.Context(), v), true
}

func (x *EnumAttr[E, A, M]) read(p *core.Parser, dst *E) bool {
	switch x.Syntax {
	case EnumNamed:
		return ParseNamedEnum(p, x.Name, x.Cases.Texts, x.Cases.Parse, dst)
	case EnumWord:
		return ParseWord(p, x.Name, x.Cases.Parse, dst)
	}
	return ParseEnum(p, x.Name, strings.ReplaceAll(x.Cases.Separator, " ", ""), x.Cases.Texts, x.Cases.Parse, dst)
}

// PrintAttr implements [core.AttrAsm].
func (x *EnumAttr[E, A, M]) PrintAttr(_ any, p *core.Printer, a core.Attribute) {
	first := byte(' ')
	if x.Brackets != "" {
		first = x.Brackets[0]
	}
	p.Byte(first)
	if text := x.Cases.Text(x.Value(a.(A))); x.Cases.Separator == "" {
		p.KeywordOrString(text)
	} else {
		p.Str(text)
	}
	if x.Brackets != "" {
		p.Byte(x.Brackets[1])
	}
}
