package tosatoarith

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/rewrite"
	"github.com/odsgen/ods/core/rewrite/conversion"
	"github.com/odsgen/ods/generated/arith"
	"github.com/odsgen/ods/generated/tosa"
	"github.com/odsgen/ods/passes"
)

func (p *ConvertPass) run(r *passes.Run) {
	set := conversion.NewPatternSet()
	t := conversion.NewTarget()
	t.IllegalOps(tosa.ConstDef.Name)
	t.LegalDialects(arith.Name)
	AddConstants(set)
	if p.IncludeApplyRescale {
		AddApplyScale(set, p.Use32Bit)
		t.IllegalOps(tosa.ApplyScaleDef.Name)
	}
	r.Convert(t, set)
}

// AddConstants adds the pattern for constants.
func AddConstants(set *conversion.PatternSet) {
	set.AddPlain(rewrite.OpPattern(&tosa.ConstDef, tosa.AsConstOp, "tosa.const to arith", func(op tosa.ConstOp, rw *rewrite.Rewriter) bool {
		rw.SetLoc(op.Op.Loc())
		rw.ReplaceOpWith(op.Op, arith.NewConstant(&rw.Builder, op.ValuesAttr()).Op)
		return true
	}))
}

func width(v *core.Value) uint { return core.StorageWidth(core.ElementTypeOrSelf(v.Type())) }

// isScalable reports whether the rounding is one that has code, of a value of at least 32 bits by a factor of 32 bits.
func isScalable(op tosa.ApplyScaleOp) bool {
	return op.RoundingMode() != tosa.RoundingModeINEXACTROUND && width(op.Value()) >= 32 && width(op.Multiplier()) == 32
}

// AddApplyScale adds the patterns for tosa.apply_scale; narrow prefers 32 bits.
func AddApplyScale(set *conversion.PatternSet, narrow bool) {
	set.AddPlain(rewrite.OpPattern(&tosa.ApplyScaleDef, tosa.AsApplyScaleOp, "tosa.apply_scale to arith of 64 bits",
		func(op tosa.ApplyScaleOp, rw *rewrite.Rewriter) bool {
			if !isScalable(op) {
				return rw.NoMatch(op.Op, "its rounding or its types have no code")
			}
			rw.SetLoc(op.Op.Loc())
			s := newScale(op, rw)
			rw.ReplaceOp(op.Op, s.wide())
			return true
		}))
	if !narrow {
		return
	}
	set.AddPlain(rewrite.OpPattern(&tosa.ApplyScaleDef, tosa.AsApplyScaleOp, "tosa.apply_scale to arith of 32 bits",
		func(op tosa.ApplyScaleOp, rw *rewrite.Rewriter) bool {
			if !isScalable(op) || width(op.Value()) != 32 {
				return rw.NoMatch(op.Op, "operands are not of 32 bits")
			}
			rw.SetLoc(op.Op.Loc())
			s := newScale(op, rw)
			rw.ReplaceOp(op.Op, s.narrow())
			return true
		}).WithBenefit(2))
}
