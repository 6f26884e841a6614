package live

import (
	"slices"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/odsgen/internal/asmprog"
	"github.com/odsgen/ods/odsgen/internal/form"
	"github.com/odsgen/ods/odsgen/model"
)

// Type is a type of a live definition. It holds the parameters by index; two types of one context with equal parameters
// are one.
type Type struct {
	core.TypeBase
	values
}

// ShapedType is a type of a live definition that has a shape and elements.
type ShapedType struct{ Type }

// HasRank reports that the shape is known.
func (t *ShapedType) HasRank() bool { return true }

// ElementType returns the type of the elements.
func (t *ShapedType) ElementType() core.Type {
	_, elem, _ := t.def.m.Shaped()
	e, _ := t.params[elem].(core.Type)
	return e
}

// Shape returns the sizes.
func (t *ShapedType) Shape() []int64 {
	at, _, _ := t.def.m.Shaped()
	list, _ := t.params[at].([]any)
	shape := make([]int64, len(list))
	for i, n := range list {
		shape[i], _ = n.(int64)
	}
	return shape
}

// CloneWith returns the type with another shape and element type; a nil shape keeps the shape.
func (t *ShapedType) CloneWith(shape []int64, elem core.Type) core.ShapedType {
	at, of, _ := t.def.m.Shaped()
	params := slices.Clone(t.params)
	if shape != nil {
		list := make([]any, len(shape))
		for i, n := range shape {
			list[i] = n
		}
		params[at] = list
	}
	params[of] = elem
	s, _ := t.def.makeType(t.Context(), params).(core.ShapedType)
	return s
}

// Attr is an attribute of a live definition.
type Attr struct {
	core.AttrBase
	values
}

// TypedAttr is an attribute of a live definition that has a type of its own.
type TypedAttr struct{ Attr }

// Type returns the attribute's own type.
func (a *TypedAttr) Type() core.Type {
	for i, p := range a.def.m.Params {
		if p.Self {
			t, _ := a.params[i].(core.Type)
			return t
		}
	}
	return nil
}

// values are the parameters of a type or an attribute. The Go types of a value are int64 or uint64 for integers, bool,
// string, float64, num.Int, num.Float, uint64 for an enum, core.Type, core.Attribute, and []any for a list; nil is what
// is absent.
type values struct {
	def    *define
	params []any
	// set holds the mutable parameters, which are set once after the type was made.
	set []core.SetOnce[any]
}

// Param returns the parameter of that name and whether the definition has it; a mutable one that is not set is nil.
func (v *values) Param(name string) (value any, ok bool) {
	i := slices.IndexFunc(v.def.m.Params, func(p *model.Param) bool { return p.Name == name })
	if i < 0 {
		return nil, false
	}
	if v.def.m.Params[i].Mutable {
		x, _ := v.set[i].Get()
		return x, true
	}
	return v.params[i], true
}

// SetParam sets a mutable parameter. It changes nothing and returns false when that was done before, or when there is
// no such mutable parameter.
func (v *values) SetParam(name string, value any) bool {
	i := slices.IndexFunc(v.def.m.Params, func(p *model.Param) bool { return p.Name == name && p.Mutable })
	return i >= 0 && v.set[i].Set(value)
}

// MakeEnum implements [core.EnumAsm].
func (x *define) MakeEnum(c *core.Context, v uint64) core.Attribute {
	if x.m.Enum == nil {
		return nil
	}
	return x.makeAttr(c, []any{truncated(x.m.Enum, v)})
}

// EnumValue implements [core.EnumAsm].
func (x *define) EnumValue(a core.Attribute) uint64 { v, _ := valuesOf(a).params[0].(uint64); return v }

// valuesOf returns the parameters of a live type or attribute.
func valuesOf(x any) *values {
	switch x := x.(type) {
	case *Type:
		return &x.values
	case *ShapedType:
		return &x.values
	case *Attr:
		return &x.values
	case *TypedAttr:
		return &x.values
	}
	return nil
}

// define is the definition of a type or an attribute.
type define struct {
	d    *dialect
	m    *model.AttrOrTypeDef
	typ  core.TypeDef
	attr core.AttrDef
	// parser and printer are empty without a declarative format.
	parser  []*asmprog.Step
	printer []*asmprog.WriteStep
	// unreadable says why there is no text form.
	unreadable string
	// checked are the constraints of parameters that reading verifies.
	checked []int
	self    int // index of the parameter that is the attribute's own type, or -1
}

