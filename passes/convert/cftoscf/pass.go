package cftoscf

import (
	"slices"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/flow"
	"github.com/odsgen/ods/generated/funcd"
	"github.com/odsgen/ods/passes"
)

func (*LiftPass) run(r *passes.Run) {
	changed := false
	ok := walk(r.Op, func(f *core.Operation) bool {
		if !f.Is(&funcd.FuncDef) || f.Region(0).IsEmpty() {
			return true
		}
		return walk(f, func(op *core.Operation) bool {
			for _, region := range op.Regions() {
				did, ok := lift(region, r.Reporter())
				if !ok {
					return false
				}
				changed = changed || did
			}
			return true
		})
	})
	if !ok {
		r.Fail()
	} else if !changed {
		r.PreserveAll()
	}
}

// walk visits operations after those in them, until visit returns false.
func walk(op *core.Operation, visit func(op *core.Operation) bool) bool {
	ok := true
	op.WalkPost(func(op *core.Operation) core.WalkResult {
		if ok = visit(op); !ok {
			return core.WalkInterrupt
		}
		return core.WalkAdvance
	})
	return ok
}

// lift makes structured control flow of the blocks of a region.
func lift(r *core.Region, report *core.Reporter) (changed, ok bool) {
	if r.IsEmpty() || r.HasOneBlock() {
		return false, true
	}
	if !check(r, report) {
		return false, false
	}
	x := &lifter{report: report, top: r, undefined: map[core.Type]*core.Value{}, numbers: map[int]*core.Value{},
		trees: map[*core.Region]*domTree{}}
	for b := range r.Blocks() {
		if b.Last().NumSuccessors() == 0 {
			x.combineExit(b.Last())
		}
	}
	work := []*core.Block{r.Entry()}
	for len(work) > 0 {
		b := work[len(work)-1]
		work = work[:len(work)-1]
		parts, ok := x.cycles(b)
		if !ok {
			return false, false
		}
		work = append(work, parts...)
		if len(parts) > 0 {
			delete(x.trees, b.Region())
		}
		parts, ok = x.branches(b)
		if !ok {
			return false, false
		}
		work = append(work, parts...)
	}
	return true, true
}

// check reports what cannot be lifted.
func check(r *core.Region, report *core.Reporter) bool {
	reached := newDomTree(r.Entry()).number
	joins := func(b *core.Block) bool {
		_, ok := reached[b]
		return ok
	}
	for b := range r.Blocks() {
		// Blocks that only lead to each other stay as they are.
		if !joins(b) && (!b.HasPreds() || b.Last().NumSuccessors() == 0 || slices.ContainsFunc(b.Succs(), joins)) {
			report.OpErrorf(b.First(), "transformation does not support unreachable blocks")
			return false
		}
	}
	for op := range r.Ops() {
		if !walk(op, func(op *core.Operation) bool { return checkBranch(op, report) }) {
			return false
		}
	}
	return true
}

func checkBranch(op *core.Operation, report *core.Reporter) bool {
	if op.NumSuccessors() == 0 {
		return true
	}
	br, ok := flow.BranchOpInterfaceKey.Of(op)
	switch {
	case !ok:
		report.OpErrorf(op, "transformation does not support terminators with successors not implementing BranchOpInterface")
		return false
	case !op.IsMemoryEffectFree():
		report.OpErrorf(op, "transformation does not support terminators with side effects")
		return false
	}
	for i := range op.NumSuccessors() {
		if br.SuccessorOperands(i).Produced > 0 {
			report.OpErrorf(op, "transformation does not support operations with operation-produced successor operands")
			return false
		}
	}
	return true
}
