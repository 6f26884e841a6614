package expand

import (
	"slices"
	"strings"

	"github.com/odsgen/ods/odsgen/internal/report"
	"github.com/odsgen/ods/odsgen/internal/yamlx"
	"github.com/odsgen/ods/odsgen/model"
)

// reference is a use of a template or mixin: a name, or a one-key map from the name to its arguments.
type reference struct {
	name string
	at   *yamlx.Node
	args *yamlx.Node
}

func (s *Scope) reference(n *yamlx.Node, key string) (reference, bool) {
	switch {
	case n.Kind == yamlx.Scalar:
		return reference{name: n.Value(), at: n}, true
	case n.Kind == yamlx.Map && len(n.Keys) == 1:
		args := n.Items[0]
		if args.Kind == yamlx.Null {
			args = nil
		} else if args.Kind != yamlx.Map {
			s.rep.Error(report.TemplateArgs, args.Place(), "write {parameter: value}",
				"arguments must be a map from parameters to values, not %s", args.Kind)
			args = nil
		}
		return reference{name: n.Keys[0].Value(), at: n.Keys[0], args: args}, true
	}
	s.rep.Error(report.WrongKind, n.Place(), "write NAME or {NAME: {parameter: value}}", "'%s' must name one template, not %s", key,
		n.Kind)
	return reference{}, false
}

// instantiate returns the body of a template or mixin with its parameters replaced.
func (s *Scope) instantiate(ref reference, what string, def *yamlx.Node, in *Scope, kept func(string) bool) *yamlx.Node {
	args, defaults := map[string]*yamlx.Node{}, map[string]*yamlx.Node{}
	var order []string
	if params := def.Get("params"); params != nil {
		order = in.params(params, defaults)
	}
	if ref.args != nil {
		for i, k := range ref.args.Keys {
			if !slices.Contains(order, k.Value()) {
				s.rep.Error(report.TemplateArgs, k.Place(), report.DidYouMean(k.Value(), order, "remove it"), "%s '%s' has no parameter '%s'",
					what, ref.name, k.Value())
				continue
			}
			args[k.Value()] = ref.args.Items[i]
		}
	}
	before := map[string]*yamlx.Node{}
	for _, p := range order {
		if d := defaults[p]; d != nil && args[p] == nil { // may use the parameters before it, and the file's vars
			args[p] = in.interp(d, env{before, in.vars}, nil, ref.at.Span, true)
		}
		if args[p] == nil {
			d := s.rep.Error(report.TemplateArgs, ref.at.Place(), "write {"+ref.name+": {"+p+": ...}}",
				"%s '%s' needs a value for parameter '%s'", what, ref.name, p)
			report.Note(d, def.Get("params").Span, "parameters are declared here")
			args[p] = &yamlx.Node{Kind: yamlx.Null, Span: ref.at.Span}
		}
		before[p] = args[p]
	}
	keep := func(name string) bool { return kept(name) || in.mixin(name) != nil }
	return in.interp(without(def, "params"), env{args, in.vars}, keep, ref.at.Span, true)
}

// params reads a parameter list into defaults and returns the names in order.
func (s *Scope) params(n *yamlx.Node, defaults map[string]*yamlx.Node) []string {
	if n.Kind != yamlx.List {
		s.rep.Error(report.WrongKind, n.Place(), "write [a, {b: default}]", "'params' must be a list, not %s", n.Kind)
		return nil
	}
	var order []string
	for _, it := range n.Items {
		name, def := it.Named()
		if name.Kind != yamlx.Scalar {
			s.rep.Error(report.WrongKind, it.Place(), "write a name, or {name: default}",
				"a parameter must be a name or a name with a default")
			continue
		}
		order = append(order, name.Value())
		defaults[name.Value()] = def
	}
	return order
}

