package flow

import (
	"github.com/odsgen/ods/core"
)

// LoopParts describes a loop. What a loop does not have, or does not know, is nil.
type LoopParts struct {
	// InductionVars are the values that count, from LowerBounds (included) to UpperBounds (excluded) by Steps.
	InductionVars                   []*core.Value
	LowerBounds, UpperBounds, Steps []core.FoldResult
	// Unsigned says that they are unsigned numbers.
	Unsigned bool
	// Inits are the operands with which the values that the loop carries start, IterArgs the block arguments that have
	// these values in an iteration, and Yielded the operands of the terminator that become the next iteration's.
	Inits    SuccessorOperands
	IterArgs []*core.Value
	Yielded  SuccessorOperands
	// Results are the final values. HasResults says that they correspond to the values that the loop carries.
	Results    []*core.Value
	HasResults bool
}

// LoopLikeOpInterface is implemented by loops.
type LoopLikeOpInterface interface {
	AsOperation() *core.Operation
	// LoopRegions returns the regions that are executed repeatedly.
	LoopRegions() []*core.Region
	// LoopParts describes the loop. It is also asked of loops that have not been verified, but never of ones without
	// blocks.
	LoopParts() LoopParts
}

// LoopLikeOpInterfaceKey is the key of the interface of loops.
var LoopLikeOpInterfaceKey = core.OpInterface[LoopLikeOpInterface]{Name: "LoopLikeOpInterface", VerifyRegions: verifyLoopLike}

// IsDefinedOutside reports whether a value is defined outside of the loop.
func IsDefinedOutside(loop *core.Operation, v *core.Value) bool {
	r := v.ParentRegion()
	return r == nil || !loop.IsAncestorOf(r.Op())
}

// verifyLoopLike compares the values that a loop starts with, has in an iteration, passes on and ends with.
func verifyLoopLike(l LoopLikeOpInterface, op *core.Operation, r *core.Reporter) bool {
	p := l.LoopParts()
	n := len(p.IterArgs)
	switch {
	case p.Inits.Len() != n:
		return r.OpErrorf(op, "different number of inits and region iter_args: %d != %d", p.Inits.Len(), n).Fail()
	case p.Yielded.Len() != 0 && p.Yielded.Len() != n:
		return r.OpErrorf(op, "different number of region iter_args and yielded values: %d != %d", n, p.Yielded.Len()).Fail()
	case p.HasResults && len(p.Results) != n:
		return r.OpErrorf(op, "different number of loop results and region iter_args: %d != %d", len(p.Results), n).Fail()
	}
	differ := func(i int, a string, t *core.Value, b string, u *core.Value) bool {
		if t == nil || u == nil || t.Type() == u.Type() {
			return false
		}
		r.OpErrorf(op, "%d-th %s and %d-th %s have different type: '%s' != '%s'", i, a, i, b, core.TypeString(t.Type()),
			core.TypeString(u.Type()))
		return true
	}
	for i, arg := range p.IterArgs {
		if differ(i, "init", p.Inits.Value(i), "region iter_arg", arg) || differ(i, "region iter_arg", arg, "yielded value",
			p.Yielded.Value(i)) {
			return false
		}
	}
	if p.HasResults {
		for i, arg := range p.IterArgs {
			if differ(i, "region iter_arg", arg, "loop result", p.Results[i]) {
				return false
			}
		}
	}
	return true
}
