package complexd

import (
	_ "embed" // the definition

	"github.com/odsgen/ods/core"
	arithdefs "github.com/odsgen/ods/defs/arith"
	"github.com/odsgen/ods/generated/complexd"
)

// YAML is the definition of the dialect.
//
//go:embed complex.yaml
var YAML []byte

// Hooks implements what the definition promises.
type Hooks struct{}

var _ complexd.Hooks = Hooks{}

// New returns the dialect.
func New() *core.Dialect { return complexd.New(Hooks{}) }

// MaterializeConstant makes complex.constant for pairs of numbers, and constants of arith for their parts.
func (Hooks) MaterializeConstant(b *core.Builder, value core.Attribute, t core.Type, loc core.Location) *core.Operation {
	if pair, ok := value.(*core.ArrayAttr); ok && IsBuildable(pair, t) {
		return complexd.Constant{Value: pair, ComplexType: t, Loc: loc}.Build(b).Op
	}
	return arithdefs.Hooks{}.MaterializeConstant(b, value, t, loc)
}

// IsBuildable reports whether complex.constant can have the value and type.
func IsBuildable(value *core.ArrayAttr, t core.Type) bool {
	c, ok := t.(*core.ComplexType)
	re, im := partTypes(value)
	return ok && re == c.ElementType() && im == c.ElementType()
}

// partTypes returns the types of the parts of a complex constant; nil when it is not a pair of floats or integers.
func partTypes(value *core.ArrayAttr) (re, im core.Type) {
	if value.Len() != 2 {
		return nil, nil
	}
	re, im = numberType(value.Elems()[0]), numberType(value.Elems()[1])
	if re == nil || im == nil {
		return nil, nil
	}
	return re, im
}

func numberType(a core.Attribute) core.Type {
	switch a := a.(type) {
	case *core.FloatAttr:
		return a.Type()
	case *core.IntegerAttr:
		return a.Type()
	}
	return nil
}

// NameConstant suggests %cst.
func (Hooks) NameConstant(op complexd.ConstantOp, set func(v *core.Value, name string)) {
	set(op.Complex(), "cst")
}
