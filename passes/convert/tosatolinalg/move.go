package tosatolinalg

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/affine"
	"github.com/odsgen/ods/generated/arith"
	"github.com/odsgen/ods/generated/tosa"
	"github.com/odsgen/ods/passes/dialect/tensor/shapes"
)

// reverse reads the elements from the other end.
func reverse(g *gen, op *core.Operation, _ []*core.Value) []*core.Value {
	v, axis := op.Operand(0), axisOf(op)
	rank := len(shapeOf(v))
	sizes := g.dynamicSizes(v)
	length := g.dim(v, axis)
	out := g.empty(shapeOf(v), elemOf(v), sizes)
	x := g.generic(op.ResultTypes(), nil, []*core.Value{out}, []*affine.Map{affine.IdentityMap(rank)}, parallel(rank),
		func([]*core.Value) []*core.Value {
			at := make([]*core.Value, rank)
			for i := range at {
				if at[i] = g.place(i); i == axis {
					last := g.same(&arith.SubIDef, length, g.index(1))
					at[i] = g.same(&arith.SubIDef, last, at[i])
				}
			}
			return []*core.Value{g.extract(v, at...)}
		})
	return x.ResultList()
}

// tile broadcasts a new dimension before each one, and joins the two.
func tile(g *gen, op *core.Operation, _ []*core.Value) []*core.Value {
	v := op.Operand(0)
	in, elem := shapeOf(v), elemOf(v)
	times, ok := constantInts(op.Operand(1))
	if !ok || len(times) != len(in) {
		return g.fail("the multiples are not constant")
	}
	var shape []int64
	var sizes []*core.Value
	var from []int
	for i, n := range in {
		t := times[i]
		if t == -1 {
			t = core.Dynamic
		}
		shape = append(shape, t, n)
		from = append(from, 2*i+1)
		if n == core.Dynamic || t == core.Dynamic {
			sizes = append(sizes, g.dim(v, i))
		}
	}
	out := g.empty(shape, elem, sizes)
	loops := len(shape)
	x := g.generic([]core.Type{out.Type()}, []*core.Value{v}, []*core.Value{out},
		[]*affine.Map{dims(loops, from...), affine.IdentityMap(loops)}, parallel(loops),
		func(args []*core.Value) []*core.Value { return args[:1] })
	result := op.Result(0).Type()
	to := g.constShape(result.(core.ShapedType).Shape())
	return tosa.Reshape{OutputType: result, Input1: x.Result(0), Shape: to}.Build(g.Builder).Op.ResultList()
}

// constShape makes a tosa.const_shape, in which a size that is not known is -1.
func (g *gen) constShape(shape []int64) *core.Value {
	c := g.Context()
	var elems []core.Attribute
	for _, n := range shape {
		if n == core.Dynamic {
			n = -1
		}
		elems = append(elems, c.IndexAttr(n))
	}
	values := c.DenseOf(c.RankedTensor([]int64{int64(len(shape))}, c.Index(), nil), elems)
	return tosa.ConstShape{OutputType: tosa.GetShapeType(c, int32(len(shape))), Values: values}.Build(g.Builder).Output()
}

// gather reads rows at computed places.
func gather(g *gen, op *core.Operation, operands []*core.Value) []*core.Value {
	if ranked(op.Operand(0)) == nil || ranked(op.Result(0)) == nil {
		return g.fail("unranked tensors not supported")
	}
	v, indices := operands[0], operands[1]
	result := ranked(op.Result(0))
	var sizes []*core.Value
	for _, d := range []struct {
		of  *core.Value
		dim int
	}{{v, 0}, {indices, 1}, {v, 2}} {
		if size := shapes.Size(g.Builder, d.of, d.dim); size.Value != nil {
			sizes = append(sizes, size.Value)
		}
	}
	out := g.empty(result.Shape(), result.ElementType(), sizes)
	rank := len(result.Shape())
	x := g.generic([]core.Type{result}, []*core.Value{indices}, []*core.Value{out},
		[]*affine.Map{dims(rank, 0, 1), affine.IdentityMap(rank)}, parallel(rank), func(args []*core.Value) []*core.Value {
			first := g.place(0)
			row := g.op(&arith.IndexCastDef, g.Context().Index(), args[0])
			return []*core.Value{g.extract(v, first, row, g.place(2))}
		})
	return x.ResultList()
}

// table looks elements up; between the entries for integers of 16 bits it interpolates.
func table(g *gen, op *core.Operation, _ []*core.Value) []*core.Value {
	v, list := op.Operand(0), op.Operand(1)
	result := op.Result(0).Type().(core.ShapedType)
	in, entry, out := elemOf(v), elemOf(list), result.ElementType()
	sizes := g.dynamicSizes(v)
	dest := g.empty(result.Shape(), out, sizes)
	var body func(args []*core.Value) []*core.Value
	switch {
	case isIntOf(in, 8) && isIntOf(entry, 8) && isIntOf(out, 8):
		body = func(args []*core.Value) []*core.Value {
			at := g.op(&arith.IndexCastDef, g.Context().Index(), args[0])
			at = g.same(&arith.AddIDef, at, g.index(128))
			return []*core.Value{g.extract(list, at)}
		}
	case isIntOf(in, 16) && isIntOf(entry, 16) && isIntOf(out, 32):
		body = func(args []*core.Value) []*core.Value { return []*core.Value{g.interpolated(args[0], list)} }
	default:
		return g.fail("unable to create body for tosa.table op")
	}
	id := affine.IdentityMap(len(result.Shape()))
	x := g.generic([]core.Type{result}, []*core.Value{v}, []*core.Value{dest}, []*affine.Map{id, id}, parallel(len(result.Shape())),
		body)
	x.Region(0).Entry().SetArgLoc(0, op.Loc())
	return x.ResultList()
}

// interpolated computes (t[i] << 7) + (t[i + 1] - t[i]) * fraction for the upper 9 bits i and the lower 7 of an integer.
func (g *gen) interpolated(v, list *core.Value) *core.Value {
	i32, index := g.Context().I32(), g.Context().Index()
	wide := g.op(&arith.ExtSIDef, i32, v)
	offset, seven, one, mask := g.i32(32768), g.i32(7), g.i32(1), g.i32(127)
	sum := g.same(&arith.AddIDef, wide, offset)
	at := g.same(&arith.ShRUIDef, sum, seven)
	fraction := g.same(&arith.AndIDef, sum, mask)
	next := g.same(&arith.AddIDef, at, one)
	at = g.op(&arith.IndexCastDef, index, at)
	next = g.op(&arith.IndexCastDef, index, next)
	low := g.extract(list, at)
	high := g.extract(list, next)
	low = g.op(&arith.ExtSIDef, i32, low)
	high = g.op(&arith.ExtSIDef, i32, high)
	scaled := g.same(&arith.ShLIDef, low, seven)
	diff := g.same(&arith.SubIDef, high, low)
	return g.same(&arith.AddIDef, scaled, g.same(&arith.MulIDef, diff, fraction))
}
