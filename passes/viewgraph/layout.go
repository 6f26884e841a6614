package viewgraph

import (
	"cmp"
	"slices"

	"github.com/odsgen/ods/core"
)

// Sizes of the drawing, in units of the font.
const (
	charWidth   = 7.2
	lineHeight  = 16.0
	padding     = 8.0
	nodeGap     = 24.0
	layerGap    = 44.0
	boxPadding  = 14.0
	laneWidth   = 10.0
	orderRounds = 8
	alignRounds = 6

	// More bends than these make big drawings slow and no clearer.
	bendsPerChild = 20
	bendsPerBox   = 2000
)

// place is where an item is: x and y of its upper left corner, relative to the box around it until [graph.absolute].
type place struct{ x, y, w, h float64 }

// link is the part of an edge that runs in one box, between two of its children or from the upper border (from is nil)
// or to the lower one (to is nil).
type link struct {
	box      *item
	from, to *item
	via      []*slot // bends, in the direction of the edge
	upwards  bool
}

// slot is a place in a layer: a child, or a bend of a link that passes the layer.
type slot struct {
	item  *item
	layer int
	order float64 // position in the layer
	x, w  float64
	up    []*slot
	down  []*slot
}

// layout places the children of a box, inner boxes first, and gives it its size.
func (g *graph) layout(x *item, links map[*item][]*link) {
	if x.cluster == 0 {
		x.place.w, x.place.h = nodeSize(x)
		return
	}
	slots := make(map[*item]*slot, len(x.children))
	for _, c := range x.children {
		g.layout(c, links)
		slots[c] = &slot{item: c, w: c.place.w}
	}
	layers := layerize(x, slots, links[x])
	arrange(layers)
	top := boxPadding + titleHeight(x)
	width := titleWidth(x)
	left := leftmost(layers)
	for _, l := range layers {
		h := lineHeight
		for _, s := range l {
			if s.item != nil {
				h = max(h, s.item.place.h)
			}
		}
		x.layers = append(x.layers, place{y: top, h: h})
		for _, s := range l {
			s.x += boxPadding - left
			width = max(width, s.x+s.w+boxPadding)
			if s.item != nil {
				s.item.place.x, s.item.place.y = s.x, top
			}
		}
		top += h + layerGap
	}
	if len(layers) > 0 {
		top -= layerGap
	}
	x.place.w, x.place.h = width, top+boxPadding
}

func leftmost(layers [][]*slot) float64 {
	left := 0.0
	for i, l := range layers {
		for j, s := range l {
			if i == 0 && j == 0 || s.x < left {
				left = s.x
			}
		}
	}
	return left
}

// layerize gives each child the layer below everything that it depends on, and puts bends into the layers that links
// pass. Links that would close a cycle count backwards.
func layerize(x *item, slots map[*item]*slot, links []*link) [][]*slot {
	index := make(map[*item]int, len(x.children))
	for i, c := range x.children {
		index[c] = i
	}
	down := make(map[*slot][]*slot)
	used := make(map[*slot]bool) // something in the box or outside comes before it
	for _, l := range links {
		if l.to != nil {
			used[slots[l.to]] = true
		}
		if l.from == nil || l.to == nil {
			continue
		}
		a, b := l.from, l.to
		if l.upwards = index[a] > index[b]; l.upwards { // the order of the text has no cycles
			a, b = b, a
		}
		down[slots[a]] = append(down[slots[a]], slots[b])
	}
	n := 0
	for _, c := range x.children {
		s := slots[c]
		for _, t := range down[s] {
			t.layer = max(t.layer, s.layer+1)
		}
		n = max(n, s.layer+1)
	}
	// What depends on nothing comes as close to its users as possible, and a terminator last.
	for i, c := range slices.Backward(x.children) {
		s := slots[c]
		if i > 0 && c.op != nil && c.op.Has(core.TraitTerminator) && len(down[s]) == 0 && s.layer < n {
			s.layer = n
			n++
			continue
		}
		if len(down[s]) == 0 || used[s] {
			continue
		}
		s.layer = n
		for _, t := range down[s] {
			s.layer = min(s.layer, t.layer-1)
		}
	}
	layers := make([][]*slot, n)
	for _, c := range x.children {
		s := slots[c]
		layers[s.layer] = append(layers[s.layer], s)
	}
	budget := bendsPerChild*len(x.children) + bendsPerBox
	for _, l := range links {
		budget -= bend(l, slots, layers, budget)
	}
	return layers
}

