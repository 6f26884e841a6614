package railroad

import "unicode/utf8"

// Node is a piece of a diagram: [Terminal], [Name], [Sequence], [Optional], [OneOf], [Loop] or [Nothing].
type Node interface{ layout() box }

// Terminal is text that stands in the input as it is.
type Terminal struct {
	Text string
	// Title is shown when the pointer rests on the box; "" for nothing.
	Title string
}

// Name stands for something that is described elsewhere.
type Name struct{ Text, Title string }

// Sequence is its nodes one after the other.
type Sequence []Node

// Optional is a node that can be left out.
type Optional struct{ Body Node }

// OneOf is one of several nodes. An empty list is nothing.
type OneOf []Node

// Loop is a body once or several times, with Between in between; nil for nothing there.
type Loop struct{ Body, Between Node }

// Nothing is a stretch of rail.
type Nothing struct{}

// The measures, in pixels.
const (
	charWidth = 8
	padding   = 9  // between text and box
	half      = 11 // half a box's height
	gap       = 10 // between neighbours in a sequence
	radius    = 8  // of the rail's bends
	clear     = 8  // between things that lie above one another
	maxWidth  = 820
)

// box is a laid out node: its width, what it needs above and below the rail, and how it is drawn with the rail's left
// end at a point. A box draws the rail over its whole width.
type box struct {
	w, up, down int
	draw        func(c *canvas, x, y int)
}

func (n Terminal) layout() box { return label(n.Text, n.Title, "t", half) }

func (n Name) layout() box { return label(n.Text, n.Title, "n", 0) }

func label(text, title, class string, round int) box {
	w := utf8.RuneCountInString(text)*charWidth + 2*padding
	return box{w, half, half, func(c *canvas, x, y int) { c.label(x, y, w, text, title, class, round) }}
}

func (Nothing) layout() box {
	return box{gap, 0, 0, func(c *canvas, x, y int) { c.line(x, y, gap) }}
}

func (s Sequence) layout() box {
	if len(s) == 0 {
		return Nothing{}.layout()
	}
	return row(s.boxes())
}

func (s Sequence) boxes() []box {
	var out []box
	for _, n := range s {
		if inner, ok := n.(Sequence); ok { // a sequence in a sequence breaks like the outer one
			out = append(out, inner.boxes()...)
			continue
		}
		out = append(out, n.layout())
	}
	return out
}

// row puts boxes side by side.
func row(items []box) box {
	b := box{w: -gap}
	for _, it := range items {
		b.w += it.w + gap
		b.up, b.down = max(b.up, it.up), max(b.down, it.down)
	}
	b.draw = func(c *canvas, x, y int) {
		for i, it := range items {
			if i > 0 {
				c.line(x, y, gap)
				x += gap
			}
			it.draw(c, x, y)
			x += it.w
		}
	}
	return b
}

func (o Optional) layout() box {
	body := o.Body.layout()
	rise := max(body.up+clear, 2*radius)
	w := body.w + 4*radius
	return box{w, rise, body.down, func(c *canvas, x, y int) {
		c.line(x, y, 2*radius)
		body.draw(c, x+2*radius, y)
		c.line(x+2*radius+body.w, y, 2*radius)
		c.detour(x, y, w, -rise)
	}}
}

func (o OneOf) layout() box {
	if len(o) == 0 {
		return Nothing{}.layout()
	}
	var items []box
	inner := 0
	for _, n := range o {
		items = append(items, n.layout())
		inner = max(inner, items[len(items)-1].w)
	}
	if len(items) == 1 {
		return items[0]
	}
	drops := make([]int, len(items)) // from the rail down to the item's own
	for i := 1; i < len(items); i++ {
		drops[i] = max(drops[i-1]+items[i-1].down+clear+items[i].up, 2*radius)
	}
	last := len(items) - 1
	w := inner + 4*radius
	return box{w, items[0].up, drops[last] + items[last].down, func(c *canvas, x, y int) {
		for i, it := range items {
			if i == 0 {
				c.line(x, y, 2*radius)
			} else {
				c.branch(x, y, drops[i])
			}
			left := x + 2*radius
			it.draw(c, left, y+drops[i])
			c.line(left+it.w, y+drops[i], inner-it.w)
			if i == 0 {
				c.line(left+inner, y, 2*radius)
			} else {
				c.merge(left+inner, y+drops[i], -drops[i])
			}
		}
	}}
}

func (l Loop) layout() box {
	body := l.Body.layout()
	back := box{draw: func(*canvas, int, int) {}}
	if l.Between != nil {
		back = l.Between.layout()
	}
	inner := max(body.w, back.w)
	drop := max(body.down+clear+back.up, 2*radius)
	return box{inner + 4*radius, body.up, drop + back.down, func(c *canvas, x, y int) {
		left := x + 2*radius
		pad := (inner - body.w) / 2
		c.line(x, y, 2*radius+pad)
		body.draw(c, left+pad, y)
		c.line(left+pad+body.w, y, inner-body.w-pad+2*radius)
		pad = (inner - back.w) / 2
		c.returnPath(x, y, inner, drop, pad, back.w)
		back.draw(c, left+pad, y+drop)
	}}
}
