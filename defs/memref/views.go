package memref

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/defs/iface/view"
	"github.com/odsgen/ods/generated/memref"
)

// This file has the interfaces of operations that make views.

// ViewSourceAssumeAlignment returns the memref.
func (Hooks) ViewSourceAssumeAlignment(op memref.AssumeAlignmentOp) *core.Value { return op.Memref() }

// ViewSourceCast returns the source.
func (Hooks) ViewSourceCast(op memref.CastOp) *core.Value { return op.Source() }

// ViewSourceCollapseShape returns the source.
func (Hooks) ViewSourceCollapseShape(op memref.CollapseShapeOp) *core.Value { return op.Src() }

// ViewSourceExpandShape returns the source.
func (Hooks) ViewSourceExpandShape(op memref.ExpandShapeOp) *core.Value { return op.Src() }

// ViewSourceExtractStridedMetadata returns the source.
func (Hooks) ViewSourceExtractStridedMetadata(op memref.ExtractStridedMetadataOp) *core.Value {
	return op.Source()
}

// ViewSourceMemorySpaceCast returns the source.
func (Hooks) ViewSourceMemorySpaceCast(op memref.MemorySpaceCastOp) *core.Value { return op.Source() }

// ViewSourceReinterpretCast returns the source.
func (Hooks) ViewSourceReinterpretCast(op memref.ReinterpretCastOp) *core.Value { return op.Source() }

// ViewSourceReshape returns the source.
func (Hooks) ViewSourceReshape(op memref.ReshapeOp) *core.Value { return op.Source() }

// ViewSourceSubView returns the source.
func (Hooks) ViewSourceSubView(op memref.SubViewOp) *core.Value { return op.Source() }

// ViewSourceView returns the buffer.
func (Hooks) ViewSourceView(op memref.ViewOp) *core.Value { return op.Source() }

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
