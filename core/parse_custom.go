package core

import "github.com/odsgen/ods/core/lex"

// CustomType is [ParseCustomType] for a type whose definition tells its Go type.
func (p *Parser) CustomType(def *TypeDef, dst *Type) bool {
	at, whole := p.start, p.kind == lex.Bang
	if whole {
		*dst = p.parseType()
	} else if !p.shortType(def, dst) {
		return false
	}
	if *dst == nil {
		return false
	}
	if t, ok := (*dst).(interface{ Def() *TypeDef }); ok && t.Def() == def {
		return true
	}
	if whole {
		return p.opFail(at, "invalid kind of type specified")
	}
	return p.failHere("invalid kind of type specified")
}

// shortType reads a type of a definition without its prefix, or as a whole when nothing would follow that.
func (p *Parser) shortType(def *TypeDef, dst *Type) bool {
	d := p.loadedDialect(def.owner())
	if d == nil {
		return p.failHere("dialect '" + def.owner() + "' is not registered; add it to the context")
	}
	at := p.start
	if !p.TypeBody(def, d.Hooks, dst) {
		return false
	}
	if p.start != at || def.Walk != nil {
		return true
	}
	t := p.parseType()
	if t == nil {
		return false
	}
	if d := t.typeBase().def; d != def {
		return p.opFail(at, "invalid kind of type specified: expected "+def.Dialect+"."+def.Mnemonic+", but found '"+TypeString(t)+"'")
	}
	*dst = t
	return true
}

// CustomAttr is [ParseCustomAttr] for an attribute whose definition tells its Go type, and whose type nothing else tells.
func (p *Parser) CustomAttr(def *AttrDef, dst *Attribute) bool {
	at, whole := p.start, p.kind == lex.Hash
	if whole {
		*dst = p.parseAttr(nil)
	} else if !p.shortAttr(def, dst, nil) {
		return false
	}
	if *dst == nil {
		return false
	}
	if a, ok := (*dst).(interface{ Def() *AttrDef }); ok && a.Def() == def {
		return true
	}
	if whole {
		return p.opFail(at, "invalid kind of attribute specified")
	}
	return p.failHere("invalid kind of attribute specified")
}

// shortAttr reads an attribute of a definition without its prefix.
func (p *Parser) shortAttr(def *AttrDef, dst *Attribute, t Type) (ok bool) {
	d := p.loadedDialect(def.owner())
	if d == nil {
		return p.failHere("dialect '" + def.owner() + "' is not registered; add it to the context")
	}
	*dst, ok = def.Asm.ParseAttr(d.Hooks, p, t) // in the operation's syntax, whose errors name it
	return ok
}
