package conversion

import (
	"slices"

	"github.com/odsgen/ods/core"
)

// nameData is what target and patterns say about operations of a name.
type nameData struct {
	rule     *rule // nil when nothing
	patterns []*Pattern
}

func (n *nameData) of(op *core.Operation) (l Legality, recursive bool) { return n.rule.of(op) }

// nameTable asks target and patterns about each name once.
type nameTable struct {
	leg  *legalizer
	list []*nameData // by the index of the operation's name
}

func (d *driver) nameData(op *core.Operation) *nameData { return d.names.of(op) }

func (t *nameTable) of(op *core.Operation) *nameData {
	i := op.Info().Index()
	if i < len(t.list) {
		if n := t.list[i]; n != nil {
			return n
		}
	} else {
		t.list = append(t.list, make([]*nameData, i+64-len(t.list))...)
	}
	name := op.Name()
	t.list[i] = &nameData{rule: t.leg.target.rule(name), patterns: t.leg.patterns(name)}
	return t.list[i]
}

// collect returns the operations to convert: what is nested follows its parent, and blocks are visited along their
// successors, so that definitions come before their uses. What no control reaches is left out.
func (d *driver) collect(ops []*core.Operation) []*core.Operation {
	list := d.todo[:0]
	var visit func(op *core.Operation)
	visit = func(op *core.Operation) {
		list = append(list, op)
		if op.NumRegions() == 0 {
			return
		}
		if _, recursive := d.nameData(op).of(op); recursive {
			return
		}
		for _, r := range op.Regions() {
			for _, b := range preorder(r) {
				for o := range b.Ops() {
					visit(o)
				}
			}
		}
	}
	for _, op := range ops {
		visit(op)
	}
	d.todo = list
	return list
}

// fewBlocks are so few that comparing is faster than a map.
const fewBlocks = 16

// preorder returns the blocks in the order of a depth-first search from the entry.
func preorder(r *core.Region) []*core.Block {
	if r.IsEmpty() {
		return nil
	}
	if r.HasOneBlock() {
		return []*core.Block{r.Entry()}
	}
	type frame struct {
		b    *core.Block
		next int
	}
	list := []*core.Block{r.Entry()}
	stack := []frame{{b: r.Entry()}}
	var many map[*core.Block]bool // of the list, when it is long
	seen := func(b *core.Block) bool {
		if many == nil {
			return slices.Contains(list, b)
		}
		return many[b]
	}
	for len(stack) > 0 {
		f := &stack[len(stack)-1]
		t := f.b.Last()
		if t == nil || f.next >= t.NumSuccessors() {
			stack = stack[:len(stack)-1]
			continue
		}
		s := t.Successor(f.next)
		f.next++
		if seen(s) {
			continue
		}
		list = append(list, s)
		stack = append(stack, frame{b: s})
		switch {
		case many != nil:
			many[s] = true
		case len(list) > fewBlocks:
			many = make(map[*core.Block]bool)
			for _, b := range list {
				many[b] = true
			}
		}
	}
	return list
}
