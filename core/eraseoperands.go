package core

import (
	"slices"
)

// EraseOperands removes the operands whose numbers drop has as true, and lowers the segment sizes that count them. It
// takes as long for many as for one.
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
