package shape

// Kind says what a [Stmt] is.
type Kind uint8

// The kinds of statements.
const (
	// Code is the code of a node. When the node has no successor, it ends the function.
	Code Kind = iota
	// Label stores Value in the variable that the next Dispatch branches by.
	Label
	// Branch leaves Depth enclosing statements: a block goes on after it, a loop at its start.
	Branch
	// BranchIf is a Branch when the node's condition picks its first successor, or its second one when Negate is set.
	BranchIf
	// If executes Body when the condition of its node picks the first successor, Else when it picks the second.
	If
	// Switch branches by the node's choice: Targets has a depth for each successor.
	Switch
	// Dispatch branches by the variable that Label stores: Targets has a depth for each value.
	Dispatch
	// Block executes Body; a branch out of it goes on after it.
	Block
	// Loop executes Body; a branch to it starts it again.
	Loop
)

// Stmt is a statement of structured control flow. An If, Block and Loop counts as one enclosing statement.
type Stmt struct {
	Kind       Kind
	Node       int
	Value      int
	Depth      int
	Negate     bool
	Targets    []int
	Body, Else []Stmt
}

// Of structures a graph, given by the successors of each node; node 0 is where control enters. A node with two
// successors has a condition, one with more a choice. Control does not reach the end of the statements.
func Of(succs [][]int) []Stmt {
	if len(succs) == 0 {
		return nil
	}
	g := newGraph(succs)
	g.reduce()
	s := &shaper{graph: g, position: make([]int, len(g.succs)), loop: make([]bool, len(g.succs)), merge: make([]bool, len(g.succs))}
	s.classify()
	return s.tree(nil, g.start)
}

// shaper writes the statements of a reducible graph.
type shaper struct {
	*graph
	// depth is the number of enclosing statements; position is where among them branches to a node go.
	depth    int
	position []int
	// loop marks the nodes that some way leads back to, merge those that code jumps to.
	loop, merge []bool
}

// classify finds the nodes that start loops, and those that need a block to branch out of.
func (s *shaper) classify() {
	forward := make([]int, len(s.succs))
	for _, n := range s.rpo {
		for _, t := range s.succs[n] {
			if s.back(n, t) {
				s.loop[t] = true
				continue
			}
			forward[t]++
			// A choice among many only branches, so that all its targets come after blocks.
			if forward[t] > 1 || len(s.succs[n]) > 2 || s.of(n).kind == Dispatch {
				s.merge[t] = true
			}
		}
	}
}

// tree appends the code of a node and of all that it dominates.
func (s *shaper) tree(out []Stmt, n int) []Stmt {
	if !s.loop[n] {
		return s.within(out, n)
	}
	s.position[n] = s.depth
	s.depth++
	body := s.within(nil, n)
	s.depth--
	return append(out, Stmt{Kind: Loop, Node: n, Body: body})
}

// within appends a node's code inside of a block for each node that it dominates immediately and that is jumped to. The
// code of these follows, in reverse postorder.
func (s *shaper) within(out []Stmt, n int) []Stmt {
	var behind []int
	for _, c := range s.children[n] {
		if s.merge[c] {
			behind = append(behind, c)
		}
	}
	for i := len(behind) - 1; i >= 0; i-- {
		s.position[behind[i]] = s.depth
		s.depth++
	}
	if len(behind) == 0 {
		return s.code(out, n)
	}
	body := s.code(nil, n)
	for _, c := range behind[:len(behind)-1] {
		s.depth--
		body = s.tree([]Stmt{{Kind: Block, Body: body}}, c)
	}
	s.depth--
	return s.tree(append(out, Stmt{Kind: Block, Body: body}), behind[len(behind)-1])
}

// code appends a node's own code and its way on.
func (s *shaper) code(out []Stmt, n int) []Stmt {
	switch v := s.of(n); v.kind {
	case Code:
		out = append(out, Stmt{Kind: Code, Node: n})
	case Label:
		out = append(out, Stmt{Kind: Label, Value: v.value})
	case Dispatch:
		return append(out, Stmt{Kind: Dispatch, Targets: s.targets(n)})
	}
	list := s.succs[n]
	switch len(list) {
	case 0:
		return out
	case 1:
		return s.to(out, n, list[0])
	case 2:
		return s.condition(out, n, list[0], list[1])
	}
	return append(out, Stmt{Kind: Switch, Node: n, Targets: s.targets(n)})
}

func (s *shaper) targets(n int) []int {
	out := make([]int, len(s.succs[n]))
	for i, t := range s.succs[n] {
		out[i] = s.depth - 1 - s.position[t]
	}
	return out
}

// jumps reports whether control gets from one node to the other by a branch. Else the code of the other one follows.
func (s *shaper) jumps(from, to int) bool { return s.back(from, to) || s.merge[to] }

// to appends the way from one node to another.
func (s *shaper) to(out []Stmt, from, to int) []Stmt {
	if s.jumps(from, to) {
		return append(out, Stmt{Kind: Branch, Depth: s.depth - 1 - s.position[to]})
	}
	return s.tree(out, to)
}

// condition appends the two ways on. A way that is a jump does without an enclosing statement.
func (s *shaper) condition(out []Stmt, n, yes, no int) []Stmt {
	switch {
	case s.jumps(n, yes):
		return s.to(append(out, Stmt{Kind: BranchIf, Node: n, Depth: s.depth - 1 - s.position[yes]}), n, no)
	case s.jumps(n, no):
		return s.to(append(out, Stmt{Kind: BranchIf, Node: n, Negate: true, Depth: s.depth - 1 - s.position[no]}), n, yes)
	}
	s.depth++
	v := Stmt{Kind: If, Node: n, Body: s.to(nil, n, yes), Else: s.to(nil, n, no)}
	s.depth--
	return append(out, v)
}
