package amx

import (
	_ "embed" // the definition

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/generated/amx"
)

// YAML is the definition of the dialect.
//
//go:embed amx.yaml
var YAML []byte

// Hooks implements what the definition promises.
type Hooks struct{}

var _ amx.Hooks = Hooks{}

// New returns the dialect.
func New() *core.Dialect { return amx.New(Hooks{}) }
