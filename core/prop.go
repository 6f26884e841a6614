package core

import (
	"slices"
	"strconv"
	"strings"

	"github.com/odsgen/ods/core/lex"
)

// PropKind is the form of a property's value.
type PropKind uint8

// The kinds of properties.
const (
	PropInt      PropKind = iota // an integer of Width bits
	PropBool                     // true, false
	PropString                   // "text"
	PropUnit                     // unit, unit_absent; as an attribute unit or false
	PropEnum                     // keyword of a case; as an attribute an integer of Width bits
	PropArray                    // [a, b]; as an attribute an array
	PropPacked                   // [1, 2]; as an attribute a packed array of integers of Width bits
	PropOptional                 // none, or the value; as an attribute an array of none or one
	PropSome                     // none, some<value>; as an attribute the same
	PropNamed                    // Keyword<value>; as an attribute the value's
	PropGo                       // a Go type, which Hooks read, write and convert
)

// Prop says how a property that is not an attribute is read, written and converted. Operations store the attribute form
// of a property, in one normal form, so that equality and hashing need nothing more. Values are static data, shared by
// all contexts.
type Prop struct {
	Kind PropKind
	// Summary is the type in messages, such as "int64_t".
	Summary string
	// Width is that of integers, and Unsigned says how they are spelled.
	Width    uint
	Unsigned bool
	// Keyword precedes the value of a PropNamed.
	Keyword string
	// Elem is what an array, an optional or a named property is made of.
	Elem *Prop
	// Enum spells the cases of an enum.
	Enum *EnumSpelling
	// Hooks are the functions of a PropGo.
	Hooks *PropHooks
}

// EnumSpelling maps the integers of an enum to text and back.
type EnumSpelling struct {
	// Name is the enum in messages; CPP its class there.
	Name, CPP string
	Cases     []string
	// Commas stand between the cases of a combination instead of '|'.
	Commas bool
	// Value returns the number of a text that is made of cases, and Text the inverse.
	Value func(text string) (uint64, bool)
	Text  func(v uint64) string
	// Attr is the attribute that is accepted, besides integers, where the property is given as one; nil for none.
	Attr *AttrDef
}

// PropHooks are the hand-written functions of a property of a Go type. A value is passed in its attribute form.
type PropHooks struct {
	// Parse reads a value; nothing has been consumed and found is false when none starts here.
	Parse func(hooks any, p *Parser) (a Attribute, found, ok bool)
	Print func(hooks any, p *Printer, a Attribute)
	// Convert brings an attribute into normal form, or says what it should be.
	Convert func(hooks any, c *Context, a Attribute) (Attribute, string)
	// Zero is the value of a property that nothing sets.
	Zero func(c *Context) Attribute
}

// hasDefault reports whether a property of this form has a value when none is given; such a value inside an optional
// one is spelled out as some<...>.
func (d *Prop) hasDefault() bool {
	return d.Kind == PropUnit || d.Kind == PropOptional || d.Kind == PropSome
}

// zero returns the value of a property that nothing sets.
func (d *Prop) zero(c *Context) Attribute {
	switch d.Kind {
	case PropBool, PropUnit:
		return c.Bool(false)
	case PropString:
		return c.String("")
	case PropArray, PropOptional, PropSome:
		return c.Array()
	case PropPacked:
		return c.IntArray(c.Integer(d.Width))
	case PropNamed:
		return d.Elem.zero(c)
	case PropGo:
		return d.Hooks.Zero(c)
	}
	return c.IntegerAttr(c.Integer(d.Width), 0)
}

