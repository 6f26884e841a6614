package fusion

import (
	"math"
	"slices"

	"github.com/odsgen/ods/core"
	gen "github.com/odsgen/ods/generated/affine"
	"github.com/odsgen/ods/generated/memref"
	"github.com/odsgen/ods/passes/dialect/affine/dependence"
	"github.com/odsgen/ods/passes/dialect/affine/slice"
)

// Mode says which nests are fused.
type Mode uint8

// The modes.
const (
	Greedy Mode = iota // producers first, then siblings, then producers with several consumers
	Producer
	Sibling
)

// Options are those of the pass.
type Options struct {
	Mode Mode
	// Tolerance is the fraction of operations that fusion may add.
	Tolerance float64
	// Maximal fuses as deep as dependences allow, at any cost.
	Maximal bool
	// FastSpace, when HasFastSpace is set, is the memory space of private memory of up to Threshold bytes.
	FastSpace    int64
	HasFastSpace bool
	Threshold    uint64
	// Unchecked fuses whatever is done to memory other than by affine accesses to the same value, as upstream does.
	Unchecked bool
}

// Run fuses nests of all blocks in an operation, inner blocks first.
func Run(root *core.Operation, opts Options) {
	root.Walk(func(op *core.Operation) {
		for _, r := range op.Regions() {
			for b := range r.Blocks() {
				n := 0
				for o := range b.Ops() {
					if o.Is(&gen.ForDef) {
						n++
					}
				}
				if n > 1 {
					runOnBlock(b, opts)
				}
			}
		}
	})
}

func runOnBlock(b *core.Block, opts Options) {
	g, ok := newGraph(b, opts.Unchecked)
	if !ok {
		return
	}
	f := &fuser{graph: g, opts: opts}
	switch opts.Mode {
	case Producer:
		f.producers(math.MaxInt)
	case Sibling:
		f.siblings()
	default:
		f.producers(1)
		f.siblings()
		f.producers(math.MaxInt)
	}
	f.eraseUnused()
}

type fuser struct {
	*graph
	opts Options
}

// worklist returns the nodes in the order in which they are tried as destinations.
func (f *fuser) worklist() []int {
	out := f.order.ids()
	slices.Reverse(out)
	return out
}

// eraseUnused erases allocations that nothing uses any more.
func (f *fuser) eraseUnused() {
	for _, m := range f.memory {
		if f.edgeCount[m] > 0 || m.HasUses() {
			continue
		}
		if op := m.DefiningOp(); op != nil && op.Is(&memref.AllocDef) {
			op.Erase()
		}
	}
}

// producers fuses producers, whose memory has at most so many users, into their consumers.
func (f *fuser) producers(maxUsers int) {
	for _, id := range f.worklist() {
		f.intoConsumer(id, maxUsers)
	}
}

// intoConsumer fuses producers into one nest until nothing changes.
func (f *fuser) intoConsumer(id, maxUsers int) {
	dst := f.nodes[id]
	if dst == nil || !dst.op.Is(&gen.ForDef) || dst.op.NumResults() > 0 {
		return
	}
	f.sinkSequential(dst)
	for changed := true; changed; {
		changed = false
		candidates := f.candidates(dst)
		slices.Reverse(candidates)
		for _, c := range candidates {
			src := f.nodes[c]
			if src == nil || src.op.NumResults() > 0 {
				continue
			}
			p := pair{fuser: f, src: src, dst: dst, memory: slice.ProducerConsumerMemRefs(src.stores, dst.loads)}
			switch p.fuseProducer(maxUsers) {
			case fusedIt:
				changed = true
			case giveUp:
				return
			}
		}
	}
}

// candidates returns the nests that store what a nest loads, by number.
func (f *fuser) candidates(dst *node) (out []int) {
	for _, e := range f.in[dst.id] {
		src := f.nodes[e.node]
		if src.op.Is(&gen.ForDef) && len(slice.ProducerConsumerMemRefs(src.stores, dst.loads)) > 0 {
			out = append(out, src.id)
		}
	}
	slices.Sort(out)
	return slices.Compact(out)
}

