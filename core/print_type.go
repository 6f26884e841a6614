package core

import (
	"bytes"
	"strings"
)

// Type writes a type, by its alias when it has one.
func (p *Printer) Type(t Type) {
	if p.collect != nil {
		p.collect.visitType(p, t)
		return
	}
	if t == nil {
		p.Str("<<NULL TYPE>>")
		return
	}
	if p.aliases != nil {
		if b := t.typeBase(); !b.aliasFree.Load() {
			if s, ok := p.aliases.types[b]; ok {
				p.Str(s)
				return
			}
		}
	}
	p.typeBody(t)
}

// StrippedType writes a dialect's type without ! and its name where the context tells them; other types as usual.
func (p *Printer) StrippedType(t Type) {
	if t == nil || p.collect != nil {
		p.Type(t)
		return
	}
	def := t.typeBase().def
	if def == nil || p.aliases != nil && p.aliases.types[t.typeBase()] != "" {
		p.Type(t)
		return
	}
	at := len(p.buf)
	if def.Asm != nil {
		def.Asm.PrintType(p.hooksOf(def.owner()), p, t)
	}
	if len(p.buf) == at {
		p.Type(t)
	}
}

// typeBody writes a type regardless of its alias.
func (p *Printer) typeBody(t Type) {
	switch t := t.(type) {
	case *IntegerType:
		switch t.signedness {
		case Signed:
			p.Byte('s')
		case Unsigned:
			p.Byte('u')
		}
		p.Byte('i')
		p.Int(int64(t.width))
	case *IndexType:
		p.Str("index")
	case *FloatType:
		p.Str(t.sem.String())
	case *NoneType:
		p.Str("none")
	case *FunctionType:
		p.FunctionalType(t.inputs, t.results)
	case *GraphType:
		p.FunctionalType(t.inputs, t.results)
	case *VectorType:
		p.Str("vector<")
		for i, d := range t.shape {
			if t.scalable[i] {
				p.Byte('[')
				p.Int(d)
				p.Byte(']')
			} else {
				p.Int(d)
			}
			p.Byte('x')
		}
		p.Type(t.elem)
		p.Byte('>')
	case *RankedTensorType:
		p.shaped("tensor<", t.shape, t.elem)
		if t.encoding != nil {
			p.Str(", ")
			p.Attr(t.encoding)
		}
		p.Byte('>')
	case *UnrankedTensorType:
		p.Str("tensor<*x")
		p.Type(t.elem)
		p.Byte('>')
	case *MemRefType:
		p.shaped("memref<", t.shape, t.elem)
		if t.layout != nil {
			p.Str(", ")
			p.attr(t.layout, elideMay)
		}
		p.memorySpace(t.space)
	case *UnrankedMemRefType:
		p.Str("memref<*x")
		p.Type(t.elem)
		p.memorySpace(t.space)
	case *ComplexType:
		p.Str("complex<")
		p.Type(t.elem)
		p.Byte('>')
	case *TupleType:
		p.Str("tuple<")
		p.Types(t.types)
		p.Byte('>')
	case *OpaqueType:
		p.dialectSymbol('!', t.dialect, func() { p.Str(t.data) })
	default:
		if def := t.typeBase().def; def != nil {
			p.dialectSymbol('!', def.Dialect, func() { p.dialectTypeBody(def, t) })
		}
	}
}

func (p *Printer) shaped(open string, shape []int64, elem Type) {
	p.Str(open)
	for _, d := range shape {
		p.dim(d)
		p.Byte('x')
	}
	p.Type(elem)
}

func (p *Printer) memorySpace(space Attribute) {
	if space != nil {
		p.Str(", ")
		p.attr(space, elideMay)
	}
	p.Byte('>')
}

