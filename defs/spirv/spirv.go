package spirv

import (
	_ "embed" // the definition

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/defs/iface/constfold"
	"github.com/odsgen/ods/generated/spirv"
	"github.com/odsgen/ods/generated/ub"
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

// MaterializeConstant makes spirv.Constant for what it accepts, and ub.poison for poison.
func (Hooks) MaterializeConstant(b *core.Builder, value core.Attribute, t core.Type, loc core.Location) *core.Operation {
	if constfold.IsPoison(value) {
		return ub.Poison{ResultType: t, Loc: loc}.Build(b).Op
	}
	if !isConstantType(t) {
		return nil
	}
	return spirv.Constant{Value: value, ConstantType: t, Loc: loc}.Build(b).Op
}

// isConstantType reports whether spirv.Constant may have the type: of the dialect's own types, arrays alone.
func isConstantType(t core.Type) bool {
	_, array := t.(*spirv.ArrayType)
	return array || IsScalar(t) || IsVector(t)
}
