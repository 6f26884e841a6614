// Package dim is the arithmetic of sizes: the dimensions, strides and offsets of shaped types, and numbers of elements.
//
// IR may name any size up to the largest of 64 bits, so sums and products may not fit. Go's operators would wrap around
// in silence, to a size that is wrong, negative or the mark of an unknown size. Here the result is honest:
//
//	dim.Add(size, low, high) // a size; Dynamic when a part is, or when the sum does not fit
//	dim.Mul(outer, tile)     // likewise
//	dim.Count(n, width)      // how many there are; the largest number of the type when the product does not fit
//
// A dimension that does not fit is like one that is not known: whatever depends on its value cannot be decided. A count
// that does not fit is larger than any limit that it is compared with. A test in tests/arch finds code that computes
// with sizes by Go's operators.
package dim
