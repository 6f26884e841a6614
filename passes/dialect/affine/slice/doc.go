// Package slice computes which iterations of one loop nest another one needs, and fuses nests by putting such a slice
// of the one into the other.
//
//	var s slice.State
//	if slice.CanFuse(producer, consumer, depth, &s, slice.ProducerConsumer, nil) {
//		slice.Fuse(producer, consumer, &s, false)
//	}
//
// A slice bounds the induction variables of the sliced loops by maps of the induction variables around the place where
// it goes. [Region] is the part of memory that an access touches, as constraints. Both follow upstream
// (ComputationSliceState, MemRefRegion, LoopFusionUtils). Functions that do not fuse change nothing.
package slice
