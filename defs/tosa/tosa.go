package tosa

import (
	_ "embed" // the definition
	"slices"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/rt"
	"github.com/odsgen/ods/defs/iface/intrange"
	quantdefs "github.com/odsgen/ods/defs/quant"
	"github.com/odsgen/ods/generated/quant"
	"github.com/odsgen/ods/generated/tosa"
)

// YAML is the definition of the dialect.
//
//go:embed tosa.yaml
var YAML []byte

// Hooks implements what the definition promises.
type Hooks struct{}

var _ tosa.Hooks = Hooks{}

// New returns the dialect.
func New() *core.Dialect { return tosa.New(Hooks{}) }

// MaterializeConstant makes constants of shapes and of tensors.
func (Hooks) MaterializeConstant(b *core.Builder, value core.Attribute, t core.Type, loc core.Location) *core.Operation {
	if _, isShape := t.(*tosa.ShapeType); isShape {
		if v, ok := value.(*core.DenseElementsAttr); ok {
			return tosa.ConstShape{Values: v, OutputType: t, Loc: loc}.Build(b).Op
		}
		return nil
	}
	v, ok := value.(core.ElementsAttr)
	if !ok {
		return nil
	}
	return tosa.Const{Values: v, OutputType: t, Loc: loc}.Build(b).Op
}

// FoldConst folds to the value.
func (Hooks) FoldConst(op tosa.ConstOp, _ *core.FoldIn) core.Fold {
	return core.FoldAttr(op.ValuesAttr())
}

// FoldConstShape folds to the value.
func (Hooks) FoldConstShape(op tosa.ConstShapeOp, _ *core.FoldIn) core.Fold {
	return core.FoldAttr(rt.AttrOrNil(op.ValuesAttr()))
}

// HasNoEmptyDim reports whether no dimension of a tensor has size 0.
func (Hooks) HasNoEmptyDim(t core.Type) bool {
	r, ok := t.(*core.RankedTensorType)
	return !ok || !slices.Contains(r.Shape(), 0)
}

// IsQuantizedInt reports whether a quantized type stores 4, 8, 16 or 32 bits.
func (Hooks) IsQuantizedInt(t core.Type) bool {
	switch t.(type) {
	case *quant.AnyQuantizedType, *quant.UniformQuantizedType:
		bits, ok := quantdefs.StorageWidth(t)
		return ok && slices.Contains([]uint{4, 8, 16, 32}, bits)
	}
	return false
}

func isShapeOfRank(t core.Type, rank int) bool {
	s, ok := t.(*tosa.ShapeType)
	return ok && int(s.Rank()) == rank
}

// IsShapeOfRank2 reports whether a type is that of shapes with two dimensions.
func (Hooks) IsShapeOfRank2(t core.Type) bool { return isShapeOfRank(t, 2) }

// IsShapeOfRank4 reports whether a type is that of shapes with four dimensions.
func (Hooks) IsShapeOfRank4(t core.Type) bool { return isShapeOfRank(t, 4) }

// VerifyShapeType wants a number of dimensions.
func (Hooks) VerifyShapeType(r *core.Reporter, at core.Location, _ *core.Context, rank int32) bool {
	if rank < 0 {
		return r.Errorf(at, "invalid rank (must be >= 0): %d", rank).Fail()
	}
	return true
}

// VerifyTosaResolvableShapeOperands wants shapes to be made by operations on shapes.
func (Hooks) VerifyTosaResolvableShapeOperands(op *core.Operation, r *core.Reporter) bool {
	for _, v := range op.Operands() {
		if _, ok := v.Type().(*tosa.ShapeType); !ok {
			continue
		}
		if def := v.DefiningOp(); def == nil || !isShapeOperator(def) {
			return r.OpErrorf(op, "shape operand is not compile time resolvable").Fail()
		}
	}
	return true
}

// VerifyTosaElementwiseOperator compares numbers of dimensions, as far as they are known. The zero points of
// tosa.negate do not count.
func (Hooks) VerifyTosaElementwiseOperator(op *core.Operation, r *core.Reporter) bool {
	n := op.NumOperands()
	if _, ok := tosa.AsNegateOp(op); ok {
		n = min(n, 1)
	}
	return sameRanks(op, r, n, "result type has different rank than operands", func(t core.Type) (int, bool) {
		s, ok := t.(core.ShapedType)
		if !ok || !s.HasRank() {
			return 0, false
		}
		return len(s.Shape()), true
	})
}

