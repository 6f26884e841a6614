package vectortollvm

import (
	"math"
	"slices"

	"github.com/odsgen/ods/backend/tollvm"
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/dim"
	"github.com/odsgen/ods/core/rewrite/conversion"
	"github.com/odsgen/ods/generated/arith"
	"github.com/odsgen/ods/generated/llvm"
	"github.com/odsgen/ods/generated/vector"
)

// This file converts operations that move elements between vectors and scalars.

func (v vectors) bitCast(op *core.Operation, in []*core.Value, rw *conversion.Rewriter) bool {
	x := vectorOf(op.Result(0))
	if len(x.Shape()) > 1 {
		return rw.NoMatch(op, "it is no vector of one dimension")
	}
	rw.ReplaceOpWith(op, llvm.NewBitcast(&rw.Builder, v.ConvertOne(x), in[0]).Op)
	return true
}

// elementAt and setElement are extractelement and insertelement at a known position.
func (e emitter) elementAt(x *core.Value, pos int64) *core.Value {
	at := e.IndexConst(pos)
	return llvm.NewExtractElement(e.Builder, x, at).Op.Result(0)
}

func (e emitter) setElement(into, x *core.Value, pos int64) *core.Value {
	at := e.IndexConst(pos)
	return llvm.NewInsertElement(e.Builder, into, x, at).Op.Result(0)
}

// shuffled makes a shufflevector.
func (e emitter) shuffled(x, y *core.Value, mask []int32) *core.Value {
	t := vectorOf(x)
	to := e.Types.Context().Vector([]int64{int64(len(mask))}, t.ElementType(), t.ScalableDims())
	return llvm.ShuffleVector{ResType: to, V1: x, V2: y, Mask: mask}.Build(e.Builder).Op.Result(0)
}

func (v vectors) shuffle(op *core.Operation, in []*core.Value, rw *conversion.Rewriter) bool {
	s := core.Must(vector.AsShuffleOp(op))
	x, y, result := vectorOf(s.V1()), vectorOf(s.V2()), vectorOf(s.Vector())
	t := v.ConvertOne(result)
	if t == nil {
		return rw.NoMatch(op, "the type of the result cannot be converted")
	}
	e := v.emit(&rw.Builder)
	if len(result.Shape()) <= 1 && x == y {
		mask := make([]int32, len(s.Mask()))
		for i, m := range s.Mask() {
			mask[i] = int32(m)
		}
		rw.ReplaceOp(op, e.shuffled(in[0], in[1], mask))
		return true
	}
	all := e.Poison(t)
	for i, from := range s.Mask() {
		source := in[0]
		if n := x.Shape()[0]; from >= n {
			source, from = in[1], from-n
		}
		if len(result.Shape()) == 1 {
			all = e.setElement(all, e.elementAt(source, from), int64(i))
		} else {
			all = e.InsertValue(e.ExtractValue(source, from), all, int64(i))
		}
	}
	rw.ReplaceOp(op, all)
	return true
}

// place is a position in a vector: in the arrays that its outer dimensions became, then in a vector of one dimension.
type place struct {
	arrays []int64
	// scalar is the position of an element, when it is one that is meant: a value, or else a number.
	scalar *core.Value
	number *core.IntegerAttr
}

// placeOf splits a position. It returns false for positions in arrays that are known at run time only.
func (v vectors) placeOf(x *core.VectorType, static []int64, dynamic []*core.Value) (p place, ok bool) {
	rank := len(x.Shape())
	if rank == 0 {
		p.number = v.Context().IntegerAttr(v.Index(), 0)
		return p, true
	}
	for i, n := range static {
		switch last := i == rank-1; {
		case n != core.Dynamic && last:
			p.number = v.Context().I64Attr(n)
		case n != core.Dynamic:
			p.arrays = append(p.arrays, n)
		case last:
			p.scalar = dynamic[len(dynamic)-1]
		default:
			return p, false
		}
	}
	return p, true
}

// isScalar reports whether an element is meant.
func (p place) isScalar() bool { return p.scalar != nil || p.number != nil }

// value returns the position of the element.
func (p place) value(e emitter) *core.Value {
	if p.scalar != nil {
		return p.scalar
	}
	return llvm.Constant{ResType: p.number.Type(), Value: p.number}.Build(e.Builder).Op.Result(0)
}

