package tosatomlprogram

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/rewrite"
	"github.com/odsgen/ods/core/rewrite/conversion"
	"github.com/odsgen/ods/generated/mlprogram"
	"github.com/odsgen/ods/generated/tosa"
	"github.com/odsgen/ods/passes"
)

func (*ConvertPass) run(r *passes.Run) {
	set := conversion.NewPatternSet()
	Add(set)
	t := conversion.NewTarget()
	t.LegalDialects(mlprogram.Name)
	t.IllegalOps(tosa.VariableDef.Name, tosa.VariableReadDef.Name, tosa.VariableWriteDef.Name)
	t.DynamicUnknown(func(*core.Operation) conversion.Legality { return conversion.LegalIf(true) })
	r.Convert(t, set)
}

// Add adds the patterns.
func Add(set *conversion.PatternSet) {
	set.AddPlain(
		rewrite.OpPattern(&tosa.VariableDef, tosa.AsVariableOp, "tosa.variable to ml_program", func(op tosa.VariableOp, rw *rewrite.Rewriter) bool {
			rw.SetLoc(op.Op.Loc())
			mlprogram.Global{SymName: op.SymName(), GlobalType: variableType(op), IsMutable: true, Value: op.InitialValueAttr(),
				SymVisibility: rw.Context().String("private")}.Build(&rw.Builder)
			rw.EraseOp(op.Op)
			return true
		}),
		rewrite.OpPattern(&tosa.VariableReadDef, tosa.AsVariableReadOp, "tosa.variable_read to ml_program",
			func(op tosa.VariableReadOp, rw *rewrite.Rewriter) bool {
				rw.SetLoc(op.Op.Loc())
				rw.ReplaceOpWith(op.Op, mlprogram.NewGlobalLoad(&rw.Builder, op.Output1().Type(), rw.Context().SymbolRef(op.Name())).Op)
				return true
			}),
		rewrite.OpPattern(&tosa.VariableWriteDef, tosa.AsVariableWriteOp, "tosa.variable_write to ml_program",
			func(op tosa.VariableWriteOp, rw *rewrite.Rewriter) bool {
				rw.SetLoc(op.Op.Loc())
				mlprogram.GlobalStore{Value: op.Input1(), Global: rw.Context().SymbolRef(op.Name())}.Build(&rw.Builder)
				rw.EraseOp(op.Op)
				return true
			}))
}

// variableType is the tensor that a variable holds; a size of -1 is not known.
func variableType(op tosa.VariableOp) core.Type {
	var shape []int64
	if a := op.VarShapeAttr(); a != nil {
		for i := range a.NumElements() {
			n := a.Int(i).Int64()
			if n < 0 {
				n = core.Dynamic
			}
			shape = append(shape, n)
		}
	}
	return op.Op.Context().RankedTensor(shape, op.Type(), nil)
}
