package tile

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/affine"
	affinedefs "github.com/odsgen/ods/defs/affine"
	"github.com/odsgen/ods/defs/iface/view"
	affinegen "github.com/odsgen/ods/generated/affine"
)

// Split replaces an operation by two: one for the first iterations of one loop, as many as size says, and one for the
// rest, which starts with the results of the first. second is nil, and first the operation itself, when nothing is left
// for it.
func Split(w *Work, op *core.Operation, dim int, size core.FoldResult) (first, second *core.Operation, ok bool) {
	x, ok := Of(op)
	if !ok {
		return nil, nil, false
	}
	w.SetBefore(op)
	w.SetLoc(op.Loc())
	domain := x.Domain(w)
	if dim >= len(domain) {
		return op, nil, true
	}
	var all Part
	for _, d := range domain {
		all.Offsets, all.Sizes = append(all.Offsets, d.Offset), append(all.Sizes, d.Size)
	}
	begin, length := domain[dim].Offset, domain[dim].Size
	d2 := affine.Dim(2)
	point := affinedefs.ComposedFoldedMinMax(&w.Builder, &affinegen.MinDef, affine.NewMap(3, 0, d0, d1.Add(d2)),
		[]core.FoldResult{size, begin, length})
	rest := compute(w, d0.Add(d1).Sub(d2), begin, length, point)
	if n, known := view.Constant(rest); known && n == 0 {
		return op, nil, true
	}
	dests, ok := Destinations(w.Rewriter, op)
	if !ok {
		return nil, nil, false
	}
	all.Offsets, all.Sizes = clone(all.Offsets), clone(all.Sizes)
	part := func(dests []*core.Value, at, n core.FoldResult) (*core.Operation, []*core.Value) {
		p := Part{clone(all.Offsets), clone(all.Sizes)}
		p.Offsets[dim], p.Sizes[dim] = at, n
		r, done := x.Tile(w, p)
		if ok = ok && done && len(r.Ops) == 1; !ok {
			return nil, nil
		}
		var out []*core.Value
		for i, v := range r.Values {
			where, placed := x.ResultPosition(w, i, p)
			if ok = ok && placed; !ok {
				return nil, nil
			}
			out = append(out, Insert(w, v, dests[i], where))
		}
		return r.Ops[0], out
	}
	first, results := part(dests, begin, point)
	if !ok {
		return nil, nil, false
	}
	// The second part cuts its outputs from the results of the first.
	w.Modify(op, func() {
		for i, v := range results {
			op.SetOperand(op.NumOperands()-len(results)+i, v)
		}
	})
	at := compute(w, d0.Add(d1), begin, point)
	second, results = part(results, at, rest)
	if !ok {
		return nil, nil, false
	}
	w.ReplaceOp(op, results...)
	return first, second, true
}

func clone[T any](list []T) []T { return append([]T(nil), list...) }
