package math

import (
	"github.com/odsgen/ods/core/rewrite"
	"github.com/odsgen/ods/generated/arith"
	gen "github.com/odsgen/ods/generated/math"
	"github.com/odsgen/ods/passes"
)

func (*MathUpliftToFmaPass) run(r *passes.Run) {
	set := rewrite.NewPatternSet(r.Op.Context())
	AddFMAUplift(set)
	rewrite.Greedy(r.Op, set.Freeze(), r.GreedyConfig())
}

// AddFMAUplift adds the pattern of pass math-uplift-to-fma.
func AddFMAUplift(set *rewrite.PatternSet) {
	set.Add(rewrite.OpPattern(&arith.AddFDef, arith.AsAddFOp, "fuse with product", fuseProduct))
}

func fuseProduct(op arith.AddFOp, rw *rewrite.Rewriter) bool {
	const contract = arith.FastMathFlagsContract
	if op.Fastmath()&contract == 0 {
		return false
	}
	product, ok := arith.AsMulFOp(op.Lhs().DefiningOp())
	other := op.Rhs()
	if !ok {
		product, ok = arith.AsMulFOp(op.Rhs().DefiningOp())
		other = op.Lhs()
	}
	if !ok || product.Fastmath()&contract == 0 {
		return false
	}
	fma := gen.Fma{A: product.Lhs(), B: product.Rhs(), C: other, Fastmath: op.Fastmath() & product.Fastmath()}.Build(&rw.Builder)
	rw.ReplaceOp(op.Op, fma.Result())
	return true
}

func (*MathSincosFusionPass) run(r *passes.Run) {
	set := rewrite.NewPatternSet(r.Op.Context())
	set.Add(rewrite.OpPattern(&gen.SinDef, gen.AsSinOp, "fuse with cosine", fuseCosine))
	rewrite.Greedy(r.Op, set.Freeze(), r.GreedyConfig())
}

// fuseCosine looks for the first cosine of the same operand in the same block.
func fuseCosine(sin gen.SinOp, rw *rewrite.Rewriter) bool {
	var cos gen.CosOp
	found := false
	for op := range sin.Op.Block().Ops() {
		if cos, found = gen.AsCosOp(op); found && cos.Operand() == sin.Operand() && cos.Fastmath() == sin.Fastmath() {
			break
		}
		found = false
	}
	if !found {
		return false
	}
	first := sin.Op
	if cos.Op.IsBeforeInBlock(first) {
		first = cos.Op
	}
	rw.SetBefore(first)
	both := gen.Sincos{Operand: sin.Operand(), Fastmath: sin.Fastmath()}.Build(&rw.Builder)
	rw.ReplaceOp(sin.Op, both.Sin())
	rw.ReplaceOp(cos.Op, both.Cos())
	return true
}