// convert brings an attribute that stands for the property into normal form, or says what is wrong with it.
func (d *Prop) convert(hooks any, c *Context, a Attribute) (Attribute, string) {
	switch d.Kind {
	case PropInt:
		if i, ok := a.(*IntegerAttr); ok {
			return c.IntegerAttr(c.Integer(d.Width), intOf(i)), ""
		}
		return nil, "expected IntegerAttr for key `value`"
	case PropBool:
		if i, ok := a.(*IntegerAttr); ok && i.Type() == Type(c.I1()) {
			return a, ""
		}
		return nil, "expected string property to come from string attribute" // upstream's words
	case PropString:
		if _, ok := a.(*StringAttr); ok {
			return a, ""
		}
		return nil, "expected string property to come from string attribute"
	case PropUnit:
		return d.convertUnit(c, a)
	case PropEnum:
		return d.convertEnum(c, a)
	case PropPacked:
		if x, ok := a.(*DenseArrayAttr); ok && x.ElementType() == Type(c.Integer(d.Width)) {
			return a, ""
		}
		return nil, "expected DenseI" + strconv.FormatUint(uint64(d.Width), 10) + "ArrayAttr for key `value`"
	case PropArray, PropOptional, PropSome:
		return d.convertItems(hooks, c, a)
	case PropNamed:
		return d.Elem.convert(hooks, c, a)
	case PropGo:
		return d.Hooks.Convert(hooks, c, a)
	}
	return a, ""
}

func (d *Prop) convertUnit(c *Context, a Attribute) (Attribute, string) {
	if _, ok := a.(*UnitAttr); ok {
		return a, ""
	}
	if i, ok := a.(*IntegerAttr); ok && i.Type() == Type(c.I1()) {
		if intOf(i) != 0 {
			return c.Unit(), ""
		}
		return a, ""
	}
	return nil, "expected unit or a boolean for a unit property"
}

func (d *Prop) convertEnum(c *Context, a Attribute) (Attribute, string) {
	if x, ok := a.(interface{ Def() *AttrDef }); ok && d.Enum.Attr != nil && x.Def() == d.Enum.Attr {
		if e, ok := d.Enum.Attr.Asm.(EnumAsm); ok {
			return c.IntegerAttr(c.Integer(d.Width), int64(e.EnumValue(a))), ""
		}
	}
	if i, ok := a.(*IntegerAttr); ok {
		return c.IntegerAttr(c.Integer(d.Width), intOf(i)), ""
	}
	if d.Enum.Attr != nil {
		return nil, "expected " + d.Enum.CPP + "Attr or IntegerAttr storage for " + d.Enum.CPP
	}
	return nil, "expected IntegerAttr storage for " + d.Enum.CPP
}

func (d *Prop) convertItems(hooks any, c *Context, a Attribute) (Attribute, string) {
	list, ok := a.(*ArrayAttr)
	switch {
	case !ok && d.Kind == PropArray:
		return nil, "expected array attribute"
	case !ok:
		return nil, "expected optional properties to materialize as arrays"
	case d.Kind != PropArray && list.Len() > 1:
		return nil, "expected optional properties to become 0- or 1-element arrays"
	}
	out := make([]Attribute, list.Len())
	for i := range out {
		x, wrong := d.Elem.convert(hooks, c, list.elems[i])
		if wrong != "" {
			return nil, wrong
		}
		out[i] = x
	}
	return c.Array(out...), ""
}

// Prop reads the property that slot i holds, in the form that its definition gives.
func (p *Parser) Prop(st *OperationState, i int) bool {
	_, ok := p.propSlot(st, i, false)
	return ok
}

// TryProp is [Parser.Prop] when nothing is legal, too.
func (p *Parser) TryProp(st *OperationState, i int) (found, ok bool) { return p.propSlot(st, i, true) }

func (p *Parser) propSlot(st *OperationState, i int, try bool) (found, ok bool) {
	at, s := p.start, &st.Info.def.Slots[i]
	a, found, ok := p.prop(s.Prop, st.Info.Hooks(), try)
	if !ok {
		return true, p.opFail(at, "invalid value for property "+s.Name+", expected "+s.Prop.Summary)
	}
	if found {
		st.SetSlot(i, a)
	}
	return found, true
}

