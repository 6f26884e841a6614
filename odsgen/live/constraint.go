package live

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/query"
	"github.com/odsgen/ods/odsgen/internal/form"
	"github.com/odsgen/ods/odsgen/model"
)

// thing is what conditions are about that are evaluated often: T is [core.Type] or [core.Attribute].
type thing interface{ Context() *core.Context }

// condition returns a condition on types or attributes. What is no more than functions of the thing needs no scope.
func condition[T thing](d *dialect, e *model.Expr) func(T) bool {
	if holds, ok := ofSelf[T, bool](e); ok {
		return holds
	}
	switch e.Op {
	case model.ExprIsClass:
		if e.Args[0].Op == model.ExprSelf {
			class := d.set.classOfDef(e.Def)
			return func(self T) bool { return class.Has(self) }
		}
	case model.ExprImplements:
		if e.Args[0].Op == model.ExprSelf {
			is := implements(e.Interface)
			return func(self T) bool { return is(self) }
		}
	case model.ExprEq:
		if number, ok := ofSelf[T, int64](e.Args[0]); ok && e.Args[1].Op == model.ExprInt {
			return func(self T) bool { return query.EqInt(number(self), e.Args[1].Int) }
		}
	case model.ExprIs:
		if e.Args[0].Op == model.ExprSelf {
			return condition[T](d, e.Constraint.Pred)
		}
		if typ, ok := ofSelf[T, core.Type](e.Args[0]); ok {
			is := condition[core.Type](d, e.Constraint.Pred)
			return func(self T) bool { return is(typ(self)) }
		}
	case model.ExprNot:
		is := condition[T](d, e.Args[0])
		return func(self T) bool { return !is(self) }
	case model.ExprOr:
		return combined(d, e.Args, func(a, b func(T) bool) func(T) bool {
			return func(self T) bool { return a(self) || b(self) }
		})
	case model.ExprAnd:
		return combined(d, e.Args, func(a, b func(T) bool) func(T) bool {
			return func(self T) bool { return a(self) && b(self) }
		})
	}
	return func(self T) bool {
		s := scope{ctx: core.ContextOf(self), d: d, self: self}
		return s.truth(e)
	}
}

// combined makes one condition of several, the first ones first.
func combined[T thing](d *dialect, list []*model.Expr, join func(a, b func(T) bool) func(T) bool) func(T) bool {
	last := len(list) - 1
	all := condition[T](d, list[last])
	for i := last - 1; i >= 0; i-- {
		all = join(condition[T](d, list[i]), all)
	}
	return all
}

// ofSelf returns the function of a word that an expression applies to the constrained thing.
func ofSelf[T, R any](e *model.Expr) (f func(T) R, ok bool) {
	if e.Op != model.ExprCall || e.Func.Word == nil || len(e.Args) != 1 || e.Args[0].Op != model.ExprSelf {
		return nil, false
	}
	f, ok = e.Func.Word.Func.(func(T) R)
	return f, ok
}

// satisfies reports whether a type or attribute satisfies a constraint.
func satisfies[T thing](d *dialect, c *model.Constraint, self T) bool {
	s := scope{d: d, ctx: core.ContextOf(self), self: self}
	return s.truth(c.Pred)
}

func open(c *model.Constraint) bool { return c == nil || c.Pred.Op == model.ExprTrue }

func (d *dialect) typeConstraint(c *model.Constraint) *core.TypeConstraint {
	if open(c) {
		return nil
	}
	x := d.typeConstraints[c]
	if x == nil {
		d.needs(c.Pred, "", c.Span)
		x = &core.TypeConstraint{Summary: c.Summary, Check: condition[core.Type](d, c.Pred)}
		d.typeConstraints[c] = x
	}
	return x
}

func (d *dialect) attrConstraint(c *model.Constraint) *core.AttrConstraint {
	if c == nil || c.Kind == model.AttrConstraint && open(c) {
		return nil
	}
	if x := d.attrConstraints[c]; x != nil {
		return x
	}
	x := &core.AttrConstraint{Summary: c.Summary}
	d.attrConstraints[c] = x
	if c.Kind == model.AttrConstraint {
		if b := form.StrictClass(c); b != nil {
			x.Class = condition[core.Attribute](d, b.Pred)
		} else if class := d.classOf(c); class != nil {
			x.Class = func(a core.Attribute) bool { return class.Has(a) }
		}
	}
	if !open(c) {
		d.needs(c.Pred, "", c.Span)
		x.Check = condition[core.Attribute](d, c.Pred)
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
