package ub

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/generated/ub"
)

// FoldPoison gives the value.
func (Hooks) FoldPoison(op ub.PoisonOp, _ *core.FoldIn) core.Fold {
	return core.FoldAttr(op.ValueAttr())
}
