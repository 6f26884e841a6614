package ub

import (
	_ "embed" // the definition

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/generated/ub"
)

// YAML is the definition of the dialect.
//
//go:embed ub.yaml
var YAML []byte

// Hooks implements what the definition promises.
type Hooks struct{}

var _ ub.Hooks = Hooks{}

// New returns the dialect.
func New() *core.Dialect { return ub.New(Hooks{}) }

// MaterializeConstant makes ub.poison for poison attributes.
func (Hooks) MaterializeConstant(b *core.Builder, value core.Attribute, t core.Type, loc core.Location) *core.Operation {
	if _, ok := ub.PoisonAttrInterfaceKey.Of(value); !ok {
		return nil
	}
	return ub.Poison{ResultType: t, Value: value, Loc: loc}.Build(b).Op
}
