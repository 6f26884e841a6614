package llvm

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/num"
	"github.com/odsgen/ods/core/rt"
	"github.com/odsgen/ods/defs/iface/constfold"
	"github.com/odsgen/ods/generated/llvm"
)

// FoldConstant folds mlir.constant to its value.
func (Hooks) FoldConstant(op llvm.ConstantOp, _ *core.FoldIn) core.Fold {
	return core.FoldAttr(op.ValueAttr())
}

// FoldUndef folds mlir.undef to #llvm.undef.
func (Hooks) FoldUndef(op llvm.UndefOp, _ *core.FoldIn) core.Fold {
	return core.FoldAttr(llvm.GetUndefAttr(op.Op.Context()))
}

// FoldPoison folds mlir.poison to #llvm.poison.
func (Hooks) FoldPoison(op llvm.PoisonOp, _ *core.FoldIn) core.Fold {
	return core.FoldAttr(llvm.GetPoisonAttr(op.Op.Context()))
}

// FoldZero folds mlir.zero to the number zero, or to #llvm.zero for types without numbers.
func (Hooks) FoldZero(op llvm.ZeroOp, _ *core.FoldIn) core.Fold {
	if a := constfold.Zero(op.Res().Type()); a != nil {
		return core.FoldAttr(a)
	}
	return core.FoldAttr(llvm.GetZeroAttr(op.Op.Context()))
}

// FoldAddressOf folds mlir.addressof to the symbol.
func (Hooks) FoldAddressOf(op llvm.AddressOfOp, _ *core.FoldIn) core.Fold {
	return core.FoldAttr(rt.AttrOrNil(op.GlobalNameAttr()))
}

// FoldICmp folds the comparison of a value with itself for equality, and that of a fresh address with null.
func (Hooks) FoldICmp(op llvm.ICmpOp, _ *core.FoldIn) core.Fold {
	p := op.Predicate()
	if p != llvm.ICmpPredicateEq && p != llvm.ICmpPredicateNe {
		return core.NoFold
	}
	t, lhs, rhs := op.Res().Type(), op.Lhs(), op.Rhs()
	if lhs == rhs {
		return core.FoldAttr(constfold.Bool(t, p == llvm.ICmpPredicateEq))
	}
	if isFresh(lhs) && isNull(rhs) {
		return core.FoldAttr(constfold.Bool(t, p == llvm.ICmpPredicateNe))
	}
	if isNull(lhs) && isFresh(rhs) {
		op.SetLhs(rhs)
		op.SetRhs(lhs)
		return core.InPlace
	}
	return core.NoFold
}

func isFresh(v *core.Value) bool { _, ok := llvm.AsAllocaOp(v.DefiningOp()); return ok }
func isNull(v *core.Value) bool  { _, ok := llvm.AsZeroOp(v.DefiningOp()); return ok }

// integers returns the constant operands when all of them are single integers.
func integers(in *core.FoldIn) []num.Int {
	var out []num.Int
	for _, a := range in.Operands {
		i, ok := a.(*core.IntegerAttr)
		if !ok {
			return nil
		}
		out = append(out, i.Value())
	}
	return out
}

// FoldOr folds integers.
func (Hooks) FoldOr(op llvm.OrOp, in *core.FoldIn) core.Fold {
	if c := integers(in); c != nil {
		return core.FoldAttr(op.Op.Context().APIntAttr(op.Res().Type(), c[0].Or(c[1])))
	}
	return core.NoFold
}

// FoldShl folds integers unless the shift makes poison.
func (Hooks) FoldShl(op llvm.ShlOp, in *core.FoldIn) core.Fold {
	c := integers(in)
	if c == nil || c[1].LimitedValue(uint64(c[0].Width())) >= uint64(c[0].Width()) {
		return core.NoFold
	}
	return core.FoldAttr(op.Op.Context().APIntAttr(op.Res().Type(), c[0].Shl(uint(c[1].Uint64()))))
}

// FoldZExt folds integers.
func (Hooks) FoldZExt(op llvm.ZExtOp, in *core.FoldIn) core.Fold {
	if c := integers(in); c != nil {
		return core.FoldAttr(op.Op.Context().APIntAttr(op.Res().Type(), c[0].ZExt(core.StorageWidth(op.Res().Type()))))
	}
	return core.NoFold
}

// FoldShuffleVector folds the choice of the only element of a vector to the vector.
func (Hooks) FoldShuffleVector(op llvm.ShuffleVectorOp, _ *core.FoldIn) core.Fold {
	v, ok := op.V1().Type().(*core.VectorType)
	if mask := op.Mask(); !ok || len(v.Shape()) != 1 || v.Shape()[0] != 1 || len(mask) != 1 || mask[0] != 0 {
		return core.NoFold
	}
	return core.FoldValue(op.V1())
}