// dialectTypeBody writes the mnemonic and parameters of a dialect's type.
func (p *Printer) dialectTypeBody(def *TypeDef, t Type) {
	hooks := p.hooksOf(def.owner())
	if def.Mnemonic == "" {
		if d := p.ctx.Dialect(def.Dialect); d != nil && d.Def.PrintType != nil {
			d.Def.PrintType(hooks, p, t)
		}
		return
	}
	p.Str(p.ctx.mnemonicIn(p.o.versions, def.Dialect, def.Mnemonic, false))
	if def.Asm != nil {
		def.Asm.PrintType(hooks, p, t)
	}
}

// dialectSymbol writes a dialect's type or attribute: !d.body where the body reads as an identifier with an optional
// balanced <...>, else !d<body>. A body that ends in '-' stays after its dot, where it was read: mlir-opt writes
// !d<a->, in which "->" is an arrow and the bracket is never closed, so that it cannot read its own output.
func (p *Printer) dialectSymbol(sigil byte, dialect string, body func()) {
	start, first := len(p.buf), len(p.balanced)
	p.Byte(sigil)
	p.Str(dialect)
	at := len(p.buf)
	p.Byte('.')
	p.symbolDepth++
	body()
	p.symbolDepth--
	balanced := true
	if s := p.buf[at+1:]; !prettyDialectSymbol(s, p.balanced[first:], at+1) {
		if balanced = len(s) == 0 || s[len(s)-1] != '-'; balanced {
			p.buf[at] = '<'
			p.Byte('>')
			balanced = p.symbolDepth > 0 && isBracketed(p.buf[at:], p.balanced[first:], at)
		}
	}
	// The symbol around this one need not look at it again.
	p.balanced = p.balanced[:first]
	if balanced && p.symbolDepth > 0 {
		p.balanced = append(p.balanced, span{start, len(p.buf)})
	}
}

// span is a part of what was written.
type span struct{ from, to int }

// prettyDialectSymbol reports whether the body of a dialect's symbol can be written without <> around it. What is in
// known, which stands at these places when the body stands at place at, is known to be balanced.
func prettyDialectSymbol(s []byte, known []span, at int) bool {
	if len(s) == 0 || !isASCIILetter(s[0]) {
		return false
	}
	i := 0
	for i < len(s) && (isASCIIAlnum(s[i]) || s[i] == '.' || s[i] == '_') {
		i++
	}
	if i == len(s) {
		return true
	}
	if s[i] != '<' || s[len(s)-1] != '>' {
		return false
	}
	return isBracketed(s[i:], known, at+i)
}

// isBracketed reports whether the text is one pair of brackets with what is in it, in which brackets and strings
// are balanced.
func isBracketed(s []byte, known []span, at int) bool {
	stack := make([]byte, 0, 32)
	for i := 0; ; {
		for len(known) > 0 && known[0].from < at+i {
			known = known[1:]
		}
		if len(known) > 0 && known[0].from == at+i {
			i = known[0].to - at
			continue
		}
		if i == len(s) {
			return false
		}
		c := s[i]
		i++
		switch c {
		case aliasMark:
			n := aliasMarkRest(s[i:])
			if n < 0 {
				return false
			}
			i += n
			continue
		case '<', '[', '(', '{':
			stack = append(stack, c)
			continue
		case '-':
			if i < len(s) && s[i] == '>' {
				i++
			}
			continue
		case '>', ']', ')', '}':
			if len(stack) == 0 || stack[len(stack)-1] != opening(c) {
				return false
			}
			stack = stack[:len(stack)-1]
		case '"':
			n := stringEnd(s[i:])
			if n < 0 {
				return false
			}
			i += n
			continue
		default:
			continue
		}
		if len(stack) == 0 {
			return i == len(s)
		}
	}
}

func opening(c byte) byte { return "<[({"[strings.IndexByte(">])}", c)] }

// stringEnd returns the length of what is left of a string literal, its closing quote included, or -1.
func stringEnd(s []byte) int {
	for i := 0; i < len(s); {
		n := bytes.IndexAny(s[i:], "\\\n\"")
		if n < 0 {
			return -1
		}
		i += n
		switch s[i] {
		case '"':
			return i + 1
		case '\n':
			return -1
		}
		i += 2
	}
	return -1
}
