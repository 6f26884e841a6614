package padding

import (
	"slices"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/affine"
	"github.com/odsgen/ods/core/rewrite"
	affinedefs "github.com/odsgen/ods/defs/affine"
	"github.com/odsgen/ods/defs/iface/constfold"
	"github.com/odsgen/ods/defs/iface/view"
	"github.com/odsgen/ods/generated/arith"
	"github.com/odsgen/ods/generated/linalg"
	"github.com/odsgen/ods/generated/tensor"
	"github.com/odsgen/ods/generated/ub"
	"github.com/odsgen/ods/passes/dialect/linalg/tile"
	"github.com/odsgen/ods/passes/dialect/tensor/shapes"
)

// High pads a tensor at its end to a type; dynamic are the sizes that the type does not tell: nil leaves these dimensions
// alone.
func High(b *core.Builder, t *core.RankedTensorType, v, with *core.Value, nofold bool, dynamic []*core.Value) *core.Value {
	rank := len(t.Shape())
	high := shapes.Repeat(b, 0, rank)
	m := affine.NewMap(2, 0, affine.Dim(0).Sub(affine.Dim(1)))
	for i, n := range t.Shape() {
		to := shapes.Index(b, n)
		if n == core.Dynamic {
			if len(dynamic) == 0 {
				continue
			}
			to = core.FoldResult{Value: dynamic[0]}
			dynamic = dynamic[1:]
		}
		from := shapes.Size(b, v, i)
		high[i] = affinedefs.ComposedFoldedApply(b, m, []core.FoldResult{to, from})
	}
	return tensor.Pad{ResultType: t, Source: v, StaticLow: make([]int64, rank), High: view.Values(high), StaticHigh: view.Integers(high), Nofold: nofold,
		RegionArgTypes: slices.Repeat([]core.Type{b.Context().Index()}, rank),
		Region:         func(*core.Builder, []*core.Value) *core.Value { return with }}.Build(b).Op.Result(0)
}

// composedHigh is [High], but takes the tensor that a slice was cut from when that has been padded in the same way.
func composedHigh(b *core.Builder, t *core.RankedTensorType, v, with *core.Value, nofold bool, dynamic []*core.Value) *core.Value {
	if whole := paddedBefore(t, v, with); whole != nil {
		return whole
	}
	return High(b, t, v, with, nofold, dynamic)
}

// paddedBefore returns the tensor that v was cut from when it is what structured operations have made of a tensor.pad with
// the same padding.
func paddedBefore(t *core.RankedTensorType, v, with *core.Value) *core.Value {
	by := v.DefiningOp()
	if by == nil {
		return nil
	}
	cut, ok := tensor.AsExtractSliceOp(by)
	if !ok || cut.Source().Type() != core.Type(t) {
		return nil
	}
	at := cut.Source()
	for at.DefiningOp() != nil {
		x, ok := linalg.LinalgOpKey.Of(at.DefiningOp())
		if !ok {
			break
		}
		op := x.AsOperation()
		at = op.Operand(op.NumOperands() - x.DpsInits().Len() + at.Index())
	}
	if at.DefiningOp() == nil {
		return nil
	}
	pad, ok := tensor.AsPadOp(at.DefiningOp())
	if !ok || pad.Source().DefiningOp() == nil {
		return nil
	}
	for _, n := range pad.StaticLow() {
		if n != 0 {
			return nil
		}
	}
	first, ok := tensor.AsExtractSliceOp(pad.Source().DefiningOp())
	if !ok || !slices.EqualFunc(sizesOf(cut), sizesOf(first), sameIndex) {
		return nil
	}
	value := tile.PaddingValue(pad)
	if value == nil || value.ConstantValue() == nil || value.ConstantValue() != with.ConstantValue() {
		return nil
	}
	return cut.Source()
}

func sizesOf(s tensor.ExtractSliceOp) []core.FoldResult {
	return view.Mixed(s.Op.Context(), s.StaticSizesAttr(), s.Sizes())
}

func sameIndex(a, b core.FoldResult) bool {
	x, ok := view.Constant(a)
	if y, known := view.Constant(b); ok || known {
		return ok && known && x == y
	}
	return a.Value == b.Value
}

// zeros are the values that operands are padded with when nothing is said.
func zeros(op *core.Operation) (out []core.Attribute) {
	for _, t := range slices.Concat(op.OperandTypes(), op.ResultTypes()) {
		out = append(out, constfold.Zero(core.ElementTypeOrSelf(t)))
	}
	return out
}

// constant makes what an operand is padded with.
func constant(b *core.Builder, a core.Attribute, elem core.Type) *core.Value {
	if _, ok := a.(*ub.PoisonAttr); ok {
		return ub.Poison{ResultType: elem}.Build(b).Op.Result(0)
	}
	if _, ok := a.(core.TypedAttr); !ok {
		return nil
	}
	return arith.NewConstant(b, a).Op.Result(0)
}

// Result is what padding has made: the operation on larger operands, the paddings, and what takes the place of the results.
type Result struct {
	Padded       *core.Operation
	Pads         []*core.Operation
	Replacements []*core.Value
	Copies       []*core.Operation
}

// add remembers an operand that may have been padded.
func (r *Result) add(operands []*core.Value, v *core.Value) []*core.Value {
	if by := v.DefiningOp(); by != nil && by.Is(&tensor.PadDef) {
		r.Pads = append(r.Pads, by)
	}
	return append(operands, v)
}

// finish makes the operation on other operands, and cuts its results.
func (r *Result) finish(rw *rewrite.Rewriter, op *core.Operation, operands []*core.Value) bool {
	b := &rw.Builder
	reified := shapes.Reify(b, op)
	if len(reified) != op.NumResults() {
		return false
	}
	by := op.Clone(nil)
	by.SetOperands(operands)
	for i := range op.NumResults() {
		by.Result(i).SetType(operands[len(operands)-op.NumResults()+i].Type())
	}
	r.Padded = rw.Insert(by)
	for i, v := range by.ResultList() {
		sizes := reified[i]
		t := v.Type().(*core.RankedTensorType)
		e := tensor.ExtractSlice{ResultType: b.Context().RankedTensor(view.Integers(sizes), t.ElementType(), t.Encoding()), Source: v,
			StaticOffsets: make([]int64, len(sizes)), StaticStrides: slices.Repeat([]int64{1}, len(sizes)),
			StaticSizes: view.Integers(sizes), Sizes: view.Values(sizes)}
		r.Replacements = append(r.Replacements, e.Build(b).Op.Result(0))
	}
	return true
}
