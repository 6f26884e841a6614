// Package tile cuts the iterations of perfect nests of affine.for into boxes.
//
//	tiled := tile.PerfectNest(nest, []uint64{32, 32}) // loops over boxes, then loops over the iterations of one
//	tile.SeparateFull(tiled[len(nest):])              // boxes at the border apart from the others
package tile
