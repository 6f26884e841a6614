package linalg

import (
	"slices"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/affine"
	"github.com/odsgen/ods/core/rewrite"
	"github.com/odsgen/ods/generated/arith"
	"github.com/odsgen/ods/generated/linalg"
	"github.com/odsgen/ods/generated/sparse_tensor"
	"github.com/odsgen/ods/generated/tensor"
)

// This file has the canonicalization patterns of all operations with a region, and of those that only move elements.

// indexConstant makes a constant of type index.
func indexConstant(b *core.Builder, n int64) *core.Value {
	return arith.NewConstant(b, b.Context().IndexAttr(n)).Result()
}

// CanonicalizationPatterns adds what applies to all operations of the dialect.
func (Hooks) CanonicalizationPatterns(set *rewrite.PatternSet) {
	set.Add(
		rewrite.Pattern{Name: "linalg erase dead", Match: eraseDead},
		rewrite.OpPattern(&tensor.CastDef, tensor.AsCastOp, "tensor.cast of linalg operation", castOfStructured),
		rewrite.OpPattern(&linalg.PackDef, linalg.AsPackOp, "linalg.pack of tensor.cast", packOfCasts),
		rewrite.OpPattern(&linalg.UnPackDef, linalg.AsUnPackOp, "linalg.unpack of tensor.cast", unpackOfCasts),
		rewrite.Pattern{Name: "linalg static sizes", Match: inferSizes})
}

// eraseDead erases an operation on a buffer without elements, where no point is computed. A tensor without elements
// does not say that.
func eraseDead(op *core.Operation, rw *rewrite.Rewriter) bool {
	if _, ok := linalg.LinalgOpKey.Of(op); !ok {
		return false
	}
	for _, v := range op.Operands() {
		if t, ok := v.Type().(*core.MemRefType); ok && slices.Contains(t.Shape(), 0) {
			rw.EraseOp(op)
			return true
		}
	}
	return false
}

// cloneWith makes a copy of an operation with other operands and types of results.
func cloneWith(rw *rewrite.Rewriter, op *core.Operation, operands []*core.Value, types []core.Type) *core.Operation {
	var m core.IRMapping
	n := rw.Clone(op, &m)
	for i, v := range operands {
		n.SetOperand(i, v)
	}
	for i, t := range types {
		n.Result(i).SetType(t)
	}
	return n
}

// learns reports whether a type has the rank and the encoding of another one and all sizes that it knows.
func learns(from, to core.Type) bool {
	a, oka := from.(*core.RankedTensorType)
	b, okb := to.(*core.RankedTensorType)
	if !oka || !okb || a.ElementType() != b.ElementType() || a.Encoding() != b.Encoding() || len(a.Shape()) != len(b.Shape()) {
		return false
	}
	for i, n := range a.Shape() {
		if n != core.Dynamic && b.Shape()[i] == core.Dynamic {
			return false
		}
	}
	return true
}

// castOfStructured makes an operation compute into a tensor of the type to which its result is cast. The cast may be
// where control does not always come, unless it is in the same block.
func castOfStructured(c tensor.CastOp, rw *rewrite.Rewriter) bool {
	op := c.Source().DefiningOp()
	if op == nil || !learns(c.Source().Type(), c.Dest().Type()) || op.Block() != c.Op.Block() {
		return false
	}
	if _, ok := linalg.LinalgOpKey.Of(op); !ok {
		return false
	}
	k := c.Source().Index()
	rw.SetBefore(op)
	rw.SetLoc(op.Loc())
	operands, types := op.OperandList(0, op.NumOperands()), op.ResultTypes()
	at := numInputs(op) + k
	types[k] = c.Dest().Type()
	operands[at] = tensor.NewCast(&rw.Builder, types[k], operands[at]).Dest()
	n := cloneWith(rw, op, operands, types)
	vals := n.ResultList()
	vals[k] = tensor.NewCast(&rw.Builder, c.Source().Type(), n.Result(k)).Dest()
	rw.ReplaceOp(op, vals...)
	rw.ReplaceOp(c.Op, n.Result(k))
	return true
}

