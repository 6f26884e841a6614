package transform

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/generated/linalg"
	"github.com/odsgen/ods/generated/transform"
	linalgpasses "github.com/odsgen/ods/passes/dialect/linalg"
	"github.com/odsgen/ods/passes/dialect/linalg/conv"
	"github.com/odsgen/ods/passes/dialect/linalg/winograd"
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
	op := core.Must(transform.AsTransposeMatmulOp(c.Op))
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

func applyWinograd(c *Call, x linalg.LinalgOp) ([]any, Outcome) {
	op := core.Must(transform.AsWinogradConv2DOp(c.Op))
	target := x.AsOperation()
	if !target.Is(&linalg.Conv2DNhwcFhwcDef) {
		return nil, c.Silenceable("this operation is not supported to convert to Winograd Conv2D")
	}
	made, ok := winograd.Convert(c.Rewriter, target, linalg.WinogradConv2DFmr(op.Fmr()))
	if !ok {
		return nil, c.Silenceable("apply Winograd Conv2D failed")
	}
	return []any{made}, Done
}

func applyDecomposeWinograd(c *Call, target *core.Operation) ([]any, Outcome) {
	if !winograd.IsTransform(target) {
		return nil, c.Silenceable("this operation is not supported to decompose into other operations").Note(target.Loc(), "target op")
	}
	made, ok := winograd.Decompose(c.Rewriter, target)
	if !ok {
		return nil, c.Silenceable("decompose Winograd operations failed").Note(target.Loc(), "target op")
	}
	return []any{made}, Done
}

func applyDecompose(c *Call, x linalg.LinalgOp) ([]any, Outcome) {
	by, ok := conv.Downscale(c.Rewriter, x.AsOperation())
	if !ok {
		return nil, c.FailedToApply(x.AsOperation())
	}
	return []any{by}, Done
}
