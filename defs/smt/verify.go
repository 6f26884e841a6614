package smt

import (
	"slices"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/generated/smt"
)

// VerifyExtract checks that the bits are within the operand.
func (Hooks) VerifyExtract(op smt.ExtractOp, r *core.Reporter) bool {
	low := uint64(uint32(op.LowBit()))
	length := uint64(op.Result().Type().(*smt.BitVectorType).Width())
	width := uint64(op.Input().Type().(*smt.BitVectorType).Width())
	if low+length <= width {
		return true
	}
	return r.OpErrorf(op.Op, "range to be extracted is too big, expected range starting at index %d of length %d requires input width of at least %d, "+
		"but the input width is only %d", low, length, low+length, width).Fail()
}

// VerifyRepeat checks that the result holds a whole number of copies.
func (Hooks) VerifyRepeat(op smt.RepeatOp, r *core.Reporter) bool {
	if op.Result().Type().(*smt.BitVectorType).Width()%op.Input().Type().(*smt.BitVectorType).Width() == 0 {
		return true
	}
	return r.OpErrorf(op.Op, "result bit-vector width must be a multiple of the input bit-vector width").Fail()
}

// VerifyComparison checks that there is something to compare.
func (Hooks) VerifyComparison(op *core.Operation, r *core.Reporter) bool {
	return op.NumOperands() >= 2 || r.OpErrorf(op, "'inputs' must have at least size 2, but got %d", op.NumOperands()).Fail()
}

// VerifyRegionsSolver checks what enters and leaves the script.
func (Hooks) VerifyRegionsSolver(op smt.SolverOp, r *core.Reporter) bool {
	body := op.BodyRegion().Entry()
	if !yields(op.BodyRegion(), op.Op.ResultTypes()) {
		return r.OpErrorf(op.Op, "types of yielded values must match return values").Fail()
	}
	if !slices.Equal(body.ArgTypes(), op.Op.OperandTypes()) {
		return r.OpErrorf(op.Op, "block argument types must match the types of the 'inputs'").Fail()
	}
	return true
}

// VerifyRegionsCheck checks that each answer gives the results.
func (Hooks) VerifyRegionsCheck(op smt.CheckOp, r *core.Reporter) bool {
	for i, name := range [...]string{"sat", "unknown", "unsat"} {
		if !yields(op.Op.Region(i), op.Op.ResultTypes()) {
			return r.OpErrorf(op.Op, "types of yielded values in '%s' region must match return values", name).Fail()
		}
	}
	return true
}

// yields reports whether a region's terminator has operands of the types.
func yields(region *core.Region, types []core.Type) bool {
	return slices.Equal(region.Entry().Terminator().OperandTypes(), types)
}

// VerifyQuantifier checks the bound variables of forall and exists.
func (Hooks) VerifyQuantifier(op *core.Operation, r *core.Reporter) bool {
	q := asQuantifier(op)
	if q.noPattern && len(q.patterns) > 0 {
		return r.OpErrorf(op, "patterns and the no_pattern attribute must not be specified at the same time").Fail()
	}
	if q.names != nil && q.body.Entry().NumArgs() != len(q.names.Elems()) {
		return r.OpErrorf(op, "number of bound variable names must match number of block arguments").Fail()
	}
	if !each(q.body.Entry().ArgTypes(), isNonFuncValue) {
		return r.OpErrorf(op, "bound variables must by any non-function SMT value").Fail()
	}
	return true
}

// quantifier is what forall and exists have in common.
type quantifier struct {
	names     *core.ArrayAttr
	noPattern bool
	body      *core.Region
	patterns  []*core.Region
}

func asQuantifier(op *core.Operation) quantifier {
	if f, ok := smt.AsForallOp(op); ok {
		return quantifier{f.BoundVarNamesAttr(), f.NoPattern(), f.Body(), f.Patterns()}
	}
	e := core.Must(smt.AsExistsOp(op))
	return quantifier{e.BoundVarNamesAttr(), e.NoPattern(), e.Body(), e.Patterns()}
}

// VerifyRegionsQuantifier checks that the body yields a formula, and that patterns are terms over the bound variables.
func (Hooks) VerifyRegionsQuantifier(op *core.Operation, r *core.Reporter) bool {
	q := asQuantifier(op)
	formula := q.body.Entry().Terminator()
	if formula.NumOperands() != 1 {
		return r.OpErrorf(op, "must have exactly one yielded value").Fail()
	}
	if _, ok := formula.Operand(0).Type().(*smt.BoolType); !ok {
		return r.OpErrorf(op, "yielded value must be of '!smt.bool' type").Fail()
	}
	for i, p := range q.patterns {
		if !slices.Equal(q.body.Entry().ArgTypes(), p.Entry().ArgTypes()) {
			return r.OpErrorf(op, "block argument number and types of the 'body' and 'patterns' region #%d must match", i).Fail()
		}
		if p.Entry().Terminator().NumOperands() < 1 {
			return r.OpErrorf(op, "'patterns' region #%d must have at least one yielded value", i).Fail()
		}
		if !verifyPattern(op, p, i, r) {
			return false
		}
	}
	return true
}

// verifyPattern checks that a pattern has operations of the dialect only, and none that binds variables.
func verifyPattern(op *core.Operation, region *core.Region, index int, r *core.Reporter) bool {
	for o := range region.Ops() {
		ok := o.WalkPost(func(child *core.Operation) core.WalkResult {
			if child.Info().DialectName() != smt.Name {
				r.OpErrorf(op, "the 'patterns' region #%d may only contain SMT dialect operations", index).
					Note(child.Loc(), "first non-SMT operation here").Fail()
				return core.WalkInterrupt
			}
			if child.Is(&smt.ForallDef) || child.Is(&smt.ExistsDef) {
				r.OpErrorf(op, "the 'patterns' region #%d must not contain any variable binding operations", index).
					Note(child.Loc(), "first violating operation here").Fail()
				return core.WalkInterrupt
			}
			return core.WalkAdvance
		})
		if !ok {
			return false
		}
	}
	return true
}
