package mpi

import (
	_ "embed" // the definition

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/generated/mpi"
)

// YAML is the definition of the dialect.
//
//go:embed mpi.yaml
var YAML []byte

// Hooks implements what the definition promises.
type Hooks struct{}

var _ mpi.Hooks = Hooks{}

// New returns the dialect.
func New() *core.Dialect { return mpi.New(Hooks{}) }
