package core

import (
	"bytes"
	"cmp"
	"fmt"
	"maps"
	"slices"

	"github.com/odsgen/ods/core/evolution"
	"github.com/odsgen/ods/core/lex"
)

// Downgrade brings a module to older versions of dialects, to be written: operations of these dialects lose their
// definitions, get the names and parts that they had, and are written in generic form, which the versions share. What
// the versions do not have, and cannot be said otherwise, is an error at its place. The module says its versions by
// [evolution.AttrName] then; nothing but printing and writing may be done with it. An error about the versions as such is
// returned.
func (top *Operation) Downgrade(to evolution.Versions, r *Reporter) (bool, error) {
	c := top.Context()
	files := fileVersions{}
	for _, name := range slices.Sorted(maps.Keys(to)) {
		ev := c.registry.Evolution(name)
		switch {
		case c.registry.dialects[name] == nil:
			return false, fmt.Errorf("there is no dialect '%s'", name)
		case ev == nil:
			return false, fmt.Errorf("dialect '%s' does not carry versions: its definition has no upgrades", name)
		case to[name] > ev.Version || to[name] < 1:
			return false, fmt.Errorf("dialect '%s' has the versions 1 to %s, not %s", name, evolution.Text(ev.Version), evolution.Text(to[name]))
		}
		if d := c.filesIn(evolution.Versions{name: to[name]})[name]; d != nil {
			files[name] = d
		} else {
			files[name] = &fileDialect{dialect: c.Dialect(name), ev: ev, version: to[name]}
		}
	}
	var list []*Operation
	top.WalkPre(func(op *Operation) WalkResult {
		list = append(list, op)
		return WalkAdvance
	})
	ok := true
	for _, op := range list {
		if op.IsErased() {
			continue
		}
		if what := files.newIn(op); what != "" {
			ok = r.OpErrorf(op, "%s", what).Fail()
			continue
		}
		if d := files[op.info.namespace]; d != nil && op.info.registered {
			if err := d.downgrade(op); err != nil {
				ok = r.OpErrorf(op, "%v", err).Fail()
			}
		}
	}
	all := top.Versions()
	if all == nil {
		all = evolution.Versions{}
	}
	maps.Copy(all, to)
	setVersions(top, all)
	return ok, nil
}

// newIn says which type or attribute that an operation uses its target does not have; empty for none.
func (f fileVersions) newIn(op *Operation) string {
	found := ""
	seen := map[any]bool{}
	var types func(Type)
	var attrs func(Attribute)
	check := func(part evolution.SinceKind, what, dialect, mnemonic string) {
		if d := f[dialect]; d != nil && found == "" {
			if s := d.ev.SinceOf(part, "", mnemonic); s > d.version {
				found = d.missing(fmt.Sprintf("%s.%s", what+dialect, mnemonic), s)
			}
		}
	}
	types = func(t Type) {
		if t == nil || seen[t] || found != "" {
			return
		}
		seen[t] = true
		if def := t.typeBase().def; def != nil {
			check(evolution.SinceType, "type !", def.Dialect, def.Mnemonic)
		}
		WalkParts(nil, t, types, attrs)
	}
	attrs = func(a Attribute) {
		if a == nil || seen[a] || found != "" {
			return
		}
		seen[a] = true
		if def := a.attrBase().def; def != nil {
			check(evolution.SinceAttr, "attribute #", def.Dialect, def.Mnemonic)
			if d := f[def.Dialect]; d != nil && found == "" {
				found = d.newCase(def, a)
			}
		}
		WalkParts(a, nil, types, attrs)
	}
	for _, v := range op.Operands() {
		types(v.Type())
	}
	for _, v := range op.Results() {
		types(v.Type())
	}
	for _, a := range op.Attrs() {
		attrs(a.Value)
	}
	for _, rg := range op.Regions() {
		for b := range rg.Blocks() {
			for _, v := range b.args {
				types(v.Type())
			}
		}
	}
	return found
}

// missing says that the target does not have something.
func (d *fileDialect) missing(what string, since int) string {
	return fmt.Sprintf("cannot be written in %s: %s exists since version %s", d.says(), what, evolution.Text(since))
}

// newCase says which case of an enum, in an attribute that holds one, the target does not have.
func (d *fileDialect) newCase(def *AttrDef, a Attribute) string {
	for i := range d.ev.Since {
		if s := &d.ev.Since[i]; s.Part == evolution.SinceCase && s.Owner == def.Mnemonic && s.Version > d.version &&
			slices.Contains(words([]byte(AttrString(a))), s.Name) {
			return d.missing(fmt.Sprintf("case '%s' of #%s", s.Name, def.FullName()), s.Version)
		}
	}
	return ""
}

