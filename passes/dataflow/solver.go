package dataflow

import (
	"slices"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/flow"
)

// Analysis is the lattice and the transfer functions of a sparse forward analysis. The zero T is its bottom: nothing is
// known yet, because no execution was seen; elements only grow.
type Analysis[T any] interface {
	// Join returns the smallest element that covers both, neither of which is the zero T.
	Join(a, b T) T
	// Equal reports whether two elements are the same.
	Equal(a, b T) bool
	// IsBottom reports whether the element is the bottom of the lattice: nothing is known yet.
	IsBottom(t T) bool
	// Entry is the element of a value that may be anything, as the parameter of a public function.
	Entry(v *core.Value) T
	// Constant returns the constant that an element stands for, or nil; it decides branches.
	Constant(c *core.Context, t T) core.Attribute
	// Visit computes the elements of the operation's results by [Solver.Join] and [Solver.JoinEntry]. It is called again
	// when an operand's element has grown.
	Visit(s *Solver[T], op *core.Operation, operands []T)
}

// ArgumentAnalysis is implemented by analyses that know something about the arguments of regions that no control flow
// forwards, such as the values that loops count. Without it they may be anything.
type ArgumentAnalysis[T any] interface {
	// VisitArgument computes the element of an argument of one of the operation's regions.
	VisitArgument(s *Solver[T], op *core.Operation, arg *core.Value)
}

// Solver holds the elements of values and which control flow may happen.
type Solver[T any] struct {
	analysis Analysis[T]
	top      *core.Operation
	values   map[*core.Value]T
	blocks   map[*core.Block]bool
	edges    map[edge]bool
	callers  map[*core.Operation]*sources      // by callable: calls
	returns  map[*core.Operation]*sources      // by call: terminators
	entries  map[*core.Block]*sources          // by entry block of a region: the operation around it or terminators in it
	exits    map[*core.Operation]*sources      // by operation with regions: terminators, or the operation itself
	watchers map[*core.Value][]*core.Operation // to be visited when a value's element has grown, besides its users
	watched  map[watch]bool                    // what is in watchers
	symbols  core.SymbolTableCollection
	queue    []point
	queued   map[point]bool
}

type edge struct{ from, to *core.Block }

// watch is an operation that is to be visited when a value's element has grown.
type watch struct {
	value *core.Value
	op    *core.Operation
}

// point is an operation or a block, to be visited.
type point struct {
	op    *core.Operation
	block *core.Block
}

// sources is where control comes from.
type sources struct {
	list    []source
	seen    map[*core.Operation]bool // the operations of a long list
	unknown bool                     // and from elsewhere
}

// fewSources is how many sources are looked through without a map.
const fewSources = 16

type source struct {
	op     *core.Operation
	inputs []*core.Value // what receives values
}

func (s *sources) add(op *core.Operation, inputs []*core.Value) bool {
	if s.seen == nil {
		if slices.ContainsFunc(s.list, func(have source) bool { return have.op == op }) {
			return false
		}
	} else if s.seen[op] {
		return false
	}
	s.list = append(s.list, source{op, inputs})
	switch {
	case s.seen != nil:
		s.seen[op] = true
	case len(s.list) > fewSources:
		s.seen = make(map[*core.Operation]bool, 2*len(s.list))
		for _, have := range s.list {
			s.seen[have.op] = true
		}
	}
	return true
}

func at[K comparable](m map[K]*sources, k K) *sources {
	s := m[k]
	if s == nil {
		s = new(sources)
		m[k] = s
	}
	return s
}

// Solve runs an analysis over everything below an operation, to the fixpoint.
func Solve[T any](top *core.Operation, a Analysis[T]) *Solver[T] {
	s := &Solver[T]{analysis: a, top: top, values: make(map[*core.Value]T), blocks: make(map[*core.Block]bool),
		edges: make(map[edge]bool), callers: make(map[*core.Operation]*sources), returns: make(map[*core.Operation]*sources),
		entries: make(map[*core.Block]*sources), exits: make(map[*core.Operation]*sources), watchers: make(map[*core.Value][]*core.Operation), watched: make(map[watch]bool), queued: make(map[point]bool)}
	s.findCallables()
	for _, r := range top.Regions() {
		if r.IsEmpty() {
			continue
		}
		for _, v := range r.Entry().Args() {
			s.JoinEntry(v)
		}
		s.reach(r.Entry())
	}
	for len(s.queue) > 0 {
		p := s.queue[0]
		s.queue = s.queue[1:]
		delete(s.queued, p)
		if p.op != nil {
			s.visitOp(p.op)
		} else {
			s.visitBlock(p.block)
		}
	}
	return s
}

