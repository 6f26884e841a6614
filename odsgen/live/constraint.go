package live

import (
	"sync"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/query"
	"github.com/odsgen/ods/odsgen/internal/form"
	"github.com/odsgen/ods/odsgen/model"
)

// condition is a condition about one thing, in a context that may be nil.
type condition func(self any, c *core.Context) bool

// condition returns a condition that is evaluated often. What is no more than functions of the thing needs no scope.
func (d *dialect) condition(e *model.Expr) condition {
	if holds, ok := ofSelf[bool](e); ok {
		return func(self any, _ *core.Context) bool { return holds(self) }
	}
	switch e.Op {
	case model.ExprIsClass:
		if e.Args[0].Op == model.ExprSelf {
			class := d.set.classOfDef(e.Def)
			return func(self any, _ *core.Context) bool { return class.Has(self) }
		}
	case model.ExprEq:
		if number, ok := ofSelf[int64](e.Args[0]); ok && e.Args[1].Op == model.ExprInt {
			return func(self any, _ *core.Context) bool { return query.EqInt(number(self), e.Args[1].Int) }
		}
	case model.ExprIs:
		is := d.condition(e.Constraint.Pred)
		if e.Args[0].Op == model.ExprSelf {
			return is
		}
		if typ, ok := ofSelf[core.Type](e.Args[0]); ok {
			return func(self any, c *core.Context) bool { return is(typ(self), c) }
		}
	case model.ExprOr, model.ExprAnd:
		var list []condition
		for _, a := range e.Args {
			list = append(list, d.condition(a))
		}
		decided := e.Op == model.ExprOr
		return func(self any, c *core.Context) bool {
			for _, f := range list {
				if f(self, c) == decided {
					return decided
				}
			}
			return !decided
		}
	}
	return func(self any, c *core.Context) bool {
		s := scope{ctx: c, d: d, self: self}
		return s.truth(e)
	}
}

// ofSelf returns the function of a word that an expression applies to a constrained type.
func ofSelf[T any](e *model.Expr) (f func(self any) T, ok bool) {
	if e.Op != model.ExprCall || e.Func.Word == nil || len(e.Args) != 1 || e.Args[0].Op != model.ExprSelf {
		return nil, false
	}
	word, ok := e.Func.Word.Func.(func(core.Type) T)
	return func(self any) T { t, _ := self.(core.Type); return word(t) }, ok
}

// acceptsType reports whether a type satisfies a constraint.
func (d *dialect) acceptsType(c *model.Constraint, t core.Type) bool {
	s := scope{d: d, ctx: core.ContextOf(t), self: t}
	return s.truth(c.Pred)
}

// acceptsAttr reports whether an attribute satisfies a constraint.
func (d *dialect) acceptsAttr(c *model.Constraint, a core.Attribute) bool {
	s := scope{d: d, ctx: core.ContextOf(a), self: a}
	return s.truth(c.Pred)
}

func open(c *model.Constraint) bool { return c == nil || c.Pred.Op == model.ExprTrue }

func (d *dialect) typeConstraint(c *model.Constraint) *core.TypeConstraint {
	if open(c) {
		return nil
	}
	d.needs(c.Pred, "", c.Span)
	holds := sync.OnceValue(func() condition { return d.condition(c.Pred) }) // when all classes are known
	return &core.TypeConstraint{Summary: c.Summary, Check: func(t core.Type) bool { return holds()(t, core.ContextOf(t)) }}
}

func (d *dialect) attrConstraint(c *model.Constraint) *core.AttrConstraint {
	if c == nil || c.Kind == model.AttrConstraint && open(c) {
		return nil
	}
	x := &core.AttrConstraint{Summary: c.Summary}
	if c.Kind == model.AttrConstraint {
		if b := form.StrictClass(c); b != nil {
			x.Class = func(a core.Attribute) bool { return d.acceptsAttr(b, a) }
		} else if class := d.classOf(c); class != nil {
			x.Class = func(a core.Attribute) bool { return class.Has(a) }
		}
	}
	if !open(c) {
		d.needs(c.Pred, "", c.Span)
		holds := sync.OnceValue(func() condition { return d.condition(c.Pred) })
		x.Check = func(a core.Attribute) bool { return holds()(a, core.ContextOf(a)) }
	}
	return x
}

func (d *dialect) regionConstraint(c *model.Constraint) *core.RegionConstraint {
	if open(c) {
		return nil
	}
	d.needs(c.Pred, "", c.Span)
	return &core.RegionConstraint{Summary: c.Summary, Check: func(r *core.Region) bool {
		s := scope{ctx: contextOf(r.Op()), d: d, self: r}
		return s.truth(c.Pred)
	}}
}

func (d *dialect) successorConstraint(c *model.Constraint) *core.SuccessorConstraint {
	if c == nil {
		return nil
	}
	x := &core.SuccessorConstraint{Summary: c.Summary}
	if !open(c) {
		d.needs(c.Pred, "", c.Span)
		x.Check = func(b *core.Block) bool {
			s := scope{ctx: contextOf(b.ParentOp()), d: d, self: b}
			return s.truth(c.Pred)
		}
	}
	return x
}

func contextOf(op *core.Operation) *core.Context {
	if op == nil {
		return nil
	}
	return op.Context()
}

// constant makes the attribute of a constant; nil when that is not possible.
func (d *dialect) constant(c *core.Context, k *form.Const) core.Attribute {
	switch {
	case k.Enum != nil:
		return d.set.enumAttr(c, k.Enum, uint64(k.Args.Int))
	case k.Def != nil:
		return d.set.emptyAttr(c, k.Def)
	}
	args := k.Args
	if k.Type != nil {
		args.Type = (&scope{ctx: c, d: d}).typ(k.Type)
	}
	for _, e := range k.Items {
		if a := d.constant(c, e); a != nil {
			args.Items = append(args.Items, a)
		}
	}
	return k.Make.Make(c, &args)
}
