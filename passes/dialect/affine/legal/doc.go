// Package legal says whether a transformation of loops keeps what a program computes. All passes over affine loops ask
// it, and so do the operations of dialect transform that do the same: whoever gets false leaves the code alone.
//
//	m := legal.NewMemory()
//	if m.CanTile(nest, sizes) {
//		tile.PerfectNest(nest, sizes)
//	}
//
// The answers rest on three things:
//
//   - What operations do to memory ([Memory.Touches]). Loads and stores through affine maps touch one element that is
//     known; everything else touches all of what its effects name. A call touches all memory that is not private to the
//     function, and so does what is known to have effects, but not where. An operation of a dialect that is not
//     registered touches the memory that it is given, and nothing else: nobody can say what it does.
//   - Which values may name the same memory ([Memory.MayAlias]): views are followed to what they are views of, see
//     package passes/analysis/alias. Different arguments of a function are taken to be different memory, as everywhere in dialect
//     affine: without that hardly a nest of a function that is given its memory could be changed.
//   - Which iterations depend on one another, see package passes/dialect/affine/dependence. A distance that is not known is
//     every distance.
//
// Functions change nothing.
package legal
