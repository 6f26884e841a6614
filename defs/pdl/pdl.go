package pdl

import (
	_ "embed" // the definition

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/generated/pdl"
)

// YAML is the definition of the dialect.
//
//go:embed pdl.yaml
var YAML []byte

// Hooks implements what the definition promises.
type Hooks struct{}

var _ pdl.Hooks = Hooks{}

// New returns the dialect.
func New() *core.Dialect { return pdl.New(Hooks{}) }
