package tile

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/rewrite"
	"github.com/odsgen/ods/generated/linalg"
)

// Range is where a loop starts, how far it goes and in which steps.
type Range struct{ Offset, Size, Stride core.FoldResult }

// Result is one tile of an operation.
type Result struct {
	Ops    []*core.Operation // what computes the tile
	Values []*core.Value     // the results of the tile, one for each result of the operation
	Slices []*core.Operation // what cuts the operands
}

// OpKey is the key of [Op]. [Of] also knows operations that it is not attached to.
var OpKey = core.OpInterface[Op]{Name: "TilingInterface"}

// Op is an operation whose iteration space can be split. A tile is given by the offset and the size in each loop. The
// methods make operations at the rewriter's insertion point.
type Op interface {
	AsOperation() *core.Operation
	// Kinds returns the kind of each loop.
	Kinds() []linalg.IteratorType
	// Domain returns the range of each loop, computed in front of the operation.
	Domain(rw *rewrite.Rewriter) []Range
	// Tile computes a tile of all results; ok is false when that is not possible.
	Tile(rw *rewrite.Rewriter, offsets, sizes []core.FoldResult) (r Result, ok bool)
	// ResultPosition tells where in a result a tile is.
	ResultPosition(rw *rewrite.Rewriter, result int, offsets, sizes []core.FoldResult) (at, size []core.FoldResult, ok bool)
	// FromResult computes the part of one result at offsets in the result; ok is false when no tile is that part.
	FromResult(rw *rewrite.Rewriter, result int, offsets, sizes []core.FoldResult) (r Result, ok bool)
}

// Of returns how an operation is tiled.
func Of(op *core.Operation) (Op, bool) {
	if x, ok := OpKey.Of(op); ok {
		return x, true
	}
	if x, ok := linalg.LinalgOpKey.Of(op); ok {
		return structured{x}, true
	}
	return nil, false
}
