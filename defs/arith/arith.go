package arith

import (
	_ "embed" // the definition

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/defs/iface/constfold"
	"github.com/odsgen/ods/generated/arith"
	"github.com/odsgen/ods/generated/ub"
)

// YAML is the definition of the dialect.
//
//go:embed arith.yaml
var YAML []byte

// Hooks implements what the definition promises.
type Hooks struct{}

var _ arith.Hooks = Hooks{}

// New returns the dialect.
func New() *core.Dialect { return arith.New(Hooks{}) }

// MaterializeConstant makes arith.constant for numbers and elements, and ub.poison for poison.
func (Hooks) MaterializeConstant(b *core.Builder, value core.Attribute, t core.Type, loc core.Location) *core.Operation {
	if constfold.IsPoison(value) {
		return ub.Poison{ResultType: t, Loc: loc}.Build(b).Op
	}
	if !IsBuildable(value, t) {
		return nil
	}
	return arith.Constant{Value: value, Loc: loc}.Build(b).Op
}

// IsBuildable reports whether arith.constant can have the value and type.
func IsBuildable(value core.Attribute, t core.Type) bool {
	typed, ok := value.(core.TypedAttr)
	if !ok || typed.Type() != t {
		return false
	}
	if i, ok := t.(*core.IntegerType); ok && !i.IsSignless() {
		return false
	}
	return isNumberOrElements(value)
}

func isNumberOrElements(a core.Attribute) bool {
	switch a.(type) {
	case *core.IntegerAttr, *core.FloatAttr, core.ElementsAttr:
		return true
	}
	return false
}

// InferAddUIExtended gives the sum the type of the operands, and the carry i1 in place of their elements.
func (Hooks) InferAddUIExtended(in *core.InferIn) ([]core.Type, bool) {
	if len(in.Operands) == 0 {
		return nil, false
	}
	t := in.Operands[0].Type()
	carry := core.Type(in.Context.I1())
	if s, ok := t.(core.ShapedType); ok {
		carry = s.CloneWith(nil, carry)
	}
	return []core.Type{t, carry}, true
}
