package resolve

import (
	"slices"
	"strings"

	"github.com/odsgen/ods/core/rt/param"
	"github.com/odsgen/ods/odsgen/internal/lang"
	"github.com/odsgen/ods/odsgen/model"
)

// Names are the names that a file can use, each list sorted. A name that needs arguments carries its parameters:
// "TensorOf<types>". A name that an import defines stands twice, alone and with the import's name in front.
type Names struct {
	// Types, Attributes, Properties, Regions and Successors can stand for constraints of these.
	Types, Attributes, Properties, Regions, Successors []string
	Traits, Interfaces, Resources, Templates, Mixins   []string
	// EnumAttributes are the attributes of enums, as types of parameters.
	EnumAttributes []string
	// Dialects are the imported ones, and builtin.
	Dialects []string
	// Ops are full names of operations.
	Ops []string
}

// ParamTypes returns the words that can be types of parameters, sorted.
func ParamTypes() []string {
	out := []string{"Attribute", "Type"}
	for _, k := range param.Kinds() {
		out = append(out, k.Name)
	}
	slices.Sort(out)
	return out
}

// Visible returns the names that a unit can use.
func (r *Resolver) Visible(u *Unit) *Names {
	n := &Names{}
	for _, x := range r.units(u) {
		n.add(x, "")
		if x != u && x != r.builtin {
			n.add(x, x.Dialect.Name+".")
		}
		if x != u && !x.Dialect.Library {
			n.Dialects = append(n.Dialects, x.Dialect.Name)
		}
	}
	n.Templates, n.Mixins = u.scope.Visible()
	for _, l := range []*[]string{&n.Types, &n.Attributes, &n.Properties, &n.Regions, &n.Successors, &n.Traits, &n.Interfaces,
		&n.Resources,
		&n.Templates, &n.Mixins, &n.EnumAttributes, &n.Dialects, &n.Ops} {
		slices.Sort(*l)
		*l = slices.Compact(*l)
	}
	return n
}

// add enters the names of a unit after a prefix.
func (n *Names) add(u *Unit, prefix string) {
	for name, s := range u.syms {
		con := s.kind
		if s.enum != nil && s.enum.Storage == model.EnumProperty {
			con = model.PropConstraint
		}
		if s.enum != nil && s.enum.Storage == model.EnumAttr {
			n.EnumAttributes = append(n.EnumAttributes, prefix+name+"Attr")
		}
		if s.iface != nil {
			n.Interfaces = append(n.Interfaces, prefix+name)
			if s.iface.Kind == model.OpInterface || s.iface.Kind == model.DialectInterface {
				continue
			}
		}
		list := [...]*[]string{&n.Types, &n.Attributes, &n.Properties, &n.Regions, &n.Successors}[con]
		*list = append(*list, prefix+name+parameters(s.params))
	}
	for name, t := range u.traits {
		var params []lang.Param
		for _, p := range t.trait.Params {
			params = append(params, lang.Param{Name: p.Name})
		}
		n.Traits = append(n.Traits, prefix+name+parameters(params))
	}
	for name := range u.resources {
		n.Resources = append(n.Resources, prefix+name)
	}
	if prefix == "" {
		for _, o := range u.Dialect.Ops {
			n.Ops = append(n.Ops, o.FullName())
		}
	}
}

// parameters writes "<a, b>".
func parameters(list []lang.Param) string {
	if len(list) == 0 {
		return ""
	}
	var out []string
	for _, p := range list {
		out = append(out, p.Name)
	}
	return "<" + strings.Join(out, ", ") + ">"
}
