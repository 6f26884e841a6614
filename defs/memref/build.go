package memref

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/defs/iface/view"
	"github.com/odsgen/ods/generated/arith"
	"github.com/odsgen/ods/generated/memref"
)

// ConstantIndex makes an arith.constant of type index.
func ConstantIndex(b *core.Builder, n int64) *core.Value {
	return arith.Constant{Value: b.Context().IndexAttr(n)}.Build(b).Op.Result(0)
}

// ValueOf returns an entry as a value, making a constant for an attribute.
func ValueOf(b *core.Builder, m core.FoldResult) *core.Value {
	if m.Value != nil {
		return m.Value
	}
	return arith.Constant{Value: m.Attr}.Build(b).Op.Result(0)
}

// sizesOf returns the sizes of a memref's dimensions, asking for those that its type does not know.
func sizesOf(b *core.Builder, v *core.Value, t *core.MemRefType) []core.FoldResult {
	out := make([]core.FoldResult, len(t.Shape()))
	for i, n := range t.Shape() {
		if n != core.Dynamic {
			out[i].Attr = b.Context().IndexAttr(n)
			continue
		}
		out[i].Value = memref.NewDim(b, v, ConstantIndex(b, int64(i))).Result()
	}
	return out
}

// DroppedDims returns which dimensions of the source the result of a subview leaves out; ok is false when that is
// ambiguous.
func DroppedDims(op memref.SubViewOp) (dropped []bool, ok bool) {
	return droppedDims(typeOf(op.Source()), typeOf(op.Result()), view.Mixed(op.Op.Context(), op.StaticSizesAttr(), op.Sizes()))
}
