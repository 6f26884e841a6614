package legacy

import (
	"sort"
	"strings"

	"github.com/odsgen/ods/core"
)

// This file prints upgraded IR with what the printer does not know: comments, blank lines and the names of aliases.

// comment is a comment of the old text.
type comment struct {
	at      int
	text    string
	alone   bool // nothing stands in front of it on its line
	header  bool // nothing but comments in front of it in the file
	brace   int  // offset of the '}' in front of it on its line, or -1
	blank   bool // the line above is blank
	closing int  // offset of the '}' that ends the region around it, or the length of the text
}

// anchor is an operation that is printed.
type anchor struct {
	origin int // in the old text
	line   int // in the new one, from 0
}

// print writes the module.
func (d *document) print(c *core.Context) []byte {
	root := d.module
	var anchors []anchor
	text := string(root.PrintWithPositions(core.PrintOptions{KeepNames: true, AssumeVerified: true},
		func(op *core.Operation, line, _ int) {
			if at, ok := d.offset(c, op.Loc()); ok && op != root {
				anchors = append(anchors, anchor{at, line - 1})
			}
		}))
	lines := strings.Split(strings.TrimRight(d.renameAliases(c, text), "\n"), "\n")
	lines, anchors = d.unwrap(lines, anchors)
	sort.SliceStable(anchors, func(i, j int) bool {
		return anchors[i].origin < anchors[j].origin || anchors[i].origin == anchors[j].origin && anchors[i].line < anchors[j].line
	})
	w := &weaver{src: d.src, text: string(d.src.Text), lines: lines, anchors: anchors, above: make(map[int][]string),
		trailing: make(map[int]string)}
	w.weave()
	return []byte(w.String())
}

// offset returns where a location of the old text is.
func (d *document) offset(c *core.Context, l core.Location) (int, bool) {
	if l.IsUnknown() || l.IsCompound() {
		return 0, false
	}
	pos, _ := c.Position(l)
	if pos.File != d.src.Name || pos.Line < 1 {
		return 0, false
	}
	return d.lineStart(pos.Line) + pos.Col - 1, true
}

func (d *document) lineStart(line int) int {
	if d.starts == nil {
		d.starts = []int{0}
		for i, b := range d.src.Text {
			if b == '\n' {
				d.starts = append(d.starts, i+1)
			}
		}
	}
	return d.starts[min(line, len(d.starts))-1]
}

// unwrap removes the module that nobody wrote.
func (d *document) unwrap(lines []string, anchors []anchor) ([]string, []anchor) {
	if !d.implicit {
		return lines, anchors
	}
	open := -1
	for i, l := range lines {
		if l == "module {" {
			open = i
			break
		}
	}
	last := len(lines) - 1
	for last > open && lines[last] != "}" {
		last--
	}
	if open < 0 || last <= open {
		return lines, anchors
	}
	out := append([]string(nil), lines[:open]...)
	for _, l := range lines[open+1 : last] {
		out = append(out, strings.TrimPrefix(l, "  "))
	}
	out = append(out, lines[last+1:]...)
	for i := range anchors {
		if anchors[i].line > open {
			anchors[i].line--
		}
	}
	return out, anchors
}

// renameAliases gives aliases that the printer makes the names that equal ones had in the old text.
func (d *document) renameAliases(c *core.Context, text string) string {
	old := make(map[core.Attribute]string)
	for _, a := range d.today.Aliases {
		if attr, err := core.ParseAttr(c, a.Value); err == nil && old[attr] == "" {
			old[attr] = a.Name
		}
	}
	names, used := make(map[string]string), make(map[string]bool)
	for line := range strings.Lines(text) {
		name, value, ok := strings.Cut(strings.TrimSpace(line), " = ")
		if !ok || !strings.HasPrefix(name, "#") {
			break
		}
		used[name] = true
		if attr, err := core.ParseAttr(c, value); err == nil && old[attr] != "" {
			names[name] = old[attr]
		}
	}
	for name, as := range names {
		if used[as] && names[as] != as { // another alias of the new text has that name
			delete(names, name)
		}
	}
	if len(names) == 0 {
		return text
	}
	var b strings.Builder
	src := &core.Source{Text: []byte(text)}
	done := 0
	for at := 0; ; {
		s, e, _ := src.Token(at)
		if s >= len(text) {
			break
		}
		at = max(e, s+1)
		if as, ok := names[text[s:e]]; ok && (s == 0 || !isNameByte(text[s-1])) {
			b.WriteString(text[done:s] + as)
			done = e
		}
	}
	b.WriteString(text[done:])
	return b.String()
}

