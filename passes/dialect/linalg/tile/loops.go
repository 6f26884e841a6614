package tile

import (
	"slices"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/affine"
	"github.com/odsgen/ods/core/flow"
	"github.com/odsgen/ods/core/rewrite"
	affinedefs "github.com/odsgen/ods/defs/affine"
	"github.com/odsgen/ods/defs/iface/view"
	memrefdefs "github.com/odsgen/ods/defs/memref"
	affinegen "github.com/odsgen/ods/generated/affine"
	viewiface "github.com/odsgen/ods/generated/iface/view"
	"github.com/odsgen/ods/generated/linalg"
	"github.com/odsgen/ods/generated/scf"
)

// Options say how to split an iteration space.
type Options struct {
	// Sizes are those of the tiles, one for each loop from the outermost on; 0 leaves a loop as it is.
	Sizes []core.FoldResult
	// ComputeSizes makes the sizes after the range of the loops, where it is given.
	ComputeSizes func() []core.FoldResult
	// Threads are numbers of tiles, one for each loop, where these are given and not the sizes; only with Forall.
	Threads []core.FoldResult
	// Interchange is the order of the loops: its first entry is the loop that becomes the outermost.
	Interchange []int64
	// Forall makes one scf.forall in place of a nest of scf.for, with the mapping if there is one.
	Forall  bool
	Mapping *core.ArrayAttr
	// Reduction says how reductions are split; ReductionDims are the loops that are, unless it is Full.
	Reduction     Strategy
	ReductionDims []int
	// Custom makes loops of another kind, where it is given.
	Custom func(w *Work, ranges []Range, sizes []core.FoldResult, dests []*core.Value) (CustomLoops, bool)
}

// CustomLoops are loops that [Options.Custom] made. The insertion point is where the tile is computed.
type CustomLoops struct {
	Loops []*core.Operation
	Tile  Part
	Dests []*core.Value // what the tile is put into
	// End finishes the loops: it puts the values of the tile into the destinations.
	End func(values []*core.Value, at []Part) bool
}

// Tiled is an operation that was split.
type Tiled struct {
	Result
	Inits        []*core.Value     // what the loops start with
	Loops        []*core.Operation // from the outermost on
	Merges       []*core.Operation // what makes results of partial ones
	Replacements []*core.Value     // what to replace the results of the operation by
}

// nest is one run of [Loops].
type nest struct {
	*Work
	op      *core.Operation
	x       Op
	reducer Reducer // of partial results
	o       Options
	domain  []Range
	given   []core.FoldResult // sizes in the order of the operation's loops
	sizes   []core.FoldResult
	threads []core.FoldResult
	order   []int // of loops: the outermost first
	dims    []int // loops of reductions that are split
	ivs     []*core.Value
	r       Tiled
	parts   []Part // where the results are
	ok      bool
}

// Loops makes loops after an operation that compute it tile by tile. The operation stays, for the caller to replace.
// ok is false when it cannot be tiled so; operations that were made before that was known stay.
func Loops(w *Work, op *core.Operation, o Options) (r Tiled, ok bool) {
	x, ok := Of(op)
	if !ok {
		return r, false
	}
	defer w.Restore(w.Save())
	w.SetAfter(op)
	w.SetLoc(op.Loc())
	n := &nest{Work: w, op: op, x: x, o: o, ok: true}
	n.domain = x.Domain(w)
	if o.ComputeSizes != nil {
		n.o.Sizes = o.ComputeSizes()
	}
	n.chooseSizes()
	if !n.check() || !n.chooseOrder() {
		return r, false
	}
	dests, ok := n.destinations()
	if !ok {
		return r, false
	}
	n.r.Inits = dests
	switch {
	case !n.splits():
		n.body(nil, dests)
		n.r.Replacements = n.r.Values
		return n.r, n.ok
	case o.Custom != nil:
		n.custom(dests)
	case o.Forall:
		n.forall(dests)
	default:
		n.forNest(nil, dests, n.bounds())
	}
	if !n.ok {
		return n.r, w.Errorf(op, "failed to generate tiling loops")
	}
	return n.r, n.merge()
}

// counts returns what says which loops are split: 0 for those that are not.
func (n *nest) counts() []core.FoldResult {
	if n.threads != nil {
		return n.threads
	}
	return n.sizes
}

// splits reports whether any loop is split.
func (n *nest) splits() bool {
	return slices.ContainsFunc(n.counts(), func(m core.FoldResult) bool { return !view.IsConstant(m, 0) })
}

