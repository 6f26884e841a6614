package check

import (
	"go/token"

	"github.com/odsgen/ods/odsgen/internal/report"
	"github.com/odsgen/ods/odsgen/model"
)

// viewMethods are the names that every operation's view or builder has.
var viewMethods = map[string]bool{"AsOperation": true, "Context": true, "Loc": true, "IsNil": true, "Op": true, "Build": true, "Attrs": true}

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

// parts reports parts of a definition whose accessors would have the same Go name, or one that is taken.
func (c *checker) parts(owner string, list []named, taken map[string]bool) {
	seen := map[string]named{}
	for _, n := range list {
		if n.goName == "" {
			continue
		}
		if taken[n.goName] {
			c.rep.Error(report.GoNameClash, report.At(n.span), "add go_name: "+n.goName+"Value", "accessor '%s' of %s '%s' exists on every operation", n.goName, n.what, n.name)
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
			d := c.rep.Error(report.GoNameClash, report.At(n.span), fix, "%s '%s' and %s '%s' of '%s' have the same Go name '%s'", old.what, old.name, n.what, n.name, owner, goName)
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
	seen := map[string]named{"Hooks": {name: "Hooks", what: "the dialect's hooks"}, "New": {name: "New", what: "the dialect's constructor"}, "Name": {name: "Name", what: "the dialect's name"}}
	reported := map[string]bool{}
	add := func(goName, what, name string, span model.Span, expanded []model.Span) {
		if goName == "" || token.IsKeyword(goName) {
			return
		}
		old, ok := seen[goName]
		if !ok {
			seen[goName] = named{name, goName, what, span}
			return
		}
		if reported[old.name+" "+name] {
			return // one finding for each pair is enough
		}
		reported[old.name+" "+name] = true
		d := c.rep.Error(report.GoNameClash, c.at(span, expanded), "add go_name: to one of the two", "%s '%s' and %s '%s' both declare '%s' in Go", old.what, old.name, what, name, goName)
		report.Note(d, old.span, "first declared here")
	}
	for _, e := range c.d.Enums {
		add(e.GoName, "enum", e.Name, e.Span, e.Expanded)
		for _, k := range e.Cases {
			add(k.Go, "case", k.Str, k.Span, e.Expanded)
		}
	}
	for _, t := range c.d.Types {
		add(t.GoName, "type", t.Name, t.Span, t.Expanded)
	}
	for _, t := range c.d.Attrs {
		add(t.GoName, "attribute", t.Name, t.Span, t.Expanded)
	}
	for _, t := range c.d.Interfaces {
		add(t.GoName, "interface", t.Name, t.Span, t.Expanded)
	}
	for _, list := range [][]*model.AttrOrTypeDef{c.d.Types, c.d.Attrs} {
		for _, t := range list {
			add("Get"+t.GoName, "definition", t.Name, t.Span, t.Expanded)
			add(t.GoName+"Def", "definition", t.Name, t.Span, t.Expanded)
		}
	}
	for _, op := range c.d.Ops {
		for _, n := range []string{op.GoName, op.GoName + "Op", op.GoName + "Def", "New" + op.GoName, "As" + op.GoName + "Op"} {
			add(n, "operation", op.Name, op.Span, op.Expanded)
		}
	}
	for _, p := range c.d.Passes {
		for _, n := range passDeclarations(p) {
			add(n, "pass", p.Name, p.Span, p.Expanded)
		}
	}
}

// passDeclarations lists what a pass declares in Go.
func passDeclarations(p *model.Pass) []string {
	out := []string{p.GoName, p.GoName + "Pass"}
	if len(p.Options) > 0 {
		out = append(out, p.GoName+"With", p.GoName+"Options", "Default"+p.GoName+"Options")
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
