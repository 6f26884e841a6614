package live

import (
	"slices"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/query"
	"github.com/odsgen/ods/odsgen/model"
)

// parts are what the references of an expression stand for: a type, a list of types, an attribute, a region or a block,
// as the kind asks. Nil stands for what is absent.
type parts interface {
	part(r model.ValueRef, kind model.ExprKind) any
}

// scope gives an expression its variables. Evaluation never fails: a query that does not apply yields nothing, as in
// package query.
type scope struct {
	ctx *core.Context // needed to make types
	d   *dialect      // whose hooks the expression may call
	// self is the constrained thing, elem an element of a list: a type, an attribute, a region, a block, a number or a
	// text.
	self, elem any
	parts      parts
}

// truth evaluates a condition.
func (s *scope) truth(e *model.Expr) bool {
	switch e.Op {
	case model.ExprTrue:
		return true
	case model.ExprAnd:
		for _, a := range e.Args {
			if !s.truth(a) {
				return false
			}
		}
		return true
	case model.ExprOr:
		for _, a := range e.Args {
			if s.truth(a) {
				return true
			}
		}
		return false
	case model.ExprNot:
		return !s.truth(e.Args[0])
	case model.ExprIs:
		if x := e.Args[0]; x.Op != model.ExprSelf {
			return (&scope{ctx: s.ctx, d: s.d, self: s.eval(x)}).truth(e.Constraint.Pred)
		}
		return s.truth(e.Constraint.Pred) // about the same thing; a constraint mentions nothing else
	}
	v := s.eval(e)
	if b, ok := v.(bool); ok {
		return b
	}
	return v != nil
}

// typ evaluates a type; nil when it does not apply.
func (s *scope) typ(e *model.Expr) core.Type {
	t, _ := s.eval(e).(core.Type)
	return t
}

// types evaluates a list of types; nil when it does not apply.
func (s *scope) types(e *model.Expr) []core.Type {
	t, _ := s.eval(e).([]core.Type)
	return t
}

// eval evaluates an expression to a value of the Go type that its kind has in package query; nil when it does not
// apply.
func (s *scope) eval(e *model.Expr) any {
	switch e.Op {
	case model.ExprTrue, model.ExprAnd, model.ExprOr, model.ExprNot, model.ExprIs:
		return s.truth(e)
	case model.ExprFalse:
		return false
	case model.ExprEq, model.ExprNe, model.ExprLt, model.ExprLe, model.ExprGt, model.ExprGe:
		return s.compare(e) || s.unbound(e)
	case model.ExprIn:
		return s.in(e)
	case model.ExprIsClass:
		return s.d.set.classOfDef(e.Def).Has(s.eval(e.Args[0]))
	case model.ExprImplements:
		return implements(e.Interface)(s.eval(e.Args[0]))
	case model.ExprHasTrait:
		return s.hasTrait(e.Trait, s.eval(e.Args[0]))
	case model.ExprEach, model.ExprSome:
		switch list := s.eval(e.Args[0]).(type) {
		case []core.Type:
			return quantified(s, e, list)
		case []core.Attribute:
			return quantified(s, e, list)
		case []int64:
			return quantified(s, e, list)
		}
		return false
	case model.ExprSum:
		switch list := s.eval(e.Args[0]).(type) {
		case []core.Type:
			return sum(s, e, list)
		case []core.Attribute:
			return sum(s, e, list)
		case []int64:
			return sum(s, e, list)
		}
		return int64(0)
	case model.ExprAllEqual:
		return s.allEqual(e.Args) || s.unbound(e)
	case model.ExprSelf:
		return s.self
	case model.ExprElem:
		return s.elem
	case model.ExprValue:
		if s.parts != nil {
			return s.parts.part(e.Ref, e.Kind)
		}
	case model.ExprInt:
		return e.Int
	case model.ExprString:
		return e.Str
	case model.ExprList:
		switch {
		case e.Kind == model.KindShape || len(e.Args) > 0 && e.Args[0].Kind == model.KindInt:
			return collect[int64](s, e.Args)
		case len(e.Args) > 0 && e.Args[0].Kind == model.KindAttr:
			return collect[core.Attribute](s, e.Args)
		}
		return collect[core.Type](s, e.Args)
	case model.ExprCall:
		return s.call(e)
	case model.ExprGo:
		return s.goCall(e)
	}
	return nil
}

