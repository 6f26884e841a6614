package driver

import (
	"fmt"
	"io"
	"slices"
	"strings"
	"sync"
	"time"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/passes"
)

// timer measures the phases of a run for --mlir-timing. A nil timer measures nothing.
type timer struct {
	mu    sync.Mutex
	start time.Time
	total time.Duration
	root  timeNode
}

// timeNode is a line of the report: a phase, a nested pipeline or a pass.
type timeNode struct {
	name     string
	key      any // what identifies the node among its siblings
	children []*timeNode
	// user is the sum of all executions, wall the time during which at least one of them ran.
	user, wall time.Duration
	active     int
	since      time.Time
}

func newTimer() *timer { return &timer{start: time.Now()} }

// span starts a phase and returns what ends it.
func (t *timer) span(name string) (stop func()) {
	if t == nil {
		return func() {}
	}
	return t.enter(&t.root, name, name)
}

// enter starts an execution of the child of a node and returns what ends it.
func (t *timer) enter(parent *timeNode, key any, name string) (stop func()) {
	now := time.Now()
	t.mu.Lock()
	defer t.mu.Unlock()
	n := parent.child(key, name)
	if n.active == 0 {
		n.since = now
	}
	n.active++
	return func() {
		end := time.Now()
		t.mu.Lock()
		defer t.mu.Unlock()
		n.user += end.Sub(now)
		n.active--
		if n.active == 0 {
			n.wall += end.Sub(n.since)
		}
	}
}

func (n *timeNode) child(key any, name string) *timeNode {
	i := slices.IndexFunc(n.children, func(c *timeNode) bool { return c.key == key })
	if i < 0 {
		i = len(n.children)
		n.children = append(n.children, &timeNode{name: name, key: key})
	}
	return n.children[i]
}

// finish ends the measurement.
func (t *timer) finish() *timer {
	t.total = time.Since(t.start)
	return t
}

// passTimer measures passes. Executions of nested pipelines on different operations count for one line.
type passTimer struct {
	passes.NoInstrumentation
	t    *timer
	top  *core.Operation
	mu   sync.Mutex
	open map[*core.Operation][]openNode
}

// openNode is a pass or pipeline that runs on an operation.
type openNode struct {
	node *timeNode
	stop func()
}

// instrument returns what measures the passes of a pipeline on op.
func (t *timer) instrument(op *core.Operation) passes.Instrumentation {
	return &passTimer{t: t, top: op, open: make(map[*core.Operation][]openNode)}
}

// begin starts a line below what runs on the operation or the closest one around it.
func (p *passTimer) begin(op *core.Operation, key any, name string) {
	p.mu.Lock()
	defer p.mu.Unlock()
	parent := &p.t.root
	for o := op; o != nil; o = o.ParentOp() {
		if l := p.open[o]; len(l) > 0 {
			parent = l[len(l)-1].node
			break
		}
	}
	stop := p.t.enter(parent, key, name)
	p.open[op] = append(p.open[op], openNode{parent.child(key, name), stop})
}

func (p *passTimer) end(op *core.Operation) {
	p.mu.Lock()
	defer p.mu.Unlock()
	if l := p.open[op]; len(l) > 0 {
		l[len(l)-1].stop()
		p.open[op] = l[:len(l)-1]
	}
}

// BeforePass starts the line of a pass.
func (p *passTimer) BeforePass(e *passes.Event) { p.begin(e.Op, e.Pass, e.Pass.ClassName()) }

// AfterPass ends it.
func (p *passTimer) AfterPass(e *passes.Event) { p.end(e.Op) }

// BeforePipeline starts the line of a nested pipeline; the outermost one has none.
func (p *passTimer) BeforePipeline(l *passes.Pipeline, op *core.Operation) {
	if op != p.top {
		p.begin(op, l, "'"+l.Anchor()+"' Pipeline")
	}
}

// AfterPipeline ends it.
func (p *passTimer) AfterPipeline(_ *passes.Pipeline, op *core.Operation) {
	if op != p.top {
		p.end(op)
	}
}

// BeforeNested starts the line of pipelines for operations of several kinds that run together.
func (p *passTimer) BeforeNested(list []*passes.Pipeline, op *core.Operation) {
	if len(list) > 1 {
		p.begin(op, list[0], collectionName(list))
	}
}

// AfterNested ends it.
func (p *passTimer) AfterNested(list []*passes.Pipeline, op *core.Operation) {
	if len(list) > 1 {
		p.end(op)
	}
}

