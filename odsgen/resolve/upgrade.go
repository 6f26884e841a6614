package resolve

import (
	"slices"
	"strings"

	"github.com/odsgen/ods/core/evolution"
	"github.com/odsgen/ods/odsgen/internal/keys"
	"github.com/odsgen/ods/odsgen/internal/report"
	"github.com/odsgen/ods/odsgen/internal/yamlx"
	"github.com/odsgen/ods/odsgen/model"
)

// upgrades reads what changed from version to version.
func (r *Resolver) upgrades(u *Unit) {
	d := u.Dialect
	n := u.root.section("upgrades")
	if n == nil {
		return
	}
	at := u.root.n.Keys[u.root.n.Index("upgrades")]
	d.Versioned = true
	switch {
	case d.Library:
		r.rep.Error(report.KeyConflict, at.Place(), "remove it", "a library has no versions that files carry")
		return
	case d.Version == 0:
		r.rep.Error(report.UpgradeVersion, at.Place(), "write 'version: 1' or higher", "'upgrades' needs the version of the dialect")
		return
	}
	seen := map[int]*yamlx.Node{}
	for i, key := range n.Keys {
		version, ok := r.version(key)
		if !ok {
			continue
		}
		if version < 2 || version > d.Version {
			r.rep.Error(report.UpgradeVersion, key.Place(), "write a version from 2 to "+evolution.Text(d.Version)+", or raise 'version'",
				"nothing can change with version %s of a dialect whose version is %s", evolution.Text(version), evolution.Text(d.Version))
			continue
		}
		if old := seen[version]; old != nil {
			f := r.rep.Error(report.UpgradeTwice, key.Place(), "put both in one entry", "version %s has two entries", evolution.Text(version))
			report.Note(f, old.Span, "the first one is here")
			continue
		}
		seen[version] = key
		d.Upgrades = append(d.Upgrades, r.upgrade(u, version, key, n.Items[i]))
	}
	slices.SortFunc(d.Upgrades, func(a, b *model.Upgrade) int { return a.Version - b.Version })
}

func (r *Resolver) upgrade(u *Unit, version int, key, body *yamlx.Node) *model.Upgrade {
	o := r.object(body, "the upgrade to version "+key.Value(), keys.Upgrade)
	out := &model.Upgrade{Version: version, Span: key.Span}
	each := func(o object, section string, f func(key, body *yamlx.Node)) {
		if s := o.section(section); s != nil {
			for i, k := range s.Keys {
				f(k, s.Items[i])
			}
		}
	}
	renamings := func(o object, section, what string) (list []*model.Renaming) {
		each(o, section, func(k, body *yamlx.Node) {
			n := r.object(body, what+" '"+k.Value()+"'", keys.Renaming)
			x, removed := r.renaming(n, k)
			if x.To == "" && !removed {
				r.rep.Error(report.UpgradeEmpty, k.Place(), "write {renamed_to: NAME} or {removed: true}", "nothing changed about %s '%s'", what,
					k.Value())
				return
			}
			list = append(list, &x)
		})
		return list
	}
	each(o, "ops", func(k, body *yamlx.Node) {
		out.Ops = append(out.Ops, r.opUpgrade(u, version, k, body, each))
	})
	out.Types, out.Attrs = renamings(o, "types", "type"), renamings(o, "attributes", "attribute")
	each(o, "enums", func(k, body *yamlx.Node) {
		e := &model.EnumUpgrade{Name: k.Value(), Span: k.Span}
		if i := slices.IndexFunc(u.Dialect.Enums, func(x *model.Enum) bool { return x.Name == e.Name }); i >= 0 {
			e.Enum = u.Dialect.Enums[i]
		}
		e.Cases = renamings(r.object(body, "enum '"+e.Name+"'", keys.EnumUpgrade), "cases", "case")
		out.Enums = append(out.Enums, e)
	})
	return out
}

// renaming reads the keys renamed_to and removed.
func (r *Resolver) renaming(o object, key *yamlx.Node) (x model.Renaming, removed bool) {
	x.From, x.Span = key.Value(), key.Span
	if to := o.scalar("renamed_to"); to != nil {
		x.To, x.ToSpan = to.Value(), to.Span
	}
	if removed = o.flag("removed"); removed && x.To != "" {
		r.rep.Error(report.KeyConflict, o.get("renamed_to").Place(), "remove one of the two", "what is removed has no new name")
		x.To = ""
	}
	return x, removed
}

func (r *Resolver) opUpgrade(u *Unit, version int, key, body *yamlx.Node,
	each func(o object, section string, f func(key, body *yamlx.Node))) *model.OpUpgrade {
	o := r.object(body, "operation '"+key.Value()+"'", keys.OpUpgrade)
	x := &model.OpUpgrade{Format: o.flag("format")}
	x.Renaming, x.Removed = r.renaming(o, key)
	each(o, "attributes", func(k, body *yamlx.Node) {
		o := r.object(body, "attribute '"+k.Value()+"'", keys.AttrUpgrade)
		a := &model.AttrUpgrade{}
		a.Renaming, a.Removed = r.renaming(o, k)
		if b := o.scalar("before"); b != nil {
			a.Before, a.BeforeSpan = b.Value(), b.Span
		}
		if !a.Removed && a.To == "" && a.Before == "" {
			r.rep.Error(report.UpgradeEmpty, k.Place(), "write renamed_to:, removed: true, or before: VALUE",
				"nothing changed about attribute '%s'", k.Value())
		}
		x.Attrs = append(x.Attrs, a)
	})
	each(o, "operands", func(k, body *yamlx.Node) {
		o := r.object(body, "operand '"+k.Value()+"'", keys.OperandUpgrade)
		a := &model.OperandUpgrade{At: int(o.number("at", 0, 0, 1<<15))}
		a.Renaming, a.Removed = r.renaming(o, k)
		switch {
		case o.flag("variadic"):
			a.Length = model.Variadic
		case o.flag("optional"):
			a.Length = model.Optional
		}
		if !a.Removed && a.To == "" {
			r.rep.Error(report.UpgradeEmpty, k.Place(), "write {renamed_to: NAME} or {removed: true, at: PLACE}",
				"nothing changed about operand '%s'", k.Value())
		}
		x.Operands = append(x.Operands, a)
	})
	hook := func(key, prefix, infix string, kind model.HookKind) *model.Hook {
		if !o.flag(key) {
			return nil
		}
		h := model.Hook{Kind: kind, Interface: "Upgraders", Method: prefix + camel(x.From) + infix + strings.ReplaceAll(evolution.Text(version), ".", "_"), Owner: x.From,
			Span: o.n.Keys[o.n.Index(key)].Span}
		u.Dialect.Hooks = append(u.Dialect.Hooks, h)
		return &h
	}
	x.Up = hook("upgrade", "Upgrade", "To", model.HookUpgrade)
	x.Down = hook("downgrade", "Downgrade", "From", model.HookDowngrade)
	if !x.Removed && !x.Format && x.To == "" && x.Up == nil && x.Down == nil && len(x.Attrs)+len(x.Operands) == 0 {
		r.rep.Error(report.UpgradeEmpty, key.Place(), "write what changed: renamed_to:, removed:, attributes:, operands:",
			"nothing changed about operation '%s'", x.From)
	}
	return x
}
