package vector

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/dim"
	"github.com/odsgen/ods/core/num"
	"github.com/odsgen/ods/core/rewrite"
	"github.com/odsgen/ods/generated/arith"
	"github.com/odsgen/ods/generated/vector"
)

// This file rewrites conversions of integers of odd widths to operations on bytes and wider elements.

// AddNarrowTypeRewrites adds the patterns that make shuffles and shifts of conversions between vectors of integers
// narrower than a byte and others: extensions of a vector.bitcast, a vector.bitcast of a truncation, conversions of i2
// and i4, and vector.transpose of such elements.
func AddNarrowTypeRewrites(set *rewrite.PatternSet) {
	set.Add(
		rewrite.OpPattern(&vector.BitCastDef, vector.AsBitCastOp, "bits of truncated elements", packTruncated),
		rewrite.OpPattern(&arith.ExtUIDef, arith.AsExtUIOp, "bits extended", func(op arith.ExtUIOp, rw *rewrite.Rewriter) bool {
			return unpackExtended(op.Op, rw, false)
		}),
		rewrite.OpPattern(&arith.ExtSIDef, arith.AsExtSIOp, "bits extended by sign", func(op arith.ExtSIOp, rw *rewrite.Rewriter) bool {
			return unpackExtended(op.Op, rw, true)
		}),
		rewrite.OpPattern(&arith.ExtSIDef, arith.AsExtSIOp, "parts of bytes", func(op arith.ExtSIOp, rw *rewrite.Rewriter) bool {
			return extendParts(op.Op, rw, true)
		}).WithBenefit(2),
		rewrite.OpPattern(&arith.SIToFPDef, arith.AsSIToFPOp, "parts of bytes", func(op arith.SIToFPOp, rw *rewrite.Rewriter) bool {
			return extendParts(op.Op, rw, true)
		}).WithBenefit(2),
		rewrite.OpPattern(&arith.TruncIDef, arith.AsTruncIOp, "halves of bytes", truncateToHalves).WithBenefit(2),
		rewrite.OpPattern(&arith.ExtUIDef, arith.AsExtUIOp, "parts of bytes", func(op arith.ExtUIOp, rw *rewrite.Rewriter) bool {
			return extendParts(op.Op, rw, false)
		}).WithBenefit(2),
		rewrite.OpPattern(&arith.UIToFPDef, arith.AsUIToFPOp, "parts of bytes", func(op arith.UIToFPOp, rw *rewrite.Rewriter) bool {
			return extendParts(op.Op, rw, false)
		}).WithBenefit(2),
		rewrite.OpPattern(&vector.TransposeDef, vector.AsTransposeOp, "transpose of bytes", transposeBytes))
}

// bitRange is some bits of an element of a source, which go into an element of a result.
type bitRange struct{ element, from, to int64 }

// bitRanges returns where the bits of the elements of a vector.bitcast's result come from, the low ones first.
func bitRanges(source, target *core.VectorType) [][]bitRange {
	in, out := int64(core.StorageWidth(source.ElementType())), int64(core.StorageWidth(target.ElementType()))
	list := make([][]bitRange, target.Shape()[0])
	for bit := int64(0); bit < dim.Count(out, target.Shape()[0]); {
		from := bit % in
		n := min(in-from, out-bit%out)
		list[bit/out] = append(list[bit/out], bitRange{bit / in, from, from + n})
		bit += n
	}
	return list
}

// gatherBits returns the vector of the bits of v that ranges name, each list in one element as wide as v's.
func gatherBits(b *core.Builder, v *core.Value, ranges [][]bitRange) *core.Value {
	c := b.Context()
	elem := vectorOf(v).ElementType()
	width := core.StorageWidth(elem)
	t := c.Vector([]int64{int64(len(ranges))}, elem, nil)
	steps := 0
	for _, l := range ranges {
		steps = max(steps, len(l))
	}
	var all *core.Value
	for step := range steps {
		order := make([]int64, len(ranges))
		masks, rights, lefts := make([]core.Attribute, len(ranges)), make([]core.Attribute, len(ranges)), make([]core.Attribute, len(ranges))
		for i, l := range ranges {
			var r bitRange
			if step < len(l) {
				r = l[step]
			}
			left := int64(0)
			for _, before := range l[:min(step, len(l))] {
				left += before.to - before.from
			}
			if left >= int64(width) {
				left = 0 // of no bits: such a shift is poison
			}
			order[i] = r.element
			masks[i] = c.APIntAttr(elem, num.LowBitsSet(width, uint(r.to-r.from)).Shl(uint(r.from)))
			rights[i] = c.IntegerAttr(elem, r.from)
			lefts[i] = c.IntegerAttr(elem, left)
		}
		constant := func(list []core.Attribute) *core.Value { return arith.NewConstant(b, c.DenseOf(t, list)).Result() }
		part := vector.NewShuffle(b, v, v, order).Op.Result(0)
		part = arith.NewAndI(b, part, constant(masks)).Result()
		part = arith.NewShRUI(b, part, constant(rights)).Result()
		part = arith.NewShLI(b, part, constant(lefts)).Result()
		if all != nil {
			part = arith.NewOrI(b, all, part).Result()
		}
		all = part
	}
	return all
}

