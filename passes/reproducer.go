package passes

import (
	"fmt"
	"io"
	"strings"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/diag"
)

// Reproducer asks a [Manager] for a file that repeats a failure: the IR as it was, and the pipeline that fails on it as
// an external resource, which [TakeReproduction] reads.
type Reproducer struct {
	// Create opens the file when a pass has failed; name is what the report calls it. Closing completes the file.
	Create func() (w io.WriteCloser, name string, err error)
	// Local keeps the IR before each pass, and writes that of the pass that fails with a pipeline of this pass alone.
	// It needs a manager with one worker, because the copy is that of the whole IR, and DisableThreading.
	Local bool
	// DisableThreading is what the file says about threads: whether they are to be off when it is run.
	DisableThreading bool
}

// reproducerGroup is the name of the external resources that hold a pipeline.
const reproducerGroup = "mlir_reproducer"

// noLocalReproducer is the error about local reproducers with several workers.
const noLocalReproducer = "Local crash reproduction may not be used without disabling mutli-threading first."

// Reproduction is the pipeline of a reproducer. An absent part leaves open what it says.
type Reproduction struct {
	Pipeline                     string
	DisableThreading, VerifyEach *bool
}

// WriteReproducer writes the operation with the pipeline that is to run on it, in the form that [TakeReproduction]
// reads.
func WriteReproducer(w io.Writer, op *core.Operation, r Reproduction, o core.PrintOptions) error {
	g := core.ExternalGroup{Name: reproducerGroup, Entries: []core.ExternalResource{
		{Key: "pipeline", Kind: core.ResourceString, Str: r.Pipeline}}}
	flag := func(key string, b *bool) {
		if b != nil {
			g.Entries = append(g.Entries, core.ExternalResource{Key: key, Kind: core.ResourceBool, Bool: *b})
		}
	}
	flag("disable_threading", r.DisableThreading)
	flag("verify_each", r.VerifyEach)
	o.External = []core.ExternalGroup{g}
	return core.Print(w, op, o)
}

// TakeReproduction returns what the reproducer that was parsed into the context asks for, nil when there was none, and
// removes it from the context. The findings say what is wrong with it; with errors the result is nil.
func TakeReproduction(c *core.Context) (*Reproduction, diag.List) {
	entries := c.TakeExternalResources(reproducerGroup)
	if len(entries) == 0 {
		return nil, nil
	}
	rep := core.NewReporter(c)
	r := new(Reproduction)
	flag := func(e *core.ExternalResource, field **bool) bool {
		if e.Kind != core.ResourceBool {
			return rep.Errorf(e.ValueLoc, "expected 'true' or 'false' value for key '%s'", e.Key).Fail()
		}
		*field = &e.Bool
		return true
	}
	for i := range entries {
		e, ok := &entries[i], true
		switch e.Key {
		case "pipeline":
			if ok = e.Kind == core.ResourceString; !ok {
				rep.Errorf(e.ValueLoc, "expected string value for key '%s'", e.Key)
			} else if ok = e.Str != ""; !ok {
				rep.Errorf(e.ValueLoc, "%s", unwrapped)
			}
			r.Pipeline = e.Str
		case "disable_threading":
			ok = flag(e, &r.DisableThreading)
		case "verify_each":
			ok = flag(e, &r.VerifyEach)
		default:
			ok = rep.Errorf(e.Loc, "unknown '%s' resource key '%s'", reproducerGroup, e.Key).Fail()
		}
		if !ok {
			return nil, rep.List()
		}
	}
	return r, nil
}

// failure is the first failure of a task in the order of the operations.
type failure struct {
	loc     core.Location
	running []string // the passes that run, the innermost last
	at      int      // how many findings come before the report about it
	local   *snapshot
}

// snapshot is IR with the pipeline that is to run on it.
type snapshot struct {
	op       *core.Operation
	pipeline string
}

// reproduction is the state of a run that writes a reproducer on failure.
type reproduction struct {
	to    *Reproducer
	whole *snapshot // nil for a local one
}

// startReproduction keeps what a global reproducer needs.
func (m *Manager) startReproduction(op *core.Operation) *reproduction {
	r := &reproduction{to: m.Reproducer}
	if !r.to.Local {
		steps := make([]string, len(m.steps))
		for i := range m.steps {
			steps[i] = m.steps[i].String()
		}
		r.whole = &snapshot{op.Clone(nil), m.anchor + "(" + strings.Join(steps, ", ") + ")"}
	}
	return r
}

// enter notes that a pass runs, and returns what becomes a report when it fails.
func (t *task) enter(p *Pass, op *core.Operation) *failure {
	r := t.m.reproduction
	if r == nil {
		return nil
	}
	name := fmt.Sprintf("`%s` on '%s' operation", p.ClassName(), op.Name())
	if s, ok := op.Attr(core.SymbolNameAttr).(*core.StringAttr); ok {
		name += ": @" + s.Value()
	}
	t.running = append(t.running[:len(t.running):len(t.running)], name)
	f := &failure{loc: op.Loc(), running: t.running}
	if r.to.Local {
		f.local = localSnapshot(p, op)
	}
	return f
}

// leave ends what enter has begun.
func (t *task) leave(f *failure, failed bool) {
	if f == nil {
		return
	}
	t.running = t.running[:len(t.running)-1]
	if failed && t.failure == nil {
		f.at = len(t.report.List())
		t.failure = f
	}
}

// localSnapshot copies the IR around op, with a pipeline that runs one pass on operations in op's place.
func localSnapshot(p *Pass, op *core.Operation) *snapshot {
	pipeline := p.String()
	for ; op.ParentOp() != nil; op = op.ParentOp() {
		pipeline = op.Name() + "(" + pipeline + ")"
	}
	return &snapshot{op.Clone(nil), op.Name() + "(" + pipeline + ")"}
}

// report writes the reproducer and returns the findings with the report in its place.
func (r *reproduction) report(t *task, op *core.Operation) diag.List {
	f := t.failure
	if f == nil { // no pass has failed: one could not be scheduled
		if r.to.Local {
			return t.report.List()
		}
		f = &failure{loc: op.Loc(), at: len(t.report.List())}
	}
	passes := "[" + strings.Join(f.running, ", ") + "]"
	s := r.whole
	if s == nil {
		s = f.local
		passes = f.running[len(f.running)-1]
	}
	rep := core.NewReporter(t.m.ctx)
	rep.Errorf(f.loc, "Failures have been detected while processing an MLIR pass pipeline").
		Note(f.loc, "Pipeline failed while executing %s: %s", passes, r.write(t.m.Manager, s))
	list := t.report.List()
	out := append(diag.List(nil), list[:f.at]...)
	out = append(out, rep.List()...)
	return append(out, list[f.at:]...)
}

// write writes the reproducer and says what became of it.
func (r *reproduction) write(m *Manager, s *snapshot) string {
	w, name, err := r.to.Create()
	if err != nil {
		return "failed to create output stream: Failed to create reproducer stream: " + err.Error()
	}
	verify, o := !m.NoVerify, m.Print
	if !o.Generic && !o.AssumeVerified {
		o.Generic = !core.Verify(s.op, core.NewReporter(m.ctx), core.VerifyOptions{Workers: m.Workers})
	}
	err = WriteReproducer(w, s.op, Reproduction{s.pipeline, &r.to.DisableThreading, &verify}, o)
	if e := w.Close(); err == nil {
		err = e
	}
	if err != nil {
		return fmt.Sprintf("cannot write the reproducer to `%s`: %v", name, err)
	}
	return "reproducer generated at `" + name + "`"
}
