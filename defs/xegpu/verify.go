package xegpu

import (
	"slices"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/dim"
	"github.com/odsgen/ods/generated/xegpu"
)

// verifyHints checks that the cache is used as reads or writes can use it.
func verifyHints(op *core.Operation, writes bool, r *core.Reporter) bool {
	for _, name := range []string{"l1_hint", "l2_hint", "l3_hint"} {
		a, ok := op.Attr(name).(*xegpu.CachePolicyAttr)
		if !ok {
			continue
		}
		good := false
		switch a.Value() {
		case xegpu.CachePolicyCACHED, xegpu.CachePolicyUNCACHED:
			good = true
		case xegpu.CachePolicySTREAMING, xegpu.CachePolicyREADINVALIDATE:
			good = !writes
		case xegpu.CachePolicyWRITEBACK, xegpu.CachePolicyWRITETHROUGH:
			good = writes
		}
		if !good {
			return r.OpErrorf(op, "invalid %s: %s", name, core.AttrString(a)).Fail()
		}
	}
	return true
}

// VerifyDpas compares the shapes of the matrices.
func (Hooks) VerifyDpas(op xegpu.DpasOp, r *core.Reporter) bool {
	shape := func(v *core.Value) []int64 { return v.Type().(*core.VectorType).Shape() }
	a, b, d := shape(op.Lhs()), shape(op.Rhs()), shape(op.Result())
	if acc := op.Acc(); acc != nil && acc.Type() != op.Result().Type() {
		return r.OpErrorf(op.Op, "Expecting the acc type to be the same as result.").Fail()
	}
	if len(a) == 1 && len(b) == 1 && len(d) == 1 {
		if perWord := 32 / int64(core.StorageWidth(op.Rhs().Type().(*core.VectorType).ElementType())); perWord > 0 &&
			b[0]%perWord != 0 {
			return r.OpErrorf(op.Op, "Expecting B operand to be a multiple of 32 bits.").Fail()
		}
		return true
	}
	if len(a) != 2 || len(b) != 2 && len(b) != 3 || len(d) != 2 {
		return r.OpErrorf(op.Op, "expecting lhs and result to be a 2D vector, and rhs to be either 2D or 3D (packed) vector.").Fail()
	}
	k := b[0]
	if len(b) == 3 {
		k = dim.Mul(k, b[2])
	}
	switch {
	case k != a[1]:
		return r.OpErrorf(op.Op, "K-dimension mismatch.").Fail()
	case a[0] != d[0]:
		return r.OpErrorf(op.Op, "M-dimension mismatch.").Fail()
	case b[1] != d[1]:
		return r.OpErrorf(op.Op, "N-dimension mismatch.").Fail()
	}
	return true
}

// verifyMatrix checks that the data is no larger than the matrix, and for accesses to blocks that lanes share these
// evenly.
func verifyMatrix(op *core.Operation, data, desc core.Type, blocks bool, layout core.Attribute, r *core.Reporter) bool {
	v, ok := data.(*core.VectorType)
	if !ok {
		return !blocks || r.OpEmitErrorf(op, "subgroup_block_io are only allowed when result is a VectorType.").Fail()
	}
	m := desc.(*xegpu.MemDescType)
	if len(m.Shape()) != 2 {
		return r.OpEmitErrorf(op, "mem_desc must be 2D.").Fail()
	}
	if blocks && layout != nil && !verifyLanes(op, m, levels(layout), r) {
		return false
	}
	if len(v.Shape()) != 2 {
		if blocks && stridesOf(m)[0] == 1 {
			return r.OpEmitErrorf(op, "mem_desc should be row major when subgroup_block_io is set.").Fail()
		}
		return true
	}
	for i, n := range v.Shape() {
		if n > m.Shape()[i] {
			return r.OpEmitErrorf(op, "data shape must not exceed mem_desc shape.").Fail()
		}
	}
	return true
}

