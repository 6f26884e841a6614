// Package datacopy copies the memory that affine loops access to buffers in a faster memory space, and back what they
// store.
//
//	datacopy.Run(function, function.Region(0), datacopy.Options{FastSpace: 1, Capacity: math.MaxUint64}, reporter)
//
// For each piece of memory that a range of operations accesses, a box around the accessed elements is found, in terms
// of the induction variables around the range. A buffer of the size of the box is filled before the range, or before
// the outermost loop around it that does not move the box; what the range stores is copied back after it. Copies are
// loops over elements or transfers in the background. The algorithm is upstream's (AffineDataCopyGeneration,
// affineDataCopyGenerate). Other functions are not touched, so that functions can be changed concurrently.
package datacopy
