package cftoscf

import (
	"slices"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/generated/arith"
	"github.com/odsgen/ods/generated/cf"
	"github.com/odsgen/ods/generated/scf"
)

// branches makes a conditional operation of the branch at the end of a block, and returns what is to be worked on
// further.
func (x *lifter) branches(entry *core.Block) (parts []*core.Block, ok bool) {
	end := entry.Last()
	switch end.NumSuccessors() {
	case 0:
		return nil, true
	case 1:
		to := end.Successor(0)
		vals := edge{entry, 0}.operands().Forwarded()
		for i, v := range to.Args() {
			v.ReplaceAllUsesWith(vals[i])
		}
		end.Erase()
		entry.Splice(nil, to.First(), to.Last())
		to.Erase()
		return []*core.Block{entry}, true
	}
	parted := x.part(entry)
	if parted.keeps {
		return end.SuccessorList(0), true
	}
	to := parted.edges[0].to()
	if parted.exits || slices.ContainsFunc(parted.edges, func(e edge) bool { return e.to() != to }) {
		to = x.singleEntry(parted.edges[0].from.Last().Loc(), parted.edges)
	}
	if parted.exits {
		delete(x.trees, entry.Region())
		return []*core.Block{entry}, true
	}
	return x.conditional(entry, to, parted.blocks)
}

// parted is what follows a branch: for each successor the blocks that only it leads to, and the edges to what
// comes after.
type parted struct {
	blocks [][]*core.Block
	edges  []edge
	exits  bool // a block without successors is among the blocks
	keeps  bool // nothing comes after
}

func (x *lifter) part(entry *core.Block) (p parted) {
	p.keeps = true
	inside := map[*core.Block]bool{entry: true}
	p.blocks = make([][]*core.Block, entry.Last().NumSuccessors())
	for i, to := range entry.Last().Successors() {
		if into := edgesTo(to); len(into) != 1 {
			continue
		}
		p.blocks[i] = x.tree(entry.Region()).below(to)
		for _, b := range p.blocks[i] {
			inside[b] = true
		}
	}
	for i, list := range p.blocks {
		if len(list) == 0 {
			p.edges = append(p.edges, edge{entry, i})
			p.keeps = false
		}
		for _, b := range list {
			if b.Last().NumSuccessors() == 0 {
				p.exits = true
				p.edges = append(p.edges, edgesTo(b)...)
				continue
			}
			for _, e := range edgesFrom(b) {
				if !inside[e.to()] {
					p.edges = append(p.edges, e)
					p.keeps = false
				}
			}
		}
	}
	return p
}

// conditional puts the blocks after each edge of a branch into a region of an operation, and what comes after that.
func (x *lifter) conditional(entry, behind *core.Block, blocks [][]*core.Block) (parts []*core.Block, ok bool) {
	end := entry.Last()
	type empty struct {
		block *core.Block
		vals  []*core.Value
	}
	var ends []empty
	regions := make([][]*core.Block, len(blocks))
	for i, list := range blocks {
		e := edge{entry, i}
		if len(list) == 0 {
			b := core.NewBlock(nil)
			ends = append(ends, empty{b, e.operands().Forwarded()})
			regions[i] = []*core.Block{b}
			continue
		}
		regions[i] = slices.Clone(list)
		if b := singleExit(list, behind); b != nil {
			ends = append(ends, empty{b, b.Args()})
			regions[i] = append(regions[i], b)
		}
		for _, b := range list {
			b.Remove()
		}
		first, vals := list[0], e.operands().Forwarded()
		for k, v := range first.Args() {
			v.ReplaceAllUsesWith(vals[k])
		}
		first.EraseArgs(func(*core.Value) bool { return true })
		parts = append(parts, first)
	}
	b := core.NewBuilder(x.top.Context())
	b.SetBefore(end)
	b.SetLoc(end.Loc())
	op := x.structured(b, end, behind.ArgTypes(), regions)
	if op == nil {
		return nil, false
	}
	end.Erase()
	for _, e := range ends {
		b.SetEnd(e.block)
		b.SetLoc(op.Loc())
		scf.NewYield(b, e.vals)
	}
	for _, e := range edgesTo(behind) {
		old := e.from.Last()
		b.SetBefore(old)
		b.SetLoc(old.Loc())
		scf.NewYield(b, edge{e.from, 0}.operands().Forwarded())
		old.Erase()
	}
	for i, v := range behind.Args() {
		v.ReplaceAllUsesWith(op.Result(i))
	}
	entry.Splice(nil, behind.First(), behind.Last())
	behind.Erase()
	return append(parts, entry), true
}

// singleExit makes a block that edges from blocks to what comes after them lead to, when there are several.
func singleExit(list []*core.Block, behind *core.Block) (exit *core.Block) {
	var first *edge
	for _, b := range list {
		for _, e := range edgesFrom(b) {
			if e.to() != behind {
				continue
			}
			if first == nil {
				first = &e
				continue
			}
			if exit == nil {
				exit = core.NewBlock(nil)
				addArgsOf(exit, behind)
				first.setTo(exit)
			}
			e.setTo(exit)
		}
	}
	return exit
}

// structured makes the conditional operation that a branch becomes.
func (x *lifter) structured(b *core.Builder, end *core.Operation, types []core.Type, regions [][]*core.Block) *core.Operation {
	fill := func(r *core.Region, blocks []*core.Block) {
		for _, block := range blocks {
			r.Append(block)
		}
	}
	if br, ok := cf.AsCondBranchOp(end); ok {
		if types == nil {
			types = []core.Type{}
		}
		op := scf.If{ResultsTypes: types, Condition: br.Condition()}.Build(b)
		fill(op.Op.Region(0), regions[0])
		fill(op.Op.Region(1), regions[1])
		return op.Op
	}
	if s, ok := cf.AsSwitchOp(end); ok {
		at := arith.NewIndexCastUI(b, b.Context().Index(), s.Flag()).Out()
		var cases []int64
		if a := s.CaseValuesAttr(); a != nil {
			for i := range len(regions) - 1 {
				v := a.Int(int64(i))
				cases = append(cases, int64(v.Uint64()))
			}
		}
		op := scf.IndexSwitch{ResultsTypes: types, Arg: at, Cases: cases, NumCaseRegions: len(cases)}.Build(b)
		for i, list := range regions {
			fill(op.Op.Region(i), list)
		}
		return op.Op
	}
	x.report.OpErrorf(end, "Cannot convert unknown control flow op to structured control flow")
	return nil
}
