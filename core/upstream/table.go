package upstream

// The places that code asks for, by area.
const (
	SpeculativeFolds      Place = "folds with speculative constants"
	MergedConstants       Place = "overflow flags of merged constants"
	TrappingHoist         Place = "hoisting of operations that trap"
	MathExpansions        Place = "edge values of expanded functions"
	NarrowedShifts        Place = "narrowing"
	RangeFolding          Place = "multiplied loop ranges"
	Peeling               Place = "peeling of loops that do not run"
	IndexCeilDiv          Place = "rounded divisions of the least index"
	CastOfTrue            Place = "tosa.cast of a constant true"
	WhileWithIf           Place = "scf.while that ends with scf.if"
	FoldAccessThroughView Place = "accesses of several elements through views"
	MapReadsInit          Place = "linalg.map that reads its output"
	MaskedReductionOfOne  Place = "masked reductions of single elements"
	ReductionOfNothing    Place = "reductions without reduced dimensions"
	SolverText            Place = "text for solvers"
	SiblingMemory         Place = "memory that sibling loops share"
	ParallelFusion        Place = "memory that parallel loops share"
	ParallelMemory        Place = "memory of parallel iterations"
	GuardedTiles          Place = "guarded tiles"
	WasmResults           Place = "results of WebAssembly functions"
	WholeSelects          Place = "choices of tensors of unknown sizes"
	WidenedMask           Place = "masks of widened writes"
	ScalarWidths          Place = "scalar replacement of vectors"
	PowerOfBit            Place = "powers with an exponent of one bit"
	TransposedProduct     Place = "products of a transposed matrix"
	ScalableByElements    Place = "functions of scalable vectors"
	JoinedUnknown         Place = "slices of joined dimensions of unknown size"
	TilingOrder           Place = "order of tiles"
	JamOrder              Place = "order of jammed iterations"
	CoalescingCaptures    Place = "what coalesced loops capture"
	VectorTail            Place = "tails of vectorized loops"
	FusionMemory          Place = "memory that fused loops share"
	DataCopies            Place = "copies of data that others touch"
	DoubleRounding        Place = "Integers that are rounded twice"
	ZeroExtrema           Place = "Extrema of zeros"
	InvariantNames        Place = "invariant accesses under other names"
	ExpressionText        Place = "text of expressions"
	OpenEnd               Place = "text that ends where operands may follow"
	RequiredGroup         Place = "segments without a required operand"
	InlinePTX             Place = "operands of inline PTX"
	ReleasingLoads        Place = "loads of atomic updates that release"
	NeighborAxes          Place = "axes of a grid along which there are neighbors"
	SparseRegisters       Place = "registers of sparse matrices"
	MappedLoops           Place = "loops mapped to processors of a GPU"
	DroppedUnits          Place = "dimensions that subviews drop"
	CastBroadcast         Place = "casts of repeated vectors"
	MatrixProducts        Place = "contractions as products of matrices"
	SharedResults         Place = "results of a call that share memory"
	PoisonArguments       Place = "dead arguments that a call depends on"
	FreedInLoops          Place = "memory that an iteration frees"
	RepeatedOutputs       Place = "outputs that parallel loops visit more than once"
	StridedTransfers      Place = "transfers of elements that are apart"
	TruncatedInfinity     Place = "infinities that become floats without one"
	ForallCasts           Place = "casts of outputs that go into scf.forall"
	PoisonedGuides        Place = "dead values that decide what is executed"
	EscapingBuffers       Place = "memory that leaves its function as a tensor"
	ClonedLayouts         Place = "layouts of memory that is cloned"
	UnfreedAliases        Place = "memory whose first name is not to be freed"
	NarrowIndexCasts      Place = "casts of indices to narrow integers"
	PermutedMasks         Place = "masks of permuted transfers"
	UnreachableCycles     Place = "cycles of unreachable blocks"
	UnsignedCounters      Place = "unsigned loops"
	UnrolledBounds        Place = "bounds of unrolled loops"
	StoredGlobals         Place = "tensors stored to globals"
	CopiedSizes           Place = "copies of cast tensors"
)

