package bufferizationtomemref

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/rewrite/conversion"
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
