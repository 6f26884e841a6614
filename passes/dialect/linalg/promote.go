package linalg

import (
	"slices"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/rewrite"
	"github.com/odsgen/ods/defs/iface/constfold"
	"github.com/odsgen/ods/defs/iface/view"
	linalgdefs "github.com/odsgen/ods/defs/linalg"
	memrefdefs "github.com/odsgen/ods/defs/memref"
	"github.com/odsgen/ods/generated/arith"
	"github.com/odsgen/ods/generated/complexd"
	"github.com/odsgen/ods/generated/gpu"
	"github.com/odsgen/ods/generated/linalg"
	"github.com/odsgen/ods/generated/memref"
	"github.com/odsgen/ods/passes/analysis/valuebounds"
	"github.com/odsgen/ods/passes/dialect/tensor/shapes"
)

// Promotion says which slices that an operation works on are copied to buffers of their own.
type Promotion struct {
	Operands     []int64 // nil: all
	Full         []bool  // operands for which the whole buffer is used, not the part that the slice fills
	FullDefault  bool    // of the other operands
	OriginalSize bool    // buffers are as large as slices, not as the largest slice
	OnStack      bool
	Space        core.Attribute    // nil: the default
	Alignment    *core.IntegerAttr // nil: the default
	GPU          gpu.AddressSpace  // where the memory of threads is; zero: none
}

// promoted is a slice that has a buffer.
type promoted struct {
	operand             int
	slice               memref.SubViewOp
	whole, part, memory *core.Value
	full                bool
}

// Promote copies slices of buffers that a structured operation works on to new buffers, makes it work on these, and copies
// outputs back. ok is false when there is no slice.
func Promote(rw *rewrite.Rewriter, x linalg.LinalgOp, p Promotion) (ok bool) {
	op, b := x.AsOperation(), &rw.Builder
	var list []*promoted
	for i, v := range op.Operands() {
		if _, isTensor := v.Type().(*core.RankedTensorType); isTensor {
			return false
		}
		if p.Operands != nil && !slices.Contains(p.Operands, int64(i)) || v.DefiningOp() == nil {
			continue
		}
		if s, ok := memref.AsSubViewOp(v.DefiningOp()); ok {
			full := p.FullDefault
			if i < len(p.Full) {
				full = p.Full[i]
			}
			list = append(list, &promoted{operand: i, slice: s, full: full})
		}
	}
	if len(list) == 0 {
		return false
	}
	defer rw.Restore(rw.Save())
	defer rw.SetLoc(rw.Loc())
	rw.SetLoc(op.Loc())
	rw.SetBefore(op)
	for _, s := range list {
		if !s.allocate(rw, &p) {
			return false
		}
		if s.full {
			elem := s.slice.Result().Type().(core.ShapedType).ElementType()
			number := elem
			if t, ok := elem.(*core.ComplexType); ok {
				number = t.ElementType()
			}
			zero := constfold.Zero(number)
			if zero == nil {
				return false
			}
			with := arith.NewConstant(b, zero).Op.Result(0)
			if number != elem {
				with = complexd.NewCreate(b, elem, with, with).Op.Result(0)
			}
			linalgdefs.NewFill(b, with, s.whole)
		}
	}
	for _, s := range list {
		p.copy(b, s.slice.Result(), s.part)
	}
	rw.Modify(op, func() {
		for _, s := range list {
			if s.full {
				op.SetOperand(s.operand, s.whole)
			} else {
				op.SetOperand(s.operand, s.part)
			}
		}
	})
	rw.SetAfter(op)
	for _, s := range list {
		if s.operand >= op.NumOperands()-x.DpsInits().Len() {
			p.copy(b, s.part, s.slice.Result())
		}
	}
	for _, s := range list {
		if p.GPU == 0 && !p.OnStack {
			memref.Dealloc{Memref: s.memory, Loc: s.memory.Loc()}.Build(b)
		}
	}
	return true
}

// copy copies from a buffer to another, with barriers around it when threads share the memory.
func (p *Promotion) copy(b *core.Builder, from, to *core.Value) {
	if p.GPU == 0 {
		linalgdefs.NewCopy(b, from, to)
		return
	}
	defer b.SetLoc(b.Loc())
	b.SetLoc(from.Loc())
	if p.GPU == gpu.AddressSpaceWorkgroup {
		gpu.NewBarrier(b)
		defer gpu.NewBarrier(b)
	}
	memref.NewCopy(b, from, to)
}

