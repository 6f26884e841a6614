package passes

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/flow"
)

func (p *ControlFlowSinkPass) run(r *Run) {
	s := sinker{dom: Get(r, &Dominance)}
	r.Op.Walk(func(op *core.Operation) {
		if _, ok := flow.RegionBranchOpInterfaceKey.Of(op); ok {
			for _, rg := range executedOnce(op) {
				s.sink(rg)
			}
		}
	})
	p.Sunk.Add(s.n)
	if s.n == 0 {
		r.PreserveAll()
	}
}

// executedOnce returns the regions of an operation that are executed at most once each time that it is.
func executedOnce(op *core.Operation) (list []*core.Region) {
	c, ok := flow.ConstantRegionBranchOpInterfaceKey.Of(op)
	if !ok {
		return nil
	}
	consts := make([]core.Attribute, op.NumOperands())
	for i, v := range op.Operands() {
		consts[i] = v.ConstantValue()
	}
	for i, b := range c.RegionInvocations(consts) {
		if i < op.NumRegions() && b.Max >= 0 && b.Max <= 1 && !op.Region(i).IsEmpty() {
			list = append(list, op.Region(i))
		}
	}
	return list
}

type sinker struct {
	dom *core.DominanceInfo
	n   int
}

// sink moves what only the region uses to its start, users before what they use, so that the order comes out right.
func (s *sinker) sink(r *core.Region) {
	var work []*core.Operation
	for op := range r.Ops() {
		work = append(work, op)
	}
	for len(work) > 0 {
		user := work[len(work)-1]
		work = work[:len(work)-1]
		for _, v := range user.Operands() {
			op := v.DefiningOp()
			if op == nil || op.ParentRegion() == r || !s.onlyUsedIn(op, r) || !op.IsMemoryEffectFree() {
				continue
			}
			op.Remove()
			r.Entry().InsertBefore(op, r.Entry().First())
			s.n++
			work = append(work, op)
		}
	}
}

func (s *sinker) onlyUsedIn(op *core.Operation, r *core.Region) bool {
	for _, v := range op.Results() {
		for u := range v.Users() {
			if !s.dom.DominatesBlock(r.Entry(), u.Block()) {
				return false
			}
		}
	}
	return true
}