// prop reads a value. With try, nothing is legal: found is false and nothing is consumed then.
func (p *Parser) prop(d *Prop, hooks any, try bool) (a Attribute, found, ok bool) {
	switch d.Kind {
	case PropInt, PropBool:
		return p.propInt(d, try)
	case PropString:
		var s string
		if found = p.TryStr(&s); !found {
			return nil, false, try || p.opFail(p.start, "expected string")
		}
		return p.ctx.String(s), true, true
	case PropUnit:
		switch {
		case p.TryKeyword("unit"):
			return p.ctx.Unit(), true, true
		case p.TryKeyword("unit_absent"):
			return p.ctx.Bool(false), true, true
		}
		return nil, false, try || p.opFail(p.start, "expected 'unit' or 'unit_absent'")
	case PropEnum:
		return p.propEnum(d, try)
	case PropArray, PropPacked:
		return p.propList(d, hooks, try)
	case PropOptional, PropSome:
		return p.propOptional(d, hooks, try)
	case PropNamed:
		switch {
		case try && !p.TryKeyword(d.Keyword):
			return nil, false, true
		case !try && !p.Keyword(d.Keyword), !p.Punct(PunctLess):
			return nil, true, false
		}
		a, _, ok = p.prop(d.Elem, hooks, false)
		return a, true, ok && p.Punct(PunctGreater)
	}
	a, found, ok = d.Hooks.Parse(hooks, p)
	return a, found, ok && (found || try)
}

func (p *Parser) propInt(d *Prop, try bool) (a Attribute, found, ok bool) {
	var v int64
	at := p.start
	if found, ok = p.TryInteger(&v); !found || !ok {
		return nil, found, ok && (try || p.opFail(at, "expected integer value"))
	}
	switch {
	case d.Kind == PropBool && v>>1 == 0:
		return p.ctx.Bool(v != 0), true, true
	case d.Kind == PropBool, d.Unsigned && d.Width < 64 && v>>d.Width != 0, !d.Unsigned && d.Width < 64 && v>>(d.Width-1) != v>>63:
		return nil, true, p.opFail(at, "integer value too large")
	}
	return p.ctx.IntegerAttr(p.ctx.Integer(d.Width), v), true, true
}

func (p *Parser) propEnum(d *Prop, try bool) (a Attribute, found, ok bool) {
	e := d.Enum
	from := func(text string) Attribute {
		v, _ := e.Value(text)
		return p.ctx.IntegerAttr(p.ctx.Integer(d.Width), int64(v))
	}
	at := p.start
	found, ok = p.enumProp(e, from, &a)
	if ok && !found && !try {
		message := "expected keyword for " + e.Name
		if w := p.PeekKeyword(); w != "" {
			message = e.unknownWord(w)
		}
		ok = p.opFail(at, message)
	}
	return a, found, ok
}

// enumProp reads the keywords of an enum's cases, with '|' or commas between those of a bit enum.
func (p *Parser) enumProp(e *EnumSpelling, make func(string) Attribute, dst *Attribute) (found, ok bool) {
	if !slices.Contains(e.Cases, p.PeekKeyword()) {
		return false, true
	}
	var text, w string
	p.TryAnyKeyword(&text)
	separator, between := PunctVBar, "|"
	if e.Commas {
		separator, between = PunctComma, ", "
	}
	for p.TryPunct(separator) {
		at := p.start
		if !p.AnyKeyword(&w) {
			return true, false
		}
		if !slices.Contains(e.Cases, w) {
			return true, p.opFail(at, e.unknownWord(w))
		}
		text += between + w
	}
	*dst = make(text)
	return true, true
}

func (e *EnumSpelling) unknownWord(w string) string {
	return "expected one of [" + strings.Join(e.Cases, ", ") + "] for " + e.Name + ", got: " + w
}

func (p *Parser) propList(d *Prop, hooks any, try bool) (a Attribute, found, ok bool) {
	if try && p.kind != lex.LSquare {
		return nil, false, true
	}
	elem := d.Elem
	if d.Kind == PropPacked {
		elem = &Prop{Kind: PropInt, Width: d.Width, Unsigned: d.Unsigned}
	}
	var list []Attribute
	ok = p.List(DelimSquare, "", func() bool {
		x, _, ok := p.prop(elem, hooks, false)
		list = append(list, x)
		return ok
	})
	switch {
	case !ok:
		return nil, true, false
	case d.Kind == PropArray:
		return p.ctx.Array(list...), true, true
	}
	ints := make([]int64, len(list))
	for i, x := range list {
		ints[i] = intOf(x)
	}
	return p.ctx.IntArray(p.ctx.Integer(d.Width), ints...), true, true
}

