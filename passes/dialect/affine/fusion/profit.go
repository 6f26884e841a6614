package fusion

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/passes/dialect/affine/slice"
)

// profitable looks for the depth at which fusion makes the memory that one access of the source touches smallest, with
// not too many operations more, and reports whether there is one at which the footprint of both nests does not grow.
// With several accesses only the operations count.
func (r *found) profitable(ops []*core.Operation, tolerance float64) (depth int, ok bool) {
	if len(ops) == 0 {
		return 0, false
	}
	if _, ok := slice.StatsOf(r.src); !ok {
		return 0, false
	}
	if _, ok := slice.StatsOf(r.dst); !ok {
		return 0, false
	}
	if len(ops) > 1 {
		n, ok := slice.AdditionalFraction(r.src, r.dst, &r.slices[r.maxDepth-1])
		return r.maxDepth, ok && n <= tolerance
	}
	depth, size, ok := r.smallest(ops[0], tolerance)
	if !ok {
		return 0, false
	}
	src, okSrc := slice.Footprint(r.src)
	_, okDst := slice.Footprint(r.dst)
	return depth, okSrc && okDst && size <= src
}

// smallest returns the depth at which the slice of an access touches the least memory, and how much that is.
func (r *found) smallest(op *core.Operation, tolerance float64) (depth int, size int64, ok bool) {
	whole, ok := slice.RegionOf(op, 0, nil, false)
	if !ok {
		return 0, 0, false
	}
	total, ok := whole.Size()
	if !ok {
		return 0, 0, false
	}
	best := 0.0
	for i := r.maxDepth; i >= 1; i-- {
		s := &r.slices[i-1]
		added, ok := slice.AdditionalFraction(r.src, r.dst, s)
		if !ok {
			continue
		}
		region, ok := slice.RegionOf(op, 0, s, false)
		if !ok {
			continue
		}
		n, ok := region.Size()
		if !ok || n == 0 {
			continue
		}
		if reduction := float64(total) / float64(n); reduction > best && added <= tolerance {
			best, depth, size = reduction, i, n
		}
	}
	return depth, size, depth > 0
}
