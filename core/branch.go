package core

import (
	"cmp"
	"slices"
	"sort"
)

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

// NestedGroupOperands returns the successor operands that are list i of declared operand k, which is a list of lists; none when the sizes
// of the lists do not fit the operands.
func NestedGroupOperands(op *Operation, k, i int) SuccessorOperands {
	start, n := op.OperandSegment(k)
	sizes, ok := op.Slot(op.info.def.Operands[k].Segments - 1).(*DenseArrayAttr)
	if !ok || i >= sizes.Len() {
		return SuccessorOperands{Op: op, Start: start}
	}
	first, size := sizes.sum(i), int(sizes.Int(i))
	if first < 0 || size < 0 || first+size > n {
		return SuccessorOperands{Op: op, Start: start}
	}
	return SuccessorOperands{Op: op, Start: start + first, N: size, Group: k + 1, Nested: i + 1}
}

// ForwardedTo returns the successor, and the number of the argument, that the terminator forwards operand index to; ok is false when it
// does not forward it.
func ForwardedTo(op *Operation, b BranchOp, index int) (successor, argument int, ok bool) {
	at := func(i int) bool {
		s := b.SuccessorOperands(i)
		if k := index - s.Start; k >= 0 && k < s.N {
			successor, argument, ok = i, k+s.Produced, true
		}
		return ok
	}
	// Lists of operands come in the order of the successors, but nothing demands that.
	n := op.NumSuccessors()
	if i := sort.Search(n, func(i int) bool { return b.SuccessorOperands(i).Start > index }) - 1; i >= 0 && at(i) {
		return successor, argument, ok
	}
	for i := 0; i < n && !at(i); i++ {
	}
	return successor, argument, ok
}

// EraseOperands removes the operands whose numbers drop has as true, and lowers the segment sizes that count them. It takes as long for
// many as for one.
func (op *Operation) EraseOperands(drop []bool) {
	if !slices.Contains(drop, true) {
		return
	}
	kept := make([]*Value, 0, len(drop))
	for i, v := range op.Operands() {
		if i >= len(drop) || !drop[i] {
			kept = append(kept, v)
		}
	}
	def := op.info.def
	for k := range def.Operands {
		if slot := def.Operands[k].Segments; slot > 0 {
			start, _ := op.OperandSegment(k)
			lowerSizes(op, slot-1, drop, start)
		}
	}
	if def.OperandSegments > 0 {
		lowerSizes(op, def.OperandSegments-1, drop, 0)
	}
	op.SpliceOperands(0, op.NumOperands(), kept)
}

// lowerSizes counts the values that go out of the sizes of consecutive lists, the first of which begins at start.
func lowerSizes(op *Operation, slot int, drop []bool, start int) {
	sizes, ok := op.Slot(slot).(*DenseArrayAttr)
	if !ok {
		return
	}
	rest := make([]int32, sizes.Len())
	for i := range rest {
		n := int(sizes.Int(i))
		rest[i] = int32(n - countTrue(drop, start, n))
		start += n
	}
	op.SetSlot(slot, op.Context().I32Array(rest...))
}

func countTrue(list []bool, start, n int) (count int) {
	for i := max(start, 0); i < min(start+n, len(list)); i++ {
		if list[i] {
			count++
		}
	}
	return count
}

// AppendForwarded appends the values extra[i] to what the terminator forwards to successor i. It takes as long for many successors as for
// one.
func AppendForwarded(op *Operation, b BranchOp, extra map[int][]*Value) {
	type insertion struct {
		at   SuccessorOperands
		vals []*Value
	}
	list := make([]insertion, 0, len(extra))
	for i, vals := range extra {
		if len(vals) > 0 {
			list = append(list, insertion{b.SuccessorOperands(i), vals})
		}
	}
	slices.SortFunc(list, func(x, y insertion) int {
		return cmp.Or(x.at.Start+x.at.N-y.at.Start-y.at.N, x.at.Group-y.at.Group, x.at.Nested-y.at.Nested)
	})
	def := op.info.def
	sizes := make(map[int][]int32) // of slots
	grow := func(slot, k, n int) {
		if sizes[slot] == nil {
			sizes[slot] = DenseOf[int32](op.Slot(slot))
		}
		sizes[slot][k] += int32(n)
	}
	old := op.OperandList(0, op.NumOperands())
	var all []*Value
	done := 0
	for _, in := range list {
		end := in.at.Start + in.at.N
		all = append(append(all, old[done:end]...), in.vals...)
		done = end
		if in.at.Group == 0 {
			continue
		}
		if def.OperandSegments > 0 {
			grow(def.OperandSegments-1, in.at.Group-1, len(in.vals))
		}
		if in.at.Nested > 0 {
			grow(def.Operands[in.at.Group-1].Segments-1, in.at.Nested-1, len(in.vals))
		}
	}
	if len(list) == 0 {
		return
	}
	for slot, n := range sizes {
		op.SetSlot(slot, op.Context().I32Array(n...))
	}
	op.SpliceOperands(0, len(old), append(all, old[done:]...))
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
