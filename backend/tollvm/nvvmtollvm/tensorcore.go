package nvvmtollvm

import (
	"strings"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/generated/llvm"
	"github.com/odsgen/ods/generated/nvvm"
)

// tensorCores lists what the fifth generation of tensor cores does.
var tensorCores = []expansion{
	{&nvvm.Tcgen05AllocDef, func(c *call) *core.Value {
		v := core.Must(nvvm.AsTcgen05AllocOp(c.op))
		return c.intrinsic("nvvm.tcgen05.alloc"+shared(v.Addr())+group(v.Group()), v.Addr(), v.NCols())
	}},
	{&nvvm.Tcgen05DeallocDef, func(c *call) *core.Value {
		v := core.Must(nvvm.AsTcgen05DeallocOp(c.op))
		return c.intrinsic("nvvm.tcgen05.dealloc"+group(v.Group()), v.Taddr(), v.NCols())
	}},
	{&nvvm.Tcgen05RelinquishAllocPermitDef, func(c *call) *core.Value {
		v := core.Must(nvvm.AsTcgen05RelinquishAllocPermitOp(c.op))
		return c.intrinsic("nvvm.tcgen05.relinq.alloc.permit" + group(v.Group()))
	}},
	{&nvvm.Tcgen05FenceDef, func(c *call) *core.Value {
		v := core.Must(nvvm.AsTcgen05FenceOp(c.op))
		return c.intrinsic("nvvm.tcgen05.fence." + v.Kind().String() + ".thread.sync")
	}},
	{&nvvm.Tcgen05WaitDef, func(c *call) *core.Value {
		v := core.Must(nvvm.AsTcgen05WaitOp(c.op))
		return c.intrinsic("nvvm.tcgen05.wait." + either(v.Kind() == nvvm.Tcgen05WaitKindLOAD, "ld", "st"))
	}},
	{&nvvm.Tcgen05CommitDef, func(c *call) *core.Value {
		v := core.Must(nvvm.AsTcgen05CommitOp(c.op))
		return c.intrinsic("nvvm.tcgen05.commit"+when(v.MulticastMask() != nil, ".mc")+shared(v.Addr())+group(v.Group()),
			c.operands()...)
	}},
	{&nvvm.Tcgen05ShiftDef, func(c *call) *core.Value {
		v := core.Must(nvvm.AsTcgen05ShiftOp(c.op))
		return c.intrinsic("nvvm.tcgen05.shift.down"+group(v.Group()), v.Taddr())
	}},
	{&nvvm.Tcgen05CpDef, func(c *call) *core.Value {
		v := core.Must(nvvm.AsTcgen05CpOp(c.op))
		name := "nvvm.tcgen05.cp." + strings.TrimPrefix(v.Shape().String(), "shape_")
		switch {
		case v.Shape() == nvvm.Tcgen05CpShapeSHAPE32x128b:
			name += "_warpx4"
		case v.Shape() == nvvm.Tcgen05CpShapeSHAPE64x128b:
			name += either(v.Multicast() == nvvm.Tcgen05CpMulticastWARPX20123, "_warpx2_01_23", "_warpx2_02_13")
		}
		if f, ok := v.SrcFormat(); ok {
			name += "." + f.String()
		}
		return c.intrinsic(name+group(v.Group()), v.Taddr(), v.SmemDesc())
	}},
	{&nvvm.Tcgen05LdDef, func(c *call) *core.Value {
		v := core.Must(nvvm.AsTcgen05LdOp(c.op))
		args := []*core.Value{v.TmemAddr()}
		if v.Offset() != nil {
			args = append(args, v.Offset())
		}
		return c.intrinsic("nvvm.tcgen05.ld"+repeated(v.Shape(), v.Res().Type()), append(args, c.flag(v.Pack()))...)
	}},
	{&nvvm.Tcgen05StDef, func(c *call) *core.Value {
		v := core.Must(nvvm.AsTcgen05StOp(c.op))
		args := []*core.Value{v.TmemAddr()}
		if v.Offset() != nil {
			args = append(args, v.Offset())
		}
		return c.intrinsic("nvvm.tcgen05.st"+repeated(v.Shape(), v.Val().Type()), append(args, v.Val(), c.flag(v.Unpack()))...)
	}},
	{&nvvm.Tcgen05MmaSmemDescDef, matrixDescriptor},
	{&nvvm.Tcgen05MMADef, func(c *call) *core.Value {
		v := core.Must(nvvm.AsTcgen05MMAOp(c.op))
		args := []*core.Value{v.MatrixD(), v.MatrixA(), v.MatrixB(), v.Idesc(), v.EnableInputD()}
		return c.multiply("nvvm.tcgen05.mma", args, v.ScaleInputD(), v.DisableOutputLane(), v.CtaGroup(), v.Kind(), v.CollectorOp(), v.AShift())
	}},
	{&nvvm.Tcgen05MMASparseDef, func(c *call) *core.Value {
		v := core.Must(nvvm.AsTcgen05MMASparseOp(c.op))
		args := []*core.Value{v.MatrixD(), v.MatrixA(), v.MatrixB(), v.Idesc(), v.EnableInputD(), v.SparseMetadata()}
		return c.multiply("nvvm.tcgen05.mma.sp", args, v.ScaleInputD(), v.DisableOutputLane(), v.CtaGroup(), v.Kind(), v.CollectorOp(), v.AShift())
	}},
	{&nvvm.Tcgen05MMABlockScaleOperationDef, func(c *call) *core.Value {
		v := core.Must(nvvm.AsTcgen05MMABlockScaleOperationOp(c.op))
		return c.multiplyScaled("nvvm.tcgen05.mma", v.MatrixA(), v.Kind(), v.BlockScale(), v.CtaGroup(), v.CollectorOp())
	}},
	{&nvvm.Tcgen05MMASparseBlockScaleDef, func(c *call) *core.Value {
		v := core.Must(nvvm.AsTcgen05MMASparseBlockScaleOp(c.op))
		return c.multiplyScaled("nvvm.tcgen05.mma.sp", v.MatrixA(), v.Kind(), v.BlockScale(), v.CtaGroup(), v.CollectorOp())
	}},
	{&nvvm.Tcgen05MMAWsDef, func(c *call) *core.Value {
		v := core.Must(nvvm.AsTcgen05MMAWsOp(c.op))
		return c.multiplyStationary("nvvm.tcgen05.mma.ws", v.MatrixA(), v.ZeroColMask(), v.Kind(), v.CollectorBBuffer(), v.CollectorOp())
	}},
	{&nvvm.Tcgen05MMAWsSparseDef, func(c *call) *core.Value {
		v := core.Must(nvvm.AsTcgen05MMAWsSparseOp(c.op))
		return c.multiplyStationary("nvvm.tcgen05.mma.ws.sp", v.MatrixA(), v.ZeroColMask(), v.Kind(), v.CollectorBBuffer(), v.CollectorOp())
	}},
}

