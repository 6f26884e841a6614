package sparse_tensor

import (
	"fmt"
	"math/bits"
	"slices"

	"github.com/odsgen/ods/core"
	sparsetensor "github.com/odsgen/ods/generated/sparse_tensor"
)

// This file checks iteration spaces and loops over them.

// VerifyExtractIterSpace wants levels in their order, and an iterator for the levels before.
func (Hooks) VerifyExtractIterSpace(op sparsetensor.ExtractIterSpaceOp, r *core.Reporter) bool {
	fail := func(text string) bool { return r.OpErrorf(op.Op, "%s", text).Fail() }
	lo, hi := op.LoLvlAttr().Value().Uint64(), op.HiLvlAttr().Value().Uint64()
	if lo >= hi {
		return fail("expected smaller level low than level high")
	}
	parent := op.ParentIter()
	if (parent == nil) != (lo == 0) {
		return fail("parent iterator should be specified iff level lower bound equals 0")
	}
	if parent == nil {
		return true
	}
	it, _ := parent.Type().(*sparsetensor.IteratorType)
	space, _ := op.ExtractedSpace().Type().(*sparsetensor.IterSpaceType)
	switch {
	case it == nil || space == nil:
		return true
	case it.Encoding() != space.Encoding():
		return fail("mismatch in parent iterator encoding and iteration space encoding.")
	case it.HiLvl() != space.LoLvl():
		return fail("parent iterator should be used to extract an iteration space from a consecutive level.")
	}
	return true
}

// VerifyExtractVal wants an iterator over the innermost level of the tensor.
func (Hooks) VerifyExtractVal(op sparsetensor.ExtractValOp, r *core.Reporter) bool {
	t := storedAs(op.Tensor())
	it, _ := op.Iterator().Type().(*sparsetensor.IteratorType)
	switch {
	case it == nil:
		return true
	case it.Encoding() != t.enc:
		return r.OpErrorf(op.Op, "mismatch in tensor encoding and iterator encoding.").Fail()
	case it.HiLvl() != uint64(t.levelRank()):
		return r.OpErrorf(op.Op, "must use last-level iterator to extract values. ").Fail()
	}
	return true
}

// verifyLoop checks what a loop returns and which coordinates it asks for.
func verifyLoop(op *core.Operation, r *core.Reporter, inits []*core.Value, used uint64, space *core.Value) bool {
	if len(inits) != op.NumResults() {
		return r.OpErrorf(op, "mismatch in number of loop-carried values and defined values").Fail()
	}
	if s, ok := space.Type().(*sparsetensor.IterSpaceType); ok && uint64(bits.Len64(used)) > s.HiLvl()-s.LoLvl() {
		return r.OpErrorf(op, "required out-of-bound coordinates").Fail()
	}
	return true
}

// VerifyIterate checks what the loop returns and which coordinates it asks for.
func (Hooks) VerifyIterate(op sparsetensor.IterateOp, r *core.Reporter) bool {
	return verifyLoop(op.Op, r, op.InitArgs(), bitsOf(op.CrdUsedLvlsAttr()), op.IterSpace())
}

// VerifyCoIterate checks what the loop returns and which coordinates it asks for.
func (Hooks) VerifyCoIterate(op sparsetensor.CoIterateOp, r *core.Reporter) bool {
	if len(op.IterSpaces()) == 0 {
		return true
	}
	return verifyLoop(op.Op, r, op.InitArgs(), bitsOf(op.CrdUsedLvlsAttr()), op.IterSpaces()[0])
}

// verifyCarried compares the values that one region of a loop is given, and those that it yields, with the results.
// where is "" or names the region.
func verifyCarried(op *core.Operation, r *core.Reporter, inits []*core.Value, region *core.Region, numArgs int,
	where string) bool {
	yield, ok := yieldOf(region.Entry())
	if !ok {
		return true // the trait reports the terminator
	}
	args := entryArgs(region)
	numArgs = min(numArgs, len(args))
	out := yield.Results()
	if n := op.NumResults(); len(inits) != n || numArgs != n || len(out) != n {
		if where == "" {
			where = "."
		}
		return r.OpErrorf(op, "number mismatch between iter args and results%s", where).Fail()
	}
	for i, t := range op.ResultTypes() {
		for _, v := range []struct {
			value *core.Value
			name  string
		}{{inits[i], "iter operand"}, {args[i], "iter region arg"}, {out[i], "yield value"}} {
			if v.value.Type() != t {
				return r.OpErrorf(op, "types mismatch between %dth %s and defined value%s", i, v.name, where).Fail()
			}
		}
	}
	return true
}

// VerifyRegionsIterate checks the arguments of the body: values carried along, coordinates, the iterator.
func (Hooks) VerifyRegionsIterate(op sparsetensor.IterateOp, r *core.Reporter) bool {
	args := entryArgs(op.Region())
	space, _ := op.IterSpace().Type().(*sparsetensor.IterSpaceType)
	if space == nil {
		return true
	}
	if len(args) == 0 || args[len(args)-1].Type() != iteratorOf(space) {
		return r.OpErrorf(op.Op, "mismatch in iterator and iteration space type").Fail()
	}
	n := len(args) - 1 - bits.OnesCount64(bitsOf(op.CrdUsedLvlsAttr()))
	if n != op.Op.NumResults() {
		return r.OpErrorf(op.Op, "mismatch in number of basic block args and defined values").Fail()
	}
	return verifyCarried(op.Op, r, op.InitArgs(), op.Region(), n, "")
}

// VerifyRegionsCoIterate checks the arguments of each case, and that no case is there twice.
func (Hooks) VerifyRegionsCoIterate(op sparsetensor.CoIterateOp, r *core.Reporter) bool {
	inits := op.InitArgs()
	for i, region := range op.CaseRegions() {
		if len(inits) != op.Op.NumResults() {
			return r.OpErrorf(op.Op, "mismatch in number of basic block args and defined values").Fail()
		}
		if !verifyCarried(op.Op, r, inits, region, len(inits), fmt.Sprintf(" on %dth region", i)) {
			return false
		}
	}
	var cases []uint64
	for _, c := range op.CasesAttr().Elems() {
		if n := bitsOf(c); !slices.Contains(cases, n) {
			cases = append(cases, n)
		}
	}
	if len(cases) != len(op.CaseRegions()) {
		return r.OpErrorf(op.Op, "contains duplicated cases.").Fail()
	}
	return true
}
