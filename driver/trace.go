package driver

import (
	"cmp"
	"encoding/json"
	"fmt"
	"io"
	"slices"
	"sync"
	"time"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/passes"
)

// tracer records what ran when on which worker, for --trace. The file is in the trace event format that Perfetto and
// Chrome show: an object for each execution, on the row of its worker. A nil tracer records nothing.
type tracer struct {
	passes.NoInstrumentation
	start  time.Time
	mu     sync.Mutex
	events []traceEvent
	open   map[int][]traceEvent // what runs, by worker
}

// traceEvent is one execution; times are in microseconds.
type traceEvent struct {
	Name     string            `json:"name"`
	Category string            `json:"cat,omitempty"`
	Phase    string            `json:"ph"`
	Start    float64           `json:"ts"`
	Duration float64           `json:"dur"`
	Process  int               `json:"pid"`
	Worker   int               `json:"tid"`
	Args     map[string]string `json:"args,omitempty"`
}

func newTracer() *tracer { return &tracer{start: time.Now(), open: make(map[int][]traceEvent)} }

func (t *tracer) now() float64 { return float64(time.Since(t.start).Nanoseconds()) / 1000 }

func (t *tracer) begin(worker int, category, name string, args map[string]string) {
	t.mu.Lock()
	defer t.mu.Unlock()
	t.open[worker] = append(t.open[worker], traceEvent{Name: name, Category: category, Phase: "X", Start: t.now(), Worker: worker,
		Args: args})
}

func (t *tracer) end(worker int, failed bool) {
	t.mu.Lock()
	defer t.mu.Unlock()
	l := t.open[worker]
	e := l[len(l)-1]
	t.open[worker] = l[:len(l)-1]
	e.Duration = t.now() - e.Start
	if failed {
		e.Args["failed"] = "true"
	}
	t.events = append(t.events, e)
}

// span records a phase of the command and returns what ends it.
func (t *tracer) span(name string) (stop func()) {
	if t == nil {
		return func() {}
	}
	t.begin(0, "phase", name, nil)
	return func() { t.end(0, false) }
}

// BeforePass starts the record of a pass.
func (t *tracer) BeforePass(e *passes.Event) {
	t.begin(e.Worker, "pass", e.Pass.ClassName(), map[string]string{"pass": e.Pass.Name, "operation": traceOp(e.Op)})
}

// AfterPass ends it.
func (t *tracer) AfterPass(e *passes.Event) { t.end(e.Worker, e.Failed) }

// BeforeAnalysis starts the record of an analysis.
func (t *tracer) BeforeAnalysis(e *passes.AnalysisEvent) {
	t.begin(e.Worker, "analysis", e.Name, map[string]string{"operation": traceOp(e.Op)})
}

// AfterAnalysis ends it.
func (t *tracer) AfterAnalysis(e *passes.AnalysisEvent) { t.end(e.Worker, false) }

func traceOp(op *core.Operation) string { return op.Name() + symbolOf(op) }

// write writes the file.
func (t *tracer) write(w io.Writer) error {
	slices.SortStableFunc(t.events, func(a, b traceEvent) int { return cmp.Compare(a.Start, b.Start) })
	rows := map[int]bool{}
	var names []traceEvent
	for _, e := range t.events {
		if !rows[e.Worker] {
			rows[e.Worker] = true
			names = append(names, traceEvent{Name: "thread_name", Phase: "M", Worker: e.Worker,
				Args: map[string]string{"name": fmt.Sprintf("worker %d", e.Worker)}})
		}
	}
	enc := json.NewEncoder(w)
	enc.SetIndent("", " ")
	return enc.Encode(map[string][]traceEvent{"traceEvents": append(names, t.events...)})
}

// writeTrace writes the file that --trace asks for.
func (r *optRun) writeTrace() error {
	if r.tracer == nil {
		return nil
	}
	w, err := createOutput(r.o.trace, r.s.Out)
	if err != nil {
		return err
	}
	if err := r.tracer.write(w); err != nil {
		w.discard()
		return fmt.Errorf("cannot write the trace: %w", err)
	}
	return w.commit()
}

// span measures a phase of the command, and returns what ends it.
func (r *optRun) span(name string) (stop func()) {
	timed, traced := r.timer.span(name), r.tracer.span(name)
	return func() {
		traced()
		timed()
	}
}