// collectionName is how reports call pipelines that run together.
func collectionName(list []*passes.Pipeline) string {
	names := make([]string, len(list))
	for i, l := range list {
		names[i] = "'" + l.Anchor() + "'"
	}
	return "Pipeline Collection : [" + strings.Join(names, ", ") + "]"
}

// BeforeAnalysis starts the line of an analysis, below that of the pass.
func (p *passTimer) BeforeAnalysis(e *passes.AnalysisEvent) { p.begin(e.Op, e.Name, "(A) "+e.Name) }

// AfterAnalysis ends it.
func (p *passTimer) AfterAnalysis(e *passes.AnalysisEvent) { p.end(e.Op) }

// timeRow is a line of the report.
type timeRow struct {
	name       string
	depth      int
	user, wall time.Duration
}

// print writes the report in mlir-opt's layout.
func (t *timer) print(w io.Writer, display, format string) {
	var sum timeRow
	parallel := false
	var walk func(n *timeNode, depth int, f func(timeRow))
	walk = func(n *timeNode, depth int, f func(timeRow)) {
		for _, c := range n.children {
			parallel = parallel || c.user-c.wall > time.Microsecond
			f(timeRow{c.name, depth, c.user, c.wall})
			walk(c, depth+1, f)
		}
	}
	var rows []timeRow
	walk(&t.root, 0, func(r timeRow) {
		if r.depth == 0 {
			sum.user += r.user
			sum.wall += r.wall
		}
		rows = append(rows, r)
	})
	rest := max(0, t.total-sum.wall)
	tail := []timeRow{{"Rest", 0, rest, rest}, {"Total", 0, sum.user + rest, t.total}}
	if format == "json" {
		t.printJSON(w, tail)
		return
	}
	if display == "list" {
		rows = mergeRows(rows)
	}
	banner(w, "Execution time report")
	fmt.Fprintf(w, "  Total Execution Time: %.4f seconds\n\n", t.total.Seconds())
	if parallel {
		io.WriteString(w, "  ----User Time----")
	}
	io.WriteString(w, "  ----Wall Time----  ----Name----\n")
	total := tail[1]
	for _, r := range append(rows, tail...) {
		if parallel {
			fmt.Fprintf(w, "  %8.4f (%5.1f%%)", r.user.Seconds(), percent(r.user, total.user))
		}
		fmt.Fprintf(w, "  %8.4f (%5.1f%%)  %s%s\n", r.wall.Seconds(), percent(r.wall, total.wall), strings.Repeat("  ", r.depth),
			r.name)
	}
}

// banner writes the title of a report.
func banner(w io.Writer, title string) {
	line := "===" + strings.Repeat("-", 73) + "==="
	title = "... " + title + " ..."
	fmt.Fprintf(w, "%s\n%s%s\n%s\n", line, strings.Repeat(" ", (80-len(title))/2), title, line)
}

func percent(part, whole time.Duration) float64 {
	if whole == 0 {
		return 0
	}
	return 100 * part.Seconds() / whole.Seconds()
}

// mergeRows adds up the lines with the same name, longest first.
func mergeRows(rows []timeRow) []timeRow {
	var out []timeRow
	for _, r := range rows {
		i := slices.IndexFunc(out, func(o timeRow) bool { return o.name == r.name })
		if i < 0 {
			out = append(out, timeRow{name: r.name, user: r.user, wall: r.wall})
			continue
		}
		out[i].user += r.user
		out[i].wall += r.wall
	}
	slices.SortStableFunc(out, func(a, b timeRow) int { return int(b.wall - a.wall) })
	return out
}

func (t *timer) printJSON(w io.Writer, tail []timeRow) {
	total := tail[1]
	entry := func(indent string, r timeRow) {
		fmt.Fprintf(w, `%s{"user": {"duration": %8.4f, "percentage": %5.1f}, "wall": {"duration": %8.4f, "percentage": %5.1f}, "name": %q`,
			indent, r.user.Seconds(), percent(r.user, total.user), r.wall.Seconds(), percent(r.wall, total.wall), r.name)
	}
	var nested func(n *timeNode, depth int)
	nested = func(n *timeNode, depth int) {
		indent := strings.Repeat("  ", depth)
		for _, c := range n.children {
			entry(indent, timeRow{c.name, depth, c.user, c.wall})
			io.WriteString(w, ", \"passes\": [\n")
			nested(c, depth+1)
			fmt.Fprintf(w, "%s{}]},\n", indent)
		}
	}
	io.WriteString(w, "[\n")
	nested(&t.root, 0)
	entry("", tail[0])
	io.WriteString(w, "},\n")
	entry("", tail[1])
	io.WriteString(w, "}\n]\n")
}