// words returns the identifiers of a text.
func words(text []byte) (out []string) {
	for _, w := range bytes.FieldsFunc(text, func(r rune) bool { return r > 127 || !lex.Is(byte(r), lex.Ident) }) {
		out = append(out, string(w))
	}
	return out
}

// downgrade makes an operation of today one of an older version.
func (d *fileDialect) downgrade(op *Operation) error {
	info := op.info
	o := &versionedOp{Op: op, name: op.Name(), From: d.ev.Version, To: d.version}
	for _, i := range info.byName {
		if a := op.Slot(i); a != nil {
			name := info.def.Slots[i].Name
			o.attrs = append(o.attrs, versionedAttr{NamedAttr: NamedAttr{Name: name, Value: a}, today: name})
		}
	}
	var groups []operandGroup
	if d.changesOperands(op.Name()) {
		groups = d.layout(info)
		for k, v := range info.def.Operands {
			i := slices.IndexFunc(groups, func(g operandGroup) bool { return g.today == v.Name })
			vals := op.OperandGroup(k)
			if i >= 0 {
				groups[i].vals = vals
			} else if len(vals) > 0 {
				return fmt.Errorf("%s", d.missing("operand '"+v.Name+"'", d.ev.SinceOf(evolution.SinceOperand, info.Name(), v.Name)))
			}
		}
		if err := d.fillGroups(groups); err != nil {
			return err
		}
	}
	op.redefine(op.Context().opaqueInfo(op.Name(), info.Has(TraitIsolatedFromAbove)), nil)
	if err := d.downgradeTo(o, info); err != nil {
		op.redefine(info, nil)
		for _, a := range o.attrs {
			if i := info.SlotIndex(a.today); i >= 0 {
				op.SetSlot(i, a.Value)
			}
		}
		return err
	}
	if op.IsErased() {
		return nil
	}
	if groups != nil {
		var vals []*Value
		var sizes []int32
		for _, g := range groups {
			vals, sizes = append(vals, g.vals...), append(sizes, int32(len(g.vals)))
		}
		op.SetOperands(vals)
		o.SetAttr(segmentsName, nil)
		if severalSizes(groups) {
			o.SetAttr(segmentsName, op.Context().I32Array(sizes...))
		}
	}
	var props Attribute
	if len(o.attrs) > 0 {
		var list []NamedAttr
		for _, a := range o.attrs {
			list = append(list, a.NamedAttr)
		}
		props = op.Context().Dict(list)
	}
	op.redefine(op.Context().opaqueInfo(o.name, info.Has(TraitIsolatedFromAbove)), props)
	return nil
}

// fillGroups finds operands that the older version must have and that nothing says today.
func (d *fileDialect) fillGroups(list []operandGroup) error {
	for _, g := range list {
		if g.today == "" && g.arity == Single {
			return fmt.Errorf("cannot be written in %s: it needs operand '%s', which was removed", d.says(), g.name)
		}
	}
	return nil
}

// downgradeTo changes the name and the attributes of an operation.
func (d *fileDialect) downgradeTo(o *versionedOp, info *OpInfo) error {
	name := info.Name()
	since := d.ev.SinceOf(evolution.SinceOp, "", name)
	for i := len(d.ev.Upgrades) - 1; i >= 0 && d.ev.Upgrades[i].Version > d.version; i-- {
		u := &d.ev.Upgrades[i]
		c := u.OpNow(o.name)
		if c == nil {
			c = &evolution.Op{Name: o.name}
		}
		if c.Down != nil {
			before := o.name
			if err := o.call(c.Down, d.dialect.Hooks); err != nil {
				return fmt.Errorf("cannot be written in %s: %w", d.says(), err)
			}
			if o.Op.IsErased() {
				return nil
			}
			if o.name != before {
				since = 0
				continue
			}
		}
		if since == u.Version {
			break
		}
		if err := d.downgradeAttrs(o, u.Version, c, info); err != nil {
			return err
		}
		o.name = c.Name
	}
	if since > d.version {
		return fmt.Errorf("%s", d.missing("'"+name+"'", since))
	}
	return nil
}

