package amdgpu

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/defs/iface/view"
)

// ParseMNKDimensionList reads "16x16x4", the shape of a matrix multiplication.
func (Hooks) ParseMNKDimensionList(p *core.Parser, m, n, k *core.Attribute) bool {
	var dims []int64
	if !p.DimList(&dims, false, false) {
		return false
	}
	if len(dims) != 3 {
		return p.OpErrorf(p.Pos(), "expected 3 dimensions in MNK dimension list")
	}
	c := p.Context()
	*m, *n, *k = c.I32Attr(int32(dims[0])), c.I32Attr(int32(dims[1])), c.I32Attr(int32(dims[2]))
	return true
}

// PrintMNKDimensionList writes what [Hooks.ParseMNKDimensionList] reads.
func (Hooks) PrintMNKDimensionList(p *core.Printer, _ *core.Operation, m, n, k core.Attribute) {
	for i, a := range []core.Attribute{m, n, k} {
		if i > 0 {
			p.Byte('x')
		}
		if a, ok := a.(*core.IntegerAttr); ok {
			p.Int(a.Value().Int64())
		}
	}
}

// ParseDynamicIndexList reads integers and operands in brackets.
func (Hooks) ParseDynamicIndexList(p *core.Parser, refs *[]core.OperandRef, static *core.Attribute) bool {
	return view.ParseIndexList(p, core.DelimSquare, refs, static)
}

// PrintDynamicIndexList writes integers and operands in brackets.
func (Hooks) PrintDynamicIndexList(p *core.Printer, _ *core.Operation, vals []*core.Value, static core.Attribute) {
	view.PrintIndexList(p, core.DelimSquare, vals, static)
}
