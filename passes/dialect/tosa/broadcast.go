package tosa

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/rewrite"
	gen "github.com/odsgen/ods/generated/tosa"
	"github.com/odsgen/ods/passes"
)

// binary are the operations whose first two operands are broadcast.
var binary = []*core.OpDef{&gen.BitwiseAndDef, &gen.BitwiseOrDef, &gen.BitwiseXorDef, &gen.AddDef, &gen.SubDef, &gen.MulDef,
	&gen.IntDivDef, &gen.MaximumDef, &gen.MinimumDef, &gen.EqualDef, &gen.GreaterDef, &gen.GreaterEqualDef,
	&gen.LogicalLeftShiftDef, &gen.ArithmeticRightShiftDef, &gen.LogicalRightShiftDef, &gen.LogicalAndDef, &gen.LogicalOrDef,
	&gen.LogicalXorDef, &gen.PowDef}

func (*MakeBroadcastablePass) run(r *passes.Run) {
	set := rewrite.NewPatternSet(r.Op.Context())
	for _, def := range binary {
		set.Add(rewrite.Pattern{Name: def.Name + " of operands of one rank", Root: def.Name, Match: equalizeTwo})
	}
	set.Add(rewrite.OpPattern(&gen.SelectDef, gen.AsSelectOp, "tosa.select of operands of one rank", equalizeThree))
	rewrite.Greedy(r.Op, set.Freeze(), r.GreedyConfig())
}

// equalizeTwo gives both operands the rank of the result.
func equalizeTwo(op *core.Operation, rw *rewrite.Rewriter) bool {
	out, ok := op.Result(0).Type().(*core.RankedTensorType)
	if !ok {
		return false
	}
	rw.SetLoc(op.Loc())
	a, b, ok := equalize(rw, out, op.Operand(0), op.Operand(1))
	if !ok {
		return false
	}
	rw.ReplaceOpWith(op, again(rw, op, a, b))
	return true
}

// again makes an operation with other first operands.
func again(rw *rewrite.Rewriter, op *core.Operation, first ...*core.Value) *core.Operation {
	by := op.Clone(nil)
	for i, v := range first {
		by.SetOperand(i, v)
	}
	return rw.Insert(by)
}

// equalizeThree aligns each pair of operands.
func equalizeThree(op gen.SelectOp, rw *rewrite.Rewriter) bool {
	out, ok := op.Op.Result(0).Type().(*core.RankedTensorType)
	if !ok {
		return rw.NoMatch(op.Op, "output not a ranked tensor")
	}
	rw.SetLoc(op.Op.Loc())
	vals := op.Op.OperandList(0, 3)
	changed := false
	for _, pair := range [][2]int{{0, 1}, {0, 2}, {1, 2}} {
		if a, b, ok := equalize(rw, out, vals[pair[0]], vals[pair[1]]); ok {
			vals[pair[0]], vals[pair[1]], changed = a, b, true
		}
	}
	if !changed {
		return rw.NoMatch(op.Op, "cannot rewrite as the rank of all operands is already aligned")
	}
	for _, v := range vals {
		if t, ok := v.Type().(*core.RankedTensorType); !ok || len(t.Shape()) != len(out.Shape()) {
			return rw.NoMatch(op.Op, "not all ranks are aligned with each other")
		}
	}
	rw.ReplaceOpWith(op.Op, again(rw, op.Op, vals...))
	return true
}

// equalize reshapes the operand with fewer dimensions: those of size one come in front. ok is false when nothing is to be
// done, or nothing can.
func equalize(rw *rewrite.Rewriter, out *core.RankedTensorType, a, b *core.Value) (x, y *core.Value, ok bool) {
	s, isRanked := a.Type().(*core.RankedTensorType)
	t, isRanked2 := b.Type().(*core.RankedTensorType)
	if !isRanked || !isRanked2 || len(s.Shape()) == len(t.Shape()) {
		return a, b, false
	}
	if len(s.Shape()) < len(t.Shape()) {
		y, x, ok = equalize(rw, out, b, a)
		return x, y, ok
	}
	shape := make([]int64, len(s.Shape()))
	front := len(shape) - len(t.Shape())
	known := func(n int64) bool { return n != core.Dynamic && n != 1 }
	for i, n := range s.Shape() {
		if shape[i] = 1; i >= front {
			shape[i] = t.Shape()[i-front]
		}
		if known(n) && known(shape[i]) && n != shape[i] {
			return a, b, false
		}
	}
	if len(out.Shape()) != len(shape) {
		return a, b, false
	}
	to := rw.Context().RankedTensor(shape, t.ElementType(), nil)
	by := gen.Reshape{OutputType: to, Input1: b, Shape: constShape(&rw.Builder, shape)}.Build(&rw.Builder)
	return a, by.Op.Result(0), true
}

// constShape makes a constant shape, in which a size that is not known is -1.
func constShape(b *core.Builder, shape []int64) *core.Value {
	c := b.Context()
	elems := make([]core.Attribute, len(shape))
	for i, n := range shape {
		if n == core.Dynamic {
			n = -1
		}
		elems[i] = c.IndexAttr(n)
	}
	values := c.DenseOf(c.RankedTensor([]int64{int64(len(shape))}, c.Index(), nil), elems)
	return gen.ConstShape{OutputType: gen.GetShapeType(c, int32(len(shape))), Values: values}.Build(b).Output()
}
