package xegpu

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/generated/xegpu"
)

// This file has layouts: their syntax, and what they can be applied to.

var layoutKeys = []string{"sg_layout", "sg_data", "inst_data", "lane_layout", "lane_data", "order"}

// ParseLayoutAttr reads "<sg_layout = [8, 4], sg_data = [16, 16], ...>".
func (Hooks) ParseLayoutAttr(p *core.Parser, _ core.Type) (core.Attribute, bool) {
	at := p.Pos()
	c := p.Context()
	var parts [6]*core.DenseArrayAttr
	if !p.Punct(core.PunctLess) {
		return nil, false
	}
	if !p.PeekPunct(core.PunctGreater) && !p.Struct(layoutKeys, nil, func(key string) bool {
		return p.Param("XeGPU_LayoutAttr", key, "DenseI32ArrayAttr", p.DenseArray(c.I32(), &parts[slices.Index(layoutKeys, key)]))
	}) || !p.Punct(core.PunctGreater) {
		return nil, false
	}
	a := xegpu.GetLayoutAttrChecked(p.Reporter(), p.LocAt(at), c, parts[0], parts[1], parts[2], parts[3], parts[4], parts[5])
	if a == nil {
		return nil, p.Failed(at)
	}
	return a, true
}

func printArray(p *core.Printer, a *core.DenseArrayAttr) {
	p.Byte('[')
	for i := range a.Len() {
		if i > 0 {
			p.Str(", ")
		}
		p.Int(a.Int(i))
	}
	p.Byte(']')
}

// PrintLayoutAttr writes what [Hooks.ParseLayoutAttr] reads.
func (Hooks) PrintLayoutAttr(p *core.Printer, x *xegpu.LayoutAttr) {
	p.Byte('<')
	sep := ""
	for i, a := range []*core.DenseArrayAttr{x.SgLayout(), x.SgData(), x.InstData(), x.LaneLayout(), x.LaneData(), x.Order()} {
		if a != nil {
			p.Str(sep)
			p.Str(layoutKeys[i])
			p.Str(" = ")
			printArray(p, a)
			sep = ", "
		}
	}
	p.Byte('>')
}

// VerifyLayoutAttr checks that the parts belong together.
func (Hooks) VerifyLayoutAttr(r *core.Reporter, at core.Location, _ *core.Context,
	sgLayout, sgData, instData, laneLayout, laneData, order *core.DenseArrayAttr) bool {
	fail := func(text string) bool { return r.Errorf(at, "%s", text).Fail() }
	differ := func(a, b *core.DenseArrayAttr) bool { return a != nil && b != nil && a.Len() != b.Len() }
	switch {
	case sgLayout == nil && instData == nil && laneLayout == nil:
		return fail("expected at least one of sg_layout, inst_data or lane_layout")
	case differ(sgLayout, instData):
		return fail("expected sg_layout and inst_data to have the same rank")
	case differ(sgLayout, laneLayout):
		return fail("expected sg_layout and lane_layout to have the same rank")
	case differ(instData, laneLayout):
		return fail(fmt.Sprintf("expected inst_data and lane_layout to have the same rank, got inst_data %d, lane_layout %d",
			instData.Len(), laneLayout.Len()))
	case sgData != nil && sgLayout == nil:
		return fail("expected sg_layout being used with sg_data")
	case differ(sgData, sgLayout):
		return fail("expected sg_data and sg_layout to have the same rank")
	case laneData != nil && laneLayout == nil:
		return fail("expected lane_layout being used with lane_data")
	case differ(laneData, laneLayout):
		return fail("expected lane_data and lane_layout to have the same rank")
	case order != nil && sgLayout == nil && laneLayout == nil:
		return fail("expected sg_layout/lane_layout being used with order")
	case differ(order, sgLayout):
		return fail("expected order and sg_layout to have the same rank")
	case differ(order, laneLayout):
		return fail("expected order and lane_layout to have the same rank")
	}
	return true
}

// ParseSliceAttr reads "<#xegpu.layout<...>, dims = [0]>".
func (Hooks) ParseSliceAttr(p *core.Parser, _ core.Type) (core.Attribute, bool) {
	at := p.Pos()
	var parent core.Attribute
	var dims *core.DenseArrayAttr
	if !p.Punct(core.PunctLess) || !p.Attr(&parent, nil) || !p.Punct(core.PunctComma) || !p.Keyword("dims") ||
		!p.Punct(core.PunctEqual) ||
		!p.DenseArray(p.Context().I64(), &dims) || !p.Punct(core.PunctGreater) {
		return nil, false
	}
	a := xegpu.GetSliceAttrChecked(p.Reporter(), p.LocAt(at), p.Context(), parent, dims)
	if a == nil {
		return nil, p.Failed(at)
	}
	return a, true
}

// PrintSliceAttr writes what [Hooks.ParseSliceAttr] reads.
func (Hooks) PrintSliceAttr(p *core.Printer, x *xegpu.SliceAttr) {
	p.Byte('<')
	p.Attr(x.Parent())
	p.Str(", dims = ")
	printArray(p, x.Dims())
	p.Byte('>')
}

