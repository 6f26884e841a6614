package core

import "bytes"

// typeElision says whether the type after an attribute may be left out.
type typeElision uint8

const (
	elideNever typeElision = iota
	elideMay               // when it is the default for the kind, as in arrays
	elideMust
)

// Attr writes an attribute with its type, by its alias when it has one.
func (p *Printer) Attr(a Attribute) { p.attr(a, elideNever) }

// AttrNoType writes an attribute without its type, because the context tells it.
func (p *Printer) AttrNoType(a Attribute) { p.attr(a, elideMust) }

func (p *Printer) attr(a Attribute, elide typeElision) {
	if p.collect != nil {
		p.collect.visitAttr(p, a, elide == elideMust)
		return
	}
	if a == nil {
		p.Str("<<NULL ATTRIBUTE>>")
		return
	}
	if p.aliases != nil && !a.attrBase().aliasFree.Load() {
		if s := p.aliases.of(a); s != "" {
			p.Str(s)
			return
		}
	}
	p.attrBody(a, elide)
}

// AttrAlias writes the alias of an attribute. It reports whether there is one: if not, nothing is written.
func (p *Printer) AttrAlias(a Attribute) bool {
	if p.collect != nil {
		p.collect.visitAttr(p, a, false)
		return true
	}
	s := ""
	if p.aliases != nil {
		s = p.aliases.of(a)
	}
	p.Str(s)
	return s != ""
}

func (t *aliasTable) of(a Attribute) string {
	if l, ok := a.(*LocationAttr); ok {
		return t.ofLoc(l.value)
	}
	return t.attrs[a.attrBase()]
}

// StrippedAttr writes a dialect's attribute without # and its name where the context tells them, and a packed array as
// its elements in brackets; other attributes as usual.
func (p *Printer) StrippedAttr(a Attribute) {
	if a == nil || p.collect != nil {
		p.Attr(a)
		return
	}
	if d, ok := a.(*DenseArrayAttr); ok {
		p.Byte('[')
		p.denseArrayElements(d)
		p.Byte(']')
		return
	}
	def := a.attrBase().def
	if def == nil || p.aliases != nil && p.aliases.attrs[a.attrBase()] != "" {
		p.Attr(a)
		return
	}
	at := len(p.buf)
	if def.Asm != nil {
		def.Asm.PrintAttr(p.hooksOf(def.owner()), p, a)
	}
	if len(p.buf) == at {
		p.Attr(a)
	}
}

// NamedAttr writes an entry of a dictionary: name = value, or the name alone for a unit attribute.
func (p *Printer) NamedAttr(a NamedAttr) { p.namedAttr(a.Name, a.Value) }

func (p *Printer) namedAttr(name string, a Attribute) {
	if p.collect != nil {
		p.Attr(a)
		return
	}
	p.KeywordOrString(name)
	if _, unit := a.(*UnitAttr); unit {
		return
	}
	p.Str(" = ")
	p.Attr(a)
}

