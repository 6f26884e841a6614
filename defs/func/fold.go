package funcd

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/generated/funcd"
)

// FoldConstant gives the reference.
func (Hooks) FoldConstant(op funcd.ConstantOp, _ *core.FoldIn) core.Fold {
	return core.FoldAttr(op.ValueAttr())
}
