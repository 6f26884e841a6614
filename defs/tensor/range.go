package tensor

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/intrange"
	"github.com/odsgen/ods/defs/iface/view"
	"github.com/odsgen/ods/generated/tensor"
)

// InferResultRangesDim bounds the size by what the type knows.
func (Hooks) InferResultRangesDim(op tensor.DimOp, in []intrange.Range, set func(v *core.Value, r intrange.Range)) {
	set(op.Result(), view.DimRange(op.Source().Type(), in[1]))
}
