package mlprogram

import (
	_ "embed" // the definition

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/generated/mlprogram"
)

// YAML is the definition of the dialect.
//
//go:embed ml_program.yaml
var YAML []byte

// Hooks implements what the definition promises.
type Hooks struct{}

var _ mlprogram.Hooks = Hooks{}

// New returns the dialect.
func New() *core.Dialect { return mlprogram.New(Hooks{}) }

// NameGlobalLoad suggests the name of the variable.
func (Hooks) NameGlobalLoad(op mlprogram.GlobalLoadOp, set func(v *core.Value, name string)) {
	nameLoad(op.Result(), op.GlobalAttr(), set)
}

// NameGlobalLoadConst suggests the name of the variable.
func (Hooks) NameGlobalLoadConst(op mlprogram.GlobalLoadConstOp, set func(v *core.Value, name string)) {
	nameLoad(op.Result(), op.GlobalAttr(), set)
}

func nameLoad(v *core.Value, global *core.SymbolRefAttr, set func(v *core.Value, name string)) {
	if global != nil {
		set(v, global.Leaf())
	}
}

// callableRegion returns the body, nil for a declaration.
func callableRegion(body *core.Region) *core.Region {
	if body.IsEmpty() {
		return nil
	}
	return body
}

// CallableInputs returns the inputs of the function type.
func (Hooks) CallableInputs(op *core.Operation) []core.Type {
	in, _, _ := op.FunctionSignature()
	return in
}

// CallableResults returns the results of the function type.
func (Hooks) CallableResults(op *core.Operation) []core.Type {
	_, out, _ := op.FunctionSignature()
	return out
}

// CallableRegionFunc returns the body, nil for a declaration.
func (Hooks) CallableRegionFunc(op mlprogram.FuncOp) *core.Region { return callableRegion(op.Body()) }

// RegionKindFunc returns that operations run in their order.
func (Hooks) RegionKindFunc(mlprogram.FuncOp, int) core.RegionKind { return core.RegionSSACFG }

// HasSSADominanceFunc reports that definitions stand before uses.
func (Hooks) HasSSADominanceFunc(mlprogram.FuncOp, int) bool { return true }

// CallableRegionSubgraph returns the body, nil for a declaration.
func (Hooks) CallableRegionSubgraph(op mlprogram.SubgraphOp) *core.Region {
	return callableRegion(op.Body())
}
