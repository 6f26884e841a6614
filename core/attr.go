package core

import "sync/atomic"

// Attribute is interned, immutable constant data: two attributes of one context are equal exactly when they are the
// same pointer. An absent attribute is the nil interface. Only constructors make attributes; nobody may change one, and
// all are safe for concurrent use.
type Attribute interface {
	// String returns the attribute's text with its type.
	String() string
	// Context returns the context that owns the attribute.
	Context() *Context
	attrBase() *AttrBase
}

// AttrBase is the header that every attribute embeds. Generated attributes embed it first; its fields are set by
// [InternAttr].
type AttrBase struct {
	self Attribute
	ctx  *Context
	def  *AttrDef // nil for builtin attributes
	id   uint32
	// aliasFree is set by the printer when neither the attribute nor anything inside can have an alias.
	aliasFree atomic.Bool
}

func (b *AttrBase) attrBase() *AttrBase { return b }

// Context returns the context that owns the attribute.
func (b *AttrBase) Context() *Context { return b.ctx }

// Def returns the definition of a dialect's attribute, or nil for a builtin one.
func (b *AttrBase) Def() *AttrDef { return b.def }

// AttrNumber returns a number that no other attribute of the context has, for tables by attribute; 0 for none.
func (c *Context) AttrNumber(a Attribute) uint32 {
	if a == nil {
		return 0
	}
	return a.attrBase().id
}

// String returns the attribute's text.
func (b *AttrBase) String() string { return AttrString(b.self) }

// InternAttr returns the one attribute of the context with the given definition and key, made by alloc when it is not
// there yet. Generated constructors call it; alloc must return a fresh value with its parameters set.
func InternAttr[T Attribute](c *Context, def *AttrDef, k *Key, alloc func() T) T {
	c.useAttrDef(def)
	full := c.newKey(keyDialectAttr)
	full.String(def.FullName())
	full.b = append(full.b, k.b...)
	full.ctx, full.part = k.ctx, k.part
	return intern(c, full, func() T { return setAttr(c, def, alloc()) })
}

func setAttr[T Attribute](c *Context, def *AttrDef, a T) T {
	b := a.attrBase()
	b.self, b.ctx, b.def, b.id = a, c, def, c.nextID.Add(1)
	if def != nil && (def.Alias != nil || def.Location) || mayHaveAlias(a) {
		c.aliasable.Store(true)
	}
	return a
}

// TypedAttr is an attribute that has a type: numbers, elements, strings and dialect attributes with a self type.
type TypedAttr interface {
	Attribute
	// Type returns the type of the attribute's value; none or nil when it has no type.
	Type() Type
}
