package vectorize

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/rewrite"
	memrefdefs "github.com/odsgen/ods/defs/memref"
	"github.com/odsgen/ods/generated/linalg"
	"github.com/odsgen/ods/generated/memref"
	"github.com/odsgen/ods/generated/ub"
	"github.com/odsgen/ods/generated/vector"
	vectorpasses "github.com/odsgen/ods/passes/dialect/vector"
)

// AddCopyForwarding adds the patterns that read from where a part of a local buffer was copied from, and write to where
// it is copied to. Their benefit is 2.
func AddCopyForwarding(set *rewrite.PatternSet) {
	set.Add(
		rewrite.OpPattern(&vector.TransferReadDef, vector.AsTransferReadOp, "transfer_read of copy", readCopied).WithBenefit(2),
		rewrite.OpPattern(&vector.TransferWriteDef, vector.AsTransferWriteOp, "transfer_write before copy", writeCopied).WithBenefit(2))
}

// usedBetween reports whether something may use one of the values between two operations.
func usedBetween(first, second *core.Operation, vals ...*core.Value) bool {
	if first.Block() != second.Block() || !first.IsBeforeInBlock(second) {
		return true
	}
	for _, v := range vals {
		for user := range v.Users() {
			if user != first && user != second &&
				(user.Block() != first.Block() || !user.IsBeforeInBlock(first) && !second.IsBeforeInBlock(user)) {
				return true
			}
		}
	}
	return false
}

// onlyPart returns the only subview of a local buffer, nil when there is none or more than one.
func onlyPart(buffer *core.Value) *core.Value {
	if def := buffer.DefiningOp(); def == nil || !def.Is(&memref.ViewDef) && !def.Is(&memref.AllocDef) {
		return nil
	}
	var part *core.Value
	for user := range buffer.Users() {
		if user.Is(&memref.SubViewDef) {
			if part != nil {
				return nil
			}
			part = user.Result(0)
		}
	}
	return part
}

func readCopied(op vector.TransferReadOp, rw *rewrite.Rewriter) bool {
	x := vectorpasses.TransferOf(op.Op)
	part := onlyPart(x.Base)
	if x.Mask != nil || part == nil {
		return rw.NoMatch(op.Op, "masked, or no subview of a local buffer")
	}
	var from memref.CopyOp
	for user := range part.Users() {
		if c, ok := memref.AsCopyOp(user); ok && c.Target() == part && !usedBetween(user, op.Op, x.Base, part) {
			from = c
			break
		}
	}
	if from.Op == nil {
		return rw.NoMatch(op.Op, "no copy found")
	}
	var filled *core.Operation
	for user := range x.Base.Users() {
		if user.Is(&linalg.FillDef) && user.Operand(1) == x.Base && !usedBetween(user, from.Op, x.Base, part) {
			filled = user
			break
		}
	}
	if filled != nil && filled.Operand(0) != op.Padding() {
		return rw.NoMatch(op.Op, "padding value does not match fill")
	}
	rw.SetLoc(op.Op.Loc())
	v := vector.NewTransferRead(&rw.Builder, x.Type, from.Source(), x.Indices, op.Padding(), op.PermutationMapAttr(),
		bools(rw.Context(), len(x.Type.Shape()), false)).Vector()
	if filled != nil {
		rw.EraseOp(filled)
	}
	rw.EraseOp(from.Op)
	rw.ReplaceOp(op.Op, v)
	return true
}

func writeCopied(op vector.TransferWriteOp, rw *rewrite.Rewriter) bool {
	x := vectorpasses.TransferOf(op.Op)
	part := onlyPart(x.Base)
	if x.Mask != nil || part == nil {
		return rw.NoMatch(op.Op, "masked, or no subview of a local buffer")
	}
	for user := range part.Users() {
		c, ok := memref.AsCopyOp(user)
		if !ok || c.Source() != part || usedBetween(op.Op, user, x.Base, part) {
			continue
		}
		rw.SetLoc(op.Op.Loc())
		vector.NewTransferWrite(&rw.Builder, op.ValueToStore(), c.Target(), x.Indices, op.PermutationMapAttr(),
			bools(rw.Context(), len(x.Type.Shape()), false))
		rw.EraseOp(c.Op)
		rw.EraseOp(op.Op)
		return true
	}
	return rw.NoMatch(op.Op, "no copy found")
}

// AddCopies adds the pattern that copies buffers of known sizes as vectors.
func AddCopies(set *rewrite.PatternSet) {
	set.Add(rewrite.OpPattern(&memref.CopyDef, memref.AsCopyOp, "vectorize memref.copy", vectorizeCopy))
}

func vectorizeCopy(op memref.CopyOp, rw *rewrite.Rewriter) bool {
	src, ok := op.Source().Type().(*core.MemRefType)
	dst, ok2 := op.Target().Type().(*core.MemRefType)
	c := rw.Context()
	if !ok || !ok2 || !core.IsStaticShape(src) || !core.IsStaticShape(dst) || c.VerifyVector(src.Shape(), src.ElementType()) != "" {
		return false
	}
	rw.SetLoc(op.Op.Loc())
	b, t := &rw.Builder, c.Vector(src.Shape(), src.ElementType(), nil)
	zero := memrefdefs.ConstantIndex(b, 0)
	v := transferRead(b, t, op.Source(), zero, ub.NewPoison(b, t.ElementType()).Result()).Vector()
	if len(t.Shape()) == 0 {
		v = vector.NewBroadcast(b, t, vector.NewExtract(b, v, nil, nil).Result()).Vector()
	}
	transferWrite(b, v, op.Target(), zero)
	rw.EraseOp(op.Op)
	return true
}
