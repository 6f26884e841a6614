package sparse_tensor

import (
	"math/bits"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/flow"
	"github.com/odsgen/ods/core/rewrite"
	sparsetensor "github.com/odsgen/ods/generated/sparse_tensor"
)

// This file describes loops over iteration spaces. The arguments of a body are the values carried along, the
// coordinates, and the iterator.

// carried returns the arguments that have the values that a loop carries: all before the coordinates and the iterator.
func carried(op sparsetensor.IterateOp) []*core.Value {
	b := op.Region().Entry()
	if b == nil {
		return nil
	}
	return b.Args()[:max(0, b.NumArgs()-1-bits.OnesCount64(bitsOf(op.CrdUsedLvlsAttr())))]
}

// LoopRegionsIterate returns the body.
func (Hooks) LoopRegionsIterate(op sparsetensor.IterateOp) []*core.Region {
	return []*core.Region{op.Region()}
}

// LoopPartsIterate describes the loop, which counts nothing.
func (Hooks) LoopPartsIterate(op sparsetensor.IterateOp) flow.LoopParts {
	p := flow.LoopParts{Inits: flow.GroupOperands(op.Op, 1), IterArgs: carried(op), Results: op.Results(), HasResults: true}
	if b := op.Region().Entry(); b != nil && b.Last() != nil {
		if y, ok := sparsetensor.AsYieldOp(b.Last()); ok {
			p.Yielded = flow.AllOperands(y.Op)
		}
	}
	return p
}

// RegionSuccessorsIterate goes to the body or behind the loop, from both the loop and its body.
func (Hooks) RegionSuccessorsIterate(op sparsetensor.IterateOp, _ *core.Operation) []flow.RegionSuccessor {
	return []flow.RegionSuccessor{{Region: op.Region(), Inputs: carried(op)}, flow.LeaveOp(op.Op)}
}

// CanonicalizationPatternsIterate drops coordinates that the body does not use.
func (Hooks) CanonicalizationPatternsIterate(set *rewrite.PatternSet) {
	set.Add(rewrite.OpPattern(&sparsetensor.IterateDef, sparsetensor.AsIterateOp, "sparse_tensor.iterate with unused coordinates",
		func(op sparsetensor.IterateOp, rw *rewrite.Rewriter) bool {
			mask, ok := op.Op.Slot(sparsetensor.IterateCrdUsedLvlsSlot).(*core.IntegerAttr)
			entry := op.Region().Entry()
			if !ok || entry == nil {
				return false
			}
			first := len(op.InitArgs())
			used, at := mask.Int64(), first
			unused := map[int]bool{}
			for level := range 64 {
				if mask.Int64()>>level&1 == 0 || at >= entry.NumArgs() {
					continue
				}
				if !entry.Arg(at).HasUses() {
					used &^= 1 << level
					unused[at] = true
				}
				at++
			}
			if len(unused) == 0 {
				return false
			}
			rw.Modify(op.Op, func() {
				op.Op.SetSlot(sparsetensor.IterateCrdUsedLvlsSlot, rw.Context().I64Attr(used))
				entry.EraseArgs(func(v *core.Value) bool { return unused[v.Index()] })
			})
			return true
		}))
}
