package core

// The traits of upstream, as static values for definition tables; the Go name is the name in definitions. Traits
// without functions are markers that passes ask for. Where a trait has parameters, it reads them from the definition:
// HasParent and ParentOneOf from [OpDef.Parents], SingleBlockImplicitTerminator from [OpDef.Terminator], the segment
// traits from [OpDef.OperandSegments] and [OpDef.ResultSegments].

// The traits that definitions name. Those that the structure of the program depends on come first; they are verified
// before the declared invariants.
var (
	// Terminator marks an operation that ends its block.
	Terminator = Trait{Name: "Terminator", Bit: TraitTerminator, Verify: verifyTerminator}
	// NoTerminator lets the blocks of single-block regions end without a terminator.
	NoTerminator = Trait{Name: "NoTerminator", Bit: TraitNoTerminator, Structural: true}
	// NoRegionArguments forbids arguments of entry blocks.
	NoRegionArguments = Trait{Name: "NoRegionArguments", Bit: TraitNoRegionArguments, Structural: true,
		Verify: verifyNoRegionArguments}
	// SingleBlock demands that every region has at most one block, which is not empty unless it needs no terminator.
	SingleBlock = Trait{Name: "SingleBlock", Bit: TraitSingleBlock, Structural: true, Verify: verifySingleBlock}
	// SingleBlockImplicitTerminator demands that blocks end with the operation that the definition names, which text
	// omits.
	SingleBlockImplicitTerminator = Trait{Name: "SingleBlockImplicitTerminator", Bit: TraitImplicitTerminator,
		Structural: true, VerifyRegions: verifyImplicitTerminator}
	// HasParent demands that the operation is directly inside the one that the definition names.
	HasParent = Trait{Name: "HasParent", Bit: TraitHasParent, Structural: true, Verify: verifyParent}
	// ParentOneOf demands that the operation is directly inside one of those that the definition names.
	ParentOneOf = Trait{Name: "ParentOneOf", Bit: TraitHasParent, Structural: true, Verify: verifyParent}
	// AttrSizedOperandSegments keeps the sizes of the operand groups in an inherent attribute.
	AttrSizedOperandSegments = Trait{Name: "AttrSizedOperandSegments", Bit: TraitAttrSizedOperandSegments,
		Structural: true, Verify: verifyOperandSegments}
	// AttrSizedResultSegments keeps the sizes of the result groups in an inherent attribute.
	AttrSizedResultSegments = Trait{Name: "AttrSizedResultSegments", Bit: TraitAttrSizedResultSegments,
		Structural: true, Verify: verifyResultSegments}

	// Traits of the values' types.

	// SameTypeOperands demands one type for all operands.
	SameTypeOperands = Trait{Name: "SameTypeOperands", Bit: TraitSameTypeOperands, Verify: verifySameTypeOperands}
	// SameOperandsShape demands compatible shapes of all operands.
	SameOperandsShape = Trait{Name: "SameOperandsShape", Bit: TraitSameOperandsShape, Verify: verifySameOperandsShape}
	// SameOperandsElementType demands one element type for all operands.
	SameOperandsElementType = Trait{Name: "SameOperandsElementType", Bit: TraitSameOperandsElementType,
		Verify: verifySameOperandsElementType}
	// SameOperandsAndResultShape demands compatible shapes of all operands and results.
	SameOperandsAndResultShape = Trait{Name: "SameOperandsAndResultShape", Bit: TraitSameOperandsAndResultShape,
		Verify: verifySameOperandsAndResultShape}
	// SameOperandsAndResultElementType demands one element type for all operands and results.
	SameOperandsAndResultElementType = Trait{Name: "SameOperandsAndResultElementType",
		Bit: TraitSameOperandsAndResultElementType, Verify: verifySameOperandsAndResultElementType}
	// SameOperandsAndResultType demands one type, up to dynamic sizes, for all operands and results.
	SameOperandsAndResultType = Trait{Name: "SameOperandsAndResultType", Bit: TraitSameOperandsAndResultType,
		Verify: verifySameOperandsAndResultType}
	// SameOperandsAndResultRank demands one rank for all operands and results that have one.
	SameOperandsAndResultRank = Trait{Name: "SameOperandsAndResultRank", Bit: TraitSameOperandsAndResultRank,
		Verify: verifySameOperandsAndResultRank}
	// ResultsAreBoolLike demands i1 or containers of it as results.
	ResultsAreBoolLike = Trait{Name: "ResultsAreBoolLike", Verify: verifyResultsAreBoolLike}
	// ResultsAreFloatLike demands floats or containers of them as results.
	ResultsAreFloatLike = Trait{Name: "ResultsAreFloatLike", Verify: verifyResultsAreFloatLike}
	// ResultsAreSignlessIntegerLike demands signless integers, index or containers of them as results.
	ResultsAreSignlessIntegerLike = Trait{Name: "ResultsAreSignlessIntegerLike", Verify: verifyResultsAreSignlessIntegerLike}
	// OperandsAreFloatLike demands floats or containers of them as operands.
	OperandsAreFloatLike = Trait{Name: "OperandsAreFloatLike", Verify: verifyOperandsAreFloatLike}
	// OperandsAreSignlessIntegerLike demands signless integers, index or containers of them as operands.
	OperandsAreSignlessIntegerLike = Trait{Name: "OperandsAreSignlessIntegerLike", Verify: verifyOperandsAreSignlessIntegerLike}
	// ResultsBroadcastableShape demands that the operands' shapes broadcast to the results' shape.
	ResultsBroadcastableShape = Trait{Name: "ResultsBroadcastableShape", Bit: TraitResultsBroadcastableShape,
		Verify: verifyBroadcastableShape}
	// Elementwise demands that containers among operands and results have one shape.
	Elementwise = Trait{Name: "Elementwise", Bit: TraitElementwise, Verify: verifyElementwise}
	// Scalarizable marks elementwise operations that may be applied to each element.
	Scalarizable = Trait{Name: "Scalarizable", Bit: TraitScalarizable}
	// Vectorizable marks elementwise operations on scalars that may be applied to vectors.
	Vectorizable = Trait{Name: "Vectorizable", Bit: TraitVectorizable}
	// Tensorizable marks elementwise operations on scalars that may be applied to tensors.
	Tensorizable = Trait{Name: "Tensorizable", Bit: TraitTensorizable}
	// SameVariadicOperandSize says that all variadic operands are equally long; segments are computed from it.
	SameVariadicOperandSize = Trait{Name: "SameVariadicOperandSize"}
	// SameVariadicResultSize says that all variadic results are equally long; segments are computed from it.
	SameVariadicResultSize = Trait{Name: "SameVariadicResultSize"}

	// Traits of algebra and folding.

	// Commutative lets folding move constant operands after the others.
	Commutative = Trait{Name: "Commutative", Bit: TraitCommutative, Fold: foldCommutative}
	// Idempotent folds f(f(x)) to f(x), and f(x, x) to x.
	Idempotent = Trait{Name: "Idempotent", Bit: TraitIdempotent, Fold: foldIdempotent}
	// Involution folds f(f(x)) to x.
	Involution = Trait{Name: "Involution", Bit: TraitInvolution, Fold: foldInvolution}
	// ConstantLike marks operations without operands that fold to their constant.
	ConstantLike = Trait{Name: "ConstantLike", Bit: TraitConstantLike}

	// Traits of effects and control.

	// NoMemoryEffect says that the operation neither reads nor writes memory.
	NoMemoryEffect = Trait{Name: "NoMemoryEffect", Bit: TraitNoMemoryEffect}
	// RecursiveMemoryEffects says that the effects include those of nested operations.
	RecursiveMemoryEffects = Trait{Name: "RecursiveMemoryEffects", Bit: TraitRecursiveMemoryEffects}
	// AlwaysSpeculatable says that executing the operation needlessly is harmless.
	AlwaysSpeculatable = Trait{Name: "AlwaysSpeculatable", Bit: TraitAlwaysSpeculatable}
	// RecursivelySpeculatable says that the operation is as speculatable as its nested ones.
	RecursivelySpeculatable = Trait{Name: "RecursivelySpeculatable", Bit: TraitRecursivelySpeculatable}
	// ReturnLike marks terminators that hand their operands to the parent operation.
	ReturnLike = Trait{Name: "ReturnLike", Bit: TraitReturnLike}
	// MemRefsNormalizable marks operations whose memrefs may be given identity layouts.
	MemRefsNormalizable = Trait{Name: "MemRefsNormalizable", Bit: TraitMemRefsNormalizable}
	// HasParallelRegion marks operations whose region is executed by several threads.
	HasParallelRegion = Trait{Name: "HasParallelRegion", Bit: TraitParallelRegion}

	// Traits of regions and scopes.

	// IsolatedFromAbove forbids uses of values from outside the operation.
	IsolatedFromAbove = Trait{Name: "IsolatedFromAbove", Bit: TraitIsolatedFromAbove, VerifyRegions: verifyIsolatedFromAbove}
	// GraphRegion makes all regions of the operation graph regions, in which order means nothing.
	GraphRegion = Trait{Name: "HasOnlyGraphRegion", Bit: TraitGraphRegion}
	// AffineScope makes the operation a scope for affine symbols.
	AffineScope = Trait{Name: "AffineScope", Bit: TraitAffineScope}
	// AutomaticAllocationScope frees stack allocations when the operation ends.
	AutomaticAllocationScope = Trait{Name: "AutomaticAllocationScope", Bit: TraitAutomaticAllocationScope}
	// SymbolTable makes the operation's region a name space of symbols.
	SymbolTable = Trait{Name: "SymbolTable", Bit: TraitSymbolTable, VerifyRegions: verifySymbolTable}
	// Symbol says that the operation has a name in the enclosing symbol table; it is optional when the definition's
	// sym_name is.
	Symbol = Trait{Name: "Symbol", Bit: TraitSymbol, Verify: verifySymbol}
	// FunctionLike demands that the only region, the body, and the attributes of arguments and results fit the function
	// type.
	FunctionLike = Trait{Name: "FunctionLike", Bit: TraitFunctionLike, Verify: verifyFunctionLike}
	// FunctionLikeWithLocals is [FunctionLike] for operations whose entry block has more arguments than the function type
	// has inputs. The operation's own verifier compares them.
	FunctionLikeWithLocals = Trait{Name: "FunctionLikeWithLocals", Bit: TraitFunctionLike, Verify: verifyFunctionParts}
	// PublicDeclaration says that a declaration of the operation may be public, because linkage is stated otherwise.
	PublicDeclaration = Trait{Name: "PublicDeclaration", Bit: TraitPublicDeclaration}
)

