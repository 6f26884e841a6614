package spirv

import (
	_ "embed" // the definition

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/generated/spirv"
)

// YAML is the definition of the dialect.
//
//go:embed spirv.yaml
var YAML []byte

// Hooks implements what the definition promises.
type Hooks struct{}

var _ spirv.Hooks = Hooks{}

// New returns the dialect.
func New() *core.Dialect { return spirv.New(Hooks{}) }

// MaterializeConstant makes spirv.Constant for what it accepts.
func (Hooks) MaterializeConstant(b *core.Builder, value core.Attribute, t core.Type, loc core.Location) *core.Operation {
	if !IsType(t) {
		return nil
	}
	return spirv.Constant{Value: value, ConstantType: t, Loc: loc}.Build(b).Op
}
