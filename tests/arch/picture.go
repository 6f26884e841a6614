package arch

import (
	"cmp"
	"fmt"
	"go/ast"
	"html"
	"maps"
	"path"
	"slices"
	"strings"
)

// Picture is a drawing of the tree: boxes with arrows between them.
type Picture struct {
	Name  string // of the file, without extension
	Title string // for those who cannot see it
	Boxes []Box
	Links []Link
}

// Box is a thing in a picture. Its symbol, when it has one, is a function, method or type that a package of the module
// declares.
type Box struct {
	Name    string   // unique in the picture; the first line of the box
	Package string   // path within the module, or "" where the box is no code
	Symbol  string   // "Load", "Manager.Run"; "" for a package as a whole
	Says    []string // further lines
}

// Link is an arrow between two boxes, with what is handed over.
type Link struct{ From, To, Gives string }

// Pictures returns the drawings of the tree: its layers with the imports between them, and the ways of a definition and
// of a module through them. An error names a box that says something that the code does not.
func Pictures(t *Tree) ([]Picture, error) {
	out := []Picture{layersPicture(t), definitionPicture, modulePicture}
	for _, p := range out {
		for _, b := range p.Boxes {
			if err := t.declares(b); err != nil {
				return nil, fmt.Errorf("picture %q: box %q: %w", p.Name, b.Name, err)
			}
		}
	}
	return out, nil
}

// declares checks that what a box names exists.
func (t *Tree) declares(b Box) error {
	if b.Package == "" {
		return nil
	}
	p := t.all[path.Join(t.Module, b.Package)]
	if p == nil || p.Error != nil {
		return fmt.Errorf("no package %q", b.Package)
	}
	if b.Symbol == "" {
		return nil
	}
	for _, name := range p.files() {
		f, err := t.parse(name)
		if err != nil {
			return err
		}
		for _, d := range f.Decls {
			if slices.Contains(declared(d), b.Symbol) {
				return nil
			}
		}
	}
	return fmt.Errorf("package %q declares no %q", b.Package, b.Symbol)
}

// declared returns the names of the functions, methods and types of a declaration.
func declared(d ast.Decl) []string {
	switch d := d.(type) {
	case *ast.FuncDecl:
		if d.Recv == nil {
			return []string{d.Name.Name}
		}
		typ := d.Recv.List[0].Type
		if star, ok := typ.(*ast.StarExpr); ok {
			typ = star.X
		}
		if id, ok := typ.(*ast.Ident); ok {
			return []string{id.Name + "." + d.Name.Name}
		}
	case *ast.GenDecl:
		var out []string
		for _, s := range d.Specs {
			if ts, ok := s.(*ast.TypeSpec); ok {
				out = append(out, ts.Name.Name)
			}
		}
		return out
	}
	return nil
}

// layersPicture shows the layers and who imports whom. An import that others imply is not drawn.
func layersPicture(t *Tree) Picture {
	imports := map[layer]map[layer]bool{}
	for _, p := range t.Packages {
		from, ok := layerOf(p.Path)
		if !ok || from == layerTests || from == layerTestDialect || from == layerTestPasses || from == layerExamples {
			continue
		}
		if imports[from] == nil {
			imports[from] = map[layer]bool{}
		}
		for _, path := range p.Imports {
			if target, ours := t.within(path); ours && target != "defs" {
				if to, ok := layerOf(target); ok && to != from && to != layerTestDialect && to != layerTestPasses {
					imports[from][to] = true
				}
			}
		}
	}
	pic := Picture{Name: "layers", Title: "The layers of the source tree; an arrow points from a layer to one that it imports"}
	for _, from := range slices.Sorted(maps.Keys(imports)) {
		pic.Boxes = append(pic.Boxes, Box{Name: string(from), Says: layerSays[from]})
		for _, to := range slices.Sorted(maps.Keys(imports[from])) {
			if !implied(imports, from, to) {
				pic.Links = append(pic.Links, Link{From: string(from), To: string(to)})
			}
		}
	}
	return pic
}

