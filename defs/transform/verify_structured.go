package transform

import (
	"slices"
	"strconv"
	"strings"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/query"
	"github.com/odsgen/ods/generated/transform"
)

// IsHandleOf reports whether t is a handle to operations of the name.
func (Hooks) IsHandleOf(t core.Type, name string) bool {
	o, ok := t.(*transform.OperationType)
	return ok && o.OperationName() == name
}

// NonNegative reports whether all integers of an array are.
func (Hooks) NonNegative(a core.Attribute) bool {
	return !slices.ContainsFunc(integers(a), func(n int64) bool { return n < 0 })
}

func join(list []int64) string {
	parts := make([]string, len(list))
	for i, n := range list {
		parts[i] = strconv.FormatInt(n, 10)
	}
	return strings.Join(parts, ", ")
}

// VerifyBufferizeToAllocation checks the names of operations.
func (Hooks) VerifyBufferizeToAllocation(op transform.BufferizeToAllocationOp, r *core.Reporter) bool {
	switch op.MemcpyOp() {
	case "bufferization.materialize_in_destination", "memref.copy", "linalg.copy":
	default:
		return r.OpErrorf(op.Op, "unsupported memcpy op").Fail()
	}
	switch op.AllocOp() {
	case "memref.alloc", "memref.alloca":
	default:
		return r.OpErrorf(op.Op, "unsupported alloc op").Fail()
	}
	return true
}

// VerifyOneShotBufferize checks the name of the copy, and what is asked for along with an analysis.
func (Hooks) VerifyOneShotBufferize(op transform.OneShotBufferizeOp, r *core.Reporter) bool {
	switch op.MemcpyOp() {
	case "memref.copy", "linalg.copy":
	default:
		return r.OpErrorf(op.Op, "unsupported memcpy op").Fail()
	}
	switch {
	case op.TestAnalysisOnly():
	case op.PrintConflicts():
		return r.OpErrorf(op.Op, "'print_conflicts' requires 'test_analysis_only'").Fail()
	case op.DumpAliasSets():
		return r.OpErrorf(op.Op, "'dump_alias_sets' requires 'test_analysis_only'").Fail()
	}
	return true
}

// VerifyMapForallToBlocks checks the number of dimensions.
func (Hooks) VerifyMapForallToBlocks(op transform.MapForallToBlocksOp, r *core.Reporter) bool {
	if n := len(op.GridDims()); n != 0 && n != 3 {
		return r.OpErrorf(op.Op, "transform requires empty or size-3 grid_dims").Fail()
	}
	return true
}

// VerifyFuse checks the permutation and the number of loops.
func (Hooks) VerifyFuse(op transform.FuseOp, r *core.Reporter) bool {
	iterators, dims := op.StaticTileInterchange(), len(op.StaticTileSizes())
	if len(iterators) > dims { // the message ends so upstream, too
		return r.OpErrorf(op.Op, "interchange length exceeds iteration space dimensions (%d), found ", dims).Fail()
	}
	seen := map[int64]bool{}
	for _, n := range iterators {
		switch {
		case n == core.Dynamic:
			continue
		case n < 0 || n >= int64(dims):
			return r.OpErrorf(op.Op, "expects interchange values to be in range [0, %d), found: %d", dims, n).Fail()
		case seen[n]:
			return r.OpErrorf(op.Op, "found duplicate interchange value: %d", n).Fail()
		}
		seen[n] = true
	}
	loops := 0
	for _, n := range op.StaticTileSizes() {
		if n != 0 {
			loops++
		}
	}
	if op.UseForall() && loops > 0 {
		loops = 1
	}
	if loops != len(op.Loops()) {
		return r.OpErrorf(op.Op, "expects %d loop results", loops).Fail()
	}
	return true
}

// VerifyInterchange checks the permutation.
func (Hooks) VerifyInterchange(op transform.InterchangeOp, r *core.Reporter) bool {
	if list := op.IteratorInterchange(); !query.IsPermutation(list) {
		return r.OpErrorf(op.Op, "expects iterator_interchange to be a permutation, found %s", join(list)).Fail()
	}
	return true
}