// extend merges the template that a body extends, and those that it extends, below the body.
func (s *Scope) extend(body *yamlx.Node, chain []string, kept func(string) bool) *yamlx.Node {
	ext := body.Get("extends")
	if ext == nil || ext.Kind == yamlx.List { // a list is an interface's inheritance
		return s.plus(body)
	}
	ref, ok := s.reference(ext, "extends")
	if !ok {
		return without(body, "extends")
	}
	def, in := s.find(ref.name, templatesOf)
	if def == nil {
		s.rep.Error(report.UnknownTemplate, ref.at.Place(),
			s.rep.DidYouMean(ref.name, func() []string { return s.names(templatesOf) }, "declare it in templates:"),
			"unknown template '%s'", ref.name)
		return without(body, "extends")
	}
	id := in.name + "." + ref.name
	if slices.Contains(chain, id) || len(chain) >= maxExtends {
		s.rep.Error(report.TemplateCycle, ref.at.Place(), "remove one 'extends'", "template '%s' extends itself: %s", ref.name,
			strings.Join(append(chain, id), " -> "))
		return without(body, "extends")
	}
	base := s.instantiate(ref, "template", def, in, kept)
	base = in.extend(base, append(chain, id), kept)
	return s.merge(without(body, "extends"), base)
}

// plus turns "key+" into "key" in a body that extends nothing.
func (s *Scope) plus(body *yamlx.Node) *yamlx.Node {
	if body.Kind != yamlx.Map || !slices.ContainsFunc(body.Keys,
		func(k *yamlx.Node) bool { return strings.HasSuffix(k.Value(), "+") }) {
		return body
	}
	return s.merge(body, &yamlx.Node{Kind: yamlx.Map, Span: body.Span})
}

// merge lays a definition over what it extends.
func (s *Scope) merge(over, base *yamlx.Node) *yamlx.Node {
	out := *over
	out.Keys = slices.Clone(base.Keys)
	out.Items = slices.Clone(base.Items)
	for i, k := range over.Keys {
		name, v := k.Value(), over.Items[i]
		plus := strings.HasSuffix(name, "+")
		if plus {
			name = strings.TrimSuffix(name, "+")
			kk := *k
			kk.Text.Value = name
			k = &kk
		}
		j := out.Index(name)
		switch {
		case j < 0:
			out.Keys = append(out.Keys, k)
			out.Items = append(out.Items, v)
		case plus:
			out.Items[j] = s.appendTo(out.Items[j], v, k)
		default:
			out.Keys[j], out.Items[j] = k, v
		}
	}
	return &out
}

// appendTo appends lists, texts (as paragraphs) and maps.
func (s *Scope) appendTo(a, b, key *yamlx.Node) *yamlx.Node {
	switch {
	case a.Kind == yamlx.Null:
		return b
	case b.Kind == yamlx.Null:
		return a
	case !s.rep.Grow(b.Place(), len(a.Items)+len(b.Items)+len(a.Text.Pieces)+len(b.Text.Pieces)+1, len(a.Value())+len(b.Value())):
		return a
	case a.Kind == yamlx.List && b.Kind == yamlx.List:
		out := *a
		out.Items = append(slices.Clone(a.Items), b.Items...)
		return &out
	case a.Kind == yamlx.Map && b.Kind == yamlx.Map:
		return s.merge(b, a)
	case a.Kind == yamlx.Scalar && b.Kind == yamlx.Scalar:
		out := *a
		out.Text = yamlx.Join("\n\n", trimmed(a), b.Text)
		return &out
	}
	s.rep.Error(report.WrongKind, b.Place(), "write "+a.Kind.String(), "'%s+' cannot append %s to %s", key.Value(), b.Kind, a.Kind)
	return a
}

