package split

import (
	"slices"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/affine"
	"github.com/odsgen/ods/core/rewrite"
	affinedefs "github.com/odsgen/ods/defs/affine"
	"github.com/odsgen/ods/defs/iface/view"
	linalgdefs "github.com/odsgen/ods/defs/linalg"
	memrefdefs "github.com/odsgen/ods/defs/memref"
	affinegen "github.com/odsgen/ods/generated/affine"
	"github.com/odsgen/ods/generated/arith"
	"github.com/odsgen/ods/generated/memref"
	"github.com/odsgen/ods/generated/scf"
	gen "github.com/odsgen/ods/generated/vector"
	"github.com/odsgen/ods/passes/dialect/vector"
)

// Strategy is how what leaves the bounds is moved.
type Strategy uint8

// The strategies.
const (
	// ByTransfer moves it with the transfer as it was.
	ByTransfer Strategy = iota
	// ByCopy copies what is in bounds, after a linalg.fill.
	ByCopy
	// Forced takes everything to be in bounds.
	Forced
)

// Add adds the pattern.
func Add(set *rewrite.PatternSet, how Strategy) {
	for _, def := range []*core.OpDef{&gen.TransferReadDef, &gen.TransferWriteDef} {
		set.Add(rewrite.Pattern{Name: "full and partial " + def.Name, Root: def.Name,
			Match: func(op *core.Operation, rw *rewrite.Rewriter) bool { return split(op, how, rw) }})
	}
}

// transfer is one that is split.
type transfer struct {
	vector.Transfer
	rw       *rewrite.Rewriter
	how      Strategy
	inBounds *core.Value // whether all is
	spare    *core.Value // memory for the vector
	common   *core.MemRefType
}

func split(op *core.Operation, how Strategy, rw *rewrite.Rewriter) bool {
	x := transfer{Transfer: vector.TransferOf(op), rw: rw, how: how}
	rank := len(x.Type.Shape())
	if rank == 0 || !x.Map.IsMinorIdentity() || x.AllInBounds() || op.ParentOp().Is(&scf.IfDef) {
		return rw.NoMatch(op, "it is permuted, in bounds or inside of scf.if")
	}
	inside := op.Context().Array(slices.Repeat([]core.Attribute{op.Context().Bool(true)}, rank)...)
	if how == Forced {
		rw.Modify(op, func() { op.SetAttr("in_bounds", inside) })
		return true
	}
	m, ok := x.Base.Type().(*core.MemRefType)
	scope := allocationScope(op)
	if !ok || x.Mask != nil || x.Type.IsScalable() || scope == nil || scope.NumRegions() != 1 {
		return rw.NoMatch(op, "it is masked, on a tensor, or nowhere can memory be allocated")
	}
	spare := op.Context().MemRef(x.Type.Shape(), x.Type.ElementType(), nil, nil)
	if x.common = commonType(m, spare); x.common == nil || !x.mayLeave() {
		return rw.NoMatch(op, "it is always in bounds, or the vector is not like the buffer")
	}
	rw.SetLoc(op.Loc())
	x.condition()
	at := rw.Save()
	rw.SetStart(scope.Region(0).Entry())
	x.spare = memref.Alloca{MemrefType: spare, Alignment: op.Context().I64Attr(32), Loc: scope.Loc()}.Build(&rw.Builder).Op.Result(0)
	rw.Restore(at)
	if op.Is(&gen.TransferReadDef) {
		x.read(inside)
	} else {
		x.write(inside)
	}
	return true
}

// allocationScope returns the operation at whose start memory is allocated: the closest scope that is not a loop, or
// the outermost of the loops around. It is nil when something else is in between.
func allocationScope(op *core.Operation) (scope *core.Operation) {
	for p := op.ParentOp(); p != nil; p = p.ParentOp() {
		if p.Has(core.TraitAutomaticAllocationScope) {
			scope = p
		}
		if !p.Is(&scf.ForDef) && !p.Is(&affinegen.ForDef) {
			break
		}
	}
	return scope
}

