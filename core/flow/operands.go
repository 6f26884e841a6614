package flow

import (
	"cmp"
	"github.com/odsgen/ods/core"
	"slices"
	"sort"
)

// SuccessorOperands is the part of an operation's operands that is forwarded to a successor, after Produced arguments
// that the operation itself makes.
type SuccessorOperands struct {
	Op       *core.Operation
	Start, N int
	Produced int
	// Group is 1 plus the declared operand that the values are, so that segment sizes follow changes; 0 when there are
	// none.
	Group int
	// Nested is 1 plus the position within a variadic-of-variadic group.
	Nested int
}

// Len returns the number of successor arguments covered, produced ones included.
func (s SuccessorOperands) Len() int { return s.Produced + s.N }

// Value returns the value forwarded as successor argument i, or nil when the operation produces it.
func (s SuccessorOperands) Value(i int) *core.Value {
	if i < s.Produced || i-s.Produced >= s.N {
		return nil
	}
	return s.Op.Operand(s.Start + i - s.Produced)
}

// OperandIndex returns the operand number of successor argument i.
func (s SuccessorOperands) OperandIndex(i int) int { return s.Start + i - s.Produced }

// Forwarded returns a new slice of the forwarded values.
func (s SuccessorOperands) Forwarded() []*core.Value { return s.Op.OperandList(s.Start, s.Start+s.N) }

// Set replaces the forwarded values and the segment sizes.
func (s SuccessorOperands) Set(vals []*core.Value) {
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
	def := s.Op.Info().Def()
	if s.Group == 0 {
		return
	}
	bump := func(slot, k int) {
		a := s.Op.Slot(slot).(*core.DenseArrayAttr)
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
func GroupOperands(op *core.Operation, k int) SuccessorOperands {
	start, n := op.OperandSegment(k)
	return SuccessorOperands{Op: op, Start: start, N: n, Group: k + 1}
}

// NestedGroupOperands returns the successor operands that are list i of declared operand k, which is a list of lists;
// none when the sizes of the lists do not fit the operands.
func NestedGroupOperands(op *core.Operation, k, i int) SuccessorOperands {
	start, n := op.OperandSegment(k)
	sizes, ok := op.Slot(op.Info().Def().Operands[k].Segments - 1).(*core.DenseArrayAttr)
	if !ok || i >= sizes.Len() {
		return SuccessorOperands{Op: op, Start: start}
	}
	first, size := sizes.Sum(i), int(sizes.Int(i))
	if first < 0 || size < 0 || first+size > n {
		return SuccessorOperands{Op: op, Start: start}
	}
	return SuccessorOperands{Op: op, Start: start + first, N: size, Group: k + 1, Nested: i + 1}
}

// ForwardedTo returns the successor, and the number of the argument, that the terminator forwards operand index to; ok
// is false when it does not forward it.
func ForwardedTo(op *core.Operation, b BranchOpInterface, index int) (successor, argument int, ok bool) {
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

// AppendForwarded appends the values extra[i] to what the terminator forwards to successor i. It takes as long for many
// successors as for one.
func AppendForwarded(op *core.Operation, b BranchOpInterface, extra map[int][]*core.Value) {
	type insertion struct {
		at   SuccessorOperands
		vals []*core.Value
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
	def := op.Info().Def()
	sizes := make(map[int][]int32) // of slots
	grow := func(slot, k, n int) {
		if sizes[slot] == nil {
			if d, ok := op.Slot(slot).(*core.DenseArrayAttr); ok {
				for _, n := range d.Ints() {
					sizes[slot] = append(sizes[slot], int32(n))
				}
			}
		}
		sizes[slot][k] += int32(n)
	}
	old := op.OperandList(0, op.NumOperands())
	var all []*core.Value
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

// AllOperands returns all operands of an operation as those that are forwarded.
func AllOperands(op *core.Operation) SuccessorOperands {
	s := SuccessorOperands{Op: op, N: op.NumOperands()}
	if len(op.Info().Def().Operands) == 1 {
		s.Group = 1
	}
	return s
}

// NoOperands returns the operands of an operation that forwards none.
func NoOperands(op *core.Operation) SuccessorOperands {
	return SuccessorOperands{Op: op, Start: op.NumOperands()}
}
