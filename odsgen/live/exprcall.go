package live

import (
	"strings"

	"github.com/odsgen/ods/odsgen/model"
)

// callHook calls the Go function that an expression names; ok is false when it is not bound.
func (s *scope) callHook(e *model.Expr) (out any, ok bool) {
	if e.Pkg != "" {
		return nil, false
	}
	h := s.d.hook(e.Name, goParams(e))
	if h == nil {
		return nil, false
	}
	var args []any
	if isMaker(e) {
		args = []any{s.ctx}
	}
	for _, a := range e.Args {
		args = append(args, s.hookArg(a))
	}
	return callHook(h, s.d.compiled.Hooks, args)[0], true
}

// isMaker reports whether a call makes a type of nothing: the function gets the context instead.
func isMaker(e *model.Expr) bool { return e.Kind == model.KindType && len(e.Args) == 0 }

// goParams is the signature that the generator gives a function that an expression names.
func goParams(e *model.Expr) string {
	if isMaker(e) {
		return "*core.Context"
	}
	out := make([]string, len(e.Args))
	for i, a := range e.Args {
		switch a.Kind {
		case model.KindBool:
			out[i] = "bool"
		case model.KindInt:
			out[i] = "int64"
		case model.KindString:
			out[i] = "string"
		case model.KindType:
			out[i] = "core.Type"
		case model.KindAttr:
			out[i] = "core.Attribute"
		case model.KindRegion:
			out[i] = "*core.Region"
		case model.KindBlock:
			out[i] = "*core.Block"
		case model.KindOperation:
			out[i] = "*core.Operation"
		case model.KindShape:
			out[i] = "[]int64"
		default:
			out[i] = "[]core.Type"
		}
	}
	return strings.Join(out, ", ")
}

// hookArg evaluates an argument to a value of the Go type that goParams says; an absent type or attribute is a nil interface.
func (s *scope) hookArg(e *model.Expr) any {
	switch e.Kind {
	case model.KindBool:
		return s.truth(e)
	case model.KindInt:
		return s.num(e)
	case model.KindString:
		return s.str(e)
	case model.KindRegion:
		return s.region(e)
	case model.KindBlock:
		return s.block(e)
	case model.KindShape:
		return s.ints(e)
	case model.KindList:
		return s.types(e)
	case model.KindAttr:
		return s.attr(e)
	}
	return s.typ(e)
}