// VerifyPackGreedily checks the order of dimensions and the sizes.
func (Hooks) VerifyPackGreedily(op transform.PackGreedilyOp, r *core.Reporter) bool {
	if !query.IsPermutation(integers(op.MatmulInnerDimsOrderAttr())) {
		return r.OpErrorf(op.Op, "\"matmul_inner_dims_order\" is not a valid permutation").Fail()
	}
	sizes, next := integers(op.StaticMatmulPackedSizesAttr()), op.MatmulPaddedSizesNextMultipleOf()
	for i := range min(len(sizes), len(next)) {
		if sizes[i] != 0 && next[i] != 0 {
			return r.OpErrorf(op.Op, "at most one of the packed_size and the padded_sizes_next_multiple_of can be nonzero for the matmul strategy").Fail()
		}
	}
	return true
}

// VerifyPackTranspose checks the permutations.
func (Hooks) VerifyPackTranspose(op transform.PackTransposeOp, r *core.Reporter) bool {
	if !query.IsPermutation(op.InnerPerm()) {
		return r.OpErrorf(op.Op, "\"inner_perm\" is not a valid permutation").Fail()
	}
	if !query.IsPermutation(op.OuterPerm()) {
		return r.OpErrorf(op.Op, "\"outer_perm\" is not a valid permutation").Fail()
	}
	if len(op.InnerPerm()) == 0 && len(op.OuterPerm()) == 0 {
		return r.OpErrorf(op.Op, " at least one of \"inner_perm\" or \"outer_perm\" must be specified").Fail()
	}
	return true
}

// ints returns the integers of an array of integer attributes.
func ints(a core.Attribute) []int64 {
	var out []int64
	for _, e := range elements(a) {
		if n, ok := e.(*core.IntegerAttr); ok {
			out = append(out, n.Int64())
		}
	}
	return out
}

// VerifyPad checks flags, dimensions and permutations.
func (Hooks) VerifyPad(op transform.PadOp, r *core.Reporter) bool {
	flags := ints(op.NofoldFlagsAttr())
	if slices.ContainsFunc(flags, func(n int64) bool { return n != 0 && n != 1 }) {
		return r.OpErrorf(op.Op, "expects nofold_flags to contain booleans (0/1), found [%s]", join(flags)).Fail()
	}
	dims := ints(op.PaddingDimensionsAttr())
	if slices.ContainsFunc(dims, func(n int64) bool { return n < 0 }) {
		return r.OpErrorf(op.Op, "expects padding_dimensions to contain positive integers, found [%s]", join(dims)).Fail()
	}
	if n := len(op.StaticPadToMultipleOf()); n > 0 && n != len(dims) {
		return r.OpErrorf(op.Op, "expects as many multiples as padding_dimensions").Fail()
	}
	for _, t := range elements(op.TransposePaddingsAttr()) {
		if list := ints(t); !query.IsPermutation(list) {
			return r.OpErrorf(op.Op, "expects transpose_paddings to be a permutation, found %s", core.AttrString(t)).Fail()
		}
	}
	return true
}

// VerifyPadTilingInterface accepts any sizes.
func (Hooks) VerifyPadTilingInterface(transform.PadTilingInterfaceOp, *core.Reporter) bool {
	return true
}

// VerifyHoistPad checks the permutation.
func (Hooks) VerifyHoistPad(op transform.HoistPadOp, r *core.Reporter) bool {
	return verifyTranspose(op.Op, op.Transpose(), r)
}

// VerifyHoistPadBuildPackingLoopNest checks the permutation.
func (Hooks) VerifyHoistPadBuildPackingLoopNest(op transform.HoistPadBuildPackingLoopNestOp, r *core.Reporter) bool {
	return verifyTranspose(op.Op, op.Transpose(), r)
}

