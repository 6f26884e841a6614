package sparse_tensor

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/generated/arith"
	sparsetensor "github.com/odsgen/ods/generated/sparse_tensor"
)

// This file checks operations whose regions say how values are combined.

// verifyFormula checks a region that maps values to one, unless it has no blocks.
func verifyFormula(op *core.Operation, r *core.Reporter, region *core.Region, name string, out core.Type,
	in ...core.Type) bool {
	entry := region.Entry()
	if entry == nil {
		return true
	}
	if entry.NumArgs() != len(in) {
		return r.OpEmitErrorf(op, "%s region must have exactly %d arguments", name, len(in)).Fail()
	}
	for i, t := range in {
		if entry.Arg(i).Type() != t {
			return r.OpEmitErrorf(op, "%s region argument %d type mismatch", name, i+1).Fail()
		}
	}
	yield, ok := yieldOf(entry)
	if !ok {
		return r.OpEmitErrorf(op, "%s region must end with sparse_tensor.yield", name).Fail()
	}
	if v := yield.Results(); len(v) != 1 || v[0].Type() != out {
		return r.OpEmitErrorf(op, "%s region yield type mismatch", name).Fail()
	}
	return true
}

// yieldOf returns the yield that ends a block.
func yieldOf(b *core.Block) (sparsetensor.YieldOp, bool) {
	if b == nil || b.Last() == nil {
		return sparsetensor.YieldOp{}, false
	}
	return sparsetensor.AsYieldOp(b.Last())
}

// VerifyBinary checks the regions, and the type of an operand that is the result where the other one is absent.
func (Hooks) VerifyBinary(op sparsetensor.BinaryOp, r *core.Reporter) bool {
	x, y, out := op.X().Type(), op.Y().Type(), op.Output().Type()
	if !verifyFormula(op.Op, r, op.OverlapRegion(), "overlap", out, x, y) || !verifyFormula(op.Op, r, op.LeftRegion(), "left", out, x) {
		return false
	}
	if op.LeftRegion().Entry() == nil && op.LeftIdentity() && x != out {
		return r.OpEmitErrorf(op.Op, "left=identity requires first argument to have the same type as the output").Fail()
	}
	if !verifyFormula(op.Op, r, op.RightRegion(), "right", out, y) {
		return false
	}
	if op.RightRegion().Entry() == nil && op.RightIdentity() && y != out {
		return r.OpEmitErrorf(op.Op, "right=identity requires second argument to have the same type as the output").Fail()
	}
	return true
}

// VerifyUnary checks the regions. Where the operand is absent, the value must not depend on the iteration.
func (Hooks) VerifyUnary(op sparsetensor.UnaryOp, r *core.Reporter) bool {
	x, out := op.X().Type(), op.Output().Type()
	if !verifyFormula(op.Op, r, op.PresentRegion(), "present", out, x) || !verifyFormula(op.Op, r, op.AbsentRegion(), "absent", out) {
		return false
	}
	absent := op.AbsentRegion().Entry()
	if absent == nil {
		return true
	}
	yield, _ := yieldOf(absent)
	v, here := yield.Results()[0], op.Op.Block()
	if def := v.DefiningOp(); def == nil {
		if v.OwnerBlock() == here {
			return r.OpEmitErrorf(op.Op, "absent region cannot yield linalg argument").Fail()
		}
	} else if _, isConst := arith.AsConstantOp(def); !isConst && (def.Block() == absent || def.Block() == here) {
		return r.OpEmitErrorf(op.Op, "absent region cannot yield locally computed value").Fail()
	}
	return true
}

// VerifyReduce checks the region, which maps two values to one.
func (Hooks) VerifyReduce(op sparsetensor.ReduceOp, r *core.Reporter) bool {
	t := op.X().Type()
	return verifyFormula(op.Op, r, op.Region(), "reduce", t, t, t)
}

// VerifySelect checks the region, which maps a value to a condition.
func (Hooks) VerifySelect(op sparsetensor.SelectOp, r *core.Reporter) bool {
	return verifyFormula(op.Op, r, op.Region(), "select", op.Op.Context().I1(), op.X().Type())
}
