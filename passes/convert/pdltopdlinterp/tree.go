package pdltopdlinterp

import (
	"cmp"
	"slices"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/generated/pdl"
)

// pattern is a pattern with what it asks.
type pattern struct {
	op      pdl.PatternOp
	rewrite pdl.RewriteOp
	root    *core.Value
	list    []predicate
	asks    map[*ordered]bool
}

// asked is a question about a position, whatever the answer.
type asked struct {
	position *position
	question *question
}

// ordered is what patterns ask, with what decides when it is asked: how many of them do, then how much those that do
// have in common with others, then how close to the root it is.
type ordered struct {
	asked
	primary, secondary, id int
	answers                map[*pattern]answer
}

func (a *ordered) compare(b *ordered) int {
	return cmp.Or(cmp.Compare(b.primary, a.primary), cmp.Compare(b.secondary, a.secondary),
		cmp.Compare(a.position.depth, b.position.depth), cmp.Compare(a.position.kind, b.position.kind),
		cmp.Compare(a.question.kind, b.question.kind), cmp.Compare(a.id, b.id))
}

// order merges what patterns ask into one list.
func order(patterns []*pattern) []*ordered {
	known := make(map[asked]*ordered)
	var all []*ordered
	for _, p := range patterns {
		p.asks = make(map[*ordered]bool)
		for _, q := range p.list {
			k := asked{q.position, q.question}
			o := known[k]
			if o == nil {
				o = &ordered{asked: k, id: len(all), answers: make(map[*pattern]answer)}
				known[k] = o
				all = append(all, o)
			}
			if _, ok := o.answers[p]; !ok {
				o.answers[p] = q.answer
			}
			o.primary++
			p.asks[o] = true
		}
	}
	for _, p := range patterns {
		total := 0
		for o := range p.asks {
			total += o.primary * o.primary
		}
		for o := range p.asks {
			o.secondary += total
		}
	}
	slices.SortFunc(all, (*ordered).compare)
	return resultsFirst(all)
}

// resultsFirst moves questions about what constraints give after those constraints, and else keeps the order.
func resultsFirst(list []*ordered) []*ordered {
	var out []*ordered
	for len(list) > 0 {
		pending := make(map[*question]bool)
		for _, o := range list {
			if o.question.kind == constraint {
				pending[o.question] = true
			}
		}
		var later []*ordered
		n := len(out)
		for _, o := range list {
			if o.waits(pending) {
				later = append(later, o)
			} else {
				out = append(out, o)
			}
		}
		if len(out) == n { // only a pattern that is not valid asks in circles
			return append(out, later...)
		}
		list = later
	}
	return out
}

// waits reports whether one of the questions gives something that this one is about.
func (a *ordered) waits(pending map[*question]bool) bool {
	gives := func(p *position) bool { return p.kind == constraintResultPos && pending[p.question] }
	switch a.question.kind {
	case constraint:
		return slices.ContainsFunc(a.question.args, gives)
	case equalTo:
		return gives(a.position) || gives(a.question.value)
	}
	return gives(a.position)
}

// node is a node of the matcher tree: a question with what follows each answer, or success when matched is set, or the
// end. failure is what follows when no answer fits.
type node struct {
	asked
	answers  []answer
	children []*node
	matched  *pattern
	exit     bool
	failure  *node
}

// child returns where the node for an answer is.
func (n *node) child(a answer) **node {
	i := slices.Index(n.answers, a)
	if i < 0 {
		i = len(n.answers)
		n.answers, n.children = append(n.answers, a), append(n.children, nil)
	}
	return &n.children[i]
}

// push puts a pattern into the tree: along the questions that are there and that it asks, and then on a branch of its
// own.
func push(at **node, p *pattern, list []*ordered) {
	for _, o := range list {
		if !p.asks[o] {
			continue
		}
		for *at != nil && (*at).asked != o.asked {
			at = &(*at).failure
		}
		if *at == nil {
			*at = &node{asked: o.asked}
		}
		at = (*at).child(o.answers[p])
	}
	*at = &node{matched: p, failure: *at}
}

// buildTree returns the root of the tree for patterns.
func buildTree(patterns []*pattern) *node {
	var root *node
	list := order(patterns)
	for _, p := range patterns {
		push(&root, p, list)
	}
	at := &root
	for *at != nil {
		at = &(*at).failure
	}
	*at = &node{exit: true}
	return root
}