// attrBody writes an attribute regardless of its alias.
func (p *Printer) attrBody(a Attribute, elide typeElision) {
	switch a := a.(type) {
	case *IntegerAttr:
		if t, ok := a.typ.(*IntegerType); ok && t.width == 1 && t.signedness == Signless {
			p.truth(!a.value.IsZero())
			return
		}
		p.APInt(a.value, !isUnsigned(a.typ))
		if elide == elideMay && a.typ == Type(p.ctx.I64()) {
			return
		}
	case *FloatAttr:
		at := len(p.buf)
		p.APFloat(a.value)
		if elide == elideMay && a.typ == p.ctx.F64() && !bytes.HasPrefix(p.buf[at:], []byte("0x")) {
			return
		}
	case *StringAttr:
		p.QuotedString(a.value)
	case *SymbolRefAttr:
		p.SymbolName(a.root)
		for _, n := range a.nested {
			p.Str("::")
			p.SymbolName(n)
		}
		return
	case *TypeAttr:
		p.Type(a.value)
		return
	case *UnitAttr:
		p.Str("unit")
		return
	case *ArrayAttr:
		p.Byte('[')
		for i, e := range a.elems {
			if i > 0 {
				p.Str(", ")
			}
			p.attr(e, elideMay)
		}
		p.Byte(']')
		return
	case *DictAttr:
		p.Byte('{')
		for i, e := range a.entries {
			if i > 0 {
				p.Str(", ")
			}
			p.namedAttr(e.Name, e.Value)
		}
		p.Byte('}')
		return
	case *AffineMapAttr:
		p.affineMap(a)
		return
	case *IntegerSetAttr:
		p.integerSet(a)
		return
	case *StridedLayoutAttr:
		p.stridedLayout(a)
		return
	case *DistinctAttr:
		p.distinctAttr(a)
		return
	case *LocationAttr:
		p.Loc(a.value)
		return
	case *OpaqueAttr:
		p.dialectSymbol('#', a.dialect, func() { p.Str(a.data) })
	case *DenseElementsAttr:
		p.denseElements(a)
	case *DenseStringElementsAttr:
		p.denseStrings(a)
	case *SparseElementsAttr:
		p.sparseElements(a)
	case *DenseResourceAttr:
		p.denseResource(a)
	case *DenseArrayAttr:
		p.denseArray(a)
		return
	default:
		if def := a.attrBase().def; def != nil {
			p.dialectSymbol('#', def.Dialect, func() { p.dialectAttrBody(def, a) })
		}
	}
	if elide != elideMust {
		if t := selfType(a); t != nil {
			p.Str(" : ")
			p.Type(t)
		}
	}
}

// selfType returns the type that is printed after an attribute, nil when there is none.
func selfType(a Attribute) Type {
	var t Type
	if def := a.attrBase().def; def != nil {
		if def.SelfType != nil {
			t = def.SelfType(a)
		}
	} else if typed, ok := a.(TypedAttr); ok {
		t = typed.Type()
	}
	if _, none := t.(*NoneType); none {
		return nil
	}
	return t
}

func isUnsigned(t Type) bool {
	i, ok := t.(*IntegerType)
	return ok && i.signedness == Unsigned
}

func (p *Printer) truth(v bool) {
	if v {
		p.Str("true")
		return
	}
	p.Str("false")
}

func (p *Printer) stridedLayout(a *StridedLayoutAttr) {
	p.Str("strided<[")
	for i, s := range a.strides {
		if i > 0 {
			p.Str(", ")
		}
		p.dim(s)
	}
	p.Byte(']')
	if a.offset != 0 {
		p.Str(", offset: ")
		p.dim(a.offset)
	}
	p.Byte('>')
}

func (p *Printer) distinctAttr(a *DistinctAttr) {
	if p.shared.distinct == nil {
		p.shared.distinct = make(map[*DistinctAttr]int)
	}
	id, ok := p.shared.distinct[a]
	if !ok {
		id = len(p.shared.distinct)
		p.shared.distinct[a] = id
	}
	p.Str("distinct[")
	p.Int(int64(id))
	p.Str("]<")
	if _, unit := a.ref.(*UnitAttr); !unit {
		p.Attr(a.ref)
	}
	p.Byte('>')
}

// dialectAttrBody writes the mnemonic and parameters of a dialect's attribute.
func (p *Printer) dialectAttrBody(def *AttrDef, a Attribute) {
	hooks := p.hooksOf(def.owner())
	if def.Mnemonic == "" {
		if d := p.ctx.Dialect(def.Dialect); d != nil && d.Def.PrintAttr != nil {
			d.Def.PrintAttr(hooks, p, a)
		}
		return
	}
	p.Str(p.ctx.mnemonicIn(p.o.versions, def.Dialect, def.Mnemonic, true))
	if def.Asm != nil {
		at := len(p.buf)
		def.Asm.PrintAttr(hooks, p, a)
		if p.o.versions != nil {
			p.oldCases(def, at)
		}
	}
}