// repeated describes the registers that are loaded or stored: how many times the shape is repeated.
func repeated(s nvvm.Tcgen05LdStShape, t core.Type) string {
	n := int64(1)
	if v, ok := t.(*core.VectorType); ok {
		n = core.NumElements(v.Shape())
	}
	switch s {
	case nvvm.Tcgen05LdStShapeSHAPE16X128B:
		n /= 2
	case nvvm.Tcgen05LdStShapeSHAPE16X256B:
		n /= 4
	}
	return "." + strings.TrimPrefix(s.String(), "shape_") + ".x" + itoa(n)
}

// where is the part of a name for the memory of matrix A.
func where(a *core.Value) string {
	return either(space(a) == nvvm.NVVMMemorySpaceTensor, ".tensor", ".shared")
}

// multiply multiplies matrices.
func (c *call) multiply(name string, args []*core.Value, scale, lanes *core.Value, g nvvm.CTAGroupKind, kind nvvm.Tcgen05MMAKind,
	collect nvvm.Tcgen05MMACollectorOp, shift bool) *core.Value {
	name += where(args[1])
	if scale != nil {
		name, args = name+".scale_d", append(args, scale)
	}
	if lanes != nil {
		name, args = name+".disable_output_lane"+group(g), append(args, lanes)
	}
	args = append(args, c.constant(32, int64(kind)))
	if lanes == nil {
		args = append(args, c.constant(32, int64(g)+1))
	}
	return c.intrinsic(name+when(shift, ".ashift"), append(args, c.constant(32, int64(collect)))...)
}

// multiplyScaled multiplies matrices whose blocks have scale factors.
func (c *call) multiplyScaled(name string, a *core.Value, kind nvvm.MMABlockScaleKind, scale nvvm.Tcgen05MMABlockScale,
	g nvvm.CTAGroupKind, collect nvvm.Tcgen05MMACollectorOp) *core.Value {
	name += where(a) + "." + kind.String() + ".block_scale" + when(scale != nvvm.Tcgen05MMABlockScaleDEFAULT, "."+scale.String())
	return c.intrinsic(name, append(c.operands(), c.constant(32, int64(g)+1), c.constant(32, int64(collect)))...)
}

// multiplyStationary multiplies matrices while B stays where it is.
func (c *call) multiplyStationary(name string, a, mask *core.Value, kind nvvm.Tcgen05MMAKind, buffer nvvm.Tcgen05MMACollectorBBuffer,
	collect nvvm.Tcgen05MMACollectorOp) *core.Value {
	return c.intrinsic(name+where(a)+when(mask != nil, ".zero_col_mask"), append(c.operands(), c.constant(32, int64(kind)),
		c.constant(32, int64(buffer)), c.constant(32, int64(collect)))...)
}

// matrixDescriptor packs what is known about a matrix in shared memory into 64 bits.
func matrixDescriptor(c *call) *core.Value {
	v := core.Must(nvvm.AsTcgen05MmaSmemDescOp(c.op))
	desc := c.constant(64, 0)
	for _, f := range [...]struct {
		v            *core.Value
		width, start int64
	}{{v.StartAddr(), 14, 0}, {v.LeadingDimOffset(), 14, 16}, {v.StrideDimOffset(), 14, 32}, {c.constant(32, 1), 3, 46},
		{v.BaseOffset(), 3, 49}, {v.LeadingDimMode(), 1, 52}, {v.SwizzleMode(), 3, 61}} {
		part := f.v
		if part.Type() != c.integer(32) {
			part = llvm.NewZExt(c.b, c.integer(32), part).Op.Result(0)
		}
		part = llvm.NewAnd(c.b, part, c.constant(32, 1<<f.width-1)).Op.Result(0)
		part = llvm.NewZExt(c.b, c.integer(64), part).Op.Result(0)
		part = llvm.NewShl(c.b, part, c.constant(64, f.start)).Op.Result(0)
		desc = llvm.NewOr(c.b, desc, part).Op.Result(0)
	}
	return desc
}
