package inline

import (
	"math"
	"slices"
	"strings"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/generated/iface/call"
	"github.com/odsgen/ods/passes"
	"github.com/odsgen/ods/passes/analysis/callgraph"
)

// noThreshold means that calls are inlined whatever the sizes.
const noThreshold = math.MaxUint32

// prepare makes the pipelines for callables.
func (p *InlinePass) prepare(_ *core.Context, r *core.Reporter) (any, bool) {
	o := &options{InlinePass: p, byOp: make(map[string]*passes.Pipeline)}
	for _, pl := range p.OpPipelines {
		o.byOp[pl.Anchor()] = pl
	}
	// The default is for operations of any name; an empty text means no optimization.
	if strings.TrimSpace(p.DefaultPipeline) == "" {
		return o, true
	}
	o.fallback = passes.NewPipeline(passes.AnyAnchor)
	list := passes.ParseInto(o.fallback, p.Registry, p.DefaultPipeline)
	for _, d := range list {
		r.Report(d)
	}
	return o, !list.HasErrors()
}

// run inlines calls bottom up over the call graph, optimizing each function before and between.
func (*InlinePass) run(r *passes.Run) {
	if !r.Op.Has(core.TraitSymbolTable) {
		r.Reporter().OpErrorf(r.Op, " was scheduled to run under the inliner, but does not define a symbol table")
		r.Fail()
		return
	}
	if !newInliner(r, r.State.(*options)).run() {
		r.Fail()
	}
}

// options are the pass's, with the pipelines for callables.
type options struct {
	*InlinePass
	byOp     map[string]*passes.Pipeline
	fallback *passes.Pipeline // nil: none
}

// inliner is one run of the pass.
type inliner struct {
	pass        *passes.Run
	o           *options
	componentOf map[*callgraph.Node]*component
	g           *callgraph.Graph
	uses        *useList
	calls       []resolved
	dead        []*callgraph.Node

	jobs *schedule // nil when one goroutine does everything
	free bool      // no callable is erased or moved, whatever becomes of others
}

// resolved is a call with the callables around it and called by it.
type resolved struct {
	call     call.CallOpInterface
	from, to *callgraph.Node
	history  int // 1 plus the index of the inlining that brought the call here
}

// inlining records that a callable was inlined, so that recursion ends.
type inlining struct {
	n     *callgraph.Node
	outer int
}

func newInliner(r *passes.Run, o *options) *inliner {
	in := &inliner{pass: r, o: o, g: passes.Get(r, &callgraph.Analysis), componentOf: make(map[*callgraph.Node]*component)}
	in.uses = newUseList(r.Op, in.g)
	return in
}

func (in *inliner) run() bool {
	var list []*component
	for i, scc := range in.g.Components() {
		c := &component{at: i, nodes: scc, rounds: int(max(min(in.o.MaxIterations, math.MaxInt32), 1))}
		for _, n := range scc {
			in.componentOf[n] = c
		}
		list = append(list, c)
	}
	if in.canFork() {
		in.free = len(in.uses.count) == 0
		if !in.runForked(list) {
			return false
		}
	} else {
		for _, c := range list {
			if !in.component(c) {
				return false
			}
		}
	}
	for _, n := range in.dead {
		n.Op().Erase()
	}
	return true
}

// component optimizes and inlines in turn until nothing changes.
func (in *inliner) component(c *component) bool {
	for ; c.rounds > 0; c.rounds-- {
		if !in.optimizeWith(in.pass.RunPipeline, c.nodes) {
			return false
		}
		in.recompute(c.nodes)
		if !in.inlineInto(c) {
			break
		}
	}
	return true
}

// optimizeWith runs the pipelines for callables.
func (in *inliner) optimizeWith(run func(p *passes.Pipeline, op *core.Operation) bool, nodes []*callgraph.Node) bool {
	for _, n := range nodes {
		if n.IsExternal() || len(n.Children) > 0 || !n.Op().Has(core.TraitIsolatedFromAbove) {
			continue
		}
		p := in.o.byOp[n.Op().Name()]
		if p == nil {
			p = in.o.fallback
		}
		if p != nil && !run(p, n.Op()) {
			return false
		}
	}
	return true
}

func (in *inliner) recompute(nodes []*callgraph.Node) {
	for _, n := range nodes {
		if !n.IsExternal() && len(n.Children) == 0 {
			in.uses.recompute(n)
		}
	}
}

// inlineInto inlines calls in a component and reports whether there were some.
func (in *inliner) inlineInto(c *component) bool {
	changed, dead := in.inlineCalls(c.nodes)
	c.nodes = slices.DeleteFunc(c.nodes, func(n *callgraph.Node) bool { return dead[n] })
	return changed
}

