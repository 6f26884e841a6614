package vector

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/rewrite"
	"github.com/odsgen/ods/generated/arith"
	"github.com/odsgen/ods/generated/vector"
	"github.com/odsgen/ods/passes"
)

func (*FMAToArithPass) prepare(c *core.Context, _ *core.Reporter) (any, bool) {
	set := rewrite.NewPatternSet(c)
	set.Add(rewrite.OpPattern(&vector.FMADef, vector.AsFMAOp, "product and sum", func(op vector.FMAOp, rw *rewrite.Rewriter) bool {
		rw.SetLoc(op.Op.Loc())
		product := arith.NewMulF(&rw.Builder, op.Lhs(), op.Rhs()).Result()
		rw.ReplaceOpWith(op.Op, arith.NewAddF(&rw.Builder, product, op.Acc()).Op)
		return true
	}))
	return set.Freeze(), true
}

func (*FMAToArithPass) run(r *passes.Run) { greedily(r) }
