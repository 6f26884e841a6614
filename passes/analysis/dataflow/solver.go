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

// Solver holds the elements of values, and which control flow may happen.
type Solver[T any] struct {
	*control
	analysis Analysis[T]
	values   map[*core.Value]T
	watchers map[*core.Value][]*core.Operation // to be visited when a value's element has grown, besides its users
	watched  map[watch]bool                    // what is in watchers
}

// Joint runs several analyses together. They see the same control flow: a branch that one of them decides is dead for all.
// An analysis may ask the solver of another one in its method Visit, which is called again when either knows more.
//
//	j := dataflow.NewJoint(module)
//	constants := dataflow.Load(j, dataflow.Constants{})
//	taint := dataflow.Load(j, Taint{})
//	j.Solve()
//	if taint.Of(v) == Tainted && constants.Of(v).Attr == nil { ... }
type Joint struct{ *control }

// NewJoint returns a solver without analyses for everything below an operation.
func NewJoint(top *core.Operation) *Joint { return &Joint{newControl(top)} }

// Load adds an analysis, before [Joint.Solve], and returns what will hold its elements.
func Load[T any](j *Joint, a Analysis[T]) *Solver[T] {
	s := &Solver[T]{control: j.control, analysis: a, values: make(map[*core.Value]T), watchers: make(map[*core.Value][]*core.Operation),
		watched: make(map[watch]bool)}
	j.members = append(j.members, s)
	return s
}

// Solve runs the analyses to the fixpoint.
func (j *Joint) Solve() { j.solve() }

// Solve runs an analysis over everything below an operation, to the fixpoint.
func Solve[T any](top *core.Operation, a Analysis[T]) *Solver[T] {
	j := NewJoint(top)
	s := Load(j, a)
	j.Solve()
	return s
}

// member is an analysis with its elements, whatever their type is.
type member interface {
	// knows reports whether something is known about a value, constant its constant, or nil.
	knows(v *core.Value) bool
	constant(c *core.Context, v *core.Value) core.Attribute
	// forward makes the element of a value cover that of another one.
	forward(from, to *core.Value)
	JoinEntry(v *core.Value)
	// joinArgument computes an argument of a region to which nothing is forwarded.
	joinArgument(op *core.Operation, v *core.Value)
	// coversAnything reports whether the element of a value cannot grow any more.
	coversAnything(v *core.Value) bool
	visit(op *core.Operation)
}

// control is which control flow may happen, by what the analyses know.
type control struct {
	members []member
	top     *core.Operation
	blocks  map[*core.Block]bool
	edges   map[edge]bool
	callers map[*core.Operation]*sources // by callable: calls
	returns map[*core.Operation]*sources // by call: terminators
	entries map[*core.Block]*sources     // by entry block of a region: the operation around it or terminators in it
	exits   map[*core.Operation]*sources // by operation with regions: terminators, or the operation itself
	symbols core.SymbolTableCollection
	queue   []point
	queued  map[point]bool
}

func newControl(top *core.Operation) *control {
	return &control{top: top, blocks: make(map[*core.Block]bool), edges: make(map[edge]bool),
		callers: make(map[*core.Operation]*sources), returns: make(map[*core.Operation]*sources),
		entries: make(map[*core.Block]*sources), exits: make(map[*core.Operation]*sources), queued: make(map[point]bool)}
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

func (s *control) solve() {
	s.findCallables()
	for _, r := range s.top.Regions() {
		if r.IsEmpty() {
			continue
		}
		for _, v := range r.Entry().Args() {
			s.joinEntry(v)
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
}

// Of returns the element of a value; the zero T when no execution reaches it.
func (s *Solver[T]) Of(v *core.Value) T { return s.values[v] }

// IsReachable reports whether control may reach the block.
func (s *control) IsReachable(b *core.Block) bool { return s.blocks[b] }

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

func (s *control) enqueue(p point) {
	if !s.queued[p] {
		s.queued[p] = true
		s.queue = append(s.queue, p)
	}
}

// reach marks a block as reachable.
func (s *control) reach(b *core.Block) {
	if s.blocks[b] {
		return
	}
	s.blocks[b] = true
	s.enqueue(point{block: b})
	for op := range b.Ops() {
		s.enqueue(point{op: op})
	}
}

func (s *control) follow(from, to *core.Block) {
	s.edges[edge{from, to}] = true
	s.reach(to)
	s.enqueue(point{block: to})
}

func (s *Solver[T]) visit(op *core.Operation) {
	list := make([]T, op.NumOperands())
	for i, v := range op.Operands() {
		list[i] = s.values[v]
	}
	s.analysis.Visit(s, op, list)
}

func (s *Solver[T]) knows(v *core.Value) bool { return !s.analysis.IsBottom(s.values[v]) }

func (s *Solver[T]) constant(c *core.Context, v *core.Value) core.Attribute {
	return s.analysis.Constant(c, s.values[v])
}

func (s *Solver[T]) forward(from, to *core.Value) { s.Join(to, s.values[from]) }

func (s *Solver[T]) coversAnything(v *core.Value) bool {
	t := s.values[v]
	return !s.analysis.IsBottom(t) && s.analysis.Equal(t, s.analysis.Entry(v))
}

func (s *control) joinEntry(v *core.Value) {
	for _, m := range s.members {
		m.JoinEntry(v)
	}
}

func (s *control) joinEntryAll(op *core.Operation) {
	for _, r := range op.Results() {
		s.joinEntry(r)
	}
}

func (s *control) joinArgument(op *core.Operation, v *core.Value) {
	for _, m := range s.members {
		m.joinArgument(op, v)
	}
}

func (s *control) forward(from, to *core.Value) {
	for _, m := range s.members {
		m.forward(from, to)
	}
}

// constants returns the constant of each operand, nil where it is none; ok is false when no analysis knows anything about
// one yet.
func (s *control) constants(op *core.Operation) (list []core.Attribute, ok bool) {
	list = make([]core.Attribute, op.NumOperands())
	for i, v := range op.Operands() {
		known := false
		for _, m := range s.members {
			if m.knows(v) {
				known = true
				if list[i] = m.constant(op.Context(), v); list[i] != nil {
					break
				}
			}
		}
		if !known {
			return nil, false
		}
	}
	return list, true
}

func (s *control) visitBlock(b *core.Block) {
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
				s.joinEntry(a)
			} else if v := br.SuccessorOperands(u.Index()).Value(i); v != nil {
				s.forward(v, a)
			} else {
				s.joinEntry(a)
			}
		}
	}
}

// manyEdges is after how many edges to a block it is worthwhile to look whether the others can change anything: a block
// that each one of many others branches to is visited for each of them.
const manyEdges = 16

// coverAnything reports whether the elements of all arguments of a block cover anything already.
func (s *control) coverAnything(b *core.Block) bool {
	for _, a := range b.Args() {
		for _, m := range s.members {
			if !m.coversAnything(a) {
				return false
			}
		}
	}
	return true
}
