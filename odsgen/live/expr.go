package live

import (
	"slices"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/query"
	"github.com/odsgen/ods/odsgen/model"
)

// parts are what the references of an expression stand for.
type parts interface {
	typ(r model.ValueRef) core.Type
	types(r model.ValueRef) []core.Type
	attr(r model.ValueRef) core.Attribute
	region(r model.ValueRef) *core.Region
	block(r model.ValueRef) *core.Block
}

// item is the constrained thing, or an element of a list; the field of its kind is set.
type item struct {
	typ    core.Type
	attr   core.Attribute
	region *core.Region
	block  *core.Block
	num    int64
	str    string
}

// scope gives an expression its variables. Evaluation never fails: a query that does not apply yields nothing, as in package query.
type scope struct {
	ctx        *core.Context // needed to make types
	d          *dialect      // whose hooks the expression may call
	self, elem item
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
		return slices.ContainsFunc(e.Args, s.truth)
	case model.ExprNot:
		return !s.truth(e.Args[0])
	case model.ExprEq, model.ExprNe, model.ExprLt, model.ExprLe, model.ExprGt, model.ExprGe:
		return s.compare(e)
	case model.ExprIn:
		return s.in(e)
	case model.ExprIs:
		return s.is(e.Constraint, e.Args[0])
	case model.ExprIsClass:
		return s.d.set.classOfDef(e.Def).is(s.any(e.Args[0]))
	case model.ExprImplements:
		return s.d.set.implements(e.Interface, s.any(e.Args[0]))
	case model.ExprHasTrait:
		if x := s.any(e.Args[0]); e.Trait.Kind != model.TraitOwn || valuesOf(x) != nil {
			return hasTrait(x, e.Trait.Name)
		} else if t, ok := x.(core.Type); ok { // of the compiled dialect
			return core.HasTypeTrait(t, s.d.ownTrait(e.Trait))
		} else {
			a, _ := x.(core.Attribute)
			return core.HasAttrTrait(a, s.d.ownTrait(e.Trait))
		}
	case model.ExprEach, model.ExprSome:
		return s.quantified(e)
	case model.ExprAllEqual:
		return s.allEqual(e.Args)
	case model.ExprCall:
		return s.truthCall(e)
	case model.ExprGo:
		out, ok := s.callHook(e)
		if !ok {
			return true // reported at load
		}
		v, _ := out.(bool)
		return v
	case model.ExprValue, model.ExprSelf, model.ExprElem:
		return s.attr(e) != nil
	}
	return false
}

func (s *scope) truthCall(e *model.Expr) bool {
	typ := func() core.Type { return s.typ(e.Args[0]) }
	attr := func() core.Attribute { return s.attr(e.Args[0]) }
	switch e.Name {
	case "signless":
		return query.Signless(typ())
	case "signed":
		return query.Signed(typ())
	case "unsigned":
		return query.Unsigned(typ())
	case "has_rank":
		return query.HasRank(typ())
	case "static_shape":
		return query.StaticShape(typ())
	case "any_scalable":
		return query.AnyScalable(typ())
	case "all_scalable":
		return query.AllScalable(typ())
	case "trailing_scalable":
		return query.TrailingScalable(typ())
	case "strided":
		return query.Strided(typ())
	case "negative":
		return query.Negative(attr())
	case "positive":
		return query.Positive(attr())
	case "power_of_two":
		return query.PowerOfTwo(attr())
	case "flat":
		return query.Flat(attr())
	case "sorted":
		return query.Sorted(attr())
	case "strictly_sorted":
		return query.StrictlySorted(attr())
	case "bits_within":
		return query.BitsWithin(attr(), s.num(e.Args[1]))
	case "present":
		return s.any(e.Args[0]) != nil
	}
	return false
}

