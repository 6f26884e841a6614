package arith

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/defs/iface/view"
	"github.com/odsgen/ods/generated/arith"
)

// SizeOfGroup multiplies the sizes of a group of dimensions, as reshapes that join them do. It builds what is not
// constant.
func SizeOfGroup(b *core.Builder, sizes []core.FoldResult, group []int64) core.FoldResult {
	static := int64(1)
	var v *core.Value
	for _, d := range group {
		switch n, ok := view.Constant(sizes[d]); {
		case ok:
			static *= n
		case v == nil:
			v = sizes[d].Value
		default:
			v = arith.NewMulI(b, v, sizes[d].Value).Result()
		}
	}
	if v == nil {
		return core.FoldResult{Attr: b.Context().IndexAttr(static)}
	}
	if static != 1 {
		v = arith.NewMulI(b, v, arith.Constant{Value: b.Context().IndexAttr(static)}.Build(b).Op.Result(0)).Result()
	}
	return core.FoldResult{Value: v}
}
