package xegpu

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/generated/xegpu"
)

// This file has the syntax of what is said about descriptors. What is not written has its default, and is not printed.

// descriptor is what can be written between the angle brackets.
type descriptor struct {
	space  xegpu.MemorySpace
	number *core.IntegerAttr // array_length or chunk_size
	check  *core.IntegerAttr
}

func (d *descriptor) parse(p *core.Parser, name string, keys ...string) bool {
	c := p.Context()
	*d = descriptor{xegpu.MemorySpaceGlobal, c.I64Attr(1), c.Bool(true)}
	if !p.Punct(core.PunctLess) {
		return false
	}
	if p.TryPunct(core.PunctGreater) {
		return true
	}
	return p.Struct(keys, nil, func(key string) bool {
		switch key {
		case "memory_space":
			return p.Param(name, key, "xegpu::MemorySpaceAttr", parseSpace(p, &d.space))
		case "boundary_check":
			return p.Param(name, key, "BoolAttr", core.ParseAttrAs(p, &d.check, nil))
		}
		return p.Param(name, key, "IntegerAttr", core.ParseAttrAs(p, &d.number, nil))
	}) && p.Punct(core.PunctGreater)
}

func parseSpace(p *core.Parser, dst *xegpu.MemorySpace) bool {
	if p.StartsAttrAs((*xegpu.MemorySpaceAttr)(nil)) {
		var a *xegpu.MemorySpaceAttr
		if !core.ParseAttrAs(p, &a, nil) {
			return false
		}
		*dst = a.Value()
		return true
	}
	at := p.Pos()
	var word string
	if !p.AnyKeyword(&word) {
		return false
	}
	v, ok := xegpu.ParseMemorySpace(word)
	if !ok {
		return p.OpErrorf(at, "expected ::mlir::xegpu::MemorySpace to be one of: global, slm")
	}
	*dst = v
	return true
}

func printDescriptor(p *core.Printer, space xegpu.MemorySpace, key string, number, check *core.IntegerAttr) {
	sep := ""
	field := func(key string, value func()) {
		p.Str(sep)
		p.Str(key)
		p.Str(" = ")
		value()
		sep = ", "
	}
	c := p.Context()
	p.Byte('<')
	if space != xegpu.MemorySpaceGlobal {
		field("memory_space", func() { p.Str(" " + space.String()) }) // upstream has two blanks
	}
	if number != c.I64Attr(1) {
		field(key, func() { p.Attr(number) })
	}
	if check != nil && check != c.Bool(true) {
		field("boundary_check", func() { p.Attr(check) })
	}
	p.Byte('>')
}

// ParseBlockTensorDescAttr reads "<memory_space = slm, array_length = 2 : i64, boundary_check = false>".
func (Hooks) ParseBlockTensorDescAttr(p *core.Parser, _ core.Type) (core.Attribute, bool) {
	var d descriptor
	if !d.parse(p, "XeGPU_BlockTensorDescAttr", "memory_space", "array_length", "boundary_check") {
		return nil, false
	}
	return xegpu.GetBlockTensorDescAttr(p.Context(), d.space, d.number, d.check), true
}

// PrintBlockTensorDescAttr writes what [Hooks.ParseBlockTensorDescAttr] reads.
func (Hooks) PrintBlockTensorDescAttr(p *core.Printer, x *xegpu.BlockTensorDescAttr) {
	printDescriptor(p, x.MemorySpace(), "array_length", x.ArrayLength(), x.BoundaryCheck())
}

// ParseScatterTensorDescAttr reads "<memory_space = slm, chunk_size = 2 : i64>".
func (Hooks) ParseScatterTensorDescAttr(p *core.Parser, _ core.Type) (core.Attribute, bool) {
	var d descriptor
	if !d.parse(p, "XeGPU_ScatterTensorDescAttr", "memory_space", "chunk_size") {
		return nil, false
	}
	return xegpu.GetScatterTensorDescAttr(p.Context(), d.space, d.number), true
}

// PrintScatterTensorDescAttr writes what [Hooks.ParseScatterTensorDescAttr] reads.
func (Hooks) PrintScatterTensorDescAttr(p *core.Printer, x *xegpu.ScatterTensorDescAttr) {
	printDescriptor(p, x.MemorySpace(), "chunk_size", x.ChunkSize(), nil)
}
