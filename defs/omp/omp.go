package omp

import (
	_ "embed" // the definition

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/generated/omp"
)

// YAML is the definition of the dialect.
//
//go:embed omp.yaml
var YAML []byte

// Hooks implements what the definition promises.
type Hooks struct{}

var _ omp.Hooks = Hooks{}

// New returns the dialect.
func New() *core.Dialect { return omp.New(Hooks{}) }
