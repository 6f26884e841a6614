package vector

import (
	_ "embed" // the definition

	"github.com/odsgen/ods/core"
	arithdefs "github.com/odsgen/ods/defs/arith"
	"github.com/odsgen/ods/generated/vector"
)

// YAML is the definition of the dialect.
//
//go:embed vector.yaml
var YAML []byte

// Hooks implements what the definition promises.
type Hooks struct{}

var _ vector.Hooks = Hooks{}

// New returns the dialect.
func New() *core.Dialect { return vector.New(Hooks{}) }

// MaterializeConstant makes constants of arith or ub: vector has none of its own.
func (h Hooks) MaterializeConstant(b *core.Builder, value core.Attribute, t core.Type, loc core.Location) *core.Operation {
	return arithdefs.Hooks{}.MaterializeConstant(b, value, t, loc)
}

// NameVectorScale calls the factor "vscale".
func (Hooks) NameVectorScale(op vector.VectorScaleOp, set func(v *core.Value, name string)) {
	set(op.Res(), "vscale")
}

// EffectsTransferRead appends a read when the source is memory.
func (Hooks) EffectsTransferRead(op vector.TransferReadOp, dst []core.Effect) []core.Effect {
	return memoryEffect(op.Base(), core.EffectRead, dst)
}

// EffectsTransferWrite appends a write when the destination is memory.
func (Hooks) EffectsTransferWrite(op vector.TransferWriteOp, dst []core.Effect) []core.Effect {
	return memoryEffect(op.Base(), core.EffectWrite, dst)
}

func memoryEffect(base *core.Value, kind core.EffectKind, dst []core.Effect) []core.Effect {
	if _, ok := base.Type().(*core.MemRefType); ok {
		dst = append(dst, core.Effect{Kind: kind, Value: base, Resource: &core.DefaultResource})
	}
	return dst
}

func isRankedTensor(v *core.Value) bool {
	_, ok := v.Type().(*core.RankedTensorType)
	return ok
}

// IsNewline reports whether vector.print ends with a new line, which is what it does unless it is told otherwise.
func (Hooks) IsNewline(punctuation core.Attribute) bool {
	p, ok := punctuation.(*vector.PrintPunctuationAttr)
	return !ok || p.Value() == vector.PrintPunctuationNewLine
}

// vectorOf returns the vector type of a value that the constraints say has one.
func vectorOf(v *core.Value) *core.VectorType {
	t, _ := v.Type().(*core.VectorType)
	return t
}

// scalableDim reports whether dimension i of a vector is scalable.
func scalableDim(t *core.VectorType, i int) bool {
	s := t.ScalableDims()
	return i < len(s) && s[i]
}

// scalables lists for each dimension whether it is scalable.
func scalables(t *core.VectorType) []bool {
	out := make([]bool, len(t.Shape()))
	copy(out, t.ScalableDims())
	return out
}

// withDims returns the vector type of other dimensions and the same elements.
func withDims(t *core.VectorType, shape []int64, scalable []bool) *core.VectorType {
	return t.Context().Vector(shape, t.ElementType(), scalable)
}

// masked returns the type of masks for all elements of a vector.
func masked(t *core.VectorType) core.Type {
	return t.Context().Vector(t.Shape(), t.Context().Integer(1), scalables(t))
}

// elements returns the product of the dimensions.
func elements(t *core.VectorType) int64 {
	return core.NumElements(t.Shape())
}
