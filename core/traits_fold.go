package core

// foldCommutative moves constant operands after the others, keeping the order among both. All operands from the first
// constant on are linked anew, also when nothing moves, because upstream's partition does so and use lists show it.
func foldCommutative(op *Operation, in *FoldIn) Fold {
	n := op.NumOperands()
	first := 0
	for first < n && in.Operands[first] == nil {
		first++
	}
	if n < 2 || first == n {
		return NoFold
	}
	var few [8]*Value
	vals := few[:0]
	constants := 0
	for i := first; i < n; i++ {
		if in.Operands[i] == nil {
			vals = append(vals, op.Operand(i))
		}
	}
	moved := len(vals) > 0
	for i := first; i < n; i++ {
		if in.Operands[i] != nil {
			vals = append(vals, op.Operand(i))
			constants++
		}
	}
	uses := op.uses()[first:]
	for i := range uses {
		uses[i].drop()
	}
	for i := range uses {
		uses[i].set(vals[i])
	}
	if !moved {
		return NoFold
	}
	return InPlace
}

// foldIdempotent: f(f(x)) -> f(x), f(x, x) -> x.
func foldIdempotent(op *Operation, _ *FoldIn) Fold {
	switch op.NumOperands() {
	case 1:
		if d := op.Operand(0).DefiningOp(); d != nil && d.info == op.info {
			return FoldValue(op.Operand(0))
		}
	case 2:
		if op.Operand(0) == op.Operand(1) {
			return FoldValue(op.Operand(0))
		}
	}
	return NoFold
}

// foldInvolution: f(f(x)) -> x.
func foldInvolution(op *Operation, _ *FoldIn) Fold {
	if op.NumOperands() == 0 {
		return NoFold
	}
	if d := op.Operand(0).DefiningOp(); d != nil && d.info == op.info {
		return FoldValue(d.Operand(0))
	}
	return NoFold
}
