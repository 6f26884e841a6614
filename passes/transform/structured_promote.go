package transform

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/generated/gpu"
	"github.com/odsgen/ods/generated/linalg"
	"github.com/odsgen/ods/generated/transform"
	linalgpasses "github.com/odsgen/ods/passes/dialect/linalg"
)

func applyPromote(c *Call, x linalg.LinalgOp) ([]any, Outcome) {
	op := core.Must(transform.AsPromoteOp(c.Op))
	target := x.AsOperation()
	p := linalgpasses.Promotion{Operands: integersOf(op.OperandsToPromoteAttr()), FullDefault: op.UseFullTilesByDefault(),
		OriginalSize: op.UseOriginalSubviewSize(), OnStack: op.UseAlloca(), Space: op.MemorySpaceAttr(), Alignment: op.AlignmentAttr()}
	if list := op.UseFullTileBuffersAttr(); list != nil {
		for _, a := range list.Elems() {
			n, ok := a.(*core.IntegerAttr)
			p.Full = append(p.Full, ok && n.Int64() != 0)
		}
	}
	if list := op.MappingAttr(); list != nil {
		if list.Len() != 1 {
			return nil, c.DefinitelyFailed(target)
		}
		m, ok := list.Elems()[0].(*gpu.GPUMemorySpaceMappingAttr)
		if !ok || m.AddressSpace() != gpu.AddressSpaceWorkgroup && m.AddressSpace() != gpu.AddressSpacePrivate {
			return nil, c.DefinitelyFailed(target)
		}
		p.GPU = m.AddressSpace()
		p.Full = []bool{false, false}
	}
	if !linalgpasses.Promote(c.Rewriter, x, p) {
		return nil, c.DefinitelyFailed(target)
	}
	return []any{target}, Done
}
