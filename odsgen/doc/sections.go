package doc

import (
	"slices"
	"strconv"
	"strings"

	"github.com/odsgen/ods/odsgen/internal/show"
	"github.com/odsgen/ods/odsgen/model"
)

// defs is the section of attributes or types.
func (w *writer) defs(title, kind string, list []*model.AttrOrTypeDef) {
	if len(list) == 0 {
		return
	}
	w.heading(2, strings.ToLower(title), title)
	for _, t := range byName(list, func(t *model.AttrOrTypeDef) string { return t.Name }) {
		w.heading(3, anchor(kind, t.Name), plain(t.Name))
		w.intro(&t.Common)
		w.defSyntax(t)
		w.prose(authorText(t.Description))
		w.traitFacts(nil, t.Traits)
		var names []string
		for _, u := range t.Interfaces {
			names = append(names, w.iface(u.Interface))
		}
		w.fact("Interfaces", strings.Join(names, ", "))
		w.params(t)
		if t.Alias {
			w.prose("Printed through an alias: " + code(map[bool]string{true: "#", false: "!"}[t.IsAttr]+t.Mnemonic) + ".")
		}
		if e := t.Enum; e != nil {
			w.fact("Cases", link(code(e.Name), anchor("enum", e.Name)))
		}
		if !t.Native {
			w.fact("Go", codes([]string{"*" + w.d.GoPackage + "." + t.GoName, "Get" + t.GoName}))
		}
	}
}

// params writes declared parameters: "<shape ints, types>"; one that is named like its kind needs no kind.
func params(list []model.TraitParam) string {
	var out []string
	for _, p := range list {
		s := p.Name
		if p.Kind != "" && p.Kind != p.Name {
			s += " " + p.Kind
		}
		out = append(out, s)
	}
	if len(out) == 0 {
		return ""
	}
	return "<" + strings.Join(out, ", ") + ">"
}

func (w *writer) params(t *model.AttrOrTypeDef) {
	table := Table{Head: []string{"Parameter", "Go type", "Default", "Description"}}
	for _, p := range t.Params {
		def := code(show.Const(p.Default))
		if p.Optional && p.Default == nil {
			def = "optional"
		}
		var words []string
		if p.Summary != "" {
			words = append(words, author(p.Summary))
		}
		if c := p.Type.Constraint; c != nil && c.Summary != "" {
			words = append(words, plain(c.Summary))
		}
		if e := p.Type.Enum; e != nil {
			words = append(words, "see "+w.to(e.Dialect, "enum", e.Name, code(e.Name)))
		}
		if p.Self {
			words = append(words, "the attribute's own type, written behind `:`")
		}
		if p.Mutable {
			words = append(words, "set once after creation, not part of the identity")
		}
		table.Rows = append(table.Rows, []string{code(p.Name), code(show.ParamGo(w.d, p.Type)), def, strings.Join(words, "; ")})
	}
	w.table(4, "Parameters", table)
}

func (w *writer) enums() {
	if len(w.d.Enums) == 0 {
		return
	}
	w.heading(2, "enums", "Enums")
	for _, e := range byName(w.d.Enums, func(e *model.Enum) string { return e.Name }) {
		w.heading(3, anchor("enum", e.Name), plain(e.Name))
		w.intro(&e.Common)
		w.prose(authorText(e.Description))
		switch e.Storage {
		case model.EnumInteger:
			w.prose("Kept as an integer attribute of type " + code("i"+strconv.Itoa(e.Width)) + "; written as a keyword in formats.")
		case model.EnumAttr:
			w.prose("Kept as the attribute " + link(code("#"+w.d.Prefix()+"."+e.Attr.Mnemonic), anchor("attr", e.Attr.Name)) + ".")
		case model.EnumProperty:
			w.prose("Kept as a property.")
		}
		if e.Bits {
			w.prose("Values combine; they are separated by " + code(strings.TrimSpace(e.Separator)) + ".")
		}
		t := Table{Head: []string{"Symbol", "Value", "String", "Description"}}
		for _, c := range e.Cases {
			var words []string
			if c.Summary != "" {
				words = append(words, author(c.Summary))
			}
			if len(c.Group) > 0 {
				var members []string
				for _, m := range c.Group {
					members = append(members, m.Str)
				}
				words = append(words, "all of "+codes(members))
			}
			t.Rows = append(t.Rows, []string{code(c.Go), caseValue(e, c), code(c.Str), strings.Join(words, "; ")})
		}
		w.table(4, "Cases", t)
	}
}

