package irdl

import (
	_ "embed" // the definition

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/generated/irdl"
)

// YAML is the definition of the dialect.
//
//go:embed irdl.yaml
var YAML []byte

// Hooks implements what the definition promises.
type Hooks struct{}

var _ irdl.Hooks = Hooks{}

// New returns the dialect.
func New() *core.Dialect { return irdl.New(Hooks{}) }
