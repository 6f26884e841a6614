// Package constfold has what the folders of several dialects share: questions about constant attributes, and operations
// on constants element by element. Poison spreads through it.
//
//	func (Hooks) FoldAddI(op arith.AddIOp, in *core.FoldIn) core.Fold {
//		if constfold.IsZero(in.Const(1)) { // x + 0, also for splats
//			return core.FoldValue(op.Lhs())
//		}
//		return core.FoldAttr(constfold.Binary(in.Operands, nil, constfold.Ints(num.Int.Add)))
//	}
//
// All functions are pure and may be called from several goroutines.
package constfold
