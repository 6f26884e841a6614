package gpu

import (
	"slices"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/dim"
	"github.com/odsgen/ods/core/query"
	"github.com/odsgen/ods/generated/gpu"
)

// VerifyGPUModule lets the targets check the module.
func (Hooks) VerifyGPUModule(op gpu.GPUModuleOp, r *core.Reporter) bool {
	targets, ok := op.Op.Attr("targets").(*core.ArrayAttr)
	if !ok {
		return true
	}
	for _, t := range targets.Elems() {
		if v, ok := gpu.TargetAttrVerifyInterfaceKey.Of(t); ok && !v.VerifyTarget(op.Op, r) {
			return false
		}
	}
	return true
}

// VerifyDynamicSharedMemory checks the type of the result.
func (Hooks) VerifyDynamicSharedMemory(op gpu.DynamicSharedMemoryOp, r *core.Reporter) bool {
	if op.Op.NearestSymbolTable() == nil {
		return r.OpErrorf(op.Op, "must be inside an op with symbol table").Fail()
	}
	t := op.ResultMemref().Type().(*core.MemRefType)
	if s, ok := t.MemorySpace().(*gpu.AddressSpaceAttr); !ok || s.Value() != gpu.AddressSpaceWorkgroup {
		return r.OpErrorf(op.Op, "address space must be address_space<workgroup>").Fail()
	}
	if core.IsStaticShape(t) {
		return r.OpErrorf(op.Op, "result memref type must be memref<?xi8, #gpu.address_space<workgroup>>").Fail()
	}
	return true
}

// VerifyRotate compares offset and width.
func (Hooks) VerifyRotate(op gpu.RotateOp, r *core.Reporter) bool {
	if offset, width := uint32(op.Offset()), uint32(op.Width()); offset >= width {
		return r.OpErrorf(op.Op, "offset must be in the range [0, %d)", width).Fail()
	}
	return true
}

// canReduce reports whether values of a type can be combined.
func canReduce(op gpu.AllReduceOperation, t core.Type) bool {
	switch op {
	case gpu.AllReduceOperationADD, gpu.AllReduceOperationMUL:
		return query.Is[*core.IntegerType](t) || isFloat(t)
	case gpu.AllReduceOperationMINNUMF, gpu.AllReduceOperationMAXNUMF, gpu.AllReduceOperationMINIMUMF,
		gpu.AllReduceOperationMAXIMUMF:
		return isFloat(t)
	}
	return query.Is[*core.IntegerType](t)
}

func isFloat(t core.Type) bool { _, ok := t.(*core.FloatType); return ok }

// VerifyRegionsAllReduce checks that there is a region or a name of a reduction, and that the region combines two
// values.
func (Hooks) VerifyRegionsAllReduce(op gpu.AllReduceOp, r *core.Reporter) bool {
	kind, named := op.OpValue()
	t := op.Result().Type()
	if op.Body().IsEmpty() != named {
		return r.OpEmitErrorf(op.Op, "expected either an op attribute or a non-empty body").Fail()
	}
	if named {
		if canReduce(kind, t) {
			return true
		}
		return r.OpEmitErrorf(op.Op, "`%s` reduction operation is not compatible with type '%s'", kind, core.TypeString(t)).Fail()
	}
	args := op.Body().Entry().Args()
	if len(args) != 2 {
		return r.OpEmitErrorf(op.Op, "expected two region arguments").Fail()
	}
	for _, a := range args {
		if a.Type() != t {
			return r.OpEmitErrorf(op.Op, "incorrect region argument type").Fail()
		}
	}
	yields := 0
	for b := range op.Body().Blocks() {
		y, ok := gpu.AsYieldOp(b.Last())
		if !ok {
			continue
		}
		if y.Op.NumOperands() != 1 {
			return r.OpEmitErrorf(op.Op, "expected one gpu.yield operand").Fail()
		}
		if y.Op.Operand(0).Type() != t {
			return r.OpEmitErrorf(op.Op, "incorrect gpu.yield type").Fail()
		}
		yields++
	}
	if yields == 0 {
		return r.OpEmitErrorf(op.Op, "expected gpu.yield op in region").Fail()
	}
	return true
}

