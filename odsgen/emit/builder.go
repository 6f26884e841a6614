package emit

import (
	"fmt"
	"slices"
	"strings"

	"github.com/odsgen/ods/odsgen/internal/form"
	"github.com/odsgen/ods/odsgen/model"
)

// builders emits the full builder struct and the short function of each operation: of those whose builders stay in the
// package of the dialect, or of the others.
//
//	type AddI struct { Lhs, Rhs *core.Value; OverflowFlags IntegerOverflowFlags; Result core.Type; Loc core.Location }
//	func (a AddI) Build(b *core.Builder) AddIOp
//	func NewAddI(b *core.Builder, lhs, rhs *core.Value) AddIOp
func (g *gen) builders(apart bool) *source {
	s := newSource("builders.gen.go")
	s.apart = apart
	for _, o := range g.d.Ops {
		if !o.SkipBuilders && o.BuildersApart == apart {
			g.builder(s, o)
		}
	}
	return s
}

// field is one field of a builder struct.
type field struct {
	name, typ, doc string
	required       bool
	types          string // the types of all results, or
	build          string // statements that put it into st, or
	list           string // the list of st that it is a part of, and the expression
	one, group     string // of one part, or of several
	body           bool   // a function that makes a region, or what it needs: the function that takes bodies takes it, too
	num            string // the number of regions that a list of functions stands for
	result         bool   // the types of results
	yielded        bool   // types of results that the body decides: the function that takes bodies leaves them out
}

func (g *gen) builder(s *source, o *model.Op) {
	n, view := o.GoName, o.GoName+"Op{"
	own, viewed := g.qualifier(s, o.Dialect), g.apiQualifier(s, o, o.ViewApart)
	if viewed != "" {
		view = viewed + view + "OpView: "
	}
	fields := g.builderFields(s, o)
	s.doc("%s builds %s. A field that is left zero has its default, or is inferred.", n, o.FullName())
	s.p("type %s struct {", n)
	params := parameters(o, fields)
	var names []string
	for i, f := range params {
		names = append(names, f.name)
		switch next := i + 1; {
		case f.doc == "" && next < len(params) && params[next].doc == "" && params[next].typ == f.typ:
			continue // the two share a line
		default:
			s.p("%s %s%s", strings.Join(names, ", "), f.typ, comment(f.doc))
		}
		names = nil
	}
	s.p("Loc core.Location // default: the builder's\nAttrs []core.NamedAttr // discardable attributes\n}\n")
	s.doc("Build makes the operation. It panics as [core.Builder.CreateOp] says.")
	literal, body := g.stateParts(o, fields)
	state := fmt.Sprintf("core.OperationState{Info: b.Context().InfoOf(&%s%sDef), Loc: a.Loc, Attrs: a.Attrs%s}", own, n, literal)
	if body == nil {
		s.p("func (a %s) Build(b *core.Builder) %s%[1]sOp {\nreturn %[3]score.ViewOf(b.CreateOp(&%s))}\n}\n", n, viewed, view, state)
	} else {
		s.p("func (a %s) Build(b *core.Builder) %s%[1]sOp {\nst := %[3]s", n, viewed, state)
		if uses(strings.Join(body, "\n"), "c") != nil {
			s.p("c := b.Context()")
		}
		s.p("%s\nreturn %score.ViewOf(b.CreateOp(&st))}\n}\n", strings.Join(body, "\n"), view)
	}
	g.shortBuilders(s, o, params)
}

// parameters returns the fields that have a name, in the order in which they are parameters.
func parameters(o *model.Op, fields []field) []field {
	out := slices.DeleteFunc(slices.Clone(fields), func(f field) bool { return f.name == "" })
	place := func(f field) int {
		switch i := slices.Index(o.BuilderOrder, f.name); {
		case f.result:
			return -1 // result types are the first ones
		case i >= 0:
			return i
		}
		return len(o.BuilderOrder)
	}
	slices.SortStableFunc(out, func(a, b field) int { return place(a) - place(b) })
	return out
}

// shortBuilders emits the functions that take what is required, and that and bodies.
func (g *gen) shortBuilders(s *source, o *model.Op, fields []field) {
	n := o.GoName
	short := func(prefix string, takes func(field) bool) {
		params, sets, last := []string{"b *core.Builder"}, []string(nil), ""
		for _, f := range fields {
			if !takes(f) {
				continue
			}
			p := lower(f.name)
			if n := len(params) - 1; f.typ == last { // parameters of one type share it
				params[n] = strings.TrimSuffix(params[n], " "+last)
			}
			params, last = append(params, p+" "+f.typ), f.typ
			sets = append(sets, f.name+": "+p)
		}
		s.p("func %s%s(%s) %s%[2]sOp { return %[2]s{%[5]s}.Build(b) }\n", prefix, n, strings.Join(params, ", "), g.apiQualifier(s, o, o.ViewApart),
			strings.Join(sets, ", "))
	}
	s.doc("New%s makes %s from its required parts%s It panics as Build does.", n, o.FullName(), clause(o.Summary))
	short("New", func(f field) bool { return f.required })
	if slices.ContainsFunc(fields, func(f field) bool { return f.body }) {
		s.doc("Build%s makes %s from its required parts and the functions that make its regions%s", n, o.FullName(), g.bodyDoc(o))
		short("Build", func(f field) bool { return f.body || f.required && !f.yielded && f.num == "" })
	}
}