// Differences returns the table of all places, in the order in which the page lists them.
func Differences() []Difference {
	const loops = "passes/dialect/affine/testdata/beyond/"
	return []Difference{
		{
			Place: SpeculativeFolds, Where: []string{"--sccp", "--int-range-optimizations"},
			Report: "https://github.com/llvm/llvm-project/pull/213933",
			Upstream: "While values are only taken to be constant, folders change operations in place, and an inherent attribute that " +
				"they set stays. A fold to a value that is no operand is not repeated when that value turns out to be no constant.",
			Ours:    "What a folder changes is taken back, and such a fold is repeated.",
			Example: "tests/folds/testdata/beyond/speculative.mlir",
		},
		{
			Place: MergedConstants, Where: []string{"--canonicalize", "arith.addi", "arith.subi", "arith.muli", "arith.trunci"},
			Report: "https://github.com/llvm/llvm-project/issues/140328",
			Upstream: "When two constants are merged, the flags that both operations have are kept, though the merged constant may have " +
				"wrapped. Also `nsw` of a truncation is kept where the shift before it becomes one that fills with zeros.",
			Ours:    "A flag is dropped where it does not follow.",
			Example: "defs/arith/testdata/beyond/overflow.mlir",
		},
		{
			Place: TrappingHoist,
			Where: []string{"--loop-invariant-code-motion", "--affine-loop-invariant-code-motion", "arith.remsi", "arith.remui", "arith.floordivsi",
				"llvm.srem", "llvm.urem", "spirv.SDiv", "spirv.UDiv", "spirv.SMod", "spirv.SRem", "spirv.UMod", "math.ipowi", "tosa.intdiv", "shape.div",
				"affine.apply", "affine.min", "affine.max", "affine.delinearize_index", "tensor.concat", "tensor.extract", "tensor.gather", "tensor.insert", "tensor.insert_slice", "tensor.pad", "tensor.scatter",
				"vector.transfer_read", "vector.transfer_write", "linalg operations on tensors"},
			Report: "https://github.com/llvm/llvm-project/pull/188263",
			Upstream: "Divisions and remainders are moved out of loops that may not run at all, though their divisor may be zero, or minus one " +
				"where that overflows, and so are accesses to elements that a tensor may not have.",
			Ours: "Such an operation stays where it is unless its divisor, its indices, or the sizes of its operands are known to be harmless: by " +
				"constants, ranges, and the loops that count an index.",
			Example: "tests/folds/testdata/beyond/hoist.mlir",
		},
		{
			Place: MathExpansions, Where: []string{"--math-expand-ops"}, Report: "https://github.com/llvm/llvm-project/issues/218111",
			Upstream: "`math.ceil` of numbers above -1 is no negative zero, and that of great numbers, infinities and NaN is poison. Signs of zeros are " +
				"lost by `math.sinh`, `math.tanh`, `math.asinh` and `math.atanh`. `math.asinh` and `math.acosh` of great numbers of either " +
				"sign are infinite. `math.powf` of a negative number is NaN for whole exponents, and for 0 where the power is 1. `math.fpowi` of 0 and a " +
				"negative exponent is a negative infinity. `math.round` of the number before 0.5 is 1. `math.ctlz` is wrong for widths that are no " +
				"powers of two. `math.fpowi` takes an exponent that the float does not have for its neighbor, which may be even. `math.sinh` and `math.cosh` are infinite where half of the exponential is not. `math.clampf` takes the extrema in the wrong order.",
			Ours:    "The formulas have the results of the functions for these, too.",
			Example: "passes/dialect/math/testdata/beyond/edges.mlir",
		},
		{
			Place: NarrowedShifts, Where: []string{"--arith-int-range-narrowing"}, Report: "https://github.com/llvm/llvm-project/issues/218191",
			Upstream: "Shifts are narrowed to a width that their amount may reach; the result is poison then. Operations that tell signed numbers from unsigned " +
				"ones are narrowed where the operands fit as the other kind only.",
			Ours:    "Such operations are not narrowed.",
			Example: "passes/dialect/arith/testdata/beyond/narrow.mlir",
		},
		{
			Place: RangeFolding, Where: []string{"--scf-for-loop-range-folding"}, Report: "https://github.com/llvm/llvm-project/issues/56235",
			Upstream: "Bounds are multiplied by a factor that may be zero or negative, with which the loop does not run, or never ends.",
			Ours:     "Only what is known to keep the number of iterations is folded into the range.",
			Example:  "passes/dialect/scf/testdata/beyond/range.mlir",
		},
		{
			Place: Peeling, Where: []string{"--scf-for-loop-peeling", "transform.loop.peel"}, Report: "https://github.com/llvm/llvm-project/issues/118790",
			Upstream: "Loops whose lower bound is above the upper one, or whose split wraps, run some iterations after they are peeled. Of loops that do not count an index and whose bounds are not known it makes an invalid module.",
			Ours:     "The split is never above the upper bound, nor below the lower one, and such loops stay.",
			Example:  "passes/dialect/scf/testdata/beyond/peel.mlir",
		},
		{
			Place: IndexCeilDiv, Where: []string{"index.ceildivs", "index.floordivs", "--convert-index-to-llvm"},
			Upstream: "The least number divided by a positive one has the wrong sign. Both rounded divisions of a number by minus one may divide the " +
				"least one by it on the way, which traps.",
			Ours:    "The quotient is rounded where the division has a remainder and the signs are the same.",
			Example: "backend/tollvm/testdata/beyond/ceildivs.mlir",
		},
		{
			Place: CastOfTrue, Where: []string{"--canonicalize", "tosa.cast"},
			Upstream: "The result is -1.0.",
			Ours:     "The result is 1.0, as it is where the operand is no constant.",
			Example:  "defs/tosa/testdata/beyond/cast.mlir",
		},
		{
			Place: WhileWithIf, Where: []string{"--canonicalize"}, Always: true,
			Upstream: "Where the conditional yields a value of the first region, the body of the result uses that value, which does not dominate it.",
			Ours:     "The value is passed to the body.",
			Example:  "defs/scf/testdata/beyond/while.mlir",
		},
		{
			Place:  FoldAccessThroughView,
			Where:  []string{"fold-memref-alias-ops"},
			Report: "https://github.com/llvm/llvm-project/pull/177016",
			Upstream: "Vector loads, stores and transfers go to the memory behind `memref.expand_shape`, `memref.collapse_shape` and `memref.subview` also where " +
				"neighbours in the view are no neighbours in that memory, or where the view ends and that memory goes on. They then access other elements.",
			Ours:    "An access stays where it is unless it covers the same elements of the memory behind the view.",
			Example: "passes/dialect/memref/aliases/testdata/beyond/span.mlir",
		},
		{
			Place:    MapReadsInit,
			Where:    []string{"one-shot-bufferize", "eliminate-empty-tensors", "linalg.map"},
			Report:   "https://github.com/llvm/llvm-project/issues/213241",
			Upstream: "The output of `linalg.map` is taken to be written only. Where the region reads it, its elements get lost in bufferization.",
			Ours:     "The output is read where the region uses the argument, as in `linalg.generic`.",
			Example:  "passes/bufferize/testdata/beyond/map.mlir",
		},
		{
			Place:    MaskedReductionOfOne,
			Where:    []string{"canonicalize", "vector.multi_reduction"},
			Upstream: "A masked `vector.multi_reduction` of dimensions of size 1 becomes the source where the mask is off.",
			Ours:     "It becomes the accumulator there, to which nothing is added.",
			Example:  "defs/vector/testdata/beyond/reduction.mlir",
		},
		{
			Place:  ReductionOfNothing,
			Where:  []string{"canonicalize", "lower-vector-multi-reduction", "vector.multi_reduction"},
			Report: "https://github.com/llvm/llvm-project/issues/129415",
			Upstream: "`vector.multi_reduction` without reduced dimensions becomes its source, accumulator and mask are ignored: in folding if there is one dimension, " +
				"and in lowering.",
			Ours:    "Each element is combined with its accumulator where the mask is on, and is the accumulator where it is off.",
			Example: "passes/dialect/vector/testdata/beyond/multi_reduction.mlir",
		},
		{
			Place: SiblingMemory, Where: []string{"transform.loop.fuse_sibling"},
			Upstream: "Two loops become one without a look at the memory that they, and operations between them, touch.",
			Ours:     "The transform fails silenceably unless the loops share nothing but elements that the same iterations touch.",
			Example:  "passes/transform/testdata/beyond/siblings.mlir",
		},
		{
			Place: ParallelFusion, Where: []string{"--scf-parallel-loop-fusion"},
			Upstream: "Only `memref.load` and `memref.store` are looked at, and two stores are not compared: loops with calls, copies or transfers, " +
				"or that store to different elements of the same memory in the same iteration, become one.",
			Ours:    "All effects are compared.",
			Example: "passes/dialect/scf/testdata/beyond/parallel_fusion.mlir",
		},
		{
			Place: ParallelMemory, Where: []string{"--affine-parallelize"},
			Upstream: "Memory under two names is taken for two memories, and only the first elements of vectors are compared.",
			Ours:     "Such loops stay.",
			Example:  "passes/dialect/affine/testdata/beyond/parallel_memory.mlir",
		},
		{
			Place: GuardedTiles, Where: []string{"--scf-parallel-loop-tiling=no-min-max-bounds"},
			Report: "https://github.com/llvm/llvm-project/issues/223233",
			Upstream: "Whether an iteration is one of the loop is asked of unsigned numbers, and of the variable times the step though it counts in " +
				"steps already: iterations are lost where bounds are negative or steps are not 1.",
			Ours:    "Signed numbers are compared, and the variable is not multiplied.",
			Example: "passes/dialect/scf/testdata/beyond/guarded_tiles.mlir",
		},
		{
			Place: WidenedMask,
			Where: []string{"convert-vector-to-scf", "vector.transfer_write"},
			Upstream: "Where the map of a masked `vector.transfer_write` leaves out a dimension of the memory between others, unit dimensions are " +
				"added to the mask as the last ones. They belong elsewhere, so the mask has another shape than the vector and is read out of bounds.",
			Ours:    "They are added where the memory has them.",
			Example: "passes/convert/vectortoscf/testdata/beyond/masked_write.mlir",
		},
		{
			Place:    ScalarWidths,
			Where:    []string{"affine-scalrep"},
			Upstream: "An access to a vector counts as one to its first element only. A store is erased although the one after it writes less, a value is forwarded past a vector that overwrites it, and a store is erased although a vector is read that holds it.",
			Ours:     "A store is erased when one follows that writes all of it, and accesses to vectors between others may touch all of the memory.",
			Example:  "passes/dialect/affine/testdata/beyond/scalrep_vectors.mlir",
		},
		{
			Place:    PowerOfBit,
			Where:    []string{"convert-math-to-funcs", "math.fpowi"},
			Upstream: "The function for exponents of type i1 shifts them by one, which is poison, and branches on the result.",
			Ours:     "Nothing is left of the exponent after its only bit.",
			Example:  "passes/convert/mathtofuncs/testdata/beyond/power_of_bit.mlir",
		},
		{
			Place: TransposedProduct,
			Where: []string{"linalg-specialize-generic-ops", "linalg-morph-ops=generic-to-named", "transform.structured.specialize"},
			Upstream: "Makes a `linalg.matmul` or `linalg.batch_matmul` without indexing maps of a product of which one factor is transposed: " +
				"another product where the matrices are square or of unknown sizes, and an error otherwise.",
			Ours:    "The named operation has the indexing maps that read the factor transposed.",
			Example: "passes/dialect/linalg/testdata/beyond/transposed_product.mlir",
		},
		{
			Place:    ScalableByElements,
			Where:    []string{"convert-math-to-libm"},
			Upstream: "Computes a function of a scalable vector for as many elements as the shortest such vector has; the others become zero.",
			Ours:     "The operation stays, and the conversion fails.",
			Example:  "passes/convert/mathtolibm/testdata/beyond/scalable.mlir",
		},
		{
			Place:    JoinedUnknown,
			Where:    []string{"transform.apply_patterns.tensor.bubble_up_extract_slice", "transform.structured.fuse"},
			Upstream: "Takes a slice of joined dimensions before they are joined as if an inner one of unknown size held every offset.",
			Ours:     "The slice stays where the offset may belong to an outer dimension.",
			Example:  "passes/transform/testdata/beyond/joined_unknown.mlir",
		},
		{
			Place: TilingOrder, Where: []string{"affine-loop-tile"}, Report: "https://github.com/llvm/llvm-project/issues/210585",
			Upstream: "Takes a dependence that it cannot compute for none, and one with the distance (1, -1) for harmless. It looks at affine accesses to the same value only.",
			Ours:     "Tiles where no dependence has a negative distance in a loop of the band. What calls, casts, views and other accesses may touch counts, and a distance that is not known is every distance.",
			Example:  loops + "tile_order.mlir",
		},
		{
			Place: JamOrder, Where: []string{"affine-loop-unroll-jam", "transform.loop.unroll_and_jam"}, Report: "https://github.com/llvm/llvm-project/pull/196554",
			Upstream: "Does not look at dependences. Each copy of a reduction starts from the initial value, and floating-point numbers are added in another order.",
			Ours:     "Leaves the loop alone where copies of an iteration would access memory before what must come before them, and the transform operation fails silenceably. What the loop carries must be reductions in which neither the order nor the initial value matters.",
			Example:  loops + "jam_order.mlir",
		},
		{
			Place: CoalescingCaptures, Where: []string{"affine-loop-coalescing", "transform.loop.coalesce"}, Report: "https://github.com/llvm/llvm-project/issues/216289",
			Upstream: "Replaces what an iteration of the outer loop starts from by what one of the inner loop does, also where the body means the former. It multiplies negative sizes, and sizes whose product does not fit into the type, and makes an invalid module of loops of different types, and of affine loops within others whose sizes are no symbols. Of affine loops it loses what they carry, and crashes.",
			Ours:     "Coalesces loops of one type that only pass on what they carry, when the type has room for the product of the sizes, and of affine ones those whose sizes are symbols. Of several sizes that may be negative only one is not made zero.",
			Example:  loops + "coalescing.mlir",
		},
		{
			Place: VectorTail, Where: []string{"affine-super-vectorize"}, Report: "https://github.com/llvm/llvm-project/issues/218120",
			Upstream: "Writes whole vectors after the last full one, takes accesses with steps for ones to consecutive elements, and different values for different memory.",
			Ours:     "Vectorizes where the number of iterations is a multiple of the size, or elements after the last one are not in the memory, and where accesses go along consecutive elements.",
			Example:  loops + "vector_tail.mlir",
		},
		{
			Place: FusionMemory, Where: []string{"affine-loop-fusion"}, Report: "https://github.com/llvm/llvm-project/issues/211591",
			Upstream: "Moves accesses over calls and copies that touch the memory by another name, executes a part of a producer again after all of it, reverses iterations that depend on one another, and takes a diagonal for all of a nest.",
			Ours:     "Fuses where all accesses that conflict keep their order, and drops or makes private what is known not to be needed.",
			Example:  loops + "fusion_memory.mlir",
		},
		{
			Place: DataCopies, Where: []string{"affine-data-copy-generate"}, Report: "https://github.com/llvm/llvm-project/issues/217538",
			Upstream: "Copies memory that other operations of the range touch as well, or the same memory by another name, copies back elements that were neither filled nor written, and reads elements that " +
				"only loops without iterations mention, which need not exist.",
			Ours:    "Copies where affine loads and stores are all that touches the memory. A buffer of which not all may be written is filled before.",
			Example: loops + "data_copies.mlir",
		},
		{
			Place: DoubleRounding, Where: []string{"--canonicalize", "arith.truncf", "arith.sitofp", "arith.uitofp"},
			Upstream: "An integer that is converted to a float and then to a narrower one is converted at once, though both conversions may round.",
			Ours:     "That is done only where the first conversion is exact.",
			Example:  "defs/arith/testdata/beyond/rounding.mlir",
		},
		{
			Place: ZeroExtrema, Where: []string{"--arith-expand", "arith.maximumf", "arith.minimumf"},
			Upstream: "Which zero `arith.maximumf` and `arith.minimumf` of zeros with different signs give depends on their order.",
			Ours:     "The positive zero is greater than the negative one.",
			Example:  "passes/dialect/arith/testdata/beyond/zeros.mlir",
		},
		{
			Place: InvariantNames, Where: []string{"affine-loop-invariant-code-motion"},
			Upstream: "Hoists a load or a store over accesses to the same memory by another name, and over calls that may touch it.",
			Ours:     "Hoists where nothing else in the loop may touch the memory.",
			Example:  loops + "invariant_names.mlir",
		},
		{
			Place: ExpressionText, Where: []string{"emitc.expression"}, Report: "https://github.com/llvm/llvm-project/issues/172952",
			Upstream: "Names the arguments of an expression after its operands, also where two operands are one value, and writes neither `noinline` nor " +
				"attributes. The text cannot be read, or says something else.",
			Ours:    "Such an expression is written in generic form, and `noinline` is written.",
			Example: "defs/emitc/testdata/beyond/expression.mlir",
		},
		{
			Place: OpenEnd, Where: []string{"vector.print", "transform.print", "transform.alternatives", "nvgpu.device_async_create_group",
				"shape.assuming_all", "declarative formats"},
			Upstream: "Where the text of an operation ends in operands that are absent, and the next operation has results, the name of the first one is " +
				"read as an operand.",
			Ours:    "The operation is written in generic form there.",
			Example: "defs/vector/testdata/beyond/print.mlir",
		},
		{
			Place: RequiredGroup, Where: []string{"operandSegmentSizes", "resultSegmentSizes"},
			Upstream: "Verifiers accept segment sizes by which a required operand or result is absent or there twice, and take its neighbour for it.",
			Ours:     "That is an error.",
			Example:  "tests/generic/testdata/beyond/segments.mlir",
			Always:   true,
		},
		{
			Place: InlinePTX, Where: []string{"convert-nvvm-to-llvm", "convert-to-llvm", "nvvm.inline_ptx"},
			Upstream: "Takes an input for the predicate where there are results, gives inputs the registers of others where operands are read and written, keeps using the old value of a single one of those, writes a dollar sign instead of each percent sign, and numbers only the operands that the text names.",
			Ours:     "The predicate is the predicate, each operand has its register and its number, later uses of an operand that is written get the new value, and names of special registers stay.",
			Example:  "backend/tollvm/nvvmtollvm/testdata/beyond/inline.mlir",
		},
		{
			Place: ReleasingLoads, Where: []string{"mlir-to-llvmir", "omp.atomic.update"},
			Upstream: "Loads the old value with the ordering of a store, and fails because there is no such load.",
			Ours:     "The load has the ordering that an exchange has which fails.",
			Example:  "backend/tollvm/omptollvm/omptollvm_test.go",
			Always:   true,
		},
		{
			Place: EscapingBuffers, Where: []string{"--promote-buffers-to-stack"},
			Upstream: "Puts memory on the stack of a function that returns it as a tensor, or in other memory, or that frees it under another name, since only memrefs are followed.",
			Ours:     "Leaves memory alone that an operation may make something else of than a memref or a number, such as a tensor or a pointer, that is stored in other memory, or that is passed to a function together with memory of memrefs, and what an operation frees that gets a view of it.",
			Example:  "passes/bufferize/testdata/beyond/escaping.mlir",
		},
		{
			Place: ClonedLayouts, Where: []string{"--convert-bufferization-to-memref"},
			Upstream: "Casts memory in row-major order to the layout of what is cloned, also where that has other strides, such as after a transposition. Elements change places; where a stride that is known says so, it fails.",
			Ours:     "Makes memory in which the elements lie as in what is cloned, unless the layout is known to be row-major.",
			Example:  "passes/convert/bufferizationtomemref/testdata/beyond/layouts.mlir",
		},
		{
			Place: NeighborAxes, Where: []string{"shard.neighbors_linear_indices"},
			Upstream: "Accepts axes that the grid does not have, and axes that are there twice.",
			Ours:     "These are errors, as with the other operations that name axes.",
			Example:  "defs/shard/testdata/beyond/neighbors.mlir",
		},
		{
			Place: SparseRegisters, Where: []string{"nvvm.mma.sp.sync"},
			Upstream: "Wants two registers for each of the matrices of floats of 8 bits or less, and LLVM then crashes or says that arguments are missing.",
			Ours:     "They have four registers.",
			Example:  "defs/nvvm/testdata/beyond/sparse.mlir",
		},
		{
			Place: MappedLoops, Where: []string{"transform.gpu.map_forall_to_blocks", "transform.gpu.map_nested_forall_to_threads"},
			Upstream: "Takes the size of blocks for zero where one block is mapped to, and never executes iterations that are mapped to more lanes than a warp has.",
			Ours:     "The size of blocks is what it is, and the second fails.",
			Example:  "passes/transform/testdata/beyond/gpu_map.mlir",
		},
		{
			Place: DroppedUnits, Where: []string{"expand-strided-metadata", "convert-memref-to-llvm", "fold-memref-alias-ops"},
			Upstream: "Where a subview drops some of several dimensions of size 1 and strides are not known, drops the first ones, also when the rest does not have " +
				"the shape of the result: an error, or other elements.",
			Ours:    "The dimensions that remain have the sizes of the result.",
			Example: "passes/dialect/memref/aliases/testdata/beyond/dropped_units.mlir",
		},
		{
			Place: CastBroadcast, Where: []string{"canonicalize", "vector.shape_cast"}, Report: "https://github.com/llvm/llvm-project/issues/190614",
			Upstream: "Makes one broadcast of a cast of a broadcast, also where the dimension that is repeated is another one then.",
			Ours:     "Only where elements keep their order.",
			Example:  "defs/vector/testdata/beyond/cast_broadcast.mlir",
		},
		{
			Place: MatrixProducts, Where: []string{"convert-vector-to-llvm=vector-contract-lowering=llvmintr"},
			Upstream: "Hands vectors, which are stored by rows, to `llvm.intr.matrix.multiply`, for which they are stored by columns unless LLVM's " +
				"-matrix-default-layout says otherwise: another product. It takes a contraction that keeps the maximum for a sum of products, too.",
			Ours:    "The factors change places, so that LLVM's default layout gives the product, and only sums are products.",
			Example: "backend/tollvm/testdata/beyond/matrix_product.mlir",
		},
		{
			Place: TruncatedInfinity, Where: []string{"--canonicalize", "arith.truncf"},
			Upstream: "An infinity that is truncated to a type with neither infinities nor NaN, such as `f4E2M1FN`, folds to an infinity that its bits do not have: it prints as `0x0`, which is zero.",
			Ours:     "It is not folded.",
			Example:  "defs/arith/testdata/beyond/infinity.mlir", Always: true,
		},
		{
			Place: ForallCasts, Where: []string{"--canonicalize", "scf.forall"},
			Upstream: "Where a cast of an output moves into the loop, the first insertion writes the first output afterwards, the second the second, whatever they wrote before.",
			Ours:     "Each insertion writes the output that it wrote.",
			Example:  "defs/scf/testdata/beyond/forall_casts.mlir",
		},
		{
			Place: PoisonedGuides, Where: []string{"remove-dead-values{canonicalize=false}"},
			Upstream: "A dead result becomes poison in the regions that yield it, and an operation that it decides about, whose results nobody uses, stays: its condition is poison.",
			Ours:     "Such an operation is erased, when all that it does is to read.",
			Example:  "passes/deadvalues/testdata/beyond/guided.mlir",
		},
		{
			Place: UnfreedAliases, Where: []string{"--bufferization-lower-deallocations", "--buffer-deallocation-pipeline", "--convert-bufferization-to-memref"},
			Upstream: "Of several names of the same memory only the first can free it, even if its condition is false and that of another one is true: the memory leaks.",
			Ours:     "The first one whose condition is true frees it.",
			Example:  "passes/bufferize/dealloc/testdata/beyond/aliases.mlir",
		},
		{
			Place: NarrowIndexCasts, Where: []string{"--canonicalize", "arith.index_cast", "arith.index_castui"},
			Upstream: "Removes a cast of an index to a narrower integer and back, which cuts bits off.",
			Ours:     "Removes it only where the integer in between has as many bits.",
			Example:  "defs/arith/testdata/beyond/index_cast.mlir",
		},
		{
			Place: PermutedMasks, Where: []string{"--convert-vector-to-scf"},
			Upstream: "Takes rows of the mask, which has the dimensions in the order of the memory, for those of the vector where a permutation map has another order.",
			Ours:     "The transfer gets the order of the memory, and the vector is transposed.",
			Example:  "passes/convert/vectortoscf/testdata/beyond/permuted_mask.mlir",
		},
		{
			Place: UnsignedCounters, Where: []string{"--canonicalize", "--int-range-optimizations", "--arith-int-range-narrowing", "--arith-unsigned-when-equivalent",
				"--scf-for-loop-peeling", "transform.loop.peel", "transform.loop.pipeline", "transform.loop.promote_if_one_iteration", "transform.loop.unroll"},
			Upstream: "Takes the bounds of `scf.for unsigned` for signed numbers: a loop from 0 to 200 on i8 counts as one that never runs, and what it computes as constant.",
			Ours:     "What such a loop counts is in a range of unsigned numbers. It is unrolled and promoted as such, but not peeled, pipelined or coalesced.",
			Example:  "tests/folds/testdata/beyond/unsigned_loop.mlir",
		},
		{
			Place: WasmResults, Where: []string{"import-wasm"}, Always: true,
			Upstream: "A function returns what its last instruction gives, and no other result; constants that signal become quiet. Binaries that WebAssembly does not allow are read, or crash, and sections are left out in silence.",
			Ours:     "It returns all of its results, and constants keep their bits. Such binaries are refused, and a warning tells which sections are left out.",
			Example:  "backend/fromwasm/fromwasm_test.go",
		},
		{
			Place: SolverText, Where: []string{"export-smtlib"}, Always: true,
			Upstream: "Writes names that are no symbols as they are, declares functions of theories again, does not declare sorts within others, uses lets outside of the quantifier that they are in, writes -5 for a number, and crashes on smt.int.abs.",
			Ours:     "The text is what solvers read.",
			Example:  "backend/smtlib/smtlib_test.go",
		},
		{
			Place: WholeSelects, Where: []string{"--convert-elementwise-to-linalg", "arith.select"},
			Upstream: "Makes a choice of one of two tensors by a scalar a computation of elements in the size of the first one, also where sizes are not known and the second one has another.",
			Ours:     "Such a choice stays.",
			Example:  "passes/dialect/linalg/testdata/beyond/whole_select.mlir",
		},
		{
			Place: SharedResults, Where: []string{"one-shot-bufferize", "func.call"},
			Upstream: "Copies an argument of which several results of a call may be parts, and takes the results for memory of their own: what is written to one changes another.",
			Ours:     "Results that share an argument's memory share that of its copy, too.",
			Example:  "passes/bufferize/testdata/beyond/shared_results.mlir",
		},
		{
			Place: PoisonArguments, Where: []string{"remove-dead-values{canonicalize=false}"},
			Upstream: "What a function does not use becomes poison in its calls, also where the call copies it (`llvm.byval`) or promises that it is not poison (`llvm.noundef`).",
			Ours:     "Such an argument stays.",
			Example:  "passes/deadvalues/testdata/beyond/poison_arguments.mlir",
		},
		{
			Place: FreedInLoops, Where: []string{"--buffer-loop-hoisting"},
			Upstream: "An allocation moves out of a loop in which it is freed: the next iteration uses memory that is gone.",
			Ours:     "It stays.",
			Example:  "passes/bufferize/testdata/beyond/freed_in_loop.mlir",
		},
		{
			Place: RepeatedOutputs, Where: []string{"--linalg-fold-unit-extent-dims"},
			Upstream: "Reads the output of an operation with parallel loops only as an input also where the loops visit elements more than once, or not at all: what they accumulated is lost, and the others have no contents.",
			Ours:     "Such an output stays.",
			Example:  "passes/dialect/linalg/testdata/beyond/repeated_output.mlir",
		},
		{
			Place: StridedTransfers, Where: []string{"--flatten-memref"},
			Upstream: "Makes a transfer from or to memory whose last stride is not 1, or not known, one of elements next to each other.",
			Ours:     "Leaves it alone.",
			Example:  "passes/dialect/memref/testdata/beyond/flatten_strided.mlir",
		},
		{
			Place: UnreachableCycles, Where: []string{"--lift-cf-to-scf"}, Always: true,
			Upstream: "Does not end, and takes all memory, where blocks that are not reached branch to themselves and to one that is.",
			Ours:     "Such blocks are refused in the words for blocks without predecessors.",
			Example:  "passes/convert/cftoscf/testdata/beyond/unreachable.mlir",
		},
		{
			Place: UnrolledBounds, Where: []string{"transform.loop.unroll", "transform.loop.unroll_and_jam"},
			Upstream: "Where bounds are not known, the loop for the rest starts below both when the upper one is below the lower one, and numbers of iterations that are " +
				"negative as signed numbers are rounded up. Steps overflow narrow types, and jamming of loops that do not count an index makes an invalid module.",
			Ours:    "Such a loop has no iteration, numbers of iterations are unsigned, and loops whose steps would overflow stay.",
			Example: "passes/transform/testdata/beyond/unrolled_bounds.mlir",
		},
		{
			Place: StoredGlobals, Where: []string{"one-shot-bufferize", "ml_program.global_store"},
			Upstream: "The operand of `ml_program.global_store` is taken to be written and not read. Where it must not be written, the global gets a copy that has no contents.",
			Ours:     "It is read.",
			Example:  "passes/bufferize/testdata/beyond/store_global.mlir",
		},
		{
			Place: CopiedSizes, Where: []string{"one-shot-bufferize"},
			Upstream: "A copy of a tensor of unknown size whose memory has a known size is allocated without a size: an error.",
			Ours:     "The copy has the size of the memory.",
			Example:  "passes/bufferize/testdata/beyond/copied_sizes.mlir",
		},
	}
}
