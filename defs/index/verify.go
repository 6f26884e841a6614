package index

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/defs/iface/cast"
)

// Castable reports whether exactly one side is index.
func (Hooks) Castable(_ *core.Operation, inputs, outputs []core.Type) bool {
	if len(inputs) != 1 || len(outputs) != 1 {
		return false
	}
	_, from := inputs[0].(*core.IndexType)
	_, to := outputs[0].(*core.IndexType)
	return from != to
}

// VerifyCast wants types that the operation can cast.
func (Hooks) VerifyCast(op *core.Operation, r *core.Reporter) bool {
	return cast.VerifyOp(op, r)
}
