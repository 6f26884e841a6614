package quant

import (
	_ "embed" // the definition

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/generated/quant"
)

// YAML is the definition of the dialect.
//
//go:embed quant.yaml
var YAML []byte

// Hooks implements what the definition promises.
type Hooks struct{}

var _ quant.Hooks = Hooks{}

// New returns the dialect.
func New() *core.Dialect { return quant.New(Hooks{}) }

// FoldDequantizeCast returns the float that has been quantized just before.
func (Hooks) FoldDequantizeCast(op quant.DequantizeCastOp, _ *core.FoldIn) core.Fold {
	if from, ok := quant.AsQuantizeCastOp(op.Input().DefiningOp()); ok {
		return foldBack(from.Input(), op.Result())
	}
	return core.NoFold
}

// FoldQuantizeCast returns the value that has been dequantized just before.
func (Hooks) FoldQuantizeCast(op quant.QuantizeCastOp, _ *core.FoldIn) core.Fold {
	if from, ok := quant.AsDequantizeCastOp(op.Input().DefiningOp()); ok {
		return foldBack(from.Input(), op.Result())
	}
	return core.NoFold
}

// FoldStorageCast returns the value that has been cast the other way just before.
func (Hooks) FoldStorageCast(op quant.StorageCastOp, _ *core.FoldIn) core.Fold {
	if from, ok := quant.AsStorageCastOp(op.Input().DefiningOp()); ok {
		return foldBack(from.Input(), op.Result())
	}
	return core.NoFold
}

// foldBack is the fold of a cast whose operand was made of v, when v has the type of the result.
func foldBack(v, result *core.Value) core.Fold {
	if v.Type() != result.Type() {
		return core.NoFold
	}
	return core.FoldValue(v)
}
