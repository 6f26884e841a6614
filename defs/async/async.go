package async

import (
	_ "embed" // the definition

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/generated/async"
)

// YAML is the definition of the dialect.
//
//go:embed async.yaml
var YAML []byte

// Hooks implements what the definition promises.
type Hooks struct{}

var _ async.Hooks = Hooks{}

// New returns the dialect.
func New() *core.Dialect { return async.New(Hooks{}) }
