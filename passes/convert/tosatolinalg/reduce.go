package tosatolinalg

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/affine"
	"github.com/odsgen/ods/core/num"
	linalgdefs "github.com/odsgen/ods/defs/linalg"
	"github.com/odsgen/ods/generated/arith"
	"github.com/odsgen/ods/generated/linalg"
	"github.com/odsgen/ods/generated/tosa"
	"github.com/odsgen/ods/passes/dialect/tensor/shapes"
)

// reduction is how elements are combined, for floats and for integers, and what it starts with.
type reduction struct {
	float, integer *core.OpDef
	startFloat     func(sem *num.Semantics) num.Float
	startInt       func(width uint) num.Int
	logical        bool // of integers, only booleans
}

func zeroFloat(sem *num.Semantics) num.Float { return num.FloatZero(sem, false) }

func leastFloat(sem *num.Semantics) num.Float { return num.FloatLargest(sem, true) }

func greatestFloat(sem *num.Semantics) num.Float { return num.FloatLargest(sem, false) }

var reductions = map[*core.OpDef]reduction{
	&tosa.ReduceSumDef:     {&arith.AddFDef, &arith.AddIDef, zeroFloat, num.Zero, false},
	&tosa.ReduceProductDef: {&arith.MulFDef, &arith.MulIDef, num.FloatOne, num.One, false},
	&tosa.ReduceMinDef:     {&arith.MinimumFDef, &arith.MinSIDef, greatestFloat, num.SignedMax, false},
	&tosa.ReduceMaxDef:     {&arith.MaximumFDef, &arith.MaxSIDef, leastFloat, num.SignedMin, false},
	&tosa.ReduceAllDef:     {nil, &arith.AndIDef, nil, num.AllOnes, true},
	&tosa.ReduceAnyDef:     {nil, &arith.OrIDef, nil, num.Zero, true},
	&tosa.ArgMaxDef:        {nil, nil, leastFloat, num.SignedMin, false},
}

// start returns what a reduction of elements starts with, or nil.
func (r reduction) start(c *core.Context, elem core.Type) core.Attribute {
	switch t := elem.(type) {
	case *core.FloatType:
		if r.startFloat != nil {
			return c.FloatAttr(r.startFloat(t.Semantics()))
		}
	case *core.IntegerType:
		if !r.logical || t.Width() == 1 {
			return c.APIntAttr(t, r.startInt(t.Width()))
		}
	}
	return nil
}

// nanMode returns how an operation treats what is not a number.
func nanMode(op *core.Operation) tosa.NanPropagationMode {
	if x, ok := tosa.AsReduceMaxOp(op); ok {
		return x.NanMode()
	}
	if x, ok := tosa.AsReduceMinOp(op); ok {
		return x.NanMode()
	}
	if x, ok := tosa.AsArgMaxOp(op); ok {
		return x.NanMode()
	}
	return tosa.NanPropagationModePROPAGATE
}

// axisOf returns the dimension that an operation works along.
func axisOf(op *core.Operation) int { return int(op.Attr("axis").(*core.IntegerAttr).Int64()) }

// without returns a list without one element.
func without(list []int64, i int) []int64 {
	return append(append([]int64(nil), list[:i]...), list[i+1:]...)
}

// reduce makes a linalg.reduce, whose dimension is put back with size one.
func reduce(g *gen, op *core.Operation, _ []*core.Value) []*core.Value {
	in, out := ranked(op.Operand(0)), ranked(op.Result(0))
	if in == nil || out == nil {
		return g.fail("unranked tensors not supported")
	}
	r, axis, v, elem := reductions[op.Info().Def()], axisOf(op), op.Operand(0), out.ElementType()
	shape := without(in.Shape(), axis)
	sizes := g.dynamicSizes(v, axis)
	init := g.empty(shape, elem, sizes)
	start := r.start(g.Context(), elem)
	if start == nil {
		return g.fail("No initial value found for reduction operation")
	}
	inputs, outputs := []*core.Value{v}, []*core.Value{g.fill(g.constant(start), init)}
	float, isFloat := elem.(*core.FloatType)
	ignore := isFloat && nanMode(op) == tosa.NanPropagationModeIGNORE
	if ignore {
		// A second result tells whether nothing but NaN was seen. Inputs are as many as outputs, so the input is there twice.
		yes := g.constant(g.Context().Bool(true))
		flags := g.empty(shape, yes.Type(), sizes)
		inputs, outputs = append(inputs, v), append(outputs, g.fill(yes, flags))
	}
	def := r.integer
	if isFloat {
		def = r.float
	}
	reduced := g.reduceOp(inputs, outputs, axis, func(args []*core.Value) []*core.Value {
		if !ignore {
			return []*core.Value{g.same(def, args[0], args[1])}
		}
		combined := g.same(def, args[0], args[2])
		nan := g.isNaN(args[0])
		value := g.choose(nan, args[2], combined)
		return []*core.Value{value, g.same(&arith.AndIDef, args[3], nan)}
	})
	result := reduced.Result(0)
	if ignore {
		nan := g.constant(g.Context().FloatAttr(num.FloatNaN(float.Semantics(), false)))
		filled := g.fill(nan, g.empty(shape, elem, sizes))
		dest := g.empty(shape, elem, sizes)
		result = linalgdefs.NewNamed(g.Builder, &linalg.SelectDef, []*core.Value{reduced.Result(1), filled, result},
			[]*core.Value{dest}).Result(0)
	}
	v, ok := shapes.Expand(g.Builder, out, result, reducedGroups(len(shape), axis))
	if !ok {
		return g.fail("the shape of the result cannot be computed")
	}
	return []*core.Value{v}
}

