package supervectorize

import (
	"slices"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/affine"
	gen "github.com/odsgen/ods/generated/affine"
	"github.com/odsgen/ods/generated/arith"
	"github.com/odsgen/ods/generated/ub"
	"github.com/odsgen/ods/generated/vector"
	"github.com/odsgen/ods/passes/dialect/affine/dependence"
	"github.com/odsgen/ods/passes/dialect/affine/loops"
)

// vectorizer makes the copy of one nest.
type vectorizer struct {
	Options
	b *core.Builder
	// dims are the dimensions of vectors that loops of the nest are given, newDims those of loops of the copy.
	dims, newDims map[*core.Operation]int
	// vectors are the vectors of scalar values, scalars the scalars of the copy that indices are computed from.
	vectors, scalars map[*core.Value]*core.Value
	// masks say which elements belong to iterations, for loops of the copy whose last iteration is not full.
	masks map[*core.Operation]*core.Value
	// reduced are the scalars that take the place of results of loops that do reductions.
	reduced [][2]*core.Value
	// behind are the operations after loops of the copy that compute these.
	behind []*core.Operation
}

// vectorize replaces the outermost loop of a nest. It reports whether it did; otherwise the loop is as it was.
func vectorize(nest match, opts Options) bool {
	root := nest.loop.Op
	v := vectorizer{
		Options: opts, b: core.NewBuilder(root.Context()), dims: map[*core.Operation]int{}, newDims: map[*core.Operation]int{},
		vectors: map[*core.Value]*core.Value{}, scalars: map[*core.Value]*core.Value{},
		masks: map[*core.Operation]*core.Value{},
	}
	v.assign(nest, 0)
	for op, dim := range v.dims {
		if loop, _ := gen.AsForOp(op); opts.Legal != nil && !opts.Legal(loop, opts.Sizes[dim]) {
			return false
		}
	}
	v.b.SetAfter(root)
	var made *core.Operation
	complete := root.WalkPre(func(op *core.Operation) core.WalkResult {
		v.b.SetLoc(op.Loc())
		n := v.operation(op)
		if op == root {
			made = n
		}
		if n == nil {
			return core.WalkInterrupt
		}
		return core.WalkAdvance
	})
	if !complete {
		if made != nil {
			v.undo(made)
		}
		return false
	}
	for _, r := range v.reduced {
		r[0].ReplaceAllUsesWith(r[1])
	}
	root.Erase()
	return true
}

// assign gives the loops of a nest dimensions.
func (v *vectorizer) assign(m match, dim int) {
	for _, inner := range m.inside {
		v.assign(inner, dim+1)
	}
	v.dims[m.loop.Op] = dim
}

// undo erases an incomplete copy with what is computed from its results.
func (v *vectorizer) undo(made *core.Operation) {
	for _, op := range slices.Backward(v.behind) {
		if op.Block() == made.Block() {
			op.Erase()
		}
	}
	made.Erase()
}

// operation makes the copy of an operation; nil when that cannot be done.
func (v *vectorizer) operation(op *core.Operation) *core.Operation {
	if l, ok := gen.AsLoadOp(op); ok {
		return v.load(l)
	} else if s, ok := gen.AsStoreOp(op); ok {
		return v.store(s)
	} else if f, ok := gen.AsForOp(op); ok {
		return v.loop(f)
	} else if y, ok := gen.AsYieldOp(op); ok {
		return v.yield(y)
	} else if c, ok := arith.AsConstantOp(op); ok {
		return v.constant(c)
	} else if a, ok := gen.AsApplyOp(op); ok {
		return v.apply(a)
	} else if op.NumRegions() > 0 {
		return nil
	}
	return v.widen(op)
}

// vectorType is the type of vectors of a type; nil when there are none.
func (v *vectorizer) vectorType(t core.Type) core.Type {
	if !isElement(t) {
		return nil
	}
	return v.b.Context().Vector(v.Sizes, t, nil)
}

// replace notes the vectors of the results of an operation.
func (v *vectorizer) replace(op, by *core.Operation) *core.Operation {
	for i, r := range op.Results() {
		v.vectors[r] = by.Result(i)
	}
	return by
}

// scalarsOf returns what values that indices are computed from are in the copy.
func (v *vectorizer) scalarsOf(vals []*core.Value) []*core.Value {
	out := make([]*core.Value, len(vals))
	for i, s := range vals {
		if out[i] = v.scalars[s]; out[i] == nil {
			out[i] = s
		}
	}
	return out
}

// widen makes an operation of the same kind that works on vectors.
func (v *vectorizer) widen(op *core.Operation) *core.Operation {
	st := op.State()
	for _, r := range op.Results() {
		t := v.vectorType(r.Type())
		if t == nil {
			return nil
		}
		st.Types = append(st.Types, t)
	}
	for _, o := range op.Operands() {
		w := v.operand(o)
		if w == nil {
			return nil
		}
		st.Operands = append(st.Operands, w)
	}
	return v.replace(op, v.b.Create(&st))
}

// operand returns the vector of a value; nil when there is none.
func (v *vectorizer) operand(s *core.Value) *core.Value {
	if w := v.vectors[s]; w != nil {
		return w
	}
	if c, ok := arith.AsConstantOp(s.DefiningOp()); ok {
		if n := v.constant(c); n != nil {
			return n.Result(0)
		}
		return nil
	}
	return v.uniform(s)
}

