package tosatolinalg

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/affine"
	"github.com/odsgen/ods/core/rewrite"
	"github.com/odsgen/ods/defs/iface/view"
	"github.com/odsgen/ods/generated/arith"
	"github.com/odsgen/ods/generated/scf"
	"github.com/odsgen/ods/generated/tensor"
	"github.com/odsgen/ods/generated/tosa"
	"github.com/odsgen/ods/passes/dialect/tensor/shapes"
)

// elementwise lowers an operation that is computed element by element, on operands of one rank whose dimensions of size
// one are broadcast.
func elementwise(g *gen, op *core.Operation, operands []*core.Value) []*core.Value {
	for _, v := range append(op.OperandList(0, op.NumOperands()), op.ResultList()...) {
		if ranked(v) == nil {
			return g.fail("Unranked tensors not supported")
		}
	}
	rank := len(shapeOf(op.Result(0)))
	data, scalars := dataOperands(op, operands)
	b := &broadcaster{gen: g, pool: map[int64]*core.Value{}}
	list := make([]*core.Value, len(data))
	for i, v := range data {
		list[i] = g.expandRank(v, rank)
	}
	b.target(list, rank)
	if len(list) > 1 {
		for i, v := range list {
			for d := range rank {
				v = b.broadcast(v, d)
			}
			list[i] = v
		}
	}
	return b.emit(op, append(list, scalars...))
}

// dataOperands splits the operands into those that are broadcast and those that points see as they are: shifts and zero
// points that are not constant.
func dataOperands(op *core.Operation, operands []*core.Value) (data, scalars []*core.Value) {
	n := len(operands)
	switch {
	case op.Is(&tosa.MulDef):
		n = 2
	case op.Is(&tosa.NegateDef):
		n = 1
	}
	known := true
	for _, v := range op.OperandList(n, op.NumOperands()) {
		_, ok := zeroPoint(v)
		known = known && ok
	}
	if known {
		return operands[:n], nil
	}
	return operands[:n], operands[n:]
}

// expandRank puts dimensions of size one in front.
func (g *gen) expandRank(v *core.Value, rank int) *core.Value {
	t := ranked(v)
	extra := rank - len(t.Shape())
	if extra <= 0 {
		return v
	}
	groups := make([][]int64, len(t.Shape()))
	at := int64(0)
	for i := range groups {
		groups[i] = append(groups[i], at)
		at++
		for i == 0 && at <= int64(extra) {
			groups[i] = append(groups[i], at)
			at++
		}
	}
	shape := make([]int64, extra, rank)
	for i := range shape {
		shape[i] = 1
	}
	r, _ := shapes.Expand(g.Builder, g.tensor(append(shape, t.Shape()...), t.ElementType()), v, groups)
	return r
}

// broadcaster computes the sizes that operands have in common.
type broadcaster struct {
	*gen
	pool   map[int64]*core.Value // constants that were made
	sizes  []core.FoldResult
	leader []*core.Value // the operand that a size is of, nil for the greatest one of several
}

func (b *broadcaster) pooled(n int64) *core.Value {
	if b.pool[n] == nil {
		b.pool[n] = b.index(n)
	}
	return b.pool[n]
}

func (b *broadcaster) size(v *core.Value, d int) *core.Value {
	at := b.pooled(int64(d))
	return tensor.NewDim(b.Builder, v, at).Result()
}

// target finds the size of each dimension: one that is known to be greater than one, else the greatest of those that are
// not known.
func (b *broadcaster) target(operands []*core.Value, rank int) {
	b.sizes, b.leader = make([]core.FoldResult, rank), make([]*core.Value, rank)
dimensions:
	for d := range rank {
		var unknown []*core.Value
		for _, v := range operands {
			switch n := shapeOf(v)[d]; {
			case n == core.Dynamic:
				unknown = append(unknown, v)
			case n > 1:
				b.sizes[d], b.leader[d] = shapes.Index(b.Builder, n), v
				continue dimensions
			}
		}
		if len(unknown) == 0 {
			b.sizes[d], b.leader[d] = shapes.Index(b.Builder, 1), operands[0]
			continue
		}
		size := b.size(unknown[0], d)
		if len(unknown) == 1 {
			b.sizes[d], b.leader[d] = core.FoldResult{Value: size}, unknown[0]
			continue
		}
		for _, v := range unknown[1:] {
			size = b.same(&arith.MaxUIDef, size, b.size(v, d))
		}
		b.sizes[d].Value = size
	}
}

