package live

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/rt"
	"github.com/odsgen/ods/odsgen/internal/form"
	"github.com/odsgen/ods/odsgen/model"
)

// prop is the run-time form of a property's text and conversions. A Go type needs the hooks of the compiled definition;
// without them the property is any attribute.
func (d *dialect) prop(c *model.Constraint, compiled *core.Prop) *core.Prop {
	for c.Base != nil {
		c = c.Base
	}
	p := &core.Prop{Kind: form.PropKind(c), Summary: firstLine(c.Summary), Keyword: c.Keyword}
	width, unsigned := form.PropWidth(c)
	p.Width, p.Unsigned = uint(width), unsigned
	if compiled != nil && compiled.Kind != p.Kind {
		compiled = nil
	}
	switch c.Form {
	case model.PropArray, model.PropOptional, model.PropSome, model.PropNamed:
		var inner *core.Prop
		if compiled != nil {
			inner = compiled.Elem
		}
		p.Elem = d.prop(c.Elem, inner)
	case model.PropGo:
		if compiled != nil {
			p.Hooks = compiled.Hooks
			break
		}
		d.set.lose(LostText, "", "Parse"+c.GoName, c.Span)
		p.Hooks = anyProp
	}
	if e := c.Enum; e != nil {
		p.Enum = &core.EnumSpelling{Name: firstLine(e.Summary), CPP: form.CPPEnum(e), Cases: e.Table().Texts,
			Value: e.Table().Parse, Text: e.Table().Text}
		switch own := d.set.defs[e.Attr]; {
		case own != nil:
			p.Enum.Attr = &own.attr
		case compiled != nil && compiled.Enum != nil: // of another dialect
			p.Enum.Attr = compiled.Enum.Attr
		}
	}
	return p
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

// propConst makes the attribute form of a property's default.
func (d *dialect) propConst(c *core.Context, k *model.Const, con *model.Constraint) core.Attribute {
	for con.Base != nil {
		con = con.Base
	}
	switch con.Form {
	case model.PropNamed:
		return d.propConst(c, k, con.Elem)
	case model.PropOptional, model.PropSome:
		return c.Array(d.propConst(c, k.List[0], con.Elem))
	case model.PropArray, model.PropPacked:
		var list []core.Attribute
		var ints []int64
		for _, e := range k.List {
			list, ints = append(list, d.propConst(c, e, con.Elem)), append(ints, e.Int)
		}
		if con.Form == model.PropArray {
			return c.Array(list...)
		}
		w, _ := form.PropWidth(con)
		return c.IntArray(c.Integer(uint(w)), ints...)
	}
	w, _ := form.PropWidth(con)
	switch k.Kind {
	case model.ConstUnit:
		return rt.UnitProp(c, k.Bool)
	case model.ConstBool:
		return c.Bool(k.Bool)
	case model.ConstString:
		return c.String(k.Str)
	case model.ConstEnum:
		return c.IntegerAttr(c.Integer(uint(w)), int64(form.EnumValue(k)))
	}
	return c.IntegerAttr(c.Integer(uint(w)), k.Int)
}
