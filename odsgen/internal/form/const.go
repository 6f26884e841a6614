package form

import (
	"github.com/odsgen/ods/core/rt"
	"github.com/odsgen/ods/odsgen/model"
)

// Const says how the attribute of a constant is made: by Make, or as the only attribute of Def, or the one of Enum with
// the value Args.Int.
type Const struct {
	Make *rt.Const
	Args rt.ConstArgs // without Type and Items
	// Type is the type of a number, when an expression tells it; Items are the elements of a list.
	Type  *model.Expr
	Items []*Const
	Def   *model.AttrOrTypeDef
	Enum  *model.Enum
	// Value is the constant.
	Value *model.Const
}

// AttrConst returns how the attribute of a constant is made that satisfies a constraint; nil demands nothing.
func AttrConst(k *model.Const, c *model.Constraint) *Const {
	if c == nil {
		c = new(model.Constraint)
	}
	x := &Const{Value: k, Args: rt.ConstArgs{Int: k.Int, Float: k.Float, Bool: k.Bool, Text: k.Str}, Type: c.ValueType}
	switch k.Kind {
	case model.ConstBool:
		x.Make = &rt.ConstBool
	case model.ConstInt:
		if x.Make = &rt.ConstI64; c.ValueType != nil {
			x.Make = &rt.ConstOfType
		}
	case model.ConstFloat:
		if x.Make = &rt.ConstF64; c.ValueType != nil {
			x.Make = &rt.ConstFloat
		}
	case model.ConstString:
		x.Make = &rt.ConstString
	case model.ConstUnit:
		x.Make = &rt.ConstUnit
	case model.ConstEnum:
		x.Enum, x.Args.Int, x.Args.Width = k.Enum, int64(EnumValue(k)), uint(k.Enum.Width)
	case model.ConstList:
		elem, width := Elements(c)
		if width > 0 {
			x.ints(width)
		} else {
			x.items(func(e *model.Const) *Const { return AttrConst(e, elem) })
		}
	case model.ConstEmpty:
		switch {
		case k.Def != nil && !k.Def.Native:
			x.Def = k.Def
		case c.Class == "DictAttr" || k.Def != nil && k.Def.GoName == "DictAttr":
			x.Make = &rt.ConstDict
		default:
			x.Make = &rt.ConstArray
		}
	default:
		x.Make = &rt.ConstText
	}
	return x
}

// PropConst returns how the attribute form of a constant is made that is the value of a property.
func PropConst(k *model.Const, c *model.Constraint) *Const {
	for c.Base != nil {
		c = c.Base
	}
	width, _ := PropWidth(c)
	x := &Const{Value: k, Make: &rt.ConstOfWidth, Args: rt.ConstArgs{Int: k.Int, Bool: k.Bool, Text: k.Str, Width: uint(width)}}
	switch {
	case c.Form == model.PropNamed:
		return PropConst(k, c.Elem)
	case c.Form == model.PropPacked:
		x.ints(width)
	case k.Kind == model.ConstList:
		x.items(func(e *model.Const) *Const { return PropConst(e, c.Elem) })
	case k.Kind == model.ConstUnit:
		x.Make = &rt.ConstFlag
	case k.Kind == model.ConstBool:
		x.Make = &rt.ConstBool
	case k.Kind == model.ConstString:
		x.Make = &rt.ConstString
	case k.Kind == model.ConstEnum:
		x.Args.Int = int64(EnumValue(k))
	}
	return x
}

// LitConst returns how the attribute of a constant in a rule is made. The constraint is that of what it is compared
// with or stored in, nil when nothing is known of it.
func LitConst(k *model.Const, c *model.Constraint) *Const {
	if c == nil {
		c = &model.Constraint{}
	}
	if c.Kind == model.PropConstraint && k.Kind != model.ConstAttr {
		return PropConst(k, c)
	}
	return AttrConst(k, c)
}

func (x *Const) ints(width int) {
	x.Make, x.Args.Width = &rt.ConstInts, uint(width)
	for _, e := range x.Value.List {
		n := e.Int
		if e.Kind == model.ConstBool && e.Bool {
			n = 1
		}
		x.Args.Ints = append(x.Args.Ints, n)
	}
}

func (x *Const) items(of func(*model.Const) *Const) {
	x.Make = &rt.ConstArray
	for _, e := range x.Value.List {
		x.Items = append(x.Items, of(e))
	}
}