// VerifySubgroupReduce checks the reduction, and size and stride of the clusters.
func (Hooks) VerifySubgroupReduce(op gpu.SubgroupReduceOp, r *core.Reporter) bool {
	t := op.Result().Type()
	if kind := op.OpValue(); !canReduce(kind, core.ElementTypeOrSelf(t)) {
		return r.OpEmitErrorf(op.Op, "`%s` reduction operation is not compatible with type '%s'", kind, core.TypeString(t)).Fail()
	}
	powerOf2 := func(v uint32) bool { return v != 0 && v&(v-1) == 0 }
	size, sized := op.ClusterSize()
	if sized && !powerOf2(uint32(size)) {
		return r.OpErrorf(op.Op, "cluster size %d is not a power of two", uint32(size)).Fail()
	}
	stride := uint32(op.ClusterStride())
	if stride != 1 && !sized {
		return r.OpErrorf(op.Op, "cluster stride can only be specified if cluster size is specified").Fail()
	}
	if !powerOf2(stride) {
		return r.OpErrorf(op.Op, "cluster stride %d is not a power of two", stride).Fail()
	}
	return true
}

// VerifySubgroupBroadcast checks that a lane is named when one is asked for.
func (Hooks) VerifySubgroupBroadcast(op gpu.SubgroupBroadcastOp, r *core.Reporter) bool {
	specific := op.BroadcastType() == gpu.BroadcastTypeSpecificLane
	if !specific && op.Lane() != nil {
		return r.OpErrorf(op.Op, "lane can only be specified for `specific_lane` broadcast").Fail()
	}
	if specific && op.Lane() == nil {
		return r.OpErrorf(op.Op, "lane must be specified for `specific_lane` broadcast").Fail()
	}
	return true
}

// VerifyAlloc counts the operands that the type asks for.
func (Hooks) VerifyAlloc(op gpu.AllocOp, r *core.Reporter) bool {
	t, ok := op.Memref().Type().(*core.MemRefType)
	if !ok {
		return true
	}
	want := 0
	for _, d := range t.Shape() {
		if d == core.Dynamic {
			want++
		}
	}
	if n := len(op.DynamicSizes()); n != want {
		return r.OpErrorf(op.Op, "incorrect number of dynamic sizes, has %d, expected %d", n, want).Fail()
	}
	symbols := 0
	if m := t.LayoutMap(); m != nil {
		symbols = m.NumSymbols()
	}
	if len(op.SymbolOperands()) != symbols {
		return r.OpErrorf(op.Op, "symbol operand count does not equal memref symbol count").Fail()
	}
	return true
}

// VerifyMemcpy compares the two buffers.
func (Hooks) VerifyMemcpy(op gpu.MemcpyOp, r *core.Reporter) bool {
	src, dst := op.Src().Type(), op.Dst().Type()
	if core.ElementTypeOrSelf(src) != core.ElementTypeOrSelf(dst) {
		return r.OpErrorf(op.Op, "arguments have incompatible element type").Fail()
	}
	if !core.CompatibleShape(src, dst) {
		return r.OpErrorf(op.Op, "arguments have incompatible shape").Fail()
	}
	return true
}

// hasUnitStride reports whether elements that are next to each other in the last dimension are so in memory.
func hasUnitStride(t core.Type) bool {
	m, ok := t.(*core.MemRefType)
	if !ok {
		return false
	}
	strides, _, ok := m.StridesAndOffset()
	return ok && (len(strides) == 0 || strides[len(strides)-1] == 1)
}

// VerifySubgroupMmaLoadMatrix checks the buffer and the role of the matrix.
func (Hooks) VerifySubgroupMmaLoadMatrix(op gpu.SubgroupMmaLoadMatrixOp, r *core.Reporter) bool {
	if !hasUnitStride(op.SrcMemref().Type()) {
		return r.OpEmitErrorf(op.Op, "expected source memref most minor dim must have unit stride").Fail()
	}
	return true // the role of the result is one of the three that there are
}

