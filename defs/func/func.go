package funcd

import (
	_ "embed" // the definition

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/generated/funcd"
)

// YAML is the definition of the dialect.
//
//go:embed func.yaml
var YAML []byte

// Hooks implements what the definition promises.
type Hooks struct{}

var _ funcd.Hooks = Hooks{}

// New returns the dialect.
func New() *core.Dialect { return funcd.New(Hooks{}) }

// MaterializeConstant makes func.constant for references to functions.
func (Hooks) MaterializeConstant(b *core.Builder, value core.Attribute, t core.Type, loc core.Location) *core.Operation {
	ref, ok := value.(*core.SymbolRefAttr)
	if _, isFunction := t.(*core.FunctionType); !ok || !isFunction || !ref.IsFlat() {
		return nil
	}
	return funcd.Constant{Result0Type: t, Value: ref.Root(), Loc: loc}.Build(b).Op
}

// NameConstant suggests %f.
func (Hooks) NameConstant(op funcd.ConstantOp, set func(v *core.Value, name string)) {
	set(op.Op.Result(0), "f")
}

// CallableRegionFunc returns the body, nil for a declaration.
func (Hooks) CallableRegionFunc(op funcd.FuncOp) *core.Region {
	if op.Body().IsEmpty() {
		return nil
	}
	return op.Body()
}

// CallableArgTypesFunc returns the inputs of the function type.
func (Hooks) CallableArgTypesFunc(op funcd.FuncOp) []core.Type {
	in, _, _ := op.Op.FunctionSignature()
	return in
}

// CallableResultTypesFunc returns the results of the function type.
func (Hooks) CallableResultTypesFunc(op funcd.FuncOp) []core.Type {
	_, out, _ := op.Op.FunctionSignature()
	return out
}