func isNameByte(c byte) bool {
	return c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || c >= '0' && c <= '9' || c == '_' || c == '.' || c == '$' || c == '-'
}

// weaver puts comments between the lines of the new text.
type weaver struct {
	src      *core.Source
	text     string
	lines    []string
	anchors  []anchor
	header   []string
	above    map[int][]string // lines in front of a line
	trailing map[int]string
	braces   map[int]int // the '{' of each '}'
	footer   []string
	parted   bool // a blank line follows the header
}

// comments finds the comments of the old text, and the braces around them.
func (w *weaver) comments() (list []comment) {
	stack := [][]int{nil}
	first := true
	for at := 0; ; {
		s, e, _ := w.src.Token(at)
		list = w.gap(list, at, min(s, len(w.text)), first, &stack[len(stack)-1])
		if first && s < len(w.text) {
			w.parted = w.blankAbove(strings.LastIndexAny(w.text[:s], "\n\r") + 1)
		}
		if first && s < len(w.text) && w.text[s] != '#' && w.text[s] != '!' { // what touches the first operation belongs to it
			for i := len(list) - 1; i >= 0; i-- {
				if line := strings.LastIndexAny(w.text[:s], "\n\r") + 1; i == len(list)-1 && w.blankAbove(line) {
					break
				}
				list[i].header = false
				if list[i].blank {
					break
				}
			}
		}
		if s >= len(w.text) {
			break
		}
		switch w.text[s:max(s, e)] {
		case "{":
			stack = append(stack, nil)
		case "}":
			for _, i := range stack[len(stack)-1] {
				list[i].closing = s
			}
			if len(stack) > 1 {
				stack = stack[:len(stack)-1]
			}
		}
		first = false
		at = max(e, s+1)
	}
	return list
}

// gap adds the comments between two tokens.
func (w *weaver) gap(list []comment, from, to int, first bool, around *[]int) []comment {
	for from < to {
		i := strings.Index(w.text[from:to], "//")
		if i < 0 {
			break
		}
		s := from + i
		e := s
		for e < to && w.text[e] != '\n' && w.text[e] != '\r' {
			e++
		}
		line := strings.LastIndexAny(w.text[:s], "\n\r") + 1
		ahead := strings.TrimSpace(w.text[line:s])
		cm := comment{at: s, text: strings.TrimRight(w.text[s:e], " \t"), alone: ahead == "", header: first, brace: -1,
			closing: len(w.text),
			blank:   w.blankAbove(line)}
		if strings.HasPrefix(ahead, "}") && strings.Trim(ahead, "} )") == "" {
			cm.brace = line + strings.LastIndexByte(w.text[line:s], '}')
		}
		*around = append(*around, len(list))
		list = append(list, cm)
		from = e
	}
	return list
}

// blankAbove reports whether the line in front of one that begins at an offset is blank.
func (w *weaver) blankAbove(line int) bool {
	if line == 0 {
		return false
	}
	above := strings.LastIndexByte(w.text[:line-1], '\n') + 1
	return line-1 > above && strings.TrimSpace(w.text[above:line-1]) == "" || line-1 == above
}

func indent(line string) int { return len(line) - len(strings.TrimLeft(line, " ")) }

// next returns the first anchor at or behind an offset, previous the last one in front of it; -1 when there is none.
func (w *weaver) next(at int) int {
	return sort.Search(len(w.anchors), func(i int) bool { return w.anchors[i].origin >= at })
}

func (w *weaver) weave() {
	for _, c := range w.comments() {
		w.place(c)
	}
	seen := make(map[int]bool)
	for _, a := range w.anchors {
		line := strings.LastIndexAny(w.text[:a.origin], "\n\r") + 1
		if seen[a.line] || strings.TrimSpace(w.text[line:a.origin]) != "" {
			continue
		}
		seen[a.line] = true
		if w.blankAbove(line) {
			w.above[a.line] = append(w.above[a.line], "")
		}
	}
}