func verifyTranspose(op *core.Operation, list []int64, r *core.Reporter) bool {
	if query.IsPermutation(list) {
		return true
	}
	return r.OpErrorf(op, "expects transpose to be a permutation, found %s", join(list)).Fail()
}

// VerifyReplace checks that the body is one operation that needs nothing from outside.
func (Hooks) VerifyReplace(op transform.ReplaceOp, r *core.Reporter) bool {
	body := op.BodyRegion().Entry()
	first := body.First()
	if first == nil || first != body.Last() {
		return r.OpErrorf(op.Op, "expected one operation in block").Fail()
	}
	switch {
	case first.NumOperands() > 0:
		return r.OpErrorf(first, "expected replacement without operands").Fail()
	case !first.Has(core.TraitIsolatedFromAbove) && first.NumRegions() > 0:
		return r.OpErrorf(first, "expect op that is isolated from above").Fail()
	}
	return true
}

// VerifySplit checks that the size is given once.
func (Hooks) VerifySplit(op transform.SplitOp, r *core.Reporter) bool {
	if (op.StaticChunkSizes() != core.Dynamic) != (op.DynamicChunkSizes() == nil) {
		return r.OpErrorf(op.Op, "expects either a dynamic or a static split point to be provided").Fail()
	}
	return true
}

// VerifyTileUsingFor checks that there is a loop for each size.
func (Hooks) VerifyTileUsingFor(op transform.TileUsingForOp, r *core.Reporter) bool {
	sizes := op.StaticSizes()
	if s := op.ScalableSizes(); len(sizes) != len(s) {
		return r.OpErrorf(op.Op, "expected same number of sizes (%d) and scalable sizes (%d)", len(sizes), len(s)).Fail()
	}
	loops := 0
	for _, n := range sizes {
		if n != 0 {
			loops++
		}
	}
	if loops != len(op.Loops()) {
		return r.OpErrorf(op.Op, "expected number of loops to tile (%d) to match number of `loops` results (%d)", loops,
			len(op.Loops())).Fail()
	}
	return true
}

// VerifyTileUsingForall checks that sizes are given in one way.
func (Hooks) VerifyTileUsingForall(op transform.TileUsingForallOp, r *core.Reporter) bool {
	threads, sizes := op.StaticNumThreads(), op.StaticTileSizes()
	n := 0
	for _, set := range []bool{len(threads) > 0, op.PackedNumThreads() != nil} {
		if set {
			n++
		}
	}
	if n > 1 {
		return r.OpErrorf(op.Op, "num_threads and packed_num_threads are mutually exclusive").Fail()
	}
	if len(sizes) > 0 && op.PackedTileSizes() != nil {
		return r.OpErrorf(op.Op, "tile_sizes and packed_tile_sizes are mutually exclusive").Fail()
	}
	if n == 0 && len(sizes) == 0 && op.PackedTileSizes() == nil {
		return r.OpErrorf(op.Op, "either (packed_)num_threads or (packed_)tile_sizes must be specified").Fail()
	}
	return true
}

// VerifyVectorize checks that each size says whether it is scalable.
func (Hooks) VerifyVectorize(op transform.VectorizeOp, r *core.Reporter) bool {
	if n, s := len(op.StaticVectorSizes()), len(op.ScalableSizes()); n != s {
		return r.OpErrorf(op.Op, "expected same number of vector sizes (%d) and scalable sizes (%d)", n, s).Fail()
	}
	return true
}

// VerifySimplifyBoundedAffineOps checks that there are bounds for each value.
func (Hooks) VerifySimplifyBoundedAffineOps(op transform.SimplifyBoundedAffineOpsOp, r *core.Reporter) bool {
	want := len(op.BoundedValues())
	if n := len(op.LowerBounds()); n != want {
		return r.OpErrorf(op.Op, "incorrect number of lower bounds, expected %d but found %d", want, n).Fail()
	}
	if n := len(op.UpperBounds()); n != want {
		return r.OpErrorf(op.Op, "incorrect number of upper bounds, expected %d but found %d", want, n).Fail()
	}
	return true
}
