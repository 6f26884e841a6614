package dialect

import (
	_ "embed" // the definition

	"github.com/odsgen/ods/core"
)

// YAML is the definition of the dialect.
//
//go:embed test.yaml
var YAML []byte

// hooks implements what the definition promises.
type hooks struct{}

var _ Hooks = hooks{}

// Dialect returns the dialect bound to its hooks.
func Dialect() *core.Dialect { return New(hooks{}) }
