package driver

import (
	"bytes"
	"fmt"
	"slices"
	"sync"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/textdiff"
	"github.com/odsgen/ods/passes"
)

// dumpOptions say when the IR is printed between passes.
type dumpOptions struct {
	before, after       []string
	beforeAll, afterAll bool
	onlyChanged         bool // of the dumps after a pass
	onFailure           bool // after a pass only when it failed
	moduleScope         bool
	diff                bool
	steps               bool // of scripts of dialect transform
	treeDir             string
}

func (d *dumpOptions) any() bool {
	return d.diff || d.beforeAll || d.afterAll || d.onFailure || len(d.before)+len(d.after) > 0
}

func (d *dumpOptions) isBefore(p *passes.Pass) bool {
	return d.beforeAll || slices.Contains(d.before, p.Name)
}

func (d *dumpOptions) isAfter(p *passes.Pass) bool {
	return d.afterAll || d.onFailure || slices.Contains(d.after, p.Name)
}

// dumper prints the IR around passes as --mlir-print-ir-* ask for, and what passes change as --print-ir-diff does.
type dumper struct {
	passes.NoInstrumentation
	o     dumpOptions
	print core.PrintOptions
	tree  *dumpTree // nil for dumps to the output
	mu    sync.Mutex
	was   map[*core.Operation][]irText // before the passes that run on it, the innermost last
}

// irText is IR as text before a pass, as far as it is needed.
type irText struct{ fingerprint, shown []byte }

func newDumper(o *optOptions) *dumper {
	d := &dumper{o: o.dump, print: o.print, was: make(map[*core.Operation][]irText)}
	d.print.KeepNames = o.keepNames
	d.print.Workers = 1
	if o.dump.treeDir != "" {
		d.tree = &dumpTree{dir: o.dump.treeDir, number: make(map[*core.Operation]int)}
	}
	return d
}

// err returns why a dump could not be written.
func (d *dumper) err() error {
	if d == nil || d.tree == nil {
		return nil
	}
	return d.tree.err
}

// BeforePass prints, and remembers the IR when changes matter.
func (d *dumper) BeforePass(e *passes.Event) {
	if d.o.isBefore(e.Pass) {
		d.dump(e, "Before", "")
	}
	if !d.o.diff && !d.o.onlyChanged {
		return
	}
	var was irText
	if d.o.diff {
		was.shown = d.text(e, e.Op)
	}
	if d.o.onlyChanged && d.o.isAfter(e.Pass) {
		was.fingerprint = fingerprint(e.Op)
	}
	d.mu.Lock()
	defer d.mu.Unlock()
	d.was[e.Op] = append(d.was[e.Op], was)
}

// AfterPass prints.
func (d *dumper) AfterPass(e *passes.Event) {
	was := d.before(e.Op)
	if d.o.diff {
		d.diff(e, was.shown)
	}
	if !d.o.isAfter(e.Pass) {
		return
	}
	if e.Failed {
		d.dump(e, "After", " Failed")
		return
	}
	if d.o.onFailure || d.o.onlyChanged && bytes.Equal(was.fingerprint, fingerprint(e.Op)) {
		return
	}
	d.dump(e, "After", "")
}

// before returns what BeforePass remembered for the pass that ends, and forgets it.
func (d *dumper) before(op *core.Operation) (was irText) {
	d.mu.Lock()
	defer d.mu.Unlock()
	l := d.was[op]
	if n := len(l); n > 0 {
		was, l[n-1] = l[n-1], irText{}
		d.was[op] = l[:n-1]
		if n == 1 {
			delete(d.was, op)
		}
	}
	return was
}

// fingerprint is a text that tells different IR apart.
func fingerprint(op *core.Operation) []byte {
	// a buffer takes everything
	text, _ := printed(op, core.PrintOptions{Generic: true, DebugInfo: true, LocalScope: true, Workers: 1})
	return text
}

// dump prints the IR to the output or, with --mlir-print-ir-tree-dir, to a file.
func (d *dumper) dump(e *passes.Event, when, outcome string) {
	var b bytes.Buffer
	fmt.Fprintf(&b, "// -----// IR Dump %s %s%s (%s)", when, e.Pass.ClassName(), outcome, e.Pass.Name)
	op := e.Op
	if d.o.moduleScope {
		fmt.Fprintf(&b, " ('%s' operation%s)", op.Name(), symbolOf(op))
		for op.ParentOp() != nil {
			op = op.ParentOp()
		}
	}
	b.WriteString(" //----- //\n")
	b.Write(d.text(e, op))
	b.WriteString("\n\n")
	if d.tree != nil {
		d.tree.write(e, b.Bytes())
		return
	}
	e.Out.Write(b.Bytes())
}

// text prints an operation as dumps show it.
func (d *dumper) text(e *passes.Event, op *core.Operation) []byte {
	o := d.print
	o.LocalScope = o.LocalScope || op.Block() != nil
	// A pass that failed may leave anything.
	if !o.AssumeVerified && !o.Generic && e.Failed {
		o.Generic = !valid(op, 1)
	}
	text, _ := printed(op, o)
	return text
}

// diff prints what a pass has changed.
func (d *dumper) diff(e *passes.Event, before []byte) {
	after := d.text(e, e.Op)
	if bytes.Equal(before, after) {
		return
	}
	outcome := ""
	if e.Failed {
		outcome = " Failed"
	}
	name := fmt.Sprintf("'%s' operation%s", e.Op.Name(), symbolOf(e.Op))
	fmt.Fprintf(e.Out, "// -----// IR Diff Of %s%s (%s) //----- //\n%s\n", e.Pass.ClassName(), outcome, e.Pass.Name,
		textdiff.Unified(name+", before", name+", after", string(before)+"\n", string(after)+"\n"))
}

// symbolOf returns ": @name" for a symbol.
func symbolOf(op *core.Operation) string {
	s, ok := op.Attr(core.SymbolNameAttr).(*core.StringAttr)
	if !ok {
		return ""
	}
	return ": " + core.AttrString(op.Context().SymbolRef(s.Value()))
}
