package viewgraph

import (
	"bufio"
	"fmt"
	"html"
	"io"
	"math"
	"slices"

	"github.com/odsgen/ods/core"
)

const svgHead = `<svg xmlns="http://www.w3.org/2000/svg" width="%.0f" height="%.0f" viewBox="0 0 %.0f %.0f">
<style>
text { font: 12px monospace; fill: #222 }
.title { font-weight: bold }
.small { fill: #555 }
.box { fill: #000; fill-opacity: 0.03; stroke: #888 }
.block { fill: #fff; stroke: #bbb; stroke-dasharray: 4 3 }
.node { stroke: #555 }
.cell { stroke: #999 }
.use { fill: none; stroke: #345; stroke-width: 1.2; marker-end: url(#head) }
.flow { fill: none; stroke: #b55; stroke-width: 1.2; stroke-dasharray: 5 3; marker-end: url(#flowhead) }
</style>
<defs>
<marker id="head" viewBox="0 0 10 10" refX="9" refY="5" markerWidth="7" markerHeight="7" orient="auto"><path d="M0 0L10 5L0 10z" fill="#345"/></marker>
<marker id="flowhead" viewBox="0 0 10 10" refX="9" refY="5" markerWidth="7" markerHeight="7" orient="auto"><path d="M0 0L10 5L0 10z" fill="#b55"/></marker>
</defs>
<rect width="100%%" height="100%%" fill="#fff"/>
`

// writeSVG draws the graph. Besides what the text for Graphviz has, blocks are linked to their successors.
func (g *graph) writeSVG(w io.Writer) error {
	edges := append(g.edges[:len(g.edges):len(g.edges)], successors(g.root, nil)...)
	links, routes := linkUp(edges)
	g.layout(g.root, links)
	g.root.absolute(boxPadding, boxPadding)
	d := &svgWriter{w: bufio.NewWriter(w), g: g, blocks: make(map[*core.Region]int)}
	width, height := g.root.place.w+2*boxPadding, g.root.place.h+2*boxPadding
	fmt.Fprintf(d.w, svgHead, width, height, width, height)
	d.item(g.root)
	for i := range edges {
		d.edge(&edges[i], routes[i])
	}
	d.w.WriteString("</svg>\n")
	return d.w.Flush()
}

// successors lists the edges between blocks.
func successors(x *item, out []edge) []edge {
	byBlock := make(map[*core.Block]*item)
	for _, c := range x.children {
		if c.block != nil {
			byBlock[c.block] = c
		}
	}
	for _, c := range x.children {
		if c.block != nil && c.block.Last() != nil {
			for _, b := range c.block.Last().Successors() {
				out = append(out, edge{from: c, to: byBlock[b]})
			}
		}
		out = successors(c, out)
	}
	return out
}

// linkUp splits each edge into the parts that run in one box each: from its start out of the boxes around it up to the
// innermost box around both ends, there, and into the boxes around its end. routes has the parts of each edge in order;
// none where an end is around the other.
func linkUp(edges []edge) (links map[*item][]*link, routes [][]*link) {
	links = make(map[*item][]*link)
	routes = make([][]*link, len(edges))
	for i := range edges {
		from, to := edges[i].from, edges[i].to
		var out, in []*link
		leave := func() {
			out = append(out, &link{box: from.parent, from: from})
			from = from.parent
		}
		enter := func() {
			in = append(in, &link{box: to.parent, to: to})
			to = to.parent
		}
		for depth(from) > depth(to) {
			leave()
		}
		for depth(to) > depth(from) {
			enter()
		}
		if from == to {
			continue
		}
		for from.parent != to.parent {
			leave()
			enter()
		}
		out = append(out, &link{box: from.parent, from: from, to: to})
		slices.Reverse(in)
		routes[i] = append(out, in...)
		for _, l := range routes[i] {
			links[l.box] = append(links[l.box], l)
		}
	}
	return links, routes
}

func depth(x *item) (n int) {
	for ; x.parent != nil; x = x.parent {
		n++
	}
	return n
}

func cellWidth(c cell) float64 {
	s := c.name
	if c.typ != "" {
		s += ": " + c.typ
	}
	return textWidth(s) + 2*padding
}

func textWidth(s string) float64 { return float64(len([]rune(s))) * charWidth }

func lineText(a attribute) string { return a.name + ": " + a.value }

// nodeSize is the size of an operation's or an argument's node: a row of operands, the name with the attributes, a row
// of results.
func nodeSize(x *item) (w, h float64) {
	for _, row := range [][]cell{x.ins, x.outs} {
		sum := 0.0
		for _, c := range row {
			sum += cellWidth(c)
		}
		w = max(w, sum)
		if len(row) > 0 {
			h += lineHeight + padding
		}
	}
	if x.op != nil {
		w = max(w, textWidth(x.title)+2*padding)
		for _, a := range x.lines {
			w = max(w, textWidth(lineText(a))+2*padding)
		}
		h += lineHeight*float64(1+len(x.lines)) + padding
	}
	return w, h
}

func boxTitle(x *item) string {
	if x.types != "" {
		return x.title + " : (" + x.types + ")"
	}
	return x.title
}

func titleHeight(x *item) float64 {
	if x.op == nil {
		return lineHeight / 2
	}
	return lineHeight*float64(1+len(x.lines)) + padding/2
}

func titleWidth(x *item) float64 {
	w := textWidth(boxTitle(x))
	for _, a := range x.lines {
		w = max(w, textWidth(lineText(a)))
	}
	return w + 2*boxPadding
}

type svgWriter struct {
	w      *bufio.Writer
	g      *graph
	blocks map[*core.Region]int // blocks drawn so far
}

