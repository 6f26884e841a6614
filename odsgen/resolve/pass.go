package resolve

import (
	"math"
	"slices"
	"strconv"
	"strings"

	"github.com/odsgen/ods/internal/lazyregexp"
	"github.com/odsgen/ods/odsgen/internal/keys"
	"github.com/odsgen/ods/odsgen/internal/report"
	"github.com/odsgen/ods/odsgen/internal/yamlx"
	"github.com/odsgen/ods/odsgen/model"
)

var (
	passArgument = lazyregexp.New(`^[a-z][a-z0-9-]*$`)
	optionName   = lazyregexp.New(`^[a-zA-Z][a-zA-Z0-9_-]*$`)
	fullOpName   = lazyregexp.New(`^[a-zA-Z_][a-zA-Z0-9_]*\.[a-zA-Z0-9_.$]+$`)
)

// passes resolves passes:.
func (r *Resolver) passes(u *Unit) {
	n := u.root.section("passes")
	for _, e := range u.scope.Section(n, nil) {
		name := e.Key.Value()
		if !passArgument().MatchString(name) {
			r.rep.Error(report.PassName, e.Key.Place(), "use lower-case letters, digits and '-'", "%q cannot be the argument of a pass",
				name)
			continue
		}
		if slices.ContainsFunc(u.Dialect.Passes, func(p *model.Pass) bool { return p.Name == name }) {
			r.rep.Error(report.PassName, e.Key.Place(), "rename one of the two", "pass '%s' is declared twice", name)
			continue
		}
		u.Dialect.Passes = append(u.Dialect.Passes, r.pass(u, e.Key, e.Body))
	}
}

func (r *Resolver) pass(u *Unit, key, body *yamlx.Node) *model.Pass {
	o := r.object(body, "pass '"+key.Value()+"'", keys.Pass)
	p := &model.Pass{Common: o.common(u, key), Class: o.text("class"), Anchor: o.text("anchor"), Init: o.flag("init"),
		Scratch: o.flag("scratch"), Registry: o.flag("registry")}
	if p.GoName == "" {
		p.GoName = camel(p.Name)
	}
	if p.Class == "" {
		p.Class = p.GoName
	}
	if p.Anchor != "" && !fullOpName().MatchString(p.Anchor) {
		r.rep.Error(report.PassAnchor, o.get("anchor").Place(), "write it with its dialect, as builtin.module", "'%s' is no operation",
			p.Anchor)
	}
	if v := o.scalar("interface"); v != nil {
		p.AnchorInterface = r.findInterface(u, v.Value(), v.Place())
		if p.AnchorInterface != nil && p.AnchorInterface.Kind != model.OpInterface {
			r.rep.Error(report.PassAnchor, v.Place(), "name an interface of operations", "'%s' is no interface of operations", v.Value())
		}
	}
	for _, v := range o.list("depends") {
		p.Depends = append(p.Depends, v.Value())
	}
	if own := u.Dialect.Prefix(); !u.Dialect.Library && !slices.Contains(p.Depends, own) {
		p.Depends = append(p.Depends, own) // a pass of a dialect creates its operations
	}
	seen := map[string]bool{}
	named := func(k *yamlx.Node) bool {
		ok := optionName().MatchString(strings.TrimSuffix(k.Value(), "'d"))
		if !ok || seen[k.Value()] {
			fix := "rename one of the two"
			if !ok {
				fix = "use letters, digits and '-'"
			}
			r.rep.Error(report.PassName, k.Place(), fix, "'%s' cannot be the name of another option or counter of '%s'", k.Value(), p.Name)
			return false
		}
		seen[k.Value()] = true
		return true
	}
	for _, e := range o.pairs("options") {
		if named(e.key) {
			p.Options = append(p.Options, r.passOption(e))
		}
	}
	for _, e := range o.pairs("statistics") {
		if !named(e.key) {
			continue
		}
		s := &model.PassStatistic{Name: e.key.Value(), Span: e.key.Span}
		if e.value.Kind == yamlx.Scalar {
			s.Summary = e.value.Value()
		} else {
			so := r.object(e.value, "statistic '"+s.Name+"'", keys.PassStatistic)
			s.Summary, s.GoName = so.text("summary"), so.goName("go_name")
		}
		if s.GoName == "" {
			s.GoName = goOption(s.Name)
		}
		p.Statistics = append(p.Statistics, s)
	}
	return p
}

