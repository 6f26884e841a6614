package check

import (
	"cmp"
	"maps"
	"slices"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/evolution"
	"github.com/odsgen/ods/odsgen/internal/report"
	"github.com/odsgen/ods/odsgen/model"
)

// upgrades reports changes that do not fit what the definition has today, going back from version to version.
func (c *checker) upgrades() {
	d := c.d
	if !d.Versioned {
		return
	}
	ops := map[string]*model.Op{} // by the mnemonic in the version that is being looked at
	for _, o := range d.Ops {
		ops[o.Mnemonic] = o
		c.newParts(o)
	}
	attrs := map[*model.Op]map[string]bool{}
	operands := map[*model.Op]map[string]bool{}
	for _, o := range d.Ops {
		attrs[o], operands[o] = map[string]bool{}, map[string]bool{}
		for _, a := range slices.Concat(o.Attributes, o.Properties) {
			attrs[o][a.Name] = true
		}
		for _, v := range o.Operands {
			operands[o][v.Name] = true
		}
	}
	names := func(list []*model.AttrOrTypeDef) map[string]bool {
		out := map[string]bool{}
		for _, x := range list {
			out[x.Mnemonic] = true
		}
		return out
	}
	types, defs := names(d.Types), names(d.Attrs)
	cases := map[*model.Enum]map[string]bool{}
	for _, e := range d.Enums {
		cases[e] = map[string]bool{}
		for _, k := range e.Cases {
			cases[e][k.Str] = true
			c.since(model.Common{Name: k.Str, Since: k.Since, Span: k.Span})
		}
	}
	for i := len(d.Upgrades) - 1; i >= 0; i-- {
		u := d.Upgrades[i]
		var list []*model.Renaming
		present := map[string]bool{}
		for n := range ops {
			present[n] = true
		}
		for _, x := range u.Ops {
			list = append(list, &x.Renaming)
		}
		kept := func(i int) bool { return !u.Ops[i].Removed && u.Ops[i].To == "" }
		c.renamings("operation", list, kept, present)
		before := maps.Clone(ops)
		for _, x := range u.Ops {
			delete(before, cmp.Or(x.To, x.From))
		}
		for n, o := range before {
			if o != nil && o.Since == u.Version {
				delete(before, n)
			}
		}
		for _, x := range u.Ops {
			o := ops[cmp.Or(x.To, x.From)]
			if x.Removed {
				o = nil
			}
			before[x.From] = o
			if o != nil {
				c.changedParts(x, attrs[o], operands[o])
			}
			c.values(x)
		}
		ops = before
		c.renamings("type", u.Types, nil, types)
		c.renamings("attribute", u.Attrs, nil, defs)
		for _, e := range u.Enums {
			if e.Enum == nil {
				c.rep.Error(report.UpgradeUnknown, c.at(e.Span, nil), "write the name of an enum of this file", "there is no enum '%s'", e.Name)
				continue
			}
			c.renamings("case", e.Cases, nil, cases[e.Enum])
		}
	}
}

// changedParts checks the changes of an operation's attributes and operands.
func (c *checker) changedParts(x *model.OpUpgrade, attrs, operands map[string]bool) {
	var a, v []*model.Renaming
	for _, y := range x.Attrs {
		a = append(a, &y.Renaming)
	}
	for _, y := range x.Operands {
		v = append(v, &y.Renaming)
	}
	c.renamings("attribute", a, func(i int) bool { return !x.Attrs[i].Removed && x.Attrs[i].To == "" }, attrs)
	c.renamings("operand", v, nil, operands)
}

// renamings checks changes of names with one version, and takes the names back to the version before. kept reports
// whether a change keeps the name.
func (c *checker) renamings(what string, list []*model.Renaming, kept func(int) bool, names map[string]bool) {
	seen := map[string]*model.Renaming{}
	to := map[string]*model.Renaming{}
	all := slices.Sorted(maps.Keys(names))
	for i, x := range list {
		seen[x.From] = x
		switch now := cmp.Or(x.To, x.From); {
		case x.To == "" && (kept == nil || !kept(i)):
			continue // removed
		case !names[now]:
			at := x.ToSpan
			if x.To == "" {
				at = x.Span
			}
			c.rep.Error(report.UpgradeUnknown, c.at(at, nil), report.DidYouMean(now, all, "write a name that exists with that version"),
				"there is no %s '%s' with this version", what, now)
		case to[now] != nil:
			f := c.rep.Error(report.UpgradeTwice, c.at(x.Span, nil), "keep one of the two", "%ss '%s' and '%s' become one", what,
				to[now].From, x.From)
			report.Note(f, to[now].Span, "the first one is here")
		default:
			to[now] = x
		}
	}
	for _, x := range list {
		for n, steps := x, 0; n != nil && n.To != "" && steps <= len(list); n, steps = seen[n.To], steps+1 {
			if n.To == x.From {
				c.rep.Error(report.UpgradeCycle, c.at(x.Span, nil), "use a name that nothing had", "%s '%s' gets its own name back", what, x.From)
				break
			}
		}
	}
	for _, x := range list {
		if x.To != "" {
			delete(names, x.To)
		}
	}
	for _, x := range list {
		names[x.From] = true
	}
}

// values checks the texts of attributes.
func (c *checker) values(x *model.OpUpgrade) {
	for _, a := range x.Attrs {
		if a.Before == "" {
			continue
		}
		ctx := core.NewContext()
		ctx.AllowUnregistered(true)
		if _, err := core.ParseAttr(ctx, a.Before); err != nil {
			c.rep.Error(report.UpgradeValue, c.at(a.BeforeSpan, nil), "write an attribute as MLIR does: '1 : i64', 'true', '#d.mode<fast>'",
				"%q is no attribute", a.Before)
		}
	}
}

// newParts reports parts that are newer than the dialect, and those for which older files have no value.
func (c *checker) newParts(o *model.Op) {
	entry := func(version int) *model.OpUpgrade {
		for _, u := range c.d.Upgrades {
			if u.Version == version {
				for _, x := range u.Ops {
					if cmp.Or(x.To, x.From) == o.Mnemonic && !x.Removed {
						return x
					}
				}
			}
		}
		return &model.OpUpgrade{}
	}
	for _, v := range o.Operands {
		c.since(model.Common{Name: v.Name, Since: v.Since, Span: v.Span})
		if v.Since > max(o.Since, 1) && !v.Length.IsVariable() && entry(v.Since).Up == nil {
			c.rep.Error(report.UpgradeOperand, c.at(v.Span, nil), "make it optional, or write upgrade: true under upgrades:",
				"operations of versions before %s have no operand '%s'", evolution.Text(v.Since), v.Name)
		}
	}
	for _, a := range slices.Concat(o.Attributes, o.Properties) {
		c.since(model.Common{Name: a.Name, Since: a.Since, Span: a.Span})
		x := entry(a.Since)
		given := slices.ContainsFunc(x.Attrs, func(y *model.AttrUpgrade) bool { return y.From == a.Name && y.Before != "" })
		if a.Since > max(o.Since, 1) && !a.Optional && a.Default == nil && !given && x.Up == nil && !a.Implied {
			c.rep.Error(report.UpgradeValue, c.at(a.Span, nil), "make it optional, give it a default, or write before: under upgrades:",
				"operations of versions before %s have no value of attribute '%s'", evolution.Text(a.Since), a.Name)
		}
	}
}