// caseValue writes a case's value: signed unless the enum has bits.
func caseValue(e *model.Enum, c *model.EnumCase) string {
	switch {
	case e.Bits:
		return strconv.FormatUint(c.Value, 10)
	case e.Width == 32:
		return strconv.FormatInt(int64(int32(c.Value)), 10)
	}
	return strconv.FormatInt(int64(c.Value), 10)
}

func (w *writer) discardable() {
	t := Table{Head: []string{"Attribute", "Attribute type", "Description"}}
	for _, a := range w.d.Discardable {
		class := strings.TrimPrefix(show.AttrClass(w.d, a.Constraint), "*")
		t.Rows = append(t.Rows, []string{code(w.d.Name + "." + a.Name), code(class),
			w.description(a.Constraint, "", a.Summary, a.Deprecated, a.Since)})
	}
	w.table(2, "Discardable attributes", t)
}

// constraints has a section for each kind.
func (w *writer) constraints() {
	for _, k := range []struct {
		kind  model.ConstraintKind
		title string
	}{{model.TypeConstraint, "Type constraints"}, {model.AttrConstraint, "Attribute constraints"},
		{model.PropConstraint, "Property constraints"},
		{model.RegionConstraint, "Region constraints"}, {model.SuccessorConstraint, "Successor constraints"}} {
		t := Table{Head: []string{"Constraint", "Message", "Condition", "Description"}}
		for _, c := range byName(w.d.Constraints, func(c *model.Constraint) string { return c.Name }) {
			if c.Kind != k.kind || c.Dialect != w.d {
				continue
			}
			var words []string
			if c.Description != "" {
				words = append(words, author(c.Description))
			}
			if c.Builds != nil {
				words = append(words, "always "+code(show.Expr(nil, c.Builds)))
			}
			if c.Deprecated != "" {
				words = append(words, "**Deprecated:** "+author(c.Deprecated))
			}
			t.Rows = append(t.Rows, []string{code(c.Name), plain(c.Summary), code(show.Expr(nil, c.Pred)), strings.Join(words, "; ")})
			t.IDs = append(t.IDs, anchor("constraint", c.Name))
		}
		for _, f := range byName(w.d.Families, func(f *model.ConstraintFamily) string { return f.Name }) {
			if f.Kind == k.kind {
				t.Rows = append(t.Rows, []string{code(f.Name + params(f.Params)), plain(f.Summary), code(f.Condition), author(f.Description)})
				t.IDs = append(t.IDs, anchor("constraint", f.Name))
			}
		}
		w.table(2, k.title, t)
	}
}

func (w *writer) traits() {
	t := Table{Head: []string{"Trait", "On", "Summary", "Needs", "Brings"}}
	for _, tr := range byName(w.d.Traits, func(t *model.Trait) string { return t.Name }) {
		if tr.Kind == model.TraitInternal {
			continue
		}
		brings := slices.Clone(tr.Implies)
		for _, u := range tr.Bundle {
			brings = append(brings, u.Trait.Name)
		}
		t.Rows = append(t.Rows, []string{code(tr.Name + params(tr.Params)), tr.Target, author(tr.Summary), codes(tr.Requires),
			codes(brings)})
		t.IDs = append(t.IDs, anchor("trait", tr.Name))
	}
	w.table(2, "Traits", t)
}

