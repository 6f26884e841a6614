package xegpu

import (
	_ "embed" // the definition

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/generated/xegpu"
)

// YAML is the definition of the dialect.
//
//go:embed xegpu.yaml
var YAML []byte

// Hooks implements what the definition promises.
type Hooks struct{}

var _ xegpu.Hooks = Hooks{}

// New returns the dialect.
func New() *core.Dialect { return xegpu.New(Hooks{}) }