// check warns of threads that write to the same place, and refuses what cannot be combined with partial reductions.
func (n *nest) check() bool {
	parallel := false
	for i, k := range n.x.Kinds() {
		if i >= len(n.sizes) {
			break
		}
		isParallel := k == linalg.IteratorTypeParallel
		parallel = parallel || isParallel && !view.IsConstant(n.sizes[i], 0)
		if !n.o.Forall || n.o.Reduction != Full || isParallel {
			continue
		}
		count, known := view.Constant(n.counts()[i])
		if n.threads != nil {
			count--
		}
		if known && count > 0 {
			n.warn(n.op, "tiling is not thread safe at axis #%d", i)
		}
	}
	if n.o.Reduction != Full && parallel {
		return n.Errorf(n.op, "tiling parallel dimensions is not supported with partial reduction tiling strategies")
	}
	for _, d := range n.o.ReductionDims {
		if d >= 0 && d < len(n.sizes) && !view.IsConstant(n.sizes[d], 0) && !slices.Contains(n.dims, d) {
			n.dims = append(n.dims, d)
		}
	}
	n.given = n.sizes
	return true
}

// chooseSizes fills up what the options say for the remaining loops, and computes sizes from numbers of tiles.
func (n *nest) chooseSizes() {
	b := &n.Builder
	fill := func(list []core.FoldResult) []core.FoldResult {
		list = slices.Clone(list)
		for len(list) < len(n.domain) {
			list = append(list, index(b, 0))
		}
		return list[:len(n.domain)]
	}
	if len(n.o.Threads) == 0 {
		n.sizes = fill(n.o.Sizes)
		return
	}
	n.threads = fill(n.o.Threads)
	if len(n.o.Sizes) > 0 {
		n.sizes = fill(n.o.Sizes)
		return
	}
	n.sizes = fill(nil)
	s := affine.Symbol
	m := affine.NewMap(0, 4, s(1).Sub(s(0)).CeilDiv(s(2)).CeilDiv(s(3)))
	for i, d := range n.domain {
		if !view.IsConstant(n.threads[i], 0) {
			n.sizes[i] = affinedefs.ComposedFoldedApply(b, m, []core.FoldResult{d.Offset, d.Size, d.Stride, n.threads[i]})
		}
	}
}

// chooseOrder fills up the interchange; ok is false when it is not a permutation.
func (n *nest) chooseOrder() bool {
	seen := make([]bool, len(n.domain))
	for _, i := range n.o.Interchange {
		if i < 0 || i >= int64(len(seen)) || seen[i] {
			return false
		}
		seen[i] = true
		n.order = append(n.order, int(i))
	}
	for i, done := range seen {
		if !done {
			n.order = append(n.order, i)
		}
	}
	permute := func(list []core.FoldResult) []core.FoldResult {
		out := make([]core.FoldResult, len(list))
		for i := range list {
			out[i] = list[n.order[i]]
		}
		return out
	}
	if len(n.o.Interchange) > 0 {
		n.sizes = permute(n.sizes)
		if n.threads != nil {
			n.threads = permute(n.threads)
		}
		domain := slices.Clone(n.domain)
		for i := range domain {
			domain[i] = n.domain[n.order[i]]
		}
		n.domain = domain
	}
	return true
}

// destinations returns the tensors that the results are put into.
func (n *nest) destinations() (out []*core.Value, ok bool) {
	if n.o.Reduction != Full {
		return n.partialInits()
	}
	return Destinations(n.Rewriter, n.op)
}

// Destinations returns the tensors that the results of an operation are made of, and makes empty ones where there are
// none; ok is false when the sizes are not known.
func Destinations(rw *rewrite.Rewriter, op *core.Operation) (out []*core.Value, ok bool) {
	if x, ok := flow.DestinationStyleOpInterfaceKey.Of(op); ok {
		for _, v := range x.DpsInits().Forwarded() {
			if _, ok := v.Type().(*core.RankedTensorType); ok {
				out = append(out, v)
			}
		}
		return out, true
	}
	if op.NumResults() == 0 {
		return nil, true
	}
	b := &rw.Builder
	defer b.Restore(b.Save())
	b.SetBefore(op)
	var reified [][]core.FoldResult
	for i, v := range op.Results() {
		t, ok := v.Type().(*core.RankedTensorType)
		if !ok {
			return nil, false
		}
		sizes := make([]core.FoldResult, len(t.Shape()))
		for k, n := range t.Shape() {
			sizes[k] = index(b, n)
		}
		if slices.Contains(t.Shape(), core.Dynamic) {
			if reified == nil {
				x, ok := viewiface.ReifyRankedShapedTypeOpInterfaceKey.Of(op)
				if !ok {
					return nil, false
				}
				if reified = x.ReifyResultShapes(b); len(reified) != op.NumResults() {
					return nil, false
				}
			}
			sizes = reified[i]
		}
		out = append(out, empty(b, sizes, t.ElementType(), t.Encoding()))
	}
	return out, true
}

