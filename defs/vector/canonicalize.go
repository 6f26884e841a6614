package vector

import (
	"slices"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/dim"
	"github.com/odsgen/ods/core/rewrite"
	"github.com/odsgen/ods/core/upstream"
	"github.com/odsgen/ods/defs/iface/constfold"
	"github.com/odsgen/ods/generated/arith"
	"github.com/odsgen/ods/generated/vector"
)

// This file has the canonicalization patterns of reductions, contractions and of operations that change shapes. Those
// that rules can say are in vector.yaml.

// replaceBroadcast replaces an operation by a broadcast.
func replaceBroadcast(op *core.Operation, v *core.Value, rw *rewrite.Rewriter) bool {
	rw.ReplaceOpWith(op, vector.NewBroadcast(&rw.Builder, op.Result(0).Type(), v).Op)
	return true
}

// replaceCast replaces an operation by a cast of the shape.
func replaceCast(op *core.Operation, v *core.Value, rw *rewrite.Rewriter) bool {
	rw.ReplaceOpWith(op, vector.NewShapeCast(&rw.Builder, op.Result(0).Type(), v).Op)
	return true
}

// IsScalar reports whether a value is no vector.
func (Hooks) IsScalar(v *core.Value) bool { return vectorOf(v) == nil }

// masking returns what stands for an operation in its block, vector.mask around it if there is one, and the mask.
func masking(op *core.Operation) (root *core.Operation, mask *core.Value) {
	if m, ok := vector.AsMaskOp(op.ParentOp()); ok {
		return m.Op, m.Mask()
	}
	return op, nil
}

// CanonicalizationPatternsReduction does without reductions of one element.
func (Hooks) CanonicalizationPatternsReduction(set *rewrite.PatternSet) {
	set.Add(rewrite.OpPattern(&vector.ReductionDef, vector.AsReductionOp, "vector.reduction of one element", reduceOne))
}

func reduceOne(op vector.ReductionOp, rw *rewrite.Rewriter) bool {
	t := vectorOf(op.Vector())
	if len(t.Shape()) != 0 && t.Shape()[0] != 1 {
		return false
	}
	root, mask := masking(op.Op)
	rw.SetBefore(root)
	if mask != nil {
		mask = onlyElement(mask, rw)
	}
	v := onlyElement(op.Vector(), rw)
	if op.Acc() != nil {
		v = Combine(op.Kind(), v, op.Acc(), op.Fastmath(), mask, rw)
	}
	rw.ReplaceOp(root, v)
	return true
}

// onlyElement extracts the first element.
func onlyElement(v *core.Value, rw *rewrite.Rewriter) *core.Value {
	return vector.NewExtract(&rw.Builder, v, nil, make([]int64, len(vectorOf(v).Shape()))).Result()
}

// Combine makes the operation on elements that a reduction stands for; where a mask does not admit it, the accumulator
// stays.
func Combine(kind vector.CombiningKind, v, acc *core.Value, flags arith.FastMathFlags, mask *core.Value,
	rw *rewrite.Rewriter) *core.Value {
	elem := v.Type()
	if t := vectorOf(v); t != nil {
		elem = t.ElementType()
	}
	_, isFloat := elem.(*core.FloatType)
	out := rw.CreateOrFold(func(b *core.Builder) *core.Operation {
		switch {
		case kind == vector.CombiningKindADD && isFloat:
			return arith.AddF{Lhs: v, Rhs: acc, Fastmath: flags}.Build(b).Op
		case kind == vector.CombiningKindADD:
			return arith.AddI{Lhs: v, Rhs: acc}.Build(b).Op
		case kind == vector.CombiningKindMUL && isFloat:
			return arith.MulF{Lhs: v, Rhs: acc, Fastmath: flags}.Build(b).Op
		case kind == vector.CombiningKindMUL:
			return arith.MulI{Lhs: v, Rhs: acc}.Build(b).Op
		}
		return combineBits(kind, v, acc, flags, b)
	})
	if mask == nil {
		return out
	}
	return arith.Select{Condition: mask, TrueValue: out, FalseValue: acc, Loc: out.Loc()}.Build(&rw.Builder).Result()
}

