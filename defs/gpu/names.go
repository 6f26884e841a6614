package gpu

import (
	"strings"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/generated/gpu"
)

// suggest names a result after its operation and dimension: %block_id_x.
func suggest(op *core.Operation, d gpu.Dimension, set func(v *core.Value, name string)) {
	set(op.Result(0), strings.TrimPrefix(op.Name(), gpu.Name+".")+"_"+d.String())
}

// NameClusterDim suggests the operation's name and the dimension.
func (Hooks) NameClusterDim(op gpu.ClusterDimOp, set func(v *core.Value, name string)) {
	suggest(op.Op, op.Dimension(), set)
}

// NameClusterDimBlocks suggests the operation's name and the dimension.
func (Hooks) NameClusterDimBlocks(op gpu.ClusterDimBlocksOp, set func(v *core.Value, name string)) {
	suggest(op.Op, op.Dimension(), set)
}

// NameClusterId suggests the operation's name and the dimension.
func (Hooks) NameClusterId(op gpu.ClusterIdOp, set func(v *core.Value, name string)) {
	suggest(op.Op, op.Dimension(), set)
}

// NameClusterBlockId suggests the operation's name and the dimension.
func (Hooks) NameClusterBlockId(op gpu.ClusterBlockIdOp, set func(v *core.Value, name string)) {
	suggest(op.Op, op.Dimension(), set)
}

// NameBlockDim suggests the operation's name and the dimension.
func (Hooks) NameBlockDim(op gpu.BlockDimOp, set func(v *core.Value, name string)) {
	suggest(op.Op, op.Dimension(), set)
}

// NameBlockId suggests the operation's name and the dimension.
func (Hooks) NameBlockId(op gpu.BlockIdOp, set func(v *core.Value, name string)) {
	suggest(op.Op, op.Dimension(), set)
}

// NameGridDim suggests the operation's name and the dimension.
func (Hooks) NameGridDim(op gpu.GridDimOp, set func(v *core.Value, name string)) {
	suggest(op.Op, op.Dimension(), set)
}

// NameThreadId suggests the operation's name and the dimension.
func (Hooks) NameThreadId(op gpu.ThreadIdOp, set func(v *core.Value, name string)) {
	suggest(op.Op, op.Dimension(), set)
}

// NameGlobalId suggests the operation's name and the dimension.
func (Hooks) NameGlobalId(op gpu.GlobalIdOp, set func(v *core.Value, name string)) {
	suggest(op.Op, op.Dimension(), set)
}
