package passes

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/flow"
)

func (p *ControlFlowSinkPass) run(r *Run) {
	dom, n := Get(r, &Dominance), 0
	r.Op.Walk(func(op *core.Operation) {
		if _, ok := flow.RegionBranchOpInterfaceKey.Of(op); ok {
			n += Sink(executedOnce(op), dom, func(op *core.Operation, _ *core.Region) bool { return op.IsMemoryEffectFree() })
		}
	})
	p.Sunk.Add(n)
	if n == 0 {
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

// Sink moves operations to the start of the regions that are the only ones to use them, where may says so, and returns how
// many. It is upstream's controlFlowSink.
func Sink(regions []*core.Region, dom *core.DominanceInfo, may func(op *core.Operation, into *core.Region) bool) int {
	s := sinker{dom: dom, may: may}
	for _, r := range regions {
		s.sink(r)
	}
	return s.n
}

type sinker struct {
	dom *core.DominanceInfo
	may func(op *core.Operation, into *core.Region) bool
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
			if op == nil || op.ParentRegion() == r || !s.onlyUsedIn(op, r) || !s.may(op, r) {
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
