package bufferizationtomemref

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/dim"
	"github.com/odsgen/ods/core/rewrite/conversion"
	"github.com/odsgen/ods/core/upstream"
	memrefdefs "github.com/odsgen/ods/defs/memref"
	"github.com/odsgen/ods/generated/arith"
	"github.com/odsgen/ods/generated/bufferization"
	"github.com/odsgen/ods/generated/funcd"
	"github.com/odsgen/ods/generated/memref"
	"github.com/odsgen/ods/generated/scf"
	"github.com/odsgen/ods/passes"
	"github.com/odsgen/ods/passes/bufferize/dealloc"
)

func (*ConvertPass) run(r *passes.Run) {
	if !r.Op.Is(&core.ModuleDef) && !r.Op.Has(core.TraitFunctionLike) {
		r.Reporter().Errorf(r.Op.Loc(), "root operation must be a builtin.module or a function")
		r.Fail()
		return
	}
	set := conversion.NewPatternSet()
	conversion.On(set, nil, &bufferization.CloneDef, convertClone)
	dealloc.AddLowering(set, r.Reporter(), dealloc.BuildHelpers(r.Op))
	t := conversion.NewTarget()
	t.LegalDialects(memref.Name, arith.Name, scf.Name, funcd.Name)
	t.IllegalDialects(bufferization.Name)
	if !conversion.Partial([]*core.Operation{r.Op}, t, set, r.ConversionConfig()) {
		r.Fail()
	}
}

func convertClone(op, in bufferization.CloneOp, rw *conversion.Rewriter) bool {
	var m *core.Value
	switch t := op.Output().Type().(type) {
	case *core.UnrankedMemRefType:
		m = allocateUnranked(&rw.Builder, op.Op.Loc(), in.Input(), t)
	case *core.MemRefType:
		m = allocate(rw, op.Op.Loc(), in.Input(), t)
	}
	if m == nil {
		return rw.NoMatch(op.Op, "new memory does not have the layout")
	}
	rw.ReplaceOp(op.Op, m)
	memref.Copy{Source: in.Input(), Target: m, Loc: op.Op.Loc()}.Build(&rw.Builder)
	return true
}

// allocate makes memory of the size that other memory has, cast to a type; nil when that cannot be.
func allocate(rw *conversion.Rewriter, loc core.Location, like *core.Value, t *core.MemRefType) *core.Value {
	if !contiguous(t) && !upstream.ClonedLayouts.In(t.Context()) {
		return allocateAs(&rw.Builder, loc, like, t)
	}
	plain := t.Context().MemRef(t.Shape(), t.ElementType(), nil, t.MemorySpace())
	if !(memrefdefs.Hooks{}).AreCastCompatibleCast(memref.CastOp{}, []core.Type{plain}, []core.Type{t}) {
		return nil
	}
	var sizes []*core.Value
	for i, n := range t.Shape() {
		if n != core.Dynamic {
			continue
		}
		k := arith.Constant{Value: t.Context().IndexAttr(int64(i)), Loc: loc}.Build(&rw.Builder).Result()
		sizes = append(sizes, rw.CreateOrFold(func(b *core.Builder) *core.Operation {
			return memref.Dim{Source: like, Index: k, Loc: loc}.Build(b).Op
		}))
	}
	m := memref.Alloc{MemrefType: plain, DynamicSizes: sizes, Loc: loc}.Build(&rw.Builder).Memref()
	if plain != t {
		m = memref.Cast{DestType: t, Source: m, Loc: loc}.Build(&rw.Builder).Dest()
	}
	return m
}

// contiguous reports whether memory without gaps, in row-major order, can be cast to a type whatever its sizes are.
func contiguous(t *core.MemRefType) bool {
	strides, offset, ok := t.StridesAndOffset()
	if !ok || offset != 0 && offset != core.Dynamic {
		return false
	}
	want := int64(1)
	for i := len(strides) - 1; i >= 0; i-- {
		n := t.Shape()[i]
		if strides[i] != core.Dynamic && strides[i] != want {
			return false
		}
		want = dim.Mul(want, n)
	}
	return true
}

