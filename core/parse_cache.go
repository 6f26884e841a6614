package core

import (
	"encoding/binary"

	"github.com/odsgen/ods/core/num"
)

// parseCaches are small direct-mapped caches in front of the context's tables. They belong to one parser, so a hit
// costs no lock and no key. Those keyed by text hold offsets of an earlier occurrence in the source.
type parseCaches struct {
	ops   [1024]opEntry
	types [512]textEntry[Type]
	ints  [512]intEntry
	syms  [256]textEntry[*SymbolRefAttr]
	strs  [256]textEntry[*StringAttr]
	names [256]textEntry[string]
	maps  [64]textEntry[*AffineMapAttr]
}

type opEntry struct {
	name, dialect string
	info          *OpInfo
}

type textEntry[T any] struct {
	off, n uint32
	v      T
}

type intEntry struct {
	typ *TypeBase
	v   uint64
	a   *IntegerAttr
}

// cached returns the value that a text stood for when it was met last.
func cached[T any](e *textEntry[T], src []byte, start, end int) (v T, ok bool) {
	if n := uint32(end - start); e.n == n && n > 0 && string(src[e.off:e.off+n]) == string(src[start:end]) {
		return e.v, true
	}
	return v, false
}

func remember[T any](e *textEntry[T], start, end int, v T) {
	e.off, e.n, e.v = uint32(start), uint32(end-start), v
}

// lookupOp returns what the context knows about the operation name that the text spells, with the dialect put in front
// when the name has none. It is nil when no registered dialect defines it.
func (p *Parser) lookupOp(text []byte) *OpInfo {
	h := uint32(len(text)) * 0x9e3779b1
	if len(text) >= 8 {
		w := binary.LittleEndian.Uint64(text[len(text)-8:])
		h ^= uint32((w * 0xff51afd7ed558ccd) >> 40)
	} else {
		h ^= hashText(text)
	}
	e := &p.caches.ops[h&1023]
	if e.name == string(text) && e.dialect == p.dialect {
		return e.info
	}
	name := string(text)
	info := p.ctx.LookupOp(name)
	if info == nil && !hasNamespace(name) {
		info = p.ctx.LookupOp(p.dialect + "." + name)
	}
	if info != nil {
		*e = opEntry{name, p.dialect, info}
	}
	return info
}

// loadedDialect is [Context.Dialect] through the cache.
func (p *Parser) loadedDialect(name string) *Dialect {
	if p.recent == nil || p.recent.Def.Name != name {
		d := p.ctx.Dialect(name)
		if d == nil {
			return nil
		}
		p.recent = d
	}
	return p.recent
}

// intAttr is [Context.APIntAttr] through the cache.
func (p *Parser) intAttr(t Type, v num.Int) *IntegerAttr {
	if v.Width() > 64 {
		return p.ctx.APIntAttr(t, v)
	}
	b, w := t.typeBase(), v.Uint64()
	e := &p.caches.ints[(uint32(w)*0x9e3779b1>>16^b.id)&511]
	if e.typ == b && e.v == w {
		return e.a
	}
	a := p.ctx.APIntAttr(t, v)
	*e = intEntry{b, w, a}
	return a
}

// stringAttr returns the string attribute of a piece of source without escapes.
func (p *Parser) stringAttr(start, end int) *StringAttr {
	e := &p.caches.strs[hashText(p.src[start:end])&255]
	if a, ok := cached(e, p.src, start, end); ok {
		return a
	}
	a := p.ctx.String(string(p.src[start:end]))
	remember(e, start, end, a)
	return a
}

// symbolRef returns the flat reference to the symbol that a piece of source without escapes names.
func (p *Parser) symbolRef(start, end int) *SymbolRefAttr {
	e := &p.caches.syms[hashText(p.src[start:end])&255]
	if a, ok := cached(e, p.src, start, end); ok {
		return a
	}
	a := p.ctx.SymbolRef(string(p.src[start:end]))
	remember(e, start, end, a)
	return a
}

// word returns a piece of source as a string, the same one for the same text where possible.
func (p *Parser) word(start, end int) string {
	if start == end {
		return ""
	}
	e := &p.caches.names[hashText(p.src[start:end])&255]
	if s, ok := cached(e, p.src, start, end); ok {
		return s
	}
	s := string(p.src[start:end])
	remember(e, start, end, s)
	return s
}
