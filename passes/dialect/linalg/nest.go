package linalg

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/affine"
	"github.com/odsgen/ods/generated/arith"
	"github.com/odsgen/ods/generated/linalg"
	"github.com/odsgen/ods/generated/scf"
	affineloops "github.com/odsgen/ods/passes/dialect/affine/loops"
	"github.com/odsgen/ods/passes/dialect/scf/loops"
)

// nestFunc makes a nest of loops that count up to the sizes, with what body makes innermost. The builder ends after
// the nest.
type nestFunc func(b *core.Builder, sizes []core.FoldResult, kinds []linalg.IteratorType, body func(ivs []*core.Value))

// bounds are the lower bounds, upper bounds and steps of loops.
type bounds struct{ lower, upper, step []*core.Value }

// newBounds makes the bounds of loops from 0 to the sizes.
func newBounds(b *core.Builder, sizes []core.FoldResult) (r bounds) {
	constant := func(n int64) *core.Value { return arith.NewConstant(b, b.Context().IndexAttr(n)).Result() }
	for _, n := range sizes {
		r.lower = append(r.lower, constant(0))
		upper := n.Value
		if upper == nil {
			upper = arith.NewConstant(b, n.Attr).Result()
		}
		r.upper = append(r.upper, upper)
		r.step = append(r.step, constant(1))
	}
	return r
}

// drop returns the bounds without those of the first loops.
func (r bounds) drop(n int) bounds { return bounds{r.lower[n:], r.upper[n:], r.step[n:]} }

// inside calls f with the builder inside the body of a loop, before the terminator or at the end.
func inside(b *core.Builder, body *core.Block, f func()) {
	at := b.Save()
	if last := body.Last(); last != nil {
		b.SetBefore(last)
	} else {
		b.SetEnd(body)
	}
	f()
	b.Restore(at)
}

func forNest(b *core.Builder, sizes []core.FoldResult, _ []linalg.IteratorType, body func(ivs []*core.Value)) {
	r := newBounds(b, sizes)
	var ivs []*core.Value
	nest := loops.BuildNest(b, r.lower, r.upper, r.step)
	for _, loop := range nest {
		ivs = append(ivs, loop.Region().Entry().Arg(0))
	}
	if len(nest) == 0 {
		body(nil)
		return
	}
	inside(b, nest[len(nest)-1].Region().Entry(), func() { body(ivs) })
}

// affineNest takes constant bounds into the maps of the loops.
func affineNest(b *core.Builder, sizes []core.FoldResult, _ []linalg.IteratorType, body func(ivs []*core.Value)) {
	r := newBounds(b, sizes)
	id := affine.IdentityMap(1)
	var add func(ivs []*core.Value)
	add = func(ivs []*core.Value) {
		i := len(ivs)
		if i == len(sizes) {
			body(ivs)
			return
		}
		lower, from := id, []*core.Value{r.lower[i]}
		upper, to := id, []*core.Value{r.upper[i]}
		if n, ok := r.upper[i].ConstantValue().(*core.IntegerAttr); ok {
			lower, from = affine.ConstantMap(0), nil
			upper, to = affine.ConstantMap(n.Int64()), nil
		}
		entry := affineloops.NewFor(b, lower, from, upper, to, 1).Region().Entry()
		inside(b, entry, func() { add(append(ivs, entry.Arg(0))) })
	}
	add(nil)
}

// parallelNest makes one scf.parallel of parallel loops that follow each other.
func parallelNest(b *core.Builder, sizes []core.FoldResult, kinds []linalg.IteratorType, body func(ivs []*core.Value)) {
	var add func(r bounds, kinds []linalg.IteratorType, ivs []*core.Value)
	add = func(r bounds, kinds []linalg.IteratorType, ivs []*core.Value) {
		if len(kinds) == 0 {
			body(ivs)
			return
		}
		n := 0
		for n < len(kinds) && kinds[n] == linalg.IteratorTypeParallel {
			n++
		}
		if n == 0 {
			entry := loops.BuildNest(b, r.lower[:1], r.upper[:1], r.step[:1])[0].Region().Entry()
			inside(b, entry, func() { add(r.drop(1), kinds[1:], append(ivs, entry.Arg(0))) })
			return
		}
		entry := newParallel(b, bounds{r.lower[:n], r.upper[:n], r.step[:n]})
		inside(b, entry, func() { add(r.drop(n), kinds[n:], append(ivs, entry.Args()...)) })
	}
	add(newBounds(b, sizes), kinds[:min(len(kinds), len(sizes))], nil)
}

// newParallel makes a parallel loop and returns its body, which has nothing but the terminator.
func newParallel(b *core.Builder, r bounds) *core.Block {
	loop := scf.Parallel{LowerBound: r.lower, UpperBound: r.upper, Step: r.step}.Build(b)
	at := b.Save()
	types := make([]core.Type, len(r.lower))
	for i := range types {
		types[i] = b.Context().Index()
	}
	entry := b.CreateBlock(loop.Region(), types)
	scf.Reduce{}.Build(b)
	b.Restore(at)
	return entry
}
