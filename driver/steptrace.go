package driver

import (
	"bytes"
	"fmt"
	"sync"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/textdiff"
	"github.com/odsgen/ods/passes"
)

// stepTracer prints what each step of a script of dialect transform changes, as --transform-trace asks for. A step that
// only runs others is not shown when nothing is left to show after them.
type stepTracer struct {
	passes.NoInstrumentation
	print core.PrintOptions
	mu    sync.Mutex
	roots map[*core.Operation]*tracedScript
}

// tracedScript is what is known about the script that changes one operation.
type tracedScript struct {
	text   []byte // the payload when it was shown last
	number int    // of the step that was shown last
	nested []int  // for each step that runs, the number when it began
}

func newStepTracer(o *optOptions) *stepTracer {
	t := &stepTracer{print: o.print, roots: make(map[*core.Operation]*tracedScript)}
	t.print.KeepNames = o.keepNames
	t.print.Workers = 1
	return t
}

// BeforeStep remembers the payload.
func (t *stepTracer) BeforeStep(e *passes.ScriptStep) {
	t.mu.Lock()
	s := t.roots[e.Root]
	if s == nil {
		s = new(tracedScript)
		t.roots[e.Root] = s
	}
	t.mu.Unlock()
	if len(s.nested) == 0 {
		s.text = t.payload(e.Root)
	}
	s.nested = append(s.nested, s.number)
}

// AfterStep prints.
func (t *stepTracer) AfterStep(e *passes.ScriptStep) {
	t.mu.Lock()
	s := t.roots[e.Root]
	t.mu.Unlock()
	n := len(s.nested) - 1
	isOuter := s.number > s.nested[n]
	s.nested = s.nested[:n]
	was, now := s.text, t.payload(e.Root)
	if isOuter && bytes.Equal(was, now) {
		return
	}
	s.text = now
	s.number++
	pos, _ := e.Op.Context().Position(e.Op.Loc())
	fmt.Fprintf(e.Out, "// -----// Transform Step %d: %s%s at %s //----- //\n", s.number, e.Op.Name(), stepSymbol(e.Op), pos)
	if e.Failure != "" {
		fmt.Fprintf(e.Out, "// failed: %s\n", e.Failure)
	}
	if bytes.Equal(was, now) {
		fmt.Fprint(e.Out, "// no change\n\n")
		return
	}
	name := fmt.Sprintf("'%s' operation%s", e.Root.Name(), symbolOf(e.Root))
	fmt.Fprintf(e.Out, "%s\n", textdiff.Unified(name+", before", name+", after", string(was)+"\n", string(now)+"\n"))
}

// stepSymbol returns " @name" for a named sequence.
func stepSymbol(op *core.Operation) string {
	if name, ok := op.SymbolName(); ok {
		return " " + core.AttrString(op.Context().SymbolRef(name))
	}
	return ""
}

// payload prints the operation that a script changes; it may be invalid between steps.
func (t *stepTracer) payload(root *core.Operation) []byte {
	if root.IsErased() {
		return []byte("erased")
	}
	o := t.print
	o.LocalScope = o.LocalScope || root.Block() != nil
	if !o.AssumeVerified && !o.Generic {
		o.Generic = !valid(root, 1)
	}
	text, _ := printed(root, o)
	return text
}
