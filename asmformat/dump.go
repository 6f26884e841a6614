package asmformat

import (
	"fmt"
	"strings"
)

// String lists the steps of a program for people: one a line, "_" where the printer writes a space.
func (p Program) String() string { return p.dump(nil) }

// Dump is String with the names of the subject's parts.
func (f *Format) Dump() string { return f.Program.dump(f.Subject) }

func (p Program) dump(s *Subject) string {
	d := &dumper{subj: s}
	d.line(0, "print")
	d.steps(1, p.Print)
	d.line(0, "parse")
	d.parsing = true
	d.steps(1, p.Parse)
	if len(p.Finish) > 0 {
		d.line(0, "finish")
	}
	for _, f := range p.Finish {
		d.line(1, "%s", d.finish(f))
	}
	d.elided("attr-dict without", p.Elided)
	d.elided("prop-dict without", p.PropDictElided)
	return d.b.String()
}

type dumper struct {
	b    strings.Builder
	subj *Subject
	// parsing: spaces are of no interest, whether something may be missing is.
	parsing bool
}

func (d *dumper) line(depth int, format string, args ...any) {
	d.b.WriteString(strings.Repeat("  ", depth))
	fmt.Fprintf(&d.b, format, args...)
	d.b.WriteByte('\n')
}

// name names a variable; all of a kind have index -1.
func (d *dumper) name(ref Ref) string {
	switch {
	case ref.Index < 0:
		return "all " + kindWord[ref.Kind] + "s"
	case d.subj == nil || d.subj.name(ref) == "":
		return fmt.Sprintf("%s#%d", kindWord[ref.Kind], ref.Index)
	}
	return "$" + d.subj.name(ref)
}

func (d *dumper) steps(depth int, steps []Step) {
	for _, st := range steps {
		d.step(depth, st)
	}
}

func (d *dumper) step(depth int, st Step) {
	switch e := st.(type) {
	case *PrintIf:
		var any []string
		for _, p := range e.Any {
			any = append(any, d.presence(p))
		}
		not := ""
		if e.Negate {
			not = "not "
		}
		d.line(depth, "if %s%s", not, strings.Join(any, " or "))
		d.steps(depth+1, e.Then)
		if len(e.Else) > 0 {
			d.line(depth, "else")
			d.steps(depth+1, e.Else)
		}
	case *NoOperands:
		d.line(depth, "no operands at the end")
	case *ParseIf:
		if e.Guard.Literal != nil {
			d.line(depth, "if next is `%s`", e.Guard.Literal.Text)
		} else {
			d.line(depth, "if parsed %s", d.element(e.Guard.Element))
		}
		d.steps(depth+1, e.Then)
		if len(e.Else) > 0 {
			d.line(depth, "else")
			d.steps(depth+1, e.Else)
		}
	case *ParseClauses:
		d.line(depth, "while next is")
		for _, c := range e.Clauses {
			d.line(depth+1, "`%s`, once", c.Literal.Text)
			d.steps(depth+2, c.Body)
		}
	case *SetUnit:
		d.line(depth, "set %s", d.name(e.Ref))
	default:
		d.line(depth, "%s", d.element(st))
	}
}

func (d *dumper) presence(p Presence) string {
	name := d.name(p.Ref)
	if p.All {
		name = "all " + kindWord[p.Ref.Kind] + "s"
	}
	return name + [...]string{PresentIfSet: " is set", PresentIfNotEmpty: " is not empty",
		PresentIfNotDefault: " is not default", PresentAlways: " (always)"}[p.Kind]
}

func (d *dumper) space(on bool) string {
	if on && !d.parsing {
		return "_ "
	}
	return ""
}

