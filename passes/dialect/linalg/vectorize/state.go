package vectorize

import (
	"slices"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/affine"
	"github.com/odsgen/ods/core/rewrite"
	"github.com/odsgen/ods/generated/arith"
	"github.com/odsgen/ods/generated/linalg"
	"github.com/odsgen/ods/generated/memref"
	"github.com/odsgen/ods/generated/tensor"
	"github.com/odsgen/ods/generated/vector"
)

// Options say how to vectorize. The zero value takes vectors as large as the iteration space, which must be static.
type Options struct {
	// Sizes are those of the vectors, one for each loop; Scalable says which are multiples of the size.
	Sizes    []int64
	Scalable []bool
	// AssumeDynamicMatch says that sizes that are not known are those of the vectors.
	AssumeDynamicMatch bool
	// Contraction makes a vector.contract of a named contraction.
	Contraction bool
	// ExtractND vectorizes tensor.extract with any number of indices, otherwise only with one.
	ExtractND bool
	// FlattenDepthwise joins the channels of depthwise convolutions with the places of the output.
	FlattenDepthwise bool
}

// state is what is known while one operation is vectorized.
type state struct {
	rw       *rewrite.Rewriter
	op       *core.Operation
	o        Options
	maps     []*affine.Map
	kinds    []linalg.IteratorType
	inputs   int // the number of the first output among the operands
	static   []int64
	values   []*core.Value // the sizes of the iteration space
	shape    []int64       // of vectors over the whole iteration space
	scalable []bool
	masks    []cachedMask
}

type cachedMask struct {
	of   *affine.Map
	mask *core.Value // nil: none is needed
}

// newState computes the sizes of the iteration space before the operation.
func newState(rw *rewrite.Rewriter, x linalg.LinalgOp, o Options) (*state, bool) {
	op := x.AsOperation()
	s := &state{rw: rw, op: op, o: o, maps: x.IndexingMaps(), kinds: x.IteratorTypes(), inputs: op.NumOperands() - x.DpsInits().Len()}
	s.static = staticLoops(op, s.maps, len(s.kinds))
	s.shape, s.scalable = slices.Clone(o.Sizes), slices.Clone(o.Scalable)
	if len(o.Sizes) == 0 {
		s.shape, s.scalable = slices.Clone(s.static), nil
	}
	if len(s.scalable) != len(s.shape) {
		s.scalable = make([]bool, len(s.shape))
	}
	if slices.Contains(s.shape, core.Dynamic) || len(s.shape) != len(s.kinds) {
		return nil, false
	}
	rw.SetBefore(op)
	rw.SetLoc(op.Loc())
	for i, n := range s.static {
		if n != core.Dynamic {
			s.values = append(s.values, s.index(n))
			continue
		}
		operand, dim, ok := s.loopOperand(i)
		if !ok {
			return nil, false
		}
		at := s.index(int64(dim))
		if _, ok := operand.Type().(*core.MemRefType); ok {
			s.values = append(s.values, memref.NewDim(&rw.Builder, operand, at).Result())
		} else {
			s.values = append(s.values, tensor.NewDim(&rw.Builder, operand, at).Result())
		}
	}
	return s, true
}

func (s *state) index(n int64) *core.Value {
	return arith.NewConstant(&s.rw.Builder, s.op.Context().IndexAttr(n)).Result()
}

// loopOperand finds the first operand with a dimension that a loop goes through, among those that are accessed in a
// plain order.
func (s *state) loopOperand(loop int) (v *core.Value, dim int, ok bool) {
	for i, m := range s.maps {
		if !m.IsProjectedPermutation(false) {
			continue
		}
		for k, e := range m.Results() {
			if e.IsDim() && e.Position() == loop {
				return s.op.Operand(i), k, true
			}
		}
	}
	return nil, 0, false
}

// staticLoops returns the numbers of iterations as far as they are known from the shapes of operands.
func staticLoops(op *core.Operation, maps []*affine.Map, n int) []int64 {
	out := make([]int64, n)
	known := make([]bool, n)
	for i := range out {
		out[i] = core.Dynamic
	}
	for i, m := range maps {
		t, ok := op.Operand(i).Type().(core.ShapedType)
		if !ok {
			continue
		}
		for k, e := range m.Results() {
			if e.IsDim() && e.Position() < n && k < len(t.Shape()) && !known[e.Position()] {
				out[e.Position()], known[e.Position()] = t.Shape()[k], true
			}
		}
	}
	return out
}

// vectorType returns the type of vectors over the dimensions that a map of loops gives, all without a map.
func (s *state) vectorType(elem core.Type, m *affine.Map) *core.VectorType {
	shape, flags := s.shape, s.scalable
	if m != nil {
		shape, _ = affine.ApplyPermutation(m, s.shape)
		flags, _ = affine.ApplyPermutation(m, s.scalable)
	}
	return s.op.Context().Vector(shape, elem, flags)
}

// masked limits an operation on vectors to the iteration space, or returns it as it is when nothing is outside.
func (s *state) masked(op *core.Operation, m *affine.Map) *core.Operation {
	if _, ok := vector.MaskableOpInterfaceKey.Of(op); !ok {
		return op
	}
	if m == nil {
		m = affine.IdentityMap(len(s.kinds))
	} else {
		m = m.DropZeroResults()
	}
	mask := s.mask(m)
	if mask == nil {
		return op
	}
	b := &s.rw.Builder
	defer b.SetLoc(b.Loc())
	b.SetLoc(op.Loc())
	return wrapMask(s.rw, op, mask)
}

// mask returns the mask of the dimensions that a map gives, nil when none is needed.
func (s *state) mask(m *affine.Map) *core.Value {
	for _, c := range s.masks {
		if c.of.Equal(m) {
			return c.mask
		}
	}
	sizes, _ := affine.ApplyPermutation(m, s.static)
	t := s.vectorType(s.op.Context().I1(), m)
	needed := false
	for i, n := range t.Shape() {
		needed = needed || n != sizes[i] && !(s.o.AssumeDynamicMatch && sizes[i] == core.Dynamic)
	}
	var mask *core.Value
	if needed {
		upper, _ := affine.ApplyPermutation(m, s.values)
		mask = vector.CreateMask{Result0Type: t, Operands: upper, Loc: s.op.Loc()}.Build(&s.rw.Builder).Op.Result(0)
	}
	s.masks = append(s.masks, cachedMask{m, mask})
	return mask
}

// bools returns n times the same.
func bools(c *core.Context, n int, v bool) *core.ArrayAttr {
	list := make([]core.Attribute, n)
	for i := range list {
		list[i] = c.Bool(v)
	}
	return c.Array(list...)
}
