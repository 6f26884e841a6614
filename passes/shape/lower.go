package shape

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/rewrite"
	"github.com/odsgen/ods/core/rewrite/conversion"
	"github.com/odsgen/ods/generated/arith"
	"github.com/odsgen/ods/generated/cf"
	ops "github.com/odsgen/ods/generated/shape"
	"github.com/odsgen/ods/passes"
)

func (*ConvertConstraintsPass) run(r *passes.Run) {
	set := rewrite.NewPatternSet(r.Op.Context())
	set.Add(rewrite.OpPattern(&ops.CstrBroadcastableDef, ops.AsCstrBroadcastableOp, "demand that shapes can be broadcast",
		func(op ops.CstrBroadcastableOp, rw *rewrite.Rewriter) bool {
			test := ops.NewIsBroadcastable(&rw.Builder, op.Shapes()).Result()
			return demand(op.Op, rw, test, "required broadcastable shapes")
		}))
	set.Add(rewrite.OpPattern(&ops.CstrEqDef, ops.AsCstrEqOp, "demand that shapes are equal",
		func(op ops.CstrEqOp, rw *rewrite.Rewriter) bool {
			test := ops.NewShapeEq(&rw.Builder, op.Shapes()).Result()
			return demand(op.Op, rw, test, "required equal shapes")
		}))
	set.Add(rewrite.OpPattern(&ops.CstrRequireDef, ops.AsCstrRequireOp, "assert what is demanded",
		func(op ops.CstrRequireOp, rw *rewrite.Rewriter) bool {
			cf.Assert{Arg: op.Pred(), Msg: op.Msg()}.Build(&rw.Builder)
			rw.ReplaceOp(op.Op, ops.NewConstWitness(&rw.Builder, true).Result())
			return true
		}))
	rewrite.Greedy(r.Op, set.Freeze(), r.GreedyConfig())
}

// demand replaces a constraint by the demand that a test is true.
func demand(op *core.Operation, rw *rewrite.Rewriter, test *core.Value, message string) bool {
	rw.ReplaceOp(op, ops.NewCstrRequire(&rw.Builder, test, message).Result())
	return true
}

func (*ToShapeLoweringPass) run(r *passes.Run) {
	set := conversion.NewPatternSet()
	set.AddPlain(rewrite.OpPattern(&ops.NumElementsDef, ops.AsNumElementsOp, "shape.num_elements is the product of extents", multiplyExtents))
	t := conversion.NewTarget()
	t.LegalDialects(arith.Name, ops.Name)
	t.IllegalOps(ops.NumElementsDef.Name)
	r.Convert(t, set)
}

// multiplyExtents computes a number of elements.
func multiplyExtents(op ops.NumElementsOp, rw *rewrite.Rewriter) bool {
	rw.SetLoc(op.Op.Loc())
	t, c := op.Result().Type(), rw.Context()
	var one *core.Value
	extent := core.Type(c.Index())
	if _, ok := t.(*ops.SizeType); ok {
		one = ops.NewConstSize(&rw.Builder, c.IndexAttr(1)).Result()
	} else {
		one = arith.NewConstant(&rw.Builder, c.IndexAttr(1)).Result()
	}
	if _, ok := op.Shape().Type().(*ops.ShapeType); ok {
		extent = ops.GetSizeType(c)
	}
	product := ops.NewReduce(&rw.Builder, []core.Type{t}, op.Shape(), []*core.Value{one})
	loc := op.Op.Loc()
	at := rw.Save()
	body := rw.CreateBlock(product.Region(), []core.Type{c.Index(), extent, t}, loc, op.Shape().Loc(), loc)
	n := ops.Mul{ResultType: t, Lhs: body.Arg(1), Rhs: body.Arg(2)}.Build(&rw.Builder).Result()
	ops.NewYield(&rw.Builder, []*core.Value{n})
	rw.Restore(at)
	rw.ReplaceOpWith(op.Op, product.Op)
	return true
}
