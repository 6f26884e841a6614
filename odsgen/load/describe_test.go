package load

import (
	"fmt"
	"strings"

	"github.com/odsgen/ods/odsgen/model"
)

// describe renders a resolved dialect for golden tests.
func describe(d *model.Dialect) string {
	var b strings.Builder
	p := func(format string, args ...any) { fmt.Fprintf(&b, format+"\n", args...) }
	p("%s version %d package %s", d.Name, d.Version, d.GoPackage)
	for _, h := range d.Hooks {
		p("hook %s.%s", h.Interface, h.Method)
	}
	for _, e := range d.Enums {
		p("enum %s width %d storage %d bits %v: %s", e.GoName, e.Width, e.Storage, e.Bits, e.Constraint.Summary)
		for _, c := range e.Cases {
			p("  %s = %d (%s, %d members)", c.Go, c.Value, c.Str, len(c.Group))
		}
	}
	for _, c := range d.Constraints {
		p("%s constraint %s: %s; %s%s", c.Kind, c.Name, c.Summary, c.Pred, builds(c))
	}
	for _, list := range [][]*model.AttrOrTypeDef{d.Types, d.Attrs} {
		for _, t := range list {
			describeDef(p, t)
		}
	}
	for _, i := range d.Interfaces {
		p("interface %s", i.GoName)
		for _, m := range i.Methods {
			p("  %s static=%v default=%v", m.Signature.Text, m.Static, m.Default)
		}
	}
	for _, t := range d.Traits {
		p("trait %s kind %d params %v", t.Name, t.Kind, t.Params)
	}
	for _, op := range d.Ops {
		describeOp(p, op)
	}
	return b.String()
}

func builds(c *model.Constraint) string {
	if c.Builds == nil {
		return ""
	}
	return "; builds " + c.Builds.String()
}

func describeDef(p func(string, ...any), t *model.AttrOrTypeDef) {
	p("def %s mnemonic %q: %s%s", t.GoName, t.Mnemonic, t.Constraint.Summary, builds(t.Constraint))
	for _, a := range t.Params {
		p("  param %s kind %d %s optional=%v default=%v", a.GoName, a.Type.Kind, a.Type.Go, a.Optional, constant(a.Default))
	}
	for _, h := range t.Hooks {
		p("  hook %s.%s", h.Interface, h.Method)
	}
}

func constant(c *model.Const) string {
	switch {
	case c == nil:
		return "none"
	case c.Kind == model.ConstEnum:
		var s []string
		for _, x := range c.Cases {
			s = append(s, x.Str)
		}
		return strings.Join(s, "|")
	}
	return fmt.Sprintf("kind %d %d %v %v %q %d", c.Kind, c.Int, c.Float, c.Bool, c.Str, len(c.List))
}

func describeOp(p func(string, ...any), op *model.Op) {
	p("op %s %s: %s", op.FullName(), op.GoName, op.Summary)
	if op.BuildersApart {
		p("  builders apart")
	}
	if op.ViewApart {
		p("  view apart")
	}
	if op.Description != "" {
		p("  description %q", op.Description)
	}
	value := func(what string, v *model.Value) {
		p("  %s %d %s %s %s: %s", what, v.Index, v.Name, v.GoName, v.Length, v.Constraint.Summary)
	}
	for _, v := range op.Operands {
		value("operand", v)
	}
	for _, v := range op.Results {
		value("result", v)
	}
	for _, list := range [][]*model.Attribute{op.Attributes, op.Properties} {
		for _, a := range list {
			p("  attribute %s slot %d syntax %d optional=%v default=%s: %s", a.GoName, a.Slot, a.Syntax, a.Optional, constant(a.Default),
				a.Constraint.Summary)
		}
	}
	for _, g := range op.Regions {
		p("  region %s %s blocks %d..%d", g.GoName, g.Length, g.MinBlocks, g.MaxBlocks)
	}
	for _, s := range op.Successors {
		p("  successor %s %s", s.GoName, s.Length)
	}
	for _, t := range op.Traits {
		text := t.Trait.Name
		if t.Pred != nil {
			text += fmt.Sprintf(" %q %s", t.Summary, t.Pred)
		}
		p("  trait %s implied=%v", text, t.Implied)
	}
	for _, c := range op.Checks {
		p("  check %q %s", c.Summary, c.Pred)
	}
	for _, s := range op.Slots {
		p("  slot %s kind %d", s.Name, s.Kind)
	}
	for _, d := range op.Infer {
		p("  infer %s = %s", op.RefName(d.To), d.Expr)
	}
	for _, h := range op.Hooks {
		p("  hook %s.%s", h.Interface, h.Method)
	}
	if op.Format != nil {
		p("  format %q", op.Format.Text.Value)
	}
	p("  segments %d %d arity %v effects known=%v %d", op.OperandSegments, op.ResultSegments, op.Arity, op.Effects.Known,
		len(op.Effects.List))
}