func (in *inliner) inlineCalls(scc []*callgraph.Node) (changed bool, dead map[*callgraph.Node]bool) {
	dead = make(map[*callgraph.Node]bool)
	kill := func(n *callgraph.Node) {
		if !dead[n] {
			dead[n] = true
			in.dead = append(in.dead, n)
		}
	}
	in.calls = nil
	for _, n := range scc {
		switch {
		case n.IsExternal():
		case in.uses.isDead(n):
			kill(n)
		default:
			in.collect(blocksOf(n.Region), n, false)
		}
	}
	var history []inlining
	inlined := make(map[*callgraph.Node]bool) // those that the history has
	for i := 0; i < len(in.calls); i++ {
		c := in.calls[i]
		if dead[c.from] || inlined[c.to] && includes(history, c.history, c.to) {
			continue
		}
		in.settle(in.componentOf[c.to])
		if !in.shouldInline(c) {
			continue
		}
		before := len(in.calls)
		inPlace := in.uses.lastUse(c.to)
		ok := inlineCall(c.call, c.to.Op(), c.to.Region, !inPlace, func(first, end *core.Block) {
			var list []*core.Block
			for b := first; b != end; b = b.Next() {
				list = append(list, b)
			}
			in.collect(list, in.nodeAround(first.Region()), true)
		})
		if !ok {
			continue
		}
		changed = true
		history = append(history, inlining{c.to, c.history})
		inlined[c.to] = true
		for k := before; k < len(in.calls); k++ {
			in.calls[k].history = len(history)
		}
		op := c.call.AsOperation()
		in.uses.dropCall(c.from, op)
		in.uses.merge(c.to, c.from)
		op.Erase()
		if inPlace {
			in.uses.moved(c.to, c.from)
			kill(c.to)
		}
	}
	in.calls = nil
	return changed, dead
}

func includes(history []inlining, at int, n *callgraph.Node) bool {
	for ; at > 0; at = history[at-1].outer {
		if history[at-1].n == n {
			return true
		}
	}
	return false
}

func (in *inliner) nodeAround(r *core.Region) *callgraph.Node {
	for ; r != nil; r = r.ParentRegion() {
		if n := in.g.Of(r); n != nil {
			return n
		}
	}
	return nil
}

func blocksOf(r *core.Region) (list []*core.Block) {
	for b := range r.Blocks() {
		list = append(list, b)
	}
	return list
}

// collect appends the calls in the blocks, those of the last block first, as upstream. nested says to look into nested
// callables too.
func (in *inliner) collect(blocks []*core.Block, from *callgraph.Node, nested bool) {
	type item struct {
		b *core.Block
		n *callgraph.Node
	}
	var work []item
	for _, b := range blocks {
		work = append(work, item{b, from})
	}
	for len(work) > 0 {
		it := work[len(work)-1]
		work = work[:len(work)-1]
		for op := range it.b.Ops() {
			if c, ok := call.CallOpInterfaceKey.Of(op); ok {
				if ref := c.CalleeSymbol(); ref != nil && !ref.IsFlat() {
					continue
				}
				if n := in.g.Callee(c); !n.IsExternal() {
					in.calls = append(in.calls, resolved{call: c, from: it.n, to: n})
				}
				continue
			}
			for _, r := range op.Regions() {
				n := in.g.Of(r)
				if n != nil && !nested {
					continue
				}
				if n == nil {
					n = it.n
				}
				for _, b := range blocksOf(r) {
					work = append(work, item{b, n})
				}
			}
		}
	}
}

func (in *inliner) shouldInline(c resolved) bool {
	op, r := c.call.AsOperation(), c.to.Region
	switch {
	case op.Has(core.TraitTerminator), r.IsAncestorOf(op.ParentRegion()):
		return false
	case c.to.Calls(c.to), c.to.Calls(c.from): // recursion, direct or through the caller
		return false
	case !r.HasOneBlock() && c.to.Op().Name() != op.ParentOp().Name() &&
		(op.ParentOp().Has(core.TraitSingleBlock) || !op.ParentOp().IsRegistered()):
		return false
	}
	return in.profitable(c)
}

func (in *inliner) profitable(c resolved) bool {
	if in.o.InliningThreshold == noThreshold {
		return true
	}
	callers := countOps(c.from.Region)
	return callers == 0 || uint64(countOps(c.to.Region)*100/callers) <= in.o.InliningThreshold
}

func countOps(r *core.Region) (n int) {
	for op := range r.Ops() {
		op.Walk(func(*core.Operation) { n++ })
	}
	return n
}
