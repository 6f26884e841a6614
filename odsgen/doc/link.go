package doc

import (
	"slices"
	"strings"

	"github.com/odsgen/ods/internal/lazyregexp"
	"github.com/odsgen/ods/odsgen/internal/show"
	"github.com/odsgen/ods/odsgen/model"
)

// pageScheme starts links to places of other pages; each form of a page writes its own file names for them.
const pageScheme = "odsgen:"

var pageLink = lazyregexp.New(`\]\(` + pageScheme + `([^()\s#]*)#([^()\s]*)\)`)

// linkedNames is a list of names without duplicates, each with the link that shows it.
type linkedNames [][2]string

// add appends a name, unless it is there.
func (l *linkedNames) add(name, text string) bool {
	if slices.ContainsFunc(*l, func(e [2]string) bool { return e[0] == name }) {
		return false
	}
	*l = append(*l, [2]string{name, text})
	return true
}

// String returns the links in the order of the names.
func (l linkedNames) String() string {
	slices.SortFunc(l, func(a, b [2]string) int { return strings.Compare(a[0], b[0]) })
	var out []string
	for _, e := range l {
		out = append(out, e[1])
	}
	return strings.Join(out, ", ")
}

// to links text, which is inline Markdown, to a definition of a dialect; it stays text when the dialect has no page.
func (w *writer) to(d *model.Dialect, kind, name, text string) string {
	switch {
	case d == nil:
		return text
	case d == w.d:
		return link(text, anchor(kind, name))
	case w.opt.Pages[d.Name]:
		return "[" + text + "](" + pageScheme + d.Name + "#" + anchor(kind, name) + ")"
	}
	return text
}

// constraint links the name of a constraint to where it, or what it stands for, is described.
func (w *writer) constraint(c *model.Constraint) string {
	text := code(c.Name)
	if e := c.Enum; e != nil && e.Name == c.Name {
		return w.to(e.Dialect, "enum", e.Name, text)
	}
	if t := c.Def; t != nil && t.Name == c.Name {
		return w.to(t.Dialect, defKind(t), t.Name, text)
	}
	if c.Dialect == nil || c.Name == "" {
		return text
	}
	for _, it := range c.Dialect.Interfaces {
		if it.Name == c.Name {
			return w.to(c.Dialect, "interface", it.Name, text)
		}
	}
	base, _, _ := strings.Cut(c.Name, "<")
	if slices.ContainsFunc(c.Dialect.Constraints, func(o *model.Constraint) bool { return o.Name == base }) ||
		slices.ContainsFunc(c.Dialect.Families, func(o *model.ConstraintFamily) bool { return o.Name == base }) {
		return w.to(c.Dialect, "constraint", base, text)
	}
	return text
}

// defKind returns the kind of anchors of types or attributes.
func defKind(t *model.AttrOrTypeDef) string {
	if t.IsAttr {
		return "attr"
	}
	return "type"
}

// trait links the use of a trait.
func (w *writer) trait(o *model.Op, u *model.TraitUse) string {
	text := code(show.Trait(o, u))
	if u.Trait.Kind == model.TraitInternal {
		return text
	}
	return w.to(u.Trait.Dialect, "trait", u.Trait.Name, text)
}

// iface links an interface.
func (w *writer) iface(it *model.Interface) string {
	return w.to(it.Dialect, "interface", it.Name, code(it.Name))
}

// builtinInterface links an interface of builtin by name.
func (w *writer) builtinInterface(name string) string {
	text := code(name)
	if w.opt.Pages["builtin"] || w.d.Name == "builtin" {
		word, _, _ := strings.Cut(name, " ")
		word = strings.Replace(word, "NoMemoryEffect", "MemoryEffectOpInterface", 1)
		if w.d.Name == "builtin" {
			return link(text, anchor("interface", word))
		}
		return "[" + text + "](" + pageScheme + "builtin#" + anchor("interface", word) + ")"
	}
	return text
}

// Index makes the page that leads to others: a line for each, dialects first. It is named README, which sites of
// repositories show for a folder; "index" is the name of a dialect.
func Index(list []*model.Dialect) *Page {
	b := &builder{}
	for _, part := range []struct {
		title   string
		library bool
	}{{"Dialects", false}, {"Libraries", true}} {
		t := Table{Head: []string{"Name", "Operations", "Summary"}}
		for _, d := range byName(list, func(d *model.Dialect) string { return d.Name }) {
			if d.Library == part.library {
				n := ""
				if len(d.Ops) > 0 {
					n = count(len(d.Ops))
				}
				t.Rows = append(t.Rows, []string{"[" + code(d.Name) + "](" + pageScheme + d.Name + "#)", n, author(d.Summary)})
			}
		}
		b.table(2, part.title, t)
	}
	return &Page{Name: "README", Title: "Definitions", Blocks: b.blocks}
}
