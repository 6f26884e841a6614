package legal_test

import (
	"github.com/odsgen/ods/generated/affine"
	"github.com/odsgen/ods/passes/dialect/affine/legal"
	"github.com/odsgen/ods/passes/dialect/affine/tile"
)

// The package comment's code compiles.
func ExampleMemory_CanTile() {
	tileWhereLegal := func(nest []affine.ForOp, sizes []uint64) {
		m := legal.NewMemory()
		if m.CanTile(nest, sizes) {
			tile.PerfectNest(nest, sizes)
		}
	}
	_ = tileWhereLegal
}
