package transform

import (
	_ "embed" // the definition

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/generated/transform"
)

// YAML is the definition of the dialect.
//
//go:embed transform.yaml
var YAML []byte

// Hooks implements what the definition promises.
type Hooks struct{}

var _ transform.Hooks = Hooks{}

// New returns the dialect.
func New() *core.Dialect { return transform.New(Hooks{}) }
