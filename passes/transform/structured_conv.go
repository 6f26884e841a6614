package transform

import (
	"github.com/odsgen/ods/generated/linalg"
	"github.com/odsgen/ods/generated/transform"
	linalgpasses "github.com/odsgen/ods/passes/linalg"
	"github.com/odsgen/ods/passes/linalg/conv"
)

func applyConvToColumns(c *Call, x linalg.LinalgOp) ([]any, Outcome) {
	target := x.AsOperation()
	columns, result, ok := conv.ToColumns(c.Rewriter, target)
	if !ok {
		return nil, c.FailedToApply(target)
	}
	return []any{columns, result}, Done
}

func applyTransposeConv(c *Call, x linalg.LinalgOp) ([]any, Outcome) {
	made, ok := conv.TransposeFilter(c.Rewriter, x.AsOperation())
	if !ok {
		return nil, c.FailedToApply(x.AsOperation())
	}
	return []any{made}, Done
}

func applyTransposeMatmul(c *Call, x linalg.LinalgOp) ([]any, Outcome) {
	op, _ := transform.AsTransposeMatmulOp(c.Op)
	made, ok := conv.TransposeOperand(c.Rewriter, x.AsOperation(), op.InputToTranspose() == transform.TransposeMatmulInputRhs)
	if !ok {
		return nil, c.FailedToApply(x.AsOperation())
	}
	return []any{made}, Done
}

func applyFlatten(c *Call, x linalg.LinalgOp) ([]any, Outcome) {
	target := x.AsOperation()
	if !linalgpasses.IsElementwise(x) {
		return nil, c.State.Silenceable(target.Loc(), "only elementwise flattening is supported")
	}
	if len(x.IteratorTypes()) <= 1 {
		return []any{target}, Done
	}
	made, ok := linalgpasses.Flatten(c.Rewriter, x)
	if !ok {
		return nil, c.State.Silenceable(target.Loc(), "attempted to flatten, but failed")
	}
	return []any{made}, Done
}
