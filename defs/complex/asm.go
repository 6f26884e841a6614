package complexd

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/message"
	"github.com/odsgen/ods/core/num"
	"github.com/odsgen/ods/generated/complexd"
)

// ParseNumberAttr reads "<:f64 1.0, 2.0>"; a type behind it says nothing new.
func (Hooks) ParseNumberAttr(p *core.Parser, _ core.Type) (core.Attribute, bool) {
	var t core.Type
	var re, im float64
	if !p.Punct(core.PunctLess) || !p.Punct(core.PunctColon) {
		return nil, false
	}
	at := p.Pos()
	if !p.Type(&t) || !p.Float(&re) || !p.Punct(core.PunctComma) || !p.Float(&im) || !p.Punct(core.PunctGreater) {
		return nil, false
	}
	f, ok := t.(*core.FloatType)
	if !ok {
		return nil, p.Errorf(at, "expected the type of floats, but got %s; write :f64 in front of the number", message.Quote(t))
	}
	c := p.Context()
	return complexd.GetNumberAttr(c, fromDouble(f, re), fromDouble(f, im), c.Complex(f)), true
}

func fromDouble(t *core.FloatType, v float64) num.Float {
	f, _ := num.FromDouble(t.Semantics(), v)
	return f
}

// PrintNumberAttr writes what [Hooks.ParseNumberAttr] reads.
func (Hooks) PrintNumberAttr(p *core.Printer, a *complexd.NumberAttr) {
	p.Str("<:")
	if c, ok := a.Type().(*core.ComplexType); ok {
		p.Type(c.ElementType())
	}
	p.Space()
	p.APFloat(a.Real())
	p.Str(", ")
	p.APFloat(a.Imag())
	p.Byte('>')
}
