package railroad

import (
	"fmt"
	"strings"
)

// margin is around the diagram, end the length of the rail's ends.
const (
	margin = 4
	end    = 12
)

// SVG draws a diagram. The label says to those who cannot see it what it shows. A sequence that is too long for a page
// goes on in a further row.
func SVG(label string, n Node) string {
	rows := breakRows(n)
	c := &canvas{}
	w, y := 0, margin
	for _, r := range rows {
		w = max(w, r.w)
	}
	for i, r := range rows {
		y += max(r.up, half)
		x := margin + end
		if i == 0 {
			c.marker(margin, y)
			c.line(margin, y, end)
		} else {
			c.line(margin+radius, y, end-radius)
		}
		r.draw(c, x, y)
		x += r.w
		if i < len(rows)-1 {
			next := y + r.down + 2*clear + max(rows[i+1].up, half)
			c.carriageReturn(x, y, margin, y+r.down+clear, next)
		} else {
			c.line(x, y, end)
			c.marker(x+end, y)
		}
		y += r.down
		if i < len(rows)-1 {
			y += 2 * clear
		} else {
			y += max(0, half-r.down)
		}
	}
	width, height := w+2*end+2*margin+radius, y+margin
	var b strings.Builder
	fmt.Fprintf(&b, `<svg class="railroad" xmlns="http://www.w3.org/2000/svg" width="%d" height="%d" viewBox="0 0 %d %d" role="img" aria-label="%s" `+
		`font-family="ui-monospace, Menlo, Consolas, monospace" font-size="13" fill="none" stroke="currentColor" stroke-width="1.5">`,
		width, height, width, height, escape(label))
	fmt.Fprintf(&b, `<path d="%s"/>`, strings.TrimSpace(c.path.String()))
	b.WriteString(c.shapes.String())
	b.WriteString("</svg>")
	return b.String()
}

// breakRows lays out the rows of a diagram.
func breakRows(n Node) []box {
	s, ok := n.(Sequence)
	if !ok || len(s) == 0 {
		return []box{n.layout()}
	}
	var rows []box
	var items []box
	w := 0
	for _, it := range s.boxes() {
		if len(items) > 0 && w+gap+it.w > maxWidth {
			rows = append(rows, row(items))
			items, w = nil, 0
		}
		items = append(items, it)
		w += gap + it.w
	}
	return append(rows, row(items))
}

// canvas collects the rail and the boxes, which are drawn over it.
type canvas struct{ path, shapes strings.Builder }

func (c *canvas) line(x, y, w int) {
	if w > 0 {
		fmt.Fprintf(&c.path, "M%d %dh%d", x, y, w)
	}
}

// marker is an end of the diagram.
func (c *canvas) marker(x, y int) { fmt.Fprintf(&c.path, "M%d %dv%d", x, y-6, 12) }

// detour leads from (x, y) to (x+w, y) at another height.
func (c *canvas) detour(x, y, w, dy int) {
	s, v := bend(dy)
	fmt.Fprintf(&c.path, "M%d %dq%d 0 %d %dv%dq0 %d %d %dh%dq%d 0 %d %dv%dq0 %d %d %d", x, y,
		radius, radius, s, v, s, radius, s, w-4*radius, radius, radius, -s, -v, -s, radius, -s)
}

// bend returns the height of one bend and the straight part between two, for a rise or drop.
func bend(dy int) (s, v int) {
	if dy < 0 {
		return -radius, dy + 2*radius
	}
	return radius, dy - 2*radius
}

// branch leads from the rail to one that lies lower, merge back from there.
func (c *canvas) branch(x, y, dy int) {
	s, v := bend(dy)
	fmt.Fprintf(&c.path, "M%d %dq%d 0 %d %dv%dq0 %d %d %d", x, y, radius, radius, s, v, s, radius, s)
}

func (c *canvas) merge(x, y, dy int) { c.branch(x, y, dy) }

// returnPath leads from the end of a loop's body back to its start, with a hole for what is there.
func (c *canvas) returnPath(x, y, inner, drop, pad, hole int) {
	left, right := x+2*radius, x+2*radius+inner
	v := drop - 2*radius
	fmt.Fprintf(&c.path, "M%d %dq%d 0 %d %dv%dq0 %d %d %dH%d", right, y, radius, radius, radius, v, radius, -radius, radius,
		left+pad+hole)
	fmt.Fprintf(&c.path, "M%d %dH%dq%d 0 %d %dv%dq0 %d %d %d", left+pad, y+drop, left, -radius, -radius, -radius, -v, -radius,
		radius, -radius)
}

// carriageReturn leads from the end of a row to the start of the next, through the space between them.
func (c *canvas) carriageReturn(x, y, left, middle, next int) {
	fmt.Fprintf(&c.path, "M%d %dq%d 0 %d %dV%dq0 %d %d %dH%d", x, y, radius, radius, radius, middle-radius, radius, -radius, radius,
		left+radius)
	fmt.Fprintf(&c.path, "q%d 0 %d %dV%dq0 %d %d %d", -radius, -radius, radius, next-radius, radius, radius, radius)
}

func (c *canvas) label(x, y, w int, text, title, class string, round int) {
	b := &c.shapes
	fmt.Fprintf(b, `<g class="%s">`, class)
	if title != "" {
		fmt.Fprintf(b, "<title>%s</title>", escape(title))
	}
	fmt.Fprintf(b, `<rect x="%d" y="%d" width="%d" height="%d"`, x, y-half, w, 2*half)
	if round > 0 {
		fmt.Fprintf(b, ` rx="%d"`, round)
	}
	fmt.Fprintf(b, `/><text x="%d" y="%d" text-anchor="middle" fill="currentColor" stroke="none" textLength="%d" lengthAdjust="spacingAndGlyphs">%s</text></g>`,
		x+w/2, y+4, w-2*padding, escape(text))
}

var escaper = strings.NewReplacer("&", "&amp;", "<", "&lt;", ">", "&gt;", `"`, "&quot;", "\n", " ")

func escape(s string) string { return escaper.Replace(s) }
