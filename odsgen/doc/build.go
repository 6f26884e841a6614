package doc

import (
	"cmp"
	"slices"
	"strings"

	"github.com/odsgen/ods/core/diag"
	"github.com/odsgen/ods/core/evolution"
	"github.com/odsgen/ods/odsgen/internal/show"
	"github.com/odsgen/ods/odsgen/model"
)

// Options says what a page shows.
type Options struct {
	// NoDiagrams leaves the railroad diagrams out.
	NoDiagrams bool
	// Pages are the names of the dialects and libraries whose pages lie beside this one, so that links can lead there.
	Pages map[string]bool
}

// Build makes the page of a dialect or library. The findings are those of the assembly formats; what they concern has
// no diagram, and the rest of the page is complete.
func Build(d *model.Dialect, opt Options) (*Page, diag.List) {
	w := &writer{d: d, opt: opt}
	w.page()
	title := "'" + d.Name + "' Dialect"
	if d.Library {
		title = "'" + d.Name + "' library"
	}
	return &Page{Name: d.Name, Title: title, Blocks: w.blocks}, w.findings
}

// writer is the state of making one page.
type writer struct {
	builder
	d        *model.Dialect
	opt      Options
	findings diag.List
}

func (w *writer) page() {
	d := w.d
	w.prose(authorLine(d.Summary))
	w.prose(authorText(d.Description))
	var about []string
	if d.Version > 0 {
		about = append(about, "Version "+evolution.Text(d.Version)+".")
	}
	if d.ImportPath != "" {
		about = append(about, "Defined in "+code(d.ImportPath)+".")
	}
	if !d.Library && !d.Native {
		about = append(about, "Go package "+code(d.GoPackage)+".")
	}
	w.prose(strings.Join(about, " "))
	var depends []string
	for _, n := range d.Depends {
		depends = append(depends, w.pageOf(n))
	}
	w.fact("Loaded with it", strings.Join(depends, ", "))
	w.index()
	if len(d.Ops) > 0 {
		w.heading(2, "operations", "Operations")
		for _, o := range byName(d.Ops, func(o *model.Op) string { return o.Mnemonic }) {
			w.op(o)
		}
	}
	w.defs("Attributes", "attr", d.Attrs)
	w.defs("Types", "type", d.Types)
	w.enums()
	w.discardable()
	w.constraints()
	w.traits()
	w.interfaces()
	w.resources()
	w.passes()
}

// pageOf links the name of a dialect to its page.
func (w *writer) pageOf(name string) string {
	if w.opt.Pages[name] {
		return "[" + code(name) + "](" + pageScheme + name + "#)"
	}
	return code(name)
}

// byName returns definitions in alphabetical order, as upstream's pages have them.
func byName[T any](list []T, name func(T) string) []T {
	out := slices.Clone(list)
	slices.SortStableFunc(out, func(a, b T) int { return cmp.Compare(name(a), name(b)) })
	return out
}

// index lists the operations with links.
func (w *writer) index() {
	t := Table{Head: []string{"Operation", "Summary"}}
	for _, o := range byName(w.d.Ops, func(o *model.Op) string { return o.Mnemonic }) {
		t.Rows = append(t.Rows, []string{link(code(o.FullName()), anchor("op", o.Mnemonic)), author(o.Summary)})
	}
	w.table(2, "Overview", t)
}

// intro adds what every definition has.
func (w *writer) intro(c *model.Common) {
	if c.Summary != "" {
		w.prose("_" + author(c.Summary) + "_")
	}
	if c.Deprecated != "" {
		w.prose("**Deprecated:** " + author(c.Deprecated))
	}
	if c.Since > 0 {
		w.prose("Since version " + evolution.Text(c.Since) + " of the dialect.")
	}
}

func (w *writer) op(o *model.Op) {
	namespace := w.d.Prefix()
	if m := w.d.Meta.Get("cpp_namespace"); m != nil {
		namespace = m.Scalar.Value
	}
	pkg := w.d.GoPackage
	if o.ViewApart {
		pkg = w.d.APIPackage()
	}
	w.add(Heading{Level: 3, ID: anchor("op", o.Mnemonic),
		Text:      code(o.FullName()) + " (" + code(pkg+"."+o.GoName+"Op") + ")",
		Published: publishedAnchor(o.FullName() + " (" + namespace + "::" + o.GoName + "Op)")})
	w.intro(&o.Common)
	w.opSyntax(o)
	w.prose(authorText(o.Description))
	if len(o.Examples) > 0 {
		var lines []string
		for _, e := range o.Examples {
			lines = append(lines, strings.TrimRight(e.Value, "\n "))
		}
		w.prose(map[bool]string{false: "Example:", true: "Examples:"}[len(lines) > 1])
		w.add(Code{"mlir", joinExamples(lines), w.programs(o, lines)})
	}
	w.traitFacts(o, o.Traits)
	w.checks(o)
	w.fact("Interfaces", w.interfaceNames(o))
	w.fact("Effects", effects(o))
	w.attributes("Attributes", "Attribute", o.Attributes)
	w.attributes("Properties", "Property", o.Properties)
	w.values("Operands", "Operand", o, o.Operands)
	w.values("Results", "Result", o, o.Results)
	w.regions(o)
	w.successors(o)
	w.inferred(o)
	w.goNames(o)
}

