package affine

import (
	"github.com/odsgen/ods/core"
	gen "github.com/odsgen/ods/generated/affine"
	"github.com/odsgen/ods/passes"
	"github.com/odsgen/ods/passes/affine/dependence"
	"github.com/odsgen/ods/passes/affine/loops"
	"github.com/odsgen/ods/passes/affine/tile"
)

// defaultTileSize is that of loops for which no size is given and none can be computed.
const defaultTileSize = 4

func (p *AffineLoopTilePass) run(r *passes.Run) {
	for _, nest := range perfectNests(r.Op) {
		if !canReorder(nest) {
			continue
		}
		tiled := tile.PerfectNest(nest, p.sizes(nest))
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

// canReorder reports whether no dependence between accesses goes backwards in some loop of a nest, as far as that is known. That is upstream's isTilingValid.
func canReorder(nest []gen.ForOp) bool {
	var accesses []dependence.Access
	nest[0].Op.Walk(func(op *core.Operation) {
		if a, ok := dependence.AccessOf(op); ok {
			accesses = append(accesses, a)
		}
	})
	for depth := 1; depth <= len(nest)+1; depth++ {
		for _, src := range accesses {
			for _, dst := range accesses {
				r := dependence.Check(src, dst, depth, false)
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

// sizes returns the tile sizes of a nest.
func (p *AffineLoopTilePass) sizes(nest []gen.ForOp) []uint64 {
	out := make([]uint64, len(nest))
	for i := range out {
		switch {
		case p.TileSize != 0:
			out[i] = p.TileSize
		case i < len(p.TileSizes):
			out[i] = uint64(p.TileSizes[i])
		default:
			out[i] = defaultTileSize
		}
	}
	return out
}
