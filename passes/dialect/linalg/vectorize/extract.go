package vectorize

import (
	"slices"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/affine"
	memrefdefs "github.com/odsgen/ods/defs/memref"
	affinegen "github.com/odsgen/ods/generated/affine"
	"github.com/odsgen/ods/generated/arith"
	"github.com/odsgen/ods/generated/linalg"
	"github.com/odsgen/ods/generated/tensor"
	"github.com/odsgen/ods/generated/ub"
	"github.com/odsgen/ods/generated/vector"
	"github.com/odsgen/ods/passes/convert/affinetoscf"
)

// extractable reports whether an operation is a tensor.extract that can be vectorized.
func extractable(op *core.Operation, o Options) bool {
	x, ok := tensor.AsExtractOp(op)
	return ok && (o.ExtractND || len(x.Indices()) == 1) && op.Context().VerifyVector(nil, x.Result().Type()) == ""
}

// expandApplies computes affine.apply of the region by arithmetic, which can be vectorized.
func (s *state) expandApplies() {
	rw := s.rw
	at, loc := rw.Save(), rw.Loc()
	for op := range s.op.Region(0).Entry().Ops() {
		x, ok := affinegen.AsApplyOp(op)
		if !ok {
			continue
		}
		rw.SetBefore(op)
		rw.SetLoc(op.Loc())
		m, operands := x.MapAttr().Value(), x.Op.OperandList(0, op.NumOperands())
		n := m.NumDims()
		if v := affinetoscf.ExpandExpr(&rw.Builder, m.Result(0), operands[:n], operands[n:], nil); v != nil {
			rw.ReplaceOp(op, v)
		}
	}
	rw.Restore(at)
	rw.SetLoc(loc)
}

// access is how tensor.extract moves through its tensor while the loops go on.
type access uint8

const (
	accessGather access = iota
	accessScalar
	accessContiguous
)

// accessOf finds out how elements are accessed. What is not sure is a gather.
func (s *state) accessOf(x tensor.ExtractOp) access {
	shape := x.Tensor().Type().(core.ShapedType).Shape()
	if len(shape) == 0 || len(s.shape) == 0 {
		return accessScalar
	}
	wide := 0
	for _, n := range s.shape {
		if n > 1 {
			wide++
		}
	}
	if wide != 1 {
		return accessGather
	}
	indices := x.Indices()
	last := indices[len(indices)-1]
	for i, v := range indices[:len(indices)-1] {
		if shape[i] != 1 && !s.isInvariant(v) {
			return accessGather
		}
	}
	if s.isInvariant(last) {
		return accessScalar
	}
	found := false
	if s.isContiguous(last, &found) && found && s.shape[len(s.shape)-1] != 1 {
		return accessContiguous
	}
	return accessGather
}

// isInvariant reports whether a value of the region is the same in all iterations.
func (s *state) isInvariant(v *core.Value) bool {
	body := s.op.Region(0).Entry()
	if v.IsBlockArg() {
		return v.OwnerBlock() != body
	}
	if x, ok := linalg.AsIndexOp(v.DefiningOp()); ok {
		return s.static[x.Dim()] == 1
	}
	in := body.AncestorOpInBlock(v.DefiningOp())
	if in == nil || in.Is(&arith.ConstantDef) {
		return true
	}
	for _, w := range in.Operands() {
		if !s.isInvariant(w) {
			return false
		}
	}
	return true
}

// isContiguous reports whether a value of the region may be the last index of elements that lie one after the other;
// found says whether it grows with the innermost loop that is not one long.
func (s *state) isContiguous(v *core.Value, found *bool) bool {
	body := s.op.Region(0).Entry()
	if v.IsBlockArg() {
		return v.OwnerBlock() != body
	}
	if x, ok := linalg.AsIndexOp(v.DefiningOp()); ok {
		last := len(s.static) - 1
		for last > 0 && s.static[last] == 1 {
			last--
		}
		*found = int(x.Dim()) == last
		return true
	}
	in := body.AncestorOpInBlock(v.DefiningOp())
	if in == nil || !in.Is(&arith.AddIDef) && !in.Is(&arith.ConstantDef) {
		return false
	}
	any := false
	for _, w := range in.Operands() {
		any = s.isContiguous(w, found) || any
	}
	return any
}

// extract makes the operation that reads for all iterations what a tensor.extract reads for one.
func (s *state) extract(x tensor.ExtractOp, m *core.IRMapping) *core.Operation {
	b, c := &s.rw.Builder, s.op.Context()
	b.SetLoc(x.Op.Loc())
	t := s.vectorType(x.Result().Type(), nil)
	bits := s.vectorType(c.I1(), nil)
	mask := arith.NewConstant(b, c.DenseSplat(bits, c.Bool(true))).Result()
	pass := zeroOf(b, t)
	zero := memrefdefs.ConstantIndex(b, 0)
	how := s.accessOf(x)
	if how == accessGather {
		return s.masked(vector.Gather{ResultType: t, Base: x.Tensor(), Offsets: slices.Repeat([]*core.Value{zero}, len(x.Indices())),
			Indices: s.offset(x, m), Mask: mask, PassThru: pass}.Build(b).Op, nil)
	}
	var indices []*core.Value
	for _, v := range x.Indices() {
		v = m.Value(v)
		if isVector(v.Type()) {
			n := len(s.shape) - 1
			row := shapeCast(b, c.Vector(s.shape[n:], c.Index(), s.scalable[n:]), v)
			v = vector.NewExtract(b, row, nil, []int64{0}).Result()
		}
		indices = append(indices, v)
	}
	from, to := rankOf(x.Tensor()), len(s.shape)
	perm := affine.NewMap(from, 0, slices.Repeat([]affine.Expr{affine.Const(0)}, to)...)
	if how == accessContiguous {
		perm = affine.MinorIdentityMap(from, min(from, to))
		for range to - from {
			perm = perm.InsertResult(affine.Const(0), 0)
		}
	}
	padding := ub.NewPoison(b, t.ElementType()).Result()
	read := vector.NewTransferRead(b, t, x.Tensor(), indices, padding, c.AffineMap(perm), bools(c, to, true)).Op
	if how == accessContiguous || to == 0 {
		return read
	}
	one := vector.NewConstantMask(b, c.Vector([]int64{1}, c.I1(), nil), []int64{1}).Op.Result(0)
	return wrapMask(s.rw, read, one)
}

// offset computes the places of the elements in a tensor, row by row.
func (s *state) offset(x tensor.ExtractOp, m *core.IRMapping) *core.Value {
	b := &s.rw.Builder
	t := s.vectorType(s.op.Context().Index(), nil)
	var sum *core.Value
	for i, v := range x.Indices() {
		if i == 0 {
			sum = s.broadcast(m.Value(v), t)
			continue
		}
		at := memrefdefs.ConstantIndex(b, int64(i))
		size := s.broadcast(tensor.NewDim(b, x.Tensor(), at).Result(), t)
		sum = arith.NewMulI(b, sum, size).Result()
		v = s.broadcast(m.Value(v), t)
		sum = arith.NewAddI(b, v, sum).Result()
	}
	return sum
}
