// Package winograd computes convolutions by the algorithm of Winograd: filter and tiles of the input are transformed, their products are one
// product of matrices for each point of a tile, and the result is transformed back. Large tiles need fewer multiplications and lose more
// bits.
//
//	func convert(op *core.Operation, rw *rewrite.Rewriter) bool {
//		rw.SetBefore(op)
//		_, ok := winograd.Convert(rw, op, linalg.WinogradConv2DFmrF43)
//		return ok
//	}
//
// [Decompose] makes loops and products of small matrices of the transforms. The algorithm: A. Lavin, S. Gray: Fast Algorithms for Convolutional
// Neural Networks (2015).
package winograd
