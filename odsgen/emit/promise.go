package emit

import (
	"fmt"

	"github.com/odsgen/ods/odsgen/model"
)

// promise is the form of a hook that is a field of a definition and gets an operation and more.
type promise struct {
	// prefix begins the name of the function in the field.
	prefix string
	// params is what it gets besides the operation, args what of the function's parameters that is.
	params, args string
	// given are the parameters of the function in the field after the hooks, self the operation among them.
	given, self string
	result, doc string
}

const givenOp = "op *core.Operation, "

// promises are the hooks of that form.
var promises = map[model.HookKind]promise{
	model.HookVerify: {"verify", "r *core.Reporter", "r", givenOp + "r *core.Reporter", "op", "bool",
		"checks %s before its nested operations"},
	model.HookVerifyRegions: {"verifyRegions", "r *core.Reporter", "r", givenOp + "r *core.Reporter", "op", "bool",
		"checks %s after its nested operations"},
	model.HookFold:        {"fold", "in *core.FoldIn", "in", givenOp + "in *core.FoldIn", "op", "core.Fold", "folds %s"},
	model.HookTraitVerify: {"", "r *core.Reporter", "r", givenOp + "r *core.Reporter", "op", "bool", "checks %s"},
	model.HookTraitVerifyRegions: {"", "r *core.Reporter", "r", givenOp + "r *core.Reporter", "op", "bool",
		"checks %s after their nested ones"},
	model.HookTraitFold: {"", "in *core.FoldIn", "in", givenOp + "in *core.FoldIn", "op", "core.Fold",
		"folds %s that their own folder left alone"},
	model.HookArgNames: {"argNames", "r *core.Region, set func(v *core.Value, name string)", "r, set",
		"r *core.Region, set func(*core.Value, string)", "r.Op()", "", "suggests names for the arguments of a region of %s"},
	model.HookBlockNames: {"blockNames", "set func(b *core.Block, name string)", "set",
		givenOp + "set func(*core.Block, string)", "op", "", "suggests labels for the blocks of %s"},
	model.HookResultNames: {"names", "set func(v *core.Value, name string)", "set",
		givenOp + "set func(*core.Value, string)", "op", "", "suggests SSA names for the results of %s"},
}

// signature is that of the hook for an operation of a Go type.
func (p promise) signature(op string) string {
	return fmt.Sprintf("(op %s, %s) %s", op, p.params, p.result)
}

// function returns the signature and the body of the function in the field: first stands for the hooks when it gets
// them, hook for the hook and arg for the operation that it gets.
func (p promise) function(s *source, first, hook, arg string) string {
	return fmt.Sprintf("(%s%s) %s { %s%s(%s, %s) }", first, s.goText(p.given), s.goText(p.result), flag("return ", p.result != ""),
		hook, arg, p.args)
}

// opPromises emits those of the hooks that an operation promises; each is a method of the hooks, or a function that the
// definition names.
//
//	func verifyAddI(hooks any, op *core.Operation, r *core.Reporter) bool {
//		return hooks.(Hooks).VerifyAddI(AddIOp{core.ViewOf(op)}, r)
//	}
func (g *gen) opPromises(s *source, o *model.Op, tail *[]func(), kinds ...model.HookKind) {
	for _, kind := range kinds {
		h := model.FindHook(o.Hooks, kind)
		if h == nil {
			continue
		}
		p := promises[kind]
		typ, arg := hookParam(o), g.hookArg(s, o, p.self)
		if h.Func != nil {
			typ, arg = "*core.Operation", p.self
		}
		g.promised(h, p.signature(typ), fmt.Sprintf(p.doc, hookOwner(o)))
		s.field("%s: %s", kind.Field(), g.helper(s, tail, p.prefix+o.GoName, p.function(s, "hooks any, ", g.promiseFunc(s, h), arg)))
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

// promiseFunc is the Go expression of what keeps a promise.
func (g *gen) promiseFunc(s *source, h *model.Hook) string {
	if h.Native() {
		return g.goFunc(s, h.Func)
	}
	return "hooks.(Hooks)." + h.Method
}
