package dealloc

import (
	"slices"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/generated/arith"
	"github.com/odsgen/ods/generated/bufferization"
	"github.com/odsgen/ods/generated/memref"
)

// ManualDeallocation is the name of the attribute of operations that allocate or free memory which this package is not
// to care about.
const ManualDeallocation = "bufferization.manual_deallocation"

// Ownership says whether a block owns some memory. The zero value is that nothing is known yet.
type Ownership struct {
	// Indicator is an i1 that is true when the block owns the memory; nil when there is no such value.
	Indicator *core.Value
	// Known says that something is known. With a nil Indicator it is that no single value tells.
	Known bool
}

// IsUnique reports whether one value tells.
func (o Ownership) IsUnique() bool { return o.Indicator != nil }

// join returns what holds when either may: the same value, or none.
func (o Ownership) join(p Ownership) Ownership {
	switch {
	case !p.Known:
		return o
	case !o.Known:
		return p
	case o.IsUnique() && p.IsUnique() && sameCondition(o.Indicator, p.Indicator):
		return o
	}
	return Ownership{Known: true}
}

// sameCondition compares constants by what they are: there is one for each use.
func sameCondition(a, b *core.Value) bool {
	if a == b {
		return true
	}
	x := a.ConstantValue()
	return x != nil && x == b.ConstantValue()
}

type owned struct {
	memory *core.Value
	block  *core.Block
}

// State is what is known while the operations of a function are processed one after the other. It belongs to one
// goroutine.
type State struct {
	// Report takes errors.
	Report *core.Reporter
	// Tables looks up functions that are called.
	Tables *core.SymbolTableCollection
	// DynamicOwnership says that private functions return who owns what they return.
	DynamicOwnership bool

	live      *liveness
	renamed   map[*core.Value]*core.Value // results of operations that were replaced by ones with more results
	ownership map[owned]Ownership
	todo      map[*core.Block][]*core.Value // what may have to be freed at the end of a block
}

func newState(root *core.Operation, dynamic bool, tables *core.SymbolTableCollection, r *core.Reporter) *State {
	return &State{Report: r, Tables: tables, DynamicOwnership: dynamic, live: findLiveness(root), renamed: make(map[*core.Value]*core.Value),
		ownership: make(map[owned]Ownership), todo: make(map[*core.Block][]*core.Value)}
}

// Ownership returns what is known about memory in a block.
func (s *State) Ownership(v *core.Value, b *core.Block) Ownership { return s.ownership[owned{v, b}] }

// Join adds what else may hold about memory in a block; nil is the block where the memory is defined.
func (s *State) Join(v *core.Value, o Ownership, b *core.Block) {
	if b == nil {
		b = v.ParentBlock()
	}
	k := owned{v, b}
	s.ownership[k] = s.ownership[k].join(o)
}

// Set makes a value the ownership of memory in a block, whatever was known before.
func (s *State) Set(v, indicator *core.Value, b *core.Block) {
	s.ownership[owned{v, b}] = Ownership{Indicator: indicator, Known: true}
}

// Free remembers memory to be freed at the end of a block.
func (s *State) Free(v *core.Value, b *core.Block) { s.todo[b] = append(s.todo[b], v) }

// liveIn returns the memory that lives at the start of a block, in order.
func (s *State) liveIn(b *core.Block) []*core.Value {
	list := slices.Clone(s.live.in[b])
	for i, v := range list {
		if n := s.renamed[v]; n != nil {
			list[i] = n
		}
	}
	return list
}

// Unique returns memory together with its ownership in a block. Where no single value tells, that is a copy, made at
// the builder's insertion point.
func (s *State) Unique(b *core.Builder, v *core.Value, block *core.Block) (memory, indicator *core.Value) {
	if o := s.Ownership(v, block); o.IsUnique() {
		return v, o.Indicator
	}
	c := bufferization.Clone{OutputType: v.Type(), Input: v, Loc: v.Loc()}.Build(b).Output()
	yes := truth(b, v.Loc(), true)
	s.Join(c, Ownership{yes, true}, nil)
	s.Free(c, c.ParentBlock())
	return c, yes
}

// Retained returns the memory that must outlive a block from which control goes to another one, nil when it leaves the
// region: what is forwarded and what lives on.
func (s *State) Retained(to *core.Block, forwarded []*core.Value) []*core.Value {
	var out []*core.Value
	for _, v := range forwarded {
		if isMemory(v) {
			out = append(out, v)
		}
	}
	if to != nil {
		out = append(out, s.liveIn(to)...)
	}
	return out
}

// Freed returns the base buffers that may have to be freed at the end of a block, which it extracts at the builder's
// insertion point, and their ownership. It reports an error when that is not known.
func (s *State) Freed(b *core.Builder, loc core.Location, block *core.Block) (memory, conditions []*core.Value, ok bool) {
	for _, v := range s.todo[block] {
		o := s.Ownership(v, block)
		if !o.IsUnique() {
			s.Report.Errorf(v.Loc(), "MemRef value does not have valid ownership")
			return nil, nil, false
		}
		if t, unranked := v.Type().(*core.UnrankedMemRefType); unranked {
			c := b.Context()
			ranked := c.MemRef(nil, t.ElementType(), c.StridedLayout(0, nil), t.MemorySpace())
			v = memref.ReinterpretCast{ResultType: ranked, Source: v, StaticOffsets: []int64{0}, Loc: loc}.Build(b).Result()
		}
		memory = append(memory, memref.ExtractStridedMetadata{Source: v, Loc: loc}.Build(b).BaseBuffer())
		conditions = append(conditions, o.Indicator)
	}
	return memory, conditions, true
}

// Dealloc frees memory under conditions and makes the ownership of what is retained what is left of it.
func (s *State) Dealloc(b *core.Builder, loc core.Location, block *core.Block, memory, conditions,
	retained []*core.Value) bufferization.DeallocOp {
	d := bufferization.Dealloc{Memrefs: memory, Conditions: conditions, Retained: retained, Loc: loc}.Build(b)
	for _, v := range retained {
		delete(s.ownership, owned{v, block})
	}
	for i, v := range retained {
		s.Join(v, Ownership{d.Op.Result(i), true}, block)
	}
	return d
}

// DeallocBefore frees what the block of a terminator without successors owns, before it, but for the operands that
// it forwards. It returns the ownership of those of them that are memory.
func (s *State) DeallocBefore(terminator *core.Operation, forwarded []*core.Value) (updated []*core.Value, ok bool) {
	b, block := core.BuilderBefore(terminator), terminator.Block()
	memory, conditions, ok := s.Freed(b, terminator.Loc(), block)
	if !ok {
		return nil, false
	}
	retained := s.Retained(nil, forwarded)
	if len(memory) == 0 && len(retained) == 0 {
		return nil, true
	}
	return s.Dealloc(b, terminator.Loc(), block, memory, conditions, retained).UpdatedConditions(), true
}

func truth(b *core.Builder, loc core.Location, v bool) *core.Value {
	return arith.Constant{Value: b.Context().Bool(v), Loc: loc}.Build(b).Result()
}

func isMemory(v *core.Value) bool {
	switch v.Type().(type) {
	case *core.MemRefType, *core.UnrankedMemRefType:
		return true
	}
	return false
}

func count(list []*core.Value) (n int) {
	for _, v := range list {
		if isMemory(v) {
			n++
		}
	}
	return n
}
