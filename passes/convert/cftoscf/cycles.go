package cftoscf

import (
	"slices"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/generated/arith"
	"github.com/odsgen/ods/generated/funcd"
	"github.com/odsgen/ods/generated/scf"
	"github.com/odsgen/ods/generated/ub"
)

// blockSet is a set in the order of insertion.
type blockSet struct {
	list []*core.Block
	has  map[*core.Block]bool
}

func (s *blockSet) add(b *core.Block) {
	if !s.has[b] {
		s.has[b] = true
		s.list = append(s.list, b)
	}
}

// components finds strongly connected components of blocks one by one with Tarjan's algorithm, those that others lead to
// last. The graph may change after what was found.
type components struct {
	count   int
	numbers map[*core.Block]int
	stack   []*core.Block
	visits  []visit
}

type visit struct {
	block     *core.Block
	next, min int
}

const inComponent = int(^uint(0) >> 1)

func (c *components) enter(b *core.Block) {
	c.count++
	c.numbers[b] = c.count
	c.stack = append(c.stack, b)
	c.visits = append(c.visits, visit{b, 0, c.count})
}

// next returns the next component, nil at the end.
func (c *components) next() []*core.Block {
	for len(c.visits) > 0 {
		for {
			top := &c.visits[len(c.visits)-1]
			end := top.block.Last()
			if end == nil || top.next >= end.NumSuccessors() {
				break
			}
			to := end.Successor(top.next)
			top.next++
			if n, ok := c.numbers[to]; ok {
				top.min = min(top.min, n)
			} else {
				c.enter(to)
			}
		}
		v := c.visits[len(c.visits)-1]
		c.visits = c.visits[:len(c.visits)-1]
		if n := len(c.visits); n > 0 {
			c.visits[n-1].min = min(c.visits[n-1].min, v.min)
		}
		if v.min != c.numbers[v.block] {
			continue
		}
		var out []*core.Block
		for {
			b := c.stack[len(c.stack)-1]
			c.stack = c.stack[:len(c.stack)-1]
			out = append(out, b)
			c.numbers[b] = inComponent
			if b == v.block {
				return out
			}
		}
	}
	return nil
}

// nextCycle returns the next component that is a cycle.
func (c *components) nextCycle() []*core.Block {
	for {
		list := c.next()
		if len(list) != 1 || slices.Contains(list[0].Succs(), list[0]) {
			return list
		}
	}
}

// cycleEdges are the edges into a cycle, out of it, and in it to the blocks where it is entered.
type cycleEdges struct{ entry, exit, back []edge }

func edgesOf(cycle *blockSet) (out cycleEdges) {
	entries := map[*core.Block]bool{}
	for _, b := range cycle.list {
		for _, e := range edgesTo(b) {
			if !cycle.has[e.from] {
				out.entry = append(out.entry, e)
				entries[b] = true
			}
		}
		for _, e := range edgesFrom(b) {
			if !cycle.has[e.to()] {
				out.exit = append(out.exit, e)
			}
		}
	}
	for _, b := range cycle.list {
		for _, e := range edgesFrom(b) {
			if entries[e.to()] {
				out.back = append(out.back, e)
			}
		}
	}
	return out
}

// cycles makes loops of the outermost cycles that are reached from the entry of a region, and returns the entries of
// their bodies.
func (x *lifter) cycles(entry *core.Block) (bodies []*core.Block, ok bool) {
	c := &components{numbers: map[*core.Block]int{}}
	c.enter(entry)
	for list := c.nextCycle(); list != nil; {
		cycle := &blockSet{has: map[*core.Block]bool{}}
		for _, b := range list {
			cycle.add(b)
		}
		list = c.nextCycle()
		header, ok := x.loop(entry.Region(), cycle)
		if !ok {
			return nil, false
		}
		bodies = append(bodies, header)
	}
	return bodies, true
}

// loop makes a scf.while of a cycle.
func (x *lifter) loop(region *core.Region, cycle *blockSet) (header *core.Block, ok bool) {
	edges := edgesOf(cycle)
	header = edges.entry[0].to()
	if len(edges.entry) > 1 {
		header = x.singleEntry(header.Last().Loc(), slices.Concat(edges.entry, edges.back))
	}
	cycle.add(header)
	latch, exit, ok := x.singleLatch(edges.back[0].from.Last().Loc(), edges)
	if !ok {
		return nil, false
	}
	cycle.add(latch)
	cycle.add(header)
	next := x.reduce(header, latch, exit, cycle)

	parent := core.NewBlock(nil)
	region.InsertBefore(parent, header)
	addArgsOf(parent, header)
	old := latch.Last()
	shouldRepeat := latchCondition(old)
	b := core.NewBuilder(x.top.Context())
	b.SetStart(parent)
	b.SetLoc(old.Loc())
	w := scf.While{Inits: parent.Args(), ResultsTypes: parent.ArgTypes()}.Build(b)
	header.Remove()
	w.Before().Append(header)
	for _, block := range cycle.list {
		if block != latch && block != header {
			block.Remove()
			w.Before().Append(block)
		}
	}
	latch.Remove()
	w.Before().Append(latch)
	b.SetBefore(old)
	again := arith.NewTruncI(b, b.Context().I1(), shouldRepeat).Result()
	scf.NewCondition(b, again, next)
	old.Erase()
	after := core.NewBlock(nil)
	w.After().Append(after)
	for _, t := range parent.ArgTypes() {
		after.AddArg(t, w.Op.Loc())
	}
	b.SetEnd(after)
	b.SetLoc(w.Op.Loc())
	scf.NewYield(b, after.Args())

	for i, v := range exit.Args() {
		v.ReplaceAllUsesWith(w.Op.Result(i))
	}
	header.ReplaceAllUsesWith(parent)
	if exit.First() != nil {
		parent.Splice(nil, exit.First(), exit.Last())
	}
	exit.Erase()
	return header, true
}