func (w *writer) interfaces() {
	if len(w.d.Interfaces) == 0 {
		return
	}
	w.heading(2, "interfaces", "Interfaces")
	for _, it := range byName(w.d.Interfaces, func(i *model.Interface) string { return i.Name }) {
		w.heading(3, anchor("interface", it.Name), plain(it.Name))
		w.intro(&it.Common)
		on := [...]string{"operations", "types", "attributes", "dialects"}[it.Kind]
		w.prose("Implemented by " + on + ". Go: " + code(it.GoName) + ".")
		w.prose(authorText(it.Description))
		var base []string
		for _, e := range it.Extends {
			base = append(base, w.iface(e))
		}
		w.fact("Extends", strings.Join(base, ", "))
		t := Table{Head: []string{"Method", "Implementation", "Description"}}
		for _, m := range it.Methods {
			kind := "required"
			switch {
			case m.Final:
				kind = "given"
			case m.Default:
				kind = "given, can be replaced"
			}
			if m.Static {
				kind += ", static"
			}
			t.Rows = append(t.Rows, []string{code(m.Signature.Text), kind, author(m.Summary)})
		}
		w.table(4, "Methods", t)
		var checks []string
		if it.Verifier {
			checks = append(checks, "verifier")
		}
		if it.RegionVerifier {
			checks = append(checks, "region verifier")
		}
		if it.Conditional {
			checks = append(checks, "each implementation says whether it applies")
		}
		w.fact("Also", strings.Join(checks, ", "))
	}
}

func (w *writer) resources() {
	t := Table{Head: []string{"Resource", "Summary"}}
	for _, r := range w.d.Resources {
		t.Rows = append(t.Rows, []string{code(r.Name), author(r.Summary)})
	}
	w.table(2, "Resources of side effects", t)
}

// passes is the section of the passes, with their options and counters.
func (w *writer) passes() {
	if len(w.d.Passes) == 0 {
		return
	}
	w.heading(2, "passes", "Passes")
	for _, p := range w.d.Passes {
		w.heading(3, anchor("pass", p.Name), code("-"+p.Name))
		w.intro(&p.Common)
		w.prose(authorText(p.Description))
		switch {
		case p.Anchor != "":
			w.fact("Runs on", code(p.Anchor))
		case p.AnchorInterface != nil:
			w.fact("Runs on operations with", code(p.AnchorInterface.Name))
		}
		var depends []string
		for _, d := range p.Depends {
			depends = append(depends, w.pageOf(d))
		}
		w.fact("Dependent dialects", strings.Join(depends, ", "))
		t := Table{Head: []string{"Option", "Type", "Default", "Summary"}}
		for _, o := range p.Options {
			t.Rows = append(t.Rows, []string{code(o.Name), passOptionType(o), code(passDefault(o)), author(o.Summary)})
		}
		w.table(4, "Options", t)
		t = Table{Head: []string{"Counter", "Summary"}}
		for _, s := range p.Statistics {
			t.Rows = append(t.Rows, []string{code(s.Name), author(s.Summary)})
		}
		w.table(4, "Statistics", t)
	}
}

// passOptionType writes the type of an option: the words of an enum with what they mean.
func passOptionType(o *model.PassOption) string {
	if o.Type == "enum" {
		var out []string
		for _, v := range o.Values {
			out = append(out, code(v.Name)+": "+author(v.Summary))
		}
		return strings.Join(out, ", ")
	}
	if o.List {
		return "list of " + o.Type
	}
	return o.Type
}

func passDefault(o *model.PassOption) string {
	switch {
	case len(o.Defaults) > 0:
		return strings.Join(o.Defaults, ",")
	case o.Default == "" && o.Type == "bool":
		return "false"
	case o.Default == "" && (o.Type == "int" || o.Type == "uint" || o.Type == "float") && !o.List:
		return "0"
	}
	return o.Default
}
