package xevm

import (
	_ "embed" // the definition

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/generated/xevm"
)

// YAML is the definition of the dialect.
//
//go:embed xevm.yaml
var YAML []byte

// Hooks implements what the definition promises.
type Hooks struct{}

var _ xevm.Hooks = Hooks{}

// New returns the dialect.
func New() *core.Dialect { return xevm.New(Hooks{}) }