// verifyLanes checks that lanes access elements beside each other.
func verifyLanes(op *core.Operation, m *xegpu.MemDescType, l [5][]int64, r *core.Reporter) bool {
	lanes, data, block, strides := l[3], l[4], blockOf(m), stridesOf(m)
	if len(data) == 0 {
		return true
	}
	for _, n := range data[:len(data)-1] {
		if n != 1 {
			return r.OpEmitErrorf(op, "With subgroup_block_io, accessed data must be contiguous and coalesced.").Fail()
		}
	}
	for i := range min(len(data), len(lanes), len(block), len(strides)) {
		if lanes[i] != block[i] {
			return r.OpEmitErrorf(op, "With subgroup_block_io, the block shape must match the lane layout.").Fail()
		}
		if lanes[i] != 1 && strides[i] != 1 {
			return r.OpEmitErrorf(op, "With subgroup_block_io, the distributed dimensions must be contiguous.").Fail()
		}
	}
	return true
}

// numbersIn returns a list of numbers of what is said about a matrix, nil when there is none.
func numbersIn(m *xegpu.MemDescType, key string) (out []int64) {
	if m.MemLayout() == nil {
		return nil
	}
	list, ok := m.MemLayout().Attrs().Get(key).(*core.ArrayAttr)
	if !ok {
		return nil
	}
	for _, e := range list.Elems() {
		if n, ok := e.(*core.IntegerAttr); ok {
			out = append(out, n.Value().Int64())
		}
	}
	return out
}

// stridesOf returns the distances between elements of a matrix.
func stridesOf(m *xegpu.MemDescType) []int64 {
	if list := numbersIn(m, "stride"); len(list) > 0 {
		return list
	}
	return append(slices.Clone(m.Shape()[1:]), 1)
}

// blockOf returns the shape of the blocks of a matrix.
func blockOf(m *xegpu.MemDescType) []int64 {
	if list := numbersIn(m, "block"); len(list) > 0 {
		return list
	}
	return m.Shape()
}

// VerifyLoadMatrix compares the result with the matrix.
func (Hooks) VerifyLoadMatrix(op xegpu.LoadMatrixOp, r *core.Reporter) bool {
	return verifyMatrix(op.Op, op.Res().Type(), op.MemDesc().Type(), op.SubgroupBlockIo(), op.LayoutAttr(), r)
}

// VerifyStoreMatrix compares the data with the matrix.
func (Hooks) VerifyStoreMatrix(op xegpu.StoreMatrixOp, r *core.Reporter) bool {
	return verifyMatrix(op.Op, op.Data().Type(), op.MemDesc().Type(), op.SubgroupBlockIo(), op.LayoutAttr(), r)
}

// VerifyConvertLayout checks that both layouts are about workgroups or both about subgroups, and that they share the
// data evenly.
func (Hooks) VerifyConvertLayout(op xegpu.ConvertLayoutOp, r *core.Reporter) bool {
	from, to := op.InputLayoutAttr(), op.TargetLayoutAttr()
	if forWorkgroup(from) != forWorkgroup(to) {
		return r.OpErrorf(op.Op, "expected input layout and target layout be WgLayout or SgLayout at the same time.").Fail()
	}
	shape := op.Source().Type().(*core.VectorType).Shape()
	if !canDistribute(shape, from) {
		return r.OpErrorf(op.Op, "invalid input layout, data cannot be evenly distributed.").Fail()
	}
	if !canDistribute(shape, to) {
		return r.OpErrorf(op.Op, "invalid target layout, data cannot be evenly distributed.").Fail()
	}
	return true
}

func forWorkgroup(layout core.Attribute) bool {
	switch a := layout.(type) {
	case *xegpu.LayoutAttr:
		return a.SgLayout() != nil
	case *xegpu.SliceAttr:
		return forWorkgroup(a.Parent())
	}
	return false
}