// mix applies the mixins of a body.
func (s *Scope) mix(body *yamlx.Node, kept func(string) bool) *yamlx.Node {
	list := body.Get("mixins")
	if list == nil {
		s.checkPieces(body, nil)
		return body
	}
	body = without(body, "mixins")
	if list.Kind != yamlx.List {
		s.rep.Error(report.WrongKind, list.Place(), "write [A, B]", "'mixins' must be a list, not %s", list.Kind)
		return body
	}
	pieces := map[string]*yamlx.Node{}
	setBy := map[string]string{}
	out := *body
	out.Keys, out.Items = slices.Clone(body.Keys), slices.Clone(body.Items)
	for _, it := range list.Items {
		ref, ok := s.reference(it, "mixins")
		if !ok {
			continue
		}
		def, in := s.find(ref.name, mixinsOf)
		if def == nil {
			s.rep.Error(report.UnknownMixin, ref.at.Place(),
				s.rep.DidYouMean(ref.name, func() []string { return s.names(mixinsOf) }, "declare it in mixins:"), "unknown mixin '%s'",
				ref.name)
			continue
		}
		m := s.instantiate(ref, "mixin", def, in, kept)
		for i, k := range m.Keys {
			if k.Value() == "format" {
				pieces[ref.name] = m.Items[i]
				continue
			}
			s.mixKey(&out, k, m.Items[i], ref, setBy)
		}
	}
	return s.placePieces(&out, pieces)
}

func (s *Scope) mixKey(out *yamlx.Node, k, v *yamlx.Node, ref reference, setBy map[string]string) {
	name := k.Value()
	j := out.Index(name)
	switch {
	case j < 0:
		out.Keys = append(out.Keys, k)
		out.Items = append(out.Items, v)
		setBy[name] = ref.name
	case v.Kind == yamlx.List || v.Kind == yamlx.Map || name == "description":
		out.Items[j] = s.appendTo(out.Items[j], v, k)
	default:
		other := "the definition"
		if m := setBy[name]; m != "" {
			other = "mixin '" + m + "'"
		}
		d := s.rep.Error(report.MixinConflict, ref.at.Place(), "remove one of the two", "mixin '%s' and %s both set '%s'", ref.name,
			other, name)
		report.Note(d, k.Span, "set by the mixin here")
		report.Note(d, out.Keys[j].Span, "also set here")
	}
}

// placePieces replaces "${MIXIN}" in the format by the mixins' formats.
func (s *Scope) placePieces(body *yamlx.Node, pieces map[string]*yamlx.Node) *yamlx.Node {
	j := body.Index("format")
	if j < 0 || body.Items[j].Kind != yamlx.Scalar {
		return body
	}
	f := body.Items[j]
	if strings.TrimSpace(f.Value()) != "custom" {
		names := make([]string, 0, len(pieces))
		for name := range pieces {
			names = append(names, name)
		}
		slices.Sort(names)
		for _, name := range names {
			if !strings.Contains(f.Value(), "${"+name+"}") {
				s.rep.Error(report.MixinFormat, f.Place(), "place it with ${"+name+"}",
					"the format leaves out the piece that mixin '%s' contributes", name)
			}
			trimmedPiece := *pieces[name]
			trimmedPiece.Text = trimmed(pieces[name])
			pieces[name] = &trimmedPiece
		}
	}
	s.checkPieces(body, pieces)
	body.Items[j] = s.interp(f, env{pieces}, func(name string) bool { return s.mixin(name) != nil }, model.Span{}, true)
	return body
}

// checkPieces reports "${MIXIN}" in a format whose definition does not have the mixin.
func (s *Scope) checkPieces(body *yamlx.Node, pieces map[string]*yamlx.Node) {
	f := body.Get("format")
	if f == nil || f.Kind != yamlx.Scalar {
		return
	}
	text := f.Value()
	for i := 0; ; {
		j := strings.Index(text[i:], "${")
		if j < 0 {
			return
		}
		j += i
		end := strings.IndexByte(text[j:], '}')
		if end < 0 {
			return
		}
		i = j + end
		name := text[j+2 : i]
		if pieces[name] == nil && s.mixin(name) != nil {
			s.rep.Error(report.MixinFormat, f.At(j, i+1), "add it to mixins:",
				"the format places mixin '%s', which the definition does not have", name)
		}
	}
}

// trimmed returns a scalar's text without surrounding blanks and newlines.
func trimmed(n *yamlx.Node) model.Text {
	v := n.Text.Value
	from := len(v) - len(strings.TrimLeft(v, " \n"))
	to := max(from, len(strings.TrimRight(v, " \n")))
	return yamlx.Slice(n.Text, from, to)
}
