package xegpu

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/dim"
	"github.com/odsgen/ods/defs/iface/view"
	"github.com/odsgen/ods/generated/gpu"
	"github.com/odsgen/ods/generated/xegpu"
)

// parseTensor reads "<8x16xf32".
func parseTensor(p *core.Parser, shape *[]int64, elem *core.Type, dynamic bool) bool {
	if !p.Punct(core.PunctLess) {
		return false
	}
	at := p.Pos()
	if !p.DimList(shape, dynamic, true) {
		return p.Errorf(at, "failed to parse parameter 'shape'")
	}
	at = p.Pos()
	if !p.Type(elem) {
		return p.Errorf(at, "failed to parse parameter 'elementType'")
	}
	return true
}

func printTensor(p *core.Printer, shape []int64, elem core.Type) {
	p.Byte('<')
	for _, n := range shape {
		if n == core.Dynamic {
			p.Byte('?')
		} else {
			p.Int(n)
		}
		p.Byte('x')
	}
	p.Type(elem)
}

// ParseTensorDescType reads "<8x16xf32, #xegpu.block_tdesc_attr<...>, #xegpu.layout<...>>".
func (Hooks) ParseTensorDescType(p *core.Parser) (core.Type, bool) {
	var shape []int64
	var elem core.Type
	var encoding, layout core.Attribute
	if !parseTensor(p, &shape, &elem, true) {
		return nil, false
	}
	for p.TryPunct(core.PunctComma) {
		var a core.Attribute
		if !p.Attr(&a, nil) {
			return nil, false
		}
		if _, ok := xegpu.DistributeLayoutAttrKey.Of(a); ok {
			layout = a
		} else {
			encoding = a
		}
	}
	if !p.Punct(core.PunctGreater) {
		return nil, false
	}
	c := p.Context()
	if encoding == nil {
		encoding = defaultBlock(c)
	}
	at := p.NamePos()
	t := xegpu.GetTensorDescTypeChecked(p.Reporter(), p.LocAt(at), c, shape, elem, encoding, layout)
	if t == nil {
		return nil, p.Failed(at)
	}
	return t, true
}

// defaultBlock returns what is said about a block when nothing is written.
func defaultBlock(c *core.Context) *xegpu.BlockTensorDescAttr {
	return xegpu.GetBlockTensorDescAttr(c, xegpu.MemorySpaceGlobal, c.I64Attr(1), c.Bool(true))
}

// PrintTensorDescType writes what [Hooks.ParseTensorDescType] reads.
func (Hooks) PrintTensorDescType(p *core.Printer, x *xegpu.TensorDescType) {
	printTensor(p, x.Shape(), x.ElementType())
	if e := x.Encoding(); e != nil && e != core.Attribute(defaultBlock(x.Context())) {
		p.Str(", ")
		p.Attr(e)
	}
	if x.Layout() != nil {
		p.Str(", ")
		p.Attr(x.Layout())
	}
	p.Byte('>')
}

// ParseMemDescType reads "<32x32xf16, #xegpu.mem_layout<...>>".
func (Hooks) ParseMemDescType(p *core.Parser) (core.Type, bool) {
	var shape []int64
	var elem core.Type
	var layout *xegpu.MemLayoutAttr
	if !parseTensor(p, &shape, &elem, false) || p.TryPunct(core.PunctComma) && !core.ParseAttrAs(p, &layout, nil) ||
		!p.Punct(core.PunctGreater) {
		return nil, false
	}
	return xegpu.GetMemDescType(p.Context(), shape, elem, layout), true
}

// PrintMemDescType writes what [Hooks.ParseMemDescType] reads.
func (Hooks) PrintMemDescType(p *core.Printer, x *xegpu.MemDescType) {
	printTensor(p, x.Shape(), x.ElementType())
	if x.MemLayout() != nil {
		p.Str(", ")
		p.Attr(x.MemLayout())
	}
	p.Byte('>')
}