// implied reports whether a layer reaches another by a longer way than the direct one. The imports have no cycle.
func implied(imports map[layer]map[layer]bool, from, to layer) bool {
	var reaches func(l layer) bool
	reaches = func(l layer) bool {
		for next := range imports[l] {
			if next == to || reaches(next) {
				return true
			}
		}
		return false
	}
	for next := range imports[from] {
		if next != to && reaches(next) {
			return true
		}
	}
	return false
}

// Measures of a picture in pixels. Text is monospaced.
const (
	charWidth  = 7
	lineHeight = 17
	boxPad     = 10
	rowGap     = 58
	columnGap  = 26
	pageMargin = 16
)

// placed is a box with its place, or a bend of an arrow that passes a row.
type placed struct {
	Box
	bend       bool
	x, y, w, h int
}

func (b *placed) lines() []string {
	if b.bend {
		return nil
	}
	lines := []string{b.Name}
	if b.Package != "" && b.Package != b.Name {
		where := b.Package
		if b.Symbol != "" {
			where += "." + b.Symbol
		}
		lines = append(lines, where)
	}
	return append(lines, b.Says...)
}

// drawing is a picture laid out in rows. Its links lead from one row to the next.
type drawing struct {
	rows  [][]*placed
	links []drawnLink
}

type drawnLink struct {
	from, to *placed
	gives    string
}

// SVG draws the picture. A box stands in the row below the lowest box that points to it; within a row, boxes stand near
// those that point to them.
func (p Picture) SVG() string {
	d := p.layout()
	width, height := 0, 0
	for _, row := range d.rows {
		for _, b := range row {
			width, height = max(width, b.x+b.w), max(height, b.y+b.h)
		}
	}
	width, height = width+pageMargin, height+pageMargin
	var s strings.Builder
	fmt.Fprintf(&s, `<svg xmlns="http://www.w3.org/2000/svg" width="%d" height="%d" viewBox="0 0 %d %d" role="img" aria-label="%s" `+
		`font-family="ui-monospace, Menlo, Consolas, monospace" font-size="12">`+"\n", width, height, width, height,
		html.EscapeString(p.Title))
	s.WriteString(`<defs><marker id="tip" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="7" markerHeight="7" orient="auto">` +
		`<path d="M0 0L8 4L0 8z" fill="#57606a"/></marker></defs>` + "\n")
	fmt.Fprintf(&s, `<rect width="%d" height="%d" fill="#ffffff"/>`+"\n", width, height)
	for _, l := range d.links {
		d.arrow(&s, l)
	}
	for _, row := range d.rows {
		for _, b := range row {
			b.draw(&s)
		}
	}
	s.WriteString("</svg>\n")
	return s.String()
}

// draw draws a box with its lines, the first in bold; a bend is a stroke through the row.
func (b *placed) draw(s *strings.Builder) {
	if b.bend {
		fmt.Fprintf(s, `<path d="M%d %dV%d" stroke="#57606a"/>`+"\n", b.x, b.y, b.y+b.h)
		return
	}
	fill := "#ddf4ff"
	if b.Package == "" && len(b.Says) == 0 {
		fill = "#f6f8fa"
	}
	fmt.Fprintf(s, `<rect x="%d" y="%d" width="%d" height="%d" rx="6" fill="%s" stroke="#57606a"/>`+"\n", b.x, b.y, b.w, b.h, fill)
	for i, line := range b.lines() {
		style := ""
		if i == 0 {
			style = ` font-weight="bold"`
		}
		fmt.Fprintf(s, `<text x="%d" y="%d" fill="#1f2328" text-anchor="middle"%s>%s</text>`+"\n",
			b.x+b.w/2, b.y+boxPad+12+i*lineHeight, style, html.EscapeString(line))
	}
}