// inferSizes casts operands to types with the sizes that other operands know: loops have the same length for all of
// them.
func inferSizes(op *core.Operation, rw *rewrite.Rewriter) bool {
	x, ok := linalg.LinalgOpKey.Of(op)
	if !ok || !HasPureTensors(op) {
		return false
	}
	maps := x.IndexingMaps()
	if len(maps) != op.NumOperands() || slices.ContainsFunc(maps,
		func(m *affine.Map) bool { return !m.IsProjectedPermutation(false) }) {
		return false
	}
	sizes := map[int]int64{}
	for i, v := range op.Operands() {
		for k, n := range shapeOf(v.Type()) {
			d := maps[i].Result(k).Position()
			if _, ok := sizes[d]; !ok && n != core.Dynamic {
				sizes[d] = n
			}
		}
	}
	operands := op.OperandList(0, op.NumOperands())
	var types []core.Type
	changed := false
	for i, v := range operands {
		t, ok := v.Type().(*core.RankedTensorType)
		if !ok {
			continue
		}
		shape, better := slices.Clone(t.Shape()), false
		for k, n := range shape {
			if known, ok := sizes[maps[i].Result(k).Position()]; ok && n == core.Dynamic {
				shape[k], better = known, true
			}
		}
		if better {
			t = rw.Context().RankedTensor(shape, t.ElementType(), t.Encoding())
			operands[i] = tensor.NewCast(&rw.Builder, t, v).Dest()
			changed = true
		}
		if i >= numInputs(op) {
			types = append(types, t)
		}
	}
	if !changed {
		return false
	}
	n := cloneWith(rw, op, operands, types)
	replaceCast(rw, op, n)
	return true
}

// replaceCast replaces an operation by another one, with casts of results whose types differ.
func replaceCast(rw *rewrite.Rewriter, op, by *core.Operation) {
	vals := by.ResultList()
	for i, v := range vals {
		if v.Type() != op.Result(i).Type() {
			vals[i] = tensor.NewCast(&rw.Builder, op.Result(i).Type(), v).Dest()
		}
	}
	rw.ReplaceOp(op, vals...)
}

// eraseIdentity takes the operands of an operation that moves no element and computes nothing. One on buffers must have
// the same one as input and output.
func eraseIdentity(op *core.Operation, rw *rewrite.Rewriter) bool {
	maps := Maps(op)
	for _, m := range maps {
		if !m.Equal(maps[0]) {
			return false
		}
	}
	r := op.Region(0)
	if r.IsEmpty() || r.Entry().First() != r.Entry().Last() {
		return false
	}
	yield, ok := linalg.AsYieldOp(r.Entry().Last())
	if !ok {
		return false
	}
	argument := func(v *core.Value) bool { return v.OwnerBlock() == r.Entry() }
	values := yield.Values()
	if HasPureBuffers(op) {
		if op.NumOperands() != 2 || numInputs(op) != 1 || op.Operand(0) != op.Operand(1) || !argument(values[0]) {
			return false
		}
		rw.EraseOp(op)
		return true
	}
	if !HasPureTensors(op) || len(values) != op.NumResults() {
		return false
	}
	out := make([]*core.Value, len(values))
	for i, v := range values {
		if !argument(v) || !converts(op.Operand(v.Index()).Type(), op.Result(i).Type()) {
			return false
		}
	}
	for i, v := range values {
		out[i] = converted(rw, op.Operand(v.Index()), op.Result(i).Type())
	}
	rw.ReplaceOp(op, out...)
	return true
}

// sparse reports whether a type says how the elements of a tensor are stored.
func sparse(t core.Type) bool {
	r, ok := t.(*core.RankedTensorType)
	if !ok {
		return false
	}
	_, ok = r.Encoding().(*sparse_tensor.SparseTensorEncodingAttr)
	return ok
}

// converts reports whether there is a conversion from a type of tensors to another one.
func converts(from, to core.Type) bool {
	if from == to || sparse(from) || sparse(to) {
		return true
	}
	a, oka := from.(*core.RankedTensorType)
	b, okb := to.(*core.RankedTensorType)
	return oka && okb && a.ElementType() == b.ElementType() && core.CompatibleShape(a, b)
}

// converted makes the conversion.
func converted(rw *rewrite.Rewriter, v *core.Value, t core.Type) *core.Value {
	switch {
	case v.Type() == t:
		return v
	case sparse(v.Type()) || sparse(t):
		return sparse_tensor.NewConvert(&rw.Builder, t, v).Dest()
	}
	return tensor.NewCast(&rw.Builder, t, v).Dest()
}

// CanonicalizationPatternsGeneric takes operands of what computes nothing.
func (Hooks) CanonicalizationPatternsGeneric(set *rewrite.PatternSet) {
	set.Add(rewrite.OpPattern(&linalg.GenericDef, linalg.AsGenericOp, "linalg.generic of nothing",
		func(op linalg.GenericOp, rw *rewrite.Rewriter) bool {
			return eraseIdentity(op.Op, rw)
		}))
}

// CanonicalizationPatternsCopy erases copies of something to itself.
func (Hooks) CanonicalizationPatternsCopy(set *rewrite.PatternSet) {
	set.Add(rewrite.OpPattern(&linalg.CopyDef, linalg.AsCopyOp, "linalg.copy to itself",
		func(op linalg.CopyOp, rw *rewrite.Rewriter) bool {
			in, out := op.Inputs(), op.Outputs()
			if !slices.Equal(in, out) {
				return false
			}
			if op.Op.NumResults() == 0 {
				rw.EraseOp(op.Op)
			} else {
				rw.ReplaceOp(op.Op, in...)
			}
			return true
		}))
}
