package rt

import "github.com/odsgen/ods/core"

// WordType is the text of a type without parameters, of which the mnemonic is all. M makes the type.
type WordType[M interface {
	Get(c *core.Context) core.Type
}] struct{}

// ParseType implements [core.TypeAsm].
func (WordType[M]) ParseType(_ any, p *core.Parser) (core.Type, bool) {
	var m M
	return m.Get(p.Context()), true
}

// PrintType implements [core.TypeAsm].
func (WordType[M]) PrintType(any, *core.Printer, core.Type) {}

// WordAttr is [WordType] for an attribute.
type WordAttr[M interface {
	Get(c *core.Context) core.Attribute
}] struct{}

// ParseAttr implements [core.AttrAsm].
func (WordAttr[M]) ParseAttr(_ any, p *core.Parser, _ core.Type) (core.Attribute, bool) {
	var m M
	return m.Get(p.Context()), true
}

// PrintAttr implements [core.AttrAsm].
func (WordAttr[M]) PrintAttr(any, *core.Printer, core.Attribute) {}
