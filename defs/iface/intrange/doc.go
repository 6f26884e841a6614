// Package intrange has what operations with the interface InferIntRangeInterface share: what an operation says of its
// result when nothing is known about its operands, and the conditions on divisors that ask for it.
package intrange
