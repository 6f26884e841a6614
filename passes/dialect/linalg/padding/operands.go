package padding

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/affine"
	"github.com/odsgen/ods/core/rewrite"
	affinedefs "github.com/odsgen/ods/defs/affine"
	linalgdefs "github.com/odsgen/ods/defs/linalg"
	"github.com/odsgen/ods/generated/bufferization"
	"github.com/odsgen/ods/generated/linalg"
	"github.com/odsgen/ods/passes/analysis/valuebounds"
	"github.com/odsgen/ods/passes/dialect/tensor/shapes"
)

// CopyBack says how results are copied to where they would have been computed.
type CopyBack uint8

// The ways to copy results.
const (
	NoCopy CopyBack = iota
	LinalgCopy
	Materialize
)

// Options say what is padded.
type Options struct {
	Dims       []int64          // loops; operands are padded in the dimensions that these go over
	Multiples  []int64          // of which the size of these dimensions become multiples; nil: no matter
	Values     []core.Attribute // what each operand is padded with; nil: zeros
	NoFold     []bool           // operands whose padding stays although it does not change their type
	Back       CopyBack
	Prescribed bool // sizes that types do not tell stay what they are
}

// side is what an operand is padded to.
type side struct {
	shape []int64
	sizes map[int]*core.Value // prescribed sizes that shape does not tell
	round map[int]int64       // of what they become multiples
	as    bool                // it has this shape
}

// dimAt asks for a size where the operand comes from.
func dimAt(b *core.Builder, v *core.Value, dim int) *core.Value {
	defer b.SetLoc(b.Loc())
	b.SetLoc(v.Loc())
	return shapes.Dim(b, v, dim)
}

// roundUp computes the next multiple of a size where the operand comes from.
func roundUp(b *core.Builder, v, size *core.Value, by int64) *core.Value {
	defer b.SetLoc(b.Loc())
	b.SetLoc(v.Loc())
	up := affine.NewMap(1, 0, affine.Dim(0).CeilDiv(affine.Const(by)).Mul(affine.Const(by)))
	return affinedefs.ComposedFoldedApply(b, up, []core.FoldResult{{Value: size}}).Value
}

// prescribe asks for the sizes that the types of operands do not tell.
func prescribe(b *core.Builder, op *core.Operation) []map[int]*core.Value {
	out := make([]map[int]*core.Value, op.NumOperands())
	for i, v := range op.Operands() {
		out[i] = map[int]*core.Value{}
		t, ok := v.Type().(*core.RankedTensorType)
		for k := 0; ok && k < len(t.Shape()); k++ {
			if t.Shape()[k] == core.Dynamic {
				out[i][k] = dimAt(b, v, k)
			}
		}
	}
	return out
}

// shapeFor computes the smallest shape that an operand always fits in. ok is false when nobody knows one.
func (o *Options) shapeFor(x linalg.LinalgOp, operand int, prescribed map[int]*core.Value) (s side, ok bool) {
	op := x.AsOperation()
	v, m := op.Operand(operand), x.IndexingMaps()[operand]
	t, ok := v.Type().(*core.RankedTensorType)
	if !ok {
		return side{as: true}, true
	}
	multiples := map[int]int64{}
	s.as = true
	for i, d := range o.Dims {
		for k, e := range m.Results() {
			if !e.IsFunctionOfDim(int(d)) {
				continue
			}
			multiples[k] = 1
			if i < len(o.Multiples) {
				multiples[k] = o.Multiples[i]
			}
			if n := t.Shape()[k]; n == core.Dynamic || n%multiples[k] != 0 {
				s.as = false
			}
		}
	}
	s.sizes, s.round = map[int]*core.Value{}, map[int]int64{}
	for i, n := range t.Shape() {
		by, padded := multiples[i]
		switch {
		case padded && prescribed[i] != nil:
			s.sizes[i], s.round[i] = prescribed[i], by
		case padded:
			bound, ok := valuebounds.UpperSize(v, i)
			if !ok {
				return s, false
			}
			n = (bound + by - 1) / by * by
		}
		s.shape = append(s.shape, n)
	}
	return s, true
}

// Operands pads the operands of a structured operation on tensors.
func Operands(rw *rewrite.Rewriter, op *core.Operation, o Options) (r Result, ok bool) {
	x, ok := linalg.LinalgOpKey.Of(op)
	if !ok {
		return r, false
	}
	for _, t := range op.OperandTypes() {
		if _, isBuffer := t.(*core.MemRefType); isBuffer {
			return r, false
		}
	}
	if len(o.Values) == 0 {
		o.Values = zeros(op)
	}
	defer rw.Restore(rw.Save())
	defer rw.SetLoc(rw.Loc())
	rw.SetLoc(op.Loc())
	rw.SetAfter(op)
	b := &rw.Builder
	prescribed := make([]map[int]*core.Value, op.NumOperands())
	if o.Prescribed {
		prescribed = prescribe(b, op)
	}
	var operands []*core.Value
	for i, v := range op.Operands() {
		s, ok := o.shapeFor(x, i, prescribed[i])
		if !ok {
			return r, false
		}
		nofold := i < len(o.NoFold) && o.NoFold[i]
		if t, isTensor := v.Type().(*core.RankedTensorType); isTensor && (nofold || !s.as) {
			if i >= len(o.Values) {
				return r, false
			}
			with := constant(b, o.Values[i], t.ElementType())
			if with == nil {
				return r, false
			}
			var sizes []*core.Value
			for k, n := range s.shape {
				if n != core.Dynamic {
					continue
				}
				if s.sizes[k] == nil {
					s.sizes[k] = dimAt(b, v, k)
				}
				if by := s.round[k]; by > 1 {
					s.sizes[k] = roundUp(b, v, s.sizes[k], by)
				}
				sizes = append(sizes, s.sizes[k])
			}
			v = composedHigh(b, b.Context().RankedTensor(s.shape, t.ElementType(), nil), v, with, nofold, sizes)
		}
		operands = r.add(operands, v)
	}
	if !r.finish(rw, op, operands) {
		return r, false
	}
	if o.Back == NoCopy {
		return r, true
	}
	first := op.NumOperands() - x.DpsInits().Len()
	for i, v := range r.Replacements {
		dest := op.Operand(first + i)
		var made *core.Operation
		if o.Back == LinalgCopy {
			made = linalgdefs.NewCopy(b, v, dest)
		} else {
			made = bufferization.MaterializeInDestination{ResultType: dest.Type(), Source: v, Dest: dest}.Build(b).Op
		}
		r.Replacements[i] = made.Result(0)
		r.Copies = append(r.Copies, made)
	}
	return r, true
}
