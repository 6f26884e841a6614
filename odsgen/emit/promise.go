package emit

import (
	"fmt"

	"github.com/odsgen/ods/odsgen/model"
)

// promise is the form of a hook that is a field of a definition and gets an operation and more.
type promise struct {
	// prefix begins the name of the function in the field.
	prefix string
	// params is what it gets besides the operation, args are the names of these.
	params, args string
	// region says that the field gets no operation, but a region of it.
	region bool
	result string
	// doc is what the hook does, %s stands for what it is for.
	doc string
}

// promises are the hooks of that form.
var promises = map[model.HookKind]promise{
	model.HookVerify:             verifies("verify", "checks %s before its nested operations"),
	model.HookVerifyRegions:      verifies("verifyRegions", "checks %s after its nested operations"),
	model.HookFold:               folds("fold", "folds %s"),
	model.HookTraitVerify:        verifies("", "checks %s"),
	model.HookTraitVerifyRegions: verifies("", "checks %s after their nested ones"),
	model.HookTraitFold:          folds("", "folds %s that their own folder left alone"),
	model.HookArgNames: {prefix: "argNames", params: "r *core.Region, set func(v *core.Value, name string)", args: "r, set", region: true,
		doc: "suggests names for the arguments of a region of %s"},
	model.HookBlockNames: {prefix: "blockNames", params: "set func(b *core.Block, name string)", args: "set",
		doc: "suggests labels for the blocks of %s"},
	model.HookResultNames: {prefix: "names", params: "set func(v *core.Value, name string)", args: "set",
		doc: "suggests SSA names for the results of %s"},
}

func verifies(prefix, doc string) promise {
	return promise{prefix: prefix, params: "r *core.Reporter", args: "r", result: "bool", doc: doc}
}

func folds(prefix, doc string) promise {
	return promise{prefix: prefix, params: "in *core.FoldIn", args: "in", result: "core.Fold", doc: doc}
}

// self is the expression of the operation in the function in the field.
func (p promise) self() string {
	if p.region {
		return "r.Op()"
	}
	return "op"
}

// signature is that of the hook with a parameter that is the operation, or none.
func (p promise) signature(op string) string {
	return fmt.Sprintf("(%s) %s", listed(op, p.params), p.result)
}

// listed joins two parts of a list, the first of which may be empty.
func listed(first, more string) string {
	if first == "" {
		return more
	}
	return first + ", " + more
}

// function returns the signature and the body of the function in the field: first stands for the hooks when it gets
// them, hook for the hook and arg for the operation that it gets.
func (p promise) function(first, hook, arg string) string {
	return fmt.Sprintf("(%s%s%s) %s { %s%s(%s) }", first, flag("op *core.Operation, ", !p.region), p.params, p.result,
		flag("return ", p.result != ""), hook, listed(arg, p.args))
}

// opPromises emits those of the hooks that an operation promises; each is a method of the hooks, or a function that the
// definition names.
//
//	func verifyAddI(hooks any, op *core.Operation, r *core.Reporter) bool {
//		return hooks.(Hooks).VerifyAddI(AddIOp{core.ViewOf(op)}, r)
//	}
func (g *gen) opPromises(s *source, o *model.Op, kinds ...model.HookKind) {
	for _, kind := range kinds {
		h := model.FindHook(o.Hooks, kind)
		if h == nil {
			continue
		}
		p := promises[kind]
		signature, arg := p.signature("op "+hookParam(o)), g.hookArg(o, p.self())
		switch {
		case h.Func == nil:
		case !p.region:
			signature, arg = p.signature("op *core.Operation"), "op"
		default: // the operation follows from what else there is
			signature, arg = p.signature(""), ""
		}
		g.promised(h, signature, fmt.Sprintf(p.doc, hookOwner(o)))
		s.field("%s: %s", kind.Field(), g.helper(s, p.prefix+o.GoName, p.function("hooks any, ", g.promiseFunc(s, h, "hooks"), arg)))
	}
}

// promised records a hook, unless a function of a package stands in for it. Live definitions find a shared one in the
// hook table.
func (g *gen) promised(h *model.Hook, signature, doc string) {
	switch {
	case h.Shared():
		g.tableHook(h.Interface, h.Method, signature, "is named by definitions, "+h.Owner+" among them")
	case !h.Native():
		g.hook(h.Interface, h.Method, signature, doc)
	}
}

// promiseFunc is the Go expression of what keeps a promise; hooks is that of the dialect's hooks.
func (g *gen) promiseFunc(s *source, h *model.Hook, hooks string) string {
	if h.Native() {
		return g.goFunc(s, h.Func)
	}
	return hooks + ".(Hooks)." + h.Method
}

// promiseParam is the Go type by which what keeps a promise of an operation gets it, and promiseArg the expression of
// what it gets for the *core.Operation op.
func promiseParam(o *model.Op, h *model.Hook) string {
	if h.Func != nil {
		return "*core.Operation"
	}
	return hookParam(o)
}

func (g *gen) promiseArg(o *model.Op, h *model.Hook) string {
	if h.Func != nil {
		return "op"
	}
	return g.hookArg(o, "op")
}
