package armneon

import (
	_ "embed" // the definition

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/generated/armneon"
)

// YAML is the definition of the dialect.
//
//go:embed arm_neon.yaml
var YAML []byte

// Hooks implements what the definition promises.
type Hooks struct{}

var _ armneon.Hooks = Hooks{}

// New returns the dialect.
func New() *core.Dialect { return armneon.New(Hooks{}) }

// TwiceAsWide is a vector of elements of twice the width.
func (Hooks) TwiceAsWide(factor core.Type) core.Type {
	t, ok := factor.(*core.VectorType)
	if !ok {
		return nil
	}
	elem, ok := t.ElementType().(*core.IntegerType)
	if !ok {
		return nil
	}
	return t.CloneWith(t.Shape(), t.Context().Integer(2*elem.Width()))
}

// SumsOfFour is a vector of sums of four neighbours.
func (Hooks) SumsOfFour(factor core.Type) core.Type {
	t, ok := factor.(*core.VectorType)
	if !ok || len(t.Shape()) == 0 || t.Shape()[0] < 4 {
		return nil
	}
	return t.Context().Vector([]int64{t.Shape()[0] / 4}, t.Context().Integer(32), nil)
}
