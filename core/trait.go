package core

import "slices"

// TraitSet is a set of the well-known traits, for constant-time queries.
type TraitSet uint64

// The well-known traits. Traits of a dialect's own have no bit.
const (
	TraitTerminator TraitSet = 1 << iota
	TraitIsolatedFromAbove
	TraitCommutative
	TraitConstantLike
	TraitReturnLike
	TraitSymbolTable
	TraitSymbol
	TraitSingleBlock
	TraitNoTerminator
	TraitImplicitTerminator
	TraitGraphRegion // all regions are graph regions
	TraitNoMemoryEffect
	TraitRecursiveMemoryEffects
	TraitAlwaysSpeculatable
	TraitRecursivelySpeculatable
	TraitAutomaticAllocationScope
	TraitAffineScope
	TraitIdempotent
	TraitInvolution
	TraitSameOperandsAndResultType
	TraitSameTypeOperands
	TraitSameOperandsAndResultElementType
	TraitSameOperandsAndResultShape
	TraitSameOperandsShape
	TraitSameOperandsElementType
	TraitSameOperandsAndResultRank
	TraitElementwise
	TraitScalarizable
	TraitVectorizable
	TraitTensorizable
	TraitHasParent
	TraitNoRegionArguments
	TraitAttrSizedOperandSegments
	TraitAttrSizedResultSegments
	TraitResultsBroadcastableShape
	TraitParallelRegion
	TraitMemRefsNormalizable
	TraitFunctionLike
	TraitPublicDeclaration
)

// OfType reports whether a type has the trait, which a dialect declares for types.
func (tr *Trait) OfType(t Type) bool {
	if t == nil || t.typeBase().def == nil {
		return false
	}
	return slices.Contains(t.typeBase().def.Traits, tr)
}

// OfAttr reports whether an attribute has the trait, which a dialect declares for attributes.
func (tr *Trait) OfAttr(a Attribute) bool {
	if a == nil || a.attrBase().def == nil {
		return false
	}
	return slices.Contains(a.attrBase().def.Traits, tr)
}

// Trait is a named property of operations with its checks. Traits are static values; parametrised ones read their
// parameters from the definition.
type Trait struct {
	// Name is the trait's name in definitions.
	Name string
	// Bit is the trait's bit among the well-known ones, or 0.
	Bit TraitSet
	// Structural traits are verified before the declared invariants.
	Structural bool
	// Verify checks an operation before its nested ones, VerifyRegions after them. Nil checks nothing.
	Verify        func(op *Operation, r *Reporter) bool
	VerifyRegions func(op *Operation, r *Reporter) bool
	// Fold is tried when the operation's own folder did nothing.
	Fold func(op *Operation, in *FoldIn) Fold
}