func (p *Parser) propOptional(d *Prop, hooks any, try bool) (a Attribute, found, ok bool) {
	if p.TryKeyword("none") {
		return p.ctx.Array(), true, true
	}
	if d.Kind == PropOptional && !d.Elem.hasDefault() {
		if a, found, ok = p.prop(d.Elem, hooks, true); !found || !ok {
			return nil, found, ok && try
		}
		return p.ctx.Array(a), true, true
	}
	if !p.TryKeyword("some") {
		return nil, false, try || p.opFail(p.start, "expected 'none' or 'some<prop>'")
	}
	if !p.Punct(PunctLess) {
		return nil, true, false
	}
	a, _, ok = p.prop(d.Elem, hooks, false)
	if !ok || !p.Punct(PunctGreater) {
		return nil, true, false
	}
	return p.ctx.Array(a), true, true
}

// Prop prints the property that slot i holds, in the form that its definition gives.
func (p *Printer) Prop(op *Operation, i int) {
	if a := op.Slot(i); a != nil {
		p.prop(op.info.def.Slots[i].Prop, op.info.Hooks(), a)
	}
}

func (p *Printer) prop(d *Prop, hooks any, a Attribute) {
	switch d.Kind {
	case PropBool:
		p.Bool(intOf(a) != 0)
	case PropInt:
		p.propInt(d, intOf(a))
	case PropString:
		if s, ok := a.(*StringAttr); ok {
			p.QuotedString(s.Value())
		}
	case PropUnit:
		if _, ok := a.(*UnitAttr); ok {
			p.Str("unit")
		} else {
			p.Str("unit_absent")
		}
	case PropEnum:
		p.Str(d.Enum.Text(d.unsigned(intOf(a))))
	case PropArray, PropPacked:
		p.Byte('[')
		p.propItems(d, hooks, a)
		p.Byte(']')
	case PropOptional, PropSome:
		p.propOptional(d, hooks, a)
	case PropNamed:
		p.Str(d.Keyword)
		p.Byte('<')
		p.prop(d.Elem, hooks, a)
		p.Byte('>')
	case PropGo:
		d.Hooks.Print(hooks, p, a)
	}
}

func (p *Printer) propInt(d *Prop, v int64) {
	if d.Unsigned {
		p.Uint(d.unsigned(v))
		return
	}
	p.Int(v)
}

// unsigned returns the bits of an integer of the property's width.
func (d *Prop) unsigned(v int64) uint64 {
	if d.Width >= 64 {
		return uint64(v)
	}
	return uint64(v) & (1<<d.Width - 1)
}

func (p *Printer) propItems(d *Prop, hooks any, a Attribute) {
	switch a := a.(type) {
	case *ArrayAttr:
		for i := range a.Len() {
			if i > 0 {
				p.Str(", ")
			}
			p.prop(d.Elem, hooks, a.elems[i])
		}
	case *DenseArrayAttr:
		for i := range a.Len() {
			if i > 0 {
				p.Str(", ")
			}
			p.propInt(d, a.Int(i))
		}
	}
}

func (p *Printer) propOptional(d *Prop, hooks any, a Attribute) {
	list, ok := a.(*ArrayAttr)
	switch {
	case !ok || list.Len() == 0:
		p.Str("none")
	case d.Kind == PropOptional && !d.Elem.hasDefault():
		p.prop(d.Elem, hooks, list.elems[0])
	default:
		p.Str("some<")
		p.prop(d.Elem, hooks, list.elems[0])
		p.Byte('>')
	}
}

// intOf returns the value of an integer attribute, 0 for anything else.
func intOf(a Attribute) int64 {
	if i, ok := a.(*IntegerAttr); ok {
		return i.Int64()
	}
	return 0
}
