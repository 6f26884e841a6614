package wasmssa

import (
	_ "embed" // the definition

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/generated/wasmssa"
)

// YAML is the definition of the dialect.
//
//go:embed wasmssa.yaml
var YAML []byte

// Hooks implements what the definition promises.
type Hooks struct{}

var _ wasmssa.Hooks = Hooks{}

// New returns the dialect.
func New() *core.Dialect { return wasmssa.New(Hooks{}) }
