package complextostandard

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/rewrite"
	"github.com/odsgen/ods/core/rewrite/conversion"
	"github.com/odsgen/ods/generated/arith"
	complexd "github.com/odsgen/ods/generated/complexd"
	"github.com/odsgen/ods/generated/math"
	"github.com/odsgen/ods/passes"
)

func (p *ConvertPass) run(r *passes.Run) {
	set := conversion.NewPatternSet()
	Add(set, p.ComplexRange == ConvertComplexRangeImproved)
	t := conversion.NewTarget()
	t.LegalDialects(arith.Name, math.Name)
	t.LegalOps(complexd.CreateDef.Name, complexd.ReDef.Name, complexd.ImDef.Name)
	r.Convert(t, set)
}

// lowerings has what each operation becomes; those that give a complex number return its parts or, where im is nil, the
// number.
var lowerings = []struct {
	def   *core.OpDef
	lower func(e *emitter, op *core.Operation) number
}{
	{&complexd.AbsDef, lowerAbs}, {&complexd.AngleDef, lowerAngle}, {&complexd.Atan2Def, lowerAtan2},
	{&complexd.AddDef, lowerPartwise(&arith.AddFDef)}, {&complexd.SubDef, lowerPartwise(&arith.SubFDef)},
	{&complexd.EqualDef, lowerEqual(arith.CmpFPredicateOEQ, &arith.AndIDef)},
	{&complexd.NotEqualDef, lowerEqual(arith.CmpFPredicateUNE, &arith.OrIDef)},
	{&complexd.ConjDef, lowerConj}, {&complexd.CosDef, lowerCos}, {&complexd.ExpDef, lowerExp}, {&complexd.Expm1Def, lowerExpm1},
	{&complexd.Log1pDef, lowerLog1p}, {&complexd.LogDef, lowerLog}, {&complexd.MulDef, lowerMul}, {&complexd.NegDef, lowerNeg},
	{&complexd.SignDef, lowerSign}, {&complexd.SinDef, lowerSin}, {&complexd.SqrtDef, lowerSqrt}, {&complexd.TanDef, lowerTan},
	{&complexd.TanhDef, lowerTanh}, {&complexd.PowDef, lowerPow}, {&complexd.PowiDef, lowerPowi}, {&complexd.RsqrtDef, lowerRsqrt},
}

// Add adds the patterns. improved says that quotients are computed with care for infinities and NaN.
func Add(set *conversion.PatternSet, improved bool) {
	add := func(def *core.OpDef, lower func(e *emitter, op *core.Operation) number) {
		set.Add(conversion.Pattern{Name: def.Name + " to standard", Root: def.Name,
			Plain: func(op *core.Operation, rw *rewrite.Rewriter) bool {
				e, ok := newEmitter(op, rw)
				if !ok {
					return false
				}
				z := lower(e, op)
				if z.im != nil {
					z.re = e.create(z.re, z.im)
				}
				rw.ReplaceOp(op, z.re)
				return true
			}})
	}
	for _, l := range lowerings {
		add(l.def, l.lower)
	}
	if improved {
		add(&complexd.DivDef, lowerDivSmith)
	} else {
		add(&complexd.DivDef, lowerDivBasic)
	}
}
