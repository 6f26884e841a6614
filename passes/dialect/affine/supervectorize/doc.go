// Package supervectorize makes vectors of one to three dimensions of what loops of dialect affine do with scalars. It
// does what upstream's pass affine-super-vectorize does: it looks for nests of as many parallel loops as vectors have
// dimensions, gives each of the loops a dimension, and makes a copy of the nest in which accesses are transfers, other
// operations work on vectors, and loops take larger steps.
//
// Bounds of loops inside of the nest that are computed from its induction variables use those of the copy. mlir-opt
// 22.1.8 leaves those of the old loop there, which is gone afterwards, and crashes.
package supervectorize
