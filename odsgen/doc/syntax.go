package doc

import (
	"strings"

	"github.com/odsgen/ods/asmformat"
	"github.com/odsgen/ods/odsgen/internal/form"
	"github.com/odsgen/ods/odsgen/internal/show"
	"github.com/odsgen/ods/odsgen/model"
	"github.com/odsgen/ods/odsgen/railroad"
)

// opSyntax adds the text and the diagram of an operation's format.
func (w *writer) opSyntax(o *model.Op) {
	switch f := o.Format; {
	case f == nil:
		w.prose("Syntax: the generic form only.")
		return
	case f.Custom:
		text := "Syntax: parsed and printed by Go code"
		if len(o.Examples) > 0 {
			text += "; see the examples"
		}
		w.prose(text + ".")
		return
	}
	w.prose("Syntax:")
	w.add(Code{Text: grammar("operation ::= `"+o.FullName()+"` ", o.Format.Text.Value)})
	compiled, findings := form.Op(o)
	w.findings = append(w.findings, findings...)
	if compiled == nil || w.opt.NoDiagrams {
		return
	}
	d := diagram{sub: compiled.Subject, title: func(r asmformat.Ref) string { return opTitle(o, r) }}
	w.add(Diagram{railroad.SVG("syntax of "+o.FullName(),
		append(railroad.Sequence{railroad.Terminal{Text: o.FullName()}}, d.list(compiled.Elements)...))})
}

// defSyntax adds the text and the diagram of the format of a type or attribute.
func (w *writer) defSyntax(t *model.AttrOrTypeDef) {
	if t.Mnemonic == "" {
		if !t.Native {
			w.prose("Syntax: none; it is printed through operations that know it.")
		}
		return
	}
	sigil, word := "!", "type"
	if t.IsAttr {
		sigil, word = "#", "attribute"
	}
	name := sigil + w.d.Prefix() + "." + t.Mnemonic
	switch f := t.Format; {
	case f == nil:
		w.prose("Syntax: " + code(name))
		return
	case f.Custom:
		w.prose("Syntax, parsed and printed by Go code:")
		var lines []string
		for _, p := range t.Params {
			lines = append(lines, "  "+show.ParamGo(w.d, p.Type)+"   # "+p.Name)
		}
		text := name
		if len(lines) > 0 {
			text += "<\n" + strings.Join(lines, ",\n") + "\n>"
		}
		w.add(Code{Text: text})
		return
	}
	w.prose("Syntax:")
	text, behind := t.Format.Text.Value, railroad.Sequence{}
	for _, p := range t.Params {
		if p.Self {
			text = strings.TrimSpace(text + " (`:` $" + p.Name + ")?")
			behind = railroad.Sequence{railroad.Optional{Body: railroad.Sequence{railroad.Terminal{Text: ":"},
				railroad.Name{Text: "$" + p.Name}}}}
		}
	}
	w.add(Code{Text: grammar(word+" ::= `"+name+"` ", text)})
	compiled, findings := form.Def(t)
	w.findings = append(w.findings, findings...)
	if compiled == nil || w.opt.NoDiagrams {
		return
	}
	d := diagram{sub: compiled.Subject, title: func(r asmformat.Ref) string {
		if r.Kind == asmformat.ParamVar && r.Index < len(t.Params) {
			p := t.Params[r.Index]
			return titled("parameter", show.ParamGo(w.d, p.Type), p.Summary)
		}
		return ""
	}}
	all := append(railroad.Sequence{railroad.Terminal{Text: name}}, d.list(compiled.Elements)...)
	w.add(Diagram{railroad.SVG("syntax of "+name, append(all, behind...))})
}

// grammar puts a format after the start of a rule, with its lines aligned.
func grammar(start, format string) string {
	var lines []string
	for _, l := range strings.Split(strings.TrimSpace(format), "\n") {
		lines = append(lines, strings.TrimSpace(l))
	}
	return start + strings.Join(lines, "\n"+strings.Repeat(" ", len(start)))
}

func titled(kind, constraint, summary string) string {
	s := kind + ": " + constraint
	if summary != "" {
		s += "; " + summary
	}
	return s
}