// latchCondition is what the terminator of a latch decides by.
func latchCondition(end *core.Operation) *core.Value { return end.Operand(0) }

// singleLatch makes one block that all edges back and out lead to. It goes back to the header, or to a new block with
// what leads out.
func (x *lifter) singleLatch(loc core.Location, edges cycleEdges) (latch, exit *core.Block, ok bool) {
	var to []*core.Block
	for _, e := range slices.Concat(edges.back, edges.exit) {
		to = append(to, e.to())
	}
	m := x.multiplex(loc, to, x.number(0).Type())
	latch, exit = m.block, core.NewBlock(nil)
	latch.Region().InsertBefore(exit, latch.Next())
	header := edges.back[0].to()
	for _, e := range edges.back {
		m.redirect(e, x.number(1))
	}
	for _, e := range edges.exit {
		m.redirect(e, x.number(0))
	}
	b := core.NewBuilder(x.top.Context())
	b.SetStart(latch)
	b.SetLoc(loc)
	makeSwitch(b, latch.Arg(latch.NumArgs()-1), []int{0}, []branch{{to: exit}}, branch{header, latch.Args()[:header.NumArgs()]})
	b.SetStart(exit)
	if len(edges.exit) > 0 {
		m.goOn(b, header)
		return latch, exit, true
	}
	end := x.unreachable(b, loc, latch.Region())
	if end == nil {
		return nil, nil, false
	}
	x.combineExit(end)
	return latch, exit, true
}

// unreachable makes the end of a block that is never reached.
func (x *lifter) unreachable(b *core.Builder, loc core.Location, r *core.Region) *core.Operation {
	f, ok := funcd.AsFuncOp(r.Op())
	if !ok {
		x.report.Errorf(loc, "Cannot create unreachable terminator for '%s'", r.Op().Name())
		return nil
	}
	t, _ := f.FunctionType().(*core.FunctionType)
	var vals []*core.Value
	for _, t := range t.Results() {
		vals = append(vals, ub.Poison{ResultType: t}.Build(b).Result())
	}
	return funcd.NewReturn(b, vals).Op
}

// reduce passes all values of a loop that are used outside of it, or in the next iteration, through its header and out
// of the exit. It returns what the next iteration starts with.
func (x *lifter) reduce(header, latch, exit *core.Block, loop *blockSet) []*core.Value {
	toHeader, toExit := edge{latch, 0}, edge{latch, 1}
	if toHeader.to() != header {
		toHeader, toExit = toExit, toHeader
	}
	next := toHeader.operands().Forwarded()
	outside := func(u *core.Use) bool {
		b := u.Owner().Block()
		for b.Region() != header.Region() { // a use in an operation of the loop is in the loop
			b = b.ParentOp().Block()
		}
		return !loop.has[b]
	}
	for _, v := range next {
		out := exit.AddArg(v.Type(), v.Loc())
		toExit.append(v)
		v.ReplaceUsesIf(out, outside)
	}
	latchArgs, headerArgs := slices.Clone(latch.Args()), slices.Clone(header.Args())
	for _, b := range slices.Clone(loop.list) {
		check := func(v *core.Value) {
			var out *core.Value
			for _, u := range slices.Collect(v.Uses()) {
				if !outside(u) {
					continue
				}
				if out == nil {
					out = exit.AddArg(v.Type(), v.Loc())
					header.AddArg(v.Type(), v.Loc())
					passed := x.throughLatch(v, b, latch)
					next = append(next, passed)
					for _, e := range edgesFrom(latch) {
						e.append(passed)
					}
				}
				u.Set(out)
			}
		}
		args := b.Args()
		switch b {
		case latch:
			args = latchArgs
		case header:
			args = headerArgs
		}
		for _, v := range slices.Clone(args) {
			check(v)
		}
		for op := range b.Ops() {
			for _, v := range op.ResultList() {
				check(v)
			}
		}
	}
	for _, e := range edgesTo(header) {
		if e.from == latch {
			continue
		}
		for _, v := range header.Args()[e.operands().N:] {
			e.append(x.undef(v.Type()))
		}
	}
	return next
}

// throughLatch returns a value of a loop as the latch knows it: an argument where its block does not dominate all
// blocks that lead to the latch.
func (x *lifter) throughLatch(v *core.Value, b, latch *core.Block) *core.Value {
	if v.ParentBlock() == latch {
		return v
	}
	into := edgesTo(latch)
	tree := x.tree(b.Region())
	if !slices.ContainsFunc(into, func(e edge) bool { return !tree.dominates(b, e.from) }) {
		return v
	}
	arg := latch.AddArg(v.Type(), v.Loc())
	for _, e := range into {
		if tree.dominates(b, e.from) {
			e.append(v)
		} else {
			e.append(x.undef(v.Type()))
		}
	}
	return arg
}