// Of returns the element of a value; the zero T when no execution reaches it.
func (s *Solver[T]) Of(v *core.Value) T { return s.values[v] }

// IsReachable reports whether control may reach the block.
func (s *Solver[T]) IsReachable(b *core.Block) bool { return s.blocks[b] }

// Join makes the element of a value cover t.
func (s *Solver[T]) Join(v *core.Value, t T) {
	if s.analysis.IsBottom(t) {
		return
	}
	old := s.values[v]
	if !s.analysis.IsBottom(old) {
		if t = s.analysis.Join(old, t); s.analysis.Equal(old, t) {
			return
		}
	}
	s.values[v] = t
	for u := range v.Users() {
		s.enqueue(point{op: u})
	}
	for _, op := range s.watchers[v] {
		s.enqueue(point{op: op})
	}
}

// watch has an operation that may not use the value visited whenever the value's element has grown.
func (s *Solver[T]) watch(v *core.Value, op *core.Operation) {
	for _, o := range op.Operands() {
		if o == v {
			return
		}
	}
	if w := (watch{v, op}); !s.watched[w] {
		s.watched[w] = true
		s.watchers[v] = append(s.watchers[v], op)
	}
}

// JoinEntry makes the element of a value cover anything.
func (s *Solver[T]) JoinEntry(v *core.Value) { s.Join(v, s.analysis.Entry(v)) }

// JoinEntryAll is [Solver.JoinEntry] for all results of an operation.
func (s *Solver[T]) JoinEntryAll(op *core.Operation) {
	for _, r := range op.Results() {
		s.JoinEntry(r)
	}
}

// joinArgument computes an argument of a region to which nothing is forwarded.
func (s *Solver[T]) joinArgument(op *core.Operation, v *core.Value) {
	if a, ok := s.analysis.(ArgumentAnalysis[T]); ok {
		a.VisitArgument(s, op, v)
		return
	}
	s.JoinEntry(v)
}

func (s *Solver[T]) enqueue(p point) {
	if !s.queued[p] {
		s.queued[p] = true
		s.queue = append(s.queue, p)
	}
}

// reach marks a block as reachable.
func (s *Solver[T]) reach(b *core.Block) {
	if s.blocks[b] {
		return
	}
	s.blocks[b] = true
	s.enqueue(point{block: b})
	for op := range b.Ops() {
		s.enqueue(point{op: op})
	}
}

func (s *Solver[T]) follow(from, to *core.Block) {
	s.edges[edge{from, to}] = true
	s.reach(to)
	s.enqueue(point{block: to})
}

// operands returns the elements of the operands; ok is false when nothing is known about one yet.
func (s *Solver[T]) operands(op *core.Operation) (list []T, ok bool) {
	list = make([]T, op.NumOperands())
	ok = true
	for i, v := range op.Operands() {
		list[i] = s.values[v]
		ok = ok && !s.analysis.IsBottom(list[i])
	}
	return list, ok
}

// constants returns the constant of each operand, nil where it is none; ok is false when nothing is known about one
// yet.
func (s *Solver[T]) constants(op *core.Operation) ([]core.Attribute, bool) {
	list, ok := s.operands(op)
	if !ok {
		return nil, false
	}
	out := make([]core.Attribute, len(list))
	for i, t := range list {
		out[i] = s.analysis.Constant(op.Context(), t)
	}
	return out, true
}

func (s *Solver[T]) visitBlock(b *core.Block) {
	if !s.blocks[b] || b.NumArgs() == 0 {
		return
	}
	if b.IsEntry() {
		s.visitEntry(b)
		return
	}
	n := 0
	for u := range b.SuccUses() {
		if n++; n%manyEdges == 0 && s.coverAnything(b) {
			return
		}
		t := u.Owner()
		if !s.edges[edge{t.Block(), b}] {
			continue
		}
		br, ok := flow.BranchOpInterfaceKey.Of(t)
		for i, a := range b.Args() {
			if !ok {
				s.JoinEntry(a)
			} else if v := br.SuccessorOperands(u.Index()).Value(i); v != nil {
				s.Join(a, s.values[v])
			} else {
				s.JoinEntry(a)
			}
		}
	}
}

// manyEdges is after how many edges to a block it is worthwhile to look whether the others can change anything: a block
// that each one of many others branches to is visited for each of them.
const manyEdges = 16

// coverAnything reports whether the elements of all arguments of a block cover anything already.
func (s *Solver[T]) coverAnything(b *core.Block) bool {
	for _, a := range b.Args() {
		if t := s.values[a]; s.analysis.IsBottom(t) || !s.analysis.Equal(t, s.analysis.Entry(a)) {
			return false
		}
	}
	return true
}
