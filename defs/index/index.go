package index

import (
	_ "embed" // the definition

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/generated/index"
)

// YAML is the definition of the dialect.
//
//go:embed index.yaml
var YAML []byte

// Hooks implements what the definition promises.
type Hooks struct{}

var _ index.Hooks = Hooks{}

// New returns the dialect.
func New() *core.Dialect { return index.New(Hooks{}) }

// MaterializeConstant makes index.constant and index.bool.constant.
func (Hooks) MaterializeConstant(b *core.Builder, value core.Attribute, t core.Type, loc core.Location) *core.Operation {
	v, ok := value.(*core.IntegerAttr)
	if !ok || v.Type() != t {
		return nil
	}
	c := t.Context()
	switch t {
	case core.Type(c.Index()):
		return index.Constant{Value: v, Loc: loc}.Build(b).Op
	case core.Type(c.I1()):
		return index.BoolConstant{Value: !v.Value().IsZero(), Loc: loc}.Build(b).Op
	}
	return nil
}

// NameConstant suggests %idx42.
func (Hooks) NameConstant(op index.ConstantOp, set func(v *core.Value, name string)) {
	set(op.Result(), "idx"+op.ValueAttr().Value().Text(true))
}

// NameBoolConstant suggests %true and %false.
func (Hooks) NameBoolConstant(op index.BoolConstantOp, set func(v *core.Value, name string)) {
	name := "false"
	if op.Value() {
		name = "true"
	}
	set(op.Result(), name)
}