func (d *svgWriter) text(x, y float64, class, s string) {
	if len(s) > 0 {
		fmt.Fprintf(d.w, "<text class=%q x=\"%.1f\" y=\"%.1f\">%s</text>\n", class, x, y, html.EscapeString(s))
	}
}

func (d *svgWriter) rect(p place, class, extra string) {
	fmt.Fprintf(d.w, "<rect class=%q x=\"%.1f\" y=\"%.1f\" width=\"%.1f\" height=\"%.1f\" rx=\"4\"%s/>\n", class, p.x, p.y, p.w, p.h,
		extra)
}

func (d *svgWriter) item(x *item) {
	if x.cluster == 0 {
		d.node(x)
		return
	}
	class := "box"
	if x.block != nil {
		class = "block"
	}
	d.rect(x.place, class, "")
	y := x.place.y + lineHeight
	if x.block != nil {
		r := x.block.Region()
		d.text(x.place.x+padding, y-2, "small", fmt.Sprintf("^bb%d", d.blocks[r]))
		d.blocks[r]++
	}
	d.text(x.place.x+padding, y, "title", boxTitle(x))
	for _, a := range x.lines {
		y += lineHeight
		d.text(x.place.x+padding, y, "small", lineText(a))
	}
	for _, c := range x.children {
		d.item(c)
	}
}

func (d *svgWriter) node(x *item) {
	p := x.place
	fill := ` fill="#f4f4f4"`
	if x.op != nil {
		fill = fmt.Sprintf(` fill="%s"`, hsv(d.g.hues[x.title], 0.3, 0.95))
	}
	d.rect(p, "node", fill)
	y := p.y
	if len(x.ins) > 0 {
		d.row(x, x.ins, y)
		y += lineHeight + padding
		d.rule(p, y)
	}
	if x.op != nil {
		y += lineHeight
		d.text(p.x+padding, y, "title", x.title)
		for _, a := range x.lines {
			y += lineHeight
			d.text(p.x+padding, y, "small", lineText(a))
		}
		y += padding
		if len(x.outs) > 0 {
			d.rule(p, y)
		}
	}
	d.row(x, x.outs, y)
}

func (d *svgWriter) rule(p place, y float64) {
	fmt.Fprintf(d.w, "<path class=\"cell\" d=\"M%.1f %.1fh%.1f\"/>\n", p.x, y, p.w)
}

// row writes cells next to one another.
func (d *svgWriter) row(x *item, cells []cell, y float64) {
	for i, c := range cells {
		left, w := cellAt(x, cells, i)
		if i > 0 {
			fmt.Fprintf(d.w, "<path class=\"cell\" d=\"M%.1f %.1fv%.1f\"/>\n", left, y, lineHeight+padding)
		}
		s := c.name
		if c.typ != "" {
			s += ": " + c.typ
		}
		d.text(left+(w-textWidth(s))/2, y+lineHeight, "", s)
	}
}

// cellAt returns where a cell is; the cells of a row share the width of the node.
func cellAt(x *item, cells []cell, i int) (left, width float64) {
	sum := 0.0
	for _, c := range cells {
		sum += cellWidth(c)
	}
	more := (x.place.w - sum) / float64(len(cells))
	left = x.place.x
	for k := range i {
		left += cellWidth(cells[k]) + more
	}
	return left, cellWidth(cells[i]) + more
}

// port returns the middle of a cell, or of the item where there is none.
func port(x *item, cells []cell, i int) float64 {
	if i < 0 || i >= len(cells) {
		return x.place.x + x.place.w/2
	}
	left, w := cellAt(x, cells, i)
	return left + w/2
}

type point struct{ x, y float64 }

// edge draws an edge from the bottom of one item to the top of the other, smoothly between the bends of its parts and
// straight along the layers that it passes.
func (d *svgWriter) edge(e *edge, route []*link) {
	class := "use"
	result := -1
	if e.port == "" {
		class = "flow"
	} else {
		result = slices.IndexFunc(e.from.outs, func(c cell) bool { return c.port == e.port })
	}
	at := point{port(e.from, e.from.outs, result), e.from.place.y + e.from.place.h}
	fmt.Fprintf(d.w, "<path class=%q d=\"M%.1f %.1f", class, at.x, at.y)
	for _, l := range route {
		for _, s := range l.via {
			x, layer := l.box.place.x+s.x+s.w/2, l.box.layers[s.layer]
			top, bottom := l.box.place.y+layer.y, l.box.place.y+layer.y+layer.h
			if l.upwards {
				top, bottom = bottom, top
			}
			at = d.curve(at, point{x, top})
			fmt.Fprintf(d.w, "L%.1f %.1f", x, bottom)
			at.y = bottom
		}
	}
	d.curve(at, point{port(e.to, e.to.ins, e.operand), e.to.place.y})
	d.w.WriteString("\"/>\n")
}

// curve draws to a point, leaving and arriving vertically.
func (d *svgWriter) curve(a, b point) point {
	bow := max(math.Abs(b.y-a.y)/2, 12)
	if b.y < a.y {
		bow = min(bow, 40)
	}
	fmt.Fprintf(d.w, "C%.1f %.1f %.1f %.1f %.1f %.1f", a.x, a.y+bow, b.x, b.y-bow, b.x, b.y)
	return b
}

// hsv returns a colour by hue, saturation and value.
func hsv(h, s, v float64) string {
	channel := func(n float64) int {
		k := math.Mod(n+h*6, 6)
		return int(math.Round(255 * (v - v*s*max(0, min(k, 4-k, 1)))))
	}
	return fmt.Sprintf("#%02x%02x%02x", channel(5), channel(3), channel(1))
}
