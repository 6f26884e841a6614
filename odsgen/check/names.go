package check

import (
	"go/token"
	"slices"

	"github.com/odsgen/ods/odsgen/internal/report"
	"github.com/odsgen/ods/odsgen/model"
)

// viewMethods are the names that every operation's view or builder has.
var viewMethods = map[string]bool{"AsOperation": true, "Loc": true, "Op": true, "Build": true,
	"Attrs": true}

// named is a part with its Go name.
type named struct {
	name, goName, what string
	span               model.Span
}

// opNames lists the accessors of an operation.
func opNames(op *model.Op) []named {
	var out []named
	for _, v := range op.Operands {
		out = append(out, named{v.Name, v.GoName, "operand", v.Span})
	}
	for _, a := range op.Attributes {
		out = append(out, named{a.Name, a.GoName, "attribute", a.Span})
	}
	for _, a := range op.Properties {
		out = append(out, named{a.Name, a.GoName, "property", a.Span})
	}
	for _, v := range op.Results {
		out = append(out, named{v.Name, v.GoName, "result", v.Span})
	}
	for _, g := range op.Regions {
		out = append(out, named{g.Name, g.GoName, "region", g.Span})
	}
	for _, s := range op.Successors {
		out = append(out, named{s.Name, s.GoName, "successor", s.Span})
	}
	return out
}

func paramNames(def *model.AttrOrTypeDef) []named {
	var out []named
	for _, p := range def.Params {
		out = append(out, named{p.Name, p.GoName, "parameter", p.Span})
	}
	return out
}

// maxParts is how many parts a definition may have: go/types and Go's compiler take time in the square of the number of
// methods of a type.
const maxParts = 5_000

// parts reports parts of a definition whose accessors would have the same Go name, or one that is taken.
func (c *checker) parts(owner string, list []named, taken map[string]bool) {
	if len(list) > maxParts {
		c.rep.Error(report.Growth, report.At(list[maxParts].span), "use a variadic one in place of many",
			"'%s' has %d parts, more than %d", owner, len(list), maxParts)
		return
	}
	seen := map[string]named{}
	for _, n := range list {
		if n.goName == "" {
			continue
		}
		if taken[n.goName] {
			c.rep.Error(report.GoNameClash, report.At(n.span), "add go_name: "+n.goName+"Value",
				"accessor '%s' of %s '%s' exists on every operation", n.goName, n.what, n.name)
			continue
		}
		for _, goName := range n.accessors() {
			old, ok := seen[goName]
			if !ok {
				seen[goName] = n
				continue
			}
			if old.name == n.name {
				break // reported as a duplicate name
			}
			fix := "add go_name: to one of the two"
			if n.what == "word" { // which has no key for it
				fix = "rename one of the two"
			}
			d := c.rep.Error(report.GoNameClash, report.At(n.span), fix, "%s '%s' and %s '%s' of '%s' have the same Go name '%s'",
				old.what, old.name, n.what, n.name, owner, goName)
			report.Note(d, old.span, "first used here")
			break
		}
	}
}

// accessors lists the methods that a part gets.
func (n named) accessors() []string {
	switch n.what {
	case "operand":
		return []string{n.goName, "Set" + n.goName}
	case "attribute", "property":
		return []string{n.goName, "Set" + n.goName, n.goName + "Attr", "Set" + n.goName + "Attr"}
	}
	return []string{n.goName}
}

// goNames reports definitions whose Go declarations would collide in the generated package.
func (c *checker) goNames() {
	if c.d.Native {
		return
	}
	list := Declarations(c.d)
	seen := make(map[string]named, len(list)+3)
	seen["Hooks"] = named{name: "Hooks", what: "the dialect's hooks"}
	seen["New"] = named{name: "New", what: "the dialect's constructor"}
	seen["Name"] = named{name: "Name", what: "the dialect's name"}
	reported := map[string]bool{}
	for _, n := range list {
		if n.GoName == "" || token.IsKeyword(n.GoName) {
			continue
		}
		old, ok := seen[n.GoName]
		if !ok {
			seen[n.GoName] = named{n.Name, n.GoName, n.What, n.Span}
			continue
		}
		if n.What == "hook of" && old.what == n.What || reported[old.name+" "+n.Name] {
			continue // several hooks are one interface; one finding for each pair is enough
		}
		reported[old.name+" "+n.Name] = true
		d := c.rep.Error(report.GoNameClash, c.at(n.Span, n.Expanded), "add go_name: to one of the two",
			"%s '%s' and %s '%s' both declare '%s' in Go", old.what, old.name, n.What, n.Name, n.GoName)
		report.Note(d, old.span, "first declared here")
	}
}

// Declaration is an exported Go name that the generated package of a dialect declares, with the definition that it
// comes from.
type Declaration struct {
	GoName, What, Name string
	Span               model.Span
	Expanded           []model.Span
}