func combineBits(kind vector.CombiningKind, v, acc *core.Value, flags arith.FastMathFlags, b *core.Builder) *core.Operation {
	switch kind {
	case vector.CombiningKindMINUI:
		return arith.NewMinUI(b, v, acc).Op
	case vector.CombiningKindMINSI:
		return arith.NewMinSI(b, v, acc).Op
	case vector.CombiningKindMAXUI:
		return arith.NewMaxUI(b, v, acc).Op
	case vector.CombiningKindMAXSI:
		return arith.NewMaxSI(b, v, acc).Op
	case vector.CombiningKindAND:
		return arith.NewAndI(b, v, acc).Op
	case vector.CombiningKindOR:
		return arith.NewOrI(b, v, acc).Op
	case vector.CombiningKindXOR:
		return arith.NewXOrI(b, v, acc).Op
	case vector.CombiningKindMINNUMF:
		return arith.MinNumF{Lhs: v, Rhs: acc, Fastmath: flags}.Build(b).Op
	case vector.CombiningKindMAXNUMF:
		return arith.MaxNumF{Lhs: v, Rhs: acc, Fastmath: flags}.Build(b).Op
	case vector.CombiningKindMINIMUMF:
		return arith.MinimumF{Lhs: v, Rhs: acc, Fastmath: flags}.Build(b).Op
	}
	return arith.MaximumF{Lhs: v, Rhs: acc, Fastmath: flags}.Build(b).Op
}

// CanonicalizationPatternsMultiDimReduction does without reductions along dimensions of size 1.
func (Hooks) CanonicalizationPatternsMultiDimReduction(set *rewrite.PatternSet) {
	set.Add(rewrite.OpPattern(&vector.MultiDimReductionDef, vector.AsMultiDimReductionOp, "vector.multi_reduction of one element",
		reduceOnes))
}

func reduceOnes(op vector.MultiDimReductionOp, rw *rewrite.Rewriter) bool {
	for i, n := range vectorOf(op.Source()).Shape() {
		if n != 1 && slices.Contains(op.ReductionDims(), int64(i)) {
			return false
		}
	}
	root, mask := masking(op.Op)
	rw.SetBefore(root)
	var v *core.Value
	if to := vectorOf(op.Dest()); to != nil {
		if mask != nil {
			mask = vector.NewShapeCast(&rw.Builder, masked(to), mask).Result()
		}
		v = vector.NewShapeCast(&rw.Builder, to, op.Source()).Result()
	} else {
		if mask != nil {
			mask = onlyElement(mask, rw)
		}
		v = onlyElement(op.Source(), rw)
	}
	r := Combine(op.Kind(), op.Acc(), v, arith.FastMathFlagsNone, nil, rw)
	if mask != nil {
		off := op.Acc()
		if upstream.MaskedReductionOfOne.In(op.Op.Context()) {
			off = v
		}
		r = arith.Select{Condition: mask, TrueValue: r, FalseValue: off, Loc: r.Loc()}.Build(&rw.Builder).Result()
	}
	rw.ReplaceOp(root, r)
	return true
}

// CanonicalizationPatternsContraction contracts into what is added to a result that starts with zeros.
func (Hooks) CanonicalizationPatternsContraction(set *rewrite.PatternSet) {
	set.Add(
		rewrite.OpPattern(&arith.AddIDef, arith.AsAddIOp, "arith.addi of vector.contract",
			func(op arith.AddIOp, rw *rewrite.Rewriter) bool {
				return contractInto(op.Op, rw)
			}),
		rewrite.OpPattern(&arith.AddFDef, arith.AsAddFOp, "arith.addf of vector.contract",
			func(op arith.AddFOp, rw *rewrite.Rewriter) bool {
				return contractInto(op.Op, rw)
			}))
}

func contractInto(add *core.Operation, rw *rewrite.Rewriter) bool {
	for i := range 2 {
		c, ok := vector.AsContractionOp(add.Operand(i).DefiningOp())
		if !ok {
			continue
		}
		zero, ok := arith.AsConstantOp(c.Acc().DefiningOp())
		if !ok || zero.Op.ConstantValue() != constfold.Zero(c.Acc().Type()) {
			continue
		}
		var m core.IRMapping
		m.Map(c.Acc(), add.Operand(1-i))
		rw.ReplaceOpWith(add, rw.Clone(c.Op, &m))
		return true
	}
	return false
}