// VerifySliceAttr checks that the dimensions differ and exist.
func (Hooks) VerifySliceAttr(r *core.Reporter, at core.Location, _ *core.Context, parent core.Attribute,
	dims *core.DenseArrayAttr) bool {
	seen := map[int64]bool{}
	rank := int64(rankOf(parent))
	for i := range dims.Len() {
		d := dims.Int(i)
		if d < 0 || d >= rank {
			return r.Errorf(at, "invalid dim (%d) in slice attribute.", d).Fail()
		}
		if seen[d] {
			return r.Errorf(at, "repeated dim (%d) in slice attribute.", d).Fail()
		}
		seen[d] = true
	}
	return true
}

// levels returns how subgroups, instructions and lanes share a tensor, nil for what is not said. A slice is without its
// dimensions.
func levels(a core.Attribute) (out [5][]int64) {
	switch a := a.(type) {
	case *xegpu.LayoutAttr:
		for i, part := range []*core.DenseArrayAttr{a.SgLayout(), a.SgData(), a.InstData(), a.LaneLayout(), a.LaneData()} {
			for k := 0; part != nil && k < part.Len(); k++ {
				out[i] = append(out[i], part.Int(k))
			}
		}
	case *xegpu.SliceAttr:
		out = levels(a.Parent())
		for i, list := range out {
			var left []int64
			for k, v := range list {
				dropped := false
				for d := range a.Dims().Len() {
					dropped = dropped || a.Dims().Int(d) == int64(k)
				}
				if !dropped {
					left = append(left, v)
				}
			}
			out[i] = left
		}
	}
	return out
}

// rankOf returns the number of dimensions of a layout.
func rankOf(a core.Attribute) int {
	l := levels(a)
	for _, list := range [][]int64{l[0], l[2], l[3]} {
		if list != nil {
			return len(list)
		}
	}
	return 0
}

// ratio divides a shape by another one, when that is possible.
func ratio(a, b []int64) []int64 {
	if len(a) != len(b) {
		return nil
	}
	out := make([]int64, len(a))
	for i := range a {
		if b[i] == 0 || a[i]%b[i] != 0 {
			return nil
		}
		out[i] = a[i] / b[i]
	}
	return out
}

// canDistribute reports whether a shape can be shared as a layout says. Subgroups may be more than there is to share.
func canDistribute(shape []int64, a core.Attribute) bool {
	l := levels(a)
	level := func(shape, layout, data []int64, roundRobin bool) []int64 {
		if layout != nil {
			q := ratio(shape, layout)
			switch {
			case len(layout) != len(shape) || q == nil && !roundRobin:
				return nil
			case q != nil:
				shape = q
			}
		}
		if data == nil {
			return shape
		}
		if ratio(shape, data) == nil && (!roundRobin || ratio(data, shape) == nil) {
			return nil
		}
		return data
	}
	sg := level(shape, l[0], l[1], true)
	if sg == nil {
		return false
	}
	inst := level(sg, nil, l[2], false)
	return inst != nil && level(inst, l[3], l[4], false) != nil
}

// VerifyTensorDescType checks the rank, the memory and the layout.
func (Hooks) VerifyTensorDescType(r *core.Reporter, at core.Location, _ *core.Context, shape []int64, elem core.Type, encoding,
	layout core.Attribute) bool {
	if len(shape) == 0 {
		return r.Errorf(at, "expected non-zero rank tensor").Fail()
	}
	if b, ok := encoding.(*xegpu.BlockTensorDescAttr); ok && len(shape) > 1 && b.MemorySpace() == xegpu.MemorySpaceSLM {
		return r.Errorf(at, "SLM is only supported for 1D block tensor").Fail()
	}
	perWord, chunks := int64(1), int64(1) // perWord is how many elements fill a register
	if n := int64(core.StorageWidth(elem)); n > 0 && n < 32 {
		perWord = 32 / n
	}
	if s, ok := encoding.(*xegpu.ScatterTensorDescAttr); ok {
		chunks = s.ChunkSize().Value().Int64()
	}
	if last := shape[len(shape)-1]; chunks != 1 && len(shape) == 1 {
		return r.Errorf(at, "expected non-contiguous elements for 1D tensor").Fail()
	} else if chunks > 1 && last != chunks {
		return r.Errorf(at, "expected last dim of tensor to match chunk size").Fail()
	} else if chunks > 1 && last%perWord != 0 {
		return r.Errorf(at, "expected last dim of tensor to be a multiple of %d", perWord).Fail()
	}
	if layout == nil {
		return true
	}
	if rankOf(layout) != len(shape) {
		return r.Errorf(at, "expected layout rank to match tensor rank").Fail()
	}
	if data := levels(layout)[4]; chunks > 1 && len(data) > 0 && data[len(data)-1]%perWord != 0 {
		return r.Errorf(at, "expected last dim of lane_data to be a multiple of: %d", perWord).Fail()
	}
	if !canDistribute(shape, layout) {
		return r.Errorf(at, "cannot distribute [%s] using %s", join(shape), core.AttrString(layout)).Fail()
	}
	return true
}

func join(list []int64) string {
	var out []string
	for _, n := range list {
		out = append(out, strconv.FormatInt(n, 10))
	}
	return strings.Join(out, ", ")
}
