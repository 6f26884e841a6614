package loops

import (
	"github.com/odsgen/ods/core"
	gen "github.com/odsgen/ods/generated/affine"
	"github.com/odsgen/ods/generated/arith"
)

// Reduction says that a value that a loop carries is only combined with another one in each iteration.
type Reduction struct {
	Kind arith.AtomicRMWKind
	// Position is that of the value among those that the loop carries.
	Position int
	// Value is what an iteration combines it with.
	Value *core.Value
}

// combiners are the operations that reductions are made of.
var combiners = []struct {
	def   *core.OpDef
	kind  arith.AtomicRMWKind
	build func(b *core.Builder, l, r *core.Value) *core.Value
}{
	{&arith.AddFDef, arith.AtomicRMWKindAddf,
		func(b *core.Builder, l, r *core.Value) *core.Value { return arith.NewAddF(b, l, r).Result() }},
	{&arith.MulFDef, arith.AtomicRMWKindMulf,
		func(b *core.Builder, l, r *core.Value) *core.Value { return arith.NewMulF(b, l, r).Result() }},
	{&arith.AddIDef, arith.AtomicRMWKindAddi,
		func(b *core.Builder, l, r *core.Value) *core.Value { return arith.NewAddI(b, l, r).Result() }},
	{&arith.AndIDef, arith.AtomicRMWKindAndi,
		func(b *core.Builder, l, r *core.Value) *core.Value { return arith.NewAndI(b, l, r).Result() }},
	{&arith.OrIDef, arith.AtomicRMWKindOri,
		func(b *core.Builder, l, r *core.Value) *core.Value { return arith.NewOrI(b, l, r).Result() }},
	{&arith.MulIDef, arith.AtomicRMWKindMuli,
		func(b *core.Builder, l, r *core.Value) *core.Value { return arith.NewMulI(b, l, r).Result() }},
	{&arith.MinimumFDef, arith.AtomicRMWKindMinimumf,
		func(b *core.Builder, l, r *core.Value) *core.Value { return arith.NewMinimumF(b, l, r).Result() }},
	{&arith.MaximumFDef, arith.AtomicRMWKindMaximumf,
		func(b *core.Builder, l, r *core.Value) *core.Value { return arith.NewMaximumF(b, l, r).Result() }},
	{&arith.MinSIDef, arith.AtomicRMWKindMins,
		func(b *core.Builder, l, r *core.Value) *core.Value { return arith.NewMinSI(b, l, r).Result() }},
	{&arith.MaxSIDef, arith.AtomicRMWKindMaxs,
		func(b *core.Builder, l, r *core.Value) *core.Value { return arith.NewMaxSI(b, l, r).Result() }},
	{&arith.MinUIDef, arith.AtomicRMWKindMinu,
		func(b *core.Builder, l, r *core.Value) *core.Value { return arith.NewMinUI(b, l, r).Result() }},
	{&arith.MaxUIDef, arith.AtomicRMWKindMaxu,
		func(b *core.Builder, l, r *core.Value) *core.Value { return arith.NewMaxUI(b, l, r).Result() }},
	{&arith.XOrIDef, arith.AtomicRMWKindXori,
		func(b *core.Builder, l, r *core.Value) *core.Value { return arith.NewXOrI(b, l, r).Result() }},
	{&arith.MaxNumFDef, arith.AtomicRMWKindMaxnumf,
		func(b *core.Builder, l, r *core.Value) *core.Value { return arith.NewMaxNumF(b, l, r).Result() }},
	{&arith.MinNumFDef, arith.AtomicRMWKindMinnumf,
		func(b *core.Builder, l, r *core.Value) *core.Value { return arith.NewMinNumF(b, l, r).Result() }},
}

// ReductionAt returns the reduction that a value that the loop carries is, when it is one.
func ReductionAt(loop gen.ForOp, pos int) (Reduction, bool) {
	value, op := matchReduction(loop, pos)
	if op == nil {
		return Reduction{}, false
	}
	for _, c := range combiners {
		if op.Is(c.def) {
			return Reduction{c.kind, pos, value}, true
		}
	}
	return Reduction{}, false
}

// matchReduction returns the operation that combines a value that the loop carries with another one, which it also
// returns, and yields the result in the same place.
func matchReduction(loop gen.ForOp, pos int) (*core.Value, *core.Operation) {
	arg := iterArgs(loop)[pos]
	if !arg.HasOneUse() {
		return nil, nil
	}
	op := arg.FirstUse().Owner()
	if op.NumOperands() != 2 || op.NumResults() != 1 || op.ParentOp() != loop.Op || !op.Result(0).HasOneUse() ||
		!op.IsMemoryEffectFree() {
		return nil, nil
	}
	value := op.Operand(0)
	if value == arg {
		value = op.Operand(1)
	}
	end := op.Result(0).FirstUse().Owner()
	if !end.Has(core.TraitTerminator) || pos >= end.NumOperands() || end.Operand(pos) != op.Result(0) {
		return nil, nil
	}
	return value, op
}

// Reductions returns the reductions among the values that a loop carries.
func Reductions(loop gen.ForOp) (out []Reduction) {
	for pos := range iterArgs(loop) {
		if r, ok := ReductionAt(loop, pos); ok {
			out = append(out, r)
		}
	}
	return out
}

// Combine makes the operation that combines two values in a reduction; nil for a kind that has none.
func Combine(b *core.Builder, kind arith.AtomicRMWKind, l, r *core.Value) *core.Value {
	for _, c := range combiners {
		if c.kind == kind {
			return c.build(b, l, r)
		}
	}
	return nil
}
