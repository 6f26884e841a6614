package arith

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/num"
	"github.com/odsgen/ods/core/query"
	"github.com/odsgen/ods/core/rewrite"
	"github.com/odsgen/ods/core/rewrite/conversion"
	"github.com/odsgen/ods/core/upstream"
	ops "github.com/odsgen/ods/generated/arith"
	"github.com/odsgen/ods/passes"
	"github.com/odsgen/ods/passes/arith/integer"
)

// Expansions says which conversions of floats are expressed by operations on integers.
type Expansions struct{ BF16, F8E8M0, F4E2M1 bool }

// extends and truncates report whether arith.extf from, or arith.truncf to, elements of a type is expanded.
func (e Expansions) extends(from, to core.Type) bool {
	return e.BF16 && isFloat(from, num.BF16) && isFloat(to, num.F32) || e.F8E8M0 && isFloat(from, num.F8E8M0FNU) || e.F4E2M1 &&
		isFloat(from, num.F4E2M1FN)
}

func (e Expansions) truncates(from, to core.Type) bool {
	return e.BF16 && isFloat(from, num.F32) && isFloat(to, num.BF16) || e.F8E8M0 && isFloat(to, num.F8E8M0FNU) || e.F4E2M1 &&
		isFloat(to, num.F4E2M1FN)
}

func isFloat(t core.Type, sem *num.Semantics) bool {
	f, ok := t.(*core.FloatType)
	return ok && f.Semantics() == sem
}

func (p *ArithExpandPass) run(r *passes.Run) {
	e := Expansions(p.ArithExpandOptions)
	set := conversion.NewPatternSet()
	integer.AddDivisionExpansions(set)
	AddExpansions(set, e)
	t := conversion.NewTarget()
	t.LegalDialects(ops.Name, "vector")
	for _, x := range expansions {
		t.IllegalOps(x.def.Name)
	}
	t.IllegalOps(ops.CeilDivSIDef.Name, ops.CeilDivUIDef.Name, ops.FloorDivSIDef.Name)
	t.DynamicOps(func(op *core.Operation) conversion.Legality { return legalUnless(e.extends(elements(op))) }, ops.ExtFDef.Name)
	t.DynamicOps(func(op *core.Operation) conversion.Legality { return legalUnless(e.truncates(elements(op))) }, ops.TruncFDef.Name)
	r.Convert(t, set)
}

// elements returns the element types of a cast's operand and result.
func elements(op *core.Operation) (from, to core.Type) {
	return core.ElementTypeOrSelf(op.Operand(0).Type()), core.ElementTypeOrSelf(op.Result(0).Type())
}

func legalUnless(expanded bool) conversion.Legality {
	if expanded {
		return conversion.Illegal
	}
	return conversion.Legal
}

// expansions has what each operation that is always expanded becomes.
var expansions = []struct {
	def   *core.OpDef
	build func(b *core.Builder, op *core.Operation) *core.Value
}{
	{&ops.MaxSIDef, intExtremum(ops.CmpIPredicateSgt)},
	{&ops.MaxUIDef, intExtremum(ops.CmpIPredicateUgt)},
	{&ops.MinSIDef, intExtremum(ops.CmpIPredicateSlt)},
	{&ops.MinUIDef, intExtremum(ops.CmpIPredicateUlt)},
	{&ops.MaximumFDef, floatExtremum(ops.CmpFPredicateUGT, 1)},
	{&ops.MinimumFDef, floatExtremum(ops.CmpFPredicateULT, 1)},
	{&ops.MaxNumFDef, floatExtremum(ops.CmpFPredicateUGT, 0)},
	{&ops.MinNumFDef, floatExtremum(ops.CmpFPredicateULT, 0)},
	{&ops.ScalingExtFDef, scalingExtF},
	{&ops.ScalingTruncFDef, scalingTruncF},
}

// AddExpansions adds the patterns of pass arith-expand other than those of [AddDivisionExpansions].
func AddExpansions(set *conversion.PatternSet, e Expansions) {
	add := func(def *core.OpDef, build func(b *core.Builder, op *core.Operation) *core.Value) {
		set.AddPlain(rewrite.Pattern{Name: def.Name, Root: def.Name, Match: func(op *core.Operation, rw *rewrite.Rewriter) bool {
			v := build(&rw.Builder, op)
			if v == nil {
				return false
			}
			rw.ReplaceOp(op, v)
			return true
		}})
	}
	for _, x := range expansions {
		add(x.def, x.build)
	}
	add(&ops.ExtFDef, func(b *core.Builder, op *core.Operation) *core.Value {
		from, to := elements(op)
		if !e.extends(from, to) {
			return nil
		}
		return smallFloats[from.(*core.FloatType).Semantics()].extend(b, op)
	})
	add(&ops.TruncFDef, func(b *core.Builder, op *core.Operation) *core.Value {
		from, to := elements(op)
		if cast, _ := ops.AsTruncFOp(op); !e.truncates(from, to) || cast.RoundingmodeAttr() != nil {
			return nil // only the default rounding is expanded
		}
		return smallFloats[to.(*core.FloatType).Semantics()].truncate(b, op)
	})
}

