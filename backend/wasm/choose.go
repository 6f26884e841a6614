package wasm

import (
	"slices"

	"github.com/odsgen/ods/backend/layout"
	"github.com/odsgen/ods/backend/wasm/shape"
	"github.com/odsgen/ods/core/num"
	"github.com/odsgen/ods/generated/llvm"
)

// maxTable bounds the number of entries of a table, and sparse how many there may be for each case.
const (
	maxTable = 1 << 12
	sparse   = 8
)

// choose writes a switch: as a table when the cases are close together, else as comparisons.
func (f *fn) choose(s *shape.Stmt) bool {
	term := f.nodes[s.Node].block.Last()
	v, ok := llvm.AsSwitchOp(term)
	if !ok {
		return f.unsupported(term, "")
	}
	l, _, ok := f.leafOf(term.Operand(0).Type())
	if !ok || l.Kind != layout.Int {
		return f.unsupported(term, " because of the type of its operand")
	}
	x := f.holdAll(f.value(term.Operand(0)))
	values := make([]num.Int, len(s.Targets)-1)
	for i := range values {
		values[i] = v.CaseValuesAttr().Int(int64(i))
	}
	if l.parts() == 1 && f.switchTable(l, x[0], values, s.Targets) {
		return true
	}
	for i, c := range values {
		f.branchIf(f.equalsConstant(x, l, c), s.Targets[i+1])
	}
	f.branch(s.Targets[0])
	return true
}

// switchTable writes a table when it is not too large. The first one of equal cases counts.
func (f *fn) switchTable(l *leaf, x *expr, values []num.Int, targets []int) bool {
	lowest := slices.MinFunc(values, num.Int.UCmp).Uint64()
	size := slices.MaxFunc(values, num.Int.UCmp).Uint64() - lowest
	if size >= maxTable || size > uint64(len(values))*sparse {
		return false
	}
	table := make([]int, size+1)
	for i := range table {
		table[i] = targets[0]
	}
	for i := len(values) - 1; i >= 0; i-- {
		table[values[i].Uint64()-lowest] = targets[i+1]
	}
	x = f.int(opSub, x, constant(l.val(), lowest))
	if l.val() == i64 {
		f.hold(x)
		f.branchIf(f.int(opGtU, x, const64(size)), targets[0])
	}
	f.branchTable(f.low(x), table, targets[0])
	return true
}

// branchTable writes a br_table with the target for what lies past its end. Rounds of loops that are among the targets
// are counted before it is known where it leads, which may count too many.
func (f *fn) branchTable(x *expr, targets []int, other int) {
	targets = append(slices.Clip(targets), other)
	f.hold(x)
	if slices.ContainsFunc(targets, f.counted) {
		f.set(f.countdown, f.int(opSub, f.get(f.countdown), const32(1)))
	}
	f.write(f.use(x))
	f.op(opBrTable)
	f.code.bytes = appendUnsigned(f.code.bytes, uint64(len(targets)-1))
	for _, t := range targets {
		n := f.depth(t, 0)
		if f.counted(t) {
			n++ // to the outer loop, which looks at the count
		}
		f.code.bytes = appendUnsigned(f.code.bytes, uint64(n))
	}
}

// equalsConstant compares with a constant.
func (f *fn) equalsConstant(x []*expr, l *leaf, v num.Int) *expr {
	return f.compare(opEq, l, x, scalar(l, v))
}