// broadcast repeats a tensor along a dimension when its size turns out to be one.
func (b *broadcaster) broadcast(v *core.Value, d int) *core.Value {
	t := ranked(v)
	if t.Shape()[d] != core.Dynamic || v == b.leader[d] {
		return v
	}
	rank := len(t.Shape())
	one := b.pooled(1)
	isOne := b.cmpI(arith.CmpIPredicateEq, b.size(v, d), one)
	return scf.If{ResultsTypes: []core.Type{t}, Condition: isOne,
		ThenRegion: func(inner *core.Builder) []*core.Value {
			defer b.Restore(b.Save())
			b.SetEnd(inner.Block())
			local := &broadcaster{gen: b.gen, pool: map[int64]*core.Value{}}
			sizes := make([]core.FoldResult, rank)
			for i, n := range t.Shape() {
				switch {
				case i == d:
					sizes[i] = b.sizes[d]
				case n != core.Dynamic:
					sizes[i] = shapes.Index(b.Builder, n)
				default:
					sizes[i].Value = local.size(v, i)
				}
			}
			out := shapes.Empty(b.Builder, sizes, t.ElementType())
			exprs := affine.IdentityMap(rank).Results()
			from := append([]affine.Expr(nil), exprs...)
			from[d] = affine.Const(0)
			r := b.generic([]core.Type{out.Type()}, []*core.Value{v}, []*core.Value{out},
				[]*affine.Map{affine.NewMap(rank, 0, from...), affine.IdentityMap(rank)}, parallel(rank),
				func(args []*core.Value) []*core.Value { return args[:1] }).Result(0)
			return []*core.Value{b.castTo(t, r)}
		},
		ElseRegion: func(*core.Builder) []*core.Value { return []*core.Value{v} }}.Build(b.Builder).Op.Result(0)
}

// castTo casts a tensor; nothing happens when it has the type.
func (g *gen) castTo(t core.Type, v *core.Value) *core.Value {
	return rewrite.FoldCreated(g.Builder, tensor.NewCast(g.Builder, t, v).Op)
}

// emit makes the linalg.generic of all points.
func (b *broadcaster) emit(op *core.Operation, operands []*core.Value) []*core.Value {
	result, ok := b.rw.Types().ConvertOne(op.Result(0).Type()).(*core.RankedTensorType)
	if !ok {
		return b.fail("failed to convert type")
	}
	rank, elem := len(result.Shape()), result.ElementType()
	out := b.empty(view.Integers(b.sizes), elem, view.Values(b.sizes))
	var maps []*affine.Map
	for _, v := range operands {
		exprs := make([]affine.Expr, len(shapeOf(v)))
		for d, n := range shapeOf(v) {
			if exprs[d] = affine.Dim(d); n == 1 && result.Shape()[d] != 1 {
				exprs[d] = affine.Const(0)
			}
		}
		maps = append(maps, affine.NewMap(rank, 0, exprs...))
	}
	maps = append(maps, affine.IdentityMap(rank))
	p := point{gen: b.gen, op: op, elem: elemOf(op.Operand(0)), result: elem}
	failed := false
	r := b.generic([]core.Type{out.Type()}, operands, []*core.Value{out}, maps, parallel(rank),
		func(args []*core.Value) []*core.Value {
			v := p.compute(args[:len(operands)])
			if failed = v == nil; failed {
				return nil
			}
			return []*core.Value{v}
		})
	if failed {
		return b.fail("unable to create linalg.generic body for elementwise op")
	}
	return []*core.Value{b.castTo(result, r.Result(0))}
}
