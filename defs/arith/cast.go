package arith

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/query"
	"github.com/odsgen/ods/defs/iface/cast"
	"github.com/odsgen/ods/generated/arith"
)

// The tests of casts by what they convert.

func extInts(in, out []core.Type) bool {
	return castable(in, out, query.Is[*core.IntegerType], query.Is[*core.IntegerType], grows)
}
func extFloats(in, out []core.Type) bool {
	return castable(in, out, query.Is[*core.FloatType], query.Is[*core.FloatType], grows)
}
func truncInts(in, out []core.Type) bool {
	return castable(in, out, query.Is[*core.IntegerType], query.Is[*core.IntegerType], shrinks)
}
func truncFloats(in, out []core.Type) bool {
	return castable(in, out, query.Is[*core.FloatType], query.Is[*core.FloatType], shrinks)
}
func intToFloat(in, out []core.Type) bool {
	return castable(in, out, query.Is[*core.IntegerType], query.Is[*core.FloatType], anyWidths)
}
func floatToInt(in, out []core.Type) bool {
	return castable(in, out, query.Is[*core.FloatType], query.Is[*core.IntegerType], anyWidths)
}

// AreCastCompatibleExtUI reports whether arith.extui can cast so.
func (Hooks) AreCastCompatibleExtUI(_ arith.ExtUIOp, in, out []core.Type) bool {
	return extInts(in, out)
}

// AreCastCompatibleExtSI reports whether arith.extsi can cast so.
func (Hooks) AreCastCompatibleExtSI(_ arith.ExtSIOp, in, out []core.Type) bool {
	return extInts(in, out)
}

// AreCastCompatibleExtF reports whether arith.extf can cast so.
func (Hooks) AreCastCompatibleExtF(_ arith.ExtFOp, in, out []core.Type) bool {
	return extFloats(in, out)
}

// AreCastCompatibleScalingExtF reports whether arith.scaling_extf can cast so.
func (Hooks) AreCastCompatibleScalingExtF(_ arith.ScalingExtFOp, in, out []core.Type) bool {
	return extFloats(in, out)
}

// AreCastCompatibleTruncI reports whether arith.trunci can cast so.
func (Hooks) AreCastCompatibleTruncI(_ arith.TruncIOp, in, out []core.Type) bool {
	return truncInts(in, out)
}

// AreCastCompatibleTruncF reports whether arith.truncf can cast so.
func (Hooks) AreCastCompatibleTruncF(_ arith.TruncFOp, in, out []core.Type) bool {
	return truncFloats(in, out)
}

// AreCastCompatibleScalingTruncF reports whether arith.scaling_truncf can cast so.
func (Hooks) AreCastCompatibleScalingTruncF(_ arith.ScalingTruncFOp, in, out []core.Type) bool {
	return truncFloats(in, out)
}

// AreCastCompatibleUIToFP reports whether arith.uitofp can cast so.
func (Hooks) AreCastCompatibleUIToFP(_ arith.UIToFPOp, in, out []core.Type) bool {
	return intToFloat(in, out)
}

// AreCastCompatibleSIToFP reports whether arith.sitofp can cast so.
func (Hooks) AreCastCompatibleSIToFP(_ arith.SIToFPOp, in, out []core.Type) bool {
	return intToFloat(in, out)
}

// AreCastCompatibleFPToUI reports whether arith.fptoui can cast so.
func (Hooks) AreCastCompatibleFPToUI(_ arith.FPToUIOp, in, out []core.Type) bool {
	return floatToInt(in, out)
}

// AreCastCompatibleFPToSI reports whether arith.fptosi can cast so.
func (Hooks) AreCastCompatibleFPToSI(_ arith.FPToSIOp, in, out []core.Type) bool {
	return floatToInt(in, out)
}

// AreCastCompatibleIndexCast reports whether arith.index_cast can cast so.
func (Hooks) AreCastCompatibleIndexCast(_ arith.IndexCastOp, in, out []core.Type) bool {
	return indexCastable(in, out)
}

