package testpasses

import (
	"fmt"
	"io"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/passes"
	testdialect "github.com/odsgen/ods/tests/dialect"
)

// visitor walks over operations and comes by each of them before, between and after its regions.
type visitor struct {
	out  io.Writer
	step int
	obey bool // attributes of operations stop the walk, or skip parts of it
}

func (p *VisitorsPass) run(r *passes.Run) { visit(r, false) }

func (p *VisitorsInterruptPass) run(r *passes.Run) { visit(r, true) }

// visit walks over all operations, and once more over those with two regions.
func visit(r *passes.Run, obey bool) {
	v := &visitor{out: r.Text(), obey: obey}
	for _, only := range []*core.OpDef{nil, &testdialect.TwoRegionOpDef} {
		if v.walk(r.Op, only) == core.WalkInterrupt {
			v.print("walk was interrupted")
		}
	}
	r.PreserveAll()
}

func (v *visitor) print(format string, args ...any) {
	fmt.Fprintf(v.out, "step %d %s\n", v.step, fmt.Sprintf(format, args...))
	v.step++
}

// walk visits an operation and what is nested in it, printing only those of one definition unless it is nil.
func (v *visitor) walk(op *core.Operation, only *core.OpDef) core.WalkResult {
	come := func(next int) core.WalkResult {
		if only != nil && !op.Is(only) {
			return core.WalkAdvance
		}
		return v.come(op, next)
	}
	next := 0
	for _, g := range op.Regions() {
		switch come(next) {
		case core.WalkSkip:
			return core.WalkAdvance
		case core.WalkInterrupt:
			return core.WalkInterrupt
		}
		next++
		for nested := range g.Ops() {
			if v.walk(nested, only) == core.WalkInterrupt {
				return core.WalkInterrupt
			}
		}
	}
	return come(next)
}

// come prints where the walk is: before a region of an operation, or after all of them.
func (v *visitor) come(op *core.Operation, next int) core.WalkResult {
	first, last := next == 0, next == op.NumRegions()
	if v.obey {
		switch {
		case first && isTrue(op, "interrupt_before_all"), last && isTrue(op, "interrupt_after_all"), isAfter(op, "interrupt_after_region", next):
			return core.WalkInterrupt
		case first && isTrue(op, "skip_before_all"), last && isTrue(op, "skip_after_all"), isAfter(op, "skip_after_region", next):
			return core.WalkSkip
		}
	}
	where := fmt.Sprintf("before region #%d", next)
	switch {
	case first:
		where = "before all regions"
	case last:
		where = "after all regions"
	}
	v.print("op '%s' %s", op.Name(), where)
	return core.WalkAdvance
}

func isTrue(op *core.Operation, name string) bool {
	b, ok := op.Attr(name).(*core.IntegerAttr)
	return ok && b == op.Context().Bool(true)
}

// isAfter reports whether an attribute has the number of the region that was visited last.
func isAfter(op *core.Operation, name string, next int) bool {
	n, ok := op.Attr(name).(*core.IntegerAttr)
	return ok && int64(next) == n.Int64()+1
}

func (p *BlockVisitorsInterruptPass) run(r *passes.Run) {
	visitParts(r, func(visit func(stop bool) bool) bool {
		return eachBlock(r.Op, func(b *core.Block) bool { return visit(stops(b)) })
	})
}

func (p *RegionVisitorsInterruptPass) run(r *passes.Run) {
	visitParts(r, func(visit func(stop bool) bool) bool {
		return eachRegion(r.Op, func(g *core.Region) bool {
			for b := range g.Blocks() {
				if stops(b) {
					return visit(true)
				}
			}
			return visit(false)
		})
	})
}

// visitParts prints the steps of a walk until one is to stop it.
func visitParts(r *passes.Run, walk func(visit func(stop bool) bool) bool) {
	w, step := r.Text(), 0
	if !walk(func(stop bool) bool {
		if !stop {
			fmt.Fprintf(w, "step %d\n", step)
			step++
		}
		return !stop
	}) {
		fmt.Fprintf(w, "step %d walk was interrupted\n", step)
	}
	r.PreserveAll()
}

// stops reports whether an operation of a block says that a walk is to stop.
func stops(b *core.Block) bool {
	for op := range b.Ops() {
		if a, ok := op.Attr("interrupt").(*core.IntegerAttr); ok && a.Type() == op.Context().I1() {
			return true
		}
	}
	return false
}

// eachBlock visits the blocks below an operation, each after those nested in it, while f returns true.
func eachBlock(op *core.Operation, f func(*core.Block) bool) bool {
	for _, g := range op.Regions() {
		for b := range g.Blocks() {
			for nested := range b.Ops() {
				if !eachBlock(nested, f) {
					return false
				}
			}
			if !f(b) {
				return false
			}
		}
	}
	return true
}

// eachRegion visits the regions below an operation, each after those nested in it, while f returns true.
func eachRegion(op *core.Operation, f func(*core.Region) bool) bool {
	for _, g := range op.Regions() {
		for nested := range g.Ops() {
			if !eachRegion(nested, f) {
				return false
			}
		}
		if !f(g) {
			return false
		}
	}
	return true
}