// stateParts returns what makes the state of an operation: the fields of its literal that take operands, types and
// successors where each is one, and the statements for all else.
func (g *gen) stateParts(o *model.Op, fields []field) (literal string, body []string) {
	for _, l := range []struct {
		name, all, one, set string
		sized               bool
	}{
		{"Types", "[]core.Type{%s}", "rt.OneType(%s)", "rt.SetTypes(&st, %s)", o.ResultSegments == model.SegmentsAttr},
		{"Operands", "[]*core.Value{%s}", "rt.One(%s)", "rt.SetOperands(&st, %s)", o.OperandSegments == model.SegmentsAttr},
		{"Successors", "[]*core.Block{%s}", "[]*core.Block{%s}", "st.Successors = slices.Concat(%s)", false},
	} {
		var ones, groups []string
		for _, f := range fields {
			switch {
			case f.list != l.name:
			case f.one != "":
				ones, groups = append(ones, f.one), append(groups, fmt.Sprintf(l.one, f.one))
			default:
				groups = append(groups, f.group)
			}
		}
		switch {
		case groups == nil:
		case len(ones) == len(groups) && !l.sized:
			literal += fmt.Sprintf(", %s: "+l.all, l.name, strings.Join(ones, ", "))
		default:
			body = append(body, fmt.Sprintf(l.set, strings.Join(groups, ", ")))
		}
	}
	for _, f := range fields {
		if f.types != "" {
			literal += ", Types: " + f.types
		} else if f.build != "" {
			body = append(body, f.build)
		}
	}
	return literal, body
}

func (g *gen) builderFields(s *source, o *model.Op) []field {
	out := g.resultFields(o)
	for _, v := range o.Operands {
		out = append(out, g.operandField(v))
	}
	for _, a := range slices.Concat(o.Attributes, o.Properties) {
		switch {
		case a.Implied, slices.ContainsFunc(o.Operands, func(v *model.Value) bool { return v.InnerSegments == a }): // computed
		case a.Property:
			out = append(out, g.propField(s, a))
		default:
			out = append(out, g.attrField(s, o, a))
		}
	}
	for _, r := range o.Regions {
		if o.BuildsBody(r) {
			out = append(out, g.bodyFields(s, o, r)...)
		} else if r.Length == model.Variadic {
			out = append(out, field{name: "Num" + r.GoName, typ: "int", doc: "number of regions " + r.Name, required: true,
				build: fmt.Sprintf("for range a.Num%s { st.AddRegion() }", r.GoName)})
		} else {
			out = append(out, field{build: "st.AddRegion()"})
		}
	}
	for i, x := range o.Successors {
		f := field{name: model.FieldName(x.GoName, "Successor", i), typ: "*core.Block", doc: form.FirstLine(x.Summary),
			required: true, list: "Successors"}
		if f.one = "a." + f.name; x.Length == model.Variadic {
			f.typ, f.one, f.group = "[]"+f.typ, "", f.one
		}
		out = append(out, f)
	}
	return out
}

// resultFields are the fields for the types of results, one for each result. Where they can be inferred, nil asks for that;
// they are given all or none.
func (g *gen) resultFields(o *model.Op) []field {
	infers := infersTypes(o)
	yields := slices.ContainsFunc(o.Regions, func(r *model.Region) bool { return r.Yields })
	var out []field
	var groups []string
	for i, r := range o.Results {
		f := field{name: resultField(o, i), typ: "core.Type", doc: "type of the result " + r.Name,
			required: r.Length != model.Optional && !infers, list: "Types", result: true}
		switch r.Length {
		case model.Variadic:
			f.typ, f.doc, f.yielded = "[]"+f.typ, "types of the results "+r.Name, yields
			f.group = "a." + f.name
		case model.Optional:
			if infers {
				f.typ, f.doc, f.group = "[]"+f.typ, "type of the result "+r.Name+", if any", "a."+f.name
			} else {
				f.doc, f.group = f.doc+"; nil: none", "rt.MaybeType(a."+f.name+")"
			}
		default:
			f.one = "a." + f.name
		}
		if infers {
			f.doc += "; nil: inferred"
			if f.group == "" {
				f.group = "rt.OneType(" + f.one + ")"
			}
			groups = append(groups, f.group)
			f.list, f.one, f.group = "", "", ""
		}
		out = append(out, f)
	}
	switch {
	case !infers || len(out) == 0:
	case len(out) == 1 && out[0].typ == "core.Type":
		out[0].types = "rt.MaybeType(a." + out[0].name + ")"
	case len(out) == 1:
		out[0].types = "a." + out[0].name
	default:
		out[0].build = "rt.SetGivenTypes(&st, " + strings.Join(groups, ", ") + ")"
	}
	return out
}

