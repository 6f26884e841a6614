package resolve

import (
	"slices"

	"github.com/odsgen/ods/odsgen/internal/keys"
	"github.com/odsgen/ods/odsgen/internal/report"
	"github.com/odsgen/ods/odsgen/internal/yamlx"
	"github.com/odsgen/ods/odsgen/model"
)

var effectKinds = map[string]model.EffectKind{
	"read": model.EffectRead, "write": model.EffectWrite, "allocate": model.EffectAllocate, "free": model.EffectFree,
}

// effects reads the key effects of an operand, result or attribute.
func (r *Resolver) effects(u *Unit, o object) []model.Effect {
	var out []model.Effect
	for _, n := range o.listOrWord("effects") {
		if e, ok := r.effect(u, n, keys.Operand.Words("effects")...); ok {
			out = append(out, e)
		}
	}
	return out
}

// listOrWord returns the items of a list, or a lone word as one item.
func (o object) listOrWord(key string) []*yamlx.Node {
	if v := o.n.Get(key); v != nil && v.Kind == yamlx.Scalar {
		return []*yamlx.Node{v}
	}
	return o.list(key)
}

// effect reads one effect: a word, or a one-key map with resource, stage and full. ok is false for other words and
// after a report.
func (r *Resolver) effect(u *Unit, n *yamlx.Node, words ...string) (model.Effect, bool) {
	name, args := n.Named()
	kind, ok := effectKinds[name.Value()]
	if name.Kind != yamlx.Scalar || !contains(words, name.Value()) {
		r.rep.Error(report.BadWord, n.Place(), report.DidYouMean(name.Value(), words, "use read, write, allocate or free"),
			"unknown effect '%s'", name.Value())
		return model.Effect{}, false
	}
	if !ok {
		return model.Effect{}, false
	}
	e := model.Effect{Kind: kind, Span: name.Span}
	if args == nil {
		return e, true
	}
	res := args
	if args.Kind == yamlx.Map {
		o := r.object(args, "effect '"+name.Value()+"'", keys.Effect)
		res = o.scalar("resource")
		e.Stage, e.Full = int(o.number("stage", 0, 0, 1<<31-1)), o.flag("full")
	}
	if res != nil {
		e.Resource = r.resource(u, res)
	}
	return e, true
}

func (r *Resolver) resource(u *Unit, n *yamlx.Node) *model.Resource {
	res, ok, reported := lookup(r, u, n.Value(), n.Place(),
		func(u *Unit, name string) (*model.Resource, bool) { x := u.resources[name]; return x, x != nil })
	if !ok && !reported {
		names := r.allNames(u, func(u *Unit) []string {
			var out []string
			for _, x := range u.Dialect.Resources {
				out = append(out, x.Name)
			}
			return out
		})
		r.rep.Error(report.UnknownResource, n.Place(), report.DidYouMean(n.Value(), names, "declare it under resources:"),
			"unknown resource '%s'", n.Value())
	}
	return res
}

// opEffects reads the key effects of an operation and adds what its traits and parts say.
func (r *Resolver) opEffects(u *Unit, op *model.Op, o object) model.Effects {
	var out model.Effects
	words := keys.Op.Words("effects")
	for _, n := range o.listOrWord("effects") {
		if e, ok := r.effect(u, n, words...); ok {
			out.List = append(out.List, e)
			out.Known = true
			continue
		}
		switch n.Value() {
		case "none":
			out.Known = true
			r.imply(op, "NoMemoryEffect", n.Span)
		case "recursive":
			out.Recursive, out.Known = true, true
			r.imply(op, "RecursiveMemoryEffects", n.Span)
		case "go":
			out.Hook, out.Known = true, true
		}
	}
	if !out.Known && op.Implements("MemoryEffectOpInterface") && !op.HasTrait("NoMemoryEffect") &&
		!op.HasTrait("RecursiveMemoryEffects") {
		out.Hook, out.Known = true, true
	}
	none := op.HasTrait("NoMemoryEffect")
	if none && (len(out.List) > 0 || out.Hook) {
		r.rep.Error(report.KeyConflict, o.get("effects").Place(), "remove the trait or the effects",
			"operation '%s' has effects, but also trait NoMemoryEffect", op.FullName())
	}
	out.Recursive = out.Recursive || op.HasTrait("RecursiveMemoryEffects")
	out.Known = out.Known || none || out.Recursive
	for _, v := range slices.Concat(op.Operands, op.Results) {
		out.Known = out.Known || len(v.Effects) > 0
	}
	for _, a := range op.Attributes {
		out.Known = out.Known || len(a.Effects) > 0
	}
	return out
}

// imply adds a trait of builtin's library that another key stands for.
func (r *Resolver) imply(op *model.Op, name string, at model.Span) {
	if op.HasTrait(name) {
		return
	}
	if t := r.builtin.traits[name]; t != nil {
		r.defineTrait(t)
		op.Traits = append(op.Traits, &model.TraitUse{Trait: t.trait, Implied: true, Span: at})
	}
}

// speculatable reads the key of that name.
func (r *Resolver) speculatable(u *Unit, op *model.Op, o object) {
	word := r.wordOrGo(u, o, "speculatable", model.HookSpeculatable, &op.Funcs)
	if word == "" && op.Implements("ConditionallySpeculatable") && !op.HasTrait("AlwaysSpeculatable") &&
		!op.HasTrait("RecursivelySpeculatable") {
		word = "go"
	}
	switch word {
	case "always":
		r.imply(op, "AlwaysSpeculatable", op.Span)
	case "recursive":
		r.imply(op, "RecursivelySpeculatable", op.Span)
	case "go":
		op.Hooks = append(op.Hooks, named(model.Hook{Kind: model.HookSpeculatable, Interface: op.HookName() + "Speculation",
			Method: "Speculate" + op.HookName(), Owner: op.FullName(), Span: op.Span}, op.Funcs))
	}
}
