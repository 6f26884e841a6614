package ptr

import (
	_ "embed" // the definition

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/generated/ptr"
)

// YAML is the definition of the dialect.
//
//go:embed ptr.yaml
var YAML []byte

// Hooks implements what the definition promises.
type Hooks struct{}

var _ ptr.Hooks = Hooks{}

// New returns the dialect.
func New() *core.Dialect { return ptr.New(Hooks{}) }