// commonType returns a type that buffers of both types can be cast to, or nil.
func commonType(a, b *core.MemRefType) *core.MemRefType {
	if (memrefdefs.Hooks{}).AreCastCompatibleCast(memref.CastOp{}, []core.Type{a}, []core.Type{b}) {
		return a
	}
	if len(a.Shape()) != len(b.Shape()) || a.ElementType() != b.ElementType() {
		return nil
	}
	s, from, ok := a.StridesAndOffset()
	t, other, ok2 := b.StridesAndOffset()
	if !ok || !ok2 {
		return nil
	}
	agree := func(x, y int64) int64 {
		if x == y {
			return x
		}
		return core.Dynamic
	}
	shape, strides := make([]int64, len(s)), make([]int64, len(s))
	for i := range s {
		shape[i], strides[i] = agree(a.Shape()[i], b.Shape()[i]), agree(s[i], t[i])
	}
	c := a.Context()
	return c.MemRef(shape, a.ElementType(), c.StridedLayout(agree(from, other), strides), nil)
}

// outside calls f for each dimension that may leave the bounds.
func (x *transfer) outside(f func(i int)) {
	yes := x.Op.Context().Bool(true)
	for i, a := range x.InBounds.Elems() {
		if a != yes {
			f(i)
		}
	}
}

// end says where what is moved ends in a dimension: a map and its operands.
func (x *transfer) end(i int) (*affine.Map, []*core.Value) {
	end := affine.NewMap(1, 0, affine.Dim(0).AddConst(x.Type.Shape()[i]))
	return affinedefs.CanonicalMap(affinedefs.Compose(end, []*core.Value{x.Indices[i]}))
}

// mayLeave reports whether there is something to ask for at run time.
func (x *transfer) mayLeave() (leaves bool) {
	x.outside(func(i int) { leaves = leaves || !x.isInside(i) })
	return leaves
}

// isInside reports whether a dimension is known to be in bounds, and not just.
func (x *transfer) isInside(i int) bool {
	m, _ := x.end(i)
	end, ok := m.Result(0).Value()
	size := x.Base.Type().(*core.MemRefType).Shape()[i]
	return ok && size != core.Dynamic && end < size
}

// condition computes whether all is in bounds.
func (x *transfer) condition() {
	b := &x.rw.Builder
	x.outside(func(i int) {
		if x.isInside(i) {
			return
		}
		m, operands := x.end(i)
		end := affinegen.Apply{Map: b.Context().AffineMap(m), MapOperands: operands}.Build(b).Op.Result(0)
		fits := arith.NewCmpI(b, arith.CmpIPredicateSle, end, vector.DimOf(b, x.Base, i)).Result()
		if x.inBounds != nil {
			fits = arith.NewAndI(b, x.inBounds, fits).Result()
		}
		x.inBounds = fits
	})
}

// place makes the scf.if that chooses what to transfer to and where; spare does what comes before the vector in memory is
// chosen.
func (x *transfer) place(spare func(b *core.Builder)) []*core.Value {
	b := &x.rw.Builder
	zero := memrefdefs.ConstantIndex(b, 0)
	c := b.Context()
	types := append([]core.Type{x.common}, slices.Repeat([]core.Type{c.Index()}, len(x.Indices))...)
	choice := scf.If{ResultsTypes: types, Condition: x.inBounds,
		ThenRegion: func(b *core.Builder) []*core.Value {
			b.SetLoc(x.Op.Loc())
			return append([]*core.Value{castTo(b, x.Base, x.common)}, x.Indices...)
		},
		ElseRegion: func(b *core.Builder) []*core.Value {
			b.SetLoc(x.Op.Loc())
			spare(b)
			return append([]*core.Value{castTo(b, x.spare, x.common)}, slices.Repeat([]*core.Value{zero}, len(x.Indices))...)
		}}.Build(b)
	return choice.Op.ResultList()
}

// castTo casts a buffer to another type.
func castTo(b *core.Builder, v *core.Value, to *core.MemRefType) *core.Value {
	defer b.SetLoc(b.Loc())
	b.SetLoc(v.Loc())
	t := v.Type().(*core.MemRefType)
	if t.MemorySpace() != to.MemorySpace() {
		t = b.Context().MemRef(t.Shape(), t.ElementType(), t.Layout(), to.MemorySpace())
		v = memref.MemorySpaceCast{DestType: t, Source: v}.Build(b).Op.Result(0)
	}
	if t == to {
		return v
	}
	return memref.NewCast(b, to, v).Op.Result(0)
}