// traitFacts lists traits, and what the predicate traits among them demand.
func (w *writer) traitFacts(o *model.Op, uses []*model.TraitUse) {
	var names linkedNames
	var demands []string
	for _, u := range uses {
		if u.Trait.Kind == model.TraitInternal {
			continue
		}
		if u.Trait.Name != "Pred" {
			names.add(show.Trait(o, u), w.trait(o, u))
		}
		if u.Pred != nil && u.Summary != "" {
			demands = append(demands, plain(u.Summary)+" ("+code(show.Expr(o, u.Pred))+")")
		}
	}
	w.fact("Traits", names.String())
	if len(demands) > 0 {
		w.prose("Verified:\n\n- " + strings.Join(demands, "\n- "))
	}
}

// checks lists the conditions that have messages of their own.
func (w *writer) checks(o *model.Op) {
	var list []string
	for _, u := range o.Checks {
		list = append(list, code(show.Expr(o, u.Pred))+", else: "+plain(u.Summary))
	}
	if len(list) > 0 {
		w.prose("Checked:\n\n- " + strings.Join(list, "\n- "))
	}
}

// joinExamples puts examples below one another, with a blank line around those that have several lines.
func joinExamples(list []string) string {
	var b strings.Builder
	for i, e := range list {
		if i > 0 {
			b.WriteByte('\n')
			if strings.Contains(e, "\n") || strings.Contains(list[i-1], "\n") {
				b.WriteByte('\n')
			}
		}
		b.WriteString(e)
	}
	return b.String()
}

// interfaceNames lists the declared interfaces with those that they extend, and those that follow from the rest of the
// definition.
func (w *writer) interfaceNames(o *model.Op) string {
	var names linkedNames
	var declared func(it *model.Interface)
	declared = func(it *model.Interface) {
		if !names.add(it.Name, w.iface(it)) {
			return
		}
		for _, base := range it.Extends {
			declared(base)
		}
	}
	for _, u := range o.Interfaces {
		declared(u.Interface)
	}
	add := func(name string, yes bool) {
		if yes {
			names.add(name, w.builtinInterface(name))
		}
	}
	has := func(k model.HookKind) bool {
		return slices.ContainsFunc(o.Hooks, func(h model.Hook) bool { return h.Kind == k })
	}
	effect := "MemoryEffectOpInterface"
	if o.HasTrait("NoMemoryEffect") {
		effect = "NoMemoryEffect (MemoryEffectOpInterface)"
	}
	add(effect, o.Effects.Known)
	add("ConditionallySpeculatable", o.HasTrait("AlwaysSpeculatable") || o.HasTrait("RecursivelySpeculatable") ||
		has(model.HookSpeculatable))
	add("InferTypeOpInterface", len(o.Results) > 0 && o.Infer != nil || has(model.HookInfer))
	add("SymbolOpInterface", o.HasTrait("Symbol"))
	add("RegionKindInterface", o.HasTrait("HasOnlyGraphRegion"))
	add("RegionBranchTerminatorOpInterface", o.HasTrait("ReturnLike"))
	named := slices.ContainsFunc(o.Results, func(v *model.Value) bool { return v.SSAName != "" })
	add("OpAsmOpInterface", o.NamesHook || o.ArgNamesHook || o.BlockNamesHook || named)
	return names.String()
}

// effects describes the side effects; "" when nothing is stated.
func effects(o *model.Op) string {
	if !o.Effects.Known {
		return ""
	}
	var out []string
	if o.Effects.Recursive {
		out = append(out, "those of the operations inside")
	}
	if o.Effects.Hook {
		out = append(out, "computed in Go")
	}
	for i := range o.Effects.List {
		out = append(out, plain(show.Effect(&o.Effects.List[i])))
	}
	of := func(what, name string, list []model.Effect) {
		for i := range list {
			out = append(out, plain(show.Effect(&list[i]))+" ("+what+" "+code(name)+")")
		}
	}
	for _, v := range o.Operands {
		of("operand", valueName(v), v.Effects)
	}
	for _, v := range o.Results {
		of("result", valueName(v), v.Effects)
	}
	for _, a := range o.Attributes {
		of("attribute", a.Name, a.Effects)
	}
	if len(out) == 0 {
		return "none"
	}
	return strings.Join(out, "; ")
}