// arrow draws a link from the lower edge of a box to the upper edge of another.
func (d *drawing) arrow(s *strings.Builder, l drawnLink) {
	x1, x2 := d.port(l, true), d.port(l, false)
	y1, y2, tip := l.from.y+l.from.h, l.to.y, ` marker-end="url(#tip)"`
	if l.to.bend {
		tip = ""
	} else {
		y2--
	}
	half := (y1 + y2) / 2
	fmt.Fprintf(s, `<path d="M%d %dC%d %d %d %d %d %d" fill="none" stroke="#57606a"%s/>`+"\n", x1, y1, x1, half, x2, half, x2, y2,
		tip)
	if l.gives != "" {
		fmt.Fprintf(s, `<text x="%d" y="%d" fill="#57606a" font-style="italic" stroke="#ffffff" stroke-width="4" paint-order="stroke">%s</text>`+"\n",
			(x1+x2)/2+8, half+4, html.EscapeString(l.gives))
	}
}

// port is the place at the edge of a box where a link starts or ends. Links at one edge are spread in the order of
// their other ends.
func (d *drawing) port(l drawnLink, leaving bool) int {
	b, end := l.to, l.from
	if leaving {
		b, end = l.from, l.to
	}
	var ends []*placed
	for _, other := range d.links {
		if leaving && other.from == b {
			ends = append(ends, other.to)
		} else if !leaving && other.to == b {
			ends = append(ends, other.from)
		}
	}
	slices.SortStableFunc(ends, func(a, c *placed) int { return cmp.Compare(a.x+a.w/2, c.x+c.w/2) })
	return b.x + b.w*(slices.Index(ends, end)+1)/(len(ends)+1)
}

// layout gives each box its place.
func (p Picture) layout() *drawing {
	d := new(drawing)
	boxes := map[string]*placed{}
	rank := p.ranks()
	put := func(b *placed, r int) {
		for len(d.rows) <= r {
			d.rows = append(d.rows, nil)
		}
		d.rows[r] = append(d.rows[r], b)
	}
	for _, b := range p.Boxes {
		q := &placed{Box: b}
		for _, line := range q.lines() {
			q.w = max(q.w, len(line)*charWidth+2*boxPad)
		}
		q.h = len(q.lines())*lineHeight + 2*boxPad - 2
		boxes[b.Name] = q
		put(q, rank[b.Name])
	}
	for _, l := range p.Links {
		from, gives := boxes[l.From], l.Gives
		for r := rank[l.From] + 1; r < rank[l.To]; r++ {
			bend := &placed{bend: true}
			put(bend, r)
			d.links = append(d.links, drawnLink{from, bend, gives})
			from, gives = bend, ""
		}
		d.links = append(d.links, drawnLink{from, boxes[l.To], gives})
	}
	d.place()
	return d
}

// place sets the rows below one another, each in the middle.
func (d *drawing) place() {
	total := 0
	for _, row := range d.rows {
		total = max(total, rowWidth(row))
	}
	y := pageMargin
	for _, row := range d.rows {
		pull := map[*placed]int{}
		for _, b := range row {
			pull[b] = d.pull(b)
		}
		slices.SortStableFunc(row, func(a, b *placed) int { return cmp.Compare(pull[a], pull[b]) })
		x, h := pageMargin+(total-rowWidth(row))/2, 0
		for _, b := range row {
			b.x, b.y = x, y
			x += b.w + columnGap
			h = max(h, b.h)
		}
		for _, b := range row {
			if b.bend {
				b.h = h
			}
		}
		y += h + rowGap
	}
}

func rowWidth(row []*placed) int {
	w := -columnGap
	for _, b := range row {
		w += b.w + columnGap
	}
	return w
}

// ranks gives each box the length of the longest way to it.
func (p Picture) ranks() map[string]int {
	rank := map[string]int{}
	for range p.Boxes { // no way is longer than there are boxes
		for _, l := range p.Links {
			rank[l.To] = max(rank[l.To], rank[l.From]+1)
		}
	}
	return rank
}

// pull is where the boxes that point to a box stand on average. Their row is placed already.
func (d *drawing) pull(b *placed) int {
	sum, n := 0, 0
	for _, l := range d.links {
		if l.to == b {
			sum, n = sum+l.from.x+l.from.w/2, n+1
		}
	}
	return sum / max(n, 1)
}
