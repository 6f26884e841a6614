package nvgpu

import (
	"strconv"
	"strings"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/dim"
	"github.com/odsgen/ods/core/message"
	"github.com/odsgen/ods/core/num"
	"github.com/odsgen/ods/generated/nvgpu"
)

// This file checks operations of warps: copies, ldmatrix, mma.sync and rcp.

// VerifyDeviceAsyncCopy compares source and destination and checks how much is copied.
func (Hooks) VerifyDeviceAsyncCopy(op nvgpu.DeviceAsyncCopyOp, r *core.Reporter) bool {
	src, ok1 := op.Src().Type().(*core.MemRefType)
	dst, ok2 := op.Dst().Type().(*core.MemRefType)
	if !ok1 || !ok2 {
		return true
	}
	if !hasUnitStride(src) {
		return r.OpEmitErrorf(op.Op, "source memref most minor dim must have unit stride").Fail()
	}
	if !hasUnitStride(dst) {
		return r.OpEmitErrorf(op.Op, "destination memref most minor dim must have unit stride").Fail()
	}
	if !isShared(dst) {
		return r.OpEmitErrorf(op.Op, "destination memref must have a memory space attribute of IntegerAttr(3) or gpu::AddressSpaceAttr(Workgroup)").Fail()
	}
	if dst.ElementType() != src.ElementType() {
		return r.OpEmitErrorf(op.Op, "source and destination must have the same element type").Fail()
	}
	if n, want := len(op.SrcIndices()), len(src.Shape()); n != want {
		return r.OpErrorf(op.Op, "expected %d source indices, got %d", want, n).Fail()
	}
	if n, want := len(op.DstIndices()), len(dst.Shape()); n != want {
		return r.OpErrorf(op.Op, "expected %d destination indices, got %d", want, n).Fail()
	}
	n := op.DstElementsAttr().Value().Int64()
	width := int64(core.StorageWidth(dst.ElementType()))
	if bytes := n * width / 8; bytes != 4 && bytes != 8 && bytes != 16 || n*width%8 != 0 {
		var allowed []string
		for _, bits := range []int64{32, 64, 128} {
			if width > 0 && bits%width == 0 {
				allowed = append(allowed, strconv.FormatInt(bits/width, 10))
			}
		}
		return r.OpEmitErrorf(op.Op, "Requested copy elements is %d with width %d. But copy elements could be one of %s.", n, width,
			strings.Join(allowed, ", ")).Fail()
	}
	if op.BypassL1() && n*width != 128 {
		return r.OpErrorf(op.Op, "bypassL1 does not satify alignment for %s with destination element %d. Unset bypassL1, or set destination element to %d",
			message.Quote(dst), n, 128/width).Fail()
	}
	return true
}

// VerifyLdMatrix is about the registers that the tiles fill.
func (Hooks) VerifyLdMatrix(op nvgpu.LdMatrixOp, r *core.Reporter) bool {
	src, ok1 := op.SrcMemref().Type().(*core.MemRefType)
	res, ok2 := op.Res().Type().(*core.VectorType)
	if !ok1 || !ok2 {
		return true
	}
	width := int64(core.StorageWidth(src.ElementType()))
	if width == 0 || width > 32 {
		return r.OpEmitErrorf(op.Op, "expected element type of 32 bits or less").Fail()
	}
	shape := res.Shape()
	if !isShared(src) {
		return r.OpEmitErrorf(op.Op,
			"expected nvgpu.ldmatrix srcMemref must have a memory space attribute of IntegerAttr(3) or gpu::AddressSpaceAttr(Workgroup)").Fail()
	}
	if width > 32 {
		return r.OpEmitErrorf(op.Op, "nvgpu.ldmatrix works for 32b or lower").Fail()
	}
	if op.Transpose() && width != 16 {
		return r.OpEmitErrorf(op.Op, "nvgpu.ldmatrix transpose works only at 16b granularity").Fail()
	}
	if len(shape) != 2 {
		return r.OpEmitErrorf(op.Op, "results must be 2 dimensional vector").Fail()
	}
	if per := 32 / width; shape[1] != per {
		return r.OpEmitErrorf(op.Op, "expected vector register shape[1] = %d", per).Fail()
	}
	if shape[0] != int64(op.NumTiles()) {
		return r.OpEmitErrorf(op.Op, "expected vector register shape[0] and numTiles to match").Fail()
	}
	return true
}

// VerifyMmaSync checks the shapes of the three matrices.
func (Hooks) VerifyMmaSync(op nvgpu.MmaSyncOp, r *core.Reporter) bool {
	return verifyMma(op.Op, mma{op.MatrixA(), op.MatrixB(), op.MatrixC(), ints(op.MmaShapeAttr()), op.Tf32Enabled(), false}, r)
}