// smallFloats has the conversions of the kinds of floats that are expanded.
var smallFloats = map[*num.Semantics]struct {
	extend, truncate func(b *core.Builder, op *core.Operation) *core.Value
}{
	num.BF16:      {extendBF16, truncateBF16},
	num.F8E8M0FNU: {extendF8E8M0, truncateF8E8M0},
	num.F4E2M1FN:  {extendF4E2M1, truncateF4E2M1},
}

// intExtremum chooses the first operand when the predicate holds.
func intExtremum(p ops.CmpIPredicate) func(b *core.Builder, op *core.Operation) *core.Value {
	return func(b *core.Builder, op *core.Operation) *core.Value {
		x, y := op.Operand(0), op.Operand(1)
		return ops.NewSelect(b, integer.Compare(b, p, x, y), x, y).Result()
	}
}

// floatExtremum chooses the first operand when the predicate holds, and the second one when the operand with the given
// number is NaN.
func floatExtremum(p ops.CmpFPredicate, nan int) func(b *core.Builder, op *core.Operation) *core.Value {
	return func(b *core.Builder, op *core.Operation) *core.Value {
		x, y := op.Operand(0), op.Operand(1)
		r := ops.NewSelect(b, ops.NewCmpF(b, p, x, y).Result(), x, y).Result()
		if nan == 1 && !upstream.ZeroExtrema.In(op.Context()) {
			r = zeroExtremum(b, p == ops.CmpFPredicateUGT, x, y, r)
		}
		v := op.Operand(nan)
		return ops.NewSelect(b, ops.NewCmpF(b, ops.CmpFPredicateUNO, v, v).Result(), y, r).Result()
	}
}

// zeroExtremum gives zeros of different signs, which are equal, their order: the greater one has the sign bit only when both
// have it. Other operands are r.
func zeroExtremum(b *core.Builder, greater bool, x, y, r *core.Value) *core.Value {
	t := query.WithElement(x.Type(), b.Context().Integer(core.StorageWidth(core.ElementTypeOrSelf(x.Type()))))
	xBits, yBits := ops.NewBitcast(b, t, x).Out(), ops.NewBitcast(b, t, y).Out()
	bits := ops.NewOrI(b, xBits, yBits).Result()
	if greater {
		bits = ops.NewAndI(b, xBits, yBits).Result()
	}
	equal := ops.NewCmpF(b, ops.CmpFPredicateOEQ, x, y).Result()
	return ops.NewSelect(b, equal, ops.NewBitcast(b, x.Type(), bits).Out(), r).Result()
}

// scaleAs converts a scale to another type by way of f8E8M0FNU, which keeps nothing but the exponent.
func scaleAs(b *core.Builder, scale *core.Value, t core.Type, flags *ops.FastMathFlagsAttr) *core.Value {
	if core.StorageWidth(core.ElementTypeOrSelf(scale.Type())) >= 16 {
		scale = truncate(b, scale, query.WithElement(scale.Type(), b.Context().Float(num.F8E8M0FNU)), flags)
	}
	return extend(b, scale, t, flags)
}

func scalingExtF(b *core.Builder, op *core.Operation) *core.Value {
	s, _ := ops.AsScalingExtFOp(op)
	flags := s.FastmathAttr()
	t := s.Out().Type()
	scale := scaleAs(b, s.Scale(), t, flags)
	return ops.MulF{Lhs: extend(b, s.In(), t, flags), Rhs: scale, Fastmath: flagsOf(flags)}.Build(b).Result()
}

func scalingTruncF(b *core.Builder, op *core.Operation) *core.Value {
	s, _ := ops.AsScalingTruncFOp(op)
	flags := s.FastmathAttr()
	scale := scaleAs(b, s.Scale(), s.In().Type(), flags)
	q := ops.DivF{Lhs: s.In(), Rhs: scale, Fastmath: flagsOf(flags)}.Build(b).Result()
	t := ops.NewTruncF(b, s.Out().Type(), q)
	t.SetFastmathAttr(flags)
	t.SetRoundingmodeAttr(s.RoundingmodeAttr())
	return t.Out()
}

func flagsOf(a *ops.FastMathFlagsAttr) ops.FastMathFlags {
	if a == nil {
		return ops.FastMathFlagsNone
	}
	return a.Value()
}
