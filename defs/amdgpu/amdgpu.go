package amdgpu

import (
	_ "embed" // the definition

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/generated/amdgpu"
)

// YAML is the definition of the dialect.
//
//go:embed amdgpu.yaml
var YAML []byte

// Hooks implements what the definition promises.
type Hooks struct{}

var _ amdgpu.Hooks = Hooks{}

// New returns the dialect.
func New() *core.Dialect { return amdgpu.New(Hooks{}) }