// VerifyTosaShapeOperatorWithSameRanks compares numbers of dimensions.
func (Hooks) VerifyTosaShapeOperatorWithSameRanks(op *core.Operation, r *core.Reporter) bool {
	return sameRanks(op, r, op.NumOperands(), "result shape has different rank than operands", func(t core.Type) (int, bool) {
		s, ok := t.(*tosa.ShapeType)
		if !ok {
			return 0, false
		}
		return int(s.Rank()), true
	})
}

// sameRanks compares the first n operands and the results.
func sameRanks(op *core.Operation, r *core.Reporter, n int, message string, rankOf func(core.Type) (int, bool)) bool {
	rank := -1
	for _, v := range op.OperandList(0, n) {
		n, ok := rankOf(v.Type())
		switch {
		case !ok:
		case rank < 0:
			rank = n
		case n != rank:
			return r.OpErrorf(op, "operands don't have matching ranks").Fail()
		}
	}
	for _, v := range op.Results() {
		if n, ok := rankOf(v.Type()); ok && rank >= 0 && n != rank {
			return r.OpErrorf(op, "%s", message).Fail()
		}
	}
	return true
}

// shapeOf returns the dimensions of a tensor, when their number is known.
func shapeOf(v *core.Value) (shape []int64, ok bool) { return typeShape(v.Type()) }

func typeShape(t core.Type) (shape []int64, ok bool) {
	s, ok := t.(core.ShapedType)
	if !ok || !s.HasRank() {
		return nil, false
	}
	return s.Shape(), true
}

func elementOf(t core.Type) core.Type {
	if s, ok := t.(core.ShapedType); ok {
		return s.ElementType()
	}
	return t
}

// storageOf returns the element type of a value, for quantized elements what they store.
func storageOf(v *core.Value) core.Type {
	switch t := elementOf(v.Type()).(type) {
	case *quant.AnyQuantizedType:
		return storageType(t.StorageType(), t.Flags())
	case *quant.UniformQuantizedType:
		return storageType(t.StorageType(), t.Flags())
	default:
		return t
	}
}

// storageType is the integer that stores a quantized type: signless when it is signed there.
func storageType(t core.Type, flags uint32) core.Type {
	if i, ok := t.(*core.IntegerType); ok && flags&1 == 0 {
		return t.Context().IntegerOf(i.Width(), core.Unsigned)
	}
	return t
}

// constantShape returns the dimensions that a shape is known to have.
func constantShape(v *core.Value) (dims []int64, ok bool) {
	op, ok := tosa.AsConstShapeOp(v.DefiningOp())
	if !ok {
		return nil, false
	}
	return integers(op.ValuesAttr())
}

// constantTensor returns the integers of a constant tensor.
func constantTensor(v *core.Value) (vals []int64, ok bool) {
	op, ok := tosa.AsConstOp(v.DefiningOp())
	if !ok {
		return nil, false
	}
	return integers(op.ValuesAttr())
}

func integers(a core.Attribute) (vals []int64, ok bool) {
	d, ok := a.(*core.DenseElementsAttr)
	if !ok {
		return nil, false
	}
	switch d.ShapedType().ElementType().(type) {
	case *core.IntegerType, *core.IndexType:
	default:
		return nil, false
	}
	for i := range d.NumElements() {
		vals = append(vals, d.Int(i).Int64())
	}
	return vals, true
}

// isShapeOperator reports whether an operation computes a shape.
func isShapeOperator(op *core.Operation) bool {
	def := op.Info().Def()
	return def != nil && slices.Contains(def.Traits, &tosa.TosaShapeOperatorTrait)
}

// SpeculateIntDiv reports whether the divisor is known to be neither zero nor minus one anywhere.
func (Hooks) SpeculateIntDiv(op tosa.IntDivOp) bool { return intrange.SpeculateSigned(op.Op) }
