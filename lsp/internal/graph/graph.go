package graph

import (
	"cmp"
	"fmt"
	"html"
	"slices"
	"strings"
	"unicode/utf8"
)

// Graph is a directed graph.
type Graph struct {
	Nodes []Node
	Edges []Edge
}

// Node is a box.
type Node struct{ Lines []string }

// Edge is an arrow between the nodes of two numbers.
type Edge struct{ From, To int }

// Sizes in pixels. The font is one whose characters have one width.
const (
	charWidth  = 7.25
	lineHeight = 16
	pad        = 8
	gapX, gapY = 28, 44
	maxChars   = 72
	sweeps     = 4
)

// box is a placed node.
type box struct {
	layer      int
	x, y, w, h float64
	lines      []string
}

// SVG returns the picture. Colours follow the scheme of the viewer.
func (g *Graph) SVG() string {
	boxes := g.place()
	var width, height float64
	for _, b := range boxes {
		width, height = max(width, b.x+b.w), max(height, b.y+b.h)
	}
	width += 40 // for edges that go back
	var s strings.Builder
	fmt.Fprintf(&s, `<svg xmlns="http://www.w3.org/2000/svg" width="%.0f" height="%.0f" viewBox="-10 -10 %.0f %.0f">`+"\n",
		width+20, height+20, width+20, height+20)
	s.WriteString(style)
	for _, e := range g.Edges {
		drawEdge(&s, &boxes[e.From], &boxes[e.To])
	}
	for i := range boxes {
		drawBox(&s, &boxes[i])
	}
	s.WriteString("</svg>\n")
	return s.String()
}

const style = `<style>
svg { background: #fff; font: 12px ui-monospace, Menlo, Consolas, monospace }
rect { fill: #f6f8fa; stroke: #57606a } text { fill: #1f2328 } path { fill: none; stroke: #57606a } .back { stroke: #bc4c00 }
@media (prefers-color-scheme: dark) {
svg { background: #0d1117 } rect { fill: #161b22; stroke: #8b949e } text { fill: #e6edf3 }
path { stroke: #8b949e } .back { stroke: #f0883e }
}
</style>
<defs><marker id="arrow" viewBox="0 0 8 8" refX="8" refY="4" markerWidth="8" markerHeight="8" orient="auto">
<path d="M0 0 L8 4 L0 8"/></marker></defs>
`

func drawBox(s *strings.Builder, b *box) {
	fmt.Fprintf(s, `<rect x="%.1f" y="%.1f" width="%.1f" height="%.1f" rx="4"/>`+"\n", b.x, b.y, b.w, b.h)
	for i, line := range b.lines {
		fmt.Fprintf(s, `<text x="%.1f" y="%.1f" xml:space="preserve">%s</text>`+"\n", b.x+pad, b.y+pad+float64(i+1)*lineHeight-4,
			html.EscapeString(line))
	}
}

func drawEdge(s *strings.Builder, from, to *box) {
	x1, y1, x2, y2 := from.x+from.w/2, from.y+from.h, to.x+to.w/2, to.y
	if to.layer > from.layer {
		fmt.Fprintf(s, `<path d="M%.1f %.1f C%.1f %.1f %.1f %.1f %.1f %.1f" marker-end="url(#arrow)"/>`+"\n",
			x1, y1, x1, y1+gapY/2, x2, y2-gapY/2, x2, y2)
		return
	}
	// Back: around the right side.
	x1, y1 = from.x+from.w, from.y+from.h/2
	x2, y2 = to.x+to.w, to.y+to.h/2
	out := max(x1, x2) + 30
	fmt.Fprintf(s, `<path class="back" d="M%.1f %.1f C%.1f %.1f %.1f %.1f %.1f %.1f" marker-end="url(#arrow)"/>`+"\n",
		x1, y1, out, y1, out, y2, x2, y2)
}

// place gives each node its box.
func (g *Graph) place() []box {
	boxes := make([]box, len(g.Nodes))
	for i, n := range g.Nodes {
		b := &boxes[i]
		for _, line := range n.Lines {
			if utf8.RuneCountInString(line) > maxChars {
				line = string([]rune(line)[:maxChars-3]) + "..."
			}
			b.lines = append(b.lines, line)
			b.w = max(b.w, float64(utf8.RuneCountInString(line))*charWidth+2*pad)
		}
		b.h = float64(len(b.lines))*lineHeight + 2*pad
	}
	preds := make([][]int, len(boxes))
	for _, e := range g.layer(boxes) {
		preds[e.To] = append(preds[e.To], e.From)
	}
	layers := map[int][]int{}
	last := 0
	for i := range boxes {
		layers[boxes[i].layer] = append(layers[boxes[i].layer], i)
		last = max(last, boxes[i].layer)
	}
	y := 0.0
	for k := 0; k <= last; k++ {
		spread(boxes, layers[k], y)
		h := 0.0
		for _, i := range layers[k] {
			h = max(h, boxes[i].h)
		}
		y += h + gapY
	}
	for range sweeps {
		for k := 0; k <= last; k++ {
			order(boxes, layers[k], preds)
		}
	}
	return boxes
}

// layer puts each node below those that lead to it, and returns the edges that do not go back.
func (g *Graph) layer(boxes []box) []Edge {
	next := make([][]int, len(boxes))
	for _, e := range g.Edges {
		next[e.From] = append(next[e.From], e.To)
	}
	order := postorder(next)
	rank := make([]int, len(boxes))
	for i, n := range order {
		rank[n] = len(order) - i
	}
	var forward []Edge
	for _, e := range g.Edges {
		if rank[e.From] < rank[e.To] {
			forward = append(forward, e)
		}
	}
	slices.SortStableFunc(forward, func(a, b Edge) int { return cmp.Compare(rank[a.From], rank[b.From]) })
	for _, e := range forward {
		boxes[e.To].layer = max(boxes[e.To].layer, boxes[e.From].layer+1)
	}
	return forward
}

// postorder returns the nodes in the order in which a depth-first walk leaves them.
func postorder(next [][]int) []int {
	var order []int
	seen, at := make([]bool, len(next)), make([]int, len(next))
	for root := range next {
		if seen[root] {
			continue
		}
		seen[root] = true
		for stack := []int{root}; len(stack) > 0; {
			n := stack[len(stack)-1]
			if at[n] == len(next[n]) {
				order = append(order, n)
				stack = stack[:len(stack)-1]
				continue
			}
			m := next[n][at[n]]
			at[n]++
			if !seen[m] {
				seen[m] = true
				stack = append(stack, m)
			}
		}
	}
	return order
}

// spread places the nodes of a layer beside one another.
func spread(boxes []box, layer []int, y float64) {
	x := 0.0
	for _, i := range layer {
		boxes[i].x, boxes[i].y = x, y
		x += boxes[i].w + gapX
	}
}

// order sorts a layer by where the nodes stand that lead to it, and moves it below them.
func order(boxes []box, layer []int, preds [][]int) {
	centre := func(i int) float64 {
		list := preds[i]
		if len(list) == 0 {
			list = []int{i}
		}
		sum := 0.0
		for _, k := range list {
			sum += boxes[k].x + boxes[k].w/2
		}
		return sum / float64(len(list))
	}
	slices.SortStableFunc(layer, func(a, b int) int { return cmp.Compare(centre(a), centre(b)) })
	x := 0.0
	for _, i := range layer {
		want := x
		if len(preds[i]) > 0 {
			want = max(x, centre(i)-boxes[i].w/2)
		}
		boxes[i].x = want
		x = want + boxes[i].w + gapX
	}
}
