package sparse_tensor

import (
	_ "embed" // the definition

	"github.com/odsgen/ods/core"
	sparsetensor "github.com/odsgen/ods/generated/sparse_tensor"
)

// YAML is the definition of the dialect.
//
//go:embed sparse_tensor.yaml
var YAML []byte

// Hooks implements what the definition promises.
type Hooks struct{}

var _ sparsetensor.Hooks = Hooks{}

// New returns the dialect.
func New() *core.Dialect { return sparsetensor.New(Hooks{}) }

// encodingOf returns the encoding of a tensor, or nil.
func encodingOf(t core.Type) *sparsetensor.SparseTensorEncodingAttr {
	if r, ok := t.(*core.RankedTensorType); ok {
		e, _ := r.Encoding().(*sparsetensor.SparseTensorEncodingAttr)
		return e
	}
	return nil
}

// IsSlice reports whether a tensor is a slice.
func (Hooks) IsSlice(t core.Type) bool {
	e := encodingOf(t)
	return e != nil && len(e.DimSlices()) > 0
}