// defTraits lists the traits that dialects declare.
func (d *dialect) defTraits(m *model.AttrOrTypeDef) []*core.Trait {
	var out []*core.Trait
	for _, u := range m.Traits {
		if u.Trait.Kind == model.TraitOwn {
			out = append(out, d.ownTrait(u.Trait))
		}
	}
	return out
}

// define makes the definition's run-time form.
func (d *dialect) define(m *model.AttrOrTypeDef) *define {
	x := &define{d: d, m: m, self: slices.IndexFunc(m.Params, func(p *model.Param) bool { return p.Self })}
	for i, p := range m.Params {
		if p.Checked() != nil {
			x.checked = append(x.checked, i)
		}
	}
	walk := m.Contains()
	if m.IsAttr {
		x.attr = core.AttrDef{Dialect: d.m.Prefix(), Extension: d.extension(), Mnemonic: m.Mnemonic, Asm: x,
			Interfaces: d.attrInterfaces(m), Traits: d.defTraits(m)}
		x.attr.Location = m.Location
		if m.Encoded {
			x.attr.Asm = encoded{x}
		}
		if m.Alias {
			x.attr.Alias = func(any, core.Attribute) string { return form.AliasName(m) }
		}
		if x.self >= 0 {
			x.attr.SelfType = func(a core.Attribute) core.Type { t, _ := valuesOf(a).params[x.self].(core.Type); return t }
		}
		if walk {
			x.attr.Walk = func(a core.Attribute, types func(core.Type), attrs func(core.Attribute)) {
				x.walk(valuesOf(a), types, attrs)
			}
			x.attr.Replace = x
		}
		return x
	}
	x.typ = core.TypeDef{Dialect: d.m.Prefix(), Extension: d.extension(), Mnemonic: m.Mnemonic, Asm: x,
		Interfaces: d.typeInterfaces(m), Traits: d.defTraits(m)}
	if m.Encoded {
		x.typ.Asm = encoded{x}
	}
	if m.Alias {
		x.typ.Alias = func(any, core.Type) string { return form.AliasName(m) }
	}
	if walk {
		x.typ.Walk = func(t core.Type, types func(core.Type), attrs func(core.Attribute)) {
			x.walk(valuesOf(t), types, attrs)
		}
		x.typ.Replace = x
	}
	return x
}

func (x *define) walk(v *values, types func(core.Type), attrs func(core.Attribute)) {
	var one func(x any)
	one = func(x any) {
		switch x := x.(type) {
		case core.Type:
			types(x)
		case core.Attribute:
			attrs(x)
		case []any:
			for _, e := range x {
				one(e)
			}
		}
	}
	for i, p := range x.m.Params {
		if p.Contains() {
			one(v.params[i])
		}
	}
}

// ReplaceType implements [core.TypeReplacer].
func (x *define) ReplaceType(t core.Type, types func(core.Type) core.Type, attrs func(core.Attribute) core.Attribute) core.Type {
	return x.makeType(t.Context(), x.replaced(valuesOf(t), types, attrs))
}

// ReplaceAttr implements [core.AttrReplacer].
func (x *define) ReplaceAttr(a core.Attribute, types func(core.Type) core.Type,
	attrs func(core.Attribute) core.Attribute) core.Attribute {
	return x.makeAttr(a.Context(), x.replaced(valuesOf(a), types, attrs))
}

// replaced are the parameters with what they contain replaced; a replacement that does not fit its parameter is not
// made.
func (x *define) replaced(v *values, types func(core.Type) core.Type, attrs func(core.Attribute) core.Attribute) []any {
	var one func(t *model.ParamType, v any) any
	one = func(t *model.ParamType, v any) any {
		class := x.d.classOf(t.Constraint)
		switch v := v.(type) {
		case core.Type:
			if n := types(v); n != nil && (class == nil || class.Has(n)) {
				return n
			}
		case core.Attribute:
			if n := attrs(v); n != nil && (class == nil || class.Has(n)) {
				return n
			}
		case []any:
			list := make([]any, len(v))
			for i, e := range v {
				list[i] = one(t.Elem, e)
			}
			return list
		}
		return v
	}
	out := slices.Clone(v.params)
	for i, p := range x.m.Params {
		if p.Contains() {
			out[i] = one(&p.Type, v.params[i])
		}
	}
	return out
}