// VerifySubgroupMmaStoreMatrix checks the buffer and the role of the matrix.
func (Hooks) VerifySubgroupMmaStoreMatrix(op gpu.SubgroupMmaStoreMatrixOp, r *core.Reporter) bool {
	if !hasUnitStride(op.DstMemref().Type()) {
		return r.OpEmitErrorf(op.Op, "expected destination memref most minor dim must have unit stride").Fail()
	}
	if op.Src().Type().(*gpu.MMAMatrixType).Operand() != "COp" {
		return r.OpEmitErrorf(op.Op, "expected the operand matrix being stored to have 'COp' operand type").Fail()
	}
	return true
}

// VerifySubgroupMmaCompute checks the roles of the matrices and their shapes.
func (Hooks) VerifySubgroupMmaCompute(op gpu.SubgroupMmaComputeOp, r *core.Reporter) bool {
	a, b, c := op.OpA().Type().(*gpu.MMAMatrixType), op.OpB().Type().(*gpu.MMAMatrixType), op.OpC().Type().(*gpu.MMAMatrixType)
	if a.Operand() != "AOp" || b.Operand() != "BOp" || c.Operand() != "COp" {
		return r.OpEmitErrorf(op.Op, "operands must be in the order AOp, BOp, COp").Fail()
	}
	if b.Shape()[0] != a.Shape()[1] || !slices.Equal(c.Shape(), []int64{a.Shape()[0], b.Shape()[1]}) {
		return r.OpEmitErrorf(op.Op, "operand shapes do not satisfy matmul constraints").Fail()
	}
	return true
}

// VerifyWarpExecuteOnLane0 compares what the body gets and yields with what each lane has of it.
func (Hooks) VerifyWarpExecuteOnLane0(op gpu.WarpExecuteOnLane0Op, r *core.Reporter) bool {
	entry := op.WarpRegion().Entry()
	args := entry.Args()
	if len(op.Args()) != len(args) {
		return r.OpErrorf(op.Op, "expected same number op arguments and block arguments.").Fail()
	}
	y, ok := gpu.AsYieldOp(entry.Last())
	if !ok {
		return true // the trait reports it
	}
	if y.Op.NumOperands() != op.Op.NumResults() {
		return r.OpErrorf(op.Op, "expected same number of yield operands and return values.").Fail()
	}
	for i, a := range args {
		if !verifyDistributed(op, a.Type(), op.Args()[i].Type(), r) {
			return false
		}
	}
	for i, v := range op.Op.ResultList() {
		if !verifyDistributed(op, y.Op.Operand(i).Type(), v.Type(), r) {
			return false
		}
	}
	return true
}

// AreTypesCompatibleWarpExecuteOnLane0 accepts what [Hooks.VerifyWarpExecuteOnLane0] has compared already: vectors and their
// parts.
func (Hooks) AreTypesCompatibleWarpExecuteOnLane0(gpu.WarpExecuteOnLane0Op, core.Type, core.Type) bool {
	return true
}

// verifyDistributed checks that a vector is distributed over all lanes.
func verifyDistributed(op gpu.WarpExecuteOnLane0Op, expanded, distributed core.Type, r *core.Reporter) bool {
	if expanded == distributed {
		return true
	}
	e, ok1 := expanded.(*core.VectorType)
	d, ok2 := distributed.(*core.VectorType)
	if !ok1 || !ok2 {
		return r.OpErrorf(op.Op, "expected vector type for distributed operands.").Fail()
	}
	if len(e.Shape()) != len(d.Shape()) || e.ElementType() != d.ElementType() {
		return r.OpErrorf(op.Op, "expected distributed vectors to have same rank and element type.").Fail()
	}
	lanes := int64(1)
	for i, n := range e.Shape() {
		m := d.Shape()[i]
		if n == m {
			continue
		}
		if n%m != 0 {
			return r.OpErrorf(op.Op, "expected expanded vector dimension #%d (%d) to be a multipler of the distributed vector dimension (%d)",
				i, n, m).Fail()
		}
		lanes = dim.Mul(lanes, n/m)
	}
	if lanes != op.WarpSize() {
		return r.OpErrorf(op.Op, "incompatible distribution dimensions from '%s' to '%s' with warp size = %d",
			core.TypeString(e), core.TypeString(d), op.WarpSize()).Fail()
	}
	return true
}
