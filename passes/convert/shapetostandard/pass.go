package shapetostandard

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/rewrite/conversion"
	memrefdefs "github.com/odsgen/ods/defs/memref"
	"github.com/odsgen/ods/generated/arith"
	"github.com/odsgen/ods/generated/funcd"
	"github.com/odsgen/ods/generated/scf"
	"github.com/odsgen/ods/generated/shape"
	"github.com/odsgen/ods/generated/tensor"
	"github.com/odsgen/ods/passes"
)

func (*ConvertPass) run(r *passes.Run) {
	set := conversion.NewPatternSet()
	Add(set)
	t := conversion.NewTarget()
	t.LegalDialects(arith.Name, scf.Name, tensor.Name)
	t.LegalOps(shape.CstrRequireDef.Name, funcd.FuncDef.Name, core.ModuleDef.Name)
	r.Convert(t, set)
}

// lower rewrites an operation whose operands are in; it returns nil when it cannot.
type lower func(e *emitter, op *core.Operation, in []*core.Value) []*core.Value

// lowerings has what each operation becomes.
var lowerings = []struct {
	def   *core.OpDef
	lower lower
}{
	{&shape.CstrBroadcastableDef, requireBroadcastable}, {&shape.CstrEqDef, requireEqual},
	{&shape.AnyDef, func(_ *emitter, _ *core.Operation, in []*core.Value) []*core.Value { return in[:1] }},
	{&shape.AddDef, binary(&arith.AddIDef)}, {&shape.MulDef, binary(&arith.MulIDef)},
	{&shape.BroadcastDef, broadcast}, {&shape.ConstShapeDef, constShape}, {&shape.ConstSizeDef, constSize}, {&shape.DimDef, dim},
	{&shape.GetExtentDef, getExtent}, {&shape.IsBroadcastableDef, isBroadcastable}, {&shape.RankDef, rank},
	{&shape.ReduceDef, reduce}, {&shape.ShapeEqDef, shapeEq}, {&shape.ShapeOfDef, shapeOf}, {&shape.SplitAtDef, splitAt},
	{&shape.ToExtentTensorDef, toExtentTensor},
}

// Add adds the patterns.
func Add(set *conversion.PatternSet) {
	for _, l := range lowerings {
		set.Add(conversion.Pattern{Name: l.def.Name + " to standard", Root: l.def.Name,
			Match: func(op *core.Operation, in []*core.Value, rw *conversion.Rewriter) bool {
				vals := l.lower(&emitter{&rw.Builder}, op, in)
				if vals == nil {
					return rw.NoMatch(op, "a shape or size that may be an error")
				}
				rw.ReplaceOp(op, vals...)
				return true
			}})
	}
}

// emitter makes operations.
type emitter struct{ *core.Builder }

func (e *emitter) index(n int64) *core.Value { return memrefdefs.ConstantIndex(e.Builder, n) }

func (e *emitter) truth(v bool) *core.Value {
	return arith.Constant{Value: e.Context().Bool(v)}.Build(e.Builder).Op.Result(0)
}

func (e *emitter) size(v, dim *core.Value) *core.Value {
	return tensor.NewDim(e.Builder, v, dim).Result()
}

func (e *emitter) extent(shape, at *core.Value) *core.Value {
	return tensor.NewExtract(e.Builder, shape, []*core.Value{at}).Result()
}

func (e *emitter) sub(x, y *core.Value) *core.Value {
	return arith.SubI{Lhs: x, Rhs: y}.Build(e.Builder).Result()
}

func (e *emitter) and(x, y *core.Value) *core.Value {
	return arith.AndI{Lhs: x, Rhs: y}.Build(e.Builder).Result()
}

func (e *emitter) cmp(p arith.CmpIPredicate, x, y *core.Value) *core.Value {
	return arith.CmpI{Predicate: p, Lhs: x, Rhs: y}.Build(e.Builder).Result()
}