// collect evaluates expressions to a list, in which lists among them count with their elements.
func collect[T any](s *scope, args []*model.Expr) []T {
	out := make([]T, 0, len(args))
	for _, a := range args {
		switch v := s.eval(a).(type) {
		case []T:
			out = append(out, v...)
		default:
			if x, ok := v.(T); ok || a.Kind != model.KindList {
				out = append(out, x)
			}
		}
	}
	return out
}

func (s *scope) compare(e *model.Expr) bool {
	x, y := e.Args[0], e.Args[1]
	if x.Kind == model.KindType && y.Kind == model.KindList || x.Kind == model.KindList && y.Kind == model.KindType {
		return s.allEqual(e.Args)
	}
	if w := e.Comparison(); w != nil {
		ok, _ := w.Call(s.ctx, s.eval(x), s.eval(y)).(bool)
		return ok
	}
	return (s.truth(x) == s.truth(y)) == (e.Op == model.ExprEq)
}

// unbound reports whether a part of a comparison is made by a Go function that is not bound. The comparison then says
// nothing, as a condition that is not bound does; the load report names it.
func (s *scope) unbound(e *model.Expr) bool {
	if e.Op == model.ExprGo {
		h, _ := s.d.goHook(e)
		return h == nil
	}
	return slices.ContainsFunc(e.Args, s.unbound)
}

// in evaluates x in [a, b]; lists among the alternatives count with their elements.
func (s *scope) in(e *model.Expr) bool {
	x := s.eval(e.Args[0])
	if x == nil || x == any(query.Missing) {
		return false
	}
	return slices.ContainsFunc(e.Args[1:], func(a *model.Expr) bool {
		if a.Op == model.ExprList {
			return slices.ContainsFunc(a.Args, func(a *model.Expr) bool { return s.eval(a) == x })
		}
		return s.eval(a) == x
	})
}

// quantified evaluates each and some.
func quantified[T any](s *scope, e *model.Expr, list []T) bool {
	inner := *s
	holds := func(x T) bool {
		inner.elem = x
		return inner.truth(e.Args[1])
	}
	if e.Op == model.ExprSome {
		return query.Some(list, holds)
	}
	return query.Each(list, holds)
}

// sum adds numbers that are made of the elements of a list.
func sum[T any](s *scope, e *model.Expr, list []T) int64 {
	inner := *s
	return query.Sum(list, func(x T) int64 {
		inner.elem = x
		n, _ := inner.eval(e.Args[1]).(int64)
		return n
	})
}

// allEqual compares values and lists of values alike; what is missing equals nothing.
func (s *scope) allEqual(args []*model.Expr) bool {
	kind := model.KindBool
	for _, a := range args {
		if kind = a.Kind; kind == model.KindList {
			kind = a.Elem
		}
	}
	switch kind {
	case model.KindInt:
		return query.AllEqualInt(collect[int64](s, args)...)
	case model.KindShape:
		return query.AllEqualShape(collect[[]int64](s, args)...)
	case model.KindAttr:
		return query.AllEqual(collect[core.Attribute](s, args)...)
	case model.KindString:
		return query.AllEqual(collect[string](s, args)...)
	case model.KindBool:
		return query.AllEqual(collect[bool](s, args)...)
	}
	return query.AllEqual(collect[core.Type](s, args)...)
}

// hasTrait reports whether a type or an attribute has a trait.
func (s *scope) hasTrait(t *model.Trait, x any) bool {
	if v := valuesOf(x); t.Kind != model.TraitOwn || v != nil {
		return v != nil && slices.ContainsFunc(v.def.m.Traits, func(u *model.TraitUse) bool { return u.Trait.Name == t.Name })
	}
	if x, ok := x.(core.Type); ok { // of the compiled dialect
		return s.d.ownTrait(t).OfType(x)
	}
	a, _ := x.(core.Attribute)
	return s.d.ownTrait(t).OfAttr(a)
}