// bounds returns the lower bounds, the upper bounds and the steps of the loops.
func (n *nest) bounds() (out [3][]core.FoldResult) {
	for i, d := range n.domain {
		if !view.IsConstant(n.sizes[i], 0) {
			out[0], out[1], out[2] = append(out[0], d.Offset), append(out[1], d.Size), append(out[2], n.sizes[i])
		}
	}
	return out
}

// forNest makes the loops of a nest inside of those that count ivs.
func (n *nest) forNest(ivs, dests []*core.Value, bounds [3][]core.FoldResult) {
	b := &n.Builder
	var vals [3][]*core.Value
	for i, list := range bounds {
		for _, m := range list {
			vals[i] = append(vals[i], memrefdefs.ValueOf(b, m))
		}
	}
	var types []core.Type
	for _, v := range dests {
		types = append(types, v.Type())
	}
	var add func(ivs, dests []*core.Value) []*core.Value
	add = func(ivs, dests []*core.Value) []*core.Value {
		k := len(ivs)
		if k == len(vals[0]) {
			n.body(ivs, dests)
			return n.inserted(dests)
		}
		loop := scf.For{ResultsTypes: types, LowerBound: vals[0][k], UpperBound: vals[1][k], Step: vals[2][k], InitArgs: dests}.Build(b)
		n.r.Loops = append(n.r.Loops, loop.Op)
		locs := []core.Location{b.Loc()}
		for _, v := range dests {
			locs = append(locs, v.Loc())
		}
		at := b.Save()
		body := b.CreateBlock(loop.Region(), append([]core.Type{b.Context().Index()}, types...), locs...)
		b.SetEnd(body)
		scf.NewYield(b, add(append(slices.Clone(ivs), body.Arg(0)), body.Args()[1:]))
		b.Restore(at)
		return loop.Op.ResultList()
	}
	n.r.Replacements = add(ivs, dests)
}

// inserted puts the tile into the destinations, and returns these.
func (n *nest) inserted(dests []*core.Value) (out []*core.Value) {
	for i, p := range n.parts {
		out = append(out, n.slice(p).insert(&n.Builder, n.r.Values[i], dests[i]))
	}
	if len(out) < len(dests) { // the tile failed
		return dests
	}
	return out
}

func (w *Work) slice(p Part) *slice {
	return &slice{p.Offsets, p.Sizes, ones(&w.Builder, len(p.Offsets))}
}

// custom makes the loops that the caller knows of.
func (n *nest) custom(dests []*core.Value) {
	at := n.Save()
	defer n.Restore(at)
	c, ok := n.o.Custom(n.Work, n.domain, n.sizes, dests)
	if !ok {
		n.ok = false
		return
	}
	n.r.Loops = c.Loops
	n.tile(nil, n.uninterchanged(c.Tile), c.Dests)
	if !n.ok || !c.End(n.r.Values, n.parts) {
		n.ok = false
		return
	}
	n.r.Replacements = c.Loops[0].ResultList()
}

// forall makes one parallel loop.
func (n *nest) forall(dests []*core.Value) {
	b := &n.Builder
	f := scf.Forall{Outputs: dests, Mapping: n.o.Mapping}
	for _, v := range dests {
		f.ResultsTypes = append(f.ResultsTypes, v.Type())
	}
	if n.threads != nil {
		var list []core.FoldResult
		for _, m := range n.threads {
			if !view.IsConstant(m, 0) {
				list = append(list, m)
			}
		}
		f.StaticUpperBound, f.DynamicUpperBound = split(list)
		f.StaticLowerBound, f.StaticStep = make([]int64, len(list)), slices.Repeat([]int64{1}, len(list))
	} else {
		bounds := n.bounds()
		f.StaticLowerBound, f.DynamicLowerBound = split(bounds[0])
		f.StaticUpperBound, f.DynamicUpperBound = split(bounds[1])
		f.StaticStep, f.DynamicStep = split(bounds[2])
	}
	loop := f.Build(b)
	n.r.Loops = append(n.r.Loops, loop.Op)
	defer b.Restore(b.Save())
	rank := len(f.StaticUpperBound)
	types := append(slices.Repeat([]core.Type{b.Context().Index()}, rank), f.ResultsTypes...)
	body := b.CreateBlock(loop.Region(), types)
	b.SetEnd(body)
	n.body(body.Args()[:rank], body.Args()[rank:])
	b.SetEnd(body)
	scf.BuildInParallel(b, func(b *core.Builder) {
		for i, p := range n.parts {
			n.slice(p).insertParallel(b, n.r.Values[i], body.Arg(rank+i))
		}
	})
	n.r.Replacements = loop.Op.ResultList()
}

// body computes one tile on a copy of the operation whose outputs are dests, and says where its results are.
func (n *nest) body(ivs, dests []*core.Value) {
	n.tile(ivs, n.uninterchanged(n.place(ivs)), dests)
}

