package testtransform

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/rewrite/conversion"
	"github.com/odsgen/ods/passes/transform"
)

// memrefsForTensors makes memrefs of ranked tensors.
func memrefsForTensors(*transform.Call, *core.Operation) transform.Types {
	types := conversion.NewTypeConverter()
	types.AddLegal(func(core.Type) bool { return true })
	conversion.AddConversionOf(types, func(t *core.RankedTensorType) core.Type {
		return t.Context().MemRef(t.Shape(), t.ElementType(), nil, nil)
	})
	types.AddSource(conversion.CastMaterialization)
	types.AddTarget(conversion.CastMaterialization)
	return transform.Types{TypeConverter: types}
}

// newOps replaces operations with the attribute "replace_with_new_op" by test.new_op.
func newOps(_ *transform.Call, _ *core.Operation, types transform.Types, set *conversion.PatternSet, _ *conversion.Target) transform.Outcome {
	set.Add(conversion.Pattern{Name: "replace with test.new_op", Types: types.TypeConverter,
		Match: func(op *core.Operation, operands []*core.Value, rw *conversion.Rewriter) bool {
			if op.Attr("replace_with_new_op") == nil {
				return false
			}
			results, ok := types.ConvertAll(op.ResultTypes())
			if !ok {
				return false
			}
			by := rw.CreateOp(&core.OperationState{Info: rw.Context().OpName("test.new_op"), Loc: op.Loc(), Operands: operands, Types: results})
			rw.ReplaceOpWith(op, by)
			return true
		}})
	return transform.Done
}
