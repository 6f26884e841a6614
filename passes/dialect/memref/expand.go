package memref

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/dim"
	"github.com/odsgen/ods/core/rewrite"
	"github.com/odsgen/ods/core/rewrite/conversion"
	"github.com/odsgen/ods/generated/arith"
	gen "github.com/odsgen/ods/generated/memref"
	"github.com/odsgen/ods/passes"
)

func (*ExpandPass) run(r *passes.Run) {
	set, target := conversion.NewPatternSet(), conversion.NewTarget()
	set.AddPlain(expandReshapePattern)
	target.LegalDialects(arith.Name, gen.Name)
	target.DynamicOps(func(op *core.Operation) conversion.Legality {
		reshape := core.Must(gen.AsReshapeOp(op))
		shape, ok := reshape.Shape().Type().(core.ShapedType)
		return conversion.LegalIf(!ok || !core.IsStaticShape(shape))
	}, gen.ReshapeDef.Name)
	r.Convert(target, set)
}

var expandReshapePattern = rewrite.OpPattern(&gen.ReshapeDef, gen.AsReshapeOp, "memref.reshape by sizes and strides", expandReshape)

// AddExpansions adds the pattern of memref-expand.
func AddExpansions(set *rewrite.PatternSet) { set.Add(expandReshapePattern) }

// expandReshape loads sizes and computes strides, from the last dimension to the first one.
func expandReshape(op gen.ReshapeOp, rw *rewrite.Rewriter) bool {
	shape, ok := op.Shape().Type().(core.ShapedType)
	result, ranked := op.Result().Type().(*core.MemRefType)
	if !ok || !core.IsStaticShape(shape) || !ranked {
		return false
	}
	c, b := rw.Context(), &rw.Builder
	index := func(v int64) *core.Value { return arith.NewConstant(b, c.IndexAttr(v)).Result() }
	rank := len(result.Shape())
	sizes, strides := make([]core.FoldResult, rank), make([]core.FoldResult, rank)
	var stride *core.Value // nil as long as static knows it
	static := int64(1)
	for i := rank - 1; i >= 0; i-- {
		n := result.Shape()[i]
		var size *core.Value
		if n == core.Dynamic {
			load := gen.NewLoad(b, op.Shape(), []*core.Value{index(int64(i))})
			load.SetNontemporal(false)
			size = load.Result()
			if _, ok := size.Type().(*core.IndexType); !ok {
				size = arith.NewIndexCast(b, c.Index(), size).Out()
			}
			sizes[i] = core.FoldResult{Value: size}
		} else {
			size = index(n)
			sizes[i] = core.FoldResult{Attr: c.IndexAttr(n)}
		}
		strides[i] = core.FoldResult{Value: stride}
		if stride == nil {
			strides[i] = core.FoldResult{Attr: c.IndexAttr(static)}
		}
		switch {
		case i == 0:
		case stride != nil:
			stride = arith.NewMulI(b, stride, size).Result()
		case n == core.Dynamic:
			stride = arith.NewMulI(b, index(static), size).Result()
		default:
			static = dim.Mul(static, n)
		}
	}
	d := descriptor{base: op.Source(), offset: core.FoldResult{Attr: c.IndexAttr(0)}, sizes: sizes, strides: strides}
	rw.ReplaceOp(op.Op, d.reinterpret(b, result))
	return true
}
