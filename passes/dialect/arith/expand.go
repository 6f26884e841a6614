package arith

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/num"
	"github.com/odsgen/ods/core/query"
	"github.com/odsgen/ods/core/rewrite"
	"github.com/odsgen/ods/core/rewrite/conversion"
	"github.com/odsgen/ods/core/upstream"
	gen "github.com/odsgen/ods/generated/arith"
	"github.com/odsgen/ods/passes"
	"github.com/odsgen/ods/passes/dialect/arith/integer"
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
	e := Expansions{BF16: p.BF16, F8E8M0: p.F8E8M0, F4E2M1: p.F4E2M1}
	set := conversion.NewPatternSet()
	integer.AddDivisionExpansions(set)
	AddExpansions(set, e)
	t := conversion.NewTarget()
	t.LegalDialects(gen.Name, "vector")
	for _, x := range expansions {
		t.IllegalOps(x.def.Name)
	}
	t.IllegalOps(gen.CeilDivSIDef.Name, gen.CeilDivUIDef.Name, gen.FloorDivSIDef.Name)
	t.DynamicOps(func(op *core.Operation) conversion.Legality { return legalUnless(e.extends(elements(op))) }, gen.ExtFDef.Name)
	t.DynamicOps(func(op *core.Operation) conversion.Legality { return legalUnless(e.truncates(elements(op))) }, gen.TruncFDef.Name)
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
	{&gen.MaxSIDef, intExtremum(gen.CmpIPredicateSgt)},
	{&gen.MaxUIDef, intExtremum(gen.CmpIPredicateUgt)},
	{&gen.MinSIDef, intExtremum(gen.CmpIPredicateSlt)},
	{&gen.MinUIDef, intExtremum(gen.CmpIPredicateUlt)},
	{&gen.MaximumFDef, floatExtremum(gen.CmpFPredicateUGT, 1)},
	{&gen.MinimumFDef, floatExtremum(gen.CmpFPredicateULT, 1)},
	{&gen.MaxNumFDef, floatExtremum(gen.CmpFPredicateUGT, 0)},
	{&gen.MinNumFDef, floatExtremum(gen.CmpFPredicateULT, 0)},
	{&gen.ScalingExtFDef, scalingExtF},
	{&gen.ScalingTruncFDef, scalingTruncF},
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
	add(&gen.ExtFDef, func(b *core.Builder, op *core.Operation) *core.Value {
		from, to := elements(op)
		if !e.extends(from, to) {
			return nil
		}
		return smallFloats[from.(*core.FloatType).Semantics()].extend(b, op)
	})
	add(&gen.TruncFDef, func(b *core.Builder, op *core.Operation) *core.Value {
		from, to := elements(op)
		if cast, _ := gen.AsTruncFOp(op); !e.truncates(from, to) || cast.RoundingmodeAttr() != nil {
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
func intExtremum(p gen.CmpIPredicate) func(b *core.Builder, op *core.Operation) *core.Value {
	return func(b *core.Builder, op *core.Operation) *core.Value {
		x, y := op.Operand(0), op.Operand(1)
		return gen.NewSelect(b, integer.Compare(b, p, x, y), x, y).Result()
	}
}

// floatExtremum chooses the first operand when the predicate holds, and the second one when the operand with the given
// number is NaN.
func floatExtremum(p gen.CmpFPredicate, nan int) func(b *core.Builder, op *core.Operation) *core.Value {
	return func(b *core.Builder, op *core.Operation) *core.Value {
		x, y := op.Operand(0), op.Operand(1)
		r := gen.NewSelect(b, gen.NewCmpF(b, p, x, y).Result(), x, y).Result()
		if nan == 1 && !upstream.ZeroExtrema.In(op.Context()) {
			r = zeroExtremum(b, p == gen.CmpFPredicateUGT, x, y, r)
		}
		v := op.Operand(nan)
		return gen.NewSelect(b, gen.NewCmpF(b, gen.CmpFPredicateUNO, v, v).Result(), y, r).Result()
	}
}

// zeroExtremum gives zeros of different signs, which are equal, their order: the greater one has the sign bit only when both
// have it. Other operands are r.
func zeroExtremum(b *core.Builder, greater bool, x, y, r *core.Value) *core.Value {
	t := query.WithElement(x.Type(), b.Context().Integer(core.StorageWidth(core.ElementTypeOrSelf(x.Type()))))
	xBits, yBits := gen.NewBitcast(b, t, x).Out(), gen.NewBitcast(b, t, y).Out()
	bits := gen.NewOrI(b, xBits, yBits).Result()
	if greater {
		bits = gen.NewAndI(b, xBits, yBits).Result()
	}
	equal := gen.NewCmpF(b, gen.CmpFPredicateOEQ, x, y).Result()
	return gen.NewSelect(b, equal, gen.NewBitcast(b, x.Type(), bits).Out(), r).Result()
}

// scaleAs converts a scale to another type by way of f8E8M0FNU, which keeps nothing but the exponent.
func scaleAs(b *core.Builder, scale *core.Value, t core.Type, flags *gen.FastMathFlagsAttr) *core.Value {
	if core.StorageWidth(core.ElementTypeOrSelf(scale.Type())) >= 16 {
		scale = truncate(b, scale, query.WithElement(scale.Type(), b.Context().Float(num.F8E8M0FNU)), flags)
	}
	return extend(b, scale, t, flags)
}

func scalingExtF(b *core.Builder, op *core.Operation) *core.Value {
	s := core.Must(gen.AsScalingExtFOp(op))
	flags := s.FastmathAttr()
	t := s.Out().Type()
	scale := scaleAs(b, s.Scale(), t, flags)
	return gen.MulF{Lhs: extend(b, s.In(), t, flags), Rhs: scale, Fastmath: flagsOf(flags)}.Build(b).Result()
}

func scalingTruncF(b *core.Builder, op *core.Operation) *core.Value {
	s := core.Must(gen.AsScalingTruncFOp(op))
	flags := s.FastmathAttr()
	scale := scaleAs(b, s.Scale(), s.In().Type(), flags)
	q := gen.DivF{Lhs: s.In(), Rhs: scale, Fastmath: flagsOf(flags)}.Build(b).Result()
	t := gen.NewTruncF(b, s.Out().Type(), q)
	t.SetFastmathAttr(flags)
	t.SetRoundingmodeAttr(s.RoundingmodeAttr())
	return t.Out()
}

func flagsOf(a *gen.FastMathFlagsAttr) gen.FastMathFlags {
	if a == nil {
		return gen.FastMathFlagsNone
	}
	return a.Value()
}
