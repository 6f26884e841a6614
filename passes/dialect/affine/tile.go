package affine

import (
	"slices"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/dim"
	"github.com/odsgen/ods/core/num"
	"github.com/odsgen/ods/core/upstream"
	gen "github.com/odsgen/ods/generated/affine"
	"github.com/odsgen/ods/passes"
	"github.com/odsgen/ods/passes/dialect/affine/dependence"
	"github.com/odsgen/ods/passes/dialect/affine/legal"
	"github.com/odsgen/ods/passes/dialect/affine/loops"
	"github.com/odsgen/ods/passes/dialect/affine/slice"
	"github.com/odsgen/ods/passes/dialect/affine/tile"
)

// defaultTileSize is that of loops for which no size is given and none can be computed.
const defaultTileSize = 4

// prepare refuses sizes with which mlir-opt crashes.
func (p *AffineLoopTilePass) prepare(_ *core.Context, r *core.Reporter) (any, bool) {
	for _, n := range p.TileSizes {
		if n <= 0 {
			r.Errorf(core.Location{}, "'tile-sizes' has %d, expected sizes greater than 0; leave out sizes at the end for the default", n)
			return nil, false
		}
	}
	return nil, true
}

func (p *AffineLoopTilePass) run(r *passes.Run) {
	for _, nest := range perfectNests(r.Op) {
		if !canReorder(nest) {
			continue
		}
		sizes := p.sizes(r, nest)
		if !upstream.TilingOrder.In(r.Op.Context()) && !legal.NewMemory().CanTile(nest, sizes) {
			continue
		}
		tiled := tile.PerfectNest(nest, sizes)
		if tiled != nil && p.Separate {
			tile.SeparateFull(tiled[len(nest):])
		}
	}
}

// perfectNests returns the perfect nests of the loops at the top of a function.
func perfectNests(op *core.Operation) (out [][]gen.ForOp) {
	for o := range op.Region(0).Ops() {
		if l, ok := gen.AsForOp(o); ok {
			out = append(out, loops.PerfectNest(l))
		}
	}
	return out
}

// canReorder is upstream's isTilingValid: whether no dependence between affine accesses is known to go backwards by more
// than one in some loop of a nest. Where that says no, upstream does nothing; yes is not an answer, see package legal.
func canReorder(nest []gen.ForOp) bool {
	var accesses []dependence.Access
	nest[0].Op.Walk(func(op *core.Operation) {
		if a, ok := dependence.AccessOf(op); ok {
			accesses = append(accesses, a)
		}
	})
	var checker dependence.Checker
	for depth := 1; depth <= len(nest)+1; depth++ {
		for _, src := range accesses {
			for _, dst := range accesses {
				r := checker.Check(src, dst, depth, false)
				if r.Outcome != dependence.Exists {
					continue
				}
				for _, c := range r.Components() {
					if c.UpperOK && c.Upper < 0 && (!c.LowerOK || c.Lower < c.Upper) {
						return false
					}
				}
			}
		}
	}
	return true
}

// sizes returns the tile sizes of a nest: those that were given, or such that the memory that a box accesses fits into
// the cache, when the accesses of a dimension are in proportion to its size. The computation is upstream's.
func (p *AffineLoopTilePass) sizes(r *passes.Run, nest []gen.ForOp) []uint64 {
	n := len(nest)
	out := slices.Repeat([]uint64{defaultTileSize}, n)
	switch {
	case p.TileSize != 0:
		return slices.Repeat([]uint64{p.TileSize}, n)
	case len(p.TileSizes) > 0:
		for i, size := range p.TileSizes[:min(n, len(p.TileSizes))] {
			out[i] = uint64(size)
		}
		return out
	case p.CacheSize == 0:
		return slices.Repeat([]uint64{1}, n)
	}
	bytes, ok := slice.FootprintOr(nest[0], func(op *core.Operation) {
		r.Reporter().OpEmitWarningf(op, "getMemoryFootprintBytes: unable to perform a union on a memory region")
	})
	if !ok {
		return divisors(nest, out)
	}
	excess := (uint64(bytes) + p.CacheSize*1024 - 1) / (p.CacheSize * 1024)
	if excess <= 1 {
		return slices.Repeat([]uint64{1}, n)
	}
	each, product := root(excess, n), uint64(1)
	for i := range out {
		if out[i] = each; i == n-1 {
			out[i] = max(1, excess/product)
		}
		product = dim.Count(product, out[i])
	}
	return divisors(nest, out)
}

// root returns the n-th root of a number as upstream computes it: by a power that is rounded correctly.
func root(v uint64, n int) uint64 {
	f, _ := num.Pow(num.Float64(float64(v)), num.Float64(1/float64(n))).ToFloat64()
	return uint64(f)
}

// divisors makes sizes divisors of the numbers of iterations, where these are known.
func divisors(nest []gen.ForOp, sizes []uint64) []uint64 {
	for i, l := range nest {
		n, ok := loops.ConstantTripCount(l)
		if !ok {
			continue
		}
		if n > 1 {
			sizes[i] = min(sizes[i], n/2)
		}
		for n%sizes[i] != 0 {
			sizes[i]--
		}
	}
	return sizes
}
