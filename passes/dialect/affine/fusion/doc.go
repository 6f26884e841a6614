// Package fusion fuses affine loop nests of a block: producers into consumers, and nests that load the same memory. It
// does what upstream's pass affine-loop-fusion does.
//
//	fusion.Run(function, fusion.Options{Mode: fusion.Greedy, Tolerance: 0.3})
//
// A graph has a node for each operation of the block that matters and an edge for each dependence between two of them,
// through memory or through values. Nests are tried as destinations; a slice of another nest goes into them where
// dependences allow it and the model of costs says that it pays. Memory that only the fused nest uses afterwards is
// replaced by a smaller one.
package fusion
