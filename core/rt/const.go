package rt

import (
	"github.com/odsgen/ods/core"
)

// ConstArgs are what a constant of a definition is made of. Type is that of a number, Items the elements of a list.
type ConstArgs struct {
	Int   int64
	Float float64
	Bool  bool
	Text  string
	Width uint
	Ints  []int64
	Type  core.Type
	Items []core.Attribute
}

// Const makes the attribute of a constant. Go is the expression in generated code, with $int, $float, $bool, $text,
// $width, $ints, $type and $items for the arguments; Make is the same call, nil when the attribute cannot be made.
type Const struct {
	Go   string
	Make func(c *core.Context, a *ConstArgs) core.Attribute
}

// The kinds of constants.
var (
	ConstBool   = Const{"c.Bool($bool)", func(c *core.Context, a *ConstArgs) core.Attribute { return c.Bool(a.Bool) }}
	ConstI64    = Const{"c.I64Attr($int)", func(c *core.Context, a *ConstArgs) core.Attribute { return c.I64Attr(a.Int) }}
	ConstOfType = Const{"c.IntegerAttr($type, $int)",
		func(c *core.Context, a *ConstArgs) core.Attribute { return c.IntegerAttr(a.Type, a.Int) }}
	ConstOfWidth = Const{"c.IntegerAttr(c.Integer($width), $int)",
		func(c *core.Context, a *ConstArgs) core.Attribute { return c.IntegerAttr(c.Integer(a.Width), a.Int) }}
	ConstF64 = Const{"rt.FloatAttrOf(c, c.F64(), $float)",
		func(c *core.Context, a *ConstArgs) core.Attribute { return FloatAttrOf(c, c.F64(), a.Float) }}
	ConstFloat = Const{"rt.FloatAttrOf(c, $type, $float)",
		func(c *core.Context, a *ConstArgs) core.Attribute { return FloatAttrOf(c, a.Type, a.Float) }}
	ConstString = Const{"c.String($text)", func(c *core.Context, a *ConstArgs) core.Attribute { return c.String(a.Text) }}
	ConstUnit   = Const{"c.Unit()", func(c *core.Context, _ *ConstArgs) core.Attribute { return c.Unit() }}
	ConstFlag   = Const{"rt.UnitProp(c, $bool)",
		func(c *core.Context, a *ConstArgs) core.Attribute { return UnitProp(c, a.Bool) }}
	ConstInts = Const{"c.IntArray(c.Integer($width)$ints)",
		func(c *core.Context, a *ConstArgs) core.Attribute { return c.IntArray(c.Integer(a.Width), a.Ints...) }}
	ConstArray = Const{"c.Array($items)", func(c *core.Context, a *ConstArgs) core.Attribute { return c.Array(a.Items...) }}
	ConstDict  = Const{"c.Dict(nil)", func(c *core.Context, _ *ConstArgs) core.Attribute { return c.Dict(nil) }}
	ConstText  = Const{"rt.AttrFromText(c, $text)",
		func(c *core.Context, a *ConstArgs) core.Attribute {
			x, err := core.ParseAttr(c, a.Text)
			if err != nil {
				return nil
			}
			return x
		}}
)
