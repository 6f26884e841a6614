package loops

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/rewrite"
	"github.com/odsgen/ods/generated/affine"
	"github.com/odsgen/ods/generated/memref"
	"github.com/odsgen/ods/generated/scf"
	"github.com/odsgen/ods/generated/tensor"
)

// AddCanonicalizations adds the patterns of scf-for-loop-canonicalization.
func AddCanonicalizations(set *rewrite.PatternSet) {
	extremum := func(op *core.Operation, rw *rewrite.Rewriter) bool { return SimplifyInLoops(rw, op) }
	set.Add(
		rewrite.Pattern{Name: "min in loop", Root: affine.MinDef.Name, Match: extremum},
		rewrite.Pattern{Name: "max in loop", Root: affine.MaxDef.Name, Match: extremum},
		rewrite.Pattern{Name: "tensor.dim of carried", Root: tensor.DimDef.Name, Match: dimOfCarried},
		rewrite.Pattern{Name: "memref.dim of carried", Root: memref.DimDef.Name, Match: dimOfCarried},
		rewrite.Pattern{Name: "tensor.dim of result", Root: tensor.DimDef.Name, Match: dimOfResult},
		rewrite.Pattern{Name: "memref.dim of result", Root: memref.DimDef.Name, Match: dimOfResult},
	)
}

// dimOfCarried takes the size of a value that a loop carries from the value that it starts with, when the loop does not
// change the size.
func dimOfCarried(op *core.Operation, rw *rewrite.Rewriter) bool {
	v := op.Operand(0)
	if !v.IsBlockArg() || v.Index() == 0 {
		return false
	}
	loop, ok := scf.AsForOp(v.OwnerBlock().ParentOp())
	if !ok || !keepsShape(loop, v.Index()-1) {
		return false
	}
	rw.Modify(op, func() { op.SetOperand(0, loop.InitArgs()[v.Index()-1]) })
	return true
}

// dimOfResult takes the size of the result of a loop from the value that it starts with, when the loop does not change
// the size.
func dimOfResult(op *core.Operation, rw *rewrite.Rewriter) bool {
	v := op.Operand(0)
	loop, ok := scf.AsForOp(v.DefiningOp())
	if !ok || !keepsShape(loop, v.Index()) {
		return false
	}
	rw.Modify(op, func() { op.SetOperand(0, loop.InitArgs()[v.Index()]) })
	return true
}

// keepsShape reports whether a value that a loop carries has the same shape in all iterations.
func keepsShape(loop scf.ForOp, i int) bool {
	body := loop.Region().Entry()
	v := body.Last().Operand(i)
	for v != nil && v != body.Arg(i+1) {
		insert, ok := tensor.AsInsertSliceOp(v.DefiningOp())
		if ok {
			v = insert.Dest()
			continue
		}
		inner, ok := scf.AsForOp(v.DefiningOp())
		if !ok || !keepsShape(inner, v.Index()) {
			return false
		}
		v = inner.InitArgs()[v.Index()]
	}
	return v != nil
}
