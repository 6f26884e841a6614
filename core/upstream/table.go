package upstream

// The places that code asks for, by area.
const (
	ScalarWidths Place = "scalar-replacement-widths"
	PowerOfBit   Place = "power-of-one-bit"
)

// Differences returns the table of all places, in the order in which the page lists them.
func Differences() []Difference {
	return []Difference{
		{
			Place:    ScalarWidths,
			Where:    []string{"affine-scalrep"},
			Upstream: "An access to a vector counts as one to its first element only. A store is erased although the one after it writes less, a value is forwarded past a vector that overwrites it, and a store is erased although a vector is read that holds it.",
			Ours:     "A store is erased when one follows that writes all of it, and accesses to vectors between others may touch all of the memory.",
			Example:  "passes/affine/testdata/beyond/scalrep_vectors.mlir",
		},
		{
			Place:    PowerOfBit,
			Where:    []string{"convert-math-to-funcs", "math.fpowi"},
			Upstream: "The function for exponents of type i1 shifts them by one, which is poison, and branches on the result.",
			Ours:     "Nothing is left of the exponent after its only bit.",
			Example:  "passes/convert/mathtofuncs/testdata/beyond/power_of_bit.mlir",
		},
	}
}
