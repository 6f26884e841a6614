package emit

import (
	"fmt"
	"strings"

	"github.com/odsgen/ods/odsgen/model"
)

// promise is the form of a hook that gets an operation and one thing more.
type promise struct {
	field       string // of the definition
	param, typ  string // what it gets besides the operation
	result, doc string
}

// promises are the hooks of that form.
var promises = map[model.HookKind]promise{
	model.HookVerify:             {"Verify", "r", "*core.Reporter", "bool", "checks %s before its nested operations"},
	model.HookVerifyRegions:      {"VerifyRegions", "r", "*core.Reporter", "bool", "checks %s after its nested operations"},
	model.HookFold:               {"Fold", "in", "*core.FoldIn", "core.Fold", "folds %s"},
	model.HookTraitVerify:        {"Verify", "r", "*core.Reporter", "bool", "checks %s"},
	model.HookTraitVerifyRegions: {"VerifyRegions", "r", "*core.Reporter", "bool", "checks %s after their nested ones"},
	model.HookTraitFold:          {"Fold", "in", "*core.FoldIn", "core.Fold", "folds %s that their own folder left alone"},
}

// signature is that of the hook for an operation of a Go type.
func (p promise) signature(op string) string {
	return fmt.Sprintf("(op %s, %s %s) %s", op, p.param, p.typ, p.result)
}

// in and out are the parameter and the result where package core has another name.
func (p promise) in(core string) string {
	return p.param + " " + strings.ReplaceAll(p.typ, "core.", core+".")
}

func (p promise) out(core string) string { return strings.ReplaceAll(p.result, "core.", core+".") }

// opPromises emits the verifiers and the folder of an operation, which are hooks or functions that the definition names.
//
//	func verifyAddI(hooks any, op *core.Operation, r *core.Reporter) bool {
//		return hooks.(Hooks).VerifyAddI(AddIOp{core.ViewOf(op)}, r)
//	}
func (g *gen) opPromises(s *source, o *model.Op, tail *[]func()) {
	core := s.use(CorePath)
	for _, kind := range []model.HookKind{model.HookVerify, model.HookVerifyRegions, model.HookFold} {
		h := hookOf(o.Hooks, kind)
		if h == nil {
			continue
		}
		p := promises[kind]
		name := strings.ToLower(p.field[:1]) + p.field[1:] + o.GoName
		s.field("%s: %s", p.field, name)
		typ, arg := hookParam(o), g.hookArg(s, o, "op")
		if h.Func != nil {
			typ, arg = "*core.Operation", "op"
		}
		g.promised(h, p.signature(typ), fmt.Sprintf(p.doc, hookOwner(o)))
		*tail = append(*tail, func() {
			s.p("func %s(hooks any, op *%s.Operation, %s) %s { return %s(%s, %s) }\n", name, core, p.in(core), p.out(core),
				g.promiseFunc(s, h), arg, p.param)
		})
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
