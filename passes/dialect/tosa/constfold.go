package tosa

import (
	"slices"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/dim"
	"github.com/odsgen/ods/core/num"
	"github.com/odsgen/ods/core/rewrite"
	gen "github.com/odsgen/ods/generated/tosa"
	"github.com/odsgen/ods/passes"
)

func (p *LayerwiseConstantFoldPass) run(r *passes.Run) {
	set := rewrite.NewPatternSet(r.Op.Context())
	for _, reduce := range reductions {
		set.Add(rewrite.Pattern{Name: reduce.def.Name + " of a constant", Root: reduce.def.Name,
			Match: func(op *core.Operation, rw *rewrite.Rewriter) bool {
				return foldReduction(op, rw, reduce.compute, p.AggressiveReduceConstant)
			}})
	}
	set.Add(rewrite.OpPattern(&gen.TransposeDef, gen.AsTransposeOp, "tosa.transpose of a constant", foldTranspose))
	set.Add(rewrite.OpPattern(&gen.ReciprocalDef, gen.AsReciprocalOp, "tosa.reciprocal of a constant", foldReciprocal))
	if d := r.Op.Context().LoadedDialect(gen.Name); d != nil {
		rewrite.AddCanonicalizationsOf(set, d.Def.Ops...)
	}
	rewrite.Greedy(r.Op, set.Freeze(), r.GreedyConfig())
}

// reductions are the operations that constants of integers are computed for.
var reductions = []struct {
	def     *core.OpDef
	compute func(a, b num.Int) num.Int
}{
	{&gen.ReduceAllDef, num.Int.And},
	{&gen.ReduceAnyDef, num.Int.Or},
	{&gen.ReduceMaxDef, func(a, b num.Int) num.Int {
		if b.SGT(a) {
			return b
		}
		return a
	}},
	{&gen.ReduceMinDef, func(a, b num.Int) num.Int {
		if b.SLT(a) {
			return b
		}
		return a
	}},
	{&gen.ReduceProductDef, num.Int.Mul},
	{&gen.ReduceSumDef, num.Int.Add},
}

// constant returns the elements of a constant of the dialect; those of a resource when they are there.
func constant(v *core.Value) *core.DenseElementsAttr {
	c, ok := gen.AsConstOp(v.DefiningOp())
	if !ok {
		return nil
	}
	return elements(c.ValuesAttr())
}

func elements(a core.Attribute) *core.DenseElementsAttr {
	switch a := a.(type) {
	case *core.DenseElementsAttr:
		return a
	case *core.DenseResourceAttr:
		return a.Elements()
	}
	return nil
}

func replaceByConstant(op *core.Operation, rw *rewrite.Rewriter, value *core.DenseElementsAttr) bool {
	rw.SetLoc(op.Loc())
	rw.ReplaceOpWith(op, gen.Const{Values: value, OutputType: value.Type()}.Build(&rw.Builder).Op)
	return true
}

// foldReduction computes along an axis.
func foldReduction(op *core.Operation, rw *rewrite.Rewriter, compute func(a, b num.Int) num.Int, always bool) bool {
	value := constant(op.Operand(0))
	t, ok := static(op.Result(0))
	if value == nil || !ok {
		return rw.NoMatch(op, "reduce input must be const operation")
	}
	if !op.Operand(0).HasOneUse() && !always {
		return rw.NoMatch(op, "input operation has more than one user")
	}
	elem, ok := value.ShapedType().ElementType().(*core.IntegerType)
	axis, hasAxis := op.Attr("axis").(*core.IntegerAttr)
	shape := value.ShapedType().Shape()
	if !ok || !hasAxis || axis.Int64() < 0 || axis.Int64() >= int64(len(shape)) {
		return rw.NoMatch(op, "reduce input currently supported with integer type")
	}
	stride := core.NumElements(shape[axis.Int64()+1:])
	n := shape[axis.Int64()]
	if n == 0 {
		return false
	}
	out := make([]core.Attribute, 0, core.NumElements(t.Shape()))
	for outer := int64(0); outer < value.NumElements(); outer = dim.Add(outer, dim.Mul(n, stride)) {
		for at := outer; at < dim.Add(outer, stride); at++ {
			sum := value.Int(at)
			for k := int64(1); k < n; k++ {
				sum = compute(sum, value.Int(dim.Add(at, dim.Mul(k, stride))))
			}
			out = append(out, rw.Context().APIntAttr(elem, sum))
		}
	}
	return int64(len(out)) == core.NumElements(t.Shape()) && replaceByConstant(op, rw, rw.Context().DenseOf(t, out))
}

// permuted moves the elements of a constant as a transposition does.
func permuted(value *core.DenseElementsAttr, t *core.RankedTensorType, perms []int32) *core.DenseElementsAttr {
	c := t.Context()
	if value.IsSplat() || value.NumElements() == 0 {
		return c.DenseElements(t, value.RawData())
	}
	shape := value.ShapedType().Shape()
	strides := make([]int64, len(shape)) // of the source, by its dimensions
	n := int64(1)
	for i := len(shape) - 1; i >= 0; i-- {
		strides[i] = n
		n = dim.Count(n, shape[i])
	}
	raw := make([]byte, 0, dim.Count(int(n), len(value.Raw(0))))
	at := make([]int64, len(shape)) // the place in the result
	for range n {
		from := int64(0)
		for i, p := range perms {
			from = dim.Add(from, dim.Mul(at[i], strides[p]))
		}
		raw = append(raw, value.Raw(from)...)
		for i := len(at) - 1; i >= 0; i-- {
			if at[i]++; at[i] < t.Shape()[i] {
				break
			}
			at[i] = 0
		}
	}
	return c.DenseElements(t, raw)
}

// isMovable reports whether elements of a type are moved at compile time: those that C++ has, and all floats where they
// are not in a resource.
func isMovable(t core.Type, isResource bool) bool {
	switch t := t.(type) {
	case *core.IntegerType:
		return t.Signedness() != core.Unsigned && slices.Contains([]uint{1, 8, 16, 32, 64}, t.Width())
	case *core.FloatType:
		return !isResource || t.Width() == 32
	case *core.IndexType:
		return !isResource
	}
	return false
}

// foldTranspose computes a transposition of what nothing else uses.
func foldTranspose(op gen.TransposeOp, rw *rewrite.Rewriter) bool {
	t, ok := static(op.Output())
	if !ok {
		return false
	}
	constant := op.Input1().ConstantValue()
	_, isResource := constant.(*core.DenseResourceAttr)
	value := elements(constant)
	if value == nil || !isMovable(t.ElementType(), isResource) || !op.Input1().HasOneUse() {
		return false
	}
	return replaceByConstant(op.Op, rw, permuted(value, t, op.Perms()))
}

// foldReciprocal computes 1/x of what nothing else uses, or of a single number.
func foldReciprocal(op gen.ReciprocalOp, rw *rewrite.Rewriter) bool {
	c, ok := gen.AsConstOp(op.Input1().DefiningOp())
	if !ok {
		return false
	}
	value, ok := c.ValuesAttr().(*core.DenseElementsAttr)
	if !ok {
		return false
	}
	t, ok := value.ShapedType().ElementType().(*core.FloatType)
	if !ok || !value.IsSplat() && !op.Input1().HasOneUse() {
		return false
	}
	out := make([]core.Attribute, value.NumElements())
	for i := range out {
		out[i] = rw.Context().FloatAttr(num.FloatOne(t.Semantics()).Div(value.Float(int64(i))))
	}
	return replaceByConstant(op.Op, rw, rw.Context().DenseOf(value.ShapedType(), out))
}
