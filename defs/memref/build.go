package memref

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/generated/arith"
	"github.com/odsgen/ods/generated/memref"
)

// constantIndex makes an arith.constant of type index.
func constantIndex(b *core.Builder, n int64) *core.Value {
	return arith.Constant{Value: b.Context().IndexAttr(n)}.Build(b).Op.Result(0)
}

// valueOf returns an entry as a value, making a constant for an attribute.
func valueOf(b *core.Builder, m core.FoldResult) *core.Value {
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
		out[i].Value = memref.NewDim(b, v, constantIndex(b, int64(i))).Result()
	}
	return out
}