// attributes is the table of attributes or properties.
func (w *writer) attributes(title, head string, list []*model.Attribute) {
	t := Table{Head: []string{head, "Attribute type", "Go type", "Default", "Description"}}
	if title == "Properties" {
		t.Head[1] = "Constraint"
	}
	for _, a := range list {
		name := a.Name
		def := code(show.Const(a.Default))
		switch {
		case a.Constraint.Unit:
			def = "absent"
		case a.Optional && a.Default == nil:
			def = "optional"
		case a.Optional:
			def += ", optional"
		}
		class := "Attribute"
		if title == "Properties" {
			class = a.Constraint.Name
		} else {
			class = strings.TrimPrefix(show.AttrClass(w.d, a.Constraint), "*")
		}
		t.Rows = append(t.Rows, []string{code(name), code(class), code(show.AttrGo(w.d, a.Constraint)), def,
			w.description(a.Constraint, "", a.Summary, a.Deprecated, a.Since)})
	}
	w.table(4, title, t)
}

// description joins what a constraint demands with the author's words.
func (w *writer) description(c *model.Constraint, prefix, summary, deprecated string, since int) string {
	text := plain(prefix + c.Summary)
	if e := c.Enum; e != nil {
		text = strings.TrimSuffix(text, ".") + ", see " + w.to(e.Dialect, "enum", e.Name, code(e.Name))
	}
	if summary != "" {
		text += ": " + author(summary)
	}
	if since > 0 {
		text += " (since version " + evolution.Text(since) + ")"
	}
	if deprecated != "" {
		text += " **Deprecated:** " + author(deprecated)
	}
	return text
}

func valueName(v *model.Value) string {
	if v.Name == "" {
		return "«unnamed»"
	}
	return v.Name
}

// values is the table of operands or results.
func (w *writer) values(title, head string, o *model.Op, list []*model.Value) {
	t := Table{Head: []string{head, "Constraint", "Description"}}
	for _, v := range list {
		name := code(v.Name)
		if v.Name == "" {
			name = valueName(v)
		}
		text := w.description(v.Constraint, show.Length(v.Length), v.Summary, "", v.Since)
		if v.SSAName != "" {
			text += " (printed as " + code("%"+v.SSAName) + ")"
		}
		t.Rows = append(t.Rows, []string{name, w.constraint(v.Constraint), text})
	}
	w.table(4, title, t)
}

func (w *writer) regions(o *model.Op) {
	t := Table{Head: []string{"Region", "Constraint", "Description"}}
	for _, r := range o.Regions {
		text := partText(r.Length, r.Constraint, r.Summary)
		if r.DefaultDialect != "" {
			text += " (operations of " + code(r.DefaultDialect) + " may leave out their prefix)"
		}
		t.Rows = append(t.Rows, []string{code(r.Name), w.constraint(r.Constraint), text})
	}
	w.table(4, "Regions", t)
}

// partText describes a region or a successor.
func partText(length model.Length, c *model.Constraint, summary string) string {
	text := plain(show.Length(length) + c.Summary)
	if summary != "" {
		text += ": " + author(summary)
	}
	return text
}

func (w *writer) successors(o *model.Op) {
	t := Table{Head: []string{"Successor", "Constraint", "Description"}}
	for _, s := range o.Successors {
		text := partText(s.Length, s.Constraint, s.Summary)
		t.Rows = append(t.Rows, []string{code(s.Name), w.constraint(s.Constraint), text})
	}
	w.table(4, "Successors", t)
}

// inferred says how result types follow from the rest.
func (w *writer) inferred(o *model.Op) {
	var out []string
	for _, d := range o.Infer {
		if d.To.Kind == model.RefResult {
			out = append(out, code(o.RefName(d.To))+" = "+code(show.Expr(o, d.Expr)))
		}
	}
	if len(out) == 0 && slices.ContainsFunc(o.Hooks, func(h model.Hook) bool { return h.Kind == model.HookInfer }) {
		out = []string{"computed in Go"}
	}
	w.fact("Inferred result types", strings.Join(out, "; "))
}

// goNames says how Go programs reach the operation.
func (w *writer) goNames(o *model.Op) {
	if w.d.Native {
		return
	}
	in := func(apart bool) string {
		if apart {
			return o.Dialect.APIPackage() + "."
		}
		return ""
	}
	view := in(o.ViewApart)
	names := []string{view + o.GoName + "Op", view + "As" + o.GoName + "Op"}
	if !o.SkipBuilders {
		pkg := in(o.BuildersApart)
		names = append(names, pkg+"New"+o.GoName, pkg+o.GoName+"{}.Build")
	}
	for _, b := range o.Builders {
		names = append(names, b.Name)
	}
	var more []string
	for _, s := range []struct {
		yes  bool
		text string
	}{{o.Folder, "folder"}, {o.Canonicalizer != model.NoCanonicalizer, "canonicalization"}, {o.Verifier, "verifier"},
		{o.RegionVerifier, "region verifier"}} {
		if s.yes {
			more = append(more, s.text)
		}
	}
	w.fact("Go", codes(names))
	w.fact("Written in Go", strings.Join(more, ", "))
}
