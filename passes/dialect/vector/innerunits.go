package vector

import (
	"slices"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/affine"
	"github.com/odsgen/ods/core/rewrite"
	memrefdefs "github.com/odsgen/ods/defs/memref"
	"github.com/odsgen/ods/generated/memref"
	"github.com/odsgen/ods/generated/vector"
)

// AddInnerUnitDropping adds the patterns that leave out the innermost dimensions of transfers when both the vector and the
// buffer have the size one in them: upstream's populateDropInnerMostUnitDimsXferOpPatterns.
func AddInnerUnitDropping(set *rewrite.PatternSet) {
	set.Add(
		rewrite.OpPattern(&vector.TransferReadDef, vector.AsTransferReadOp, "transfer_read without inner unit dimensions", readOuter),
		rewrite.OpPattern(&vector.TransferWriteDef, vector.AsTransferWriteOp, "transfer_write without inner unit dimensions", writeOuter))
}

// innerUnits returns the number of innermost dimensions that can be left out.
func (x Transfer) innerUnits() (n int) {
	m, ok := x.Base.Type().(*core.MemRefType)
	if !ok || x.Mask != nil || !x.Map.IsMinorIdentity() || len(x.Type.Shape()) <= 1 {
		return 0
	}
	if root, _ := maskingOf(x.Op); root != x.Op {
		return 0
	}
	strides, _, ok := m.StridesAndOffset()
	if !ok {
		return 0
	}
	lead := len(m.Shape()) - len(x.Type.Shape())
	for d := len(x.Type.Shape()) - 1; d >= 0; d-- {
		if strides[d+lead] != 1 || m.Shape()[d+lead] != 1 || x.Type.Shape()[d] != 1 || scalable(x.Type, d) {
			break
		}
		n++
	}
	yes := x.Op.Context().Bool(true)
	elems := x.InBounds.Elems()
	if slices.ContainsFunc(elems[len(elems)-n:], func(a core.Attribute) bool { return a != yes }) {
		return 0
	}
	return n
}

// outer returns what a transfer without so many innermost dimensions is made of.
func (x Transfer) outer(b *core.Builder, n int) (t *core.VectorType, base *core.Value, m *core.AffineMapAttr, inBounds *core.ArrayAttr, ok bool) {
	c, from := b.Context(), x.Base.Type().(*core.MemRefType)
	t = x.Type
	for range n {
		t = DropDim(t, len(t.Shape())-1)
	}
	rank := len(from.Shape())
	sizes := make([]core.FoldResult, rank)
	for i, size := range from.Shape() {
		if size == core.Dynamic {
			sizes[i].Value = memref.NewDim(b, x.Base, memrefdefs.ConstantIndex(b, int64(i))).Op.Result(0)
		} else {
			sizes[i].Attr = c.IndexAttr(size)
		}
	}
	offsets, strides := make([]core.FoldResult, rank), make([]core.FoldResult, rank)
	for i := range sizes {
		offsets[i].Attr, strides[i].Attr = c.IndexAttr(0), c.IndexAttr(1)
	}
	to, ok := memrefdefs.ReducedSubViewType(from, from.Shape()[:rank-n], offsets, sizes, strides)
	if !ok {
		return nil, nil, nil, nil, false
	}
	base, ok = viewAs(b, x.Base, to, sizes)
	return t, base, c.AffineMap(affine.MinorIdentityMap(rank-n, len(t.Shape()))), c.Array(x.InBounds.Elems()[:len(t.Shape())]...), ok
}

func readOuter(op vector.TransferReadOp, rw *rewrite.Rewriter) bool {
	x := TransferOf(op.Op)
	n := x.innerUnits()
	if n == 0 {
		return rw.NoMatch(op.Op, "it has no inner unit dimensions")
	}
	rw.SetLoc(op.Op.Loc())
	b := &rw.Builder
	t, base, m, inBounds, ok := x.outer(b, n)
	if !ok {
		return false
	}
	read := vector.TransferRead{VectorType: t, Base: base, Indices: x.Indices[:len(x.Indices)-n], PermutationMap: m, Padding: op.Padding(),
		InBounds: inBounds}.Build(b)
	rw.ReplaceOp(op.Op, shapeCast(b, x.Type, read.Vector()))
	return true
}

func writeOuter(op vector.TransferWriteOp, rw *rewrite.Rewriter) bool {
	x := TransferOf(op.Op)
	n := x.innerUnits()
	if n == 0 {
		return rw.NoMatch(op.Op, "it has no inner unit dimensions")
	}
	rw.SetLoc(op.Op.Loc())
	b := &rw.Builder
	t, base, m, inBounds, ok := x.outer(b, n)
	if !ok {
		return false
	}
	v := shapeCast(b, t, op.ValueToStore())
	rw.ReplaceOpWith(op.Op, vector.TransferWrite{ValueToStore: v, Base: base, Indices: x.Indices[:len(x.Indices)-n], PermutationMap: m,
		InBounds: inBounds}.Build(b).Op)
	return true
}
