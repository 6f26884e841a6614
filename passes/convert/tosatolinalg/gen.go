package tosatolinalg

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/affine"
	"github.com/odsgen/ods/core/num"
	"github.com/odsgen/ods/core/rewrite"
	"github.com/odsgen/ods/core/rewrite/conversion"
	linalgdefs "github.com/odsgen/ods/defs/linalg"
	memrefdefs "github.com/odsgen/ods/defs/memref"
	"github.com/odsgen/ods/generated/arith"
	"github.com/odsgen/ods/generated/linalg"
	"github.com/odsgen/ods/generated/tensor"
)

// gen makes operations at the insertion point of a rewriter, with short names for what is made often.
type gen struct {
	*core.Builder
	rw *conversion.Rewriter
	// reason says why an operation cannot be lowered.
	reason string
}

// fail notes why an operation cannot be lowered, and returns nil.
func (g *gen) fail(reason string) []*core.Value {
	g.reason = reason
	return nil
}

// op makes an operation of one result.
func (g *gen) op(def *core.OpDef, t core.Type, operands ...*core.Value) *core.Value {
	return g.CreateOp(&core.OperationState{Info: g.Context().InfoOf(def), Operands: operands, Types: []core.Type{t}}).Result(0)
}

// same makes an operation whose result has the type of its first operand.
func (g *gen) same(def *core.OpDef, operands ...*core.Value) *core.Value {
	return g.op(def, operands[0].Type(), operands...)
}

func (g *gen) constant(a core.Attribute) *core.Value { return arith.NewConstant(g.Builder, a).Result() }

// integer makes a constant of an integer type or index; bits that do not fit are cut off.
func (g *gen) integer(t core.Type, n int64) *core.Value {
	if it, ok := t.(*core.IntegerType); ok {
		return g.constant(g.Context().APIntAttr(t, num.NewSigned(64, n).SExtOrTrunc(it.Width())))
	}
	return g.constant(g.Context().IntegerAttr(t, n))
}

func (g *gen) i32(n int64) *core.Value { return g.integer(g.Context().I32(), n) }

func (g *gen) index(n int64) *core.Value { return memrefdefs.ConstantIndex(g.Builder, n) }

// float makes a constant of a float type, rounded.
func (g *gen) float(t *core.FloatType, v float64) *core.Value {
	x, _ := num.FromDouble(t.Semantics(), v)
	return g.constant(g.Context().FloatAttr(x))
}

func (g *gen) cmpF(p arith.CmpFPredicate, a, b *core.Value) *core.Value {
	return arith.CmpF{Predicate: p, Lhs: a, Rhs: b}.Build(g.Builder).Result()
}

func (g *gen) cmpI(p arith.CmpIPredicate, a, b *core.Value) *core.Value {
	return arith.CmpI{Predicate: p, Lhs: a, Rhs: b}.Build(g.Builder).Result()
}

func (g *gen) choose(cond, yes, no *core.Value) *core.Value {
	return arith.NewSelect(g.Builder, cond, yes, no).Result()
}

// isNaN compares a value with itself.
func (g *gen) isNaN(v *core.Value) *core.Value { return g.cmpF(arith.CmpFPredicateUNO, v, v) }

// clampInt makes max(low, v), and of that min with high.
func (g *gen) clampInt(v, low, high *core.Value, unsigned bool) *core.Value {
	if unsigned {
		return g.same(&arith.MinUIDef, high, g.same(&arith.MaxUIDef, low, v))
	}
	return g.same(&arith.MinSIDef, high, g.same(&arith.MaxSIDef, low, v))
}

func (g *gen) clampFloat(v, low, high *core.Value) *core.Value {
	return g.same(&arith.MaximumFDef, g.same(&arith.MinimumFDef, v, high), low)
}

// dim asks for a size of a tensor.
func (g *gen) dim(v *core.Value, i int) *core.Value {
	return tensor.NewDim(g.Builder, v, g.index(int64(i))).Result()
}

// foldedDim is dim, or the constant that it is.
func (g *gen) foldedDim(v *core.Value, i int) *core.Value {
	return rewrite.FoldCreated(g.Builder, tensor.NewDim(g.Builder, v, g.index(int64(i))).Op)
}

func (g *gen) tensor(shape []int64, elem core.Type) *core.RankedTensorType {
	return g.Context().RankedTensor(shape, elem, nil)
}

func (g *gen) empty(shape []int64, elem core.Type, sizes []*core.Value) *core.Value {
	return tensor.NewEmpty(g.Builder, g.tensor(shape, elem), sizes).Result()
}

