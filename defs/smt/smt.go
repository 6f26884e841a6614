package smt

import (
	_ "embed" // the definition

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/generated/smt"
)

// YAML is the definition of the dialect.
//
//go:embed smt.yaml
var YAML []byte

// Hooks implements what the definition promises.
type Hooks struct{}

var _ smt.Hooks = Hooks{}

// New returns the dialect.
func New() *core.Dialect { return smt.New(Hooks{}) }