// is evaluates a constraint on the value of an expression.
func (s *scope) is(c *model.Constraint, x *model.Expr) bool {
	if c.Pred.Op == model.ExprTrue {
		return true
	}
	inner := scope{ctx: s.ctx, d: s.d, self: s.item(x)}
	return inner.truth(c.Pred)
}

// item evaluates an expression of any kind to the thing that a nested condition is about.
func (s *scope) item(e *model.Expr) item {
	switch e.Op {
	case model.ExprSelf:
		return s.self
	case model.ExprElem:
		return s.elem
	}
	switch e.Kind {
	case model.KindType:
		return item{typ: s.typ(e)}
	case model.KindAttr:
		return item{attr: s.attr(e)}
	case model.KindRegion:
		return item{region: s.region(e)}
	case model.KindBlock:
		return item{block: s.block(e)}
	case model.KindInt:
		return item{num: s.num(e)}
	case model.KindString:
		return item{str: s.str(e)}
	}
	return item{}
}

// any evaluates a type or an attribute; nil when it is absent.
func (s *scope) any(e *model.Expr) any {
	switch it := s.item(e); {
	case it.typ != nil:
		return it.typ
	case it.attr != nil:
		return it.attr
	case it.region != nil:
		return it.region
	case it.block != nil:
		return it.block
	}
	return nil
}

func (s *scope) compare(e *model.Expr) bool {
	x, y := e.Args[0], e.Args[1]
	ne := e.Op == model.ExprNe
	switch {
	case x.Kind == model.KindType && y.Kind == model.KindList, x.Kind == model.KindList && y.Kind == model.KindType:
		return s.allEqual(e.Args)
	case x.Kind == model.KindInt:
		return compareInts(e.Op, s.num(x), s.num(y))
	case x.Kind == model.KindType:
		if ne {
			return query.NeType(s.typ(x), s.typ(y))
		}
		return query.EqType(s.typ(x), s.typ(y))
	case x.Kind == model.KindAttr:
		if ne {
			return query.NeAttr(s.attr(x), s.attr(y))
		}
		return query.EqAttr(s.attr(x), s.attr(y))
	case x.Kind == model.KindString:
		return (s.str(x) == s.str(y)) != ne
	case x.Kind == model.KindShape:
		if ne {
			return query.NeShape(s.ints(x), s.ints(y))
		}
		return query.EqShape(s.ints(x), s.ints(y))
	case x.Kind == model.KindList:
		return s.compareLists(x, y, ne)
	}
	return (s.truth(x) == s.truth(y)) != ne
}

func compareInts(op model.ExprOp, a, b int64) bool {
	switch op {
	case model.ExprEq:
		return query.EqInt(a, b)
	case model.ExprNe:
		return query.NeInt(a, b)
	case model.ExprLt:
		return query.LtInt(a, b)
	case model.ExprLe:
		return query.LeInt(a, b)
	case model.ExprGt:
		return query.GtInt(a, b)
	}
	return query.GeInt(a, b)
}

func (s *scope) compareLists(x, y *model.Expr, ne bool) bool {
	switch x.Elem {
	case model.KindInt:
		return sameLists(s.ints(x), s.ints(y), ne)
	case model.KindAttr:
		return sameLists(s.attrs(x), s.attrs(y), ne)
	}
	return sameLists(s.types(x), s.types(y), ne)
}

func sameLists[T comparable](a, b []T, ne bool) bool {
	if ne {
		return query.NeList(a, b)
	}
	return query.EqList(a, b)
}

// in evaluates x in [a, b]; lists among the alternatives count with their elements.
func (s *scope) in(e *model.Expr) bool {
	var alternatives []*model.Expr
	for _, a := range e.Args[1:] {
		if a.Op == model.ExprList {
			alternatives = append(alternatives, a.Args...)
		} else {
			alternatives = append(alternatives, a)
		}
	}
	one := func(f func(a *model.Expr) bool) bool { return slices.ContainsFunc(alternatives, f) }
	switch x := e.Args[0]; x.Kind {
	case model.KindInt:
		v := s.num(x)
		return v != query.Missing && one(func(a *model.Expr) bool { return s.num(a) == v })
	case model.KindType:
		v := s.typ(x)
		return v != nil && one(func(a *model.Expr) bool { return s.typ(a) == v })
	case model.KindAttr:
		v := s.attr(x)
		return v != nil && one(func(a *model.Expr) bool { return s.attr(a) == v })
	case model.KindString:
		v := s.str(x)
		return one(func(a *model.Expr) bool { return s.str(a) == v })
	}
	return false
}