// ParseMemLayoutAttr reads "<stride = [1, 32], block = [16, 16]>".
func (Hooks) ParseMemLayoutAttr(p *core.Parser, _ core.Type) (core.Attribute, bool) {
	var attrs []core.NamedAttr
	if !p.Punct(core.PunctLess) {
		return nil, false
	}
	if p.TryPunct(core.PunctGreater) {
		return xegpu.GetMemLayoutAttr(p.Context(), p.Context().Dict(nil)), true
	}
	ok := p.List(core.DelimNone, "", func() bool {
		at := p.Pos()
		var word string
		if !p.AnyKeyword(&word) {
			return p.Errorf(at, "expected valid attribute name")
		}
		for _, a := range attrs {
			if a.Name == word {
				return p.Errorf(at, "duplicate attribute name: %s", word)
			}
		}
		var v core.Attribute
		if !p.Punct(core.PunctEqual) || !p.Attr(&v, nil) {
			return false
		}
		attrs = append(attrs, core.NamedAttr{Name: word, Value: v})
		return true
	})
	if !ok || !p.Punct(core.PunctGreater) {
		return nil, false
	}
	return xegpu.GetMemLayoutAttr(p.Context(), p.Context().Dict(attrs)), true
}

// PrintMemLayoutAttr writes what [Hooks.ParseMemLayoutAttr] reads.
func (Hooks) PrintMemLayoutAttr(p *core.Printer, x *xegpu.MemLayoutAttr) {
	p.Byte('<')
	for i, a := range x.Attrs().Entries() {
		if i > 0 {
			p.Str(", ")
		}
		p.Str(a.Name)
		p.Str(" = ")
		p.Attr(a.Value)
	}
	p.Byte('>')
}

// ParseOptionalDynamicIndexList reads integers and operands in brackets; without brackets there is no list.
func (Hooks) ParseOptionalDynamicIndexList(p *core.Parser, refs *[]core.OperandRef, static *core.Attribute) bool {
	if !p.PeekPunct(core.PunctLSquare) {
		return true
	}
	return parseIndices(p, refs, static)
}

// parseIndices reads integers and operands in brackets, of which there is one at least.
func parseIndices(p *core.Parser, refs *[]core.OperandRef, static *core.Attribute) bool {
	if !p.Punct(core.PunctLSquare) {
		return false
	}
	var sizes []int64
	ok := p.List(core.DelimNone, "", func() bool {
		var ref core.OperandRef
		size := core.Dynamic
		if found, ok := p.TryOperand(&ref); found && ok {
			*refs = append(*refs, ref)
		} else if !p.Integer(&size) {
			return false
		}
		sizes = append(sizes, size)
		return true
	})
	if !ok || !p.Punct(core.PunctRSquare) {
		return p.OpErrorf(p.NamePos(), "expected a list of SSA values or integers")
	}
	*static = p.Context().I64Array(sizes...)
	return true
}

// PrintOptionalDynamicIndexList writes what [Hooks.ParseOptionalDynamicIndexList] reads.
func (Hooks) PrintOptionalDynamicIndexList(p *core.Printer, _ *core.Operation, vals []*core.Value, static core.Attribute) {
	if static != nil {
		view.PrintIndexList(p, core.DelimSquare, vals, static)
	}
}

// ParseDynamicIndexList reads integers and operands in brackets.
func (Hooks) ParseDynamicIndexList(p *core.Parser, refs *[]core.OperandRef, static *core.Attribute) bool {
	return view.ParseIndexList(p, core.DelimSquare, refs, static)
}

// PrintDynamicIndexList writes integers and operands in brackets.
func (Hooks) PrintDynamicIndexList(p *core.Printer, _ *core.Operation, vals []*core.Value, static core.Attribute) {
	if static != nil {
		view.PrintIndexList(p, core.DelimSquare, vals, static)
	}
}

// IsShared reports whether a memref is in shared local memory.
func (Hooks) IsShared(t core.Type) bool {
	m, ok := t.(*core.MemRefType)
	if !ok {
		return false
	}
	switch s := m.MemorySpace().(type) {
	case *core.IntegerAttr:
		return s.Value().Int64() == int64(xegpu.MemorySpaceSLM)
	case *xegpu.MemorySpaceAttr:
		return s.Value() == xegpu.MemorySpaceSLM
	case *gpu.AddressSpaceAttr:
		return s.Value() == gpu.AddressSpaceWorkgroup
	}
	return false
}

// CreateMemDesc reports whether the buffer and the matrix have the same number of bits.
func (Hooks) CreateMemDesc(source, desc core.Type) bool {
	m, ok1 := source.(*core.MemRefType)
	d, ok2 := desc.(*xegpu.MemDescType)
	return ok1 && ok2 && dim.Count(core.NumElements(m.Shape()), int64(core.StorageWidth(m.ElementType()))) ==
		dim.Count(core.NumElements(d.Shape()), int64(core.StorageWidth(d.ElementType())))
}
