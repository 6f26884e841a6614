package dlti

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/generated/dlti"
)

// ParseDataLayoutEntryAttr reads "<key, value>".
func (Hooks) ParseDataLayoutEntryAttr(p *core.Parser, _ core.Type) (core.Attribute, bool) {
	if !p.Punct(core.PunctLess) {
		return nil, false
	}
	at := p.Pos()
	key, found, ok := typeKey(p)
	if !ok {
		return nil, false
	}
	if !found {
		var name string
		if !p.TryStr(&name) {
			return nil, p.Errorf(at, "expected a type or a quoted string")
		}
		key = p.Context().String(name)
	}
	var value core.Attribute
	if !p.Punct(core.PunctComma) || !p.Attr(&value, nil) || !p.Punct(core.PunctGreater) {
		return nil, false
	}
	return dlti.GetDataLayoutEntryAttr(p.Context(), key, value), true
}

// PrintDataLayoutEntryAttr writes what [Hooks.ParseDataLayoutEntryAttr] reads.
func (Hooks) PrintDataLayoutEntryAttr(p *core.Printer, x *dlti.DataLayoutEntryAttr) {
	p.Byte('<')
	p.Attr(x.Key())
	p.Str(", ")
	p.Attr(x.Value())
	p.Byte('>')
}

// typeKey reads a type when there is one.
func typeKey(p *core.Parser) (key core.Attribute, found, ok bool) {
	var t core.Type
	if found, ok = p.TryType(&t); found && ok {
		key = p.Context().TypeAttr(t)
	}
	return key, found, !found || ok
}

// parseEntries reads "<key = value, ...>"; types tells whether they may be keys, optional whether there may be no
// entry. Like upstream it goes on behind a missing '<', as if there were no entry, so that what else is wrong is
// reported, too.
func parseEntries(p *core.Parser, types, optional bool) ([]*dlti.DataLayoutEntryAttr, bool) {
	var out []*dlti.DataLayoutEntryAttr
	ok := true
	if p.Punct(core.PunctLess) && !p.TryPunct(core.PunctGreater) {
		ok = p.List(core.DelimNone, "", func() bool {
			e, ok := parseEntry(p, types)
			out = append(out, e)
			return ok
		}) && p.Punct(core.PunctGreater)
	}
	if ok && len(out) == 0 && !optional {
		return nil, p.Errorf(p.NamePos(), "no DLTI entries provided")
	}
	return out, ok
}

// parseEntry reads "key = value", or an entry in the form of its own.
func parseEntry(p *core.Parser, types bool) (*dlti.DataLayoutEntryAttr, bool) {
	var key, value core.Attribute
	if types {
		k, found, ok := typeKey(p)
		if !ok {
			return nil, p.Errorf(p.Pos(), "error while parsing type DLTI key")
		}
		if found {
			key = k
		}
	}
	var name string
	switch {
	case key != nil:
	case p.TryStr(&name):
		key = p.Context().String(name)
	default:
		at := p.Pos()
		if !p.Attr(&value, nil) {
			return nil, false
		}
		e, ok := value.(*dlti.DataLayoutEntryAttr)
		if !ok {
			return nil, p.Errorf(at, "invalid kind of attribute specified")
		}
		return e, true
	}
	if !p.Punct(core.PunctEqual) || !p.Attr(&value, nil) {
		return nil, false
	}
	return dlti.GetDataLayoutEntryAttr(p.Context(), key, value), true
}

func printEntries(p *core.Printer, list []*dlti.DataLayoutEntryAttr) {
	p.Byte('<')
	for i, e := range list {
		if i > 0 {
			p.Str(", ")
		}
		p.Attr(e.Key())
		p.Str(" = ")
		p.Attr(e.Value())
	}
	p.Byte('>')
}

// check is a constructor that checks.
type check[T core.Attribute] func(r *core.Reporter, at core.Location, c *core.Context, list []*dlti.DataLayoutEntryAttr) T

// parseList reads a list of entries and makes an attribute of it when the checks pass.
func parseList[T core.Attribute](p *core.Parser, types, optional bool, get check[T]) (core.Attribute, bool) {
	list, ok := parseEntries(p, types, optional)
	if !ok {
		return nil, false
	}
	at := p.NamePos()
	r := p.Reporter()
	v := get(r, p.LocAt(at), p.Context(), list)
	if len(r.List()) > 0 {
		return nil, p.Failed(at)
	}
	return v, true
}

// ParseDataLayoutSpecAttr reads a list of entries.
func (Hooks) ParseDataLayoutSpecAttr(p *core.Parser, _ core.Type) (core.Attribute, bool) {
	return parseList(p, true, true, dlti.GetDataLayoutSpecAttrChecked)
}

// PrintDataLayoutSpecAttr writes a list of entries.
func (Hooks) PrintDataLayoutSpecAttr(p *core.Printer, x *dlti.DataLayoutSpecAttr) {
	printEntries(p, x.Entries())
}

// ParseMapAttr reads a list of entries.
func (Hooks) ParseMapAttr(p *core.Parser, _ core.Type) (core.Attribute, bool) {
	return parseList(p, true, true, dlti.GetMapAttrChecked)
}

// PrintMapAttr writes a list of entries.
func (Hooks) PrintMapAttr(p *core.Printer, x *dlti.MapAttr) { printEntries(p, x.Entries()) }

// ParseTargetDeviceSpecAttr reads a list of entries whose keys are strings.
func (Hooks) ParseTargetDeviceSpecAttr(p *core.Parser, _ core.Type) (core.Attribute, bool) {
	return parseList(p, false, false, dlti.GetTargetDeviceSpecAttrChecked)
}

// PrintTargetDeviceSpecAttr writes a list of entries.
func (Hooks) PrintTargetDeviceSpecAttr(p *core.Printer, x *dlti.TargetDeviceSpecAttr) {
	printEntries(p, x.Entries())
}

// ParseTargetSystemSpecAttr reads a list of devices.
func (Hooks) ParseTargetSystemSpecAttr(p *core.Parser, _ core.Type) (core.Attribute, bool) {
	return parseList(p, false, false, dlti.GetTargetSystemSpecAttrChecked)
}

// PrintTargetSystemSpecAttr writes a list of entries.
func (Hooks) PrintTargetSystemSpecAttr(p *core.Printer, x *dlti.TargetSystemSpecAttr) {
	printEntries(p, x.Entries())
}