// quantified evaluates each and some.
func (s *scope) quantified(e *model.Expr) bool {
	list, cond := e.Args[0], e.Args[1]
	items, there := s.items(list)
	some := e.Op == model.ExprSome
	for _, it := range items {
		inner := *s
		inner.elem = it
		if inner.truth(cond) == some {
			return some
		}
	}
	return !some && there
}

// items evaluates a list to its elements; there is false when it does not apply.
func (s *scope) items(e *model.Expr) (out []item, there bool) {
	switch {
	case e.Kind == model.KindShape || e.Elem == model.KindInt:
		list := s.ints(e)
		for _, v := range list {
			out = append(out, item{num: v})
		}
		return out, list != nil
	case e.Elem == model.KindAttr:
		list := s.attrs(e)
		for _, v := range list {
			out = append(out, item{attr: v})
		}
		return out, list != nil
	}
	list := s.types(e)
	for _, v := range list {
		out = append(out, item{typ: v})
	}
	return out, list != nil
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
		var all []int64
		for _, a := range args {
			if a.Kind == model.KindList {
				all = append(all, s.ints(a)...)
			} else {
				all = append(all, s.num(a))
			}
		}
		return query.AllEqualInt(all...)
	case model.KindShape:
		var all [][]int64
		for _, a := range args {
			all = append(all, s.ints(a))
		}
		return query.AllEqualShape(all...)
	case model.KindAttr:
		var all []core.Attribute
		for _, a := range args {
			if a.Kind == model.KindList {
				all = append(all, s.attrs(a)...)
			} else {
				all = append(all, s.attr(a))
			}
		}
		return query.AllEqual(all...)
	case model.KindString:
		var all []string
		for _, a := range args {
			all = append(all, s.str(a))
		}
		return query.AllEqual(all...)
	case model.KindBool:
		var all []bool
		for _, a := range args {
			all = append(all, s.truth(a))
		}
		return query.AllEqual(all...)
	}
	var all []core.Type
	for _, a := range args {
		if a.Kind == model.KindList {
			all = append(all, s.types(a)...)
		} else {
			all = append(all, s.typ(a))
		}
	}
	return query.AllEqual(all...)
}

// num evaluates an integer; [query.Missing] when it does not apply.
func (s *scope) num(e *model.Expr) int64 {
	switch e.Op {
	case model.ExprInt:
		return e.Int
	case model.ExprSelf:
		return s.self.num
	case model.ExprElem:
		return s.elem.num
	case model.ExprCall:
		switch e.Name {
		case "width":
			return query.Width(s.typ(e.Args[0]))
		case "rank":
			return query.Rank(s.typ(e.Args[0]))
		case "dim":
			return query.Dim(s.typ(e.Args[0]), s.num(e.Args[1]))
		case "num_elements":
			return query.NumElements(s.typ(e.Args[0]))
		case "int":
			return query.Int(s.attr(e.Args[0]))
		case "size":
			return query.Size(s.attr(e.Args[0]))
		case "count":
			return s.count(e.Args[0])
		case "blocks":
			if r := s.region(e.Args[0]); r != nil {
				return query.Blocks(r)
			}
		}
	}
	return query.Missing
}

func (s *scope) count(e *model.Expr) int64 {
	switch {
	case e.Kind == model.KindShape || e.Elem == model.KindInt:
		return query.Count(s.ints(e))
	case e.Elem == model.KindAttr:
		return query.Count(s.attrs(e))
	}
	return query.Count(s.types(e))
}

