package slice_test

import (
	"github.com/odsgen/ods/generated/affine"
	"github.com/odsgen/ods/passes/dialect/affine/slice"
)

// The package comment's code compiles.
func ExampleCanFuse() {
	fuse := func(producer, consumer affine.ForOp, depth int) {
		var s slice.State
		if slice.CanFuse(producer, consumer, depth, &s, slice.ProducerConsumer, nil) {
			slice.Fuse(producer, consumer, &s, false)
		}
	}
	_ = fuse
}