// infersTypes reports whether the types of an operation's results can be inferred.
func infersTypes(o *model.Op) bool {
	return len(o.Results) > 0 && (o.Infer != nil || model.FindHook(o.Hooks, model.HookInfer) != nil)
}

// resultField is the name of the field for the type of a result, or for the types of several.
func resultField(o *model.Op, i int) string {
	r := o.Results[i]
	name := model.FieldName(r.GoName, "Result", i) + "Type"
	if hasPart(o, name) {
		name = "Result" + name
	}
	if r.Length == model.Variadic || r.Length == model.Optional && infersTypes(o) {
		name += "s"
	}
	return name
}

// hasPart reports whether an operand or attribute has a name.
func hasPart(o *model.Op, name string) bool {
	return slices.ContainsFunc(o.Operands, func(v *model.Value) bool { return v.GoName == name }) ||
		slices.ContainsFunc(slices.Concat(o.Attributes, o.Properties), func(a *model.Attribute) bool { return a.GoName == name })
}

// operandField is the field for an operand.
func (g *gen) operandField(v *model.Value) field {
	f := field{name: model.FieldName(v.GoName, "Operand", v.Index), typ: "*core.Value",
		doc: form.FirstLine(v.Summary), required: v.Length != model.Optional, list: "Operands"}
	switch x := "a." + f.name; v.Length {
	case model.Single:
		f.one = x
	case model.Optional:
		f.doc, f.group = "optional", "rt.Maybe("+x+")"
	case model.Variadic:
		f.typ, f.group = "[]"+f.typ, x
	case model.Nested:
		f.typ, f.group = "[][]"+f.typ, fmt.Sprintf("rt.Nested(&st, %d, %s)", v.Index, x)
	}
	return f
}

// attrField decides how a builder takes an attribute: as a Go value where the zero value can stand for the default or
// the attribute is required, else as the attribute with nil for absent.
func (g *gen) attrField(s *source, o *model.Op, a *model.Attribute) field {
	name := a.GoName
	required := !a.Optional && a.Default == nil
	doc := form.FirstLine(a.Summary)
	if a.Constraint.Unit {
		return field{name: name, typ: "bool", doc: doc,
			build: fmt.Sprintf("st.SetSlot(%d, rt.UnitIf(b.Context(), a.%s))", a.Slot, name)}
	}
	u, ok := g.unwrap(s, a.Constraint)
	if ok && required {
		return field{name: name, typ: u.typ, doc: doc, required: true,
			build: fmt.Sprintf("st.SetSlot(%d, %s)", a.Slot, fmt.Sprintf(u.wrap, "a."+name))}
	}
	if ok && a.Default != nil && isZeroConst(a.Default) && (a.Constraint.Enum != nil || u.zero == "0" || u.zero == "false") {
		if make, ok := strings.CutSuffix(u.wrap, "(c, %s)"); ok {
			return field{name: name, typ: u.typ, doc: doc,
				build: fmt.Sprintf("rt.SetNonZero(&st, %d, b.Context(), a.%s, %s)", a.Slot, name, make)}
		}
		return field{name: name, typ: u.typ, doc: doc, build: fmt.Sprintf("if a.%s != %s { st.SetSlot(%d, %s) }", name, u.zero, a.Slot,
			fmt.Sprintf(u.wrap, "a."+name))}
	}
	class := g.attrClass(s, a.Constraint)
	if required {
		return field{name: name, typ: class, doc: doc, required: true, build: fmt.Sprintf("st.SetSlot(%d, a.%s)", a.Slot, name)}
	}
	if doc == "" {
		doc = "nil: absent"
	}
	return field{name: name, typ: class, doc: doc, build: fmt.Sprintf("rt.SetOptional(&st, %d, a.%s)", a.Slot, name)}
}

func isZeroConst(k *model.Const) bool {
	return (k.Kind == model.ConstInt || k.Kind == model.ConstEnum) && k.Int == 0 || k.Kind == model.ConstBool && !k.Bool
}