func (x *transfer) read(inside *core.ArrayAttr) {
	to := x.place(func(b *core.Builder) {
		r := core.Must(gen.AsTransferReadOp(x.Op))
		if x.how == ByCopy {
			linalgdefs.NewFill(b, r.Padding(), x.spare)
			x.copy(b, false)
			return
		}
		part := b.Insert(x.Op.Clone(nil))
		memref.Store{Value: part.Result(0), Memref: x.asVector(b)}.Build(b)
	})
	x.rw.Modify(x.Op, func() {
		for i, v := range to {
			x.Op.SetOperand(i, v)
		}
		x.Op.SetAttr("in_bounds", inside)
	})
}

func (x *transfer) write(inside *core.ArrayAttr) {
	b := &x.rw.Builder
	to := x.place(func(*core.Builder) {})
	whole := x.Op.Clone(nil)
	for i, v := range to {
		whole.SetOperand(1+i, v)
	}
	whole.SetAttr("in_bounds", inside)
	b.Insert(whole)
	yes := arith.NewConstant(b, b.Context().Bool(true)).Result()
	leaves := arith.NewXOrI(b, x.inBounds, yes).Result()
	scf.If{Condition: leaves, ThenRegion: func(b *core.Builder) []*core.Value {
		b.SetLoc(x.Op.Loc())
		if x.how == ByCopy {
			x.copy(b, true)
			return nil
		}
		part := x.Op.Clone(nil)
		load := memref.NewLoad(b, x.asVector(b), nil)
		load.SetNontemporalAttr(b.Context().Bool(false))
		part.SetOperand(0, load.Result())
		b.Insert(part)
		return nil
	}}.Build(b)
	x.rw.EraseOp(x.Op)
}

// asVector is the memory for the vector as memory with one element.
func (x *transfer) asVector(b *core.Builder) *core.Value {
	return gen.TypeCast{ResultType: b.Context().MemRef(nil, x.Type, nil, nil), Memref: x.spare}.Build(b).Op.Result(0)
}

// copy copies what is in bounds between the buffer and the memory for the vector.
func (x *transfer) copy(b *core.Builder, write bool) {
	c, n := b.Context(), len(x.Indices)
	var sizes []core.FoldResult
	m := affine.NewMap(3, 0, affine.Dim(0).Add(affine.Dim(1).MulConst(-1)), affine.Dim(2))
	for i, index := range x.Indices {
		size := vector.DimOf(b, x.Base, i)
		room := memref.NewDim(b, x.spare, memrefdefs.ConstantIndex(b, int64(i))).Op.Result(0)
		least := affinegen.Min{Map: c.AffineMap(m), Operands: []*core.Value{size, index, room}}.Build(b)
		sizes = append(sizes, core.FoldResult{Value: least.Op.Result(0)})
	}
	at, zeros, ones := make([]core.FoldResult, n), make([]core.FoldResult, n), make([]core.FoldResult, n)
	for i, v := range x.Indices {
		at[i].Value, zeros[i].Attr, ones[i].Attr = v, c.IndexAttr(0), c.IndexAttr(1)
	}
	part := func(of *core.Value, at []core.FoldResult) *core.Value {
		s := memref.SubView{Source: of}
		s.StaticOffsets, s.Offsets = view.Split(at)
		s.StaticSizes, s.Sizes = view.Split(sizes)
		s.StaticStrides, s.Strides = view.Split(ones)
		if t, ok := memrefdefs.ReducedSubViewType(of.Type().(*core.MemRefType), view.Integers(sizes), at, sizes, ones); ok {
			s.ResultType = t
		}
		return s.Build(b).Result()
	}
	from, to := x.Base, x.spare
	if write {
		from, to = to, from
	}
	source := part(from, at)
	memref.NewCopy(b, source, part(to, zeros))
}