// Declarations lists the exported names that the generated package of a dialect declares, besides Hooks, New and Name.
func Declarations(d *model.Dialect) []Declaration {
	var out []Declaration
	add := func(what string, x *model.Common, names ...string) {
		for _, n := range names {
			out = append(out, Declaration{n, what, x.Name, x.Span, x.Expanded})
		}
	}
	for _, e := range d.Enums {
		add("enum", &e.Common, e.GoName)
		for _, k := range e.Cases {
			out = append(out, Declaration{k.Go, "case", k.Str, k.Span, e.Expanded})
		}
	}
	for _, t := range d.Types {
		add("type", &t.Common, t.GoName)
	}
	for _, t := range d.Attrs {
		add("attribute", &t.Common, t.GoName)
	}
	for _, t := range d.Interfaces {
		add("interface", &t.Common, t.GoName)
	}
	for _, t := range slices.Concat(d.Types, d.Attrs) {
		add("definition", &t.Common, "Get"+t.GoName, t.GoName+"Def")
		if t.Verifier {
			add("definition", &t.Common, "Get"+t.GoName+"Checked")
		}
	}
	for _, op := range d.Ops {
		n := op.GoName
		add("operation", &op.Common, n, n+"Op", n+"Def", "New"+n, "As"+n+"Op")
		if !op.SkipBuilders && slices.ContainsFunc(op.Regions, op.BuildsBody) {
			add("operation", &op.Common, "Build"+n)
		}
	}
	for i, p := range d.Passes {
		add("pass", &p.Common, p.GoName, p.GoName+"Pass")
		if i == 0 {
			add("pass", &p.Common, "RegisterPasses")
		}
	}
	return append(out, derived(d)...)
}

// derived lists what definitions declare besides their own names.
func derived(d *model.Dialect) []Declaration {
	var out []Declaration
	add := func(what string, x *model.Common, names ...string) {
		for _, n := range names {
			out = append(out, Declaration{n, what, x.Name, x.Span, x.Expanded})
		}
	}
	for _, e := range d.Enums {
		add("enum", &e.Common, "Parse"+e.GoName)
		switch {
		case e.Storage != model.EnumAttr:
			add("enum", &e.Common, e.GoName+"AttrOf")
		case e.Attr != nil && !slices.Contains(d.Attrs, e.Attr):
			add("enum", &e.Common, e.Attr.GoName, "Get"+e.Attr.GoName, e.Attr.GoName+"Def")
		}
	}
	for _, t := range d.Interfaces {
		if t.Native {
			continue
		}
		add("interface", &t.Common, t.GoName+"Key")
		if t.Kind == model.OpInterface && slices.ContainsFunc(t.Methods, func(m *model.Method) bool { return m.Static }) {
			add("interface", &t.Common, t.GoName+"Kind", t.GoName+"KindKey")
		}
	}
	for _, t := range d.Traits {
		if t.Kind == model.TraitOwn {
			add("trait", &t.Common, t.GoName+"Trait")
		}
	}
	for _, r := range d.Resources {
		add("resource", &r.Common, r.GoName+"Resource")
	}
	for _, a := range d.Discardable {
		for _, n := range []string{a.GoName + "Name", a.GoName + "Of", "Set" + a.GoName} {
			out = append(out, Declaration{n, "discardable attribute", a.Name, a.Span, nil})
		}
	}
	hooks := func(list []model.Hook, x *model.Common) {
		for _, h := range list {
			if !h.Promised() {
				continue
			}
			out = append(out, Declaration{h.Interface, "hook of", x.Name, h.Span, x.Expanded})
		}
	}
	hooks(d.Hooks, &model.Common{Name: d.Name})
	shared := map[string]bool{}
	for _, op := range d.Ops {
		hooks(op.Hooks, &op.Common)
		if op.SharedHooks != "" && !shared[op.SharedHooks] {
			shared[op.SharedHooks] = true
			add("hook of", &op.Common, op.SharedHooks+"Op") // the view that operations with these hooks share
		}
	}
	for _, t := range slices.Concat(d.Types, d.Attrs) {
		hooks(t.Hooks, &t.Common)
	}
	return out
}

// passNames reports fields and constants of a pass that would have the same Go name.
func (c *checker) passNames(p *model.Pass) {
	var fields []named
	if p.NeedsRegistry() {
		fields = append(fields, named{"Registry", "Registry", "field", p.Span})
	}
	for _, o := range p.Options {
		fields = append(fields, named{o.Name, o.GoName, "option", o.Span})
		var words []named
		for _, v := range o.Values {
			words = append(words, named{v.Name, v.GoName, "word", o.Span})
		}
		c.parts(p.Name+" "+o.Name, words, nil)
	}
	for _, s := range p.Statistics {
		fields = append(fields, named{s.Name, s.GoName, "counter", s.Span})
	}
	c.parts(p.Name, fields, nil)
}
