package inline

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/generated/iface/call"
	"github.com/odsgen/ods/passes/analysis/callgraph"
)

// useList counts the references to callables that may be erased when there are none left.
type useList struct {
	g     *callgraph.Graph
	count map[*callgraph.Node]int // the discardable ones
	held  map[*callgraph.Node]*heldUses
	// uncertain is set when an unregistered operation may be a symbol table, so that references cannot be counted:
	// everything stays.
	uncertain bool
	// others are the references that are not calls, which folding may make calls of. opaque is set when there may be
	// more.
	others []reference
	opaque bool
	root   *core.Operation
}

// reference is the mention of a callable in an operation that does not call it.
type reference struct {
	user *core.Operation
	to   *callgraph.Node
}

// heldUses are the references that one callable holds: by its operation itself, and by what is nested in it.
type heldUses struct {
	own   map[*callgraph.Node]bool
	inner map[*callgraph.Node]int
}

func newUseList(op *core.Operation, g *callgraph.Graph) *useList {
	u := &useList{root: op, g: g, count: make(map[*callgraph.Node]int), held: make(map[*callgraph.Node]*heldUses)}
	live := make(map[*callgraph.Node]bool)
	u.table(op, op.Block() == nil, live)
	for n := range live {
		delete(u.count, n)
	}
	if u.uncertain {
		clear(u.count)
	}
	for _, n := range g.Nodes() {
		u.recompute(n)
	}
	return u
}

// table looks for callables that may be discarded in a symbol table and nested ones. What other operations refer to is
// live.
func (u *useList) table(op *core.Operation, visible bool, live map[*callgraph.Node]bool) {
	isTable := op.Has(core.TraitSymbolTable)
	if !isTable || !op.IsSymbol() || op.SymbolVisibility() == core.Private {
		visible = true
	}
	for _, r := range op.Regions() {
		for o := range r.Ops() {
			u.table(o, visible, live)
		}
	}
	if !isTable {
		return
	}
	ok := u.mentions(op)
	u.opaque = u.opaque || !ok
	if op == u.root {
		u.uncertain = !ok
	}
	for o := range op.Region(0).Ops() {
		if n := u.g.NodeOf(o); n != nil {
			if o.IsSymbol() && (visible || o.SymbolVisibility() == core.Private) && o.CanDiscardUnusedSymbol() {
				u.count[n] = 0
			}
			continue
		}
		u.references(o, func(n *callgraph.Node, _ *core.Operation) { live[n] = true })
	}
}

// mentions looks for references in a symbol table that are not calls, and reports whether it saw all. Nested tables
// have been looked at.
func (u *useList) mentions(table *core.Operation) (ok bool) {
	uses, ok := table.Region(0).SymbolUses()
	for _, use := range uses {
		if c, ok := call.CallOpInterfaceKey.Of(use.User); ok && c.CalleeSymbol() == use.Ref {
			continue
		}
		if n := u.g.Lookup(use.User, use.Ref); n != nil {
			u.others = append(u.others, reference{use.User, n})
		}
	}
	return ok
}

// references calls f for every reference to a callable by op or something nested in it.
func (u *useList) references(op *core.Operation, f func(n *callgraph.Node, user *core.Operation)) {
	uses, _ := op.SymbolUses()
	for _, use := range uses {
		if n := u.g.Lookup(op.ParentOp(), use.Ref); n != nil {
			f(n, use.User)
		}
	}
}

func (u *useList) release(h *heldUses) {
	for n := range h.own {
		u.count[n]--
	}
	for n, k := range h.inner {
		u.count[n] -= k
	}
}

// recompute counts the references that a callable holds anew.
func (u *useList) recompute(n *callgraph.Node) {
	if h := u.held[n]; h != nil {
		u.release(h)
	}
	h := &heldUses{}
	u.held[n] = h
	if len(u.count) == 0 {
		return
	}
	h.own, h.inner = make(map[*callgraph.Node]bool), make(map[*callgraph.Node]int)
	op := n.Op()
	u.references(op, func(to *callgraph.Node, user *core.Operation) {
		if _, ok := u.count[to]; !ok {
			return
		}
		if user != op {
			h.inner[to]++
		} else if h.own[to] {
			return
		} else {
			h.own[to] = true
		}
		u.count[to]++
	})
}

// isDead reports whether nothing refers to a callable that may be discarded.
func (u *useList) isDead(n *callgraph.Node) bool { return u.hasUses(n, 0) }

// lastUse reports whether exactly one reference to a callable that may be discarded is left.
func (u *useList) lastUse(n *callgraph.Node) bool { return u.hasUses(n, 1) }

func (u *useList) hasUses(n *callgraph.Node, want int) bool {
	op := n.Op()
	if !op.IsSymbol() {
		uses := 0
		for _, r := range op.Results() {
			for range r.Uses() {
				uses++
			}
		}
		return op.IsMemoryEffectFree() && uses == want
	}
	k, ok := u.count[n]
	return ok && k == want
}

// dropCall removes the references of a call in a callable.
func (u *useList) dropCall(in *callgraph.Node, call *core.Operation) {
	h := u.held[in]
	u.references(call, func(n *callgraph.Node, _ *core.Operation) {
		k, ok := h.inner[n]
		if !ok {
			return
		}
		u.count[n]--
		// What is not held any more is forgotten, so that what is merged stays as short as the bodies are.
		if h.inner[n] = k - 1; k == 1 {
			delete(h.inner, n)
		}
	})
}

// merge adds the references of an inlined callable to those of the one that it was inlined in.
func (u *useList) merge(inlined, into *callgraph.Node) {
	h := u.held[into]
	for n, k := range u.held[inlined].inner {
		if _, ok := u.count[n]; ok { // otherwise it is gone
			h.inner[n] += k
			u.count[n] += k
		}
	}
}

// moved forgets a callable whose body went into another one in place of its last call, which cannot be looked up any
// more.
func (u *useList) moved(n, into *callgraph.Node) {
	u.erase(n)
	delete(u.held[into].inner, n)
}

// erase forgets a callable that is gone.
func (u *useList) erase(n *callgraph.Node) {
	for _, c := range n.Children {
		u.erase(c)
	}
	if h := u.held[n]; h != nil {
		u.release(h)
	}
	delete(u.held, n)
	delete(u.count, n)
}