// bend puts a bend into each layer that a link passes, unless these are too many, and returns how many there are.
func bend(l *link, slots map[*item]*slot, layers [][]*slot, budget int) int {
	a, b := slots[l.from], slots[l.to]
	if l.upwards {
		a, b = b, a
	}
	first, end := 0, len(layers)
	if a != nil {
		first = a.layer + 1
	}
	if b != nil {
		end = b.layer
	}
	if end-first > budget {
		return 0
	}
	last := a
	for k := first; k < end; k++ {
		s := &slot{layer: k, w: laneWidth}
		layers[k] = append(layers[k], s)
		l.via = append(l.via, s)
		if last != nil {
			join(last, s)
		}
		last = s
	}
	if last != nil && b != nil && last != b {
		join(last, b)
	}
	if l.upwards {
		slices.Reverse(l.via)
	}
	return len(l.via)
}

func join(a, b *slot) {
	a.down = append(a.down, b)
	b.up = append(b.up, a)
}

// arrange orders the slots of each layer so that few links cross (by the mean position of neighbours, up and down in
// turn), and then moves them over one another as far as the order allows.
func arrange(layers [][]*slot) {
	number := func(l []*slot) {
		for i, s := range l {
			s.order = float64(i)
		}
	}
	for _, l := range layers {
		number(l)
	}
	for round := range orderRounds {
		sweep(layers, round%2 == 0, func(l []*slot, near func(*slot) []*slot) {
			mean := make(map[*slot]float64, len(l))
			for _, s := range l {
				mean[s] = s.order
				if list := near(s); len(list) > 0 {
					sum := 0.0
					for _, t := range list {
						sum += t.order
					}
					mean[s] = sum / float64(len(list))
				}
			}
			slices.SortStableFunc(l, func(a, b *slot) int { return cmp.Compare(mean[a], mean[b]) })
			number(l)
		})
	}
	for _, l := range layers {
		pack(l, func(s *slot) float64 { return 0 })
	}
	for round := range alignRounds {
		sweep(layers, round%2 == 0, func(l []*slot, near func(*slot) []*slot) {
			pack(l, func(s *slot) float64 {
				list := near(s)
				if len(list) == 0 {
					return s.x
				}
				sum := 0.0
				for _, t := range list {
					sum += t.x + t.w/2
				}
				return sum/float64(len(list)) - s.w/2
			})
		})
	}
}

// sweep calls f for each layer, downwards or upwards, with the neighbours in the layer before.
func sweep(layers [][]*slot, downwards bool, f func(l []*slot, near func(*slot) []*slot)) {
	if downwards {
		for _, l := range layers {
			f(l, func(s *slot) []*slot { return s.up })
		}
		return
	}
	for i := len(layers) - 1; i >= 0; i-- {
		f(layers[i], func(s *slot) []*slot { return s.down })
	}
}

// pack places a layer with the least sum of squared distances from the wanted places: neighbours that would overlap
// form a group, which is placed as a whole.
func pack(l []*slot, want func(*slot) float64) {
	type group struct {
		first, n int
		sum      float64 // of wanted places, less the offset in the group
		width    float64
	}
	var groups []group
	for i, s := range l {
		g := group{first: i, n: 1, sum: want(s), width: s.w + nodeGap}
		for len(groups) > 0 {
			p := groups[len(groups)-1]
			if p.sum/float64(p.n)+p.width <= g.sum/float64(g.n) {
				break
			}
			g = group{first: p.first, n: p.n + g.n, sum: p.sum + g.sum - float64(g.n)*p.width, width: p.width + g.width}
			groups = groups[:len(groups)-1]
		}
		groups = append(groups, g)
	}
	for _, g := range groups {
		x := g.sum / float64(g.n)
		for _, s := range l[g.first : g.first+g.n] {
			s.x = x
			x += s.w + nodeGap
		}
	}
}

// absolute makes places relative to the drawing.
func (x *item) absolute(dx, dy float64) {
	x.place.x += dx
	x.place.y += dy
	for _, c := range x.children {
		c.absolute(x.place.x, x.place.y)
	}
}