// fill sets all elements of a tensor.
func (g *gen) fill(v, dest *core.Value) *core.Value {
	return linalgdefs.NewNamed(g.Builder, &linalg.FillDef, []*core.Value{v}, []*core.Value{dest}).Result(0)
}

// extract reads an element.
func (g *gen) extract(v *core.Value, at ...*core.Value) *core.Value {
	return tensor.NewExtract(g.Builder, v, at).Result()
}

// place asks for the place of the point in a loop.
func (g *gen) place(loop int) *core.Value {
	return linalg.Index{Dim: int64(loop)}.Build(g.Builder).Op.Result(0)
}

// generic makes a linalg.generic. body computes one point: it gets the elements of the inputs and the outputs.
func (g *gen) generic(types []core.Type, ins, outs []*core.Value, maps []*affine.Map, kinds []linalg.IteratorType,
	body func(args []*core.Value) []*core.Value) *core.Operation {
	c := g.Context()
	var mapAttrs, kindAttrs []core.Attribute
	for _, m := range maps {
		mapAttrs = append(mapAttrs, c.AffineMap(m))
	}
	for _, k := range kinds {
		kindAttrs = append(kindAttrs, linalg.GetIteratorTypeAttr(c, k))
	}
	op := linalg.Generic{ResultTensorsTypes: types, Inputs: ins, Outputs: outs, IndexingMaps: c.Array(mapAttrs...),
		IteratorTypes: c.Array(kindAttrs...)}.Build(g.Builder).Op
	defer g.Restore(g.Save())
	var args []core.Type
	var locs []core.Location
	for _, v := range op.Operands() {
		args, locs = append(args, core.ElementTypeOrSelf(v.Type())), append(locs, v.Loc())
	}
	block := g.CreateBlock(op.Region(0), args, locs...)
	linalg.NewYield(g.Builder, body(block.Args()))
	return op
}

// parallel returns the kinds of loops without reductions.
func parallel(n int) []linalg.IteratorType { return make([]linalg.IteratorType, n) }

// dims returns the map to some of the loops.
func dims(loops int, list ...int) *affine.Map {
	exprs := make([]affine.Expr, len(list))
	for i, d := range list {
		exprs[i] = affine.Dim(d)
	}
	return affine.NewMap(loops, 0, exprs...)
}

// dynamicSizes asks for the sizes that the type of a tensor does not know, but for those of the dimensions to skip.
func (g *gen) dynamicSizes(v *core.Value, skip ...int) []*core.Value {
	var out []*core.Value
	for i, n := range shapeOf(v) {
		if n == core.Dynamic && (len(skip) == 0 || skip[0] != i) {
			out = append(out, g.dim(v, i))
		}
	}
	return out
}

func shapeOf(v *core.Value) []int64 { return v.Type().(core.ShapedType).Shape() }

func elemOf(v *core.Value) core.Type { return v.Type().(core.ShapedType).ElementType() }

// ranked returns the type of a tensor whose rank is known, or nil.
func ranked(v *core.Value) *core.RankedTensorType {
	t, _ := v.Type().(*core.RankedTensorType)
	return t
}

func isFloat(t core.Type) bool {
	_, ok := t.(*core.FloatType)
	return ok
}

func isInt(t core.Type) bool {
	_, ok := t.(*core.IntegerType)
	return ok
}

// isIntOf reports whether a type is an integer of a width, whatever its sign.
func isIntOf(t core.Type, width uint) bool {
	i, ok := t.(*core.IntegerType)
	return ok && i.Width() == width
}

// width returns the width of an integer or a float.
func width(t core.Type) uint { return core.StorageWidth(t) }

// constantInts returns the elements of a constant of integers.
func constantInts(v *core.Value) ([]int64, bool) {
	a, ok := v.ConstantValue().(*core.DenseElementsAttr)
	if !ok {
		return nil, false
	}
	if _, ok := a.ShapedType().ElementType().(*core.FloatType); ok {
		return nil, false
	}
	out := make([]int64, a.NumElements())
	for i := range out {
		out[i] = a.Int(int64(i)).Int64()
	}
	return out, true
}

// zeroPoint returns a zero point that is constant; that of floats is 0.
func zeroPoint(v *core.Value) (int64, bool) {
	a, ok := v.ConstantValue().(*core.DenseElementsAttr)
	if !ok || a.NumElements() == 0 {
		return 0, false
	}
	t, ok := a.ShapedType().ElementType().(*core.IntegerType)
	switch {
	case !ok:
		return 0, true
	case t.Signedness() == core.Unsigned:
		return int64(a.Int(0).Uint64()), true
	}
	return a.Int(0).Int64(), true
}
