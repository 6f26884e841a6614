package cast

import "github.com/odsgen/ods/core"

// Fold replaces a cast of one value to its own type by the value.
func Fold(op *core.Operation) core.Fold {
	if op.NumOperands() == 1 && op.NumResults() == 1 && op.Operand(0).Type() == op.Result(0).Type() {
		return core.FoldValue(op.Operand(0))
	}
	return core.NoFold
}
