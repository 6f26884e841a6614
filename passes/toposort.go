package passes

import (
	"container/heap"

	"github.com/odsgen/ods/core"
)

func (p *TopologicalSortPass) run(r *Run) {
	r.Op.Walk(func(op *core.Operation) {
		for _, rg := range op.Regions() {
			if op.IsRegistered() && !rg.MayHaveSSADominance() {
				for b := range rg.Blocks() {
					SortTopologically(b)
				}
			}
		}
	})
}

// SortTopologically orders the operations of a block, all but a terminator, so that definitions come before uses.
// Where there is a cycle the first operation left is taken. It reports whether there was no cycle.
//
// The order is that of sweeps over the operations not yet placed, each of which places those that wait for nothing any
// more. An operation whose last definition is placed by a sweep is placed by the same sweep when it comes after the
// definition, else by the next one; a queue ordered by sweep and position gives that order without sweeping.
func SortTopologically(b *core.Block) bool {
	t := topology{index: make(map[*core.Operation]int)}
	for op := range b.Ops() {
		if op != b.Last() || !op.Has(core.TraitTerminator) {
			t.index[op] = len(t.ops)
			t.ops = append(t.ops, op)
		}
	}
	t.link(b)
	sorted, first, place := true, 0, b.First()
	for range t.ops {
		if len(t.queue) == 0 {
			sorted = false
			for t.placed[first] {
				first++
			}
			t.sweep++
			t.waits[first] = 0
			heap.Push(&t.queue, ready{t.sweep, first})
		}
		r := heap.Pop(&t.queue).(ready)
		op := t.ops[r.index]
		if op == place {
			place = place.Next()
		} else {
			op.MoveBefore(place)
		}
		t.place(r)
	}
	return sorted
}

// topology is the order in which the operations of one block wait for each other.
type topology struct {
	ops    []*core.Operation
	index  map[*core.Operation]int
	users  [][]int // by operation: those that wait for it
	waits  []int   // by operation: how many it waits for
	placed []bool
	queue  readyQueue
	sweep  int
}

// link finds out which operations use values of which others, also by what is nested in them.
func (t *topology) link(b *core.Block) {
	n := len(t.ops)
	t.users, t.waits, t.placed = make([][]int, n), make([]int, n), make([]bool, n)
	last := make([]int, n)               // 1 plus the latest operation that was made to wait
	inside := make(map[*core.Region]int) // by region: which operation it is below
	for i, op := range t.ops {
		op.WalkPre(func(o *core.Operation) core.WalkResult {
			for _, r := range o.Regions() {
				inside[r] = i
			}
			for _, v := range o.Operands() {
				def := v.DefiningOp()
				if def == nil {
					continue
				}
				if k, ok := inside[def.ParentRegion()]; ok && k == i {
					continue
				}
				def = b.AncestorOpInBlock(def)
				if k, ok := t.index[def]; ok && def != op && last[k] != i+1 {
					last[k] = i + 1
					t.users[k] = append(t.users[k], i)
					t.waits[i]++
				}
			}
			if o.Has(core.TraitIsolatedFromAbove) {
				return core.WalkSkip // what is below uses nothing from here
			}
			return core.WalkAdvance
		})
	}
	for i, w := range t.waits {
		if w == 0 {
			t.queue = append(t.queue, ready{0, i})
		}
	}
}

// place records that an operation was placed and lets others that waited for it follow.
func (t *topology) place(r ready) {
	t.placed[r.index] = true
	t.sweep = r.sweep
	for _, u := range t.users[r.index] {
		if t.placed[u] {
			continue
		}
		if t.waits[u]--; t.waits[u] == 0 {
			next := r.sweep
			if u < r.index {
				next++
			}
			heap.Push(&t.queue, ready{next, u})
		}
	}
}

// ready is an operation that waits for nothing, with the sweep that places it.
type ready struct{ sweep, index int }

type readyQueue []ready

func (q readyQueue) Len() int      { return len(q) }
func (q readyQueue) Swap(i, j int) { q[i], q[j] = q[j], q[i] }
func (q readyQueue) Less(i, j int) bool {
	return q[i].sweep < q[j].sweep || q[i].sweep == q[j].sweep && q[i].index < q[j].index
}
func (q *readyQueue) Push(x any) { *q = append(*q, x.(ready)) }
func (q *readyQueue) Pop() any {
	n := len(*q) - 1
	x := (*q)[n]
	*q = (*q)[:n]
	return x
}