// uninterchanged returns a part of the loops in the order that the operation has them.
func (n *nest) uninterchanged(p Part) Part {
	if len(n.o.Interchange) == 0 {
		return p
	}
	out := Part{slices.Clone(p.Offsets), slices.Clone(p.Sizes)}
	for i, k := range n.order {
		out.Offsets[k], out.Sizes[k] = p.Offsets[i], p.Sizes[i]
	}
	return out
}

func (n *nest) tile(ivs []*core.Value, loops Part, dests []*core.Value) {
	n.ivs = ivs
	by := CloneInto(n.Rewriter, n.op, dests)
	if !n.splits() {
		n.r.Result = Result{Ops: []*core.Operation{by}, Values: by.ResultList()}
		return
	}
	r, ok := n.tileOf(by, loops, dests)
	n.EraseOp(by)
	if !ok {
		n.ok = n.Errorf(n.op, "faild to tile operation")
		return
	}
	n.r.Result = r
	for i := range r.Values {
		p, ok := n.positionOf(i, loops)
		if !ok {
			n.ok = false
			return
		}
		n.parts = append(n.parts, p)
	}
}

// CloneInto makes a copy of an operation that computes into other tensors.
func CloneInto(rw *rewrite.Rewriter, op *core.Operation, dests []*core.Value) *core.Operation {
	by := rw.Clone(op, nil)
	x, ok := flow.DestinationStyleOpInterfaceKey.Of(by)
	if !ok || len(dests) == 0 {
		return by
	}
	k := 0
	inits := x.DpsInits()
	for i, v := range inits.Forwarded() {
		if _, ok := v.Type().(*core.RankedTensorType); ok && k < len(dests) {
			by.SetOperand(inits.OperandIndex(i), dests[k])
			k++
		}
	}
	return by
}

// place computes the offset and the size of a tile in each loop, in the order of the loops.
func (n *nest) place(ivs []*core.Value) (p Part) {
	b := &n.Builder
	for i, d := range n.domain {
		if view.IsConstant(n.counts()[i], 0) {
			p.Offsets, p.Sizes = append(p.Offsets, d.Offset), append(p.Sizes, d.Size)
			continue
		}
		iv := core.FoldResult{Value: ivs[0]}
		ivs = ivs[1:]
		at, size := iv, core.FoldResult{}
		if n.threads == nil {
			size = BoundedSize(b, d, iv, n.sizes[i])
		} else {
			at, size = threadTile(b, d, iv, n.threads[i], n.sizes[i])
		}
		p.Offsets, p.Sizes = append(p.Offsets, at), append(p.Sizes, size)
	}
	return p
}

// BoundedSize computes the size of the tile at an offset, which is smaller at the end of the range.
func BoundedSize(b *core.Builder, d Range, offset, size core.FoldResult) core.FoldResult {
	n, known := view.Constant(size)
	if known && n == 1 {
		return size
	}
	lower, ok := view.Constant(d.Offset)
	upper, ok2 := view.Constant(d.Size)
	if known && ok && ok2 && n != 0 && (upper-lower)%n == 0 {
		return size
	}
	m := affine.NewMap(1, 2, affine.Symbol(0).Sub(affine.Dim(0)), affine.Symbol(1))
	end := core.FoldResult{Value: memrefdefs.ValueOf(b, d.Size)}
	return affinedefs.ComposedFoldedMinMax(b, &affinegen.MinDef, m, []core.FoldResult{offset, end, size})
}

// threadTile computes where the tile of a thread is, and its size: less at the end of the range, and not below zero.
func threadTile(b *core.Builder, d Range, iv, threads, size core.FoldResult) (at, n core.FoldResult) {
	apply := func(e affine.Expr, dims int, in ...core.FoldResult) core.FoldResult {
		return affinedefs.ComposedFoldedApply(b, affine.NewMap(dims, len(in)-dims, e), in)
	}
	start := affine.Dim(0).Add(affine.Dim(1).Mul(affine.Symbol(0)))
	at = apply(start, 2, d.Offset, iv, size)
	rest := apply(affine.Symbol(1).Sub(start), 2, d.Offset, threads, size, d.Size)
	n = size
	two := affine.IdentityMap(2)
	if !view.IsConstant(rest, 0) {
		left := apply(affine.Symbol(0).Sub(affine.Dim(0)), 1, at, d.Size)
		n = affinedefs.ComposedFoldedMinMax(b, &affinegen.MinDef, two, []core.FoldResult{left, size})
	}
	s, ok := view.Constant(size)
	t, ok2 := view.Constant(threads)
	all, ok3 := view.Constant(d.Size)
	if !ok || !ok2 || !ok3 || s*(t-1) >= all {
		n = affinedefs.ComposedFoldedMinMax(b, &affinegen.MaxDef, two, []core.FoldResult{index(b, 0), n})
	}
	return at, n
}