// lane reports whether a type is a vector of one fixed dimension of signless integers, and how wide they are.
func lane(t *core.VectorType) (width uint, ok bool) {
	if t == nil || len(t.Shape()) != 1 || t.IsScalable() {
		return 0, false
	}
	i, ok := t.ElementType().(*core.IntegerType)
	if !ok || !i.IsSignless() {
		return 0, false
	}
	return i.Width(), true
}

// atLeast extends the elements of v to those of elem when they are narrower: shifts of bits must stay in them.
func atLeast(b *core.Builder, v *core.Value, elem core.Type) *core.Value {
	t := vectorOf(v)
	if core.StorageWidth(t.ElementType()) >= core.StorageWidth(elem) {
		return v
	}
	return arith.NewExtUI(b, withElement(t, elem), v).Out()
}

func packTruncated(op vector.BitCastOp, rw *rewrite.Rewriter) bool {
	def := op.Source().DefiningOp()
	if def == nil || !def.Is(&arith.TruncIDef) {
		return rw.NoMatch(op.Op, "its operand is not truncated")
	}
	source, target := vectorOf(op.Source()), vectorOf(op.Result())
	_, ok := lane(source)
	width, fine := lane(target)
	if !ok || !fine || width%8 != 0 {
		return rw.NoMatch(op.Op, "the elements are not of whole bytes")
	}
	wide := def.Operand(0)
	rw.SetLoc(op.Op.Loc())
	b := &rw.Builder
	v := gatherBits(b, atLeast(b, wide, target.ElementType()), bitRanges(source, target))
	if v.Type() != op.Result().Type() {
		v = arith.NewTruncI(b, op.Result().Type(), v).Out()
	}
	rw.ReplaceOp(op.Op, v)
	return true
}

func unpackExtended(op *core.Operation, rw *rewrite.Rewriter, signed bool) bool {
	def := op.Operand(0).DefiningOp()
	cast, is := vector.AsBitCastOp(def)
	if !is {
		return rw.NoMatch(op, "its operand is no bitcast")
	}
	source, target, result := vectorOf(cast.Source()), vectorOf(cast.Result()), vectorOf(op.Result(0))
	have, ok := lane(source)
	part, _ := lane(target)
	width, fine := lane(result)
	if !ok || !fine || width%8 != 0 {
		return rw.NoMatch(op, "the elements are not of whole bytes")
	}
	rw.SetLoc(cast.Op.Loc())
	b, c := &rw.Builder, op.Context()
	v := gatherBits(b, atLeast(b, cast.Source(), target.ElementType()), bitRanges(source, target))
	t := vectorOf(v)
	have = max(have, part)
	if signed && part < have {
		by := arith.NewConstant(b, c.DenseSplat(t, c.IntegerAttr(t.ElementType(), int64(have-part)))).Result()
		v = arith.NewShRSI(b, arith.NewShLI(b, v, by).Result(), by).Result()
	}
	rw.SetLoc(op.Loc())
	switch {
	case width < have:
		v = arith.NewTruncI(b, result, v).Out()
	case width == have:
	case signed:
		v = arith.NewExtSI(b, result, v).Out()
	default:
		v = arith.NewExtUI(b, result, v).Out()
	}
	rw.ReplaceOp(op, v)
	return true
}

// byteParts returns the type of the bytes of a vector of i2 or i4, or nil when they are not whole ones, and when the other
// side of a conversion has elements that are not of whole bytes.
func byteParts(parts, other *core.VectorType) *core.VectorType {
	if parts == nil || other == nil || len(parts.Shape()) == 0 || parts.IsScalable() || core.StorageWidth(other.ElementType())%8 != 0 {
		return nil
	}
	i, ok := parts.ElementType().(*core.IntegerType)
	if !ok || i.Width() != 2 && i.Width() != 4 {
		return nil
	}
	shape := append([]int64(nil), parts.Shape()...)
	per := int64(8 / i.Width())
	last := len(shape) - 1
	if shape[last]%per != 0 {
		return nil
	}
	shape[last] /= per
	return parts.Context().Vector(shape, parts.Context().Integer(8), nil)
}