// AreCastCompatibleIndexCastUI reports whether arith.index_castui can cast so.
func (Hooks) AreCastCompatibleIndexCastUI(_ arith.IndexCastUIOp, in, out []core.Type) bool {
	return indexCastable(in, out)
}

// AreCastCompatibleBitcast reports whether arith.bitcast can cast so.
func (Hooks) AreCastCompatibleBitcast(_ arith.BitcastOp, in, out []core.Type) bool {
	return bitcastable(in, out)
}

// The verifiers of casts.

// VerifyExtUI checks the types of arith.extui.
func (Hooks) VerifyExtUI(op arith.ExtUIOp, r *core.Reporter) bool {
	return cast.Verify(op.Op, op.AreCastCompatible, r) && verifyWidth(op.Op, true, r)
}

// VerifyExtSI checks the types of arith.extsi.
func (Hooks) VerifyExtSI(op arith.ExtSIOp, r *core.Reporter) bool {
	return cast.Verify(op.Op, op.AreCastCompatible, r) && verifyWidth(op.Op, true, r)
}

// VerifyExtF checks the types of arith.extf.
func (Hooks) VerifyExtF(op arith.ExtFOp, r *core.Reporter) bool {
	return cast.Verify(op.Op, op.AreCastCompatible, r) && verifyWidth(op.Op, true, r)
}

// VerifyScalingExtF checks the types of arith.scaling_extf.
func (Hooks) VerifyScalingExtF(op arith.ScalingExtFOp, r *core.Reporter) bool {
	return cast.Verify(op.Op, op.AreCastCompatible, r) && verifyWidth(op.Op, true, r)
}

// VerifyTruncI checks the types of arith.trunci.
func (Hooks) VerifyTruncI(op arith.TruncIOp, r *core.Reporter) bool {
	return cast.Verify(op.Op, op.AreCastCompatible, r) && verifyWidth(op.Op, false, r)
}

// VerifyTruncF checks the types of arith.truncf.
func (Hooks) VerifyTruncF(op arith.TruncFOp, r *core.Reporter) bool {
	return cast.Verify(op.Op, op.AreCastCompatible, r) && verifyWidth(op.Op, false, r)
}

// VerifyScalingTruncF checks the types of arith.scaling_truncf.
func (Hooks) VerifyScalingTruncF(op arith.ScalingTruncFOp, r *core.Reporter) bool {
	return cast.Verify(op.Op, op.AreCastCompatible, r) && verifyWidth(op.Op, false, r)
}

// VerifyUIToFP checks the types of arith.uitofp.
func (Hooks) VerifyUIToFP(op arith.UIToFPOp, r *core.Reporter) bool {
	return cast.Verify(op.Op, op.AreCastCompatible, r)
}

// VerifySIToFP checks the types of arith.sitofp.
func (Hooks) VerifySIToFP(op arith.SIToFPOp, r *core.Reporter) bool {
	return cast.Verify(op.Op, op.AreCastCompatible, r)
}

// VerifyFPToUI checks the types of arith.fptoui.
func (Hooks) VerifyFPToUI(op arith.FPToUIOp, r *core.Reporter) bool {
	return cast.Verify(op.Op, op.AreCastCompatible, r)
}

// VerifyFPToSI checks the types of arith.fptosi.
func (Hooks) VerifyFPToSI(op arith.FPToSIOp, r *core.Reporter) bool {
	return cast.Verify(op.Op, op.AreCastCompatible, r)
}

// VerifyIndexCast checks the types of arith.index_cast.
func (Hooks) VerifyIndexCast(op arith.IndexCastOp, r *core.Reporter) bool {
	return cast.Verify(op.Op, op.AreCastCompatible, r)
}

// VerifyIndexCastUI checks the types of arith.index_castui.
func (Hooks) VerifyIndexCastUI(op arith.IndexCastUIOp, r *core.Reporter) bool {
	return cast.Verify(op.Op, op.AreCastCompatible, r)
}

// VerifyBitcast checks the types of arith.bitcast.
func (Hooks) VerifyBitcast(op arith.BitcastOp, r *core.Reporter) bool {
	return cast.Verify(op.Op, op.AreCastCompatible, r)
}
