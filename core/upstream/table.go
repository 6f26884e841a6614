package upstream

// The places that code asks for, by area.
const (
	SpeculativeFolds Place = "Folds with constants that turn out to be none"
	MergedConstants  Place = "Overflow flags of merged constants"
	TrappingHoist    Place = "Operations that trap are hoisted"
	MathExpansions   Place = "Edge values of expanded functions"
	NarrowedShifts   Place = "Narrowed shifts"
	RangeFolding     Place = "Multiplied loop ranges"
	Peeling          Place = "Peeling of loops that do not run"
	IndexCeilDiv     Place = "Rounded divisions of the least index"
	CastOfTrue       Place = "tosa.cast of a constant true to a float"
	DoubleRounding   Place = "Integers that are rounded twice"
	ZeroExtrema      Place = "Extrema of zeros"
	WhileWithIf      Place = "scf.while that ends with scf.if"
)

// Differences returns the table of all places, in the order in which the page lists them.
func Differences() []Difference {
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
				"affine.apply", "affine.min", "affine.max", "affine.delinearize_index"},
			Report: "https://github.com/llvm/llvm-project/pull/188263",
			Upstream: "Divisions and remainders are moved out of loops that may not run at all, though their divisor may be zero, or minus one " +
				"where that overflows.",
			Ours:    "Such an operation stays where it is unless its divisor is known to be harmless.",
			Example: "tests/folds/testdata/beyond/hoist.mlir",
		},
		{
			Place: MathExpansions, Where: []string{"--math-expand-ops"}, Report: "https://github.com/llvm/llvm-project/issues/218111",
			Upstream: "`math.ceil` of numbers above -1 is no negative zero, and that of great numbers, infinities and NaN is poison. Signs of zeros are " +
				"lost by `math.sinh`, `math.tanh`, `math.asinh` and `math.atanh`. `math.asinh` and `math.acosh` of great negative numbers are " +
				"infinite. `math.powf` of a negative number is NaN for whole exponents, and for 0 where the power is 1. `math.fpowi` of 0 and a " +
				"negative exponent is a negative infinity. `math.round` of the number before 0.5 is 1. `math.ctlz` is wrong for widths that are no " +
				"powers of two. `math.clampf` takes the extrema in the wrong order.",
			Ours:    "The formulas have the results of the functions for these, too.",
			Example: "passes/math/testdata/beyond/edges.mlir",
		},
		{
			Place: NarrowedShifts, Where: []string{"--arith-int-range-narrowing"}, Report: "https://github.com/llvm/llvm-project/issues/218191",
			Upstream: "Shifts are narrowed to a width that their amount may reach; the result is poison then. Operations that tell signed numbers from unsigned " +
				"ones are narrowed where the operands fit as the other kind only.",
			Ours:    "Such operations are not narrowed.",
			Example: "passes/arith/testdata/beyond/narrow.mlir",
		},
		{
			Place: RangeFolding, Where: []string{"--scf-for-loop-range-folding"}, Report: "https://github.com/llvm/llvm-project/issues/56235",
			Upstream: "Bounds are multiplied by a factor that may be zero or negative, with which the loop does not run, or never ends.",
			Ours:     "Only what is known to keep the number of iterations is folded into the range.",
			Example:  "passes/scf/testdata/beyond/range.mlir",
		},
		{
			Place: Peeling, Where: []string{"--scf-for-loop-peeling", "transform.loop.peel"}, Report: "https://github.com/llvm/llvm-project/issues/118790",
			Upstream: "Loops whose lower bound is above the upper one, or whose split wraps, run some iterations after they are peeled.",
			Ours:     "The split is never above the upper bound, nor below the lower one.",
			Example:  "passes/scf/testdata/beyond/peel.mlir",
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
			Place: DoubleRounding, Where: []string{"--canonicalize", "arith.truncf", "arith.sitofp", "arith.uitofp"},
			Upstream: "An integer that is converted to a float and then to a narrower one is converted at once, though both conversions may round.",
			Ours:     "That is done only where the first conversion is exact.",
			Example:  "defs/arith/testdata/beyond/rounding.mlir",
		},
		{
			Place: ZeroExtrema, Where: []string{"--arith-expand", "arith.maximumf", "arith.minimumf"},
			Upstream: "Which zero `arith.maximumf` and `arith.minimumf` of zeros with different signs give depends on their order.",
			Ours:     "The positive zero is greater than the negative one.",
			Example:  "passes/arith/testdata/beyond/zeros.mlir",
		},
	}
}
