package live

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/odsgen/internal/form"
	"github.com/odsgen/ods/odsgen/model"
)

// prop is the run-time form of a property's text and conversions. A Go type needs the hooks of the compiled definition;
// without them the property is any attribute, and formats that have it are lost.
func (d *dialect) prop(c *model.Constraint, compiled *core.Prop) *core.Prop {
	for c.Base != nil {
		c = c.Base
	}
	base := form.Prop(c)
	p := &base
	if compiled != nil && compiled.Kind != p.Kind {
		compiled = nil
	}
	switch {
	case form.HasElem(c):
		var inner *core.Prop
		if compiled != nil {
			inner = compiled.Elem
		}
		p.Elem = d.prop(c.Elem, inner)
	case c.Form == model.PropGo && compiled != nil:
		p.Hooks = compiled.Hooks
	case c.Form == model.PropGo:
		p.Hooks = anyProp
	}
	if e := c.Enum; e != nil {
		spelling := form.Spelling(e)
		spelling.Value, spelling.Text = e.Table().Parse, e.Table().Text
		p.Enum = &spelling
		switch own := d.set.defs[e.Attr]; {
		case own != nil:
			p.Enum.Attr = &own.attr
		case compiled != nil && compiled.Enum != nil: // of another dialect
			p.Enum.Attr = compiled.Enum.Attr
		}
	}
	return p
}

// unboundProp returns the hook that reads a property of a Go type that is not there; empty when there is none.
func unboundProp(c *model.Constraint, p *core.Prop) string {
	for c.Base != nil {
		c = c.Base
	}
	switch {
	case p.Hooks == anyProp:
		return "Parse" + c.GoName
	case p.Elem != nil && c.Elem != nil:
		return unboundProp(c.Elem, p.Elem)
	}
	return ""
}

// anyProp stands for the hooks of a Go type that is not there: the attribute form is the text.
var anyProp = &core.PropHooks{
	Parse: func(_ any, p *core.Parser) (a core.Attribute, found, ok bool) {
		found, ok = p.TryAttr(&a, nil)
		return a, found, ok
	},
	Print:   func(_ any, p *core.Printer, a core.Attribute) { p.Attr(a) },
	Convert: func(_ any, _ *core.Context, a core.Attribute) (core.Attribute, string) { return a, "" },
	Zero:    func(c *core.Context) core.Attribute { return c.Unit() },
}
