package std2019

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/affine"
	"github.com/odsgen/ods/core/num"
	"github.com/odsgen/ods/defs/arith"
	"github.com/odsgen/ods/defs/iface/constfold"
)

// This file has the folds that the reference of 2019 describes, and constants of constants.

// MaterializeConstant makes a constant.
func (hooks) MaterializeConstant(b *core.Builder, value core.Attribute, t core.Type, loc core.Location) *core.Operation {
	if a, ok := value.(core.TypedAttr); !ok || a.Type() != t {
		return nil
	}
	return Constant{Value: value, Loc: loc}.Build(b).Op
}

// FoldConstant gives the value.
func (hooks) FoldConstant(op ConstantOp, _ *core.FoldIn) core.Fold {
	return core.FoldAttr(op.ValueAttr())
}

type intFold func(a, b num.Int) (num.Int, bool)

func total(f func(a, b num.Int) num.Int) intFold {
	return func(a, b num.Int) (num.Int, bool) { return f(a, b), true }
}

// divided does not fold what has no defined result.
func divided(f func(a, b num.Int) num.Int) intFold {
	return func(a, b num.Int) (num.Int, bool) {
		if b.IsZero() || a.IsMinSigned() && b.IsAllOnes() {
			return a, false
		}
		return f(a, b), true
	}
}

func shifted(f func(a num.Int, n uint) num.Int) intFold {
	return func(a, b num.Int) (num.Int, bool) {
		n := b.LimitedValue(uint64(a.Width()))
		if n >= uint64(a.Width()) {
			return a, false
		}
		return f(a, uint(n)), true
	}
}

var intFolds = map[string]intFold{
	"std2019.addi": total(num.Int.Add), "std2019.subi": total(num.Int.Sub), "std2019.muli": total(num.Int.Mul),
	"std2019.divis": divided(num.Int.SDiv), "std2019.diviu": divided(num.Int.UDiv),
	"std2019.remis": divided(num.Int.SRem), "std2019.remiu": divided(num.Int.URem),
	"std2019.and": total(num.Int.And), "std2019.or": total(num.Int.Or), "std2019.xor": total(num.Int.Xor),
	"std2019.shift_left": shifted(num.Int.Shl), "std2019.shift_right_signed": shifted(num.Int.AShr),
	"std2019.shift_right_unsigned": shifted(num.Int.LShr),
}

// FoldIntBinary folds x+0, x*1, x/1 and constants.
func (hooks) FoldIntBinary(op *core.Operation, in *core.FoldIn) core.Fold {
	switch name := op.Name(); name {
	case "std2019.addi", "std2019.subi", "std2019.or", "std2019.xor":
		if constfold.IsZero(in.Const(1)) {
			return core.FoldValue(op.Operand(0))
		}
	case "std2019.muli", "std2019.divis", "std2019.diviu":
		if constfold.IsOne(in.Const(1)) {
			return core.FoldValue(op.Operand(0))
		}
	}
	if a := constfold.Binary(in.Operands, nil, constfold.Op2(intFolds[op.Name()])); a != nil {
		return core.FoldAttr(a)
	}
	return core.NoFold
}

var floatFolds = map[string]func(a, b num.Float) num.Float{
	"std2019.addf": num.Float.Add, "std2019.subf": num.Float.Sub, "std2019.mulf": num.Float.Mul, "std2019.divf": num.Float.Div,
}

// FoldFloatBinary folds constants.
func (hooks) FoldFloatBinary(op *core.Operation, in *core.FoldIn) core.Fold {
	f := floatFolds[op.Name()]
	if f == nil {
		return core.NoFold
	}
	if a := constfold.Binary(in.Operands, nil, constfold.Floats(op.Result(0).Type(), f)); a != nil {
		return core.FoldAttr(a)
	}
	return core.NoFold
}

// FoldCmpI folds constants.
func (hooks) FoldCmpI(op CmpIOp, in *core.FoldIn) core.Fold {
	a := constfold.Binary(in.Operands, op.Result().Type(), func(a, b num.Int) (num.Int, bool) {
		v := uint64(0)
		if arith.CompareInts(op.Predicate(), a, b) {
			v = 1
		}
		return num.NewInt(1, v), true
	})
	if a == nil {
		return core.NoFold
	}
	return core.FoldAttr(a)
}

// FoldSelect chooses when the condition is known.
func (hooks) FoldSelect(op SelectOp, in *core.FoldIn) core.Fold {
	switch {
	case op.TrueValue() == op.FalseValue(), constfold.IsOne(in.Const(0)):
		return core.FoldValue(op.TrueValue())
	case constfold.IsZero(in.Const(0)):
		return core.FoldValue(op.FalseValue())
	}
	return core.NoFold
}

// FoldAffineApply folds a map of constants with one result.
func (hooks) FoldAffineApply(op AffineApplyOp, in *core.FoldIn) core.Fold {
	m := op.MapAttr().Value()
	known := make([]affine.Known, len(in.Operands))
	for i := range known {
		if v, ok := constfold.Int(in.Const(i)); ok {
			known[i] = affine.Known{Value: v.Int64(), OK: true}
		}
	}
	values, poisoned := m.ConstantFold(known)
	if values == nil || poisoned || len(values) != op.Op.NumResults() {
		return core.NoFold
	}
	var results []core.FoldResult
	for _, v := range values {
		results = append(results, core.FoldResult{Attr: op.Op.Context().IndexAttr(v)})
	}
	return core.FoldTo(results...)
}

// FoldDim gives a static size.
func (hooks) FoldDim(op DimOp, _ *core.FoldIn) core.Fold {
	s, ok := op.MemrefOrTensor().Type().(core.ShapedType)
	n := op.IndexAttr().Int64()
	if !ok || !s.HasRank() || n < 0 || n >= int64(len(s.Shape())) || s.Shape()[n] == core.Dynamic {
		return core.NoFold
	}
	return core.FoldAttr(op.Op.Context().IndexAttr(s.Shape()[n]))
}

// FoldRank gives the rank of a ranked tensor.
func (hooks) FoldRank(op RankOp, _ *core.FoldIn) core.Fold {
	s, ok := op.Tensor().Type().(*core.RankedTensorType)
	if !ok {
		return core.NoFold
	}
	return core.FoldAttr(op.Op.Context().IndexAttr(int64(len(s.Shape()))))
}

// FoldTensorCast removes a cast to the type that the tensor has.
func (hooks) FoldTensorCast(op TensorCastOp, _ *core.FoldIn) core.Fold {
	if op.Source().Type() == op.Dest().Type() {
		return core.FoldValue(op.Source())
	}
	return core.NoFold
}

// FoldMemrefCast removes a cast to the type that the memory has.
func (hooks) FoldMemrefCast(op MemrefCastOp, _ *core.FoldIn) core.Fold {
	if op.Source().Type() == op.Dest().Type() {
		return core.FoldValue(op.Source())
	}
	return core.NoFold
}
