package vectorize

import (
	"slices"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/affine"
	"github.com/odsgen/ods/core/rewrite"
	"github.com/odsgen/ods/generated/arith"
	"github.com/odsgen/ods/generated/linalg"
	"github.com/odsgen/ods/generated/tensor"
	"github.com/odsgen/ods/generated/ub"
	"github.com/odsgen/ods/generated/vector"
)

// generic reads all operands, does with vectors what the region does with elements, and writes what it yields.
func (s *state) generic() ([]*core.Value, bool) {
	if s.inputs == s.op.NumOperands() {
		return nil, false
	}
	b, body := &s.rw.Builder, s.op.Region(0).Entry()
	var m core.IRMapping
	zero := s.index(0)
	for i, v := range s.op.Operands() {
		if i >= body.NumArgs() {
			break
		}
		if t, ok := v.Type().(core.ShapedType); ok && !isVector(t) {
			m.Map(body.Arg(i), s.read(i, t, zero))
			continue
		}
		m.Map(body.Arg(i), v)
	}
	end := body.Last()
	var results []*core.Value
	for op := range body.Ops() {
		if op == end {
			for i, v := range op.Operands() {
				if r := s.write(m.Value(v), s.inputs+i, b); r != nil {
					results = append(results, r)
				}
			}
			continue
		}
		by, ok := s.one(op, &m)
		if !ok {
			return nil, false
		}
		by = s.masked(by, nil)
		for i, v := range op.Results() {
			m.Map(v, by.Result(i))
		}
	}
	return results, true
}

func isVector(t core.Type) bool {
	_, ok := t.(*core.VectorType)
	return ok
}

// reindexed returns a map of those dimensions alone that are results.
func reindexed(m *affine.Map) *affine.Map { return m.CompressUnusedDims() }

// read makes the vector of an operand over the iteration space, or over its own part of it for an output.
func (s *state) read(i int, t core.ShapedType, zero *core.Value) *core.Value {
	b, m := &s.rw.Builder, s.maps[i]
	elem := t.ElementType()
	perm := m.InverseAndBroadcastProjectedPermutation()
	vt := s.vectorType(elem, nil)
	if i >= s.inputs {
		perm = reindexed(m).InversePermutation()
		vt = s.vectorType(elem, perm.Compose(m))
	}
	rank := len(vt.Shape())
	c := s.op.Context()
	pad := ub.NewPoison(b, elem).Result()
	read := vector.NewTransferRead(b, vt, s.op.Operand(i), slices.Repeat([]*core.Value{zero}, len(t.Shape())), pad, c.AffineMap(perm),
		bools(c, rank, false)).Op
	by := s.masked(read, m)
	vector.TransferReadOp{OpView: core.ViewOf(read)}.SetInBoundsAttr(s.inBounds(by != read, t, perm))
	if rank == 0 {
		return vector.NewExtract(b, by.Result(0), nil, nil).Result()
	}
	return by.Result(0)
}

// inBounds tells for the dimensions of a vector that a transfer stays inside: because it is masked, or since sizes that
// are not known are assumed to be those of the vector. perm maps the dimensions of t to those of the vector.
func (s *state) inBounds(masked bool, t core.ShapedType, perm *affine.Map) *core.ArrayAttr {
	c := s.op.Context()
	list := make([]core.Attribute, perm.NumResults())
	for i, e := range perm.Results() {
		list[i] = c.Bool(masked || s.o.AssumeDynamicMatch && e.IsDim() && t.Shape()[e.Position()] == core.Dynamic)
	}
	return c.Array(list...)
}

// write makes the operation that writes a vector to an output, and returns the tensor with it.
func (s *state) write(v *core.Value, i int, b *core.Builder) *core.Value {
	m, dest := s.maps[i], s.op.Operand(i)
	t := dest.Type().(core.ShapedType)
	part := affine.FilteredIdentityMap(m.NumDims(), func(pos int) bool { return m.ResultPosition(affine.Dim(pos)) >= 0 })
	vt := s.vectorType(t.ElementType(), part)
	rank, c := len(vt.Shape()), s.op.Context()
	defer b.SetLoc(b.Loc())
	b.SetLoc(v.Loc())
	zero := s.index(0)
	perm := affine.MinorIdentityMap(len(t.Shape()), 0)
	if rank > 0 {
		perm = reindexed(m).InversePermutation()
		v = s.broadcast(v, vt)
	} else if !isVector(v.Type()) {
		v = vector.NewBroadcast(b, vt, v).Op.Result(0)
	}
	var result core.Type
	if _, ok := t.(*core.RankedTensorType); ok {
		result = t
	}
	write := vector.TransferWrite{ResultType: result, ValueToStore: v, Base: dest,
		Indices: slices.Repeat([]*core.Value{zero}, len(t.Shape())), PermutationMap: c.AffineMap(perm),
		InBounds: bools(c, rank, false)}.Build(b).Op
	by := s.masked(write, m)
	vector.TransferWriteOp{OpView: core.ViewOf(write)}.SetInBoundsAttr(s.inBounds(by != write, t, perm))
	if by.NumResults() == 0 {
		return nil
	}
	return by.Result(0)
}

