package index

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/defs/iface/cast"
	"github.com/odsgen/ods/generated/index"
)

// castable reports whether exactly one side is index.
func castable(inputs, outputs []core.Type) bool {
	if len(inputs) != 1 || len(outputs) != 1 {
		return false
	}
	_, from := inputs[0].(*core.IndexType)
	_, to := outputs[0].(*core.IndexType)
	return from != to
}

// AreCastCompatibleCastS reports whether index.casts can cast so.
func (Hooks) AreCastCompatibleCastS(_ index.CastSOp, in, out []core.Type) bool {
	return castable(in, out)
}

// AreCastCompatibleCastU reports whether index.castu can cast so.
func (Hooks) AreCastCompatibleCastU(_ index.CastUOp, in, out []core.Type) bool {
	return castable(in, out)
}

// VerifyCastS checks the types of index.casts.
func (Hooks) VerifyCastS(op index.CastSOp, r *core.Reporter) bool {
	return cast.Verify(op.Op, op.AreCastCompatible, r)
}

// VerifyCastU checks the types of index.castu.
func (Hooks) VerifyCastU(op index.CastUOp, r *core.Reporter) bool {
	return cast.Verify(op.Op, op.AreCastCompatible, r)
}