// upstreamTraits lists the values above for lookup by name.
var upstreamTraits = [...]*Trait{
	&Terminator, &NoTerminator, &NoRegionArguments, &SingleBlock, &SingleBlockImplicitTerminator, &HasParent, &ParentOneOf,
	&AttrSizedOperandSegments, &AttrSizedResultSegments, &SameTypeOperands, &SameOperandsShape, &SameOperandsElementType,
	&SameOperandsAndResultShape, &SameOperandsAndResultElementType, &SameOperandsAndResultType, &SameOperandsAndResultRank,
	&ResultsAreBoolLike, &ResultsAreFloatLike, &ResultsAreSignlessIntegerLike, &OperandsAreFloatLike,
	&OperandsAreSignlessIntegerLike, &ResultsBroadcastableShape, &Elementwise, &Scalarizable, &Vectorizable, &Tensorizable,
	&SameVariadicOperandSize, &SameVariadicResultSize, &Commutative, &Idempotent, &Involution, &ConstantLike,
	&NoMemoryEffect, &RecursiveMemoryEffects, &AlwaysSpeculatable, &RecursivelySpeculatable, &ReturnLike,
	&MemRefsNormalizable, &HasParallelRegion, &IsolatedFromAbove, &GraphRegion, &AffineScope, &AutomaticAllocationScope,
	&SymbolTable, &Symbol, &FunctionLike, &FunctionLikeWithLocals, &PublicDeclaration,
}

// LookupTrait returns the trait of this package with the given name, or nil. It is meant for definitions that are
// interpreted; compiled ones refer to the variables.
func LookupTrait(name string) *Trait {
	for _, t := range upstreamTraits {
		if t.Name == name {
			return t
		}
	}
	return nil
}