// opTitle says what a variable of an operation's format is.
func opTitle(o *model.Op, r asmformat.Ref) string {
	switch r.Kind {
	case asmformat.OperandVar:
		v := o.Operands[r.Index]
		return titled("operand", show.Length(v.Length)+v.Constraint.Summary, v.Summary)
	case asmformat.ResultVar:
		v := o.Results[r.Index]
		return titled("result", show.Length(v.Length)+v.Constraint.Summary, v.Summary)
	case asmformat.AttrVar:
		a := o.Attributes[r.Index]
		return titled("attribute", a.Constraint.Summary, a.Summary)
	case asmformat.PropVar:
		a := o.Properties[r.Index]
		return titled("property", a.Constraint.Summary, a.Summary)
	case asmformat.RegionVar:
		g := o.Regions[r.Index]
		return titled("region", show.Length(g.Length)+g.Constraint.Summary, g.Summary)
	case asmformat.SuccessorVar:
		s := o.Successors[r.Index]
		return titled("successor", show.Length(s.Length)+s.Constraint.Summary, s.Summary)
	}
	return ""
}

// diagram turns a resolved format into a railroad diagram.
type diagram struct {
	sub   *asmformat.Subject
	title func(asmformat.Ref) string
}

var comma = railroad.Terminal{Text: ","}

func (d *diagram) list(elements []asmformat.Element) railroad.Sequence {
	out := railroad.Sequence{}
	for _, e := range elements {
		if n := d.element(e); n != nil {
			out = append(out, n)
		}
	}
	return out
}

// element returns the diagram of an element, nil for one that writes nothing.
func (d *diagram) element(e asmformat.Element) railroad.Node {
	switch e := e.(type) {
	case *asmformat.Literal:
		return railroad.Terminal{Text: e.Text}
	case *asmformat.Var:
		return d.variable(e)
	case *asmformat.All:
		return list(railroad.Name{Text: [...]string{"operands", "results", "regions", "successors"}[e.Kind]})
	case *asmformat.TypeOf:
		return d.types(e.Arg)
	case *asmformat.FunctionalType:
		return railroad.Sequence{railroad.Terminal{Text: "("}, d.types(asList(e.Inputs)), railroad.Terminal{Text: ")"},
			railroad.Terminal{Text: "->"}, railroad.OneOf{d.types(single(e.Results)),
				railroad.Sequence{railroad.Terminal{Text: "("}, d.types(asList(e.Results)), railroad.Terminal{Text: ")"}}}}
	case *asmformat.Args:
		return d.entryArgs(e)
	case *asmformat.AttrDict:
		dict := railroad.Node(railroad.Name{Text: "attr-dict", Title: "the other attributes: {name = value, ...}"})
		if e.Keyword {
			dict = railroad.Sequence{railroad.Terminal{Text: "attributes"}, dict}
		}
		return railroad.Optional{Body: dict}
	case *asmformat.PropDict:
		return railroad.Optional{Body: railroad.Name{Text: "prop-dict",
			Title: "the other inherent attributes and properties: <{name = value, ...}>"}}
	case *asmformat.Custom:
		return railroad.Name{Text: "custom<" + e.Name + ">", Title: "parsed and printed by Go code"}
	case *asmformat.Group:
		return d.group(e)
	case *asmformat.OIList:
		var clauses railroad.OneOf
		for _, c := range e.Clauses {
			clauses = append(clauses, append(railroad.Sequence{railroad.Terminal{Text: c.Literal.Text}}, d.list(c.Body)...))
		}
		return railroad.Optional{Body: railroad.Loop{Body: clauses}}
	case *asmformat.Params:
		var out railroad.Sequence
		for i, v := range e.Items {
			item := d.variable(v)
			if i > 0 {
				item = railroad.Sequence{comma, item}
			}
			if d.sub.Params[v.Ref.Index].Optional {
				item = railroad.Optional{Body: item}
			}
			out = append(out, item)
		}
		return out
	case *asmformat.Struct:
		var fields railroad.OneOf
		for _, f := range e.Fields {
			fields = append(fields, railroad.Sequence{railroad.Terminal{Text: d.sub.Params[f.Param].Name}, railroad.Terminal{Text: "="},
				d.element(f.Value)})
		}
		return railroad.Loop{Body: fields, Between: comma}
	}
	return nil
}

