package pdlinterp

import (
	_ "embed" // the definition

	"github.com/odsgen/ods/core"
	pdldefs "github.com/odsgen/ods/defs/pdl"
	"github.com/odsgen/ods/generated/pdl"
	"github.com/odsgen/ods/generated/pdlinterp"
)

// YAML is the definition of the dialect.
//
//go:embed pdl_interp.yaml
var YAML []byte

// Hooks implements what the definition promises.
type Hooks struct{}

var _ pdlinterp.Hooks = Hooks{}

// New returns the dialect.
func New() *core.Dialect { return pdlinterp.New(Hooks{}) }

// RangeOfTypes returns !pdl.range<type>.
func (Hooks) RangeOfTypes(c *core.Context) core.Type { return pdldefs.Hooks{}.RangeOfTypes(c) }

// RangeOfOperations returns !pdl.range<operation>.
func (Hooks) RangeOfOperations(c *core.Context) core.Type {
	return pdl.GetRangeType(c, pdl.GetOperationType(c))
}

// RangeOf returns the range of a type of elements, nil when there is none.
func (Hooks) RangeOf(t core.Type) core.Type {
	switch t.(type) {
	case *pdl.AttributeType, *pdl.OperationType, *pdl.TypeType, *pdl.ValueType:
		return pdl.GetRangeType(t.Context(), t)
	}
	return nil
}

// ValuesOfTypes returns the type of values whose types have the type: one value for one type, a range for a range.
func (Hooks) ValuesOfTypes(t core.Type) core.Type {
	if _, many := t.(*pdl.RangeType); many {
		return pdldefs.Hooks{}.RangeOfValues(t.Context())
	}
	return pdl.GetValueType(t.Context())
}

// CallableArgTypesFunc returns the inputs of the function type.
func (Hooks) CallableArgTypesFunc(op pdlinterp.FuncOp) []core.Type {
	in, _, _ := op.Op.FunctionSignature()
	return in
}

// CallableResultTypesFunc returns the results of the function type.
func (Hooks) CallableResultTypesFunc(op pdlinterp.FuncOp) []core.Type {
	_, out, _ := op.Op.FunctionSignature()
	return out
}

// IsTypeRange reports whether t is !pdl.range<type>.
func (Hooks) IsTypeRange(t core.Type) bool { return pdldefs.Hooks{}.IsTypeRange(t) }

// IsValueRange reports whether t is !pdl.range<value>.
func (Hooks) IsValueRange(t core.Type) bool { return pdldefs.Hooks{}.IsValueRange(t) }

// IsOperationRange reports whether t is !pdl.range<operation>.
func (Hooks) IsOperationRange(t core.Type) bool {
	r, ok := t.(*pdl.RangeType)
	if ok {
		_, ok = r.ElementType().(*pdl.OperationType)
	}
	return ok
}
