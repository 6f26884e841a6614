package resolve

import (
	"slices"

	"github.com/odsgen/ods/core/rt"
	"github.com/odsgen/ods/internal/lazyregexp"
	"github.com/odsgen/ods/odsgen/internal/keys"
	"github.com/odsgen/ods/odsgen/internal/report"
	"github.com/odsgen/ods/odsgen/internal/yamlx"
	"github.com/odsgen/ods/odsgen/model"
)

// api is the key api of a file: which views and builders are in a package of their own. The zero value is that of a file
// without it.
type api struct {
	apart bool
	keep  object // nil when nothing is kept by name
}

// api reads the key api of a file.
func (r *Resolver) api(u *Unit) api {
	v := u.root.get("api")
	if v == nil {
		return api{}
	}
	o := r.object(v, "'api'", keys.API)
	a := api{apart: o.flag("apart")}
	k := o.get("keep")
	if k == nil {
		return a
	}
	a.keep = r.object(k, "'keep'", keys.KeptAPI)
	if !a.apart {
		r.rep.Error(report.KeyConflict, k.Place(), "write 'apart: true', or remove 'keep'", "'keep' names Go that stays where none is taken out")
	}
	return a
}

// kept calls f for the operations that a list below keep names.
func (r *Resolver) kept(u *Unit, a api, list string, f func(op *model.Op, at *yamlx.Node)) {
	if a.keep.n == nil {
		return
	}
	for _, k := range a.keep.list(list) {
		if op := u.Dialect.Op(k.Value()); op != nil {
			f(op, k)
			continue
		}
		var known []string
		for _, op := range u.Dialect.Ops {
			known = append(known, op.Mnemonic)
		}
		r.rep.Error(report.UnknownValue, k.Place(), report.DidYouMean(k.Value(), known, "name an operation of the file, without the dialect's prefix"),
			"'keep' names '%s', which is no operation of '%s'", k.Value(), u.Dialect.Name)
	}
}

// buildersApart decides which operations have their builders in a package of their own.
func (r *Resolver) buildersApart(u *Unit, a api) {
	for _, op := range u.Dialect.Ops {
		op.BuildersApart = a.apart && !op.SkipBuilders && !hasHookedProperty(op)
	}
	r.kept(u, a, "builders", func(op *model.Op, _ *yamlx.Node) { op.BuildersApart = false })
}

// hasHookedProperty reports whether a property has a Go type of the author's, which only the package of the dialect
// converts.
func hasHookedProperty(op *model.Op) bool {
	return slices.ContainsFunc(op.Properties, func(a *model.Attribute) bool { return madeByHooks(a.Constraint) })
}

func madeByHooks(c *model.Constraint) bool {
	return c != nil && (c.Form == model.PropGo || madeByHooks(c.Elem))
}

// viewsApart decides which operations have their view in a package of their own: those whose view nothing in the package
// of the dialect mentions. It comes last, after the rules.
func (r *Resolver) viewsApart(u *Unit, a api) {
	if !a.apart {
		return
	}
	named := viewsNamed(u.Dialect)
	for _, op := range u.Dialect.Ops {
		builder := !op.SkipBuilders && !op.BuildersApart
		op.ViewApart = !builder && !hasHookedProperty(op) && !givenToHooks(op) && !named[op.GoName+"Op"]
	}
	for _, rule := range u.Dialect.Rules {
		rule.Matched(func(op *model.Op) {
			if op.Dialect == u.Dialect {
				op.ViewApart = false
			}
		})
	}
	r.kept(u, a, "views", func(op *model.Op, at *yamlx.Node) {
		if !op.ViewApart {
			r.rep.Error(report.KeyConflict, at.Place(), "remove it", "'keep' names the view of '%s', which stays without being named", op.FullName())
		}
		op.ViewApart = false
	})
}

// givenToHooks reports whether hooks of an operation get its view, or interfaces are implemented by it.
func givenToHooks(op *model.Op) bool {
	for i := range op.Hooks {
		switch h := &op.Hooks[i]; h.Kind {
		case model.HookInterfaceMethod, model.HookEffects, model.HookSpeculatable:
			if !op.SharesMethods {
				return true
			}
		case model.HookParse, model.HookReadProperties, model.HookCanonicalizePatterns, model.HookInfer, model.HookCompatible:
		default:
			if h.Func == nil && op.SharedHooks == "" {
				return true
			}
		}
	}
	return !op.SharesMethods && slices.ContainsFunc(op.Interfaces, func(use *model.InterfaceUse) bool {
		return slices.ContainsFunc(use.Interface.Lineage(), needsView)
	})
}

// needsView reports whether an operation implements an interface by methods of its view, or a hook gets the view to say
// whether it does.
func needsView(i *model.Interface) bool {
	switch {
	case i.InTables():
		return false
	case i.Conditional, i.GoType != nil:
		return true
	case i.Native:
		n := rt.LookupInterface(i.Name)
		return n != nil && n.Type[0] != '*'
	}
	return len(allMethods(i)) > 0
}

var viewName = lazyregexp.New(`\b[A-Z]\w*Op\b`)

// viewsNamed finds the names of views in the signatures that the author wrote.
func viewsNamed(d *model.Dialect) map[string]bool {
	names := map[string]bool{}
	look := func(s *model.Signature) {
		if s == nil {
			return
		}
		for _, p := range slices.Concat(s.Params, s.Results) {
			for _, n := range viewName().FindAllString(p.Type, -1) {
				names[n] = true
			}
		}
	}
	for _, i := range d.Interfaces {
		for _, m := range i.Methods {
			look(m.Signature)
		}
	}
	hooks, builders := slices.Clone(d.Hooks), []*model.Builder(nil)
	for _, op := range d.Ops {
		hooks, builders = append(hooks, op.Hooks...), append(builders, op.Builders...)
	}
	for _, def := range slices.Concat(d.Types, d.Attrs) {
		hooks, builders = append(hooks, def.Hooks...), append(builders, def.Builders...)
	}
	for i := range hooks {
		look(hooks[i].Signature)
	}
	for _, b := range builders {
		look(b.Signature)
	}
	for _, use := range d.Implements {
		for _, m := range allMethods(use.Interface) {
			look(m.Signature)
		}
	}
	return names
}
