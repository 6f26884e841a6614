// Package textdiff shows how two texts differ, line by line.
//
//	fmt.Print(textdiff.Unified("a.mlir", "b.mlir", before, after))
package textdiff