type verdict uint8

const (
	notFused verdict = iota
	fusedIt
	giveUp // of the destination
)

// pair is a producer and a consumer, with the memory by which they are.
type pair struct {
	*fuser
	src, dst *node
	memory   []*core.Value
	escaping []*core.Value
	point    *core.Operation
	private  []*core.Value
}

func nestOf(n *node) gen.ForOp { l, _ := gen.AsForOp(n.op); return l }

// fuseProducer tries to fuse a producer into a consumer.
func (p *pair) fuseProducer(maxUsers int) verdict {
	if slices.ContainsFunc(p.memory, func(m *core.Value) bool { return p.outCount(p.src.id, m) > maxUsers }) {
		return notFused
	}
	p.escaping = p.escapingStores()
	if p.point = p.insertionPoint(p.src.id, p.dst.id); p.point == nil {
		return notFused
	}
	var ops []*core.Operation
	for _, op := range slices.Concat(p.dst.loads, p.dst.stores) {
		if slices.Contains(p.memory, memRef(op)) {
			ops = append(ops, op)
		}
	}
	if len(ops) == 0 {
		return notFused
	}
	outer := len(dependence.ForLoops(p.dst.op))
	found := p.findSlices(len(slice.InnermostCommonLoops(ops))-outer, outer, slice.ProducerConsumer, nil)
	if found.maxDepth == 0 {
		return notFused
	}
	tolerance, v := p.toleranceFor(&found)
	if v == giveUp {
		return v
	}
	depth := found.maxDepth
	if !p.opts.Maximal {
		var stores []*core.Operation
		for _, op := range p.src.stores {
			if slices.Contains(p.memory, memRef(op)) {
				stores = append(stores, op)
			}
		}
		var ok bool
		if depth, ok = found.profitable(stores, tolerance); !ok {
			return notFused
		}
	}
	if s := &found.slices[depth-1]; !p.isLegal(s, p.point, p.canRemoveSource(s)) {
		return notFused
	}
	p.fuse(&found.slices[depth-1], depth)
	return fusedIt
}

// found has the slices of a source for the depths of a destination.
type found struct {
	src, dst gen.ForOp
	slices   []slice.State
	maxDepth int
}

// findSlices computes the slices for depths up to a limit, inside of outer loops.
func (p *pair) findSlices(depths, outer int, strategy slice.Strategy, memory *core.Value) found {
	r := found{src: nestOf(p.src), dst: nestOf(p.dst), slices: make([]slice.State, max(depths, 0))}
	for i := range r.slices {
		if slice.CanFuse(r.src, r.dst, i+1+outer, &r.slices[i], strategy, memory) {
			r.maxDepth = i + 1
		}
	}
	return r
}

// toleranceFor returns the fraction of operations that fusion may add: none where iterations of the source depend on
// one another.
func (p *pair) toleranceFor(r *found) (float64, verdict) {
	if !hasCycle(p.src.accesses, p.src.op) {
		return p.opts.Tolerance, notFused
	}
	if p.opts.Maximal {
		if n, ok := slice.AdditionalFraction(r.src, r.dst, &r.slices[r.maxDepth-1]); !ok || n > 0 {
			return 0, giveUp
		}
	}
	return 0, notFused
}

// fuse does it.
func (p *pair) fuse(s *slice.State, depth int) {
	remove := p.canRemoveSource(s)
	for _, m := range p.memory {
		if p.canBePrivate(s, m, remove) {
			p.private = append(p.private, m)
		}
	}
	src, dst := nestOf(p.src), nestOf(p.dst)
	block := s.Before.Block()
	slice.Fuse(src, dst, s, false)
	if p.point != dst.Op {
		dst.Op.MoveBefore(p.point)
	}
	p.fused(p.src.id, p.dst.id, p.private, remove)
	p.makePrivate(block, depth)
	p.recollect(p.dst)
	if remove {
		src.Op.Erase()
		p.removeNode(p.src.id)
	}
}
