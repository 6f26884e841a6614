package core

import (
	"slices"

	"github.com/odsgen/ods/core/affine"
	"github.com/odsgen/ods/core/num"
)

func (p *Printer) affineMap(a *AffineMapAttr) {
	p.Str("affine_map<")
	p.buf = affine.AppendMap(p.buf, a.value)
	p.Byte('>')
}

func (p *Printer) integerSet(a *IntegerSetAttr) {
	p.Str("affine_set<")
	p.buf = affine.AppendSet(p.buf, a.value)
	p.Byte('>')
}

// elideElements writes a placeholder when the elements are more than the options allow.
func (p *Printer) elideElements(list ...ElementsAttr) bool {
	for _, a := range list {
		if !a.IsSplat() && a.NumElements() > p.o.ElideElementsLargerThan {
			p.Str("dense_resource<__elided__>")
			return true
		}
	}
	return false
}

func (p *Printer) denseElements(a *DenseElementsAttr) {
	if p.elideElements(a) {
		return
	}
	p.Str("dense<")
	p.elements(a, true)
	p.Byte('>')
}

// elements writes the contents of dense<...>: as a hexadecimal string when that is allowed and there are many.
func (p *Printer) elements(a *DenseElementsAttr, allowHex bool) {
	if allowHex && !a.splat && a.NumElements() > p.o.HexElementsLargerThan {
		p.hexElements(a)
		return
	}
	elem := a.typ.ElementType()
	size := ElementBytes(elem)
	p.nested(a.typ.Shape(), a.splat, func(i int) { p.rawElement(elem, a.raw[i*size:(i+1)*size]) })
}

func (p *Printer) rawElement(elem Type, raw []byte) {
	switch t := elem.(type) {
	case *ComplexType:
		h := len(raw) / 2
		p.Byte('(')
		p.rawElement(t.elem, raw[:h])
		p.Byte(',')
		p.rawElement(t.elem, raw[h:])
		p.Byte(')')
	case *FloatType:
		p.APFloat(num.FloatFromBits(t.sem, intFromBytes(raw, t.Width())))
	default:
		p.intElement(elem, intFromBytes(raw, StorageWidth(elem)))
	}
}

// intElement writes an integer element; one bit prints as a truth value whatever its signedness.
func (p *Printer) intElement(t Type, v num.Int) {
	if i, ok := t.(*IntegerType); ok && i.width == 1 {
		p.truth(!v.IsZero())
		return
	}
	p.APInt(v, !isUnsigned(t))
}

// nested writes n elements as lists nested by the shape; a splat is one element without brackets.
func (p *Printer) nested(shape []int64, splat bool, elem func(i int)) {
	if splat {
		elem(0)
		return
	}
	n := NumElements(shape)
	if n == 0 {
		return
	}
	counter := make([]int64, len(shape))
	open := 0
	for i := range int(n) {
		if i > 0 {
			p.Str(", ")
		}
		for ; open < len(shape); open++ {
			p.Byte('[')
		}
		elem(i)
		for k := len(shape) - 1; k >= 0; k-- {
			counter[k]++
			if counter[k] < shape[k] || k == 0 {
				break
			}
			counter[k] = 0
			open--
			p.Byte(']')
		}
	}
	for ; open > 0; open-- {
		p.Byte(']')
	}
}

// hexElements writes the stored bytes; those of i1 elements packed into bits.
func (p *Printer) hexElements(a *DenseElementsAttr) {
	raw := a.raw
	if t, ok := a.typ.ElementType().(*IntegerType); ok && t.width == 1 {
		raw = packBits(raw)
	}
	p.Str(`"0x`)
	p.hex(raw)
	p.Byte('"')
}

func (p *Printer) hex(raw []byte) {
	n := len(p.buf)
	p.buf = slices.Grow(p.buf, 2*len(raw))[:n+2*len(raw)]
	for out := p.buf[n:]; len(raw) > 0; raw, out = raw[1:], out[2:] {
		out[0], out[1] = upperHex[raw[0]>>4], upperHex[raw[0]&15]
	}
}

func packBits(raw []byte) []byte {
	out := make([]byte, (len(raw)+7)/8)
	for i, b := range raw {
		out[i/8] |= b & 1 << (i % 8)
	}
	return out
}

func (p *Printer) denseStrings(a *DenseStringElementsAttr) {
	if p.elideElements(a) {
		return
	}
	p.Str("dense<")
	p.stringElements(a)
	p.Byte('>')
}

func (p *Printer) stringElements(a *DenseStringElementsAttr) {
	p.nested(a.typ.Shape(), a.splat, func(i int) { p.QuotedString(a.elems[i]) })
}

func (p *Printer) sparseElements(a *SparseElementsAttr) {
	vals, _ := a.values.(ElementsAttr)
	if p.elideElements(a.indices, vals) {
		return
	}
	p.Str("sparse<")
	if a.indices.NumElements() != 0 {
		p.elements(a.indices, false)
		p.Str(", ")
		switch v := a.values.(type) {
		case *DenseElementsAttr:
			p.elements(v, true)
		case *DenseStringElementsAttr:
			p.stringElements(v)
		}
	}
	p.Byte('>')
}

func (p *Printer) denseResource(a *DenseResourceAttr) {
	p.Str("dense_resource<")
	p.KeywordOrString(a.key)
	p.Byte('>')
	p.shared.useResource(a.key)
}

func (p *Printer) denseArray(a *DenseArrayAttr) {
	p.Str("array<")
	p.Type(a.elem)
	if a.n > 0 {
		p.Str(": ")
		p.denseArrayElements(a)
	}
	p.Byte('>')
}

// denseArrayElements writes the elements alone, as formats do in brackets.
func (p *Printer) denseArrayElements(a *DenseArrayAttr) {
	size := ElementBytes(a.elem)
	for i := range a.n {
		if i > 0 {
			p.Str(", ")
		}
		p.rawElement(a.elem, a.raw[i*size:(i+1)*size])
	}
}
