package tensor

import (
	_ "embed" // the definition

	"github.com/odsgen/ods/core"
	arithdefs "github.com/odsgen/ods/defs/arith"
	complexdefs "github.com/odsgen/ods/defs/complex"
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
func (h Hooks) MaterializeConstant(b *core.Builder, value core.Attribute, t core.Type, loc core.Location) *core.Operation {
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

// DimensionDim returns the index.
func (Hooks) DimensionDim(op tensor.DimOp) core.FoldResult { return core.FoldResult{Value: op.Index()} }

// UpdatedDestinationsParallelInsertSlice returns the tensor that is written to.
func (Hooks) UpdatedDestinationsParallelInsertSlice(op tensor.ParallelInsertSliceOp) []*core.Value {
	return []*core.Value{op.Dest()}
}