// allocate makes the buffer of a slice, and the part of it that the slice fills.
func (s *promoted) allocate(rw *rewrite.Rewriter, p *Promotion) bool {
	b, op := &rw.Builder, s.slice
	dropped, ok := memrefdefs.DroppedDims(op)
	if !ok {
		return false
	}
	var whole []*core.Value
	var part []core.FoldResult
	for i, v := range rangesOf(b, op) {
		if dropped[i] {
			continue
		}
		if bound, ok := valuebounds.Upper(core.FoldResult{Value: v}); ok && !p.OriginalSize {
			v = arith.NewConstant(b, op.Op.Context().IndexAttr(bound)).Op.Result(0)
		}
		whole = append(whole, v)
		part = append(part, core.FoldResult{Value: shapes.Dim(b, op.Result(), len(part))})
	}
	if p.GPU != 0 {
		ok = s.allocateShared(rw, p, whole)
	} else {
		ok = s.allocateBytes(b, p, whole)
	}
	if !ok {
		return false
	}
	zeros, ones := shapes.Repeat(b, 0, len(part)), shapes.Repeat(b, 1, len(part))
	s.part, ok = memrefdefs.ReducedSubView(b, s.whole, view.Integers(part), zeros, part, ones)
	if ok {
		s.part = rewrite.FoldCreated(b, s.part.DefiningOp())
	}
	return ok
}

// rangesOf makes values of the offsets, sizes and strides of a slice, and returns the sizes.
func rangesOf(b *core.Builder, op memref.SubViewOp) (sizes []*core.Value) {
	c := op.Op.Context()
	offsets, lengths := view.Mixed(c, op.StaticOffsetsAttr(), op.Offsets()), view.Mixed(c, op.StaticSizesAttr(), op.Sizes())
	strides := view.Mixed(c, op.StaticStridesAttr(), op.Strides())
	for i := range lengths {
		memrefdefs.ValueOf(b, offsets[i])
		sizes = append(sizes, memrefdefs.ValueOf(b, lengths[i]))
		memrefdefs.ValueOf(b, strides[i])
	}
	return sizes
}

// bytesOf returns how many bytes an element takes; zero when that is not known.
func bytesOf(t core.Type) int64 {
	switch t := t.(type) {
	case *core.IntegerType:
		return (int64(t.Width()) + 7) / 8
	case *core.FloatType:
		return (int64(t.Width()) + 7) / 8
	case *core.IndexType:
		return 8
	case *core.ComplexType:
		return 2 * bytesOf(t.ElementType())
	}
	return 0
}

// allocateBytes makes a buffer of bytes, and a view of it with sizes.
func (s *promoted) allocateBytes(b *core.Builder, p *Promotion, sizes []*core.Value) bool {
	defer b.SetLoc(b.Loc())
	b.SetLoc(s.slice.Op.Loc())
	c := b.Context()
	elem := s.slice.Result().Type().(core.ShapedType).ElementType()
	width := bytesOf(elem)
	if width == 0 {
		return false
	}
	index := func(n int64) *core.Value { return arith.NewConstant(b, c.IndexAttr(n)).Op.Result(0) }
	zero, all := index(0), index(1)
	for i, n := range sizes {
		if _, known := view.Constant(core.FoldResult{Value: n}); i == 0 && !known {
			all = n
			continue
		}
		all = rewrite.FoldCreated(b, arith.NewMulI(b, all, n).Op)
	}
	shape := []int64{core.Dynamic}
	var dynamic []*core.Value
	if n, ok := view.Constant(core.FoldResult{Value: all}); ok {
		shape[0] = width * n
	} else {
		dynamic = append(dynamic, rewrite.FoldCreated(b, arith.NewMulI(b, index(width), all).Op))
	}
	t := c.MemRef(shape, c.Integer(8), nil, p.Space)
	if p.OnStack {
		s.memory = memref.Alloca{MemrefType: t, DynamicSizes: dynamic, Alignment: p.Alignment}.Build(b).Op.Result(0)
	} else {
		s.memory = memref.Alloc{MemrefType: t, DynamicSizes: dynamic, Alignment: p.Alignment}.Build(b).Op.Result(0)
	}
	open := c.MemRef(slices.Repeat([]int64{core.Dynamic}, len(sizes)), elem, nil, p.Space)
	s.whole = rewrite.FoldCreated(b, memref.View{Result0Type: open, Source: s.memory, ByteShift: zero, Sizes: sizes}.Build(b).Op)
	return true
}

// allocateShared makes a buffer of a known shape at the start of the function, in the memory of threads.
func (s *promoted) allocateShared(rw *rewrite.Rewriter, p *Promotion, sizes []*core.Value) bool {
	b, c := &rw.Builder, rw.Context()
	fn := s.slice.Op.ParentOp()
	for fn != nil && fn.Name() != "func.func" {
		fn = fn.ParentOp()
	}
	if fn == nil {
		return false
	}
	var shape []int64
	for _, v := range sizes {
		n, ok := view.Constant(core.FoldResult{Value: v})
		if !ok {
			return false
		}
		shape = append(shape, n)
	}
	defer b.Restore(b.Save())
	defer b.SetLoc(b.Loc())
	b.SetLoc(fn.Loc())
	b.SetStart(fn.Region(0).Entry())
	t := c.MemRef(shape, s.slice.Result().Type().(core.ShapedType).ElementType(), nil, gpu.GetAddressSpaceAttr(c, p.GPU))
	if p.GPU == gpu.AddressSpacePrivate {
		s.whole = memref.Alloca{MemrefType: t}.Build(b).Op.Result(0)
	} else {
		s.whole = memref.Alloc{MemrefType: t}.Build(b).Op.Result(0)
	}
	return true
}
