// Package scalrep replaces accesses to memory through affine maps by scalars: a load by the value that was stored to
// the same element, a load by an earlier one of the same element; and it erases stores that are overwritten before
// anybody reads, and memory that is only written.
//
//	scalrep.Run(function)
//
// The rules, and the order in which they are tried, are upstream's (affineScalarReplace).
package scalrep