// extendParts extends i2 or i4 to i8 by shifts of the bytes that they are in, and goes on from there.
func extendParts(op *core.Operation, rw *rewrite.Rewriter, signed bool) bool {
	source := vectorOf(op.Operand(0))
	bytes := byteParts(source, vectorOf(op.Result(0)))
	if bytes == nil {
		return rw.NoMatch(op, "its operand is not of i2 or i4 in whole bytes")
	}
	rw.SetLoc(op.Loc())
	b, c := &rw.Builder, op.Context()
	constant := func(v int64) *core.Value {
		return arith.NewConstant(b, c.DenseSplat(bytes, c.IntegerAttr(bytes.ElementType(), v))).Result()
	}
	packed := vector.NewBitCast(b, bytes, op.Operand(0)).Result()
	width := int64(core.StorageWidth(source.ElementType()))
	part := func(i int64) *core.Value {
		v, at := packed, i*width
		if signed {
			if left := 8 - width - at; left != 0 {
				v = arith.NewShLI(b, v, constant(left)).Result()
			}
			return arith.NewShRSI(b, v, constant(8-width)).Result()
		}
		if at != 0 {
			v = arith.NewShRUI(b, v, constant(at)).Result()
		}
		if at+width < 8 {
			v = arith.NewAndI(b, v, constant(1<<width-1)).Result()
		}
		return v
	}
	var parts [4]*core.Value
	for i := range 8 / width {
		parts[i] = part(i)
	}
	if width == 2 {
		even := vector.NewInterleave(b, parts[0], parts[2]).Result()
		odd := vector.NewInterleave(b, parts[1], parts[3]).Result()
		parts[0], parts[1] = even, odd
	}
	v := vector.NewInterleave(b, parts[0], parts[1]).Result()
	if v.Type() == op.Result(0).Type() {
		rw.ReplaceOp(op, v)
		return true
	}
	st := core.OperationState{Info: op.Info(), Loc: op.Loc(), Types: []core.Type{op.Result(0).Type()}, Operands: []*core.Value{v}}
	rw.ReplaceOp(op, b.CreateOp(&st).Result(0))
	return true
}

// truncateToHalves truncates to i8, and puts two elements in a byte by shifts.
func truncateToHalves(op arith.TruncIOp, rw *rewrite.Rewriter) bool {
	source, target := vectorOf(op.In()), vectorOf(op.Out())
	if bytes := byteParts(target, source); bytes == nil || core.StorageWidth(target.ElementType()) != 4 {
		return rw.NoMatch(op.Op, "its result is not of i4 in whole bytes")
	}
	rw.SetLoc(op.Op.Loc())
	b, c := &rw.Builder, op.Op.Context()
	v := op.In()
	if t := withElement(source, c.Integer(8)); t != source {
		v = arith.NewTruncI(b, t, v).Out()
	}
	halves := vector.NewDeinterleave(b, v).Op
	t := vectorOf(halves.Result(0))
	constant := func(v int64) *core.Value {
		return arith.NewConstant(b, c.DenseSplat(t, c.IntegerAttr(t.ElementType(), v))).Result()
	}
	low := arith.NewAndI(b, halves.Result(0), constant(0x0f)).Result()
	high := arith.NewShLI(b, halves.Result(1), constant(4)).Result()
	rw.ReplaceOp(op.Op, vector.NewBitCast(b, target, arith.NewOrI(b, low, high).Result()).Result())
	return true
}

func transposeBytes(op vector.TransposeOp, rw *rewrite.Rewriter) bool {
	t := vectorOf(op.Vector())
	if i, ok := t.ElementType().(*core.IntegerType); !ok || !i.IsSignless() || i.Width() >= 8 {
		return rw.NoMatch(op.Op, "its elements are no integers narrower than a byte")
	}
	rw.SetLoc(op.Op.Loc())
	b := &rw.Builder
	byteType := op.Op.Context().Integer(8)
	wide := arith.NewExtSI(b, withElement(t, byteType), op.Vector()).Out()
	moved := vector.NewTranspose(b, withElement(vectorOf(op.Result()), byteType), wide, op.Permutation()).Result()
	rw.ReplaceOp(op.Op, arith.NewTruncI(b, op.Result().Type(), moved).Out())
	return true
}
