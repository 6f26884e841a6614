package tensor

import (
	_ "embed" // the definition

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/flow"
	"github.com/odsgen/ods/core/num"
	"github.com/odsgen/ods/core/upstream"
	arithdefs "github.com/odsgen/ods/defs/arith"
	complexdefs "github.com/odsgen/ods/defs/complex"
	"github.com/odsgen/ods/defs/iface/intrange"
	"github.com/odsgen/ods/defs/iface/view"
	"github.com/odsgen/ods/generated/tensor"
)

// YAML is the definition of the dialect.
//
//go:embed tensor.yaml
var YAML []byte

// Hooks implements what the definition promises.
type Hooks struct{}

var _ tensor.Hooks = Hooks{}

// New returns the dialect.
func New() *core.Dialect { return tensor.New(Hooks{}) }

// MaterializeConstant makes constants of arith and complex: tensor has none of its own.
func (Hooks) MaterializeConstant(b *core.Builder, value core.Attribute, t core.Type, loc core.Location) *core.Operation {
	if op := (arithdefs.Hooks{}).MaterializeConstant(b, value, t, loc); op != nil {
		return op
	}
	return complexdefs.Hooks{}.MaterializeConstant(b, value, t, loc)
}

// ranked returns the type of a value as a ranked tensor; nil for others.
func ranked(v *core.Value) *core.RankedTensorType {
	t, _ := v.Type().(*core.RankedTensorType)
	return t
}

// withShape returns the tensor type with another shape, its encoding kept.
func withShape(t *core.RankedTensorType, shape []int64) *core.RankedTensorType {
	return t.Context().RankedTensor(shape, t.ElementType(), t.Encoding())
}

func numDynamic(shape []int64) int {
	n := 0
	for _, s := range shape {
		if s == core.Dynamic {
			n++
		}
	}
	return n
}

// SpeculateDim allows an index that is known to be a dimension.
func (Hooks) SpeculateDim(op tensor.DimOp) bool {
	i, ok := view.Constant(core.FoldResult{Value: op.Index()})
	t := ranked(op.Source())
	return ok && t != nil && i >= 0 && i < int64(len(t.Shape()))
}

// SpeculateExtract allows indices of which it is known that there is an element.
func (Hooks) SpeculateExtract(op tensor.ExtractOp) bool { return isElement(op.Tensor(), op.Indices()) }

// SpeculateInsert allows indices of which it is known that there is an element.
func (Hooks) SpeculateInsert(op tensor.InsertOp) bool { return isElement(op.Dest(), op.Indices()) }

// isElement reports whether indices are known to be those of an element of a tensor. Upstream takes any to be.
func isElement(v *core.Value, indices []*core.Value) bool {
	if upstream.TrappingHoist.In(v.Context()) {
		return true
	}
	t := ranked(v)
	if t == nil {
		return false
	}
	for i, size := range t.Shape() {
		r := intrange.Of(indices[i])
		if size == core.Dynamic || !r.SMin.IsNonNegative() || !r.SMax.SLT(num.NewSigned(r.Width(), size)) {
			return false
		}
	}
	return true
}

// ShapedValueDim returns the tensor.
func (Hooks) ShapedValueDim(op tensor.DimOp) *core.Value { return op.Source() }

// DimensionDim returns the index.
func (Hooks) DimensionDim(op tensor.DimOp) core.FoldResult { return core.FoldResult{Value: op.Index()} }

// DpsInitsInsert returns the tensor that is inserted into.
func (Hooks) DpsInitsInsert(op tensor.InsertOp) flow.SuccessorOperands { return destOperand(op.Op) }

// DpsInitsInsertSlice returns the tensor that is inserted into.
func (Hooks) DpsInitsInsertSlice(op tensor.InsertSliceOp) flow.SuccessorOperands {
	return destOperand(op.Op)
}

func destOperand(op *core.Operation) flow.SuccessorOperands {
	return flow.SuccessorOperands{Op: op, Start: 1, N: 1}
}

// UpdatedDestinationsParallelInsertSlice returns the tensor that is written to.
func (Hooks) UpdatedDestinationsParallelInsertSlice(op tensor.ParallelInsertSliceOp) []*core.Value {
	return []*core.Value{op.Dest()}
}
