package core

// BranchOp is implemented by terminators that pass control, and values, to successor blocks.
type BranchOp interface {
	// SuccessorOperands returns the operands that become the arguments of successor i.
	SuccessorOperands(i int) SuccessorOperands
}

// ConditionalBranchOp is implemented by those that can tell the successor from constant operands.
type ConditionalBranchOp interface {
	// SuccessorForOperands returns the successor taken with the given constant operands, or nil when unknown.
	SuccessorForOperands(operands []Attribute) *Block
}

// Branch is the key of the interface of terminators with successors; Conditional of those that can be decided.
var (
	Branch      = OpInterface[BranchOp]{Name: "BranchOpInterface", Verify: verifyBranch}
	Conditional = OpInterface[ConditionalBranchOp]{Name: "BranchOpInterface.getSuccessorForOperands"}
)

// SuccessorOperands is the part of an operation's operands that is forwarded to a successor, behind Produced arguments
// that the operation itself makes.
type SuccessorOperands struct {
	Op       *Operation
	Start, N int
	Produced int
	// Group is 1 plus the declared operand that the values are, so that segment sizes follow changes; 0 when there are none.
	Group int
	// Nested is 1 plus the position within a variadic-of-variadic group.
	Nested int
}

// Len returns the number of successor arguments covered, produced ones included.
func (s SuccessorOperands) Len() int { return s.Produced + s.N }

// Value returns the value forwarded as successor argument i, or nil when the operation produces it.
func (s SuccessorOperands) Value(i int) *Value {
	if i < s.Produced || i-s.Produced >= s.N {
		return nil
	}
	return s.Op.Operand(s.Start + i - s.Produced)
}

// OperandIndex returns the operand number of successor argument i.
func (s SuccessorOperands) OperandIndex(i int) int { return s.Start + i - s.Produced }

// Forwarded returns a new slice of the forwarded values.
func (s SuccessorOperands) Forwarded() []*Value { return s.Op.OperandList(s.Start, s.Start+s.N) }

// Set replaces the forwarded values and the segment sizes.
func (s SuccessorOperands) Set(vals []*Value) {
	if d := len(vals) - s.N; d != 0 {
		s.resize(d)
	}
	s.Op.SpliceOperands(s.Start, s.Start+s.N, vals)
}

// Erase removes the value forwarded as successor argument i.
func (s SuccessorOperands) Erase(i int) {
	at := i - s.Produced
	vals := s.Forwarded()
	s.Set(append(vals[:at:at], vals[at+1:]...))
}

func (s SuccessorOperands) resize(d int) {
	def := s.Op.info.def
	if s.Group == 0 {
		return
	}
	bump := func(slot, k int) {
		a := s.Op.Slot(slot).(*DenseArrayAttr)
		sizes := make([]int32, a.Len())
		for i := range sizes {
			sizes[i] = int32(a.Int(i))
		}
		sizes[k] += int32(d)
		s.Op.SetSlot(slot, s.Op.Context().I32Array(sizes...))
	}
	if def.OperandSegments > 0 {
		bump(def.OperandSegments-1, s.Group-1)
	}
	if s.Nested > 0 {
		bump(def.Operands[s.Group-1].Segments-1, s.Nested-1)
	}
}

// GroupOperands returns the successor operands that are declared operand k of the operation.
func GroupOperands(op *Operation, k int) SuccessorOperands {
	start, n := op.OperandSegment(k)
	return SuccessorOperands{Op: op, Start: start, N: n, Group: k + 1}
}

func verifyBranch(b BranchOp, op *Operation, r *Reporter) bool {
	for i := range op.NumSuccessors() {
		s, block := b.SuccessorOperands(i), op.Successor(i)
		if s.Len() != block.NumArgs() {
			return r.OpEmitErrorf(op, "branch has %d operands for successor #%d, but target block has %d", s.Len(), i, block.NumArgs()).Fail()
		}
		for k := s.Produced; k < s.Len(); k++ {
			if got, want := s.Value(k).Type(), block.Arg(k).Type(); got != want {
				return r.OpEmitErrorf(op, "type mismatch for bb argument #%d of successor #%d", k, i).Fail()
			}
		}
	}
	return true
}
