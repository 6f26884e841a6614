package scf

import (
	_ "embed" // the definition

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/generated/scf"
)

// YAML is the definition of the dialect.
//
//go:embed scf.yaml
var YAML []byte

// Hooks implements what the definition promises.
type Hooks struct{}

var _ scf.Hooks = Hooks{}

// New returns the dialect.
func New() *core.Dialect { return scf.New(Hooks{}) }

// InferIf takes the types of the values that the first region yields.
func (Hooks) InferIf(in *core.InferIn) ([]core.Type, bool) {
	then := in.Region(0)
	if then == nil || then.IsEmpty() {
		return nil, false
	}
	y, ok := scf.AsYieldOp(then.Entry().Last())
	if !ok {
		return nil, false
	}
	return y.Op.OperandTypes(), true
}