// Composed returns the permutation that does what two do, the first one first.
func (Hooks) Composed(first, second *core.DenseArrayAttr) *core.DenseArrayAttr {
	return first.Context().I64Array(permuted(first.Ints(), second.Ints())...)
}

// CanonicalizationPatternsShapeCast casts masks and what is repeated.
func (Hooks) CanonicalizationPatternsShapeCast(set *rewrite.PatternSet) {
	add := func(name string, f func(op vector.ShapeCastOp, rw *rewrite.Rewriter) bool) {
		set.Add(rewrite.OpPattern(&vector.ShapeCastDef, vector.AsShapeCastOp, name, f))
	}
	add("vector.shape_cast of a mask", castMask)
	add("vector.shape_cast of broadcast", func(op vector.ShapeCastOp, rw *rewrite.Rewriter) bool {
		b, ok := vector.AsBroadcastOp(op.Source().DefiningOp())
		if !ok {
			return false
		}
		to := vectorOf(op.Result())
		if t := vectorOf(b.Source()); t != nil && dim.SameCount(t.Shape(), to.Shape()) {
			return replaceCast(op.Op, b.Source(), rw)
		}
		t := vectorOf(b.Source())
		if t != nil && (!canBroadcast(t, to) || !upstream.CastBroadcast.In(op.Op.Context()) && !repeatAlike(t, vectorOf(b.Vector()), to)) {
			return false
		}
		return replaceBroadcast(op.Op, b.Source(), rw)
	})
}

// castMask drops trailing dimensions of size 1 from a mask, where that is what the cast does and all of their elements
// are set.
func castMask(op vector.ShapeCastOp, rw *rewrite.Rewriter) bool {
	from, to := vectorOf(op.Source()), vectorOf(op.Result())
	n := len(from.Shape())
	for n > 1 && from.Shape()[n-1] == 1 && !scalableDim(from, n-1) {
		n--
	}
	if n == len(from.Shape()) || withDims(from, from.Shape()[:n], scalables(from)[:n]) != to {
		return false
	}
	if m, ok := vector.AsCreateMaskOp(op.Source().DefiningOp()); ok {
		for _, v := range m.Operands()[n:] {
			if c, ok := constantSize(v); !ok || c != 1 {
				return false
			}
		}
		rw.ReplaceOpWith(op.Op, vector.NewCreateMask(&rw.Builder, to, m.Operands()[:n]).Op)
		return true
	}
	m, ok := vector.AsConstantMaskOp(op.Source().DefiningOp())
	if !ok || slices.ContainsFunc(m.MaskDimSizes()[n:], func(k int64) bool { return k != 1 }) {
		return false
	}
	rw.ReplaceOpWith(op.Op, vector.NewConstantMask(&rw.Builder, to, m.MaskDimSizes()[:n]).Op)
	return true
}

// CanonicalizationPatternsTranspose transposes masks, scalars and what is repeated.
func (Hooks) CanonicalizationPatternsTranspose(set *rewrite.PatternSet) {
	add := func(name string, f func(op vector.TransposeOp, rw *rewrite.Rewriter) bool) {
		set.Add(rewrite.OpPattern(&vector.TransposeDef, vector.AsTransposeOp, name, f))
	}
	add("vector.transpose of a mask", func(op vector.TransposeOp, rw *rewrite.Rewriter) bool {
		if m, ok := vector.AsCreateMaskOp(op.Vector().DefiningOp()); ok {
			rw.ReplaceOpWith(op.Op, vector.NewCreateMask(&rw.Builder, op.Result().Type(), permuted(m.Operands(), op.Permutation())).Op)
			return true
		}
		m, ok := vector.AsConstantMaskOp(op.Vector().DefiningOp())
		if !ok {
			return false
		}
		rw.ReplaceOpWith(op.Op, vector.NewConstantMask(&rw.Builder, op.Result().Type(),
			permuted(m.MaskDimSizes(), op.Permutation())).Op)
		return true
	})
	add("vector.transpose of shape_cast", func(op vector.TransposeOp, rw *rewrite.Rewriter) bool {
		c, ok := vector.AsShapeCastOp(op.Vector().DefiningOp())
		return ok && keepsOrder(op) && replaceCast(op.Op, c.Source(), rw)
	})
	add("vector.transpose of from_elements", transposeElements)
	add("vector.transpose of broadcast", transposeBroadcast)
}

