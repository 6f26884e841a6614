package shape

import (
	"fmt"
	"math/rand/v2"
	"testing"
)

// walk executes a graph for a number of steps. The way on at a node depends on how often it was visited.
func walk(succs [][]int, steps int) []int {
	visits := make([]int, len(succs))
	var trace []int
	for n := 0; len(trace) < steps; {
		trace = append(trace, n)
		if len(succs[n]) == 0 {
			break
		}
		n = succs[n][choice(n, visits, len(succs[n]))]
	}
	return trace
}

// choice picks a successor.
func choice(n int, visits []int, k int) int {
	visits[n]++
	return (n*7 + visits[n]*visits[n]*13 + visits[n]/3) % k
}

// machine executes statements as WebAssembly would.
type machine struct {
	succs  [][]int
	visits []int
	trace  []int
	steps  int
	label  int
}

// run executes statements. It returns how many enclosing statements control leaves, -1 when it goes on after them, and
// whether the program has ended.
func (m *machine) run(list []Stmt) (depth int, ended bool) {
	for _, s := range list {
		if len(m.trace) >= m.steps {
			return 0, true
		}
		out := -1
		switch s.Kind {
		case Code:
			m.trace = append(m.trace, s.Node)
			if len(m.succs[s.Node]) == 0 {
				return 0, true
			}
		case Label:
			m.label = s.Value
		case Branch:
			return s.Depth, false
		case BranchIf:
			if (choice(s.Node, m.visits, 2) == 0) != s.Negate {
				return s.Depth, false
			}
		case Switch:
			return s.Targets[choice(s.Node, m.visits, len(s.Targets))], false
		case Dispatch:
			return s.Targets[m.label], false
		case If:
			body := s.Body
			if choice(s.Node, m.visits, 2) == 1 {
				body = s.Else
			}
			out, ended = m.run(body)
		case Block:
			out, ended = m.run(s.Body)
		case Loop:
			for out = 0; out == 0 && !ended; {
				out, ended = m.run(s.Body)
			}
		}
		switch {
		case ended:
			return 0, true
		case out > 0:
			return out - 1, false
		case out == 0 && s.Kind == If, out == 0 && s.Kind == Block, out < 0:
		}
	}
	return -1, false
}

// compare checks that a graph and its statements visit the same nodes.
func compare(t *testing.T, succs [][]int) {
	t.Helper()
	const steps = 400
	want := walk(succs, steps)
	// A single successor is not a choice, which the graph's walk counts all the same.
	m := &machine{succs: succs, visits: make([]int, len(succs)), steps: steps}
	body := Of(succs)
	if out, ended := m.run(body); !ended {
		t.Fatalf("%v: control leaves the statements (%d)\n%s", succs, out, text(body, ""))
	}
	if fmt.Sprint(m.trace) != fmt.Sprint(want) {
		t.Fatalf("%v:\n got %v\nwant %v\n%s", succs, m.trace, want, text(body, ""))
	}
}

func text(list []Stmt, indent string) string {
	out := ""
	for _, s := range list {
		out += fmt.Sprintf("%s%d node %d value %d depth %d %v\n", indent, s.Kind, s.Node, s.Value, s.Depth, s.Targets)
		out += text(s.Body, indent+"  ")
		if len(s.Else) > 0 {
			out += indent + "else\n" + text(s.Else, indent+"  ")
		}
	}
	return out
}

// TestShapes structures graphs of known shapes.
func TestShapes(t *testing.T) {
	for _, succs := range [][][]int{
		{{}},
		{{0}},
		{{1}, {}},
		{{1, 2}, {3}, {3}, {}},            // a diamond
		{{1}, {1, 2}, {}},                 // a loop
		{{1, 2}, {2, 3}, {1, 3}, {}},      // two entries
		{{1, 2, 3}, {2}, {3, 4}, {1}, {}}, // three entries
		{{1, 1}, {2, 2, 2}, {}},           // equal successors
		{{1, 2}, {0}, {0, 1}},             // the entry is in a part with one entry
		{{1}, {2, 3}, {1, 4}, {4, 1}, {2, 5}, {}}, // an irreducible part inside of a loop
	} {
		compare(t, succs)
	}
}

// TestRandomGraphs structures graphs with any edges, and such that are close to what compilers make.
func TestRandomGraphs(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 2))
	irreducible := 0
	for range 20000 {
		n := 1 + r.IntN(14)
		succs := make([][]int, n)
		for i := range succs {
			k := []int{0, 1, 1, 1, 2, 2, 2, 2, 3, 4}[r.IntN(10)]
			for range k {
				to := r.IntN(n)
				if r.IntN(2) == 0 {
					to = min(i+1+r.IntN(3), n-1)
				}
				succs[i] = append(succs[i], to)
			}
		}
		g := newGraph(succs)
		g.order()
		g.dominators()
		if !g.reducible() {
			irreducible++
		}
		compare(t, succs)
	}
	if irreducible < 1000 {
		t.Errorf("%d of the graphs are irreducible, want at least 1000", irreducible)
	}
}

// TestSize checks that statements are no more than a multiple of nodes and edges, for graphs that splitting of nodes
// makes exponentially large.
func TestSize(t *testing.T) {
	const n = 40
	succs := make([][]int, n)
	for i := range succs {
		for j := range succs {
			if i != j {
				succs[i] = append(succs[i], j)
			}
		}
	}
	count := 0
	var visit func([]Stmt)
	visit = func(list []Stmt) {
		for _, s := range list {
			count++
			visit(s.Body)
			visit(s.Else)
		}
	}
	visit(Of(succs))
	if limit := n * n * n; count > limit {
		t.Errorf("%d statements, want at most %d", count, limit)
	}
}

// TestLarge structures large graphs in short time.
func TestLarge(t *testing.T) {
	const n = 50000
	chain, loops := make([][]int, n), make([][]int, n)
	for i := range n - 1 {
		chain[i] = []int{i + 1, min(i+2, n-1)}
		loops[i] = []int{i + 1, max(i-1, 0)}
	}
	Of(chain)
	Of(loops)
}