// addKey adds a parameter to a key.
func addKey(k *core.Key, t *model.ParamType, v any) {
	if c := form.Codec(*t, true); c != nil {
		c.AddTo(k, v)
		return
	}
	if t.Kind == model.ParamMaybe {
		if v != nil {
			addKey(k, t.Elem, v)
		}
		return
	}
	list, _ := v.([]any)
	k.Uint(uint64(len(list)))
	for _, e := range list {
		addKey(k, t.Elem, e)
	}
}

func (x *define) key(params []any) *core.Key {
	k := new(core.Key)
	for i, p := range x.m.Params {
		if p.Mutable {
			continue
		}
		if p.Optional {
			k.Bool(params[i] != nil) // an absent number is not 0
		}
		addKey(k, &p.Type, params[i])
	}
	return k
}

func (x *define) values(params []any) values {
	return values{def: x, params: params, set: make([]core.SetOnce[any], len(params))}
}

// makeType returns the one type with these parameters, which must not be changed afterwards.
func (x *define) makeType(c *core.Context, params []any) core.Type {
	if _, _, ok := x.m.Shaped(); ok {
		return core.InternType(c, &x.typ, x.key(params), func() *ShapedType { return &ShapedType{Type{values: x.values(params)}} })
	}
	return core.InternType(c, &x.typ, x.key(params), func() *Type { return &Type{values: x.values(params)} })
}

// makeAttr returns the one attribute with these parameters, which must not be changed afterwards.
func (x *define) makeAttr(c *core.Context, params []any) core.Attribute {
	if x.self >= 0 {
		if params[x.self] == nil && x.m.Params[x.self].Type.Constraint == nil {
			params[x.self] = c.None() // as generated constructors do
		}
		return core.InternAttr(c, &x.attr, x.key(params), func() *TypedAttr { return &TypedAttr{Attr{values: x.values(params)}} })
	}
	return core.InternAttr(c, &x.attr, x.key(params), func() *Attr { return &Attr{values: x.values(params)} })
}

// check verifies the constraints of the parameters.
func (x *define) check(c *core.Context, r *core.Reporter, at core.Location, params []any) bool {
	for _, i := range x.checked {
		p := x.m.Params[i]
		if p.Optional && params[i] == nil {
			continue
		}
		s := scope{ctx: c, d: x.d, self: params[i]}
		if !s.truth(p.Type.Constraint.Pred) {
			r.Errorf(at, "failed to verify '%s': %s", p.Name, p.Type.Constraint.Summary)
			return false
		}
	}
	return true
}

// zero is the value of a parameter that is not given and has no default.
func zero(t *model.ParamType) any {
	if c := form.Codec(*t, true); c != nil {
		return c.Zero
	} else if t.Kind == model.ParamList {
		return []any(nil)
	}
	return nil
}

// defaultOf is the value of a parameter that is not given.
func (x *define) defaultOf(c *core.Context, p *model.Param) any {
	k := p.Default
	if k == nil {
		return zero(&p.Type)
	}
	switch {
	case p.Type.Scalar != nil:
		return scalar(k, p.Type.Scalar.Zero)
	case p.Type.Kind == model.ParamEnum:
		return uint64(k.Int)
	case k.Kind == model.ConstList && len(k.List) == 0:
		return []any(nil)
	case p.Type.Kind == model.ParamTypeRef:
		t, err := core.ParseType(c, k.Str)
		if err != nil {
			return nil
		}
		return t
	case p.Type.Kind == model.ParamAttrRef:
		if a := x.d.constant(c, form.AttrConst(k, p.Type.Constraint)); a != nil {
			return a
		}
	}
	return zero(&p.Type)
}

// scalar returns the value of a default, which has the type of the zero value.
func scalar(k *model.Const, zero any) any {
	switch zero.(type) {
	case bool:
		return k.Bool
	case string:
		return k.Str
	case uint64:
		return uint64(k.Int)
	case float64:
		if k.Kind == model.ConstFloat {
			return k.Float
		}
		return float64(k.Int)
	}
	return k.Int
}

// isDefault reports whether a parameter that may be left out is not printed.
func (x *define) isDefault(c *core.Context, p *model.Param, v any) bool {
	if l, ok := v.([]any); ok {
		return len(l) == 0
	}
	if p.Default == nil && p.Type.Kind == model.ParamGo {
		return false
	}
	return v == x.defaultOf(c, p)
}
