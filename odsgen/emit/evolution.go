package emit

import (
	"fmt"

	table "github.com/odsgen/ods/core/evolution"
	"github.com/odsgen/ods/odsgen/internal/form"
)

// evolutionPath is the package of the tables.

// evolution emits the table of the dialect's versions, when files carry them.
//
//	var versions = evolution.Table{Version: 3, Upgrades: ...}
func (g *gen) evolution() *source {
	s := newSource("evolution.gen.go")
	e := form.Evolution(g.d)
	if e == nil {
		return s
	}

	s.p("// versions says how the dialect changed from version to version.")
	s.p("var versions = evolution.Table{Version: %d,", e.Version)
	if len(e.Upgrades) > 0 {
		s.p("Upgrades: []evolution.Upgrade{")
		for i := range e.Upgrades {
			g.versionUpgrade(s, i, &e.Upgrades[i])
		}
		s.p("},")
	}
	if len(e.Since) > 0 {
		kinds := map[table.SinceKind]string{table.SinceOp: "SinceOp", table.SinceType: "SinceType", table.SinceAttr: "SinceAttr",
			table.SinceSlot: "SinceSlot", table.SinceOperand: "SinceOperand", table.SinceCase: "SinceCase"}
		s.p("Since: []evolution.SinceDef{")
		for _, x := range e.Since {
			s.p("{Part: evolution.%s, Owner: %q, Name: %q, Version: %d},", kinds[x.Part], x.Owner, x.Name, x.Version)
		}
		s.p("},")
	}
	s.p("}\n")
	return s
}

func (g *gen) versionUpgrade(s *source, index int, u *table.Upgrade) {
	renamings := func(field string, list []table.Renaming) {
		if len(list) == 0 {
			return
		}
		s.p("%s: []evolution.Renaming{", field)
		for _, r := range list {
			s.p("{From: %q, To: %q},", r.From, r.To)
		}
		s.p("},")
	}
	s.p("{Version: %d,", u.Version)
	if len(u.Ops) > 0 {
		s.p("Ops: []evolution.Op{")
		for i := range u.Ops {
			g.opUpgrade(s, index, i, &u.Ops[i])
		}
		s.p("},")
	}
	renamings("Types", u.Types)
	renamings("Attrs", u.Attrs)
	if len(u.Enums) > 0 {
		s.p("Enums: []evolution.Enum{")
		for _, e := range u.Enums {
			s.p("{Enum: %q, Attr: %q,", e.Enum, e.Attr)
			renamings("Cases", e.Cases)
			s.p("},")
		}
		s.p("},")
	}
	s.p("},")
}

func (g *gen) opUpgrade(s *source, index, i int, x *table.Op) {
	m := g.d.Upgrades[index].Ops[i]
	s.p("{Name: %q, To: %q%s%s,", x.Name, x.To, flag(", Removed: true", x.Removed), flag(", Format: true", x.Format))
	if len(x.Attrs) > 0 {
		s.p("Attrs: []evolution.Attr{")
		for _, a := range x.Attrs {
			s.p("{Name: %q, To: %q%s, Before: %q},", a.Name, a.To, flag(", Removed: true", a.Removed), a.Before)
		}
		s.p("},")
	}
	if len(x.Operands) > 0 {
		s.p("Operands: []evolution.Operand{")
		for _, v := range x.Operands {
			s.p("{Name: %q, To: %q%s, At: %d, Arity: %d},", v.Name, v.To, flag(", Removed: true", v.Removed), v.At, v.Arity)
		}
		s.p("},")
	}
	hook := func(field, method, doc string) {
		g.hook("Upgraders", method, "(op rt.VersionedOp) error", doc)
		s.p("%s: func(hooks, op any) error { return hooks.(Hooks).%s(op.(rt.VersionedOp)) },", field, method)
	}
	if m.Up != nil {
		hook("Up", m.Up.Method, fmt.Sprintf("computes what %s of older versions becomes with version %s", x.Name,
			table.Text(g.d.Upgrades[index].Version)))
	}
	if m.Down != nil {
		hook("Down", m.Down.Method, fmt.Sprintf("computes what versions before %s have instead of what %s became",
			table.Text(g.d.Upgrades[index].Version), x.Name))
	}
	s.p("},")
}
