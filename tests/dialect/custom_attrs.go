package dialect

import (
	"strconv"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/num"
)

// floatKinds are the formats of numbers by the words of custom_float.
var floatKinds = map[string]*num.Semantics{"float": num.F32, "double": num.F64, "fp80": num.F80}

// ParseTestCustomFloatAttr reads a number of the format that a word says: <"float" : 1.0>.
func (hooks) ParseTestCustomFloatAttr(p *core.Parser, _ core.Type) (core.Attribute, bool) {
	var kind string
	var v num.Float
	if !p.Punct(core.PunctLess) || !p.Str(&kind) || !p.Punct(core.PunctColon) {
		return nil, false
	}
	sem := floatKinds[kind]
	if sem == nil {
		return nil, p.Errorf(p.Pos(), "unknown float type, expected 'float', 'double' or 'fp80'")
	}
	if !p.APFloat(&v, sem) || !p.Punct(core.PunctGreater) {
		return nil, false
	}
	return GetTestCustomFloatAttr(p.Context(), kind, v), true
}

// PrintTestCustomFloatAttr writes what [hooks.ParseTestCustomFloatAttr] reads.
func (hooks) PrintTestCustomFloatAttr(p *core.Printer, x *TestCustomFloatAttr) {
	p.Byte('<')
	p.QuotedString(x.Kind())
	p.Str(" : ")
	p.APFloat(x.Value())
	p.Byte('>')
}

// ParseTestOverrideBuilderAttr reads "<1>", which stands for an index.
func (hooks) ParseTestOverrideBuilderAttr(p *core.Parser, _ core.Type) (core.Attribute, bool) {
	var n int64
	if !p.Punct(core.PunctLess) || !p.Integer(&n) || !p.Punct(core.PunctGreater) {
		return nil, false
	}
	return p.Context().IntegerAttr(p.Context().Index(), n), true
}

// PrintTestOverrideBuilderAttr writes an attribute that Go made; text makes none.
func (hooks) PrintTestOverrideBuilderAttr(p *core.Printer, x *TestOverrideBuilderAttr) {
	p.Byte('<')
	p.Int(int64(x.A()))
	p.Byte('>')
}

// symbolRef is the attribute that demands its symbol.
type symbolRef struct{ *TestSymbolRefAttr }

// VerifySymbolUses looks for the symbol.
func (a symbolRef) VerifySymbolUses(op *core.Operation, symbols *core.SymbolTableCollection, r *core.Reporter) bool {
	if symbols.LookupNearest(op, a.Symbol()) == nil {
		return r.OpErrorf(op, "TestSymbolRefAttr::verifySymbolUses: '%s' does not reference a valid symbol", core.AttrString(a.Symbol())).Fail()
	}
	return true
}

// parseOptional reads "<value>", or "<>" for none.
func parseOptional[T any](p *core.Parser, value func(*T) bool) (list []T, ok bool) {
	if !p.Punct(core.PunctLess) {
		return nil, false
	}
	if p.TryPunct(core.PunctGreater) {
		return nil, true
	}
	var v T
	if !value(&v) {
		return nil, false
	}
	return []T{v}, p.Punct(core.PunctGreater)
}

// ParseTestAttrWithOptionalSignedAttr reads "<>" or "<1>", which may be zero.
func (hooks) ParseTestAttrWithOptionalSignedAttr(p *core.Parser, _ core.Type) (core.Attribute, bool) {
	list, ok := parseOptional(p, p.Integer)
	if !ok {
		return nil, false
	}
	return GetTestAttrWithOptionalSignedAttr(p.Context(), list), true
}

// PrintTestAttrWithOptionalSignedAttr writes what [hooks.ParseTestAttrWithOptionalSignedAttr] reads.
func (hooks) PrintTestAttrWithOptionalSignedAttr(p *core.Printer, x *TestAttrWithOptionalSignedAttr) {
	p.Byte('<')
	printInts(p, x.Value(), "")
	p.Byte('>')
}

// ParseTestAttrWithOptionalUnsignedAttr reads "<>" or "<1>", which may be zero.
func (hooks) ParseTestAttrWithOptionalUnsignedAttr(p *core.Parser, _ core.Type) (core.Attribute, bool) {
	list, ok := parseOptional(p, func(v *uint64) bool {
		var n num.Int
		if !p.APInt(&n) {
			return false
		}
		if n.ActiveBits() > 64 && !n.IsNegative() {
			return p.Errorf(p.Pos(), "integer value too large")
		}
		*v = n.SExt(max(64, n.Width())).Trunc(64).Uint64()
		return true
	})
	if !ok {
		return nil, false
	}
	return GetTestAttrWithOptionalUnsignedAttr(p.Context(), list), true
}

// PrintTestAttrWithOptionalUnsignedAttr writes what [hooks.ParseTestAttrWithOptionalUnsignedAttr] reads.
func (hooks) PrintTestAttrWithOptionalUnsignedAttr(p *core.Printer, x *TestAttrWithOptionalUnsignedAttr) {
	p.Byte('<')
	for _, v := range x.Value() {
		p.Str(strconv.FormatUint(v, 10))
	}
	p.Byte('>')
}

// ParseTestAttrWithOptionalEnumAttr reads "<>" or a case.
func (hooks) ParseTestAttrWithOptionalEnumAttr(p *core.Parser, _ core.Type) (core.Attribute, bool) {
	list, ok := parseOptional(p, func(v *SimpleEnum) bool {
		var word string
		at := p.Pos()
		if !p.KeywordOrString(&word) {
			return false
		}
		e, ok := ParseSimpleEnum(word)
		*v = e
		return ok || p.Errorf(at, "expected a case of SimpleEnum, got: %s", word)
	})
	if !ok {
		return nil, false
	}
	return GetTestAttrWithOptionalEnumAttr(p.Context(), list), true
}

// PrintTestAttrWithOptionalEnumAttr writes what [hooks.ParseTestAttrWithOptionalEnumAttr] reads.
func (hooks) PrintTestAttrWithOptionalEnumAttr(p *core.Printer, x *TestAttrWithOptionalEnumAttr) {
	p.Byte('<')
	for _, v := range x.Value() {
		p.KeywordOrString(v.String())
	}
	p.Byte('>')
}
