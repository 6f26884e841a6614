package flow

import (
	"github.com/odsgen/ods/core"
)

// BranchOpInterface is implemented by terminators that pass control, and values, to successor blocks.
type BranchOpInterface interface {
	// SuccessorOperands returns the operands that become the arguments of successor i.
	SuccessorOperands(i int) SuccessorOperands
}

// ConditionalBranchOpInterface is implemented by those that can tell the successor from constant operands.
type ConditionalBranchOpInterface interface {
	// SuccessorForOperands returns the successor taken with the given constant operands, or nil when unknown.
	SuccessorForOperands(operands []core.Attribute) *core.Block
}

// BranchOpInterfaceKey is the key of the interface of terminators with successors; Conditional of those that can be
// decided.
var (
	BranchOpInterfaceKey            = core.OpInterface[BranchOpInterface]{Name: "BranchOpInterface", Verify: verifyBranch}
	ConditionalBranchOpInterfaceKey = core.OpInterface[ConditionalBranchOpInterface]{Name: "BranchOpInterface.getSuccessorForOperands"}
)

func verifyBranch(b BranchOpInterface, op *core.Operation, r *core.Reporter) bool {
	for i := range op.NumSuccessors() {
		s, block := b.SuccessorOperands(i), op.Successor(i)
		if s.Len() != block.NumArgs() {
			return r.OpEmitErrorf(op, "branch has %d operands for successor #%d, but target block has %d", s.Len(), i,
				block.NumArgs()).Fail()
		}
		for k := s.Produced; k < s.Len(); k++ {
			if got, want := s.Value(k).Type(), block.Arg(k).Type(); got != want {
				return r.OpEmitErrorf(op, "type mismatch for bb argument #%d of successor #%d", k, i).Fail()
			}
		}
	}
	return true
}

// VerifyBranchWeights is the verifier of WeightedBranchOpInterface: it compares the attribute branch_weights of a
// terminator with its successors.
func VerifyBranchWeights(op *core.Operation, r *core.Reporter) bool {
	a, _ := op.Attr("branch_weights").(*core.DenseArrayAttr)
	if a == nil {
		return true
	}
	weights := a.Ints()
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
