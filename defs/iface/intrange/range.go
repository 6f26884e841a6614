package intrange

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/flow"
	"github.com/odsgen/ods/core/intrange"
	"github.com/odsgen/ods/core/num"
	"github.com/odsgen/ods/defs/iface/constfold"
	intrangeiface "github.com/odsgen/ods/generated/iface/intrange"
)

// maxDefinitions bounds the operations that [Of] looks at.
const maxDefinitions = 32

// Of returns what is known of an integer, or index, by the operations that compute it and the loops that count it. It
// looks at a few definitions only; the analysis of passes/analysis/dataflow looks at all, and through branches and calls.
func Of(v *core.Value) intrange.Range {
	left := maxDefinitions
	return of(v, &left)
}

func of(v *core.Value, left *int) intrange.Range {
	if c, ok := constantInt(v); ok {
		return intrange.Constant(c)
	}
	if *left--; *left < 0 {
		return unknown(v)
	}
	op := v.DefiningOp()
	if r := v.ParentRegion(); op == nil && r != nil {
		op = r.Op()
	}
	if op == nil { // an argument of a block that is being built
		return unknown(v)
	}
	operands := func(v *core.Value) intrange.Range { return of(v, left) }
	r := inferred(op, v, operands)
	if !r.IsKnown() && v.DefiningOp() == nil {
		r, _ = flow.Counter(op, v, operands)
	}
	if r.IsKnown() {
		return r
	}
	return unknown(v)
}

// unknown returns the range of all values of the type of v.
func unknown(v *core.Value) intrange.Range {
	return intrange.Max(core.StorageWidth(core.ElementTypeOrSelf(v.Type())))
}

// alone returns the range that the operation that defines a value gives its result whatever its operands are, which is
// all that upstream asks of divisors.
func alone(v *core.Value) intrange.Range {
	if op := v.DefiningOp(); op != nil {
		if r := inferred(op, v, unknown); r.IsKnown() {
			return r
		}
	}
	return unknown(v)
}

// inferred returns the range that an operation gives its result, or an argument of its region. Where overflow is poison,
// the operands count as unknown: a range that follows from them says nothing of poison.
func inferred(op *core.Operation, v *core.Value, of func(v *core.Value) intrange.Range) (found intrange.Range) {
	infer, ok := intrangeiface.InferIntRangeInterfaceKey.Of(op)
	if !ok {
		return intrange.Range{}
	}
	poison := overflowIsPoison(op)
	in := make([]intrange.Range, op.NumOperands())
	for i, o := range op.Operands() {
		switch elem := core.ElementTypeOrSelf(o.Type()); {
		case !isInteger(elem):
		case poison:
			in[i] = unknown(o)
		default:
			in[i] = of(o)
		}
	}
	infer.InferResultRanges(in, func(of *core.Value, r intrange.Range) {
		if of == v && r.Width() > 0 {
			found = r
		}
	})
	return found
}

// overflowIsPoison reports whether an operation promises that it does not overflow.
func overflowIsPoison(op *core.Operation) bool {
	flags := op.Info().SlotIndex("overflowFlags")
	return flags >= 0 && op.Slot(flags) != nil && op.Slot(flags) != op.Info().DefaultOf(flags)
}

func constantInt(v *core.Value) (num.Int, bool) {
	a := v.ConstantValue()
	if a == nil {
		return num.Int{}, false
	}
	return constfold.Int(a)
}
