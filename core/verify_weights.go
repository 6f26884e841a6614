package core

// VerifyBranchWeights is the verifier of WeightedBranchOpInterface: it compares the attribute branch_weights of a terminator with
// its successors.
func VerifyBranchWeights(op *Operation, r *Reporter) bool {
	a, _ := op.Attr("branch_weights").(*DenseArrayAttr)
	if a == nil {
		return true
	}
	weights := DenseOf[int32](a)
	if len(weights) == 0 {
		return true
	}
	if n := op.NumSuccessors(); len(weights) != n {
		return r.OpEmitErrorf(op, "expects number of branch weights to match number of successors: %d vs %d", len(weights), n).Fail()
	}
	for _, w := range weights {
		if w != 0 {
			return true
		}
	}
	return r.OpEmitErrorf(op, "branch weights cannot all be zero").Fail()
}
