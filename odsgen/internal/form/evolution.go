package form

import (
	"slices"

	"github.com/odsgen/ods/core/evolution"
	"github.com/odsgen/ods/odsgen/model"
)

// Evolution returns the versions of a dialect as programs have them, without the hooks; nil when files do not carry its
// version.
func Evolution(d *model.Dialect) *evolution.Table {
	if !d.Versioned {
		return nil
	}
	e := &evolution.Table{Version: d.Version}
	for _, u := range d.Upgrades {
		e.Upgrades = append(e.Upgrades, versionUpgrade(d, u))
	}
	add := func(part evolution.SinceKind, owner, name string, version int) {
		if version > 1 {
			e.Since = append(e.Since, evolution.SinceDef{Part: part, Owner: owner, Name: name, Version: version})
		}
	}
	for _, o := range d.Ops {
		add(evolution.SinceOp, "", o.FullName(), o.Since)
		for _, a := range slices.Concat(o.Attributes, o.Properties) {
			add(evolution.SinceSlot, o.FullName(), a.Name, a.Since)
		}
		for _, v := range o.Operands {
			add(evolution.SinceOperand, o.FullName(), v.Name, v.Since)
		}
	}
	for _, t := range d.Types {
		add(evolution.SinceType, "", t.Mnemonic, t.Since)
	}
	for _, a := range d.Attrs {
		add(evolution.SinceAttr, "", a.Mnemonic, a.Since)
	}
	for _, x := range d.Enums {
		for _, k := range x.Cases {
			if x.Attr != nil {
				add(evolution.SinceCase, x.Attr.Mnemonic, k.Str, k.Since)
			}
		}
	}
	return e
}

func versionUpgrade(d *model.Dialect, u *model.Upgrade) evolution.Upgrade {
	out := evolution.Upgrade{Version: u.Version, Types: renamings(u.Types), Attrs: renamings(u.Attrs)}
	full := func(name string) string {
		if name == "" {
			return ""
		}
		return d.Prefix() + "." + name
	}
	for _, x := range u.Ops {
		o := evolution.Op{Name: full(x.From), To: full(x.To), Removed: x.Removed, Format: x.Format}
		for _, a := range x.Attrs {
			o.Attrs = append(o.Attrs, evolution.Attr{Name: a.From, To: a.To, Removed: a.Removed, Before: a.Before})
		}
		for _, v := range x.Operands {
			o.Operands = append(o.Operands, evolution.Operand{Name: v.From, To: v.To, Removed: v.Removed, At: v.At,
				Arity: uint8(v.Length)})
		}
		out.Ops = append(out.Ops, o)
	}
	for _, x := range u.Enums {
		e := evolution.Enum{Enum: x.Name, Cases: renamings(x.Cases)}
		if x.Enum != nil {
			e.Enum = CPPEnum(x.Enum)
			if x.Enum.Attr != nil {
				e.Attr = x.Enum.Attr.Mnemonic
			}
		}
		out.Enums = append(out.Enums, e)
	}
	return out
}

func renamings(list []*model.Renaming) (out []evolution.Renaming) {
	for _, x := range list {
		out = append(out, evolution.Renaming{From: x.From, To: x.To})
	}
	return out
}
