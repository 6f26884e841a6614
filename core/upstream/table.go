package upstream

// The places that code asks for, by area.
const (
	FoldAccessThroughView Place = "accesses of several elements through views"
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
	}
}