// count makes a loop from zero to n with one value that is carried.
func (e *emitter) count(zero, n, one, init *core.Value, body func(e *emitter, i, carried *core.Value) *core.Value) *core.Value {
	return scf.For{ResultsTypes: []core.Type{init.Type()}, LowerBound: zero, UpperBound: n, Step: one, InitArgs: []*core.Value{init},
		Region: func(b *core.Builder, i *core.Value, args []*core.Value) []*core.Value {
			return []*core.Value{body(&emitter{b}, i, args[0])}
		}}.Build(e.Builder).Op.Result(0)
}

// choose makes one value of two.
func (e *emitter) choose(cond *core.Value, yes, no func(e *emitter) *core.Value) *core.Value {
	return scf.If{Condition: cond, ThenRegion: func(b *core.Builder) []*core.Value { return []*core.Value{yes(&emitter{b})} },
		ElseRegion: func(b *core.Builder) []*core.Value { return []*core.Value{no(&emitter{b})} }}.Build(e.Builder).Op.Result(0)
}

// extents returns the type of shapes whose rank is not known.
func (e *emitter) extents() core.Type {
	return e.Context().RankedTensor([]int64{core.Dynamic}, e.Context().Index(), nil)
}

// areExtents reports whether values are tensors of extents, and not shapes that may be errors.
func areExtents(vals ...*core.Value) bool {
	for _, v := range vals {
		if _, isShape := v.Type().(*shape.ShapeType); isShape {
			return false
		}
	}
	return true
}

func isSize(v *core.Value) bool {
	_, ok := v.Type().(*shape.SizeType)
	return ok
}

func binary(def *core.OpDef) lower {
	return func(e *emitter, op *core.Operation, in []*core.Value) []*core.Value {
		if isSize(op.Result(0)) {
			return nil
		}
		return e.Create(&core.OperationState{Info: e.Context().InfoOf(def), Operands: in, Types: []core.Type{e.Context().Index()}}).ResultList()
	}
}

func requireBroadcastable(e *emitter, op *core.Operation, in []*core.Value) []*core.Value {
	ok := shape.IsBroadcastable{Shapes: in}.Build(e.Builder).Op.Result(0)
	return shape.CstrRequire{Pred: ok, Msg: "required broadcastable shapes"}.Build(e.Builder).Op.ResultList()
}

func requireEqual(e *emitter, op *core.Operation, in []*core.Value) []*core.Value {
	ok := shape.ShapeEq{Shapes: in}.Build(e.Builder).Op.Result(0)
	return shape.CstrRequire{Pred: ok, Msg: "required equal shapes"}.Build(e.Builder).Op.ResultList()
}

// ranks returns the ranks of shapes, the greatest, and by how much each is below it.
func (e *emitter) ranks(shapes []*core.Value, zero *core.Value) (greatest *core.Value, below []*core.Value) {
	ranks := make([]*core.Value, len(shapes))
	for i, s := range shapes {
		ranks[i] = e.size(s, zero)
	}
	greatest = ranks[0]
	for _, r := range ranks[1:] {
		greatest = arith.MaxUI{Lhs: r, Rhs: greatest}.Build(e.Builder).Result()
	}
	for _, r := range ranks {
		below = append(below, e.sub(greatest, r))
	}
	return greatest, below
}

// broadcastExtent returns the extent of shapes together in a dimension: that of the last of them that has the dimension
// and another extent than 1.
func (e *emitter) broadcastExtent(shapes, below []*core.Value, dim *core.Value) *core.Value {
	one := e.index(1)
	extent := one
	for i, s := range shapes {
		before := extent
		extent = e.choose(e.cmp(arith.CmpIPredicateUlt, dim, below[i]),
			func(*emitter) *core.Value { return before },
			func(e *emitter) *core.Value {
				own := e.extent(s, e.sub(dim, below[i]))
				isOne := e.cmp(arith.CmpIPredicateEq, own, one)
				return arith.Select{Condition: isOne, TrueValue: before, FalseValue: own}.Build(e.Builder).Result()
			})
	}
	return extent
}