func (v vectors) extract(op *core.Operation, in []*core.Value, rw *conversion.Rewriter) bool {
	x := core.Must(vector.AsExtractOp(op))
	if v.ConvertOne(x.Result().Type()) == nil {
		return rw.NoMatch(op, "the type of the result cannot be converted")
	}
	source := vectorOf(x.Source())
	p, ok := v.placeOf(source, x.StaticPosition(), in[1:])
	if !ok {
		return rw.NoMatch(op, "the position in an array is not known")
	}
	e := v.emit(&rw.Builder)
	out := in[0]
	if len(source.Shape()) >= 2 {
		out = e.ExtractValue(out, p.arrays...)
	}
	if p.isScalar() {
		at := p.value(e)
		out = llvm.NewExtractElement(e.Builder, out, at).Op.Result(0)
	}
	rw.ReplaceOp(op, out)
	return true
}

func (v vectors) insert(op *core.Operation, in []*core.Value, rw *conversion.Rewriter) bool {
	x := core.Must(vector.AsInsertOp(op))
	dest := vectorOf(x.Dest())
	t := v.ConvertOne(dest)
	if t == nil {
		return rw.NoMatch(op, "the type of the result cannot be converted")
	}
	p, ok := v.placeOf(dest, x.StaticPosition(), in[2:])
	if !ok {
		return rw.NoMatch(op, "the position in an array is not known")
	}
	e := v.emit(&rw.Builder)
	_, nested := t.(*llvm.LLVMArrayType)
	out := in[0]
	if p.isScalar() {
		row := in[1]
		if nested {
			row = e.ExtractValue(row, p.arrays...)
		}
		at := p.value(e)
		out = llvm.NewInsertElement(e.Builder, row, out, at).Op.Result(0)
	}
	if nested {
		out = e.InsertValue(out, in[1], p.arrays...)
	}
	rw.ReplaceOp(op, out)
	return true
}

func (v vectors) fma(op *core.Operation, in []*core.Value, rw *conversion.Rewriter) bool {
	if len(vectorOf(op.Result(0)).Shape()) > 1 {
		return rw.NoMatch(op, "it is no vector of one dimension")
	}
	rw.ReplaceOpWith(op, llvm.FMulAdd{A: in[0], B: in[1], C: in[2]}.Build(&rw.Builder).Op)
	return true
}

func (v vectors) scale(op *core.Operation, _ []*core.Value, rw *conversion.Rewriter) bool {
	rw.ReplaceOpWith(op, llvm.VScale{ResType: v.Index()}.Build(&rw.Builder).Op)
	return true
}

// broadcast puts a scalar into the first element and spreads it by a shuffle. Vectors are broadcast by other patterns.
func (v vectors) broadcast(op *core.Operation, in []*core.Value, rw *conversion.Rewriter) bool {
	if vectorOf(op.Operand(0)) != nil {
		return rw.NoMatch(op, "broadcast from vector type not handled")
	}
	x := vectorOf(op.Result(0))
	n, ok := v.NDVector(x)
	if !ok {
		return rw.NoMatch(op, "the type of the result cannot be converted")
	}
	e := v.emit(&rw.Builder)
	rank := len(x.Shape())
	all := e.Poison(n.Whole)
	row := all
	if rank > 1 {
		row = e.Poison(n.Row)
	}
	zero := llvm.NewConstant(e.Builder, v.Context().I32(), v.Context().I32Attr(0)).Op.Result(0)
	one := llvm.NewInsertElement(e.Builder, row, in[0], zero).Op.Result(0)
	if rank == 0 || rank == 1 && x.Shape()[0] == 1 {
		rw.ReplaceOp(op, one)
		return true
	}
	mask := make([]int32, x.Shape()[rank-1])
	if rank == 1 {
		rw.ReplaceOp(op, e.shuffled(one, row, mask))
		return true
	}
	one = e.shuffled(one, one, mask)
	tollvm.Positions(n.Shape, func(p []int64) { all = e.InsertValue(one, all, slices.Clone(p)...) })
	rw.ReplaceOp(op, all)
	return true
}

func (v vectors) scalableInsert(op *core.Operation, in []*core.Value, rw *conversion.Rewriter) bool {
	x := core.Must(vector.AsScalableInsertOp(op))
	rw.ReplaceOpWith(op, llvm.VectorInsert{Dstvec: in[1], Srcvec: in[0], Pos: x.Pos()}.Build(&rw.Builder).Op)
	return true
}

func (v vectors) scalableExtract(op *core.Operation, in []*core.Value, rw *conversion.Rewriter) bool {
	x := core.Must(vector.AsScalableExtractOp(op))
	rw.ReplaceOpWith(op, llvm.VectorExtract{ResType: v.ConvertOne(op.Result(0).Type()), Srcvec: in[0],
		Pos: x.Pos()}.Build(&rw.Builder).Op)
	return true
}

