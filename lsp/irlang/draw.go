package irlang

import (
	"fmt"
	"strings"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/marks"
	"github.com/odsgen/ods/lsp/internal/graph"
)

// maxDrawnLines bounds the text of a box.
const maxDrawnLines = 12

// drawBlocks draws the control flow of an operation: its blocks with their operations, and the edges of terminators.
func (p *part) drawBlocks(op *core.Operation) string {
	var g graph.Graph
	number := map[*core.Block]int{}
	labels := map[*core.Block]string{}
	for i := range p.marks {
		if m := &p.marks[i]; m.Kind == marks.Label {
			labels[m.Of.(*core.Block)] = p.spelling(m)
		}
	}
	var blocks []*core.Block
	for _, r := range op.Regions() {
		for b := r.Entry(); b != nil; b = b.Next() {
			number[b] = len(blocks)
			blocks = append(blocks, b)
		}
	}
	for i, b := range blocks {
		lines := []string{labels[b]}
		if labels[b] == "" {
			lines[0] = fmt.Sprintf("block %d", i)
		}
		for o := range b.Ops() {
			if len(lines) == maxDrawnLines {
				lines = append(lines, "...")
				break
			}
			lines = append(lines, p.firstLine(o))
		}
		g.Nodes = append(g.Nodes, graph.Node{Lines: lines})
	}
	for i, b := range blocks {
		last := b.Last()
		if last == nil {
			continue
		}
		for k := range last.NumSuccessors() {
			if to, ok := number[last.Successor(k)]; ok {
				g.Edges = append(g.Edges, graph.Edge{From: i, To: to})
			}
		}
	}
	return g.SVG()
}

// drawUses draws the operations of a block and the values that go from one to another, which may be in a region of it.
func (p *part) drawUses(b *core.Block) string {
	var g graph.Graph
	number := map[*core.Operation]int{}
	args := 0
	if b.NumArgs() > 0 {
		var names []string
		for _, a := range b.Args() {
			names = append(names, core.TypeString(a.Type()))
		}
		g.Nodes = append(g.Nodes, graph.Node{Lines: []string{"arguments", strings.Join(names, ", ")}})
		args = 1
	}
	for o := range b.Ops() {
		number[o] = len(g.Nodes)
		g.Nodes = append(g.Nodes, graph.Node{Lines: []string{p.firstLine(o)}})
	}
	seen := map[graph.Edge]bool{}
	link := func(from int, v *core.Value) {
		for u := range v.Uses() {
			user := u.Owner()
			for user != nil && user.Block() != b {
				user = user.ParentOp()
			}
			if user == nil {
				continue
			}
			if e := (graph.Edge{From: from, To: number[user]}); !seen[e] {
				seen[e] = true
				g.Edges = append(g.Edges, e)
			}
		}
	}
	if args > 0 {
		for _, a := range b.Args() {
			link(0, a)
		}
	}
	for o := range b.Ops() {
		for i := range o.NumResults() {
			link(number[o], o.Result(i))
		}
	}
	return g.SVG()
}

// firstLine returns the first line of the text of an operation.
func (p *part) firstLine(op *core.Operation) string {
	n := p.tree().byOp[op]
	if n == nil {
		return op.Name()
	}
	line, _, _ := strings.Cut(p.header(n), "\n")
	return strings.TrimSpace(line)
}
