package pdltopdlinterp

import (
	"slices"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/generated/pdl"
)

// user is an operation, or a result of one, that a value is part of, and the number of the operand or result; -1 is all
// of them.
type user struct {
	value *core.Value
	index int
}

// users says for each value below a root what it is part of.
type users map[*core.Value]user

// findRoots returns the operations whose results no other operation of the pattern uses, and the one that the rewrite
// starts from.
func findRoots(pattern pdl.PatternOp, chosen *core.Value) (roots []*core.Value) {
	used := make(map[*core.Value]bool)
	for o := range pattern.BodyRegion().Ops() {
		op, ok := pdl.AsOperationOp(o)
		if !ok {
			continue
		}
		for _, v := range op.OperandValues() {
			if parent := parentOf(v); parent != nil {
				used[parent] = true
			}
		}
	}
	for op := range pattern.BodyRegion().Ops() {
		if op.Is(&pdl.OperationDef) && (!used[op.Result(0)] || op.Result(0) == chosen) {
			roots = append(roots, op.Result(0))
		}
	}
	return roots
}

// parentOf returns the operation that a value is a result, or results, of; nil when it is none.
func parentOf(v *core.Value) *core.Value {
	if r, ok := pdl.AsResultOp(v.DefiningOp()); ok {
		return r.Parent()
	}
	if r, ok := pdl.AsResultsOp(v.DefiningOp()); ok {
		return r.Parent()
	}
	return nil
}

type rootDepth struct {
	root  *core.Value
	depth int
}

// connect finds the values that roots share, and makes the graph of the ways between them: an edge from a root to
// another costs as much as the value that both share is deep below the latter.
func connect(roots []*core.Value) (*graph, map[*core.Value]users) {
	parents := make(map[*core.Value]users)
	depths := make(map[*core.Value][]rootDepth)
	var order []*core.Value
	type entry struct {
		value *core.Value
		user
		depth int
	}
	for _, root := range roots {
		seen := make(users)
		parents[root] = seen
		todo := []entry{{root, user{}, 0}}
		for len(todo) > 0 {
			e := todo[0]
			todo = todo[1:]
			if _, ok := seen[e.value]; ok {
				continue
			}
			seen[e.value] = e.user
			if depths[e.value] == nil {
				order = append(order, e.value)
			}
			depths[e.value] = append(depths[e.value], rootDepth{root, e.depth})
			def := e.value.DefiningOp()
			if op, ok := pdl.AsOperationOp(def); ok {
				list := op.OperandValues()
				for i, v := range list {
					if isOneRange(list) {
						i = -1
					}
					todo = append(todo, entry{v, user{e.value, i}, e.depth + 1})
				}
			} else if r, ok := pdl.AsResultOp(def); ok {
				todo = append(todo, entry{r.Parent(), user{e.value, int(r.Index())}, e.depth})
			} else if r, ok := pdl.AsResultsOp(def); ok {
				todo = append(todo, entry{r.Parent(), user{e.value, groupIndex(r)}, e.depth})
			}
		}
	}
	g := newGraph()
	id := 0
	for _, v := range order {
		list := depths[v]
		for i, p := range list {
			for k, q := range list {
				if i == k {
					continue
				}
				if g.improve(q.root, p.root, cost{q.depth, id}, v) {
					id++
				}
			}
		}
	}
	return g, parents
}

// collectPattern finds the predicates of a pattern and returns the root that matching starts from.
func (c *collector) collectPattern(pattern pdl.PatternOp, rewrite pdl.RewriteOp) *core.Value {
	best := rewrite.Root()
	roots := findRoots(pattern, best)
	g, parents := connect(roots)
	var edges []edge
	if best != nil {
		edges = g.branching(best, roots)
	} else {
		least := 0
		for _, root := range roots {
			if s := g.solve(root); best == nil || s.total < least {
				best, least, edges = root, s.total, s.preOrder(roots)
			}
		}
	}
	c.value(best, c.root())
	for i, e := range edges {
		if c.at[e.target] != nil {
			continue
		}
		connector := g.connector(e.target, e.source)
		at := c.at[connector]
		for v := connector; v != e.target; {
			u := parents[e.target][v]
			at = c.upward(u, at, i)
			v = u.value
		}
	}
	c.rest(pattern)
	return best
}

// upward goes from a value to what it is part of, whose position it returns.
func (c *collector) upward(u user, at *position, root int) *position {
	def := u.value.DefiningOp()
	if op, ok := pdl.AsOperationOp(def); ok {
		each := c.position(positionKey{kind: forEachPos, parent: c.position(positionKey{kind: usersPos, parent: at}), index: root})
		p := c.operation(each)
		operands := op.OperandValues()
		operand := c.operandGroup(p, -1, true)
		if u.index >= 0 {
			operand = c.operand(p, u.index)
			if slices.ContainsFunc(operands[:u.index+1], isRange) {
				operand = c.operandGroup(p, u.index, isRange(operands[u.index]))
			}
		}
		c.add(c.equals(operand, at))
		if c.at[u.value] == nil {
			c.at[u.value] = p
		}
		c.operationValue(u.value, p, u.index)
		return p
	}
	p := c.resultGroup(at, u.index, isRange(u.value))
	if def.Is(&pdl.ResultDef) {
		p = c.result(at, u.index)
	}
	if c.at[u.value] == nil {
		c.at[u.value] = p
	}
	return p
}
