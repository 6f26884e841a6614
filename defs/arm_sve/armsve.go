package armsve

import (
	_ "embed" // the definition
	"slices"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/generated/armsve"
)

// YAML is the definition of the dialect.
//
//go:embed arm_sve.yaml
var YAML []byte

// Hooks implements what the definition promises.
type Hooks struct{}

var _ armsve.Hooks = Hooks{}

// New returns the dialect.
func New() *core.Dialect { return armsve.New(Hooks{}) }

// Svbool is the type of predicates that a mask widens to: its last dimension has 16 elements.
func (Hooks) Svbool(mask core.Type) core.Type {
	t, ok := mask.(*core.VectorType)
	if !ok || len(t.Shape()) == 0 {
		return nil
	}
	shape := slices.Clone(t.Shape())
	shape[len(shape)-1] = 16
	return t.Context().Vector(shape, t.ElementType(), t.ScalableDims())
}