// broadcast repeats a scalar or a vector to a larger one, where that is possible.
func (s *state) broadcast(v *core.Value, to *core.VectorType) *core.Value {
	if len(to.Shape()) == 0 || v.Type() == core.Type(to) {
		return v
	}
	if from, ok := v.Type().(*core.VectorType); ok {
		off := len(to.Shape()) - len(from.Shape())
		if off < 0 || from.ElementType() != to.ElementType() {
			return v
		}
		for i, n := range from.Shape() {
			if (n != to.Shape()[off+i] || from.ScalableDims()[i] != to.ScalableDims()[off+i]) && (n != 1 || from.ScalableDims()[i]) {
				return v
			}
		}
	} else if v.Type() != to.ElementType() {
		return v
	}
	b := &s.rw.Builder
	defer b.SetLoc(b.Loc())
	b.SetLoc(s.op.Loc())
	return rewrite.FoldCreated(b, vector.NewBroadcast(b, to, v).Op)
}

// one makes the operation on vectors for one of the region.
func (s *state) one(op *core.Operation, m *core.IRMapping) (*core.Operation, bool) {
	b := &s.rw.Builder
	loc := b.Loc()
	defer b.SetLoc(loc)
	if x, ok := tensor.AsExtractOp(op); ok {
		return s.extract(x, m), true
	}
	switch {
	case op.Is(&linalg.IndexDef):
		return s.indices(op), true
	case op.Is(&arith.ConstantDef):
		return s.rw.Clone(op, nil), true
	case !op.Has(core.TraitElementwise | core.TraitScalarizable | core.TraitVectorizable | core.TraitTensorizable):
		return nil, false
	}
	b.SetLoc(op.Loc())
	if by := s.reduce(op, m); by != nil {
		return by, true
	}
	var widest *core.VectorType
	for _, v := range op.Operands() {
		if t, ok := m.Value(v).Type().(*core.VectorType); ok && (widest == nil || len(widest.Shape()) < len(t.Shape())) {
			widest = t
		}
	}
	var operands []*core.Value
	types := slices.Clone(op.ResultTypes())
	for _, v := range op.Operands() {
		x := m.Value(v)
		if widest != nil {
			x = s.broadcast(x, s.like(widest, core.ElementTypeOrSelf(x.Type())))
		}
		operands = append(operands, x)
	}
	if widest != nil {
		for i, t := range types {
			types[i] = s.like(widest, t)
		}
	}
	by := op.CloneWithoutRegions(nil)
	by.SetOperands(operands)
	for i, v := range by.Results() {
		v.SetType(types[i])
	}
	return b.Insert(by), true
}

func (s *state) like(t *core.VectorType, elem core.Type) *core.VectorType {
	return s.op.Context().Vector(t.Shape(), elem, t.ScalableDims())
}

// indices makes the vector of the places of a loop.
func (s *state) indices(op *core.Operation) *core.Operation {
	b, c := &s.rw.Builder, s.op.Context()
	b.SetLoc(op.Loc())
	x := core.Must(linalg.AsIndexOp(op))
	dim, last := int(x.Dim()), len(s.shape)-1
	step := vector.NewStep(b, c.Vector(s.shape[dim:dim+1], c.Index(), s.scalable[dim:dim+1]))
	if dim == last {
		return step.Op
	}
	perm := make([]int, len(s.shape))
	for i := range perm {
		perm[i] = i
	}
	perm[dim], perm[last] = last, dim
	wide := vector.NewBroadcast(b, s.vectorType(c.Index(), affine.PermutationMap(perm...)), step.Op.Result(0))
	back := make([]int64, len(perm))
	for i, p := range perm {
		back[i] = int64(p)
	}
	return vector.NewTranspose(b, s.vectorType(c.Index(), nil), wide.Op.Result(0), back).Op
}

// reduce makes the reduction of the vector that an operation combines with an output, where the output is smaller.
func (s *state) reduce(op *core.Operation, m *core.IRMapping) *core.Operation {
	body := s.op.Region(0).Entry()
	for _, v := range op.Operands() {
		if !v.IsBlockArg() || v.OwnerBlock() != body || v.Index() < s.inputs {
			continue
		}
		combined, _ := MatchReduction(body, v)
		if combined == nil {
			continue
		}
		in, acc := m.Value(combined), m.Value(v)
		from, ok := in.Type().(*core.VectorType)
		if !ok {
			return nil
		}
		if to, ok := acc.Type().(*core.VectorType); ok && slices.Equal(from.Shape(), to.Shape()) {
			return nil
		}
		kind, ok := combiner(op)
		if !ok {
			return nil
		}
		var dims []int64
		for i, k := range s.kinds {
			if k == linalg.IteratorTypeReduction {
				dims = append(dims, int64(i))
			}
		}
		return vector.NewMultiDimReduction(&s.rw.Builder, in, acc, kind, dims).Op
	}
	return nil
}
