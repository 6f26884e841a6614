package xegpu

import (
	"github.com/odsgen/ods/core"
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

// verifyOffsets compares the number of offsets, when there are some, with the rank of the descriptor.
func verifyOffsets(op *core.Operation, desc *core.Value, r *core.Reporter) bool {
	offsets, ok := op.Attr("const_offsets").(*core.DenseArrayAttr)
	t := desc.Type().(*xegpu.TensorDescType)
	if ok && offsets.Len() != 0 && offsets.Len() != len(t.Shape()) {
		return r.OpErrorf(op, "Mismatched ranks between offsets and tensor descriptor").Fail()
	}
	return true
}

// VerifyPrefetchNd checks the hints and the offsets.
func (Hooks) VerifyPrefetchNd(op xegpu.PrefetchNdOp, r *core.Reporter) bool {
	return verifyHints(op.Op, false, r) && verifyOffsets(op.Op, op.TensorDesc(), r)
}

// VerifyLoadNd checks the hints and the offsets.
func (Hooks) VerifyLoadNd(op xegpu.LoadNdOp, r *core.Reporter) bool {
	return verifyHints(op.Op, false, r) && verifyOffsets(op.Op, op.TensorDesc(), r)
}

// VerifyStoreNd checks the descriptor, the hints and the offsets.
func (Hooks) VerifyStoreNd(op xegpu.StoreNdOp, r *core.Reporter) bool {
	t := op.TensorDesc().Type().(*xegpu.TensorDescType)
	if b, ok := t.Encoding().(*xegpu.BlockTensorDescAttr); ok && b.ArrayLength().Value().Int64() > 1 {
		return r.OpErrorf(op.Op, "array length is not supported by store_nd.").Fail()
	}
	return verifyHints(op.Op, true, r) && verifyOffsets(op.Op, op.TensorDesc(), r)
}

// VerifyPrefetch checks the hints and the alignment.
func (Hooks) VerifyPrefetch(op xegpu.PrefetchOp, r *core.Reporter) bool {
	if !verifyHints(op.Op, false, r) {
		return false
	}
	_, integer := op.Source().Type().(*core.IntegerType)
	aligned := op.Op.Attr("offset_align_byte") != nil
	if integer && !aligned {
		return r.OpErrorf(op.Op, "offset_align_byte is required with integer source.").Fail()
	}
	if !integer && aligned {
		return r.OpErrorf(op.Op, "offset_align_byte only allowed with integer source.").Fail()
	}
	return true
}

// VerifyLoadGather checks the hints.
func (Hooks) VerifyLoadGather(op xegpu.LoadGatherOp, r *core.Reporter) bool {
	return verifyHints(op.Op, false, r)
}

// VerifyStoreScatter checks the hints.
func (Hooks) VerifyStoreScatter(op xegpu.StoreScatterOp, r *core.Reporter) bool {
	return verifyHints(op.Op, true, r)
}

// VerifyDpas compares the shapes of the matrices.
func (Hooks) VerifyDpas(op xegpu.DpasOp, r *core.Reporter) bool {
	shape := func(v *core.Value) []int64 { return v.Type().(*core.VectorType).Shape() }
	a, b, d := shape(op.Lhs()), shape(op.Rhs()), shape(op.Result())
	if acc := op.Acc(); acc != nil && acc.Type() != op.Result().Type() {
		return r.OpErrorf(op.Op, "Expecting the acc type to be the same as result.").Fail()
	}
	if len(a) == 1 && len(b) == 1 && len(d) == 1 {
		return true
	}
	if len(a) != 2 || len(b) != 2 && len(b) != 3 || len(d) != 2 {
		return r.OpErrorf(op.Op, "expecting lhs and result to be a 2D vector, and rhs to be either 2D or 3D (packed) vector.").Fail()
	}
	k := b[0]
	if len(b) == 3 {
		k *= b[2]
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

// verifyMatrix checks that the data is no larger than the matrix.
func verifyMatrix(op *core.Operation, data, desc core.Type, r *core.Reporter) bool {
	v, ok := data.(*core.VectorType)
	m := desc.(*xegpu.MemDescType)
	if !ok || len(v.Shape()) != len(m.Shape()) {
		return true
	}
	for i, n := range v.Shape() {
		if n > m.Shape()[i] {
			return r.OpErrorf(op, "data shape must not exceed mem_desc shape.").Fail()
		}
	}
	return true
}

// VerifyLoadMatrix compares the result with the matrix.
func (Hooks) VerifyLoadMatrix(op xegpu.LoadMatrixOp, r *core.Reporter) bool {
	return verifyMatrix(op.Op, op.Res().Type(), op.MemDesc().Type(), r)
}

// VerifyStoreMatrix compares the data with the matrix.
func (Hooks) VerifyStoreMatrix(op xegpu.StoreMatrixOp, r *core.Reporter) bool {
	return verifyMatrix(op.Op, op.Data().Type(), op.MemDesc().Type(), r)
}
