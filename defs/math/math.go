package math

import (
	_ "embed" // the definition

	"github.com/odsgen/ods/core"
	arithdefs "github.com/odsgen/ods/defs/arith"
	"github.com/odsgen/ods/generated/math"
)

// YAML is the definition of the dialect.
//
//go:embed math.yaml
var YAML []byte

// Hooks implements what the definition promises.
type Hooks struct{}

var _ math.Hooks = Hooks{}

// New returns the dialect.
func New() *core.Dialect { return math.New(Hooks{}) }

// MaterializeConstant makes constants of arith, and poison of ub: math has none of its own.
func (Hooks) MaterializeConstant(b *core.Builder, value core.Attribute, t core.Type, loc core.Location) *core.Operation {
	return arithdefs.Hooks{}.MaterializeConstant(b, value, t, loc)
}