// constant makes a constant vector, at the start of the innermost loop of the copy that has a dimension.
func (v *vectorizer) constant(c arith.ConstantOp) *core.Operation {
	t, _ := v.vectorType(c.Result().Type()).(*core.VectorType)
	if t == nil {
		return nil
	}
	loop := v.b.Block().ParentOp()
	for loop != nil && !v.has(loop) {
		loop = loop.ParentOp()
	}
	if loop == nil {
		return nil
	}
	at := v.b.Save()
	defer v.b.Restore(at)
	v.b.SetStart(loop.Region(0).Entry())
	n := arith.Constant{Value: v.b.Context().DenseSplat(t, c.ValueAttr()), Loc: c.Op.Loc()}.Build(v.b)
	return v.replace(c.Op, n.Op)
}

// has reports whether a loop of the copy has a dimension.
func (v *vectorizer) has(loop *core.Operation) bool {
	_, ok := v.newDims[loop]
	return ok
}

// uniform repeats a value that is the same for all elements after where it is defined; nil when it is not the same.
func (v *vectorizer) uniform(s *core.Value) *core.Value {
	if !v.isUniform(s) {
		return nil
	}
	scalar := v.scalarsOf([]*core.Value{s})[0]
	at := v.b.Save()
	defer v.b.Restore(at)
	v.b.SetAfterValue(scalar)
	w := vector.Broadcast{VectorType: v.vectorType(s.Type()), Source: scalar, Loc: s.Loc()}.Build(v.b).Op.Result(0)
	v.vectors[s] = w
	return w
}

func (v *vectorizer) isUniform(s *core.Value) bool {
	if loop, ok := dependence.LoopOf(s); ok {
		if _, ok := v.dims[loop.Op]; !ok {
			return true
		}
	}
	for loop := range v.dims {
		if loop.Region(0).IsAncestorOf(s.ParentRegion()) {
			return false
		}
	}
	switch s.Type().(type) {
	case *core.IntegerType, *core.IndexType, *core.FloatType:
		return true
	}
	return false
}

// apply copies the computation of an index.
func (v *vectorizer) apply(a gen.ApplyOp) *core.Operation {
	operands := a.Op.OperandList(0, a.Op.NumOperands())
	for _, o := range operands {
		if v.vectors[o] != nil {
			return nil
		}
	}
	n := gen.NewApply(v.b, v.scalarsOf(operands), a.MapAttr())
	v.scalars[a.Op.Result(0)] = n.Op.Result(0)
	return n.Op
}

// indices returns the indices of an access, one for each dimension of memory, and the map from these to the dimensions
// of vectors. It returns false when there are none, or the access has more dimensions of loops than of vectors.
func (v *vectorizer) indices(access *core.Operation) ([]*core.Value, *affine.Map, bool) {
	m, operands := subscripts(access)
	out := v.scalarsOf(operands)
	if !m.IsIdentity() {
		for _, o := range out {
			if isApply(o) {
				return nil, nil, false
			}
		}
		operands, out = out, nil
		for _, e := range m.Results() {
			single := v.b.Context().AffineMap(affine.NewMap(m.NumDims(), m.NumSymbols(), e))
			out = append(out, gen.NewApply(v.b, operands, single).Op.Result(0))
		}
	}
	perm, ok := v.permutation(out)
	return out, perm, ok
}

// permutation returns the map from indices to the dimensions of vectors: each dimension is that of the index that
// depends on the loop of the dimension, or 0.
func (v *vectorizer) permutation(indices []*core.Value) (*affine.Map, bool) {
	var around []*core.Operation
	for op := v.b.Block().ParentOp(); op != nil; op = op.ParentOp() {
		if v.has(op) {
			around = append(around, op)
		}
	}
	if len(around) == 0 {
		return nil, false
	}
	perm := make([]affine.Expr, len(around))
	for i := range perm {
		perm[i] = affine.Const(0)
	}
	for _, op := range around {
		loop := core.Must(gen.AsForOp(op))
		n := 0
		for i, index := range indices {
			if dependsOn(index, loops.InductionVar(loop)) {
				n++
				if v.newDims[op] < len(perm) {
					perm[v.newDims[op]] = affine.Dim(i)
				}
			}
		}
		if n > 1 {
			return nil, false
		}
	}
	return affine.NewMap(len(indices), 0, perm...), true
}

func (v *vectorizer) load(l gen.LoadOp) *core.Operation {
	indices, perm, ok := v.indices(l.Op)
	if !ok {
		return nil
	}
	pad := ub.NewPoison(v.b, l.Result().Type()).Op.Result(0)
	n := vector.TransferRead{
		VectorType: v.vectorType(l.Result().Type()), Base: l.Memref(), Indices: indices, Padding: pad,
		PermutationMap: v.b.Context().AffineMap(perm), InBounds: v.inBounds(),
	}.Build(v.b)
	return v.replace(l.Op, n.Op)
}

func (v *vectorizer) store(s gen.StoreOp) *core.Operation {
	val := v.operand(s.Value())
	if val == nil {
		return nil
	}
	indices, perm, ok := v.indices(s.Op)
	if !ok {
		return nil
	}
	return vector.TransferWrite{
		ValueToStore: val, Base: s.Memref(), Indices: indices, PermutationMap: v.b.Context().AffineMap(perm), InBounds: v.inBounds(),
	}.Build(v.b).Op
}

// inBounds says that nothing is known about the ends of vectors.
func (v *vectorizer) inBounds() *core.ArrayAttr {
	c := v.b.Context()
	list := make([]core.Attribute, len(v.Sizes))
	for i := range list {
		list[i] = c.Bool(false)
	}
	return c.Array(list...)
}
