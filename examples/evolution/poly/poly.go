package poly

import (
	"errors"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/rt"
)

//go:generate go run github.com/odsgen/ods/cmd/odsgen gen --out . ../poly.yaml

// Dialect returns the dialect.
func Dialect() *core.Dialect { return New(hooks{}) }

type hooks struct{}

// UpgradeSquareTo3 makes a square the product that it is.
func (hooks) UpgradeSquareTo3(op rt.VersionedOp) error {
	if op.Operation().NumOperands() != 1 {
		return errors.New("it needs one operand")
	}
	x := op.Operation().Operand(0)
	op.Operation().SetOperands([]*core.Value{x, x})
	op.SetName(MulDef.Name)
	return nil
}
