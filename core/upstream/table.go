package upstream

// The places that code asks for, by area.
const (
	FoldAccessThroughView Place = "accesses of several elements through views"
	MapReadsInit          Place = "linalg.map that reads its output"
	MaskedReductionOfOne  Place = "masked reductions of single elements"
	ReductionOfNothing    Place = "reductions without reduced dimensions"
)

// Differences returns the table of all places, in the order in which the page lists them.
func Differences() []Difference {
	return []Difference{
		{
			Place:  FoldAccessThroughView,
			Where:  []string{"fold-memref-alias-ops"},
			Report: "https://github.com/llvm/llvm-project/pull/177016",
			Upstream: "vector loads, stores and transfers go to the memory behind `memref.expand_shape`, `memref.collapse_shape` and `memref.subview` also where " +
				"neighbours in the view are no neighbours in that memory, or where the view ends and that memory goes on. They then access other elements.",
			Ours:    "an access stays where it is unless it covers the same elements of the memory behind the view.",
			Example: "passes/memref/aliases/testdata/beyond/span.mlir",
		},
		{
			Place:    MapReadsInit,
			Where:    []string{"one-shot-bufferize", "eliminate-empty-tensors", "linalg.map"},
			Report:   "https://github.com/llvm/llvm-project/issues/213241",
			Upstream: "the output of `linalg.map` is taken to be written only. Where the region reads it, its elements get lost in bufferization.",
			Ours:     "the output is read where the region uses the argument, as in `linalg.generic`.",
			Example:  "passes/bufferize/testdata/beyond/map.mlir",
		},
		{
			Place:    MaskedReductionOfOne,
			Where:    []string{"canonicalize", "vector.multi_reduction"},
			Upstream: "a masked `vector.multi_reduction` of dimensions of size 1 becomes the source where the mask is off.",
			Ours:     "it becomes the accumulator there, to which nothing is added.",
			Example:  "defs/vector/testdata/beyond/reduction.mlir",
		},
		{
			Place:  ReductionOfNothing,
			Where:  []string{"canonicalize", "lower-vector-multi-reduction", "vector.multi_reduction"},
			Report: "https://github.com/llvm/llvm-project/issues/129415",
			Upstream: "`vector.multi_reduction` without reduced dimensions becomes its source, accumulator and mask are ignored: in folding if there is one dimension, " +
				"and in lowering.",
			Ours:    "each element is combined with its accumulator where the mask is on, and is the accumulator where it is off.",
			Example: "passes/vector/testdata/beyond/multi_reduction.mlir",
		},
	}
}
