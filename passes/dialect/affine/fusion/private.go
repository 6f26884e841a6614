package fusion

import (
	"slices"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/affine"
	affinedefs "github.com/odsgen/ods/defs/affine"
	gen "github.com/odsgen/ods/generated/affine"
	"github.com/odsgen/ods/generated/memref"
	"github.com/odsgen/ods/passes/dialect/affine/dependence"
	"github.com/odsgen/ods/passes/dialect/affine/slice"
)

// makePrivate replaces memory in the fused nest by memory that is just large enough for what one iteration of the loops
// around the slice stores.
func (p *pair) makePrivate(block *core.Block, depth int) {
	var order []*core.Value
	stores := map[*core.Value][]*core.Operation{}
	p.dst.op.Walk(func(op *core.Operation) {
		if m := memRef(op); dependence.IsWrite(op) && slices.Contains(p.private, m) {
			if len(stores[m]) == 0 {
				order = append(order, m)
			}
			stores[m] = append(stores[m], op)
		}
	})
	for _, m := range order {
		if n := p.privateMemory(stores[m], block, depth); n != nil {
			p.addEdge(p.add(n.DefiningOp()).id, p.dst.id, n)
		}
	}
}

// privateMemory makes the private memory of stores, and replaces what is after them by it; nil when the stores are to
// different elements, or the size is not known.
func (p *pair) privateMemory(stores []*core.Operation, block *core.Block, depth int) *core.Value {
	first, _ := dependence.AccessOf(stores[0])
	for _, op := range stores[1:] {
		if a, _ := dependence.AccessOf(op); !a.SameElement(first) {
			return nil
		}
	}
	region, ok := slice.RegionOf(stores[0], depth, nil, true)
	if !ok {
		return nil
	}
	shape, starts, ok := region.Box()
	if !ok {
		return nil
	}
	old := first.MemRef
	t := old.Type().(*core.MemRefType)
	rank := len(shape)
	outer := region.Values(rank, region.NumDimsAndSymbols())
	if slices.Contains(outer, nil) {
		return nil
	}
	c := p.dst.op.Context()
	n := len(outer)
	dims := make([]affine.Expr, n)
	for i := range dims {
		dims[i] = affine.Dim(i)
	}
	remap := make([]affine.Expr, rank)
	for i := range remap {
		start := starts[i].Result(0).ReplaceSymbols(dims)
		remap[i] = affine.Simplify(affine.Dim(n+i).Sub(start), n+rank, 0)
	}
	b := core.NewBuilder(c)
	b.SetStart(p.dst.op.ParentRegion().Entry())
	b.SetLoc(p.dst.op.Loc())
	alloc := memref.NewAlloc(b, c.MemRef(shape, t.ElementType(), nil, p.space(region, t)), nil, nil).Op.Result(0)
	r := replacement{old, alloc, affine.NewMap(n+rank, 0, remap...), outer}
	if !r.behind(firstIn(block, stores)) {
		// As upstream the allocation stays, but the nest still depends on others through the old memory.
		p.recollect(p.dst)
		p.dependAgain(p.dst, p.src, old)
	}
	return alloc
}

// space returns the memory space of private memory.
func (p *pair) space(region *slice.Region, t *core.MemRefType) core.Attribute {
	n, _ := region.Elements()
	size, _ := slice.ElementSize(t)
	if p.opts.HasFastSpace && uint64(n*size) <= p.opts.Threshold {
		return t.Context().I64Attr(p.opts.FastSpace)
	}
	return t.MemorySpace()
}

// firstIn returns the first operation of a block that has one of some operations in it.
func firstIn(block *core.Block, ops []*core.Operation) (first *core.Operation) {
	for _, op := range ops {
		if o := block.AncestorOpInBlock(op); o != nil && (first == nil || o.IsBeforeInBlock(first)) {
			first = o
		}
	}
	return first
}

// replacement replaces memory by other memory, whose subscripts remap computes of values and of the old ones.
type replacement struct {
	from, to *core.Value
	remap    *affine.Map
	extra    []*core.Value
}

// behind replaces the memory in all accesses that an operation dominates, and reports whether it did: there must be no
// other uses but those that free it.
func (r replacement) behind(op *core.Operation) bool {
	dom := &core.DominanceInfo{}
	var users []*core.Operation
	for user := range r.from.Users() {
		if !dom.DominatesOp(op, user) || dependence.OnlyEffect(user, core.EffectFree, r.from) {
			continue
		}
		if _, ok := gen.AffineMapAccessInterfaceKey.Of(user); !ok {
			return false
		}
		users = append(users, user)
	}
	for _, user := range users {
		r.in(user)
	}
	return true
}

// in replaces the memory in one access.
func (r replacement) in(op *core.Operation) {
	at := slices.Index(op.OperandList(0, op.NumOperands()), r.from)
	access, _ := gen.AffineMapAccessInterfaceKey.Of(op)
	attr := access.AffineMapOf(r.from)
	if at < 0 || attr == nil {
		return
	}
	old := attr.Value()
	operands := op.OperandList(at+1, at+1+old.NumInputs())
	rest := op.OperandList(at+1+old.NumInputs(), op.NumOperands())
	b := core.BuilderBefore(op)
	var made []*core.Value
	apply := func(m *affine.Map, operands []*core.Value) (out []*core.Value) {
		if m.Equal(affine.IdentityMap(m.NumDims())) {
			return operands
		}
		for i := range m.NumResults() {
			v := gen.NewApply(b, operands, b.Context().AffineMap(m.SubMap(i))).Op.Result(0)
			made, out = append(made, v), append(out, v)
		}
		return out
	}
	subscripts := apply(r.remap, append(slices.Clone(r.extra), apply(old, operands)...))
	m, vals := affinedefs.Compose(affine.IdentityMap(len(subscripts)), subscripts)
	m, vals = affinedefs.CanonicalMap(affine.SimplifyMap(m), vals)
	for _, v := range made {
		if !v.HasUses() {
			v.DefiningOp().Erase()
		}
	}
	list := append(op.OperandList(0, at), r.to)
	op.SetOperands(slices.Concat(list, vals, rest))
	for _, a := range op.InherentAttrs() {
		if a.Value == core.Attribute(attr) {
			op.SetAttr(a.Name, b.Context().AffineMap(m))
		}
	}
}
