package vector

import (
	"slices"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/rewrite"
	"github.com/odsgen/ods/generated/iface/cast"
	"github.com/odsgen/ods/generated/vector"
)

const elementwiseMappable = core.TraitElementwise | core.TraitScalarizable | core.TraitVectorizable | core.TraitTensorizable

// AddSinking adds the patterns that transpose and broadcast after operations that combine elements one by one, and
// extract before them.
func AddSinking(set *rewrite.PatternSet) {
	set.Add(
		rewrite.Pattern{Name: "elementwise of transpose", Match: sinkTransposes},
		rewrite.Pattern{Name: "cast of broadcast", Match: sinkCast},
		rewrite.Pattern{Name: "elementwise of broadcast", Match: sinkBroadcasts},
		rewrite.OpPattern(&vector.ExtractDef, vector.AsExtractOp, "extract of elementwise", extractFirst))
}

// remake makes an operation like another one on other operands.
func remake(rw *rewrite.Rewriter, op *core.Operation, operands []*core.Value, t core.Type) *core.Value {
	n := op.CloneWithoutRegions(nil)
	n.SetOperands(operands)
	n.Result(0).SetType(t)
	return rw.Insert(n).Result(0)
}

// withShapeOf returns the type with the shape of a vector type, or a scalar, and other elements.
func withShapeOf(t, elem core.Type) core.Type {
	if v, ok := t.(*core.VectorType); ok {
		return withElement(v, elem)
	}
	return elem
}

func sinkTransposes(op *core.Operation, rw *rewrite.Rewriter) bool {
	if !op.Has(core.TraitElementwise) || op.NumResults() != 1 || op.NumRegions() != 0 {
		return false
	}
	var order []int64
	var from *core.VectorType
	for _, v := range op.Operands() {
		t, ok := vector.AsTransposeOp(v.DefiningOp())
		switch {
		case !ok && v.ConstantValue() == nil, ok && from != nil && !slices.Equal(order, t.Permutation()):
			return false
		case ok:
			order, from = t.Permutation(), vectorOf(t.Vector())
		}
	}
	if from == nil {
		return false
	}
	back := make([]int64, len(order))
	for i, n := range order {
		back[n] = int64(i)
	}
	b := &rw.Builder
	var operands []*core.Value
	for _, v := range op.Operands() {
		if t, ok := vector.AsTransposeOp(v.DefiningOp()); ok {
			operands = append(operands, t.Vector())
			continue
		}
		c := vectorOf(v)
		if c == nil {
			return false
		}
		operands = append(operands, vector.Transpose{ResultType: withElement(from, c.ElementType()), Vector: v, Permutation: back,
			Loc: v.Loc()}.Build(b).Result())
	}
	rw.SetLoc(op.Loc())
	n := remake(rw, op, operands, withElement(from, core.ElementTypeOrSelf(op.Result(0).Type())))
	rw.ReplaceOp(op, vector.NewTranspose(b, op.Result(0).Type(), n, order).Result())
	return true
}

func sinkCast(op *core.Operation, rw *rewrite.Rewriter) bool {
	if _, ok := cast.CastOpInterfaceKey.Of(op); !ok || op.NumOperands() != 1 || op.NumResults() != 1 || vectorOf(op.Result(0)) == nil {
		return false
	}
	x, ok := vector.AsBroadcastOp(op.Operand(0).DefiningOp())
	if !ok {
		return false
	}
	rw.SetLoc(op.Loc())
	n := remake(rw, op, []*core.Value{x.Source()}, withShapeOf(x.Source().Type(), vectorOf(op.Result(0)).ElementType()))
	rw.ReplaceOp(op, broadcast(&rw.Builder, op.Result(0).Type(), n))
	return true
}

// splatOf returns the element that all of a constant are, or nil.
func splatOf(v *core.Value) core.Attribute {
	if d, ok := v.ConstantValue().(*core.DenseElementsAttr); ok && d.IsSplat() {
		return d.Element(0)
	}
	return nil
}

// broadcastSource returns the type that the operands of an operation are broadcast from, nil when it is not the same or
// one is something else.
func broadcastSource(op *core.Operation) core.Type {
	var from core.Type
	for _, v := range op.Operands() {
		def := v.DefiningOp()
		if def == nil {
			return nil
		}
		if x, ok := vector.AsBroadcastOp(def); ok && !def.Has(core.TraitConstantLike) {
			from = x.Source().Type()
			break
		}
	}
	if from == nil {
		return nil
	}
	for _, v := range op.Operands() {
		if x, ok := vector.AsBroadcastOp(v.DefiningOp()); ok {
			if t := x.Source().Type(); withShapeOf(t, core.ElementTypeOrSelf(from)) != from {
				return nil
			}
		} else if splatOf(v) == nil {
			return nil
		}
	}
	return from
}

func sinkBroadcasts(op *core.Operation, rw *rewrite.Rewriter) bool {
	if !op.Has(core.TraitElementwise) || op.NumResults() != 1 || !op.Has(elementwiseMappable) || op.NumOperands() == 0 ||
		op.Is(&vector.FMADef) {
		return false
	}
	t := vectorOf(op.Result(0))
	if t == nil {
		return false
	}
	from := broadcastSource(op)
	if from == nil {
		return rw.NoMatch(op, "not all operands are constants or broadcasts from the same type")
	}
	b := &rw.Builder
	var operands []*core.Value
	for _, v := range op.Operands() {
		a := splatOf(v)
		if a == nil {
			operands = append(operands, v.DefiningOp().Operand(0))
			continue
		}
		to := withShapeOf(from, core.ElementTypeOrSelf(v.Type()))
		if s, ok := to.(core.ShapedType); ok {
			a = b.Context().DenseSplat(s, a)
		}
		c := rewrite.Materialize(b, v.DefiningOp().Info().Dialect(), a, to, v.Loc())
		if c == nil {
			return false
		}
		operands = append(operands, c.Result(0))
	}
	rw.SetLoc(op.Loc())
	n := remake(rw, op, operands, withShapeOf(from, t.ElementType()))
	rw.ReplaceOp(op, broadcast(b, t, n))
	return true
}

// extractFirst computes only what is extracted from the result of an operation that nothing else uses.
func extractFirst(op vector.ExtractOp, rw *rewrite.Rewriter) bool {
	def := op.Source().DefiningOp()
	if def == nil || !def.Has(elementwiseMappable) || def.Is(&vector.FMADef) || def.NumResults() != 1 ||
		!op.Source().HasOneUse() || len(op.DynamicPosition()) > 0 {
		return false
	}
	for _, t := range def.OperandTypes() {
		if t != def.OperandTypes()[0] {
			return rw.NoMatch(op.Op, "operand types are different")
		}
	}
	rw.SetBefore(def)
	rw.SetLoc(def.Loc())
	var operands []*core.Value
	for _, v := range def.Operands() {
		operands = append(operands, extract(&rw.Builder, v, op.StaticPosition()...))
	}
	n := remake(rw, def, operands, op.Op.Result(0).Type())
	rw.ReplaceOp(op.Op, n)
	rw.EraseOp(def)
	return true
}
