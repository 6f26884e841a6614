package intrange

import (
	"slices"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/flow"
	"github.com/odsgen/ods/core/intrange"
	"github.com/odsgen/ods/core/num"
	"github.com/odsgen/ods/core/upstream"
	"github.com/odsgen/ods/defs/iface/constfold"
	gen "github.com/odsgen/ods/generated/iface/intrange"
)

// maxDefinitions bounds the operations that [Of] looks at.
const maxDefinitions = 32

// Of returns what is known of an integer, or index, by the operations that compute it and the loops that count it. It
// looks at a few definitions only; the analysis of passes/dataflow looks at all, and through branches and calls.
func Of(v *core.Value) intrange.Range {
	left := maxDefinitions
	return of(v, &left)
}

func of(v *core.Value, left *int) intrange.Range {
	if c, ok := constantInt(v); ok {
		return intrange.Constant(c)
	}
	all := intrange.Max(core.StorageWidth(core.ElementTypeOrSelf(v.Type())))
	if *left--; *left < 0 {
		return all
	}
	op := v.DefiningOp()
	if op == nil {
		op = v.ParentRegion().Op()
	}
	r := inferred(op, v, left)
	if !r.IsKnown() && v.DefiningOp() == nil {
		r, _ = Counter(op, v, func(v *core.Value) intrange.Range { return of(v, left) })
	}
	if r.IsKnown() {
		return r
	}
	return all
}

// inferred returns the range that an operation gives its result, or an argument of its region. Where overflow is poison,
// the operands count as unknown: a range that follows from them says nothing of poison.
func inferred(op *core.Operation, v *core.Value, left *int) (found intrange.Range) {
	infer, ok := gen.InferIntRangeInterfaceKey.Of(op)
	if !ok {
		return intrange.Range{}
	}
	poison := overflowIsPoison(op)
	in := make([]intrange.Range, op.NumOperands())
	for i, o := range op.Operands() {
		switch elem := core.ElementTypeOrSelf(o.Type()); {
		case !isInteger(elem):
		case poison:
			in[i] = intrange.Max(core.StorageWidth(elem))
		default:
			in[i] = of(o, left)
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

// Counter returns the range of a block argument of a loop that counts, by the ranges of the loop's bounds and steps. The
// range is unknown when the argument is not what it counts, and when there is no iteration. It reports false for what
// does not count.
func Counter(loop *core.Operation, arg *core.Value, of func(v *core.Value) intrange.Range) (r intrange.Range, counts bool) {
	l, ok := flow.LoopLikeOpInterfaceKey.Of(loop)
	if !ok {
		return r, false
	}
	p := l.LoopParts()
	i := slices.Index(p.InductionVars, arg)
	if i < 0 {
		return r, len(p.InductionVars) > 0
	}
	bound := func(list []core.FoldResult) intrange.Range {
		return boundOf(list, i, core.StorageWidth(arg.Type()), of)
	}
	unsigned := p.Unsigned && !upstream.UnsignedCounters.In(loop.Context())
	if found, runs := intrange.Counter(bound(p.LowerBounds), bound(p.UpperBounds), bound(p.Steps), unsigned); runs {
		r = found
	}
	return r, true
}

// boundOf returns the range of a bound of a loop. Those of some loops are not described.
func boundOf(list []core.FoldResult, i int, width uint, of func(v *core.Value) intrange.Range) intrange.Range {
	if i < len(list) {
		if a, ok := list[i].Attr.(*core.IntegerAttr); ok && a.Value().Width() == width {
			return intrange.Constant(a.Value())
		}
		if v := list[i].Value; v != nil {
			if r := of(v); r.Width() == width {
				return r
			}
		}
	}
	return intrange.Max(width)
}