func broadcast(e *emitter, op *core.Operation, in []*core.Value) []*core.Value {
	if !areExtents(op.OperandList(0, op.NumOperands())...) || len(in) == 0 {
		return nil
	}
	greatest, below := e.ranks(in, e.index(0))
	out := tensor.Generate{ResultType: e.extents(), DynamicExtents: []*core.Value{greatest},
		Body: func(b *core.Builder, i []*core.Value) *core.Value {
			return (&emitter{b}).broadcastExtent(in, below, i[0])
		},
	}.Build(e.Builder).Op.Result(0)
	if t := op.Result(0).Type(); t != out.Type() {
		out = tensor.Cast{DestType: t, Source: out}.Build(e.Builder).Result()
	}
	return []*core.Value{out}
}

func isBroadcastable(e *emitter, op *core.Operation, in []*core.Value) []*core.Value {
	if !areExtents(op.OperandList(0, op.NumOperands())...) || len(in) == 0 {
		return nil
	}
	zero, one := e.index(0), e.index(1)
	greatest, below := e.ranks(in, zero)
	return []*core.Value{e.count(zero, greatest, one, e.truth(true), func(e *emitter, dim, fits *core.Value) *core.Value {
		extent := e.broadcastExtent(in, below, dim)
		for i, s := range in {
			before := fits
			fits = e.choose(e.cmp(arith.CmpIPredicateUlt, dim, below[i]),
				func(*emitter) *core.Value { return before },
				func(e *emitter) *core.Value {
					own := e.extent(s, e.sub(dim, below[i]))
					isOne := e.cmp(arith.CmpIPredicateEq, own, one)
					same := e.cmp(arith.CmpIPredicateEq, own, extent)
					return e.and(before, arith.OrI{Lhs: isOne, Rhs: same}.Build(e.Builder).Result())
				})
		}
		return fits
	})}
}

// fromElements makes a tensor of extents, and a cast to a type.
func (e *emitter) fromElements(t core.Type, extents []*core.Value) []*core.Value {
	own := e.Context().RankedTensor([]int64{int64(len(extents))}, e.Context().Index(), nil)
	v := tensor.FromElements{ResultType: own, Elements: extents}.Build(e.Builder).Op.Result(0)
	return tensor.Cast{DestType: t, Source: v}.Build(e.Builder).Op.ResultList()
}

func constShape(e *emitter, op *core.Operation, _ []*core.Value) []*core.Value {
	if !areExtents(op.Result(0)) {
		return nil
	}
	var extents []*core.Value
	dims := shape.ConstShapeOp{OpView: core.ViewOf(op)}.ShapeAttr()
	for i := range dims.NumElements() {
		extents = append(extents, e.index(dims.Int(i).Int64()))
	}
	return e.fromElements(op.Result(0).Type(), extents)
}

func constSize(e *emitter, op *core.Operation, _ []*core.Value) []*core.Value {
	return []*core.Value{e.index(shape.ConstSizeOp{OpView: core.ViewOf(op)}.ValueAttr().Value().Int64())}
}

func dim(e *emitter, op *core.Operation, in []*core.Value) []*core.Value {
	of := shape.ShapeOf{Arg: op.Operand(0)}.Build(e.Builder).Op.Result(0)
	return shape.GetExtent{ExtentType: op.Result(0).Type(), Shape: of, Dim: in[1]}.Build(e.Builder).Op.ResultList()
}

func getExtent(e *emitter, op *core.Operation, in []*core.Value) []*core.Value {
	if isSize(op.Result(0)) {
		return nil
	}
	if of, ok := shape.AsShapeOfOp(op.Operand(0).DefiningOp()); ok {
		if _, ok := of.Arg().Type().(core.ShapedType); ok {
			return []*core.Value{e.size(of.Arg(), in[1])}
		}
	}
	return []*core.Value{e.extent(in[0], in[1])}
}

func rank(e *emitter, op *core.Operation, in []*core.Value) []*core.Value {
	if isSize(op.Result(0)) {
		return nil
	}
	return []*core.Value{e.size(in[0], e.index(0))}
}

