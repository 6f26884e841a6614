package llvm

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/generated/llvm"
)

// FoldConstant folds mlir.constant to its value.
func (Hooks) FoldConstant(op llvm.ConstantOp, _ *core.FoldIn) core.Fold {
	return core.FoldAttr(op.ValueAttr())
}

// FoldUndef folds mlir.undef to #llvm.undef.
func (Hooks) FoldUndef(op llvm.UndefOp, _ *core.FoldIn) core.Fold {
	return core.FoldAttr(llvm.GetUndefAttr(op.Context()))
}

// FoldPoison folds mlir.poison to #llvm.poison.
func (Hooks) FoldPoison(op llvm.PoisonOp, _ *core.FoldIn) core.Fold {
	return core.FoldAttr(llvm.GetPoisonAttr(op.Context()))
}

// FoldZero folds mlir.zero to the number zero, or to #llvm.zero for types without numbers.
func (Hooks) FoldZero(op llvm.ZeroOp, _ *core.FoldIn) core.Fold {
	return core.FoldAttr(llvm.GetZeroAttr(op.Context()))
}

// FoldAddressOf folds mlir.addressof to the symbol.
func (Hooks) FoldAddressOf(op llvm.AddressOfOp, _ *core.FoldIn) core.Fold {
	return core.FoldAttr(core.AttrOrNil(op.GlobalNameAttr()))
}

// FoldICmp folds comparisons that do not depend on the values.
func (Hooks) FoldICmp(llvm.ICmpOp, *core.FoldIn) core.Fold { return core.NoFold }

// FoldOr folds constants.
func (Hooks) FoldOr(llvm.OrOp, *core.FoldIn) core.Fold { return core.NoFold }

// FoldShl folds constants.
func (Hooks) FoldShl(llvm.ShlOp, *core.FoldIn) core.Fold { return core.NoFold }

// FoldZExt folds constants.
func (Hooks) FoldZExt(llvm.ZExtOp, *core.FoldIn) core.Fold { return core.NoFold }

// FoldShuffleVector folds constants.
func (Hooks) FoldShuffleVector(llvm.ShuffleVectorOp, *core.FoldIn) core.Fold { return core.NoFold }

// FoldBitcast folds a cast to the same type, and a cast back.
func (Hooks) FoldBitcast(op llvm.BitcastOp, _ *core.FoldIn) core.Fold { return foldCast(op.Op) }

// FoldAddrSpaceCast folds a cast to the same type, and a cast back.
func (Hooks) FoldAddrSpaceCast(op llvm.AddrSpaceCastOp, _ *core.FoldIn) core.Fold {
	return foldCast(op.Op)
}

func foldCast(op *core.Operation) core.Fold {
	v, t := op.Operand(0), op.Result(0).Type()
	if v.Type() == t {
		return core.FoldValue(v)
	}
	if d := v.DefiningOp(); d != nil && d.Name() == op.Name() && d.Operand(0).Type() == t {
		return core.FoldValue(d.Operand(0))
	}
	return core.NoFold
}

// FoldGEP folds an address without an offset.
func (Hooks) FoldGEP(op llvm.GEPOp, _ *core.FoldIn) core.Fold {
	raw := op.RawConstantIndices()
	if op.Res().Type() == op.Base().Type() && len(raw) == 1 && raw[0] == 0 {
		return core.FoldValue(op.Base())
	}
	return core.NoFold
}

// FoldExtractValue looks through the insertions that made the aggregate.
func (Hooks) FoldExtractValue(op llvm.ExtractValueOp, _ *core.FoldIn) core.Fold {
	position := op.Position()
	v := op.Container()
	for {
		ins, ok := llvm.AsInsertValueOp(v.DefiningOp())
		if !ok {
			break
		}
		at := ins.Position()
		n := commonPrefix(position, at)
		switch {
		case n == len(position) && n == len(at):
			return core.FoldValue(ins.Value())
		case n == len(position) || n == len(at):
			return core.NoFold // one contains the other
		}
		v = ins.Container()
	}
	if v == op.Container() {
		return core.NoFold
	}
	op.SetContainer(v)
	return core.InPlace
}

func commonPrefix(a, b []int64) int {
	n := 0
	for n < len(a) && n < len(b) && a[n] == b[n] {
		n++
	}
	return n
}

// FoldDSOLocalEquivalent folds dso_local_equivalent to its attribute.
func (Hooks) FoldDSOLocalEquivalent(op llvm.DSOLocalEquivalentOp, _ *core.FoldIn) core.Fold {
	return core.FoldAttr(llvm.GetDSOLocalEquivalentAttr(op.Context(), op.FunctionNameAttr()))
}

// FoldBlockAddress folds blockaddress to its attribute.
func (Hooks) FoldBlockAddress(op llvm.BlockAddressOp, _ *core.FoldIn) core.Fold {
	return core.FoldAttr(op.BlockAddrAttr())
}