// reducedGroups puts a dimension of size one back at a place.
func reducedGroups(rank, axis int) [][]int64 {
	groups := make([][]int64, rank)
	for i := range groups {
		d := int64(i)
		if i > axis {
			d++
		}
		groups[i] = []int64{d}
	}
	if rank > 0 {
		d := min(axis, rank-1)
		groups[d] = append(groups[d], int64(d)+1)
	}
	return groups
}

// reduceOp makes a linalg.reduce along one dimension.
func (g *gen) reduceOp(inputs, outputs []*core.Value, axis int, body func(args []*core.Value) []*core.Value) *core.Operation {
	var types []core.Type
	for _, v := range outputs {
		types = append(types, v.Type())
	}
	op := linalg.Reduce{Result0Types: types, Inputs: inputs, Inits: outputs, Dimensions: []int64{int64(axis)}}.Build(g.Builder).Op
	defer g.Restore(g.Save())
	var args []core.Type
	var locs []core.Location
	for _, v := range op.Operands() {
		args, locs = append(args, elemOf(v)), append(locs, v.Loc())
	}
	block := g.CreateBlock(op.Region(0), args, locs...)
	linalg.NewYield(g.Builder, body(block.Args()))
	return op
}

// argMax computes the greatest element and its place; only the place is used.
func argMax(g *gen, op *core.Operation, _ []*core.Value) []*core.Value {
	v, axis := op.Operand(0), axisOf(op)
	result := op.Result(0).Type().(core.ShapedType)
	elem, place := elemOf(v), result.ElementType()
	if !isInt(place) {
		return g.fail("tosa.arg_max to linalg.* requires integer-like result type")
	}
	sizes := g.dynamicSizes(v, axis)
	places := g.empty(result.Shape(), place, sizes)
	places = g.fill(g.integer(place, 0), places)
	values := g.empty(result.Shape(), elem, sizes)
	start := reductions[&tosa.ArgMaxDef].start(g.Context(), elem)
	if start == nil {
		return g.fail("unsupported tosa.argmax element type")
	}
	values = g.fill(g.constant(start), values)
	rank := len(shapeOf(v))
	kinds := parallel(rank)
	kinds[axis] = linalg.IteratorTypeReduction
	to := affine.FilteredIdentityMap(rank, func(d int) bool { return d != axis })
	maps := []*affine.Map{affine.IdentityMap(rank), to, to}
	ignore := isFloat(elem) && nanMode(op) == tosa.NanPropagationModeIGNORE
	x := g.generic([]core.Type{result, g.tensor(result.Shape(), elem)}, []*core.Value{v}, []*core.Value{places, values}, maps, kinds,
		func(args []*core.Value) []*core.Value {
			at := g.op(&arith.IndexCastDef, place, g.place(axis))
			greater := g.greater(args[0], args[2], ignore)
			value := g.choose(greater, args[0], args[2])
			at = g.choose(greater, at, args[1])
			return []*core.Value{at, value}
		})
	return []*core.Value{x.Result(0)}
}

// greater compares an element with the greatest so far. NaN is greater than any number unless it is to be ignored, and
// nothing is greater than NaN.
func (g *gen) greater(v, than *core.Value, ignore bool) *core.Value {
	switch {
	case !isFloat(v.Type()):
		return g.cmpI(arith.CmpIPredicateSgt, v, than)
	case ignore:
		return g.cmpF(arith.CmpFPredicateOGT, v, than)
	}
	above := g.cmpF(arith.CmpFPredicateUGT, v, than)
	return g.same(&arith.AndIDef, above, g.cmpF(arith.CmpFPredicateORD, than, than))
}