func reduce(e *emitter, op *core.Operation, in []*core.Value) []*core.Value {
	if !areExtents(op.Operand(0)) {
		return nil
	}
	zero, one := e.index(0), e.index(1)
	rank := e.size(in[0], zero)
	body := op.Region(0).Entry()
	return scf.For{ResultsTypes: op.ResultTypes(), LowerBound: zero, UpperBound: rank, Step: one, InitArgs: in[1:],
		Region: func(b *core.Builder, i *core.Value, args []*core.Value) []*core.Value {
			m := new(core.IRMapping)
			extent := (&emitter{b}).extent(in[0], i)
			for k, v := range append([]*core.Value{i, extent}, args...) {
				m.Map(body.Args()[k], v)
			}
			last := body.Terminator()
			for nested := range body.Ops() {
				if nested != last {
					b.Insert(nested.Clone(m))
				}
			}
			var out []*core.Value
			for _, v := range last.OperandList(0, last.NumOperands()) {
				out = append(out, m.Value(v))
			}
			return out
		}}.Build(e.Builder).Op.ResultList()
}

func shapeEq(e *emitter, op *core.Operation, in []*core.Value) []*core.Value {
	if !areExtents(op.OperandList(0, op.NumOperands())...) {
		return nil
	}
	if len(in) <= 1 {
		return []*core.Value{e.truth(true)}
	}
	zero := e.index(0)
	first := e.size(in[0], zero)
	var all *core.Value
	for _, s := range in[1:] {
		same := e.choose(e.cmp(arith.CmpIPredicateEq, first, e.size(s, zero)),
			func(e *emitter) *core.Value {
				one := e.index(1)
				return e.count(zero, first, one, e.truth(true), func(e *emitter, i, so *core.Value) *core.Value {
					x := e.extent(in[0], i)
					return e.and(so, e.cmp(arith.CmpIPredicateEq, x, e.extent(s, i)))
				})
			},
			func(e *emitter) *core.Value { return e.truth(false) })
		if all == nil {
			all = same
		} else {
			all = e.and(all, same)
		}
	}
	return []*core.Value{all}
}

func shapeOf(e *emitter, op *core.Operation, in []*core.Value) []*core.Value {
	if !areExtents(op.Result(0)) {
		return nil
	}
	t, ok := in[0].Type().(*core.RankedTensorType)
	if !ok {
		rank := tensor.Rank{Tensor: in[0]}.Build(e.Builder).Op.Result(0)
		return tensor.Generate{ResultType: e.extents(), DynamicExtents: []*core.Value{rank},
			Body: func(b *core.Builder, i []*core.Value) *core.Value { return (&emitter{b}).size(in[0], i[0]) },
		}.Build(e.Builder).Op.ResultList()
	}
	var extents []*core.Value
	for i, d := range t.Shape() {
		if d == core.Dynamic {
			extents = append(extents, e.size(in[0], e.index(int64(i))))
		} else {
			extents = append(extents, e.index(d))
		}
	}
	return e.fromElements(op.Result(0).Type(), extents)
}

func splitAt(e *emitter, op *core.Operation, in []*core.Value) []*core.Value {
	if !areExtents(op.Operand(0), op.Result(0), op.Result(1)) {
		return nil
	}
	zero := e.index(0)
	rank := e.size(in[0], zero)
	fromEnd := arith.AddI{Lhs: in[1], Rhs: rank}.Build(e.Builder).Result()
	negative := e.cmp(arith.CmpIPredicateSlt, in[1], zero)
	at := arith.Select{Condition: negative, TrueValue: fromEnd, FalseValue: in[1]}.Build(e.Builder).Result()
	one := e.index(1)
	slice := func(from, size *core.Value) *core.Value {
		any := []int64{core.Dynamic}
		return tensor.ExtractSlice{ResultType: e.extents(), Source: in[0], Offsets: []*core.Value{from}, Sizes: []*core.Value{size},
			Strides: []*core.Value{one}, StaticOffsets: any, StaticSizes: any, StaticStrides: any}.Build(e.Builder).Op.Result(0)
	}
	head := slice(zero, at)
	return []*core.Value{head, slice(at, e.sub(rank, at))}
}

func toExtentTensor(e *emitter, op *core.Operation, in []*core.Value) []*core.Value {
	if _, ok := in[0].Type().(*core.RankedTensorType); !ok {
		return nil
	}
	return tensor.Cast{DestType: op.Result(0).Type(), Source: in[0]}.Build(e.Builder).Op.ResultList()
}
