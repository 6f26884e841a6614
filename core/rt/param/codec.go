package param

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/rt"
)

// Codec is how a parameter is written and how it becomes part of a key, as calls in the form of those of a [Kind].
type Codec struct {
	Print, Key string
	// Present is the condition under which an optional value without a default is written: it is not Zero.
	Present string
	// Zero is what an optional value is when it is absent. The interpreter holds integers as int64 or uint64.
	Zero any
	// Write is Print, and AddTo is Key. The value of an enum is an uint64, and text is its spelling.
	Write func(p *core.Printer, v any, text string)
	AddTo func(k *core.Key, v any)
}

// The codecs of enums, types and attributes.
var (
	EnumWord  = enum("p.KeywordOrString(%s.String())", func(p *core.Printer, _ any, text string) { p.KeywordOrString(text) })
	EnumBits  = enum("p.Str(%s.String())", func(p *core.Printer, _ any, text string) { p.Str(text) })
	EnumFlags = enum("p.Flags(uint64(%[1]s), %[1]s.String())",
		func(p *core.Printer, v any, text string) { p.Flags(as[uint64](v), text) })

	Type         = typ("p.Type(%s)", (*core.Printer).Type)
	StrippedType = typ("p.StrippedType(%s)", (*core.Printer).StrippedType)
	Attr         = attr("p.Attr(rt.AttrOrNil(%s))", (*core.Printer).Attr)
	StrippedAttr = attr("p.StrippedAttr(rt.AttrOrNil(%s))", (*core.Printer).StrippedAttr)
)

func enum(print string, write func(*core.Printer, any, string)) *Codec {
	return &Codec{print, "k.Uint(uint64(%s))", "%s != 0", uint64(0), write, func(k *core.Key, v any) { k.Uint(as[uint64](v)) }}
}

func typ(print string, write func(*core.Printer, core.Type)) *Codec {
	return &Codec{print, "k.Type(rt.TypeOrNil(%s))", "%s != nil", nil, func(p *core.Printer, v any, _ string) { write(p, as[core.Type](v)) },
		func(k *core.Key, v any) { k.Type(as[core.Type](v)) }}
}

func attr(print string, write func(*core.Printer, core.Attribute)) *Codec {
	return &Codec{print, "k.Attr(rt.AttrOrNil(%s))", "%s != nil", nil, func(p *core.Printer, v any, _ string) { write(p, as[core.Attribute](v)) },
		func(k *core.Key, v any) { k.Attr(as[core.Attribute](v)) }}
}

// EnumText is what reading an enum needs: its name in messages, what joins the cases of a bit enum, the spellings, and
// the value of one.
type EnumText struct {
	Name, Separator string
	Cases           []string
	Parse           func(string) (uint64, bool)
}

// EnumReader reads a parameter of an enum. Go is the call in generated code, with $name, $sep, $cases and $parse for the
// fields of the enum and $x for the address of the value; Read is the same call.
type EnumReader struct {
	Go   string
	Read func(p *core.Parser, e *EnumText, dst *uint64) (found, ok bool)
}

// The ways to read an enum; those that start with Try are for a parameter that need not be there.
var (
	ReadWord = EnumReader{"rt.ParseWord(p, $name, $parse, $x)",
		func(p *core.Parser, e *EnumText, dst *uint64) (bool, bool) {
			return true, rt.ParseWord(p, e.Name, e.Parse, dst)
		}}
	ReadNamed = EnumReader{"rt.ParseNamedEnum(p, $name, $cases, $parse, $x)",
		func(p *core.Parser, e *EnumText, dst *uint64) (bool, bool) {
			return true, rt.ParseNamedEnum(p, e.Name, e.Cases, e.Parse, dst)
		}}
	TryNamed = EnumReader{"rt.TryParseNamedEnum(p, $name, $cases, $parse, $x)",
		func(p *core.Parser, e *EnumText, dst *uint64) (bool, bool) {
			return rt.TryParseNamedEnum(p, e.Name, e.Cases, e.Parse, dst)
		}}
	ReadCases = EnumReader{"rt.ParseEnum(p, $name, $sep, $cases, $parse, $x)",
		func(p *core.Parser, e *EnumText, dst *uint64) (bool, bool) {
			return true, rt.ParseEnum(p, e.Name, e.Separator, e.Cases, e.Parse, dst)
		}}
	TryCases = EnumReader{"rt.TryParseEnum(p, $name, $sep, $cases, $parse, $x)",
		func(p *core.Parser, e *EnumText, dst *uint64) (bool, bool) {
			return rt.TryParseEnum(p, e.Name, e.Separator, e.Cases, e.Parse, dst)
		}}
)

func as[T any](x any) T { v, _ := x.(T); return v }