// permuted lists the elements in the order of a permutation. A mask without dimensions has one size, and no
// permutation.
func permuted[T any](list []T, permutation []int64) []T {
	if len(permutation) < len(list) {
		return list
	}
	out := make([]T, len(list))
	for i, p := range permutation {
		out[i] = list[p]
	}
	return out
}

// transposeElements makes the vector of scalars in another order.
func transposeElements(op vector.TransposeOp, rw *rewrite.Rewriter) bool {
	f, ok := vector.AsFromElementsOp(op.Vector().DefiningOp())
	if !ok {
		return false
	}
	from, to := vectorOf(op.Vector()).Shape(), vectorOf(op.Result()).Shape()
	list := make([]*core.Value, len(f.Elements()))
	start, pos, old := make([]int64, len(to)), make([]int64, len(to)), make([]int64, len(from))
	for i := range list {
		for k, p := range op.Permutation() {
			old[p] = pos[k]
		}
		list[i] = f.Elements()[linear(old, from)]
		advance(pos, start, to)
	}
	rw.ReplaceOpWith(op.Op, vector.NewFromElements(&rw.Builder, op.Result().Type(), list).Op)
	return true
}

// transposeBroadcast repeats into the other shape at once, when dimensions only change places with those that are
// repeated from the same group: dimensions of size 1 next to each other, and those in front of the first.
func transposeBroadcast(op vector.TransposeOp, rw *rewrite.Rewriter) bool {
	b, ok := vector.AsBroadcastOp(op.Vector().DefiningOp())
	if !ok {
		return false
	}
	if t := vectorOf(b.Source()); t != nil {
		lead := len(op.Permutation()) - len(t.Shape())
		low := 0
		for i, n := range t.Shape() {
			if n == 1 && (i == 0 || t.Shape()[i-1] == 1) {
				continue
			}
			high := i + lead
			for _, p := range op.Permutation()[low:high] {
				if p < int64(low) || p >= int64(high) {
					return false
				}
			}
			low = high
		}
	}
	return replaceBroadcast(op.Op, b.Source(), rw)
}

// CanonicalizationPatternsShuffle replaces shuffles that interleave, and those of vectors without dimensions.
func (Hooks) CanonicalizationPatternsShuffle(set *rewrite.PatternSet) {
	add := func(name string, f func(op vector.ShuffleOp, rw *rewrite.Rewriter) bool) {
		set.Add(rewrite.OpPattern(&vector.ShuffleDef, vector.AsShuffleOp, name, f))
	}
	add("vector.shuffle that interleaves", func(op vector.ShuffleOp, rw *rewrite.Rewriter) bool {
		t, mask := vectorOf(op.V1()), op.Mask()
		n := elements(t)
		if len(vectorOf(op.Vector()).Shape()) != 1 || t != vectorOf(op.V2()) || dim.Mul(2, n) != int64(len(mask)) {
			return false
		}
		for i, k := range mask {
			if k != dim.Add(int64(i/2), dim.Mul(int64(i%2), n)) {
				return false
			}
		}
		rw.ReplaceOpWith(op.Op, vector.NewInterleave(&rw.Builder, op.V1(), op.V2()).Op)
		return true
	})
	add("vector.shuffle without dimensions", func(op vector.ShuffleOp, rw *rewrite.Rewriter) bool {
		if len(vectorOf(op.V1()).Shape()) > 0 || len(op.Mask()) != 1 {
			return false
		}
		if op.Mask()[0] == 0 {
			return replaceBroadcast(op.Op, op.V1(), rw)
		}
		return replaceBroadcast(op.Op, op.V2(), rw)
	})
}