// entryArgs is the syntax of arguments of a region.
func (d *diagram) entryArgs(a *asmformat.Args) railroad.Node {
	name := railroad.Name{Text: "%name", Title: "argument of " + d.title(a.Region)}
	var one railroad.Node = name
	switch a.Form {
	case asmformat.ArgsTyped:
		one = railroad.Sequence{name, railroad.Terminal{Text: ":"}, railroad.Name{Text: "type"}}
	case asmformat.ArgPairs:
		one = railroad.Sequence{name, railroad.Terminal{Text: "="},
			railroad.Name{Text: "$" + d.name(a.Of.Ref), Title: d.title(a.Of.Ref)}}
	}
	if !a.IsList() {
		return one
	}
	return railroad.Sequence{railroad.Terminal{Text: "("}, list(one), railroad.Terminal{Text: ")"}}
}

func (d *diagram) group(g *asmformat.Group) railroad.Node {
	then, other := d.withoutAnchor(g.Then, g), d.withoutAnchor(g.Else, g)
	switch {
	case len(other) == 0 && len(then) == 0:
		return nil
	case len(other) == 0:
		return railroad.Optional{Body: then}
	case len(then) == 0:
		return railroad.Optional{Body: other}
	}
	return railroad.OneOf{then, other}
}

// withoutAnchor leaves the anchor out when it is a unit attribute, which is not written.
func (d *diagram) withoutAnchor(list []asmformat.Element, g *asmformat.Group) railroad.Sequence {
	if !g.ElidedAnchor {
		return d.list(list)
	}
	var rest []asmformat.Element
	for _, e := range list {
		if e != g.Anchor {
			rest = append(rest, e)
		}
	}
	return d.list(rest)
}

// list is any number of things, also none.
func list(n railroad.Node) railroad.Node {
	return railroad.Optional{Body: railroad.Loop{Body: n, Between: comma}}
}

func (d *diagram) variable(v *asmformat.Var) railroad.Node {
	name := railroad.Name{Text: "$" + v.Name, Title: d.title(v.Ref)}
	arity := d.arity(v.Ref)
	if v.Maybe && arity == asmformat.Single {
		arity = asmformat.Optional
	}
	return repeated(name, arity)
}

// repeated is a name that stands for as many things as the arity says.
func repeated(name railroad.Node, arity asmformat.Arity) railroad.Node {
	switch arity {
	case asmformat.Optional:
		return railroad.Optional{Body: name}
	case asmformat.Variadic:
		return list(name)
	case asmformat.VariadicOfVariadic:
		return list(railroad.Sequence{railroad.Terminal{Text: "("}, list(name), railroad.Terminal{Text: ")"}})
	}
	return name
}

func (d *diagram) arity(r asmformat.Ref) asmformat.Arity {
	switch r.Kind {
	case asmformat.OperandVar:
		return d.sub.Operands[r.Index].Arity
	case asmformat.ResultVar:
		return d.sub.Results[r.Index].Arity
	case asmformat.RegionVar:
		return d.sub.Regions[r.Index].Arity
	case asmformat.SuccessorVar:
		return d.sub.Successors[r.Index].Arity
	}
	return asmformat.Single
}

// asList and single make a type argument one that is drawn as a list, or as one type.
func asList(a asmformat.TypeArg) asmformat.TypeArg {
	if a.Arity == asmformat.VariadicOfVariadic || a.All {
		return a
	}
	a.Arity = asmformat.Variadic
	return a
}

func single(a asmformat.TypeArg) asmformat.TypeArg {
	a.Arity = asmformat.Single
	return a
}

func (d *diagram) types(a asmformat.TypeArg) railroad.Node {
	what, title := "", ""
	switch {
	case a.All && a.Ref.Kind == asmformat.OperandVar:
		what = "operands"
	case a.All:
		what = "results"
	default:
		what, title = "$"+d.name(a.Ref), d.title(a.Ref)
	}
	if title != "" {
		title = "type of " + title
	}
	return repeated(railroad.Name{Text: "type(" + what + ")", Title: title}, a.Arity)
}

func (d *diagram) name(r asmformat.Ref) string {
	switch r.Kind {
	case asmformat.OperandVar:
		return d.sub.Operands[r.Index].Name
	case asmformat.ResultVar:
		return d.sub.Results[r.Index].Name
	case asmformat.AttrVar:
		return d.sub.Attrs[r.Index].Name
	}
	return ""
}
