package transform

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/generated/funcd"
	"github.com/odsgen/ods/generated/scf"
	"github.com/odsgen/ods/generated/tensor"
	"github.com/odsgen/ods/generated/transform"
	"github.com/odsgen/ods/passes/analysis/subset"
	"github.com/odsgen/ods/passes/dialect/linalg/hoistpad"
)

func applyHoistTransfers(c *Call, target *core.Operation) ([]any, Outcome) {
	op := core.Must(transform.AsHoistRedundantVectorTransfersOp(c.Op))
	if !target.Is(&funcd.FuncDef) {
		return nil, c.wrongTarget(target)
	}
	subset.HoistTransfers(target, op.VerifyNonZeroTrip(), c.Rewriter)
	return []any{target}, Done
}

func applyHoistBroadcasts(c *Call, target *core.Operation) ([]any, Outcome) {
	subset.HoistBroadcasts(target, c.Rewriter)
	return []any{target}, Done
}

func applyHoistPad(c *Call, target *core.Operation) ([]any, Outcome) {
	op := core.Must(transform.AsHoistPadOp(c.Op))
	pad, ok := tensor.AsPadOp(target)
	if !ok {
		return nil, c.wrongTarget(target)
	}
	p, ok := hoistpad.Hoist(c.Rewriter, pad, op.NumLoops(), op.Transpose())
	if !ok {
		return nil, c.FailedToApply(target)
	}
	c.Rewriter.ReplaceOp(target, p.Value)
	return []any{p.Pad}, Done
}

func applyBuildPackingLoops(c *Call) Outcome {
	op := core.Must(transform.AsHoistPadBuildPackingLoopNestOp(c.Op))
	targets, loops := c.Ops(op.Target()), c.Ops(op.Loop())
	if len(targets) != 1 || len(loops) != 1 {
		return c.Definite("requires exactly one target and one loop handle (got %d and %d)", len(targets), len(loops))
	}
	pad, ok := tensor.AsPadOp(targets[0])
	if !ok || !loops[0].Is(&scf.ForDef) {
		return c.Definite("requires exactly 2 non-null handles")
	}
	p, ok := hoistpad.Build(c.Rewriter, pad, loops[0], op.Transpose())
	if !ok {
		return c.Definite("could not build packing loop nest")
	}
	if p.Loop == nil {
		c.Set(0, p.Pad)
	} else {
		c.Set(0, p.Loop)
	}
	return Done
}
