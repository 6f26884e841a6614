package upstream

// The places that code asks for, by area.
const (
	// TransposedProduct is about products of matrices one of which is transposed.
	TransposedProduct Place = "products of a transposed matrix"
	// ScalableByElements is about calls of libm for the elements of vectors of unknown length.
	ScalableByElements Place = "elements of scalable vectors"
	// JoinedUnknown is about slices of joined dimensions of which an inner one has an unknown size.
	JoinedUnknown Place = "slices of joined dimensions of unknown size"
)

// Differences returns the table of all places, in the order in which the page lists them.
func Differences() []Difference {
	return []Difference{
		{
			Place: TransposedProduct,
			Where: []string{"linalg-specialize-generic-ops", "linalg-morph-ops=generic-to-named", "transform.structured.specialize"},
			Upstream: "makes a `linalg.matmul` or `linalg.batch_matmul` without indexing maps of a product of which one factor is transposed: " +
				"another product where the matrices are square or of unknown sizes, and an error otherwise.",
			Ours:    "The named operation has the indexing maps that read the factor transposed.",
			Example: "passes/linalg/testdata/beyond/transposed_product.mlir",
		},
		{
			Place:    ScalableByElements,
			Where:    []string{"convert-math-to-libm"},
			Upstream: "computes a function of a scalable vector for as many elements as the shortest such vector has; the others become zero.",
			Ours:     "The operation stays, and the conversion fails.",
			Example:  "passes/convert/mathtolibm/testdata/beyond/scalable.mlir",
		},
		{
			Place:    JoinedUnknown,
			Where:    []string{"transform.apply_patterns.tensor.bubble_up_extract_slice", "transform.structured.fuse"},
			Upstream: "takes a slice of joined dimensions before they are joined as if an inner one of unknown size held every offset.",
			Ours:     "The slice stays where the offset may belong to an outer dimension.",
			Example:  "passes/transform/testdata/beyond/joined_unknown.mlir",
		},
	}
}
