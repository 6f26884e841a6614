package sparse_tensor

import (
	"slices"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/affine"
	"github.com/odsgen/ods/generated/arith"
	sparsetensor "github.com/odsgen/ods/generated/sparse_tensor"
)

// MaterializeConstant makes an arith.constant.
func (Hooks) MaterializeConstant(b *core.Builder, value core.Attribute, t core.Type, loc core.Location) *core.Operation {
	if a, ok := value.(core.TypedAttr); !ok || a.Type() != t || b.Context().LookupOp(arith.ConstantDef.Name) == nil {
		return nil
	}
	return arith.Constant{Value: value, Loc: loc}.Build(b).Op
}

// FoldConvert folds a conversion to the type that the tensor has.
func (Hooks) FoldConvert(op sparsetensor.ConvertOp, _ *core.FoldIn) core.Fold {
	if op.Source().Type() == op.Dest().Type() {
		return core.FoldValue(op.Source())
	}
	return core.NoFold
}

// FoldReorderCOO folds a change of the order that keeps it.
func (Hooks) FoldReorderCOO(op sparsetensor.ReorderCOOOp, _ *core.FoldIn) core.Fold {
	if encodingOf(op.InputCoo().Type()) == encodingOf(op.ResultCoo().Type()) {
		return core.FoldValue(op.InputCoo())
	}
	return core.NoFold
}

// FoldReinterpretMap folds a change of the map that keeps it, or that another one takes back.
func (Hooks) FoldReinterpretMap(op sparsetensor.ReinterpretMapOp, _ *core.FoldIn) core.Fold {
	to := op.Dest().Type()
	if op.Source().Type() == to {
		return core.FoldValue(op.Source())
	}
	if prev, ok := sparsetensor.AsReinterpretMapOp(op.Source().DefiningOp()); ok && prev.Source().Type() == to {
		return core.FoldValue(prev.Source())
	}
	return core.NoFold
}

// FoldGetStorageSpecifier finds the number among those that have been set.
func (Hooks) FoldGetStorageSpecifier(op sparsetensor.GetStorageSpecifierOp, _ *core.FoldIn) core.Fold {
	v := op.Specifier()
	for {
		set, ok := sparsetensor.AsSetStorageSpecifierOp(v.DefiningOp())
		if !ok {
			return core.NoFold
		}
		if set.SpecifierKind() == op.SpecifierKind() && set.LevelAttr() == op.LevelAttr() {
			return core.FoldValue(set.Value())
		}
		v = set.Specifier()
	}
}

// levelSize returns the size of a level of a tensor, as far as it is known.
func levelSize(t *core.RankedTensorType, e *sparsetensor.SparseTensorEncodingAttr, level int) int64 {
	m, shape := dimToLvl(e), t.Shape()
	x := m.Result(level)
	if x.IsDim() {
		return shape[x.Position()]
	}
	greatest := make([]affine.Expr, len(shape))
	for i, n := range shape {
		if greatest[i] = affine.Dim(i); n != core.Dynamic {
			greatest[i] = affine.Const(n - 1)
		}
	}
	x = affine.Simplify(x.ReplaceDims(greatest), len(shape), 0)
	if n, ok := x.Value(); ok && x.IsConst() {
		return n + 1
	}
	if x.Kind() == affine.KindMod && x.RHS().IsConst() {
		n, _ := x.RHS().Value()
		return n
	}
	return core.Dynamic
}

// FoldLvl folds the size of a level that the type tells.
func (Hooks) FoldLvl(op sparsetensor.LvlOp, in *core.FoldIn) core.Fold {
	t, ok := op.Source().Type().(*core.RankedTensorType)
	index, known := in.Const(1).(*core.IntegerAttr)
	e := encodingOf(op.Source().Type())
	if !ok || !known || e == nil || index.Value().IsNegative() || index.Value().Uint64() >= uint64(len(e.LvlTypes())) {
		return core.NoFold
	}
	if n := levelSize(t, e, int(index.Value().Uint64())); n != core.Dynamic {
		return core.FoldAttr(op.Op.Context().IndexAttr(n))
	}
	return core.NoFold
}

// foldTo folds an operation to values, one for each result.
func foldTo(op sparsetensor.CrdTranslateOp, vals ...*core.Value) core.Fold {
	if len(vals) != op.Op.NumResults() {
		return core.NoFold
	}
	out := make([]core.FoldResult, len(vals))
	for i, v := range vals {
		out[i].Value = v
	}
	return core.FoldTo(out...)
}

// FoldCrdTranslate moves coordinates where the map only does that, and takes those that have been translated the other
// way.
func (Hooks) FoldCrdTranslate(op sparsetensor.CrdTranslateOp, _ *core.FoldIn) core.Fold {
	e, in := op.EncoderAttr(), op.InCrds()
	m := dimToLvl(e)
	if m.IsIdentity() {
		return foldTo(op, in...)
	}
	if m.IsPermutation() {
		if op.Direction() != sparsetensor.CrdTransDirectionKindDim2lvl {
			m = m.InversePermutation()
		}
		out := make([]*core.Value, m.NumResults())
		for i, x := range m.Results() {
			out[i] = in[x.Position()]
		}
		return foldTo(op, out...)
	}
	if len(in) == 0 {
		return core.NoFold
	}
	prev, ok := sparsetensor.AsCrdTranslateOp(in[0].DefiningOp())
	if !ok || prev.Direction() == op.Direction() || !dimToLvl(prev.EncoderAttr()).Equal(m) || !slices.Equal(prev.OutCrds(), in) {
		return core.NoFold
	}
	return foldTo(op, prev.InCrds()...)
}