// place decides where a comment goes.
func (w *weaver) place(c comment) {
	n := w.next(c.at)
	switch {
	case c.header:
		w.add(&w.header, c, 0)
	case !c.alone && c.brace >= 0 && w.behindBrace(c):
	case !c.alone && c.brace < 0 && n > 0 && w.sameLine(w.anchors[n-1].origin, c.at):
		w.append(w.anchors[n-1].line, c.text)
	case n < len(w.anchors) && w.anchors[n].origin < c.closing:
		line := w.anchors[n].line
		list := w.above[line]
		w.add(&list, c, indent(w.lines[line]))
		w.above[line] = list
	case n > 0 && c.closing < len(w.text):
		w.beforeClosing(w.anchors[n-1].line, c)
	default:
		w.add(&w.footer, c, 0)
	}
}

func (w *weaver) add(list *[]string, c comment, by int) {
	if c.blank && (len(*list) > 0 || list != &w.header) && (len(*list) == 0 || (*list)[len(*list)-1] != "") {
		*list = append(*list, "")
	}
	*list = append(*list, strings.Repeat(" ", by)+c.text)
}

// sameLine reports whether a comment ends a line of the statement that begins at an offset.
func (w *weaver) sameLine(from, at int) bool {
	between := w.text[from:at]
	return !strings.Contains(between, "\n") || !strings.ContainsAny(between, "{}")
}

func (w *weaver) append(line int, text string) {
	if w.trailing[line] != "" {
		text = w.trailing[line] + " " + text
	}
	w.trailing[line] = text
}

// behindBrace puts a comment behind the brace that ends the same region.
func (w *weaver) behindBrace(c comment) bool {
	open := w.matching(c.brace)
	n := w.next(open)
	if open < 0 || n == 0 {
		return false
	}
	line := w.anchors[n-1].line
	by := indent(w.lines[line])
	for i := line + 1; i < len(w.lines); i++ {
		if indent(w.lines[i]) == by && strings.HasPrefix(w.lines[i][by:], "}") {
			w.append(i, c.text)
			return true
		}
		if indent(w.lines[i]) < by {
			break
		}
	}
	return false
}

// matching returns the '{' that a '}' closes, or -1.
func (w *weaver) matching(brace int) int {
	if w.braces == nil {
		w.braces = make(map[int]int)
		var stack []int
		for at := 0; ; {
			s, e, _ := w.src.Token(at)
			if s >= len(w.text) {
				break
			}
			switch w.text[s:max(s, e)] {
			case "{":
				stack = append(stack, s)
			case "}":
				if k := len(stack); k > 0 {
					w.braces[s] = stack[k-1]
					stack = stack[:k-1]
				}
			}
			at = max(e, s+1)
		}
	}
	if open, ok := w.braces[brace]; ok {
		return open
	}
	return -1
}

// beforeClosing puts a comment in front of the brace that ends the region in which a line is, or which the line opens.
func (w *weaver) beforeClosing(line int, c comment) {
	by := indent(w.lines[line])
	open := w.next(c.at) - 1
	inside := !strings.Contains(w.text[w.anchors[open].origin:c.at], "{") || strings.Contains(w.text[w.anchors[open].origin:c.at],
		"}")
	if !inside { // the region has no operations that are printed
		by += 2
	}
	for i := line + 1; i < len(w.lines); i++ {
		if k := indent(w.lines[i]); k < by && strings.HasPrefix(w.lines[i][k:], "}") {
			list := w.above[i]
			w.add(&list, c, k+2)
			w.above[i] = list
			return
		}
	}
	w.add(&w.footer, c, 0)
}

// String puts everything together.
func (w *weaver) String() string {
	var b strings.Builder
	for _, l := range w.header {
		b.WriteString(l + "\n")
	}
	if len(w.header) > 0 && len(w.lines) > 0 && (w.parted || !strings.HasPrefix(w.lines[0], "#")) && len(w.above[0]) == 0 {
		b.WriteString("\n")
	}
	for i, l := range w.lines {
		for _, a := range w.above[i] {
			if a != "" || b.Len() > 0 {
				b.WriteString(a + "\n")
			}
		}
		b.WriteString(l)
		if t := w.trailing[i]; t != "" {
			b.WriteString("  " + t)
		}
		b.WriteString("\n")
	}
	for _, l := range w.footer {
		b.WriteString(l + "\n")
	}
	return b.String()
}
