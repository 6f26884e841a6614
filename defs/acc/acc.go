package acc

import (
	_ "embed" // the definition

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/generated/acc"
)

// YAML is the definition of the dialect.
//
//go:embed acc.yaml
var YAML []byte

// Hooks implements what the definition promises.
type Hooks struct{}

var _ acc.Hooks = Hooks{}

// New returns the dialect.
func New() *core.Dialect { return acc.New(Hooks{}) }