// allocateAs makes memory in which elements lie as they do in other memory, gaps included; nil when its layout has no strides.
func allocateAs(b *core.Builder, loc core.Location, like *core.Value, t *core.MemRefType) *core.Value {
	strides, offset, ok := t.StridesAndOffset()
	if !ok {
		return nil
	}
	c := b.Context()
	index := func(n int64) *core.Value {
		return arith.Constant{Value: c.IndexAttr(n), Loc: loc}.Build(b).Result()
	}
	zero, one := index(0), index(1)
	from := memref.ExtractStridedMetadata{Source: like, Loc: loc}.Build(b)
	r := memref.ReinterpretCast{ResultType: t, StaticOffsets: []int64{offset}, StaticSizes: t.Shape(), StaticStrides: strides, Loc: loc}
	before, count := zero, one // elements before the first one, and from there on
	for i := range strides {
		size, stride := from.Sizes()[i], from.Strides()[i]
		if t.Shape()[i] == core.Dynamic {
			r.Sizes = append(r.Sizes, size)
		}
		if strides[i] == core.Dynamic {
			r.Strides = append(r.Strides, stride)
		}
		steps := arith.SubI{Lhs: size, Rhs: one, Loc: loc}.Build(b).Result()
		span := arith.MulI{Lhs: steps, Rhs: stride, Loc: loc}.Build(b).Result()
		up := arith.MaxSI{Lhs: span, Rhs: zero, Loc: loc}.Build(b).Result()
		down := arith.SubI{Lhs: up, Rhs: span, Loc: loc}.Build(b).Result()
		before = arith.AddI{Lhs: before, Rhs: down, Loc: loc}.Build(b).Result()
		count = arith.AddI{Lhs: count, Rhs: up, Loc: loc}.Build(b).Result()
	}
	if offset != core.Dynamic {
		before = index(offset)
	} else {
		r.Offsets = []*core.Value{before}
	}
	count = arith.AddI{Lhs: count, Rhs: before, Loc: loc}.Build(b).Result()
	flat := c.MemRef([]int64{core.Dynamic}, t.ElementType(), nil, t.MemorySpace())
	r.Source = memref.Alloc{MemrefType: flat, DynamicSizes: []*core.Value{count}, Loc: loc}.Build(b).Memref()
	return r.Build(b).Result()
}

// allocateUnranked makes memory of as many elements as other memory has, and gives it the shape of that.
func allocateUnranked(b *core.Builder, loc core.Location, like *core.Value, t *core.UnrankedMemRefType) *core.Value {
	c := b.Context()
	index := func(n int64) *core.Value {
		return arith.Constant{Value: c.IndexAttr(n), Loc: loc}.Build(b).Result()
	}
	zero, one := index(0), index(1)
	rank := memref.Rank{Memref: like, Loc: loc}.Build(b).Op.Result(0)
	list := func(elem core.Type) *core.MemRefType { return c.MemRef([]int64{core.Dynamic}, elem, nil, nil) }
	shape := memref.Alloca{MemrefType: list(c.Index()), DynamicSizes: []*core.Value{rank}, Loc: loc}.Build(b).Memref()
	count := scf.For{LowerBound: zero, UpperBound: rank, Step: one, InitArgs: []*core.Value{one}, Loc: loc,
		Region: func(b *core.Builder, i *core.Value, args []*core.Value) []*core.Value {
			n := memref.Dim{Source: like, Index: i, Loc: loc}.Build(b).Result()
			memref.Store{Value: n, Memref: shape, Indices: []*core.Value{i}, Loc: loc}.Build(b)
			return []*core.Value{arith.MulI{Lhs: args[0], Rhs: n, Loc: loc}.Build(b).Result()}
		}}.Build(b).Op.Result(0)
	flat := memref.Alloc{MemrefType: list(t.ElementType()), DynamicSizes: []*core.Value{count}, Loc: loc}.Build(b).Memref()
	return memref.Reshape{ResultType: t, Source: flat, Shape: shape, Loc: loc}.Build(b).Result()
}