// goOption returns the name of a field.
func goOption(name string) string {
	return camel(name)
}

func (r *Resolver) passOption(e pair) *model.PassOption {
	o := r.object(e.value, "option '"+e.key.Value()+"'", keys.PassOption)
	x := &model.PassOption{Name: e.key.Value(), GoName: o.goName("go_name"), Summary: o.text("summary"), Type: o.word("type"),
		List: o.flag("list"), Span: e.key.Span}
	if x.GoName == "" {
		x.GoName = goOption(x.Name)
	}
	bad := func(at *yamlx.Node, fix, format string, args ...any) {
		r.rep.Error(report.PassOption, at.Place(), fix, format, args...)
	}
	if x.Type == "" {
		if o.n.Index("type") < 0 {
			bad(e.key, "add type: "+strings.Join(keys.PassTypes, ", "), "option '%s' has no type", x.Name)
		}
		x.Type = "string"
	}
	if v := o.get("values"); v != nil && v.Kind == yamlx.Map {
		for i, k := range v.Keys {
			x.Values = append(x.Values, model.PassValue{Name: k.Value(), GoName: camel(k.Value()), Summary: v.Items[i].Value()})
		}
	}
	if (x.Type == "enum") != (len(x.Values) > 0) {
		bad(e.key, "an enum has values: {word: meaning}, nothing else has", "option '%s' of type %s has %d values", x.Name, x.Type,
			len(x.Values))
	}
	if x.List && !slices.Contains([]string{"int", "string", "pipeline"}, x.Type) {
		bad(e.key, "use int, string or pipeline", "option '%s' cannot be a list of %s", x.Name, x.Type)
	}
	if x.Type == "pipeline" && !x.List {
		bad(e.key, "add list: true", "option '%s' of type pipeline is no list", x.Name)
		x.List = true
	}
	d := o.get("default")
	if d != nil && x.Type == "pipeline" { // what it may name is known to a registry only
		bad(d, "remove it, and add to the options in Go", "option '%s' of type pipeline has a default", x.Name)
		return x
	}
	items := []*yamlx.Node{d}
	if d == nil {
		items = nil
	} else if d.Kind == yamlx.List {
		items = d.Items
	}
	if d != nil && (d.Kind == yamlx.List) != x.List {
		bad(d, "a list has a list as default, nothing else has", "the default of '%s' is of the wrong kind", x.Name)
		return x
	}
	for _, it := range items {
		if !fitsOption(x, it.Value()) {
			bad(it, "write a value of that type", "%q is no default of type %s for '%s'", it.Value(), x.Type, x.Name)
		}
		x.Defaults = append(x.Defaults, it.Value())
	}
	if len(x.Defaults) == 1 && !x.List {
		x.Default, x.Defaults = x.Defaults[0], nil
	}
	if x.Type == "enum" && x.Default == "" && len(x.Values) > 0 {
		x.Default = x.Values[0].Name
	}
	return x
}

// fitsOption reports whether a text is a value of an option's type.
func fitsOption(x *model.PassOption, v string) bool {
	switch x.Type {
	case "bool":
		return v == "true" || v == "false"
	case "int":
		_, err := strconv.ParseInt(v, 0, 64)
		return err == nil
	case "uint":
		_, err := strconv.ParseUint(v, 0, 64)
		return err == nil
	case "float": // what is written into Go, which has no literals of what is infinite
		f, err := strconv.ParseFloat(v, 64)
		return err == nil && !math.IsInf(f, 0) && !math.IsNaN(f)
	case "enum":
		return slices.ContainsFunc(x.Values, func(w model.PassValue) bool { return w.Name == v })
	}
	return true
}