// VerifyMmaSparseSync checks the shapes of the three matrices and the selector.
func (Hooks) VerifyMmaSparseSync(op nvgpu.MmaSparseSyncOp, r *core.Reporter) bool {
	if s := op.SparsitySelector(); s > 1 || s < 0 {
		return r.OpErrorf(op.Op, "sparsity selector should be 0 or 1").Fail()
	}
	return verifyMma(op.Op, mma{op.MatrixA(), op.MatrixB(), op.MatrixC(), ints(op.MmaShapeAttr()), op.Tf32Enabled(), true}, r)
}

// mma has the parts of a matrix operation.
type mma struct {
	a, b, c *core.Value
	shape   []int64
	tf32    bool
	sparse  bool
}

// verifyMma compares the elements that the threads of a warp hold with the shape m x n x k.
func verifyMma(op *core.Operation, x mma, r *core.Reporter) bool {
	var shapes [3][]int64
	for i, v := range []*core.Value{x.a, x.b, x.c} {
		shapes[i] = v.Type().(*core.VectorType).Shape()
	}
	a, b, c := shapes[0], shapes[1], shapes[2]
	elem := x.a.Type().(*core.VectorType).ElementType()
	for i, s := range shapes {
		if len(s) != 2 {
			return r.OpEmitErrorf(op, "matrix%c must be 2 dimensional vector", 'A'+i).Fail()
		}
	}
	var m, n, k int64
	if len(x.shape) == 3 {
		m, n, k = x.shape[0], x.shape[1], x.shape[2]
	}
	sparsity := int64(1)
	if x.sparse {
		sparsity = 2
	}
	for _, e := range []struct {
		name  byte
		shape []int64
		want  int64
	}{{'A', a, dim.Mul(m, k) / sparsity}, {'B', b, dim.Mul(k, n)}, {'C', c, dim.Mul(m, n)}} {
		if dim.Mul(e.shape[0], e.shape[1], 32) != e.want {
			return r.OpErrorf(op, "expected %d warp-wide matrix %c elements", e.want, e.name).Fail()
		}
	}
	f, isFloat := elem.(*core.FloatType)
	is := func(s *num.Semantics) bool { return isFloat && f.Semantics() == s }
	if x.tf32 && !is(num.F32) {
		return r.OpErrorf(op, "expected tf32 tensor cores only for F32 operands").Fail()
	}
	// The shape of the elementary operation, and how many elements a thread has in each register of A, B and C.
	var em, ek, na, nc int64 = 8, 0, 0, 2
	switch i, isInt := elem.(*core.IntegerType); {
	case is(num.F16) || is(num.BF16):
		ek, na = 8, 2
	case is(num.F32):
		ek, na = 4, 1
	case is(num.F64):
		ek, na = 4, 1
	case isInt && i.Width() == 8:
		ek, na = 16, 4
	case isInt && i.Width() == 4:
		ek, na = 32, 8
	default:
		name := "nvgpu.mma.sync"
		return r.OpEmitErrorf(op, "expected input data type (i4,i8,f16,bf16,tf32,f64) supported by %s", name).Fail()
	}
	tm, tn, tk := m/em, n/8, k/ek
	for _, e := range []struct {
		name       byte
		shape      []int64
		rows, cols int64
	}{{'A', a, dim.Mul(tm, tk) / sparsity, na}, {'B', b, dim.Mul(tk, tn), na}, {'C', c, dim.Mul(tm, tn), nc}} {
		if e.shape[0] != e.rows || e.shape[1] != e.cols {
			return r.OpErrorf(op, "expected matrix %c to be shaped (%d x %d)", e.name, e.rows, e.cols).Fail()
		}
	}
	return true
}

// VerifyRcp allows what the hardware's instruction does.
func (Hooks) VerifyRcp(op nvgpu.RcpOp, r *core.Reporter) bool {
	if op.Rounding() != nvgpu.RcpRoundingModeAPPROX || !op.Ftz() {
		return r.OpErrorf(op.Op, "has a limitation. #nvgpu<rcp_rounding_mode %s> or non-ftz is not supported yet.",
			op.Rounding()).Fail()
	}
	return true
}

// ints returns the numbers of an array.
func ints(a *core.ArrayAttr) []int64 {
	out := make([]int64, 0, a.Len())
	for _, e := range a.Elems() {
		out = append(out, e.(*core.IntegerAttr).Value().Int64())
	}
	return out
}
