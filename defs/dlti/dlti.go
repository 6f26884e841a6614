package dlti

import (
	_ "embed" // the definition

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/generated/dlti"
)

// YAML is the definition of the dialect.
//
//go:embed dlti.yaml
var YAML []byte

// Hooks implements what the definition promises.
type Hooks struct{}

var _ dlti.Hooks = Hooks{}

// New returns the dialect.
func New() *core.Dialect { return dlti.New(Hooks{}) }

// Key returns the key of an entry: a type, or a string.
func Key(e *dlti.DataLayoutEntryAttr) (t core.Type, name string) {
	switch k := e.Key().(type) {
	case *core.TypeAttr:
		return k.Value(), ""
	case *core.StringAttr:
		return nil, k.Value()
	}
	return nil, ""
}