// str evaluates a text; "" when it does not apply.
func (s *scope) str(e *model.Expr) string {
	switch e.Op {
	case model.ExprString:
		return e.Str
	case model.ExprSelf:
		return s.self.str
	case model.ExprElem:
		return s.elem.str
	case model.ExprCall:
		switch e.Name {
		case "float_kind":
			return query.FloatKind(s.typ(e.Args[0]))
		case "type_id":
			if t := s.typ(e.Args[0]); t != nil {
				return query.TypeID(t)
			}
		case "opaque_name":
			return query.OpaqueName(s.typ(e.Args[0]))
		case "string":
			return query.String(s.attr(e.Args[0]))
		}
	}
	return ""
}

// attr evaluates an attribute; nil when it does not apply.
func (s *scope) attr(e *model.Expr) core.Attribute {
	switch e.Op {
	case model.ExprSelf:
		return s.self.attr
	case model.ExprElem:
		return s.elem.attr
	case model.ExprValue:
		if s.parts != nil {
			return s.parts.attr(e.Ref)
		}
	case model.ExprCall:
		switch e.Name {
		case "memory_space":
			return query.MemorySpace(s.typ(e.Args[0]))
		case "encoding":
			return query.Encoding(s.typ(e.Args[0]))
		case "item":
			return query.Item(s.attr(e.Args[0]), s.num(e.Args[1]))
		}
	}
	return nil
}

func (s *scope) region(e *model.Expr) *core.Region {
	switch {
	case e.Op == model.ExprSelf:
		return s.self.region
	case e.Op == model.ExprValue && s.parts != nil:
		return s.parts.region(e.Ref)
	}
	return nil
}

func (s *scope) block(e *model.Expr) *core.Block {
	switch {
	case e.Op == model.ExprSelf:
		return s.self.block
	case e.Op == model.ExprValue && s.parts != nil:
		return s.parts.block(e.Ref)
	}
	return nil
}

// ints evaluates a shape or a list of integers; nil when it does not apply.
func (s *scope) ints(e *model.Expr) []int64 {
	switch e.Op {
	case model.ExprList:
		out := make([]int64, len(e.Args))
		for i, a := range e.Args {
			out[i] = s.num(a)
		}
		return out
	case model.ExprCall:
		switch e.Name {
		case "shape":
			return query.Shape(s.typ(e.Args[0]))
		case "ints":
			return query.Ints(s.attr(e.Args[0]))
		}
	}
	return nil
}

// types evaluates a list of types; nil when it does not apply.
func (s *scope) types(e *model.Expr) []core.Type {
	switch e.Op {
	case model.ExprValue:
		if s.parts != nil {
			return s.parts.types(e.Ref)
		}
	case model.ExprList:
		out := make([]core.Type, len(e.Args))
		for i, a := range e.Args {
			out[i] = s.typ(a)
		}
		return out
	case model.ExprCall:
		switch e.Name {
		case "types":
			return query.Types(s.typ(e.Args[0]))
		case "flat_types":
			return query.FlatTypes(s.typ(e.Args[0]))
		case "element_types":
			return query.ElementTypes(s.typ(e.Args[0]))
		case "inputs":
			return query.Inputs(s.typ(e.Args[0]))
		case "results":
			return query.Results(s.typ(e.Args[0]))
		}
	}
	return nil
}

// attrs evaluates a list of attributes; nil when it does not apply.
func (s *scope) attrs(e *model.Expr) []core.Attribute {
	switch e.Op {
	case model.ExprList:
		out := make([]core.Attribute, len(e.Args))
		for i, a := range e.Args {
			out[i] = s.attr(a)
		}
		return out
	case model.ExprCall:
		if e.Name == "items" {
			return query.Items(s.attr(e.Args[0]))
		}
	}
	return nil
}
