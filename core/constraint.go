package core

// The constraints and predicates that definitions state, as static data. A generated table holds pointers to
// package-level values of these types:
//
//	var boolLike = core.TypeConstraint{Summary: "bool-like", Check: core.IsBoolLike}
//
// and [Operation.VerifyDeclared] does the rest. Check functions must be safe for concurrent use and must not keep their
// argument.

// TypeConstraint is a condition on a type: "operand #0 must be <summary>, but got 'f32'". The summary is that of one
// value; the verifier adds "variadic of " where the declaration is variadic.
type TypeConstraint struct {
	Summary string
	// Check decides; nil accepts every type.
	Check func(t Type) bool
}

// Accepts reports whether the type satisfies the constraint; a nil constraint accepts every type.
func (c *TypeConstraint) Accepts(t Type) bool { return c == nil || c.Check == nil || c.Check(t) }

// AttrConstraint is a condition on an attribute: "attribute 'x' failed to satisfy constraint: <summary>".
type AttrConstraint struct {
	Summary string
	// Check decides; nil accepts every attribute. It is never called with an absent one.
	Check func(a Attribute) bool
	// Class tells what can be stored at all: an entry of <{...}> that it rejects is an error of the text, which no
	// operation is made for. Nil for everything.
	Class func(a Attribute) bool
}

// Accepts reports whether the attribute satisfies the constraint; a nil constraint accepts every attribute.
func (c *AttrConstraint) Accepts(a Attribute) bool { return c == nil || c.Check == nil || c.Check(a) }

// Stores reports whether the attribute can be stored at all; a nil constraint stores everything.
func (c *AttrConstraint) Stores(a Attribute) bool { return c == nil || c.Class == nil || c.Class(a) }

// RegionConstraint is a condition on a region: "region #0 ('body') failed to verify constraint: <summary>".
type RegionConstraint struct {
	Summary string
	// MinBlocks and MaxBlocks bound the number of blocks; a MaxBlocks of 0 means no upper bound.
	MinBlocks, MaxBlocks int
	// Check is a further condition, or nil.
	Check func(r *Region) bool
}

// Accepts reports whether the region satisfies the constraint; a nil constraint accepts every region. The blocks are
// counted only as far as needed.
func (c *RegionConstraint) Accepts(r *Region) bool {
	if c == nil {
		return true
	}
	if c.MinBlocks > 0 || c.MaxBlocks > 0 {
		n := 0
		for b := r.first; b != nil && n <= max(c.MinBlocks, c.MaxBlocks); b = b.next {
			n++
		}
		if n < c.MinBlocks || c.MaxBlocks > 0 && n > c.MaxBlocks {
			return false
		}
	}
	return c.Check == nil || c.Check(r)
}

// SuccessorConstraint is a condition on a successor block: "successor #0 ('dest') failed to verify constraint:
// <summary>".
type SuccessorConstraint struct {
	Summary string
	Check   func(b *Block) bool
}

// The region constraints that definitions use most.
var (
	// AnyRegion accepts every region.
	AnyRegion = RegionConstraint{Summary: "any region"}
	// SizedRegion1 accepts a region with exactly one block.
	SizedRegion1 = RegionConstraint{Summary: "region with 1 blocks", MinBlocks: 1, MaxBlocks: 1}
	// MinSizedRegion1 accepts a region with at least one block.
	MinSizedRegion1 = RegionConstraint{Summary: "region with at least 1 blocks", MinBlocks: 1}
	// MaxSizedRegion1 accepts a region with at most one block.
	MaxSizedRegion1 = RegionConstraint{Summary: "region with at most 1 blocks", MaxBlocks: 1}
)

// PredTrait is a trait that is a condition over several parts of an operation: "failed to verify that <summary>".
// Either Check decides, or the parts of Refs are compared as Match says.
type PredTrait struct {
	Summary string
	Check   func(op *Operation) bool
	Match   MatchKind
	Refs    []PartRef
}

// MatchKind says what of several values or typed attributes must be equal.
type MatchKind uint8

// The comparisons that upstream's AllTypesMatch, AllElementTypesMatch, AllShapesMatch, AllRanksMatch and
// AllElementCountsMatch make. An absent optional part makes them true.
const (
	MatchNone MatchKind = iota
	MatchTypes
	MatchElementTypes
	MatchShapes
	MatchRanks
	MatchElementCounts
	MatchTypeKinds // AllTypeIDsMatch: the same kind of type, whatever its parameters
)

// PartKind is the kind of part that a [PartRef] refers to.
type PartKind uint8

// The parts of an operation that have a type.
const (
	PartOperand PartKind = iota
	PartResult
	PartSlot // a typed attribute
)

// PartRef refers to a declared operand, result or inherent attribute by its definition index.
type PartRef struct {
	Kind  PartKind
	Index int
}

// strAttr is what builtin.module asks of its names; package constraints has the whole library.
var strAttr = AttrConstraint{Summary: "string attribute", Check: isStringAttr, Class: isStringAttr}

func isStringAttr(a Attribute) bool {
	_, ok := a.(*StringAttr)
	return ok
}
