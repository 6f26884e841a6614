package live

import (
	"strings"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/odsgen/internal/form"
	"github.com/odsgen/ods/odsgen/model"
)

// acceptsType reports whether a type satisfies a constraint.
func (d *dialect) acceptsType(c *model.Constraint, t core.Type) bool {
	s := scope{d: d, self: item{typ: t}}
	if t != nil {
		s.ctx = t.Context()
	}
	return s.truth(c.Pred)
}

// acceptsAttr reports whether an attribute satisfies a constraint.
func (d *dialect) acceptsAttr(c *model.Constraint, a core.Attribute) bool {
	s := scope{d: d, self: item{attr: a}}
	if a != nil {
		s.ctx = a.Context()
	}
	return s.truth(c.Pred)
}

func open(c *model.Constraint) bool { return c == nil || c.Pred.Op == model.ExprTrue }

func (d *dialect) typeConstraint(c *model.Constraint) *core.TypeConstraint {
	if open(c) {
		return nil
	}
	d.needs(c.Pred, "", c.Span)
	return &core.TypeConstraint{Summary: c.Summary, Check: func(t core.Type) bool { return d.acceptsType(c, t) }}
}

func (d *dialect) attrConstraint(c *model.Constraint) *core.AttrConstraint {
	if c == nil || c.Kind == model.AttrConstraint && open(c) {
		return nil
	}
	x := &core.AttrConstraint{Summary: c.Summary}
	if c.Kind == model.AttrConstraint {
		if b := form.StrictClass(c); b != nil {
			x.Class = func(a core.Attribute) bool { return d.acceptsAttr(b, a) }
		} else if class := d.set.classOf(c); class != nil {
			x.Class = func(a core.Attribute) bool { return class.is(a) }
		}
	}
	if !open(c) {
		d.needs(c.Pred, "", c.Span)
		x.Check = func(a core.Attribute) bool { return d.acceptsAttr(c, a) }
	}
	return x
}

func (d *dialect) regionConstraint(c *model.Constraint) *core.RegionConstraint {
	if open(c) {
		return nil
	}
	d.needs(c.Pred, "", c.Span)
	return &core.RegionConstraint{Summary: c.Summary, Check: func(r *core.Region) bool {
		s := scope{ctx: contextOf(r.Op()), d: d, self: item{region: r}}
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
			s := scope{ctx: contextOf(b.ParentOp()), d: d, self: item{block: b}}
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

// constant makes the attribute of a default value; nil when that is not possible.
func (d *dialect) constant(c *core.Context, k *model.Const, con *model.Constraint) core.Attribute {
	valueType := func() core.Type { return (&scope{ctx: c, d: d}).typ(con.ValueType) }
	switch k.Kind {
	case model.ConstBool:
		return c.Bool(k.Bool)
	case model.ConstInt:
		if con.ValueType != nil {
			return c.IntegerAttr(valueType(), k.Int)
		}
		return c.I64Attr(k.Int)
	case model.ConstFloat:
		if con.ValueType != nil {
			return core.FloatAttrOf(c, valueType(), k.Float)
		}
		return core.FloatAttrOf(c, c.F64(), k.Float)
	case model.ConstString:
		return c.String(k.Str)
	case model.ConstEnum:
		v := uint64(k.Int)
		for i, x := range k.Cases {
			if i == 0 {
				v = 0
			}
			v |= x.Value
		}
		return d.set.enumAttr(c, k.Enum, v)
	case model.ConstUnit:
		return c.Unit()
	case model.ConstList:
		return d.list(c, k, con)
	case model.ConstEmpty:
		switch {
		case k.Def != nil && !k.Def.Native:
			return d.set.emptyAttr(c, k.Def)
		case con.Class == "DictAttr" || k.Def != nil && k.Def.GoName == "DictAttr":
			return c.Dict(nil)
		}
		return c.Array()
	}
	a, err := core.ParseAttr(c, k.Str)
	if err != nil {
		return nil
	}
	return a
}

func (d *dialect) list(c *core.Context, k *model.Const, con *model.Constraint) core.Attribute {
	base := con
	if con.Base != nil {
		base = con.Base
	}
	if con.Class == "DenseArrayAttr" || base.Class == "DenseArrayAttr" {
		width := uint(64)
		for name, w := range map[string]uint{"I8": 8, "I16": 16, "I32": 32} {
			if strings.Contains(con.Name, name) || strings.Contains(base.Name, name) {
				width = w
			}
		}
		var ints []int64
		for _, e := range k.List {
			ints = append(ints, e.Int)
		}
		return c.IntArray(c.Integer(width), ints...)
	}
	elem := con.Elem
	if elem == nil {
		elem = con
	}
	var list []core.Attribute
	for _, e := range k.List {
		if a := d.constant(c, e, elem); a != nil {
			list = append(list, a)
		}
	}
	return c.Array(list...)
}
