package memref

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/rewrite"
	gen "github.com/odsgen/ods/generated/memref"
	"github.com/odsgen/ods/passes"
)

func (*ExpandStridedMetadataPass) prepare(c *core.Context, _ *core.Reporter) (any, bool) {
	set := rewrite.NewPatternSet(c)
	AddExpandStridedMetadata(set)
	return set.Freeze(), true
}

func (*ExpandStridedMetadataPass) run(r *passes.Run) {
	if changed, _ := r.RewriteLocally(r.State.(*rewrite.Frozen)); !changed {
		r.PreserveAll()
	}
}

// AddExpandStridedMetadata adds the patterns of expand-strided-metadata.
func AddExpandStridedMetadata(set *rewrite.PatternSet) {
	set.Add(
		replaceView(&gen.SubViewDef, gen.AsSubViewOp, describeSubView),
		replaceView(&gen.ExpandShapeDef, gen.AsExpandShapeOp, describeExpandShape),
		replaceView(&gen.CollapseShapeDef, gen.AsCollapseShapeOp, describeCollapseShape),
		metadataOf("alloc", gen.AsAllocOp, metadataOfAlloc),
		metadataOf("alloca", gen.AsAllocaOp, metadataOfAlloca),
		metadataOf("collapse_shape", gen.AsCollapseShapeOp, metadataOfView(describeCollapseShape)),
		metadataOf("expand_shape", gen.AsExpandShapeOp, metadataOfView(describeExpandShape)),
		metadataOf("get_global", gen.AsGetGlobalOp, metadataOfGlobal),
		rewrite.OpPattern(&gen.ExtractAlignedPointerAsIndexDef, gen.AsExtractAlignedPointerAsIndexOp, "pointer of view", pointerOfView),
		metadataOf("reinterpret_cast", gen.AsReinterpretCastOp, metadataOfReinterpretCast),
		metadataOf("subview", gen.AsSubViewOp, metadataOfView(describeSubView)),
		metadataOf("cast", gen.AsCastOp, metadataOfCast),
		metadataOf("memory_space_cast", gen.AsMemorySpaceCastOp, metadataOfSpaceCast),
		metadataOf("assume_alignment", gen.AsAssumeAlignmentOp, metadataOfAligned),
		metadataOf("extract_strided_metadata", gen.AsExtractStridedMetadataOp, metadataOfBase),
	)
}
