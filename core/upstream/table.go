package upstream

// The places that code asks for, by area.
const (
	// Loops of dialect affine and scf.
	TilingOrder        Place = "tiling-order"
	JamOrder           Place = "unroll-and-jam-order"
	CoalescingCaptures Place = "coalescing-captures"
	VectorTail         Place = "vector-tail"
	FusionMemory       Place = "fusion-memory"
	DataCopies         Place = "data-copies"
	InvariantNames     Place = "invariant-names"
)

// Differences returns the table of all places, in the order in which the page lists them.
func Differences() []Difference {
	const loops = "passes/affine/testdata/beyond/"
	return []Difference{
		{
			Place: TilingOrder, Where: []string{"affine-loop-tile"}, Report: "https://github.com/llvm/llvm-project/issues/210585",
			Upstream: "takes a dependence that it cannot compute for none, and one with the distance (1, -1) for harmless. It looks at affine accesses to the same value only.",
			Ours:     "tiles where no dependence has a negative distance in a loop of the band. What calls, casts, views and other accesses may touch counts, and a distance that is not known is every distance.",
			Example:  loops + "tile_order.mlir",
		},
		{
			Place: JamOrder, Where: []string{"affine-loop-unroll-jam", "transform.loop.unroll_and_jam"}, Report: "https://github.com/llvm/llvm-project/pull/196554",
			Upstream: "does not look at dependences. Each copy of a reduction starts from the initial value, and floating-point numbers are added in another order.",
			Ours:     "leaves the loop alone where copies of an iteration would access memory before what must come before them, and the transform operation fails silenceably. What the loop carries must be reductions in which neither the order nor the initial value matters.",
			Example:  loops + "jam_order.mlir",
		},
		{
			Place: CoalescingCaptures, Where: []string{"affine-loop-coalescing", "transform.loop.coalesce"}, Report: "https://github.com/llvm/llvm-project/issues/216289",
			Upstream: "replaces what an iteration of the outer loop starts from by what one of the inner loop does, also where the body means the former. It multiplies negative sizes, and sizes whose product does not fit into the type. Of affine loops it loses what they carry, and crashes.",
			Ours:     "coalesces loops that only pass on what they carry, when the product of known sizes is right.",
			Example:  loops + "coalescing.mlir",
		},
		{
			Place: VectorTail, Where: []string{"affine-super-vectorize"}, Report: "https://github.com/llvm/llvm-project/issues/218120",
			Upstream: "writes whole vectors after the last full one, takes accesses with steps for ones to consecutive elements, and different values for different memory.",
			Ours:     "vectorizes where the number of iterations is a multiple of the size, or elements after the last one are not in the memory, and where accesses go along consecutive elements.",
			Example:  loops + "vector_tail.mlir",
		},
		{
			Place: FusionMemory, Where: []string{"affine-loop-fusion"}, Report: "https://github.com/llvm/llvm-project/issues/211591",
			Upstream: "moves accesses over calls and copies that touch the memory by another name, executes a part of a producer again after all of it, reverses iterations that depend on one another, and takes a diagonal for all of a nest.",
			Ours:     "fuses where all accesses that conflict keep their order, and drops or makes private what is known not to be needed.",
			Example:  loops + "fusion_memory.mlir",
		},
		{
			Place: DataCopies, Where: []string{"affine-data-copy-generate"}, Report: "https://github.com/llvm/llvm-project/issues/217538",
			Upstream: "copies memory that other operations of the range touch as well, or the same memory by another name, and copies back elements that were neither filled nor written.",
			Ours:     "copies where affine loads and stores are all that touches the memory. A buffer of which not all may be written is filled before.",
			Example:  loops + "data_copies.mlir",
		},
		{
			Place: InvariantNames, Where: []string{"affine-loop-invariant-code-motion"},
			Upstream: "hoists a load or a store over accesses to the same memory by another name, and over calls that may touch it.",
			Ours:     "hoists where nothing else in the loop may touch the memory.",
			Example:  loops + "invariant_names.mlir",
		},
	}
}
