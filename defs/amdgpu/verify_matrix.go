package amdgpu

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/dim"
	"github.com/odsgen/ods/core/message"
	"github.com/odsgen/ods/core/num"
	"github.com/odsgen/ods/generated/amdgpu"
)

// waveSize is how many threads share the elements of matrices.
const waveSize = 64

// lanes returns how many elements a thread has of a matrix, and their type.
func lanes(t core.Type) (int64, core.Type) {
	if v, ok := t.(*core.VectorType); ok {
		return core.NumElements(v.Shape()), v.ElementType()
	}
	return 1, t
}

// isFloatOf reports whether a type is a float of one of the widths.
func isFloatOf(t core.Type, widths ...int) bool {
	if _, ok := t.(*core.FloatType); !ok {
		return false
	}
	for _, w := range widths {
		if bitsOf(t) == w {
			return true
		}
	}
	return false
}

func isInt(t core.Type, width uint) bool {
	i, ok := t.(*core.IntegerType)
	return ok && i.IsSignless() && i.Width() == width
}

// VerifyMFMA checks that the matrices have the elements that the shape tells.
func (Hooks) VerifyMFMA(op amdgpu.MFMAOp, r *core.Reporter) bool {
	a, b := op.SourceA().Type(), op.SourceB().Type()
	na, ea := lanes(a)
	nb, eb := lanes(b)
	nd, ed := lanes(op.DestC().Type())
	switch {
	case isFloatOf(ea, 4, 6, 8) && !isFloatOf(eb, 4, 6, 8):
		return r.OpErrorf(op.Op, "expected both source operands to have small-float elements if one does").Fail()
	case isFloatOf(ea, 4, 6, 8) && na != nb:
		return r.OpErrorf(op.Op, "expected both small-float source vectors to have the same length").Fail()
	case !isFloatOf(ea, 4, 6, 8) && a != b:
		return r.OpErrorf(op.Op, "expected both non-small-float source operand types to match exactly").Fail()
	}
	switch {
	case isInt(ea, 32): // packed bytes
		na = dim.Mul(na, 4)
	case isInt(ea, 64):
		na = dim.Mul(na, 8)
	}
	m, n, k, blocks := int64(op.M()), int64(op.N()), int64(op.K()), int64(op.Blocks())
	if want := m * k * blocks / waveSize; na != want {
		return r.OpErrorf(op.Op, "expected %d source values for this operation but got %d", want, na).Fail()
	}
	if want := m * n * blocks / waveSize; nd != want {
		return r.OpErrorf(op.Op, "expected %d result values for this operation but got %d", want, nd).Fail()
	}
	double := isFloatOf(ed, 64)
	switch {
	case double && op.Blgp() != amdgpu.MFMAPermBNone:
		return r.OpErrorf(op.Op, "double-precision ops do not support permuting lanes of B").Fail()
	case double && op.Cbsz() != 0:
		return r.OpErrorf(op.Op, "double-precision ops do not support permuting lanes of A").Fail()
	case uint32(op.Abid()) >= uint32(1)<<(uint32(op.Cbsz())&31):
		return r.OpErrorf(op.Op, "block ID for permuting A (abid) must be below 2 ** cbsz").Fail()
	case !double && (op.NegateA() || op.NegateB() || op.NegateC()):
		return r.OpErrorf(op.Op, "negation flags only available for double-precision operations").Fail()
	}
	return true
}

// VerifyWMMA compares the types of the matrices.
func (Hooks) VerifyWMMA(op amdgpu.WMMAOp, r *core.Reporter) bool {
	a, b := op.SourceA().Type(), op.SourceB().Type()
	na, ea := lanes(a)
	nb, eb := lanes(b)
	_, ed := lanes(op.DestC().Type())
	_, from := ea.(*core.FloatType)
	_, to := ed.(*core.FloatType)
	switch {
	case na != nb:
		return r.OpErrorf(op.Op, "source vectors have different lengths: %s vs. %s", message.Quote(a), message.Quote(b)).Fail()
	case to && !from:
		return r.OpErrorf(op.Op, "expected float sources with float destination").Fail()
	case !to && from:
		return r.OpErrorf(op.Op, "expected int sources with int destination").Fail()
	case !isFloatOf(ea, 8) && ea != eb:
		return r.OpErrorf(op.Op, "source element types must match (except for fp8/bf8) but have %s and %s", message.Quote(a),
			message.Quote(b)).Fail()
	case from && op.Clamp():
		return r.OpErrorf(op.Op, "clamp flag is not supported for float types").Fail()
	case from && (op.UnsignedA() || op.UnsignedB()):
		return r.OpErrorf(op.Op, "unsigned flags are not supported for float types").Fail()
	}
	return true
}