// downgradeAttrs undoes a change of the inherent attributes, and removes those that came with that version.
func (d *fileDialect) downgradeAttrs(o *versionedOp, version int, c *evolution.Op, info *OpInfo) error {
	ctx := o.Op.Context()
	// What absence meant becomes explicit, and what came with the version must say what its absence means.
	for k := range info.def.Slots {
		slot := &info.def.Slots[k]
		i := slices.IndexFunc(o.attrs, func(a versionedAttr) bool { return a.today == slot.Name })
		name := slot.Name
		if i >= 0 {
			name = o.attrs[i].Name
		}
		x := &evolution.Attr{}
		if j := slices.IndexFunc(c.Attrs, func(x evolution.Attr) bool { return !x.Removed && cmp.Or(x.To, x.Name) == name }); j >= 0 {
			x = &c.Attrs[j]
		}
		var before Attribute
		if x.Before != "" {
			a, err := ParseAttr(ctx, x.Before)
			if err != nil {
				return fmt.Errorf("attribute '%s': %w", name, err)
			}
			before = a
		}
		if d.ev.SinceOf(evolution.SinceSlot, info.Name(), slot.Name) == version {
			if x.Before == "" {
				before = info.DefaultOf(k)
			}
			if i >= 0 && o.attrs[i].Value != before {
				return fmt.Errorf("%s", d.missing(fmt.Sprintf("attribute '%s', here %s,", name, AttrString(o.attrs[i].Value)), version))
			}
			if i < 0 && x.Before != "" && before != info.DefaultOf(k) {
				return fmt.Errorf("%s", d.missing("the absence of attribute '"+name+"'", version))
			}
			if i >= 0 {
				o.attrs = slices.Delete(o.attrs, i, i+1)
			}
			continue
		}
		if i < 0 && before != nil {
			if def := info.DefaultOf(k); def != nil {
				o.attrs = append(o.attrs, versionedAttr{NamedAttr: NamedAttr{Name: name, Value: def}, today: slot.Name})
			}
		}
	}
	var removed []evolution.Attr
	for i := range o.attrs {
		if j := slices.IndexFunc(c.Attrs, func(x evolution.Attr) bool { return x.To != "" && x.To == o.attrs[i].Name }); j >= 0 {
			o.attrs[i].Name = c.Attrs[j].Name
		}
	}
	for _, x := range c.Attrs {
		if x.Removed && x.Before != "" {
			removed = append(removed, x)
		}
	}
	for _, x := range removed {
		a, err := ParseAttr(ctx, x.Before)
		if err != nil {
			return fmt.Errorf("attribute '%s': %w", x.Name, err)
		}
		o.SetAttr(x.Name, a)
	}
	return nil
}

// mnemonicIn returns what a type or attribute is called in the versions that are written.
func (c *Context) mnemonicIn(v evolution.Versions, dialect, mnemonic string, attr bool) string {
	version, ok := v[dialect]
	if !ok {
		return mnemonic
	}
	ev := c.registry.Evolution(dialect)
	if ev == nil || version >= ev.Version {
		return mnemonic
	}
	list := func(u *evolution.Upgrade) []evolution.Renaming {
		if attr {
			return u.Attrs
		}
		return u.Types
	}
	return cmp.Or(evolution.OldNames(evolution.Renames(version, ev.Upgrades, list))[mnemonic], mnemonic)
}

// oldCases gives the cases of the enum in an attribute, whose text begins at an offset, the names that they had.
func (p *Printer) oldCases(def *AttrDef, at int) {
	ev := p.ctx.registry.Evolution(def.Dialect)
	version, ok := p.o.versions[def.Dialect]
	if _, enum := def.Asm.(EnumAsm); !ok || ev == nil || !enum || version >= ev.Version {
		return
	}
	for i := range ev.Upgrades {
		for _, e := range ev.Upgrades[i].Enums {
			if e.Attr != def.Mnemonic {
				continue
			}
			old := evolution.OldNames(evolution.Renames(version, ev.Upgrades, evolution.CasesOf(e.Enum)))
			text := string(p.buf[at:])
			p.buf = p.buf[:at]
			for len(text) > 0 {
				n := 0
				for n < len(text) && lex.Is(text[n], lex.Ident) {
					n++
				}
				if n > 0 {
					p.Str(cmp.Or(old[text[:n]], text[:n]))
				} else {
					n = 1
					p.Byte(text[0])
				}
				text = text[n:]
			}
			return
		}
	}
}

// isStable reports whether an operation is written in generic form because it belongs to a dialect whose version is
// written down.
func (o *PrintOptions) isStable(op *Operation) bool {
	_, ok := o.versions[op.info.namespace]
	return ok
}

// TypeStringIn returns the text of a type in the given versions.
func (c *Context) TypeStringIn(t Type, v evolution.Versions) string {
	p := c.printerIn(v)
	p.Type(t)
	return string(p.buf)
}

// AttrStringIn returns the text of an attribute in the given versions.
func (c *Context) AttrStringIn(a Attribute, v evolution.Versions) string {
	p := c.printerIn(v)
	p.Attr(a)
	return string(p.buf)
}

func (c *Context) printerIn(v evolution.Versions) *Printer {
	p := scratchPrinter(c)
	p.o.versions = v
	return p
}