func (d *dumper) element(e Element) string {
	switch e := e.(type) {
	case *Literal:
		return d.space(e.Space) + "`" + e.Text + "`"
	case *Whitespace:
		return [...]string{BlankNone: "nothing", BlankSpace: "space", BlankNewline: "newline"}[e.Kind]
	case *Var:
		s := d.space(e.Space) + d.name(e.Ref)
		if e.Qualified {
			s += " qualified"
		}
		if e.Maybe && d.parsing {
			s += " if there"
		}
		return s + d.entryArgs(e)
	case *Args:
		s := d.space(e.Space) + "arguments of " + d.name(e.Region)
		switch e.Form {
		case ArgsOfType:
			s += " like " + d.typeArg(e.Of)
		case ArgPairs:
			s += " = " + d.typeArg(e.Of)
		}
		return s
	case *All:
		return d.space(e.Space) + allWord[e.Kind]
	case *TypeOf:
		s := d.space(e.Space) + "type " + d.typeArg(e.Arg)
		if e.Qualified {
			s += " qualified"
		}
		return s
	case *FunctionalType:
		return d.space(e.Space) + "functional-type " + d.typeArg(e.Inputs) + " -> " + d.typeArg(e.Results)
	case *AttrDict:
		if e.Keyword {
			return "attr-dict-with-keyword"
		}
		return "attr-dict"
	case *PropDict:
		return "prop-dict"
	case *Custom:
		var args []string
		for _, a := range e.Args {
			args = append(args, d.customArg(a))
		}
		return d.space(e.Space) + "custom " + e.Name + "(" + strings.Join(args, ", ") + ")"
	case *Params:
		var items []string
		for _, v := range e.Items {
			items = append(items, d.name(v.Ref))
		}
		return d.space(e.Space) + "params " + strings.Join(items, ", ")
	case *Struct:
		var items []string
		for _, f := range e.Fields {
			items = append(items, d.name(Ref{ParamVar, f.Param})[1:]+" = "+d.element(f.Value))
		}
		return d.space(e.Space) + "struct " + strings.Join(items, ", ")
	}
	return fmt.Sprintf("%T", e)
}

// entryArgs lists where the types of a region's arguments come from.
func (d *dumper) entryArgs(v *Var) string {
	s := ""
	for _, a := range v.EntryArgs {
		if a.Form == ArgsTyped {
			s += "; typed"
		} else {
			s += "; " + d.name(a.Of.Ref) + " " + d.source(a.Source, a.Of.Ref)
		}
	}
	if s != "" && d.parsing {
		return " with" + s[1:]
	}
	return ""
}

func (d *dumper) typeArg(t TypeArg) string {
	if t.All {
		return "all " + kindWord[t.Ref.Kind] + "s"
	}
	return d.name(t.Ref) + [...]string{Single: "", Optional: "?", Variadic: "*", VariadicOfVariadic: "**"}[t.Arity]
}

func (d *dumper) customArg(a CustomArg) string {
	s := ""
	switch a.Kind {
	case ArgVar:
		s = d.typeArg(TypeArg{Ref: a.Ref, Arity: a.Arity})
	case ArgType:
		s = "type " + d.typeArg(TypeArg{Ref: a.Ref, Arity: a.Arity})
	case ArgText:
		s = fmt.Sprintf("%q", a.Text)
	case ArgAttrDict:
		s = "attr-dict"
	case ArgPropDict:
		s = "prop-dict"
	case ArgAll:
		s = allWord[a.All]
	}
	if a.ByRef {
		s = "ref " + s
	}
	return s
}

func (d *dumper) source(src TypeSource, self Ref) string {
	s := ""
	switch src.Kind {
	case SourceParsed:
		s = "the text"
	case SourceBuildable:
		s = "its constraint"
	case SourceSameAs:
		s = "type of " + d.name(src.Of)
	case SourceMatch:
		s = fmt.Sprintf("match %d of %s", src.Match, d.name(src.Of))
	case SourceFullList:
		s = "the list of all types"
	}
	if src.Via != nil {
		s += " <- " + d.source(*src.Via, src.Of)
	}
	return s
}

func (d *dumper) finish(f Finish) string {
	name := d.name(f.Ref)
	switch f.Kind {
	case AddRegions:
		return "add regions"
	case AddSuccessors:
		return "add successors"
	case SetOperandSegments:
		return "set operandSegmentSizes"
	case SetResultSegments:
		return "set resultSegmentSizes"
	case SetGroupSizes:
		return "set group sizes of " + name
	case CheckType:
		return "check type of " + name
	case AddResultTypes:
		return "add types of " + name + ": " + d.source(f.Source, f.Ref)
	case ResolveOperands:
		if len(f.Each) > 0 {
			var each []string
			for i, src := range f.Each {
				each = append(each, d.name(Ref{OperandVar, i})+" "+d.source(src, Ref{OperandVar, i}))
			}
			return "resolve " + name + ": " + strings.Join(each, "; ")
		}
		return "resolve " + name + ": " + d.source(f.Source, f.Ref)
	}
	return "infer result types"
}

func (d *dumper) elided(what string, list []Elision) {
	if len(list) == 0 {
		return
	}
	var names []string
	for _, e := range list {
		s := e.Name
		if e.IfDefault {
			s += " if default"
		}
		names = append(names, s)
	}
	d.line(0, "%s %s", what, strings.Join(names, ", "))
}
