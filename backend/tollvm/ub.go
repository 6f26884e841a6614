package tollvm

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/rewrite/conversion"
	"github.com/odsgen/ods/generated/llvm"
	"github.com/odsgen/ods/generated/ub"
)

// AddUB adds the patterns for dialect ub.
func AddUB(set *conversion.PatternSet, t *TypeConverter) {
	set.Add(
		conversion.Pattern{Name: "poison", Root: ub.PoisonDef.Name, Types: t.TypeConverter,
			Match: func(op *core.Operation, _ []*core.Value, rw *conversion.Rewriter) bool {
				if _, ok := op.Slot(0).(*ub.PoisonAttr); !ok {
					return rw.NoMatch(op, "pattern can only convert op with '#ub.poison' poison value")
				}
				x := t.ConvertOne(op.Result(0).Type())
				if x == nil {
					return rw.NoMatch(op, "failed to convert result type")
				}
				rw.ReplaceOpWith(op, llvm.NewPoison(&rw.Builder, x).Op)
				return true
			}},
		conversion.Pattern{Name: "unreachable", Root: ub.UnreachableDef.Name, Types: t.TypeConverter,
			Match: func(op *core.Operation, _ []*core.Value, rw *conversion.Rewriter) bool {
				llvm.NewUnreachable(&rw.Builder)
				rw.EraseOp(op)
				return true
			}})
}
