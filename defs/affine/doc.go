// Package affine has the hand-written semantics of the dialect affine: the rules of dimensions and symbols, the syntax
// of maps and sets applied to operands, verifiers, composition of maps, folders, how control passes through loops, and
// canonicalization patterns. Operations are in package generated/affine, maps and sets themselves in core/affine.
//
//	ctx := core.NewContext(affine.New(), arith.New(), memref.New())
//
// [IsValidDim] and [IsValidSymbol] are the rules. [Compose] takes what affine.apply computes into a map,
// [ComposedApply] makes an affine.apply that does not depend on another one.
package affine