func (v vectors) interleave(op *core.Operation, in []*core.Value, rw *conversion.Rewriter) bool {
	x := vectorOf(op.Result(0))
	if len(x.Shape()) != 1 {
		return rw.NoMatch(op, "InterleaveOp not rank 1")
	}
	if x.IsScalable() {
		rw.ReplaceOpWith(op, llvm.VectorInterleave2{ResType: v.ConvertOne(x), Vec1: in[0], Vec2: in[1]}.Build(&rw.Builder).Op)
		return true
	}
	half := int32(x.Shape()[0] / 2)
	var mask []int32
	for i := range half {
		mask = append(mask, i, half+i)
	}
	rw.ReplaceOp(op, v.emit(&rw.Builder).shuffled(in[0], in[1], mask))
	return true
}

func (v vectors) deinterleave(op *core.Operation, in []*core.Value, rw *conversion.Rewriter) bool {
	x := vectorOf(op.Result(0))
	if len(x.Shape()) != 1 {
		return rw.NoMatch(op, "DeinterleaveOp not rank 1")
	}
	e := v.emit(&rw.Builder)
	if x.IsScalable() {
		types, ok := v.ConvertAll(op.ResultTypes())
		if !ok {
			return rw.NoMatch(op, "the types of the results cannot be converted")
		}
		both := llvm.VectorDeinterleave2{ResType: v.StructOf(types), Vec: in[0]}.Build(e.Builder).Op.Result(0)
		even := e.ExtractValue(both, 0)
		rw.ReplaceOp(op, even, e.ExtractValue(both, 1))
		return true
	}
	if x.Shape()[0] > math.MaxInt32/2 {
		return rw.NoMatch(op, "the mask of a shuffle has 32 bits for the number of an element")
	}
	var masks [2][]int32
	for i := range int32(dim.Count(2, x.Shape()[0])) {
		masks[i%2] = append(masks[i%2], i)
	}
	rest := e.Poison(op.Operand(0).Type())
	even := e.shuffled(in[0], rest, masks[0])
	rw.ReplaceOp(op, even, e.shuffled(in[0], rest, masks[1]))
	return true
}

func (v vectors) fromElements(op *core.Operation, in []*core.Value, rw *conversion.Rewriter) bool {
	x := vectorOf(op.Result(0))
	t := v.ConvertOne(x)
	if len(x.Shape()) > 1 || t == nil {
		return rw.NoMatch(op, "rank > 1 vectors are not supported")
	}
	all := v.emit(&rw.Builder).Poison(t)
	for i, e := range in {
		all = vector.NewInsert(&rw.Builder, e, all, nil, []int64{int64(i)}).Result()
	}
	rw.ReplaceOp(op, all)
	return true
}

func (v vectors) toElements(op *core.Operation, in []*core.Value, rw *conversion.Rewriter) bool {
	e := v.emit(&rw.Builder)
	if vectorOf(in[0]) == nil {
		return rw.NoMatch(op, "rank > 1 vectors are not supported")
	}
	results := make([]*core.Value, op.NumResults())
	for i, r := range op.Results() {
		if !r.HasUses() {
			continue
		}
		at := llvm.NewConstant(e.Builder, v.Index(), v.Context().IntegerAttr(v.Index(), int64(i))).Op.Result(0)
		results[i] = llvm.NewExtractElement(e.Builder, in[0], at).Op.Result(0)
	}
	rw.ReplaceOp(op, results...)
	return true
}

func (v vectors) step(op *core.Operation, _ []*core.Value, rw *conversion.Rewriter) bool {
	x := vectorOf(op.Result(0))
	if !x.IsScalable() {
		return rw.NoMatch(op, "it is not scalable")
	}
	rw.ReplaceOpWith(op, llvm.StepVector{ResType: v.ConvertOne(x)}.Build(&rw.Builder).Op)
	return true
}

// createMask compares a count with the positions of a scalable vector.
func (v vectors) createMask(op *core.Operation, in []*core.Value, rw *conversion.Rewriter) bool {
	x := vectorOf(op.Result(0))
	if len(x.Shape()) != 1 || !x.IsScalable() {
		return rw.NoMatch(op, "it is no scalable vector of one dimension")
	}
	b, number := &rw.Builder, v.Context().I32()
	if v.Wide {
		number = v.Context().I64()
	}
	all := v.Context().Vector(x.Shape(), number, x.ScalableDims())
	steps := llvm.StepVector{ResType: all}.Build(b).Op.Result(0)
	bound := arith.NewIndexCast(b, number, in[0]).Out()
	bounds := vector.NewBroadcast(b, all, bound).Op.Result(0)
	rw.ReplaceOpWith(op, arith.NewCmpI(b, arith.CmpIPredicateSlt, steps, bounds).Op)
	return true
}