// VerifySparseMFMA checks that the matrices and the indices have the elements that the shape tells.
func (Hooks) VerifySparseMFMA(op amdgpu.SparseMFMAOp, r *core.Reporter) bool {
	ns, es := lanes(op.SourceA().Type())
	n, e := lanes(op.SourceB().Type())
	nd, _ := lanes(op.DestC().Type())
	ni, ei := lanes(op.SparseIdx().Type())
	bytes := isFloatOf(es, 8) || isInt(es, 8)
	first := op.Cbsz() == 0
	switch {
	case n%2 != 0 || n/2 != ns:
		return r.OpErrorf(op.Op, "expected dense source operand to have exactly double the number of elements of the sparse source operand").Fail()
	case (!isFloatOf(es, 8) || !isFloatOf(e, 8)) && es != e:
		return r.OpErrorf(op.Op, "expected source operands to have the same element type").Fail()
	case first && bytes && uint32(op.Abid()) > 1:
		return r.OpErrorf(op.Op, "ABID must be 0 or 1 for 8-bit source data").Fail()
	case first && !bytes && uint32(op.Abid()) > 3:
		return r.OpErrorf(op.Op, "ABID must be between 0 and 3 for 16-bit source data").Fail()
	case bytes && (ni != 2 || !isInt(ei, 16)):
		return r.OpErrorf(op.Op, "expected vector<2xi16> sparse indices for 8-bit source data, but got %s",
			message.Quote(op.SparseIdx().Type())).Fail()
	case !bytes && (ni != 4 || !isInt(ei, 8)):
		return r.OpErrorf(op.Op, "expected vector<4xi8> sparse indices for 16-bit source data, but got %s",
			message.Quote(op.SparseIdx().Type())).Fail()
	}
	if want := int64(op.M()) * int64(op.K()) / waveSize; n != want {
		return r.OpErrorf(op.Op, "expected %d source values for this operation but got %d", want, n).Fail()
	}
	if want := int64(op.M()) * int64(op.N()) / waveSize; nd != want {
		return r.OpErrorf(op.Op, "expected %d result values for this operation but got %d", want, nd).Fail()
	}
	return true
}

// VerifyScaledExtPackedMatrix wants scales where the instruction for the width of the elements finds them.
func (Hooks) VerifyScaledExtPackedMatrix(op amdgpu.ScaledExtPackedMatrixOp, r *core.Reporter) bool {
	_, elem := lanes(op.Source().Type())
	lane, first := op.FirstScaleLane(), op.FirstScaleByte()
	small := !isFloatOf(elem, 8)
	switch {
	case small && op.BlockSize() == 16 && first != 0 && first != 1:
		return r.OpErrorf(op.Op, "blockSize of 16 can only have firstScaleByte be 0 or 1 for f4 and f6.").Fail()
	case small && op.BlockSize() != 16 && first != 0 && first != 2:
		return r.OpErrorf(op.Op, "blockSize of 32 can only have firstScaleByte be 0 or 2 for f4 and f6.").Fail()
	case !small && op.BlockSize() == 16 && (lane != 0 || first != 0) && (lane != 16 || first != 2):
		return r.OpErrorf(op.Op,
			"blockSize of 16 can only have (firstScaleLane, firstScaleByte) be (0, 0) or (16, 2) for f8.").Fail()
	}
	return true
}

// VerifyScaledWMMA checks that the matrices have the elements that the shape tells, and scales that go with them.
func (Hooks) VerifyScaledWMMA(op amdgpu.ScaledWMMAOp, r *core.Reporter) bool {
	fail := func(format string, args ...any) bool { return r.OpErrorf(op.Op, format, args...).Fail() }
	na, a := lanes(op.SourceA().Type())
	nb, b := lanes(op.SourceB().Type())
	nd, _ := lanes(op.DestC().Type())
	wantA, wantD, shape := int64(64), int64(8), "16x16x128"
	wide := op.M() != 16
	if wide {
		wantA, wantD, shape = 128, 16, "32x16x128"
	}
	switch {
	case nd != wantD:
		return fail("expected output vector of length %d but got %d", wantD, nd)
	case wide && !isFloatOf(a, 4) && !isFloatOf(b, 4):
		return fail("32x16x128 only supports fp4 element types")
	case na != wantA:
		return fail("for %s, sourceA must have %d elements but got %d", shape, wantA, na)
	case nb != 64:
		return fail("for %s, sourceB must have 64 elements but got %d", shape, nb)
	case wide && op.AFirstScaleLane() != 0:
		return fail("for %s, a_first_scale_lane must be 0", shape)
	}
	_, sa := lanes(op.ScaleA().Type())
	_, sb := lanes(op.ScaleB().Type())
	if !scalesFit(a, sa, b, sb) {
		return fail("invalid combination of matrix and scale types: sourceA=%s, scaleA=%s, sourceB=%s, scaleB=%s", message.Quote(a),
			message.Quote(sa), message.Quote(b), message.Quote(sb))
	}
	return true
}

// scalesFit reports whether elements of two matrices can have scales of the given types. Powers of two go with all
// elements. A matrix of f4 can have scales with a fraction, unless both are f4 and the other one has not.
func scalesFit(a, scaleA, b, scaleB core.Type) bool {
	c := a.Context()
	power, fraction := core.Type(c.Float(num.F8E8M0FNU)), core.Type(c.Float(num.F8E4M3FN))
	f4A, f4B := isFloatOf(a, 4), isFloatOf(b, 4)
	switch {
	case scaleA == power && scaleB == power:
		return true
	case scaleA == power && scaleB == fraction:
		return !f4A && f4B
	case scaleA == fraction && scaleB == power:
		return f4A && !f4B
	}
	return f4A && f4B
}
