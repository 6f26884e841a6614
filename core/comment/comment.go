package comment

import (
	"bytes"
	"cmp"
	"slices"
	"strings"

	"github.com/odsgen/ods/core"
)

// Comments are the comments of the texts that operations were parsed from. They belong to one goroutine.
type Comments struct {
	at map[core.Location]*group
}

// group is what belongs to one operation, each with its slashes.
type group struct {
	before, after []string // on lines of their own
	behind        string   // at the end of the line on which the operation begins
}

// mark is where an operation's name stands.
type mark struct {
	offset, depth int
	loc           core.Location
}

// Of finds the comments of the text that an operation and everything nested in it were parsed from. A comment on lines
// of its own belongs to the operation that follows in the same block, else to the last one of the block; a comment
// after an operation to that one. Operations whose location the text gives by loc(...) have no comments; their
// neighbours get them.
func Of(top *core.Operation) *Comments {
	c := &Comments{at: make(map[core.Location]*group)}
	marks := make(map[*core.Source][]mark)
	var sources []*core.Source
	top.Walk(func(op *core.Operation) {
		if s, offset := op.Context().SourceOf(op.Loc()); s != nil {
			if marks[s] == nil {
				sources = append(sources, s)
			}
			marks[s] = append(marks[s], mark{offset: offset, loc: op.Loc()})
		}
	})
	for _, s := range sources {
		list := marks[s]
		slices.SortStableFunc(list, func(a, b mark) int { return cmp.Compare(a.offset, b.offset) })
		c.collect(s.Text, slices.CompactFunc(list, func(a, b mark) bool { return a.offset == b.offset }))
	}
	return c
}

// collect gives the comments of a text to the operations that begin at the marks.
func (c *Comments) collect(text []byte, marks []mark) {
	next := 0      // the mark that comes next
	ended := -1    // the last mark at the depth of the block that was closed on this line
	line := 0      // where the current line begins
	label := false // a block's label stands on this line
	var waiting []string
	closing := func(depth int) { // the block ends: what waits belongs to its last operation
		if i := lastAt(marks[:next], depth); i >= 0 && len(waiting) > 0 {
			g := c.of(marks[i].loc)
			g.after = append(g.after, waiting...)
		} else if i := lastAt(marks[:next], depth-1); i >= 0 && len(waiting) > 0 { // a block without operations
			g := c.of(marks[i].loc)
			g.before = append(g.before, waiting...)
		}
		waiting = nil
	}
	for t := range tokens(text) {
		for next < len(marks) && marks[next].offset <= t.at {
			marks[next].depth = t.depth
			if len(waiting) > 0 {
				g := c.of(marks[next].loc)
				g.before = append(g.before, waiting...)
				waiting = nil
			}
			next++
		}
		switch {
		case t.text == "\n":
			line, ended, label = t.at+1, -1, false
		case t.text == "^" && len(bytes.TrimSpace(text[line:t.at])) == 0:
			label = true
			closing(t.depth)
		case t.text == "}":
			closing(t.depth + 1)
			for ended = next - 1; ended >= 0 && marks[ended].depth > t.depth; ended-- {
			}
		case strings.HasPrefix(t.text, "//"):
			own := len(bytes.TrimSpace(text[line:t.at])) == 0
			switch {
			case own:
				waiting = append(waiting, t.text)
			case next > 0 && marks[next-1].offset >= line:
				first := next - 1 // the first operation of the line
				for first > 0 && marks[first-1].offset >= line {
					first--
				}
				if g := c.of(marks[first].loc); g.behind == "" {
					g.behind = t.text
				} else {
					g.after = append(g.after, t.text)
				}
			case ended >= 0:
				g := c.of(marks[ended].loc)
				g.after = append(g.after, t.text)
			case label && isPrinters(t.text):
				// The printer says it again.
			default:
				waiting = append(waiting, t.text)
			}
		}
	}
	closing(0)
}

// isPrinters reports whether a comment after a block's label is one that the printer makes.
func isPrinters(s string) bool {
	return strings.HasPrefix(s, "// pred: ^") || s == "// no predecessors" || strings.Contains(s, " preds: ^")
}

// lastAt returns the index of the last mark at a depth, or -1.
func lastAt(marks []mark, depth int) int {
	for i := len(marks) - 1; i >= 0 && marks[i].depth >= depth; i-- {
		if marks[i].depth == depth {
			return i
		}
	}
	return -1
}

func (c *Comments) of(l core.Location) *group {
	g := c.at[l]
	if g == nil {
		g = new(group)
		c.at[l] = g
	}
	return g
}

// Print returns the text of an operation, as [core.Print] writes it, with the comments. Of several operations with one
// location the first one has the comments.
func (c *Comments) Print(op *core.Operation, o core.PrintOptions) []byte {
	type place struct {
		g         *group
		line, col int
	}
	var places []place
	seen := make(map[*group]bool)
	text := op.PrintWithPositions(o, func(op *core.Operation, line, col int) {
		if g := c.at[op.Loc()]; g != nil && !seen[g] {
			seen[g] = true
			places = append(places, place{g, line - 1, col})
		}
	})
	if len(places) == 0 {
		return text
	}
	lines := bytes.SplitAfter(text, []byte("\n"))
	offsets := make([]int, len(lines))
	for i := 1; i < len(lines); i++ {
		offsets[i] = offsets[i-1] + len(lines[i-1])
	}
	before, behind, after := make([][]string, len(lines)), make([]string, len(lines)), make([][]string, len(lines))
	for _, p := range places {
		indent := strings.Repeat(" ", p.col)
		for _, s := range p.g.before {
			before[p.line] = append(before[p.line], indent+s)
		}
		if p.g.behind != "" {
			behind[p.line] += "  " + p.g.behind
		}
		if len(p.g.after) > 0 {
			end, _ := slices.BinarySearch(offsets, endOf(text, offsets[p.line]+p.col)+1)
			for _, s := range p.g.after {
				after[end-1] = append(after[end-1], indent+s)
			}
		}
	}
	var b bytes.Buffer
	for i, l := range lines {
		for _, s := range before[i] {
			b.WriteString(s + "\n")
		}
		l, newline := bytes.CutSuffix(l, []byte("\n"))
		b.Write(l)
		b.WriteString(behind[i])
		if newline {
			b.WriteByte('\n')
		}
		for _, s := range after[i] {
			b.WriteString(s + "\n")
		}
	}
	return b.Bytes()
}

// endOf returns the offset of the end of the line on which the operation that begins at an offset ends.
func endOf(text []byte, at int) int {
	for t := range tokens(text[at:]) {
		if t.text == "\n" && t.depth == 0 {
			return at + t.at
		}
	}
	return len(text)
}
