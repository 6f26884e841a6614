package breaking

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"github.com/odsgen/ods/core/diag"
	"github.com/odsgen/ods/core/evolution"
	"github.com/odsgen/ods/odsgen/model"
)

// Change is a difference between two versions of a definition.
type Change struct {
	Rule *Rule
	// Subject is what changed: "operand 'lhs' of poly.add".
	Subject string
	// Was and Is are the old and the new state, "" for nothing.
	Was, Is string
	// At is the place in the new version; of something that is gone, the place of what had it; invalid when the file is
	// gone. Old is the place in the old version, invalid for something new.
	At, Old model.Span
	// Fix is what to do about it, when that is more than the rule says.
	Fix string
}

// Message says what changed, with the old and the new state.
func (c *Change) Message() string {
	s := c.Subject + ": " + c.Rule.Summary
	switch {
	case c.Was != "" && c.Is != "":
		s += fmt.Sprintf("; was %s, is %s", quoted(c.Was), quoted(c.Is))
	case c.Was != "":
		s += "; was " + quoted(c.Was)
	case c.Is != "":
		s += "; is " + quoted(c.Is)
	}
	return s
}

// quoted puts text in quotes, on one line.
func quoted(s string) string { return "'" + strings.Join(strings.Fields(s), " ") + "'" }

// Diagnostic returns the change as a finding: an error when it breaks something, else a remark. oldPrefix is put
// before the names of the old version's files.
func (c *Change) Diagnostic(oldPrefix string) diag.Diagnostic {
	old := c.Old.Pos()
	old.File = oldPrefix + old.File
	d := diag.Diagnostic{Severity: diag.Remark, Code: c.Rule.Name, Pos: c.At.Pos(), SourceLine: c.At.SourceLine(),
		Message: c.Message(), Fix: cmp.Or(c.Fix, c.Rule.Fix)}
	if c.Rule.Breaks != 0 {
		d.Severity = diag.Error
		d.Message = "breaks " + c.Rule.Breaks.String() + ": " + d.Message
	}
	switch {
	case !c.At.IsValid():
		d.Pos, d.SourceLine = old, c.Old.SourceLine()
	case c.Old.IsValid():
		d.Notef(old, c.Old.SourceLine(), "the old version is here")
	}
	return d
}

// Compare lists the differences between two versions of a definition that its users can notice, in the order of the new
// version's file. What the new version declares under upgrades breaks no text and no bytecode. An error says that Go cannot be generated from one of them.
func Compare(was, is *model.Dialect) ([]*Change, error) {
	c := &comparer{was: evolve(was, is), is: is}
	c.dialect()
	c.ops()
	c.defs("type", c.was.Types, is.Types)
	c.defs("attribute", c.was.Attrs, is.Attrs)
	c.enums()
	c.ids()
	c.hooks()
	c.undeclared()
	c.was = was
	err := c.golang()
	slices.SortStableFunc(c.changes, func(a, b *Change) int { return cmp.Compare(a.At.Start, b.At.Start) })
	return c.changes, err
}

// Removed is the change of a definition whose file is gone.
func Removed(was *model.Dialect) *Change {
	return &Change{Rule: dialectRemoved, Subject: kind(was) + " '" + was.Name + "'", Old: was.Span}
}

// comparer collects changes.
type comparer struct {
	was, is *model.Dialect
	changes []*Change
}

// add reports a change.
func (c *comparer) add(r *Rule, subject, was, is string, at, old model.Span) {
	if !at.IsValid() {
		at = c.is.Span
	}
	c.changes = append(c.changes, &Change{Rule: r, Subject: subject, Was: was, Is: is, At: at, Old: old})
}

func kind(d *model.Dialect) string {
	if d.Library {
		return "library"
	}
	return "dialect"
}

// dialect compares what the files say about themselves.
func (c *comparer) dialect() {
	subject := kind(c.is) + " '" + c.is.Name + "'"
	if c.was.Name != c.is.Name {
		c.add(dialectName, subject, c.was.Name, c.is.Name, c.is.Span, c.was.Span)
	}
	was, is := evolution.Text(c.was.Version), evolution.Text(c.is.Version)
	switch {
	case c.is.Version < c.was.Version:
		c.add(dialectVersion, subject, was, is, c.is.Span, c.was.Span)
	case c.is.Version > c.was.Version:
		c.add(versionRaise, subject, was, is, c.is.Span, c.was.Span)
	}
	if c.was.GoPackage != c.is.GoPackage {
		c.add(goPackage, subject, c.was.GoPackage, c.is.GoPackage, c.is.Span, c.was.Span)
	}
}

// ids compares numbers in bytecode, which belong to one thing for ever.
func (c *comparer) ids() {
	type item struct {
		kind, mnemonic string
		*model.Common
	}
	list := func(d *model.Dialect) (out []item) {
		for _, o := range d.Ops {
			out = append(out, item{"operation", "", &o.Common})
		}
		for _, t := range d.Types {
			out = append(out, item{"type", t.Mnemonic, &t.Common})
		}
		for _, a := range d.Attrs {
			out = append(out, item{"attribute", a.Mnemonic, &a.Common})
		}
		return out
	}
	number := func(id int) string {
		if id < 0 {
			return "none"
		}
		return fmt.Sprint(id)
	}
	old, now := list(c.was), list(c.is)
	find := func(in []item, x item) int {
		return slices.IndexFunc(in, func(o item) bool { return o.kind == x.kind && o.Name == x.Name })
	}
	for _, x := range now {
		same := find(old, x)
		if same >= 0 && old[same].ID >= 0 && old[same].ID != x.ID {
			c.add(idChanged, x.kind+" '"+x.Name+"'", number(old[same].ID), number(x.ID), x.Span, old[same].Span)
		}
		if x.ID < 0 {
			continue
		}
		for _, o := range old {
			// Something with another name that took the place of the old one is that one, renamed.
			if o.kind == x.kind && o.ID == x.ID && o.Name != x.Name && (find(now, o) >= 0 || o.mnemonic != x.mnemonic) {
				c.add(idReused, fmt.Sprintf("id %d of %s '%s'", x.ID, x.kind, x.Name), o.Name, x.Name, x.Span, o.Span)
			}
		}
	}
}

// hooks compares promises.
func (c *comparer) hooks() {
	list := func(d *model.Dialect) (out []model.Hook) {
		out = append(out, d.Hooks...)
		for _, o := range d.Ops {
			out = append(out, o.Hooks...)
		}
		for _, t := range append(d.Types[:len(d.Types):len(d.Types)], d.Attrs...) {
			out = append(out, t.Hooks...)
		}
		return out
	}
	none := func(h model.Hook) bool { return !h.Promised() }
	was, is := slices.DeleteFunc(list(c.was), none), slices.DeleteFunc(list(c.is), none)
	has := func(list []model.Hook, h model.Hook) bool {
		return slices.ContainsFunc(list, func(x model.Hook) bool { return x.Interface == h.Interface && x.Method == h.Method })
	}
	for _, h := range is {
		if has(was, h) {
			continue
		}
		r := hookAdded
		if h.Kind == model.HookVerify || h.Kind == model.HookVerifyRegions {
			r = verifierAdded
		}
		c.add(r, "hook '"+h.Method+"'", "", "", h.Span, model.Span{})
	}
	for _, h := range was {
		if !has(is, h) {
			c.add(hookRemoved, "hook '"+h.Method+"'", "", "", model.Span{}, h.Span)
		}
	}
}