// FoldCast also looks through the cast in front of a cast.
func (Hooks) FoldCast(op *core.Operation, _ *core.FoldIn) core.Fold {
	v, t := op.Operand(0), op.Result(0).Type()
	if v.Type() == t {
		return core.FoldValue(v)
	}
	d := v.DefiningOp()
	if d == nil || d.Name() != op.Name() {
		return core.NoFold
	}
	if d.Operand(0).Type() == t {
		return core.FoldValue(d.Operand(0))
	}
	op.SetOperand(0, d.Operand(0))
	return core.InPlace
}

// constantIndexBits is the width of the constants that getelementptr may have in place of operands, as in mlir-opt.
const constantIndexBits = 29

// FoldGEP folds an address without an offset, and takes constant operands into the operation.
func (Hooks) FoldGEP(op llvm.GEPOp, in *core.FoldIn) core.Fold {
	raw, dynamic := op.RawConstantIndices(), op.DynamicIndices()
	if op.Res().Type() == op.Base().Type() && len(raw) == 1 {
		if raw[0] == 0 {
			return core.FoldValue(op.Base())
		}
		if c, ok := indexOperand(in, 0); raw[0] == DynamicIndex && ok && c.IsZero() {
			return core.FoldValue(op.Base())
		}
	}
	var rest []*core.Value
	for i, c := range raw {
		if c != DynamicIndex {
			continue
		}
		k := len(op.DynamicIndices()) - len(dynamic)
		if v, ok := indexOperand(in, k); ok && v.SignificantBits() <= constantIndexBits {
			raw[i] = int32(v.Int64())
		} else {
			rest = append(rest, dynamic[0])
		}
		dynamic = dynamic[1:]
	}
	if len(rest) == len(op.DynamicIndices()) {
		return core.NoFold
	}
	op.SetDynamicIndices(rest...)
	op.SetRawConstantIndices(raw)
	return core.InPlace
}

// indexOperand returns the constant value of a dynamic index.
func indexOperand(in *core.FoldIn, i int) (num.Int, bool) {
	if i+1 >= len(in.Operands) {
		return num.Int{}, false
	}
	a, ok := in.Operands[i+1].(*core.IntegerAttr)
	if !ok {
		return num.Int{}, false
	}
	return a.Value(), true
}

// FoldExtractValue joins extractions, takes elements of constants, and looks through the insertions that made the
// aggregate.
func (Hooks) FoldExtractValue(op llvm.ExtractValueOp, in *core.FoldIn) core.Fold {
	position, v := op.Position(), op.Container()
	if outer, ok := llvm.AsExtractValueOp(v.DefiningOp()); ok {
		op.SetPosition(append(outer.Position(), position...))
		op.SetContainer(outer.Container())
		return core.InPlace
	}
	if a := partOf(in.Operands[0], position); a != nil {
		return core.FoldAttr(a)
	}
	for {
		ins, ok := llvm.AsInsertValueOp(v.DefiningOp())
		if !ok {
			break
		}
		at := ins.Position()
		n := commonPrefix(position, at)
		if n == len(position) && n == len(at) {
			return core.FoldValue(ins.Value())
		}
		if n == len(position) || n == len(at) {
			break // one contains the other
		}
		v = ins.Container()
	}
	if v == op.Container() {
		return core.NoFold
	}
	op.SetContainer(v)
	return core.InPlace
}

// partOf returns the part of a constant aggregate at a position, nil when it is not known. Elements attributes count as
// flat, as in mlir-opt.
func partOf(a core.Attribute, position []int64) core.Attribute {
	for _, i := range position {
		switch c := a.(type) {
		case *llvm.ZeroAttr, *llvm.UndefAttr, *llvm.PoisonAttr:
		case *core.ArrayAttr:
			if i < 0 || i >= int64(c.Len()) {
				return nil
			}
			a = c.Elems()[i]
		case *core.DenseElementsAttr:
			if i < 0 || i >= c.NumElements() {
				return nil
			}
			a = c.Element(i)
		default:
			return nil
		}
	}
	return a
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
	return core.FoldAttr(llvm.GetDSOLocalEquivalentAttr(op.Op.Context(), op.FunctionNameAttr()))
}

// FoldBlockAddress folds blockaddress to its attribute.
func (Hooks) FoldBlockAddress(op llvm.BlockAddressOp, _ *core.FoldIn) core.Fold {
	return core.FoldAttr(op.BlockAddrAttr())
}
