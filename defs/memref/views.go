package memref

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/defs/iface/view"
	"github.com/odsgen/ods/generated/memref"
)

// This file has the interfaces of operations that make views.

// MixedOffsetsReinterpretCast returns the offset.
func (Hooks) MixedOffsetsReinterpretCast(op memref.ReinterpretCastOp) []core.FoldResult {
	return view.Mixed(op.Op.Context(), op.StaticOffsetsAttr(), op.Offsets())
}

// MixedSizesReinterpretCast returns the sizes.
func (Hooks) MixedSizesReinterpretCast(op memref.ReinterpretCastOp) []core.FoldResult {
	return view.Mixed(op.Op.Context(), op.StaticSizesAttr(), op.Sizes())
}

// MixedStridesReinterpretCast returns the strides.
func (Hooks) MixedStridesReinterpretCast(op memref.ReinterpretCastOp) []core.FoldResult {
	return view.Mixed(op.Op.Context(), op.StaticStridesAttr(), op.Strides())
}

// MixedOffsetsSubView returns the offsets.
func (Hooks) MixedOffsetsSubView(op memref.SubViewOp) []core.FoldResult {
	return view.Mixed(op.Op.Context(), op.StaticOffsetsAttr(), op.Offsets())
}

// MixedSizesSubView returns the sizes.
func (Hooks) MixedSizesSubView(op memref.SubViewOp) []core.FoldResult {
	return view.Mixed(op.Op.Context(), op.StaticSizesAttr(), op.Sizes())
}

// MixedStridesSubView returns the strides.
func (Hooks) MixedStridesSubView(op memref.SubViewOp) []core.FoldResult {
	return view.Mixed(op.Op.Context(), op.StaticStridesAttr(), op.Strides())
}

// ReifyResultShapesAssumeAlignment asks for the sizes of the source.
func (Hooks) ReifyResultShapesAssumeAlignment(op memref.AssumeAlignmentOp, b *core.Builder) [][]core.FoldResult {
	t, ok := op.Memref().Type().(*core.MemRefType)
	if !ok {
		return nil
	}
	return [][]core.FoldResult{sizesOf(b, op.Memref(), t)}
}

// ReifyResultShapesExpandShape returns the sizes that are operands.
func (Hooks) ReifyResultShapesExpandShape(op memref.ExpandShapeOp, _ *core.Builder) [][]core.FoldResult {
	return [][]core.FoldResult{view.Mixed(op.Op.Context(), op.StaticOutputShapeAttr(), op.OutputShape())}
}
