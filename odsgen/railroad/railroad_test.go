package railroad

import (
	"encoding/xml"
	"io"
	"slices"
	"strconv"
	"strings"
	"testing"
)

// random makes a node from a stream of numbers.
func random(next func(n int) int, depth int) Node {
	kind := next(7)
	if depth == 0 && kind > 2 {
		kind = next(3)
	}
	list := func() []Node {
		var out []Node
		for range 1 + next(4) {
			out = append(out, random(next, depth-1))
		}
		return out
	}
	switch kind {
	case 0:
		return Terminal{Text: strings.Repeat("x", 1+next(9))}
	case 1:
		return Name{Text: "$" + strings.Repeat("é", 1+next(9)), Title: `a "title" & <more>`}
	case 2:
		return Nothing{}
	case 3:
		return Sequence(list())
	case 4:
		return Optional{random(next, depth-1)}
	case 5:
		return OneOf(list())
	}
	l := Loop{Body: random(next, depth-1)}
	if next(2) == 0 {
		l.Between = Terminal{Text: ","}
	}
	return l
}

// point is a place in a drawing.
type point struct{ x, y int }

// stroke is a horizontal piece of rail.
type stroke struct{ from, to, y int }

// segments follows the path of a drawing: how many strokes start and end at a point, and the horizontal ones.
func segments(t *testing.T, d string) (ends map[point]int, flat []stroke, maxX, maxY int) {
	t.Helper()
	ends = map[point]int{}
	var x, y int
	touch := func() {
		maxX, maxY = max(maxX, x), max(maxY, y)
		if x < 0 || y < 0 {
			t.Fatalf("the rail leaves the picture at %d %d", x, y)
		}
	}
	rest := d
	number := func() int {
		rest = strings.TrimLeft(rest, " ")
		i := 0
		for i < len(rest) && (rest[i] == '-' && i == 0 || rest[i] >= '0' && rest[i] <= '9') {
			i++
		}
		n, err := strconv.Atoi(rest[:i])
		if err != nil {
			t.Fatalf("path %q: %v", rest, err)
		}
		rest = rest[i:]
		return n
	}
	started := false
	for rest != "" {
		op := rest[0]
		rest = rest[1:]
		switch op {
		case 'M':
			if started {
				ends[point{x, y}]++
			}
			x, y, started = number(), number(), true
			ends[point{x, y}]++
		case 'h':
			from := x
			x += number()
			flat = append(flat, stroke{min(from, x), max(from, x), y})
		case 'v':
			y += number()
		case 'H':
			x = number()
		case 'V':
			y = number()
		case 'q':
			number()
			number()
			x, y = x+number(), y+number()
		default:
			t.Fatalf("unknown path command %q", op)
		}
		touch()
	}
	ends[point{x, y}]++
	return ends, flat, maxX, maxY
}

type drawing struct {
	Width  int    `xml:"width,attr"`
	Height int    `xml:"height,attr"`
	Label  string `xml:"aria-label,attr"`
	Path   struct {
		D string `xml:"d,attr"`
	} `xml:"path"`
	Groups []struct {
		Title string `xml:"title"`
		Text  string `xml:"text"`
		Rect  struct {
			X int `xml:"x,attr"`
			Y int `xml:"y,attr"`
			W int `xml:"width,attr"`
			H int `xml:"height,attr"`
		} `xml:"rect"`
	} `xml:"g"`
}

func parse(t *testing.T, svg string) drawing {
	t.Helper()
	var d drawing
	dec := xml.NewDecoder(strings.NewReader(svg))
	if err := dec.Decode(&d); err != nil {
		t.Fatalf("%v in\n%s", err, svg)
	}
	if _, err := dec.Token(); err != io.EOF {
		t.Fatalf("text behind the drawing: %v", err)
	}
	return d
}

// TestLayout draws many diagrams: each is XML, stays inside its frame, its boxes do not overlap, and every piece of
// rail meets another piece or a box.
func TestLayout(t *testing.T) {
	seed := uint32(1)
	next := func(n int) int {
		seed = seed*1664525 + 1013904223
		return int(seed>>16) % n
	}
	for range 400 {
		n := random(next, 4)
		svg := SVG(`a "label"`, n)
		if again := SVG(`a "label"`, n); svg != again {
			t.Fatal("the same diagram is drawn differently")
		}
		d := parse(t, svg)
		if d.Label != `a "label"` {
			t.Fatalf("label %q", d.Label)
		}
		ends, flat, maxX, maxY := segments(t, d.Path.D)
		if maxX > d.Width || maxY > d.Height {
			t.Fatalf("the rail leaves the picture of %d by %d at %d %d\n%s", d.Width, d.Height, maxX, maxY, svg)
		}
		for i, g := range d.Groups {
			r := g.Rect
			ends[point{r.X, r.Y + r.H/2}]++
			ends[point{r.X + r.W, r.Y + r.H/2}]++
			if r.X < 0 || r.Y < 0 || r.X+r.W > d.Width || r.Y+r.H > d.Height {
				t.Fatalf("box %q leaves the picture\n%s", g.Text, svg)
			}
			for _, h := range d.Groups[:i] {
				q := h.Rect
				if r.X < q.X+q.W && q.X < r.X+r.W && r.Y < q.Y+q.H && q.Y < r.Y+r.H {
					t.Fatalf("boxes %q and %q overlap\n%s", g.Text, h.Text, svg)
				}
			}
		}
		loose := 0
		for p, n := range ends {
			joins := func(s stroke) bool { return s.y == p.y && s.from < p.x && p.x < s.to }
			if n == 1 && !slices.ContainsFunc(flat, joins) {
				loose++
			}
		}
		if loose > 6 { // the tips of the two end markers, and where the rail touches them
			t.Fatalf("%d loose ends of rail\n%s", loose, svg)
		}
	}
}

func TestRows(t *testing.T) {
	var s Sequence
	for range 30 {
		s = append(s, Terminal{Text: "keyword"}, Sequence{Name{Text: "$operand"}})
	}
	d := parse(t, SVG("long", s))
	if d.Width > maxWidth+100 || d.Height < 100 || len(d.Groups) != 60 {
		t.Errorf("a long sequence is %d by %d with %d boxes", d.Width, d.Height, len(d.Groups))
	}
}

func TestTitle(t *testing.T) {
	d := parse(t, SVG("x", Name{Text: "<a>", Title: "b & c"}))
	if len(d.Groups) != 1 || d.Groups[0].Text != "<a>" || d.Groups[0].Title != "b & c" {
		t.Errorf("got %+v", d.Groups)
	}
	if strings.Contains(SVG("x", Name{Text: "a"}), "<title>") {
		t.Error("an empty title is written")
	}
}
