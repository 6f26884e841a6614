package dialect

import (
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
