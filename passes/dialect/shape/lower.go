package shape

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/rewrite"
	"github.com/odsgen/ods/core/rewrite/conversion"
	"github.com/odsgen/ods/generated/arith"
	"github.com/odsgen/ods/generated/cf"
	gen "github.com/odsgen/ods/generated/shape"
	"github.com/odsgen/ods/passes"
)

func (*ConvertConstraintsPass) run(r *passes.Run) {
	set := rewrite.NewPatternSet(r.Op.Context())
	set.Add(rewrite.OpPattern(&gen.CstrBroadcastableDef, gen.AsCstrBroadcastableOp, "demand that shapes can be broadcast",
		func(op gen.CstrBroadcastableOp, rw *rewrite.Rewriter) bool {
			test := gen.NewIsBroadcastable(&rw.Builder, op.Shapes()).Result()
			return demand(op.Op, rw, test, "required broadcastable shapes")
		}))
	set.Add(rewrite.OpPattern(&gen.CstrEqDef, gen.AsCstrEqOp, "demand that shapes are equal",
		func(op gen.CstrEqOp, rw *rewrite.Rewriter) bool {
			test := gen.NewShapeEq(&rw.Builder, op.Shapes()).Result()
			return demand(op.Op, rw, test, "required equal shapes")
		}))
	set.Add(rewrite.OpPattern(&gen.CstrRequireDef, gen.AsCstrRequireOp, "assert what is demanded",
		func(op gen.CstrRequireOp, rw *rewrite.Rewriter) bool {
			cf.Assert{Arg: op.Pred(), Msg: op.Msg()}.Build(&rw.Builder)
			rw.ReplaceOp(op.Op, gen.NewConstWitness(&rw.Builder, true).Result())
			return true
		}))
	rewrite.Greedy(r.Op, set.Freeze(), r.GreedyConfig())
}

// demand replaces a constraint by the demand that a test is true.
func demand(op *core.Operation, rw *rewrite.Rewriter, test *core.Value, message string) bool {
	rw.ReplaceOp(op, gen.NewCstrRequire(&rw.Builder, test, message).Result())
	return true
}

func (*ToShapeLoweringPass) run(r *passes.Run) {
	set := conversion.NewPatternSet()
	set.AddPlain(rewrite.OpPattern(&gen.NumElementsDef, gen.AsNumElementsOp, "shape.num_elements is the product of extents", multiplyExtents))
	t := conversion.NewTarget()
	t.LegalDialects(arith.Name, gen.Name)
	t.IllegalOps(gen.NumElementsDef.Name)
	r.Convert(t, set)
}

// multiplyExtents computes a number of elements.
func multiplyExtents(op gen.NumElementsOp, rw *rewrite.Rewriter) bool {
	rw.SetLoc(op.Op.Loc())
	t, c := op.Result().Type(), rw.Context()
	var one *core.Value
	extent := core.Type(c.Index())
	if _, ok := t.(*gen.SizeType); ok {
		one = gen.NewConstSize(&rw.Builder, c.IndexAttr(1)).Result()
	} else {
		one = arith.NewConstant(&rw.Builder, c.IndexAttr(1)).Result()
	}
	if _, ok := op.Shape().Type().(*gen.ShapeType); ok {
		extent = gen.GetSizeType(c)
	}
	product := gen.NewReduce(&rw.Builder, []core.Type{t}, op.Shape(), []*core.Value{one})
	loc := op.Op.Loc()
	at := rw.Save()
	body := rw.CreateBlock(product.Region(), []core.Type{c.Index(), extent, t}, loc, op.Shape().Loc(), loc)
	n := gen.Mul{ResultType: t, Lhs: body.Arg(1), Rhs: body.Arg(2)}.Build(&rw.Builder).Result()
	gen.NewYield(&rw.Builder, []*core.Value{n})
	rw.Restore(at)
	rw.ReplaceOpWith(op.Op, product.Op)
	return true
}
